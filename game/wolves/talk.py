"""What a computer player says at the table: open facts only, and never what is in a hand (R31).

Whatever it says follows from an event that everybody sees, so a sentence cannot tell more than the event.
"""

from __future__ import annotations

from game.contract import Event, Value
from game.wolves import events as ev

Phrase = tuple[int, str, tuple[tuple[str, Value], ...]]
"""Who speaks, a message key, and its parameters."""


def phrase(event: Event) -> Phrase | None:
    """What a computer player says when this happens to it, or ``None``; nothing about secret events."""
    if event.only is not None:
        return None
    match event:
        case ev.Stopped(seat=seat, leaders=leaders):
            return (seat, "wolves-say-early", ()) if leaders < 2 else None
        case ev.Overstretched(seat=seat):
            return seat, "wolves-say-overstretched", ()
        case ev.NeedUnmet(seat=seat, kind=kind, missing=missing):
            return seat, "wolves-say-need", (("kind", kind), ("missing", missing))
        case ev.GiftTaken(seat=seat, giver=giver, needs=needs, taken=taken) if taken:
            return seat, "wolves-say-saved" if needs else "wolves-say-thanks", (("giver", giver),)
        case ev.KnowledgeTaken(seat=seat, knowledge=knowledge):
            return seat, "wolves-say-learned", (("knowledge", knowledge),)
        case _:
            return None
