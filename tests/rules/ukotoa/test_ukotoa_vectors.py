"""The worked situations of the spec, by kind."""

from __future__ import annotations

import pytest
from ukotoa_table import LETTERS, VECTORS, A, Table, fresh, named, of_kind, removed, switches

from game.contract import Action, IllegalAction
from game.hexes import NAMES, direction
from game.ukotoa.actions import (
    Advance,
    Decline,
    Discard,
    Done,
    Exchange,
    Push,
    Run,
    Stop,
    Swap,
    Unleash,
    Whisper,
)
from game.ukotoa.box import CARDS, CREW, LAST, NUMBER, SPIRAL, TILES
from game.ukotoa.laying import places
from game.ukotoa.ship import ship_of
from game.ukotoa.state import Step
from game.ukotoa.turn import draw


def table_of(vector: dict, **more) -> Table:
    keys = {key: vector[key] for key in ("seats", "seat", "uk", "path") if key in vector}
    return Table(vector["sailors"], **keys, **switches(vector.get("rules", {})), **more)


def over(table: Table, expect: dict) -> None:
    assert table.over == expect["over"]
    if "winners" in expect:
        assert list(table.rules.outcome().winners) == expect["winners"]


@pytest.mark.rule(
    "ukotoa.V4", "ukotoa.V5", "ukotoa.V6", "ukotoa.V9", "ukotoa.V10", "ukotoa.V13", "ukotoa.V14",
    "ukotoa.V15",
    "ukotoa.V16", "ukotoa.V17", "ukotoa.V18", "ukotoa.V19", "ukotoa.V20", "ukotoa.V22", "ukotoa.V23",
    "ukotoa.V24", "ukotoa.V25", "ukotoa.V26", "ukotoa.V27", "ukotoa.V36", "ukotoa.V46", "ukotoa.V47",
    "ukotoa.V48", "ukotoa.V49", "ukotoa.V50", "ukotoa.V51", "ukotoa.V52", "ukotoa.V53", "ukotoa.V54",
)  # fmt: skip
@pytest.mark.parametrize("name", of_kind("card"))
def test_card(name):
    vector = VECTORS[name]
    card, choice, expect = vector["card"], vector["choice"], vector["expect"]
    table = table_of(vector, hand=[card])

    def play():
        match card[0]:
            case "A":
                return table.advance(card)
            case "U":
                return table.unleash(card, choice["dir"])
            case "P":
                return table.push(card, choice["from"], *choice["dirs"])
        return table.swap(card, choice["from"], choice["to"])

    if not expect["legal"]:
        with pytest.raises(IllegalAction):
            play()
        return
    happened = play()
    if "removed" in expect:
        assert removed(table, happened) == [tuple(sailor) for sailor in expect["removed"]]
    over(table, expect)
    if "survivors" in expect:
        assert table.standing() == sorted(tuple(sailor) for sailor in expect["survivors"])
    if "uk" in expect:
        assert table.state.uk == expect["uk"]
    if "gone" in expect:
        gone = [list(table.state.path[event.left]) for event in named(happened, "UkotoaMoved")]
        assert gone == expect["gone"]


@pytest.mark.rule("ukotoa.V7", "ukotoa.V8", "ukotoa.V11", "ukotoa.V21")
@pytest.mark.parametrize("name", of_kind("destinations"))
def test_destinations(name):
    vector = VECTORS[name]
    table = table_of(vector, hand=[vector["card"]])
    table.offer([vector["card"]])
    origin = table.tile(vector["from"])
    found = [
        list(table.state.path[action.to])
        for action in table.legal()
        if isinstance(action, Run | Swap) and action.origin == origin
    ]
    assert sorted(found) == sorted(vector["expect"]["to"])


def operate(table: Table, op: dict) -> None:
    """One operation of a turn; cards that need a target take the first one there is."""
    if "stop" in op:
        table.play(Stop(table.seat))
        return
    cards = op.get("play") or op["discard"]
    for kind in cards:
        table.offer([kind])
    if "discard" in op:
        table.play(Exchange(table.seat, op["draw"]))
        return
    effect: tuple[type[Action], ...] = (Advance, Unleash, Run, Push, Swap)
    chosen = [action for action in table.legal() if isinstance(action, effect)]
    if not chosen:
        raise IllegalAction(table.rules.refusal(Advance(table.seat)))
    table.play(chosen[0])
    if table.state.step == Step.PUSH:
        table.play(Done(table.seat))


@pytest.mark.rule(
    "ukotoa.V1", "ukotoa.V2", "ukotoa.V3", "ukotoa.V32", "ukotoa.V33", "ukotoa.V34", "ukotoa.V38",
    "ukotoa.V39",
    "ukotoa.V40", "ukotoa.V41", "ukotoa.V42",
)  # fmt: skip
@pytest.mark.parametrize("name", of_kind("turn"))
def test_turn(name):
    vector = VECTORS[name]
    expect = vector["expect"]
    table = Table("R 0 0, B 0 1, G 1 1, Y -1 1, Y 0 2", vector["hand"], deck=vector["deck_top"])

    def play():
        return [operate(table, op) for op in vector["ops"]]

    if not expect["legal"]:
        with pytest.raises((IllegalAction, StopIteration)):
            play()
        return
    happened = []
    table.rules, plain = _listening(table.rules, happened), table.rules
    play()
    table.rules = plain
    assert [event.kind for event in named(happened, "Played")] == expect["actions"]
    assert table.hand(A) == sorted(expect["hand"])
    assert (table.seat == A and table.state.step == Step.ACTION) == (expect["phase"] == "action")


