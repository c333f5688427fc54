"""What the trays of Uk'otoa say: what is asked, and what a move would bring."""

from __future__ import annotations

from game.ukotoa.box import BOX
from game.ukotoa.previews import Loss
from game.ukotoa.view import UkotoaView
from scenes.layout import Shown
from scenes.ukotoa import known
from scenes.ukotoa.known import say


def sentence(shown: Shown, seat: int) -> str:
    """What the large tray says."""
    view = known.mine(shown)
    if view.over:
        return say(shown, "ukotoa-say-over")
    if not shown.actions or view.current != seat:
        return say(shown, "ukotoa-say-wait", name=shown.name(view.current))
    if view.step == "action":
        return _action(shown, view)
    if view.step == "advance":
        return say(shown, "ukotoa-say-advance") + " " + outcome(shown, losses(shown))
    if view.step == "discard":
        over = len(view.hand) - BOX.game.hand_limit
        return say(shown, "ukotoa-say-discard", cards=over)
    return say(shown, f"ukotoa-say-{view.step}")


def _action(shown: Shown, view: UkotoaView) -> str:
    staged = [card for card in view.hand if card.staged]
    if not staged:
        return say(shown, "ukotoa-say-action" if view.hand else "ukotoa-say-no-cards")
    if len(staged) == 3:
        return say(shown, "ukotoa-say-three")
    if len(staged) == 2 and staged[0].kind != staged[1].kind:
        return say(shown, "ukotoa-say-two")
    if not staged[0].playable:
        return say(shown, "ukotoa-say-unplayable")
    foreseen = losses(shown)
    aimed = shown.aim.startswith("ray:") and view.previews.rays
    after = say(shown, f"ukotoa-say-{'pair' if len(staged) == 2 else 'single'}")
    if view.previews.paces or aimed:
        return f"{outcome(shown, foreseen)} {after}"
    how = say(shown, f"ukotoa-say-act-{staged[0].act}")
    return f"{how} {after}"


def losses(shown: Shown) -> tuple[Loss, ...]:
    """Whom the move that is thought of would take."""
    previews = known.mine(shown).previews
    if previews.paces:
        return tuple(pace.loss for pace in previews.paces if pace.loss is not None)
    for ray in previews.rays:
        if shown.aim == f"ray:{ray.direction}":
            return ray.losses
    return ()


def outcome(shown: Shown, foreseen: tuple[Loss, ...]) -> str:
    """Who would be lost, and whether the match would end."""
    taken = [loss for loss in foreseen if not loss.safe]
    if not taken:
        return say(shown, "ukotoa-say-nobody")
    names = ", ".join(say(shown, f"ukotoa-one-{loss.colour}") for loss in taken)
    told = say(shown, "ukotoa-say-lost", sailors=names)
    ends = next((loss for loss in taken if loss.ends), None)
    if ends is not None:
        winners = ", ".join(shown.name(seat) for seat in ends.winners)
        told += " " + say(shown, "ukotoa-say-ends", winners=winners)
    return told


def short(shown: Shown, seat: int) -> str:
    """What a tray at an edge says."""
    view = known.mine(shown)
    if view.step == "action" and shown.actions and view.staged:
        foreseen = losses(shown)
        aimed = view.previews.paces or shown.aim.startswith("ray:")
        return _told(shown, foreseen) if aimed else _staged(shown, view)
    if view.step == "advance" and shown.actions and losses(shown):
        return _told(shown, losses(shown))
    return say(shown, shown.ask) if shown.ask else ""


def _told(shown: Shown, foreseen: tuple[Loss, ...]) -> str:
    """The outcome in few words: who is lost is numbered on the ship."""
    taken = [loss for loss in foreseen if not loss.safe]
    ends = next((loss for loss in taken if loss.ends), None)
    if ends is not None:
        return say(shown, "ukotoa-short-ends", winners=", ".join(shown.name(seat) for seat in ends.winners))
    return say(shown, "ukotoa-short-lost", sailors=len(taken))


def _staged(shown: Shown, view: UkotoaView) -> str:
    count = len(view.staged)
    kinds = {card.kind for card in view.hand if card.staged}
    key = (
        "three"
        if count == 3
        else "pair"
        if count == 2 and len(kinds) == 1
        else "single"
        if count == 1
        else "two"
    )
    return say(shown, f"ukotoa-short-{key}")
