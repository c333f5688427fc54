"""Looking back: every place of the timeline shows what lay open then; nothing is played or written."""

from __future__ import annotations

import pytest

from game import journal
from game.match import Match, start
from scenes.replay import ReplayScene
from scenes.tables import open_replay
from tests.scenes.table_desk import Desk
from tests.support import GAMES, match_of, played, setup_of


@pytest.fixture
def replayed(tmp_path):
    """A finished match on disk, open in a replay on a desk."""
    setup = setup_of(GAMES["ugah"], 3, {}, 5)
    match, fault = start(GAMES["ugah"].rules, setup, tmp_path / "matches")
    assert fault is None
    for _ in played(match, 6):
        pass
    match.close()
    desk = Desk(match_of(GAMES["ugah"], 2, {}, 1), tmp_path)
    scene = open_replay(desk.app, match.journal.path)
    desk.app.push(scene)
    desk.settle()
    yield desk, scene, match
    desk.app.pop()
    desk.close()


def _state_after(match: Match, place: int) -> Match:
    fresh = Match(match.rules, match.setup)
    for action in match.history[:place]:
        fresh.play(action)
    return fresh


def test_a_replay_begins_at_the_beginning_and_knows_its_length(replayed):
    _, scene, match = replayed
    assert (scene.place, scene.length) == (0, len(match.history))


def test_every_place_shows_what_lay_open_then(replayed):
    desk, scene, match = replayed
    for place in (1, 2, 3, 9, 8, 7, 40, scene.length, 0, 25):
        scene.go_to(place)
        desk.settle()
        assert scene.place == place
        assert scene.match.view(None) == _state_after(match, place).view(None)
        shown = scene.shown()
        assert shown.viewer is None
        for item in scene.layout.lying(scene.geometry, shown):
            assert scene.stage.piece(item.piece).at == desk.px(item.x, item.y)


def test_studs_keys_and_timeline_move_along(replayed):
    desk, scene, _ = replayed
    scene.helps.press("right", (0, 0))
    scene.helps.press("right", (0, 0))
    assert scene.place == 2
    scene.helps.press("left", (0, 0))
    assert scene.place == 1
    scene.helps.press("fast", (0, 0))
    assert scene.place == 11
    desk.press("right")
    assert scene.place == 12
    desk.press("left")
    assert scene.place == 11
    bar = scene.lying["timeline"]
    desk.tap(desk.px(bar.x, bar.y))
    assert abs(scene.place - scene.length / 2) <= 2


def test_it_plays_by_itself_and_stops_at_the_end(replayed):
    desk, scene, _ = replayed
    scene.go_to(scene.length - 3)
    desk.press("space")
    assert scene.playing
    for _ in range(200):
        desk.app.step(0.1)
        desk.app.finish_painting()
        if not scene.playing:
            break
    assert scene.place == scene.length
    assert not scene.playing
    assert desk.app.top is scene, "the end of a replay is no end of a match"


def test_nobody_plays_while_looking_back(replayed):
    desk, scene, match = replayed
    before = match.journal.path.read_bytes()
    scene.go_to(0)
    desk.settle()
    desk.drag(desk.px(scene.lying["die:1"].x, scene.lying["die:1"].y), desk.px(960, 700))
    desk.tap(desk.px(scene.lying["die:2"].x, scene.lying["die:2"].y))
    assert scene.place == 0
    assert match.journal.path.read_bytes() == before
    assert journal.read(match.journal.path).cut == 0


def test_escape_leaves(replayed):
    desk, scene, _ = replayed
    desk.app.push(ReplayScene(desk.app, scene.box, scene.match, scene.layout))
    desk.settle()
    desk.press("escape")
    assert desk.app.top is scene
