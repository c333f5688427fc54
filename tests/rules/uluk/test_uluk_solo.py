"""Alone against the Freeloaders."""

from __future__ import annotations

import pytest
from uluk_table import A, B, F, Table, defaults, named, points, this_season

from game.uluk.ending import band
from game.uluk.goods import AREA, DRAW, DRAWS
from game.uluk.rules import UlukRules

CARDS = {
    "hunt_hlak": "hlak",
    "hunt_fnord": "fnord",
    "harvest_uluk": "uluk",
    "harvest_mgobu": "mgobu",
    "harvest_tlon": "tlon",
    "harvest_zork": "zork",
}


def solo(season: int = 1, player: int = 3, camp: int = 3, **options: str) -> Table:
    """A table for one in that season; the player is to move."""
    return Table(1, season=season, **options).tribers(A, player).tribers(F, camp)


def where(table: Table) -> list[str]:
    """The Freeloaders that stand somewhere, in the order of their numbers."""
    return [space for space in table.rules.view(None).camp.where if space not in ("home", "pool", "newborn")]


@pytest.mark.rule("uluk.80", "uluk.81", "uluk.R48")
def test_set_up():
    view = UlukRules.new(1, defaults(solo_tribe="random"), 6).view(None)
    assert (view.tribes[A].tribers, view.poison_limit, len(view.row), view.small) == (6, 1, 2, True)
    assert (view.camp.tribers, view.camp.home, view.camp.where.count("pool")) == (6, 6, 3)
    assert sum(count for _, count in view.camp.cards) == 20
    assert len(view.camp.cards) == 11
    assert view.first == A


@pytest.mark.rule("uluk.82", "uluk.V50", "uluk.R40")
def test_who_leads():
    table = solo(player=9, camp=1)
    leads = [table.rules.view(None).camp.lead]
    placed = [len(where(table))]
    for _ in range(5):
        table.draws("hunt_hlak")
        table.clean_up()
        leads.append(table.rules.view(None).camp.lead)
        placed.append(len(where(table)))
    assert leads == [False, True, False, True, False, True]
    assert placed == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("uluk.83", "uluk.84")
def test_the_sides_alternate_until_nobody_is_left():
    table = solo(player=2, camp=4).draws("hunt_hlak", "hunt_fnord", "harvest_uluk", "harvest_zork")
    table.send("temple")
    assert where(table) == ["hlak"]
    happened = this_season(table.send("temple"))
    assert len(named(happened, "FreeloadersCard")) == 3
    assert sum(count for _, count in table.rules.view(None).camp.cards) == 20
    table = solo(player=3, camp=1).draws("hunt_hlak")
    table.send("temple")
    assert not named(table.send("temple"), "FreeloadersCard")


@pytest.mark.rule("uluk.87")
@pytest.mark.parametrize("card", CARDS)
def test_hunts_and_harvests(card):
    table = solo().draws(card)
    happened = table.send("temple")
    assert where(table) == [CARDS[card]]
    assert named(happened, "FreeloadersCard")[0].REVEALS == "undo-uluk-freeloaders"


@pytest.mark.rule("uluk.V44", "uluk.85", "uluk.86", "uluk.61")
def test_freeloader_to_the_temple():
    table = solo().stand("hlak", F, 2).stand("hlak", A).draws("hunt_hlak")
    happened = table.send("mgobu-processing")
    assert where(table) == ["hlak", "hlak", "temple"]
    assert not named(happened, "Scored")
    assert table.rules.view(None).areas[5].next_level == 1


@pytest.mark.rule("uluk.V45", "uluk.88", "uluk.R36")
def test_broken_invention():
    table = solo().row("millstone", "cauldron").draws("broken_invention", "broken_invention")
    broken = named(table.send("temple"), "InventionBroken")
    assert [(event.card, event.rule) for event in broken] == [("millstone", "uluk.88")]
    view = table.rules.view(None)
    assert [card.kind for card in view.row] == ["cauldron"]
    assert [card.kind for card in view.discard] == ["millstone"]
    table.row()
    happened = table.send("temple")
    assert where(table) == ["workshop", "workshop"]
    assert not named(happened, "InventionBroken")


