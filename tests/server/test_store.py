"""What is not written has not happened; what is written is there."""

import asyncio
import random
import re
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import OperationalError

from starlode.core.errors import BadInput
from starlode.server import schema, store
from starlode.server.database import Database
from starlode.server.progress import Progress
from starlode.server.refusals import Refusal
from starlode.server.stored import Phase, Sitting, StoredTable
from starlode.server.writer import Writer
from tests.server.house import House, a_house, until
from tests.server.people import Guest, a_duel, play_on
from tests.server.storage import ask, moves


class FullDisk:
    """Makes commits fail, for as long as it is full."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        self.after = False  # the commit goes through, and is reported as failed
        writer = house.lobby.services.writer
        commit, before = writer.commit, writer.run_now(moves)

        def failing(connection: Connection) -> None:
            if self.is_full and not self.after:
                raise OperationalError("COMMIT", {}, Exception("disk full"))
            is_move = self.is_full and moves(connection) > before  # and nothing that is looked up now and then
            commit(connection)
            if is_move:
                self.is_full = False
                raise OperationalError("COMMIT", {}, Exception("who knows"))

        monkeypatch.setattr(writer, "commit", failing)


def stored_rows(data: Path, table: str) -> list[str]:
    found = ask(data, "SELECT text FROM rows WHERE table_id = :table ORDER BY n", table=table)
    return [each for (each,) in found]


def test_every_row_of_the_record_is_in_the_store(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    play_on([first, second], random.Random(7), most=30)
    match = house.lobby.tables._live[first.table["id"]].match
    assert match is not None
    assert stored_rows(house.data, first.table["id"]) == match.record.rows


def test_a_move_that_cannot_be_written_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with a_house(tmp_path) as house:
        _, _, first, second = a_duel(house.url)
        table, disk = first.table["id"], FullDisk(house, monkeypatch)
        first.well("play scout")
        second.listen_for("update")
        before, rows = first.moment, stored_rows(tmp_path, table)
        live = house.lobby.tables._live[table]

        # The disk is full for one commit: afterwards the table is again what the store says.
        disk.is_full = True
        restore = live._restore

        async def heal_and_restore() -> None:
            disk.is_full = False
            await restore()

        monkeypatch.setattr(live, "_restore", heal_and_restore)
        answer = first.act("end-turn")
        assert (answer["t"], answer["code"]) == ("refused", "not-stored")
        assert second.is_quiet()
        assert first.is_quiet()
        assert stored_rows(tmp_path, table) == rows
        first.hello(first.v)
        assert first.moment == before
        # And the match goes on.
        first.well("end-turn")
        second.listen_for("update")
        assert stored_rows(tmp_path, table)[: len(rows) + 1] == [*rows, "1 end-turn"]
        play_on([first, second], random.Random(8), most=10)


def test_a_disk_that_stays_full_lets_everybody_go_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with a_house(tmp_path) as house:
        one, _, first, second = a_duel(house.url)
        table, disk = first.table["id"], FullDisk(house, monkeypatch)
        v, before = first.v, first.moment
        disk.is_full = True
        first.send("act", v=v, action="end-turn")
        assert first.is_closed()
        assert second.is_closed()
        refused = one.http.post("/api/tables", json={"game": "realms"})
        assert (refused.status_code, refused.json()["code"]) == (503, "not-stored")
        disk.is_full = False
        back = one.page(table)
        assert (back.v, back.moment) == (v, before)
        back.well("end-turn")


def test_a_commit_of_which_nobody_knows_is_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with a_house(tmp_path) as house:
        _, _, first, second = a_duel(house.url)
        disk = FullDisk(house, monkeypatch)
        disk.is_full = disk.after = True
        v = first.v
        message = first.send("act", v=v, action="end-turn")
        assert first.listen_for("refused")["code"] == "not-stored"
        # It was written after all, so everybody is told where things stand, and a resend is done already.
        first.wait(lambda page: page.v > v)
        second.wait(lambda page: page.v > v)
        assert second.asked
        assert first.do("act", id=message, v=v, action="end-turn")["t"] == "done"


def test_jobs_that_wait_together_are_committed_together(tmp_path: Path) -> None:
    commits = []

    class Counting(Writer):
        def commit(self, connection: Connection) -> None:
            commits.append(1)
            super().commit(connection)

    async def write(writer: Writer, number: int) -> int:
        def job(connection: Connection) -> int:
            if number == 13:
                raise ValueError("an unlucky one")
            connection.execute(insert(schema.guests).values(id=str(number), name="x", made=0, look="x"))
            return number

        return await writer.run(job)

    async def write_all() -> list[int | BaseException]:
        writer = Counting(f"sqlite:///{tmp_path / 'together.sqlite'}")
        await writer.run(store.prepare)
        results = await asyncio.gather(*(write(writer, number) for number in range(100)), return_exceptions=True)
        found = await writer.run(lambda connection: len(connection.execute(select(schema.guests)).all()))
        assert found == 99
        await asyncio.to_thread(writer.close)
        return results

    results = asyncio.run(write_all())
    assert [number for number in results if isinstance(number, int)] == [n for n in range(100) if n != 13]
    assert isinstance(results[13], ValueError)
    assert len(commits) < 50


def test_what_was_not_written_is_not_told_to_whoever_waited_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat that somebody took, and did not, because nothing could be written nor read."""
    with a_house(tmp_path) as house, ThreadPoolExecutor(2) as others:
        one, two = Guest(house.url), Guest(house.url)
        table = one.open_table()["id"]
        jobs, fails = house.lobby.tables._live[table].jobs, threading.Event()

        services = house.lobby.services
        reads, asked = services.write, iter([True])  # whether he is welcome can still be read

        async def write(job: Any) -> Any:
            if next(asked, False):
                return await reads(job)
            await asyncio.to_thread(fails.wait)
            raise Refusal("not-stored")

        with monkeypatch.context() as full:
            full.setattr(services, "write", write)
            joins = others.submit(two.http.post, f"/api/tables/{table}/join", json={})
            until(lambda: not jobs.is_idle)
            asks = others.submit(two.http.get, f"/api/tables/{table}")
            until(lambda: jobs._waiting)
            fails.set()
            assert [each.result().status_code for each in (joins, asks)] == [503, 503]
        assert [place["you"] for place in two.get(f"/api/tables/{table}")["places"]] == [False, False]


