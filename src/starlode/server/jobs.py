"""A queue of jobs that are done one after the other: at a table nothing happens at the same time."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlode.server.refusals import Refusal

T = TypeVar("T")
Job = Callable[[], Awaitable[T]]
log = logging.getLogger("starlode.tables")


class Jobs:
    """Does what it is given, in that order; where nothing is to be done, nothing waits."""

    def __init__(self, name: str, clock: Callable[[], float]) -> None:
        self.name = name
        self.used = clock()  # when something was last done
        self._clock = clock
        self.is_closed = False
        self._waiting: deque[tuple[Job[Any], asyncio.Future[Any] | None]] = deque()
        self._working: asyncio.Task[None] | None = None

    async def do(self, job: Job[T]) -> T:
        """Have something done when it is its turn, and wait for it."""
        if self.is_closed:
            raise Refusal("server-error")  # whoever comes again finds the table anew
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._add(job, done)
        return await done

    def post(self, job: Job[None]) -> None:
        """Have something done when it is its turn."""
        self._add(job, None)

    def _add(self, job: Job[Any], done: asyncio.Future[Any] | None) -> None:
        self._waiting.append((job, done))
        if self._working is None:
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """A task of its own: who asked for a job may go away meanwhile, and the job is done to its end."""
        try:
            while self._waiting:
                job, done = self._waiting.popleft()
                self.used = self._clock()
                try:
                    result = await job()
                except Exception as error:
                    if done is None or done.done():
                        log.exception("job-failed", extra={"table": self.name})
                    else:
                        done.set_exception(error)
                else:
                    if done is not None and not done.done():
                        done.set_result(result)
        finally:
            self._working = None

    @property
    def is_idle(self) -> bool:
        return self._working is None

    async def close(self) -> None:
        """Finish what was given so far, and take nothing more."""
        self.is_closed = True
        while self._working is not None:
            await asyncio.wait([self._working])

    def drop(self) -> None:
        """Stop at once: nothing is under way."""
        self.is_closed = True
        if self._working is not None:
            self._working.cancel()
