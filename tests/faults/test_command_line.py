"""The command line refuses nonsense in one sentence, and the headless commands need no pygame."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import game
from game import journal
from scenes.arguments import parser
from tests.faults.tools import ROOT, played, refused, run

BLOCK = """
class NoScreen:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("pygame", "pygame_gui"):
            raise ImportError("pygame is blocked")
sys.meta_path.insert(0, NoScreen())
"""
"""Python that makes every import of pygame fail."""

WRONG = [
    ("play",),
    ("play", "chess"),
    ("play", ""),
    ("play", "../ugah"),
    ("play", "ugah.rules"),
    ("play", "x" * 300),
    ("play", "ugah", "--seats", "human"),
    ("play", "ugah", "--seats", "human,wizard"),
    ("play", "ugah", "--seats", ","),
    ("play", "ugah", "--seats", ""),
    ("play", "ugah", "--data-dir", ""),
    ("play", "ugah", "--seats", "easy,\x1b[31m"),
    ("--size", "huge", "play", "ugah"),
    ("play", "ugah", "--seats", "human,easy,easy,easy,easy"),
    ("play", "ugah", "--option", "cheat=on"),
    ("play", "ugah", "--option", "meet"),
    ("play", "ugah", "--option", "meet=never"),
    ("play", "ugah", "--option", "=on"),
    ("play", "ugah", "--option", "first=4"),
    ("play", "ugah", "--seed", "-1"),
    ("play", "ugah", "--seed", "1e3"),
    ("play", "ugah", "--seed", "18446744073709551616"),
    ("play", "ugah", "--seed", "٣"),
    ("play", "ugah", "--seating", "standing"),
    ("play", "ugah", "--speed", "warp"),
    ("play", "ugah", "--size", "800"),
    ("play", "ugah", "--size", "0x0"),
    ("play", "ugah", "--size", "99999x99999"),
    ("play", "ugah", "--scale", "nan"),
    ("play", "ugah", "--scale", "9"),
    ("play", "ugah", "--lang", "tlh"),
    ("simulate",),
    ("simulate", "chess"),
    ("simulate", "ugah", "--seats", "human,easy"),
    ("simulate", "ugah", "--seats", "easy"),
    ("simulate", "ugah", "--matches", "0"),
    ("simulate", "ugah", "--matches", "many"),
    ("simulate", "ugah", "--seed", "seed"),
    ("simulate", "ugah", "--option", "show_scores=maybe"),
    ("simulate", "ugah", "--seats", ""),
    ("simulate", "ugah", "--journals", ""),
    ("simulate", "ugah", "--journals", "main.py"),
    ("check",),
    ("check", ""),
    ("check", "."),
    ("check", "/"),
    ("check", "no such file.journal"),
    ("resume", "no such file.journal"),
    ("rules", "chess"),
    ("rules", "ugah", "--lang", "tlh"),
    ("shot", "attic", "--out", "x.png"),
    ("shot", "shelf"),
    ("dance",),
    ("--nonsense",),
]


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_nonsense_is_refused_in_one_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    sentence = refused(run(*words, environment={"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}))
    assert "{" not in sentence
    assert sentence.strip("\n").isprintable()
    assert not sentence.startswith(" ")
    assert not list(tmp_path.iterdir()), "a refused command line left something behind"


def test_nothing_to_resume_is_said_in_one_sentence(tmp_path: Path) -> None:
    assert refused(run("resume", "--data-dir", str(tmp_path / "none")))
    assert not (tmp_path / "none").exists()


def test_an_option_before_the_command_counts_like_one_behind_it() -> None:
    read = parser().parse_args
    before = read(["--data-dir", "here", "--lang", "de", "--size", "800x600", "--no-sound", "play", "uluk"])
    behind = read(["play", "uluk", "--data-dir", "here", "--lang", "de", "--size", "800x600", "--no-sound"])
    assert vars(before) == vars(behind)
    assert (before.lang, before.size, before.no_sound) == ("de", (800, 600), True)
    assert read(["--lang", "de", "rules", "uluk"]).lang == "de"
    assert read(["--lang", "de", "rules", "uluk", "--lang", "en"]).lang == "en"
    assert read(["rules", "uluk"]).lang is None
    german = run("--lang", "de", "rules", "uluk").stdout
    assert german == run("rules", "uluk", "--lang", "de").stdout
    assert german != run("rules", "uluk").stdout


@pytest.mark.parametrize("key", [box.key for box in game.SHELF])
def test_a_game_for_which_nobody_is_named_has_the_players_it_needs(key: str) -> None:
    done = run("simulate", key, "--matches", "1", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    kinds = [seat["player"] for seat in json.loads(done.stdout)["seats"]]
    assert kinds == ["normal"] * (3 if key in ("ukotoa", "wolves") else 2)


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "wolves"),
        ("simulate", "ugah", "--matches", "1"),
        ("simulate", "ugah", "--json"),
        ("check", ""),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_what_cannot_be_printed_is_told_in_one_sentence(
    words: tuple[str, ...], unbuffered: str, tmp_path: Path
) -> None:
    if words[0] == "check":
        match = played(tmp_path, 12)
        match.close()
        assert match.journal is not None
        words = ("check", str(match.journal.path))
    full = "import os; os.dup2(os.open('/dev/full', os.O_WRONLY), 1)"
    sentence = refused(run(*words, prelude=full, environment={"PYTHONUNBUFFERED": unbuffered}))
    assert "written out" in sentence


def test_letters_that_the_other_end_does_not_know_become_question_marks() -> None:
    whole = run("rules", "uluk").stdout
    for encoding in ("cp1252", "ascii"):
        done = run("rules", "uluk", encoding=encoding)
        assert done.returncode == 0, done.stderr
        assert done.stdout == whole.encode(encoding, "replace").decode(encoding)


def test_a_name_on_the_command_line_may_be_any_bytes(tmp_path: Path) -> None:
    name = os.fsdecode(b"\xff\xfe")
    assert refused(run("check", str(tmp_path / f"{name}.journal")))
    assert refused(run("play", name))


def test_the_headless_commands_never_import_pygame(tmp_path: Path) -> None:
    match = played(tmp_path, 12)
    match.close()
    assert match.journal is not None
    commands = [
        ("simulate", "ugah", "--seats", "easy,hard", "--matches", "2", "--seed", "1", "--json"),
        ("simulate", "ugah", "--seats", "random,normal", "--matches", "1", "--journals", str(tmp_path / "j")),
        ("check", str(match.journal.path)),
        ("check", str(match.journal.path), "--json"),
        ("rules", "ugah"),
    ]
    for command in commands:
        done = run(*command, prelude=BLOCK)
        assert done.returncode == 0, done.stderr
        assert done.stdout.strip()
        assert done.stderr == ""
    assert refused(run("check", "missing", prelude=BLOCK))
    assert refused(run("play", "chess", prelude=BLOCK))


def test_the_block_blocks() -> None:
    done = run("shot", "shelf", "--out", "never.png", prelude=BLOCK)
    assert done.returncode == 1
    assert "pygame is blocked" in done.stderr


def test_every_module_of_the_games_does_without_pygame() -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((ROOT / "game").rglob("*.py"))
    ]
    assert len(modules) > 20
    done = run(
        "rules",
        "ugah",
        prelude=f"{BLOCK}\nimport importlib\nfor m in {modules!r}: importlib.import_module(m)",
    )
    assert done.returncode == 0, done.stderr


def test_the_same_seed_simulates_the_same_matches(tmp_path: Path) -> None:
    def told(folder: str) -> dict[str, object]:
        words = ("simulate", "ugah", "--seats", "easy,random", "--matches", "3", "--seed", "77", "--json")
        data = json.loads(run(*words, "--journals", str(tmp_path / folder)).stdout)
        del data["seconds"], data["actions_per_second"]
        return dict(data)

    assert told("a") == told("b")
    for path in sorted((tmp_path / "a").iterdir()):
        assert path.read_bytes() == (tmp_path / "b" / path.name).read_bytes()
        assert journal.read(path).cut == 0


def test_journals_that_cannot_be_written_stop_a_simulation_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    words = ("simulate", "ugah", "--seats", "easy,easy", "--matches", "1", "--journals")
    assert refused(run(*words, str(tmp_path / "file")))
    assert (tmp_path / "file").read_text() == "here"


def test_a_reader_that_goes_away_ends_the_output_quietly() -> None:
    done = run("rules", "ugah", prelude="import os; r, w = os.pipe(); os.close(r); os.dup2(w, 1)")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
