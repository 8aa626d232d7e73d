"""Who plays on a server, as its operator sees it. Every function is a job for the writer."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from starlode.core.errors import BadInput
from starlode.server.people import accounts
from starlode.server.schema import accounts as written
from starlode.server.schema import guests, places, standings


@dataclass(frozen=True)
class Known:
    """Somebody, and how it stands with him."""

    guest: str
    name: str
    made: int
    account: bool
    tables: int
    banned: int | None


_SEATS = select(func.count()).select_from(places).where(places.c.guest == guests.c.id).scalar_subquery()
_ALL = (
    select(guests.c.id, guests.c.name, guests.c.made, written.c.guest.is_not(None), _SEATS, standings.c.banned)
    .join(written, written.c.guest == guests.c.id, isouter=True)
    .join(standings, standings.c.guest == guests.c.id, isouter=True)
)


def people(connection: Connection, search: str, most: int) -> list[Known]:
    """The last to come first."""
    wanted = _ALL.where(guests.c.name.icontains(search, autoescape=True)) if search else _ALL
    rows = connection.execute(wanted.order_by(guests.c.made.desc(), guests.c.id).limit(most))
    return [Known(*row) for row in rows]


def find(connection: Connection, who: str) -> Known:
    """Who has this id, or else whose account has this name: nobody is meant by the id of another who goes by it."""
    row = connection.execute(_ALL.where(guests.c.id == who)).first()
    if row is None:
        account = accounts.by_name(connection, who)
        row = None if account is None else connection.execute(_ALL.where(guests.c.id == account.guest)).first()
    if row is None:
        raise BadInput("admin-nobody", who=who)
    return Known(*row)
