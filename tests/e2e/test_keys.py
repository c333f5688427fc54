"""A whole match by the keyboard alone, from the shelf to the result and out of the program."""

from __future__ import annotations

import random
from collections import deque

from game import codec
from game.contract import Action
from game.match import UNDO, Match
from scenes.hands import nearest, tapped
from scenes.hud import MenuScene
from scenes.layout import Grip
from scenes.menu import ShelfScene
from scenes.pause import AskScene
from scenes.results import ResultsScene
from scenes.scene import Key
from scenes.seats import SeatsScene
from scenes.table_keys import ARROWS
from scenes.tables import table_for
from tests.e2e.conftest import Start
from tests.e2e.desk import SCREEN, Program
from tests.e2e.hands import RESULTS, SEATS, SHELF, TABLE, Hands

NAMES = {"return": "Return", "left": "Left", "right": "Right", "up": "Up", "down": "Down", "tab": "Tab"}
"""What pygame calls the keys, and X."""

SEED = 6


class Keys:
    """A person who only has a keyboard. The twin of the table follows every key in this process."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.hands = Hands(program, SEED)
        self.chance = random.Random(SEED)
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
        match = Match(told.rules, told.setup)
        self.table = table_for(self.hands.twin.app, match)
        for _ in self.table.prepare():
            pass

    def catch_up(self) -> None:
        """Let the twin make the moves that the journal tells of."""
        match = self.table.match
        for action in self.hands.match().history[len(match.history) :]:
            assert self.table.perform(action) is None

    def play_out(self) -> Match:
        """Play until the match has ended."""
        while self.hands.wait_for_turn() is not None:
            self.move()
        return self.hands.match()

    def move(self) -> Action:
        """Make one move by keys alone; the journal and the twin must tell the same."""
        self.catch_up()
        legal = [a for a in self.table.shown().actions if type(a).__name__ != "PutBack"]
        action = self.chance.choice(legal)
        count = len(self.hands.lines())
        grips = [grip for grip in self.table.grips if grip.action == action and self.means(grip)]
        self.hands.way = ""
        self.perform(action, self.chance.choice(grips))
        assert self.table.match.history[-1] == action
        self.hands.expect(count, codec.encode(action))
        return action

    def perform(self, action: Action, grip: Grip) -> None:
        """Walk to what performs the action and press Enter; now and then Space for the one bright button."""
        name = type(action).__name__
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

    def means(self, grip: Grip) -> bool:
        """Whether Enter on its pieces means this action; some pieces also do another one by a tap."""
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
        for name in self.way((kind, key)):
            self.press(name)
        current = self.table.keyboard.current()
        assert current is not None
        assert (current.kind, current.key) == (kind, key)

    def way(self, goal: tuple[str, str]) -> list[str]:
        """The keys that lead there; fails if none do."""
        targets = {(target.kind, target.key): target for target in self.table.keyboard.targets()}
        kinds = list(dict.fromkeys(kind for kind, _ in targets))
        now = self.table.keyboard.current()
        if now is None:
            first = next(iter(targets))
            start, known = first, {first: ["right"]}
        else:
            start = (now.kind, now.key)
            known = {start: []}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            if here == goal:
                return known[here]
            steps = {}
            for name, direction in ARROWS.items():
                there = nearest(list(targets.values()), targets[here], direction)
                steps[name] = (there.kind, there.key)
            kind = kinds[(kinds.index(here[0]) + 1) % len(kinds)]
            steps["tab"] = next(place for place in targets if place[0] == kind)
            for name, there in steps.items():
                if there not in known:
                    known[there] = [*known[here], name]
                    queue.append(there)
        raise AssertionError(f"neither arrows nor Tab lead to {goal}")


def test_a_match_by_keys_alone(start: Start) -> None:
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    keys = Keys(program)
    twin = keys.hands.twin
    keys.choose(twin.menu(ShelfScene), "main", "box-ugah", SEATS)
    seats = twin.menu(lambda app: SeatsScene(app, "ugah"))
    keys.walk_to(seats, "main", "name-0")
    program.display.hand("key End type x")
    keys.choose(seats, "name-0", "main", TABLE)
    match = keys.hands.match()
    assert match.setup.seats[0].name.endswith("x")

    keys.sit_down()
    look_up_a_rule(keys)
    take_back_and_again(keys)
    before = program.picture()
    match = keys.play_out()
    assert match.outcome() is not None
    assert {"Space", "Roll by button", "Take by piece"} <= keys.kinds

    program.arrive(RESULTS, before)
    journal = program.journals()[-1]
    results = twin.menu(lambda app: ResultsScene(app, match, journal))
    keys.choose(results, "again", "shelf", SHELF)

    before = program.settle()
    program.key("Escape")
    program.arrive(SHELF, before)
    asked = twin.menu(lambda app: AskScene(app, "?", "yes", "no", lambda: None))
    keys.walk_to(asked, "no", "yes")
    program.key("Return")
    assert program.ended() == 0
    assert program.said() == ""


def look_up_a_rule(keys: Keys) -> None:
    """F1 opens the rulebook, Esc leads back to the table."""
    assert keys.hands.wait_for_turn() is not None
    keys.catch_up()
    before = keys.program.settle()
    keys.program.key("F1")
    keys.program.arrive("", before)
    rules = keys.program.settle()
    keys.program.key("Escape")
    keys.program.arrive(TABLE, rules)


def take_back_and_again(keys: Keys) -> None:
    """Ctrl+Z takes a die back, Ctrl+Shift+Z sets it aside again; the journal tells all three."""
    while True:
        assert keys.hands.wait_for_turn() is not None, "no die could be set aside in the whole match"
        action = keys.move()
        if type(action).__name__ == "Take":
            break
    count = len(keys.hands.lines())
    keys.program.key("ctrl+z")
    keys.hands.expect(count, UNDO)
    keys.program.key("ctrl+shift+z")
    keys.hands.expect(count + 1, codec.encode(action))
