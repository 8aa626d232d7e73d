"""Talking to a server byte by byte, for what no decent client would send."""

import base64
import json
import os
import socket
import struct
from typing import Any
from urllib.parse import urlsplit

from tests.server.house import PATIENCE


class Raw:
    """A bare connection."""

    def __init__(self, url: str) -> None:
        where = urlsplit(url)
        assert where.hostname is not None
        self.host = where.netloc
        self.socket = socket.create_connection((where.hostname, where.port), PATIENCE)

    def __enter__(self) -> "Raw":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, content: bytes) -> None:
        self.socket.sendall(content)

    def ask(self, target: bytes, *headers: bytes, method: bytes = b"GET", body: bytes = b"") -> tuple[int, Any]:
        """The status and the JSON of an answer (None where it is none)."""
        lines = [method + b" " + target + b" HTTP/1.1", b"Host: " + self.host.encode(), *headers, b"", body]
        self.send(b"\r\n".join(lines))
        return self.answer()

    def answer(self) -> tuple[int, Any]:
        head, rest = b"", b""
        while b"\r\n\r\n" not in head:
            found = self.socket.recv(65_536)
            if not found:
                return 0, None  # hung up without a word
            head += found
        head, _, rest = head.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        named = dict(line.lower().split(": ", 1) for line in lines[1:])
        while len(rest) < int(named.get("content-length", 0)):
            found = self.socket.recv(65_536)
            assert found, "the answer breaks off"
            rest += found
        is_json = named.get("content-type", "").startswith("application/json")
        return int(lines[0].split()[1]), json.loads(rest) if is_json else None

    def is_hung_up(self) -> bool:
        """Whether the server ends the connection, after what it still says."""
        try:
            while self.socket.recv(65_536):
                pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True

    # WebSockets by hand

    def upgrade(self, target: str, *headers: bytes) -> tuple[int, Any]:
        key = base64.b64encode(os.urandom(16))
        return self.ask(
            target.encode(), b"Connection: Upgrade", b"Upgrade: websocket", b"Sec-WebSocket-Version: 13",
            b"Sec-WebSocket-Key: " + key, *headers,
        )  # fmt: skip

    def frame(self, opcode: int, content: bytes = b"", fin: bool = True) -> bytes:
        """A frame as a client has to mask it, here with zeros."""
        first = (0x80 if fin else 0) | opcode
        if len(content) < 126:
            return struct.pack("!BB4x", first, 0x80 | len(content)) + content
        return struct.pack("!BBH4x", first, 0x80 | 126, len(content)) + content
