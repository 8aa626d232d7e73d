"""Whose turn it is at somebody's tables, and since when: who is waited for is noticed where a table is in memory."""

import json
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection, select

from starlode.server import store
from starlode.server.calling.summons import Summons
from starlode.server.ids import keeper_of
from starlode.server.schema import places, tables
from starlode.server.stored import StoredTable
from starlode.server.wire.http import Turn

if TYPE_CHECKING:
    from starlode.server.table import LiveTable

MOST = 100  # tables of one guest


class Asked(NamedTuple):
    """The seats that are waited for at a table, and since when; of a match that was begun long ago that is unknown."""

    table: str
    seats: list[int]
    since: int | None

    def told(self, now: int) -> Turn:
        """As it goes over the wire."""
        return Turn(self.table, self.seats, None if self.since is None else max(now - self.since, 0))


class Attention:
    """Notices at a table in memory when others are waited for than before; a table that comes back has told it."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._known = _standing(table.stored)

    def look(self) -> None:
        """Something was written down: perhaps others are waited for now."""
        stored = self._table.stored
        known, self._known = self._known, _standing(stored)
        if known != self._known:
            self._table.services.turn_changed(stored)
            self._call(set(self._known[1]) - set(known[1]))

    def _call(self, seats: set[int]) -> None:
        """Have those told who have to come back; where a bot plays for somebody, or guides him, nobody has to."""
        table = self._table
        here = table.audience.guests
        if table.stored.lesson is None:
            for guest in sorted(people_of(table.stored, seats - table.patience.absences.played_for)):
                if guest not in here:
                    table.services.call(Summons.to(guest, table.stored, table.names))


def _standing(stored: StoredTable) -> tuple[str, tuple[int, ...]]:
    return stored.phase, tuple(stored.asked or ())


def people_of(stored: StoredTable, seats: Iterable[int]) -> set[str]:
    """The guests who are waited for when these seats are, those at whose device somebody sits."""
    guests = (stored.places[seat - 1].guest for seat in seats)
    return {keeper_of(guest) for guest in guests if guest is not None}


def at(found: Iterable[StoredTable]) -> list[Asked]:
    """At those of some tables that are played at."""
    return [Asked(each.id, each.asked or [], each.asked_since) for each in found if each.phase == "running"]


def of(connection: Connection, guests: Collection[str]) -> Mapping[str, list[Asked]]:
    """At all tables where these guests play, the last one first. A job for whoever reads."""
    told: dict[str, list[Asked]] = {guest: [] for guest in guests}
    played = (
        select(places.c.guest, tables.c.id, tables.c.asked, tables.c.asked_since)
        .join(tables, places.c.table_id == tables.c.id)
        .where(tables.c.phase == "running", store.NOT_GUIDED)
        .order_by(tables.c.moved.desc(), tables.c.id)
    )
    for guest in guests:
        for row in connection.execute(played.where(places.c.guest == guest).limit(MOST)):
            told[guest].append(Asked(row.id, json.loads(row.asked) if row.asked else [], row.asked_since))
    return told
