"""Browsers that somebody has asked to be told by: a few of each guest; each function is a job for the writer."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from starlode.server.schema import subscriptions

MOST = 10  # browsers of one guest; one more, and the oldest is forgotten


class Subscription(NamedTuple):
    """Where a browser is reached, with which keys, and in which language it is spoken to."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


def add(connection: Connection, guest: str, wanted: Subscription, now: int) -> None:
    """A browser is told from now on; it was perhaps somebody else's before, who used the same."""
    forget(connection, wanted.endpoint)
    connection.execute(insert(subscriptions).values(guest=guest, made=now, **wanted._asdict()))
    mine = select(subscriptions.c.endpoint).where(subscriptions.c.guest == guest)
    newest = mine.order_by(subscriptions.c.made.desc(), subscriptions.c.endpoint)
    for endpoint in connection.execute(newest.offset(MOST)).scalars().all():
        forget(connection, endpoint)


def forget(connection: Connection, endpoint: str) -> None:
    """A browser does not want to be told any more, or is not there any more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


def forget_one(connection: Connection, guest: str, endpoint: str) -> None:
    """The same, of one's own."""
    mine = (subscriptions.c.endpoint == endpoint) & (subscriptions.c.guest == guest)
    connection.execute(delete(subscriptions).where(mine))


def forget_all(connection: Connection, guest: str) -> None:
    connection.execute(delete(subscriptions).where(subscriptions.c.guest == guest))


def count(connection: Connection, guest: str) -> int:
    mine = select(func.count()).select_from(subscriptions).where(subscriptions.c.guest == guest)
    return int(connection.execute(mine).scalar_one())


def of(connection: Connection, guest: str) -> list[Subscription]:
    columns = [subscriptions.c[name] for name in Subscription._fields]
    found = connection.execute(select(*columns).where(subscriptions.c.guest == guest).order_by(subscriptions.c.made))
    return [Subscription(*row) for row in found]
