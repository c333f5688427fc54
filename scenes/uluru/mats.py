"""The mats of Uluru: felt, card, wells, whose it is, points, clock and the one bright button."""

from __future__ import annotations

from game.uluru.actions import SlowTable
from game.uluru.box import BIRDS, BOX, ROUNDS
from game.uluru.state import Round
from game.uluru.view import UluruView
from scenes.layout import FURNITURE, LABEL, Face, Lying, Shown
from scenes.uluru import known
from scenes.uluru.chips import chips_lying, shows_best
from scenes.uluru.clocks import SECOND, dial_lying, lamp, limit_line, rounds_done
from scenes.uluru.geometry import UluruGeometry
from scenes.uluru.known import say
from scenes.uluru.plans import Line, Mat

SLOW = BOX.timing.slow_table_s
MAT_HEIGHT, EXTRA_HEIGHT = 5.0, 3.0
"""How high a mat and the smaller button are, for their shadows, in table units."""


def mat_lying(geometry: UluruGeometry, shown: Shown, mat: Mat) -> list[Lying]:
    """Everything on one mat."""
    result = _furniture(shown, mat)
    result += _who(shown, mat)
    result += _points(shown, mat)
    result += _clock(shown, mat)
    result += _button(geometry, shown, mat)
    result += _extra(geometry, shown, mat)
    return result + chips_lying(geometry, shown, mat)


def _furniture(shown: Shown, mat: Mat) -> list[Lying]:
    plan, seat = mat.plan, mat.seat
    look = shown.setup.seats[seat].look
    state = "needed" if known.needed(shown, seat) else "own" if mat.own else "other"
    face: Face = ("mat", mat.long(plan.w), mat.long(plan.h), look, state, mat.turn, mat.long(plan.radius))
    result = [Lying(f"mat:{seat}", f"mat:{seat}", face, mat.x, mat.y, FURNITURE, True, MAT_HEIGHT)]
    card = plan.card
    x, y = mat.at(card.x, card.y)
    face = ("rock_card", mat.long(card.w), mat.long(card.h), mat.long(plan.chip), mat.turn)
    result.append(Lying(f"card:{seat}", f"card:{seat}", face, x, y, FURNITURE + 2, True, 3.0))
    if plan.wells is not None:
        wells = plan.wells
        x, y = mat.at(wells.x, wells.y)
        pitch = (mat.long(wells.across), mat.long(wells.down))
        face = ("supply", pitch, mat.long(wells.d), mat.turn)
        result.append(Lying(f"supply:{seat}", f"supply:{seat}", face, x, y, FURNITURE + 2, True, 0.0))
    return result


def line(
    shown: Shown, mat: Mat, name: str, part: Line, text: str, colour: str, weight: int, most: float = 1.2
) -> Lying:
    """Words on a mat."""
    size = mat.long(part.size) * min(shown.scale, most)
    face: Face = ("line", text, size, colour, weight, mat.long(part.width), part.align, mat.turn)
    return Lying(f"{name}:{mat.seat}", "", face, *mat.at(part.x, part.y), LABEL, True, 0.0)


def _who(shown: Shown, mat: Mat) -> list[Lying]:
    plan, seat = mat.plan, mat.seat
    face: Face = ("token", shown.setup.seats[seat].look, mat.long(plan.token.d), mat.turn)
    result = [Lying(f"token:{seat}", "", face, *mat.at(plan.token.x, plan.token.y), LABEL, True, 2.0)]
    result.append(line(shown, mat, "name", plan.name, shown.name(seat), "CREAM", 800))
    if plan.status is not None:
        text = _status(shown, seat)
        result.append(line(shown, mat, "status", plan.status, text, "QUIET", 500))
    if plan.lamp is not None and shown.view.seats > 1:
        x, y = mat.at(plan.lamp.x, plan.lamp.y)
        result.append(lamp(shown, f"lamp:{seat}", seat, (x, y), mat.long(plan.lamp.d), mat.turn))
    if plan.sentence is not None:
        slab = plan.sentence
        face = ("paragraph", sentence(shown, seat), mat.long(29) * min(shown.scale, 1.15), "CREAM",
                mat.long(slab.w), mat.turn)  # fmt: skip
        result.append(Lying("sentence", "", face, *mat.at(slab.x, slab.y), LABEL, True, 0.0))
    return result


def _status(shown: Shown, seat: int) -> str:
    """How far the seat is, in few words."""
    view: UluruView = shown.view
    if view.checked is not None:
        return say(shown, "uluru-status-round", points=_round_points(shown, seat))
    if view.step == "place" and view.called[seat]:
        return say(shown, "uluru-status-called")
    if view.stopped[seat]:
        return say(shown, "uluru-status-stopped")
    if view.step in ("place", "go") and (view.chips[seat] or known.placing(shown, seat)):
        return say(shown, "uluru-status-chips", chips=view.chips[seat])
    if seat == view.start:
        return say(shown, "uluru-status-start")
    return ""


