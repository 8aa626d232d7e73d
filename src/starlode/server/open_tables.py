"""Tables that wait for players in everybody's sight: a list that changes before the eyes of whoever looks."""

import asyncio

import h11
import msgspec
from msgspec.structs import replace

from starlode.server import matches, piping
from starlode.server.limits import Limits
from starlode.server.lines import SocketLine
from starlode.server.presence import Presence
from starlode.server.refusals import Refusal
from starlode.server.services import Services
from starlode.server.showing import timing
from starlode.server.stored import StoredTable
from starlode.server.table import LiveTable
from starlode.server.tables import Tables
from starlode.server.viewer import Viewer, encode
from starlode.server.wire.http import OpenTable, QuickPlay
from starlode.server.wire.socket import OpenTables

MOST_SHOWN = 100
ASK_SECONDS = 1.0
PATIENCE = 1.0  # for the answer of another process
ON_THE_WAY = 10_000  # milliseconds in which whoever has opened a table gets there


class Opening(msgspec.Struct):
    """An open table as processes tell each other."""

    table: OpenTable
    is_plain: bool  # played as those get it who ask for nothing else


class Openings:
    """What is open, oldest first; where nobody who sits there has his page open, it is not worth waiting for."""

    def __init__(self, tables: Tables, services: Services) -> None:
        self._tables, self._services = tables, services
        self._others: dict[str, list[Opening]] = {}  # by the address of another process: what is open there
        self._asked = -ASK_SECONDS
        self._asking: asyncio.Task[None] | None = None
        self._viewers: set[Viewer] = set()
        self.one_by_one = asyncio.Lock()  # so that each finds what the one before has opened
        self._telling = Presence(self._tell, services.clock, services.pause)  # at most once a second
        services.open_changed = self.changed

    def tables(self, since: int | None = None) -> list[LiveTable]:
        """The open tables, oldest first; with a time also those that were opened since, where nobody is yet."""
        found = [table for table in self._tables.live() if _is_open(table, since)]
        return sorted(found, key=lambda table: (table.stored.made, table.stored.id))

    def here(self) -> list[Opening]:
        """The same as another process is told."""
        now = self._services.now()
        return [Opening(_shown(table, now), _is_plain(table.stored)) for table in self.tables()[:MOST_SHOWN]]

    def told(self) -> OpenTables:
        """All that are open, here and at other processes, as everybody may see them."""
        others = [each for there in self._others.values() for each in there]
        found = sorted((each.table for each in (*self.here(), *others)), key=lambda table: (-table.ago, table.id))
        return OpenTables(found[:MOST_SHOWN])

    # Other processes

    async def look_around(self) -> None:
        """Know what is open at the other processes; each is asked at most once a second."""
        heart = self._services.heart
        if heart is None or self._services.clock() - self._asked < ASK_SECONDS:
            return
        self._asked = self._services.clock()
        addresses = [peer.address for peer in heart.peers if peer.id != heart.lease.id]
        found = await asyncio.gather(*map(self._ask, addresses))
        others = dict(zip(addresses, found, strict=True))
        is_other = {each.table.id for there in others.values() for each in there} != {
            each.table.id for there in self._others.values() for each in there
        }
        self._others = others
        if is_other:
            self.changed()

    async def _ask(self, address: str) -> list[Opening]:
        try:
            answer = await asyncio.wait_for(piping.ask(address, self._tables.token, "GET", "/internal/open"), PATIENCE)
            return msgspec.json.decode(answer, type=list[Opening])
        except (Refusal, OSError, TimeoutError, msgspec.DecodeError, h11.ProtocolError):
            return []

    async def place_for(self, wanted: QuickPlay) -> str | None:
        """Another process where somebody waits for such a match, if nobody does here."""
        if self._services.heart is None:
            return None
        format, rules = matches.rules_for(wanted.game, wanted.format, wanted.seats, {})
        wanted = replace(wanted, format=format, seats=rules.seats)
        if any(_fits(table.stored, wanted) for table in self.tables()):
            return None
        await self.look_around()
        return next(
            (address for address, there in self._others.items() if any(_fits_there(each, wanted) for each in there)),
            None,
        )

    async def _keep_looking(self) -> None:
        while self._viewers:
            await self.look_around()
            await asyncio.sleep(ASK_SECONDS)

    def fitting(self, wanted: QuickPlay, guest: str) -> tuple[LiveTable | None, list[LiveTable]]:
        """The table where a guest waits already for such a match, and those of others where he could play it.

        Also those whose page is still on its way: else two who ask at the same moment would wait apart.
        """
        waiting = self.tables(since=self._services.now() - ON_THE_WAY)
        fits = [table for table in waiting if _fits(table.stored, wanted)]
        own = next((table for table in fits if table.stored.seat_of(guest) is not None), None)
        return own, [table for table in fits if table.stored.seat_of(guest) is None]

    # Who looks

    def let_go(self, guest: str) -> None:
        """Close the first screens of somebody: who is not he any more is not told whose turn it is there."""
        for viewer in self._viewers:
            if viewer.guest == guest:
                viewer.let_go()

    def enter(self, guest: str | None, limits: Limits, line: SocketLine | None) -> Viewer:
        """Somebody looks at the list from now on, and is told what is on it."""
        viewer = Viewer(guest, limits.unsent, limits.unsent_bytes, line, self._services.heart)
        self._viewers.add(viewer)
        if self._services.heart is not None and (self._asking is None or self._asking.done()):
            self._asking = asyncio.create_task(self._keep_looking())
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
        if self._asking is not None:
            self._asking.cancel()
        for viewer in self._viewers:
            viewer.let_go()


def _is_open(table: LiveTable, since: int | None) -> bool:
    stored = table.stored
    if not stored.public or stored.phase != "waiting" or _free(stored) == 0 or table.is_lost:
        return False
    if since is not None and stored.made >= since:
        return True
    here = table.audience.guests
    return any(place.guest in here for place in stored.places if place.guest is not None)


def _free(stored: StoredTable) -> int:
    """Seats that are kept for nobody."""
    return sum(place.is_open and place.kept is None for place in stored.places)


def _fits(stored: StoredTable, wanted: QuickPlay) -> bool:
    asked = (wanted.game, wanted.format, wanted.seats)
    same = (stored.game, stored.format, stored.seats) == asked and stored.rated == wanted.rated
    return same and _is_plain(stored) and (wanted.clock is None or wanted.clock == timing(stored))


def _fits_there(opening: Opening, wanted: QuickPlay) -> bool:
    table = opening.table
    same = (table.game, table.format, table.seats) == (wanted.game, wanted.format, wanted.seats)
    return same and opening.is_plain and table.rated == wanted.rated and wanted.clock in (None, table.clock)


def _is_plain(stored: StoredTable) -> bool:
    """Whether whoever wants to play with anybody may mean it."""
    return not (stored.has_components or stored.known or stored.start is not None) and _is_usual(stored)


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
