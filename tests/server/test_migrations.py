"""What earlier versions have written is taken over: databases that those versions really wrote, played on."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from starlode.server import schema
from starlode.server.app import open_store
from starlode.server.database import Database
from starlode.server.folder import DATABASE, KEY
from starlode.server.identity import COOKIE, Identity
from tests.server.house import a_house
from tests.server.people import Guest

OLD = Path(__file__).parent / "data"
VERSIONS = range(1, schema.VERSION)


def an_old_house(folder: Path, version: int) -> Path:
    """The folder of a server of that version: a running, a waiting and a finished table."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.executescript((OLD / f"version-{version}.sql").read_text())
    return folder


def shape(file: Path) -> dict[str, Any]:
    """The tables of a database with their columns, and its indices."""
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {name: {row[1:4] for row in database.execute(f"PRAGMA table_info({name})")} for name in names}
        columns = {name: {(column, kind, bool(need)) for column, kind, need in columns[name]} for name in names}
        indices = {
            tuple(row)
            for row in database.execute("SELECT name, tbl_name FROM sqlite_master WHERE sql LIKE 'CREATE INDEX%'")
        }
        keys = {name: [row[1] for row in database.execute(f"PRAGMA table_info({name})") if row[5]] for name in names}
    return {"columns": columns, "indices": indices, "keys": keys}


def the_same_guest(url: str, data: Path, guest: str) -> Guest:
    """Somebody who sat there before, with his cookie."""
    found = Guest(url)
    found.http.cookies.clear()
    found.http.cookies.set(COOKIE, Identity.from_file(data / KEY).sign(guest))
    found.id = guest
    return found


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_every_version_becomes_one_of_today(tmp_path: Path, version: int) -> None:
    old, new = an_old_house(tmp_path / "old", version), tmp_path / "new"
    new.mkdir()
    open_store(Database.of(old)).close()
    open_store(Database.of(new)).close()
    assert shape(old / DATABASE) == shape(new / DATABASE)
    with closing(sqlite3.connect(old / DATABASE)) as database:
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        assert database.execute("SELECT version FROM about").fetchall() == [(schema.VERSION,)]
    open_store(Database.of(old)).close()  # and is taken as it is from then on


@pytest.mark.parametrize(
    ("version", "change"),
    [
        (1, ["CREATE INDEX tables_by_rematch ON tables (rematch)"]),  # the last of that version had it
        (4, [f"ALTER TABLE tables DROP COLUMN {name}" for name in ("public", "absent", "grace")]),  # the first had not
        (4, ["ALTER TABLE tables DROP COLUMN public"]),
    ],
)
def test_what_differed_within_a_version_becomes_one_of_today_too(
    tmp_path: Path, version: int, change: list[str]
) -> None:
    old, new = an_old_house(tmp_path / "old", version), tmp_path / "new"
    with closing(sqlite3.connect(old / DATABASE)) as database:
        for statement in change:
            database.execute(statement)
    new.mkdir()
    open_store(Database.of(old)).close()
    open_store(Database.of(new)).close()
    assert shape(old / DATABASE) == shape(new / DATABASE)


@pytest.mark.parametrize("version", VERSIONS)
def test_what_was_written_is_still_there_and_what_can_be_is_played_on(tmp_path: Path, version: int) -> None:
    data = an_old_house(tmp_path / "data", version)
    with closing(sqlite3.connect(data / DATABASE)) as database:
        seated = database.execute(
            "SELECT phase, table_id, guest, game FROM places JOIN tables ON id = table_id"
        ).fetchall()
        rows = database.execute("SELECT table_id, n, text FROM rows").fetchall()
        said = database.execute("SELECT table_id, guest, message FROM rows WHERE message IS NOT NULL").fetchall()
    running = {table: (guest, game) for phase, table, guest, game in seated if phase == "running" and guest}
    assert {phase for phase, *_ in seated} == {"running", "waiting", "over"}
    with a_house(data) as house:
        for phase, table, guest, _ in seated:
            if phase == "waiting" and guest is not None:
                host, other = the_same_guest(house.url, data, guest), Guest(house.url)
                other.join(table)
                page = host.page(table)
                assert page.moment is not None
                page.close()
        for table, (guest, _) in running.items():
            player = the_same_guest(house.url, data, guest)
            answer = player.http.get(f"/api/tables/{table}")
            if answer.status_code == httpx.codes.CONFLICT:  # of rules that were once
                assert answer.json()["code"] == "outdated-table"
                continue
            page = player.page(table)
            assert page.moment is not None
            for at, who, message in said:
                if (at, who) == (table, guest):  # it came before
                    assert page.do("resign", id=message)["t"] == "done"
            assert not page.is_over
            assert page.do("resign")["t"] == "done"
            page.wait(lambda page: page.is_over)
            player.get(f"/api/tables/{table}/record")
    with closing(sqlite3.connect(data / DATABASE)) as database:
        assert set(rows) <= set(database.execute("SELECT table_id, n, text FROM rows").fetchall())


@pytest.mark.parametrize("version", VERSIONS)
def test_a_match_that_was_over_ended_with_its_last_row(tmp_path: Path, version: int) -> None:
    data = an_old_house(tmp_path / "data", version)
    with closing(sqlite3.connect(data / DATABASE)) as database:
        last = dict(database.execute("SELECT table_id, max(at) FROM rows GROUP BY table_id"))
    open_store(Database.of(data)).close()
    with closing(sqlite3.connect(data / DATABASE)) as database:
        found = database.execute("SELECT id, phase, ended FROM tables").fetchall()
    assert {phase for _, phase, _ in found} == {"running", "waiting", "over"}
    for table, phase, ended in found:
        assert ended == (last[table] if phase == "over" else None)


def test_who_made_a_round_void_is_known_where_only_one_is_called_so(tmp_path: Path) -> None:
    """Version 6 wrote down names; one of them two guests had."""
    data = an_old_house(tmp_path / "data", 6)
    with closing(sqlite3.connect(data / DATABASE)) as database:
        told = [json.loads(text) for (text,) in database.execute("SELECT blamed FROM rounds WHERE blamed IS NOT NULL")]
        ids: dict[str, list[str]] = {}
        for guest, name in database.execute("SELECT id, name FROM guests"):
            ids.setdefault(name, []).append(guest)
    names = sorted(name for each in told for name in each["names"])
    assert sorted(len(ids[name]) for name in names) == [1, 2]
    open_store(Database.of(data)).close()
    with closing(sqlite3.connect(data / DATABASE)) as database:
        found = {guest for (guest,) in database.execute("SELECT guest FROM blames")}
        kept = "".join(text for (text,) in database.execute("SELECT blamed FROM rounds WHERE blamed IS NOT NULL"))
        looks = dict(database.execute("SELECT name, look FROM guests"))
    assert found == {*(ids[name][0] for name in names if len(ids[name]) == 1), ""}
    assert not any(name in kept for name in names)
    assert looks["Quentin"] == "quentin"
