"""How a match is set up: who sits where, which options, which seed.

From a setup and the list of actions everything else follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.contract import Option, Rules, Settling, SetupError

HUMAN = "human"
KINDS = (HUMAN, "random", "easy", "normal", "hard")
"""Who may sit in a seat: a person, or a computer player by level."""

SEEDS = 1 << 64
NAME_LENGTH = 300


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat at the table: a name (may be empty), who plays it, and its colour and symbol 0..5."""

    name: str = ""
    kind: str = HUMAN
    look: int = 0

    @property
    def is_human(self) -> bool:
        """Whether a person plays the seat."""
        return self.kind == HUMAN


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a match starts from. ``notes`` are kept for the table (seating) and mean nothing here."""

    game: str
    seats: tuple[SeatInfo, ...]
    options: tuple[tuple[str, str], ...]
    seed: int
    notes: tuple[tuple[str, str], ...] = ()

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that persons play."""
        return tuple(index for index, seat in enumerate(self.seats) if seat.is_human)

    @property
    def practice(self) -> bool:
        """Whether the match is for learning (option ``training``) and so not entered in the records."""
        return dict(self.options).get("training") == "on"

    def note(self, key: str, default: str) -> str:
        """The note of that key, or ``default``."""
        return dict(self.notes).get(key, default)


def with_player(setup: Setup, seat: int, kind: str) -> Setup:
    """The same setup with another kind of player in a seat.

    Raises:
        SetupError: if there is no such seat or kind.
    """
    if not 0 <= seat < len(setup.seats) or kind not in KINDS:
        raise SetupError("fault-seat-kind", kind=kind, known=", ".join(KINDS))
    seats = list(setup.seats)
    seats[seat] = replace(seats[seat], kind=kind)
    return replace(setup, seats=tuple(seats))


def prepare(
    rules: type[Rules],
    seats: Sequence[SeatInfo],
    options: Mapping[str, str],
    seed: int,
    notes: Mapping[str, str] | None = None,
) -> Setup:
    """Check a setup, fill in the defaults of the options that are not named, and settle what hangs on the
    seats.

    Raises:
        SetupError: for an unknown option or value, a number of seats the game does not allow, an unknown
            kind of player, or a seed that is no integer from 0 to 2**64 - 1.
    """
    settled = rules.SETTLED if isinstance(rules, Settling) else ()
    known = {option.key: option for option in (*rules.OPTIONS, *settled)}
    for key in options:
        if key not in known:
            raise SetupError("fault-unknown-option", option=key, known=", ".join(known))
    chosen = {key: _checked(option, options.get(key, option.default)) for key, option in known.items()}
    counts = rules.seat_counts(chosen)
    if len(seats) not in counts:
        raise SetupError("fault-seat-count", count=len(seats), least=counts[0], most=counts[-1])
    for seat in seats:
        if seat.kind not in KINDS:
            raise SetupError("fault-seat-kind", kind=seat.kind, known=", ".join(KINDS))
    if not 0 <= seed < SEEDS:
        raise SetupError("fault-seed", seed=str(seed))
    if isinstance(rules, Settling):
        persons = tuple(index for index, seat in enumerate(seats) if seat.is_human)
        chosen = dict(rules.settle(chosen, len(seats), persons, notes or {}))
    setup = Setup(rules.KEY, tuple(seats), tuple(chosen.items()), seed, tuple((notes or {}).items()))
    rules.new(len(seats), chosen, seed)
    return setup


def _checked(option: Option, value: str) -> str:
    if option.is_switch:
        value = {"true": "on", "yes": "on", "1": "on", "false": "off", "no": "off", "0": "off"}.get(
            value, value
        )
    if value not in option.values:
        raise SetupError("fault-option-value", option=option.key, value=value, known=", ".join(option.values))
    return value
