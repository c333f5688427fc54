"""What a seat cannot know must not reach it: by view, event, log, picture or computer player."""

from __future__ import annotations

import pytest

from game.bots.worker import Question, answer
from game.match import Match
from tests import template
from tests.support import GAMES, match_of, played
from tests.template.rules import Hide


def _known_to(match: Match, seat: int) -> tuple[object, ...]:
    """All that reaches a seat: its view, its events, and what computer players in it would do."""
    box = GAMES["pebbles"]
    view = match.view(seat)
    legal = match.actions(seat)
    choices = tuple(answer(Question(box.package, level, view, legal, 3)) for level in box.players if legal)
    return view, tuple(match.events(seat)), choices


def _pair(seat: int) -> tuple[Match, Match]:
    """Two matches that differ only in what the others hide."""
    first, second = (match_of(GAMES["pebbles"], 3, {}, 5) for _ in range(2))
    for other in range(3):
        if other != seat:
            first.play(Hide(other, 0))
            second.play(Hide(other, 2))
    return first, second


def test_hidden_pebbles_stay_hidden():
    for seat in (0, 1, 2, None):
        watcher = 0 if seat is None else seat
        first, second = _pair(watcher)
        if seat is None:
            assert first.view(None) == second.view(None)
            assert first.events(None) == second.events(None)
        else:
            assert _known_to(first, seat) == _known_to(second, seat)


def test_a_planted_leak_is_found(monkeypatch):
    monkeypatch.setattr(template.RULES, "LEAK", True)
    first, second = _pair(0)
    assert _known_to(first, 0) != _known_to(second, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_private_events_of_the_variant_reach_only_their_seat(seats):
    """In the variant for unsure hunters the points of a covered card are told to nobody but its takers."""
    options = {option.key: option.default for option in GAMES["ugah"].rules.OPTIONS}
    match = match_of(GAMES["ugah"], seats, {**options, "unsure_hunters": "on"}, 9)
    private = 0
    for _ in played(match, 10):
        pass
    for seat in (None, *range(seats)):
        for event in match.events(seat):
            if event.only is not None:
                private += 1
                assert seat is not None
                assert seat in event.only
    assert private
