"""Five seats play by simultaneous finger events; the state is checked after every event."""

from __future__ import annotations

import pytest

from tests.scenes.storm import Storm
from tests.scenes.uluru_hands import assert_shows_the_view


@pytest.mark.parametrize("seed", [11, 12])
def test_five_seats_in_a_storm_of_touches(tmp_path, seed):
    storm = Storm(tmp_path, seed)
    storm.play(3)
    assert len(storm.desk.match.view(None).rounds) == 3
    for kind in ("drag", "tap-tap", "call", "frozen"):
        assert storm.seen[kind], f"nobody came to {kind}"
    assert_shows_the_view(storm.desk)
    storm.desk.close()
