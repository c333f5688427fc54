"""The choices made before a match, and the ways of playing that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from game.contract import Option, Options, SetupError
from game.uluru.box import BOX

ON, OFF = "on", "off"
AUTO, SHARED, OWN = "auto", "shared", "own"
LAID, GO = "laid", "go"
LIVE, STRICT = "live", "strict"
WITH, WITHOUT = "with", "without"
DRAWN = "drawn"
DAY = "day"
"""The deal of the day: the same seed for everybody (see ``deals.seed_of_day``)."""
SEATING, SIDE = "seating", "side"
"""The note that says how the seats sit, and its value for one mouse (also where it is not said)."""

SEATS = tuple(range(BOX.game.limits.players_min, BOX.game.players_max + 1))
NUMBERS = tuple(str(seat + 1) for seat in range(BOX.game.players_max))
EVERYBODY = "".join(NUMBERS)
NOBODY = "0"
PERSONS = (
    EVERYBODY,
    NOBODY,
    *("".join(part) for size in range(1, len(NUMBERS)) for part in combinations(NUMBERS, size)),
)

OPTIONS = (
    Option("first", (NUMBERS[0], DRAWN, *NUMBERS[1:])),
    Option("clock", (AUTO, SHARED, OWN)),
    Option("wishes_open", (AUTO, LAID, GO)),
    Option("timers", (ON, OFF)),
    Option("pace", tuple(str(factor) for factor in BOX.timing.pace)),
    Option("deal", (DRAWN, DAY)),
    Option("late_cut", (LIVE, STRICT)),
    Option("solo_clock", tuple(str(seconds) for seconds in BOX.timing.solo_clock_s)),
    Option("level_1", (WITH, WITHOUT)),
    Option("solvable_deals", (OFF, ON)),
    Option("training", (OFF, ON)),
    Option("adaptive", (OFF, ON)),
    Option("unerring", (OFF, ON)),
)
"""Every option, its preset first. ``first`` names the seat that starts, counted from 1, or a draw."""

SETTLED = (Option("persons", PERSONS),)
"""``persons`` lists the seats of persons, counted from 1."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The options in the form in which the rules ask for them.

    ``own``: everybody has an own clock, one after the other. ``laid``: wishes lie face up from laying out.
    ``pace`` is a factor, ``solo_ms`` the limit of a player alone (0 = none), ``persons`` the seats of
    persons.
    """

    own: bool = False
    laid: bool = False
    timers: bool = True
    pace: int = 1
    strict: bool = False
    solo_ms: int = 0
    level_1: bool = True
    solvable: bool = False
    training: bool = False
    adaptive: bool = False
    unerring: bool = False
    persons: tuple[int, ...] = ()


def check(options: Options) -> None:
    """See that every option has one of its values and that there is no other.

    Raises:
        SetupError: naming the first option that is wrong.
    """
    known = {option.key: option.values for option in (*OPTIONS, *SETTLED)}
    for key in options:
        if key not in known:
            raise SetupError("fault-unknown-option", option=key, known=", ".join(known))
    for key, values in known.items():
        value = options.get(key, EVERYBODY if key == SETTLED[0].key else "")
        if value not in values:
            raise SetupError("fault-option-value", option=key, value=value, known=", ".join(values))


def settle(
    options: Options, seats: int, persons: tuple[int, ...], notes: Mapping[str, str]
) -> dict[str, str]:
    """The options with the clock, the open wishes and the persons settled (uluru 2.8, R26)."""
    settled = dict(options)
    if settled["clock"] == AUTO:
        one_mouse = notes.get(SEATING, SIDE) == SIDE
        settled["clock"] = OWN if len(persons) > 1 and one_mouse else SHARED
    if seats == 1:
        settled["clock"] = SHARED
    if settled["clock"] == OWN:
        settled["wishes_open"] = GO
    elif settled["wishes_open"] == AUTO:
        settled["wishes_open"] = LAID if len(persons) > 1 else GO
    settled["persons"] = "".join(NUMBERS[seat] for seat in persons) or NOBODY
    return settled


def ways_of(options: Options, seats: int) -> Ways:
    """The options for so many seats; what is not settled is taken as for a table of persons and one clock."""
    own = options["clock"] == OWN and seats > 1
    return Ways(
        own=own,
        laid=options["wishes_open"] == LAID and not own,
        timers=options["timers"] == ON,
        pace=int(options["pace"]),
        strict=options["late_cut"] == STRICT,
        solo_ms=int(options["solo_clock"]) * 1000 if seats == 1 else 0,
        level_1=options["level_1"] == WITH,
        solvable=options["solvable_deals"] == ON,
        training=options["training"] == ON,
        adaptive=options["adaptive"] == ON,
        unerring=options["unerring"] == ON,
        persons=tuple(seat for seat in range(seats) if NUMBERS[seat] in options.get("persons", EVERYBODY)),
    )
