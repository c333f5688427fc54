"""What was chosen for a match, remembered for the next one.

What was remembered is checked when it is read: whatever is missing, damaged or no longer allowed is
replaced by a sensible default.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import game
from game.contract import Offering, Option, Rules
from game.setup import HUMAN, NAME_LENGTH, SeatInfo
from scenes import tables
from scenes.preferences import SEATINGS
from sprites.palette import SEAT_LOOKS

if TYPE_CHECKING:
    from scenes.manager import App
    from scenes.table import TableScene

LEVELS = ("easy", "normal", "hard")
"""Computer players that are offered, weakest first."""

KEYS = tuple(box.key for box in game.SHELF)
LAST_GAME = "game"
"""The key in the memory that names the game played last."""

FIRST = "first"
"""The option that says who starts; its values are ``drawn`` and the numbers of the seats."""

DRAWN = "drawn"
"""The first player is drawn by lot."""


def next_level(kind: str) -> str:
    """The computer player that is offered after this kind; after a person the middle one."""
    return LEVELS[(LEVELS.index(kind) + 1) % len(LEVELS)] if kind in LEVELS else LEVELS[1]


@dataclass(slots=True)
class Choices:
    """Seats, options and seating of a match that is about to begin. ``notes`` were kept at earlier ones.

    ``agreed`` are the seats of the persons who have said yes to the options that need everybody's consent.
    """

    seats: list[SeatInfo]
    options: dict[str, str]
    seating: str
    notes: Mapping[str, str] = field(default_factory=dict)
    agreed: set[int] = field(default_factory=set)

    def as_json(self) -> dict[str, Any]:
        """Plain values for the settings file."""
        seats = [[_plain(seat.name), seat.kind, seat.look] for seat in self.seats]
        return {"seats": seats, "options": dict(self.options), "seating": self.seating}

    def counts(self, rules: type[Rules]) -> tuple[int, ...]:
        """The numbers of seats that the options allow."""
        return rules.seat_counts(self.options)

    def values(self, rules: type[Rules], option: Option) -> tuple[str, ...]:
        """The values of an option that can be chosen now."""
        return rules.offered(option, self.notes) if isinstance(rules, Offering) else option.values

    def fit(self, rules: type[Rules]) -> None:
        """Bring options, the number of seats and the first player into what is allowed now."""
        for option in rules.OPTIONS:
            if self.options[option.key] not in self.values(rules, option):
                self.options[option.key] = option.default
        counts = self.counts(rules)
        wanted = min(counts, key=lambda count: (abs(count - len(self.seats)), count))
        del self.seats[wanted:]
        while len(self.seats) < wanted:
            self.seats.append(SeatInfo("", "normal", self.free_look()))
        first = next((option for option in rules.OPTIONS if option.key == FIRST), None)
        if first is not None:
            value = self.options[FIRST]
            if value != DRAWN and int(value) > wanted:
                self.options[FIRST] = first.default

    def asked(self, option: Option) -> tuple[int, ...]:
        """The seats of the persons whose consent the option needs as it is set; who is alone has given it."""
        humans = tuple(index for index, seat in enumerate(self.seats) if seat.is_human)
        return humans if option.consent and self.options[option.key] == "on" and len(humans) > 1 else ()

    def free_look(self, after: int = -1) -> int:
        """The next colour after ``after`` that no seat has."""
        taken = {seat.look for seat in self.seats}
        order = [(after + 1 + step) % len(SEAT_LOOKS) for step in range(len(SEAT_LOOKS))]
        return next((look for look in order if look not in taken), after % len(SEAT_LOOKS))

    def change(self, seat: int, **fields: Any) -> None:
        """Change something about a seat; somebody else has not agreed to anything."""
        if "kind" in fields:
            self.agreed.discard(seat)
        self.seats[seat] = replace(self.seats[seat], **fields)


def usual(rules: type[Rules]) -> Choices:
    """A person and a normal computer player (more where the game needs more), everything else by default."""
    options = {option.key: option.default for option in rules.OPTIONS}
    counts = rules.seat_counts(options)
    seats = min((count for count in counts if count > 1), default=counts[0])
    return Choices(_usual_seats(seats), options, SEATINGS[0])


def _usual_seats(count: int) -> list[SeatInfo]:
    return [SeatInfo("", HUMAN if seat == 0 else "normal", seat) for seat in range(count)]


def remembered(app: App, key: str) -> Choices:
    """The last choices for a game, as far as they can still be used."""
    rules = game.load(key).rules
    result = usual(rules)
    result.notes = tables.kept_notes(app, key)
    memory = app.preferences.last.get(key)
    if not isinstance(memory, Mapping):
        return result
    options = memory.get("options")
    if isinstance(options, Mapping):
        for option in rules.OPTIONS:
            if options.get(option.key) in option.values:
                result.options[option.key] = options[option.key]
    result.seats = _kept_seats(memory) or result.seats
    if memory.get("seating") in SEATINGS:
        result.seating = str(memory["seating"])
    result.fit(rules)
    return result


def seats_at_hand(app: App, key: str) -> list[SeatInfo]:
    """The seats of :func:`remembered` without its rules, which take long to load: to be looked at only."""
    box = next(box for box in game.SHELF if box.key == key)
    memory = app.preferences.last.get(key)
    kept = _kept_seats(memory) if isinstance(memory, Mapping) else []
    return kept or _usual_seats(max(2, box.players_min))


def last_game(app: App) -> str:
    """The key of the game that was played last, or of the first box."""
    key = app.preferences.last.get(LAST_GAME)
    return str(key) if key in KEYS else KEYS[0]


def ever_played(app: App) -> bool:
    """Whether a match was begun before."""
    return app.preferences.last.get(LAST_GAME) in KEYS


def remember(app: App, key: str, choices: Choices, played: bool) -> None:
    """Keep the choices for next time; ``played`` makes the game the one that was played last."""
    app.preferences.last[key] = choices.as_json()
    if played:
        app.preferences.last[LAST_GAME] = key
    app.save_preferences()


def begin(app: App, key: str, choices: Choices) -> TableScene:
    """A table with a new match.

    Raises:
        Fault: if the rules do not allow these choices.
    """
    scene = tables.open_new(app, key, choices.seats, choices.options, None, choices.seating)
    remember(app, key, choices, played=True)
    return scene


def _seat(entry: object, index: int) -> SeatInfo:
    name, kind, look = "", HUMAN if index == 0 else "normal", index
    if isinstance(entry, list | tuple) and len(entry) == 3:
        if isinstance(entry[0], str):
            name = entry[0][:NAME_LENGTH]
        if entry[1] == HUMAN or entry[1] in LEVELS:
            kind = str(entry[1])
        if type(entry[2]) is int and 0 <= entry[2] < len(SEAT_LOOKS):
            look = entry[2]
    return SeatInfo(name, kind, look)


def _kept_seats(memory: Mapping[str, Any]) -> list[SeatInfo]:
    """The seats in the memory of a game, no two of the same colour; none where there are none."""
    seats = memory.get("seats")
    if not isinstance(seats, list):
        return []
    kept = Choices([_seat(entry, index) for index, entry in enumerate(seats[: len(SEAT_LOOKS)])], {}, "")
    seen: set[int] = set()
    for index, seat in enumerate(kept.seats):
        if seat.look in seen:
            kept.change(index, look=kept.free_look(seat.look))
        seen.add(kept.seats[index].look)
    return kept.seats


def _plain(name: str) -> str:
    return name.encode("utf-8", "replace").decode("utf-8")
