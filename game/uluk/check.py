"""What the tables of a data file owe each other (uluk.95)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from game.box import BoxError
from game.uluk.box import Box, Cards, ProductTypes, Tribe, names_of, read

TYPES = ("food", "perishable", "treat", "holiday", "poison", "none")
MARKS = ("1:1", "x2", "2:3", "+1", "-1")
INVENTIONS, SYMBOL_CARDS, FREELOADERS_CARDS, LARGEST_SITE = 30, 6, 20, 6


def column_of(good: str) -> str:
    """The raw resource in whose column a good lies: the last word of its name."""
    return "tlon" if good == "tlon_brew" else good.rpartition("_")[2]


def checked(box: Box) -> Box:
    """The same box, if its tables agree with each other.

    Raises:
        BoxError: naming the first thing that does not fit.
    """
    for holds, complaint in demands(box):
        if not holds:
            raise BoxError(f"box.toml: {complaint}")
    return box


def box_from(path: Path) -> Box:
    """The box in a data file.

    Raises:
        BoxError: if the file cannot be read, has another form, or its tables do not agree.
    """
    return checked(read(path))


def demands(box: Box) -> Iterable[tuple[bool, str]]:
    """Everything that must hold, with what to say if it does not, in the order of asking."""
    yield _six(box), "every area, token and track must have one of the six resources"
    yield _counts(box), "there must be a figure for every number of players"
    cards = sum(card.copies for card in box.invention)
    yield cards == INVENTIONS, f"there must be {INVENTIONS} Inventions"
    symbols = Counter[str]()
    for card in box.invention:
        symbols[card.symbol] += card.copies
    yield set(symbols.values()) == {SYMBOL_CARDS}, f"every symbol must stand on {SYMBOL_CARDS} Inventions"
    yield len(symbols) + 1 == len(box.scoring.symbol_sets), "every number of symbols must have its HP"
    yield _kinds(box), "an Invention does nothing known"
    drawn = sum(getattr(box.freeloaders.cards, name) for name in names_of(Cards))
    yield drawn == FREELOADERS_CARDS, f"there must be {FREELOADERS_CARDS} Freeloaders cards"
    tracks = box.tracks
    odd = tracks.positions % 2 == 1 and tracks.start == tracks.positions // 2
    yield odd, "a track must have an odd number of positions and start in their middle"
    every = list(_tracks(box))
    yield all(len(track) == tracks.positions for track in every), "a track has too few or too many positions"
    pairs = [track for track in every if len(track[0]) == 2]
    yield (
        all(len(value) in (1, 2) and len(value) == len(track[0]) for track in every for value in track),
        "a track must have pairs where gathered and single values where hunted",
    )
    yield (
        all(
            low <= high
            for track in every
            for one, two in pairwise(track)
            for low, high in zip(one, two, strict=True)
        ),
        "the values of a track must not fall from low to high",
    )
    yield (
        all(left >= right for track in pairs for left, right in track),
        "a left value is below its right one",
    )
    sites = box.monuments.site_spaces
    yield (
        len(sites) == len(box.areas.order) and (min(sites), max(sites)) == (2, LARGEST_SITE),
        f"there must be six sites of two to {LARGEST_SITE} spaces, both among them",
    )
    chart = box.monuments.chart
    yield (
        len(chart) == LARGEST_SITE + 1 and all(one < two for one, two in pairwise(chart)),
        "the chart must have seven rising entries",
    )
    yield (
        len({token.number for token in box.monument_token}) == len(box.monument_token),
        "two Monument tokens have one number",
    )
    yield from _boards(box)
    yield _feasts(box), "a Feast card needs what some tribe cannot make or what spoils"


def _six(box: Box) -> bool:
    order = box.areas.order
    symbols = [name for area in order for name in getattr(box.ecology.symbols, area, ("",))]
    return (
        len(set(order)) == len(order) == len(box.monument_token)
        and {token.resource for token in box.monument_token} == set(order)
        and set(box.areas.gathering) | set(box.areas.hunting) == set(order)
        and not set(box.areas.gathering) & set(box.areas.hunting)
        and set(symbols) <= set(order)
        and {column_of(product) for product in names_of(ProductTypes)} <= set(order)
    )


def _counts(box: Box) -> bool:
    setup = box.setup
    tables = (
        setup.tribers_start,
        setup.baked_mgobu_by_seat,
        setup.level_tokens,
        setup.invention_row,
        setup.small_tracks,
        setup.poison_per_area,
    )
    most = len(box.meta.players)
    return all(len(table) == most for table in tables) and most <= len(box.tribe) and most <= len(box.feast)


def _kinds(box: Box) -> bool:
    products = names_of(ProductTypes)
    for card in box.invention:
        match card.kind:
            case "free":
                known = bool(card.options) and set(card.options) <= set(products) and card.amount > 0
            case "extra":
                known = card.area in box.areas.order and card.amount > 0
            case "hut" | "celebration":
                known = card.hp > 0
            case _:
                known = False
        if not known:
            return False
    return len({card.id for card in box.invention}) == len(box.invention)


def _tracks(box: Box) -> Iterable[list[tuple[int, ...]]]:
    """Every track, single values as tuples of one."""
    for area in box.areas.order:
        for table in (box.tracks.standard, box.tracks.small):
            track = getattr(table, area, None)
            if track is not None:
                yield [value if isinstance(value, tuple) else (value,) for value in track]


def _boards(box: Box) -> Iterable[tuple[bool, str]]:
    products = names_of(ProductTypes)
    types = [getattr(box.raw_types, area) for area in box.areas.order]
    types += [getattr(box.product_types, product) for product in products]
    yield all(kind in TYPES for kind in types), "a resource has an unknown type"
    arrows = [arrow for tribe in box.tribe for arrow in tribe.arrows]
    yield all(len(arrow) == 3 and arrow[2] in MARKS for arrow in arrows), "an arrow has an unknown mark"
    yield all(arrow[1] in products for arrow in arrows), "an arrow leads to a good without a type"
    yield (
        all(
            start in (*box.areas.order, *products) and column_of(start) == column_of(end)
            for start, end, _ in arrows
        ),
        "an arrow must begin in the column in which it ends",
    )


def _makes(tribe: Tribe) -> set[str]:
    return {arrow[1] for arrow in tribe.arrows}


def _feasts(box: Box) -> bool:
    products = names_of(ProductTypes)
    return all(
        need in products
        and getattr(box.product_types, need) != "perishable"
        and all(need in _makes(tribe) for tribe in box.tribe)
        for card in box.feast
        for need in card.needs
    )
