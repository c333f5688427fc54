"""The table of Uluk in motion, against computers, in a storm of gestures, and what it says and shows."""

from __future__ import annotations

import time

import pytest

from game.chance import Chance
from game.match import legal
from game.uluk import actions as do
from game.uluk.goods import GOOD
from scenes.finding import piece_at
from scenes.results import ResultsScene
from tests.scenes.touching import by_what_is_seen
from tests.scenes.uluk_hands import match_with, moment, much_to_process, wanted

PEOPLE = ("human", "easy", "easy")


def _shows(desk):
    desk.table.keyboard._focus = None
    desk.assert_shows_the_view()


@pytest.mark.parametrize(
    ("kinds", "seating", "speed"),
    [(("human",), "side", "quick"), (PEOPLE, "side", "normal"), (("human",) * 4, "around", "quick")],
)
def test_moving_pieces_end_where_the_view_says(desk_for, kinds, seating, speed):
    desk = desk_for(match_with(kinds, seating, seed=8), speed=speed, seating=seating)
    desk.table.still = True
    chance, counts = Chance(9), {}
    for number in range(90):
        action = wanted(legal(desk.match), chance, counts)
        if action is None:
            break
        counts[type(action)] = counts.get(type(action), 0) + 1
        desk.table.perform(action)
        for _ in range(chance.below(10)):
            desk.app.step(0.05)
        if number % 9 == 0:
            _shows(desk)
    assert number > 40


def test_a_triber_stays_where_the_hand_has_laid_it(desk_for):
    """The rules send the first of the tribers; whichever is carried, none flies off again."""
    match = match_with(PEOPLE, seed=2, first="1")
    desk = by_what_is_seen(desk_for(match, speed="normal"))
    desk.table.still = True
    desk.table.hurry()
    desk.settle()
    last = [name for name in desk.table.lying if name.startswith("triber:0:")][-1]
    start, goal = desk.at_piece(last), desk.at_spot("space:temple")
    desk.down(start)
    desk.move((start[0] + 20, start[1] - 20))
    desk.move(goal)
    desk.app.step(0.02)
    desk.now += 0.3
    desk.up(goal)
    assert match.history[-1] == do.Place(0, "temple")
    desk.app.step(0.05)
    assert not [
        name
        for name in desk.table.lying
        if name.startswith("triber:0:") and desk.table.motion.animator.flying(name)
    ]
    _shows(desk)


def test_markers_tokens_and_cards_travel_when_a_season_ends(desk_for):
    match = moment(("human",), lambda view: view.step == "feeding" and view.season == 2, solo_tribe="random")
    desk = desk_for(match, speed="normal")
    desk.table.still = True
    desk.settle()
    levels = [area.level for area in match.view(0).areas]
    while match.view(0).season == 2:
        ends = [action for action in match.actions(0) if isinstance(action, do.EatRest | do.EndFeeding)]
        desk.table.perform(ends[0])
    moved = [
        area.area for area, level in zip(match.view(0).areas, levels, strict=True) if area.level != level
    ]
    flying = desk.table.motion.animator.flying
    assert moved
    assert all(flying(f"level:{area}") for area in moved)
    assert any(flying(name) for name in desk.table.lying if name.startswith("triber:0:"))
    assert flying("site:3")
    _shows(desk)


@pytest.mark.parametrize("kinds", [("human", "easy", "hard"), ("normal", "easy")])
def test_computer_players_play_in_the_window(desk_for, kinds):
    desk = desk_for(match_with(kinds, seed=4))
    chance, counts = Chance(8), {}
    deadline = time.monotonic() + 40
    while desk.match.view(None).season < 2 and time.monotonic() < deadline:
        desk.app.step(0.3)
        time.sleep(0.002)
        action = wanted(desk.table.shown().actions, chance, counts)
        if action is not None:
            desk.table.perform(action)
    assert desk.match.view(None).season == 2
    _shows(desk)


