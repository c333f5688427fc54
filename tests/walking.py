"""The way that the keyboard offers from one target of a table to another."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from scenes.hands import Target, next_target
from scenes.table_keys import ARROWS


def way(targets: Sequence[Target], start: Target, goal: tuple[str, str]) -> list[str]:
    """The fewest arrows and Tabs that lead from a target to the one of that kind and key.

    Raises:
        AssertionError: if none do.
    """
    kinds = list(dict.fromkeys(target.kind for target in targets))
    first = {kind: next(target for target in targets if target.kind == kind) for kind in kinds}
    known: dict[tuple[str, str], list[str]] = {(start.kind, start.key): []}
    queue = deque([start])
    while goal not in known:
        assert queue, f"neither arrows nor Tab lead to {goal}"
        here = queue.popleft()
        steps = {name: next_target(targets, here, direction) for name, direction in ARROWS.items()}
        steps["tab"] = first[kinds[(kinds.index(here.kind) + 1) % len(kinds)]]
        for name, there in steps.items():
            if (there.kind, there.key) not in known:
                known[there.kind, there.key] = [*known[here.kind, here.key], name]
                queue.append(there)
    return known[goal]
