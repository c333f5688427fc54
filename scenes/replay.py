"""Looking back at a match: the same table, moved along a timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import Game
from game.match import Match
from scenes.helps import PITCH, STUD, Helps
from scenes.layout import LABEL, Face, Layout, Lying, Shown
from scenes.scene import Key
from scenes.table import TableScene
from scenes.viewport import Point

if TYPE_CHECKING:
    from scenes.manager import App

PACE = 0.7
"""Seconds between two actions while the match plays by itself."""
BAR = 246.0
"""Width of the timeline in table units."""
STUDS = (("back", "left", "right"), ("play", "fast", "sound"))
LEAP = 10
"""Actions that a leap goes on."""


class ReplayScene(TableScene):
    """A finished match, shown as it lay open after any of its actions."""

    def __init__(self, app: App, box: Game, match: Match, layout: Layout) -> None:
        self._whole = list(match.history)
        super().__init__(app, box, Match(match.rules, match.setup), layout)
        self.still = True
        self.viewer = None
        self.helps = ReplayHelps(self)
        self.playing = False
        self._waited = 0.0

    @property
    def length(self) -> int:
        """How many actions the match has."""
        return len(self._whole)

    @property
    def place(self) -> int:
        """How many of them are shown."""
        return len(self.match.history)

    def human_asked(self) -> tuple[int, ...]:
        """Nobody acts while looking back."""
        return ()

    def open_seats(self) -> tuple[int, ...]:
        """Everybody may see everything of a match that is over."""
        return tuple(range(len(self.match.setup.seats)))

    def go_to(self, place: int) -> None:
        """Show the table after so many actions."""
        place = min(self.length, max(0, place))
        self.motion.settle()
        if place < self.place:
            self.match = Match(self.match.rules, self.match.setup)
        while self.place < place - 1:
            self.match.play(self._whole[self.place])
        if self.place < place:
            self.perform(self._whole[self.place])
            if self.clockwork.hurry():
                self.lay_out()
        else:
            self.lay_out(())

    def update(self, seconds: float) -> bool:
        """Go on while the match plays by itself."""
        moving = super().update(seconds)
        if self.playing and not self.motion.busy:
            self._waited += seconds
            if self._waited >= PACE:
                self._waited = 0.0
                self.go_to(self.place + 1)
                self.playing = self.place < self.length
        return moving or self.playing

    def leave(self) -> None:
        """Back to where one came from; the match was only looked at."""
        self.helps.close()
        self.app.voice.ambience_on(None)

    def key(self, key: Key) -> None:
        """Arrows step, Space plays, Esc goes back."""
        control = {"left": "left", "right": "right", "space": "play", "escape": "back", "m": "sound"}.get(
            key.name
        )
        if control is not None and not key.released:
            self.helps.press(control, (0, 0))

    def jump(self, share: float) -> None:
        """Go to a share of the match, 0 to 1."""
        self.playing = False
        self.go_to(round(share * self.length))


class ReplayHelps(Helps):
    """The studs and the timeline of a replay."""

    table: ReplayScene

    def press(self, control: str, at: Point) -> bool:
        """Press a stud or the timeline."""
        table = self.table
        match control:
            case "back":
                table.app.pop()
            case "left":
                table.playing = False
                table.go_to(table.place - 1)
            case "right":
                table.playing = False
                table.go_to(table.place + 1)
            case "fast":
                table.go_to(table.place + LEAP)
            case "play":
                if table.place >= table.length:
                    table.go_to(0)
                table.playing = not table.playing
                table.lay_out()
            case "timeline":
                table.jump((at[0] - self._bar()[0]) / BAR + 0.5)
            case _:
                return super().press(control, at)
        return True

    def _clusters(self, shown: Shown) -> list[Lying]:
        result = []
        top = self.table.app.viewport.high - 58 - PITCH if self.table.around else 58
        for row, names in enumerate(STUDS):
            for column, name in enumerate(names):
                icon = "pause" if name == "play" and self.table.playing else self._icon(name)
                face: Face = ("stud", icon, STUD, "rest", 0)
                x, y = 58 + column * PITCH, top + row * PITCH
                result.append(Lying(f"stud:{name}", "", face, x, y, LABEL, True, 3.0, name))
        done = self.table.place / max(1, self.table.length)
        middle, low = self._bar()
        bar: Face = ("bar", BAR, 34.0, round(done, 3))
        result.append(Lying("timeline", "", bar, middle, low, LABEL, True, 0.0, "timeline"))
        text = self.table.app.words.say("replay-place", place=self.table.place, length=self.table.length)
        line: Face = ("line", self._last_line() or text, 26, "CREAM", 700, BAR, "left", 0)
        result.append(Lying("where", "", line, middle, low - 46, LABEL, True, 0.0))
        return result

    def _bar(self) -> Point:
        """The middle of the timeline: below the studs, or in the other corner that every table keeps free."""
        around = self.table.around
        return (self.table.app.viewport.wide - 14 - BAR / 2, 84.0) if around else (14 + BAR / 2, 264.0)

    def _last_line(self) -> str:
        lines = self.log_lines()
        return lines[-1][0] if lines else ""
