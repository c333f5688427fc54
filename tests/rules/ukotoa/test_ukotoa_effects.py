"""What cards do on the ship, and how it ends."""

from __future__ import annotations

import itertools

import pytest
from ukotoa_table import LETTERS, A, B, C, D, E, Table, fresh, named, removed

from game.contract import IllegalAction
from game.hexes import NAMES
from game.ukotoa.actions import Advance, Decline, Done, Push, Run, Swap, Unleash
from game.ukotoa.box import LAST
from game.ukotoa.state import Step
from game.ukotoa.turn import ending

ALL = "R 0 0, B 1 0, G 1 -1, Y 0 -1"


def pushes(table: Table, origin) -> set[str]:
    return {
        NAMES[action.direction]
        for action in table.legal()
        if isinstance(action, Push) and action.origin == table.tile(origin)
    }


def runs(table: Table, origin) -> set:
    return {
        table.state.path[action.to]
        for action in table.legal()
        if isinstance(action, Run) and action.origin == table.tile(origin)
    }


# Advance


@pytest.mark.rule(
    "ukotoa.32", "ukotoa.33", "ukotoa.34", "ukotoa.36", "ukotoa.R10", "ukotoa.R11", "ukotoa.R14", "ukotoa.R16"
)
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_exactly_so_many_steps_along_the_arrows(steps):
    table = Table(ALL, f"A{steps}")
    happened = table.advance(f"A{steps}")
    ship = table.state.board
    assert table.state.uk == LAST - steps
    for event in named(happened, "UkotoaMoved"):
        assert ship.step[event.left][ship.arrows[event.left]] == event.entered
    assert [event.left for event in named(happened, "UkotoaMoved")] == [25, 24, 23][:steps]
    assert removed(table, happened) == []


@pytest.mark.rule("ukotoa.35", "ukotoa.55", "ukotoa.R60", "ukotoa.R13")
def test_sailors_on_the_way_go_whoever_owns_them():
    table = Table(f"{ALL}, R 3 -3, R 3 -1", "A3")
    happened = table.advance("A3")
    kinds = [type(event).__name__ for event in happened]
    assert kinds[kinds.index("Played") :][1:6] == [
        "UkotoaMoved", "SailorRemoved", "UkotoaMoved", "UkotoaMoved", "SailorRemoved",
    ]  # fmt: skip
    assert [event.left for event in named(happened, "SailorRemoved")] == [2, 1]
    red = table.view.factions[0]
    assert (red.colour, red.standing, red.lost) == ("red", 1, 4)
    assert all(sailor is None for sailor in table.view.sailors[table.state.uk :])


@pytest.mark.rule("ukotoa.R12", "ukotoa.R57")
def test_ukotoa_never_needs_a_way_on_from_the_wheel():
    table = Table("R 0 0, G 1 0", "A3", uk=2)
    table.advance("A3")
    assert table.over == "shared"
    assert table.state.uk == 1
    assert table.standing() == [("R", 0, 0)]


# Unleash


@pytest.mark.rule("ukotoa.37", "ukotoa.38", "ukotoa.40", "ukotoa.R19")
@pytest.mark.parametrize(("reach", "victims"), [(1, 1), (2, 2), (3, 3)])
def test_the_full_reach_and_nothing_less(reach, victims):
    line = "R 1 -2, B 0 -1, G -1 0, Y -2 1"
    table = Table(f"{line}, R 0 0, B 1 0, G 2 0, Y 1 1", f"U{reach}")
    table.offer([f"U{reach}"])
    assert [action for action in table.legal() if isinstance(action, Unleash)] == [
        Unleash(A, side) for side in range(6)
    ]
    happened = table.unleash("", "SW")
    assert removed(table, happened) == [("R", 1, -2), ("B", 0, -1), ("G", -1, 0)][:victims]
    assert table.state.uk == LAST


