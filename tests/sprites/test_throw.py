"""Dice in their tray: they stay in it, knock, follow the hand, and end where the rules said."""

from __future__ import annotations

import itertools
import math

import pytest

from sprites.throw import LONGEST, STEP, Die, Tray, throw

TRAY = Tray((960.0, 500.0), 190.0, 104.0)
GOALS = ((-54.0, -44.0), (56.0, -46.0), (-106.0, 42.0), (0.0, 48.0), (106.0, 42.0))
FASTEST = 2900.0
"""Table units a second: faster, a die seems to jump from frame to frame."""


def _dice(count: int, start=(960.0, 640.0)) -> dict[str, Die]:
    return {
        f"die:{index}": Die(
            (start[0] + 40.0 * index, start[1]),
            (start[0] + 40.0 * index, start[1]),
            (960 + GOALS[index][0], 500 + GOALS[index][1]),
        )
        for index in range(count)
    }


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_every_die_ends_on_its_goal_in_time(count, seed):
    dice = _dice(count)
    result = throw(dice, TRAY, 74.0, (0.0, 0.0), seed)
    assert LONGEST <= 1.2
    for name, track in result.tracks.items():
        assert (len(track) - 1) * STEP == pytest.approx(LONGEST, abs=STEP)
        assert (track[0].x, track[0].y) == dice[name].start
        assert math.dist((track[-1].x, track[-1].y), dice[name].goal) < 0.01
        assert track[-1].height == 0


@pytest.mark.parametrize(
    "speed", [(0.0, 0.0), (3000.0, 200.0), (-900.0, -4000.0), (10.0, 9000.0), (1.0, 0.0)]
)
@pytest.mark.parametrize("seed", range(6))
def test_dice_never_leave_the_tray_and_never_jump(speed, seed):
    result = throw(_dice(5), TRAY, 74.0, speed, seed)
    for track in result.tracks.values():
        for frame in track[len(track) // 6 :]:
            assert math.hypot((frame.x - 960) / 190, (frame.y - 500) / 104) < 1
        for before, after in itertools.pairwise(track):
            assert math.dist((before.x, before.y), (after.x, after.y)) < FASTEST * STEP
            assert 0 <= after.height < 90
            assert after.rolled >= before.rolled


def test_a_throw_rolls_and_knocks():
    result = throw(_dice(5), TRAY, 74.0, (0.0, -1500.0), 3)
    assert all(track[-1].rolled > 120 for track in result.tracks.values())
    assert 3 <= len(result.knocks) <= 40
    for knock in result.knocks:
        assert 0 <= knock.after <= LONGEST
        assert 0 < knock.strength <= 1
        assert 740 < knock.x < 1180
    assert [knock.after for knock in result.knocks] == sorted(knock.after for knock in result.knocks)


def test_the_throw_follows_the_hand():
    middles = {}
    for name, speed in (("left", (-1800.0, 0.0)), ("right", (1800.0, 0.0))):
        result = throw(_dice(3, (920.0, 500.0)), TRAY, 74.0, speed, 4)
        early = [track[len(track) // 9].x for track in result.tracks.values()]
        middles[name] = sum(early) / len(early)
    assert middles["left"] < middles["right"] - 60


def test_a_harder_throw_knocks_harder_and_flies_higher():
    soft, hard = (throw(_dice(5), TRAY, 74.0, (0.0, -speed), 5) for speed in (700.0, 2200.0))
    assert max(k.strength for k in hard.knocks) > 1.3 * max(k.strength for k in soft.knocks)
    top = [max(frame.height for track in item.tracks.values() for frame in track) for item in (soft, hard)]
    assert top[1] > top[0]


def test_the_same_seed_gives_the_same_throw_and_another_another():
    one, two, other = (throw(_dice(5), TRAY, 74.0, (0.0, 0.0), seed) for seed in (7, 7, 8))
    assert one == two
    assert one != other
