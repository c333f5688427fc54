"""The table of Uluru as its scene describes it: grips, refusals, looks, the check told step by step."""

from __future__ import annotations

import time

import pytest

from game.chance import Chance
from game.contract import TABLE, Refusal
from game.uluru.actions import Go, LayOut, Pause, Place, Uluru
from game.uluru.box import BIRDS
from game.uluru.events import WishChecked, WishesShown
from scenes import rules_text
from scenes.uluru import LAYOUT, known, looks
from scenes.words import Words, languages
from sprites.fonts import font
from tests.scenes.uluru_hands import fill, finish_round, lay_and_go, match_with, open_curtain, wanted


@pytest.fixture
def desk_for(desk_for):
    """Desks whose clock stands, with nothing covered."""

    def make(match, **settings):
        desk = desk_for(match, **settings)
        desk.table.still = True
        desk.table.clockwork.paused = False
        desk.table.lay_out(())
        desk.settle()
        return desk

    return make


# -- grips ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kinds", "seating"), [(("human",), "side"), (("human",) * 5, "around")])
def test_every_legal_action_has_its_gesture(desk_for, kinds, seating):
    desk = desk_for(match_with(kinds, seating), seating=seating)
    chance = Chance(3)
    for _ in range(120):
        shown = desk.table.shown()
        grips = {grip.action: grip for grip in LAYOUT.grips(desk.table.geometry, shown)}
        lying = {item.piece: item for item in LAYOUT.lying(desk.table.geometry, shown)}
        controls = {item.control for item in lying.values()}
        for action in shown.actions:
            grip = grips[action]
            assert all(piece in lying for piece in grip.pieces)
            assert not grip.spot or grip.spot in desk.table.spots
            assert not grip.control or grip.control in controls
        action = wanted(desk.match, shown, chance)
        if action is None:
            break
        desk.match.tick(0.1, False)
        desk.table.perform(action)


# -- refusals -------------------------------------------------------------------------------------------

KEEP = ("place:0:0", "place:0:3", "supply:0", "card:0", "mat:1", "place:1:4", "bird:2:0", "wish:4:0")


@pytest.mark.parametrize("stage", ["before", "go", "placing", "called", "checked"])
def test_every_refused_drop_is_answered_and_changes_nothing(desk_for, stage):
    match = match_with(("human", "easy", "human"), "around")
    if stage == "go":
        match.play(LayOut(0))
    elif stage in ("placing", "called"):
        lay_and_go(match)
        fill(match, 0, call=stage == "called")
        fill(match, 1, BIRDS[:3])
    elif stage == "checked":
        finish_round(match)
    desk = desk_for(match, seating="around", size=(1280, 800))
    history, said = list(match.history), {}
    pieces = [
        name for name, item in desk.table.lying.items() if not item.fixed and not name.startswith("chip:2")
    ]
    for piece in pieces:
        able = {grip.spot for grip in desk.table.grips if piece in grip.pieces}
        for spot in KEEP:
            near = [desk.table.spots[key] for key in able]
            point = desk.app.viewport.to_units(desk.at_spot(spot))
            if desk.table.lying[piece].spot == spot or any(place.holds(*point, 60) for place in near):
                continue
            desk.drag(desk.at_piece(piece), desk.at_spot(spot))
            said[piece, spot] = desk.table.helps.saying
            assert match.history == history, f"{piece} to {spot} did something"
    assert len(said) > 30
    nothing = Words().say("table-refuse-nothing")
    assert not [drop for drop, text in said.items() if len(text) < 8 or text == nothing]


def _meant(desk, piece, spot):
    meant = LAYOUT.attempt(desk.table.shown(), 0, piece, spot)
    return meant if isinstance(meant, Refusal) else desk.match.refusal(meant)


