"""A person who only has a keyboard."""

from __future__ import annotations

import random

from game import codec
from game.contract import Action, Event, untimed
from game.match import Match
from scenes.hands import tapped
from scenes.hud import MenuScene
from scenes.layout import Grip
from scenes.scene import Key
from scenes.tables import table_for
from tests.e2e.desk import SCREEN, Picture, Program
from tests.e2e.hands import SHELF, Choose, Hands, anything
from tests.walking import way

NAMES = {
    "return": "Return",
    "space": "space",
    "left": "Left",
    "right": "Right",
    "up": "Up",
    "down": "Down",
    "tab": "Tab",
}
"""What pygame calls the keys, and X."""


class Told(Match):
    """A match in which nothing happens but what a journal tells. A key does in the window what it does in the
    twin, but a computer player may act in between: what is done is only noted here, as ``tried``.
    """

    tried: Action | None = None

    def play(self, action: Action, at: int | None = None) -> tuple[Event, ...]:
        """Note what the keys would do now."""
        self.tried = self.stamped(action, at)
        return ()

    def hear(self, action: Action) -> tuple[Event, ...]:
        """Play what the journal tells."""
        return super().play(action)


class Keys:
    """Keys instead of hands. The twin of the table follows every key in this process."""

    def __init__(self, program: Program, seed: int, key: str = "ugah", choose: Choose = anything) -> None:
        self.program = program
        self.hands = Hands(program, seed, key=key, choose=choose)
        self.chance = random.Random(seed)
        self.kinds: set[str] = set()
        program.display.hand(f"mousemove {SCREEN[0] - 1} {SCREEN[1] - 1}")

    # -- menus --------------------------------------------------------------------------------------

    def walk_to(self, scene: MenuScene, start: str, key: str) -> None:
        """Press Tab until the widget has the focus."""
        assert scene.board is not None
        order = list(scene.board.widgets)
        for _ in range((order.index(key) - order.index(start)) % len(order)):
            self.program.key("Tab")

    def choose(self, scene: MenuScene, start: str, key: str, title: str) -> None:
        """Walk to a widget, press it, wait for the scene it leads to."""
        self.walk_to(scene, start, key)
        before = self.program.settle()
        self.program.key("Return")
        self.program.arrive(title, before)
        self.program.settle()

    # -- the table ----------------------------------------------------------------------------------

    def sit_down(self) -> None:
        """Lay the twin of the table out, painted, because the keys walk over what is painted."""
        told = self.hands.match()
        self.told = Told(told.rules, told.setup)
        self.table = table_for(self.hands.twin.app, self.told)
        for _ in self.table.prepare():
            pass

    def catch_up(self) -> None:
        """Let the twin make the moves that the journal tells of."""
        told = self.told
        for action in self.hands.match().history[len(told.history) :]:
            self.table.motion.settle()
            self.table.happened(told.hear(action), seat=action.seat)

    def play_out(self) -> Match:
        """Play until the match has ended."""
        while self.hands.wait_for_turn() is not None:
            self.move()
        return self.hands.match()

    def move(self) -> Action:
        """Make one move by keys alone; the journal and the twin must tell the same."""
        self.catch_up()
        action = self.hands.choose(self.table.match, self.table.shown().actions, self.chance)
        count = len(self.hands.own())
        grips = [grip for grip in self.table.grips if grip.action == action and self.means(grip)]
        self.hands.way = ""
        self.told.tried = None
        grip = self.chance.choice(grips)
        self.perform(action, grip)
        self.hands.expect(count, codec.encode(action))
        tried = self.told.tried
        assert grip.hold or (tried is not None and untimed(tried) == action)
        self.catch_up()
        return action

    def perform(self, action: Action, grip: Grip) -> None:
        """Walk to what performs the action and press Enter; now and then Space for the one bright button."""
        name = type(action).__name__
        if grip.hold:
            self.hold(grip)
            self.kinds.add(f"{name} by hold")
            return
        if grip.control:
            first = next(a for a in self.table.shown().actions if self.has_button(a))
            if first == action and self.chance.random() < 0.5:
                self.kinds.add("Space")
                self.program.key("space")
                self.table.key(Key("space"))
                return
            self.walk("control", grip.control)
            self.press("return")
            self.kinds.add(f"{name} by button")
            return
        piece = self.chance.choice(grip.pieces)
        self.walk("piece", piece)
        self.press("return")
        self.kinds.add(f"{name} by piece")
        if self.table.keyboard.selected is not None:
            self.walk("spot", grip.spot)
            self.press("return")

    def hold(self, grip: Grip) -> None:
        """Hold Space anywhere, and the next time Enter on the button, until what comes of it is seen, which
        is longer than needed; the twin learns it from the journal.
        """
        name = "return" if "space held" in self.kinds and "return held" not in self.kinds else "space"
        if name == "return":
            self.walk("control", grip.control)
        self.kinds.add(f"{name} held")
        count = len(self.hands.own())
        self.program.hold_key(NAMES[name], lambda: len(self.hands.own()) > count and self.program.settle())
        assert len(self.hands.own()) == count + 1

    def take_over(self, seat: int, table: Picture) -> None:
        """Open the curtain for a seat; ``table`` is how the window looked before it fell."""
        self.program.arrive(SHELF, table, wholly=True)  # a curtain has the shelf's title
        self.program.settle()
        lines = self.hands.lines()

        def opened() -> Picture:
            self.program.come_back(self.hands.table, table)
            return self.program.settle()

        self.program.hold_key(NAMES["return"], opened)
        assert self.hands.lines() == lines  # a key that is held for longer does nothing more
        self.table.viewer = self.table.bottom = seat
        for _ in self.table.prepare():
            pass

    def means(self, grip: Grip) -> bool:
        """Whether Enter on its pieces means this action; some pieces also do another one by a tap, and what
        is knocked on twice has a button, too.
        """
        if grip.twice:
            return False
        first = [tapped(self.table.grips, piece) for piece in grip.pieces]
        return all(other is None or other.action == grip.action for other in first)

    def has_button(self, action: Action) -> bool:
        """Whether a button performs the action."""
        return any(grip.control for grip in self.table.grips if grip.action == action)

    def press(self, name: str) -> None:
        """Press a key in the window and in the twin."""
        self.hands.way += f" {name}"
        self.program.key(NAMES[name])
        self.table.key(Key(name))

    def walk(self, kind: str, key: str) -> None:
        """Walk to a target on the shortest way that arrows and Tab offer."""
        keyboard = self.table.keyboard
        if keyboard.current() is None:
            self.press("tab")
        for name in way(keyboard.targets(), keyboard.current(), (kind, key)):
            self.press(name)
        current = keyboard.current()
        assert current is not None
        assert (current.kind, current.key) == (kind, key)
