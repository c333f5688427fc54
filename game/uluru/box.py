"""What lies in the box: cards, birds, wishes, times and players, read from ``box.toml`` and checked."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from game.box import BoxError, load


@dataclass(frozen=True, slots=True)
class Components:
    """How many pieces of each sort there are; the other tables must agree."""

    source: str
    uluru_cards: int
    chips: int
    chips_per_seat: int
    dreambird_cards: int
    wish_cards_by_level: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Public:
    """What the publisher says about the game."""

    source: str
    designer: str
    publisher: str
    age_min: int
    solo: bool


@dataclass(frozen=True, slots=True)
class Limits:
    """The fewest seats; one is a match for its own sake."""

    source: str
    players_min: int


@dataclass(frozen=True, slots=True)
class About:
    """The frame of the game."""

    source: str
    id: str
    title: str
    players_max: int
    rounds: int
    birds: int
    cards: int
    drawn_per_round: int
    components: Components
    public: Public
    limits: Limits


@dataclass(frozen=True, slots=True)
class Scoring:
    """Penalty points, and the numbers that are counted aloud."""

    source: str
    unmet_wish: int
    last_player: int
    last_player_min_players: int
    countdown_from: int
    countdown_to: int
    win: str
    tie: str


@dataclass(frozen=True, slots=True)
class Timing:
    """How long things take: milliseconds (``_ms``) or seconds (``_s``); ``pace`` are factors."""

    source: str
    countdown_step_ms: int
    solo_clock_s: tuple[int, ...]
    own_clock_cap_s: int
    slow_table_s: int
    reveal_ms: int
    hold_ms: int
    same_moment_shared_ms: int
    same_moment_own_ms: int
    pace: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bird:
    """A dreambird, its card and its chips, by colour."""

    source: str
    id: str


@dataclass(frozen=True, slots=True)
class Edges:
    """The places along each edge of the card, clockwise."""

    top: tuple[int, ...]
    right: tuple[int, ...]
    bottom: tuple[int, ...]
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """The Uluru card, seen from its owner's side."""

    source: str
    edges: Edges


@dataclass(frozen=True, slots=True)
class PlaceOnCard:
    """A place: its edge (0 top, then clockwise), and where it is in thousandths of the card's size."""

    source: str
    id: int
    edge: int
    xy: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WishCard:
    """A wish: its kind and what it speaks of, a colour or some places."""

    id: int
    level: int
    kind: str
    source: str
    colour: str = ""
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player: times, chance of a slip, swaps tried, chance of a best card.

    ``median_ms`` is when such a player usually calls.
    """

    source: str
    id: str
    read_ms: int
    act_ms: int
    slip_percent: int
    swaps: int
    exact_percent: int
    median_ms: int


@dataclass(frozen=True, slots=True)
class Habits:
    """What computer players have in common; ``_permille`` are thousandths of a time."""

    source: str
    read_permille: tuple[int, ...]
    act_permille: tuple[int, ...]
    call_percent: int
    detours_max: int
    random_ms: tuple[int, ...]
    adaptive_rounds: int
    adaptive_permille: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    wish: tuple[WishCard, ...]
    game: About
    scoring: Scoring
    timing: Timing
    bird: tuple[Bird, ...]
    card: Card
    place: tuple[PlaceOnCard, ...]
    computer: tuple[Level, ...]
    habits: Habits


KINDS = ("any", "places", "same_edge", "across", "beside", "two_apart")
"""The kinds of wishes; the last four name a colour."""


def checked(box: Box) -> Box:
    """The same box, if its tables agree with each other.

    Raises:
        BoxError: naming the first thing that does not fit.
    """
    game, parts, edges = box.game, box.game.components, box.card.edges
    ring = (*edges.top, *edges.right, *edges.bottom, *edges.left)
    colours = [bird.id for bird in box.bird]
    levels = tuple(sum(wish.level == level for wish in box.wish) for level in (1, 2, 3))
    by_edge = (edges.top, edges.right, edges.bottom, edges.left)
    demands = (
        (
            game.birds == game.drawn_per_round == len(box.bird) == len(box.place) == parts.dreambird_cards,
            "birds, places and cards drawn must be as many",
        ),
        (len(set(colours)) == len(colours), "a colour stands twice"),
        (ring == tuple(range(game.birds)), "the places must be numbered clockwise, from the top edge on"),
        (
            all(place.id in by_edge[place.edge] for place in box.place)
            and [place.id for place in box.place] == sorted(ring),
            "the places and the edges do not agree",
        ),
        (levels == parts.wish_cards_by_level, "the wishes do not add up to wish_cards_by_level"),
        (len(box.wish) == sum(levels) == game.cards, "there are not as many wishes as cards"),
        ([wish.id for wish in box.wish] == list(range(1, game.cards + 1)), "the wishes must be numbered"),
        (game.rounds * game.drawn_per_round <= game.cards, "the cards do not last for all rounds"),
        (parts.uluru_cards == game.players_max, "there must be one Uluru card for each player"),
        (parts.chips == game.players_max * parts.chips_per_seat, "the chips do not add up"),
        (parts.chips_per_seat == game.birds, "a player needs one chip of each colour"),
        (all(_sound(wish, colours, len(ring)) for wish in box.wish), "a wish names what its kind does not"),
        (box.scoring.countdown_from > box.scoring.countdown_to, "the countdown must count down"),
        (
            box.timing.pace[0] == 1 and all(a < b for a, b in pairwise(box.timing.pace)),
            "the paces must begin with 1 and ascend",
        ),
        (box.timing.solo_clock_s[0] == 0, "no clock must be the first choice of a player alone"),
        (
            [level.id for level in box.computer] == ["easy", "normal", "hard", "unerring"],
            "there are not the four computer players",
        ),
    )
    for holds, complaint in demands:
        if not holds:
            raise BoxError(f"box.toml: {complaint}")
    return box


def _sound(wish: WishCard, colours: list[str], places: int) -> bool:
    if wish.kind == "any":
        return not wish.colour and not wish.places
    if wish.kind == "places":
        return not wish.colour and bool(wish.places) and all(0 <= place < places for place in wish.places)
    return wish.kind in KINDS and wish.colour in colours and not wish.places


BOX = checked(load(Path(__file__).with_name("box.toml"), Box))
"""The box that the game is played with."""

BIRDS = tuple(bird.id for bird in BOX.bird)
"""The colours; birds are numbered in this order."""

NUMBER = {colour: number for number, colour in enumerate(BIRDS)}
PLACES = len(BOX.place)
EDGE = tuple(place.edge for place in BOX.place)
NOWHERE = -1
"""In a list of places: the chip is in the supply. In a list of chips: the place is free."""

ROUNDS = BOX.game.rounds
COUNTDOWN = (BOX.scoring.countdown_from - BOX.scoring.countdown_to) * BOX.timing.countdown_step_ms
"""Milliseconds of the whole countdown at pace 1."""

LEVELS = {level.id: level for level in BOX.computer}
