"""What tests of tables share."""

from __future__ import annotations

import pytest

from scenes import tables
from tests.scenes.menu_desk import MenuDesk, Table
from tests.scenes.table_desk import Desk


@pytest.fixture
def desk_for(tmp_path):
    """Makes desks for matches, and closes them."""
    desks = []

    def make(match, **settings):
        desks.append(Desk(match, tmp_path, **settings))
        return desks[-1]

    yield make
    for desk in desks:
        desk.close()


@pytest.fixture
def desk(tmp_path):
    return MenuDesk(tmp_path)


@pytest.fixture
def opened(monkeypatch):
    """What was asked of the tables; no table is really opened."""
    calls = []

    def open_new(app, key, seats, options, seed, seating):
        calls.append((key, list(seats), dict(options), seed, seating))
        return Table(app, key)

    def open_path(app, path):
        calls.append(path)
        return Table(app, "ugah")

    monkeypatch.setattr(tables, "open_new", open_new)
    monkeypatch.setattr(tables, "open_journal", open_path)
    monkeypatch.setattr(tables, "open_replay", open_path, raising=False)
    return calls
