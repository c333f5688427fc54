"""Meals, births, celebrations, treats and what spoils."""

from __future__ import annotations

import pytest
from uluk_table import A, B, Table, named, points

from game.uluk.actions import Eat, EatRest, EatTreat, EndFeeding, TakeBack, ToCradle, ToFire
from game.uluk.state import Step


def dinner(tribers: int, seats: int = 2, **stock: int) -> Table:
    """A sits down; B has enough to eat that it is asked too."""
    return Table(seats).tribers(A, tribers).stock(A, **stock).stock(B, boiled_uluk=9, baked_mgobu=9)


@pytest.mark.rule("uluk.V25", "uluk.51", "uluk.50")
def test_hunger():
    table = dinner(5, zork=3, baked_mgobu=1)
    happened = table.feed_now()
    assert (table.has(A, "zork"), table.has(A, "baked_mgobu")) == (0, 0)
    assert named(happened, "WentHungry")[0].tribers == 1
    assert table.me(A).hunger == 1
    assert table.hp(A) == 0
    assert table.seat == B  # no reproduction, no celebration


@pytest.mark.rule("uluk.V26", "uluk.52", "uluk.58")
def test_treats_as_meals():
    table = dinner(4, boiled_uluk=2, baked_mgobu=2)
    happened = table.feed_now()
    assert points(happened, A) == 3
    assert sum(table.me(A).stock) == 0


@pytest.mark.rule("uluk.V27", "uluk.53", "uluk.54", "uluk.55")
def test_feed_celebrate_reproduce():
    table = dinner(4, baked_mgobu=9, fermented_zork=1)
    table.feed_now()
    assert table.hp(A) == 1
    table.play(ToFire(A, "fermented_zork"), ToFire(A, "baked_mgobu"))
    assert table.hp(A) == 7
    for _ in range(3):
        table.play(ToCradle(A, "baked_mgobu"))
    table.play(ToCradle(A, "baked_mgobu"))
    assert table.hp(A) == 7
    assert sum(table.me(A).stock) == 0
    assert table.newborn(A) == 2
    assert table.me(A).tribers == 6
    table.clean_up()
    assert table.me(A).home == 6


@pytest.mark.rule("uluk.V28", "uluk.56", "uluk.57", "uluk.R24", "uluk.R25")
@pytest.mark.parametrize(
    ("good", "drum", "gained"), [("tlon_brew", False, 3), ("tlon_brew", True, 5), ("boiled_uluk", False, 7)]
)
def test_celebrations(good, drum, gained):
    table = dinner(1, baked_mgobu=1, fermented_uluk=1, fermented_zork=1).stock(A, **{good: 1})
    if good == "boiled_uluk":
        table.stock(A, boiled_uluk=1)
    if drum:
        table.own(A, "feast_drum")
    table.feed_now()
    if table.state.players[A].hungry:
        table.play(Eat(A, "baked_mgobu"))
    before = table.hp(A)
    table.play(ToFire(A, "fermented_zork"))
    happened = table.play(ToFire(A, good))
    assert points(happened, A) == gained
    assert table.hp(A) >= before + gained
    assert table.has(A, "fermented_uluk") == 1


@pytest.mark.rule("uluk.55", "uluk.56", "uluk.57", "uluk.58")
@pytest.mark.parametrize(
    ("good", "drum", "gave", "treats"),
    [
        ("tlon_brew", False, 3, 0),
        ("tlon_brew", True, 5, 0),
        ("baked_mgobu", False, 6, 0),
        ("baked_mgobu", True, 8, 0),
        ("boiled_uluk", True, 8, 1),
    ],
)
def test_the_view_tells_what_a_celebration_gave(good, drum, gave, treats):
    table = dinner(1, baked_mgobu=5, boiled_uluk=1, tlon_brew=1, fermented_zork=1)
    if drum:
        table.own(A, "feast_drum")
    table.feed_now()
    table.play(Eat(A, "baked_mgobu"))
    assert table.rules.view(A).meal.celebration == 0
    table.play(ToFire(A, "fermented_zork"), ToFire(A, good))
    meal = table.rules.view(A).meal
    assert (meal.fed, meal.celebration, meal.treats) == (1, gave, treats)
    assert meal.hp_then == table.hp(A) == 1 + gave + treats


