"""What people say at a table: in which channel, who hears it, and what is kept of it.

Everybody hears the table, a team hears itself, and spectators among themselves are not heard by who plays.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import Connection, delete, insert, select, update

from starlode.core.company import Company
from starlode.server import matches, store
from starlode.server.ids import is_curtain
from starlode.server.people.names import one_line
from starlode.server.refusals import Refusal
from starlode.server.schema import chat, tables
from starlode.server.stored import StoredTable
from starlode.server.viewer import Viewer
from starlode.server.wire.socket import Chat, ChatLine, Done, Say

if TYPE_CHECKING:
    from starlode.server.table import LiveTable

TABLE, TEAM, WATCHERS = "table", "team", "watchers"
MOST_KEPT = 200  # lines of a channel
MOST_SHOWN = 50  # of them to whoever comes


@dataclass(frozen=True)
class Spoken:
    """One line; a channel of a team has the number of its side."""

    channel: str
    n: int
    guest: str
    seat: int | None
    text: str | None
    phrase: str | None
    at: int
    message: str | None = None  # the id of the message that it came with


def hears(stored: StoredTable, company: Company, channel: str, seat: int | None) -> bool:
    """Whether a seat, or with None a spectator, hears a channel."""
    if channel == TABLE:
        return True
    if channel == WATCHERS:
        return seat is None or stored.phase == "over"
    return seat is not None and channel == _team(company, seat)


def _team(company: Company, seat: int) -> str:
    """The channel of a seat's team."""
    return f"{TEAM} {company.sides.index(company.side_of(seat)) + 1}"


def channel_of(stored: StoredTable, company: Company, wanted: str, seat: int | None) -> str:
    """Where something is said, or a refusal: players do not talk among spectators, nor those at the table."""
    if wanted == TABLE and seat is not None:
        return TABLE
    if wanted == WATCHERS and seat is None:
        return WATCHERS
    is_dealt = stored.phase != "waiting"  # before that anybody may still change sides, and would have heard it
    if wanted == TEAM and is_dealt and seat is not None and len(company.side_of(seat)) > 1:
        return _team(company, seat)
    raise Refusal("wrong-channel")


class Conversation:
    """The lines of a table, read when somebody first comes."""

    def __init__(self) -> None:
        self._lines: list[Spoken] | None = None
        self._last: dict[str, int] = {}  # the number of the last line of each channel, also of one that is gone

    def read_anew(self) -> None:
        """Some lines are another's now, or gone; numbers that pages have seen do not come again."""
        self._lines = None

    async def lines(self, table: "LiveTable") -> list[Spoken]:
        if self._lines is None:
            found, names = await table.services.write(lambda connection: _with_names(connection, table.stored.id))
            self._lines, table.names = found, {**names, **table.names}
            for line in found:
                self._last[line.channel] = max(line.n, self._last.get(line.channel, 0))
        return self._lines

    async def show(self, table: "LiveTable", viewer: Viewer) -> None:
        """Tell a page that has just come what it may hear."""
        try:
            lines = await self.lines(table)
        except Refusal:  # nothing can be read now; whoever comes later hears it
            return
        told = _told(table, lines, viewer.guest)
        if told:
            viewer.send(Chat(told[-MOST_SHOWN:]))

    async def say(self, table: "LiveTable", viewer: Viewer, message: Say) -> None:
        """Write a line down, and tell it to whoever may hear it. A job of the queue."""
        stored, guest = table.stored, viewer.guest
        if guest is None:
            raise Refusal("who-are-you")
        if is_curtain(guest):
            raise Refusal("wrong-channel")
        seat, company = stored.seat_of(guest), matches.company_of(stored)
        channel = channel_of(stored, company, message.channel, seat)
        text = None if message.text is None else one_line(message.text) or None
        if (text is None) == (message.phrase is None):
            raise Refusal("nothing-said")
        lines, now = await self.lines(table), table.services.now()
        whose = (guest, message.id)
        if whose in table.messages or any((each.guest, each.message) == whose for each in lines):
            viewer.send(Done(message.id, stored.v))  # it came twice
            return
        n = 1 + self._last.get(channel, 0)
        line = Spoken(channel, n, guest, seat, text, message.phrase, now, message.id)
        # Whoever plays and talks is there; a match that is over stays when and what it was.
        is_there = seat is not None and stored.phase != "over"

        def write(connection: Connection) -> str | None:
            add(connection, stored.id, line)
            if is_there:
                connection.execute(update(tables).where(tables.c.id == stored.id).values(moved=now))
            return store.names(connection, [guest]).get(guest)

        name = await table.write(write)
        if name is not None:
            table.names[guest] = name
        self._last[channel] = n
        self._lines = [*(each for each in lines if each.channel != channel or each.n > n - MOST_KEPT), line]
        viewer.hold(Done(message.id, stored.v))
        viewer.let_out()
        for each in table.audience.viewers:
            heard = _told(table, [line], each.guest) if each.greeted else []
            if heard:
                each.send(Chat(heard))


def _told(table: "LiveTable", lines: Iterable[Spoken], guest: str | None) -> list[ChatLine]:
    if guest is not None and is_curtain(guest):
        return []  # a device whose people play has no ear among those who watch
    seat = table.stored.seat_of(guest)
    company, now = matches.company_of(table.stored), table.services.now()
    return [
        ChatLine(
            channel=cast(Any, line.channel.split()[0]), n=line.n, seat=_seat(table.stored, line),
            name=table.names.get(line.guest), mark=mark(guest, line.guest), text=line.text,
            phrase=cast(Any, line.phrase), ago=max(now - line.at, 0),
        )
        for line in lines
        if hears(table.stored, company, line.channel, seat)
    ]  # fmt: skip


def mark(viewer: str | None, speaker: str) -> str:
    """By what a viewer knows a speaker again under any name; no two viewers can compare theirs."""
    return hashlib.sha256(f"{viewer or ''} hears {speaker}".encode()).hexdigest()[:16]


def _seat(stored: StoredTable, line: Spoken) -> int | None:
    """Where whoever said it sits; what somebody said who has left the seat is not the next one's."""
    is_his = line.seat is not None and stored.places[line.seat - 1].guest == line.guest
    return line.seat if is_his else None


# What is kept


def add(connection: Connection, table: str, line: Spoken) -> None:
    """Write a line, and forget those of long before."""
    connection.execute(insert(chat).values(table_id=table, **asdict(line)))
    old = (chat.c.table_id == table) & (chat.c.channel == line.channel) & (chat.c.n <= line.n - MOST_KEPT)
    connection.execute(delete(chat).where(old))


def _with_names(connection: Connection, table: str) -> tuple[list[Spoken], dict[str, str]]:
    found = read(connection, table)
    return found, store.names(connection, {line.guest for line in found})


def read(connection: Connection, table: str) -> list[Spoken]:
    """What was said, oldest first."""
    found: Any = connection.execute(select(chat).where(chat.c.table_id == table).order_by(chat.c.at, chat.c.n))
    return [Spoken(row.channel, row.n, row.guest, row.seat, row.text, row.phrase, row.at, row.message) for row in found]
