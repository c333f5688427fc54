"""The box as numbers: areas, goods, spaces and cards by index, for the rules and for computer players."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from game.uluk.box import PATH, Cards, ProductTypes, names_of
from game.uluk.check import box_from, column_of

BOX = box_from(PATH)
"""The box that the game is played with."""

SEATS = BOX.meta.players
SEASONS = BOX.meta.seasons
TRIBERS = BOX.setup.tribers_max
NOBODY = -1
"""No colour, no site, no card."""

AREAS = BOX.areas.order
AREA = {name: number for number, name in enumerate(AREAS)}
WIDTH = len(AREAS)
HUNTED = tuple(area in BOX.areas.hunting for area in AREAS)
SICKLES = BOX.areas.sickle_spaces
TOP = BOX.tracks.positions - 1
"""The highest level."""
NUMBERS = tuple(
    next(token.number for token in BOX.monument_token if token.resource == area) for area in AREAS
)
"""The number of the Monument token of each area."""


class Kind(IntEnum):
    """What a good is good for (uluk.5)."""

    FOOD = 0
    PERISHABLE = 1
    TREAT = 2
    HOLIDAY = 3
    POISON = 4
    NONE = 5


PRODUCTS = names_of(ProductTypes)
GOODS = (*AREAS, *PRODUCTS)
"""Every space of a tribe board: the six raw resources, then the products."""
GOOD = {name: number for number, name in enumerate(GOODS)}
KINDS = tuple(
    Kind[str(getattr(table, name)).upper()]
    for table, names in ((BOX.raw_types, AREAS), (BOX.product_types, PRODUCTS))
    for name in names
)
"""The type of each good."""
COLUMN = tuple(AREA[column_of(good)] for good in GOODS)
FOODS = tuple(good for good, kind in enumerate(KINDS) if kind <= Kind.TREAT)
PERISHABLES = tuple(good for good, kind in enumerate(KINDS) if kind == Kind.PERISHABLE)
TREATS = tuple(good for good, kind in enumerate(KINDS) if kind == Kind.TREAT)
HOLIDAYS = tuple(good for good, kind in enumerate(KINDS) if kind == Kind.HOLIDAY)
POISON = KINDS.index(Kind.POISON)
"""The space of tlön brew: its pieces are Poison tokens (uluk.7)."""
GIFT = GOOD["baked_mgobu"]

PROCESSING, WORKSHOP, HUT, TEMPLE, SITE = WIDTH, 2 * WIDTH, 2 * WIDTH + 1, 2 * WIDTH + 2, 2 * WIDTH + 3
SITES = len(BOX.monuments.site_spaces)
RINGS = BOX.monuments.site_spaces
CHART = BOX.monuments.chart
SPACES = (
    *AREAS,
    *(f"{area}-processing" for area in AREAS),
    "workshop",
    "hut",
    "temple",
    *(f"site-{number + 1}" for number in range(SITES)),
)
"""Every place a triber can be sent to."""
SPACE = {name: number for number, name in enumerate(SPACES)}
HOME, NEWBORN, POOL = -1, -2, -3
"""Where a triber is that stands on no space."""
PLACES = ("home", "newborn", "pool")

TRIBES = tuple(tribe.id for tribe in BOX.tribe)


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow of a tribe board, goods by number."""

    start: int
    end: int
    mark: str


ARROWS = tuple(
    tuple(Arrow(GOOD[start], GOOD[end], mark) for start, end, mark in tribe.arrows) for tribe in BOX.tribe
)
"""The arrows of each tribe board."""


def yields(mark: str, pieces: int) -> int:
    """How many pieces an operation on ``pieces`` (1 or more) gives (uluk.43 to .46)."""
    match mark:
        case "x2":
            return 2 * pieces
        case "2:3":
            return 3 * (pieces // 2) + pieces % 2
        case "+1":
            return pieces + 1
        case "-1":
            return pieces - 1
    return pieces


CARDS = tuple(card.id for card in BOX.invention)
CARD = {name: number for number, name in enumerate(CARDS)}
INVENTIONS = BOX.invention
SYMBOLS = tuple(dict.fromkeys(card.symbol for card in INVENTIONS))
FREE = {
    number: tuple(GOOD[name] for name in card.options)
    for number, card in enumerate(INVENTIONS)
    if card.kind == "free"
}
"""What each card for free processing can make."""
EXTRA = {number: AREA[card.area] for number, card in enumerate(INVENTIONS) if card.kind == "extra"}
"""The area of each card that brings extra pieces."""

FEASTS = tuple(card.id for card in BOX.feast)
NEEDS = tuple(
    tuple((GOOD[name], card.needs.count(name)) for name in dict.fromkeys(card.needs)) for card in BOX.feast
)
"""What one set of each Feast card takes: (good, pieces)."""

DRAWS = names_of(Cards)
"""The kinds of Freeloaders cards."""
DRAW = {name: number for number, name in enumerate(DRAWS)}
DRAW_COUNTS = tuple(int(getattr(BOX.freeloaders.cards, name)) for name in DRAWS)

Track = tuple[tuple[int, int], ...]


def track_of(area: int, small: bool) -> Track:
    """(left, right) by level; where hunted both are the value for each triber."""
    table: object = BOX.tracks.small if small and not HUNTED[area] else BOX.tracks.standard
    values = getattr(table, AREAS[area])
    return tuple((value, value) if isinstance(value, int) else (value[0], value[1]) for value in values)


TRACKS = tuple(tuple(track_of(area, small) for area in range(WIDTH)) for small in (False, True))
"""All tracks: the standard ones, then those for one or two players."""
SYMBOL_OF = tuple(tuple(AREA[name] for name in getattr(BOX.ecology.symbols, area)) for area in AREAS)
"""The area whose symbol stands beside the lowest positions of each track, from the minimum up."""
DELTAS = BOX.ecology.delta_by_tribers
