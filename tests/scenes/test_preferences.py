"""Settings: checked when read, kept when changed, overridden for one run."""

from __future__ import annotations

import json

import pytest

from scenes.preferences import Preferences, load, save


def test_what_was_set_comes_back(tmp_path):
    path = tmp_path / "deep" / "settings.json"
    settings = Preferences(language="de", effects=2, scale=1.5, last={"ugah": {"seats": []}})
    assert save(path, settings)
    assert load(path) == settings


def test_a_value_given_for_one_run_is_not_kept(tmp_path):
    path = tmp_path / "settings.json"
    settings = Preferences(speed="normal", muted=False)
    settings.override("muted", True)
    settings.override("speed", "off")
    settings.speed = "quick"
    save(path, settings)
    assert load(path).muted is False
    assert load(path).speed == "quick", "what was changed in this run is kept"


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "[]", "null", '{"scale": "huge", "effects": 99, "speed": 3}', '{"last": 4}', "\0" * 9],
)
def test_damaged_settings_become_the_defaults(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_text(text)
    settings = load(path)
    assert settings.scale == 1.0
    assert settings.effects in (7, 10)
    assert settings.speed == "normal"
    assert settings.last == {}


def test_numbers_are_brought_into_range(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(
        json.dumps({"scale": 9, "diagonal": -3, "timer_factor": 50, "bot_pace": -1, "ambience": 70})
    )
    settings = load(path)
    assert (settings.scale, settings.diagonal, settings.timer_factor) == (2.0, 0.0, 10)
    assert (settings.bot_pace, settings.ambience) == (0, 10)


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path):
    (tmp_path / "file").write_text("x")
    assert not save(tmp_path / "file" / "settings.json", Preferences())
    assert load(tmp_path / "file" / "settings.json") == Preferences()
