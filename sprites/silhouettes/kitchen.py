"""What tribes make: crock, jug, gourd, pot, meal, loaf, skewer, larvae, salt fish, ham, roast."""

from __future__ import annotations

from sprites.brushes.modelled import bead, modelled, tube
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Pen

CLAY: Colour = (184, 116, 72)
CRUST: Colour = (204, 142, 66)
STICK: Colour = (122, 80, 44)
SALT: Colour = (252, 250, 244)


def crock(pen: Pen, colour: Colour) -> None:
    """A broad crock tied shut with cloth, a fruit's colour in its window: pickled."""
    modelled(pen, CLAY, [
        (-0.68, -0.34), (0.68, -0.34), (0.9, 0.1), (0.92, 0.66), (0.7, 0.96), (-0.7, 0.96), (-0.92, 0.66),
        (-0.9, 0.1),
    ], 0.24)  # fmt: skip
    bead(pen, colour, 0, 0.34, 0.5, 0.38, 0.14)
    pen.disc(lighter(colour, 0.6), -0.18, 0.2, 0.09)
    cloth = lighter(colour, 0.62)
    modelled(pen, cloth, [
        (-0.88, -0.28), (-0.56, -0.72), (0, -0.84), (0.56, -0.72), (0.88, -0.28), (0.44, -0.2), (0, -0.3),
        (-0.44, -0.2),
    ], 0.16)  # fmt: skip
    pen.stroke(darker(colour, 0.3), [(-0.7, -0.5), (0, -0.42), (0.7, -0.5)], 0.06)


def jug(pen: Pen, colour: Colour) -> None:
    """A tall jug with a handle, foaming over: fermented."""
    pen.stroke(darker(CLAY, 0.3), [(0.4, -0.3), (0.86, -0.2), (0.8, 0.3), (0.46, 0.46)], 0.1)
    pen.stroke(CLAY, [(0.4, -0.33), (0.83, -0.23), (0.77, 0.27), (0.44, 0.42)], 0.06)
    modelled(pen, CLAY, [
        (-0.42, -0.5), (0.42, -0.5), (0.4, -0.2), (0.6, 0.3), (0.46, 0.96), (-0.5, 0.96), (-0.64, 0.3),
        (-0.44, -0.2),
    ], 0.2)  # fmt: skip
    modelled(
        pen, colour, [(-0.55, 0.1), (0, 0.22), (0.54, 0.1), (0.6, 0.4), (0.55, 0.6), (0, 0.72), (-0.58, 0.6),
                      (-0.62, 0.36)], 0.1
    )  # fmt: skip
    for x, y, half in ((-0.42, -0.58, 0.22), (-0.1, -0.74, 0.28), (0.28, -0.62, 0.25), (-0.52, -0.3, 0.14)):
        bead(pen, (254, 248, 232), x, y, half, half, 0.12, 40, 70)


def gourd(pen: Pen, colour: Colour) -> None:
    """A waisted gourd with a spout of foam and a drop: fermented, of another kind."""
    shell = mix(colour, (214, 196, 116), 0.42)
    modelled(pen, shell, [
        (0, -0.66), (0.3, -0.5), (0.34, -0.24), (0.24, -0.04), (0.6, 0.2), (0.72, 0.58), (0.46, 0.94),
        (-0.46, 0.94), (-0.72, 0.58), (-0.6, 0.2), (-0.24, -0.04), (-0.34, -0.24), (-0.3, -0.5),
    ], 0.24)  # fmt: skip
    pen.stroke((150, 96, 52), [(-0.24, -0.06), (0, 0.0), (0.24, -0.06)], 0.07)
    pen.stroke((150, 96, 52), [(0.24, -0.04), (0.62, -0.1), (0.74, 0.14)], 0.045, 0.03)
    for x, y, half in ((-0.14, -0.72, 0.16), (0.12, -0.78, 0.19), (0.42, -0.66, 0.12), (0.5, -0.42, 0.1)):
        bead(pen, (254, 248, 232), x, y, half, half, 0.1, 40, 70)
    for x, y in ((-0.3, 0.42), (0.02, 0.5), (0.32, 0.4)):
        bead(pen, darker(colour, 0.16), x, y, 0.15, 0.17, 0.08)


