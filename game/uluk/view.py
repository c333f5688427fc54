"""What a seat may know of a match, built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from game.uluk import previews
from game.uluk.ending import different, feast_sets
from game.uluk.freeloaders import COLOUR
from game.uluk.goods import (
    AREAS,
    CARDS,
    DRAWS,
    FEASTS,
    GOODS,
    HUT,
    NOBODY,
    NUMBERS,
    PLACES,
    POOL,
    PROCESSING,
    RINGS,
    SITE,
    SITES,
    SPACES,
    TEMPLE,
    TRIBES,
    WIDTH,
    WORKSHOP,
)
from game.uluk.state import KIND_OF, Pawn, Step, UlukState

STEPS = ("tribe", "errand", "hut", "processing", "feeding", "over")


@dataclass(frozen=True, slots=True)
class PawnView:
    """A triber on a space: its colour (a seat, alone 1 = Freeloaders), its number 0..8, Poison below it."""

    colour: int
    number: int
    poison: bool


@dataclass(frozen=True, slots=True)
class CardView:
    """An Invention: its number 0..29 and what it is."""

    card: int
    kind: str


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area: its level from 0, the values of its track by level, (left, right) where gathered and equal
    ones where hunted, and the tribers on its sickle and processing spaces.

    ``next_level`` is where its marker stands after Ecology if nothing more is placed, ``would_get[seat]``
    what each seat would harvest, cards included.
    """

    area: str
    level: int
    track: tuple[tuple[int, int], ...]
    sickles: tuple[PawnView, ...]
    processing: tuple[PawnView, ...]
    next_level: int
    would_get: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SiteView:
    """A site. ``area`` and ``number`` of its token are "" and 0 while it is face down.

    ``keeper`` is the colour that won the token, -1 = nobody. ``would_give[seat]`` are the HP for the tribers
    there if it were built with them, ``would_keep`` is the colour that would take the token.
    """

    area: str
    number: int
    spaces: int
    open: bool
    built: bool
    keeper: int
    tribers: tuple[PawnView, ...]
    would_give: tuple[int, ...]
    would_keep: int


@dataclass(frozen=True, slots=True)
class MealView:
    """The meal of the seat that eats now.

    ``hungry`` tribers still eat, ``well_fed`` all have. If the hungry ate by custom and the meal ended then,
    it would give, what it has given included, ``fed`` HP as all have eaten, ``celebration`` HP, 0 = none has
    been, and ``treats`` HP; the seat would have ``hp_then``. ``cradle`` and ``fire`` are the goods that lie
    there alone, "" = none. ``custom`` are its kinds of food in the customary order.
    """

    hungry: int
    well_fed: bool
    fed: int
    celebration: int
    treats: int
    hp_then: int
    cradle: str
    fire: str
    custom: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TribeView:
    """A tribe board and what lies beside it; everything here is open.

    ``stock`` is by ``GOODS``, ``operations`` by area; ``used`` are the free cards used this season.
    ``would_starve`` counts tribers that find no food if nothing more is placed or processed, ``would_perish``
    are (good, pieces) that would be thrown away if only the hungry ate, by custom. ``feast`` is the Feast
    card once it is shown, "" before.
    """

    tribe: str
    hp: int
    hunger: int
    stock: tuple[int, ...]
    where: tuple[str, ...]
    home: int
    tribers: int
    cards: tuple[CardView, ...]
    used: tuple[int, ...]
    tokens: tuple[str, ...]
    symbols: int
    operations: tuple[int, ...]
    poison_used: tuple[int, ...]
    would_starve: int
    would_perish: tuple[tuple[str, int], ...]
    feast: str
    feast_sets: int


@dataclass(frozen=True, slots=True)
class CampView:
    """The Freeloaders: where their nine tribers are, and how many cards of each kind are left in the deck."""

    where: tuple[str, ...]
    home: int
    tribers: int
    cards: tuple[tuple[str, int], ...]
    drawn: str
    tokens: tuple[str, ...]
    lead: bool


@dataclass(frozen=True, slots=True)
class UlukView:
    """The table as one seat sees it (``seat`` ``None`` = what lies open).

    ``step`` is one of ``STEPS``. ``level_tokens`` are the areas whose levels rose at set-up. ``feast`` is the
    own Feast card, "" for the open table, ``feast_sets`` how often its needs are there. ``meal`` stands while
    somebody eats. ``poison_limit`` is the most Poison for each area and season.
    """

    seat: int | None
    seats: int
    season: int
    step: str
    current: int
    first: int
    small: bool
    poison_limit: int
    level_tokens: tuple[str, ...]
    areas: tuple[AreaView, ...]
    sites: tuple[SiteView, ...]
    workshop: tuple[PawnView, ...]
    hut: tuple[PawnView, ...]
    temple: tuple[PawnView, ...]
    row: tuple[CardView, ...]
    deck: int
    discard: tuple[CardView, ...]
    tribes: tuple[TribeView, ...]
    camp: CampView | None
    feast: str
    feast_sets: int
    meal: MealView | None

    @property
    def secret(self) -> bool:
        """No curtain is needed: the Feast card lies face down and its owner peeks at it (uluk.15)."""
        return False


