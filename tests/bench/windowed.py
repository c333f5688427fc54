"""Rows with a window: from the start to a full table, at rest and in motion."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.bench import scripts
from tests.bench.driver import Frame
from tests.bench.hands import Dragged, drag
from tests.bench.peers import BAIZE, DRAG, PEERS, Peer
from tests.bench.processes import BenchError
from tests.bench.report import Row, median
from tests.bench.screen import FLAT, Screen, Window, our_command, with_bus
from tests.bench.watched import Watched, frames_of, shown, told_of, wall

FRAME_BAR = {1080: 8.0, 2160: 16.0}
"""Milliseconds that 99 of 100 frames of a drag may take, by the height of the window."""
ONE_FRAME = 16.0
"""Milliseconds of a frame at 60 Hz: more while somebody thinks, or dice roll, would be seen."""
ALIVE = 1.0
"""Seconds without a look at the input after which a window counts as dead."""
PIECE, HANDFUL = 1, 2
"""What is dragged over a full table: numbers of the script."""
TURNS = 5
"""Times that each drag is measured, turn and turn about with the peer's."""
SETTLE = 20.0
"""Seconds at most until a program that has just been started for the first time ever is at rest."""


class Bench:
    """What the rows share: the folder, the size of the window, the games, and how much time there is."""

    def __init__(
        self, folder: Path, size: tuple[int, int], games: list[str], quick: bool, say: Callable[[str], None]
    ) -> None:
        self.folder = folder
        self.size = size
        self.games = games
        self.quick = quick
        self.say = say
        self._screens = 0

    def screen(self) -> contextlib.closing[Screen]:
        """A fresh screen for windows of the size of the measurement."""
        self._screens += 1
        return contextlib.closing(Screen(self.size, self.folder / f"screen-{self._screens}"))

    @property
    def frame_bar(self) -> float:
        """Milliseconds that a frame of a drag may take."""
        return FRAME_BAR[1080] if self.size[1] <= 1080 else FRAME_BAR[2160]


# -- start ------------------------------------------------------------------------------------------------


def start(bench: Bench) -> list[Row]:
    """From the command line to a window and to a painted picture, turn and turn about with aisleriot."""
    rows: list[Row] = []
    with bench.screen() as screen:
        peer = _peer(screen, rows, "start")
        size = "{}x{}".format(*bench.size)
        times: dict[str, list[tuple[float, float]]] = {}
        for turn in range(3 if bench.quick else 8):
            fresh = screen.folder / f"fresh-{turn}"
            seats = ["human"] + ["normal"] * (max(2, scripts.fewest_seats(bench.games[0])) - 1)
            table = ["play", bench.games[0], "--seats", ",".join(seats), "--seed", "1"]
            table += ["--speed", "off"]  # the hands that deal take their time on a table that is painted
            plan = {
                "shelf, warm cache": ["--data-dir", str(screen.folder / "warm")],
                f"shelf, warm cache, {size}": ["--size", size, "--data-dir", str(screen.folder / "warm2")],
                "shelf, first start ever": ["--data-dir", str(fresh / "shelf")],
                f"shelf, first start ever, {size}": ["--size", size, "--data-dir", str(fresh / "large")],
                "table, warm cache": [*table, "--data-dir", str(screen.folder / "warm-table")],
                "table, first start ever": [*table, "--data-dir", str(fresh / "table")],
            }
            bench.say(f"start, round {turn}")
            if peer is not None:
                times.setdefault("aisleriot", []).append(_opened(peer.open(), BAIZE))
            for name, arguments in plan.items():
                screen.park()
                window = with_bus(screen, our_command(*arguments), fresh / "home")
                times.setdefault(name, []).append(_opened(window, FLAT))
    kept = {name: values[1:] for name, values in times.items()}
    return rows + _start_rows(kept)


def _opened(window: Window, most: float) -> tuple[float, float]:
    try:
        return window.show(), window.painted(most=most)
    finally:
        window.close()


def _start_rows(times: dict[str, list[tuple[float, float]]]) -> list[Row]:
    theirs = times.pop("aisleriot", None)
    beside = 1000 * median([window for window, _ in theirs]) if theirs else None
    rows = []
    for name, values in times.items():
        windows, pictures = ([1000 * pair[part] for pair in values] for part in (0, 1))
        note = f"{min(windows):.0f}-{max(windows):.0f}"
        if "warm" in name:
            rows.append(
                Row("start", f"{name}: window", median(windows), "ms", beside, "aisleriot", most=1, note=note)
            )
        note = f"{min(pictures):.0f}-{max(pictures):.0f}"
        if name.startswith("shelf, warm cache"):
            what = f"{name}: painted"
            rows.append(Row("start", what, median(pictures), "ms", beside, "aisleriot", most=2, note=note))
        elif "first" in name:
            rows.append(Row("start", f"{name}: painted", median(pictures), "ms", 3000, most=1, note=note))
        else:
            rows.append(Row("start", f"{name}: painted", median(pictures), "ms", note=note))
    if theirs:
        note = f"painted after {1000 * median([picture for _, picture in theirs]):.0f} ms"
        rows.append(Row("start", "aisleriot: window", beside, "ms", note=note))
    return rows


