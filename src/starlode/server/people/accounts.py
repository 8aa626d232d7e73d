"""Accounts in the database: guests with a name of their own and a password. Every function is a job for the writer."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from starlode.server import store
from starlode.server.people import standing
from starlode.server.people.names import skeleton
from starlode.server.refusals import Refusal
from starlode.server.schema import accounts, guests


@dataclass(frozen=True)
class Account:
    """Somebody who has one."""

    guest: str
    name: str
    password: str  # its hash
    made: int


_ALL = select(accounts.c.guest, guests.c.name, accounts.c.password, accounts.c.made).join(
    guests, guests.c.id == accounts.c.guest
)


def of_guest(connection: Connection, guest: str) -> Account | None:
    row = connection.execute(_ALL.where(accounts.c.guest == guest)).first()
    return None if row is None else Account(*row)


def by_name(connection: Connection, name: str) -> Account | None:
    """Whose name looks like this one; there is at most one."""
    row = connection.execute(_ALL.where(accounts.c.look == skeleton(name))).first()
    return None if row is None else Account(*row)


def is_taken(connection: Connection, name: str, but: str | None = None) -> bool:
    """Whether somebody else's account has a name that looks like this one."""
    found = by_name(connection, name)
    return found is not None and found.guest != but


def free_name(connection: Connection, proposed: str) -> str:
    """A name for somebody new: the proposed one, with a number where an account has it."""
    name, number = proposed, 1
    while is_taken(connection, name):
        number += 1
        name = f"{proposed} {number}"
    return name


def add(connection: Connection, guest: str, name: str, password: str, now: int) -> None:
    """Make a guest one who has an account; he stays who he was, so his matches stay his."""
    store.add_guest(connection, guest, name, now)
    if of_guest(connection, guest) is not None:
        raise Refusal("has-account")
    try:
        row = {"guest": guest, "look": skeleton(name), "password": password, "made": now}
        connection.execute(insert(accounts).values(**row))
    except IntegrityError:
        raise Refusal("name-taken") from None
    store.rename(connection, guest, name)


def rename(connection: Connection, guest: str, name: str, now: int) -> None:
    """Go by another name, unless it looks like that of somebody with an account."""
    if is_taken(connection, name, guest):
        raise Refusal("name-taken")
    store.add_guest(connection, guest, name, now)
    store.rename(connection, guest, name)
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(look=skeleton(name)))


def set_password(connection: Connection, guest: str, password: str) -> int:
    """Another password; whoever was signed in is not any more. The epoch of the cookies that count now."""
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(password=password))
    return standing.raise_epoch(connection, guest)


def remove(connection: Connection, guest: str) -> None:
    connection.execute(delete(accounts).where(accounts.c.guest == guest))
