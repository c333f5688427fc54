"""Where files live: the platform's user folders, or one folder that the caller names."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP = "longtable"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one player of this computer. Nothing is created by naming them."""

    data: Path
    cache: Path

    @property
    def matches(self) -> Path:
        """Journals of unfinished and finished matches."""
        return self.data / "matches"

    @property
    def records(self) -> Path:
        """The database of results."""
        return self.data / "records.sqlite"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.data / "settings.json"


def find(data_dir: str | Path | None) -> Folders:
    """The user's folders, or ``data_dir`` with a cache inside it."""
    if data_dir is not None:
        data = Path(data_dir).expanduser()
        return Folders(data, data / "cache")
    return Folders(
        Path(platformdirs.user_data_dir(APP, appauthor=False)),
        Path(platformdirs.user_cache_dir(APP, appauthor=False)),
    )
