"""A table's line for networks that break WebSockets: the same messages, said and asked for by requests."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlode.server.refusals import Refusal
from starlode.server.viewer import Voice

WINDOW = 64  # texts that wait for the next request; what is more waits before us, where slow readers are let go
SAID = 8  # messages that wait to be taken; who says more waits
GONE = {"type": "websocket.disconnect"}


class PolledLine:
    """Stands for a socket of a table: what is said waits to be taken, what is to be heard until it was asked for.

    Texts are numbered, and kept until the other side says that it has them: an answer may get lost on its way.
    """

    def __init__(self, guest: str | None, seconds: float, voice: Voice | None = None) -> None:
        self.guest, self._voice = guest, voice
        self.seconds = seconds  # that a request waits for news
        self.scope: dict[str, Any] = {}  # a line of uvicorn's is none of ours
        self.is_closed = False
        self._said: asyncio.Queue[str] = asyncio.Queue(SAID)
        self._texts: deque[str] = deque()
        self._before = 0  # texts that the other side has
        self._asking = 0  # of the request that waits; an earlier one goes back empty
        self._is_asked = False
        self._asked_last = time.monotonic()
        self._news, self._room = asyncio.Event(), asyncio.Event()

    # The server's side, as of a socket

    async def receive(self) -> dict[str, str]:
        """The next message; or that the other side has gone, because it has not asked for long."""
        patience = 1.5 * self.seconds
        while not self.is_closed:
            with suppress(TimeoutError):
                return {"type": "websocket.receive", "text": await asyncio.wait_for(self._said.get(), patience)}
            if not self._is_asked and time.monotonic() - self._asked_last >= patience:
                break
        return GONE

    async def send_data(self, text: str) -> None:
        """Have a text heard, when there is room for it."""
        while len(self._texts) >= WINDOW and not self.is_closed:
            self._room.clear()
            await self._room.wait()
        self._texts.append(text)
        self._news.set()

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Nothing more is heard than what waits; what a socket would be told about it, the next request finds out."""
        self.is_closed = True
        self._news.set()
        self._room.set()

    # The other side

    async def say(self, text: str) -> None:
        """Have a message taken, after those before it; where that takes too long, it was too much."""
        if self.is_closed:
            raise Refusal("not-found")
        try:
            await asyncio.wait_for(self._said.put(text), self.seconds)
        except TimeoutError:
            raise Refusal("too-fast") from None

    async def hear(self, after: int) -> tuple[int, list[str]]:
        """The texts after a number, as soon as there are any, and the number of the last; none after a while."""
        while self._texts and self._before < after:
            self._texts.popleft()
            self._before += 1
        self._room.set()
        self._asking += 1
        mine = self._asking
        self._news.set()  # for one that still waits
        await asyncio.sleep(0)
        self._is_asked = True
        try:
            async with asyncio.timeout(self.seconds):
                while not self._texts and not self.is_closed and mine == self._asking:
                    self._news.clear()
                    await self._news.wait()
                if self._texts and self._voice is not None:
                    await self._voice.until_free()
        except TimeoutError:
            pass
        finally:
            if mine == self._asking:
                self._is_asked = False
            self._asked_last = time.monotonic()
        if self.is_closed and not self._texts and mine == self._asking:
            raise Refusal("not-found")
        if mine != self._asking or (self._voice is not None and not self._voice.is_free):
            return after, []
        return self._before + len(self._texts), list(self._texts)


class PolledLines:
    """All lines of this kind, by words that nobody guesses."""

    def __init__(self, process: str = "") -> None:
        self._first = f"{process}-" if process else ""  # where several serve, a word says whose it is
        self._lines: dict[str, PolledLine] = {}
        self._pages: set[asyncio.Task[None]] = set()

    def open(self, line: PolledLine, attend: Callable[[], Any], leave: Callable[[], None]) -> str:
        """Have somebody attended on a line until it is closed; the word for it."""
        word = self._first + secrets.token_urlsafe(18)
        self._lines[word] = line

        async def page() -> None:
            try:
                await attend()
            finally:
                leave()
                self._lines.pop(word, None)
                await line.close()

        task = asyncio.create_task(page())
        self._pages.add(task)
        task.add_done_callback(self._pages.discard)
        return word

    def of(self, word: str, guest: str | None) -> PolledLine:
        """Somebody's own line, or a refusal."""
        line = self._lines.get(word)
        if line is None or line.guest != guest:
            raise Refusal("not-found")
        return line

    async def close(self) -> None:
        """Let go of whoever is still there."""
        for line in list(self._lines.values()):
            await line.close()
        await asyncio.gather(*self._pages, return_exceptions=True)
