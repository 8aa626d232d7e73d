"""Whose a table is, where several processes serve one PostgreSQL: leases of processes, owners and epochs of tables.

A process is alive as long as its row was renewed within the last four seconds of the database's clock. A table belongs
to the process that is written in its row; with every owner its epoch rises, and whatever is written for a table asks
for the epoch first. Only what nobody alive owns is claimed. Whoever has not renewed for three seconds of his own clock,
which runs from before he asked, holds his tongue: so never do two processes tell people about the same table.

All of these are jobs for a writer. tests/server/lease_model.py is the same as a model, and is searched through.
"""

import json
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, text

from starlode.server.refusals import Elsewhere, Moved, Refusal

LEASE = 4000  # milliseconds of the database's clock
SILENT = 3.0  # seconds of one's own clock, after which nothing is said any more
RENEW = 0.75  # seconds from one beat to the next: whoever is dead is found before five are over
# Of a table: whether its rules are among those that we play.
PLAYED = "tables.rules = CAST(CAST(:plays AS json) ->> tables.game AS INTEGER)"
NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
WEB, BOTS = "web", "bots"  # what a process does


@dataclass(frozen=True)
class Peer:
    """A process that serves."""

    id: str
    address: str  # host and port at which the others reach it
    plays: Mapping[str, int]  # the version of the rules of each game


