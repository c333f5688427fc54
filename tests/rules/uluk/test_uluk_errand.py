"""Sending tribers out."""

from __future__ import annotations

import pytest
from uluk_table import A, B, C, D, Table, named, points

from game.uluk.actions import EndFeeding, MoveOut, Place, Stay
from game.uluk.goods import SPACE
from game.uluk.state import Step


@pytest.mark.rule("uluk.20", "uluk.27")
def test_the_leftmost_token_is_turned_up_each_season():
    table = Table(2)
    assert [site.open for site in table.rules.view(None).sites] == [True] + [False] * 5
    assert [site.area for site in table.rules.view(None).sites] == ["fnord", "", "", "", "", ""]
    assert table.refused(table.sending("site-2")) == "uluk-refuse-site-hidden"
    happened = table.clean_up()
    opened = named(happened, "SiteOpened")[0]
    assert (opened.site, opened.area, opened.REVEALS) == (2, "hlak", "undo-uluk-token")
    table.send("site-2")


@pytest.mark.rule("uluk.21", "uluk.V23", "uluk.19")
def test_uneven_numbers():
    table = Table(2).tribers(A, 6).tribers(B, 4)
    order = []
    while table.state.step == Step.ERRAND:
        order.append("AB"[table.seat])
        table.send("mgobu-processing")
        if len(order) == 10:
            break
    assert "".join(order) == "ABABABABAA"
    assert table.state.season == 2 or table.state.step != Step.ERRAND


@pytest.mark.rule("uluk.21", "uluk.R1")
def test_nobody_may_pass():
    table = Table(2)
    assert all(isinstance(action, Place) for action in table.legal())
    assert table.refused(Stay(A)) == "uluk-refuse-place-first"
    assert table.refused(EndFeeding(A)) == "uluk-refuse-place-first"
    assert table.refused(Place(B, "temple")) == "uluk-refuse-turn"


@pytest.mark.rule("uluk.22", "uluk.R3")
def test_three_sickle_spaces():
    table = Table(2)
    for _ in range(3):
        table.send("uluk")
    assert [pawn.colour for pawn in table.rules.view(None).areas[0].sickles] == [A, B, A]
    assert table.refused(table.sending("uluk")) == "uluk-refuse-area-full"


@pytest.mark.rule("uluk.23", "uluk.R2")
def test_processing_spaces_have_no_limit():
    table = Table(4)
    for _ in range(12):
        table.send("zork-processing")
    assert len(table.rules.view(None).areas[3].processing) == 12


@pytest.mark.rule("uluk.24", "uluk.R8")
def test_the_workshop_gives_a_card_at_once():
    table = Table(2).row("millstone", "cauldron")
    happened = table.send("workshop", card="cauldron")
    assert named(happened, "InventionTaken")[0].card == "cauldron"
    assert [card.kind for card in table.me(A).cards] == ["cauldron"]
    assert [card.kind for card in table.rules.view(None).row] == ["millstone"]
    assert table.refused(table.sending("workshop")) == "uluk-refuse-take-card"
    assert table.refused(table.sending("temple", card="millstone")) == "uluk-refuse-card-elsewhere"
    table.send("workshop", card="millstone")
    assert len(table.rules.view(None).workshop) == 2


@pytest.mark.rule("uluk.V21", "uluk.8", "uluk.R6")
def test_duplicates():
    table = Table(2).row("millstone").own(A, "millstone")
    assert table.refused(table.sending("workshop", card="millstone")) == "uluk-refuse-workshop-empty"
    table.send("temple")
    table.send("workshop", card="millstone")
    table.row()
    assert table.refused(table.sending("workshop")) == "uluk-refuse-workshop-empty"
    table = Table(2).row("millstone", "cauldron").own(A, "millstone")
    assert table.refused(table.sending("workshop", card="millstone")) == "uluk-refuse-owned"


