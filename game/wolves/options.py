"""The choices made before a match, and the ways of playing that follow from them."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Option, Options, SetupError
from game.wolves.box import GAME, SCHEDULES

ON, OFF = "on", "off"
SEATS_FIRST, ROUNDS = "seats", "rounds"
DEALT, CHOSEN = "dealt", "chosen"

SEATS = tuple(range(GAME.players_min, GAME.players_max + 1))

OPTIONS = (
    Option("schedule", tuple(SCHEDULES)),
    Option("gathering", (SEATS_FIRST, ROUNDS)),
    Option("odds", (OFF, ON)),
    Option("communities", (DEALT, CHOSEN)),
)
"""Every option, its preset first."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The options in the form in which the rules ask for them.

    ``flips`` are the availability cards of turns 1, 2 and so on. ``rounds``: with one pointer those who
    gather are asked card by card, else one after the other (R8). ``odds``: the chance of a leader is shown.
    ``chosen``: everybody picks a community, else they are dealt.
    """

    flips: tuple[int, ...]
    rounds: bool = False
    odds: bool = False
    chosen: bool = False


def check(options: Options) -> None:
    """See that every option has one of its values and that there is no other.

    Raises:
        SetupError: naming the first option that is wrong.
    """
    known = {option.key: option.values for option in OPTIONS}
    for key in options:
        if key not in known:
            raise SetupError("fault-unknown-option", option=key, known=", ".join(known))
    for key, values in known.items():
        value = options.get(key, "")
        if value not in values:
            raise SetupError("fault-option-value", option=key, value=value, known=", ".join(values))


def ways_of(options: Options) -> Ways:
    """The options as the rules ask for them."""
    return Ways(
        flips=SCHEDULES[options["schedule"]],
        rounds=options["gathering"] == ROUNDS,
        odds=options["odds"] == ON,
        chosen=options["communities"] == CHOSEN,
    )
