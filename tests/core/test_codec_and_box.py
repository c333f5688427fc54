"""Lines of text and component data are checked, never trusted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import box, codec
from game.contract import Action


class Suit(IntEnum):
    RED = 1
    BLUE = 2


@dataclass(frozen=True, slots=True)
class Lay(Action):
    cards: tuple[int, ...]
    suit: Suit
    to: int | None
    pair: tuple[int, str]


ACTIONS = (Lay,)


@settings(derandomize=True, max_examples=80)
@given(
    st.integers(-1, 5),
    st.lists(st.integers()).map(tuple),
    st.sampled_from(Suit),
    st.none() | st.integers(),
    st.text(),
)
def test_every_kind_of_field_comes_back(seat, cards, suit, to, word):
    action = Lay(seat, cards, suit, to, (3, word))
    line = codec.encode(action)
    assert line.isascii()
    assert "\n" not in line
    assert codec.decode(line, ACTIONS) == action


@pytest.mark.parametrize(
    "line",
    [
        "",
        "null",
        "{}",
        "[]",
        "[1]",
        '["Lay"]',
        '["Lie",0,[],1,null,[3,"a"]]',
        '["Lay",0,[],1,null]',
        '["Lay","0",[],1,null,[3,"a"]]',
        '["Lay",true,[],1,null,[3,"a"]]',
        '["Lay",0,[1.5],1,null,[3,"a"]]',
        '["Lay",0,[],7,null,[3,"a"]]',
        '["Lay",0,[],1,"x",[3,"a"]]',
        '["Lay",0,[],1,null,[3]]',
        '["Lay",0,5,1,null,[3,"a"]]',
        "[" * 100_000,
    ],
)
def test_a_foreign_line_is_refused(line):
    with pytest.raises(codec.CodecError):
        codec.decode(line, ACTIONS)


@dataclass(frozen=True, slots=True)
class Part:
    source: str
    count: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Data:
    part: tuple[Part, ...]
    deck: Part


GOOD = '[[part]]\nsource = "rulebook"\ncount = 3\n[deck]\nsource = "designed"\ncount = 4\nnote = "x"\n'


def test_component_data_becomes_frozen_values(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text(GOOD)
    assert box.load(path, Data) == Data((Part("rulebook", 3),), Part("designed", 4, "x"))


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ('"rulebook"', '"hearsay"', "source"),
        ("count = 3", 'count = "3"', "int"),
        ("count = 3", "count = true", "int"),
        ("count = 3", "", "missing"),
        ("count = 3", "count = 3\ncolour = 1", "unknown"),
        ("[[part]]", "[part]", "list"),
        ("[deck]", "deck = 1\n[lost]", "unknown"),
        ("[[part]]", "[[part", "box.toml"),
    ],
)
def test_wrong_component_data_is_named(tmp_path, old, new, word):
    path = tmp_path / "box.toml"
    path.write_text(GOOD.replace(old, new, 1))
    with pytest.raises(box.BoxError, match=word):
        box.load(path, Data)


def test_missing_component_data_is_named(tmp_path):
    with pytest.raises(box.BoxError, match=r"box\.toml"):
        box.load(tmp_path / "box.toml", Data)