@pytest.mark.rule("uluk.R47d")
def test_two_copies_in_the_row():
    table = Table(2).row("millstone", "millstone")
    assert len([action for action in table.legal() if action.space == "workshop"]) == 2
    table.send("workshop", card="millstone")
    table.send("workshop", card="millstone")
    assert [table.me(seat).cards[0].kind for seat in (A, B)] == ["millstone", "millstone"]


@pytest.mark.rule("uluk.25", "uluk.26", "uluk.33", "uluk.V19", "uluk.R10", "uluk.32")
@pytest.mark.parametrize(("mask", "total"), [(False, 3), (True, 5)])
def test_temple_and_hut(mask, total):
    table = Table(2).tribers(A, 1).tribers(B, 2)
    if mask:
        table.own(A, "spirit_mask")
    assert points(table.send("hut"), A) == 1
    assert table.refused(table.sending("hut")) == "uluk-refuse-hut-taken"
    assert points(table.send("temple"), B) == 2
    table.send("temple")
    assert table.state.step == Step.HUT
    assert table.seat == A
    table.send("temple")
    assert table.hp(A) == total


@pytest.mark.rule("uluk.31", "uluk.R11", "uluk.R1")
def test_the_hut_move_comes_once_after_all_and_may_be_left_out():
    table = Table(2).tribers(A, 2).tribers(B, 1)
    table.send("hut")
    table.send("uluk")
    table.send("temple")
    assert table.rules.decisions()[0].ask == "uluk-ask-hut"
    assert Stay(A) in table.legal()
    assert MoveOut(A, "hut") not in table.legal()
    assert table.refused(MoveOut(A, "hut")) == "uluk-refuse-hut-again"
    assert table.refused(Place(A, "temple")) == "uluk-refuse-hut-first"
    happened = table.play(Stay(A))
    assert named(happened, "PhaseBegan")[0].phase == "harvest"


@pytest.mark.rule("uluk.31")
def test_without_a_triber_in_the_hut_nobody_is_asked():
    table = Table(2).tribers(A, 1).tribers(B, 1)
    table.send("temple")
    assert named(table.send("temple"), "PhaseBegan")[0].phase == "harvest"


@pytest.mark.rule("uluk.V20", "uluk.R7", "uluk.33")
def test_a_hut_card_taken_by_the_move_does_not_pay_for_it():
    table = Table(2).tribers(A, 1).tribers(B, 1).row("spirit_mask")
    table.send("hut")
    table.send("temple")
    happened = table.send("workshop", card="spirit_mask")
    assert table.state.players[A].owns(13)
    assert points(happened[:3], A) == 0
    assert sum(event.points for event in named(happened, "Scored") if event.why == "spirit_mask") == 0


@pytest.mark.rule("uluk.R7")
def test_a_hut_card_taken_in_the_same_season_pays():
    table = Table(2).tribers(A, 2).tribers(B, 1).row("spirit_mask")
    table.send("hut")
    table.send("temple")
    table.send("workshop", card="spirit_mask")
    happened = table.send("temple")
    assert [event.why for event in named(happened, "Scored")[:2]] == ["spirit_mask", "temple"]


@pytest.mark.rule("uluk.28", "uluk.V22", "uluk.R11b")
def test_a_filled_site_raises_its_level_at_once():
    table = Table(3, season=2).stand("site-2", B, 1).stand("site-2", C, 1).stand("mgobu", A)
    table.state.tokens[1] = 1
    happened = table.send("site-2")
    rose = named(happened, "LevelRose")[0]
    assert (rose.area, rose.level, rose.why) == ("mgobu", 5, "site")
    assert table.level("mgobu") == 4
    assert table.rules.view(None).areas[1].would_get[A] == 5
    assert not table.rules.view(None).sites[1].built


@pytest.mark.rule("uluk.V22", "uluk.62", "uluk.R47c")
def test_a_filled_site_lifts_nothing_beyond_the_top():
    table = Table(3, season=2).stand("site-2", B, 2).levels(mgobu=6)
    table.state.tokens[1] = 1
    table.send("site-2")
    assert table.level("mgobu") == 6


