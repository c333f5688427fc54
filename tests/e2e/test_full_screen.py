"""The window fills the screen and comes back where it was, as large as it was, painted as it was."""

from __future__ import annotations

from tests.e2e.conftest import Start
from tests.e2e.desk import SCREEN, Program


def press_f11(program: Program, size: tuple[int, int], picture: tuple[bytes, ...] = ()) -> None:
    """Wait until the window has that size, and shows that picture if one is given."""
    program.key("F11")

    def there() -> bool:
        program._measure()
        return program.size == size and (not picture or program.picture() == picture)

    program.wait(f"the window is {size[0]} x {size[1]} pixels large and painted", there)


def test_the_window_comes_back_from_the_full_screen(start: Start) -> None:
    program = start()
    program.display.hand(f"mousemove {SCREEN[0] - 1} {SCREEN[1] - 1}")
    place, size, picture = program.place, program.size, program.settle()
    for _ in range(2):
        press_f11(program, SCREEN)
        assert program.place == (0, 0)
        assert program.settle() != picture
        press_f11(program, size, picture)
        assert program.place == place
    assert "Warning" not in program.said()


def test_a_start_in_full_screen_has_a_window_to_go_back_to(start: Start) -> None:
    program = start("--fullscreen", "--size", "900x640")
    program.settle()
    program._measure()
    assert program.size == SCREEN
    press_f11(program, (900, 640))