@pytest.mark.rule("ukotoa.39", "ukotoa.41", "ukotoa.42", "ukotoa.R18")
def test_nobody_shields_anybody_and_the_nearest_goes_first():
    table = Table("R 1 -2, Y -1 0, R 0 0, B 1 0, G 2 0, Y 1 1", "U3")
    before = (table.state.uk, table.state.path[:])
    happened = table.unleash("U3", "SW")
    assert removed(table, happened) == [("R", 1, -2), ("Y", -1, 0)]
    assert (table.state.uk, table.state.path) == before


@pytest.mark.rule("ukotoa.R20")
def test_a_tentacle_may_miss_unless_the_table_says_no():
    sailors = "R 1 -2, B 1 0, G 2 0, Y 1 1"
    table = Table(sailors, "U2")
    happened = table.unleash("U2", "E")
    assert named(happened, "Missed")
    strict = Table(sailors, "U2", tentacle_may_miss="off")
    strict.offer("U2")
    assert [action for action in strict.legal() if isinstance(action, Unleash)] == [Unleash(A, 4)]
    assert strict.refused(Unleash(A, 0)) == "miss"
    nobody = Table("B 1 0, G 2 0, Y 1 1", "U1", tentacle_may_miss="off")
    nobody.offer("U1")
    assert not any(isinstance(action, Unleash) for action in nobody.legal())
    assert not nobody.view.hand[0].playable


@pytest.mark.rule("ukotoa.R17")
def test_water_is_a_space_and_no_obstacle():
    path = [(0, 0), (0, 1), (1, 1), (2, 1), (3, 0)]
    table = Table("R 0 0, G 0 1, B 1 1, Y 2 1", "U2", path=path, uk=4)
    assert removed(table, table.unleash("U2", "W")) == []  # (2,0) and (1,0) are water, (0,0) is 3 away
    table = Table("R 0 0, G 0 1, B 1 1, Y 2 1", "U3", path=path, uk=4)
    assert removed(table, table.unleash("U3", "W")) == [("R", 0, 0)]
    table = Table("R 0 0, G 0 1, B 1 1, Y 2 1", "U3", path=path, uk=4, tentacle_crosses_gaps="off")
    assert removed(table, table.unleash("U3", "W")) == []


@pytest.mark.rule("ukotoa.R17")
@pytest.mark.parametrize(("gaps", "reach", "tiles", "taken"), [("on", 3, (0,), 1), ("off", 1, (), 0)])
def test_the_preview_of_a_line_goes_as_far_as_the_tentacle(gaps, reach, tiles, taken):
    path = [(0, 0), (0, 1), (1, 1), (2, 1), (3, 0)]
    table = Table("R 0 0, G 0 1, B 1 1, Y 2 1", "U3", path=path, uk=4, tentacle_crosses_gaps=gaps)
    table.offer("U3")
    ray = table.view.previews.rays[NAMES.index("W")]
    assert (ray.reach, ray.tiles, len(ray.losses)) == (reach, tiles, taken)
    (event,) = named(table.unleash("", "W"), "Unleashed")
    assert event.reach == reach


@pytest.mark.rule("ukotoa.R21", "ukotoa.56", "ukotoa.60")
def test_the_order_on_the_line_decides():
    table = Table("G 1 -2, Y 0 -1, R -1 1", "U2", seat=B)
    table.offer("U2")
    ray = table.view.previews.rays[4]
    assert [(loss.colour, loss.number, loss.safe, loss.ends) for loss in ray.losses] == [
        ("green", 1, False, "solo"),
        ("yellow", 0, True, ""),
    ]
    table.unleash("", "SW")
    assert (table.over, table.rules.outcome().winners) == ("solo", (A,))
    other = Table("Y 1 -2, G 0 -1, R -1 1", "U2", seat=B)
    other.unleash("U2", "SW")
    # red and green are left after the first: no seat has both, so green goes too and red is alone
    assert (other.over, other.rules.outcome().winners) == ("shared", (A, B))


# Run


