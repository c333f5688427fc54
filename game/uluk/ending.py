"""The final scoring (2.9) and the bands of the solo game."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.uluk import events as ev
from game.uluk.errand import score
from game.uluk.goods import BOX, FEASTS, INVENTIONS, NEEDS, NOBODY, NUMBERS
from game.uluk.state import KIND_OF, Player, UlukState

SCORING = BOX.scoring
BANDS = ("top", "second", "third", "bottom")
MOST = "most"


def feast_sets(stock: Sequence[int], feast: int) -> int:
    """How often the needs of a Feast card are on a board (R32)."""
    return min(stock[good] // pieces for good, pieces in NEEDS[feast])


def feast_points(stock: Sequence[int], feast: int) -> int:
    """What a board gives for a Feast card (uluk.75)."""
    sets = feast_sets(stock, feast)
    card = BOX.feast[feast]
    return card.x2 if sets >= 2 else card.x1 if sets else 0


def different(player: Player) -> int:
    """Different symbols on the player's Inventions."""
    return len({INVENTIONS[KIND_OF[card]].symbol for card in player.cards})


def token_leader(hands: Sequence[Sequence[int]]) -> int:
    """Who has the most Monument tokens, among equals the highest number (uluk.77, R28).

    Args:
        hands: the areas of the tokens of each colour.
    """
    most = max(len(hand) for hand in hands)
    if most == 0:
        return NOBODY
    ranks = [max(NUMBERS[area] for area in hand) if len(hand) == most else 0 for hand in hands]
    return ranks.index(max(ranks))


def hands_of(state: UlukState) -> list[list[int]]:
    """The tokens of each colour as areas, the Freeloaders' last."""
    hands = [list(player.tokens) for player in state.players]
    if state.solo:
        hands.append(
            [state.tokens[site] for site, keeper in enumerate(state.keepers) if keeper >= state.seats]
        )
    return hands


def count(state: UlukState, happened: list[Event]) -> None:
    """Feast, Hunger, tokens, symbols, in this order; then who has won (uluk.74 to .79)."""
    lines = [("play", [player.hp for player in state.players])]
    lines += [(name, [0] * state.seats) for name in ("feast", "hunger", "tokens", "symbols")]
    feasts, hunger, tokens, symbols = (line[1] for line in lines[1:])
    leader = token_leader(hands_of(state))
    for seat in state.order():
        player = state.players[seat]
        feasts[seat] = feast_points(player.stock, player.feast)
        sets = feast_sets(player.stock, player.feast)
        happened.append(ev.FeastShown(seat, FEASTS[player.feast], sets, rule="uluk.75"))
        _give(state, seat, feasts[seat], "feast", "uluk.75", happened)
    for seat in state.order():
        hunger[seat] = SCORING.hunger * state.players[seat].hunger
        _give(state, seat, hunger[seat], "hunger", "uluk.76", happened)
    if NOBODY < leader < state.seats:
        tokens[leader] = SCORING.most_monument_tokens
        _give(state, leader, tokens[leader], "tokens", "uluk.77", happened)
    for seat in state.order():
        symbols[seat] = SCORING.symbol_sets[different(state.players[seat])]
        _give(state, seat, symbols[seat], "symbols", "uluk.78", happened)
    state.lines = lines
    ranks = [rank(player) for player in state.players]
    state.winners = tuple(seat for seat in range(state.seats) if ranks[seat] == max(ranks))
    state.reason = band(state.players[0].hp) if state.solo else MOST
    happened.append(ev.GameEnded(state.reason, state.winners, rule="uluk.94" if state.solo else "uluk.79"))


def _give(state: UlukState, seat: int, points: int, why: str, rule: str, happened: list[Event]) -> None:
    if points:
        score(state, seat, points, why, rule, happened)


def rank(player: Player) -> tuple[int, int, int]:
    """By what players are ranked: HP, tokens, the highest number (uluk.79, R29)."""
    return player.hp, len(player.tokens), max((NUMBERS[area] for area in player.tokens), default=0)


def band(points: int) -> str:
    """The band of a solo score (uluk.94)."""
    return next(
        (name for name, least in zip(BANDS, SCORING.solo_bands, strict=False) if points >= least), BANDS[-1]
    )
