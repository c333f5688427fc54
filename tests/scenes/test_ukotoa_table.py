"""The table of Uk'otoa in motion, against computers, in a storm of gestures, and what it says and keeps."""

from __future__ import annotations

import time

import pytest

from game.chance import Chance
from game.contract import Action
from game.match import legal
from game.ukotoa import actions as do
from game.ukotoa.laying import WHEEL, finished_at_random, text_of
from scenes import tables
from scenes.curtain import CurtainScene
from scenes.hands import DWELL
from scenes.helps import light_faces
from tests.scenes.touching import assert_shows_the_view, by_what_is_seen, open_curtain
from tests.scenes.ukotoa_hands import match_with, wanted


def _until(match, ok, chance, most=900):
    """Random moves until the match is as wanted."""
    for _ in range(most):
        if ok(match):
            return match
        choices = legal(match)
        quick = [action for action in choices if isinstance(action, do.PlaceRandom)]
        match.play(quick[0] if quick else chance.pick(choices))
    raise AssertionError("the match never comes to that")


def _staged(kind, seed=1, seat=0, pair=False, **options):
    """A match in which the seat has laid out a card of this kind, or two, that can be played."""
    for number in range(seed, seed + 60):
        match = match_with(("human", "easy", "easy", "easy"), seed=number, **options)
        chance = Chance(number)
        while match.outcome() is None:
            view = match.view(seat)
            if view.step == "action" and view.current == seat and not view.staged and view.turn > 3:
                cards = [
                    card
                    for card in view.hand
                    if card.kind.startswith(kind) and card.playable and (card.like > 1 or not pair)
                ]
                if cards:
                    for card in [card for card in cards if card.kind == cards[0].kind][: 1 + pair]:
                        match.play(do.Offer(seat, card.card))
                    return match
            choices = legal(match)
            quick = [action for action in choices if isinstance(action, do.PlaceRandom)]
            match.play(quick[0] if quick else chance.pick(choices))
    raise AssertionError("no such match")


@pytest.mark.parametrize("speed", ["quick", "normal"])
@pytest.mark.parametrize(
    ("kinds", "seating"), [(("human", "easy", "easy"), "side"), (("human",) * 5, "around")]
)
def test_moving_pieces_end_where_the_view_says(desk_for, speed, kinds, seating):
    desk = desk_for(match_with(kinds, seating, seed=8), speed=speed, seating=seating)
    desk.table.still = True
    chance = Chance(9)
    for number in range(120):
        choices = legal(desk.match)
        if not choices:
            break
        quick = [action for action in choices if isinstance(action, do.PlaceRandom)]
        desk.table.perform(quick[0] if quick else chance.pick(choices))
        for _ in range(chance.below(14)):
            desk.app.step(0.05)
        if number % 6 == 0:
            assert_shows_the_view(desk)
    assert number > 60


def test_tiles_sink_and_sailors_fall_before_they_are_gone(desk_for):
    match = _until(
        match_with(("human", "easy", "easy"), seed=2),
        lambda match: (
            match.view(0).step == "advance"
            and match.view(0).current == 0
            and match.view(0).previews.paces[0].loss is not None
        ),
        Chance(2),
    )
    desk = desk_for(match, speed="normal")
    desk.table.still = True
    desk.settle()
    view = match.view(0)
    sailor = view.sailors[view.uk - 1]
    name = f"sailor:{sailor.colour}:{sailor.number}"
    desk.table.perform(do.Advance(0))
    flights = desk.table.motion.animator
    assert flights.flying("uk")
    assert flights.flying(f"tile:{view.uk}")
    assert flights.flying(name)
    assert desk.table.lying[f"tile:{view.uk}"].face[0] == "hole"
    assert desk.table.lying[name].spot.startswith("seal:")
    assert_shows_the_view(desk)


