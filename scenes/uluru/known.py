"""What the table of Uluru may show of every seat: the one place that decides what lies open."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.uluru.box import BIRDS, BOX, NUMBER, WishCard
from game.uluru.state import Round
from game.uluru.view import UluruView
from game.uluru.wishes import is_met, places_of
from scenes.layout import Shown
from scenes.words import Words

COUNT = BOX.scoring.countdown_from
"""Where the countdown begins."""
READY = 3
"""What is counted down to "Go!" before covered wishes turn up."""
TURNED = 0.7
"""Seconds in which covered cards turn over before the check."""
CUT = (1.4, 1.6)
"""Seconds for a card that came too late: as it was finished, and as it counts."""
CHECK = (0.4, 1.1)
"""Seconds in which a bird jumps and in which its wish is judged."""
COUNTED = 2.5
"""Seconds in which the points are written down."""
BEST = "toggle:best"
"""The button that shows a best card; round and seat stand behind it."""


@dataclass(frozen=True, slots=True)
class Card:
    """A seat's card as the table may show it.

    ``chips`` lie on it. Open: ``birds`` are the colours by place. Covered: nobody may know which bird lies
    where, ``placed`` tells whether all six places are taken.
    """

    open: bool
    birds: tuple[str | None, ...]
    chips: int

    @property
    def placed(self) -> bool:
        """Whether a chip lies on every place."""
        return self.chips == len(BIRDS)


EMPTY: tuple[str | None, ...] = (None,) * len(BIRDS)


def best_key(shown: Shown, seat: int) -> str:
    """The button that shows the seat a best card of the round that was checked."""
    return f"{BEST}:{shown.view.round}:{seat}"


def told(shown: Shown) -> int | None:
    """The bird of the row that is being checked, one more for points; ``None`` when all is told."""
    if shown.step >= shown.steps or shown.view.checked is None:
        return None
    return max(0, _step(shown) - 1) // len(CHECK)


def _step(shown: Shown) -> int:
    """The step of the check, 0 = the cards turn over, however they came to lie so."""
    cut = shown.view.checked is not None and shown.view.checked.cut is not None
    return max(0, shown.step - 1) if cut else shown.step


def ready(shown: Shown) -> int | None:
    """What is counted down before "Go!", or ``None``."""
    left = shown.steps - shown.step
    return left if shown.view.step == "place" and left > 0 else None


def too_late(shown: Shown) -> bool:
    """Whether it is being told that a card came too late."""
    checked = shown.view.checked
    return checked is not None and checked.cut is not None and shown.step < min(len(CUT), shown.steps)


def jumping(shown: Shown) -> bool:
    """Whether the bird that is being checked is in the air; when it has landed its wish is judged."""
    step = told(shown)
    return step is not None and step < len(BIRDS) and _step(shown) % len(CHECK) == 1


def judged(shown: Shown) -> int:
    """How many birds of the row have been judged."""
    step = told(shown)
    if shown.view.checked is None:
        return 0
    return len(BIRDS) if step is None else min(len(BIRDS), _step(shown) // len(CHECK))


def card_of(shown: Shown, seat: int, best: bool = False) -> Card:
    """A seat's card; with ``best`` a best one of the round that was checked."""
    view: UluruView = shown.view
    checked = view.checked
    if checked is not None:
        birds: tuple[str | None, ...] = checked.best_card if best else checked.cards[seat]
        if too_late(shown) and shown.step == 0 and seat == checked.cut:
            birds = checked.finished
        return Card(True, birds, len(birds) - birds.count(None))
    chips = view.chips[seat]
    if view.step != "place" and not chips:
        return Card(True, EMPTY, 0)
    own = shown.views.get(seat)
    if shown.paused or own is None or view.called[seat] or view.stopped[seat]:
        return Card(False, EMPTY, chips)
    return Card(True, own.cards[seat] or EMPTY, chips)


