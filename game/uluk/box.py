"""What lies in the box: board, tribes, cards and their figures, read from ``box.toml``."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path

from game.box import load


@dataclass(frozen=True, slots=True)
class Public:
    """What the publisher says about the game."""

    source: str
    publisher: str
    year: int
    designer: str
    artist: str
    minutes: tuple[int, ...]
    age: int


@dataclass(frozen=True, slots=True)
class Meta:
    """The frame of the game."""

    source: str
    title: str
    players: tuple[int, ...]
    seasons: int
    phases: tuple[str, ...]
    public: Public


@dataclass(frozen=True, slots=True)
class Setup:
    """What players begin with; by number of players, one player first, or by place in the turn order."""

    source: str
    tribers_start: tuple[int, ...]
    tribers_max: int
    baked_mgobu_by_seat: tuple[int, ...]
    level_tokens: tuple[int, ...]
    invention_row: tuple[int, ...]
    small_tracks: tuple[bool, ...]
    poison_per_area: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """What gives and takes Happiness Points, what a new triber costs in food, and the solo bands."""

    source: str
    all_fed: int
    hunger: int
    treat: int
    celebration_food: int
    celebration_poison: int
    temple: int
    shaman_hut: int
    most_monument_tokens: int
    symbol_sets: tuple[int, ...]
    reproduction_cost: int
    solo_bands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Monuments:
    """Spaces of each site from left to right, and HP by own tribers at a built one."""

    source: str
    site_spaces: tuple[int, ...]
    chart: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """A Monument token: the resource that it shows and its number."""

    source: str
    resource: str
    number: int


@dataclass(frozen=True, slots=True)
class Areas:
    """The six areas from left to right, and which of them are gathered in and which hunted in."""

    source: str
    order: tuple[str, ...]
    sickle_spaces: int
    gathering: tuple[str, ...]
    hunting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Standard:
    """The tracks on the main board: (left, right) by level, or one value by level where hunted."""

    source: str
    uluk: tuple[tuple[int, ...], ...]
    mgobu: tuple[tuple[int, ...], ...]
    tlon: tuple[tuple[int, ...], ...]
    zork: tuple[tuple[int, ...], ...]
    fnord: tuple[int, ...]
    hlak: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Small:
    """The tracks on the tiles for one or two players: (left, right) by level."""

    source: str
    uluk: tuple[tuple[int, ...], ...]
    mgobu: tuple[tuple[int, ...], ...]
    tlon: tuple[tuple[int, ...], ...]
    zork: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Tracks:
    """Positions of a track, where markers start, and the tracks themselves."""

    source: str
    positions: int
    start: int
    standard: Standard
    small: Small


@dataclass(frozen=True, slots=True)
class Symbols:
    """The resource symbols beside the lowest positions of each track, from the minimum up."""

    source: str
    uluk: tuple[str, ...]
    mgobu: tuple[str, ...]
    tlon: tuple[str, ...]
    zork: tuple[str, ...]
    fnord: tuple[str, ...]
    hlak: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RawTypes:
    """The type of each raw resource."""

    source: str
    uluk: str
    mgobu: str
    tlon: str
    zork: str
    fnord: str
    hlak: str


@dataclass(frozen=True, slots=True)
class ProductTypes:
    """The type of each product."""

    source: str
    pickled_uluk: str
    fermented_uluk: str
    boiled_uluk: str
    ground_mgobu: str
    baked_mgobu: str
    roasted_tlon: str
    tlon_brew: str
    dried_zork: str
    fermented_zork: str
    salted_fnord: str
    smoked_hlak: str
    roasted_hlak: str


@dataclass(frozen=True, slots=True)
class Ecology:
    """How levels move by tribers on sickle spaces, and which symbols stand beside the tracks."""

    source: str
    delta_by_tribers: tuple[int, ...]
    symbols: Symbols


@dataclass(frozen=True, slots=True)
class Tribe:
    """A tribe board: its arrows as (from, to, mark)."""

    source: str
    id: str
    arrows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Invention:
    """An Invention.

    ``free``: one operation of at most ``amount`` pieces into one of ``options``. ``extra``: ``amount`` more
    raw pieces of ``area``. ``hut``: ``hp`` for moving out of the Hut. ``celebration``: ``hp`` more for each.
    """

    source: str
    id: str
    copies: int
    symbol: str
    kind: str
    options: tuple[str, ...] = ()
    amount: int = 0
    area: str = ""
    hp: int = 0


@dataclass(frozen=True, slots=True)
class Feast:
    """A Feast card: one set, a piece named as often as it is needed, and HP for one and two sets."""

    source: str
    id: str
    needs: tuple[str, ...]
    x1: int
    x2: int


@dataclass(frozen=True, slots=True)
class Cards:
    """How many Freeloaders cards of each kind there are."""

    source: str
    hunt_hlak: int
    hunt_fnord: int
    harvest_uluk: int
    harvest_mgobu: int
    harvest_tlon: int
    harvest_zork: int
    broken_invention: int
    shamans_advice: int
    prayer_patron: int
    prayer_ancient: int
    new_triber: int


@dataclass(frozen=True, slots=True)
class Freeloaders:
    """How many Freeloaders camp at the start, and their cards."""

    source: str
    start: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    meta: Meta
    setup: Setup
    scoring: Scoring
    monuments: Monuments
    monument_token: tuple[Token, ...]
    areas: Areas
    tracks: Tracks
    ecology: Ecology
    raw_types: RawTypes
    product_types: ProductTypes
    tribe: tuple[Tribe, ...]
    invention: tuple[Invention, ...]
    feast: tuple[Feast, ...]
    freeloaders: Freeloaders


def names_of(table: type[ProductTypes] | type[Cards]) -> tuple[str, ...]:
    """The names of a table's figures, its source aside."""
    return tuple(field.name for field in fields(table) if field.name != "source")


def read(path: Path) -> Box:
    """The box in a data file, not yet checked (see ``check.py``).

    Raises:
        BoxError: if the file cannot be read or has another form.
    """
    return load(path, Box)


PATH = Path(__file__).with_name("box.toml")
"""The data file that the game is played with."""