def peers(bench: Bench) -> list[Row]:
    """What other table games cost here, those that are installed."""
    rows = []
    for name in PEERS:
        with bench.screen() as screen:
            try:
                peer = Peer(screen, name)
                bench.say(f"peers: {name}")
                rows += peer.rows(name, 5.0 if bench.quick else 10.0)
            except BenchError as fault:
                rows.append(Row("peers", name, failed=str(fault)))
    return rows


def _peer(screen: Screen, rows: list[Row], name: str) -> Peer | None:
    try:
        return Peer(screen)
    except BenchError as fault:
        rows.append(Row(name, "aisleriot", failed=str(fault)))
        return None


def sit_down(bench: Bench) -> list[Row]:
    """From the painted shelf to a table, with an empty cache of pictures and with a filled one."""
    rows = []
    for key in bench.games:
        bench.say(f"from the shelf to the table of {key}")
        with bench.screen() as screen:
            run = Watched(screen, "sit-down", key)
            run.finished()
            for name, what in (("first", "first time ever"), ("again", "again")):
                entry = run.told(name)
                longest = wall(frames_of(entry), 1)
                rows.append(
                    Row("table", f"{key}, shelf to table, {what}", entry["seconds"], "s", 3.0, most=1)
                )
                if name == "first":
                    bar = 1000 * ALIVE
                    rows.append(
                        Row(
                            "table",
                            f"{key}, longest time without a look at the input",
                            longest,
                            "ms",
                            bar,
                            most=1,
                        )
                    )
    return rows


# -- at rest ----------------------------------------------------------------------------------------------


def idle(bench: Bench) -> list[Row]:
    """Percent of a core at the shelf, while a person is to act, and behind a curtain."""
    rows = []
    key, seconds = bench.games[0], 5.0 if bench.quick else 10.0
    size = "{}x{}".format(*bench.size)
    with bench.screen() as screen:
        waiting = ("play", key, "--seats", "human,human,human", "--size", size, "--seed", "1")
        plan = {
            "shelf": our_command("--size", size, "--data-dir", str(screen.folder / "a")),
            "waiting turn": our_command(*waiting, "--data-dir", str(screen.folder / "b")),
            "waiting turn, muted": our_command(
                *waiting, "--no-sound", "--data-dir", str(screen.folder / "b")
            ),
        }
        for name in (*plan, "curtain"):
            bench.say(f"idle: {name}")
            if name in plan:
                run = Window(screen, plan[name])
                run.show()
                run.painted()
                run.fit()
            else:
                run = Watched(screen, "curtain", key)
                run.told("ready")
            screen.park()
            run.process.rest(SETTLE)
            shares = [run.process.measure(seconds) for _ in range(1 if bench.quick else 3)]
            run.close()
            note = f"over {seconds:.0f} s, median of {', '.join(f'{share:.3f}' for share in shares)}"
            rows.append(Row("idle", name, median(shares), "%", 0.1, most=1, note=note))
    return rows


# -- in motion --------------------------------------------------------------------------------------------


def dragging(bench: Bench) -> list[Row]:
    """A piece, then a handful, dragged over a full table at 60 Hz, every game in every round and a card of
    aisleriot's before each: a machine is quicker at one time than at another, and the peer at one drag than
    at the next.
    """
    rows: list[Row] = []
    theirs: list[Dragged] = []
    ours: dict[tuple[str, int], list[Dragged]] = {(key, PIECE): [] for key in bench.games}
    ours |= {(key, HANDFUL): [] for key in bench.games}
    with bench.screen() as screen:
        peer = _peer(screen, rows, "drag")
        for turn in range(1 if bench.quick else TURNS):
            for key in bench.games:
                bench.say(f"drag: {key}, round {turn}")
                if peer is not None:
                    theirs.append(peer.drag())
                for number in (PIECE, HANDFUL):
                    if (key, number) not in ours:
                        continue
                    ready, made, _ = _dragged(screen, key, number, bare=True)
                    ours[key, number].append(made)
                    if number == HANDFUL and ready["carried"] == 1:
                        del ours[key, number]  # nothing is carried by the handful here
        for (key, number), made_so in sorted(ours.items(), key=lambda entry: bench.games.index(entry[0][0])):
            rows += _drag_rows(bench, screen, key, number, made_so, theirs)
    return rows


