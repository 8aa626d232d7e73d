"""From full seats to the deal: promises, the agreement that everybody has, and what each seat reveals; docs/chance.md.

Nobody can choose draws, because all that they follow from was promised before any of it was known. Whoever does not
reveal what he promised loses his seat, and the round is void; nothing that was promised is ever left out.
"""

import asyncio
import logging
import secrets
from typing import Any

from sqlalchemy import Connection

from starlode.core.agreement import HUMAN, NO_SALT, Agreement, salt_hash, secret_hash
from starlode.core.match import Match
from starlode.server import matches, rounds, store, timekeeping
from starlode.server.ids import keeper_of
from starlode.server.people import accounts
from starlode.server.refusals import Refusal
from starlode.server.stored import REVEAL_SECONDS, Sitting, StoredTable, VoidRound
from starlode.server.table import LiveTable
from starlode.server.viewer import Viewer
from starlode.server.wire.http import agreement as told
from starlode.server.wire.socket import AgreementMade, Done, Promise, Reveal

SECRET_BYTES = 32
log = logging.getLogger("starlode.tables")


# What a seat does


async def promise(table: LiveTable, viewer: Viewer, seat: int, message: Promise) -> None:
    """Promise a salt by its hash, or with null that none is added. A job of the queue."""
    _check_round(table.stored, message.round)
    if table.stored.agreement is not None:
        raise Refusal("already-agreed")
    pledge(table.stored.places[seat - 1], message.hash or NO_SALT)
    await settle(table, None, viewer, message.id)


async def reveal(table: LiveTable, viewer: Viewer, seat: int, message: Reveal) -> None:
    """Reveal the salt that was promised; the deal follows the last one. A job of the queue."""
    stored, place = table.stored, table.stored.places[seat - 1]
    _check_round(stored, message.round)
    if stored.agreement is None:
        raise Refusal("not-agreed")
    if salt_hash(message.salt, stored.id, stored.round, seat) != place.promise:
        raise Refusal("wrong-salt")
    place.salt = message.salt
    await settle(table, None, viewer, message.id)


def pledge(place: Sitting, hash: str | None) -> None:
    """Note what a seat promises: a hash, that it adds nothing, or with None that its hash is still to come."""
    place.promise = hash
    place.salt = None if hash else NO_SALT


def _check_round(stored: StoredTable, round: int) -> None:
    if stored.phase != "waiting":
        raise Refusal("already-started")
    if round != stored.round:
        raise Refusal("other-round", round=stored.round)


# What follows


def go_on(connection: Connection, stored: StoredTable, now: int) -> Match[Any] | None:
    """Agree once everybody has promised, and deal once all is revealed; a job of the writer."""
    if stored.phase != "waiting" or not stored.is_full:
        return None
    if stored.known:
        return matches.begin(stored, rounds.secret_of(connection, stored.id))
    if stored.agreement is None and all(place.promise is not None for place in stored.places):
        stored.agreement, stored.agreed = agreement_of(stored), now
        rounds.add_agreement(connection, stored.agreement, now)
    if stored.agreement is None or stored.awaited:
        return None
    # Only now, when every salt is known, does the secret become a key.
    return matches.begin(stored, rounds.secret_of(connection, stored.id))


def agreement_of(stored: StoredTable) -> Agreement:
    """All that is promised at a table whose seats are full."""
    return Agreement(
        stored.id, stored.round, stored.game, stored.rules, matches.all_options(stored),
        [place.bot or HUMAN for place in stored.places], stored.commitment,
        [place.promise or NO_SALT for place in stored.places],
    )  # fmt: skip


