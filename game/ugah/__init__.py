"""Ugah Ugah!: roll symbols, hunt prey, and walk two hunters round a circle of path cards."""

from __future__ import annotations

from game.contract import Player, Rules
from game.ugah.bot import players
from game.ugah.rules import UgahRules

RULES: type[Rules] = UgahRules
"""The rules."""

PLAYERS: dict[str, Player] = players()
"""The computer players by level, weakest first."""

__all__ = ["PLAYERS", "RULES"]