@pytest.mark.parametrize("kinds", [("human", "easy", "hard"), ("normal", "hard", "easy", "normal")])
def test_computer_players_play_in_the_window(desk_for, kinds):
    desk = desk_for(match_with(kinds, seed=4, setup="advanced"))
    chance, counts = Chance(8), {}
    deadline = time.monotonic() + 60
    while desk.match.outcome() is None and desk.match.view(None).turn < 5 and time.monotonic() < deadline:
        desk.app.step(0.3)
        time.sleep(0.002)
        action = wanted(desk.table.shown(), chance, counts)
        if action is not None:
            desk.table.perform(action)
    assert desk.match.view(None).turn >= 5 or desk.match.outcome() is not None
    assert_shows_the_view(desk)


@pytest.mark.parametrize(("seating", "options"), [("side", {}), ("around", {"ship": "players"})])
def test_a_storm_of_gestures_does_no_harm(desk_for, seating, options):
    """Pieces dropped anywhere, taps anywhere: only legal actions are ever played, each refusal says why."""
    match = match_with(("human",) * 4, seating, seed=11, **options)
    desk = by_what_is_seen(desk_for(match, seating=seating))
    chance, counts, said = Chance(12), {}, set()
    for _ in range(180):
        open_curtain(desk)
        if desk.match.outcome() is not None:
            break
        before = len(desk.match.history)
        names = sorted(name for name, item in desk.table.lying.items() if item.layer < 200)
        spots = sorted(desk.table.spots)
        start = desk.at_piece(chance.pick(names))
        match chance.below(4):
            case 0:
                desk.tap(start)
            case 1:
                goal = desk.at_spot(chance.pick(spots))
                desk.tap(start)
                if desk.app.top is desk.table:
                    desk.tap(goal)
            case 2:
                desk.drag(start, desk.at_spot(chance.pick(spots)))
            case _:
                action = wanted(desk.table.shown(), chance, counts)
                if action is not None:
                    desk.table.perform(action)
                    counts[type(action)] = counts.get(type(action), 0) + 1
        if desk.match.outcome() is not None:
            break
        while desk.app.top is not desk.table and not isinstance(desk.app.top, CurtainScene):
            desk.app.pop()
            desk.settle()
        if desk.table.helps.saying:
            said.add(desk.table.helps.saying)
        assert len(desk.match.history) <= before + 3
    assert len(said) >= 8
    assert not [sentence for sentence in said if "ukotoa-" in sentence or len(sentence) < 6]


def _drop(desk, piece, spot):
    desk.drag(desk.at_piece(piece), desk.at_spot(spot))
    return desk.table.helps.saying


def test_a_dead_end_says_at_the_place_how_much_room_is_left(desk_for):
    """Six tiles round a hex from which nothing leads on."""
    match = match_with(("human", "human", "human"), ship="players", first="1")
    for place in ((0, 1), (1, 1), (2, 0), (2, -1), (1, -1)):
        match.play(do.LayTile(match.asked()[0], *place))
    view = match.view(None)
    assert [(end.q, end.r) for end in view.dead_ends] == [(1, 0)]
    desk = by_what_is_seen(desk_for(match))
    end = view.dead_ends[0]
    history = list(desk.match.history)
    said = _drop(desk, f"next:{len(view.path)}", f"hex:{end.q},{end.r}")
    assert "dead end" in said
    assert str(end.tiles) in said
    assert desk.match.history == history
    slip, spot = desk.table.lying["slip"], desk.table.spots[f"hex:{end.q},{end.r}"]
    assert abs(slip.x - spot.x) < 300
    assert abs(slip.y - spot.y) < 200
    assert "touch" in _drop(desk, f"next:{len(view.path)}", "tray:1")


def test_the_arrow_turns_to_its_place_while_the_tile_is_carried(desk_for):
    match = match_with(("human", "easy", "easy"), ship="players", first="1")
    desk = desk_for(match)
    desk.table.still = True
    start, goal = desk.at_piece("next:1"), desk.at_spot("hex:0,1")
    desk.down(start)
    desk.move((goal[0], goal[1] - 30))
    desk.app.step(0.02)
    desk.move(goal)
    before = desk.table.lying["next:1"].face[2]
    assert before != 2
    desk.app.step(0.06)
    assert desk.table.lying["next:1"].face[2] == before, "a hand on its way only lights the place"
    assert desk.table.lying["light:hex:0,1"].face == light_faces(desk.table.spots["hex:0,1"])[1]
    desk.app.step(DWELL)
    assert desk.table.lying["next:1"].face[2] == 2, "the place lies south-east of the wheel"
    desk.move(goal, after=0.3)
    desk.up(goal)
    desk.settle()
    assert desk.match.view(None).path == ((0, 0), (0, 1))
    assert desk.match.view(None).arrows[1] == 2


