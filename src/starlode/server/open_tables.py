"""Tables that wait for players in everybody's sight: a list that changes before the eyes of whoever looks."""

from collections.abc import Callable, Iterable

from starlode.server import matches
from starlode.server.limits import Limits
from starlode.server.lines import SocketLine
from starlode.server.presence import Presence
from starlode.server.services import Services
from starlode.server.showing import timing
from starlode.server.stored import StoredTable
from starlode.server.table import LiveTable
from starlode.server.viewer import Viewer, encode
from starlode.server.wire.http import OpenTable, QuickPlay
from starlode.server.wire.socket import OpenTables

MOST_SHOWN = 100


class Openings:
    """What is open, oldest first; where nobody who sits there has his page open, it is not worth waiting for."""

    def __init__(self, live: Callable[[], Iterable[LiveTable]], services: Services) -> None:
        self._live, self._services = live, services
        self._viewers: set[Viewer] = set()
        self._telling = Presence(self._tell, services.clock, services.pause)  # at most once a second
        services.open_changed = self.changed

    def tables(self) -> list[LiveTable]:
        """The open tables, oldest first."""
        found = [table for table in self._live() if _is_open(table)]
        return sorted(found, key=lambda table: (table.stored.made, table.stored.id))

    def told(self) -> OpenTables:
        """The same as everybody may see them."""
        now = self._services.now()
        return OpenTables([_shown(table, now) for table in self.tables()[:MOST_SHOWN]])

    def fitting(self, wanted: QuickPlay, guest: str) -> tuple[LiveTable | None, list[LiveTable]]:
        """The table where a guest waits already for such a match, and those of others where he could play it."""
        fits = [table for table in self.tables() if _fits(table.stored, wanted)]
        own = next((table for table in fits if table.stored.seat_of(guest) is not None), None)
        return own, [table for table in fits if table.stored.seat_of(guest) is None]

    # Who looks

    def enter(self, guest: str | None, limits: Limits, line: SocketLine | None) -> Viewer:
        """Somebody looks at the list from now on, and is told what is on it."""
        viewer = Viewer(guest, limits.unsent, limits.unsent_bytes, line)
        self._viewers.add(viewer)
        viewer.send(self.told())
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)

    def changed(self) -> None:
        """Something about an open table is otherwise now."""
        if self._viewers:
            self._telling.changed()

    def _tell(self) -> None:
        text = encode(self.told())
        for viewer in self._viewers:
            viewer.send_text(text)

    def close(self) -> None:
        self._telling.stop()
        for viewer in self._viewers:
            viewer.let_go()


def _is_open(table: LiveTable) -> bool:
    stored = table.stored
    if not stored.public or stored.phase != "waiting" or _free(stored) == 0 or table.is_lost:
        return False
    here = table.audience.guests
    return any(place.guest in here for place in stored.places if place.guest is not None)


def _free(stored: StoredTable) -> int:
    """Seats that are kept for nobody."""
    return sum(place.is_open and place.kept is None for place in stored.places)


def _fits(stored: StoredTable, wanted: QuickPlay) -> bool:
    asked = (wanted.game, wanted.format, wanted.seats)
    same = (stored.game, stored.format, stored.seats) == asked and not stored.has_components
    same = same and stored.rated == wanted.rated and not stored.known and stored.start is None
    same = same and _is_usual(stored)
    return same and (wanted.clock is None or wanted.clock == timing(stored))


def _is_usual(stored: StoredTable) -> bool:
    """Whether its rules are those that whoever asks for nothing else gets."""
    usual = matches.rules_for(stored.game, stored.format, stored.seats, {})[1].options
    return all(usual[name] == value for name, value in stored.options.items())


def _shown(table: LiveTable, now: int) -> OpenTable:
    stored = table.stored
    return OpenTable(
        id=stored.id,
        game=stored.game,
        format=stored.format,
        seats=stored.seats,
        free=_free(stored),
        names=[table.names.get(place.guest, "") for place in stored.places if place.guest is not None],
        bots=[place.bot for place in stored.places if place.bot is not None],
        clock=timing(stored),
        rated=stored.rated,
        ago=max(now - stored.made, 0),
    )
