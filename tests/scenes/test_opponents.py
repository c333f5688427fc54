"""The process that thinks: it is there before the first computer player is asked, and only for one."""

from __future__ import annotations

import pytest

from game.match import Match
from game.setup import SeatInfo, prepare
from tests.support import GAMES


@pytest.mark.parametrize(("kinds", "thinks"), [(("human", "human"), False), (("human", "easy"), True)])
def test_nobody_thinks_where_only_persons_sit(kinds, thinks, desk_for):
    rules = GAMES["pebbles"].rules
    seats = [SeatInfo(f"Seat {look}", kind, look) for look, kind in enumerate(kinds)]
    desk = desk_for(Match(rules, prepare(rules, seats, {}, 1)))
    assert (desk.app.thinker.pid is not None) == thinks
