"""The options of a game on the seats page: what each means, its value, and whose consent it needs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.contract import Option, Rules
from scenes.choices import Choices
from scenes.hud import INK, QUIET_INK, Sheet

AGREE = 272.0
"""Least width in menu units of a button by which a person agrees, with the gap beside it."""


class OptionRows:
    """Shows options and changes them.

    Args:
        key: of the game.
        rules: of the game.
        choices: where the values are.
        say: the sentence of a message key.
        name: what a seat is called.
        changed: called after every change.
    """

    def __init__(
        self,
        key: str,
        rules: type[Rules],
        choices: Choices,
        say: Callable[[str], str],
        name: Callable[[int], str],
        changed: Callable[[], None],
    ) -> None:
        self._key = key
        self._rules = rules
        self._choices = choices
        self._say = say
        self._name = name
        self._changed = changed

    def title(self, option: Option) -> str:
        """What an option is called."""
        return self._say(f"{self._key}-option-{option.key}")

    def row(self, sheet: Sheet, option: Option, x: float, y: float, w: float) -> float:
        """Put an option down; returns how high it is."""
        key, value = f"option-{option.key}", self._choices.options[option.key]
        stem = f"{self._key}-{key}"
        room = w - 116 if option.is_switch else w
        height = sheet.paragraph(self.title(option), x, y, room, 30, INK, 700)
        height += sheet.paragraph(self._say(f"{stem}-hint"), x, y + height, room, 25, QUIET_INK)
        if option.is_switch:
            sheet.switch(key, value == "on", x + w - 98, y + 6, lambda: self._step(option, 1))
            height = max(height, 66.0)
            return height + self._consent(sheet, option, x, y + height, w) + 22
        text = self._say(f"{stem}-{value}")
        sheet.cycler(key, x, y + height + 8, w, text, lambda by: self._step(option, by))
        return height + 96

    def _consent(self, sheet: Sheet, option: Option, x: float, y: float, w: float) -> float:
        """A button for every person whose consent is needed; returns how high they are."""
        asked = self._choices.asked(option)
        columns = max(1, int((w + 12) // AGREE))
        wide = (w + 12) / columns - 12
        for place, seat in enumerate(asked):
            row, column = divmod(place, columns)
            agreed = seat in self._choices.agreed
            kind = f"seat_fill:{self._choices.seats[seat].look}" if agreed else "paper_button"
            sheet.button(
                f"agree-{seat}",
                x + column * (wide + 12),
                y + 12 + row * 82,
                wide,
                70,
                self._name(seat),
                partial(self._agree, seat),
                kind,
                28,
                icon="check" if agreed else "person",
            )
        return 82.0 * -(-len(asked) // columns)

    def _agree(self, seat: int) -> None:
        self._choices.agreed ^= {seat}
        self._changed()

    def _step(self, option: Option, by: int) -> None:
        values = self._choices.values(self._rules, option)
        now = values.index(self._choices.options[option.key])
        self._choices.options[option.key] = values[(now + by) % len(values)]
        self._changed()
