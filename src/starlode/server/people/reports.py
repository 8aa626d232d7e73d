"""What players tell the operator of each other: a queue. Every function is a job for the writer."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select, update

from starlode.core.errors import BadInput
from starlode.server.people.names import one_line
from starlode.server.refusals import Refusal
from starlode.server.schema import guests, reports
from starlode.server.wire.people import PlayerReport

MOST_OPEN, MOST_OF_ONE = 5_000, 20  # that wait to be looked after: in all, and those that one has told


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
    """A new one, with how somebody was called then; refused where enough of them wait to be looked after."""
    waiting = select(func.count()).select_from(reports).where(reports.c.closed.is_(None))
    mine = connection.execute(waiting.where(reports.c.reporter == reporter)).scalar() or 0
    if mine >= MOST_OF_ONE or (connection.execute(waiting).scalar() or 0) >= MOST_OPEN:
        raise Refusal("too-many-reports")
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


def forget(connection: Connection, guest: str, nobody: str) -> None:
    """What was told of him stays for the operator to read, and what he told of others; both without him."""
    connection.execute(update(reports).where(reports.c.about == guest).values(about=nobody, name=""))
    connection.execute(update(reports).where(reports.c.reporter == guest).values(reporter=None))
