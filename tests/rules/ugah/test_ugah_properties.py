"""What holds in every match, whatever is played."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from ugah_table import defaults

from game.chance import Chance
from game.codec import decode, encode
from game.ugah.actions import ACTIONS
from game.ugah.rules import UgahRules
from game.ugah.walk import Rulings, plans, walk

OPTIONS = st.fixed_dictionaries(
    {
        option.key: st.sampled_from(option.values)
        for option in UgahRules.OPTIONS
        if option.key not in ("first", "house_players")
    }
)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**64 - 1), seats=st.integers(2, 6), options=OPTIONS)
def test_every_match(seed: int, seats: int, options: dict[str, str]) -> None:
    rules = UgahRules.new(seats, defaults() | options | {"house_players": "on"}, seed)
    dice = Chance(seed ^ 1)
    kinds = sorted(card.id for card in rules._state.cards if card)
    for _ in range(3000):
        view = rules.view(None)
        taken = [card.spot for pile in view.piles for card in pile] + [card.spot for card in view.lifted]
        lying = [spot for spot, card in enumerate(view.path, 1) if card.lies]
        assert sorted(taken + lying) == list(range(1, 32))  # no card gets lost
        assert sorted(card.id for card in rules._state.cards if card) == kinds
        assert len(view.prey) == 3
        assert all(holder is None or 0 <= holder < seats for _, holder in view.prey)
        assert len(view.showing) + len(view.aside) == (5 if view.rolls else 0)
        if not rules.decisions():
            break
        assert (
            all(card.lies for card in view.path[max(view.small, 0) : view.large - 1]) or view.step == "share"
        )
        (decision,) = rules.decisions()
        legal = rules.actions(decision.seat)
        assert legal
        assert len(set(legal)) == len(legal)
        assert all(decode(encode(action), ACTIONS) == action for action in legal)
        rules.apply(legal[dice.below(len(legal))])
    outcome = rules.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(map(sum, zip(*(line.points for line in outcome.lines), strict=True)))
    assert outcome.winners == tuple(
        s for s, score in enumerate(outcome.scores) if score == max(outcome.scores)
    )


LIES = st.lists(st.booleans(), min_size=31, max_size=31).map(lambda spots: [False, *spots])


@settings(max_examples=300, deadline=None, derandomize=True)
@given(lies=LIES, figure=st.integers(0, 1), place=st.integers(0, 31), steps=st.integers(1, 5))
def test_every_walk(lies: list[bool], figure: int, place: int, steps: int) -> None:
    start = place if figure == 0 else 32 - place
    lies[start % 32] = False  # a figure stands on an emptied spot or in the gap
    walked = walk(lies, figure, start, steps, False)
    assert len(walked.stops) == min(steps, sum(lies))
    assert len(set(walked.stops)) == len(walked.stops)
    assert all(lies[stop % 32] for stop in walked.stops)
    forward = 1 if figure == 0 else -1
    passed = range(start + forward, walked.end + forward, forward)
    assert [position for position in passed if lies[position % 32]] == list(walked.stops)
    short = walk(lies, figure, start, steps, True)
    assert list(short.stops) == [stop for stop in walked.stops if 0 < stop < 32]


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    lies=LIES,
    small=st.integers(0, 31),
    large=st.integers(1, 32),
    steps=st.tuples(st.integers(1, 4), st.integers(1, 4)),
)
def test_order_is_a_question_exactly_if_the_ends_differ(
    lies: list[bool], small: int, large: int, steps: tuple[int, int]
) -> None:
    lies[small], lies[large % 32] = False, False
    found = plans(lies, small, large, steps, Rulings())
    ends = [{walked.figure: walked.end for walked in plan} for plan in found]
    assert len(found) == 1 or ends[0] != ends[1]
    assert [walked.figure for walked in found[0]] == [0, 1]
    if len(found) == 1:  # the other order by hand
        large_walk = walk(lies, 1, large, steps[1], False)
        lies[large_walk.card] = False
        assert {1: large_walk.end, 0: walk(lies, 0, small, steps[0], False).end} == ends[0]
