"""Uluk: six seasons of gathering, cooking and feeding for a tribe of animals, and Monuments beside it."""

from __future__ import annotations

from game.contract import Player, Rules
from game.uluk.bot import players
from game.uluk.rules import UlukRules

RULES: type[Rules] = UlukRules
"""The rules."""

PLAYERS: dict[str, Player] = players()
"""The computer players by level, weakest first."""

__all__ = ["PLAYERS", "RULES"]
