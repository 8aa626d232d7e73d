"""All tables of a server: brought back from the database when somebody comes, forgotten when nobody looks any more."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection

from starlode.server import agreeing, heart, matches, piping, store, uptime, whose_turn
from starlode.server.ids import keeper_of
from starlode.server.limits import ENDLESS
from starlode.server.refusals import Elsewhere, Refusal
from starlode.server.services import Services
from starlode.server.showing import table as shown
from starlode.server.stored import StoredMatch, StoredTable
from starlode.server.table import LiveTable
from starlode.server.viewer import RESTART, TRY_AGAIN
from starlode.server.wire.http import Table
from starlode.server.wire.http import Tables as TablesTold

MOST_LISTED = 100
OLDER_RULES = "older-rules"
TRIES = 3  # to have a table from another process
A_WEEK = 7 * 24 * 3600 * 1000  # milliseconds; a table that nobody has touched for so long does not count as open
RECOUNT_SECONDS = 60.0
IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0
LATE_SECONDS = 5.0  # that somebody is kept waiting while our own beat is late
log = logging.getLogger("starlode.tables")


class Tables:
    """Finds a table by its id; at any time there is at most one `LiveTable` of it."""

    def __init__(self, services: Services) -> None:
        self.services, self.heart = services, services.heart
        self._live: dict[str, LiveTable] = {}
        self._lost: list[LiveTable] = []  # until their last viewers have gone
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._open, self._counted = 0, -RECOUNT_SECONDS
        self._opened: dict[str, str] = {}  # tables that may be unfinished, and the address that each was opened from
        self._opening: Counter[str] = Counter()  # by address: how many are about to be
        self.token = ""  # by which processes know each other
        self._doing: set[asyncio.Future[None]] = set()
        self._gaps = 0  # how often our lease had run out
        if self.heart is not None:
            self.heart.holds, self.heart.finds = self.keep_only, self._adopt
            self.heart.meets = self.note_rules
        self._adopting: asyncio.Task[None] | None = None
        self._sweeper = asyncio.create_task(self._sweep_now_and_then())
        self._beating = asyncio.create_task(self._beat_now_and_then())

    async def get(self, table_id: str) -> LiveTable:
        """The table with this id, or a refusal."""
        if self.heart is not None and not self.heart.is_free:  # what we know of it may be out of date
            try:
                await asyncio.wait_for(self.heart.until_free(), LATE_SECONDS)
            except TimeoutError:
                raise Refusal("not-stored") from None
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
        own = self.heart

        def read(connection: Connection) -> tuple[StoredTable, StoredMatch, dict[str, str]] | None:
            if own is not None:
                own.lease.claim(connection, table_id)
            return matches.read(connection, table_id)

        gaps = self._gaps
        found = await self.services.write(read)
        if found is None:
            raise Refusal("no-such-table")
        if gaps != self._gaps:  # we were taken for dead meanwhile: somebody else may have claimed it since
            return await self._load(table_id)
        try:
            return self.add(*found)
        except BaseException:
            self._release(found[0])
            raise

    def has(self, table_id: str) -> bool:
        """Whether it is in memory, and ours."""
        table = self._live.get(table_id)
        return table is not None and not table.is_lost

    # Other processes

    async def place(self, table_id: str) -> str | None:
        """The address of the process that has a table, if it is another one."""
        if self.heart is None or self.has(table_id):
            return None
        return await self.services.write(partial(self.heart.lease.place, table=table_id))

    def address_of(self, process: str) -> str | None:
        """Where another process is reached that is alive."""
        peers = [] if self.heart is None else self.heart.peers
        return next((peer.address for peer in peers if peer.id == process != self.me), None)

    @property
    def me(self) -> str:
        """What the others call us; nobody does where there are none."""
        return "" if self.heart is None else self.heart.lease.id

    @property
    def address(self) -> str:
        """Where the others reach us."""
        return "" if self.heart is None else self.heart.lease.address

    async def bring(self, table_id: str) -> LiveTable:
        """The table, also if another process has it: then that one lets it go first."""
        for _ in range(TRIES):
            try:
                return await self.get(table_id)
            except Elsewhere as there:
                await piping.ask(there.address, self.token, "POST", f"/internal/release/{table_id}")
        return await self.get(table_id)

    async def hand_over(self, table_id: str) -> None:
        """Let another process have a table that it needs; whoever looks at it finds it there."""
        table = self._live.get(table_id)
        if table is None or self.heart is None:
            return
        await table.close(RESTART)
        table.lose()
        if self._live.get(table_id) is table:
            del self._live[table_id]
            self._lost.append(table)
        self._release(table.stored)
        await asyncio.gather(*self._doing, return_exceptions=True)

    def tell(self, what: str, table: str = "") -> None:
        """Let the other processes know."""
        if self.heart is not None:
            self._beside(self.services.write(partial(heart.tell, what=what, table=table)))

    def _release(self, stored: StoredTable) -> None:
        """Let another process have a table that is not in memory any more."""
        if self.heart is not None:
            lease, id, epoch = self.heart.lease, stored.id, stored.epoch
            self._beside(self.services.write(lambda connection: lease.release(connection, id, epoch)))

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody waits for."""
        doing = asyncio.ensure_future(work)
        self._doing.add(doing)
        doing.add_done_callback(self._done)

    def _done(self, done: "asyncio.Future[None]") -> None:
        self._doing.discard(done)
        if not done.cancelled():
            done.exception()  # it is told elsewhere; nobody else needs it as long as we are there

    def keep_only(self, held: Mapping[str, int]) -> None:
        """After we were away: what others have taken meanwhile is theirs."""
        self._gaps += 1
        for table in self._live.values():
            if held.get(table.stored.id) != table.stored.epoch:
                table.lose()

    def add(self, stored: StoredTable, kept: StoredMatch, names: dict[str, str]) -> LiveTable:
        """Hold a table that is in the database."""
        table = LiveTable(stored, kept, names, self.services)
        if (lost := self._live.get(stored.id)) is not None:
            self._lost.append(lost)
        self._live[stored.id] = table
        agreeing.comes_back(table)
        self._note_rules(table)
        return table

    async def of(self, guest: str) -> TablesTold:
        """The tables of a guest, newest first, as the database has them, and whose turn it is there."""
        found, told = await self._told(guest, lambda connection: store.tables_of(connection, guest, MOST_LISTED))
        now = self.services.now()
        return TablesTold(told, [asked.told(now) for asked in whose_turn.at(found)])

    async def told_to(self, guest: str, ids: list[str]) -> list[Table]:
        """These tables, in that order, as a guest sees them."""
        return (await self._told(guest, lambda connection: store.find_tables(connection, ids)))[1]

    async def _told(
        self, guest: str, find: Callable[[Connection], list[StoredTable]]
    ) -> tuple[list[StoredTable], list[Table]]:
        def read(connection: Connection) -> tuple[list[StoredTable], dict[str, str]]:
            found = find(connection)
            return found, store.names(connection, {guest for table in found for guest in table.people})

        found, names = await self.services.write(read)
        return found, [self._shown(stored, names, guest) for stored in found]

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
        if self.heart is not None:
            job = partial(self.heart.lease.others_tables, guests=list(names))
            for table_id in await self.services.write(job):
                self.tell("named", table_id)

    def note_rules(self) -> None:
        """Tell of newer rules wherever a match is finished by those that it began with."""
        for table in self._live.values():
            self._note_rules(table)

    def _note_rules(self, table: LiveTable) -> None:
        game, rules = table.stored.game, table.stored.rules
        peers = [] if self.heart is None else self.heart.peers
        if table.stored.phase == "running" and any(peer.plays.get(game, rules) > rules for peer in peers):
            table.announce(OLDER_RULES)

    def learn_names(self, table_id: str) -> None:
        """Somebody at a table goes by another name, as another process has written down."""
        if (table := self._live.get(table_id)) is not None and not table.is_lost:
            table.jobs.post(table.read_names)

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
        by, own = self.services.uptime.now() + int(2000 * SWEEP_SECONDS), self.heart
        due = partial(store.due if own is None else own.lease.due, by=by)
        if own is None or own.is_first_to_play:
            with suppress(Refusal):
                await self._wake(await self.services.write(due))

    async def _wake(self, ids: Iterable[str]) -> None:
        for table in ids:
            if table not in self._live:
                try:
                    await self.get(table)
                except Refusal:
                    pass  # of rules that were once, or another process was faster
                except Exception:  # and those after it are woken all the same
                    log.exception("not-woken", extra={"table": table})

    def _adopt(self, orphans: list[str]) -> None:
        """Go on with what was played at a process that is dead."""
        if self._adopting is None or self._adopting.done():
            self._adopting = asyncio.create_task(self._wake(orphans))

    def sweep(self, idle: float) -> None:
        """Forget tables that nobody looks at and where nothing happens."""
        for table_id, table in list(self._live.items()):
            if table.is_idle and (table.is_lost or self.services.clock() - table.jobs.used >= idle):
                del self._live[table_id]
                table.drop()
                if not table.is_lost:
                    self._release(table.stored)
                if table.stored.phase == "over":
                    self._opened.pop(table_id, None)
        for table in [table for table in self._lost if table.is_idle]:
            self._lost.remove(table)
            table.drop()

    async def close(self) -> None:
        """Finish what was begun everywhere."""
        self._sweeper.cancel()
        self._beating.cancel()
        if self._adopting is not None:
            self._adopting.cancel()
        with suppress(Refusal):
            await self.beat()
        code = TRY_AGAIN if self.heart is None else RESTART
        await asyncio.gather(*(table.close(code) for table in (*self._live.values(), *self._lost)))
        await asyncio.gather(*self._doing, return_exceptions=True)
