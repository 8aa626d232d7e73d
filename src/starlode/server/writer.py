"""One thread that talks to the database: what waits together is committed together, and only then reported."""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import nullcontext
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

T = TypeVar("T")
Job = Callable[[Connection], T]
MOST_TOGETHER = 200


class Writer:
    """Carries out jobs in the order in which they come; each sees what the ones before it wrote."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._jobs: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="starlode-writer", daemon=True)
        self._thread.start()

    async def run(self, job: Job[T]) -> T:
        """The job's result, once everything it wrote is on the disk; if that fails, nothing of it is."""
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return await asyncio.wrap_future(done)

    def run_now(self, job: Job[T]) -> T:
        """The same for somebody who has nothing else to do meanwhile."""
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return done.result()

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        self._jobs.put(None)
        self._thread.join()
        self.engine.dispose()

    def _work(self) -> None:
        while True:
            batch = [self._jobs.get()]
            while len(batch) < MOST_TOGETHER and not self._jobs.empty():
                batch.append(self._jobs.get())
            self._carry_out([entry for entry in batch if entry is not None])
            if None in batch:
                return

    def _carry_out(self, batch: list[tuple[Job[Any], Future[Any]]]) -> None:
        wanted = [(job, done) for job, done in batch if done.set_running_or_notify_cancel()]
        results: list[tuple[Future[Any], Any]] = []
        try:
            with self.engine.connect() as connection:
                for job, done in wanted:
                    # One that fails takes no other with it.
                    apart = connection.begin_nested() if len(wanted) > 1 else nullcontext()
                    try:
                        with apart:
                            results.append((done, job(connection)))
                    except Exception as error:
                        done.set_exception(error)
                        if len(wanted) == 1:
                            return  # and everything it wrote is rolled back
                self.commit(connection)
        except Exception as error:
            for _, done in wanted:
                if not done.done():
                    done.set_exception(error)
            return
        for done, result in results:
            done.set_result(result)

    def commit(self, connection: Connection) -> None:
        """The moment from which on it has happened."""
        connection.commit()


def _engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so, else savepoints do not work
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