def pot(pen: Pen, colour: Colour) -> None:
    """A bowl of stew with two wisps of steam: boiled."""
    for x in (-0.26, 0.24):
        pen.stroke(
            (248, 240, 222), [(x, -0.36), (x - 0.14, -0.56), (x + 0.1, -0.76), (x - 0.04, -0.98)], 0.07, 0.03
        )
    modelled(
        pen, CLAY, [(-0.96, -0.14), (0.96, -0.14), (0.8, 0.46), (0.4, 0.88), (-0.4, 0.88), (-0.8, 0.46)], 0.22
    )
    bead(pen, darker(CLAY, 0.3), 0, -0.12, 0.96, 0.3, 0.06, 60, 60)
    bead(pen, colour, 0, -0.1, 0.8, 0.22, 0.08, 70, 90)
    for x, y in ((-0.36, -0.14), (0.1, -0.04), (0.42, -0.16)):
        bead(pen, lighter(colour, 0.4), x, y, 0.15, 0.09, 0.06)


def meal(pen: Pen, colour: Colour) -> None:
    """A heap of meal below a mortar's pestle: ground."""
    tube(pen, (150, 142, 132), [(0.66, -0.98), (0.12, -0.1)], 0.13, 0.2)
    pale = lighter(colour, 0.66)
    modelled(pen, pale, [
        (-0.74, 0.34), (-0.4, -0.06), (-0.06, -0.38), (0.16, -0.34), (0.44, 0.0), (0.74, 0.34), (0, 0.5),
    ], 0.2)  # fmt: skip
    modelled(
        pen, (158, 150, 138), [(-0.98, 0.22), (-0.5, 0.4), (0, 0.45), (0.5, 0.4), (0.98, 0.22), (0.82, 0.72),
                               (0.42, 0.98), (-0.42, 0.98), (-0.82, 0.72)], 0.2
    )  # fmt: skip
    for x, y in ((-0.2, 0.06), (0.14, -0.1), (0.32, 0.2), (-0.42, 0.24), (0.0, 0.24)):
        pen.disc(mix(colour, pale, 0.3), x, y, 0.05)


def loaf(pen: Pen, colour: Colour) -> None:
    """A long loaf with cuts, lying aslant: baked."""
    tone = mix(colour, CRUST, 0.4)
    modelled(pen, darker(tone, 0.1), [
        (-0.89, 0.5), (-0.86, 0.16), (-0.54, -0.17), (-0.11, -0.42), (0.36, -0.6),
        (0.77, -0.55), (0.94, -0.41), (0.85, -0.11), (0.54, 0.17), (-0.07, 0.51), (-0.57, 0.62),
    ], 0.24)  # fmt: skip
    for along in (-0.56, -0.2, 0.16, 0.52):
        x, y = 0.88 * along, -0.47 * along
        cut = [(x - 0.06, y + 0.24), (x + 0.02, y), (x + 0.02, y - 0.26)]
        pen.stroke(darker(tone, 0.45), cut, 0.075, 0.04)
        pen.stroke(lighter(tone, 0.65), [(u + 0.03, v) for u, v in cut], 0.05, 0.025)


def skewer(pen: Pen, colour: Colour) -> None:
    """Two mushrooms on a spit over a flame: roasted."""
    for x, y, half in ((-0.1, 0.86, 0.3), (0.16, 0.8, 0.2)):
        modelled(pen, (232, 112, 38), [(x - half, y + 0.12), (x - half * 0.6, y - 0.2), (x, y - half - 0.36),
                                       (x + half * 0.6, y - 0.1), (x + half, y + 0.12)], 0.1)  # fmt: skip
    modelled(pen, (254, 206, 90), [(-0.16, 0.96), (-0.1, 0.7), (0, 0.5), (0.12, 0.76), (0.14, 0.96)], 0.06)
    tube(pen, STICK, [(-0.98, 0.26), (0.98, -0.5)], 0.055)
    for x, y in ((-0.44, 0.06), (0.38, -0.28)):
        modelled(
            pen,
            (226, 200, 156),
            [(x - 0.13, y), (x + 0.15, y - 0.04), (x + 0.2, y + 0.36), (x - 0.1, y + 0.4)],
        )
        modelled(pen, mix(colour, (96, 48, 36), 0.25), [
            (x - 0.5, y + 0.1), (x - 0.36, y - 0.38), (x + 0.02, y - 0.56), (x + 0.38, y - 0.4),
            (x + 0.5, y + 0.04),
            (x, y + 0.1),
        ], 0.18)  # fmt: skip
        for aside, up in ((-0.18, 0.2), (0.16, 0.26)):
            pen.disc(lighter(colour, 0.7), x + aside, y - up, 0.07)


def larvae(pen: Pen, colour: Colour) -> None:
    """Three larvae hung on a string: dried."""
    pen.stroke(STICK, [(-0.98, -0.66), (0.0, -0.5), (0.98, -0.66)], 0.05)
    tone = mix(colour, (176, 150, 84), 0.34)
    for x, low in ((-0.58, 0.56), (0.0, 0.86), (0.58, 0.56)):
        pen.line(STICK, [(x, -0.56), (x, -0.2)], 0.03)
        count = 4
        for step in range(count):
            y = -0.22 + (low + 0.14) * step / (count - 1)
            half = 0.2 if step in (0, count - 1) else 0.25
            bead(pen, lighter(tone, 0.25) if step % 2 else tone, x, y, half, 0.2, 0.12, 70, 120)


