"""The choices made before a match, and the ways of playing that follow from them."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Option, Options, SetupError
from game.uluk.goods import SEATS

ON, OFF = "on", "off"
DRAWN = "drawn"
CHOOSE, RANDOM = "choose", "random"
TO_TEMPLE, TO_NEXT = "temple", "next"

OPTIONS = (
    Option("first", (DRAWN, *(str(seat + 1) for seat in range(SEATS[-1])))),
    Option("solo_tribe", (CHOOSE, RANDOM)),
    Option("prayer_full_site", (TO_TEMPLE, TO_NEXT)),
    Option("freeloaders_keep_tokens", (ON, OFF)),
)
"""Every option, its preset first. ``first`` names the seat that starts, counted from 1, or a draw (R49)."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The options in the form in which the rules ask for them (R50, R38, R39)."""

    choose_tribe: bool = True
    next_site: bool = False
    keep_tokens: bool = True


def check(options: Options, seats: int) -> None:
    """See that every option has one of its values, that there is no other, and that all fit the seats.

    Raises:
        SetupError: naming the first thing that is wrong.
    """
    if seats not in SEATS:
        raise SetupError("fault-seat-count", count=seats, least=SEATS[0], most=SEATS[-1])
    known = {option.key: option for option in OPTIONS}
    for key in options:
        if key not in known:
            raise SetupError("fault-unknown-option", option=key, known=", ".join(known))
    for key, option in known.items():
        value = options.get(key, "")
        if value not in option.values:
            raise SetupError("fault-option-value", option=key, value=value, known=", ".join(option.values))
    if options["first"] != DRAWN and int(options["first"]) > seats:
        raise SetupError("fault-first-seat")


def ways_of(options: Options, seats: int) -> Ways:
    """The options in the form in which the rules ask for them; a tribe is chosen alone only."""
    return Ways(
        choose_tribe=seats == 1 and options["solo_tribe"] == CHOOSE,
        next_site=options["prayer_full_site"] == TO_NEXT,
        keep_tokens=options["freeloaders_keep_tokens"] == ON,
    )