class _listening:
    """Rules that note what happens."""

    def __init__(self, rules, happened):
        self._rules, self._happened = rules, happened

    def apply(self, action):
        events = self._rules.apply(action)
        self._happened.extend(events)
        return events

    def __getattr__(self, name):
        return getattr(self._rules, name)


@pytest.mark.rule("ukotoa.V55", "ukotoa.V56", "ukotoa.V57")
@pytest.mark.parametrize("name", of_kind("turn_start"))
def test_turn_start(name):
    vector = VECTORS[name]
    expect = vector["expect"]
    table = table_of(vector, hand=["A1"] * vector["hand_size"], step=Step.ADVANCE)
    seat = table.seat
    happened = table.play(Advance(seat) if vector["advance"] else Decline(seat))
    assert removed(table, happened) == [tuple(sailor) for sailor in expect["removed"]]
    assert table.state.uk == expect["uk"]
    over(table, expect)
    assert len(table.state.hands[seat]) == expect["hand_size"]
    assert table.state.step == {"action": Step.ACTION, "over": Step.OVER}[expect["phase"]]
    assert len(table.state.discard) == expect["discard"]


@pytest.mark.rule("ukotoa.V43", "ukotoa.V44", "ukotoa.V45")
@pytest.mark.parametrize("name", of_kind("discard"))
def test_discard(name):
    vector = VECTORS[name]
    expect = vector["expect"]
    table = Table(hand=["A1"] * vector["hand_size"])
    table.play(Stop(A))
    assert (table.state.step != Step.DISCARD) == expect["phase_skipped"]
    cards = list(table.state.hands[A])

    def play():
        for card in cards[: vector["discards"]]:
            table.play(Discard(A, card))

    if not expect["legal"]:
        with pytest.raises(IllegalAction):
            play()
        return
    play()
    assert len(table.state.hands[A]) == expect["hand_size"]
    assert table.seat != A


@pytest.mark.rule("ukotoa.V35", "ukotoa.V63")
@pytest.mark.parametrize("name", of_kind("draw"))
def test_draw(name):
    vector = VECTORS[name]
    expect = vector["expect"]
    state = Table().state
    state.deck, state.discard = list(range(vector["deck"])), list(range(20, 20 + vector["discard"]))
    before = len(state.hands[A])
    draw(state, A, vector["draw"], [])
    assert len(state.hands[A]) - before == expect["drawn"]
    assert (len(state.deck), len(state.discard)) == (expect["deck"], expect["discard"])


@pytest.mark.rule("ukotoa.V64", "ukotoa.V65", "ukotoa.V66", "ukotoa.V67")
@pytest.mark.parametrize("name", of_kind("whisper"))
def test_whisper(name):
    vector = VECTORS[name]
    expect = vector["expect"]
    table = table_of(vector, hand=vector["hand"], step=Step.ADVANCE, whisper_rule="on")
    happened = table.play(Advance(A))
    asked = 0
    for said in vector["whispered"]:
        assert table.state.step == Step.WHISPER
        assert table.legal() == [Whisper(A, True), Whisper(A, False)]
        asked += 1
        happened += table.play(Whisper(A, said))
    assert table.state.step == Step.ACTION
    assert asked == expect["asked"]
    assert len(named(happened, "CardLost")) == expect["lost"]
    assert removed(table, happened) == [tuple(sailor) for sailor in expect["removed"]]
    names = [type(event).__name__ for event in happened]
    if expect["lost"]:
        assert names.index("CardLost") < names.index("UkotoaMoved") < names.index("Drew")
    drawn = named(happened, "Drew")[0].count
    assert len(table.state.hands[A]) - drawn == expect["hand_before_draw"]
    assert len(table.state.hands[A]) == expect["hand_after_draw"]
    assert len(table.state.discard) == expect["discard"]


@pytest.mark.rule("ukotoa.V28", "ukotoa.V29", "ukotoa.V30")
@pytest.mark.parametrize("name", of_kind("layout"))
def test_layout(name):
    vector = VECTORS[name]
    expect = vector["expect"]
    path = [tuple(place) for place in vector["path"]]
    target = tuple(vector["place"])
    found = places(path)
    assert (target in found) == expect["legal"]
    if "legal_places" in expect:
        assert sorted(found) == sorted(tuple(place) for place in expect["legal_places"])
    if "arrow" in expect:
        ship = ship_of((*path, target))
        assert NAMES[ship.arrows[-1]] == expect["arrow"]