@pytest.mark.rule("ukotoa.43", "ukotoa.44", "ukotoa.45", "ukotoa.R23", "ukotoa.R72")
def test_runs_turn_corners_round_others():
    table = Table("R 0 0, B 1 0, G 1 -1, Y 0 -1", "RUN")
    table.offer("RUN")
    found = runs(table, (0, 0))
    assert (0, 0) not in found
    assert not found & {(1, 0), (1, -1), (0, -1)}
    assert (-1, -1) in found
    assert (2, -1) not in found
    ways = {(way.origin, way.to): way.way for way in table.view.previews.runs}
    assert len(ways[table.tile((0, 0)), table.tile((-1, -1))]) == 2
    for (origin, to), way in ways.items():
        assert way[-1] == to
        assert len(way) <= 3
        for one, two in itertools.pairwise((origin, *way)):
            assert two in table.state.board.near[one]
    assert table.refused(Run(A, table.tile((0, 0)), table.tile((0, 0)))) == "run-home"
    assert table.refused(Run(A, table.tile((0, 0)), table.tile((1, 0)))) == "run-occupied"
    assert table.refused(Run(A, table.tile((0, 0)), LAST)) == "onto-ukotoa"
    assert table.refused(Run(A, table.tile((0, 0)), 30)) == "water"
    assert table.refused(Run(A, table.tile((0, 0)), table.tile((3, -1)))) == "run-blocked"
    assert table.refused(Run(A, table.tile((0, 0)), table.tile((3, -2)))) == "run-blocked"
    happened = table.run("", (0, 0), (-1, -1))
    assert table.standing() == [("B", 1, 0), ("G", 1, -1), ("R", -1, -1), ("Y", 0, -1)]
    assert named(happened, "Ran")[0].way[-1] == table.tile((-1, -1))


@pytest.mark.rule("ukotoa.44", "ukotoa.R23")
def test_no_way_leads_over_ukotoa():
    """From (2, 0) one gets past blue by (1, 1) alone; the short way east of it is Uk'otoa's tile."""
    uk = 9
    table = Table("R 2 0, B 1 0, G 1 -1, Y 0 -1", "RUN", uk=uk)
    table.offer("RUN")
    ways = table.view.previews.runs
    legal = {(action.origin, action.to) for action in table.legal() if isinstance(action, Run)}
    assert {(way.origin, way.to) for way in ways} == legal
    assert all(tile < uk for way in ways for tile in way.way)
    assert runs(table, (2, 0)) == {(1, 1), (0, 1), (-1, 1), (0, 0)}


@pytest.mark.rule("ukotoa.43")
def test_four_tiles_are_too_far():
    table = Table("R -2 2, B 1 0, G 1 -1, Y 0 -1", "RUN")
    table.offer("RUN")
    assert table.refused(Run(A, table.tile((-2, 2)), table.tile((2, 0)))) == "run-far"


