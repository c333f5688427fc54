"""The chips of every seat: on its card, beside it, covered or open, and what the check says about them."""

from __future__ import annotations

from game.uluru.box import BIRDS
from game.uluru.state import Round
from scenes.layout import LABEL, PIECE, Face, Lying, Shown
from scenes.uluru import known
from scenes.uluru.geometry import UluruGeometry
from scenes.uluru.plans import Mat
from scenes.viewport import Point

HEIGHT = 3.0
"""How high a chip is, for its shadow, in table units."""
JUMP, DROOP = -0.3, 0.12
"""How far a bird jumps or droops while its wish is checked, as a share of its chip."""
ABOVE = 14.0
"""Layers between the chips and what is drawn over them."""


def chips_lying(geometry: UluruGeometry, shown: Shown, mat: Mat) -> list[Lying]:
    """All chips of a seat, and the marks of check and training."""
    best = shows_best(geometry, shown, mat.seat)
    card = known.card_of(shown, mat.seat, best)
    if not card.open:
        return _covered(shown, mat, card)
    checked: Round | None = shown.view.checked
    if checked is None:
        return _open(mat, card, {}) + _ticks(shown, mat, card)
    step = known.told(shown)
    row: tuple[str, ...] = shown.view.row
    met = dict(zip(row, known.verdicts(shown, mat.seat, best), strict=True))
    moved: dict[str, float] = {}
    if step is not None and known.jumping(shown):
        moved[row[step]] = JUMP if met[row[step]] else DROOP
    judged = known.judged(shown)
    result = _open(mat, card, moved)
    result += _marks(mat, card, {bird: met[bird] for bird in row[:judged]})
    if step is not None and step < judged:
        result += _relation(mat, card, checked, row, step, met[row[step]])
    if not best:
        result += _penalties(mat, card, checked, row, step, judged)
    return result


def shows_best(geometry: UluruGeometry, shown: Shown, seat: int) -> bool:
    """Whether a best card lies where the seat's own one was."""
    if shown.view.checked is None or known.told(shown) is not None:
        return False
    own = geometry.mat(seat)
    return own.plan.wells is not None and known.best_key(shown, seat) in shown.toggles


def _covered(shown: Shown, mat: Mat, card: known.Card) -> list[Lying]:
    """As many backs as chips lie: at their places if all six are taken, else in a row that tells nothing."""
    d = mat.long(mat.plan.chip)
    face: Face = ("chip_back", shown.setup.seats[mat.seat].look, d, mat.turn)
    locked = card.placed and (shown.view.called[mat.seat] or shown.view.stopped[mat.seat])
    result = []
    for index in range(len(BIRDS)):
        if index < card.chips:
            x, y = mat.place(index) if locked else mat.heap(index, card.chips)
            spot = f"card:{mat.seat}"
        elif mat.plan.wells is None:
            break
        else:
            x, y = mat.well(index)
            spot = f"supply:{mat.seat}"
        result.append(Lying(f"chip:{mat.seat}:{index}", spot, face, x, y, PIECE + index / 10, False, HEIGHT))
    return result


def _open(mat: Mat, card: known.Card, moved: dict[str, float]) -> list[Lying]:
    seat, d = mat.seat, mat.long(mat.plan.chip)
    at = {bird: place for place, bird in enumerate(card.birds) if bird is not None}
    result = []
    for number, bird in enumerate(BIRDS):
        place = at.get(bird)
        if place is not None:
            x, y = _shifted(mat, mat.place(place), moved.get(bird, 0.0))
            spot = f"place:{seat}:{place}"
        elif mat.plan.wells is None:
            continue
        else:
            x, y = mat.well(number)
            spot = f"supply:{seat}"
        face: Face = ("bird_chip", bird, d, mat.turn)
        layer = PIECE + (1 if bird in moved else 0) + number / 10
        result.append(Lying(f"chip:{seat}:{bird}", spot, face, x, y, layer, False, HEIGHT))
    return result


def _shifted(mat: Mat, at: Point, share: float) -> Point:
    """A place moved up or down for its reader by a share of a chip."""
    if not share:
        return at
    x, y = mat.at(0.0, share * mat.plan.chip)
    return at[0] + x - mat.x, at[1] + y - mat.y


def _seen_at(mat: Mat, card: known.Card, bird: str) -> Point:
    """Where a chip lies, on the card or beside it."""
    return mat.place(card.birds.index(bird)) if bird in card.birds else mat.well(BIRDS.index(bird))


def _marks(mat: Mat, card: known.Card, met: dict[str, bool]) -> list[Lying]:
    """A tick or a cross at every bird that has been checked."""
    d = mat.long(mat.plan.chip)
    result = []
    for bird, content in met.items():
        if bird not in card.birds and mat.plan.wells is None:
            continue
        x, y = _seen_at(mat, card, bird)
        face: Face = ("met" if content else "unmet", d, mat.turn)
        result.append(Lying(f"mark:{mat.seat}:{bird}", "", face, x, y, PIECE + ABOVE, True, 0.0))
    return result


def _ticks(shown: Shown, mat: Mat, card: known.Card) -> list[Lying]:
    """In training: a tick at every bird that is content already."""
    own = shown.views.get(mat.seat)
    if own is None or not own.ticks:
        return []
    met = {bird: True for bird, content in zip(own.row, own.ticks, strict=True) if content}
    return _marks(mat, card, met)


def _relation(
    mat: Mat, card: known.Card, checked: Round, row: tuple[str, ...], step: int, met: bool
) -> list[Lying]:
    """How the bird that is checked lies to the one its wish names, drawn over the card."""
    wish, bird = checked.wishes[step], row[step]
    at = {name: place for place, name in enumerate(card.birds) if name is not None}
    plan = mat.plan.card
    face: Face = (
        "relation",
        wish.kind,
        at.get(bird),
        at.get(wish.colour),
        wish.places,
        met,
        mat.long(plan.w),
        mat.long(plan.h),
        mat.long(mat.plan.chip),
        mat.turn,
    )
    x, y = mat.at(plan.x, plan.y)
    return [Lying(f"relation:{mat.seat}", "", face, x, y, PIECE - 1, True, 0.0)]


def _penalties(
    mat: Mat, card: known.Card, checked: Round, row: tuple[str, ...], step: int | None, judged: int
) -> list[Lying]:
    """A red pebble for every point of the round: from the bird that was not content on to the pile."""
    seat, pile = mat.seat, mat.plan.pile
    causes = [bird for bird, met in zip(row, checked.met[seat], strict=True) if not met]
    if checked.late[seat]:
        causes.append("late")
    d = mat.long(pile.size)
    pitch = min(pile.size * 1.2, (pile.width - pile.size) / max(1, len(causes) - 1))
    result = []
    for index, cause in enumerate(causes):
        number = row.index(cause) if cause in row else len(row)
        if number >= judged if cause in row else step is not None and step < len(row):
            break
        if step == number and cause in row:
            x, y = _seen_at(mat, card, cause)
            dx, dy = mat.at(-0.42 * mat.plan.chip, 0.36 * mat.plan.chip)
            spot = (x + dx - mat.x, y + dy - mat.y)
        else:
            spot = mat.at(pile.x + (index - (len(causes) - 1) / 2) * pitch, pile.y)
        face: Face = ("penalty", d, number)
        result.append(
            Lying(f"penalty:{seat}:{cause}", "", face, *spot, LABEL + PIECE + index / 10, False, 2.0)
        )
    return result
