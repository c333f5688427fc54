"""Drafts: large pictures that other pictures are made from again and again while a scene is painted."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, cast

import pygame

Arguments = ParamSpec("Arguments")
Brush = Callable[Arguments, pygame.Surface]

_forgetting: list[Callable[[], None]] = []


def drafted(most: int) -> Callable[[Brush[Arguments]], Brush[Arguments]]:
    """A brush whose ``most`` latest pictures are kept until the next scene; they must not be changed."""

    def keeping(brush: Brush[Arguments]) -> Brush[Arguments]:
        kept = lru_cache(maxsize=most)(brush)
        _forgetting.append(kept.cache_clear)
        return cast("Brush[Arguments]", kept)

    return keeping


def forget() -> None:
    """Let every draft go; what is needed again is painted again."""
    for forgetting in _forgetting:
        forgetting()
