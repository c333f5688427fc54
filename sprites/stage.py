"""The stage: a ground, pieces at rest painted into one layer, and a few pieces that move above it.

Only what changes is drawn. Pieces at rest are part of the static layer; a change repairs the rectangles
it touches; moving pieces are restored and drawn anew each frame.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter

import pygame

_layer = attrgetter("layer")

STREAMED = 4
"""SDL copies rows that begin at a multiple of so many pixels (16 bytes) past the cache. A piece that is then
blended over them waits for every pixel to come back: four times as long as over rows that are still there.
"""


@dataclass(slots=True)
class Piece:
    """A picture on the stage: its centre in pixels, its surface and where the centre is within it.

    ``area`` is the part of the surface that is drawn, by default all of it; ``rect`` are the pixels of the
    stage that it covers. ``means`` is what it was laid down for, so that who lays the same down again can
    see that it lies there.
    """

    surface: pygame.Surface
    anchor: tuple[int, int]
    at: tuple[float, float]
    layer: float
    moving: bool = False
    area: pygame.Rect | None = None
    means: object = None
    rect: pygame.Rect = field(init=False)

    def __post_init__(self) -> None:
        area = self.area if self.area is not None else self.surface.get_rect()
        self.rect = area.move(self._corner())

    def _corner(self) -> tuple[int, int]:
        return round(self.at[0]) - self.anchor[0], round(self.at[1]) - self.anchor[1]

    def go(self, at: tuple[int, int]) -> bool:
        """Be elsewhere, at whole pixels; returns whether other pixels are covered then."""
        right, down = at[0] - round(self.at[0]), at[1] - round(self.at[1])
        self.at = at
        if not (right or down):
            return False
        self.rect = self.rect.move(right, down)
        return True

    def hits(self, x: int, y: int) -> int:
        """The alpha of the piece at a pixel of the stage, 0 where it is not."""
        if not self.rect.collidepoint(x, y):
            return 0
        left, top = self.area.topleft if self.area is not None else (0, 0)
        return self.surface.get_at((x - self.rect.left + left, y - self.rect.top + top)).a


class Stage:
    """Draws pieces over a ground with as little work as possible."""

    def __init__(self, ground: pygame.Surface) -> None:
        self.ground = ground
        self._layer = ground.copy()
        self._pieces: dict[str, Piece] = {}
        self._moving: dict[str, Piece] = {}
        self._resting: list[Piece] | None = None
        self._damage: list[pygame.Rect] = []
        self._drawn: list[pygame.Rect] = []
        self._stirred = False
        self._whole = True

    def __contains__(self, name: str) -> bool:
        return name in self._pieces

    def piece(self, name: str) -> Piece:
        """The piece of that name.

        Raises:
            KeyError: if there is none.
        """
        return self._pieces[name]

    def lies(self, name: str, means: object) -> bool:
        """Whether the piece of that name was laid down for this and nothing has been done with it since."""
        piece = self._pieces.get(name)
        return piece is not None and (piece.means is means or piece.means == means)

    def names(self) -> tuple[str, ...]:
        """The names of all pieces."""
        return tuple(self._pieces)

    def put(self, name: str, piece: Piece) -> None:
        """Lay a piece down, or replace the one of that name."""
        old = self._pieces.get(name)
        if old is not None:
            if _same(old, piece):
                old.means = piece.means
                return
            self._mark(old)
        self._pieces[name] = piece
        if piece.moving:
            self._moving[name] = piece
        else:
            self._moving.pop(name, None)
        self._mark(piece)

    def shift(self, name: str, means: object, at: tuple[int, int]) -> bool:
        """Move a piece that was laid down for this, and moves, to another place in whole pixels.

        Returns whether it was; if not, nothing has changed.
        """
        piece = self._moving.get(name)
        if piece is None or piece.means != means:
            return False
        if piece.go(at):
            self._stirred = True
        return True

    def take(self, name: str) -> None:
        """Take a piece off the stage, if it is there."""
        old = self._pieces.pop(name, None)
        self._moving.pop(name, None)
        if old is not None:
            self._mark(old)

    @property
    def busy(self) -> bool:
        """Whether anything has to be drawn."""
        return self._whole or bool(self._damage) or bool(self._moving)

    def draw(self, screen: pygame.Surface, whole: bool) -> list[pygame.Rect]:
        """Draw what changed and return where, in pixels."""
        if not (whole or self._whole or self._stirred):
            return []
        self._stirred = False
        if whole or self._whole:
            self._whole = False
            self._damage.clear()
            self._repair(screen.get_rect())
            screen.blit(self._layer, (0, 0))
            changed = [screen.get_rect()]
        else:
            changed = self._drawn
            if self._damage:
                fresh = _merged([_kept(rect) for rect in self._damage])
                for rect in fresh:
                    self._repair(rect)
                self._damage.clear()
                changed = _merged(fresh + changed)
            for rect in changed:
                screen.blit(self._layer, rect, rect)
        bounds = screen.get_rect()
        drawn = []
        for piece in sorted(self._moving.values(), key=_layer):
            screen.blit(piece.surface, piece.rect, piece.area)
            drawn.append(_kept(piece.rect).clip(bounds))
        self._drawn = _merged(drawn)
        return _merged(changed + self._drawn)

    def _mark(self, piece: Piece) -> None:
        self._stirred = True
        if not piece.moving:
            self._damage.append(piece.rect)
            self._resting = None

    def _repair(self, rect: pygame.Rect) -> None:
        rect = rect.clip(self._layer.get_rect())
        if not rect.width or not rect.height:
            return
        self._layer.set_clip(rect)
        self._layer.blit(self.ground, rect, rect)
        if self._resting is None:
            self._resting = sorted((p for p in self._pieces.values() if not p.moving), key=_layer)
        for piece in self._resting:
            if piece.rect.colliderect(rect):
                self._layer.blit(piece.surface, piece.rect, piece.area)
        self._layer.set_clip(None)


def _same(old: Piece, new: Piece) -> bool:
    return (
        old.surface is new.surface
        and old.rect == new.rect
        and old.layer == new.layer
        and old.moving == new.moving
    )


def _kept(rect: pygame.Rect) -> pygame.Rect:
    """The rectangle, wider by a pixel where its rows would not be kept in the cache when they are copied."""
    wider = int(rect.left % STREAMED == 0)
    return pygame.Rect(rect.left - wider, rect.top, rect.width + wider, rect.height)


def _merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same area with overlapping rectangles joined."""
    if len(rects) < 2:
        return rects
    if len(rects) == 2:  # a piece that moves: where it was and where it is
        one, other = rects
        return [one.union(other)] if one.colliderect(other) else rects
    result: list[pygame.Rect] = []
    for rect in rects:
        joined = rect.copy()
        while (hit := joined.collidelist(result)) >= 0:
            joined.union_ip(result.pop(hit))
        result.append(joined)
    return result
