"""Helps at a table: studs, plaque, refusals in words, hint, log, lights over legal spots."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bots.pacing import question
from game.bots.worker import Thinker
from game.contract import Action, Refusal, untimed
from scenes import log, tables
from scenes.finding import controls, extent
from scenes.hands import drags, grip_for
from scenes.layout import LABEL, TOP, Face, Lying, Shown, Spot
from scenes.viewport import Point, turned
from scenes.zones import WHOLE

if TYPE_CHECKING:
    from scenes.table import TableScene

SLIP_SECONDS = 5.0
STUD = 68.0
PITCH = 76.0
STUDS = (("menu", "undo", "redo"), ("hint", "log", "sound"))
STRONGEST = "hard"


@dataclass(frozen=True, slots=True)
class Slip:
    """A sentence at a place of the table, the rule behind it, and when it vanishes (monotonic seconds)."""

    text: str
    at: Point
    rule: str
    ends: float


class Helps:
    """What the house adds to a game's table."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._slips: dict[int, Slip] = {}
        self._hint: Action | None = None
        self._hinter: Thinker | None = None

    # -- time ---------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a hint is being thought of."""
        return self._hinter is not None and self._hinter.busy

    def wake(self) -> float:
        """Seconds until a slip vanishes."""
        ends = [slip.ends for slip in self._slips.values()]
        return max(0.02, min(ends) - time.monotonic()) if ends else 60.0

    def update(self) -> None:
        """Let slips vanish, show a hint that is ready."""
        if self._slips:
            now = time.monotonic()
            for zone, slip in list(self._slips.items()):
                if now >= slip.ends:
                    self.clear(zone)
                    self.table.lay_out()
        if self._hinter is not None and self._hinter.busy:
            action = self._hinter.poll()
            if action is not None:
                self._show_hint(action)

    def close(self) -> None:
        """End the process that thinks of hints."""
        if self._hinter is not None:
            self._hinter.close()
            self._hinter = None

    # -- saying and lighting ------------------------------------------------------------------------

    def say(self, text: str, at: Point, rule: str) -> None:
        """Show a sentence at a point of the table for a while; a tap on it opens the rule."""
        self._slips[self.table.zones.at(at)] = Slip(text, at, rule, time.monotonic() + SLIP_SECONDS)

    @property
    def saying(self) -> str:
        """The sentence that was shown last and still is, or an empty text."""
        return list(self._slips.values())[-1].text if self._slips else ""

    def clear(self, zone: int | None = None) -> None:
        """Take the hint and the slip of a zone away, or all slips."""
        self._hint = None
        if zone is None:
            self._slips.clear()
        else:
            self._slips.pop(zone, None)

    def refusal_text(self, refusal: Refusal) -> str:
        """A refusal in words; seats in it are named."""
        name = self.table.shown().name
        game = self.table.box.key
        params = {
            key: name(value) if key in log.SEAT_FIELDS and isinstance(value, int) else self._word(game, value)
            for key, value in refusal.params
        }
        return self.table.app.words.say(refusal.key, params)

    def _word(self, game: str, value: str | int) -> str | int:
        key = f"{game}-word-{value}"
        return self.table.app.words.say(key) if self.table.app.words.has(key) else value

    # -- buttons ------------------------------------------------------------------------------------

    def press(self, control: str, at: Point) -> bool:
        """Press a stud; returns whether it was one."""
        table = self.table
        name = control.split(":")[0]
        if name in ("undo", "redo"):
            refusal = table.undo() if name == "undo" else table.redo()
            if refusal is not None:
                self._refuse(refusal, at)
        elif name == "hint":
            self._ask_hint(at)
        elif name == "slip" and (table.clockwork.runs or len(table.human_asked()) > 1):
            self.clear(int(control.partition(":")[2] or WHOLE))  # nobody reads while others act
            table.lay_out()
        elif name in ("log", "menu", "rules", "slip"):
            refusal = table.clockwork.interrupt(asked=True)
            if refusal is not None:
                self._refuse(refusal, at)
            elif name == "log":
                self._open_log()
            elif name == "menu":
                self._open_menu()
            else:
                slip = self._slips.get(int(control.partition(":")[2] or WHOLE))
                self.open_rules(slip.rule if slip is not None else "")
        elif name == "toggle":
            table.toggles ^= {control}
            table.app.voice.play("button")
            table.lay_out()
        elif name == "amount":
            _, key, number = control.split(":")
            table.amounts[key] = int(number)
            table.app.voice.play("button", 0.4)
            table.lay_out()
        elif name == "aim":
            table.aim_at(control.partition(":")[2])
        elif name == "keep":
            self._keep()
        elif name == "sound":
            table.app.preferences.muted = not table.app.preferences.muted
            preferences = table.app.preferences
            table.app.voice.set_volumes(preferences.effects, preferences.ambience, preferences.muted)
            table.app.save_preferences()
            table.lay_out()
        else:
            return False
        return True

    def _refuse(self, refusal: Refusal, at: Point) -> None:
        """Say why a stud does nothing now."""
        self.table.app.voice.play("refuse")
        self.say(self.refusal_text(refusal), at, refusal.rule)
        self.table.lay_out()

    def _keep(self) -> None:
        """Keep something for later matches of this game."""
        table = self.table
        kept = table.layout.keepsake(table.shown(), tables.kept_notes(table.app, table.box.key))
        if kept is not None:
            table.app.preferences.last[tables.KEPT + table.box.key] = dict(kept)
            table.app.save_preferences()
            table.app.tell(table.app.words.say(f"{table.box.key}-kept"))

    def open_rules(self, anchor: str) -> None:
        """Open the rulebook at a rule."""
        from scenes.rulebook import RulebookScene

        self.table.app.push(RulebookScene(self.table.app, self.table.box.key, anchor or None))

    def _open_log(self) -> None:
        from scenes.logbook import LogScene

        self.table.app.push(LogScene(self.table.app, self.log_lines()))

    def log_lines(self) -> list[tuple[str, str, str]]:
        """The log of what everybody at this screen may know."""
        table = self.table
        alone = len(table.match.setup.humans) == 1
        events = table.match.events(table.match.setup.humans[0] if alone else None)
        return log.lines(table.app.words, table.box.key, events, table.shown().name)

    def _open_menu(self) -> None:
        from scenes.pause import PauseScene

        self.table.app.push(PauseScene(self.table.app, self.table))

    def _ask_hint(self, at: Point) -> None:
        table = self.table
        asked = table.human_asked()
        if not asked:
            self.say(table.app.words.say("hint-not-now"), at, "")
            table.lay_out()
            return
        refusal = table.layout.no_hint(table.shown())
        if refusal is not None:
            self.say(self.refusal_text(refusal), at, refusal.rule)
            table.lay_out()
            return
        zone = table.zones.at(at)
        seat = zone if zone in asked else asked[0]
        if self._hinter is None:
            self._hinter = Thinker()
        self._hinter.ask(question(table.box, table.match, seat, STRONGEST))

    def _show_hint(self, action: Action) -> None:
        table = self.table
        action = untimed(action)
        if action not in table.shown().actions:
            return
        self._hint = action
        table.app.voice.play("turn", 0.3)
        table.lay_out()

    # -- lying --------------------------------------------------------------------------------------

    def lying(self, shown: Shown) -> list[Lying]:
        """Studs, plaque, lights, hint and slip."""
        result = self._clusters(shown)
        result += self.lights()
        if self._hint is not None:
            result += self._hint_lights(self._hint)
        result += [self._slip_lying(shown, zone, slip) for zone, slip in self._slips.items()]
        return result

    def _clusters(self, shown: Shown) -> list[Lying]:
        table = self.table
        wide, high = table.app.viewport.wide, table.app.viewport.high
        places = [("", 58.0, 58.0, 0)]
        if table.around:
            edges = {place.edge for place in table.seating.places()}
            places = [(f":{edge}", 58.0, high - 58.0 - PITCH, 0) for edge in (0,) if edge in edges]
            if 2 in edges:
                places.append((":2", wide - 58.0, 58.0 + PITCH, 2))
        result = []
        for suffix, x0, y0, turn in places:
            for row, names in enumerate(STUDS):
                for column, name in enumerate(names):
                    dx, dy = turned((column * PITCH, row * PITCH), turn)
                    face: Face = ("stud", self._icon(name), STUD, self._state(name), turn)
                    control = f"{name}{suffix}"
                    result.append(
                        Lying(f"stud:{control}", "", face, x0 + dx, y0 + dy, LABEL, True, 3.0, control)
                    )
        telling = shown.step < shown.steps
        if not table.around and shown.asked and not telling:
            seat = shown.viewer if shown.viewer in shown.asked else shown.asked[0]
            line = shown.words.say(shown.ask) if shown.ask else ""
            look = shown.setup.seats[seat].look
            size = min(30.0, 26 * shown.scale)
            face = ("plaque", look, shown.name(seat), line, 290, 80, size, 0)
            result.append(Lying("plaque", "", face, 165, 218, LABEL, True, 2.0))
        return result

    def _icon(self, name: str) -> str:
        return ("mute" if self.table.app.preferences.muted else "sound") if name == "sound" else name

    def _state(self, name: str) -> str:
        match = self.table.match
        if name == "undo":
            last = match.history[-1].seat if match.history else None
            human = last is not None and last >= 0 and match.setup.seats[last].is_human
            return "rest" if human and last is not None and match.undo_refusal(last) is None else "off"
        if name == "redo":
            return "rest" if match.can_redo() else "off"
        if name == "hint":
            return "rest" if self.table.human_asked() else "off"
        return "rest"

    def lights(self) -> list[Lying]:
        """The lights over legal spots and under the selected piece."""
        hands = self.table.hands.held.values()
        selected = self.table.zones.selected.values()
        wanted = [grip for held in hands for grip in held.grips]
        for piece in selected:
            wanted += drags(self.table.grips, piece)
        result = [self.light(key) for key in dict.fromkeys(grip.spot for grip in wanted if grip.spot)]
        return result + [self._halo(piece, "selected") for piece in selected if piece in self.table.lying]

    def light(self, key: str) -> Lying:
        """The light over a legal spot, another one where a hand is over it."""
        spot = self.table.spots[key]
        warm = any(held.hot == key for held in self.table.hands.held.values())
        return Lying(f"light:{key}", "", light_faces(spot)[warm], spot.x, spot.y, LABEL + 10, True, 0.0)

    def _halo(self, piece: str, name: str) -> Lying:
        item = self.table.lying[piece]
        wide, high = extent(self.table, item)
        face = ("glow", round(wide), round(high), 0.0)
        return Lying(f"{name}:{piece}", "", face, item.x, item.y, item.layer - 1, True, 0.0)

    def _hint_lights(self, action: Action) -> list[Lying]:
        table = self.table
        grip = grip_for(table.grips, action)
        if grip is None:
            return []
        pieces = grip.along or grip.pieces
        result = [self._halo(piece, "hint") for piece in pieces if piece in table.lying]
        if grip.spot in table.spots:
            spot = table.spots[grip.spot]
            face = light_faces(spot)[1]
            result.append(Lying("hint:spot", "", face, spot.x, spot.y, LABEL + 10, True, 0.0))
        for target in controls(table):
            if grip.control and target.key == grip.control:
                face = ("ring", round(target.w), round(target.h), 18.0, 0.0)
                result.append(Lying("hint:control", "", face, target.x, target.y, TOP, True, 0.0))
        return result

    def _slip_lying(self, shown: Shown, zone: int, slip: Slip) -> Lying:
        table, at = self.table, slip.at
        reader = shown.asked[0] if shown.asked and zone == WHOLE else zone
        turn = table.seating.turn(reader) if reader != WHOLE else 0
        face = ("slip", slip.text, min(40.0, 28 * shown.scale), 560, "pill", turn)
        surface = table.art.surface(face, 6.0)
        unit = table.app.viewport.unit
        half_w, half_h = surface.get_width() / unit / 2, surface.get_height() / unit / 2
        away = turned((0.0, -half_h - 50 if turn % 2 == 0 else -half_w - 50), turn)
        x = min(table.app.viewport.wide - half_w, max(half_w, at[0] + away[0]))
        y = min(table.app.viewport.high - half_h, max(half_h, at[1] + away[1]))
        name = "slip" if zone == WHOLE else f"slip:{zone}"
        return Lying(name, "", face, x, y, TOP + 40, True, 6.0, name)


def light_faces(spot: Spot) -> tuple[Face, Face]:
    """The light over a legal spot: as long as it waits, and while the hand is over it."""
    if spot.lights is not None:
        return spot.lights
    w, h = spot.size
    return ("ring", w, h, spot.radius, spot.angle), ("glow", w, h, spot.angle, spot.radius)
