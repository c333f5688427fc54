"""The curtain opens only when it is held, and shows nothing before."""

import pygame
import pytest

from scenes.curtain import HOLD, CurtainScene
from scenes.menu import ShelfScene
from scenes.pause import AskScene
from tests.scenes.menu_desk import MenuDesk


@pytest.fixture
def desk(tmp_path):
    return MenuDesk(tmp_path, speed="normal")


@pytest.fixture
def opened(desk):
    calls = []
    desk.show(CurtainScene(desk.app, 1, "Ben <img src=x>\0", "Please look away.", lambda: calls.append(1)))
    return calls


def let_pass(desk, seconds):
    while seconds > 0 and desk.app.running:
        desk.app.step(0.05)
        seconds -= 0.05


def test_a_tap_or_a_double_tap_does_nothing(desk, opened):
    for _ in range(3):
        desk.tap("hold")
        desk.click("hold")
    let_pass(desk, 2)
    assert opened == []
    assert desk.still()


def test_holding_the_button_opens_once(desk, opened):
    at = desk.rect("hold").center
    desk.finger(at)
    let_pass(desk, HOLD + 1.0)
    assert opened == [1]
    desk.finger(at, pygame.FINGERUP)
    let_pass(desk, 1.0)
    assert opened == [1]


def test_leaving_the_button_starts_anew(desk, opened):
    at = desk.rect("hold").center
    desk.finger(at)
    let_pass(desk, HOLD / 2)
    desk.finger((5, 5), pygame.FINGERMOTION)
    let_pass(desk, HOLD)
    assert opened == []


def test_enter_held_opens_and_a_short_press_does_not(desk, opened):
    desk.key(pygame.K_RETURN)
    let_pass(desk, 1)
    assert opened == []
    desk.key(pygame.K_RETURN, up=False)
    let_pass(desk, HOLD + 1.0)
    assert opened == [1]


def test_a_lost_focus_lets_go(desk, opened):
    desk.finger(desk.rect("hold").center)
    let_pass(desk, HOLD / 2)
    desk.app.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    let_pass(desk, 2)
    assert opened == []


@pytest.mark.parametrize("calm", [True, False])
def test_nothing_of_what_lay_below_is_drawn_while_it_opens(desk, calm):
    desk.app.preferences.reduced_motion = calm
    desk.show(CurtainScene(desk.app, 1, "Ben", "Please look away.", lambda: None))
    secret = (255, 0, 255)
    desk.app.screen.fill(secret)
    desk.app.redraw()
    desk.finger(desk.rect("hold").center)
    seen = set()
    for _ in range(40):
        desk.app.step(0.05)
        screen = desk.app.screen
        for x in range(0, screen.get_width(), 40):
            for y in range(0, screen.get_height(), 40):
                seen.add(tuple(screen.get_at((x, y)))[:3])
    assert secret not in seen


def test_the_title_of_the_window_is_neutral(desk, opened):
    assert desk.app.top.title == "Longtable"


def test_escape_offers_the_shelf(desk, opened):
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, AskScene)
    desk.click("yes")
    assert isinstance(desk.top, ShelfScene)
    assert opened == []