def salt_fish(pen: Pen, colour: Colour) -> None:
    """A split fish hung by its tail, grains of salt on it: salted."""
    tone = mix(colour, (210, 214, 216), 0.45)
    modelled(
        pen, darker(tone, 0.2), [(-0.4, -0.98), (0, -0.72), (0.4, -0.98), (0.18, -0.56), (-0.18, -0.56)], 0.1
    )
    modelled(pen, tone, [
        (0, -0.7), (0.3, -0.4), (0.66, 0.1), (0.56, 0.6), (0.16, 0.98), (-0.16, 0.98), (-0.56, 0.6),
        (-0.66, 0.1), (-0.3, -0.4),
    ], 0.2)  # fmt: skip
    pen.line(darker(colour, 0.2), [(0, -0.56), (0, 0.72)], 0.045)
    for y in (-0.24, 0.06, 0.36):
        half = 0.3 - 0.16 * abs(y - 0.1)
        for side in (-1, 1):
            pen.stroke(darker(colour, 0.1), [(0, y), (side * half, y + 0.16)], 0.03, 0.02)
    for x, y in ((-0.34, 0.14), (0.3, -0.12), (0.38, 0.5), (-0.22, 0.66), (0.12, 0.22), (-0.14, -0.2)):
        pen.polygon(SALT, [(x - 0.09, y), (x, y - 0.09), (x + 0.09, y), (x, y + 0.09)])
    for x in (-0.2, 0.2):
        pen.disc((30, 26, 26), x, 0.8, 0.06)


def ham(pen: Pen, colour: Colour) -> None:
    """A ham on its bone in curling smoke: smoked."""
    smoke: Colour = (228, 226, 222)
    for x, y in ((-0.66, 0.0), (0.72, -0.14)):
        pen.stroke(
            smoke, [(x, y + 0.8), (x + 0.2, y + 0.4), (x - 0.16, y), (x + 0.1, y - 0.44),
                (x - 0.08, y - 0.8)],
            0.1, 0.03,
        )  # fmt: skip
    pen.line(STICK, [(0.0, -0.98), (0.0, -0.6)], 0.04)
    tube(pen, (238, 228, 204), [(0.0, -0.72), (0.0, -0.3)], 0.1)
    for x in (-0.1, 0.1):
        bead(pen, (238, 228, 204), x, -0.72, 0.13, 0.12, 0.08)
    modelled(pen, colour, [
        (0, -0.46), (0.28, -0.3), (0.56, 0.16), (0.58, 0.6), (0.26, 0.94), (-0.26, 0.94), (-0.58, 0.6),
        (-0.56, 0.16), (-0.28, -0.3),
    ], 0.26)  # fmt: skip
    net = darker(colour, 0.45)
    for lean in (-0.3, 0.1, 0.5):
        pen.line(net, [(-0.44, lean + 0.1), (0.3, lean + 0.42)], 0.022)
        pen.line(net, [(0.44, lean + 0.1), (-0.3, lean + 0.42)], 0.022)


def roast(pen: Pen, colour: Colour) -> None:
    """A leg on a plate of leaves: roasted."""
    leaf: Colour = (112, 148, 66)
    for x, tilt in ((-0.72, -0.2), (0.72, -0.2), (-0.4, 0.06), (0.4, 0.06)):
        modelled(
            pen,
            leaf,
            [(x - 0.3, 0.72 + tilt), (x, 0.5 + tilt), (x + 0.3, 0.72 + tilt), (x, 0.92 + tilt)],
            0.1,
        )
    tube(pen, (238, 228, 204), [(0.3, -0.34), (0.78, -0.74)], 0.1)
    for x, y in ((0.74, -0.86), (0.9, -0.66)):
        bead(pen, (238, 228, 204), x, y, 0.14, 0.14, 0.08)
    modelled(pen, mix(colour, (176, 96, 40), 0.4), [
        (-0.78, 0.2), (-0.66, -0.3), (-0.2, -0.54), (0.24, -0.56), (0.54, -0.36), (0.5, 0.0), (0.3, 0.4),
        (-0.1, 0.68), (-0.56, 0.6),
    ], 0.28)  # fmt: skip
    for x, y in ((-0.4, -0.1), (-0.1, 0.16), (0.12, -0.2)):
        pen.stroke(lighter(colour, 0.5), [(x - 0.1, y + 0.06), (x + 0.12, y - 0.08)], 0.04, 0.02)
