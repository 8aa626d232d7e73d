"""A queue of jobs that are done one after the other: at a table nothing happens at the same time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlode.server.refusals import Refusal

T = TypeVar("T")
Job = Callable[[], Awaitable[T]]
log = logging.getLogger("starlode.tables")


class Jobs:
    """Does what it is given, in that order."""

    def __init__(self, name: str, clock: Callable[[], float]) -> None:
        self.name = name
        self.used = clock()  # when something was last done
        self._clock = clock
        self._busy = self._is_closed = False
        self._queue: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any] | None]] = asyncio.Queue()
        self._task = asyncio.create_task(self._work(), name=f"table {name}")

    async def do(self, job: Job[T]) -> T:
        """Have something done when it is its turn, and wait for it."""
        if self._is_closed:
            raise Refusal("server-error")  # whoever comes again finds the table anew
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        return await done

    def post(self, job: Job[None]) -> None:
        """Have something done when it is its turn."""
        self._queue.put_nowait((job, None))

    async def _work(self) -> None:
        while True:
            self._busy = False
            job, done = await self._queue.get()
            self._busy, self.used = True, self._clock()
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

    @property
    def is_idle(self) -> bool:
        return not (self._busy or self._queue.qsize())

    async def close(self) -> None:
        """Finish what was given so far, and take nothing more."""
        self._is_closed = True

        async def stop() -> None:
            self._task.cancel()

        self.post(stop)
        await asyncio.wait([self._task])

    def drop(self) -> None:
        """Stop at once: nothing is under way."""
        self._is_closed = True
        self._task.cancel()
