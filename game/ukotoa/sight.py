"""What a computer player makes of its view: a small board in numbers, and guesses at the hidden cards.

Colours are numbered by slot: slot i lies between seat i and seat i+1. The sailor of slot i is ``i * CREW``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.chance import Chance
from game.contract import Dice
from game.ukotoa import moves
from game.ukotoa.box import BOX, CREW, KIND_OF, KINDS, NOBODY, Character
from game.ukotoa.box import NUMBER as COLOUR_NUMBER
from game.ukotoa.options import Ways
from game.ukotoa.ship import Ship, ship_of
from game.ukotoa.turn import ending
from game.ukotoa.view import UkotoaView
from game.ukotoa.worth import OUTLOOK, ROOT, SHARE, end_value, lives, outlook, value

NUMBER = {kind: number for number, kind in enumerate(KINDS)}
SLOTS = tuple(range(max(BOX.game.players)))


@cache
def own_slots(seats: int, seat: int) -> tuple[bool, ...]:
    """Whether the seat controls the slot, by slot."""
    return tuple(slot in (seat, (seat - 1) % seats) for slot in SLOTS)


@cache
def _end(seats: int, alive: int) -> tuple[int, ...]:
    """Who has won if the slots of these bits are alive; nobody while the game goes on."""
    counts = [alive >> slot & 1 for slot in range(seats)]
    return ending(seats, list(range(seats)), counts)[1]


class Board:
    """A position that can be played on. ``hands[seat]`` are kinds of card, ``deck`` and ``discard`` too.

    ``lives`` are the prospects of a sailor by Uk'otoa's tile and its own,
    ``sums[slot]`` those of a colour together, ``alive[slot]`` its sailors, ``winners`` who has won. ``me`` is
    the seat that looks at it, with its ``share`` and its ``spite[slot]`` (see ``box.Character``); who is
    ``keen`` looks at what may come of a position, not at what stands there.
    """

    __slots__ = (
        "alive", "at", "deck", "discard", "hands", "keen", "lives", "me", "seats", "share", "ship", "spite",
        "sums", "uk", "ways", "winners",
    )  # fmt: skip

    def __init__(self, ship: Ship, seats: int, ways: Ways, at: list[int], uk: int) -> None:
        self.ship, self.seats, self.ways, self.at, self.uk = ship, seats, ways, at, uk
        self.lives = lives(ship)
        self.alive = [0] * seats
        for number in at:
            if number >= 0:
                self.alive[number // CREW] += 1
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.winners: tuple[int, ...] = ()
        self.me, self.share, self.keen = NOBODY, SHARE, False
        self.spite: tuple[int, ...] = ()
        self.sums = [0] * seats
        self.look()

    def copy(self) -> Board:
        """The same position, to be played on by itself."""
        other = Board.__new__(Board)
        other.ship, other.seats, other.ways, other.uk = self.ship, self.seats, self.ways, self.uk
        other.lives, other.me, other.keen = self.lives, self.me, self.keen
        other.share, other.spite = self.share, self.spite
        other.at, other.alive, other.sums = self.at[:], self.alive[:], self.sums[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck, other.discard, other.winners = self.deck[:], self.discard[:], self.winners
        return other

    @property
    def life(self) -> tuple[int, ...]:
        """The prospects of a sailor by tile."""
        return self.lives[self.uk]

    def look(self) -> None:
        """Sum up the prospects anew."""
        self.sums = self._sums(self.at, self.uk)

    def _sums(self, at: Sequence[int], uk: int) -> list[int]:
        sums = [0] * self.seats
        life = self.lives[uk]
        for tile in range(uk):
            if at[tile] >= 0:
                sums[at[tile] // CREW] += life[tile]
        return sums

    def worth(self, seat: int) -> int:
        """What the position is worth to the seat."""
        return self._end_worth(self.winners, seat) if self.winners else self.rate(self.sums, seat)

    def rate(self, sums: Sequence[int], seat: int) -> int:
        """What prospects are worth to the seat; who bears a grudge looks at some colours harder."""
        if seat != self.me:
            return value(sums, seat)
        worth = outlook(sums, seat, self.share) if self.keen else value(sums, seat)
        if self.spite:
            scale = OUTLOOK if self.keen else 1
            for sum_, spite in zip(sums, self.spite, strict=True):
                worth -= scale * ROOT[sum_] * spite // 100
        return worth

    def _end_worth(self, winners: Sequence[int], seat: int) -> int:
        if seat != self.me:
            return end_value(winners, seat)
        return 0 if self.keen and seat not in winners else end_value(winners, seat, self.share)

    def end(self, alive: Sequence[int]) -> tuple[int, ...]:
        """Who has won with so many sailors of each slot."""
        bits = 0
        for slot, count in enumerate(alive):
            if count:
                bits |= 1 << slot
        return _end(self.seats, bits)

    def after_steps(self, seat: int, steps: int) -> int:
        """What the position is worth to the seat when Uk'otoa has made so many steps."""
        at, uk, alive = self.at, self.uk, None
        for _ in range(steps):
            uk -= 1
            if at[uk] >= 0:
                if alive is None:
                    alive, at = self.alive[:], at[:]
                slot = at[uk] // CREW
                at[uk] = NOBODY
                alive[slot] -= 1
                if not alive[slot]:
                    winners = self.end(alive)
                    if winners:
                        return self._end_worth(winners, seat)
        return self.rate(self._sums(at, uk), seat)

    def after_loss(self, seat: int, tiles: Sequence[int]) -> int:
        """What the position is worth to the seat when these sailors are gone, one by one."""
        sums, alive = self.sums[:], self.alive[:]
        life = self.life
        for tile in tiles:
            slot = self.at[tile] // CREW
            sums[slot] -= life[tile]
            alive[slot] -= 1
            if not alive[slot]:
                winners = self.end(alive)
                if winners:
                    return self._end_worth(winners, seat)
        return self.rate(sums, seat)

    def remove(self, tile: int) -> None:
        """Take a sailor off and see whether the game is over."""
        slot = self.at[tile] // CREW
        self.at[tile] = NOBODY
        self.alive[slot] -= 1
        if not self.alive[slot]:
            self.winners = self.end(self.alive)

    def step(self, steps: int) -> None:
        """Uk'otoa moves."""
        for _ in range(steps):
            self.uk -= 1
            if self.at[self.uk] >= 0:
                self.remove(self.uk)
                if self.winners:
                    return
        self.look()

    def strike(self, side: int, reach: int) -> None:
        """The tentacle strikes."""
        for tile in moves.ray(self.ship, self.at, self.uk, side, reach, self.ways.gaps):
            self.remove(tile)
            if self.winners:
                return
        self.look()

    def draw(self, seat: int, count: int, chance: Dice) -> None:
        """Draw cards; the discard pile is shuffled when none is left."""
        for _ in range(count):
            if not self.deck:
                if not self.discard:
                    return
                self.deck = _shuffled(self.discard, chance)
                self.discard = []
            self.hands[seat].append(self.deck.pop())


