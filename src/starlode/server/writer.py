"""One thread that talks to the database: what waits together is committed together, and only then reported."""

import asyncio
import logging
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy import Connection, make_url

from starlode.core.errors import BadInput
from starlode.server.database import Database
from starlode.server.postgres import Holder, Taken

T = TypeVar("T")
Job = Callable[[Connection], T]
Done = asyncio.Future[Any] | Future[Any]
MOST_TOGETHER = 200
# Seconds between tries to reach a database that was there a moment ago: one that is only started anew goes unnoticed.
# While it stays away nobody is kept waiting, and it is looked for so often.
PAUSES = (0.05, 0.2, 0.5, 1.0, 1.0)
AWAY_SECONDS = 0.5
log = logging.getLogger("starlode.writer")


class Together(ABC):
    """A job of which several are done faster at once than one after the other; done again it does the same."""

    @abstractmethod
    def __call__(self, connection: Connection) -> None: ...

    @staticmethod
    @abstractmethod
    def together(connection: Connection, jobs: Sequence[Any]) -> None:
        """Do all of them, or fail and leave it to the writer to try one by one."""


class _Entry:
    """A job, and what became of it."""

    __slots__ = ("done", "error", "job", "result")

    def __init__(self, job: Job[Any], done: Done) -> None:
        self.job, self.done = job, done
        self.result: Any = None
        self.error: Exception | None = None

    def run(self, connection: Connection) -> None:
        self.result = self.job(connection)

    def report(self) -> None:
        if self.done.done():
            return  # nobody waits for it any more
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class Writer:
    """Carries out jobs in the order in which they come; each sees what the ones before it wrote."""

    def __init__(self, database: Database | str, holder: Holder | None = None) -> None:
        self.database = Database(make_url(database)) if isinstance(database, str) else database
        self.engine, self.reader = self.database.engine(), self.database.reader()
        self._holder = holder  # of a database that others can reach as well
        self._connection: Connection | None = None
        self._driver: Any = None
        self._touched = False  # whether anything was done since the transaction began that cannot be done again
        self._was_there = False  # the database, at least once
        self._away: tuple[float, Exception] | None = None  # since when it cannot be reached, and why
        self._jobs: queue.SimpleQueue[list[_Entry] | None] = queue.SimpleQueue()
        self._gathered: list[_Entry] = []  # in this round of the loop
        self._thread = threading.Thread(target=self._work, name="starlode-writer", daemon=True)
        self._thread.start()

    def run(self, job: Job[T]) -> Awaitable[T]:
        """The job's result, once everything it wrote is on the disk; if that fails, nothing of it is."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(_Entry(job, done))
        return done

    def run_now(self, job: Job[T]) -> T:
        """The same for somebody who has nothing else to do meanwhile."""
        done: Future[T] = Future()
        self._jobs.put([_Entry(job, done)])
        return done.result()

    def _hand_over(self) -> None:
        """All that came in a round of the loop at once: each waking of the thread costs both of them their turn."""
        gathered, self._gathered = self._gathered, []
        self._jobs.put(gathered)

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()
        self.engine.dispose()
        self.reader.dispose()

    def _work(self) -> None:
        is_open = True
        while is_open:
            batch: list[_Entry] = []
            while is_open and (not batch or (len(batch) < MOST_TOGETHER and not self._jobs.empty())):
                if (gathered := self._jobs.get()) is None:
                    is_open = False
                else:
                    batch += gathered
            wanted = [entry for entry in batch if not entry.done.cancelled()]
            if wanted:
                try:
                    self._carry_out(wanted)
                except Exception as error:  # whatever it is: without this thread nobody would ever be answered
                    log.error("writer-failed", exc_info=error)
                    self._let_go()
                    _fail(wanted, error)
                _report(wanted)
        self._let_go()

    def _carry_out(self, batch: list[_Entry]) -> None:
        """Do it all and commit; if the line to the database is lost before anything counts, on the next one."""
        if self._away is not None and time.monotonic() < self._away[0] + AWAY_SECONDS:
            return _fail(batch, self._away[1])
        for pause in (*(PAUSES if self._was_there and self._away is None else ()), None):
            try:
                self._try(batch)
                self._away = None
                return
            except Exception as error:
                is_lost, is_away = self._is_lost(error), self._connection is None
                self._roll_back(error, is_lost)
                if is_lost and not self._touched and pause is not None:
                    time.sleep(pause)
                    continue
                if is_lost and is_away:
                    self._away = time.monotonic(), error
                return _fail(batch, error)

    def _try(self, batch: list[_Entry]) -> None:
        self._touched = False
        connection = self._connect()
        connection.begin()
        self._touched = any(_kind(entry) is None for entry in batch)
        for entry in batch:
            entry.result = entry.error = None
        groups = [(kind, list(entries)) for kind, entries in groupby(batch, key=_kind)]
        for kind, entries in groups:
            if kind is None or not self._do_together(connection, kind, entries, len(groups) == 1):
                self._do_apart(connection, entries, len(batch) == 1)
        if any(entry.error is None for entry in batch):
            self._touched = True  # if the line is lost now, nobody knows whether it has happened
            self.commit(connection)
        else:
            connection.rollback()

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self.engine.connect()
            self._was_there = True
            self._driver = self._connection.connection.driver_connection
            if self._holder is not None:
                self._holder.take(self._connection)
        return self._connection

    def _is_lost(self, error: Exception) -> bool:
        """Whether the line to the database is: there was none to be had, or it broke."""
        if self.database.file is not None or isinstance(error, Taken | BadInput):
            return False
        return self._connection is None or bool(self._driver.closed)

    def _is_gone(self, connection: Connection) -> bool:
        """Whether there is no line any more; SQLAlchemy would go on with another, which nobody has prepared."""
        return connection.invalidated or bool(getattr(self._driver, "closed", False))

    def _do_together(self, connection: Connection, kind: type[Together], entries: list[_Entry], is_all: bool) -> bool:
        """Jobs of one kind at once; whether it went well, else nothing was done. A savepoint only if there is more."""
        apart = None if is_all else connection.begin_nested()
        try:
            kind.together(connection, [entry.job for entry in entries])
            if apart is not None:
                apart.commit()
            return True
        except Exception:  # whose fault it was shows when each is alone
            if self._is_gone(connection):
                raise
            if apart is not None:
                apart.rollback()
            else:
                connection.rollback()
                connection.begin()
            return False

    def _do_apart(self, connection: Connection, entries: list[_Entry], is_alone: bool) -> None:
        """One after the other; one that fails takes no other with it."""
        for entry in entries:
            if is_alone:
                entry.run(connection)
                return
            apart = connection.begin_nested()
            try:
                entry.run(connection)
                apart.commit()
            except Exception as error:
                if self._is_gone(connection):
                    raise
                apart.rollback()
                entry.error = error

    def commit(self, connection: Connection) -> None:
        """The moment from which on it has happened."""
        connection.commit()

    def _roll_back(self, error: Exception, is_lost: bool) -> None:
        """Nothing of it has happened. A line that still stands is kept, because it is dear to come by."""
        if self._connection is None or is_lost or self.database.file is not None or isinstance(error, Taken):
            self._let_go()
            return
        try:
            self._connection.rollback()
        except Exception:
            self._let_go()

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                if self._driver is not None and getattr(self._driver, "closed", False):
                    self._connection.invalidate()  # there is nobody to say goodbye to
                self._connection.rollback()
            with suppress(Exception):
                if self._holder is not None and not self._connection.invalidated:
                    self._holder.let_go(self._connection)
            with suppress(Exception):
                self._connection.close()
            self._connection = None


def _kind(entry: _Entry) -> type[Together] | None:
    return type(entry.job) if isinstance(entry.job, Together) else None


def _fail(batch: list[_Entry], error: Exception) -> None:
    for entry in batch:
        entry.error = entry.error or error


def _report(batch: list[_Entry]) -> None:
    """Wake up who waits: those of one loop together, because waking it costs more than what it is told."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Entry]] = {}
    for entry in batch:
        if isinstance(entry.done, asyncio.Future):
            by_loop.setdefault(entry.done.get_loop(), []).append(entry)
        else:
            entry.report()
    for loop, entries in by_loop.items():
        with suppress(RuntimeError):  # the loop was closed meanwhile
            loop.call_soon_threadsafe(_report_all, entries)


def _report_all(entries: list[_Entry]) -> None:
    for entry in entries:
        entry.report()