def test_a_failure_that_nobody_thought_of_does_not_silence_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry_out = Writer._carry_out

    def fail(writer: Writer, batch: Any) -> None:
        monkeypatch.setattr(Writer, "_carry_out", carry_out)
        raise RuntimeError("never heard of")

    with closing(Writer(Database.of(tmp_path))) as writer:
        monkeypatch.setattr(Writer, "_carry_out", fail)
        with pytest.raises(RuntimeError, match="never heard of"):
            writer.run_now(lambda connection: None)
        assert writer.run_now(lambda connection: connection.execute(text("SELECT 1")).scalar()) == 1


def test_moves_that_are_written_in_one_statement_fail_alone(tmp_path: Path) -> None:
    """One that was written before takes none of the others with it, and each sees what came before it."""

    def a_table(number: int) -> StoredTable:
        places = [Sitting(1, "one"), Sitting(2, "two")]
        return StoredTable(f"table{number}", "realms", 1, "duel", 2, {}, "", 0, "running", v=number, places=places)

    async def write_all() -> tuple[list[object], list[tuple[object, ...]], list[tuple[object, ...]]]:
        writer = Writer(f"sqlite:///{tmp_path / 'moves.sqlite'}")
        await writer.run(store.prepare)
        tables = [a_table(number) for number in range(80)]
        for table in tables:
            await writer.run(partial(store.add_table, table=table, secret=b"x"))
        await writer.run(Progress(tables[13], 1, ["* start 1"], ("one", "c0"), 5))
        moves = [Progress(table, 1, ["1 end-turn", "* draw scout"], ("one", "c1"), 7) for table in tables]
        results = await asyncio.gather(*(writer.run(move) for move in moves), return_exceptions=True)
        rows = await writer.run(lambda connection: connection.execute(select(schema.rows)).all())
        columns = schema.tables.c
        wanted = select(columns.id, columns.v, columns.moved)
        found = await writer.run(lambda connection: connection.execute(wanted).all())
        await asyncio.to_thread(writer.close)
        return list(results), [tuple(row) for row in rows], [tuple(row) for row in found]

    results, rows, tables = asyncio.run(write_all())
    assert [number for number, result in enumerate(results) if result is not None] == [13]
    assert len(rows) == 79 * 2 + 1
    assert ("table5", 2, "* draw scout", "one", "c1", 5, 7) in rows
    assert ("table13", 5) in [(table, moved) for table, _, moved in tables]
    assert {moved for table, _, moved in tables if table != "table13"} == {7}