def _drag_rows(
    bench: Bench, screen: Screen, key: str, number: int, ours: list[Dragged], theirs: list[Dragged]
) -> list[Row]:
    """What the drags have cost, and the frames of one more."""
    ready, made, frames = _dragged(screen, key, number, bare=False)
    seen = shown(frame for frame in frames if made.begun <= frame.ended <= made.ended)
    if not seen:
        raise BenchError("no frame was shown during the drag")
    what = f"{key}, {ready['carried']} of {ready['pieces']} pieces"
    shares = [made.share for made in ours]
    note = f"{min(shares):.1f}-{max(shares):.1f}, X server {median([made.server for made in ours]):.1f} %"
    beside = None
    if theirs:
        beside = median([made.share for made in theirs])
        low, high = (choose(made.share for made in theirs) for choose in (min, max))
        note += f", aisleriot's {median([made.server for made in theirs]):.1f} %; it {low:.1f}-{high:.1f}"
    most = 1 if number == PIECE and bench.size[1] <= 1080 else None  # a card of the peer is one piece
    return [
        Row(
            "drag", f"{what}: share", median(shares), "% of a core", beside, "aisleriot", most=most, note=note
        ),
        Row(
            "drag", f"{what}: frame p99", wall(seen, 0.99), "ms", bench.frame_bar, most=1, note=told_of(seen)
        ),
    ]


def _dragged(
    screen: Screen, key: str, number: int, bare: bool
) -> tuple[dict[str, Any], Dragged, list[Frame]]:
    """One drag over a full table, in the ``bare`` program or watched: what lay there, its cost, frames."""
    run = Watched(screen, "drag", key, number, bare=bare)
    try:
        ready = run.told("ready")
        run.process.rest(SETTLE)
        made = drag(run, ready["piece"], ready["spot"], DRAG)
    finally:
        frames = run.end()
    return ready, made, frames


def flight(bench: Bench) -> list[Row]:
    """Twenty pieces in flight at once."""
    rows = []
    for key in bench.games:
        bench.say(f"flight: {key}")
        with bench.screen() as screen:
            run = Watched(screen, "flight", key, 3 if bench.quick else 8)
            run.finished()
            entry = run.told("flight")
        seen = shown(frames_of(entry))
        what = f"{key}, {entry['flying']} pieces"
        rows.append(Row("flight", f"{what}: frame p50", wall(seen, 0.5), "ms", note=told_of(seen)))
        rows.append(Row("flight", f"{what}: frame p99", wall(seen, 0.99), "ms", bench.frame_bar, most=1))
    return rows


def dice(bench: Bench) -> list[Row]:
    """All dice thrown, until they lie still."""
    if "ugah" not in bench.games:
        return []
    bench.say("dice")
    with bench.screen() as screen:
        run = Watched(screen, "throw", "ugah", 5 if bench.quick else 30)
        run.finished()
        entry = run.told("throw")
    seen = shown(frames_of(entry))
    what = f"ugah, {entry['dice']} dice"
    worst = [1000 * frame for frame in entry["worst"]]
    return [
        Row(
            "dice", f"{what}: frame p99", wall(seen, 0.99), "ms", ONE_FRAME, most=1,
            note=told_of(seen),
        ),
        Row(
            "dice", f"{what}: longest frame of a throw, median", median(worst), "ms",
            note=f"of {len(worst)} throws: {', '.join(f'{value:.0f}' for value in worst[:12])}",
        ),
    ]  # fmt: skip


def countdown(bench: Bench) -> list[Row]:
    """Frames while five cards lie around the table and the last player is counted down."""
    if "uluru" not in bench.games:
        return []
    bench.say("countdown")
    with bench.screen() as screen:
        run = Watched(screen, "countdown", "uluru")
        run.finished()
        entry = run.told("countdown")
    seen = shown(frames_of(entry))
    what = f"uluru, five cards, {entry['pieces']} pieces: frame p99"
    return [
        Row(
            "countdown", what, wall(seen, 0.99), "ms", bench.frame_bar, most=1, note=told_of(seen),
        )
    ]  # fmt: skip


def resize(bench: Bench) -> list[Row]:
    """From 1280x800 to 1920x1080 until painted again, the first time and once more."""
    rows = []
    for number, scene in ((0, "shelf"), *((1, key) for key in bench.games)):
        bench.say(f"resize: {scene}")
        with bench.screen() as screen:
            run = Watched(screen, "resize", scene if number else bench.games[0], number, (1280, 800))
            run.finished()
            for name in ("first", "again"):
                entry = run.told(name)
                note = f"longest frame {wall(frames_of(entry), 1):.0f} ms"
                rows.append(Row("resize", f"{scene}, {name}", 1000 * entry["seconds"], "ms", note=note))
    return rows


def think(bench: Bench) -> list[Row]:
    """Frames while the strongest player thinks without a pause and three pieces fly."""
    rows = []
    for key in bench.games:
        bench.say(f"frames while {key} is thought about")
        with bench.screen() as screen:
            run = Watched(screen, "think", key, 3 if bench.quick else 10)
            run.finished()
            entry = run.told("think")
        seen = frames_of(entry)
        what = f"{key}, frame p99 while the strongest thinks"
        note = f"{entry['answers']} questions; {told_of(seen)}"
        rows.append(Row("think", what, wall(seen, 0.99), "ms", ONE_FRAME, most=1, note=note))
    return rows
