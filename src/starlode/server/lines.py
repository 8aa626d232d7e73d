"""The lines into the server, as uvicorn holds them: nobody keeps one open for nothing, and none grows without end."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from http import HTTPStatus
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS, Request

from starlode.server import frames
from starlode.server.limits import Bucket, Holding, Limits, neighbourhood
from starlode.server.refusals import Refusal

MOST_HEADERS = 32_768  # bytes of a request before its body
LINE = "starlode.line"  # by this name the app finds the line in its scope, beside what ASGI offers
MOST_LINES = 500  # before a body
MOST_CRUMBS = 1_000  # of one body
MOST_FRAGMENTS = 64  # of one message
PIECE = 4_096  # bytes of what has come that are read at once: they may hold hundreds of messages
LAST_SECONDS = 5.0  # for somebody who is let go to read the last words
# What the libraries have to say about people who do it wrong is no error of ours.
_mistakes = logging.getLogger("starlode.lines")


@dataclass
class Lines:
    """All lines of a server, and what each of them may take."""

    limits: Limits = field(default_factory=Limits)
    is_proxy: Callable[[str], bool] = lambda address: False  # one line of a proxy serves many people
    among: tuple[str, int] | None = None  # where other processes of this server come

    @cached_property
    def held(self) -> Holding:
        return Holding(self.limits.connections, "server-full")

    def enter(self, client: tuple[str, int] | None, here: tuple[str, int | None] | None = None) -> str | None:
        """Whose line this is that came to us here, or None if there are too many."""
        address = client[0] if client is not None else ""
        is_shared = self.is_proxy(address) or (here is not None and here == self.among)
        whose = "" if is_shared else neighbourhood(address)
        try:
            self.held.enter(None, whose or f"proxy {client}")
        except Refusal:
            return None
        return whose or f"proxy {client}"

    def leave(self, whose: str) -> None:
        self.held.leave(None, whose)


class Config(uvicorn.Config):
    """uvicorn's settings, and ours for the lines."""

    lines: Lines


class _Strict(h11.Connection):
    """Refuses a request that two programs could read differently, or that takes long to read."""

    _crumbs = 0  # of the body, so far

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            head = self.trailing_data[0].partition(b"\r\n\r\n")[0]
            if head.count(b"\n") > MOST_LINES:
                raise h11.RemoteProtocolError("headers without number")
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._crumbs += 1
            if self._crumbs > MOST_CRUMBS:
                raise h11.RemoteProtocolError("a body in crumbs")
        if isinstance(event, h11.Request):
            self._crumbs = 0
            if sum(len(name) + len(value) for name, value in event.headers) > MOST_HEADERS:
                raise h11.RemoteProtocolError("headers without end")
            names = [name for name, _ in event.headers]
            if b"transfer-encoding" in names and b"content-length" in names:
                raise h11.RemoteProtocolError("both Content-Length and Transfer-Encoding")
            if names.count(b"host") != 1 and event.http_version != b"1.0":
                raise h11.RemoteProtocolError("not one Host")
        return event


class HttpLine(H11Protocol):
    """A line for requests, which have to come in time and be taken in time."""

    config: Config
    _timer: asyncio.TimerHandle | None = None  # until the request has come
    _unread: asyncio.TimerHandle | None = None  # until the answer is taken
    _whose: str | None = None
    _is_leaving = False

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = _Strict(h11.SERVER, MOST_HEADERS)

    @property
    def limits(self) -> Limits:
        return self.config.lines.limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._whose = self.config.lines.enter(self.client, self.server)
        if self._whose is None:
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE, "server-full")
        else:
            self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self._whose is not None:
            self.config.lines.leave(self._whose)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_leaving or self.transport.is_closing():
            return
        super().data_received(data)
        self._wait_for_request()

    def _wait_for_request(self) -> None:
        """A request has so long from its first byte to its last, however slowly it drips."""
        waits = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self._is_leaving
        if not waits and self._timer is not None:
            self._timer.cancel()
            self._timer = None
        elif waits and self._timer is None:
            self._timer = self.loop.call_later(self.limits.request_seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._timer = None
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT, "too-slow")
        else:  # the answer has begun before the question was over
            self._let_go()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # More than this the reader of the upgrade would never answer.
        lines = [len(name) + len(value) + 4 for name, value in self.headers] + [len(event.target) + 16]
        if max(lines) > MAX_LINE_LENGTH or len(self.headers) > MAX_NUM_HEADERS:
            self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large")
            return
        if event.method != b"GET":
            self._turn_away(HTTPStatus.BAD_REQUEST, "bad-request")
            return
        self._stop_timers()
        self._is_leaving = True  # from here on it is a socket's line
        whose, self._whose = self._whose, None
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        assert isinstance(protocol, SocketLine)
        protocol.whose = whose

    def send_400_response(self, msg: str) -> None:
        self._turn_away(HTTPStatus.BAD_REQUEST, "bad-request")

    def _turn_away(self, status: HTTPStatus, code: str) -> None:
        """Refuse what never becomes a request of the app."""
        if self._is_leaving or self.transport.is_closing():
            return
        _mistakes.info(code)
        body = b'{"code":"%s","details":{}}' % code.encode()
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\nconnection: close\r\n"
        self.transport.write(head.encode() + b"content-length: %d\r\n\r\n" % len(body) + body)
        self._let_go()

    def _let_go(self) -> None:
        """Hang up, but not before the last words are read: what still comes meanwhile is not listened to."""
        self._is_leaving = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def eof_received(self) -> None:
        if self._is_leaving:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._unread):
            if timer is not None:
                timer.cancel()
        self._timer = self._unread = None


