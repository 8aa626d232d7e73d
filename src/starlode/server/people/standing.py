"""What the server must know of somebody beside his cookie: whether it still counts, and whether he is banned."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, insert, select, update

from starlode.server.calling import feeds, subscriptions
from starlode.server.schema import codes, standings


@dataclass(frozen=True)
class Standing:
    """How it stands with one guest; of most there is nothing to know."""

    epoch: int = 0
    banned: int | None = None  # until then, in milliseconds


UNKNOWN = Standing()


@dataclass
class Standings:
    """Those of whom there is something to know, in memory: every request asks."""

    known: Mapping[str, Standing] = field(default_factory=dict)

    def epoch(self, guest: str) -> int:
        return self.known.get(guest, UNKNOWN).epoch

    def is_banned(self, guest: str, now: int) -> bool:
        until = self.known.get(guest, UNKNOWN).banned
        return until is not None and until > now


def read(connection: Connection) -> dict[str, Standing]:
    """Those of all, as they are written down."""
    return {row.guest: Standing(row.epoch, row.banned) for row in connection.execute(select(standings))}


def raise_epoch(connection: Connection, guest: str) -> int:
    """From now on only cookies count that are signed from now on; and no code that was made before brings one.

    Nor is anybody told any more whose turn it is who was told before: he need not be who has the account.
    """
    now = _ensure(connection, guest).epoch + 1
    connection.execute(update(standings).where(standings.c.guest == guest).values(epoch=now))
    connection.execute(delete(codes).where(codes.c.guest == guest))
    feeds.forget(connection, guest)
    subscriptions.forget_all(connection, guest)
    return now


def ban(connection: Connection, guest: str, until: int | None) -> None:
    """Keep somebody from the tables until then; None: not any more."""
    _ensure(connection, guest)
    connection.execute(update(standings).where(standings.c.guest == guest).values(banned=until))


def _ensure(connection: Connection, guest: str) -> Standing:
    row = connection.execute(select(standings).where(standings.c.guest == guest)).first()
    if row is None:
        connection.execute(insert(standings).values(guest=guest, epoch=0, banned=None))
        return UNKNOWN
    return Standing(row.epoch, row.banned)
