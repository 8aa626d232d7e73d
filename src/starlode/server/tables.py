"""All tables of a server: brought back from the database when somebody comes, forgotten when nobody looks any more."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial

from sqlalchemy import Connection

from starlode.server import agreeing, matches, store, uptime
from starlode.server.ids import keeper_of
from starlode.server.limits import ENDLESS
from starlode.server.refusals import Refusal
from starlode.server.services import Services
from starlode.server.showing import table as shown
from starlode.server.stored import StoredMatch, StoredTable
from starlode.server.table import LiveTable
from starlode.server.wire.http import Table

MOST_LISTED = 100
A_WEEK = 7 * 24 * 3600 * 1000  # milliseconds; a table that nobody has touched for so long does not count as open
RECOUNT_SECONDS = 60.0
IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0
log = logging.getLogger("starlode.tables")


class Tables:
    """Finds a table by its id; at any time there is at most one `LiveTable` of it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._live: dict[str, LiveTable] = {}
        self._lost: list[LiveTable] = []  # until their last viewers have gone
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._open, self._counted = 0, -RECOUNT_SECONDS
        self._opened: dict[str, str] = {}  # tables that may be unfinished, and the address that each was opened from
        self._opening: Counter[str] = Counter()  # by address: how many are about to be
        self._sweeper = asyncio.create_task(self._sweep_now_and_then())
        self._heart = asyncio.create_task(self._beat_now_and_then())

    async def get(self, table_id: str) -> LiveTable:
        """The table with this id, or a refusal."""
        table = self._live.get(table_id)
        if table is not None and not table.is_lost:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def settled(self) -> None:
        """Wait until whatever is being read from the database is here."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    @asynccontextmanager
    async def room(self, address: str) -> AsyncIterator[Callable[[str], None]]:
        """Room for one more table, or a refusal: too many are unfinished in all, or of those opened from an address.

        Whoever has opened it says which it is.
        """
        self._opening[address] += 1
        try:
            await self._check_address(address)
            await self._check_all()
            yield lambda table: self._opened.update({table: address})
        finally:
            self._opening[address] -= 1
            if not self._opening[address]:
                del self._opening[address]

    async def _check_address(self, address: str) -> None:
        most = self.services.limits.open_tables.address

        def is_too_much() -> bool:
            return self._opening[address] + sum(each == address for each in self._opened.values()) > most

        if most < ENDLESS and is_too_much():
            # Some may be over by now, or nobody may have touched them for long.
            mine = [table for table, opener in self._opened.items() if opener == address]
            since = self.services.now() - A_WEEK
            left = await self.services.write(lambda connection: store.unfinished(connection, mine, since))
            for table in set(mine) - left:
                self._opened.pop(table, None)
            if is_too_much():
                raise Refusal("too-many-tables")

    async def _check_all(self) -> None:
        self._make_room()
        if self.services.clock() - self._counted >= RECOUNT_SECONDS:
            since = self.services.now() - A_WEEK
            self._open = await self.services.write(lambda connection: store.count_unfinished(connection, since))
            self._counted = self.services.clock()
        if self._open >= self.services.limits.open_tables.all:
            raise Refusal("server-full")
        self._open += 1

    def _make_room(self) -> None:
        """Refuse what would not fit into memory any more."""
        most = self.services.limits.live_tables
        if len(self._live) >= most:
            self.sweep(0)
        if len(self._live) >= most:
            raise Refusal("server-full")

    def count(self, phase: str) -> int:
        """How many tables in memory are waiting, running or over."""
        return sum(table.stored.phase == phase for table in self._live.values())

    def live(self) -> Iterable[LiveTable]:
        """Those that are in memory."""
        return self._live.values()

    def is_running(self, table_id: str) -> bool:
        live = self._live.get(table_id)
        return live is not None and live.stored.phase == "running"

    def announce(self, code: str) -> None:
        """Let everybody at every table know what is the matter with the server."""
        for table in self._live.values():
            table.announce(code)

    async def told(self, seconds: float) -> None:
        """Wait until everybody has read what was sent, but no longer than this."""
        end = self.services.clock() + seconds
        while self.services.clock() < end and not all(
            viewer.is_told for table in self._live.values() for viewer in table.audience.viewers
        ):
            await asyncio.sleep(0.01)

    async def _load(self, table_id: str) -> LiveTable:
        self._make_room()
        found = await self.services.write(lambda connection: matches.read(connection, table_id))
        if found is None:
            raise Refusal("no-such-table")
        return self.add(*found)

    def add(self, stored: StoredTable, kept: StoredMatch, names: dict[str, str]) -> LiveTable:
        """Hold a table that is in the database."""
        table = LiveTable(stored, kept, names, self.services)
        if (lost := self._live.get(stored.id)) is not None:
            self._lost.append(lost)
        self._live[stored.id] = table
        agreeing.comes_back(table)
        return table

    async def of(self, guest: str) -> list[Table]:
        """The tables of a guest, newest first, as the database has them."""
        return await self._told(guest, lambda connection: store.tables_of(connection, guest, MOST_LISTED))

    async def told_to(self, guest: str, ids: list[str]) -> list[Table]:
        """These tables, in that order, as a guest sees them."""
        return await self._told(guest, lambda connection: store.find_tables(connection, ids))

    async def _told(self, guest: str, find: Callable[[Connection], list[StoredTable]]) -> list[Table]:
        def read(connection: Connection) -> tuple[list[StoredTable], dict[str, str]]:
            found = find(connection)
            return found, store.names(connection, {guest for table in found for guest in table.people})

        found, names = await self.services.write(read)
        return [self._shown(stored, names, guest) for stored in found]

    def _shown(self, stored: StoredTable, names: dict[str, str], guest: str) -> Table:
        live = self._live.get(stored.id)
        return shown(stored, names, (), 0, guest) if live is None else live.audience.table(stored, names, guest)

    def let_go(self, guest: str) -> None:
        """Close the pages of somebody, at all tables; those that may come back do."""
        for table in self._live.values():
            for viewer in table.audience.viewers:
                if viewer.guest is not None and keeper_of(viewer.guest) == guest:
                    viewer.let_go()

    async def call(self, names: Mapping[str, str]) -> None:
        """Guests go by other names from now on, wherever they sit; that is written down already."""
        known = [table for table in self._live.values() if names.keys() & table.names.keys()]

        async def tell(table: LiveTable) -> None:
            table.names |= {guest: name for guest, name in names.items() if guest in table.names}
            table.show_table()

        await asyncio.gather(*(table.do(partial(tell, table)) for table in known), return_exceptions=True)

    async def _sweep_now_and_then(self) -> None:
        while True:
            await self.wake_late()
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(IDLE_SECONDS)

    async def _beat_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(uptime.BEAT_SECONDS)
            with suppress(Refusal):  # it is told elsewhere; the next one may go well
                await self.beat()

    async def beat(self) -> None:
        """Write down how long we have served, so that clocks go on from there."""
        now = self.services.uptime.now()
        await self.services.write(lambda connection: uptime.beat(connection, now))

    async def wake_late(self) -> None:
        """Bring back the tables where somebody's time is up before we look again, though nobody looks there."""
        by = self.services.uptime.now() + int(2000 * SWEEP_SECONDS)
        with suppress(Refusal):
            for table in await self.services.write(lambda connection: store.due(connection, by)):
                if table not in self._live:
                    with suppress(Refusal):  # of rules that were once
                        await self.get(table)

    def sweep(self, idle: float) -> None:
        """Forget tables that nobody looks at and where nothing happens."""
        for table_id, table in list(self._live.items()):
            if table.is_idle and (table.is_lost or self.services.clock() - table.jobs.used >= idle):
                del self._live[table_id]
                table.drop()
                if table.stored.phase == "over":
                    self._opened.pop(table_id, None)
        for table in [table for table in self._lost if table.is_idle]:
            self._lost.remove(table)
            table.drop()

    async def close(self) -> None:
        """Finish what was begun everywhere."""
        self._sweeper.cancel()
        self._heart.cancel()
        with suppress(Refusal):
            await self.beat()
        await asyncio.gather(*(table.close() for table in (*self._live.values(), *self._lost)))
