"""Several people at one device: whoever has a cookie, the keeper, holds seats for others who sit beside him.

Such a companion is a guest with a name and a seat of his own; but he has no cookie, and his id begins with that of
his keeper. A page looks at a table as one of them at a time, or as none of them while the curtain is drawn.
"""

from collections.abc import Collection, Iterator

from sqlalchemy import Connection, delete, select, update

from starlode.server import ids, store
from starlode.server.ids import keeper_of
from starlode.server.people import accounts
from starlode.server.refusals import Refusal
from starlode.server.schema import chat, guests, messages, places, rows
from starlode.server.stored import StoredTable

NOBODY = 0  # the seat that a page asks for behind the curtain


class Here(Collection[str]):
    """The guests who are there: those whose page is open, and whoever sits at the same device."""

    def __init__(self, pages: Collection[str]) -> None:
        self._keepers = {keeper_of(guest) for guest in pages}

    def __contains__(self, guest: object) -> bool:
        return isinstance(guest, str) and keeper_of(guest) in self._keepers

    def __iter__(self) -> Iterator[str]:
        return iter(self._keepers)

    def __len__(self) -> int:
        return len(self._keepers)


def looks_as(stored: StoredTable, guest: str | None, seat: int | None) -> str | None:
    """As whom a page of a guest looks at a table: himself, somebody beside him, or nobody behind the curtain."""
    if seat is None or guest is None:
        return guest
    if seat == NOBODY:
        return ids.curtain_of(guest)
    if seat not in stored.seats_beside(guest):
        raise Refusal("not-seated")
    return stored.places[seat - 1].guest


def add(connection: Connection, keeper: str, name: str, now: int) -> str:
    """Somebody new beside a keeper, under a name that no account has. A job for the writer."""
    if accounts.is_taken(connection, name, now):
        raise Refusal("name-taken")
    companion = ids.companion_id(keeper)
    store.add_guest(connection, companion, name, now)
    return companion


def move(connection: Connection, table: str, old: str, new: str, *, nameless: bool) -> None:
    """At a table, whoever sat beside a guest sits beside another one now. A job for the writer."""
    seated = select(places.c.guest).where(places.c.table_id == table, places.c.guest.startswith(old + ids.MARK))
    for before in list(connection.execute(seated).scalars()):
        after = ids.moved(before, old, new)
        name = "" if nameless else store.names(connection, [before]).get(before, "")
        made = connection.execute(select(guests.c.made).where(guests.c.id == before)).scalar() or 0
        store.add_guest(connection, after, name, made)
        for written in (places, rows, messages, chat):
            mine = (written.c.table_id == table) & (written.c.guest == before)
            connection.execute(update(written).where(mine).values(guest=after))
        _forget_if_nowhere(connection, before)


def _forget_if_nowhere(connection: Connection, companion: str) -> None:
    """His old name goes once no table knows it."""
    somewhere = [select(written.c.guest).where(written.c.guest == companion) for written in (places, chat)]
    if all(connection.execute(each.limit(1)).first() is None for each in somewhere):
        connection.execute(delete(guests).where(guests.c.id == companion))


def forget(connection: Connection, keeper: str) -> None:
    """Nobody sat beside him: what they said and were called goes. A job for the writer."""
    beside = keeper + ids.MARK
    for written, whose in ((chat, chat.c.guest), (messages, messages.c.guest), (guests, guests.c.id)):
        connection.execute(delete(written).where(whose.startswith(beside)))
