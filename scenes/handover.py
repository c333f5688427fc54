"""Who looks at the screen: on one side the next person takes over, behind a curtain if there are secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.table import TableScene


class Handover:
    """Hands one table from person to person. The table's ``viewer`` is whom the picture is drawn for."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._done: int | None = None

    def first_viewer(self) -> int | None:
        """Whom the first picture is drawn for; ``None`` = nobody in particular."""
        table = self.table
        humans = table.match.setup.humans
        if len(humans) == 1:
            return humans[0]
        if not humans or table.around:
            return None
        first = next((seat for seat in table.match.asked() if seat in humans), humans[0])
        return None if table.match.view(first).secret else first  # secrets wait behind a curtain

    def again(self) -> None:
        """Everybody sits elsewhere: look once more whose turn it is."""
        self._done = None
        self.table.viewer = self.first_viewer()
        if self.table.viewer is not None:
            self.table.bottom = self.table.viewer

    def watch(self) -> None:
        """Give the tray at the bottom to the next person who is asked, once what moves has arrived."""
        table = self.table
        if self._done == table.match.version and table.viewer is not None:
            return
        self._done = table.match.version
        humans = table.match.setup.humans
        if table.around or len(humans) < 2 or table.clockwork.telling or table.motion.busy:
            self._done = None
            return
        waiting = [seat for seat in table.match.asked() if seat in humans]
        if not waiting or table.viewer in waiting:
            return
        if table.match.view(waiting[0]).secret:
            self._draw_curtain(waiting[0])
        else:
            self._look_as(waiting[0])

    def _look_as(self, seat: int) -> None:
        self.table.viewer = self.table.bottom = seat
        self.table.app.refresh()

    def _draw_curtain(self, seat: int) -> None:
        from scenes.curtain import CurtainScene

        table, app = self.table, self.table.app
        table.viewer = None
        info = table.match.setup.seats[seat]

        def open_for() -> None:
            table.viewer = table.bottom = seat
            app.pop()

        name = table.shown().name(seat)
        app.push(CurtainScene(app, info.look, name, app.words.say("curtain-look-away"), open_for))