@pytest.mark.rule("uluk.51", "uluk.52", "uluk.58", "uluk.59")
def test_the_view_tells_how_a_meal_will_end():
    table = dinner(3, boiled_uluk=3, baked_mgobu=1, zork=1)  # by custom one treat is eaten
    table.feed_now()
    meal = table.rules.view(A).meal
    assert (meal.fed, meal.celebration, meal.treats, meal.hp_then) == (1, 0, 1, 0 + 1 + 1)
    assert table.me(A).would_perish == ()
    table.play(Eat(A, "boiled_uluk"))
    assert (table.hp(A), table.rules.view(A).meal.hp_then) == (1, 2)
    table.play(EatRest(A))
    assert (table.hp(A), table.rules.view(A).meal.hp_then) == (2, 2)
    table.play(EatTreat(A, "boiled_uluk"))
    meal = table.rules.view(A).meal
    assert (meal.fed, meal.treats, meal.hp_then) == (1, 2, 3)


@pytest.mark.rule("uluk.V28", "uluk.55")
def test_one_celebration_a_season():
    table = dinner(1, baked_mgobu=5, fermented_uluk=3)
    table.feed_now()
    table.play(ToFire(A, "baked_mgobu"), ToFire(A, "fermented_uluk"))
    assert table.refused(ToFire(A, "fermented_uluk")) == "uluk-refuse-celebrated"
    assert table.refused(ToFire(A, "baked_mgobu")) == "uluk-refuse-celebrated"


@pytest.mark.rule("uluk.V29", "uluk.60", "uluk.R26")
def test_perishing():
    table = dinner(1, baked_mgobu=1, hlak=2, mgobu=3, smoked_hlak=1, fermented_uluk=1)
    table.feed_now()
    table.play(Eat(A, "baked_mgobu"))
    happened = table.play(EndFeeding(A))
    assert [table.has(A, good) for good in ("hlak", "mgobu", "smoked_hlak", "fermented_uluk")] == [0, 3, 1, 1]
    assert [(event.good, event.pieces) for event in named(happened, "Perished") if event.seat == A] == [
        ("hlak", 2)
    ]


@pytest.mark.rule("uluk.V30", "uluk.R19", "uluk.50")
def test_no_starving():
    table = dinner(3, salted_fnord=2, boiled_uluk=2).feast(A, "feast_2")
    table.feed_now()
    assert table.refused(EndFeeding(A)) == "uluk-refuse-feed-all"
    table = dinner(3, salted_fnord=3).feast(A, "feast_2")
    assert points(table.feed_now(), A) == 4
    assert table.has(A, "salted_fnord") == 0


@pytest.mark.rule("uluk.49", "uluk.5", "uluk.R19")
def test_the_owner_chooses_the_food_and_only_food_is_eaten():
    table = dinner(2, zork=1, baked_mgobu=2, mgobu=3, fermented_zork=1, tlon_brew=1)
    table.feed_now()
    assert table.rules.decisions()[0].ask == "uluk-ask-feed"
    assert table.legal() == [Eat(A, "zork"), Eat(A, "baked_mgobu"), EatRest(A)]
    for good in ("mgobu", "fermented_zork", "tlon_brew"):
        assert table.refused(Eat(A, good)) == "uluk-refuse-no-food"
    assert table.refused(Eat(A, "roasted_tlon")) == "uluk-refuse-lacks"
    table.play(Eat(A, "baked_mgobu"), Eat(A, "baked_mgobu"))
    assert table.has(A, "zork") == 1
    assert table.refused(Eat(A, "zork")) == "uluk-refuse-nobody-hungry"


@pytest.mark.rule("uluk.49")
def test_by_custom_what_spoils_goes_first_and_treats_last():
    table = dinner(3, boiled_uluk=2, baked_mgobu=2, zork=2)
    table.feed_now()
    assert table.rules.view(None).meal.custom == ("zork", "baked_mgobu", "boiled_uluk")
    table.play(EatRest(A))
    assert [table.has(A, good) for good in ("zork", "baked_mgobu", "boiled_uluk")] == [0, 1, 2]


@pytest.mark.rule("uluk.53", "uluk.55", "uluk.R20")
def test_nothing_else_while_somebody_is_hungry():
    table = dinner(2, boiled_uluk=3, baked_mgobu=2, fermented_zork=1)
    table.feed_now()
    assert table.refused(ToCradle(A, "baked_mgobu")) == "uluk-refuse-fed-first"
    assert table.refused(ToFire(A, "baked_mgobu")) == "uluk-refuse-fed-first"
    assert table.refused(EatTreat(A, "boiled_uluk")) == "uluk-refuse-fed-first"


@pytest.mark.rule("uluk.58", "uluk.53")
def test_treats_pay_in_the_cradle_too():
    table = dinner(1, boiled_uluk=2, baked_mgobu=3)
    table.feed_now()
    table.play(Eat(A, "baked_mgobu"), ToCradle(A, "boiled_uluk"))
    assert table.hp(A) == 1
    table.play(ToCradle(A, "boiled_uluk"))
    assert table.hp(A) == 3


