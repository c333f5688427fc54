"""How pieces travel in Ugah Ugah!: dice tumble, figures hop from card to card, cards follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.contract import Event
from game.ugah.events import BonesAside, CardGiven, CardTaken, Preselected, PreyWon, Rolled, Walked
from scenes.layout import Face, Lying, Travel
from scenes.ugah.geometry import UgahGeometry
from scenes.ugah.lying import card_name, figure_place
from scenes.viewport import Point

THROW = 0.95
"""Seconds from the hand to rest."""
SLIDE = 0.35
STEP = 0.26
"""Seconds of a figure's hop from card to card."""


def travels(
    geometry: UgahGeometry, before: Mapping[str, Lying], after: Mapping[str, Lying], events: Sequence[Event]
) -> dict[str, Travel]:
    """The ways of all pieces that do more than glide straight, in the order of what happened."""
    result: dict[str, Travel] = {}
    now = 0.0
    for event in events:
        match event:
            case Rolled(dice=dice):
                for index, die in enumerate(dice):
                    result[f"die:{die}"] = _throw(geometry, after, die, index)
                now = THROW
            case BonesAside(dice=dice) | Preselected(dice=dice):
                for die in dice:
                    result[f"die:{die}"] = _throw_aside(geometry, after, die)
                now = THROW + SLIDE
            case PreyWon(symbol=symbol):
                result[f"prey:{symbol}"] = Travel(0.5, now, hop=26, sound="card_place")
                now += 0.3
            case Walked(figure=figure, spots=spots):
                way = tuple(figure_place(geometry, figure, spot) for spot in spots[:-1])
                seconds = STEP * max(1, len(spots))
                result[f"figure:{figure}"] = Travel(seconds, now, way, 30, sound="wood_knock")
                now += seconds
            case CardTaken(spot=spot) | CardGiven(spot=spot):
                result[card_name(spot)] = Travel(0.45, now, hop=24, sound="card_place")
                now += 0.15
            case _:
                continue
    for name, item in after.items():
        if name.startswith("card:") and item.spot == "lifted" and before.get(name, item).spot != "lifted":
            result[name] = Travel(0.45, now, hop=24, sound="card_place")
    return result


def _throw(geometry: UgahGeometry, after: Mapping[str, Lying], die: int, index: int) -> Travel:
    way = _bounces(geometry, after, die)
    faces = _tumble(geometry, die)
    return Travel(THROW - 0.05 * (index % 3), 0.02 * index, way, 90, faces, "die_settle", bounce=True)


def _throw_aside(geometry: UgahGeometry, after: Mapping[str, Lying], die: int) -> Travel:
    way = _bounces(geometry, after, die)
    return Travel(THROW + SLIDE, 0.0, way, 70, _tumble(geometry, die), "bone_clack", bounce=True)


def _tumble(geometry: UgahGeometry, die: int) -> tuple[Face, ...]:
    return tuple(("die_blur", geometry.die, (phase + die * 3) % 8) for phase in range(8))


def _bounces(geometry: UgahGeometry, after: Mapping[str, Lying], die: int) -> tuple[Point, ...]:
    """Two knocks against the stones of the hearth before the die comes to rest."""
    goal = after[f"die:{die}"]
    hearth = after["hearth"]
    wide, tall = float(hearth.face[1]), float(hearth.face[2])
    side = 1 if (die + int(goal.x)) % 2 else -1
    first = (hearth.x + side * wide * (0.55 + 0.06 * die), hearth.y - tall * (0.5 - 0.12 * die))
    second = (hearth.x - side * wide * (0.4 - 0.05 * die), hearth.y + tall * (0.45 - 0.1 * die))
    return first, second
