"""Pieces in motion over a table: flights, flips, fades, and what hangs in a hand."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from scenes.animator import Animator, Flight
from scenes.layout import TOP, Face, Lying, Release, Travel
from scenes.viewport import Point
from sprites.stage import Piece

if TYPE_CHECKING:
    from scenes.table import TableScene

RISE = 0.6
"""A piece that is so many units above the table is drawn this share of it further up."""
TILT_STEP, TILT_MOST = 4, 8
"""A carried piece leans in steps of so many degrees, at most so far."""
LEAN = 0.006
"""Degrees of lean per table unit a second."""
HARD_DROP = 1800.0
"""Speed of a hand, in table units a second, that drops a piece as hard as can be."""
SOFTEST, MIDDLING = 0.3, 0.6
"""How hard the softest drop is, and a tap."""
LEAST_KNOCK = 0.12


class Motion:
    """Shows what moves on one table; knows no truth, and can always be cut short."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        preferences = table.app.preferences
        self.animator = Animator(preferences.speed, preferences.reduced_motion)
        self._late: list[str] = []
        self._flips: dict[str, Face] = {}
        self._leaving: dict[str, Lying] = {}

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return self.animator.busy

    def configure(self) -> None:
        """Take over speed and reduced motion from the settings."""
        preferences = self.table.app.preferences
        self.animator.configure(preferences.speed, preferences.reduced_motion)

    # -- laying out ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """A new layout: what waited for the last one is overtaken."""
        self._late.clear()

    def keeps(self, name: str, item: Lying) -> bool:
        """Whether the piece is already on its way to where it belongs."""
        return self.animator.goal(name) == (item.x, item.y)

    def away(self, name: str, item: Lying) -> bool:
        """Whether the piece lies elsewhere than it belongs."""
        assert self.table.stage is not None
        x, y = self.table.app.viewport.to_px((item.x, item.y))
        at = self.table.stage.piece(name).at
        return abs(at[0] - x) > 1 or abs(at[1] - y) > 1

    def swap_twin(self, name: str, before: Mapping[str, Lying]) -> None:
        """Let the piece that a hand has laid down change places with one that looks alike and belongs there.

        Where the rules only count what lies somewhere, any of several equal pieces may be carried there.
        """
        stage, lying, to_px = self.table.stage, self.table.lying, self.table.app.viewport.to_px
        assert stage is not None
        if name not in before or name not in stage or name not in lying:
            return
        here, face = stage.piece(name).at, before[name].face
        twins = [
            other
            for other, item in lying.items()
            if other in before and other in stage and before[other].face == face and not item.fixed
            if item.spot != before[other].spot
        ]
        near = min(
            twins, key=lambda other: math.dist(here, to_px((lying[other].x, lying[other].y))), default=name
        )
        if near != name:
            one, other = stage.piece(name), stage.piece(near)
            stage.put(name, other)
            stage.put(near, one)

    def send(self, name: str, before: Lying, item: Lying, travel: Travel) -> bool:
        """Send a piece on its way; returns ``False`` if it should simply be put down."""
        assert self.table.stage is not None
        start = self.table.app.viewport.to_units(self.table.stage.piece(name).at)
        if not self.animator.send(name, start, (item.x, item.y), travel):
            return False
        if before.face[0] != item.face[0]:
            self._flips[name] = before.face
        return True

    def bring(self, name: str, item: Lying, travel: Travel) -> bool:
        """Let a piece come from elsewhere; returns ``False`` if it should simply be put down."""
        if travel.origin is None:
            return False
        x, y = travel.origin
        start = replace(item, x=x, y=y, face=travel.before or item.face)
        self.table.put(name, start)
        return self.send(name, start, item, travel)

    def part(self, name: str, before: Lying, travel: Travel) -> bool:
        """Let a piece leave the table; returns ``False`` if it should simply be gone."""
        if travel.goal is None or before.fixed:
            return False
        x, y = travel.goal
        last = replace(before, x=x, y=y, face=travel.after or before.face)
        if not self.send(name, before, last, travel):
            return False
        self._leaving[name] = last
        return True

    def flying(self, name: str) -> bool:
        """Whether the piece is on its way or about to set out."""
        return self.animator.flying(name)

    def leaving(self, name: str) -> bool:
        """Whether the piece is on its way off the table."""
        return name in self._leaving

    def stop(self, name: str) -> None:
        """Forget a piece's flight."""
        self.animator.stop(name)
        self._flips.pop(name, None)
        self._leaving.pop(name, None)

    def wait(self, name: str) -> None:
        """Put a word or a button down only when the pieces have arrived."""
        self._late.append(name)

    # -- time ---------------------------------------------------------------------------------------

    def advance(self, seconds: float) -> None:
        """Let time pass for everything in the air."""
        flying, arrived = self.animator.advance(seconds)
        for flight in flying:
            item = self._leaving.get(flight.piece) or self.table.lying.get(flight.piece)
            if not flight.waiting and item is not None:
                self._show(flight, item)
        for flight in arrived:
            self._arrive(flight)
        for knock in self.animator.knocks():
            strength = LEAST_KNOCK + (1 - LEAST_KNOCK) * knock.strength
            self.table.app.voice.play("die_knock", strength, self.pan(knock.x))
        self._catch_up()

    def settle(self) -> None:
        """Cut every motion short."""
        for flight in self.animator.finish():
            self._arrive(flight)
        self._catch_up()

    def carry(self, offsets: Mapping[str, Point], at: Point, sideways: float = 0.0) -> None:
        """Show what a hand carries, each piece so far from a place in table units; it leans with the hand's
        speed to the right (table units a second).
        """
        table, lying, to_px = self.table, self.table.lying, self.table.app.viewport.to_px
        stage = table.stage
        assert stage is not None
        lean = max(-TILT_MOST, min(TILT_MOST, sideways * LEAN))
        tilt = round(lean / TILT_STEP) * TILT_STEP
        for name, offset in offsets.items():
            item = lying.get(name)
            if item is None:
                continue
            pixel = to_px((at[0] + offset[0], at[1] + offset[1]))
            means = (item, tilt)
            if not stage.shift(name, means, pixel):
                piece = table.art.piece(item.face, pixel, TOP + item.layer, item.height, True, tilt)
                piece.means = means
                stage.put(name, piece)

    def _catch_up(self) -> None:
        if self._late and not self.animator.busy:
            for name in self._late:
                if name in self.table.lying:
                    self.table.put(name, self.table.lying[name])
            self._late.clear()

    def _arrive(self, flight: Flight) -> None:
        self._flips.pop(flight.piece, None)
        item = self.table.lying.get(flight.piece)
        if self._leaving.pop(flight.piece, None) is not None:
            assert self.table.stage is not None
            self.table.stage.take(flight.piece)
        elif item is not None:
            self.table.put(flight.piece, item)
        if flight.travel.sound:
            self.table.app.voice.play(flight.travel.sound, flight.travel.strength, self.pan(flight.goal[0]))

    def heard(self, release: Release | None) -> tuple[float, float]:
        """How loud a move sounds and where: a hand that is fast drops hard."""
        if release is None:
            return MIDDLING, 0.0
        force = math.hypot(*release.speed) / HARD_DROP if release.pieces else MIDDLING
        return min(1.0, max(SOFTEST, force)), self.pan(release.at[0])

    def pan(self, x: float) -> float:
        """Left to right on the table as half left to half right in the ears."""
        return x / self.table.app.viewport.wide - 0.5

    def _show(self, flight: Flight, item: Lying) -> None:
        table = self.table
        assert table.stage is not None
        at, height = flight.where()
        pixel = table.app.viewport.to_px((at[0], at[1] - RISE * height))
        turning = flight.piece in self._flips and not flight.travel.fade
        face = flight.face() or item.face
        if turning and flight.share < 0.5:
            face = self._flips[flight.piece]
        piece = table.art.piece(face, pixel, TOP + item.layer, item.height, True)
        if turning:
            piece = _turned_over(piece, abs(math.cos(math.pi * flight.share)))
        if flight.travel.fade:
            piece = _faded(piece, flight.share)
        table.stage.put(flight.piece, piece)


def _turned_over(piece: Piece, width: float) -> Piece:
    """The piece while it turns about its long axis: ``width`` is the share of it that is seen."""
    wide, high = piece.surface.get_size()
    narrow = pygame.transform.smoothscale(piece.surface, (max(2, round(wide * width)), high))
    anchor = (narrow.get_width() // 2, piece.anchor[1])
    return Piece(narrow, anchor, piece.at, piece.layer, True)


def _faded(piece: Piece, share: float) -> Piece:
    """The piece as it comes into view."""
    surface = piece.surface.copy()
    surface.set_alpha(round(255 * share))
    return Piece(surface, piece.anchor, piece.at, piece.layer, True, piece.area)
