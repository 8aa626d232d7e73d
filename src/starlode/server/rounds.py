"""Reading and writing the rounds of promises of a table; every function is a job for the writer's thread."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from starlode.core.agreement import Agreement
from starlode.server.schema import blames, guests, rounds, secrets, tables
from starlode.server.stored import StoredTable, VoidRound


@dataclass(frozen=True)
class FailedRound:
    """All that is kept of a void round: what was agreed, the secret, what was revealed, and who is to blame."""

    agreement: Agreement
    secret: bytes
    salts: list[str | None]
    void: VoidRound
    names: list[str]  # how those are called who are to blame


def add_secret(connection: Connection, table: str, round: int, secret: bytes) -> None:
    connection.execute(insert(secrets).values(table_id=table, round=round, secret=secret))


def secret_of(connection: Connection, table: str) -> bytes:
    """The secret of the round that counts, which is the last."""
    newest = select(secrets.c.secret).where(secrets.c.table_id == table).order_by(secrets.c.round.desc()).limit(1)
    return bytes(connection.execute(newest).scalar_one())


def add_agreement(connection: Connection, agreement: Agreement, now: int) -> None:
    written = json.dumps(agreement.to_json(), ensure_ascii=False)
    connection.execute(
        insert(rounds).values(table_id=agreement.table, round=agreement.round, agreement=written, at=now)
    )


def end_round(connection: Connection, table: StoredTable, void: VoidRound, salts: list[str | None]) -> None:
    """Write down why a round came to nothing; the table is in its next one already."""
    blamed = json.dumps({"seats": void.seats, "salts": salts})
    which = (rounds.c.table_id == table.id, rounds.c.round == void.round)
    connection.execute(update(rounds).where(*which).values(blamed=blamed))
    lost = [
        {"table_id": table.id, "round": void.round, "seat": seat, "guest": guest}
        for seat, guest in zip(void.seats, void.guests, strict=True)
    ]
    connection.execute(insert(blames), lost)
    changed = {"round": table.round, "commitment": table.commitment}
    connection.execute(update(tables).where(tables.c.id == table.id).values(**changed))


def add_to(connection: Connection, found: dict[str, StoredTable]) -> None:
    """Tell tables what was agreed at them."""
    told = select(rounds).where(rounds.c.table_id.in_(list(found))).order_by(rounds.c.round)
    written = connection.execute(told).mappings().all()
    to_blame = _blames(connection, [row["table_id"] for row in written if row["blamed"] is not None])
    for row in written:
        table = found[row["table_id"]]
        if row["blamed"] is not None:
            table.voids.append(_void(row, to_blame))
        else:
            table.agreement, table.agreed = Agreement.from_json(json.loads(row["agreement"])), row["at"]


def failed(connection: Connection, table: str) -> list[FailedRound]:
    """The rounds of a table that came to nothing."""
    kept = select(secrets.c.round, secrets.c.secret).where(secrets.c.table_id == table)
    known = {int(round): bytes(secret) for round, secret in connection.execute(kept)}
    told = select(rounds).where(rounds.c.table_id == table, rounds.c.blamed.is_not(None)).order_by(rounds.c.round)
    to_blame = _blames(connection, [table])
    called = select(guests.c.id, guests.c.name).where(guests.c.id.in_({*to_blame.values()}))
    names = {str(guest): str(name) for guest, name in connection.execute(called)}
    found = []
    for row in connection.execute(told).mappings():
        void, salts = _void(row, to_blame), json.loads(row["blamed"])["salts"]
        agreement = Agreement.from_json(json.loads(row["agreement"]))
        blamed = [names.get(guest, "") for guest in void.guests]
        found.append(FailedRound(agreement, known[row["round"]], salts, void, blamed))
    return found


def _blames(connection: Connection, wanted: list[str]) -> dict[tuple[str, int, int], str]:
    """Who is to blame at these tables, by table, round and seat."""
    if not wanted:
        return {}
    told = connection.execute(select(blames).where(blames.c.table_id.in_(wanted)))
    return {(row.table_id, row.round, row.seat): row.guest for row in told}


def _void(row: Any, to_blame: Mapping[tuple[str, int, int], str]) -> VoidRound:
    table, number, seats = row["table_id"], row["round"], json.loads(row["blamed"])["seats"]
    return VoidRound(number, seats, [to_blame.get((table, number, seat), "") for seat in seats])
