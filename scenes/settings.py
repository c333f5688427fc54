"""Settings: sound, motion, screen, helps; every change holds at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from scenes.hud import INK, QUIET_INK, MenuScene, Sheet
from scenes.preferences import COLOURS, SCALES, SPEEDS
from scenes.words import Words, languages
from sprites import palette

if TYPE_CHECKING:
    from scenes.manager import App

DIAGONALS = (
    0.0,
    10.1,
    11.6,
    13.3,
    14.0,
    15.6,
    17.3,
    19.0,
    21.5,
    24.0,
    27.0,
    32.0,
    43.0,
    55.0,
    65.0,
    75.0,
    86.0,
)
"""Screens that are offered, in inches; 0 = guess."""

TIMERS = (1, 2, 3, 5, 10, 0)
"""How many times slower clocks run; 0 = they stand still."""

PACES = (0, 1, 2)
CARD_MM = (85.6, 54.0)
"""A bank card in millimetres (ISO/IEC 7810 ID-1)."""

CONTROL = 340.0
Row = Callable[[Sheet, float, float, float], float]


class SettingsScene(MenuScene):
    """Two papers of rows, or one where the window is narrow."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._set = app.preferences

    def build(self, sheet: Sheet) -> None:
        """Rows with words at the left and a control at the right."""
        sheet.tabletop()
        sheet.stud("back", "back", 72, 62, 76, self.back)
        title = self.say("settings-title")
        sheet.words(title, 138, 62, 54, palette.CREAM, 800, sheet.wide - 180, "mid", (40, 22, 10))
        top, high = 124.0, sheet.high - 148
        first: list[Row] = [*self._sound(), *self._play()]
        second: list[Row] = self._screen()
        if sheet.wide >= 1560:
            half = min(1000.0, (sheet.wide - 72) / 2)
            left = (sheet.wide - 2 * half - 24) / 2
            for key, x, rows in (("play", left, first), ("screen", left + half + 24, second)):
                sheet.plate(x, top, half, high, "paper", 4)
                sheet.panel(key, x + 34, top + 20, half - 56, high - 40, self._column(rows))
            return
        sheet.plate(24, top, sheet.wide - 48, high, "paper", 4)
        sheet.panel("all", 52, top + 18, sheet.wide - 96, high - 36, self._column([*first, *second]))

    def _column(self, rows: Sequence[Row]) -> Callable[[Sheet], float]:
        def build(sheet: Sheet) -> float:
            y = 8.0
            for row in rows:
                y += row(sheet, 4, y, sheet.wide - 28)
            return y

        return build

    # -- rows ---------------------------------------------------------------------------------------

    def _text(self, sheet: Sheet, key: str, x: float, y: float, w: float) -> float:
        height = sheet.paragraph(self.say(f"set-{key}"), x, y + 6, w, 30, INK, 700)
        if self.app.words.has(f"set-{key}-hint"):
            height += sheet.paragraph(self.say(f"set-{key}-hint"), x, y + 6 + height, w, 25, QUIET_INK)
        return height + 6

    def _heading(self, key: str) -> Row:
        def row(sheet: Sheet, x: float, y: float, w: float) -> float:
            sheet.words(self.say(f"settings-{key}"), x, y + 8, 34, (120, 62, 20), 800, w)
            sheet.rule(x, y + 54, w)
            return 66.0

        return row

    def _meter(self, key: str) -> Row:
        def choose(value: int) -> None:
            setattr(self._set, key, value)
            self._heard()

        def row(sheet: Sheet, x: float, y: float, w: float) -> float:
            height = self._text(sheet, key, x, y, w - CONTROL - 20)
            sheet.meter(key, x + w - CONTROL, y + 4, CONTROL, getattr(self._set, key), 10, choose)
            return max(height, 72.0) + 14

        return row

    def _switch(self, key: str, value: Callable[[], bool], press: Callable[[], None]) -> Row:
        def row(sheet: Sheet, x: float, y: float, w: float) -> float:
            height = self._text(sheet, key, x, y, w - 130)
            sheet.switch(key, value(), x + w - 92, y + 6, press)
            return max(height, 70.0) + 14

        return row

    def _flag(self, key: str, after: Callable[[], None] | None = None) -> Row:
        def press() -> None:
            setattr(self._set, key, not getattr(self._set, key))
            (after or self._kept)()

        return self._switch(key, lambda: bool(getattr(self._set, key)), press)

    def _cycler(
        self,
        key: str,
        field: str,
        values: Sequence[Any],
        text: Callable[[Any], str],
        after: Callable[[], None],
    ) -> Row:
        def step(by: int) -> None:
            now = getattr(self._set, field)
            place = min(range(len(values)), key=lambda index: abs(index - _place(values, now)))
            setattr(self._set, field, values[(place + by) % len(values)])
            after()

        def row(sheet: Sheet, x: float, y: float, w: float) -> float:
            height = self._text(sheet, key, x, y, w - CONTROL - 20)
            sheet.cycler(key, x + w - CONTROL, y + 4, CONTROL, text(getattr(self._set, field)), step)
            return max(height, 74.0) + 14

        return row

    def _sound(self) -> list[Row]:
        return [
            self._heading("sound"),
            self._meter("effects"),
            self._meter("ambience"),
            self._flag("muted", self._heard),
        ]

    def _play(self) -> list[Row]:
        return [
            self._heading("play"),
            self._cycler("speed", "speed", SPEEDS, lambda value: self.say(f"set-speed-{value}"), self._kept),
            self._flag("reduced_motion"),
            self._cycler(
                "bot_pace",
                "bot_pace",
                PACES,
                lambda value: self.say("set-bot-pace-value", pace=value),
                self._kept,
            ),
            self._cycler(
                "timer_factor",
                "timer_factor",
                TIMERS,
                lambda value: self.say("set-timer-value", factor=value),
                self._kept,
            ),
        ]

    def _screen(self) -> list[Row]:
        return [
            self._heading("screen"),
            self._cycler(
                "language", "language", languages(), lambda value: self.say(f"language-{value}"), self._spoken
            ),
            self._cycler(
                "scale",
                "scale",
                SCALES,
                lambda value: self.say("set-scale-value", percent=round(value * 100)),
                self._shown,
            ),
            self._cycler(
                "colours", "colours", COLOURS, lambda value: self.say(f"set-colours-{value}"), self._kept
            ),
            self._switch("fullscreen", lambda: self._set.fullscreen, self._full),
            self._cycler("diagonal", "diagonal", DIAGONALS, self._inches, self._shown),
            self._bank_card,
        ]

    def _inches(self, value: float) -> str:
        if value <= 0:
            return self.say("set-diagonal-guess")
        return self.say("set-diagonal-value", inches=f"{value:g}")

    def _bank_card(self, sheet: Sheet, x: float, y: float, w: float) -> float:
        """A bank card at its true size, as far as the size of the screen is known."""
        millimetre = self.app.viewport.millimetre / sheet.unit
        wide, high = CARD_MM[0] * millimetre, CARD_MM[1] * millimetre
        height = sheet.paragraph(self.say("set-card"), x, y, w, 25, QUIET_INK) + 14
        if wide > w:
            return height + sheet.paragraph(self.say("set-card-large"), x, y + height, w, 25, QUIET_INK) + 14
        left = x + (w - wide) / 2
        radius = 3.2 * millimetre
        sheet.tint(left, y + height, wide, high, (64, 92, 112), 255, radius)
        sheet.tint(left + 3, y + height + 3, wide - 6, high - 6, (96, 128, 148), 255, radius)
        sheet.tint(left, y + height + high * 0.16, wide, high * 0.18, (40, 54, 66), 255)
        sheet.tint(
            left + wide * 0.09,
            y + height + high * 0.46,
            wide * 0.15,
            high * 0.2,
            (220, 184, 104),
            255,
            radius / 2,
        )
        sheet.words(
            "85.6 × 54 mm",
            left + wide / 2,
            y + height + high * 0.84,
            25,
            palette.CREAM,
            700,
            wide - 20,
            "midcentre",
        )
        return height + high + 24

    # -- what a change does -------------------------------------------------------------------------

    def _kept(self) -> None:
        self.app.save_preferences()
        self.rebuild()

    def _heard(self) -> None:
        self.app.voice.set_volumes(self._set.effects, self._set.ambience, self._set.muted)
        self.app.voice.play("wood_knock")
        self._kept()

    def _shown(self) -> None:
        self.app.save_preferences()
        self.app.refresh()

    def _spoken(self) -> None:
        self.app.words = Words(self._set.language)
        self._shown()

    def _full(self) -> None:
        self.app.toggle_fullscreen()
        self.rebuild()


def _place(values: Sequence[Any], value: Any) -> int:
    """Where a value lies among the offered ones; the nearest one for a number that is not offered."""
    if value in values:
        return values.index(value)
    if isinstance(value, int | float):
        return min(range(len(values)), key=lambda index: abs(values[index] - value))
    return 0
