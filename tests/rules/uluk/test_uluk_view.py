"""What a seat may know, and what it must not."""

from __future__ import annotations

import pytest
from uluk_table import A, B, Table

from game.bots.worker import Question, answer
from game.chance import Chance
from game.uluk import PLAYERS
from game.uluk.goods import FEASTS
from game.uluk.rules import UlukRules
from tests.support import GAMES, match_of, played


def dealt_anew(rules: UlukRules, watcher: int, seed: int) -> None:
    """Deal anew what the watcher cannot see: Feast cards, face-down tokens, decks."""
    state, chance = rules._state, Chance(seed)
    others = [seat for seat in range(state.seats) if seat != watcher]
    feasts = chance.shuffled([feast for feast in range(4) if feast != state.players[watcher].feast])
    for seat in others:
        state.players[seat].feast = feasts.pop()
    state.tokens[state.opened :] = chance.shuffled(state.tokens[state.opened :])
    state.deck = chance.shuffled(state.deck)


def known_to(rules: UlukRules, seat: int, think: bool) -> tuple[object, ...]:
    view, legal = rules.view(seat), tuple(rules.actions(seat))
    levels = tuple(PLAYERS) if think and legal else ()
    return view, legal, tuple(answer(Question("game.uluk", level, view, legal, 3)) for level in levels)


@pytest.mark.rule("uluk.15", "uluk.96", "uluk.R44", "uluk.R47g")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_hidden_things_reach_nobody(watcher, seed):
    """Two matches differ in what the watcher cannot see; the first season goes alike up to the next token."""
    first, second = (UlukRules.new(3, {"first": "1", **DEFAULTS}, seed) for _ in range(2))
    dealt_anew(second, A if watcher is None else watcher, seed + 10)
    chance = Chance(seed)
    for step in range(400):
        seat = first.decisions()[0].seat
        if watcher is None:
            assert first.view(None) == second.view(None)
        else:
            think = seat == watcher and step % 3 == 0
            assert known_to(first, watcher, think) == known_to(second, watcher, think)
        action = chance.pick(first.actions(seat))
        told = [rules.apply(action) for rules in (first, second)]
        if first.view(None).season > 1:
            break
        seen = [[event for event in events if event.seen_by(watcher)] for events in told]
        assert seen[0] == seen[1]
    assert first.view(None).season == 2


DEFAULTS = {"solo_tribe": "choose", "prayer_full_site": "temple", "freeloaders_keep_tokens": "on"}


@pytest.mark.rule("uluk.15", "uluk.96")
def test_only_the_owner_sees_its_feast_card():
    table = Table(2).feast(A, "feast_2").feast(B, "feast_4")
    assert table.rules.view(A).feast == "feast_2"
    assert table.rules.view(B).feast == "feast_4"
    assert table.rules.view(None).feast == ""
    assert "feast_4" not in repr(table.rules.view(A))
    assert all(name not in repr(table.rules.view(None)) for name in FEASTS)


@pytest.mark.rule("uluk.96", "uluk.R47g")
def test_face_down_tokens_and_decks_are_counts():
    rules = Table(3, season=2).rules
    view = rules.view(A)
    assert [site.area for site in view.sites[2:]] == ["", "", "", ""]
    assert [site.number for site in view.sites[2:]] == [0, 0, 0, 0]
    assert view.deck == len(rules._state.deck)


@pytest.mark.rule("uluk.R47g", "uluk.R41", "uluk.R44")
def test_discards_and_the_freeloaders_deck_are_open_lists():
    table = Table(1).row("millstone", "cauldron").draws("broken_invention", "new_triber")
    table.send("temple")
    view = table.rules.view(None)
    assert [card.kind for card in view.discard] == ["millstone"]
    table.send("temple")
    assert dict(table.rules.view(None).camp.cards)["new_triber"] == 2


def test_a_view_tells_what_would_happen():
    table = Table(3).tribers(A, 3).stock(A, zork=1, mgobu=2).stand("mgobu", A).stand("hlak", A)
    view = table.rules.view(A)
    assert view.areas[1].would_get == (4, 0, 0)
    assert view.tribes[A].would_starve == 3 - 1 - 1  # raw hlák is food, mgobu is not
    assert view.tribes[A].would_perish == (("zork", 1),)
    table = Table(2).tribers(A, 3).tribers(B, 5).stock(A, baked_mgobu=4, zork=1).stock(B, zork=2)
    table.feed_now()
    assert [table.me(seat).would_starve for seat in (A, B)] == [0, 3]
    table = Table(3, season=3).stand("site-3", A, 2).stand("site-3", B)
    site = table.rules.view(None).sites[2]
    assert (site.would_give, site.would_keep, site.spaces) == ((5, 2, 0), A, 4)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_told_from_its_views_never_names_another_feast(seats):
    match = match_of(GAMES["uluk"], seats, {"solo_tribe": "random"}, 8)
    for _ in played(match, 9):
        if match.outcome() is not None:
            break
        for seat in range(seats):
            text = repr(match.view(seat))
            shown = [name for name in FEASTS if name in text]
            assert shown == [match.view(seat).feast]
    assert all(tribe.feast for tribe in match.view(None).tribes)
