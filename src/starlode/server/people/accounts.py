"""Accounts in the database: guests with a name of their own and a password. Every function is a job for the writer."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from starlode.server import ids, store
from starlode.server.people import standing
from starlode.server.people.names import skeleton
from starlode.server.refusals import Refusal
from starlode.server.schema import accounts, former_names, guests
from starlode.server.wire.parts import MOST_NAME

KEPT = 30 * 24 * 3600 * 1000  # milliseconds for which a name that an account has given up is nobody else's


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


def is_taken(connection: Connection, name: str, now: int, but: str | None = None) -> bool:
    """Whether somebody else's account has a name that looks like this one, or had it until lately."""
    look = skeleton(name)
    has = select(accounts.c.guest).where(accounts.c.look == look)
    had = select(former_names.c.guest).where(former_names.c.look == look, former_names.c.until > now)
    return bool({str(guest) for asked in (has, had) for guest in connection.execute(asked).scalars()} - {but})


def welcome(connection: Connection, guest: str, now: int, accepted: str = "") -> str:
    """How somebody is called who may be new here: then by a name that no account has."""
    known = store.names(connection, [guest]).get(guest)
    if known is not None:
        return known
    return store.add_guest(connection, guest, _free_name(connection, ids.guest_name(accepted), now), now)


def _free_name(connection: Connection, proposed: str, now: int) -> str:
    """The proposed one, or with a number where an account has it."""
    name, number = proposed, 1
    while is_taken(connection, name, now):
        number += 1
        name = f"{proposed[: MOST_NAME - 1 - len(str(number))]} {number}"
    return name


def add(connection: Connection, guest: str, name: str, password: str, now: int) -> dict[str, str]:
    """Make a guest one who has an account; he stays who he was, so his matches stay his.

    Guests who were called so before are not any more; how they are called now.
    """
    if is_taken(connection, name, now, guest):
        raise Refusal("name-taken")
    store.add_guest(connection, guest, name, now)
    if of_guest(connection, guest) is not None:
        raise Refusal("has-account")
    try:
        row = {"guest": guest, "look": skeleton(name), "password": password, "made": now}
        connection.execute(insert(accounts).values(**row))
    except IntegrityError:
        raise Refusal("name-taken") from None
    store.rename(connection, guest, name)
    return _alone(connection, guest, name, now)


def rename(connection: Connection, guest: str, name: str, now: int) -> dict[str, str]:
    """Go by another name, unless it looks like that of somebody with an account; who has to go by another one then."""
    if is_taken(connection, name, now, guest):
        raise Refusal("name-taken")
    store.add_guest(connection, guest, name, now)
    store.rename(connection, guest, name)
    before = connection.execute(select(accounts.c.look).where(accounts.c.guest == guest)).scalar()
    if before is None:
        return {}
    look = skeleton(name)
    gone = (former_names.c.until <= now) | former_names.c.look.in_([before, look])
    connection.execute(delete(former_names).where(gone))
    if before != look:
        connection.execute(insert(former_names).values(look=before, guest=guest, until=now + KEPT))
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(look=look))
    return _alone(connection, guest, name, now)


def _alone(connection: Connection, guest: str, name: str, now: int) -> dict[str, str]:
    """Give another name to guests who look like an account now: nobody passes for it. How they are called."""
    alike = select(guests.c.id, guests.c.name).where(guests.c.look == skeleton(name), guests.c.id != guest)
    renamed = {}
    for other, called in connection.execute(alike).all():
        renamed[str(other)] = _free_name(connection, str(called), now)
        store.rename(connection, other, renamed[str(other)])
    return renamed


def set_password(connection: Connection, guest: str, password: str) -> int:
    """Another password; whoever was signed in is not any more. The epoch of the cookies that count now."""
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(password=password))
    return standing.raise_epoch(connection, guest)


def remove(connection: Connection, guest: str) -> None:
    connection.execute(delete(accounts).where(accounts.c.guest == guest))
    connection.execute(delete(former_names).where(former_names.c.guest == guest))
