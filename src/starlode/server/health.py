"""Whether the server can do its work: its database is there, and the disk takes what is written."""

import asyncio
import os
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from starlode.server.refusals import Refusal
from starlode.server.services import Services

FRESH_SECONDS = 1.0  # an answer counts for so long, however often somebody asks


class Health:
    """Looks at the database and, where it is a file here, at its disk."""

    def __init__(
        self,
        database: Path | None,
        services: Services,
        keep_free: int,
        free: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free,
    ) -> None:
        self._database, self._services = database, services
        self._keep_free, self._free = keep_free, free
        self._identity = None if database is None else _identity(database)
        self._looked, self._found = -FRESH_SECONDS, tuple[str, ...]()
        self._looking = asyncio.Lock()
        self.is_stopping = False

    async def troubles(self) -> tuple[str, ...]:
        """What is wrong, by codes; nothing if all is well."""
        async with self._looking:
            if time.monotonic() - self._looked >= FRESH_SECONDS:
                self._found, self._looked = await self._look(), time.monotonic()
        return self._found

    async def _look(self) -> tuple[str, ...]:
        found = [] if self._database is None else await asyncio.to_thread(self._look_at_disk, self._database)
        try:
            await self._services.write(lambda connection: connection.exec_driver_sql("SELECT version FROM about").all())
        except Refusal:
            found.append("database-broken")
        return tuple(dict.fromkeys(found))

    def _look_at_disk(self, database: Path) -> list[str]:
        found = []
        # A file that was deleted or replaced can still be written to, for as long as it is open; nobody finds it again.
        if self._identity is None or _identity(database) != self._identity:
            found.append("database-gone")
        probe = database.with_name("probe")
        try:
            if self._free(database.parent) < self._keep_free:
                found.append("disk-full")
            with open(probe, "wb") as file:
                file.write(bytes(4096))
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            found.append("disk-full")
        finally:
            with suppress(OSError):
                probe.unlink()
        return found


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
