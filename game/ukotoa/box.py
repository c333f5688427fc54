"""What lies in the box: ship, sailors, factions and cards, read from ``box.toml`` and checked."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from game.box import BoxError, load
from game.hexes import Hex, distance


@dataclass(frozen=True, slots=True)
class Public:
    """What the publisher says about the game."""

    source: str
    minutes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class About:
    """The frame of the game."""

    source: str
    id: str
    title: str
    players: tuple[int, ...]
    age: int
    hand_limit: int
    start_hand: int
    draw_per_turn: int
    exchange_any: int
    public: Public


@dataclass(frozen=True, slots=True)
class Components:
    """How many pieces of each sort there are; the other tables must agree."""

    source: str
    ship_tiles: int
    ship_wheels: int
    sailors_per_colour: int
    colours: int
    faction_tiles: int
    action_cards: int


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction: its name, the colour of its sailors, and the character that it lends a computer player."""

    source: str
    id: str
    name: str
    colour: str
    character: str


@dataclass(frozen=True, slots=True)
class Character:
    """What a computer player is after.

    ``share`` is what a victory that a neighbour has too counts, in hundredths of one alone; ``grudge`` how
    much more a foreign colour weighs for every own sailor that its holders have taken, in hundredths.
    """

    source: str
    id: str
    share: int
    grudge: int


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card: what it does, how far, and how many there are."""

    source: str
    kind: str
    action: str
    n: int
    count: int


@dataclass(frozen=True, slots=True)
class Spiral:
    """The advised ship, in the order of laying, and how many tiles each layer has."""

    source: str
    path: tuple[tuple[int, ...], ...]
    rings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RandomShip:
    """How compact a ship laid at random is."""

    source: str
    touching: int


@dataclass(frozen=True, slots=True)
class Presets:
    """The preset of every option of a match (see ``options.py``)."""

    source: str
    push_chain: bool
    push_may_turn: bool
    tentacle_crosses_gaps: bool
    tentacle_may_miss: bool
    allow_no_effect_move: bool
    whisper_rule: bool
    setup: str
    ship: str
    colours: str
    discard_pile_public: bool
    hand_counts_public: bool
    characters: bool


@dataclass(frozen=True, slots=True)
class StallGuard:
    """After how many quiet rounds Uk'otoa moves by itself: the choices, and one where computers play."""

    source: str
    rounds: tuple[int, ...]
    with_computers: int


@dataclass(frozen=True, slots=True)
class Scores:
    """What a victory counts in a series of matches."""

    source: str
    solo: int
    shared: int


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    game: About
    components: Components
    faction: tuple[Faction, ...]
    character: tuple[Character, ...]
    card: tuple[Kind, ...]
    spiral: Spiral
    random_ship: RandomShip
    rulings: Presets
    stall_guard: StallGuard
    scores: Scores


ADVANCE, UNLEASH, RUN, PUSH, SWAP = "advance", "unleash", "run", "push", "swap"
ACTS = (ADVANCE, UNLEASH, RUN, PUSH, SWAP)
"""What cards do."""


def checked(box: Box) -> Box:
    """The same box, if its tables agree with each other.

    Raises:
        BoxError: naming the first thing that does not fit.
    """
    parts = box.components
    path = [(step[0], step[1]) for step in box.spiral.path if len(step) == 2]
    numbered = [[kind for kind in box.card if kind.action == act] for act in (ADVANCE, UNLEASH)]
    demands = (
        (sum(kind.count for kind in box.card) == parts.action_cards, "the cards do not add up"),
        (all(kind.action in ACTS and kind.n > 0 for kind in box.card), "a card does nothing known"),
        (len({kind.kind for kind in box.card}) == len(box.card), "two kinds of card have one name"),
        (
            all(
                one.n < two.n and one.count > two.count for kinds in numbered for one, two in pairwise(kinds)
            ),
            "weaker numbers must be commoner",
        ),
        (
            len(path) == len(set(path)) == sum(box.spiral.rings) == parts.ship_tiles + parts.ship_wheels,
            "the spiral does not have a hex for every tile",
        ),
        (path[:1] == [(0, 0)], "the spiral must begin at (0, 0)"),
        (all(distance(one, two) == 1 for one, two in pairwise(path)), "the spiral has a gap"),
        (
            len(box.faction) == parts.faction_tiles == parts.colours == max(box.game.players),
            "there must be a faction and a colour for every player",
        ),
        (
            {faction.character for faction in box.faction} <= {one.id for one in box.character},
            "a faction has an unknown character",
        ),
        (
            parts.sailors_per_colour * parts.colours <= parts.ship_tiles,
            "the sailors do not find room on the ship",
        ),
    )
    for holds, complaint in demands:
        if not holds:
            raise BoxError(f"box.toml: {complaint}")
    return box


BOX = checked(load(Path(__file__).with_name("box.toml"), Box))
"""The box that the game is played with."""

TILES = BOX.components.ship_tiles + BOX.components.ship_wheels
LAST = TILES - 1
"""The number of the tile laid last; the wheel is tile 0."""

SPIRAL: tuple[Hex, ...] = tuple((step[0], step[1]) for step in BOX.spiral.path)

COLOURS = tuple(faction.colour for faction in BOX.faction)
NUMBER = {colour: number for number, colour in enumerate(COLOURS)}
CREW = BOX.components.sailors_per_colour
"""Sailors of each colour; sailor ``colour * CREW + n`` is number n of that colour."""

NOBODY = -1
"""No sailor, no tile."""

KINDS = tuple(kind.kind for kind in BOX.card)
ACT = tuple(kind.action for kind in BOX.card)
REACH = tuple(kind.n for kind in BOX.card)
KIND_OF = tuple(number for number, kind in enumerate(BOX.card) for _ in range(kind.count))
"""The number of its kind by number of card."""
CARDS = len(KIND_OF)

SEATS = BOX.game.players
