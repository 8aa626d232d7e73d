"""Where several processes serve one database: whoever asks for a table is taken to the process that has it.

It stands before everything else, so that a request goes on as it came. What processes ask each other has an address
of its own, which is there only for who knows their word.
"""

import asyncio
import hmac
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from starlode.server import piping
from starlode.server.lobby import SAFE, Lobby, address_of
from starlode.server.piping import Reached
from starlode.server.refusals import Moved, Refusal
from starlode.server.wire.http import Join, Problem, QuickPlay
from starlode.server.wire.parts import MOST_REQUEST_WITH_COMPONENTS

_TABLE = re.compile(r"/api/tables/([^/]{1,80})(?:/|$)")
_LINE = re.compile(r"/api/lines/([0-9a-f]{16})-[^/]+$")
_RELEASE, OPEN = re.compile(r"/internal/release/([^/]{1,80})$"), "/internal/open"
NAMES_A_TABLE = ("/api/report", "/api/lessons")  # in what is sent
QUICK = "/api/quick"
_DOES_THE_SAME_TWICE = re.compile(r"/api/tables/[^/]+/(rematch|leave|analysis)$|/api/lines/")
_JOIN = re.compile(r"/api/tables/[^/]+/join$")
HOLD_SECONDS = 5.0  # that somebody is held who asks for a table of a process that is gone
PAUSE_SECONDS = 0.25


class _Named(msgspec.Struct):
    table: str | None = None


class Switchboard:
    """The app, and the processes beside it."""

    def __init__(self, app: Any, state: Any, path: str = "/", among: tuple[str, int] | None = None) -> None:
        self._app, self._state, self._prefix = app, state, path.rstrip("/")
        self._among = among  # where nobody but other processes is answered

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        lobby: Lobby = self._state.lobby
        token = next((value for name, value in scope["headers"] if name == piping.TOKEN), None)
        if token is None and self._among is not None and tuple(scope.get("server") or ()) == self._among:
            token = b""
        if token is not None:
            if hmac.compare_digest(token, lobby.tables.token.encode()):
                await self._take(lobby, scope, receive, send)
            else:
                await _answer(scope, send, 403, Problem("wrong-origin", {}))
            return
        path, body = self._path(scope), None
        if scope["type"] == "http" and scope["method"] == "POST" and path in (*NAMES_A_TABLE, QUICK):
            body = await _read(receive)
            receive = _again(body, receive)
        try:
            address = await self._where(lobby, path, body, lambda: _count(lobby, scope))
        except Refusal as refusal:
            await piping.refuse(scope, send, refusal)
            return
        if address is not None and body is None and scope["type"] == "http":
            body = await _read(receive)
            receive = _again(body, receive)
        end, is_late = time.monotonic() + HOLD_SECONDS, False
        while address is not None:
            if address == lobby.tables.address:
                reached = Reached.NO  # of whoever was here before us, and is dead: nobody has heard it
            elif scope["type"] == "websocket":
                reached = await piping.pass_socket(address, lobby.tables.token, scope, receive, send)
            else:
                reached = await piping.pass_request(address, lobby.tables.token, scope, body or b"", send)
            if reached is Reached.YES:
                return
            if reached is Reached.PERHAPS and not _may_be_repeated(scope["method"], path, body or b""):
                await piping.refuse(scope, send, Refusal("perhaps-done"))
                return
            if is_late:
                await piping.refuse(scope, send, Moved())
                return
            is_late = time.monotonic() > end  # then once more where it is now
            # It is not there any more: as soon as its lease is over, the table is somebody else's, or ours.
            await asyncio.sleep(PAUSE_SECONDS)
            address = await self._where(lobby, path, None if path == QUICK else body, lambda: None)
        await self._app(scope, receive, send)

    def _path(self, scope: Any) -> str:
        path: str = scope["path"]
        return path[len(self._prefix) :] if self._prefix and path.startswith(f"{self._prefix}/") else path

    async def _where(self, lobby: Lobby, path: str, body: bytes | None, count: Callable[[], None]) -> str | None:
        """The process that has to answer; None: we, if only to refuse. Who makes us ask others is counted first."""
        named = _named(path, body)
        if named is not None and not lobby.tables.has(named):
            count()
        with suppress(msgspec.DecodeError, RecursionError, Refusal):
            if named is not None:
                return await lobby.tables.place(named)
            if found := _LINE.match(path):
                return lobby.tables.address_of(found[1])
            if path == QUICK and body is not None:
                return await lobby.openings.place_for(msgspec.json.decode(body, type=QuickPlay))
        return None

    async def _take(self, lobby: Lobby, scope: Any, receive: Any, send: Any) -> None:
        """From another process: its own question, or a request that it passes on."""
        if found := _RELEASE.match(scope["path"]):
            await lobby.tables.hand_over(found[1])
            await _answer(scope, send, 200, {})
        elif scope["path"] == OPEN:
            await _answer(scope, send, 200, lobby.openings.here())
        elif scope["path"] == piping.ALIVE:
            await _answer(scope, send, 200, {})
        else:
            await self._app(piping.restored(scope), receive, send)


def _named(path: str, body: bytes | None) -> str | None:
    """The table that a request is about."""
    if found := _TABLE.match(path):
        return found[1]
    if path in NAMES_A_TABLE and body is not None:
        with suppress(msgspec.DecodeError, RecursionError):
            return msgspec.json.decode(body, type=_Named).table
    return None


def _count(lobby: Lobby, scope: Any) -> None:
    """Count a question to the database, or refuse it: nobody may ask more of them than he may ask of us at all."""
    who: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    lobby.lookups.take(lobby.recognise(who), address_of(who))


def _may_be_repeated(method: str, path: str, body: bytes) -> bool:
    """Whether a request does nothing more if it has been carried out already."""
    if method in SAFE or _DOES_THE_SAME_TWICE.match(path):
        return True
    with suppress(msgspec.DecodeError, RecursionError):
        return bool(_JOIN.match(path)) and msgspec.json.decode(body, type=Join).other is None
    return False


async def _read(receive: Any) -> bytes:
    """What was sent along; of too much only as much as shows that it is."""
    parts, size = list[bytes](), 0
    while size <= MOST_REQUEST_WITH_COMPONENTS:
        event = await receive()
        parts.append(event.get("body", b""))
        size += len(parts[-1])
        if event["type"] != "http.request" or not event.get("more_body"):
            break
    return b"".join(parts)


def _again(body: bytes, receive: Any) -> Any:
    """Whoever listens hears what was read already, and then what comes."""
    told = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def hear() -> Any:
        first = next(told, None)
        return await receive() if first is None else first

    return hear


async def _answer(scope: Any, send: Any, status: int, content: Any) -> None:
    body = msgspec.json.encode(content)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