def build(state: UlukState, seat: int | None) -> UlukView:
    """What the seat may know; ``None`` = what lies open."""
    over = state.step == Step.OVER
    feast, sets = "", 0
    if seat is not None and 0 <= seat < state.seats:
        player = state.players[seat]
        feast, sets = FEASTS[player.feast], feast_sets(player.stock, player.feast)
    return UlukView(
        seat=seat,
        seats=state.seats,
        season=state.season,
        step=STEPS[state.step],
        current=state.current,
        first=state.first,
        small=state.small,
        poison_limit=state.poison_limit,
        level_tokens=tuple(AREAS[area] for area in state.level_tokens),
        areas=_areas(state),
        sites=tuple(_site(state, site) for site in range(SITES)),
        workshop=_pawns(state.spots[WORKSHOP]),
        hut=_pawns(state.spots[HUT]),
        temple=_pawns(state.spots[TEMPLE]),
        row=_cards(state.row),
        deck=len(state.deck),
        discard=_cards(state.discard),
        tribes=tuple(_tribe(state, owner, over) for owner in range(state.seats)),
        camp=_camp(state) if state.solo else None,
        feast=feast,
        feast_sets=sets,
        meal=_meal(state) if state.step == Step.FEED else None,
    )


def _pawns(spot: list[Pawn]) -> tuple[PawnView, ...]:
    return tuple(PawnView(*pawn) for pawn in spot)


def _cards(cards: list[int]) -> tuple[CardView, ...]:
    return tuple(CardView(card, CARDS[KIND_OF[card]]) for card in cards)


def _areas(state: UlukState) -> tuple[AreaView, ...]:
    ahead = previews.next_levels(state)
    return tuple(
        AreaView(
            AREAS[area],
            state.levels[area],
            state.tracks[area],
            _pawns(state.spots[area]),
            _pawns(state.spots[PROCESSING + area]),
            ahead[area],
            previews.would_get(state, area),
        )
        for area in range(WIDTH)
    )


def _site(state: UlukState, site: int) -> SiteView:
    shown = site < state.opened
    area = state.tokens[site]
    give, keep = previews.site(state, site)
    return SiteView(
        AREAS[area] if shown else "",
        NUMBERS[area] if shown else 0,
        RINGS[site],
        state.site_open(site),
        state.built[site],
        state.keepers[site],
        _pawns(state.spots[SITE + site]),
        give,
        keep,
    )


def _where(places: list[int]) -> tuple[str, ...]:
    return tuple(SPACES[place] if place >= 0 else PLACES[-1 - place] for place in places)


def _tribe(state: UlukState, owner: int, over: bool) -> TribeView:
    player = state.players[owner]
    return TribeView(
        TRIBES[player.tribe] if player.tribe != NOBODY else "",
        player.hp,
        player.hunger,
        tuple(player.stock),
        _where(state.where[owner]),
        state.home[owner],
        state.total[owner],
        _cards(player.cards),
        tuple(card for card in player.cards if player.used >> KIND_OF[card] & 1),
        tuple(AREAS[area] for area in player.tokens),
        different(player),
        tuple(player.operations),
        tuple(player.poisoned),
        previews.would_starve(state, owner),
        previews.would_perish(player),
        FEASTS[player.feast] if over else "",
        feast_sets(player.stock, player.feast) if over else 0,
    )


def _camp(state: UlukState) -> CampView:
    places = state.where[COLOUR]
    return CampView(
        _where(places),
        state.home[COLOUR],
        len(places) - places.count(POOL),
        tuple(zip(DRAWS, state.draws, strict=True)),
        DRAWS[state.drawn] if state.drawn != NOBODY else "",
        tuple(AREAS[state.tokens[site]] for site, keeper in enumerate(state.keepers) if keeper == COLOUR),
        state.freeloaders_lead,
    )


def _meal(state: UlukState) -> MealView:
    player = state.players[state.current]
    return MealView(
        player.hungry,
        player.well_fed,
        *previews.meal(player),
        GOODS[player.cradle] if player.cradle != NOBODY else "",
        GOODS[player.fire] if player.fire != NOBODY else "",
        previews.custom(player),
    )
