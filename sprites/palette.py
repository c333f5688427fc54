"""The colours of the table, and the six looks (hue, symbol, pattern) a seat can take."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]

INK: Colour = (44, 28, 18)
DEEP_INK: Colour = (30, 18, 8)
CREAM: Colour = (250, 240, 216)
LIGHT_INK: Colour = (255, 248, 232)
PAPER: Colour = (249, 239, 215)
BRASS: Colour = (214, 172, 92)
BRASS_DARK: Colour = (96, 66, 26)
QUIET: Colour = (255, 220, 180)
LAMP: Colour = (255, 214, 120)
ORANGE: Colour = (200, 80, 10)
OAK: Colour = (104, 66, 40)
OAK_LIGHT: Colour = (252, 206, 128)
WALNUT: Colour = (112, 74, 42)
FELT: Colour = (46, 92, 70)
STONE: Colour = (86, 84, 88)
SOOT: Colour = (20, 10, 4)
GLARE: Colour = (255, 250, 238)


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What tells a seat's pieces apart: a hue, a symbol cut into the wood and a pattern round the rim."""

    name: str
    hue: Colour
    symbol: str
    pattern: str


SEAT_LOOKS: tuple[SeatLook, ...] = (
    SeatLook("vermilion", (0xD5, 0x5E, 0x00), "triangle", "notches"),
    SeatLook("blue", (0x00, 0x72, 0xB2), "disc", "ring"),
    SeatLook("green", (0x00, 0x9E, 0x73), "square", "dashes"),
    SeatLook("purple", (0xCC, 0x79, 0xA7), "moon", "dots"),
    SeatLook("yellow", (0xF0, 0xE4, 0x42), "star", "rays"),
    SeatLook("sky", (0x56, 0xB4, 0xE9), "drop", "zigzag"),
)


def mix(start: Colour, end: Colour, share: float) -> Colour:
    """Blend two colours; share 0.0 is start, 1.0 is end (channels are clamped to 0..255)."""
    red, green, blue = (
        max(0, min(255, round(low + (high - low) * share))) for low, high in zip(start, end, strict=True)
    )
    return red, green, blue


def darker(colour: Colour, share: float) -> Colour:
    """The colour taken towards warm soot by share 0..1."""
    return mix(colour, SOOT, share)


def lighter(colour: Colour, share: float) -> Colour:
    """The colour taken towards lamp-lit white by share 0..1."""
    return mix(colour, GLARE, share)


def luminance(colour: Colour) -> float:
    """Relative luminance 0..1 (WCAG 2.2, relative luminance of sRGB)."""
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ink_on(hue: Colour) -> Colour:
    """The ink, dark or cream, that stands out more on this hue (WCAG contrast ratio)."""
    ground = luminance(hue)
    against_light = (luminance(LIGHT_INK) + 0.05) / (ground + 0.05)
    against_dark = (ground + 0.05) / (luminance(DEEP_INK) + 0.05)
    return LIGHT_INK if against_light > against_dark else DEEP_INK