@pytest.mark.parametrize(("seats", "seating"), [(1, "side"), (4, "around")])
def test_a_storm_of_gestures_does_no_harm(desk_for, seats, seating):
    """Pieces dropped anywhere, taps anywhere: only legal actions are ever played, each refusal says why."""
    chance, said = Chance(12), set()
    for step in ("errand", "processing", "feeding"):
        match = moment(("human",) * seats, lambda view, step=step: view.step == step, seating)
        desk = by_what_is_seen(desk_for(match, seating=seating))
        for _ in range(50):
            if not desk.match.decisions():
                break
            before = len(desk.match.history)
            loose = [name for name, item in desk.table.lying.items() if not item.fixed or item.control]
            start = desk.at_piece(chance.pick(sorted(loose)))
            goal = desk.at_spot(chance.pick(sorted(desk.table.spots)))
            match chance.below(3):
                case 0:
                    desk.tap(start)
                case 1:
                    desk.tap(start)
                    if desk.app.top is desk.table:
                        desk.tap(goal)
                case _:
                    desk.drag(start, goal)
            if desk.match.outcome() is not None:
                break
            while desk.app.top is not desk.table:
                desk.app.pop()
                desk.settle()
            if desk.table.helps.saying:
                said.add(desk.table.helps.saying)
            assert len(desk.match.history) <= before + 3
    assert len(said) >= 6
    assert not [sentence for sentence in said if "uluk-" in sentence or len(sentence) < 6]


# -- refusals -----------------------------------------------------------------------------------------


def _drop(desk, piece, spot):
    desk.drag(desk.at_piece(piece), desk.at_spot(spot))
    return desk.table.helps.saying


def _learnable(view) -> int:
    """How many kinds of Inventions of the row the seat does not own yet."""
    return len({card.kind for card in view.row} - {card.kind for card in view.tribes[0].cards})


def _raw(view) -> list[str]:
    """Raw goods from which no operation is left."""
    tribe = view.tribes[0]
    return [
        area.area
        for column, area in enumerate(view.areas)
        if tribe.stock[column] and not tribe.operations[column]
    ]


def _desk(desk_for, match):
    desk = by_what_is_seen(desk_for(match, size=(1280, 720)))
    desk.table.still = True
    desk.settle()
    return desk


def test_refusals_of_the_errand_stand_at_their_place(desk_for):
    match = moment(PEOPLE, lambda view: view.step == "errand" and view.season < 6 and _learnable(view) > 1)
    view = match.view(0)
    view_home = [number for number, where in enumerate(view.tribes[0].where) if where == "home"]
    desk, triber = _desk(desk_for, match), f"triber:0:{view_home[-1]}"
    history = list(match.history)
    assert "face down" in _drop(desk, triber, "space:site-6")
    slip, spot = desk.table.lying["slip"], desk.table.spots["space:site-6"]
    assert abs(slip.x - spot.x) < 420
    assert abs(slip.y - spot.y) < 220
    assert "Invention" in _drop(desk, triber, "space:workshop")
    assert "lit" in _drop(desk, triber, "tray:1")
    stock = next(name for name in desk.table.lying if name.startswith("good:0:"))
    assert desk.table.helps.saying != _drop(desk, stock, "space:fnord")
    assert match.history == history


def test_a_full_area_and_a_skull_without_poison_are_refused(desk_for):
    match = moment(
        PEOPLE, lambda view: view.step == "errand" and any(len(a.sickles) == 3 for a in view.areas)
    )
    view = match.view(0)
    number = next(number for number, where in enumerate(view.tribes[0].where) if where == "home")
    desk = _desk(desk_for, match)
    area = next(area.area for area in view.areas if len(area.sickles) == 3)
    assert "full" in _drop(desk, f"triber:0:{number}", f"space:{area}")