@pytest.mark.rule("ukotoa.3", "ukotoa.43", "ukotoa.R47")
def test_only_controlled_sailors_act_and_both_seats_control_them():
    for seat, own in ((A, "RY"), (B, "RB"), (C, "BG"), (D, "GY")):
        table = Table("R 0 0, B 2 0, G -2 1, Y 0 -2", "RUN PUSH SWAP", seat=seat)
        table.offer("RUN")
        movers = {table.state.at[action.origin] // 5 for action in table.legal() if isinstance(action, Run)}
        assert {LETTERS[mover] for mover in movers} == set(own)
        foreign = next(sailor for sailor in table.standing() if sailor[0] not in own)
        assert table.refused(Run(seat, table.tile(foreign[1:]), 0)) == "not-own"
    assert table.refused(Run(D, LAST, 0)) == "own-ukotoa"
    assert table.refused(Run(D, table.tile((1, 1)), 0)) == "nobody-there"
    assert table.refused(Run(D, 40, 0)) == "nobody-there"


# Push


@pytest.mark.rule("ukotoa.46", "ukotoa.47", "ukotoa.48", "ukotoa.R25", "ukotoa.R28", "ukotoa.R24")
def test_a_push_turns_and_pushes_anybody():
    table = Table("R 0 0, B 1 0, Y 2 -1, G -1 0", "PUSH")
    happened = table.push("PUSH", (0, 0), "E", "NE")
    assert table.standing() == [("B", 2, 0), ("G", -1, 0), ("R", 2, -1), ("Y", 3, -2)]
    assert [event.others for event in named(happened, "Pushed")] == [1, 1]
    straight = Table("R 0 0, B 1 0, Y 2 -1, G -1 0", "PUSH", push_may_turn="off")
    straight.offer("PUSH")
    straight.play(Push(A, 0, 3))
    # W of (-1,0) is free for the row; any other way is refused
    assert pushes(straight, (-1, 0)) <= {"W"}
    assert straight.refused(Push(A, straight.tile((-1, 0)), 1)) == "push-turn"


@pytest.mark.rule("ukotoa.49", "ukotoa.50", "ukotoa.R30", "ukotoa.R31")
def test_there_must_be_room():
    table = Table("R -1 0, B -2 0, G 1 1, Y 2 0, B 1 0", "PUSH", uk=20)
    table.offer("PUSH")
    place = table.tile((-1, 0))
    assert table.refused(Push(A, place, 3)) == "push-off"
    assert "W" not in pushes(table, (-1, 0))
    y = table.tile((2, 0))
    assert table.refused(Push(A, y, 0)) == "water"  # (3,0) was tile 21 and is gone
    assert table.refused(Push(A, y, 5)) == "onto-ukotoa"  # (2,1) is tile 20
    assert table.refused(Push(A, place, 9)) == "unknown"
    beside = Table("R 1 0, B 2 0, G 1 1, Y 0 -2", "PUSH", uk=21)
    beside.offer("PUSH")
    assert beside.refused(Push(A, beside.tile((1, 0)), 0)) == "push-into-ukotoa"


@pytest.mark.rule("ukotoa.R26")
def test_rows_move_together_unless_switched_off():
    row = "R -2 0, B -1 0, G 0 0, Y 1 0, B 0 -2"
    table = Table(row, "PUSH")
    table.offer("PUSH")
    preview = next(
        p for p in table.view.previews.pushes if p.origin == table.tile((-2, 0)) and p.direction == 0
    )
    assert [table.state.path[tile] for tile in preview.tiles] == [(-2, 0), (-1, 0), (0, 0), (1, 0)]
    table.push("", (-2, 0), "E")
    assert table.standing() == [("B", 0, -2), ("B", 0, 0), ("G", 1, 0), ("R", -1, 0), ("Y", 2, 0)]
    single = Table(row, "PUSH", push_chain="off")
    single.offer("PUSH")
    assert single.refused(Push(A, single.tile((-2, 0)), 0)) == "push-row"
    one = Table("R -2 0, B -1 0, G 1 -1, Y 0 -1", "PUSH", push_chain="off")
    one.push("PUSH", (-2, 0), "E")
    assert ("B", 0, 0) in one.standing()


@pytest.mark.rule("ukotoa.51", "ukotoa.R27", "ukotoa.R29", "ukotoa.R76")
def test_one_step_two_steps_or_back_again():
    table = Table(ALL, "PUSH")
    table.push("PUSH", (0, 0), "W")
    assert ("R", -1, 0) in table.standing()
    assert table.seat == B
    back = Table("R 0 0, B 1 0, G 0 -2, Y -2 2", "PUSH")
    back.push("PUSH", (0, 0), "W", "E")
    assert back.standing() == [("B", 1, 0), ("G", 0, -2), ("R", 0, 0), ("Y", -2, 2)]
    assert back.seat == B


# Take them instead


@pytest.mark.rule("ukotoa.52", "ukotoa.53", "ukotoa.R32", "ukotoa.R33")
def test_who_can_be_taken_instead():
    table = Table("R 3 -3, Y 2 -2, B 3 -2, G 0 0, R 0 1", "SWAP")
    table.offer("SWAP")
    origin = table.tile((3, -3))
    found = [action for action in table.legal() if isinstance(action, Swap)]
    assert {(action.origin, action.to) for action in found} == {
        (origin, table.tile((3, -2))),
        (table.tile((2, -2)), table.tile((3, -2))),
        (table.tile((0, 1)), table.tile((0, 0))),
    }
    assert table.refused(Swap(A, origin, table.tile((2, -2)))) == "swap-own"
    assert table.refused(Swap(A, origin, LAST)) == "swap-ukotoa"
    assert table.refused(Swap(A, origin, table.tile((0, 0)))) == "swap-far"
    assert table.refused(Swap(A, table.tile((0, 1)), table.tile((1, 1)))) == "swap-empty"
    assert table.refused(Swap(A, table.tile((0, 0)), origin)) == "not-own"
    table.swap("", (3, -3), (3, -2))
    assert table.standing() == [("B", 3, -3), ("G", 0, 0), ("R", 0, 1), ("R", 3, -2), ("Y", 2, -2)]


@pytest.mark.rule("ukotoa.54")
def test_run_push_and_swap_take_nobody():
    for kind in ("RUN", "PUSH", "SWAP"):
        table = Table(ALL, kind)
        table.offer([kind])
        for action in [action for action in table.legal() if isinstance(action, Run | Push | Swap)]:
            again = Table(ALL, kind)
            again.offer([kind])
            happened = again.play(action)
            if again.state.step == Step.PUSH:
                happened += again.play(Done(A))
            assert not named(happened, "SailorRemoved")
            assert not named(happened, "UkotoaMoved")
            assert len(again.standing()) == 4
            assert again.state.uk == LAST


# What is playable


@pytest.mark.rule("ukotoa.R35", "ukotoa.R71", "ukotoa.R30")
def test_cards_without_a_target():
    jammed = {"path": [(0, 0), (1, 0), (2, 0)], "uk": 2}
    table = Table("R 0 0, G 1 0", "RUN RUN PUSH SWAP A1 U1", **jammed)
    can = {card.kind: card.playable for card in table.view.hand}
    assert can == {"RUN": False, "PUSH": False, "SWAP": True, "A1": True, "U1": True}
    table.offer("RUN RUN")
    assert not any(isinstance(action, Run) for action in table.legal())
    table.exchange("")
    assert table.seat == A


@pytest.mark.rule("ukotoa.R22")
def test_moves_without_a_step():
    for kind in ("RUN", "PUSH"):
        table = Table(ALL, f"{kind} A1")
        table.offer([kind])
        assert table.refused(Done(A)) == "no-effect"
        free = Table(ALL, f"{kind} A1", allow_no_effect_move="on")
        free.offer([kind])
        before = free.standing()
        happened = free.play(Done(A))
        assert named(happened, "StoodStill")
        assert free.standing() == before
        assert free.seat == B
    table = Table(ALL, "SWAP A1", allow_no_effect_move="on")
    table.offer("SWAP")
    assert table.refused(Done(A)) == "no-effect"


@pytest.mark.rule("ukotoa.R22", "ukotoa.R35", "ukotoa.43", "ukotoa.46")
@pytest.mark.parametrize("kind", ["RUN", "PUSH"])
def test_even_standing_still_needs_a_sailor(kind):
    """With nobody of one's own there is nobody to choose; hemmed in, one may be chosen and stay."""
    nobody = Table("G 1 0, Y 2 0, P 0 1", f"{kind} A1", seats=5, seat=B, allow_no_effect_move="on")
    assert not nobody.view.hand[1].playable
    nobody.offer([kind])
    assert nobody.refused(Done(B)) == "no-effect"
    jammed = {"path": [(0, 0), (1, 0), (2, 0)], "uk": 2}
    stuck = Table("R 0 0, G 1 0", f"{kind} A1", allow_no_effect_move="on", **jammed)
    assert stuck.view.hand[1].playable
    stuck.offer([kind])
    assert stuck.legal()[-1] == Done(A)


def test_a_card_does_what_it_says_only():
    table = Table(ALL, "U2 RUN")
    assert table.refused(Unleash(A, 0)) == "no-card"
    table.offer("U2")
    assert table.refused(Advance(A)) == "other-card"
    assert table.refused(Run(A, 0, 5)) == "other-card"
    assert table.refused(Unleash(A, 6)) == "unknown"
    with pytest.raises(IllegalAction):
        table.play(Decline(A))


# The end


@pytest.mark.rule(
    "ukotoa.57",
    "ukotoa.58",
    "ukotoa.59",
    "ukotoa.R52",
    "ukotoa.R53",
    "ukotoa.R54",
    "ukotoa.R55",
    "ukotoa.R56",
)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_set_of_colours_left(seats):
    """Solo for the pairs that one seat holds, shared for one colour, else on: counted for each number."""
    solo = shared = on = 0
    for size in range(1, seats + 1):
        for left in itertools.combinations(range(seats), size):
            reason, winners = ending(seats, list(range(seats)), [int(slot in left) for slot in range(5)])
            holders = [seat for seat in range(seats) if set(left) == {seat, (seat - 1) % seats}]
            if size == 1:
                shared += 1
                assert reason == "shared"
                assert set(winners) == {left[0], (left[0] + 1) % seats}
            elif holders:
                solo += 1
                assert (reason, winners) == ("solo", (holders[0],))
                assert len(holders) == 1
            else:
                on += 1
                assert (reason, winners) == ("", ())
    pairs_on = {3: 0, 4: 2, 5: 5}[seats]
    assert (solo, shared) == ({3: 3, 4: 4, 5: 5}[seats], seats)
    assert on == pairs_on + sum(
        1 for size in range(3, seats + 1) for _ in itertools.combinations(range(seats), size)
    )


@pytest.mark.rule("ukotoa.59", "ukotoa.R54")
def test_opposite_colours_play_on_to_a_shared_victory():
    table = Table("Y 3 -3, R 0 0, G 1 0, G 3 -2, R 3 -1", "A1 A2", seat=A)
    table.advance("A1")
    assert table.over == "no"
    assert table.seat == B
    table.state.hands[B] = [table.state.deck.pop(0)]
    while table.over == "no":
        table.state.step = Step.ADVANCE
        table.state.at[table.tile((1, 0))] = -1
        table.state.alive[2] = 1
        table.play(Advance(B))
    assert table.over == "shared"
    assert table.rules.outcome().winners == (A, B)


@pytest.mark.rule("ukotoa.61", "ukotoa.R58", "ukotoa.58")
def test_anybody_may_bring_anybodys_victory():
    for seat in (A, B, C, D, E):
        table = Table("G 3 -3, R 0 0, P 1 0", "A1", seats=5, seat=seat)
        table.advance("A1")
        assert table.rules.outcome().winners == (A,)


@pytest.mark.rule("ukotoa.60", "ukotoa.R14")
def test_nothing_happens_after_the_end():
    table = Table("B 3 -3, R 3 -2, R 0 0, Y 1 0", "A3 A1 A1 A1 A1 A1 A1", stall_guard="2")
    happened = table.advance("A3")
    assert type(happened[-1]).__name__ == "GameEnded"
    assert table.state.uk == 24
    assert ("R", 3, -2) in table.standing()
    assert len(table.state.hands[A]) == 6
    assert table.view.over
    assert table.refused(Advance(A)) == "over"


@pytest.mark.rule("ukotoa.R59", "ukotoa.57")
def test_two_points_alone_one_together():
    solo = Table("B 3 -3, R 0 0, Y 1 0", "A1")
    solo.advance("A1")
    assert solo.rules.outcome().scores == (2, 0, 0, 0)
    assert solo.rules.outcome().reason == "solo"
    both = Table("B 3 -3, G 0 0", "A1", seat=D)
    both.advance("A1")
    outcome = both.rules.outcome()
    assert outcome.scores == (0, 0, 1, 1)
    assert {line.key: line.points for line in outcome.lines} == {
        "ukotoa-score-standing": (0, 0, 1, 1),
        "ukotoa-score-fed": (0, 0, 0, 1),
    }


@pytest.mark.rule("ukotoa.56")
def test_the_preview_of_an_advance_knows_the_end():
    table = Table("B 3 -3, R 3 -2, R 0 0, Y 1 0", "A3", seat=C)
    assert table.view.previews.paces == ()
    table.offer("A3")
    (pace,) = table.view.previews.paces
    assert (pace.number, table.state.path[pace.tile]) == (1, (3, -3))
    assert (pace.loss.colour, pace.loss.ends, pace.loss.winners) == ("blue", "solo", (A,))
    assert fresh(3).view(None).previews.paces == ()
