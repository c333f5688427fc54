"""What stands on a table for a while: what computer players say, and words beside pieces that have moved."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.contract import Event, Refusal
from scenes.layout import TOP, Face, Lying, Shown
from scenes.viewport import Point

if TYPE_CHECKING:
    from scenes.table import TableScene

SECONDS = 4.0
WIDTH = 320.0
OVER_EDGE = 30.0
"""How far a sentence reaches over the edge of its place, in table units."""
BESIDE, ROW, ROWS = 62.0, 40.0, 3
"""How far a caption is from its piece; captions of pieces close together stand in so many rows."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence and when it vanishes (monotonic seconds)."""

    text: str
    ends: float


class Remarks:
    """The last sentence of every computer player of one table, and the captions of pieces."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._said: dict[int, Remark] = {}
        self._noted: dict[str, Remark] = {}

    def clear(self) -> None:
        """Let all sentences vanish."""
        self._said.clear()
        self._noted.clear()

    def hear(self, events: Sequence[Event]) -> None:
        """Let computer players speak about what has happened to them."""
        table = self.table
        for event in events:
            note = table.layout.caption(event)
            if note is not None:
                piece, key, params = note
                text = table.helps.refusal_text(Refusal(key, params))
                self._noted[piece] = Remark(text, time.monotonic() + SECONDS)
            phrase = table.layout.says(event)
            if phrase is None or table.match.setup.seats[phrase[0]].is_human:
                continue
            seat, key, params = phrase
            text = table.helps.refusal_text(Refusal(key, params))
            self._said[seat] = Remark(text, time.monotonic() + SECONDS)

    def update(self) -> None:
        """Let sentences vanish."""
        now = time.monotonic()
        said = {seat: remark for seat, remark in self._said.items() if now < remark.ends}
        noted = {piece: remark for piece, remark in self._noted.items() if now < remark.ends}
        if len(said) + len(noted) < len(self._said) + len(self._noted):
            self._said, self._noted = said, noted
            self.table.lay_out()

    def wake(self) -> float:
        """Seconds until a sentence vanishes."""
        ends = [remark.ends for remark in (*self._said.values(), *self._noted.values())]
        return max(0.02, min(ends) - time.monotonic()) if ends else 60.0

    def lying(self, shown: Shown) -> list[Lying]:
        """The sentences, each before the place of who said it."""
        result = []
        for seat, remark in self._said.items():
            turn = self.table.seating.turn(seat)
            face: Face = ("slip", remark.text, min(32.0, 24 * shown.scale), WIDTH, "slip", turn)
            at = self._before(seat, face)
            if at is not None:
                result.append(Lying(f"remark:{seat}", "", face, *at, TOP + 20, True, 4.0))
        return result + self._captions(shown)

    def _captions(self, shown: Shown) -> list[Lying]:
        """The captions, each between its piece and the table's middle; on both sides around the table."""
        table, high = self.table, self.table.app.viewport.high
        result = []
        for index, (piece, remark) in enumerate(sorted(self._noted.items())):
            item = table.lying.get(piece)
            if item is None:
                continue
            turns = (0, 2) if table.around else (0,)
            way = 1 if item.y < high / 2 else -1
            y = item.y + way * (BESIDE + ROW * (index % ROWS))
            for place, turn in enumerate(turns):
                face: Face = ("slip", remark.text, min(26.0, 22 * shown.scale), WIDTH, "pill", turn)
                name = f"caption:{piece}:{turn}"
                wide = table.art.surface(face, 4.0).get_width() / table.app.viewport.unit
                x = item.x + (place - (len(turns) - 1) / 2) * wide
                x = min(table.app.viewport.wide - wide / 2, max(wide / 2, x))
                result.append(Lying(name, "", face, x, y, TOP + 19, True, 4.0))
        return result

    def _before(self, seat: int, face: Face) -> Point | None:
        """Where a sentence stands: at the edge of the seat's largest place that faces the table's middle."""
        table = self.table
        places = [spot for spot in table.spots.values() if spot.seat == seat]
        if not places:
            return None
        place = max(places, key=lambda spot: spot.w * spot.h)
        surface, unit = table.art.surface(face, 4.0), table.app.viewport.unit
        half_w, half_h = surface.get_width() / unit / 2, surface.get_height() / unit / 2
        wide, high = table.app.viewport.wide, table.app.viewport.high
        w, h = place.size
        dx, dy = wide / 2 - place.x, high / 2 - place.y
        x, y = place.x, place.y
        if abs(dx) / wide > abs(dy) / high:
            x += (w / 2 + half_w - OVER_EDGE) * (1 if dx > 0 else -1)
        else:
            y += (h / 2 + half_h - OVER_EDGE) * (1 if dy > 0 else -1)
        return min(wide - half_w, max(half_w, x)), min(high - half_h, max(half_h, y))
