"""Costly work for whoever asks, one after the other; where too many wait already, the next is told to come later."""

import asyncio

from starlode.server.refusals import Refusal

MOST_WAITING = 20


class Turnstile:
    """Lets one in at a time."""

    def __init__(self) -> None:
        self._inside = asyncio.Semaphore(1)
        self._waiting = 0

    async def __aenter__(self) -> None:
        if self._waiting >= MOST_WAITING:
            raise Refusal("server-full")
        self._waiting += 1
        try:
            await self._inside.acquire()
        finally:
            self._waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self._inside.release()
