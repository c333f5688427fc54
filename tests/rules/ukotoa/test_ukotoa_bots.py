"""The computer players: levels, habits, and the positions that the spec names."""

from __future__ import annotations

from collections import Counter

import pytest
from ukotoa_table import A, B, C, Table, defaults

from game.chance import Chance
from game.contract import Action, Budget
from game.match import Match
from game.setup import SeatInfo, prepare
from game.ukotoa import PLAYERS, RULES
from game.ukotoa.actions import Advance, Decline, Exchange, Offer, Place, SitOut, Swap, Unleash, Whisper
from game.ukotoa.box import BOX, COLOURS, KIND_OF, LAST
from game.ukotoa.sight import Board, board_of, guess, unseen
from game.ukotoa.state import Step
from game.ukotoa.worth import LOSS, SHARE, WIN, end_value, lives, outlook, value

LEVELS = ("random", "easy", "normal", "hard")
THINKERS = ("normal", "hard")


def choose(level: str, table: Table, seed: int = 0, guesses: int = 400) -> Action:
    legal = table.rules.actions(table.seat)
    return PLAYERS[level].choose(table.rules.view(table.seat), legal, Chance(seed), Budget(guesses=guesses))


def turn_of(level: str, table: Table) -> list[Action]:
    """What the player does until its turn ends."""
    seat, done = table.seat, []
    while table.over == "no" and table.seat == seat:
        done.append(choose(level, table))
        table.play(done[-1])
    return done


def match(levels: list[str], seed: int, **chosen: str) -> tuple[int, ...]:
    """The winners of a match; the hard ones do not think for long."""
    setup = prepare(RULES, [SeatInfo(kind, kind) for kind in levels], defaults(**chosen), seed)
    game, chance = Match(RULES, setup), Chance(seed)
    while game.decisions():
        seat = game.asked()[0]
        player = PLAYERS[levels[seat]]
        game.play(player.choose(game.view(seat), game.actions(seat), chance, Budget(guesses=16)))
    outcome = game.outcome()
    assert outcome is not None
    return outcome.winners


def test_levels_weakest_first() -> None:
    assert tuple(PLAYERS) == LEVELS


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"ship": "players", "colours": "chosen", "whisper_rule": "on"},
        {"setup": "advanced", "ship": "random", "allow_no_effect_move": "on"},
        {"discard_pile_public": "off", "hand_counts_public": "off"},
        {"tentacle_may_miss": "off", "push_may_turn": "off", "push_chain": "off"},
    ],
)
def test_whole_matches_of_all_levels(chosen: dict[str, str]) -> None:
    assert match(["random", "easy", "normal", "normal", "easy"], 5, **chosen)
    assert match(["normal", "hard", "random"], 6, **chosen)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level: str) -> None:
    table = Table("R 0 0, B 1 0, G 1 -1, Y 0 -1, B 3 -3", "A1 U2 RUN SWAP")
    assert choose(level, table, 4) == choose(level, table, 4)


@pytest.mark.parametrize("level", THINKERS)
def test_the_start_advance_takes_strangers_and_spares_own_sailors(level: str) -> None:
    rest = "R 0 0, R 1 0, Y -1 0, Y -1 1, B 0 -1, G 1 -1, G 1 1, B 2 0"
    table = Table(f"B 3 -3, {rest}", "RUN", step=Step.ADVANCE)
    assert choose(level, table) == Advance(A)
    table = Table(f"R 3 -3, {rest}", "RUN", step=Step.ADVANCE)
    for seat in (1, 2, 3):
        table.state.hands[seat] = [table.state.deck.pop() for _ in range(4)]
    assert choose(level, table) == Decline(A)


@pytest.mark.parametrize("level", THINKERS)
def test_an_own_sailor_in_front_changes_places_with_a_stranger_behind(level: str) -> None:
    table = Table("R 3 -3, B 2 -2, Y 0 0, G 1 0, G 0 1, B -1 0, R -1 1", "SWAP")
    done = turn_of(level, table)
    assert Swap(A, table.tile((3, -3)), table.tile((2, -2))) in done


@pytest.mark.parametrize("level", THINKERS)
def test_the_tentacle_takes_strangers(level: str) -> None:
    table = Table(
        "B 1 -2, G 0 -1, Y 0 0, R 1 0, B 0 1, G -1 1, R -1 0, Y 1 -1, B -2 2, G -1 2, R -2 1, Y 0 2", "U2"
    )
    assert Unleash(A, 4) in turn_of(level, table)


@pytest.mark.parametrize("level", ["easy", *THINKERS])
def test_nobody_ends_the_game_for_others(level: str) -> None:
    """With R, B and G left at four seats, losing G leaves R and B to seat B: A must not take it."""
    for seed in range(12):
        table = Table("G 3 -3, R 0 0, R 1 0, B 0 1, B 1 1", "A1 RUN", step=Step.ADVANCE)
        legal = [action for action in table.legal() if not isinstance(action, SitOut)]
        assert len(legal) == 2
        assert choose(level, table, seed) == Decline(A)