@pytest.mark.rule("ukotoa.V12", "ukotoa.8", "ukotoa.R3", "ukotoa.R5")
def test_arrows():
    expect = VECTORS["V12"]["expect"]
    ship = ship_of(SPIRAL)
    hits = [ship.step[tile][ship.arrows[tile]] for tile in range(1, TILES)]
    assert hits.count(LAST) == expect["arrows_in_last"]
    assert all(hits.count(tile) == expect["arrows_in_others"] for tile in range(LAST))
    tile, seen = LAST, [LAST]
    while ship.arrows[tile] >= 0:
        tile = ship.step[tile][ship.arrows[tile]]
        seen.append(tile)
    assert seen == list(range(LAST, -1, -1))
    assert list(ship.path[tile]) == expect["ends_at"]
    assert NAMES[ship.arrows[25]] == expect["arrow_of_25"]
    assert NAMES[ship.arrows[7]] == expect["arrow_of_7"]
    for one, two in zip(SPIRAL[1:], SPIRAL, strict=False):
        assert direction(one, two) is not None


@pytest.mark.rule("ukotoa.V31", "ukotoa.4", "ukotoa.5")
def test_setup():
    expect = VECTORS["V31"]["expect"]
    for seats, sailors, empty in zip((3, 4, 5), expect["sailors"], expect["empty_after"], strict=True):
        view = fresh(seats).view(None)
        assert len(view.path) == TILES
        assert sum(faction.loose for faction in view.factions) == sailors
        assert len(view.factions) == seats
        free = sum(tile != view.uk for tile in range(TILES))
        assert free == expect["free_tiles"]
        assert free - sailors == empty


@pytest.mark.rule("ukotoa.V37", "ukotoa.2", "ukotoa.3")
def test_seats():
    vector = VECTORS["V37"]
    table = Table(seats=3)
    table.state.settle_slots([NUMBER[colour] for colour in vector["drawn"]])
    assert [list(colours) for colours in table.view.controls] == vector["expect"]["controls"]


@pytest.mark.rule("ukotoa.V58", "ukotoa.6", "ukotoa.R7")
def test_laying():
    for seats, tiles in zip((3, 4, 5), VECTORS["V58"]["expect"]["by_seat"], strict=True):
        rules = fresh(seats, ship="players")
        assert rules.view(None).path == ((0, 0),)
        laid = [0] * seats
        while rules.view(None).step == "lay":
            seat = rules.decisions()[0].seat
            rules.apply(rules.actions(seat)[0])
            laid[seat] += 1
        assert laid == tiles


@pytest.mark.rule("ukotoa.V59", "ukotoa.V60", "ukotoa.V61", "ukotoa.13", "ukotoa.R8")
@pytest.mark.parametrize("name", of_kind("place"))
def test_place(name):
    vector = VECTORS[name]
    rules = fresh()
    state = rules._state
    for place in vector["occupied"]:
        state.set_sailor(state.colours[1], state.path.index(tuple(place)))
    colour = rules.view(A).crew[A]
    tiles = [action.tile for action in rules.actions(A) if getattr(action, "colour", "") == colour]
    tile = state.path.index(tuple(vector["place"]))
    assert (tile in tiles) == vector["expect"]["legal"]


@pytest.mark.rule("ukotoa.V62", "ukotoa.16", "ukotoa.18")
def test_advanced_order():
    vector = VECTORS["V62"]
    rules = fresh(vector["seats"], setup="advanced")
    placers = []
    while rules.view(None).step == "place":
        seat = rules.decisions()[0].seat
        placers.append(seat)
        rules.apply(rules.actions(seat)[0])
    expect = vector["expect"]
    assert placers[: len(expect["placers"])] == expect["placers"]
    first = rules.decisions()[0].seat
    assert first == expect["first_turn"]
    rules.apply(Decline(first))
    rules.apply(Stop(first))
    assert rules.decisions()[0].seat == expect["second_turn"]


@pytest.mark.rule("ukotoa.V68", "ukotoa.V69", "ukotoa.R74")
@pytest.mark.parametrize("name", of_kind("stall"))
def test_stall(name):
    vector = VECTORS[name]
    guard = str(vector["stall_guard_rounds"])
    table = Table("R 0 0, B 1 0, G 1 -1", seats=vector["seats"], step=Step.ADVANCE, stall_guard=guard)
    forced = []
    for turn in range(1, len(vector["turns"]) + 1):
        seat, uk = table.seat, table.state.uk
        table.play(Decline(seat), Stop(seat))
        while table.seat == seat:
            table.play(table.legal()[0])
        if table.state.uk != uk:
            forced.append(turn)
    assert forced == vector["expect"]["forced_step_after_turns"]
    assert table.view.quiet == vector["expect"]["counter"]


def test_every_vector_is_looked_at():
    kinds = {vector["kind"] for vector in VECTORS.values()}
    assert kinds == {
        "card", "destinations", "turn", "turn_start", "discard", "draw", "whisper", "layout", "arrows",
        "setup",
        "seats", "laying", "place", "advanced_order", "stall",
    }  # fmt: skip
    assert len(VECTORS) == 69
    assert len(LETTERS) * CREW == LAST
    assert CARDS == 60