@pytest.mark.rule("uluk.R11b", "uluk.32")
def test_the_hut_move_can_fill_a_site():
    table = Table(2).tribers(A, 1).tribers(B, 2)
    table.send("hut")
    table.send("site-1")
    table.send("temple")
    happened = table.send("site-1")
    assert named(happened, "SiteFilled")[0].site == 1
    assert named(happened, "LevelRose")[0].area == "fnord"


@pytest.mark.rule("uluk.27", "uluk.68")
def test_full_and_built_sites_take_nobody():
    table = Table(2).stand("site-1", A).stand("site-1", B)
    assert table.refused(table.sending("site-1")) == "uluk-refuse-site-full"
    table.clean_up()
    assert table.refused(table.sending("site-1")) == "uluk-refuse-site-built"


@pytest.mark.rule("uluk.29", "uluk.R4", "uluk.R5")
def test_poison_comes_with_its_triber_only():
    table = Table(3).stock(A, tlon_brew=3)
    for area in ("fnord", "hlak"):
        assert Place(A, area, True) in table.legal()
    happened = table.send("hlak", poison=True)
    assert named(happened, "PoisonLaid")[0].area == "hlak"
    assert table.has(A, "tlon_brew") == 2
    assert table.rules.view(None).areas[5].sickles[0].poison
    assert table.refused(Place(B, "hlak", True)) == "uluk-refuse-no-poison"
    assert SPACE["hlak"] == 5


@pytest.mark.rule("uluk.R5", "uluk.70")
def test_poison_is_spent_at_clean_up():
    table = Table(3).stock(A, tlon_brew=1)
    table.send("hlak", poison=True)
    table.clean_up()
    assert table.has(A, "tlon_brew") == 0
    assert table.me(A).poison_used == (0,) * 6


@pytest.mark.rule("uluk.V18", "uluk.29")
@pytest.mark.parametrize(
    "space",
    [
        "uluk",
        "mgobu",
        "tlon",
        "zork",
        "temple",
        "hut",
        "site-1",
        "fnord-processing",
        "hlak-processing",
        "workshop",
    ],
)
def test_poison_nowhere_else(space):
    table = Table(3).stock(A, tlon_brew=3).row("millstone")
    card = "millstone" if space == "workshop" else ""
    assert table.refused(table.sending(space, True, card)) == "uluk-refuse-poison-place"


@pytest.mark.rule("uluk.V17", "uluk.30")
def test_poison_limit_for_two():
    table = Table(2).stock(A, tlon_brew=3).stand("fnord", A, 1, poison=1)
    assert table.refused(Place(A, "fnord", True)) == "uluk-refuse-poison-limit"
    assert Place(A, "fnord") in table.legal()
    assert Place(A, "hlak", True) in table.legal()
    table = Table(4).stock(A, tlon_brew=3).stand("fnord", A, 1, poison=1)
    assert {Place(A, "fnord", True), Place(A, "fnord"), Place(A, "hlak", True)} <= set(table.legal())


@pytest.mark.rule("uluk.R47b")
def test_the_poison_limit_binds_the_hut_move():
    table = Table(2).tribers(A, 2).tribers(B, 1).stock(A, tlon_brew=3)
    table.send("hut")
    table.send("temple")
    table.send("fnord", poison=True)
    assert table.state.step == Step.HUT
    assert table.refused(MoveOut(A, "fnord", True)) == "uluk-refuse-poison-limit"
    assert MoveOut(A, "hlak", True) in table.legal()


@pytest.mark.rule("uluk.V24", "uluk.73", "uluk.19")
@pytest.mark.parametrize(
    ("seats", "firsts"), [(2, [0, 1, 0, 1, 0, 1]), (3, [0, 1, 2, 0, 1, 2]), (4, [0, 1, 2, 3, 0, 1])]
)
def test_the_marker_passes(seats, firsts):
    table = Table(seats)
    seen = [table.seat]
    for _ in range(5):
        table.clean_up()
        seen.append(table.seat)
    assert seen == firsts
    assert D == 3
