"""A line to a database that can be cut, refused, or go silent: a TCP proxy before the database's own socket."""

import asyncio
from pathlib import Path
from typing import cast


class Proxy:
    """What a program on 127.0.0.1 reaches under `port` is the socket of PostgreSQL, as long as we let it."""

    def __init__(self, behind: Path) -> None:
        self.behind = behind
        self.passes = True  # else bytes are kept back, in both directions
        self.refuses = False
        self.sides: set[Side] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Near(self), "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Hang up on both sides at once, in the middle of whatever is said."""
        for side in list(self.sides):
            side.transport.abort()

    async def refuse(self, seconds: float) -> None:
        """Hang up, and take nobody for a while."""
        self.refuses = True
        self.cut()
        try:
            await asyncio.sleep(seconds)
        finally:
            self.refuses = False

    async def keep_back(self, seconds: float) -> None:
        """Say nothing for a while, and everything afterwards: a line that nobody can tell from a slow one."""
        self.passes = False
        try:
            await asyncio.sleep(seconds)
        finally:
            self.passes = True
            for side in list(self.sides):
                side.pass_on()

    async def lose(self, seconds: float) -> None:
        """Say nothing for a while, and never say it: what was under way is lost with the line."""
        self.passes = False
        try:
            await asyncio.sleep(seconds)
        finally:
            self.cut()
            self.passes = True


class Side(asyncio.Protocol):
    """One end of a line; what it hears goes to the other."""

    transport: asyncio.Transport

    def __init__(self, proxy: Proxy) -> None:
        self._proxy = proxy
        self._kept = b""  # for the other side
        self.other: Side | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._proxy.sides.add(self)

    def data_received(self, data: bytes) -> None:
        self._kept += data
        self.pass_on()

    def pass_on(self) -> None:
        if self._kept and self._proxy.passes and self.other is not None and not self.other.transport.is_closing():
            self.other.transport.write(self._kept)
            self._kept = b""

    def connection_lost(self, error: Exception | None) -> None:
        self._proxy.sides.discard(self)
        if self.other is not None:
            self.other.transport.abort()


class Near(Side):
    """The program's end, for which the database's is opened."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self._proxy.refuses:
            self.transport.abort()
        else:
            self._opens = asyncio.ensure_future(self._open())

    async def _open(self) -> None:
        try:
            loop = asyncio.get_running_loop()
            _, far = await loop.create_unix_connection(lambda: Side(self._proxy), str(self._proxy.behind))
        except OSError:  # it is not there at the moment
            self.transport.abort()
            return
        far.other, self.other = self, far
        if self.transport.is_closing():
            far.transport.abort()
        self.pass_on()