def _round_points(shown: Shown, seat: int) -> int:
    """What the round has cost the seat, as far as it has been told."""
    checked: Round | None = shown.view.checked
    step = known.told(shown)
    if checked is None:
        return 0
    if step is None or step >= len(BIRDS):
        return checked.points[seat]
    return checked.met[seat][: known.judged(shown)].count(False)


def sentence(shown: Shown, seat: int) -> str:
    """What the seat can do, or what it sees."""
    view: UluruView = shown.view
    step, checked = known.told(shown), view.checked
    if shown.paused:
        return say(shown, "uluru-say-paused")
    if known.ready(shown) is not None:
        return say(shown, "uluru-say-ready")
    if checked is not None and step is not None:
        if checked.cut is not None and known.too_late(shown):
            return say(shown, "uluru-say-cut", name=shown.name(checked.cut))
        if step >= len(BIRDS):
            return say(shown, "uluru-say-counted", best=checked.best)
        return wish_sentence(shown, step)
    if checked is not None and known.best_key(shown, seat) in shown.toggles:
        return say(shown, "uluru-say-best", best=checked.best, cards=checked.solutions)
    if view.over:
        return say(shown, "uluru-say-over")
    if view.step == "lay":
        return _yours(shown, seat, view.start, "lay")
    if view.step == "go":
        kind = "go-open" if any(known.wishes_of(shown)) else "go"
        return _yours(shown, seat, view.caller if view.caller is not None else view.start, kind)
    if not shown.setup.seats[seat].is_human:
        return ""
    if not known.placing(shown, seat):
        if view.active is not None and view.active != seat:
            return say(shown, "uluru-say-turn", name=shown.name(view.active))
        return say(shown, "uluru-say-wait")
    if known.counting(shown, seat) is not None:
        return say(shown, "uluru-say-last")
    return say(shown, "uluru-say-call" if view.chips[seat] == len(BIRDS) else "uluru-say-place")


def _yours(shown: Shown, seat: int, whose: int, kind: str) -> str:
    if seat == whose and shown.setup.seats[seat].is_human:
        return say(shown, f"uluru-say-{kind}")
    return say(shown, f"uluru-say-{'lay' if kind == 'lay' else 'go'}-other", name=shown.name(whose))


def wish_sentence(shown: Shown, index: int) -> str:
    """The wish below a bird of the row in words; it must lie open."""
    view: UluruView = shown.view
    wish = known.wishes_of(shown)[index]
    bird = say(shown, f"uluru-word-{view.row[index]}")
    if wish is None:
        return say(shown, "uluru-look-wish-covered")
    if wish.colour == view.row[index]:
        return say(shown, "uluru-say-wish-own", bird=bird)
    colour = say(shown, f"uluru-word-{wish.colour}") if wish.colour else ""
    text = say(shown, f"uluru-wish-{wish.kind}", colour=colour)
    return say(shown, "uluru-say-wish", bird=bird, wish=text)


def _points(shown: Shown, mat: Mat) -> list[Lying]:
    plan, seat, view = mat.plan, mat.seat, shown.view
    face: Face = ("pebble", str(known.points_of(shown, seat)), mat.long(plan.pebble.d), mat.turn)
    result = [Lying(f"pebble:{seat}", "", face, *mat.at(plan.pebble.x, plan.pebble.y), LABEL, True, 2.0)]
    if plan.points is not None:
        result.append(line(shown, mat, "points", plan.points, say(shown, "uluru-points"), "QUIET", 500))
    if plan.rounds is not None:
        d, pitch = mat.long(plan.rounds.d), mat.long(30)
        face = ("pips", rounds_done(shown), ROUNDS, d, pitch, mat.turn)
        result.append(
            Lying(f"pips:{seat}", "", face, *mat.at(plan.rounds.x, plan.rounds.y), LABEL, True, 0.0)
        )
    if plan.best is not None and plan.best_line is not None and view.seats == 1:
        text = say(shown, "uluru-possible")
        result.append(line(shown, mat, "possible", plan.best_line, text, "QUIET", 500))
        face = ("pebble", str(known.possible(shown)), mat.long(plan.best.d), mat.turn)
        result.append(Lying(f"best:{seat}", "", face, *mat.at(plan.best.x, plan.best.y), LABEL, True, 2.0))
    return result


