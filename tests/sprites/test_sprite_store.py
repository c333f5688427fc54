"""The store of pictures: paints once, reads back the same, and never fails for want of a folder."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from sprite_looks import same

from sprites import store
from sprites.store import Store, packed, packed_steps, unpacked, unpacked_steps
from sprites.ugah import path_card


class Painter:
    """Counts how often it had to paint."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self) -> pygame.Surface:
        self.calls += 1
        return path_card("fish", 3, 78, 96, 0.5, 20)


KEY = ("path_card", "fish", 3, 0.5)


class Saving(Store):
    """A store that writes at once instead of when nobody acts."""

    def get(self, key: tuple[object, ...], paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        picture = super().get(key, paint)
        self.save()
        return picture


def test_pictures_are_written_when_nobody_acts_and_never_painted_twice_meanwhile(tmp_path: Path) -> None:
    painter, shop = Painter(), Store(tmp_path, room=1)
    shop.get(KEY, painter)
    shop.get((*KEY, 2), painter)
    shop.get(KEY, painter)
    assert painter.calls == 2
    assert list(tmp_path.glob("*.pic")) == []
    assert shop.save_one()
    assert shop.save_one()
    assert not shop.save_one()
    assert len(list(tmp_path.glob("*.pic"))) == 2


def test_a_picture_is_painted_once_and_kept_in_memory() -> None:
    painter, shop = Painter(), Saving(None)
    assert shop.get(KEY, painter) is shop.get(KEY, painter)
    assert painter.calls == 1
    shop.forget()
    shop.get(KEY, painter)
    assert painter.calls == 2


def test_a_picture_from_disk_equals_the_painted_one(tmp_path: Path) -> None:
    painter = Painter()
    painted = Saving(tmp_path).get(KEY, painter)
    loaded = Saving(tmp_path).get(KEY, painter)
    assert painter.calls == 1
    assert same(painted, loaded)
    assert loaded.get_flags() & pygame.SRCALPHA


def test_an_opaque_picture_stays_opaque_and_equal(tmp_path: Path) -> None:
    picture = pygame.Surface((40, 30), 0, 32)
    picture.fill((12, 34, 56))
    again = unpacked(packed(picture))
    assert same(picture, again)
    Saving(tmp_path).get(("plain",), lambda: picture)
    loaded = Saving(tmp_path).get(("plain",), lambda: pytest.fail("painted again"))
    assert same(picture, loaded)
    assert not loaded.get_flags() & pygame.SRCALPHA


def test_keys_tell_pictures_apart(tmp_path: Path) -> None:
    shop, painter = Saving(tmp_path), Painter()
    shop.get((*KEY, 0), painter)
    shop.get((*KEY, "0"), painter)
    assert painter.calls == 2
    assert len(list(tmp_path.glob("*.pic"))) == 2


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:10],
        lambda data: data[:-40],
        lambda data: data[:60] + bytes(40) + data[100:],
        lambda data: b"XXXX" + data[4:],
        lambda data: data[:4] + b"\xff\xff" + data[6:],
        lambda data: data[:8] + b"\xff" * 8 + data[16:],
        lambda data: b"\x00" * len(data),
    ],
)
def test_a_damaged_file_is_painted_again_and_mended(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    painter = Painter()
    painted = Saving(tmp_path).get(KEY, painter)
    (file,) = tmp_path.glob("*.pic")
    file.write_bytes(damage(file.read_bytes()))
    assert same(Saving(tmp_path).get(KEY, painter), painted)
    assert painter.calls == 2
    Saving(tmp_path).get(KEY, painter)
    assert painter.calls == 2, "the mended file is read"


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "one" / "two"
    Saving(folder).get(KEY, Painter())
    assert len(list(folder.iterdir())) == 1


def test_a_folder_that_is_a_file_costs_nothing_but_time(tmp_path: Path) -> None:
    folder = tmp_path / "taken"
    folder.write_text("not a folder")
    painter = Painter()
    assert Saving(folder).get(KEY, painter).get_width() > 10
    assert painter.calls == 1


def test_a_folder_that_refuses_writing_costs_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError("read-only")

    monkeypatch.setattr(os, "replace", refuse)
    painter = Painter()
    assert Saving(tmp_path).get(KEY, painter).get_width() > 10
    assert list(tmp_path.iterdir()) == [], "no half-written file stays behind"
    monkeypatch.setattr("tempfile.mkstemp", refuse)
    assert Saving(tmp_path).get(KEY, painter).get_width() > 10
    assert painter.calls == 2


def test_a_read_only_folder_costs_nothing_but_time(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o500)
    try:
        assert Saving(folder / "below").get(KEY, Painter()).get_width() > 10
    finally:
        folder.chmod(0o700)


def test_pictures_of_another_version_are_left_unread_and_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = Painter()
    Saving(tmp_path).get(KEY, painter)
    monkeypatch.setattr(store, "VERSION", store.VERSION + 1)
    Saving(tmp_path).get(KEY, painter)
    assert painter.calls == 2
    assert len(list(tmp_path.glob("*.pic"))) == 1


def painted_in_steps() -> Iterator[float]:
    """Three shares, then the picture."""
    yield from (0.2, 0.5, 0.9)
    return path_card("boar", 4, 78, 96, 1.0)


def test_a_picture_made_in_steps_comes_last_and_equals_the_painted_one(tmp_path: Path) -> None:
    shop = Saving(tmp_path)
    *shares, picture = shop.steps(KEY, painted_in_steps)
    assert shares == sorted(shares)
    assert all(isinstance(share, float) and 0 <= share <= 1 for share in shares)
    assert isinstance(picture, pygame.Surface)
    assert same(picture, path_card("boar", 4, 78, 96, 1.0))
    assert list(shop.steps(KEY, lambda: pytest.fail("painted again"))) == [picture]
    *_, loaded = Saving(tmp_path).steps(KEY, lambda: pytest.fail("painted again"))
    assert isinstance(loaded, pygame.Surface)
    assert same(loaded, picture)
    assert same(Saving(tmp_path).get(KEY, lambda: pytest.fail("painted again")), picture)


def test_steps_mend_a_damaged_file_and_do_without_a_folder(tmp_path: Path) -> None:
    list(Saving(tmp_path).steps(KEY, painted_in_steps))
    (file,) = tmp_path.glob("*.pic")
    file.write_bytes(file.read_bytes()[:-30])
    *_, picture = Saving(tmp_path).steps(KEY, painted_in_steps)
    *_, other = Saving(None).steps(KEY, painted_in_steps)
    assert isinstance(picture, pygame.Surface)
    assert isinstance(other, pygame.Surface)
    assert same(picture, other)
    assert same(unpacked(file.read_bytes()), picture)


def test_large_pictures_are_packed_and_read_in_several_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_SLICE", 1000)
    picture = path_card("lizard", 2, 78, 96, 1.0)
    packing = packed_steps(picture)
    assert len(list(packing)) >= 8
    data = packed(picture)
    assert len(list(unpacked_steps(data))) >= 8
    assert same(unpacked(data), picture)
    with pytest.raises(ValueError, match="damaged"):
        unpacked(data[:-40])


def test_pictures_not_asked_for_longest_leave_the_memory(tmp_path):
    store = Saving(tmp_path, room=4 * 20 * 20 * 3)
    painted = []

    def get(name):
        def paint():
            painted.append(name)
            return pygame.Surface((20, 20), pygame.SRCALPHA)

        return store.get((name,), paint)

    first = get("a")
    for name in "bcab":
        get(name)
    assert painted == ["a", "b", "c"]
    get("d")
    assert store.held <= 4 * 20 * 20 * 3
    assert get("a") is first, "it was asked for lately"
    get("c")
    assert painted == ["a", "b", "c", "d"], "what left the memory is read from disk, not painted again"
    store.forget()
    assert store.held == 0


def test_a_larger_window_gets_more_room(tmp_path):
    store = Store(tmp_path)
    for size, kept in (((1920, 1080), 20), ((3840, 2160), 80), ((800, 600), 20)):
        store.fit(size)
        store.forget()
        for number in range(100):
            store.get(("large", size, number), lambda: pygame.Surface((512, 512), pygame.SRCALPHA, 32))
        assert store.held == kept << 20
