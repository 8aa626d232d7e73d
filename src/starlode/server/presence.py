"""Who is there is told at most once a second, however many come and go."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

SECONDS = 1.0


class Presence:
    """Tells now if it was quiet, and else once when the second is over."""

    def __init__(
        self, tell: Callable[[], None], clock: Callable[[], float], pause: Callable[[float], Awaitable[Any]]
    ) -> None:
        self._tell, self._clock, self._pause = tell, clock, pause
        self._told = -SECONDS
        self._waiting: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Somebody came or went."""
        if self._waiting is None:
            left = self._told + SECONDS - self._clock()
            if left <= 0:
                self._told = self._clock()
                self._tell()
            else:
                self._waiting = asyncio.create_task(self._later(left))

    async def _later(self, left: float) -> None:
        await self._pause(left)
        self._waiting = None
        self._told = self._clock()
        self._tell()

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
