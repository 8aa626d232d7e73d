"""The line between a browser and the server: every byte that comes through is kept, and it can be slow or cut."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

HOST = "127.0.0.1"


@dataclass
class Answer:
    """What the server answered to one request; for a socket, the messages that it sent besides."""

    method: str
    path: str
    status: int
    headers: dict[str, str]
    body: bytes
    is_whole: bool = True  # or the browser left before the rest of it came
    messages: list[str] = field(default_factory=list)


@dataclass
class Call:
    """One connection: what the browser said, and what it heard."""

    browser: socket.socket
    server: socket.socket
    said: bytearray = field(default_factory=bytearray)
    heard: bytearray = field(default_factory=bytearray)

    def hang_up(self) -> None:
        for end in (self.browser, self.server):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class Line:
    """Stands for the server at a port of its own; what goes through is passed on as it is."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._calls: list[Call] = []
        self._is_cut = False
        self.late = 0.0  # seconds that everything takes from the browser to the server
        self._last: list[Answer] | None = None  # all of them, once nothing comes any more
        self._is_closed = False
        self._listening = socket.create_server((HOST, 0))
        self.host = f"{HOST}:{self._listening.getsockname()[1]}"
        self.url = f"http://{self.host}"
        threading.Thread(target=self._answer_calls, daemon=True).start()

    def cut(self) -> None:
        """From now on nothing comes through."""
        self._is_cut = True
        for call in self._calls:
            call.hang_up()

    def mend(self) -> None:
        self._is_cut = False

    def close(self) -> None:
        self.cut()
        self._listening.close()
        self._is_closed = True

    @property
    def heard(self) -> bytes:
        """Everything that reached the browser, as it came."""
        return b"".join(bytes(call.heard) for call in self._calls)

    def answers(self) -> list[Answer]:
        """The same, taken apart; after the end only once."""
        if self._last is not None:
            return self._last
        answers = [answer for call in self._calls for answer in _answers(bytes(call.said), bytes(call.heard))]
        if self._is_closed:
            self._last = answers
        return answers

    def messages(self, table: str) -> list[str]:
        """What the sockets of a table said, in their order."""
        return self.said(f"/api/tables/{table}/socket")

    def said(self, path: str) -> list[str]:
        """What the sockets at an address said, in their order."""
        return [text for answer in self.answers() if answer.path == path for text in answer.messages]

    def _answer_calls(self) -> None:
        while True:
            try:
                browser, _ = self._listening.accept()
            except OSError:
                return  # closed
            try:
                server = None if self._is_cut else socket.create_connection((HOST, self._port))
            except OSError:
                server = None  # it is not running
            if server is None:
                browser.close()
                continue
            call = Call(browser, server)
            self._calls.append(call)
            if self._is_cut:  # meanwhile
                call.hang_up()
            for source, target, kept in ((browser, server, call.said), (server, browser, call.heard)):
                source.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
                threading.Thread(target=self._pass_on, args=(call, source, target, kept), daemon=True).start()

    def _pass_on(self, call: Call, source: socket.socket, target: socket.socket, kept: bytearray) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                kept += data
                if self.late and source is call.browser:
                    time.sleep(self.late)
                target.sendall(data)
        call.hang_up()
        source.close()


# Taking apart


def _answers(said: bytes, heard: bytes) -> Iterator[Answer]:
    """The answers of one connection, in the order of its requests; the last may have come in part."""
    for method, path in _requests(said):
        head, found, heard = heard.partition(b"\r\n\r\n")
        if not found:
            return
        first, headers = _head(head)
        answer = Answer(method, path, int(first.split()[1]), headers, b"")
        if answer.status == 101:
            answer.messages = list(_frames(heard))
            yield answer
            return
        assert "transfer-encoding" not in headers, "the server says how long its answers are"
        length = 0 if method == "HEAD" else int(headers.get("content-length", 0))
        answer.body, heard = heard[:length], heard[length:]
        answer.is_whole = len(answer.body) == length
        yield answer


def _requests(said: bytes) -> Iterator[tuple[str, str]]:
    while said:
        head, _, said = said.partition(b"\r\n\r\n")
        first, headers = _head(head)
        method, path, _ = first.split()
        yield method, path
        if headers.get("upgrade") == "websocket":
            return
        said = said[int(headers.get("content-length", 0)) :]


def _head(head: bytes) -> tuple[str, dict[str, str]]:
    first, *lines = head.decode("latin-1").split("\r\n")
    return first, {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}


def _frames(data: bytes) -> Iterator[str]:
    """The texts of a server's frames, which are neither masked nor packed."""
    text = b""
    while len(data) >= 2:
        kind, length, start = data[0] & 0x0F, data[1] & 0x7F, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return
        body, last, data = data[start : start + length], bool(data[0] & 0x80), data[start + length :]
        if kind in (0, 1):
            text += body
            if last:
                yield text.decode()
                text = b""
