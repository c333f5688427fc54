"""The choices made before a match; their presets are the rulings of the box."""

from __future__ import annotations

from game.contract import Option, Options, SetupError
from game.ugah.box import BOX
from game.ugah.walk import Rulings

ON, OFF = "on", "off"
NO_CARD_BETWEEN, PASS_ONLY = "no_card_between", "pass_only"
DRAWN = "drawn"

ABOUT = BOX.game
PRESETS = BOX.rulings

SEATS = tuple(range(ABOUT.players_min, ABOUT.players_max_house + 1))


def _switch(key: str, preset: bool) -> Option:
    return Option(key, (ON, OFF) if preset else (OFF, ON))


def _meet(preset: str) -> Option:
    return Option("meet", (preset, *(value for value in (NO_CARD_BETWEEN, PASS_ONLY) if value != preset)))


OPTIONS = (
    _switch("unsure_hunters", PRESETS.unsure_hunters),
    _meet(PRESETS.meet),
    _switch(
        "first_card_lifted_before_second_figure_moves", PRESETS.first_card_lifted_before_second_figure_moves
    ),
    _switch("stop_at_last_card_if_short", PRESETS.stop_at_last_card_if_short),
    _switch("show_scores", PRESETS.show_scores),
    _switch("auto_single_symbol", PRESETS.auto_single_symbol),
    _switch("house_players", PRESETS.house_players),
    Option("first", (DRAWN, *(str(seat + 1) for seat in range(ABOUT.players_max_house)))),
)
"""Every option, its preset first. ``first`` names the seat that starts, counted from 1, or a draw."""


def seat_counts(options: Options) -> tuple[int, ...]:
    """The numbers of seats that these options allow (ugah.6, R36)."""
    most = ABOUT.players_max_house if options["house_players"] == ON else ABOUT.players_max
    return tuple(seats for seats in SEATS if seats <= most)


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


def rulings_of(options: Options) -> Rulings:
    """The options in the form in which the rules ask for them."""
    return Rulings(
        unsure_hunters=options["unsure_hunters"] == ON,
        pass_only=options["meet"] == PASS_ONLY,
        lift_first=options["first_card_lifted_before_second_figure_moves"] == ON,
        stop_at_gap=options["stop_at_last_card_if_short"] == ON,
        show_scores=options["show_scores"] == ON,
        auto_single=options["auto_single_symbol"] == ON,
    )
