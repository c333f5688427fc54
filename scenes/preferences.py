"""What a person has set: kept as JSON in the user's folder, checked when read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

SPEEDS = ("off", "quick", "normal")
SEATINGS = ("side", "around")
COLOURS = ("painted", "outlined")
SCALES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)


@dataclass(slots=True)
class Preferences:
    """All settings. Volumes 0..10, ``scale`` 0.75..2, ``diagonal`` of the screen in inches (0 = guess)."""

    language: str = "en"
    effects: int = 7
    ambience: int = 3
    muted: bool = False
    speed: str = "normal"
    scale: float = 1.0
    diagonal: float = 0.0
    fullscreen: bool = False
    colours: str = "painted"
    reduced_motion: bool = False
    bot_pace: int = 1
    timer_factor: int = 1
    last: dict[str, Any] = field(default_factory=dict)
    overridden: dict[str, tuple[Any, Any]] = field(default_factory=dict, repr=False)

    def override(self, name: str, value: Any) -> None:
        """Set a value for this run only: it is not saved unless it is changed again."""
        self.overridden[name] = (getattr(self, name), value)
        setattr(self, name, value)

    def kept(self) -> dict[str, Any]:
        """The values that outlive this run."""
        values = asdict(self)
        del values["overridden"]
        for name, (before, given) in self.overridden.items():
            if values[name] == given:
                values[name] = before
        return values

    def corrected(self) -> Preferences:
        """The same with every value brought into its range."""
        fresh = Preferences()
        for item in fields(self):
            if type(getattr(self, item.name)) is not type(getattr(fresh, item.name)):
                setattr(self, item.name, getattr(fresh, item.name))
        self.effects = min(10, max(0, self.effects))
        self.ambience = min(10, max(0, self.ambience))
        self.scale = min(2.0, max(0.75, self.scale))
        self.diagonal = min(200.0, max(0.0, self.diagonal))
        self.bot_pace = min(2, max(0, self.bot_pace))
        self.timer_factor = min(10, max(0, self.timer_factor))
        if self.speed not in SPEEDS:
            self.speed = fresh.speed
        if self.colours not in COLOURS:
            self.colours = fresh.colours
        return self


def load(path: Path) -> Preferences:
    """The settings at ``path``; whatever is missing, damaged or foreign is replaced by the defaults."""
    result = Preferences()
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return result
    if isinstance(data, Mapping):
        for item in fields(Preferences):
            if item.name == "overridden":
                continue
            value = data.get(item.name, getattr(result, item.name))
            if item.name in ("scale", "diagonal") and type(value) is int:
                value = float(value)
            setattr(result, item.name, value)
    return result.corrected()


def save(path: Path, preferences: Preferences) -> bool:
    """Write the settings; returns whether that was possible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(preferences.kept(), indent=1), encoding="utf-8")
        fresh.replace(path)
    except (OSError, ValueError):
        return False
    return True
