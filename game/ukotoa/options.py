"""The choices made before a match, and the ways of playing that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.contract import Option, Options, SetupError
from game.hexes import Hex
from game.ukotoa.box import BOX, SEATS
from game.ukotoa.laying import path_of

ON, OFF = "on", "off"
DRAWN, CHOSEN = "drawn", "chosen"
STANDARD, ADVANCED = "standard", "advanced"
SPIRAL_SHIP, PLAYERS_SHIP, RANDOM_SHIP = "spiral", "players", "random"
AUTO = "auto"
NO_LAYOUT = "none"
SHIP_NOTES = {"saved": "ship", "saved2": "ship2", "saved3": "ship3"}
"""Saved ships, the newest first: the values of the option, and the notes that hold the ships as text (see
``laying.text_of``).
"""

PRESETS = BOX.rulings


class Layouts(tuple[str, ...]):
    """The values of the option that holds a saved ship: every whole ship as text is one of them."""

    __slots__ = ()

    def __contains__(self, text: object) -> bool:
        return super().__contains__(text) or (isinstance(text, str) and path_of(text) is not None)


def _switch(key: str, preset: bool, consent: bool = False) -> Option:
    return Option(key, (ON, OFF) if preset else (OFF, ON), consent)


def _choice(key: str, preset: str, *values: str) -> Option:
    return Option(key, (preset, *(value for value in values if value != preset)))


OPTIONS = (
    Option("first", (DRAWN, *(str(seat + 1) for seat in range(max(SEATS))))),
    _choice("setup", PRESETS.setup, STANDARD, ADVANCED),
    _choice("ship", PRESETS.ship, SPIRAL_SHIP, PLAYERS_SHIP, RANDOM_SHIP, *SHIP_NOTES),
    _choice("colours", PRESETS.colours, DRAWN, CHOSEN),
    _switch("whisper_rule", PRESETS.whisper_rule, consent=True),
    Option("stall_guard", (AUTO, *(str(rounds) for rounds in BOX.stall_guard.rounds))),
    _switch("push_chain", PRESETS.push_chain),
    _switch("push_may_turn", PRESETS.push_may_turn),
    _switch("tentacle_crosses_gaps", PRESETS.tentacle_crosses_gaps),
    _switch("tentacle_may_miss", PRESETS.tentacle_may_miss),
    _switch("allow_no_effect_move", PRESETS.allow_no_effect_move),
    _switch("discard_pile_public", PRESETS.discard_pile_public),
    _switch("hand_counts_public", PRESETS.hand_counts_public),
    _switch("characters", PRESETS.characters),
)
"""Every option, its preset first. ``first`` names the seat that starts, counted from 1, or a draw."""

SETTLED = (Option("layout", Layouts((NO_LAYOUT,))),)
"""``layout`` is the saved ship of the match as text."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The options in the form in which the rules ask for them.

    ``guard`` is the number of quiet rounds after which Uk'otoa moves by itself, 0 = never.
    """

    advanced: bool = False
    ship: str = SPIRAL_SHIP
    colours_chosen: bool = False
    whisper: bool = False
    guard: int = 0
    chain: bool = True
    turning: bool = True
    gaps: bool = True
    may_miss: bool = True
    no_effect: bool = False
    discard_open: bool = True
    counts_open: bool = True
    characters: bool = True


def check(options: Options, seats: int) -> None:
    """See that every option has one of its values, that there is no other, and that all fit the seats.

    Raises:
        SetupError: naming the first thing that is wrong.
    """
    if seats not in SEATS:
        raise SetupError("fault-seat-count", count=seats, least=SEATS[0], most=SEATS[-1])
    known = {option.key: option for option in (*OPTIONS, *SETTLED)}
    for key in options:
        if key not in known:
            raise SetupError("fault-unknown-option", option=key, known=", ".join(known))
    for key, option in known.items():
        value = options.get(key, NO_LAYOUT if key == SETTLED[0].key else "")
        if value not in option.values:
            raise SetupError("fault-option-value", option=key, value=value, known=", ".join(option.values))
    first = options["first"]
    if first != DRAWN and int(first) > seats:
        raise SetupError("fault-first-seat")
    if options["ship"] in SHIP_NOTES and saved_path(options) is None:
        raise SetupError("ukotoa-fault-no-ship")


def settle(
    options: Options, seats: int, persons: tuple[int, ...], notes: Mapping[str, str]
) -> dict[str, str]:
    """The options with the stall guard and the saved ship settled (R74, R6)."""
    settled = dict(options)
    if settled["stall_guard"] == AUTO:
        settled["stall_guard"] = str(BOX.stall_guard.with_computers if len(persons) < seats else 0)
    if settled["ship"] not in SHIP_NOTES:
        settled["layout"] = NO_LAYOUT
    elif saved_path(settled) is None and settled["ship"] in offered("ship", notes):
        settled["layout"] = notes[SHIP_NOTES[settled["ship"]]]
    return settled


def offered(key: str, notes: Mapping[str, str]) -> tuple[str, ...]:
    """The values of an option among which there is a choice: of saved ships those that are there."""
    values = next(option.values for option in OPTIONS if option.key == key)
    if key != "ship":
        return values
    return tuple(
        value
        for value in values
        if value not in SHIP_NOTES or path_of(notes.get(SHIP_NOTES[value], "")) is not None
    )


def with_ship(notes: Mapping[str, str], text: str) -> dict[str, str]:
    """The notes with a ship as the newest saved one; the oldest of too many is forgotten."""
    before = [notes[SHIP_NOTES[value]] for value in offered("ship", notes) if value in SHIP_NOTES]
    ships = [text, *(ship for ship in before if ship != text)]
    rest = {key: note for key, note in notes.items() if key not in SHIP_NOTES.values()}
    return rest | dict(zip(SHIP_NOTES.values(), ships, strict=False))


def saved_path(options: Options) -> tuple[Hex, ...] | None:
    """The saved ship, if there is one."""
    return path_of(options.get("layout", NO_LAYOUT))


def ways_of(options: Options) -> Ways:
    """The options in the form in which the rules ask for them; a guard that is not settled is off."""
    guard = options["stall_guard"]
    return Ways(
        advanced=options["setup"] == ADVANCED,
        ship=options["ship"],
        colours_chosen=options["colours"] == CHOSEN and options["setup"] == STANDARD,
        whisper=options["whisper_rule"] == ON,
        guard=0 if guard == AUTO else int(guard),
        chain=options["push_chain"] == ON,
        turning=options["push_may_turn"] == ON,
        gaps=options["tentacle_crosses_gaps"] == ON,
        may_miss=options["tentacle_may_miss"] == ON,
        no_effect=options["allow_no_effect_move"] == ON,
        discard_open=options["discard_pile_public"] == ON,
        counts_open=options["hand_counts_public"] == ON,
        characters=options["characters"] == ON,
    )
