"""Sounds on disk: made once, and never an error when the disk has its own mind."""

from __future__ import annotations

from array import array

import pytest

import sounds.buffers
from sounds.buffers import WAITING, Buffers

KNOCK = array("h", [0, 5, -32768, 32767, 1, 0])


def made():
    return KNOCK


def unmade():
    pytest.fail("made although it is there")


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "deep" / "sounds"


def test_what_is_stored_outlives_the_program(folder):
    first = Buffers(folder)
    assert first.lasting
    assert not first.ready("knock")
    first.store("knock", made)
    assert first.stored("knock")
    second = Buffers(folder)
    assert second.ready("knock")
    assert second.stored("knock")
    assert second.get("knock", unmade) == KNOCK


def test_what_was_only_needed_is_not_stored_yet_and_not_made_again(folder):
    buffers = Buffers(folder)
    assert buffers.get("knock", made) == KNOCK
    assert buffers.ready("knock")
    assert not buffers.stored("knock")
    buffers.store("knock", unmade)
    assert buffers.stored("knock")


@pytest.mark.parametrize("flipped", range(0, 20, 3))
def test_a_damaged_file_is_made_anew(folder, flipped):
    Buffers(folder).store("knock", made)
    (file,) = folder.iterdir()
    data = bytearray(file.read_bytes())
    data[flipped % len(data)] ^= 0x55
    file.write_bytes(data)
    buffers = Buffers(folder)
    assert buffers.get("knock", made) == KNOCK
    assert not buffers.stored("knock")
    buffers.store("knock", unmade)
    assert Buffers(folder).get("knock", unmade) == KNOCK


def test_a_file_that_is_cut_short_is_made_anew(folder):
    Buffers(folder).store("knock", made)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    for size in range(len(whole)):
        file.write_bytes(whole[:size])
        assert Buffers(folder).get("knock", lambda: array("h", [7])) == array("h", [7])


def test_not_many_wait_in_memory_for_their_place_on_disk(folder):
    """Where nobody ever rests, what is made while it is wanted is written all the same."""
    buffers = Buffers(folder)
    long = array("h", bytes(WAITING // 6 * 2))
    for number in range(8):
        buffers.get(f"room-{number}", long.__copy__)
    assert [buffers.stored(f"room-{number}") for number in range(8)] == [True] * 5 + [False] * 3
    assert all(buffers.get(f"room-{number}", unmade) == long for number in range(8))
    assert Buffers(folder).get("room-0", unmade) == long


def test_without_a_folder_memory_keeps_it():
    buffers = Buffers(None)
    assert not buffers.lasting
    buffers.store("knock", made)
    assert buffers.stored("knock")
    assert buffers.get("knock", unmade) == KNOCK
    buffers.forget()
    assert not buffers.ready("knock")


def test_where_the_folder_cannot_be_written_memory_keeps_it(tmp_path):
    (tmp_path / "sounds").write_text("a file where the folder should be", encoding="utf-8")
    buffers = Buffers(tmp_path / "sounds")
    buffers.store("knock", made)
    assert not buffers.lasting
    assert buffers.get("knock", unmade) == KNOCK
    assert [file.name for file in tmp_path.iterdir()] == ["sounds"]


def test_a_full_disk_leaves_nothing_half_written(folder, monkeypatch):
    def full(source, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sounds.buffers.os, "replace", full)
    buffers = Buffers(folder)
    buffers.store("knock", made)
    assert not buffers.lasting
    assert buffers.get("knock", unmade) == KNOCK
    assert list(folder.iterdir()) == []


def test_what_lies_on_a_disk_that_is_full_now_is_read_all_the_same(folder, monkeypatch):
    Buffers(folder).store("knock", made)

    def full(source, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sounds.buffers.os, "replace", full)
    buffers = Buffers(folder)
    buffers.store("chip", made)
    assert buffers.stored("knock")
    assert buffers.get("knock", unmade) == KNOCK


def test_files_of_another_version_are_cleared_away(folder, monkeypatch):
    Buffers(folder).store("knock", made)
    (old,) = folder.iterdir()
    monkeypatch.setattr(sounds.buffers, "VERSION", sounds.buffers.VERSION + 1)
    buffers = Buffers(folder)
    assert not buffers.ready("knock")
    buffers.store("knock", made)
    (new,) = folder.iterdir()
    assert new != old