async def settle(
    table: LiveTable, guest: str | None = None, viewer: Viewer | None = None, message: str | None = None
) -> None:
    """Write down who sits where and has promised or revealed what, and whatever follows from it."""
    stored, now, uptime = table.stored, table.services.now(), table.services.uptime.now()
    before = stored.agreement
    whose = (viewer.guest, message) if viewer is not None and viewer.guest and message else None

    def write(connection: Connection) -> tuple[str | None, Match[Any] | None]:
        name = None if guest is None else accounts.welcome(connection, guest, now)
        store.save_places(connection, stored)
        match = go_on(connection, stored, now)
        if match is not None:
            timekeeping.begin(stored, match, uptime)
        store.append(connection, stored, 1, [] if match is None else match.record.rows, whose, now)
        return name, match

    name, table.match = await table.write(write)
    if guest is not None and name is not None:
        table.names[guest] = name
    if viewer is not None and whose is not None:
        table.messages[whose] = stored.v
        viewer.send(Done(whose[1], stored.v))
    log.info("match-started" if table.match is not None else "seats-changed", extra={"table": stored.id})
    table.show_table()
    if stored.agreement is not before:
        for each in table.audience.viewers:
            tell(table, each)
    table.show_progress()
    table.ask_bot()
    table.time.keep()
    table.patience.begin()
    table.attention.look()
    watch(table)


def tell(table: LiveTable, viewer: Viewer) -> None:
    """Send the agreement to one page, if there is one."""
    if table.stored.agreement is not None and viewer.greeted:
        viewer.send(AgreementMade(told(table.stored.agreement)))


# Who does not do it


def watch(table: LiveTable, grace: float = 0) -> None:
    """Wait for what is promised as long as the table allows, or after a restart at least for a while."""
    stored = table.stored
    if stored.phase != "waiting" or not stored.is_full or not stored.awaited:
        table.stop_waiting()
        return
    what = (stored.round, stored.agreed)
    if table.waits_for == what:
        return
    since = 0.0 if stored.agreed is None else (table.services.now() - stored.agreed) / 1000
    left = max(stored.patience - since, min(grace, stored.patience), 0)

    async def wait() -> None:
        await table.services.pause(left)
        table.jobs.post(lambda: _give_up(table, what))

    table.stop_waiting()
    table.waits_for, table.waiting = what, asyncio.create_task(wait())


async def _give_up(table: LiveTable, what: tuple[int, int | None]) -> None:
    """Time is up: whoever is waited for loses his seat. A job of the queue."""
    stored = table.stored
    if stored.phase == "waiting" and (stored.round, stored.agreed) == what and stored.is_full and stored.awaited:
        table.waits_for = None
        await lose_seats(table, stored.awaited)


async def lose_seats(table: LiveTable, seats: list[int]) -> None:
    """Free seats before the deal; if something was agreed already, the round is void, and they are to blame."""
    stored = table.stored
    beside = {
        each
        for seat in seats
        if _is_keeper(stored, seat)
        for each in stored.seats_beside(stored.places[seat - 1].guest)
    }
    guests = [stored.places[seat - 1].guest or "" for seat in seats]
    salts = [place.salt for place in stored.places]
    for seat in {*seats, *beside}:
        stored.places[seat - 1] = Sitting(seat, kept=stored.places[seat - 1].kept)
    if stored.agreement is None:
        await settle(table)
        return
    void, secret = VoidRound(stored.round, seats, guests), secrets.token_bytes(SECRET_BYTES)
    stored.voids.append(void)
    stored.round += 1
    stored.commitment = secret_hash(secret, stored.id, stored.round)
    stored.agreement = stored.agreed = None
    for place in stored.places:
        if place.promise:
            pledge(place, None)  # a new one is awaited

    def write(connection: Connection) -> None:
        rounds.end_round(connection, stored, void, salts)
        rounds.add_secret(connection, stored.id, stored.round, secret)
        store.save_places(connection, stored)

    await table.write(write)
    log.info("round-void", extra={"table": stored.id})
    table.show_table()
    watch(table)


def _is_keeper(stored: StoredTable, seat: int) -> bool:
    """Whether others at his device go with whoever sits there."""
    guest = stored.places[seat - 1].guest
    return guest is not None and keeper_of(guest) == guest


def comes_back(table: LiveTable) -> None:
    """A table was brought back from the database: wait for what is missing there, but give people time to come too."""
    watch(table, REVEAL_SECONDS)
