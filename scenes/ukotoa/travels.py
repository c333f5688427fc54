"""How pieces travel in Uk'otoa: the leviathan swims, tiles sink, sailors go overboard, cards are dealt."""

from __future__ import annotations

from collections.abc import Mapping

from game.hexes import NAMES
from game.ukotoa.events import (
    CardsDealt,
    CardsSeen,
    Drew,
    FactionDrawn,
    Played,
    Pushed,
    Ran,
    SailorPlaced,
    SailorRemoved,
    Swapped,
    TileLaid,
    UkotoaMoved,
    Unleashed,
)
from scenes.layout import Change, Lying, Travel
from scenes.ukotoa.cards import back_face
from scenes.ukotoa.geometry import UkotoaGeometry
from scenes.ukotoa.ship import HEAD
from scenes.viewport import Point
from sprites.throw import Frame
from sprites.ukotoa import tentacle_middle

STEP, SINK, RUN, FALL, LASH = 0.62, 0.7, 0.3, 0.6, 0.16
"""Seconds of a step of Uk'otoa, a tile that sinks, a sailor's step and fall, a stretch of the tentacle."""
PICTURE = 26.0
"""So far a track rolls from one of its pictures to the next."""
SINKING = 6
"""Pictures of a tile that sinks."""
DEALT_EVERY = 0.08
AT_ONCE = Travel(0.01, hop=0.0)


def travels(geometry: UkotoaGeometry, change: Change) -> dict[str, Travel]:
    """The ways of all pieces that do more than glide straight, in the order of what happened."""
    return _Story(geometry, change).told()


