"""Sailors, factions, cards: everything before the first turn."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ukotoa_table import A, B, C, D, fresh, named

from game.chance import Chance
from game.match import Match
from game.ukotoa.actions import Decline, Place, PlaceRandom, TakeColour
from game.ukotoa.box import CARDS, COLOURS, LAST
from game.ukotoa.rules import UkotoaRules
from tests.support import GAMES, match_of


def asked(rules: UkotoaRules) -> int:
    return rules.decisions()[0].seat


def place_all(rules: UkotoaRules, seed: int = 0) -> list:
    """Everybody sets sailors by hand; returns who set when and all events."""
    chance, happened = Chance(seed), []
    while rules.view(None).step == "place":
        seat = asked(rules)
        choices = [action for action in rules.actions(seat) if isinstance(action, Place)]
        happened += rules.apply(chance.pick(choices))
    return happened


@pytest.mark.rule("ukotoa.11", "ukotoa.23", "ukotoa.R61", "ukotoa.R70", "ukotoa.R63")
@pytest.mark.parametrize("setup", ["standard", "advanced"])
def test_two_cards_each_before_sailors_are_set(setup):
    for seats in (3, 4, 5):
        rules = fresh(seats, setup=setup)
        view = rules.view(A)
        assert view.step == "place"
        assert view.hands == (2,) * seats
        assert len(view.hand) == 2
        assert view.secret
        assert view.deck == CARDS - 2 * seats
        assert view.discard == ()
        assert rules.view(None).hand == ()
        assert not rules.view(None).secret


@pytest.mark.rule("ukotoa.1", "ukotoa.12", "ukotoa.R50", "ukotoa.R46")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seats_set_one_sailor_each_clockwise(seats):
    rules = fresh(seats, first="3")
    crew = rules.view(None).crew
    assert len(set(crew)) == seats
    placers = []
    while rules.view(None).step == "place":
        seat = asked(rules)
        placers.append(seat)
        view = rules.view(seat)
        places = [action for action in rules.actions(seat) if isinstance(action, Place)]
        assert {action.colour for action in places} == {crew[seat]}
        assert all(view.sailors[action.tile] is None and action.tile < LAST for action in places)
        assert len(places) == LAST - sum(sailor is not None for sailor in view.sailors)
        rules.apply(places[0])
    order = [(2 + step) % seats for step in range(5 * seats)]
    # with five seats the last sailor finds one tile only and goes there by itself
    assert placers == order[: 24 if seats == 5 else 5 * seats]
    view = rules.view(None)
    assert sum(sailor is not None for sailor in view.sailors) == 5 * seats
    assert [faction.standing for faction in view.factions] == [5] * seats
    assert asked(rules) == 2
    assert view.step == "advance"


@pytest.mark.rule("ukotoa.14", "ukotoa.2", "ukotoa.3", "ukotoa.R44", "ukotoa.R45", "ukotoa.R68")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_factions_are_drawn_to_the_left_when_all_stand(seats):
    rules = fresh(seats)
    assert rules.view(None).slots == ()
    assert all(faction.slot == -1 for faction in rules.view(None).factions)
    happened = place_all(rules)
    drawn = named(happened, "FactionDrawn")
    assert [event.seat for event in drawn] == list(range(seats))
    view = rules.view(None)
    for event in drawn:
        assert event.to == (event.seat + 1) % seats
        assert view.slots[event.seat] == event.colour
        assert event.colour in view.controls[event.seat]
        assert event.colour in view.controls[event.to]
    assert sorted(view.slots) == sorted(faction.colour for faction in view.factions)
    for seat in range(seats):
        assert view.controls[seat] == (view.slots[seat], view.slots[seat - 1])
    assert rules.outcome() is None


@pytest.mark.rule("ukotoa.14", "ukotoa.R46")
def test_the_draw_does_not_ask_who_set_what():
    kept = 0
    for seed in range(60):
        rules = fresh(3, seed)
        crew = rules.view(None).crew
        rules.apply(PlaceRandom(A)), rules.apply(PlaceRandom(B)), rules.apply(PlaceRandom(C))
        kept += crew[A] in rules.view(None).controls[A]
    assert 25 < kept < 55  # two of three colours are one's own


@pytest.mark.rule("ukotoa.15", "ukotoa.R77", "ukotoa.4")
def test_advanced_factions_lie_first():
    seen = set()
    for seed in range(40):
        view = fresh(3, seed, setup="advanced").view(None)
        assert len(view.slots) == 3
        assert view.crew == (None, None, None)
        assert all(faction.loose == 5 for faction in view.factions)
        seen |= set(view.slots)
    assert seen == set(COLOURS)


@pytest.mark.rule("ukotoa.15", "ukotoa.14")
@pytest.mark.parametrize("setup", ["standard", "advanced"])
def test_while_the_ship_is_laid_nothing_tells_who_will_hold_what(setup):
    for seed in range(20):
        view = fresh(5, seed, setup=setup, ship="players").view(A)
        assert (view.slots, view.controls) == ((), ((),) * 5)
        assert tuple(faction.colour for faction in view.factions) == COLOURS
        assert {faction.slot for faction in view.factions} == {-1}


@pytest.mark.rule("ukotoa.16", "ukotoa.17", "ukotoa.R51", "ukotoa.18")
@settings(max_examples=25, deadline=None, derandomize=True)
@given(seats=st.integers(3, 5), seed=st.integers(0, 10**9))
def test_advanced_placing(seats, seed):
    rules = fresh(seats, seed, setup="advanced", first="2")
    chance = Chance(seed)
    before = None
    while rules.view(None).step == "place":
        seat, view = asked(rules), rules.view(None)
        loose = {faction.colour: faction.loose for faction in view.factions}
        open_to = [colour for colour in view.controls[seat] if loose[colour]]
        choices = [action for action in rules.actions(seat) if isinstance(action, Place)]
        assert {action.colour for action in choices} == set(open_to) != set()
        if before is not None:  # counter-clockwise, and only who has nothing left is passed over
            other = (before - 1) % seats
            while other != seat:
                assert not any(loose[colour] for colour in view.controls[other])
                other = (other - 1) % seats
        before = seat
        happened = rules.apply(chance.pick(choices))
        for event in named(happened, "PlacingSkipped"):
            assert not any(rules._state.loose(colour) for colour in rules._state.colours
                           if rules._state.own[event.seat][colour])  # fmt: skip
    view = rules.view(None)
    assert sum(sailor is not None for sailor in view.sailors) == 5 * seats
    assert not named(happened, "FactionDrawn")
    assert asked(rules) == B
    rules.apply(Decline(B))
    assert rules.view(None).step == "action"


@pytest.mark.rule("ukotoa.17")
def test_skips_happen_and_are_told():
    skips = []
    for seed in range(40):
        skips += named(place_all(fresh(5, seed, setup="advanced"), seed), "PlacingSkipped")
    assert 20 < len(skips) < 160  # 1.9 a game, says the spec
    assert skips[0].rule == "ukotoa.17"


@pytest.mark.rule("ukotoa.12", "ukotoa.R50")
def test_colours_are_chosen_in_turn():
    rules = fresh(3, colours="chosen", first="3")
    assert rules.actions(C) == tuple(TakeColour(C, colour) for colour in COLOURS)
    assert rules.refusal(Place(C, "red", 0)).key == "ukotoa-refuse-colour-first"
    rules.apply(TakeColour(C, "green"))
    assert rules.refusal(TakeColour(A, "green")).key == "ukotoa-refuse-colour-taken"
    rules.apply(TakeColour(A, "purple"))
    rules.apply(TakeColour(B, "red"))
    view = rules.view(None)
    assert view.crew == ("purple", "red", "green")
    assert {faction.colour for faction in view.factions} == {"green", "purple", "red"}
    assert asked(rules) == C
    assert rules.refusal(TakeColour(C, "blue")).key == "ukotoa-refuse-colours-settled"
    assert fresh(3, colours="chosen", setup="advanced").view(None).step == "place"


@pytest.mark.rule("ukotoa.13", "ukotoa.12")
def test_wrong_places():
    rules = fresh()
    crew = rules.view(None).crew
    rules.apply(Place(A, crew[A], 0))

    def refused(action):
        return rules.refusal(action).key.removeprefix("ukotoa-refuse-")

    assert refused(Place(B, crew[B], 0)) == "place-occupied"
    assert refused(Place(B, crew[B], LAST)) == "place-ukotoa"
    assert refused(Place(B, crew[B], 26)) == "water"
    assert refused(Place(B, crew[A], 1)) == "place-colour"
    assert refused(Place(A, crew[A], 1)) == "turn"
    assert refused(Place(B, "pink", 1)) == "unknown"
    assert refused(Decline(B)) == "place-first"
    advanced = fresh(3, setup="advanced")
    own = advanced.view(A).controls[A]
    other = next(colour for colour in advanced.view(None).slots if colour not in own)
    assert advanced.refusal(Place(A, other, 1)).rule == "ukotoa.16"
    mine = own[0]
    while advanced.view(None).factions and advanced._state.loose(COLOURS.index(mine)):
        seat = asked(advanced)
        choices = [a for a in advanced.actions(seat) if isinstance(a, Place)]
        advanced.apply(next((a for a in choices if a.colour == mine), choices[0]))
    while asked(advanced) != A:
        advanced.apply(advanced.actions(asked(advanced))[0])
    assert (
        advanced.refusal(Place(A, mine, advanced.actions(A)[0].tile)).key == "ukotoa-refuse-place-none-left"
    )


@pytest.mark.rule("ukotoa.12", "ukotoa.13")
def test_who_sets_at_random_goes_on_doing_so():
    rules = fresh(4)
    happened = rules.apply(PlaceRandom(A))
    assert [event.seat for event in happened] == [A]
    for seat in (B, C, D):
        happened = rules.apply(rules.actions(seat)[0])
    assert [type(event).__name__ for event in happened] == ["SailorPlaced", "SailorScattered"]
    assert asked(rules) == B
    assert rules.view(None).scatters == (True, False, False, False)
    for seat in (B, C, D):
        happened = rules.apply(PlaceRandom(seat))
    assert rules.view(None).step == "advance"
    assert rules.refusal(PlaceRandom(A)).key == "ukotoa-refuse-all-placed"
    assert rules.refusal(Place(A, "red", 3)).key == "ukotoa-refuse-all-placed"


@pytest.mark.rule("ukotoa.R49", "ukotoa.18")
def test_the_first_seat_is_drawn_or_chosen():
    first = [fresh(4, seed, first="drawn").view(None).first for seed in range(80)]
    assert {first.count(seat) > 8 for seat in range(4)} == {True}
    for seat in range(4):
        assert asked(fresh(4, first=str(seat + 1))) == seat


@pytest.mark.rule("ukotoa.R64")
def test_chance_in_the_setup_closes_undo():
    match: Match = match_of(GAMES["ukotoa"], 3, {"first": "1"}, 4)
    match.play(match.actions(A)[0])
    assert match.undo_refusal(A) is None
    match.undo(A)
    assert match.view(None).sailors == (None,) * 26
    match.play(PlaceRandom(A))
    assert match.undo_refusal(A).key == "undo-scattered"
