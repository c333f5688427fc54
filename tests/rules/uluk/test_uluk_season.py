"""A season played from its first triber to the next, and what is told of it."""

from __future__ import annotations

import pytest
from uluk_table import A, B, F, Table, named, points, this_season

from game.contract import Event
from game.uluk import flow
from game.uluk.actions import (
    Eat,
    EatRest,
    EatTreat,
    EndFeeding,
    Place,
    Process,
    TakeBack,
    ToCradle,
    ToFire,
)
from game.uluk.state import Step


def told(events: list[Event], *fields: str) -> list[tuple[object, ...]]:
    """The names of events and those of these fields that they have."""
    return [
        (type(event).__name__, *(getattr(event, field) for field in fields if hasattr(event, field)))
        for event in events
    ]


def phases(events: list[Event]) -> list[str]:
    return [event.phase for event in named(events, "PhaseBegan")]


@pytest.mark.rule("uluk.23", "uluk.40", "uluk.41", "uluk.61", "uluk.65", "uluk.73", "uluk.V2")
def test_a_season_from_its_first_triber_to_the_next():
    """Small mgobu L3 is 2/1 and hlák L3 is 1; mgobu bakes 2:3."""
    table = Table(2).tribers(A, 3).tribers(B, 2).stock(B, baked_mgobu=1)
    for space in ("mgobu", "hlak", "mgobu-processing", "temple"):
        table.send(space)
    happened = table.send("temple")
    assert phases(happened) == ["harvest", "processing"]
    assert (table.seat, table.state.step) == (A, Step.PROCESS)
    happened = table.run("mgobu", "baked_mgobu", 2)
    assert phases(happened) == ["feeding", "ecology", "cleanup"]
    assert [table.hp(seat) for seat in (A, B)] == [2 + 1, 2 + 1]
    assert [table.has(A, good) for good in ("mgobu", "baked_mgobu")] == [0, 0]
    assert [table.has(B, good) for good in ("hlak", "baked_mgobu")] == [0, 0]
    assert table.state.levels == [4, 3, 4, 4, 4, 3]
    assert named(happened, "TribersHome")
    assert told(named(happened, "SeasonBegan"), "season", "seat") == [("SeasonBegan", 2, B)]
    assert (table.seat, table.state.step, table.state.season) == (B, Step.ERRAND, 2)
    assert table.me(A).operations == (0,) * 6


@pytest.mark.rule("uluk.60", "uluk.19")
def test_what_spoils_is_thrown_away_where_nobody_is_asked():
    table = Table(2).tribers(A, 1).tribers(B, 1).stock(A, zork=1).stock(B, hlak=2, baked_mgobu=1)
    table.feed_now()
    assert table.seat == B
    table.play(Eat(B, "baked_mgobu"))
    happened = table.done()
    assert table.has(B, "hlak") == 0
    assert told(named(happened, "Perished"), "seat", "good", "pieces") == [("Perished", B, "hlak", 2)]


@pytest.mark.rule("uluk.60")
def test_one_meal_without_a_choice_may_leave_something_to_spoil():
    table = Table(2, season=6).tribers(A, 9).tribers(B, 9).stock(A, zork=11).stock(B, baked_mgobu=9)
    happened = table.feed_now()
    assert told(named(happened, "Perished"), "seat", "good", "pieces") == [("Perished", A, "zork", 2)]
    assert table.state.step == Step.OVER


@pytest.mark.rule("uluk.39", "uluk.40")
def test_pieces_of_cards_lie_beside_those_of_the_area():
    """Standard zork L3 is 3/2 and hlák L3 is 1."""
    table = Table(3).stand("zork", A).stand("zork", B).stand("hlak", A).stand("fnord", B).stand("tlon", B)
    table.own(A, "larva_hook", "hunting_horn").stock(A, uluk=1).stand("uluk-processing", A)
    happened = table.harvest()
    assert told(named(happened, "Harvested"), "seat", "area", "pieces", "why", "rule") == [
        ("Harvested", B, "tlon", 4, "majority", "uluk.35"),
        ("Harvested", A, "zork", 2, "no-majority", "uluk.36"),
        ("Harvested", A, "zork", 1, "cards", "uluk.39"),
        ("Harvested", B, "zork", 2, "no-majority", "uluk.36"),
        ("Harvested", B, "fnord", 2, "hunt", "uluk.38"),
        ("Harvested", A, "hlak", 1, "hunt", "uluk.38"),
        ("Harvested", A, "hlak", 1, "cards", "uluk.39"),
    ]
    assert [table.has(A, good) for good in ("zork", "hlak")] == [3, 2]