def test_a_match_ends_once_whatever_is_written_later(tmp_path: Path) -> None:
    table = StoredTable("table", "realms", 1, "duel", 2, {}, "", 0, "running", places=[Sitting(1, "one"), Sitting(2)])
    ended = select(schema.tables.c.ended)

    async def write_all() -> list[int | None]:
        writer = Writer(f"sqlite:///{tmp_path / 'ends.sqlite'}")
        await writer.run(store.prepare)
        await writer.run(lambda connection: store.add_table(connection, table, b"x"))
        found = []
        steps: list[tuple[Phase, int]] = [("running", 5), ("over", 7), ("over", 9)]
        for phase, now in steps:
            table.phase = phase
            await writer.run(Progress(table, now, ["1 end-turn"], None, now))
            found.append(await writer.run(lambda connection: connection.execute(ended).scalar()))
        await asyncio.to_thread(writer.close)
        return found

    assert asyncio.run(write_all()) == [None, 7, 7]


def test_the_store_is_durable_by_default(tmp_path: Path) -> None:
    async def look() -> tuple[str, int]:
        writer = Writer(f"sqlite:///{tmp_path / 'durable.sqlite'}")

        def job(connection: Connection) -> tuple[str, int]:
            mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
            return str(mode), int(connection.exec_driver_sql("PRAGMA synchronous").scalar() or 0)

        found = await writer.run(job)
        await asyncio.to_thread(writer.close)
        return found

    assert asyncio.run(look()) == ("wal", 2)


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    async def prepare(version: int) -> None:
        writer = Writer(f"sqlite:///{tmp_path / 'old.sqlite'}")
        try:
            await writer.run(store.prepare)
            await writer.run(lambda connection: connection.execute(schema.about.update().values(version=version)))
        finally:
            await asyncio.to_thread(writer.close)

    asyncio.run(prepare(99))
    file = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("DROP TABLE messages")  # which that version did not have yet
        before = list(database.iterdump())
    with pytest.raises(BadInput, match=re.escape(f"{file} is of version 99")):
        asyncio.run(prepare(1))
    with closing(sqlite3.connect(file)) as database:
        assert list(database.iterdump()) == before


def test_a_table_of_older_rules_is_refused_and_not_changed(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, _, first, _ = a_duel(house.url)
        table = first.table["id"]
    ask(tmp_path, "UPDATE tables SET rules = 0")
    with a_house(tmp_path) as house:
        one.http.base_url = house.url
        answer = one.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (409, "outdated-table")
        assert [each["id"] for each in one.get("/api/tables")["tables"]] == [table]


def test_a_mistake_of_ours_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with a_house(tmp_path) as house:
        _, _, first, second = a_duel(house.url)
        live = house.lobby.tables._live[first.table["id"]]
        assert live.match is not None
        before = first.moment

        def break_down(*lines: str, seat: int) -> None:
            assert live.match is not None
            live.match.state.apply(live.match.rules.read(live.match.state, "end-turn"))
            raise RuntimeError("half way")

        monkeypatch.setattr(live.match, "play", break_down)
        answer = first.act("end-turn")
        assert (answer["t"], answer["code"]) == ("refused", "server-error")
        assert second.is_quiet()
        first.hello()
        assert first.moment == before
        first.well("end-turn")