@pytest.mark.parametrize("level", ["easy", *THINKERS])
def test_a_victory_at_hand_is_taken(level: str) -> None:
    won = 0
    for seed in range(8):
        table = Table("B 3 -3, R 0 0, Y 1 0", "A1", step=Step.ADVANCE)
        won += choose(level, table, seed) == Advance(A)
    assert won == 8 if level in THINKERS else won


def test_easy_never_takes_its_own_last_sailor() -> None:
    """Yellow is down to one at five seats, and stands in front: A (red and purple) does not care, D does."""
    sailors = "Y 3 -3, R 0 0, R 1 0, B 0 1, G 1 1, P -1 0, P -1 1"
    careless, careful = set(), set()
    for seed in range(40):
        table = Table(sailors, "A1", seats=5, seat=A, step=Step.ADVANCE)
        careless.add(choose("easy", table, seed))
        table = Table(sailors, "A1", seats=5, seat=3, step=Step.ADVANCE)
        careful.add(choose("easy", table, seed))
    assert careless == {Advance(A), Decline(A)}
    assert careful == {Decline(3)}


@pytest.mark.rule("ukotoa.R48")
@pytest.mark.parametrize("level", ["easy", *THINKERS])
def test_who_has_nobody_left_sits_out(level: str) -> None:
    table = Table("R 0 0, G 1 0, Y 2 0, P 0 1", "A1", seats=5, seat=1, step=Step.ADVANCE)
    table.state.at[0], table.state.alive[0] = -1, 0
    assert choose(level, table) == SitOut(1)


@pytest.mark.rule("ukotoa.R73")
@pytest.mark.parametrize("level", LEVELS)
def test_computers_always_whisper(level: str) -> None:
    table = Table("B 3 -3, R 0 0, G 1 0, Y 2 0", "A1 U1", step=Step.ADVANCE, whisper_rule="on")
    table.play(Advance(A))
    assert {choose(level, table, seed) for seed in range(12)} == {Whisper(A, True)}


def test_the_random_player_does_everything_its_hand_allows_equally_often() -> None:
    """Stopping, A1 alone, RUN alone, the pair, an exchange: five things."""
    done: Counter[str] = Counter()
    for seed in range(1000):
        table, chance = Table("R 0 0, B 1 0, G 1 -1, Y 0 -1", "A1 A1 RUN"), Chance(seed)
        while True:
            legal = table.rules.actions(A)
            action = PLAYERS["random"].choose(table.view, legal, chance, Budget())
            cards = len(table.view.staged)
            table.play(action)
            if not isinstance(action, Offer):
                break
        done[f"{type(action).__name__} {cards if not isinstance(action, Exchange) else ''}"] += 1
    assert set(done) == {"Stop 0", "Advance 1", "Run 1", "Advance 2", "Exchange "}
    assert all(150 < count < 250 for count in done.values()), done


def test_the_random_player_steps_in_half_of_its_turns() -> None:
    table = Table("R 0 0, G 1 0, Y 2 0, P 0 1", "A1", seats=5, seat=1, step=Step.ADVANCE)
    table.state.at[0], table.state.alive[0] = -1, 0
    answers = Counter(choose("random", table, seed) for seed in range(400))
    assert set(answers) == {Advance(1), Decline(1)}
    assert 150 < answers[Advance(1)] < 250


@pytest.mark.parametrize("level", THINKERS)
def test_a_pair_is_played_before_the_single_card(level: str) -> None:
    table = Table("B 1 -2, G 3 -2, R 0 0, Y 1 0, R -1 0, B 0 1, G -1 1, Y 0 2", "U1 U1 A1")
    done = turn_of(level, table)
    strikes = [action for action in done if isinstance(action, Unleash)]
    assert len(strikes) == 1
    assert strikes[0].direction in (4, 5)
    assert len(table.hand(A)) <= 1


def test_own_colours_go_deep_once_they_are_known() -> None:
    depth = {}
    for level in ("random", "hard"):
        rules = RULES.new(3, defaults(setup="advanced", first="1"), 3)
        chance, tiles = Chance(1), []
        while rules.view(None).step == "place":
            seat = rules.decisions()[0].seat
            player = PLAYERS[level if seat == A else "random"]
            action = player.choose(rules.view(seat), rules.actions(seat), chance, Budget())
            if seat == A and isinstance(action, Place):
                tiles.append(action.tile)
            rules.apply(action)
        depth[level] = sum(tiles) / max(1, len(tiles))
    assert depth["hard"] < 7