class SocketLine(WebSocketsSansIOProtocol):
    """A line for messages: whoever does not read what he is sent is not listened to, and then let go."""

    config: Config
    whose: str | None = None
    _unread: asyncio.TimerHandle | None = None
    lag: float | None = None  # seconds there and back: also none at all, since the loop's clock counts milliseconds
    measured: Callable[[], None] | None = None  # who is told that the other side has answered, and how soon
    hears: Callable[[bytes], bool] | None = None  # who takes a text at once, if he can, so that it need not wait
    _is_in_step = True  # what came so far was whole frames, so that the next byte begins one
    _rest = b""  # has come, and is read when what came before it has been heard

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.logger = _Silent
        self._pings = Bucket(*self.config.lines.limits.pings, time.monotonic)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._unread is not None:
            self._unread.cancel()
        if self.whose is not None:
            self.config.lines.leave(self.whose)
        super().connection_lost(exc)

    # Reading stops while writing does.

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        self._unread = self.loop.call_later(self.config.lines.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        self._read_on()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    def _read_on(self) -> None:
        """Go on with what has come already, and then with what comes, for as long as somebody listens and reads."""
        while self._rest and self._is_heard:
            piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
            self._take_in(piece)
        if not self._rest and self._is_heard:
            self.transport.resume_reading()

    @property
    def _is_heard(self) -> bool:
        return not self.read_paused and self.writable.is_set() and not self.transport.is_closing()

    # What is too much, or no text at all

    def handle_ping(self) -> None:
        if self._pings.take():
            super().handle_ping()
        else:
            self._refuse(CloseCode.POLICY_VIOLATION)

    def handle_pong(self, event: Frame) -> None:
        if self._pings.take():
            is_answer = bytes(event.data) == self.pending_ping_payload
            super().handle_pong(event)
            if is_answer:
                self.lag = self.last_ping_rtt
                if self.measured is not None:
                    self.measured()
        else:
            self._refuse(CloseCode.POLICY_VIOLATION)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._refuse(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def _refuse(self, code: CloseCode) -> None:
        """Say why, and hang up."""
        self.frames, self._rest = [], b""
        if self.close_sent:
            return
        _mistakes.info("line-closed", extra={"code": int(code)})
        self.conn.fail(code)
        self.handle_parser_exception()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    # Nearly every frame is short and whole, and goes the short way.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def data_received(self, data: bytes) -> None:
        if self._rest or len(data) > PIECE:
            self._rest += data
            self._read_on()
        elif not self.transport.is_closing():
            self._take_in(data)

    def _take_in(self, data: bytes) -> None:
        if self.handshake_initiated and self._is_in_step:
            text = None
            if self.handshake_complete and not (self.frames or self.close_sent):
                text = frames.whole_text(data, self.config.ws_max_size)
            if text is not None:
                if self.hears is not None and self.queue.empty() and self.hears(text):
                    return
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
                return
            self._is_in_step = frames.are_whole(data)
        super().data_received(data)

    def write_texts(self, *texts: bytes) -> bool:
        """Send texts at once; False if somebody has to wait before he may, or it is too late."""
        if not (self.handshake_complete and self.writable.is_set()) or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frames.text_frames(texts))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    async def send(self, message: Any) -> None:
        if self.close_sent and self.handshake_complete:
            raise ClientDisconnected  # it was closed while the app had something to say, which is no mistake of the app
        if message["type"] == "websocket.send" and message.get("text") and self.write_texts(message["text"].encode()):
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, but answered
        if message["type"] == "websocket.close":
            self.loop.call_later(self.close_timeout + LAST_SECONDS, self.transport.abort)


_Silent = logging.getLogger("starlode.lines.websockets")
_Silent.setLevel(logging.CRITICAL)