def test_refusals_name_the_right_rule(desk_for):
    match = match_with(("human", "easy"))
    desk = desk_for(match)
    assert _meant(desk, "chip:0:blue", "place:0:2").key == "uluru-refuse-before-go"
    assert _meant(desk, "", "control:call:0").key == "uluru-refuse-before-go"
    lay_and_go(match)
    fill(match, 0, ("blue", "green"))
    assert _meant(desk, "chip:0:blue", "place:0:0").key == "uluru-refuse-place-same"
    assert _meant(desk, "chip:0:orange", "place:0:1").key == "uluru-refuse-place-occupied"
    assert _meant(desk, "chip:0:orange", "supply:0").key == "uluru-refuse-lift-home"
    assert _meant(desk, "chip:0:orange", "mat:0").key == "uluru-refuse-no-place"
    assert _meant(desk, "chip:0:orange", "").key == "uluru-refuse-no-place"
    assert _meant(desk, "chip:0:orange", "wish:3:0") == Refusal(
        "uluru-refuse-on-card", (("colour", "orange"),), "uluru.1"
    )
    assert _meant(desk, "chip:0:orange", "mat:1").key == "uluru-refuse-other-card"
    assert _meant(desk, "chip:1:2", "mat:1").key == "uluru-refuse-other-chip"
    assert _meant(desk, "wish:1:2:0", "mat:0").key == "uluru-refuse-move-wish"
    missing = _meant(desk, "", "control:call:0")
    assert (missing.key, missing.params) == ("uluru-refuse-call-missing", (("missing", 4),))
    fill(match, 0, ("orange", "yellow", "black", "white"), (2, 3, 4, 5), call=True)
    assert _meant(desk, "chip:0:3", "place:0:1").key == "uluru-refuse-called"
    assert _meant(desk, "", "control:call:0").key == "uluru-refuse-called"


def test_hints_are_refused_only_while_several_persons_place(desk_for):
    several = match_with(("human", "human"), "around")
    desk = desk_for(several, seating="around")
    assert LAYOUT.no_hint(desk.table.shown()) is None
    lay_and_go(several)
    assert LAYOUT.no_hint(desk.table.shown()).key == "uluru-refuse-hint"
    alone = match_with(("human", "easy"))
    lay_and_go(alone)
    assert LAYOUT.no_hint(desk_for(alone).table.shown()) is None


def test_a_break_is_the_tables_action_while_chips_are_placed(desk_for):
    match = match_with(("human",))
    desk = desk_for(match)
    assert LAYOUT.interrupt(desk.table.shown(), True) is None
    lay_and_go(match)
    assert LAYOUT.interrupt(desk.table.shown(), True) == Pause(TABLE, forced=False)
    assert LAYOUT.interrupt(desk.table.shown(), False) == Pause(TABLE, forced=True)


# -- the check ------------------------------------------------------------------------------------------