@dataclass
class Lease:
    """What one process says to the database about itself and its tables."""

    address: str = ""
    kind: str = WEB
    plays: Mapping[str, int] = field(default_factory=dict)
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    now: str = NOW  # a test has a clock of its own

    @property
    def _alive(self) -> str:
        """Of a process: renewed not long ago; nor in a time to come, as when somebody has set the clock."""
        return f"(processes.renewed > {self.now} - {LEASE} AND processes.renewed <= {self.now} + {LEASE})"

    # The process

    def renew(self, connection: Connection) -> bool:
        """Be alive from now on for as long as a lease lasts; whether we were all the while, so that all is still ours.

        The row is held before the clock is looked at: meanwhile nobody can take us for dead.
        """
        connection.execute(text("SELECT id FROM processes WHERE id = :id FOR UPDATE"), {"id": self.id})
        renewed = f"UPDATE processes SET renewed = {self.now} WHERE id = :id"
        if connection.execute(text(f"{renewed} AND {self._alive}"), {"id": self.id}).rowcount:
            return True
        if connection.execute(text(renewed), {"id": self.id}).rowcount:
            return False
        add = (
            "INSERT INTO processes (id, address, kind, plays, made, renewed) "
            f"VALUES (:id, :address, :kind, :plays, {self.now}, {self.now})"
        )
        mine = {"id": self.id, "address": self.address, "kind": self.kind, "plays": json.dumps(dict(self.plays))}
        connection.execute(text(add), mine)
        return False

    def leave(self, connection: Connection) -> None:
        """Whatever was ours is anybody's, at once; what is played there the others go on with, as after a dead one."""
        mine = {"id": self.id}
        connection.execute(text("UPDATE tables SET owner = NULL WHERE owner = :id AND phase <> 'running'"), mine)
        connection.execute(text(f"UPDATE processes SET renewed = {self.now} - {LEASE} WHERE id = :id"), mine)

    def held(self, connection: Connection) -> dict[str, int]:
        """Our tables and their epochs, as the database knows them."""
        found = connection.execute(text("SELECT id, epoch FROM tables WHERE owner = :id"), {"id": self.id})
        return {str(id): int(epoch) for id, epoch in found}

    def living(self, connection: Connection, kind: str = WEB) -> list[Peer]:
        """Those who are alive, ourselves among them, in an order that is the same for all."""
        alive = f"SELECT id, address, plays FROM processes WHERE kind = :kind AND {self._alive}"
        found = connection.execute(text(f"{alive} ORDER BY made, id"), {"kind": kind})
        return [Peer(str(id), str(address), json.loads(plays)) for id, address, plays in found]

    # Tables

    def claim(self, connection: Connection, table: str) -> int:
        """Make a table ours that nobody alive has; its new epoch. Nobody is waited for who is just writing to it."""
        sought = {"table": table}
        row = connection.execute(
            text("SELECT owner, epoch, game, rules FROM tables WHERE id = :table FOR UPDATE SKIP LOCKED"), sought
        ).first()
        if row is None:
            if connection.execute(text("SELECT id FROM tables WHERE id = :table"), sought).first() is None:
                return 0  # there is none
            raise Moved
        if row.owner is not None and row.owner != self.id:
            self._check_dead(connection, row.owner)
        if self.plays.get(row.game) != row.rules:
            if (other := self._who_plays(connection, row.game, row.rules)) is not None:
                raise Elsewhere(other)
            raise Refusal("outdated-table")
        mine = {"id": self.id, "epoch": row.epoch + 1, **sought}
        connection.execute(text("UPDATE tables SET owner = :id, epoch = :epoch WHERE id = :table"), mine)
        return int(row.epoch) + 1

    def _check_dead(self, connection: Connection, owner: str) -> None:
        """Refuse if somebody is alive; else he stays dead until this is written, because his row is held."""
        his = {"id": owner}
        lock = text("SELECT id FROM processes WHERE id = :id FOR UPDATE SKIP LOCKED")
        is_held = connection.execute(lock, his).first() is not None
        alive = f"SELECT address, {self._alive} AS alive FROM processes WHERE id = :id"
        found = connection.execute(text(alive), his).first()
        if found is not None and (found.alive or not is_held):  # not held: he is just renewing, or buried
            raise Elsewhere(found.address)

    def place(self, connection: Connection, table: str) -> str | None:
        """The address of a table's owner, if another is it who is alive; or of one who alone can play it."""
        joined = f"tables LEFT JOIN processes ON processes.id = tables.owner AND {self._alive}"
        asked = text(f"SELECT game, rules, processes.id AS owner, address FROM {joined} WHERE tables.id = :table")
        found = connection.execute(asked, {"table": table}).first()
        if found is None or found.owner == self.id:
            return None
        if found.owner is not None:
            return str(found.address)
        is_ours = self.plays.get(found.game) == found.rules
        return None if is_ours else self._who_plays(connection, found.game, found.rules)

    def _who_plays(self, connection: Connection, game: str, rules: int) -> str | None:
        """Another process, of an earlier or a later version, that plays by rules which we do not know."""
        others = [peer for peer in self.living(connection) if peer.id != self.id]
        return next((peer.address for peer in others if peer.plays.get(game) == rules), None)

    def release(self, connection: Connection, table: str, epoch: int) -> None:
        """Let somebody else have a table that we have no use for."""
        ours = {"id": self.id, "table": table, "epoch": epoch}
        connection.execute(
            text("UPDATE tables SET owner = NULL WHERE id = :table AND owner = :id AND epoch = :epoch"), ours
        )

    def orphans(self, connection: Connection) -> list[str]:
        """Running tables whose owner is dead, and our share of them: where all who play them look, each takes some."""
        living = [peer.id for peer in self.living(connection) if peer.plays == self.plays]
        if self.id not in living:
            return []
        owned = "SELECT tables.id FROM tables JOIN processes ON processes.id = tables.owner"
        known = f"NOT {self._alive} AND tables.phase = 'running' AND {PLAYED}"
        found = connection.execute(text(f"{owned} WHERE {known} ORDER BY tables.id"), self._known())
        return [str(id) for n, (id,) in enumerate(found) if n % len(living) == living.index(self.id)]

    def others_tables(self, connection: Connection, guests: list[str]) -> list[str]:
        """Where guests sit, or have a seat kept, and other processes have it in memory."""
        theirs = "SELECT DISTINCT tables.id FROM tables JOIN places ON places.table_id = tables.id"
        his = "(places.guest = ANY(:guests) OR places.kept = ANY(:guests))"
        asked = text(f"{theirs} WHERE {his} AND tables.owner <> :id")
        return [str(id) for (id,) in connection.execute(asked, {"guests": guests, "id": self.id})]

    def hold_all(self, connection: Connection, tables: Iterable[str]) -> None:
        """The first word of what is written for many tables: no other who is alive has one, nor will who comes back.

        Nobody is waited for who is just writing to one of them: he may be about to write to another.
        """
        wanted = {"ids": sorted({*tables})}
        locked = text("SELECT id, owner FROM tables WHERE id = ANY(:ids) FOR UPDATE SKIP LOCKED")
        held = connection.execute(locked, wanted).all()
        if len(held) < len(wanted["ids"]):
            raise Moved
        others = [row for row in held if row.owner not in (None, self.id)]
        for owner in {row.owner for row in others}:
            self._check_dead(connection, owner)
        freed = text("UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE id = ANY(:ids)")
        connection.execute(freed, {"ids": [row.id for row in others]})

    def due(self, connection: Connection, by: int) -> list[str]:
        """The tables that nobody has in memory and where somebody's time is up by then."""
        kept = "clocks JOIN tables ON tables.id = clocks.table_id LEFT JOIN processes ON processes.id = tables.owner"
        nobodys = f"(processes.id IS NULL OR NOT {self._alive})"
        asked = text(f"SELECT tables.id FROM {kept} WHERE clocks.due <= :by AND {nobodys} AND {PLAYED}")
        found = connection.execute(asked, {"by": by, **self._known()})
        return [str(id) for (id,) in found]

    def in_use(self, connection: Connection, tables: Iterable[str]) -> set[str]:
        """Which of these somebody who is alive has in memory."""
        return self._owned(connection, tables, f"SELECT id FROM processes WHERE {self._alive}")

    def others_of(self, connection: Connection, tables: Iterable[str]) -> list[str]:
        """Which of these another who is alive has in memory."""
        alive = f"SELECT id FROM processes WHERE {self._alive} AND id <> :me"
        return sorted(self._owned(connection, tables, alive))

    def _owned(self, connection: Connection, tables: Iterable[str], by: str) -> set[str]:
        asked = text(f"SELECT id FROM tables WHERE owner IN ({by}) AND id = ANY(:ids)")
        given = {"ids": [*tables], **({"me": self.id} if ":me" in by else {})}
        return {str(id) for (id,) in connection.execute(asked, given)}

    def _known(self) -> dict[str, str]:
        return {"plays": json.dumps(dict(self.plays))}

    def bury(self, connection: Connection) -> None:
        """Forget processes that have been dead for long."""
        connection.execute(text(f"DELETE FROM processes WHERE renewed <= {self.now} - {100 * LEASE}"))


def hold(connection: Connection, table: str, epoch: int) -> None:
    """The first word of everything that is written for a table: it is still ours."""
    mine = text("UPDATE tables SET epoch = epoch WHERE id = :table AND epoch = :epoch")
    if not connection.execute(mine, {"table": table, "epoch": epoch}).rowcount:
        raise Moved
