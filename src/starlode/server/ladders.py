"""Ratings and statistics while a server runs: made once, and each match that ends is added to them."""

import asyncio
import logging
import threading

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from starlode.server import standings
from starlode.server.refusals import Refusal
from starlode.server.standings import Records
from starlode.server.store import AT_ONCE
from starlode.server.turnstile import Turnstile
from starlode.server.wire.standings import Standings

log = logging.getLogger("starlode.store")


class Ladders:
    """Reads beside the writer, which has enough to do, and only what has ended since it last did.

    After something else than an end has changed finished matches, all of them are read anew.
    """

    def __init__(self, reader: Engine) -> None:
        self._engine = reader
        self._asking = Turnstile()
        self._reading = threading.Lock()
        self._records: Records | None = None
        self._known: set[str] = set()  # the matches that are in the records …
        self._last: tuple[int, str] = (0, "")  # … the last of which ended then
        self._ended: set[str] = set()  # those that may not be

    def match_over(self, table: str) -> None:
        """A match has ended, and it is written down."""
        self._ended.add(table)

    def changed(self) -> None:
        """Finished matches are gone, or somebody else's."""
        self._records = None

    async def told(self, guest: str | None, now: int) -> Standings:
        async with self._asking:
            return await asyncio.to_thread(self._told, guest, now)

    def _told(self, guest: str | None, now: int) -> Standings:
        with self._reading:
            try:
                with self._engine.connect() as connection:
                    return standings.standings(connection, self._up_to_date(connection), guest, now)
            except SQLAlchemyError:
                self._records = None  # what was being added may be there by half
                log.exception("not-read")
                raise Refusal("not-stored") from None

    def _up_to_date(self, connection: Connection) -> Records:
        records, ended = self._records, self._ended
        self._ended = set()
        new = [] if records is None else self._new(connection, sorted(ended - self._known))
        if records is None or any((each.at, each.id) < self._last for each in new):
            self._records = records = Records()  # before it is read: what changes meanwhile makes it anew again
            self._known, self._last = set(), (0, "")
            new = standings.read(connection)
        for each in new:
            records.add(each)
            self._known.add(each.id)
            self._last = (each.at, each.id)
        return records

    def _new(self, connection: Connection, ids: list[str]) -> list[standings.Result]:
        found = [
            each
            for first in range(0, len(ids), AT_ONCE)
            for each in standings.read(connection, ids[first : first + AT_ONCE])
        ]
        return sorted(found, key=lambda each: (each.at, each.id))