@pytest.mark.rule("uluk.59", "uluk.R20")
def test_spare_treats():
    table = dinner(1, boiled_uluk=3, baked_mgobu=1)
    table.feed_now()
    table.play(Eat(A, "baked_mgobu"))
    table.play(EatTreat(A, "boiled_uluk"), EatTreat(A, "boiled_uluk"))
    assert table.hp(A) == 3
    assert table.refused(EatTreat(A, "baked_mgobu")) == "uluk-refuse-no-treat"
    assert table.refused(EatTreat(A, "salted_fnord")) == "uluk-refuse-lacks"
    table = Table(2).stock(A, boiled_uluk=3)
    assert table.refused(EatTreat(A, "boiled_uluk")) == "uluk-refuse-place-first"


@pytest.mark.rule("uluk.R22", "uluk.3")
def test_at_nine_nobody_is_born():
    table = dinner(9, baked_mgobu=14, boiled_uluk=1)
    table.feed_now()
    table.play(EatRest(A))
    assert table.refused(ToCradle(A, "baked_mgobu")) == "uluk-refuse-nine"
    table = dinner(8, baked_mgobu=14, boiled_uluk=1)
    table.feed_now()
    table.play(EatRest(A), ToCradle(A, "baked_mgobu"), ToCradle(A, "baked_mgobu"))
    assert table.me(A).tribers == 9
    assert table.refused(ToCradle(A, "baked_mgobu")) == "uluk-refuse-nine"


@pytest.mark.rule("uluk.R23")
def test_a_birth_in_the_last_season_is_legal():
    table = dinner(1, baked_mgobu=4)
    table.state.season = 6
    table.feed_now()
    assert ToCradle(A, "baked_mgobu") in table.legal()


@pytest.mark.rule("uluk.R21")
def test_births_celebration_and_treats_in_any_order():
    table = dinner(1, baked_mgobu=4, boiled_uluk=2, fermented_zork=1)
    table.feed_now()
    table.play(Eat(A, "baked_mgobu"), EatTreat(A, "boiled_uluk"))
    table.play(ToCradle(A, "baked_mgobu"), ToCradle(A, "baked_mgobu"))
    table.play(ToFire(A, "baked_mgobu"), ToFire(A, "fermented_zork"), EatTreat(A, "boiled_uluk"))
    assert table.hp(A) == 1 + 1 + 6 + 1
    assert table.me(A).tribers == 2


@pytest.mark.rule("uluk.54")
def test_a_newborn_is_not_fed_and_not_sent_this_season():
    table = dinner(2, baked_mgobu=4)
    table.feed_now()
    table.play(ToCradle(A, "baked_mgobu"), ToCradle(A, "baked_mgobu"))
    assert table.me(A).hunger == 0
    assert table.me(A).where.count("newborn") == 1


@pytest.mark.rule("uluk.53", "uluk.55")
def test_a_piece_that_lies_alone_can_be_taken_back_and_goes_back_by_itself():
    table = dinner(1, baked_mgobu=6, fermented_zork=1)
    table.feed_now()
    table.play(ToCradle(A, "baked_mgobu"), ToFire(A, "fermented_zork"))
    assert table.rules.view(None).meal.cradle == "baked_mgobu"
    assert table.rules.view(None).meal.fire == "fermented_zork"
    assert table.refused(ToFire(A, "fermented_zork")) == "uluk-refuse-lacks"
    table.play(TakeBack(A, "fire"))
    assert table.has(A, "fermented_zork") == 1
    assert table.refused(TakeBack(A, "fire")) == "uluk-refuse-nothing-there"
    table.play(EndFeeding(A))
    assert table.has(A, "baked_mgobu") == 5


@pytest.mark.rule("uluk.55", "uluk.53")
def test_a_piece_without_a_partner_is_refused():
    table = dinner(1, baked_mgobu=4, smoked_hlak=1)
    table.feed_now()
    table.play(Eat(A, "smoked_hlak"))
    assert table.refused(ToFire(A, "baked_mgobu")) == "uluk-refuse-fire-pair"
    table = dinner(1, boiled_uluk=2)
    table.feed_now()
    assert table.refused(ToCradle(A, "boiled_uluk")) == "uluk-refuse-two-foods"


@pytest.mark.rule("uluk.R43")
def test_who_has_nothing_to_decide_is_not_asked():
    table = Table(2).tribers(A, 2).tribers(B, 1).stock(A, baked_mgobu=2).stock(B, baked_mgobu=4)
    table.feed_now()
    assert table.seat == B
    table.play(EndFeeding(B))
    assert table.state.step == Step.ERRAND
    assert table.state.season == 2