def _clock(shown: Shown, mat: Mat) -> list[Lying]:
    plan, seat = mat.plan, mat.seat
    result = []
    if plan.dial is not None:
        at, d = mat.at(plan.dial.x, plan.dial.y), mat.long(plan.dial.d)
        result += dial_lying(shown, str(seat), at, d, mat.turn, seat)
    if plan.dial_line is not None:
        result.append(line(shown, mat, "limit", plan.dial_line, limit_line(shown, seat), "CREAM", 700))
    if plan.seconds is not None:
        finish = shown.view.finish[seat]
        if finish is not None:
            text = say(shown, "uluru-seconds", seconds=finish // SECOND)
            result.append(line(shown, mat, "seconds", plan.seconds, text, "QUIET", 700))
    return result


def _button(geometry: UluruGeometry, shown: Shown, mat: Mat) -> list[Lying]:
    """The one bright button of a seat: lay out, go, call. Around the table the last one sees the countdown
    in its place until all six chips lie.
    """
    plan, seat = mat.plan, mat.seat
    if plan.button is None:
        return []
    x, y = mat.at(plan.button.x, plan.button.y)
    d = mat.long(plan.button.d)
    control = button_control(shown, seat)
    if plan.dial is None and control == f"call:{seat}" and seat == known.last_one(shown):
        left = known.counting(shown, seat)
        if left is not None and shown.view.chips[seat] < len(BIRDS):
            face: Face = ("countdown", d, left, mat.turn)
            return [Lying(f"button:{seat}", "", face, x, y, LABEL, True, 4.0, control)]
    face, caption = _button_face(shown, mat, control, d)
    result = [Lying(f"button:{seat}", "", face, x, y, LABEL, True, 0.0, control)]
    if plan.caption is not None and caption and control:
        result.append(line(shown, mat, "caption", plan.caption, say(shown, caption), "QUIET", 500))
    return result


def button_control(shown: Shown, seat: int) -> str:
    """What the seat's button does now; nothing for a computer player."""
    view: UluruView = shown.view
    if not shown.setup.seats[seat].is_human:
        return ""
    asked = view.start if view.step == "lay" else view.caller if view.step == "go" else None
    if asked == seat and known.told(shown) is None and any(action.seat == seat for action in shown.actions):
        return f"{view.step}:{seat}"
    return f"call:{seat}"


def _button_face(shown: Shown, mat: Mat, control: str, d: float) -> tuple[Face, str]:
    """The button as it looks, and the key of what stands below it."""
    view: UluruView = shown.view
    seat = mat.seat
    look = shown.setup.seats[seat].look
    kind = control.partition(":")[0]
    if kind in ("lay", "go"):
        return ("call", say(shown, f"uluru-button-{kind}"), d, "ready", 0.0, look, mat.turn), ""
    text = say(shown, "uluru-button-call")
    if view.called[seat] and view.checked is None:
        return ("call", text, d, "called", 0.0, look, mat.turn), "uluru-hint-called"
    if known.placing(shown, seat) and view.chips[seat] == len(BIRDS) and not shown.paused:
        held = shown.holding.get(control)
        if held is not None:
            return ("call", text, d, "held", held, look, mat.turn), "uluru-hint-hold"
        return ("call", text, d, "ready", 0.0, look, mat.turn), "uluru-hint-hold"
    dead: Face = ("call", text, d, "dead", 0.0, look, mat.turn)
    return dead, "uluru-hint-six" if known.placing(shown, seat) and not shown.paused else ""


def _extra(geometry: UluruGeometry, shown: Shown, mat: Mat) -> list[Lying]:
    """The slow table while chips are placed, a best card when all is counted."""
    slab = mat.plan.extra
    if slab is None:
        return []
    seat = mat.seat
    if points_told(shown) and best_allowed(geometry, shown, seat):
        key = known.best_key(shown, seat)
        on = shows_best(geometry, shown, seat)
        face = extra_face(shown, mat, "uluru-button-own" if on else "uluru-button-best", on)
        return [
            Lying(f"best:{seat}:button", "", face, *mat.at(slab.x, slab.y), LABEL, True, EXTRA_HEIGHT, key)
        ]
    if any(type(action) is SlowTable and action.seat == seat for action in shown.actions):
        if shown.paused:
            return []
        face = extra_face(shown, mat, "uluru-button-slow", False)
        control = f"slow:{seat}"
        return [Lying(f"slow:{seat}", "", face, *mat.at(slab.x, slab.y), LABEL, True, EXTRA_HEIGHT, control)]
    return []


def points_told(shown: Shown) -> bool:
    """Whether the round has been checked up to its points: now a best card may be asked for."""
    step = known.told(shown)
    return shown.view.checked is not None and (step is None or step >= len(BIRDS))


def best_allowed(geometry: UluruGeometry, shown: Shown, seat: int) -> bool:
    """Whether the seat may look at a best card: persons, or whoever looks at the screen."""
    return not geometry.around or seat in shown.views


def extra_face(shown: Shown, mat: Mat, key: str, on: bool) -> Face:
    """The face of the smaller button; at an edge it is a sign, for words have no room there."""
    slab = mat.plan.extra
    assert slab is not None
    if slab.w == slab.h:
        if key == "uluru-button-slow":
            return ("stopwatch", mat.long(slab.w), SLOW * shown.view.ways.pace, mat.turn)
        return ("stud", "back" if on else "cup", mat.long(slab.w), "rest", mat.turn)
    size = mat.long(28) * min(shown.scale, 1.15)
    return ("button", say(shown, key), mat.long(slab.w), mat.long(slab.h), size, "wood", "rest", mat.turn)