class _Story:
    """What has happened, told one after the other. ``now`` is the second at which the next thing begins."""

    def __init__(self, geometry: UkotoaGeometry, change: Change) -> None:
        self.geometry = geometry
        self.change = change
        self.ways: dict[str, Travel] = {}
        self.now = 0.0
        self.swim: list[Point] = []
        self.began = 0.0
        self.places: dict[int, str] = {
            int(item.spot[5:]): name
            for name, item in change.before.items()
            if name.startswith("sailor:") and item.spot.startswith("tile:")
        }

    def told(self) -> dict[str, Travel]:
        """The ways of all pieces."""
        for event in self.change.events:
            self._tell(event)
        self._swims()
        return self.ways

    def _tell(self, event: object) -> None:
        match event:
            case UkotoaMoved(left=left, entered=entered):
                self._step(left, entered)
            case SailorRemoved(tile=tile):
                self._lost(tile)
            case Unleashed(direction=direction, reach=reach):
                self._lash(NAMES.index(direction), reach)
            case Ran(origin=origin, target=target, way=way):
                self._run(origin, target, way)
            case Pushed(tiles=tiles, direction=direction):
                self._push(tiles, NAMES.index(direction))
            case Swapped(origin=origin, target=target):
                for one, other, hop in ((origin, target, 30.0), (target, origin, 0.0)):
                    name = self.places.get(one)
                    if name is not None:
                        self.ways[name] = Travel(0.5, self.now, hop=hop, sound="planks", strength=0.4)
                    del other
                self.now += 0.5
            case TileLaid(tile=tile):
                self._laid(tile)
            case SailorPlaced(colour=colour, tile=tile):
                self._placed(colour, tile)
            case FactionDrawn(seat=seat):
                self.ways[f"seal:{seat}"] = Travel(0.45, self.now, hop=18, sound="card_flip", strength=0.5)
                self.now += 0.28
            case Played(seat=seat, cards=cards):
                self._played(seat, cards)
            case CardsDealt():
                for seat in range(len(self.geometry.trays)):
                    self._drawn(seat)
            case Drew(seat=seat):
                self._drawn(seat)
            case CardsSeen(cards=cards):
                self._seen(cards)
            case _:
                return

    def _tile(self, tile: int) -> Point:
        item = self.change.after.get(f"tile:{tile}") or self.change.before[f"tile:{tile}"]
        return item.x, item.y

    def _stands(self, tile: int) -> Point:
        """Where a sailor stands on a tile."""
        item = self.change.after.get(f"tile:{tile}") or self.change.before[f"tile:{tile}"]
        return item.x, item.y + HEAD * float(item.face[1])

    # -- Uk'otoa ------------------------------------------------------------------------------------

    def _step(self, left: int, entered: int) -> None:
        beast = self.change.after.get("uk")
        if beast is None:
            return
        if not self.swim:
            self.began = self.now
        home = self._tile(int(beast.spot[5:]))
        x, y = self._tile(entered)
        self.swim.append((x + beast.x - home[0], y + beast.y - home[1]))
        self._sink(left, self.now + STEP * 0.45)
        self.now = self.began + STEP * len(self.swim)

    def _sink(self, tile: int, start: float) -> None:
        before = self.change.before.get(f"tile:{tile}")
        if before is None or before.face[0] != "tile":
            return
        x, y = self._tile(tile)
        track = tuple(Frame(x, y, 0.0, PICTURE * step) for step in range(SINKING + 3))
        faces = tuple(("sinking", *before.face[1:], step) for step in range(SINKING + 3))
        self.ways[f"tile:{tile}"] = Travel(SINK, start, track=track, faces=faces, sound="", hop=0.0)

    def _swims(self) -> None:
        """The whole way of the leviathan, in one go."""
        if self.swim:
            seconds = STEP * len(self.swim)
            self.ways["uk"] = Travel(
                seconds, self.began, tuple(self.swim[:-1]), hop=-14.0, sound="splash", strength=0.5
            )

    def _lash(self, way: int, reach: int) -> None:
        """The tentacle shoots out, takes its time over every victim, and draws back."""
        home = self.change.after.get("lash")
        if home is None:
            return
        radius = float(self.change.after["tile:0"].face[1])
        victims = sum(isinstance(event, SailorRemoved) for event in self.change.events)
        lengths = [*range(1, reach + 1), *[reach] * (2 + 2 * victims), *range(reach - 1, 0, -1)]
        track, faces = [], []
        for number, length in enumerate(lengths):
            dx, dy = tentacle_middle(radius, way, length)
            faces.append(("tentacle", radius, way, length))
            track += [Frame(home.x + dx, home.y + dy, 0.0, PICTURE * number + 1.0)] * 6
        track.append(Frame(home.x, home.y, 0.0, PICTURE * (len(lengths) + 2)))
        seconds = LASH * len(lengths)
        self.ways["lash"] = Travel(
            seconds, self.now, hop=0.0, sound="lash", track=tuple(track), faces=tuple(faces)
        )
        self.now += LASH * (reach + 1)

    # -- sailors ------------------------------------------------------------------------------------

    def _lost(self, tile: int) -> None:
        name = self.places.pop(tile, None)
        if name is None:
            return
        start = self.now - (0.1 if self.swim else 0.0)
        self.ways[name] = Travel(FALL, max(0.0, start), hop=70.0, sound="overboard", strength=0.6)
        self.now += 0.1 if self.swim else 0.34

    def _run(self, origin: int, target: int, way: tuple[int, ...]) -> None:
        name = self.places.pop(origin, None)
        if name is None:
            return
        points = tuple(self._stands(tile) for tile in way[:-1])
        dragged = self.change.places.get(name)
        if dragged is not None and not _near(dragged, self._stands(origin)):
            return  # a hand has carried it there
        self.ways[name] = Travel(RUN * len(way), self.now, points, 12.0, sound="planks", strength=0.5)
        self.places[target] = name
        self.now += RUN * len(way)

    def _push(self, tiles: tuple[int, ...], side: int) -> None:
        del side
        for number, tile in enumerate(tiles):
            name = self.places.get(tile)
            if name is not None:
                self.ways[name] = Travel(
                    0.34, self.now + 0.05 * number, hop=4.0, sound="planks", strength=0.3
                )
        self.now += 0.34

    def _placed(self, colour: str, tile: int) -> None:
        """One sailor is like another: whichever a hand has set stays, and the others move up."""
        for name, item in self.change.after.items():
            if not name.startswith(f"sailor:{colour}:"):
                continue
            now = self.change.places.get(name)
            carried = now is not None and not _near(now, self._home(name))
            if carried or item.spot == f"tile:{tile}":
                self.ways[name] = AT_ONCE if self._set_by_hand(colour) else Travel(0.4, hop=30.0)

    def _home(self, name: str) -> Point:
        item = self.change.before[name] if name in self.change.before else self.change.after[name]
        return item.x, item.y

    def _set_by_hand(self, colour: str) -> bool:
        """Whether a sailor of a colour is away from where it lay."""
        return any(
            name.startswith(f"sailor:{colour}:") and not _near(self.change.places[name], self._home(name))
            for name in self.change.before
            if name in self.change.places
        )

    # -- tiles and cards ----------------------------------------------------------------------------

    def _laid(self, tile: int) -> None:
        stack = self.geometry.stack
        name = f"tile:{tile}"
        if name in self.change.before:
            return
        origin = self.change.places.get(f"next:{tile}", (stack.x, stack.y))
        self.ways[name] = Travel(0.34, self.now, hop=22.0, sound="planks", strength=0.7, origin=origin)
        self.now += 0.09

    def _played(self, seat: int, cards: tuple[int, ...]) -> None:
        tray = self.geometry.tray(seat)
        for card in cards:
            name = f"card:{card}"
            item = self.change.after.get(name)
            if item is None:
                continue
            if name not in self.change.before:
                back = back_face(item.face[4:6], int(item.face[-1]))
                self.ways[name] = Travel(
                    0.5, self.now, hop=26.0, sound="card_place", origin=(tray.x, tray.y), before=back
                )
            else:
                self.ways[name] = Travel(0.4, self.now, hop=24.0, sound="card_place")
        self.now += 0.35

    def _drawn(self, seat: int) -> None:
        """Backs of somebody else come from the pile."""
        deck = (self.geometry.deck.x, self.geometry.deck.y)
        for number, name in enumerate(self._fresh(f"hand:{seat}:")):
            self.ways[name] = Travel(
                0.42, self.now + DEALT_EVERY * number, hop=24.0, sound="card_slide", strength=0.4, origin=deck
            )

    def _seen(self, cards: tuple[int, ...]) -> None:
        """Own cards come from the pile and turn over."""
        deck = (self.geometry.deck.x, self.geometry.deck.y)
        for number, card in enumerate(cards):
            name = f"card:{card}"
            item = self.change.after.get(name)
            if item is not None and name not in self.change.before and item.face[0] == "card":
                back = back_face(item.face[4:6], int(item.face[-1]))
                start = self.now + DEALT_EVERY * number
                self.ways[name] = Travel(
                    0.46, start, hop=26.0, sound="card_flip", strength=0.4, origin=deck, before=back
                )

    def _fresh(self, stem: str) -> list[str]:
        return [
            name for name in self.change.after if name.startswith(stem) and name not in self.change.before
        ]


def deal(geometry: UkotoaGeometry, lying: Mapping[str, Lying]) -> dict[str, Travel]:
    """Everybody is dealt cards from the pile, if the ship is whole already."""
    deck = (geometry.deck.x, geometry.deck.y)
    result: dict[str, Travel] = {}
    names = [name for name, item in lying.items() if name.startswith(("hand:", "card:")) and not item.fixed]
    for number, name in enumerate(names):
        item = lying[name]
        back = back_face(item.face[4:6], int(item.face[-1])) if item.face[0] == "card" else None
        result[name] = Travel(
            0.4, DEALT_EVERY * number, hop=24.0, sound="card_place", strength=0.3, origin=deck, before=back
        )
    return result


def _near(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) < 6 and abs(one[1] - other[1]) < 6
