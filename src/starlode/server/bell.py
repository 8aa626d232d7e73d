"""A bell that a table sets, and that rings once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any


class Bell:
    """Rings once, when it is time."""

    def __init__(
        self, ring: Callable[[], None], now: Callable[[], int], pause: Callable[[float], Awaitable[Any]]
    ) -> None:
        self._ring, self._now, self._pause = ring, now, pause
        self._due: int | None = None
        self._waiting: asyncio.Task[None] | None = None

    def set(self, due: int | None) -> None:
        """Ring then, and not when it was to ring before; None: do not."""
        if due != self._due:
            self.stop()
            if due is not None:
                self._due, self._waiting = due, asyncio.create_task(self._wait(due))

    async def _wait(self, due: int) -> None:
        await self._pause(max(due - self._now(), 0) / 1000)
        self._due = self._waiting = None
        self._ring()

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._due = self._waiting = None
