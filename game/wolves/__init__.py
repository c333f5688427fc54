"""Wolves: communities that survive a year together by giving, while one of them is elected chief."""

from __future__ import annotations

from game.contract import Player, Rules
from game.wolves.bot import players
from game.wolves.rules import WolvesRules

RULES: type[Rules] = WolvesRules
"""The rules."""

PLAYERS: dict[str, Player] = players()
"""The computer players by level, weakest first."""

__all__ = ["PLAYERS", "RULES"]
