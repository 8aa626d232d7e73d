"""Finished and abandoned tables expire as the operator says, and only those that nobody has touched for so long."""

import asyncio
from collections.abc import Set
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from starlode.server import expiry, tables
from starlode.server.database import Database
from starlode.server.leases import Lease
from starlode.server.people import orders
from starlode.server.writer import Writer
from tests.server.house import PATIENCE, Hands, House, a_house, until
from tests.server.people import Guest, a_duel
from tests.server.storage import ask, postgres_of

A_DAY = 24 * 3600
LATER = 10**15  # milliseconds


def there(data: Path) -> set[str]:
    """The tables that are kept, without touching them."""
    return {table for (table,) in ask(data, "SELECT id FROM tables")}


def test_tables_expire_as_the_operator_says(tmp_path: Path) -> None:
    hands = Hands()
    hours = {"clock": hands.clock, "today": hands.clock}
    with a_house(tmp_path, **hours) as house:
        guest = Guest(house.url)
        waiting = guest.open_table()["id"]
        _, _, first, _ = a_duel(house.url)
        first.do("say", channel="table", text="Until next week")
        first.do("resign")
        over = first.table["id"]
    kept = {"expire": 9, "expire_finished": 30}
    hands.now += 8 * A_DAY
    for settings in ({}, kept):  # nothing is deleted that nobody has asked for
        with a_house(tmp_path, **hours, **settings) as house:
            Guest(house.url)
        assert there(tmp_path) == {waiting, over}
    with a_house(tmp_path, **hours, **{**kept, "expire": 7}) as house:
        until(lambda: there(tmp_path) == {over})
    hands.now += 30 * A_DAY
    with a_house(tmp_path, **hours, **kept) as house:
        until(lambda: there(tmp_path) == set())


def test_a_match_in_which_somebodys_time_runs_is_not_abandoned(tmp_path: Path) -> None:
    """Turns of two weeks at a server that forgets after one; where the clock does not go yet, nobody is waited for."""
    hands = Hands()
    hours = {"clock": hands.clock, "today": hands.clock}
    slow = {"kind": "days", "seconds": 14 * A_DAY}
    with a_house(tmp_path, **hours) as house:
        Guest(house.url).open_table(clock=slow)
        *_, first, _ = a_duel(house.url, clock=slow)
        first.well("end-turn")
    hands.now += 8 * A_DAY
    with a_house(tmp_path, **hours, expire=7, expire_finished=7) as house:
        until(lambda: there(tmp_path) == {first.table["id"]})
        hands.now += 15 * A_DAY
        until(lambda: ask(tmp_path, "SELECT phase FROM tables") == [("over",)])


def test_tables_expire_while_a_server_runs_and_none_that_somebody_looks_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "EXPIRY_SECONDS", 0.05)  # instead of hours
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.05)
    hands = Hands()
    with a_house(tmp_path, clock=hands.clock, today=hands.clock, expire=7, expire_finished=30) as house:
        guest = Guest(house.url)
        looked_at = guest.page(guest.open_table()["id"])
        abandoned = guest.open_table()["id"]
        *_, first, second = a_duel(house.url)
        first.do("resign")
        over = first.table["id"]
        first.close()
        second.close()
        until(lambda: nobody_looks(house, over))
        hands.now += 6 * A_DAY
        until(lambda: not any(house.lobby.tables.has(table) for table in (abandoned, over)))
        assert there(tmp_path) == {looked_at.table["id"], abandoned, over}
        hands.now += 2 * A_DAY
        until(lambda: there(tmp_path) == {looked_at.table["id"], over})
        hands.now += 23 * A_DAY
        until(lambda: there(tmp_path) == {looked_at.table["id"]})
        looked_at.close()
        until(lambda: nobody_looks(house, looked_at.table["id"]))
        hands.now += A_DAY
        until(lambda: there(tmp_path) == set())


def nobody_looks(house: House, table: str) -> bool:
    live = house.lobby.tables._live[table]
    return not live.audience.viewers and live.jobs.is_idle


def test_tables_expire_by_and_by_so_that_moves_come_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are, none waits for all; and one that somebody looks at is spared."""
    monkeypatch.setattr(expiry, "AT_ONCE", 2)
    hands = Hands()
    hours = {"clock": hands.clock, "today": hands.clock}
    with a_house(tmp_path, **hours) as house:
        guest = Guest(house.url)
        opened = [guest.open_table()["id"] for _ in range(5)]
    hands.now += 8 * A_DAY
    with a_house(tmp_path, **hours) as house:
        page = Guest(house.url).page(opened[2])
        tables, counted = house.lobby.tables, []
        expire = expiry.expire

        def counting(connection: Connection, before: int, finished: bool, spared: Set[str], lease: None) -> int:
            counted.append(expire(connection, before, finished, spared))
            return counted[-1]

        monkeypatch.setattr(expiry, "expire", counting)
        deleted = asyncio.run_coroutine_threadsafe(orders.obey(tables, "expire", "7"), tables._beating.get_loop())
        assert deleted.result(PATIENCE) == 4
        assert counted == [2, 2, 0]  # each a job of its own
        page.close()
    assert there(tmp_path) == {opened[2]}


def test_a_table_that_another_process_is_writing_to_does_not_expire(tmp_path: Path) -> None:
    url = postgres_of(tmp_path)
    with a_house(tmp_path, database=url) as house:
        table = Guest(house.url).open_table()["id"]
    lease = Lease()
    with closing(Writer(Database.of(tmp_path, url))) as writer, writer.engine.connect() as other:
        move = text("UPDATE tables SET moved = :now WHERE id = :table")
        with other.begin() as moving:
            other.execute(move, {"now": LATER, "table": table})
            # It is not committed yet: only the lock tells.
            assert writer.run_now(partial(expiry.expire, before=LATER, finished=True, lease=lease)) == 0
            moving.commit()
        assert writer.run_now(partial(expiry.expire, before=LATER, finished=True, lease=lease)) == 0
        assert writer.run_now(partial(expiry.expire, before=LATER + 1, finished=True, lease=lease)) == 1


def test_a_rematch_does_not_expire_while_a_process_remembers_the_match_before(tmp_path: Path) -> None:
    url, lease = postgres_of(tmp_path), Lease()
    job = partial(expiry.expire, before=LATER, finished=False, lease=lease)
    with closing(Writer(Database.of(tmp_path, url))) as writer:
        with a_house(tmp_path, database=url) as house:
            guest, _, page, other = a_duel(house.url)
            assert page.do("resign")["t"] == "done"
            table = page.table["id"]
            again = guest.post(f"/api/tables/{table}/rematch")["id"]
            # Its own table nobody has in memory; who has the one before would offer what is gone.
            let_go = text("UPDATE tables SET owner = NULL WHERE id = :id")
            writer.run_now(lambda connection: connection.execute(let_go, {"id": again}).close())
            assert writer.run_now(job) == 0
            page.close()
            other.close()
        assert writer.run_now(job) == 1
        left = text("SELECT id, rematch FROM tables")
        assert writer.run_now(lambda connection: connection.execute(left).all()) == [(table, None)]
