"""What tests of tables share."""

from __future__ import annotations

import pytest

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