def test_guesses_fit_the_view() -> None:
    table = Table("R 0 0, B 1 0, G 1 -1, Y 0 -1", "A1 U3 RUN")
    for seat, count in ((1, 5), (2, 0), (3, 4)):
        table.state.hands[seat] = [table.state.deck.pop() for _ in range(count)]
    table.state.discard = [table.state.deck.pop() for _ in range(6)]
    view = table.view
    hidden = unseen(view)
    assert len(hidden) == 60 - 3 - 6
    seen = set()
    for seed in range(20):
        board = guess(view, board_of(view), Chance(seed))
        assert [len(hand) for hand in board.hands] == [3, 5, 0, 4]
        assert len(board.deck) == view.deck
        cards = [kind for hand in board.hands for kind in hand] + board.deck + board.discard
        assert sorted(cards) == sorted(KIND_OF)
        seen.add(tuple(board.hands[1]))
    assert len(seen) > 15


def test_prospects_and_values() -> None:
    ship = Table().state.board
    life = lives(ship)[LAST]
    assert life[24] == min(life[:LAST])
    assert life[0] > life[20] > life[23]
    assert lives(ship)[24][23] < life[23]
    assert value([300, 300, 0, 0], B) > value([300, 300, 100, 0], B) > value([300, 300, 200, 0], B)
    assert value([300, 300, 200, 100], B) > value([200, 300, 200, 100], B)
    assert end_value((A,), A) == WIN > end_value((A, B), A) == WIN * SHARE // 100 > value([500] * 4, A)
    assert end_value((A,), B) == LOSS


def test_outlooks_are_those_of_the_ends() -> None:
    """Worked by hand: colours survive in proportion to their prospects; a shared victory counts 0.7."""
    assert outlook([100, 100, 100], A) == WIN // 3 // 2 * 2  # each pair of three is equally likely
    assert outlook([100, 0, 100, 0], A) == outlook([100, 0, 100, 0], C) == WIN * 70 // 100 // 2
    assert outlook([300, 0, 100, 0], A) == WIN * 70 // 100 * 3 // 4
    assert outlook([300, 100, 0, 0], B) == WIN
    assert outlook([300, 100, 0, 0], A) == 0
    assert outlook([100, 0, 100, 0], A, 80) == WIN * 80 // 100 // 2
    assert outlook([400, 400, 100, 100], B) > outlook([300, 300, 200, 200], B)


def of_character(colour: int, **chosen: str) -> Board:
    """The board as A sees it at five seats, with that colour to its left and no sailor lost yet."""
    table = Table("R 0 0, B 1 0, G 1 -1, Y 0 -1, P -1 0", seats=5, **chosen)
    table.state.settle_slots([colour, *(other for other in range(5) if other != colour)])
    table.state.toll[1][table.state.slots[0]] = 2  # B, who holds slots 1 and 0, took two sailors of slot 0
    table.state.toll[3][table.state.slots[2]] = 4  # D took four of a colour that is not A's
    return board_of(table.view)


def test_characters_come_with_the_faction_to_the_left() -> None:
    """Half-partners count a victory together 0.6 to 0.8, says the spec; a loner least, a partner most."""
    names = {faction.colour: faction.character for faction in BOX.faction}
    assert set(names.values()) == {"loyal", "opportunist", "vengeful"}
    shares = {"opportunist": 60, "vengeful": 70, "loyal": 80}
    for number, colour in enumerate(COLOURS):
        board = of_character(number)
        board.winners = (A, B)
        assert board.worth(A) == WIN * shares[names[colour]] // 100
        assert board.worth(B) == WIN * SHARE // 100
        assert bool(board.spite) == (names[colour] == "vengeful")
        plain = of_character(number, characters="off")
        plain.winners = (A, B)
        assert plain.worth(A) == WIN * SHARE // 100
        assert plain.spite == ()


def test_the_vengeful_take_it_out_on_who_took_their_sailors() -> None:
    """Slot 1 is B's alone of the foreign ones; slot 0 is A's own, so it is spared."""
    board = of_character(COLOURS.index("green"))
    assert board.spite == (0, 10, 0, 0, 0)
    even = [300] * 5
    losses = [
        board.rate([*even[:slot], 200, *even[slot + 1 :]], A) - board.rate(even, A) for slot in range(5)
    ]
    assert losses[1] > losses[2] == losses[3] > 0 > losses[0]
    assert board.rate(even, B) == value(even, B)


@pytest.mark.parametrize(("strong", "weak"), [("easy", "random"), ("normal", "easy")])
def test_stronger_levels_win_more(strong: str, weak: str) -> None:
    wins = 0
    for seed in range(24):
        levels = [weak] * 3
        levels[seed % 3] = strong
        wins += seed % 3 in match(levels, 400 + seed)
    assert wins >= 13  # a fair share were 8