def test_refusals_of_processing(desk_for):
    match = moment(PEOPLE, lambda view: view.step == "processing" and _raw(view) and not view.tribes[0].cards)
    view = match.view(0)
    good = _raw(view)[0]
    desk = _desk(desk_for, match)
    raw = [name for name in desk.table.lying if name.startswith(f"good:0:{good}:")][-1]
    other = "hlak" if good != "hlak" else "uluk"
    history = list(match.history)
    wells = [key for key in desk.table.spots if key.startswith("good:0:")]
    made = next(key for key in wells if key.endswith(f"_{good}"))
    assert "No triber" in _drop(desk, raw, made)
    assert "column" in _drop(desk, raw, f"good:0:{other}")
    assert "arrow" in _drop(desk, raw, "tray:1")
    desk.tap(desk.at_control("hint"))
    assert match.history == history


def test_refusals_of_the_meal(desk_for):
    match = moment(
        PEOPLE,
        lambda view: view.step == "feeding" and view.meal.hungry and view.tribes[0].stock[GOOD["tlon"]],
    )
    desk = _desk(desk_for, match)
    history = list(match.history)
    tlon = [name for name in desk.table.lying if name.startswith("good:0:tlon:")][-1]
    food = next(
        name
        for name in desk.table.lying
        for grip in desk.table.grips
        if isinstance(grip.action, do.Eat) and name in grip.pieces[-1:]
    )
    assert "not food" in _drop(desk, tlon, "bowls")
    assert "all your tribers" in _drop(desk, food, "cradle")
    assert "all your tribers" in _drop(desk, food, "fire")
    assert "Food goes" in _drop(desk, food, "tray:1")
    desk.tap(desk.at_control("end"))
    assert "must eat" in desk.table.helps.saying
    assert match.history == history


# -- amounts, cards, the Feast ------------------------------------------------------------------------


def test_a_pile_is_taken_whole_or_as_far_as_it_was_tapped(desk_for):
    match = moment(PEOPLE, much_to_process)
    view = match.view(0)
    column = next(c for c in range(6) if view.tribes[0].operations[c] and view.tribes[0].stock[c] > 2)
    good, stock = view.areas[column].area, view.tribes[0].stock[column]
    desk = _desk(desk_for, match)
    top = [name for name in desk.table.lying if name.startswith(f"good:0:{good}:")][-1]

    def taken():
        return {
            grip.action.pieces
            for grip in desk.table.grips
            if isinstance(grip.action, do.Process) and top in grip.pieces
            for first in [next(g for g in desk.table.grips if g.spot == grip.spot and top in g.pieces)]
            if first is grip
        }

    assert taken() == {stock}
    desk.tap(desk.at_piece(top))
    assert desk.table.zones.selected
    for count in (1, 2):
        desk.tap(desk.at_piece(top))
        assert taken() == {count}
        assert desk.table.lying[f"count:0:{good}"].face[1] == f"{count}/{stock}"
    spot = next(grip.spot for grip in desk.table.grips if top in grip.pieces)
    desk.tap(desk.at_spot(spot))
    action = match.history[-1]
    assert (type(action), action.start, action.pieces) == (do.Process, good, 2)


def _card_helps(view):
    return view.step == "processing" and any(
        card.card not in view.tribes[0].used for card in view.tribes[0].cards
    )


def test_a_card_is_laid_on_what_it_makes(desk_for):
    def ok(view):
        return _card_helps(view) and any(
            isinstance(action, do.Process) and action.card >= 0 for action in _legal(view)
        )

    def _legal(view):
        from game.uluk.goods import CARD, FREE

        kinds = [card for card in view.tribes[0].cards if CARD[card.kind] in FREE]
        return [do.Process(0, "", "", 1, card.card) for card in kinds]

    for seed in range(1, 30):
        match = moment(PEOPLE, ok, seed=seed)
        found = [a for a in match.actions(0) if isinstance(a, do.Process) and a.card >= 0]
        if found:
            break
    desk = _desk(desk_for, match)
    action = found[-1]
    desk.drag(desk.at_piece(f"card:{action.card}"), desk.at_spot(f"good:0:{action.end}"))
    assert match.history[-1].card == action.card
    assert match.history[-1].end == action.end
    assert f"used:{action.card}" in desk.table.lying or match.view(0).step != "processing"


