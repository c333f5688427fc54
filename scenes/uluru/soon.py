"""Faces of Uluru that will soon be needed, painted before the clock starts: nothing may stutter then."""

from __future__ import annotations

from game.uluru.box import BIRDS
from scenes.layout import Face, Shown
from scenes.uluru import clocks, known
from scenes.uluru.chips import HEIGHT
from scenes.uluru.geometry import Row, UluruGeometry
from scenes.uluru.known import say
from scenes.uluru.mats import EXTRA_HEIGHT, MAT_HEIGHT, extra_face
from scenes.uluru.middle import CARD_HEIGHT, GROWN, check_glow, wish_face
from scenes.uluru.plans import Mat

TWELFTHS = 12
LAMPS = ("off", "lit", "alarm")


def faces(geometry: UluruGeometry, shown: Shown) -> list[tuple[Face, float, bool]]:
    """Face, height and whether lifted."""
    result: list[tuple[Face, float, bool]] = []
    for mat in geometry.mats:
        result += _of_mat(shown, mat, geometry.around)
    for dial in geometry.dials:
        result += _dial(round(dial.d, 1), dial.turn)
    for lamp in geometry.lamps:
        result += _lamps(lamp.diameters[1], lamp.turn)
    for row in geometry.rows:
        result += [(check_glow(row), 0.0, False), *_wishes(shown, row)]
    return list(dict.fromkeys(result))


def _of_mat(shown: Shown, mat: Mat, around: bool) -> list[tuple[Face, float, bool]]:
    seat, plan = mat.seat, mat.plan
    info = shown.setup.seats[seat]
    d = mat.long(plan.chip)
    result: list[tuple[Face, float, bool]] = [(("chip_back", info.look, d, mat.turn), HEIGHT, False)]
    if plan.button is None:
        return result
    size = (mat.long(plan.w), mat.long(plan.h))
    result += [
        (("mat", *size, info.look, state, mat.turn, mat.long(plan.radius)), MAT_HEIGHT, False)
        for state in ("needed", "own" if mat.own else "other")
    ]
    chips: list[Face] = [("bird_chip", bird, d, mat.turn) for bird in BIRDS]
    result += [(face, HEIGHT, False) for face in chips]
    if info.is_human:
        result += [(face, HEIGHT, True) for face in chips]
        text, across = say(shown, "uluru-button-call"), mat.long(plan.button.d)
        states = [("dead", 0.0), ("ready", 0.0), ("called", 0.0)]
        states += [("held", twelfth / TWELFTHS) for twelfth in range(TWELFTHS)]
        result += [(("call", text, across, *state, info.look, mat.turn), 0.0, False) for state in states]
        if around:
            result += _countdown(across, mat.turn)
        if shown.view.seats > 1 and plan.extra is not None:
            result.append((extra_face(shown, mat, "uluru-button-slow", False), EXTRA_HEIGHT, False))
    if plan.dial is not None and shown.view.seats > 1:
        result += _dial(mat.long(plan.dial.d), mat.turn)
    if plan.lamp is not None and shown.view.seats > 1:
        result += _lamps(mat.long(plan.lamp.d), mat.turn)
    return result


def _wishes(shown: Shown, row: Row) -> list[tuple[Face, float, bool]]:
    """The wishes of a round that goes on, as they lie and as each is checked."""
    pairs = zip(shown.view.row, shown.view.wishes, strict=False)
    return [
        (wish_face(row, bird, wish, grown), CARD_HEIGHT, False)
        for bird, wish in pairs
        for grown in (1.0, GROWN)
    ]


def _lamps(d: float, turn: int) -> list[tuple[Face, float, bool]]:
    return [(("lamp", d, state, turn), 0.0, False) for state in LAMPS]


def _dial(d: float, turn: int) -> list[tuple[Face, float, bool]]:
    return [(("stopwatch", d, None, turn), clocks.HEIGHT, False), *_countdown(d, turn)]


def _countdown(d: float, turn: int) -> list[tuple[Face, float, bool]]:
    return [(("countdown", d, left, turn), clocks.HEIGHT, False) for left in range(known.COUNT + 1)]