def wishes_of(shown: Shown) -> tuple[WishCard | None, ...]:
    """The wishes below the birds; ``None`` is a card face down, nothing at all before they are laid.

    Where persons play one after the other nobody may study them before the own "Go!": they lie open only
    while somebody who sits here is in turn (uluru.13).
    """
    view: UluruView = shown.view
    if shown.paused or ready(shown) is not None:
        return (None,) * len(view.wishes)
    if view.checked is not None or not view.ways.own or shown.alone:
        return view.wishes
    own: UluruView | None = shown.views.get(view.active) if view.active is not None else None
    return own.wishes if own is not None else (None,) * len(view.wishes)


def placing(shown: Shown, seat: int) -> bool:
    """Whether the seat may move its chips now."""
    view: UluruView = shown.view
    if view.step != "place" or view.called[seat] or view.stopped[seat]:
        return False
    return view.active is None or view.active == seat


def needed(shown: Shown, seat: int) -> bool:
    """Whether the table waits for the seat."""
    view: UluruView = shown.view
    if told(shown) is not None or shown.paused:
        return False
    if view.step == "lay":
        return seat == view.start
    return seat == view.caller if view.step == "go" else placing(shown, seat)


def points_of(shown: Shown, seat: int) -> int:
    """The seat's sum, as far as the check has been told."""
    view: UluruView = shown.view
    checked, step = view.checked, told(shown)
    if checked is not None and step is not None and step < len(BIRDS):
        return view.sums[seat] - checked.points[seat]
    return view.sums[seat]


def counting(shown: Shown, seat: int | None = None) -> int | None:
    """The number on the countdown, 10 to 0, or ``None`` while it does not run or may not be known."""
    view: UluruView = shown.view if seat is None else shown.views.get(seat, shown.view)
    if view.counting is None or shown.left is None or view.step != "place":
        return None
    return max(0, min(COUNT, -(-shown.left // view.ways.pace)))


def last_one(shown: Shown) -> int | None:
    """The seat that is still placing while the countdown runs."""
    view: UluruView = shown.view
    seats = [seat for seat in range(view.seats) if placing(shown, seat)]
    return seats[0] if len(seats) == 1 and any_counting(shown) is not None else None


def any_counting(shown: Shown) -> int | None:
    """The countdown as anybody at this screen may know it."""
    known = (counting(shown, seat) for seat in (None, *shown.views))
    return next((number for number in known if number is not None), None)


def limit(shown: Shown) -> int | None:
    """Whole seconds until a limit that is no countdown, as far as it may be known."""
    view: UluruView = shown.view
    if view.step != "place" or view.deadline is None or shown.running is None or shown.left is None:
        return None
    if view.ways.own:  # the true deadline may betray how long the others took
        return max(0, view.deadline // 1000 - shown.running)
    return shown.left


def met_by(
    wishes: tuple[WishCard, ...], row: tuple[str, ...], birds: tuple[str | None, ...]
) -> tuple[bool, ...]:
    """For every bird of the row whether its wish is met on a card."""
    at = places_of([NUMBER[bird] if bird is not None else -1 for bird in birds])
    return tuple(is_met(wish, NUMBER[bird], at) for wish, bird in zip(wishes, row, strict=True))


def verdicts(shown: Shown, seat: int, best: bool) -> tuple[bool, ...]:
    """For every bird of the row whether the seat has met its wish in the round that was checked."""
    checked: Round | None = shown.view.checked
    if checked is None:
        return ()
    return met_by(checked.wishes, shown.view.row, checked.best_card) if best else checked.met[seat]


def possible(shown: Shown) -> int:
    """The best possible sum of the rounds that have been told."""
    rounds = shown.view.rounds
    step = told(shown)
    if step is not None and step < len(BIRDS):
        rounds = rounds[:-1]
    return sum(past.best for past in rounds)


@lru_cache(maxsize=1024)
def _said(words: Words, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
    return words.say(key, dict(params))


def say(shown: Shown, key: str, **params: str | int) -> str:
    """A sentence, kept: the same few are asked for at every layout."""
    return _said(shown.words, key, tuple(params.items()))