def test_a_tile_that_goes_home_is_turned_back(desk_for):
    match = match_with(("human", "easy", "easy"), ship="players", first="1")
    desk = desk_for(match)
    start, goal = desk.at_piece("next:1"), desk.at_spot("hex:0,1")
    before = desk.table.lying["next:1"].face
    desk.down(start)
    desk.move((goal[0], goal[1] - 30))
    desk.move(goal)
    for _ in range(2):
        desk.app.step(DWELL)
    assert desk.table.aim == "hex:0,1"
    desk.move(start, after=0.3)
    desk.up(start)
    desk.settle()
    assert desk.table.aim == ""
    assert desk.table.lying["next:1"].face == before


def test_a_line_is_aimed_at_before_the_tentacle_strikes(desk_for):
    desk = desk_for(_staged("U3"))
    desk.table.still = True
    desk.settle()
    view = desk.match.view(0)
    ray = max(view.previews.rays, key=lambda ray: (len(ray.losses), -ray.direction))
    other = next(item for item in view.previews.rays if item.tiles and item is not ray)
    history = list(desk.match.history)
    assert "arm" not in desk.table.lying
    desk.tap(desk.at_control("play"))
    assert "line" in desk.table.helps.saying
    desk.tap(desk.at_control(f"aim:ray:{other.direction}"))
    desk._wait_for_echo()
    desk.tap(desk.at_control(f"aim:ray:{ray.direction}"))
    assert desk.match.history == history
    assert desk.table.lying["arm"].face[2] == ray.direction
    numbers = {name: item.face[1] for name, item in desk.table.lying.items() if name.startswith("victim:")}
    assert numbers == {f"victim:{loss.tile}": str(loss.number) for loss in ray.losses if not loss.safe}
    desk._wait_for_echo()
    desk.tap(desk.at_control("play"))
    assert desk.match.history[-1] == do.Unleash(0, ray.direction)


def test_a_run_is_shown_as_a_way_and_a_push_as_a_row(desk_for):
    for kind, sign in (("RUN", "way"), ("PUSH", "ghost:")):
        desk = desk_for(_staged(kind))
        desk.table.still = True
        desk.settle()
        view = desk.match.view(0)
        found = view.previews.runs or view.previews.pushes
        item = max(found, key=lambda item: len(getattr(item, "way", getattr(item, "tiles", ()))))
        sailor = view.sailors[item.origin]
        name = f"sailor:{sailor.colour}:{sailor.number}"
        grip = next(
            grip
            for grip in desk.table.grips
            if name in grip.pieces
            and (getattr(grip.action, "to", None) == getattr(item, "to", None))
            and getattr(grip.action, "direction", None) == getattr(item, "direction", None)
        )
        start, goal = desk.at_piece(name), desk.at_spot(grip.spot)
        desk.down(start)
        desk.move((start[0] + 9, start[1] + 9))
        desk.move(goal)
        for _ in range(2):
            desk.app.step(DWELL)
        shown = [other for other in desk.table.lying if other.startswith(sign)]
        assert len(shown) == (1 if kind == "RUN" else len(item.tiles))
        desk.table.gestures.cancel_all()
        desk.settle()
        assert not [other for other in desk.table.lying if other.startswith(sign)]


def test_the_tray_warns_that_a_single_card_ends_the_turn(desk_for):
    single, pair = (desk_for(_staged("U", pair=pair)) for pair in (False, True))
    for desk in (single, pair):
        desk.table.still = True
        desk.table.lay_out()
    assert "ends" in desk_sentence(single)
    assert "link" not in single.table.lying
    pair.table.aim_at(f"ray:{pair.match.view(0).previews.rays[0].direction}")
    assert "go on" in desk_sentence(pair)
    assert "link" in pair.table.lying


