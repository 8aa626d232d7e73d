"""What players tell the operator of each other: a queue. Every function is a job for the writer."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from starlode.core.errors import BadInput
from starlode.server.people.names import one_line
from starlode.server.schema import guests, reports
from starlode.server.wire.people import PlayerReport


@dataclass(frozen=True)
class Told:
    """A report as an operator reads it."""

    n: int
    at: int
    about: str
    name: str
    table: str
    reporter: str | None
    reporter_name: str | None
    reason: str
    text: str
    closed: int | None


def add(connection: Connection, reporter: str, about: str, name: str, table: str, told: PlayerReport, now: int) -> None:
    """A new one, with how somebody was called then."""
    row = {"reporter": reporter, "about": about, "name": name, "place": table}
    text = "\n".join(filter(None, map(one_line, told.text.splitlines())))
    connection.execute(insert(reports).values(**row, reason=told.reason, text=text, at=now))


def queue(connection: Connection, closed: bool) -> list[Told]:
    """Those that nobody has looked after yet, or all; the oldest first."""
    asked = select(
        reports.c.n, reports.c.at, reports.c.about, reports.c.name, reports.c.place.label("table"), reports.c.reporter,
        guests.c.name.label("reporter_name"), reports.c.reason, reports.c.text, reports.c.closed,
    ).join(guests, guests.c.id == reports.c.reporter, isouter=True)  # fmt: skip
    if not closed:
        asked = asked.where(reports.c.closed.is_(None))
    return [Told(**row) for row in connection.execute(asked.order_by(reports.c.n)).mappings()]


def close(connection: Connection, number: int, now: int) -> None:
    done = connection.execute(update(reports).where(reports.c.n == number).values(closed=now))
    if done.rowcount == 0:
        raise BadInput("admin-no-report", number=number)


def forget(connection: Connection, guest: str) -> None:
    """What he told of others stays, without him."""
    connection.execute(delete(reports).where(reports.c.about == guest))
    connection.execute(update(reports).where(reports.c.reporter == guest).values(reporter=None))
