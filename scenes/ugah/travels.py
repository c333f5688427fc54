"""How pieces travel in Ugah Ugah!: dice are thrown, figures hop from card to card, cards follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.contract import Event
from game.ugah.events import BonesAside, CardGiven, CardTaken, GameEnded, Preselected, PreyWon, Rolled, Walked
from scenes.layout import Change, Lying, Travel
from scenes.ugah.geometry import UgahGeometry
from scenes.ugah.lying import card_name, figure_place, hearth_place
from scenes.viewport import Point, turned
from sprites import throw
from sprites.throw import STEP as FRAME
from sprites.throw import Die, Frame, Tray

SLIDE = 0.35
"""Seconds in which bones slide from the hearth into the groove."""
HOP = 0.26
"""Seconds of a figure's hop from card to card."""
DEALT_EVERY = 0.045
"""Seconds from one dealt card to the next."""
CUSHION = 16.0
"""The stones of the hearth are so much nearer than its rim, in table units."""


def travels(geometry: UgahGeometry, change: Change) -> dict[str, Travel]:
    """The ways of all pieces that do more than glide straight, in the order of what happened."""
    result: dict[str, Travel] = {}
    now = 0.0
    for event in change.events:
        match event:
            case Rolled():
                result |= _throw(geometry, change, event)
                now = max(travel.seconds for travel in result.values())
            case PreyWon(symbol=symbol):
                result[f"prey:{symbol}"] = Travel(0.5, now, hop=26, sound="card_place")
                now += 0.3
            case Walked(figure=figure, spots=spots):
                way = tuple(figure_place(geometry, figure, spot) for spot in spots[:-1])
                seconds = HOP * max(1, len(spots))
                result[f"figure:{figure}"] = Travel(seconds, now, way, 30, sound="wood_knock")
                now += seconds
            case CardTaken(spot=spot) | CardGiven(spot=spot):
                result[card_name(spot)] = Travel(0.45, now, hop=24, sound="card_place")
                now += 0.15
            case GameEnded():
                result |= _turned_up(change, now)
            case _:
                continue
    for name, item in change.after.items():
        lifted = name.startswith("card:") and item.spot == "lifted"
        if lifted and change.before.get(name, item).spot != "lifted":
            result[name] = Travel(0.45, now, hop=24, sound="card_place")
    return result


def deal(lying: Mapping[str, Lying]) -> dict[str, Travel]:
    """A hand over the hearth deals the path from its first spot to its last, then the prey."""
    hearth = lying["hearth"]
    origin = (hearth.x, hearth.y)
    result: dict[str, Travel] = {}
    for number, name in enumerate(name for name in lying if name.startswith(("card:", "prey:"))):
        face = lying[name].face
        back = ("card_back", *face[3:6]) if face[0] == "path_card" else None
        result[name] = Travel(
            0.34, DEALT_EVERY * number, hop=18, sound="card_place", strength=0.3, origin=origin, before=back
        )
    return result


def _throw(geometry: UgahGeometry, change: Change, event: Rolled) -> dict[str, Travel]:
    """Every die of a roll on its own way; those that go aside by themselves slide on into the groove."""
    hearth = change.after["hearth"]
    tray = Tray((hearth.x, hearth.y), float(hearth.face[1]) - CUSHION, float(hearth.face[2]) - CUSHION)
    turn = int(change.after["groove"].face[3])
    sliding = _aside(change.events)
    free = _free_places(geometry, change, event, turn, sliding)
    dice = {}
    for place, die in enumerate(event.dice):
        name = f"die:{die}"
        start = change.places.get(name, tray.middle)
        entry = start if change.speed != (0.0, 0.0) else _hand(tray, turn, place - (len(event.dice) - 1) / 2)
        item = change.after[name]
        dice[name] = Die(start, entry, free.pop() if name in sliding else (item.x, item.y))
    seed = sum(round(x + 3 * y) for x, y in (item.start for item in dice.values())) + len(change.after)
    speed = change.speed if change.speed != (0.0, 0.0) else turned((seed % 400 - 200.0, -1100.0), turn)
    thrown = throw.throw(dice, tray, geometry.die, speed, seed)
    result = {}
    for number, (name, track) in enumerate(thrown.tracks.items()):
        slide = _slide(track[-1], change.after[name]) if name in sliding else ()
        result[name] = Travel(
            throw.LONGEST + len(slide) * FRAME,
            sound="bone_clack" if slide else "die_settle",
            track=(*track, *slide),
            faces=tuple(("die_blur", geometry.die, phase) for phase in range(8)),
            knocks=thrown.knocks if number == 0 else (),
        )
    return result


def _turned_up(change: Change, start: float) -> dict[str, Travel]:
    """The end: every pile is spread out, its last card first, and the two hunters jump for joy."""
    result: dict[str, Travel] = {}
    for name in ("figure:small", "figure:large"):
        item = change.after[name]
        result[name] = Travel(0.9, start, ((item.x, item.y),), 34, sound="wood_knock")
    trays: dict[str, int] = {}
    for name, item in reversed(list(change.after.items())):
        if name.startswith("card:") and item.spot.startswith("tray:"):
            place = trays[item.spot] = trays.get(item.spot, -1) + 1
            result[name] = Travel(0.4, start + 0.4 + 0.09 * place, hop=22, sound="card_flip", strength=0.4)
    return result


def _hand(tray: Tray, turn: int, place: float) -> Point:
    """Where a hand at the edge ``turn`` lets go of a die when nobody flung it."""
    dx, dy = turned((place * 44.0, tray.ry if turn % 2 == 0 else tray.rx), turn)
    return tray.middle[0] + dx, tray.middle[1] + dy


def _free_places(
    geometry: UgahGeometry, change: Change, event: Rolled, turn: int, sliding: set[str]
) -> list[Point]:
    """Places in the hearth for the dice that slide on: those where no other die comes to rest."""
    staying = [change.after[f"die:{die}"] for die in event.dice if f"die:{die}" not in sliding]
    places = [hearth_place(geometry, die, 1, turn) for die in range(5)]
    return [(x, y) for x, y in places if all(abs(x - die.x) + abs(y - die.y) > 1 for die in staying)]


def _aside(events: Sequence[Event]) -> set[str]:
    """The dice that leave the hearth right after the throw."""
    return {
        f"die:{die}" for event in events if isinstance(event, BonesAside | Preselected) for die in event.dice
    }


def _slide(last: Frame, item: Lying) -> tuple[Frame, ...]:
    count = round(SLIDE / FRAME)
    result = []
    for number in range(1, count + 1):
        share = number / count
        eased = share * share * (3 - 2 * share)
        x, y = last.x + (item.x - last.x) * eased, last.y + (item.y - last.y) * eased
        result.append(Frame(x, y, 0.0, last.rolled))
    return tuple(result)
