"""The clocks of Uluru: dials, the limit in words, the lamps of who has called, the rounds."""

from __future__ import annotations

from game.uluru.box import BIRDS
from game.uluru.view import UluruView
from scenes.layout import LABEL, Face, Lying, Shown
from scenes.uluru import known
from scenes.uluru.known import say
from scenes.viewport import Point

SECOND = 1000
HEIGHT = 4.0
"""How high a dial is, for its shadow, in table units."""
SHARES = {1: 0.74, 2: 0.68}
"""The size of one or two figures on a dial, as a share of its radius."""


def dial_lying(
    shown: Shown, name: str, at: Point, d: float, turn: int, seat: int | None = None
) -> list[Lying]:
    """A clock: seconds since "Go!", or the last ten. ``seat``: as its owner may know it.

    The seconds are words of their own: only they are painted anew each time.
    """
    left = known.counting(shown, seat) if seat is not None else known.any_counting(shown)
    face: Face = ("stopwatch", d, None, turn) if left is None else ("countdown", d, left, turn)
    result = [Lying(f"dial:{name}", "", face, *at, LABEL, True, HEIGHT)]
    running = _running(shown, seat) if left is None else None
    if running is not None:
        text = str(running)
        size = round(d / 2 * SHARES.get(len(text), 0.52), 1)
        number: Face = ("number", text, size, "CREAM", turn)
        result.append(Lying(f"running:{name}", "", number, *at, LABEL + 1, True, 0.0))
    return result


def _running(shown: Shown, seat: int | None) -> int | None:
    view: UluruView = shown.view
    if view.checked is not None:
        return view.checked.finish[seat] // SECOND if seat is not None else None
    mine = view.active is None or seat is None or view.active == seat
    return shown.running if view.step == "place" and mine and not shown.paused else None


def limit_line(shown: Shown, seat: int) -> str:
    """What stands below a clock."""
    if shown.paused or shown.view.step != "place":
        return ""
    if known.counting(shown, seat) is not None:
        return say(shown, "uluru-clock-last" if known.placing(shown, seat) else "uluru-clock-count")
    left = known.limit(shown)
    return say(shown, "uluru-clock-left", seconds=left) if left is not None else ""


def lamp(shown: Shown, name: str, seat: int, at: Point, d: float, turn: int) -> Lying:
    """A seat's lamp: green once it has called; that of the last one blinks while the countdown runs."""
    view: UluruView = shown.view
    state = "off"
    checked, step = view.checked, known.told(shown)
    if checked is not None:
        late = checked.late[seat] and (step is None or step == len(BIRDS))
        state = "alarm" if late else "lit" if step is not None else "off"
    elif view.called[seat]:
        state = "lit"
    elif seat == known.last_one(shown):
        state = "alarm" if (shown.left or 0) % 2 == 0 else "off"
    return Lying(name, "", ("lamp", d, state, turn), *at, LABEL, True, 0.0)


def rounds_done(shown: Shown) -> int:
    """How many rounds have been counted."""
    done = len(shown.view.rounds)
    step = known.told(shown)
    return done - 1 if step is not None and step < len(BIRDS) else done
