"""The WebSocket of a table: messages in, one after the other; what the viewer may know out."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from starlode.server.identity import COOKIE
from starlode.server.limits import Bucket
from starlode.server.lobby import Lobby, address_of, door, lobby_of
from starlode.server.moves import receive, refused
from starlode.server.refusals import Refusal
from starlode.server.table import LiveTable
from starlode.server.viewer import Viewer
from starlode.server.wire.socket import Hello, ToServer

TRY_AGAIN = 1013  # the page reads too slowly, or the table was lost: come back
COST_OF_HELLO = 10.0  # messages: the answer may be long

log = logging.getLogger("starlode.sockets")
_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


@websocket("/api/tables/{table_id:str}/socket", guards=[door])
async def table_socket(socket: WebSocket[Any, Any, State], table_id: FromPath[str]) -> None:
    """Let somebody watch a table, and play if he sits there."""
    lobby = lobby_of(socket)
    guest = lobby.recognise(socket)
    if guest is None and COOKIE in socket.cookies:
        raise Refusal("who-are-you")
    table = await lobby.tables.get(table_id)
    limits = lobby.services.limits
    viewer = Viewer(guest, guest or address_of(socket), limits.unsent)
    if table.audience.count(viewer) >= limits.sockets:
        raise Refusal("too-fast")
    await socket.accept()
    try:
        await table.do(partial(_enter, table, viewer))
        try:
            await _serve(lobby, table, viewer, socket)
        finally:
            # Also when this task is cancelled because the server stops.
            await asyncio.shield(asyncio.ensure_future(table.do(partial(_exit, table, viewer))))
    except Refusal:  # the table was closed meanwhile
        with suppress(Exception):
            await socket.close(TRY_AGAIN)


async def _serve(lobby: Lobby, table: LiveTable, viewer: Viewer, socket: WebSocket[Any, Any, State]) -> None:
    """Read and write until one side has had enough."""

    async def send(text: str) -> None:
        await socket.send_data(text)

    tasks = [
        asyncio.ensure_future(work)
        for work in (_listen(lobby, table, viewer, socket), viewer.pump(send), viewer.closed.wait())
    ]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | OSError | Refusal):
            log.error("socket-failed", exc_info=error, extra={"table": table.stored.id})
    with suppress(Exception):  # it may be closed already
        await socket.close(TRY_AGAIN)


async def _listen(lobby: Lobby, table: LiveTable, viewer: Viewer, socket: WebSocket[Any, Any, State]) -> None:
    """Take one message after the other, no faster than is allowed; the rest waits on the sender's side."""
    pace = Bucket(*lobby.services.limits.messages, lobby.services.clock)
    while True:
        text = await socket.receive_data("text")
        await pace.wait()
        try:
            message = _read(text)
        except Refusal as refusal:
            viewer.send(refused(_id_of(text), refusal))
        else:
            if isinstance(message, Hello):
                await pace.wait(COST_OF_HELLO)
            await table.do(partial(receive, table, viewer, message))


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
    return found if isinstance(found, str) and len(found) <= 40 else None


async def _enter(table: LiveTable, viewer: Viewer) -> None:
    table.audience.viewers.add(viewer)
    table.show_table()
    table.note_presence()


async def _exit(table: LiveTable, viewer: Viewer) -> None:
    table.audience.viewers.discard(viewer)
    table.show_table()
    table.note_presence()
