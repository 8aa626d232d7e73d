"""The WebSocket of a table: messages in, one after the other; what the viewer may know out."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from starlode.server import companions
from starlode.server.identity import COOKIE
from starlode.server.limits import Bucket
from starlode.server.lines import LINE, SocketLine
from starlode.server.lobby import Lobby, address_of, door, lobby_of
from starlode.server.moves import receive, refused
from starlode.server.polling import PolledLine
from starlode.server.refusals import Refusal
from starlode.server.table import LiveTable
from starlode.server.viewer import TRY_AGAIN, Viewer
from starlode.server.wire.http import Problem
from starlode.server.wire.parts import MOST_ID
from starlode.server.wire.socket import Act, Hello, Hint, MacroAct, Say, ToServer

COST_OF_HELLO = 10.0  # messages: the answer may be long
ANEW = Hello()
NOTICED = 150  # milliseconds

log = logging.getLogger("starlode.sockets")
_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
Line = WebSocket[Any, Any, State]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Line, table_id: FromPath[str]) -> None:
    """Let somebody watch a table, and play if he sits there."""
    lobby, address = lobby_of(socket), address_of(socket)
    guest = lobby.recognise(socket)
    try:
        door(socket, socket.route_handler)
        if guest is None and COOKIE in socket.cookies:
            raise Refusal("who-are-you")
        if guest is not None:
            lobby.guest(socket)
        table = await lobby.tables.get(table_id)
        viewer = companions.looks_as(table.stored, guest, _seat_of(socket))
        lobby.sockets.enter(guest, address)
    except Refusal as refusal:
        await _turn_away(lobby, socket, refusal)
        return
    try:
        await socket.accept()
        await Page(lobby, table, socket, viewer, address).attend()
    finally:
        lobby.sockets.leave(guest, address)


@websocket("/api/open/socket")
async def open_socket(socket: Line) -> None:
    """Let somebody see the tables that wait for players, as they change."""
    lobby, address = lobby_of(socket), address_of(socket)
    guest = lobby.recognise(socket)
    try:
        door(socket, socket.route_handler)
        lobby.sockets.enter(guest, address)
    except Refusal as refusal:
        await _turn_away(lobby, socket, refusal)
        return
    try:
        await socket.accept()
        line: Any = (socket.scope.get("extensions") or {}).get(LINE)
        viewer = lobby.openings.enter(guest, lobby.services.limits, line)
        lobby.turns.enter(viewer)
        try:
            await _show(socket, viewer, line)
        finally:
            lobby.turns.leave(viewer)
            lobby.openings.leave(viewer)
    finally:
        lobby.sockets.leave(guest, address)


def _seat_of(socket: Line) -> int | None:
    """As which seat of his device somebody looks, if he says so."""
    told = socket.query_params.get("seat")
    if told is None:
        return None
    if len(told) > 1 or told not in "0123456789":
        raise Refusal("bad-request", at="seat")
    return int(told)


async def _show(socket: Line, viewer: Viewer, line: SocketLine | None) -> None:
    """Send what there is until the other side goes, or says something, which nobody listens to here."""
    receive = socket.receive if line is None else line.receive
    work = receive(), viewer.pump(socket.send_data), viewer.closed.wait()
    tasks = [asyncio.ensure_future(each) for each in work]
    _, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    with suppress(Exception):  # it may be closed already
        await socket.close(TRY_AGAIN)


async def _turn_away(lobby: Lobby, socket: Line, refusal: Refusal) -> None:
    """Answer the request for a socket like any other that is refused."""
    lobby.services.metrics.count_refusal(refusal.code)
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close()
        return
    send: Any = socket.send
    body = msgspec.json.encode(Problem(refusal.code, refusal.details))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


class Page:
    """One socket at a table, or what stands for it, from its first message to its last."""

    def __init__(
        self, lobby: Lobby, table: LiveTable, socket: Line | PolledLine, guest: str | None, address: str
    ) -> None:
        limits = lobby.services.limits
        self.lobby, self.table, self.socket, self.address = lobby, table, socket, address
        line: Any = (socket.scope.get("extensions") or {}).get(LINE)
        self._line: SocketLine | None = line
        self.viewer = Viewer(guest, limits.unsent, limits.unsent_bytes, line, lobby.services.heart)
        self._receive = socket.receive if line is None else line.receive
        self.pace = Bucket(*limits.messages.guest, lobby.services.clock)
        self._lag: int | None = None  # as it was told, in steps that somebody would notice; None before it was measured
        self._under_way = 0  # messages that are being carried out

    async def attend(self) -> None:
        table, viewer = self.table, self.viewer
        try:
            await table.do(partial(_enter, table, viewer))
            self._take_at_once(self._hear)
            self._measure(self._measured)
            try:
                await self._serve()
            finally:
                self._take_at_once(None)
                self._measure(None)
                viewer.closed.set()  # whatever is still thought about for it
                # Also when this task is cancelled because the server stops.
                await asyncio.shield(asyncio.ensure_future(table.do(partial(_exit, table, viewer))))
        except Refusal:  # the table was closed meanwhile
            with suppress(Exception):
                await self.socket.close(TRY_AGAIN)

    async def _serve(self) -> None:
        """Read and write until one side has had enough."""
        socket, viewer = self.socket, self.viewer
        work = self._listen(), viewer.pump(socket.send_data), viewer.closed.wait()
        tasks = [asyncio.ensure_future(each) for each in work]
        done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        reason = ""
        for task in done:
            error = task.exception()
            if isinstance(error, _Enough):
                reason = str(error)
            elif error is not None and not isinstance(error, WebSocketDisconnect | OSError | Refusal):
                log.error("socket-failed", exc_info=error, extra={"table": self.table.stored.id})
        with suppress(Exception):  # it may be closed already
            await socket.close(viewer.code, reason)

    async def _listen(self) -> None:
        """Take one message after the other, no faster than is allowed; the rest waits on the sender's side."""
        while True:
            received: Any = await self._receive()
            if received["type"] == "websocket.disconnect":
                return
            self._under_way += 1
            try:
                await self._take(received.get("text") or "")
            finally:
                self._under_way -= 1

    async def _take(self, text: str) -> None:
        table, viewer, metrics, waits = self.table, self.viewer, self.lobby.services.metrics, self.lobby.answers
        if not self.pace.take():
            await self.pace.wait()
        try:
            self.lobby.messages.take(None, self.address)
            message = _read(text)
            if type(message) is not Act:
                await self._count(message)
        except Refusal as refusal:
            metrics.count_refusal(refusal.code)
            which = _id_of(text)
            if which is None and refusal.code == "too-fast":
                raise _Enough(refusal.code) from None
            viewer.send(refused(which, refusal))
            return
        job = partial(receive, table, viewer, message)
        waits.begin(job)
        try:
            is_behind = await table.do(job)
        finally:
            waited = waits.end(job)
        if type(message) is not Hello:
            metrics.move_seconds.add(waited)
        if is_behind:  # it was told as much as after a hello
            await self._count(ANEW)

    # Nearly every message is an action of somebody who waits for the answer before he sends another.

    def _take_at_once(self, hears: Callable[[bytes], bool] | None) -> None:
        if self._line is not None:
            self._line.hears = hears

    def _measure(self, measured: Callable[[], None] | None) -> None:
        if self._line is not None:
            self._line.measured = measured

    def _measured(self) -> None:
        """How far away the page is was measured; the others are told where that makes a difference."""
        lag = (self.viewer.lag or 0) // NOTICED
        if lag != self._lag:
            self._lag = lag
            self.table.presence.changed()

    def _hear(self, text: bytes) -> bool:
        """Have an action carried out without the way through a queue and another task; False: it has to go that way."""
        table = self.table
        if self._under_way or table.jobs.is_closed or not table.jobs.is_idle:
            return False
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        # Whoever is out of step, as nobody can be later where nothing else waits, is counted on the other way.
        if type(message) is not Act or message.v != table.stored.v or not self.pace.take():
            return False
        if not self.lobby.messages.allows(None, self.address):  # as it is told on the other way
            return False
        self._under_way += 1
        self.lobby.answers.begin(self)
        table.jobs.post(partial(self._act, message))
        return True

    async def _act(self, message: Act) -> None:
        try:
            await receive(self.table, self.viewer, message)
        except Exception:
            self.viewer.let_go()  # nobody shall wait for an answer that does not come
            raise
        finally:
            self._under_way -= 1
            self.lobby.services.metrics.move_seconds.add(self.lobby.answers.end(self))

    async def _count(self, message: ToServer) -> None:
        """What costs more than an action, and is allowed less often."""
        viewer, metrics = self.viewer, self.lobby.services.metrics
        match message:
            case Hello():
                await self.pace.wait(COST_OF_HELLO)
                try:
                    self.lobby.hellos.take(viewer.guest, self.address)
                except Refusal as refusal:
                    raise _Enough(refusal.code) from None
                if viewer.greeted:
                    metrics.resyncs += 1
                elif message.have is not None:
                    metrics.reconnects += 1
            case MacroAct():
                await self.pace.wait(len(message.actions) - 1)
                self.lobby.messages.take(None, self.address, len(message.actions) - 1)
            case Hint():
                self.lobby.hints.take(viewer.guest, self.address)
            case Say():
                self.lobby.says.take(viewer.guest, self.address)
            case _:  # no move: it is written down and told to all, and nobody needs it often
                self.lobby.undos.take(viewer.guest, self.address)


class _Enough(Exception):
    """A page that is let go, with a code as the reason: without an answer to its hello it is out of step."""


def _read(text: str) -> ToServer:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise Refusal("bad-message") from None


def _id_of(text: str) -> str | None:
    """The id of a message that cannot be carried out, so that its sender knows which."""
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    found = content.get("id") if isinstance(content, dict) else None
    return found if isinstance(found, str) and len(found) <= MOST_ID else None


async def _enter(table: LiveTable, viewer: Viewer) -> None:
    table.audience.viewers.add(viewer)
    table.note_presence()


async def _exit(table: LiveTable, viewer: Viewer) -> None:
    table.audience.leave(viewer)
    table.note_presence()
