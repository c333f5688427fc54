"""Keys that are held count again; short presses never do, however busy the program is."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from scenes.keys import DELAY, INTERVAL, Keys


class Typist:
    """Presses keys, and looks at them as the main loop does, at moments of a clock of its own."""

    def __init__(self) -> None:
        pygame.display.init()
        self.now = 100.0
        self.keys = Keys(lambda: self.now)

    def turn(self, *events: tuple[int, int], busy: float = 0.0) -> list[tuple[str, bool, bool]]:
        """One turn of the loop; ``busy`` = seconds that each event takes."""
        looked, told = self.now, []

        def tell(event: pygame.event.Event) -> None:
            key = self.keys.translate(event)
            told.append((key.name, key.released, key.repeated))
            self.now += busy

        for kind, code in events:
            tell(pygame.event.Event(kind, key=code, mod=0, unicode="", scancode=0))
        held = self.keys.again(looked)
        if held is not None:
            tell(held)
        return told


@pytest.fixture
def typist() -> Typist:
    return Typist()


DOWN, UP = pygame.KEYDOWN, pygame.KEYUP
RIGHT = ("right", False, False)
RIGHT_AGAIN = ("right", False, True)


def test_a_held_key_counts_again_after_a_while(typist):
    assert typist.turn((DOWN, pygame.K_RIGHT)) == [RIGHT]
    assert typist.keys.wake() == pytest.approx(DELAY)
    typist.now += DELAY - 0.01
    assert typist.turn() == []
    typist.now += 0.02
    assert typist.turn() == [RIGHT_AGAIN]
    assert typist.keys.wake() == pytest.approx(INTERVAL)
    assert typist.turn() == []
    typist.now += INTERVAL + 0.01
    assert typist.turn() == [RIGHT_AGAIN]
    assert typist.turn((UP, pygame.K_RIGHT)) == [("right", True, False)]
    typist.now += 10
    assert typist.turn() == []
    assert typist.keys.wake() == float("inf")


def test_a_short_press_stays_one_while_the_program_is_busy(typist):
    assert typist.turn((DOWN, pygame.K_RIGHT), busy=5.0) == [RIGHT]
    assert typist.turn((UP, pygame.K_RIGHT)) == [("right", True, False)]
    typist.now += 5
    assert typist.turn() == []


def test_a_busy_program_makes_up_for_nothing(typist):
    typist.turn((DOWN, pygame.K_RIGHT), busy=5.0)
    assert typist.turn(busy=5.0) == [RIGHT_AGAIN]
    assert typist.turn() == [RIGHT_AGAIN]
    assert typist.turn() == []


def test_only_the_last_key_counts_again(typist):
    typist.turn((DOWN, pygame.K_RIGHT), (DOWN, pygame.K_a))
    typist.now += DELAY + 0.01
    assert typist.turn() == [("a", False, True)]
    typist.turn((UP, pygame.K_RIGHT))
    typist.now += DELAY + 0.01
    assert typist.turn() == [("a", False, True)]
    typist.turn((UP, pygame.K_a))
    typist.now += DELAY + 0.01
    assert typist.turn() == []


def test_without_the_keyboard_nothing_is_held(typist):
    typist.turn((DOWN, pygame.K_RIGHT))
    typist.keys.clear()
    typist.now += 10
    assert typist.turn() == []
    assert typist.turn((DOWN, pygame.K_RIGHT)) == [RIGHT]