def _shuffled(items: Sequence[int], chance: Dice) -> list[int]:
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = chance.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result


def board_of(view: UkotoaView) -> Board:
    """The board of a view after the factions are drawn, with the own hand and nothing guessed."""
    assert view.seat is not None
    slot = {colour: number for number, colour in enumerate(view.slots)}
    at = [NOBODY if sailor is None else slot[sailor.colour] * CREW for sailor in view.sailors]
    board = Board(ship_of(view.path), view.seats, view.ways, at, view.uk)
    board.hands[view.seat] = [NUMBER[card.kind] for card in view.hand]
    if view.discard is not None:
        board.discard = [KIND_OF[card] for card in view.discard]
    if view.ways.characters:
        character = character_of(view.slots[view.seat])
        board.me, board.share = view.seat, character.share
        board.spite = grudges(view, character.grudge) if character.grudge else ()
    return board


def character_of(colour: str) -> Character:
    """The character of a seat with that colour between it and its left neighbour."""
    name = BOX.faction[COLOUR_NUMBER[colour]].character
    return next(character for character in BOX.character if character.id == name)


def grudges(view: UkotoaView, grudge: int) -> tuple[int, ...]:
    """How much more each foreign colour weighs, in hundredths, for what its two holders took."""
    assert view.seat is not None
    own = own_slots(view.seats, view.seat)
    harm = [
        0 if seat == view.seat else sum(taken for slot, taken in enumerate(view.toll[seat]) if own[slot])
        for seat in range(view.seats)
    ]
    return tuple(
        0 if own[slot] else grudge * (harm[slot] + harm[(slot + 1) % view.seats])
        for slot in range(view.seats)
    )


def unseen(view: UkotoaView) -> list[int]:
    """The kinds of all cards that the seat does not see."""
    seen = [card.card for card in view.hand] + list(view.discard or ())
    return [kind for card, kind in enumerate(KIND_OF) if card not in seen]


def guess(view: UkotoaView, board: Board, chance: Chance) -> Board:
    """A board with every hidden card dealt at random, as the view allows it."""
    guessed = board.copy()
    cards = chance.shuffled(unseen(view))
    others = [seat for seat in range(view.seats) if seat != view.seat]
    covered = view.discards if view.discard is None else 0
    held = len(cards) - view.deck - covered
    for place, seat in enumerate(others):
        count = view.hands[seat]
        if count is None:
            count = held * (place + 1) // len(others) - held * place // len(others)
        guessed.hands[seat] = [cards.pop() for _ in range(count)]
    if covered:
        guessed.discard = [cards.pop() for _ in range(covered)]
    guessed.deck = cards
    return guessed
