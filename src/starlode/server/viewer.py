"""One open page at a table: a guest, or nobody in particular, and what waits to be sent to him."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from starlode.server.wire.socket import FromServer, OpenTables, Turns

TRY_AGAIN = 1013  # the page reads too slowly, asks too much, or the table was lost: come back
RESTART = 1012  # another process has the table now: come back
_encoder = msgspec.json.Encoder()


def encode(message: FromServer | OpenTables | Turns) -> bytes:
    """A message as the text of a frame."""
    return _encoder.encode(message)


class Line(Protocol):
    """Where a text goes out at once, if it can."""

    lag: float | None  # seconds there and back; None before it was measured

    def write_texts(self, *texts: bytes) -> bool:
        """Send them; False if they have to wait."""
        ...


class Voice(Protocol):
    """Whether anything may be told: not while another process may tell people of the same table."""

    @property
    def is_free(self) -> bool: ...

    async def until_free(self) -> None: ...


class Viewer:
    """Where a table sends what one page may know; a page that reads too slowly is let go, and comes back by itself."""

    def __init__(
        self, guest: str | None, most: int, most_bytes: int, line: Line | None = None, voice: Voice | None = None
    ) -> None:
        self.guest = guest
        self._line, self._voice = line, voice
        self.code = TRY_AGAIN  # with which it is let go
        self.greeted = False  # whether it has said hello, and so knows where it stands
        self.closed = asyncio.Event()
        self._most, self._most_bytes = most, most_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0  # of what waits
        self._more = asyncio.Event()
        self._held: bytes | None = None  # goes out together with the next

    @property
    def lag(self) -> int | None:
        """How many milliseconds a word to this page and back takes; None before it was measured."""
        seconds = None if self._line is None else self._line.lag
        return None if seconds is None else round(seconds * 1000)

    def hold(self, message: FromServer) -> None:
        """Send a message together with the one that follows at once, because each sending costs more than what is sent.

        Whoever holds something back sees to it that it goes out: `let_out`.
        """
        self.let_out()
        self._held = encode(message)

    def let_out(self) -> None:
        """Send what was held back, if nothing has followed."""
        if self._held is not None:
            held, self._held = self._held, None
            self.send_text(held)

    def send(self, message: FromServer | OpenTables | Turns) -> None:
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        held, self._held = self._held, None
        texts = (text,) if held is None else (held, text)
        if not self._waiting and self._line is not None and self._is_free and self._line.write_texts(*texts):
            return  # as nearly always: nothing waits before it
        for each in texts:
            self._wait_with(each)

    @property
    def _is_free(self) -> bool:
        return not self.closed.is_set() and (self._voice is None or self._voice.is_free)

    def _wait_with(self, text: bytes) -> None:
        if len(self._waiting) >= self._most or self._bytes + len(text) > self._most_bytes:
            self.let_go()
        if not self.closed.is_set():
            self._waiting.append(text)
            self._bytes += len(text)
            self._more.set()

    def let_go(self, code: int = TRY_AGAIN) -> None:
        """Hang up, and forget what it has not read."""
        self.code = code
        self.closed.set()
        self._waiting.clear()
        self._bytes = 0

    @property
    def is_told(self) -> bool:
        """Whether nothing waits to be sent."""
        return not self._waiting

    def drain(self) -> list[bytes]:
        """What waits, taken out."""
        waiting, self._bytes = list(self._waiting), 0
        self._waiting.clear()
        return waiting

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits, one after the other, for as long as the page is open."""
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                if self._voice is not None and not self._voice.is_free:
                    await self._voice.until_free()
                    continue
                text = self._waiting[0]
                await send(text.decode())
                if self._waiting:
                    self._waiting.popleft()
                    self._bytes -= len(text)