def desk_sentence(desk):
    """What the large tray says."""
    desk.table.aim_at(f"ray:{desk.match.view(0).previews.rays[0].direction}")
    return desk.table.lying["sentence"].face[1]


def test_a_ship_is_kept_and_chosen_for_the_next_match(desk_for):
    match = match_with(("human", "easy", "easy"), ship="players", first="1", colours="chosen")
    chance = Chance(3)
    while match.view(None).step == "lay":
        match.play(chance.pick([a for a in legal(match) if isinstance(a, do.LayTile)]))
    _until(match, lambda match: match.asked() == (0,), chance)
    desk = desk_for(match)
    desk.table.still = True
    desk.settle()
    path = match.view(None).path
    desk.tap(desk.at_control("keep"))
    assert tables.kept_notes(desk.app, "ukotoa") == {"ship": text_of(path)}
    assert desk.match.history == match.history
    before = text_of(finished_at_random([WHEEL], Chance(5)))
    desk.app.preferences.last[tables.KEPT + "ukotoa"] = {"ship": before}
    desk._wait_for_echo()
    desk.tap(desk.at_control("keep"))
    assert tables.kept_notes(desk.app, "ukotoa") == {"ship": text_of(path), "ship2": before}
    seats = list(match.setup.seats)
    table = tables.open_new(desk.app, "ukotoa", seats, {"ship": "saved"}, 7, "side")
    assert table.match.view(None).path == path
    assert table.match.view(None).step != "lay"
    table.match.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_on_the_table_can_be_looked_at(desk_for, language):
    for match in (
        match_with(("human",) * 3, ship="players"),
        _staged("U"),
        _staged("PUSH", setup="advanced"),
    ):
        desk = desk_for(match, language=language)
        desk.table.still = True
        shown = desk.table.shown()
        looked = 0
        for name in desk.table.lying:
            saying = desk.table.layout.describe(shown, name)
            if saying is not None:
                text = desk.app.words.say(saying.key, saying.params)
                assert text != saying.key
                assert "{" not in text
                looked += 1
        assert looked > 20 or match.view(None).step == "lay"


@pytest.mark.parametrize(("language", "seed"), [("en", 3), ("de", 5)])
def test_every_drop_that_does_nothing_says_why(desk_for, language, seed):
    """Every piece over every spot, at every stage of a match: never silence, never a key."""
    options = {"ship": "players", "colours": "chosen", "whisper_rule": "on"}
    match = match_with(("human",) * 4, "around", seed=seed, **options)
    chance, counts, said = Chance(seed), {}, set()
    desk = desk_for(match, seating="around", language=language)
    table = desk.table
    while match.outcome() is None and len(match.history) < 220:
        seat = match.asked()[0]
        shown = table.shown()
        names = [name for name, item in table.lying.items() if not item.fixed and not item.fast]
        for name in [name for name in names if not name.endswith((":1", ":2"))]:
            item = table.lying[name]
            for key in table.spots:
                able = any(name in grip.pieces and grip.spot == key for grip in table.grips)
                if able or item.spot == key:
                    continue
                meant = table.layout.attempt(shown, seat, name, key)
                refusal = match.refusal(meant) if isinstance(meant, Action) else meant
                assert refusal is not None, f"{name} over {key} in {match.view(None).step}: {meant}"
                assert refusal.rule
                said.add(table.helps.refusal_text(refusal))
        table.perform(wanted(shown, chance, counts))
        desk.settle(1)
    assert len(said) > 30
    assert not [sentence for sentence in said if "ukotoa-" in sentence or "{" in sentence]


def test_space_presses_a_button_whose_action_has_a_piece_too(desk_for):
    desk = desk_for(_staged("PUSH", setup="advanced"))
    back = do.Withdraw(0, desk.match.view(0).staged[0])
    grips = [grip for grip in desk.table.grips if grip.action == back]
    assert grips[0].pieces
    assert any(grip.control for grip in grips)
    assert not any(grip.control for grip in desk.table.grips if grip.action != back)
    desk.press("space")
    assert desk.match.history[-1] == back
