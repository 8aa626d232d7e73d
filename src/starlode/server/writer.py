"""One thread that talks to the database: what waits together is committed together, and only then reported."""

import asyncio
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

T = TypeVar("T")
Job = Callable[[Connection], T]
Done = asyncio.Future[Any] | Future[Any]
MOST_TOGETHER = 200


class Together(ABC):
    """A job of which several are done faster at once than one after the other."""

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

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._connection: Connection | None = None
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
                self._carry_out(wanted)
                _report(wanted)
        self._let_go()

    def _carry_out(self, batch: list[_Entry]) -> None:
        try:
            connection = self._connection = self._connection or self.engine.connect()
            connection.begin()
            groups = [(kind, list(entries)) for kind, entries in groupby(batch, key=_kind)]
            for kind, entries in groups:
                if kind is None or not self._do_together(connection, kind, entries, len(groups) == 1):
                    self._do_apart(connection, entries, len(batch) == 1)
            if any(entry.error is None for entry in batch):
                self.commit(connection)
            else:
                connection.rollback()
        except Exception as error:
            self._let_go()  # and everything is rolled back
            for entry in batch:
                entry.error = entry.error or error

    def _do_together(self, connection: Connection, kind: type[Together], entries: list[_Entry], is_all: bool) -> bool:
        """Jobs of one kind at once; whether it went well, else nothing was done. A savepoint only if there is more."""
        apart = None if is_all else connection.begin_nested()
        try:
            kind.together(connection, [entry.job for entry in entries])
            if apart is not None:
                apart.commit()
            return True
        except Exception:  # whose fault it was shows when each is alone
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
                apart.rollback()
                entry.error = error

    def commit(self, connection: Connection) -> None:
        """The moment from which on it has happened."""
        connection.commit()

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.rollback()
            with suppress(Exception):
                self._connection.close()
            self._connection = None


def _kind(entry: _Entry) -> type[Together] | None:
    return type(entry.job) if isinstance(entry.job, Together) else None


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


def _engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    """Straight to the driver: it comes with every commit, and takes longer on the way than there."""
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN IMMEDIATE")


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so, else savepoints do not work
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
