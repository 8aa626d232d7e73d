"""A WebSocket from the client's side, as lean as it can be: the clients must not hide what the server costs."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG = 0x8A
MASKED = 0x80
SHORT = 126  # from here on the length stands in two more bytes, or in eight
HEAD_END = b"\r\n\r\n"

Listener = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """One open socket: texts out, texts in; fragments and compression, which our server does not send, are refused."""

    def __init__(self, head: bytes, listen: Listener) -> None:
        self._head = head
        self._listen = listen
        self._rest = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._head)

    def send(self, text: bytes) -> None:
        """A text of at most 64 kB, in one frame."""
        self._transport.write(_frame(TEXT, text))

    def cut(self) -> None:
        """Hang up without a word, as a lost network does."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._is_open:
            head, found, data = data.partition(HEAD_END)
            if not found:
                self._rest = head
                return
            if self.opened.done():  # nobody waits for it any more
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                self._transport.abort()
                return
            self._is_open = True
            self.opened.set_result(None)
        self._rest = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left of the next one."""
        at, end = 0, len(data)
        while end - at >= 2:
            kind, size, start = data[at], data[at + 1], at + 2
            if size >= SHORT:
                wide = 2 if size == SHORT else 8
                start += wide
                if start > end:
                    break
                size = int.from_bytes(data[start - wide : start], "big")
            if start + size > end:
                break
            at = start + size
            if kind == TEXT:
                self._listen(data[start:at])
            elif kind == PING:
                self._transport.write(_frame(PONG, data[start:at]))
            elif kind == CLOSE:
                self._transport.abort()
                return b""
            else:
                raise ConnectionError(f"a frame of kind {kind:#x}")
        return data[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("refused"))
        if not self.closed.done():
            self.closed.set_result(None)


async def connect(host: str, port: int, path: str, cookie: str, listen: Listener) -> Line:
    """An open line, once the server has agreed."""
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"{f'Cookie: {cookie}' + chr(13) + chr(10) if cookie else ''}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(head.encode(), listen), host, port)
    try:
        await line.opened
    except BaseException:  # whoever waited has given up, or was refused
        line.cut()
        raise
    return line


def _frame(kind: int, content: bytes) -> bytes:
    """A frame as a client has to send it: masked."""
    size = len(content)
    head = bytes((kind, MASKED | size)) if size < SHORT else bytes((kind, MASKED | SHORT)) + size.to_bytes(2, "big")
    mask = os.urandom(4)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return head + mask + (int.from_bytes(content, "big") ^ key).to_bytes(size, "big")
