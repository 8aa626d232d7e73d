"""Analyses of finished matches: made one after the other in a process of its own, and kept with the record.

They are derived: one that is lost, or of another format, is made anew when somebody asks.
"""

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select

from starlode.analysis.analysing import FORMAT
from starlode.core.record import Record
from starlode.server.refusals import Refusal
from starlode.server.schema import analyses
from starlode.server.services import Services
from starlode.server.wire.analysis import Analysed, Analysis

Mode = Literal["off", "on-request", "always"]
MODES: tuple[Mode, ...] = ("off", "on-request", "always")
COMMAND = (sys.executable, "-m", "starlode.server.analysis_worker")
MOST_SECONDS = 1800.0  # of a worker that gets little of a busy machine
MOST_WAITING = 200  # matches; those that end while so many wait are analysed when somebody asks

Subject = tuple[Record, str | None]  # and the components it was played with
Find = Callable[[str], Coroutine[Any, Any, Subject]]
log = logging.getLogger("starlode.analyses")


class Analyses:
    """What is known of finished matches, and who waits for more."""

    def __init__(self, services: Services, find: Find) -> None:
        self._services = services
        self._find = find
        self.mode: Mode = "on-request"
        self.command: tuple[str, ...] = COMMAND
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._asked: set[str] = set()  # those that wait, and the one that is being looked at
        self._failed: set[str] = set()

    def match_over(self, table: str) -> None:
        """A match has ended, and it is written down."""
        if self.mode == "always" and len(self._asked) < MOST_WAITING:
            self._enqueue(table)

    async def told(self, table: str, asks: bool = False) -> Analysed:
        """How it stands with a finished match; whoever asks has it made."""
        if self.mode == "off":
            return Analysed("off")
        kept = await self._services.write(lambda connection: read(connection, table))
        if kept is not None:
            return Analysed("ready", kept)
        if asks and table not in self._asked:
            if len(self._asked) >= MOST_WAITING:
                raise Refusal("server-full")
            self._failed.discard(table)
            self._enqueue(table)
        if table in self._asked:
            return Analysed("waiting")
        return Analysed("failed" if table in self._failed else "none")

    def _enqueue(self, table: str) -> None:
        self._asked.add(table)
        self._waiting.put_nowait(table)

    async def work(self) -> None:
        """One match after the other, for as long as the server runs."""
        while True:
            table = await self._waiting.get()
            try:
                found = await self._made(*await self._find(table))
                await self._services.write(partial(keep, table=table, content=found, at=self._services.now()))
            except Exception:  # whatever is wrong with one match, others are analysed
                log.exception("not-analysed", extra={"table": table})
                if len(self._failed) >= MOST_WAITING:
                    self._failed.clear()
                self._failed.add(table)
            finally:
                self._asked.discard(table)

    async def _made(self, record: Record, components: str | None) -> bytes:
        pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        worker = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, stderr=nowhere, start_new_session=True
        )
        request = msgspec.json.encode({"record": record.to_json(), "components": components})
        try:
            out, _ = await asyncio.wait_for(worker.communicate(request), MOST_SECONDS)
        finally:
            if worker.returncode is None:
                worker.kill()
                await worker.wait()
        msgspec.json.decode(out, type=Analysis)  # nothing else is kept
        return out


def keep(connection: Connection, table: str, content: bytes, at: int) -> None:
    """Write an analysis down, in place of an older one."""
    connection.execute(delete(analyses).where(analyses.c.table_id == table))
    connection.execute(insert(analyses).values(table_id=table, format=FORMAT, made=at, content=content.decode()))


def read(connection: Connection, table: str) -> Analysis | None:
    """The analysis of a match, if there is one of today's format."""
    mine = (analyses.c.table_id == table) & (analyses.c.format == FORMAT)
    content = connection.execute(select(analyses.c.content).where(mine)).scalar()
    return None if content is None else msgspec.json.decode(content, type=Analysis)