def test_the_feast_card_is_covered_until_its_owner_looks(desk_for):
    desk = desk_for(match_with(("human", "human", "easy")))
    desk.table.still = True
    own, other = f"feast:{desk.table.viewer}", "feast:2"
    assert desk.table.lying[own].face[:2] == ("uback", "feast")
    desk.table.hands.look(own, (900.0, 500.0))
    assert desk.table.lying[own].face[0] == "feast"
    desk.table.hands.let_go("mouse")
    assert desk.table.lying[own].face[0] == "uback"
    desk.table.hands.look(other, (900.0, 500.0))
    assert desk.table.peeked == frozenset()


def test_alone_the_own_feast_card_lies_open(desk_for):
    desk = desk_for(match_with(PEOPLE))
    assert desk.table.lying["feast:0"].face[0] == "feast"


def test_the_rug_hides_the_board_from_hands(desk_for):
    match = moment(PEOPLE, lambda view: view.step == "feeding" and view.meal.hungry)
    desk = desk_for(match, size=(1280, 720))
    desk.table.still = True
    desk.settle()
    rug = desk.table.lying["rug"]
    assert rug.layer > max(item.layer for name, item in desk.table.lying.items() if name.startswith("level:"))
    board = [name for name in desk.table.lying if name.split(":")[0] in ("level", "site", "monument")]
    assert board
    assert all(piece_at(desk.table, desk.at_piece(name)) != name for name in board)
    desk.tap(desk.at_piece("rug"))
    assert "space:temple" not in desk.table.spots


# -- looks, words, the end ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_on_the_table_can_be_looked_at(desk_for, language):
    looked = set()
    for kinds, ok in (
        (("human",), lambda view: view.step == "tribe"),
        (("human",), lambda view: view.step == "errand" and view.season == 3),
        (PEOPLE, lambda view: view.step == "feeding" and view.season > 1 and not view.meal.hungry),
        (PEOPLE, lambda view: view.step == "processing" and view.season > 3),
    ):
        desk = desk_for(moment(kinds, ok), language=language)
        desk.table.still = True
        shown = desk.table.shown()
        for name in desk.table.lying:
            saying = desk.table.layout.describe(shown, name)
            if saying is None:
                continue
            looked.add(name.partition(":")[0])
            text = desk.app.words.say(saying.key, saying.params)
            assert "{" not in text, text
            assert "uluk-" not in text, text
            assert desk.table.layout.rule_of(name).startswith("uluk."), name
    assert len(looked) > 22, sorted(looked)


@pytest.mark.parametrize("kinds", [("easy",), ("easy", "easy")])
def test_a_match_ends_with_its_count(desk_for, kinds):
    match = match_with(kinds, seed=5)
    player = match.view(None)
    chance = Chance(5)
    while match.decisions():
        match.play(chance.pick(legal(match)))
    assert player.season <= 6
    desk = desk_for(match)
    assert desk.table.lying["feast:0"].face[0] == "feast", "all is shown at the end"
    _shows(desk)
    desk.table.show_results()
    desk.settle()
    assert isinstance(desk.app.top, ResultsScene)


def test_the_next_person_takes_over_when_all_has_arrived(desk_for):
    match = match_with(("human", "human"), seed=2, first="1")
    desk = desk_for(match, speed="normal")
    desk.table.hurry()
    desk.settle()
    desk.table.perform(do.Place(0, "temple"))
    assert desk.table.motion.busy
    desk.app.step(0.05)
    assert (desk.table.viewer, desk.table.motion.busy) == (0, True), "the triber is still on its way"
    for _ in range(60):
        desk.app.step(0.05)
        desk.app.finish_painting()
    assert desk.table.viewer == 1
    assert desk.table.lying["tray:1"].y > desk.table.lying["tray:0"].y