@pytest.mark.rule("uluk.89", "uluk.86")
def test_shamans_advice_is_moved_when_all_are_placed():
    table = solo(player=2, camp=1).draws("shamans_advice", "harvest_tlon")
    happened = table.send("temple")
    assert where(table) == ["hut"]
    assert not named(happened, "Scored")[1:]
    assert table.refused(table.sending("hut")) == "uluk-refuse-hut-taken"
    happened = this_season(table.send("temple"))
    assert [event.space for event in named(happened, "FreeloaderPlaced")] == ["tlon"]


@pytest.mark.rule("uluk.87", "uluk.88", "uluk.89", "uluk.90", "uluk.91")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("harvest_zork", "uluk.87"),
        ("hunt_fnord", "uluk.87"),
        ("broken_invention", "uluk.88"),
        ("shamans_advice", "uluk.89"),
        ("prayer_patron", "uluk.90"),
        ("prayer_ancient", "uluk.91"),
    ],
)
def test_each_card_names_the_rule_by_which_it_sends(card, rule):
    happened = solo().draws(card).send("temple")
    assert [event.rule for event in named(happened, "FreeloaderPlaced")] == [rule]


@pytest.mark.rule("uluk.R37")
def test_shamans_advice_with_the_hut_taken():
    table = solo(player=2, camp=1).draws("shamans_advice")
    table.send("hut")
    assert where(table) == ["temple"]


@pytest.mark.rule("uluk.R37")
def test_shamans_advice_again_sends_to_the_temple():
    table = solo(player=1, camp=1).draws("shamans_advice", "shamans_advice")
    happened = this_season(table.send("temple"))
    assert len(named(happened, "FreeloaderTurnedAway")) == 1


@pytest.mark.rule("uluk.R37")
def test_a_new_triber_for_the_hut_move_joins_and_the_next_card_counts():
    table = solo(player=1, camp=1).draws("shamans_advice", "new_triber", "hunt_hlak")
    happened = this_season(table.send("temple"))
    assert [event.tribers for event in named(happened, "FreeloadersGrew")] == [2]
    assert [event.space for event in named(happened, "FreeloaderPlaced")] == ["hut", "hlak"]


@pytest.mark.rule("uluk.90", "uluk.91")
@pytest.mark.parametrize(("card", "space"), [("prayer_patron", "site-3"), ("prayer_ancient", "site-1")])
def test_prayers(card, space):
    table = solo(season=3).draws(card)
    table.send("temple")
    assert where(table) == [space]
    table = solo(season=3).draws(card)
    table.state.built[0] = table.state.built[2] = True
    table.send("temple")
    assert where(table) == ["site-2"]


@pytest.mark.rule("uluk.V48", "uluk.R38")
@pytest.mark.parametrize(("option", "space"), [("temple", "temple"), ("next", "site-2")])
def test_prayer_with_a_full_ring(option, space):
    table = Table(1, season=3, prayer_full_site=option).tribers(A, 6).tribers(F, 1)
    table.stand("site-3", A, 4).draws("prayer_patron")
    table.send("mgobu-processing")
    assert where(table) == [space]


@pytest.mark.rule("uluk.R38")
@pytest.mark.parametrize("option", ["temple", "next"])
def test_prayer_without_any_open_site(option):
    table = Table(1, prayer_full_site=option).tribers(A, 6).tribers(F, 1).draws("prayer_ancient")
    table.state.built[0] = True
    table.send("mgobu-processing")
    assert where(table) == ["temple"]


@pytest.mark.rule("uluk.V46", "uluk.92", "uluk.R35")
def test_new_triber_in_season_one():
    table = solo(player=6, camp=6)
    names = ["hunt_hlak", "new_triber", "hunt_hlak", "hunt_hlak", "hunt_fnord", "hunt_fnord", "hunt_fnord"]
    table.draws(*names)
    happened = this_season([event for _ in range(6) for event in table.send("mgobu-processing")])
    assert len(named(happened, "FreeloadersCard")) == 7
    placed = named(happened, "FreeloaderPlaced") + named(happened, "FreeloaderTurnedAway")
    assert len(placed) == 6
    assert dict(table.rules.view(None).camp.cards)["new_triber"] == 2
    assert sum(count for _, count in table.rules.view(None).camp.cards) == 19
    assert table.state.total[F] == 7


