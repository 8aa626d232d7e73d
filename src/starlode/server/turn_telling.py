"""Whoever looks at the first screen is told whose turn it is at his tables, as it changes."""

import asyncio
import logging
from collections.abc import Mapping

from sqlalchemy.exc import SQLAlchemyError

from starlode.server import whose_turn
from starlode.server.presence import Presence
from starlode.server.services import Services
from starlode.server.stored import StoredTable
from starlode.server.viewer import Viewer
from starlode.server.whose_turn import Asked
from starlode.server.wire.socket import Turns

LOOK_SECONDS = 2.0  # where other processes have tables, which do not tell us of every turn
log = logging.getLogger("starlode.tables")


class TurnTeller:
    """Reads what is written down for all who look, at most once a second, and tells each what is new to him."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._told: dict[Viewer, list[Asked] | None] = {}
        self._telling = Presence(self._begin, services.clock, services.pause)
        self._looking: asyncio.Task[None] | None = None
        self._is_late = False  # something has changed since we began to look
        self._keeping: asyncio.Task[None] | None = None

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks from now on, and is told how things stand; who has no cookie has no tables."""
        if viewer.guest is not None:
            self._told[viewer] = None
            self._begin()
            if self._services.heart is not None and (self._keeping is None or self._keeping.done()):
                self._keeping = asyncio.create_task(self._keep_looking())

    def leave(self, viewer: Viewer) -> None:
        self._told.pop(viewer, None)

    def changed(self, stored: StoredTable) -> None:
        """Others are waited for at a table, or it is over."""
        people = whose_turn.people_of(stored, range(1, stored.seats + 1))
        if any(viewer.guest in people for viewer in self._told):
            self._telling.changed()

    def _begin(self) -> None:
        self._is_late = True
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while self._is_late and self._told:
            self._is_late = False
            guests = {viewer.guest for viewer in self._told if viewer.guest is not None}
            try:
                self._tell(await asyncio.to_thread(self._read, guests))
            except (OSError, SQLAlchemyError):
                log.exception("turns-unread")  # the next change, or whoever comes, has it read again

    def _read(self, guests: set[str]) -> Mapping[str, list[Asked]]:
        with self._services.writer.reader.connect() as connection:
            return whose_turn.of(connection, guests)

    def _tell(self, found: Mapping[str, list[Asked]]) -> None:
        now = self._services.now()
        for viewer, told in list(self._told.items()):
            turns = found.get(viewer.guest or "")
            if turns is not None and turns != told:
                self._told[viewer] = turns
                viewer.send(Turns([turn.told(now) for turn in turns]))

    async def _keep_looking(self) -> None:
        while self._told:
            await asyncio.sleep(LOOK_SECONDS)
            self._begin()

    def close(self) -> None:
        self._telling.stop()
        for task in (self._looking, self._keeping):
            if task is not None:
                task.cancel()
