"""From one process of a server to another: a request, or a socket, as it came, with a word that only they know.

Whoever is asked this way sees what the first one saw: the address and the headers of who asks, and his path. So he
knows him by the same cookie, and holds him to the same limits, as if he had come to him.

However long an answer takes, it is waited for; but whoever says nothing is asked aside whether he is still there, and
one who does not answer that either hangs.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from enum import Enum, auto
from typing import Any, TypeAlias, TypeVar

import h11
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from starlode.server.refusals import Moved, Refusal
from starlode.server.viewer import RESTART
from starlode.server.wire.http import Problem
from starlode.server.wire.parts import MOST_FRAME

TOKEN, CLIENT, HOST, SCHEME = b"x-starlode-token", b"x-starlode-client", b"x-starlode-host", b"x-starlode-scheme"
CONNECT_SECONDS = 2.0
ALIVE = "/internal/alive"  # where a process is asked whether it still hears
PING_SECONDS = 5.0  # of silence, after which it is
SILENT_SECONDS = 20.0  # for the answer to that, after which it is given up
READ = 65_536
GONE = (None, 1005, 1006, 1011)  # codes of a line at whose end nobody said goodbye
# What is said between two neighbours only, and what we say ourselves.
OURS = {
    b"connection", b"keep-alive", b"upgrade", b"host", b"te", b"trailer", b"transfer-encoding", b"content-length",
    b"expect", TOKEN, CLIENT, HOST, SCHEME,
}  # fmt: skip
T = TypeVar("T")
Headers: TypeAlias = list[tuple[bytes, bytes]]
Read: TypeAlias = Callable[[], Awaitable[bytes]]


def passed_on(scope: Any, token: str) -> Headers:
    """The headers of a request for another process."""
    kept = [(name, value) for name, value in scope["headers"] if name not in OURS]
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    address, port = scope.get("client") or ("", 0)
    said = [(TOKEN, token.encode()), (HOST, host), (CLIENT, f"{address} {port}".encode())]
    return [*kept, *said, (SCHEME, scope["scheme"].encode())]


def restored(scope: Any) -> Any:
    """The scope of a request as it was at the process that has passed it on."""
    said = {name: value for name, value in scope["headers"] if name in (CLIENT, HOST, SCHEME)}
    headers = [(name, value) for name, value in scope["headers"] if name not in (TOKEN, CLIENT, HOST, SCHEME, b"host")]
    address, _, port = said.get(CLIENT, b"").decode("latin-1").rpartition(" ")
    return {
        **scope,
        "headers": [(b"host", said.get(HOST, b"")), *headers],
        "client": (address, int(port)) if address else None,
        "scheme": said.get(SCHEME, b"http").decode("latin-1"),
    }


def path_of(scope: Any) -> bytes:
    """What was asked for, as it was written."""
    raw = scope.get("raw_path") or scope["path"].encode()
    query = scope.get("query_string") or b""
    return bytes(raw.partition(b"?")[0] + (b"?" + query if query else b""))


# Requests


async def ask(address: str, token: str, method: str, path: str) -> bytes:
    """What another process answers to one of our own questions."""
    async with _answer(address, method, path.encode(), [(TOKEN, token.encode())], b"") as (response, parts):
        body = b"".join([part async for part in parts])
        if response.status_code >= 400:
            raise Moved
        return body


class Reached(Enum):
    """What became of a request that was passed on."""

    NO = auto()  # nobody has heard it
    PERHAPS = auto()  # it was sent, and no answer came: it may have been carried out
    YES = auto()


async def pass_request(address: str, token: str, scope: Any, body: bytes, send: Any) -> Reached:
    """Have a request answered by another process."""
    reached = Reached.PERHAPS
    try:
        headers = passed_on(scope, token)
        async with _answer(address, scope["method"], path_of(scope), headers, body) as (response, parts):
            reached = Reached.YES
            kept = [(name, value) for name, value in response.headers if name not in OURS - {b"content-length"}]
            await send({"type": "http.response.start", "status": response.status_code, "headers": kept})
            async for part in parts:
                await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
    except NotReached:
        return Reached.NO
    except (OSError, h11.ProtocolError, TimeoutError, Moved):
        pass
    return reached


class NotReached(Moved):
    """Nobody was there, so nothing was said."""


@asynccontextmanager
async def _answer(
    address: str, method: str, path: bytes, headers: Headers, body: bytes
) -> AsyncIterator[tuple[h11.Response, AsyncIterator[bytes]]]:
    host, _, port = address.rpartition(":")
    opening = asyncio.open_connection(host.strip("[]"), int(port))
    try:
        reader, writer = await asyncio.wait_for(opening, CONNECT_SECONDS)
    except (OSError, TimeoutError):
        raise NotReached from None
    line = h11.Connection(h11.CLIENT)
    try:
        ours = [(b"host", address.encode()), (b"connection", b"close"), (b"content-length", b"%d" % len(body))]
        asked = h11.Request(method=method, target=path, headers=[*ours, *headers])
        writer.write((line.send(asked) or b"") + (line.send(h11.Data(data=body)) or b""))
        writer.write(line.send(h11.EndOfMessage()) or b"")
        await _heard(writer.drain(), address, headers)

        async def read() -> bytes:
            return await _heard(reader.read(READ), address, headers)

        response = await _next(line, read)
        while isinstance(response, h11.InformationalResponse):
            response = await _next(line, read)
        if not isinstance(response, h11.Response):
            raise Moved
        yield response, _parts(line, read)
    finally:
        writer.close()


async def _heard(news: Coroutine[Any, Any, T], address: str, headers: Headers) -> T:
    """What comes from another process, however late, as long as it answers at all when it is asked aside."""
    waiting = asyncio.ensure_future(news)
    try:
        while not (await asyncio.wait([waiting], timeout=PING_SECONDS))[0]:
            if not await _is_alive(address, headers) and not waiting.done():
                raise Moved
        return await waiting
    finally:
        waiting.cancel()


async def _is_alive(address: str, headers: Headers) -> bool:
    host, _, port = address.rpartition(":")
    said = b"".join(b"%s: %s\r\n" % each for each in headers if each[0] == TOKEN)
    try:
        async with asyncio.timeout(SILENT_SECONDS):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            try:
                writer.write(b"GET %s HTTP/1.1\r\nhost: a\r\nconnection: close\r\n%s\r\n" % (ALIVE.encode(), said))
                return bool(await reader.read(1))
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return False


async def _parts(line: h11.Connection, read: Read) -> AsyncIterator[bytes]:
    while isinstance(event := await _next(line, read), h11.Data):
        yield bytes(event.data)


async def _next(line: h11.Connection, read: Read) -> Any:
    while (event := line.next_event()) is h11.NEED_DATA:
        line.receive_data(await read())
    return event


# Sockets


async def pass_socket(address: str, token: str, scope: Any, receive: Any, send: Any) -> Reached:
    """Have a socket served by another process, for as long as both sides hold it."""
    headers = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in passed_on(scope, token)
        if not name.startswith(b"sec-websocket")
    ]
    try:
        line = await connect(
            f"ws://{address}{path_of(scope).decode('latin-1')}", additional_headers=headers, compression=None,
            user_agent_header=None, proxy=None, max_size=None, open_timeout=CONNECT_SECONDS,
            ping_interval=PING_SECONDS, ping_timeout=SILENT_SECONDS, close_timeout=CONNECT_SECONDS,
        )  # fmt: skip
    except InvalidStatus as refusal:
        answer = refusal.response
        kept = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(answer.body or b""))]
        await _refuse(scope, send, answer.status_code, kept, bytes(answer.body or b""))
        return Reached.YES
    except (OSError, TimeoutError, InvalidHandshake):
        return Reached.NO  # at least nobody has said anything yet
    try:
        await receive()  # that somebody wants to be connected
        await send({"type": "websocket.accept"})
        await _pipe(line, receive, send)
    finally:
        await line.close()
    return Reached.YES


async def _pipe(line: ClientConnection, receive: Any, send: Any) -> None:
    async def there() -> None:
        while (event := await receive())["type"] == "websocket.receive":
            text = event.get("text")
            if len(text or "") <= MOST_FRAME:
                await line.send(text if text is not None else event.get("bytes") or b"")

    async def back() -> None:
        async for message in line:
            kind = "text" if isinstance(message, str) else "bytes"
            await send({"type": "websocket.send", kind: message})

    tasks = [asyncio.ensure_future(there()), asyncio.ensure_future(back())]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        if (error := task.exception()) is not None and not isinstance(error, ConnectionClosed | OSError):
            raise error
    if tasks[1] in done:
        code = line.close_code
        with suppress(Exception):  # it may be closed already
            # Nobody said goodbye: the process is gone, and another will have the table.
            await send({"type": "websocket.close", "code": RESTART if code in GONE else code,
                        "reason": line.close_reason or ""})  # fmt: skip


# Refusals


async def refuse(scope: Any, send: Any, refusal: Refusal) -> None:
    """Say that it cannot be passed on, and why."""
    body = msgspec.json.encode(Problem(refusal.code, refusal.details))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await _refuse(scope, send, refusal.status, headers, body)


async def _refuse(scope: Any, send: Any, status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": status, "headers": list(headers)})
    await send({"type": f"{kind}.body", "body": body})
