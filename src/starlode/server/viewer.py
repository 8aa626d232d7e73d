"""One open page at a table: a guest, or nobody in particular, and what waits to be sent to him."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from starlode.server.wire.socket import FromServer

_encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> str:
    """A message as the text of a frame."""
    return _encoder.encode(message).decode()


class Viewer:
    """Where a table sends what one page may know; a page that reads too slowly is let go, and comes back by itself."""

    def __init__(self, guest: str | None, who: str, most: int) -> None:
        self.guest = guest
        self.who = who  # the guest, or for nobody in particular the address
        self.greeted = False  # whether it has said hello, and so knows where it stands
        self.closed = asyncio.Event()
        self._most = most
        self._waiting: asyncio.Queue[str] = asyncio.Queue()

    def send(self, message: FromServer) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        if self._waiting.qsize() >= self._most:
            self.closed.set()
        if not self.closed.is_set():
            self._waiting.put_nowait(text)

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits, one after the other, for as long as the page is open."""
        while True:
            await send(await self._waiting.get())
