"""Uk'otoa: a ship goes down tile by tile; each sailor on it belongs to two neighbours at the table."""

from __future__ import annotations

from game.contract import Player, Rules
from game.ukotoa.bot import players
from game.ukotoa.rules import UkotoaRules

RULES: type[Rules] = UkotoaRules
"""The rules."""

PLAYERS: dict[str, Player] = players()
"""The computer players by level, weakest first."""

__all__ = ["PLAYERS", "RULES"]
