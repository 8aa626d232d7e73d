"""What keeps a process alive among others that serve the same PostgreSQL: a thread of its own, with its own line.

A little more than once a second it renews the lease, and learns who else is there; in between it hears what others
have to tell. The others send nothing but the name of a table and a number: what became of it everybody reads himself.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, text

from starlode.server.database import Database
from starlode.server.leases import BOTS, RENEW, SILENT, Lease, Peer

ANSWER_SECONDS = 2.0  # for the database; then the line is cut and another is made
PAUSE_SECONDS = 0.2  # until the next try where it cannot be reached
LOOK_SECONDS = 0.05  # how often somebody looks who waits until he may speak
BURY_EVERY = 60  # beats
log = logging.getLogger("starlode.heart")


def channel(connection: Connection) -> str:
    """Where those hear each other who share the tables of a schema."""
    return f"starlode {connection.execute(text('SELECT current_schema()')).scalar()}"[:63]


def tell(connection: Connection, what: str, table: str = "", n: int = 0) -> None:
    """Let the other processes know, once this is committed."""
    where = channel(connection)
    connection.execute(text("SELECT pg_notify(:where, :told)"), {"where": where, "told": f"{what} {table} {n}"})


class Heart:
    """The beat of a process, and whether it may speak."""

    def __init__(self, database: Database, lease: Lease, clock: Callable[[], float] = time.monotonic) -> None:
        self.lease = lease
        self.peers: list[Peer] = []  # who serves, ourselves among them
        self.bots: list[Peer] = []  # who thinks for those who serve
        self._engine, self._clock = database.engine(), clock
        self._renewed = -SILENT  # when we last asked for a lease that we got
        self._has_gap = False  # our lease had run out, and it was not read yet what is still ours
        self._gaps = self._heard = 0  # how often it had, and how often it was heard what is
        self._connection: Connection | None = None
        self._driver: Any = None
        self._beats = 0
        self._is_over = threading.Event()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.holds: Callable[[dict[str, int]], None] = lambda held: None  # told what is ours after a gap
        self.finds: Callable[[list[str]], None] = lambda orphans: None  # told what is left by others
        self.meets: Callable[[], None] = lambda: None  # told when others play by other rules than those before
        self.hears: Callable[[str, str, int], None] = lambda what, table, n: None

    # May we speak?

    @property
    def is_free(self) -> bool:
        """Whether nobody else can have our tables yet, and whatever others took while we were away is let go."""
        return self._gaps == self._heard and self._clock() - self._renewed < SILENT

    async def until_free(self) -> None:
        while not self.is_free:
            await asyncio.sleep(LOOK_SECONDS)

    @property
    def is_first(self) -> bool:
        """Whether it is we who do what one of all has to do."""
        return bool(self.peers) and self.peers[0].id == self.lease.id

    @property
    def is_first_to_play(self) -> bool:
        """Whether it is we who look after tables that nobody has, of all who play by the same rules."""
        same = [peer.id for peer in self.peers if peer.plays == self.lease.plays]
        return bool(same) and same[0] == self.lease.id

    def has_bots_for(self, game: str, rules: int) -> bool:
        """Whether others think for us who play by these rules: in an upgrade some are of another release."""
        return any(peer.plays.get(game) == rules for peer in self.bots)

    # The beat

    def start(self) -> None:
        """Be alive, or fail; and go on beating. A database that is slow is waited for: nothing is ours yet."""
        self._beat()
        self._driver.usual = self._driver.patience = ANSWER_SECONDS
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="starlode-heart", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Leave what was ours to the others."""
        self._is_over.set()
        if self._thread is not None:
            self._thread.join()
        with suppress(Exception), self._line().begin():
            self.lease.leave(self._line())
        self._let_go()
        self._renewed = self._clock() - SILENT
        self._engine.dispose()

    def _work(self) -> None:
        while not self._is_over.is_set():
            try:
                self._listen(RENEW)
                self._beat()
            except Exception as error:  # the database is away; until it is back others may take what is ours
                log.info("no-beat", extra={"why": type(error).__name__})
                self._let_go()
                self._is_over.wait(PAUSE_SECONDS)
                with suppress(Exception):
                    self._beat()

    def _beat(self) -> None:
        """Renew the lease. It counts from before it was asked for, however long the answer takes."""
        asked = self._clock()
        line, lease = self._line(), self.lease
        with line.begin():
            if not lease.renew(line):
                # Remembered before it is written: a line that breaks now leaves a lease that seems unbroken next time.
                self._gaps, self._has_gap = self._gaps + 1, True
        with line.begin():
            before, self.peers = self.peers, lease.living(line)
            self.bots = lease.living(line, BOTS)
            orphans = lease.orphans(line)
            # Whatever others have claimed, they have before we renewed: nobody can from now on.
            held = lease.held(line) if self._has_gap else {}
            self._beats += 1
            if self._beats % BURY_EVERY == 0 and self.is_first:
                lease.bury(line)
        self._renewed = asked
        if self._has_gap:
            self._has_gap = False
            self._call(self._go_on, held, self._gaps)
        if [peer.plays for peer in before] != [peer.plays for peer in self.peers]:
            self._call(self.meets)
        if orphans:
            self._call(self.finds, orphans)

    def _go_on(self, held: dict[str, int], gaps: int) -> None:
        """After a gap: what is not ours any more is let go before we speak again, however often we beat meanwhile."""
        self.holds(held)
        self._heard = gaps

    def _listen(self, seconds: float) -> None:
        """Hear what the others tell, until the next beat."""
        line = self._line()
        end = self._clock() + seconds
        if line.in_transaction():
            line.rollback()
        while (left := end - self._clock()) > 0 and not self._is_over.is_set():
            for told in self._driver.notifies(timeout=min(left, 0.25)):
                what, table, n = told.payload.split(" ")
                self._call(self.hears, what, table, int(n))

    def _call(self, told: Callable[..., None], *arguments: Any) -> None:
        if self._loop is None:
            told(*arguments)
            return
        with suppress(RuntimeError):  # the loop was closed meanwhile
            self._loop.call_soon_threadsafe(told, *arguments)

    def _line(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._driver = self._connection.connection.driver_connection
            if self._thread is not None:
                self._driver.usual = self._driver.patience = ANSWER_SECONDS
            with self._connection.begin():
                self._connection.exec_driver_sql(f'LISTEN "{channel(self._connection)}"')
            self._call(self.hears, "deaf", "", 0)  # what was told meanwhile we have not heard
        return self._connection

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
            with suppress(Exception):
                connection.close()
