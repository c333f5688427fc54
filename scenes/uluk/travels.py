"""How pieces travel in Uluk: one thing after another, as the events tell it."""

from __future__ import annotations

from collections.abc import Mapping

from game.contract import Event
from game.uluk import events as ev
from scenes.layout import Change, Face, Lying, Travel
from scenes.uluk.geometry import UlukGeometry
from scenes.viewport import Point
from sprites.uluk import plan

SENT, HARVESTED, LEVEL, MADE, DRAWN, HOMEWARDS = 0.42, 0.46, 0.32, 0.4, 0.4, 0.6
"""Seconds for a triber that is sent, a piece that is brought in, a marker, a product, a card, the way
home."""
PACE = 0.06
"""Seconds between two pieces that go the same way."""
AT_ONCE = Travel(0.01, hop=0.0)


def travels(geometry: UlukGeometry, change: Change) -> Mapping[str, Travel]:
    """The way of everything that comes from elsewhere, or has to wait for what happened before."""
    return _Tale(geometry, change).told()


class _Tale:
    """Goes through what happened and lets pieces wait for their moment."""

    def __init__(self, geometry: UlukGeometry, change: Change) -> None:
        self.geometry, self.change = geometry, change
        self.now = 0.0
        self.ways: dict[str, Travel] = {}

    def told(self) -> Mapping[str, Travel]:
        """The ways of all pieces."""
        for event in self.change.events:
            self._tell(event)
        return self.ways

    def _tell(self, event: Event) -> None:
        match event:
            case ev.Placed(space=space) | ev.MovedOut(space=space) | ev.FreeloaderPlaced(space=space):
                self._sent(space)
            case ev.FreeloaderTurnedAway():
                self._sent("temple")
            case ev.FreeloadersCard(draw=draw):
                self._card(f"drawn:{draw}", "camp:deck", "freeloader")
            case ev.PoisonLaid(seat=seat):
                self._poison(seat)
            case ev.Harvested(seat=seat, area=area):
                self._harvested(seat, area)
            case ev.Processed(seat=seat, start=start, end=end):
                self._made(seat, start, end)
            case ev.LevelRose(area=area) | ev.LevelFell(area=area):
                self._level(area, isinstance(event, ev.LevelRose))
            case ev.Scored(seat=seat) | ev.Lost(seat=seat):
                self._scored(f"hp:{seat}")
            case ev.SiteOpened(site=site):
                self._turned(f"site:{site}")
            case ev.SiteBuilt(site=site):
                self._built(site)
            case ev.TribersHome():
                self._home()
            case ev.RowDrawn():
                self._row()
            case _:
                pass

    # -- tribers ------------------------------------------------------------------------------------

    def _sent(self, space: str) -> None:
        """One triber is like another: whichever a hand has set stays, and the others move up."""
        carried = self._carried("triber:")
        for name, item in self.change.after.items():
            if not name.startswith("triber:") or name in self.ways:
                continue
            before = self.change.before.get(name)
            if before is None or before.spot == item.spot or item.spot != f"space:{space}":
                continue
            if carried is not None and carried.split(":")[1] == name.split(":")[1]:
                self.ways[name] = AT_ONCE
                self.ways[carried] = AT_ONCE
            else:
                self.ways[name] = Travel(SENT, self.now, hop=34.0, sound="triber", strength=0.5)
                self.now += 0.5 * SENT
            return

    def _carried(self, stem: str) -> str | None:
        """The piece of a sort that a hand has carried away from where it lay."""
        for name, item in self.change.before.items():
            place = self.change.places.get(name)
            if name.startswith(stem) and not item.fixed and place is not None and not _near(place, item):
                return name
        return None

    def _home(self) -> None:
        """All tribers come home one after the other; first those that sat on the rug, for it is gone."""
        count = 0
        for name, item in self.change.after.items():
            before = self.change.before.get(name)
            if name.startswith("triber:") and before is not None and before.spot != item.spot:
                delay = PACE * 0.5 * count + (self.now if before.spot else 0.0)
                sound = "triber" if count % 4 == 0 else ""
                self.ways[name] = Travel(HOMEWARDS, delay, hop=40.0, sound=sound, strength=0.25)
                count += 1
        self.now += PACE * 0.5 * count + (0.4 * HOMEWARDS if count else 0.0)

    # -- goods --------------------------------------------------------------------------------------

    def _fresh(self, stem: str) -> list[str]:
        return [
            name
            for name, item in self.change.after.items()
            if name.startswith(stem) and name not in self.change.before and not item.fixed
            if name not in self.ways
        ]

    def _harvested(self, seat: int, area: str) -> None:
        """Raw pieces come from the land to the tribe board."""
        origin = self.geometry.on_board(plan.land_name_place(area, self.geometry.board.w))
        names = self._fresh(f"good:{seat}:{area}:")
        for number, name in enumerate(names):
            delay = self.now + PACE * number
            self.ways[name] = Travel(HARVESTED, delay, hop=46.0, sound="token", strength=0.4, origin=origin)
        self.now += PACE * len(names) + (0.12 if names else 0.0)

    def _made(self, seat: int, start: str, end: str) -> None:
        """Pieces go along an arrow and turn into what they become."""
        raw = [name for name in self.change.before if name.startswith(f"good:{seat}:{start}:")]
        if not raw:
            return
        last = raw[-1]
        item = self.change.before[last]
        origin = self.change.places.get(last, (item.x, item.y))
        for number, name in enumerate(self._fresh(f"good:{seat}:{end}:")):
            self.ways[name] = Travel(
                MADE,
                PACE * number,
                hop=26.0,
                sound="token",
                strength=0.5,
                origin=origin,
                before=_as(item.face, self.change.after[name].face),
            )

    def _poison(self, seat: int) -> None:
        lying = [name for name in self.change.before if name.startswith(f"good:{seat}:tlon_brew:")]
        for name in self._fresh(f"poison:{seat}:"):
            origin: Point | None = None
            if lying:
                item = self.change.before[lying[-1]]
                origin = (item.x, item.y)
            self.ways[name] = Travel(SENT, self.now, hop=30.0, sound="token", strength=0.4, origin=origin)

    # -- board --------------------------------------------------------------------------------------

    def _level(self, area: str, rose: bool) -> None:
        name = f"level:{area}"
        item, before = self.change.after.get(name), self.change.before.get(name)
        if item is None or before is None or (item.x, item.y) == (before.x, before.y) or name in self.ways:
            return
        sound = "level_up" if rose else "level_down"
        self.ways[name] = Travel(LEVEL, self.now, hop=4.0, sound=sound, strength=0.5)
        self.now += 0.7 * LEVEL

    def _scored(self, name: str) -> None:
        """The marker of a seat hops to its new number when the first of its points are given."""
        item, before = self.change.after.get(name), self.change.before.get(name)
        if item is not None and before is not None and (item.x, item.y) != (before.x, before.y):
            self.ways.setdefault(name, Travel(0.5, self.now, hop=16.0, sound="chip", strength=0.4))

    def _turned(self, name: str) -> None:
        """A token turns over where it lies; it hops, so that it is seen."""
        item = self.change.after.get(name)
        if item is not None and name in self.change.before:
            self.ways[name] = Travel(
                0.5, self.now, way=((item.x, item.y - 6),), hop=30.0, sound="token", strength=0.5
            )
            self.now += 0.2

    def _built(self, site: int) -> None:
        """The monument is set down with a thud, then the token goes to whoever won it."""
        name = f"monument:{site}"
        item = self.change.after.get(name)
        if item is not None and name not in self.change.before:
            self.ways[name] = Travel(
                0.6, self.now, hop=50.0, sound="monument", strength=0.8, origin=(item.x, item.y - 1)
            )
            self.now += 0.4
        token = f"site:{site}"
        if token in self.change.after:
            self.ways[token] = Travel(0.6, self.now, hop=60.0, sound="token", strength=0.5)
            self.now += 0.2

    def _row(self) -> None:
        for name in self._fresh("card:"):
            if self.change.after[name].spot == "row":
                self._card(name, "deck", "invention")

    def _card(self, name: str, deck: str, kind: str) -> None:
        """A card comes from its deck and turns over."""
        item, pile = self.change.after.get(name), self.change.before.get(deck)
        if item is None or pile is None or name in self.ways:
            return
        back: Face = ("uback", kind, *item.face[2:4], item.face[-1])
        self.ways[name] = Travel(
            DRAWN, self.now, hop=24.0, sound="card_flip", strength=0.4, origin=(pile.x, pile.y), before=back
        )
        self.now += 0.5 * DRAWN


def _as(face: Face, after: Face) -> Face:
    """A token's face before it was made into something, as large as it is then."""
    return (*face[:2], *after[2:]) if len(face) == len(after) else after


def _near(place: Point, item: Lying) -> bool:
    return abs(place[0] - item.x) < 8 and abs(place[1] - item.y) < 8


def deal(geometry: UlukGeometry, lying: Mapping[str, Lying]) -> Mapping[str, Travel]:
    """Inventions come from their deck, tribers from the middle of the table."""
    deck = lying.get("deck")
    result: dict[str, Travel] = {}
    count = 0
    for name, item in lying.items():
        if deck is not None and item.spot == "row":
            back: Face = ("uback", "invention", *item.face[2:4], item.face[-1])
            result[name] = Travel(
                DRAWN,
                PACE * 3 * count,
                hop=24.0,
                sound="card_flip",
                strength=0.3,
                origin=(deck.x, deck.y),
                before=back,
            )
            count += 1
        elif name.startswith("triber:") and item.spot.startswith("home:"):
            origin = (geometry.board.x, geometry.board.y)
            delay = PACE * 0.6 * count
            result[name] = Travel(SENT, delay, hop=40.0, sound="triber", strength=0.2, origin=origin)
            count += 1
    return result