@pytest.mark.rule("uluk.49", "uluk.52", "uluk.53", "uluk.55", "uluk.59")
def test_a_meal_is_told_piece_by_piece():
    table = Table(2).tribers(A, 2).stock(A, baked_mgobu=5, zork=1, boiled_uluk=2, fermented_zork=1)
    table.stock(B, baked_mgobu=9, boiled_uluk=1)
    table.feed_now()
    happened = table.play(
        Eat(A, "baked_mgobu"),
        EatRest(A),
        ToFire(A, "boiled_uluk"),
        TakeBack(A, "fire"),
        ToFire(A, "boiled_uluk"),
        ToFire(A, "fermented_zork"),
        ToCradle(A, "baked_mgobu"),
        ToCradle(A, "baked_mgobu"),
        EatTreat(A, "boiled_uluk"),
    )
    assert told(happened, "food", "good", "treat", "holiday", "pieces", "points", "other", "rule")[:-1] == [
        ("Ate", "baked_mgobu", 1, "uluk.49"),
        ("Ate", "zork", 1, "uluk.49"),
        ("AllFed", "uluk.52"),
        ("Scored", 1, "uluk.52"),
        ("LaidByFire", "boiled_uluk", "uluk.55"),
        ("TakenBack", "boiled_uluk", "uluk.55"),
        ("LaidByFire", "boiled_uluk", "uluk.55"),
        ("Celebrated", "boiled_uluk", "fermented_zork", "uluk.55"),
        ("Scored", 6, "uluk.55"),
        ("Scored", 1, "uluk.58"),
        ("LaidByCradle", "baked_mgobu", "uluk.53"),
        ("TriberBorn", "baked_mgobu", "baked_mgobu", "uluk.53"),
        ("TreatEaten", "boiled_uluk", "uluk.59"),
    ]
    assert named(happened, "TriberBorn")[0].tribers == 3
    happened = table.play(EndFeeding(A))
    assert not named(happened, "TakenBack")
    left = [table.has(A, good) for good in ("baked_mgobu", "zork", "boiled_uluk", "fermented_zork")]
    assert left == [2, 0, 0, 0]


@pytest.mark.rule("uluk.53", "uluk.55")
def test_a_piece_is_taken_back_from_where_it_lies():
    table = Table(2).tribers(A, 1).stock(A, baked_mgobu=4, boiled_uluk=1, fermented_zork=1)
    table.feed_now()
    table.play(Eat(A, "baked_mgobu"), ToCradle(A, "boiled_uluk"), ToFire(A, "fermented_zork"))
    happened = table.play(TakeBack(A, "cradle"))
    assert told(happened, "good", "rule") == [("TakenBack", "boiled_uluk", "uluk.53")]
    assert [table.has(A, good) for good in ("boiled_uluk", "fermented_zork")] == [1, 0]
    assert (table.rules.view(None).meal.cradle, table.rules.view(None).meal.fire) == ("", "fermented_zork")
    assert table.refused(TakeBack(A, "cradle")) == "uluk-refuse-nothing-there"
    happened = table.play(TakeBack(A, "fire"))
    assert told(happened, "good", "rule") == [("TakenBack", "fermented_zork", "uluk.55")]
    assert [table.has(A, good) for good in ("boiled_uluk", "fermented_zork")] == [1, 1]
    assert table.refused(TakeBack(A, "fire")) == "uluk-refuse-nothing-there"


@pytest.mark.rule("uluk.55", "uluk.56")
@pytest.mark.parametrize(("good", "gained"), [("boiled_uluk", 7), ("tlon_brew", 3), ("baked_mgobu", 6)])
@pytest.mark.parametrize("holiday_first", [True, False])
def test_either_piece_may_lie_by_the_fire_first(good, gained, holiday_first):
    table = Table(2).tribers(A, 1).stock(A, baked_mgobu=3, boiled_uluk=1, tlon_brew=1, fermented_zork=2)
    table.own(A, "spirit_mask")  # pays for the Hut, not here
    table.feed_now()
    table.play(Eat(A, "baked_mgobu"))
    pair = ["fermented_zork", good] if holiday_first else [good, "fermented_zork"]
    happened = table.play(*(ToFire(A, piece) for piece in pair))
    assert points(happened, A) == gained
    celebrated = named(happened, "Celebrated")[0]
    assert (celebrated.holiday, celebrated.good) == ("fermented_zork", good)


@pytest.mark.rule("uluk.52", "uluk.55")
def test_the_next_season_has_a_meal_and_a_celebration_of_its_own():
    table = Table(2).tribers(A, 1).stock(A, baked_mgobu=5, boiled_uluk=1, fermented_zork=2)
    for season in (1, 2):
        table.feed_now()
        happened = table.play(Eat(A, "baked_mgobu"), ToFire(A, "fermented_zork"), ToFire(A, "baked_mgobu"))
        assert points(happened, A) == 1 + 6, season
        assert named(happened, "AllFed")
        table.clean_up()


@pytest.mark.rule("uluk.51")
def test_who_went_hungry_is_not_asked_again():
    table = Table(2).tribers(A, 5).stock(A, zork=3).stock(B, boiled_uluk=9, baked_mgobu=9)
    happened = table.feed_now()
    assert told(happened, "food", "pieces", "tribers", "rule")[:2] == [
        ("Ate", "zork", 3, "uluk.49"),
        ("WentHungry", 2, "uluk.51"),
    ]
    assert table.me(A).would_starve == 0
    assert table.me(A).hunger == 2