@pytest.mark.rule("uluk.R35", "uluk.92")
def test_a_new_triber_uses_the_turn():
    table = solo(player=3, camp=2).draws("new_triber", "hunt_hlak", "hunt_fnord")
    table.send("temple")
    assert where(table) == []
    assert table.newborn(F) == 1
    assert table.seat == A


@pytest.mark.rule("uluk.V47", "uluk.93")
def test_new_triber_in_season_six():
    table = solo(season=6, player=3, camp=2).draws("new_triber", "hunt_hlak")
    happened = table.send("temple")
    assert named(happened, "NoNewFreeloader")
    assert where(table) == ["hlak"]
    assert table.state.total[F] == 2
    assert dict(table.rules.view(None).camp.cards)["new_triber"] == 2


@pytest.mark.rule("uluk.R35")
def test_with_nine_in_play_nobody_joins():
    table = solo(player=3, camp=9).draws("new_triber", "hunt_hlak")
    table.send("temple")
    assert where(table) == ["hlak"]
    assert table.state.total[F] == 9


@pytest.mark.rule("uluk.V49", "uluk.R17")
@pytest.mark.parametrize(("own", "theirs", "side"), [(1, 2, 1), (1, 1, 1), (2, 1, 0)])
def test_majority_against_freeloaders(own, theirs, side):
    table = solo(player=3, camp=3).stand("tlon", A, own).stand("tlon", F, theirs)
    value = table.rules.view(None).areas[2].track[3]
    happened = table.harvest()
    assert named(happened, "Harvested")[0].pieces == value[side]


@pytest.mark.rule("uluk.R39", "uluk.77")
@pytest.mark.parametrize(("option", "hp"), [("on", 0), ("off", 3)])
def test_freeloaders_may_keep_tokens(option, hp):
    table = Table(1, season=6, freeloaders_keep_tokens=option).tribers(A, 3).tribers(F, 3)
    table.state.players[A].tokens = [AREA["uluk"]]
    table.stand("site-1", F, 2)
    happened = table.clean_up()
    assert named(happened, "FreeloadersToken")[0].area == "fnord"
    assert table.me(A).tokens == ("uluk",)
    assert table.rules.outcome().lines[3].points == (hp,)
    assert table.rules.view(None).camp.tokens == (("fnord",) if option == "on" else ())


@pytest.mark.rule("uluk.86", "uluk.66")
def test_freeloaders_at_a_site_get_nothing():
    table = solo(season=3).stand("site-3", A, 2).stand("site-3", F, 2)
    happened = table.build()
    assert points(happened, A) == 5
    assert all(event.seat == A for event in named(happened, "Scored"))
    assert named(happened, "TokenGone")


@pytest.mark.rule("uluk.V51", "uluk.94")
@pytest.mark.parametrize(
    ("hp", "name"),
    [
        (90, "top"),
        (60, "second"),
        (89, "second"),
        (59, "third"),
        (30, "third"),
        (29, "bottom"),
        (-5, "bottom"),
    ],
)
def test_bands(hp, name):
    assert band(hp) == name
    table = solo(season=6).tribers(A, 6)
    table.state.players[A].hp = hp
    table.clean_up()
    outcome = table.rules.outcome()
    assert (outcome.reason, outcome.winners) == (name, (A,))


@pytest.mark.rule("uluk.R41", "uluk.84")
def test_cards_come_at_random_and_go_back():
    seen = set()
    for seed in range(60):
        rules = UlukRules.new(1, defaults(solo_tribe="random"), seed)
        rules.apply(rules.actions(0)[0])
        seen.add(rules.view(None).camp.drawn)
        left = dict(rules.view(None).camp.cards)
        assert sum(left.values()) == 20 - (rules.view(None).camp.drawn == "new_triber")
    assert seen == set(DRAWS)
    assert len(DRAW) == 11


@pytest.mark.rule("uluk.R40")
def test_freeloaders_bring_nothing_home():
    table = solo(player=1, camp=1).draws("hunt_hlak")
    happened = table.send("temple")
    assert not named(happened, "Harvested")
    assert B == F
