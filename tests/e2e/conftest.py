"""Fixtures of the end-to-end tests: one display for all of them, and programs that never outlive a test."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.desk import Display, Program

Start = Callable[..., Program]


@pytest.fixture(scope="session")
def display(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    """The screen that all end-to-end tests share."""
    made = Display(tmp_path_factory.mktemp("display"))
    yield made
    made.close()


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of painted pictures that all tests share; the first test paints."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def data(tmp_path: Path, pictures: Path) -> Path:
    """A data folder as after a first start, with computer players that move briskly."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "cache").symlink_to(pictures)
    (folder / "settings.json").write_text(json.dumps({"bot_pace": 0}), encoding="utf-8")
    return folder


@pytest.fixture
def start(display: Display, data: Path) -> Iterator[Start]:
    """Start the program with further arguments; whatever still runs at the end is ended."""
    started: list[Program] = []

    def begin(*arguments: str, finger: bool = False, window: bool = True) -> Program:
        program = Program(display, data, *arguments, finger=finger)
        started.append(program)
        return program.show() if window else program

    yield begin
    display.hand("mouseup 1")
    for program in started:
        program.close()