@pytest.mark.rule("uluk.28")
def test_a_site_with_room_left_raises_nothing():
    table = Table(2, season=2)
    happened = table.send("site-2")
    assert told(happened, "seat", "space") == [("Placed", A, "site-2")]
    assert table.state.levels == [3] * 6


@pytest.mark.rule("uluk.29")
def test_only_the_triber_with_poison_has_it_below():
    table = Table(4).stock(A, tlon_brew=3)
    table.send("hlak")
    assert not table.rules.view(None).areas[5].sickles[0].poison
    for space in ("temple", "temple", "temple"):
        table.send(space)
    table.send("hlak", poison=True)
    assert table.me(A).poison_used == (0, 0, 0, 0, 0, 1)
    assert [pawn.poison for pawn in table.rules.view(None).areas[5].sickles] == [False, True]


@pytest.mark.rule("uluk.33")
def test_only_a_hut_card_pays_for_leaving_the_hut():
    table = Table(2).tribers(A, 1).tribers(B, 1).own(A, "feast_drum", "spirit_mask")
    table.send("hut")
    table.send("temple")
    happened = table.send("temple")
    assert told(happened, "seat", "space", "points", "why", "rule")[:3] == [
        ("MovedOut", A, "temple", "uluk.31"),
        ("Scored", A, 2, "spirit_mask", "uluk.33"),
        ("Scored", A, 2, "temple", "uluk.26"),
    ]


@pytest.mark.rule("uluk.61", "uluk.62", "uluk.64")
def test_every_move_of_a_level_is_told_with_its_reason():
    """uluk stands at the top, hlák at the bottom, fnōrd sinks onto zork's symbol."""
    table = Table(4).levels(uluk=6, fnord=2, hlak=0).stand("mgobu", A).stand("fnord", A, 2)
    table.stand("tlon", B, 3).stand("hlak", B).stand("hlak", table.seat + 2)
    happened: list[Event] = []
    flow.ecology(table.state, happened)
    assert told(happened, "area", "level", "most", "why", "rule") == [
        ("LevelHeld", "uluk", 7, 7, "highest", "uluk.61"),
        ("LevelHeld", "mgobu", 4, 7, "one-triber", "uluk.61"),
        ("LevelFell", "tlon", 2, 7, "three-tribers", "uluk.61"),
        ("LevelRose", "zork", 5, 7, "nobody", "uluk.61"),
        ("LevelFell", "fnord", 2, 7, "two-tribers", "uluk.61"),
        ("LevelHeld", "hlak", 1, 7, "lowest", "uluk.61"),
        ("LevelRose", "mgobu", 5, 7, "symbol-tlon", "uluk.64"),
        ("LevelRose", "zork", 6, 7, "symbol-fnord", "uluk.64"),
        ("LevelRose", "zork", 7, 7, "symbol-hlak", "uluk.64"),
    ]


@pytest.mark.rule("uluk.20")
def test_without_a_face_down_token_the_season_just_begins():
    table = Table(2)
    table.state.opened = 6
    assert not named(table.clean_up(), "SiteOpened")
    assert table.state.season == 2


@pytest.mark.rule("uluk.76", "uluk.79", "uluk.94")
def test_the_end_is_told():
    table = Table(2, season=6)
    table.state.players[A].hunger = 2
    happened = table.clean_up()
    assert told(named(happened, "Lost"), "seat", "points", "why") == [("Lost", A, 6, "hunger")]
    assert not named(happened, "Scored")
    assert told(happened[-1:], "reason", "winners", "rule") == [("GameEnded", "most", (B,), "uluk.79")]
    happened = Table(1, season=6).clean_up()
    assert told(happened[-1:], "reason", "winners", "rule") == [("GameEnded", "bottom", (A,), "uluk.94")]


@pytest.mark.rule("uluk.82")
def test_who_leads_the_solo_season_is_told():
    table = Table(1).draws("hunt_hlak")
    happened = table.clean_up()
    assert told(named(happened, "FreeloadersLead"), "season") == [("FreeloadersLead", 2)]
    assert not named(happened, "SeasonBegan")
    assert [pawn.colour for pawn in table.rules.view(None).areas[5].sickles] == [F]
    happened = table.clean_up()
    assert told(named(happened, "SeasonBegan"), "season", "seat") == [("SeasonBegan", 3, A)]
    assert not named(happened, "FreeloadersLead")
    assert this_season(happened)


@pytest.mark.rule("uluk.74", "uluk.19")
def test_after_the_end_and_from_elsewhere_nothing_is_taken():
    table = Table(2)
    for action in (Place(A, "nowhere"), Place(7, "temple"), Place(-1, "temple")):
        assert table.refused(action) == "uluk-refuse-unknown"
    table.process_now()
    assert table.refused(Process(A, "zork", "nothing", 1)) == "uluk-refuse-unknown"
    table.state.step, table.state.season = Step.ERRAND, 6
    table.clean_up()
    assert table.refused(Place(A, "temple")) == "uluk-refuse-over"
