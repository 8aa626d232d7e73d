"""Playing again: the table that follows another, with everybody's seat kept, and exchanged between the sides."""

from dataclasses import replace
from typing import Any

from starlode.core.agreement import NO_SALT
from starlode.core.company import Company
from starlode.core.rules import Rules
from starlode.server import matches, rounds, seating
from starlode.server.ids import keeper_of
from starlode.server.refusals import Refusal
from starlode.server.seating import Manners
from starlode.server.stored import Sitting, StoredTable
from starlode.server.table import LiveTable
from starlode.server.tables import Tables
from starlode.server.wire.http import Join


async def rematch(tables: Tables, table: LiveTable, guest: str, *, same_deal: bool = False) -> LiveTable:
    """The table that follows this one, with the guest seated; whoever asks second finds the first one's."""

    async def link() -> str:
        stored = table.stored
        if stored.seat_of(guest) is None:
            raise Refusal("not-seated")
        if stored.phase != "over":
            raise Refusal("match-not-over")
        if stored.rematch is None:
            new = await _open(tables, table, guest, same_deal)
            stored.rematch = new.stored.id
            table.show_table()
        return stored.rematch

    follow_up = await tables.bring(await table.do(link))
    mine = table.stored.seat_of(guest)

    async def sit() -> None:
        if follow_up.stored.seat_of(guest) is None and follow_up.stored.phase == "waiting":
            salted = mine is not None and bool(table.stored.places[mine - 1].promise)
            wanted = Join(salted=salted and not follow_up.stored.known)
            await seating.join(follow_up, guest, wanted, takes_along=True)

    await follow_up.do(sit)
    return follow_up


async def _open(tables: Tables, table: LiveTable, guest: str, same_deal: bool) -> LiveTable:
    """Who starts is drawn anew and seats are exchanged, unless it is the same deal: then all is as it was."""
    stored = table.stored
    options = {name: value for name, value in stored.options.items() if name != "start" or same_deal}
    format, rules = matches.rules_for(stored.game, stored.format, stored.seats, options, stored.components)
    deal, manners = None, Manners.of(stored)
    if same_deal:
        secret = await tables.services.write(lambda connection: rounds.secret_of(connection, stored.id))
        deal, manners = matches.key_of(stored, secret).hex(), replace(manners, rated=False, hints=True)
    places = [
        _again(sat, seat, guest, is_known=same_deal, has_name=bool(table.names.get(sat.guest or "")))
        for seat, before in enumerate(_who_sat(stored, rules, exchanged=not same_deal), 1)
        for sat in (stored.places[before - 1],)
    ]
    return await seating.add(
        tables, guest, stored.game, format, rules, places, stored.components, table,
        deal=deal, manners=manners, position=stored.start if same_deal else None, known_names=table.names,
    )  # fmt: skip


def _who_sat(stored: StoredTable, rules: Rules[Any], *, exchanged: bool) -> list[int]:
    """Where whoever gets each seat sat before."""
    return exchange(rules.company) if exchanged else [place.seat for place in stored.places]


def exchange(company: Company) -> list[int]:
    """For each seat the one whose player gets it: each side moves on to the next; sides of different sizes stay."""
    sides = company.sides
    if len({len(side) for side in sides}) > 1:
        return list(range(1, company.seats + 1))
    moved = [
        pair for to, side in zip(sides, (*sides[1:], sides[0]), strict=True) for pair in zip(to, side, strict=True)
    ]
    return [before for _, before in sorted(moved)]


def _again(before: Sitting, seat: int, guest: str, *, is_known: bool, has_name: bool) -> Sitting:
    """A seat for whoever sat there before, if he comes, and has not left for good; who added a salt adds a new one."""
    mine = before.guest is not None and keeper_of(before.guest) == guest  # I, or somebody beside me
    promise = None if mine and before.promise and not is_known else NO_SALT
    return Sitting(seat, before.guest if mine else None, before.bot, promise, kept=before.guest if has_name else None)