def test_the_check_is_told_bird_by_bird(desk_for):
    match = match_with(("human", "easy", "easy"))
    lay_and_go(match)
    for seat in (1, 2, 0):
        fill(match, seat, call=seat != 0)
    desk = desk_for(match, speed="normal")
    before = list(match.view(None).sums)
    desk.table.perform(Uluru(0))
    checked = match.view(None).checked
    assert desk.table.clockwork.telling
    steps = desk.table.clockwork.place[1]
    assert steps == len(LAYOUT.story(tuple(match.events(None)[-20:]))) == 14
    row = match.view(None).row
    for step in range(steps):
        desk.table.clockwork._step = step
        desk.table.lay_out()
        desk.table.motion.settle()
        lying = desk.table.lying
        judged = min(6, step // 2)
        for seat in range(3):
            marks = {name for name in lying if name.startswith(f"mark:{seat}:")}
            assert marks == {f"mark:{seat}:{bird}" for bird in row[:judged]}
            for bird, met in zip(row[:judged], checked.met[seat], strict=False):
                assert lying[f"mark:{seat}:{bird}"].face[0] == ("met" if met else "unmet")
            stones = [name for name in lying if name.startswith(f"penalty:{seat}:")]
            unmet = checked.met[seat][:judged].count(False)
            assert len(stones) == (checked.points[seat] if step == 13 else unmet)
            told = checked.points[seat] if step == 13 else 0
            assert lying[f"pebble:{seat}"].face[1] == str(before[seat] + told)
            relation = f"relation:{seat}" in lying
            assert relation == (step > 0 and step % 2 == 0)
        assert not any(item.control.startswith("lay:") for item in lying.values())
        assert any(item.control.startswith("toggle:") for item in lying.values()) == (step == 13)
    desk.table.hurry()
    assert not desk.table.clockwork.telling
    assert any(item.control == "toggle:best:1:0" for item in desk.table.lying.values())
    assert not any(name.startswith("relation") for name in desk.table.lying)


def test_a_computer_player_leaves_time_to_look_at_the_check(desk_for):
    match = match_with(("easy", "human"), seed=1)
    finish_round(match)
    lay_and_go(match)
    for seat in (0, 1):
        fill(match, seat, call=not seat)
    desk = desk_for(match, speed="normal")
    desk.table.perform(Uluru(1))
    desk.table.clockwork.hurry()
    assert not desk.table.clockwork.telling
    assert desk.table.clockwork.lingering
    desk.table.clockwork.advance(3.9)
    assert desk.table.clockwork.lingering
    desk.table.clockwork.advance(0.2)
    assert not desk.table.clockwork.lingering


def test_three_two_one_before_covered_wishes_turn_up(desk_for, monkeypatch):
    match = match_with(("human", "easy"))
    match.play(match.actions(match.asked()[0])[0])
    desk = desk_for(match, speed="normal")
    heard = []
    monkeypatch.setattr(desk.app.voice, "play", lambda name, *rest: heard.append(name))
    go = next(action for action in match.actions(0) if isinstance(action, Go))
    assert desk.table.perform(go) is None
    for left in (3, 2, 1):
        assert desk.table.lying["break:0"].face[1] == str(left)
        assert all(desk.table.lying[f"wish:1:{index}:0"].face[0] == "wish_back" for index in range(6))
        for _ in range(22):
            desk.table.clockwork.advance(0.05)
    assert "break:0" not in desk.table.lying
    assert all(desk.table.lying[f"wish:1:{index}:0"].face[0] == "wish_card" for index in range(6))
    assert match.running() < 200, "the clock waits for the wishes"
    assert heard.count("beat") == 3


def test_a_break_stops_the_countdown_to_go(desk_for):
    match = match_with(("human", "easy"))
    match.play(match.actions(match.asked()[0])[0])
    desk = desk_for(match, speed="normal")
    desk.table.perform(next(action for action in match.actions(0) if isinstance(action, Go)))
    desk.table.pause()
    for _ in range(100):
        desk.table.clockwork.advance(0.05)
    assert desk.table.clockwork.telling
    assert match.running() == 0


def test_a_card_that_came_too_late_is_shown_as_it_was_and_as_it_counts(desk_for):
    match = match_with(("human", "human"), late_cut="strict")
    start = match.view(None).start
    for seat, slow in ((start, 4.0), (1 - start, 0.3)):
        while match.clock is None:
            match.play(match.actions(match.asked()[0])[0])
        for place, bird in enumerate(BIRDS):
            match.tick(slow, False)
            match.play(Place(seat, bird, place))
        match.tick(slow, False)
        if seat == start:
            match.play(Uluru(seat))
    desk = desk_for(match, speed="normal")
    open_curtain(desk)
    events = match.play(match.stamped(Uluru(1 - start)))
    desk.table.happened(events)
    late = match.view(None).checked
    assert late.cut == start
    assert late.finished == BIRDS
    assert None in late.cards[late.cut]
    chips = [f"chip:{late.cut}:{bird}" for bird in BIRDS]
    assert all(chip in desk.table.lying for chip in chips)
    desk.table.clockwork._tell_on(5.0)
    lies = [chip in desk.table.lying for chip in chips]
    assert lies == [bird in late.cards[late.cut] for bird in BIRDS]
    assert desk.table.clockwork.place == (1, 15)


def test_only_a_check_and_the_way_to_go_are_stories():
    assert LAYOUT.story(()) == ()
    assert sum(LAYOUT.story((WishesShown((1, 2, 3, 4, 5, 6)),))) == pytest.approx(3.0)
    event = WishChecked("blue", 1, (0,), (1,), 1)
    assert sum(LAYOUT.story((event,) * 6)) == pytest.approx(12.2)


def test_the_best_card_costs_what_it_says(desk_for):
    match = match_with(("human", "easy"), seed=5)
    finish_round(match)
    desk = desk_for(match)
    desk.table.toggles = frozenset(("toggle:best:1:0",))
    checked = match.view(None).checked
    unmet = [item for n, item in _marks(desk) if n.startswith("mark:0") and item.face[0] == "unmet"]
    assert len(unmet) == checked.best
    others = [item for n, item in _marks(desk) if n.startswith("mark:1") and item.face[0] == "unmet"]
    assert len(others) == checked.met[1].count(False), "the others' cards stay as they are"


def _marks(desk):
    items = LAYOUT.lying(desk.table.geometry, desk.table.shown())
    return [(item.piece, item) for item in items if item.piece.startswith("mark:")]


def test_training_ticks_the_birds_that_are_content(desk_for):
    match = match_with(("human",), training="on")
    lay_and_go(match)
    fill(match, 0)
    desk = desk_for(match)
    view = match.view(0)
    content = {bird for bird, met in zip(view.row, view.ticks, strict=True) if met}
    assert {name.split(":")[2] for name, _ in _marks(desk)} == content
    plain = match_with(("human",))
    lay_and_go(plain)
    fill(plain, 0)
    assert not _marks(desk_for(plain))


# -- clocks ---------------------------------------------------------------------------------------------


def test_beats_grow_louder_towards_nought(desk_for):
    match = match_with(("human", "human"), "around")
    lay_and_go(match)
    fill(match, 0)
    desk = desk_for(match, seating="around")
    assert LAYOUT.beat(desk.table.shown()) is None
    fill(match, 0, (), (), call=True)
    strengths = []
    for _ in range(10):
        name, strength = LAYOUT.beat(desk.table.shown())
        assert name == "beat"
        strengths.append(strength)
        match.tick(0.99, False)
    assert strengths == sorted(strengths)
    assert 0 < strengths[0] < strengths[-1] <= 1


def test_with_own_clocks_only_the_last_learns_of_the_countdown(desk_for):
    match = match_with(("human", "human"))
    match.play(LayOut(0))
    match.play(Go(0))
    fill(match, 0, call=True)
    match.play(Go(1))
    desk = desk_for(match)
    desk.table.viewer = desk.table.bottom = 1
    shown = desk.table.shown()
    assert known.counting(shown) is None
    assert known.limit(shown) == 120, "how long the first one took stays unknown"
    match.tick(match.view(0).finish[0] / 1000 + 1.5, False)
    fill(match, 1, ("blue",))
    shown = desk.table.shown()
    assert known.counting(shown) in (8, 9)


def test_laying_out_five_seats_is_quick(desk_for):
    match = match_with(("human",) * 5, "around")
    lay_and_go(match)
    for seat in range(5):
        fill(match, seat)
    desk = desk_for(match, seating="around")
    shown = desk.table.shown()
    LAYOUT.lying(desk.table.geometry, shown)
    best = 1.0
    for _ in range(20):
        start = time.perf_counter()
        LAYOUT.lying(desk.table.geometry, shown)
        best = min(best, time.perf_counter() - start)
    assert best < 0.004


# -- words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("kinds", "seating"), [(("human", "easy"), "side"), (("human",) * 3, "around")])
def test_every_sentence_of_a_match_exists(desk_for, language, kinds, seating):
    words = Words(language)
    desk = desk_for(match_with(kinds, seating, seed=9), seating=seating, language=language)
    desk.table.app.words = words
    chance = Chance(8)
    for _ in range(150):
        shown = desk.table.shown()
        assert not shown.ask or words.has(shown.ask)
        for item in LAYOUT.lying(desk.table.geometry, shown):
            assert not any(isinstance(part, str) and part.startswith("uluru-") for part in item.face)
            saying = LAYOUT.describe(shown, item.piece)
            if saying is not None:
                text = words.say(saying.key, saying.params)
                assert text != saying.key
                assert "uluru-" not in text
                rule = LAYOUT.rule_of(item.piece)
                assert rules_text.find(rules_text.book("uluru", language), rule) is not None, item.piece
        actions = [action for seat in desk.match.asked() for action in desk.match.actions(seat)]
        if not actions:
            break
        desk.match.tick(0.2, False)
        desk.match.play(chance.pick(actions))


def test_every_rule_of_uluru_can_be_opened():
    book = rules_text.book("uluru", "en")
    wanted_ids = [f"uluru.{number}" for number in range(1, 84)] + [
        f"uluru.R{number}" for number in range(1, 41)
    ]
    found = [rule for section in book for paragraph in section.paragraphs for rule in paragraph.rules]
    assert sorted(found) == sorted(wanted_ids)
    assert set(looks.RULE_OF.values()) <= set(found)


@pytest.mark.parametrize("language", languages())
def test_every_refusal_and_wish_has_its_words(language):
    words = Words(language)
    for kind in ("any", "places", "same_edge", "across", "beside", "two_apart"):
        assert words.has(f"uluru-wish-{kind}")
        assert words.has(f"uluru-look-wish-{kind}")
    for key in ("other-chip", "other-card", "on-card", "move-wish", "move-pebble", "hint"):
        assert words.has(f"uluru-refuse-{key}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("label", ["lay", "go", "call"])
def test_the_word_on_the_bright_button_is_short_enough_for_its_face(language, label):
    """As the painter measures it: at the usual size it is neither cut nor made smaller."""
    text = Words(language).say(f"uluru-button-{label}")
    assert font(270, 900).size(text)[0] <= 760
