"""What lies in the box: figures, dice, prey cards and path cards, read from ``box.toml`` and checked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.box import BoxError, load


@dataclass(frozen=True, slots=True)
class About:
    """What is printed on the box."""

    source: str
    id: str
    title: str
    designer: str
    publisher: str
    year: int
    players_min: int
    players_max: int
    players_max_house: int
    age_min: int
    minutes: int


@dataclass(frozen=True, slots=True)
class Components:
    """How many pieces of each sort there are; the other tables must agree."""

    source: str
    path_cards: int
    dice: int
    prey_cards: int
    figures: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbers in the rules."""

    source: str
    prey_needed: int
    face_up_every: int


@dataclass(frozen=True, slots=True)
class Presets:
    """The preset of every option of a match (see ``options.py``)."""

    source: str
    unsure_hunters: bool
    meet: str
    first_card_lifted_before_second_figure_moves: bool
    stop_at_last_card_if_short: bool
    show_scores: bool
    auto_single_symbol: bool
    house_players: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """A walker: ``direction`` is +1 or -1 spot a step, ``start`` its first position."""

    source: str
    id: str
    direction: int
    start: int


@dataclass(frozen=True, slots=True)
class Die:
    """The six equally likely faces of every die; ``blank`` is the face that is worth nothing."""

    source: str
    faces: tuple[str, ...]
    blank: str


@dataclass(frozen=True, slots=True)
class Prey:
    """A prey card and what it adds at the end."""

    source: str
    id: str
    points: int


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of path card: its chewing points and how many of it there are."""

    source: str
    id: str
    points: int
    count: int
    count_source: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    game: About
    components: Components
    rules: Numbers
    rulings: Presets
    figure: tuple[Figure, ...]
    die: Die
    prey: tuple[Prey, ...]
    path_card: tuple[CardKind, ...]

    @property
    def deck(self) -> tuple[CardKind, ...]:
        """Every path card, unshuffled."""
        return tuple(kind for kind in self.path_card for _ in range(kind.count))


def checked(box: Box) -> Box:
    """The same box, if its tables agree with each other.

    Raises:
        BoxError: naming the first thing that does not fit.
    """
    parts = box.components
    faces = [box.die.blank, *(prey.id for prey in box.prey), *(figure.id for figure in box.figure)]
    demands = (
        (len(box.deck) == parts.path_cards, "the counts of the path cards do not add up to path_cards"),
        (len(box.prey) == parts.prey_cards, "there are not prey_cards tables of prey"),
        (len(box.figure) == parts.figures == 2, "there are not two figures"),
        (
            [figure.direction for figure in box.figure] == [1, -1],
            "the first figure must walk clockwise (1), the second counter-clockwise (-1)",
        ),
        (
            [figure.start for figure in box.figure] == [0, parts.path_cards + 1],
            "the figures must start on the two sides of the gap",
        ),
        (sorted(faces) == sorted(box.die.faces), "the faces are not the blank, the prey and the figures"),
        (box.die.faces[0] == box.die.blank, "the blank must be the first face"),
        (box.die.faces[1:] == tuple(faces[1:]), "the faces must stand in the order of prey and figures"),
        (parts.dice < 2 * box.rules.prey_needed, "the dice would be enough for two prey cards in one turn"),
        (
            2 <= box.game.players_min <= box.game.players_max <= box.game.players_max_house,
            "the numbers of players do not ascend",
        ),
    )
    for holds, complaint in demands:
        if not holds:
            raise BoxError(f"box.toml: {complaint}")
    return box


BOX = checked(load(Path(__file__).with_name("box.toml"), Box))
"""The box that the game is played with."""

DICE = BOX.components.dice
PLACES = BOX.components.path_cards + 1
"""Places of the circle: the spots and the gap, which is place 0."""

FACES = BOX.die.faces
BONE = 0
"""The number of the blank face; faces are numbered in the order of ``FACES``."""

FIRST_PREY = 1
FIRST_FIGURE = 1 + len(BOX.prey)
PREY = tuple(prey.id for prey in BOX.prey)
FIGURES = tuple(figure.id for figure in BOX.figure)
SMALL, LARGE = 0, 1
"""Numbers of the figures in ``FIGURES``."""

TOTAL_POINTS = sum(kind.points for kind in BOX.deck)
"""Points of all path cards together."""
