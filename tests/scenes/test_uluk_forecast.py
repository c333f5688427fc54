"""What the slip on the table of Uluk foretells."""

from __future__ import annotations

import pytest

from game.uluk import actions as do
from game.uluk.goods import AREAS, CARD, EXTRA
from scenes.uluk import forecast
from tests.scenes.uluk_hands import moment, much_to_process

PEOPLE = ("human", "easy", "easy")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_slip_speaks_of_every_place(desk_for, language):
    said = set()
    for ok in (
        lambda view: view.step == "errand" and view.season == 2,
        lambda view: view.step == "hut",
        much_to_process,
        lambda view: view.step == "feeding",
    ):
        desk = desk_for(moment(PEOPLE, ok), language=language)
        desk.table.still = True
        for spot in ("", *desk.table.spots):
            desk.table.aim_at(spot)
            item = desk.table.lying.get("slip:text")
            if item is not None:
                said.add(item.face[1])
                assert "uluk-" not in item.face[1]
                assert "{" not in item.face[1]
        desk.table.aim_at("")
    assert len(said) > 24


@pytest.mark.parametrize("seed", range(1, 200, 20))
def test_what_the_slip_foretells_of_an_area_is_what_the_rules_count(seed, monkeypatch):
    monkeypatch.setattr(forecast, "say", lambda shown, key, **params: params["pieces"])
    monkeypatch.setattr(forecast, "word", lambda shown, name: name)

    def brings_more(view):
        return view.step == "errand" and any(CARD[card.kind] in EXTRA for card in view.tribes[0].cards)

    match = moment(PEOPLE, brings_more, seed=seed)
    view = match.view(0)
    helped = {EXTRA[CARD[card.kind]] for card in view.tribes[0].cards if CARD[card.kind] in EXTRA}
    told = set()
    for action in match.actions(0):
        if not isinstance(action, do.Place) or action.space not in AREAS:
            continue
        area = AREAS.index(action.space)
        foretold = forecast._area(None, view, 0, area, action.poison)
        match.play(action)
        assert foretold == match.view(0).areas[area].would_get[0], action
        match.undo(0)
        told.add(area)
    assert told & helped
