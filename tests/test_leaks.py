"""What a seat cannot know must not reach it: by view, event, log, picture or computer player."""

from __future__ import annotations

import pytest

from game.bots.worker import Question, answer
from game.match import Match
from game.uluru.actions import Place, Uluru
from tests import template
from tests.support import GAMES, match_of, played
from tests.template.rules import Hide


def _known_to(match: Match, seat: int, key: str = "pebbles") -> tuple[object, ...]:
    """All that reaches a seat: its view, its events, and what computer players in it would do."""
    box = GAMES[key]
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


def _uluru(clock: str, places: tuple[int, int], finish: int) -> Match:
    """Three seats at placing; what B and C do, and when, differs from match to match."""
    match = match_of(GAMES["uluru"], 3, {"clock": clock}, 12)
    for seat in (1, 2) if clock == "shared" else (0, 1):
        while match.clock is None:
            match.play(match.actions(match.asked()[0])[0])
        match.play(Place(seat, "blue", places[0]), at=100 * seat + 100)
        match.play(Place(seat, "orange", places[1]), at=100 * seat + 150)
        if clock == "own":
            while Uluru(seat) not in match.actions(seat):
                match.play(match.actions(seat)[0], at=300)
            match.play(Uluru(seat), at=finish)
    if clock == "own":
        match.play(match.actions(2)[0])
    return match


@pytest.mark.parametrize(("clock", "watcher"), [("shared", 0), ("shared", None), ("own", 2), ("own", None)])
def test_other_cards_and_times_stay_hidden(clock, watcher):
    first, second = _uluru(clock, (0, 1), 5000), _uluru(clock, (4, 2), 41_000)
    assert first.view(watcher) == second.view(watcher)
    assert first.events(watcher) == second.events(watcher)
    if watcher is not None:
        assert _known_to(first, watcher, "uluru") == _known_to(second, watcher, "uluru")
    assert first.view(1) != second.view(1)
