"""Round things: brass-rimmed studs, seat tokens and count badges."""

from __future__ import annotations

import pygame

from sprites.brushes.canvas import blank, disc_mask, drawn, masked, pixels, quarter_turned, tinted
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, hollowed, radial, spotlit
from sprites.brushes.materials import paper
from sprites.brushes.wood import wood
from sprites.fonts import number
from sprites.palette import CREAM, INK, WALNUT, Colour, SeatLook, darker, lighter, luminance, mix
from sprites.shapes import Pen, arc
from sprites.symbols import rim_pattern, seat_symbol
from sprites.table_parts.icons import icon_px

STATES = ("rest", "hover", "down", "off")


def checked_state(state: str) -> str:
    """The state itself; raises ValueError for an unknown one."""
    if state not in STATES:
        raise ValueError(f"unknown state {state!r}")
    return state


def stud(icon: str, d: float, unit: float, state: str = "rest", turn: int = 0) -> pygame.Surface:
    """A brass-rimmed walnut stud with a cream sign.

    icon: name from ICONS; d: diameter in table units; unit: pixels per table unit; state: rest, hover, down
    or off; turn: quarter turns of the reader. Raises ValueError for an unknown icon or state.
    """
    checked_state(state)
    side = pixels(d, unit)
    whole = disc_mask(side, 0.985)
    bright, deep = (
        ((255, 236, 170, 255), (120, 84, 34, 255))
        if state != "off"
        else ((196, 172, 122, 255), (84, 62, 32, 255))
    )
    piece = masked(radial(side, side, bright, deep, (0.3, 0.24), 1.1, 0.8), whole)
    bevelled(piece, whole, max(1.0, side * 0.02), 150, 170)
    piece.blit(tinted(disc_mask(side, 0.88), (58, 36, 14)), (0, 0))
    inner = disc_mask(side, 0.85)
    tone = {"hover": lighter(WALNUT, 0.2), "down": darker(WALNUT, 0.24)}.get(state, WALNUT)
    face = masked(wood(side, side, max(unit, 0.6), tone, 33), inner)
    if state == "down":
        hollowed(face, inner, max(1.0, side * 0.05), 190, 40)
    else:
        spotlit(face, inner, 84 if state == "hover" else 62)
        bevelled(face, inner, max(1.0, side * 0.03), 70, 150)
    piece.blit(face, (0, 0))
    ink: Colour = (
        (158, 134, 104) if state == "off" else (255, 244, 216) if state == "hover" else (250, 236, 204)
    )
    sign = quarter_turned(icon_px(icon, side, ink, 0.72), turn)
    drop = max(1, round(side * 0.018)) + (1 if state == "down" else 0)
    piece.blit(tinted(sign, (34, 18, 8), 200), (round(drop * 0.7), drop))
    piece.blit(sign, (0, 1 if state == "down" else 0))
    return piece


def token(look: SeatLook, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A turned wooden disc in a seat's hue, its symbol inlaid, its pattern on the rim.

    d: diameter in table units; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    side = pixels(d, unit)
    hue = look.hue
    whole = disc_mask(side, 0.985)
    piece = blank(side, side, darker(hue, 0.55))
    piece.blit(tinted(whole, darker(hue, 0.5)), (0, 0))
    inner = disc_mask(side, 0.93)
    face = masked(_turned_wood(side, hue), inner)
    spotlit(face, inner, 88, (0.3, 0.24), 0.56)
    bevelled(face, inner, max(1.0, side * 0.035), 130, 120)
    lift = max(0, round(side * 0.012))
    piece.blit(face, (0, -lift))
    if side >= 34:
        piece.blit(_token_rim(side, look), (0, -lift))
    ink = INK if luminance(hue) > 0.4 else (255, 250, 238)
    form = quarter_turned(_symbol_form(side, look.symbol), turn)
    edge = max(1, round(side * 0.016))
    for across, down in ((-edge, -edge), (0, -edge), (-edge, 0), (edge, edge), (0, edge), (edge, 0)):
        piece.blit(tinted(form, darker(hue, 0.62), 120), (across, down - lift))
    piece.blit(tinted(form, lighter(hue, 0.5), 150), (edge, edge - lift))
    piece.blit(tinted(form, ink), (0, -lift))
    return piece


def _turned_wood(side: int, hue: Colour) -> pygame.Surface:
    """Painted wood with the grain of the lathe."""
    texture = radial(side, side, (*lighter(hue, 0.12), 255), (*darker(hue, 0.2), 255), (0.36, 0.3), 1.4, 0.85)
    grained(texture, max(1.0, side * 0.07), 218, 3, (14, 0.5))
    return texture


def _token_rim(side: int, look: SeatLook) -> pygame.Surface:
    """The groove and the seat's pattern between groove and rim."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        groove = max(1, round(side * factor * 0.014))
        pygame.draw.circle(layer, (*darker(look.hue, 0.5), 130), (middle, middle), middle * 0.745, groove)
        rim_pattern(
            layer,
            look.pattern,
            (*darker(look.hue, 0.55), 120),
            (middle, middle),
            middle * 0.76,
            middle * 0.88,
        )

    return drawn((side, side), paint, darker(look.hue, 0.5))


def _symbol_form(side: int, symbol: str) -> pygame.Surface:
    """The white form of a seat symbol on a square."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        seat_symbol(Pen(layer, (middle, middle), middle), symbol, (255, 255, 255), 0.5)

    return drawn((side, side), paint, (255, 255, 255))


def badge(text: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A cream disc with a dark rim and a number, for piles and points.

    text: up to three characters; d: diameter in table units; unit: pixels per table unit; turn: quarter
    turns.
    """
    side = pixels(d, unit)
    whole = disc_mask(side, 0.985)
    piece = tinted(whole, (58, 36, 20))
    inner = disc_mask(side, 0.87)
    face = masked(paper(side, side, unit, (252, 244, 222)), inner)
    bevelled(face, inner, max(1.0, side * 0.03), 120, 90)
    piece.blit(face, (0, 0))
    size = side * {1: 0.66, 2: 0.56}.get(len(text), 0.42)
    figures = quarter_turned(number(text, max(6, round(size)), mix(INK, (0, 0, 0), 0.1)), turn)
    box = figures.get_bounding_rect()
    piece.blit(figures, (round((side - box.width) / 2 - box.x), round((side - box.height) / 2 - box.y)))
    return piece


def plain_disc(d: float, unit: float, colour: Colour = CREAM) -> pygame.Surface:
    """A small bevelled disc of one colour, for level dots and knobs; d in table units."""
    side = pixels(d, unit)
    mask = disc_mask(side, 0.96)
    face = tinted(mask, colour)
    bevelled(face, mask, max(1.0, side * 0.08), 140, 110)
    return face


def hold_ring(share: float, d: float, unit: float, hue: Colour) -> pygame.Surface:
    """The ring round a button that fills while it is held.

    share: 0..1, clockwise from the top; d: outer diameter in table units; unit: pixels per table unit; hue:
    colour of the filled part.
    """
    side = pixels(d, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        half = middle * 0.055
        radius = middle - half * 1.4
        pygame.draw.circle(layer, (206, 184, 146), (middle, middle), radius + half, round(half * 2))
        if share > 0:
            pen = Pen(layer, (middle, middle), 1.0)
            steps = max(1, round(72 * min(1.0, share)))
            path = arc((0.0, 0.0), (radius, radius), -90, -90 + 360 * min(1.0, share), steps)
            pen.stroke(hue, path, half)

    return drawn((side, side), paint, (206, 184, 146))
