"""One cache of painted pictures for all fault tests that are not about the cache."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sprites.store import Store
from tests.faults import tools


@pytest.fixture(scope="session", autouse=True)
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The first test paints, the others find what they need."""
    tools.PICTURES = Store(tmp_path_factory.mktemp("pictures"))
    yield
    tools.PICTURES = None
