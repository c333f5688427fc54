"""What lies on the table before the first triber is sent, and the data file."""

from __future__ import annotations

from collections import Counter

import pytest
from uluk_table import A, Table, defaults

from game.box import BoxError
from game.contract import SetupError
from game.uluk.actions import ChooseTribe
from game.uluk.box import PATH
from game.uluk.check import box_from
from game.uluk.goods import AREAS, BOX, CARDS, DRAW_COUNTS, GOOD, INVENTIONS, TRACKS, TRIBES
from game.uluk.rules import UlukRules
from game.uluk.state import KIND_OF
from tests.support import GAMES, match_of, played, views

START_LEVEL = 3


def dealt(seats: int, seed: int, **chosen: str) -> UlukRules:
    return UlukRules.new(seats, defaults(**chosen), seed)


@pytest.mark.rule("uluk.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play_six_seasons(seats):
    match = match_of(GAMES["uluk"], seats, {}, 4)
    seasons = [match.view(None).season]
    for _ in played(match, 5):
        seasons.append(match.view(None).season)
    assert sorted(set(seasons) - {0}) == [1, 2, 3, 4, 5, 6]
    assert match.outcome() is not None


@pytest.mark.rule("uluk.1", "uluk.R49")
def test_other_numbers_and_options_are_refused():
    for seats in (0, 5):
        with pytest.raises(SetupError):
            UlukRules.new(seats, defaults(), 1)
    for chosen in ({"first": "3"}, {"solo_tribe": "no"}, {"other": "on"}):
        with pytest.raises(SetupError):
            UlukRules.new(2, defaults(**chosen), 1)


@pytest.mark.rule("uluk.2", "uluk.R42", "uluk.R47f")
def test_hp_begin_at_zero_and_have_no_end():
    table = Table(2)
    assert [table.hp(seat) for seat in (0, 1)] == [0, 0]
    table.state.players[A].hp = 149
    table.send("temple")
    assert table.hp(A) == 151
    table = Table(2, season=6).tribers(A, 3)
    table.state.players[A].hunger = 2
    table.clean_up()
    assert table.rules.outcome().scores[A] == -6


@pytest.mark.rule("uluk.9", "uluk.R33", "uluk.80")
@pytest.mark.parametrize(("seats", "small"), [(1, True), (2, True), (3, False), (4, False)])
def test_small_tracks_for_one_or_two(seats, small):
    view = dealt(seats, 8, solo_tribe="random").view(None)
    uluk, fnord = view.areas[0].track, view.areas[4].track
    assert uluk == (
        ((1, 0), (1, 0), (2, 0), (2, 1), (2, 1), (3, 1), (3, 2))
        if small
        else ((1, 0), (1, 0), (2, 1), (3, 1), (3, 2), (4, 2), (5, 3))
    )
    assert [left for left, _ in fnord] == [0, 1, 1, 2, 2, 2, 3]
    assert TRACKS[0][4:] == TRACKS[1][4:]


@pytest.mark.rule("uluk.10", "uluk.11", "uluk.R48")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_drawn_tokens_raise_their_levels(seats, tokens):
    seen = set()
    for seed in range(30):
        view = dealt(seats, seed, solo_tribe="random").view(None)
        assert len(set(view.level_tokens)) == len(view.level_tokens) == tokens
        for area in view.areas:
            assert area.level == START_LEVEL + (area.area in view.level_tokens)
        seen |= set(view.level_tokens)
    assert seen == set(AREAS)


@pytest.mark.rule("uluk.12", "uluk.R47")
def test_all_six_tokens_lie_on_the_sites_independently():
    first = Counter()
    for seed in range(300):
        rules = dealt(2, seed)
        assert sorted(rules._state.tokens) == list(range(6))
        first[AREAS[rules._state.tokens[0]] in rules.view(None).level_tokens] += 1
    assert 60 < first[True] < 140  # two of six


@pytest.mark.rule("uluk.13", "uluk.14", "uluk.17")
@pytest.mark.parametrize(("seats", "row"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_cards_and_boards_are_dealt(seats, row):
    orders = set()
    for seed in range(12):
        rules = dealt(seats, seed, solo_tribe="random")
        view, state = rules.view(None), rules._state
        assert len(view.row) == row
        assert view.deck == 30 - row
        assert sorted(state.deck + state.row) == list(range(30))
        boards = [tribe.tribe for tribe in view.tribes]
        feasts = [player.feast for player in state.players]
        assert len(set(boards)) == len(set(feasts)) == seats
        assert set(boards) <= set(TRIBES)
        orders.add(tuple(state.row))
    assert len(orders) > 10


@pytest.mark.rule("uluk.3", "uluk.16")
@pytest.mark.parametrize(("seats", "start"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_tribers_at_the_start(seats, start):
    for tribe in dealt(seats, 3, solo_tribe="random").view(None).tribes:
        assert tribe.tribers == start
        assert len(tribe.where) == 9
        assert Counter(tribe.where) == {"home": start, "pool": 9 - start}


@pytest.mark.rule("uluk.18", "uluk.R34")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_baked_mgobu_by_turn_order(seats):
    for seed in range(5):
        view = dealt(seats, seed, solo_tribe="random").view(None)
        gifts = [view.tribes[(view.first + turn) % seats] for turn in range(seats)]
        assert [tribe.stock[GOOD["baked_mgobu"]] for tribe in gifts] == [1, 2, 2, 3][:seats]
        assert all(sum(tribe.stock) == tribe.stock[GOOD["baked_mgobu"]] for tribe in gifts)


@pytest.mark.rule("uluk.R49")
def test_the_first_player_is_drawn_or_named():
    assert {dealt(4, seed).view(None).first for seed in range(30)} == {0, 1, 2, 3}
    assert {dealt(4, seed, first="3").view(None).first for seed in range(10)} == {2}


@pytest.mark.rule("uluk.R50")
def test_alone_the_tribe_is_chosen_or_drawn():
    rules = dealt(1, 2)
    assert list(rules.actions(0)) == [ChooseTribe(0, tribe) for tribe in TRIBES]
    rules.apply(ChooseTribe(0, "lizard"))
    assert rules.view(None).tribes[0].tribe == "lizard"
    assert rules.view(None).season == 1
    assert len({dealt(1, seed, solo_tribe="random").view(None).tribes[0].tribe for seed in range(20)}) == 4


@pytest.mark.rule("uluk.V42")
def test_set_up_for_three():
    seed = next(
        seed
        for seed in range(5000)
        if set(dealt(3, seed).view(None).level_tokens) == {"zork", "hlak", "uluk"}
    )
    view = dealt(3, seed, first="1").view(None)
    seed = next(
        seed
        for seed in range(5000)
        if set(dealt(3, seed, first="1").view(None).level_tokens) == {"zork", "hlak", "uluk"}
    )
    view = dealt(3, seed, first="1").view(None)
    assert [area.level for area in view.areas] == [4, 3, 3, 4, 3, 4]
    assert [tribe.tribers for tribe in view.tribes] == [5, 5, 5]
    assert [tribe.stock[GOOD["baked_mgobu"]] for tribe in view.tribes] == [1, 2, 2]
    assert len(view.row) == 3
    assert not view.small


@pytest.mark.rule("uluk.V43")
def test_set_up_for_two():
    seed = next(
        seed
        for seed in range(5000)
        if set(dealt(2, seed, first="1").view(None).level_tokens) == {"uluk", "hlak"}
    )
    view = dealt(2, seed, first="1").view(None)
    assert [area.level for area in view.areas] == [4, 3, 3, 3, 3, 4]
    assert view.areas[0].track[4] == (2, 1)
    assert view.areas[5].track[4] == (2, 2)
    assert [tribe.tribers for tribe in view.tribes] == [6, 6]
    assert [tribe.stock[GOOD["baked_mgobu"]] for tribe in view.tribes] == [1, 2]
    assert len(view.row) == 2


@pytest.mark.rule("uluk.R47c")
def test_a_rise_at_the_maximum_is_lost_at_set_up(monkeypatch):
    monkeypatch.setattr("game.uluk.state.TOP", START_LEVEL)
    assert {area.level for area in dealt(4, 1).view(None).areas} == {START_LEVEL}


@pytest.mark.rule("uluk.4", "uluk.5", "uluk.6", "uluk.7")
def test_columns_types_and_marks_of_the_boards():
    arrows = {tribe.id: {(start, end): mark for start, end, mark in tribe.arrows} for tribe in BOX.tribe}
    assert arrows["rhino"]["uluk", "pickled_uluk"] == "x2"
    assert arrows["lizard"]["mgobu", "baked_mgobu"] == "+1"
    for board in arrows.values():
        assert {("tlon", "roasted_tlon"), ("tlon", "tlon_brew"), ("mgobu", "baked_mgobu")} <= set(board)
        assert len(board) == 10
        assert all(start == end.replace("tlon_brew", "tlon").split("_")[-1] for start, end in board)
    table = Table(2).stock(A, uluk=500, tlon_brew=70)
    assert table.has(A, "uluk") == 500
    assert table.has(A, "tlon_brew") == 70


BREAKS = {
    "30 Inventions": (
        'copies = 2\nsymbol = "jar"\nkind = "free"\noptions = ["fermented',
        'copies = 3\nsymbol = "jar"\nkind = "free"\noptions = ["fermented',
    ),
    "on 6 Inventions": ('symbol = "stone"', 'symbol = "jar"'),
    "20 Freeloaders": ("hunt_hlak = 2", "hunt_hlak = 3"),
    "odd number": ("positions = 7", "positions = 8"),
    "in their middle": ("start = 3\n", "start = 2\n"),
    "too few": ("hlak  = [0,1,1,1,2,2,3]", "hlak  = [0,1,1,1,2,2]"),
    "must not fall": ("fnord = [0,1,1,2,2,2,3]", "fnord = [0,1,2,1,2,2,3]"),
    "below its right": (
        "[[1,0],[1,0],[2,1],[3,1],[3,2],[4,2],[5,3]]",
        "[[1,0],[1,0],[2,1],[3,1],[3,2],[4,2],[5,6]]",
    ),
    "six sites": ("site_spaces = [2, 3, 4, 4, 5, 6]", "site_spaces = [3, 3, 4, 4, 5, 6]"),
    "rising entries": ("chart = [0, 2, 5, 8, 11, 14, 17]", "chart = [0, 2, 5, 5, 11, 14, 17]"),
    "one number": ("number = 6", "number = 5"),
    "one of the six": ('resource = "hlak"', 'resource = "uluk"'),
    "column in which": ('["uluk", "pickled_uluk", "x2"]', '["zork", "pickled_uluk", "x2"]'),
    "unknown mark": ('["uluk", "pickled_uluk", "x2"]', '["uluk", "pickled_uluk", "x3"]'),
    "without a type": ('["uluk", "pickled_uluk", "x2"]', '["uluk", "mashed_uluk", "x2"]'),
    "cannot make": ('needs = ["roasted_tlon", "roasted_tlon", "salted_fnord"]', 'needs = ["dried_zork"]'),
    "unknown type": ('pickled_uluk = "food"', 'pickled_uluk = "soup"'),
    "nothing known": ('kind = "hut"', 'kind = "hat"'),
}


@pytest.mark.rule("uluk.95")
@pytest.mark.parametrize("complaint", BREAKS)
def test_a_broken_data_file_is_refused_in_one_sentence(tmp_path, complaint):
    text = PATH.read_text(encoding="utf-8")
    before, after = BREAKS[complaint]
    assert before in text
    broken = tmp_path / "box.toml"
    broken.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(BoxError, match=complaint) as caught:
        box_from(broken)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("uluk.95", "uluk.8")
def test_the_data_file_of_the_house_is_whole():
    box = box_from(PATH)
    assert sum(card.copies for card in box.invention) == len(KIND_OF) == 30
    assert sum(DRAW_COUNTS) == 20
    assert len(CARDS) == len(INVENTIONS) == 15


@pytest.mark.rule("uluk.97")
def test_the_same_seed_and_actions_give_the_same_match():
    one, two = (match_of(GAMES["uluk"], 3, {}, 9) for _ in range(2))
    for action in played(one, 4):
        two.play(action)
        assert views(one) == views(two)
