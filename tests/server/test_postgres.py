"""A server on PostgreSQL, a real one: what is acknowledged is kept, whatever becomes of the line or the database."""

import random
import signal
import sqlite3
import sys
import threading
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import VARCHAR, Connection, LargeBinary, MetaData, create_engine, insert, inspect, select, text
from sqlalchemy.exc import OperationalError

from starlode.core.errors import BadInput
from starlode.server import heart as heart_module
from starlode.server import postgres as postgres_module
from starlode.server import schema
from starlode.server import writer as writer_module
from starlode.server.app import identity_of, open_store
from starlode.server.database import Database
from starlode.server.folder import DATABASE, KEY
from starlode.server.heart import Heart
from starlode.server.identity import KEY_BYTES, PUSH_KEY, Identity, kept_key
from starlode.server.leases import LEASE, Lease
from starlode.server.postgres import Holder, Taken
from starlode.server.postgres_line import Line
from starlode.server.writer import Writer, _Entry
from tests.depth import one_a_day
from tests.prompt.commands import Commands
from tests.server import postgres
from tests.server.house import a_house, until
from tests.server.people import Guest, a_duel, choose, fetch, play_on
from tests.server.storage import postgres_of
from tests.server.test_migrations import VERSIONS, an_old_house


def of(data: Path) -> Database:
    """The PostgreSQL that belongs to a folder."""
    return Database.of(data, postgres_of(data))


def contents(database: Database) -> dict[str, Any]:
    """Every row that people or servers have written, by table."""
    with closing(open_store(database, serves=False)) as writer:
        return writer.run_now(_all_rows)


def _all_rows(connection: Connection) -> dict[str, Any]:
    kept = [part for part in schema.metadata.sorted_tables if part.name not in ("keys", "processes", "thoughts")]
    return {
        part.name: [tuple(row) for row in connection.execute(select(part).order_by(*part.primary_key))] for part in kept
    }


def test_a_match_on_postgresql_goes_on_after_a_restart(tmp_path: Path) -> None:
    url = postgres_of(tmp_path)
    with a_house(tmp_path, database=url) as house:
        one, two, first, second = a_duel(house.url)
        table = first.table["id"]
        play_on([first, second], random.Random(9), most=12)
        asked = first if first.asked else second
        message = asked.send("act", v=asked.v, action=choose(asked, random.Random(10)))
        done = asked.listen_for("done")
        asked.listen_for("update")
    assert list(tmp_path.iterdir()) == []  # nothing is kept beside the database, the key neither
    with a_house(tmp_path, database=url) as house:
        one.http.base_url = two.http.base_url = house.url
        back = (one if asked is first else two).page(table)
        assert (back.v, back.moment) == (done["v"], asked.moment)
        # What was carried out before is done now too, and not twice.
        assert back.do("act", id=message, v=0, action="whatever") == done
        other = (two if asked is first else one).page(table)
        play_on([back, other] if asked is first else [other, back], random.Random(11))
        assert back.is_over
        assert one.get("/api/standings")["all"]["matches"] == 1
        assert [each["id"] for each in one.get("/api/export")["tables"]] == [table]


def test_a_database_that_is_started_anew_goes_unnoticed(tmp_path: Path) -> None:
    with a_house(tmp_path, database=postgres_of(tmp_path)) as house:
        _, _, first, second = a_duel(house.url)
        rng = random.Random(5)
        play_on([first, second], rng, most=2)
        postgres.server().stop()
        postgres.server().start()
        until(lambda: fetch(f"{house.url}/api/health").is_success)
        asked = first if first.asked else second
        assert asked.do("act", v=asked.v, action=choose(asked, rng))["t"] == "done"


def test_a_line_that_was_cut_while_nothing_happened_is_not_missed(tmp_path: Path) -> None:
    with closing(open_store(of(tmp_path))) as writer:
        postgres.server().stop(signal.SIGQUIT)  # as in a crash
        postgres.server().start()
        version = writer.run_now(lambda connection: connection.execute(select(schema.about.c.version)).scalar())
        assert version == schema.VERSION


def test_a_line_that_is_lost_among_several_jobs_is_made_anew_as_it_was(tmp_path: Path) -> None:
    def lose(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.close()
        connection.execute(text("SELECT 1"))

    with closing(open_store(of(tmp_path))) as writer:
        both = [_Entry(lose, Future()), _Entry(lambda connection: connection.execute(text("SELECT 1")), Future())]
        writer._jobs.put(both)
        for entry in both:
            assert isinstance(entry.done, Future)
            assert entry.done.exception(timeout=120) is not None
        is_known = writer.run_now(lambda connection: connection.connection.driver_connection is writer._driver)
        assert is_known


def test_whether_a_commit_counts_that_nobody_heard_of_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is cut when the database has written, or just before: both ways the table is what the database says."""
    commit = Writer.commit
    cut: list[str] = []
    known = 0

    def cut_off(writer: Writer, connection: Connection) -> None:
        """Only where a move is written, and nothing else that a server does now and then."""
        nonlocal known
        is_there = inspect(connection).has_table("rows")
        rows = connection.execute(text("SELECT count(*) FROM rows")).scalar_one() if is_there else 0
        how = cut.pop() if cut and rows > known else None
        known = rows
        driver: Any = connection.connection.driver_connection
        if how == "after":
            commit(writer, connection)
        if how is not None:
            driver.close()
            raise OperationalError("COMMIT", {}, psycopg.OperationalError("the connection is lost"))
        commit(writer, connection)

    monkeypatch.setattr(Writer, "commit", cut_off)
    with a_house(tmp_path, database=postgres_of(tmp_path)) as house:
        _, _, first, second = a_duel(house.url)
        for how in ("before", "after"):
            asked = first if first.asked else second
            before, action = asked.v, choose(asked, random.Random(3))
            cut.append(how)
            message = asked.send("act", v=before, action=action)
            assert asked.listen_for("refused")["code"] == "not-stored"
            # Sent again it is carried out, or was: never twice.
            again = asked.do("act", id=message, v=before, action=action)
            assert again["t"] == "done"
            for page in (first, second):
                page.hello()
                assert page.v == again["v"]
        table = house.lobby.tables.live()
        rows = [len(each.match.record.rows) for each in table if each.match is not None]
    written = contents(of(tmp_path))["rows"]
    assert [len(written)] == rows
    said = [row[4] for row in written if row[4] is not None]
    assert len(set(said)) == 2


def test_several_servers_share_a_database_that_nobody_replaces_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = of(tmp_path)
    with closing(open_store(database)) as first:
        key = identity_of(first)
        with monkeypatch.context() as impatient:
            impatient.setattr(postgres_module, "SECONDS_TO_LET_GO", 0.1)
            with closing(open_store(database)) as second:
                assert identity_of(second).sign("guest") == key.sign("guest")
            alone, engine = Holder(alone=True), database.engine()
            with engine.connect() as connection, pytest.raises(Taken):
                alone.take(connection)
            engine.dispose()


def test_a_commit_is_on_the_disk_whatever_the_database_is_used_to(tmp_path: Path) -> None:
    url = postgres_of(tmp_path) + "%20-csynchronous_commit%3Doff"
    with closing(open_store(Database.of(tmp_path, url))) as writer:
        asked = text("SELECT current_setting('synchronous_commit'), current_setting('statement_timeout')")
        assert writer.run_now(lambda connection: tuple(connection.execute(asked).one())) == ("on", "30s")


def test_jobs_together_and_one_that_fails_are_told_apart(tmp_path: Path) -> None:
    """PostgreSQL does nothing more in a transaction in which something failed."""
    with closing(open_store(of(tmp_path))) as writer:
        gate = threading.Event()
        done: list[Any] = []

        def add(connection: Connection, id: str, name: str, made: int) -> str:
            row = {"id": id, "name": name, "made": made, "look": name}
            connection.execute(schema.guests.insert().values(**row))
            return name

        def ask(job: Any) -> None:
            try:
                done.append(writer.run_now(job))
            except Exception as error:
                done.append(type(error).__name__)

        wanted = [
            lambda connection: gate.wait(60),
            lambda connection: add(connection, "a", "A", 1),
            lambda connection: add(connection, "a", "A", 1),
            lambda connection: add(connection, "c", "C", 4000000000),
        ]
        threads = [threading.Thread(target=ask, args=(job,)) for job in wanted]
        for thread in threads:
            thread.start()
        gate.set()
        for thread in threads:
            thread.join(60)
        assert sorted(map(str, done)) == ["A", "C", "IntegrityError", "True"]
        found = writer.run_now(lambda connection: connection.execute(text("SELECT id, made FROM guests")).all())
        assert {("a", 1), ("c", 4000000000)} == {tuple(row) for row in found}


def test_who_says_nothing_for_long_is_gone_and_the_next_line_is_another(tmp_path: Path) -> None:
    def sleep(connection: Connection) -> None:
        line: Any = connection.connection.driver_connection
        line.patience = 0.3
        connection.execute(text("SELECT pg_sleep(25)"))

    with closing(open_store(of(tmp_path))) as writer:
        with pytest.raises(OperationalError, match="does not answer"):
            writer.run_now(sleep)
        assert writer.run_now(lambda connection: connection.execute(text("SELECT 7")).scalar()) == 7


def test_while_the_database_stays_away_nobody_is_kept_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "PAUSES", (0.01, 0.01))
    with a_house(tmp_path, database=postgres_of(tmp_path)) as house:
        guest = Guest(house.url)
        postgres.server().stop()
        try:
            refusal = guest.http.post("/api/tables", json={"game": "realms", "places": [{"me": True}, {}]})
            assert (refusal.status_code, refusal.json()["code"]) == (503, "not-stored")
            health = guest.http.get("/api/health")
            assert (health.status_code, health.json()["troubles"]) == (503, ["database-broken"])
        finally:
            postgres.server().start()
        until(lambda: guest.http.get("/api/health").is_success)
        assert guest.open_table()["id"]


def test_text_that_postgresql_cannot_keep_does_no_harm(tmp_path: Path) -> None:
    with a_house(tmp_path, database=postgres_of(tmp_path)) as house:
        _, _, first, second = a_duel(house.url)
        asked = first if first.asked else second
        answer = asked.do("act", id="odd\0id", v=asked.v, action=choose(asked, random.Random(1)))
        assert answer["t"] == "done"
    assert [row[4] for row in contents(of(tmp_path))["rows"] if row[4]] == ["odd\ufffdid"]


def load(old: Path, database: Database) -> None:
    """A PostgreSQL as that version would have written it: the same tables, columns, indices and rows."""
    read, written = create_engine(f"sqlite:///{old / DATABASE}"), database.engine()
    found = MetaData()
    found.reflect(read)
    for part in found.tables.values():
        for column in part.columns:
            if isinstance(column.type, LargeBinary):
                column.type = LargeBinary()
            elif isinstance(column.type, VARCHAR):
                column.type = schema.String
    with read.connect() as source, written.begin() as target:
        found.create_all(target)
        for part in found.sorted_tables:
            if rows := [dict(row) for row in source.execute(select(part)).mappings()]:
                target.execute(part.insert(), rows)
    read.dispose()
    written.dispose()


def shape(database: Database) -> Any:
    """The tables of a database with their columns, keys and indices."""
    engine = database.engine()
    with engine.connect() as connection:
        seen = inspect(connection)
        told = {
            name: (
                {(each["name"], str(each["type"]), each["nullable"]) for each in seen.get_columns(name)},
                seen.get_pk_constraint(name)["constrained_columns"],
                {(each["name"], tuple(each["column_names"])) for each in seen.get_indexes(name)},
                {tuple(each["constrained_columns"]) for each in seen.get_foreign_keys(name)},
            )
            for name in seen.get_table_names()
        }
    engine.dispose()
    return told


@pytest.mark.parametrize("version", one_a_day(*VERSIONS))
def test_a_database_of_every_version_becomes_one_of_today(tmp_path: Path, version: int) -> None:
    old, new = an_old_house(tmp_path / "old", version), of(tmp_path / "new")
    there = of(old)
    load(old, there)
    open_store(there).close()
    open_store(new).close()
    assert shape(there) == shape(new)
    # And it says what the same file of SQLite says once that is taken over.
    assert contents(there) == contents(Database.of(old))


def test_a_database_that_is_served_is_not_taken_over_by_a_newer_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = an_old_house(tmp_path / "old", VERSIONS[-1])
    old = of(folder)
    load(folder, old)
    served, serves = shape(old), Lease()
    engine = old.engine()
    with engine.begin() as connection:
        serves.renew(connection)
    monkeypatch.setattr(postgres_module, "SECONDS_TO_LET_GO", 0.1)
    # Alive for as long as this test takes, also on a machine where that is longer than a lease.
    monkeypatch.setattr(postgres_module, "LEASE", 100 * LEASE)
    for is_server in (True, False):
        with pytest.raises(BadInput, match="another server"):
            open_store(old, serves=is_server)
        assert shape(old) == served
    with engine.begin() as connection:
        serves.leave(connection)
    engine.dispose()
    monkeypatch.undo()
    open_store(old).close()
    assert shape(old) != served


def _wants_to_be_called(connection: Connection) -> bytes:
    """Somebody has a feed and a browser that is told; the key that the server signs with."""
    connection.execute(insert(schema.feeds).values(guest="one", secret="a-long-one", made=1))
    browser = {"endpoint": "https://push.example/1", "p256dh": "key", "auth": "word", "language": "pl"}
    connection.execute(insert(schema.subscriptions).values(guest="one", made=2, **browser))
    return kept_key(connection, PUSH_KEY)


def test_everything_comes_back_from_a_backup_and_can_be_copied(
    tmp_path: Path, starlode: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, back = an_old_house(tmp_path / "old", VERSIONS[-1]), tmp_path / "back"
    key = Identity.from_file(old / KEY).sign("guest")
    with closing(open_store(Database.of(old), serves=False)) as writer:
        pushing = writer.run_now(_wants_to_be_called)
    there, again = postgres_of(tmp_path / "there"), postgres_of(tmp_path / "again")
    assert " tables" in starlode.well("copy", old, there, "--lang", "en").out
    assert "already" in starlode.refused("copy", old, there, "--lang", "en")
    with closing(open_store(Database.of(old, there))) as writer:  # a server may go on meanwhile
        assert identity_of(writer).sign("guest") == key
        starlode.well("backup", tmp_path / "kept.zip", "--database", there, "--lang", "en")
        with monkeypatch.context() as impatient:
            impatient.setattr(postgres_module, "SECONDS_TO_LET_GO", 0.1)
            again_there = ("restore", tmp_path / "kept.zip", "--database", there, "--replace", "--lang", "en")
            assert "another server" in starlode.refused(*again_there)
    starlode.well("restore", tmp_path / "kept.zip", "--database", again, "--lang", "en")
    assert "already" in starlode.refused("restore", tmp_path / "kept.zip", "--database", again, "--lang", "en")
    starlode.well("restore", tmp_path / "kept.zip", "--database", again, "--replace", "--lang", "en")
    starlode.well("copy", again, back, "--lang", "en")
    everything = contents(Database.of(old))
    assert everything["rows"]
    for place in (Database.of(old, there), Database.of(old, again), Database.of(back)):
        assert contents(place) == everything
        # Browsers would have to subscribe anew to another key.
        with closing(open_store(place, serves=False)) as writer:
            assert writer.run_now(lambda connection: kept_key(connection, PUSH_KEY)) == pushing
    assert everything["feeds"]
    assert everything["subscriptions"]
    assert len((back / KEY).read_bytes()) == KEY_BYTES
    assert Identity.from_file(back / KEY).sign("guest") == key
    with closing(sqlite3.connect(back / DATABASE)) as database:
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    # Numbers that the database gives out go on, and do not begin anew.
    with closing(open_store(Database.of(old, again), serves=False)) as writer:
        add = "INSERT INTO orders (kind, what) VALUES ('expire', '9') RETURNING n"
        last = max((row[0] for row in everything["orders"]), default=0)
        assert writer.run_now(lambda connection: connection.execute(text(add)).scalar()) == last + 1


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_what_cannot_be_reached_is_one_clear_line(
    tmp_path: Path, starlode: Commands, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = f"postgresql://somebody:hidden@/none?host={tmp_path}"
    for arguments in (
        ("serve", "--port", "0"),
        ("admin", "list"),
        ("backup", tmp_path / "kept.zip"),
        ("admin", "expire", "--days", "3"),
    ):
        line = starlode.refused(*arguments, "--data", tmp_path, "--database", nowhere, "--lang", lang)
        assert "postgresql://somebody:***@/none" in line or "kept.zip" in line
        assert "hidden" not in line
    for url in ("mysql://somebody:hidden@there/none", "postgresql://somebody:hidden@there", "nonsense"):
        line = starlode.refused("serve", "--port", "0", "--database", url, "--lang", lang)
        assert "postgresql://" in line
        assert "hidden" not in line
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "starlode[postgres]" in starlode.refused("admin", "list", "--database", nowhere, "--lang", lang)
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_goes_away_while_a_server_starts_is_one_clear_line(
    tmp_path: Path, starlode: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(heart: Heart) -> None:
        raise OperationalError("SELECT 1", {}, Exception("the database system is shutting down"))

    monkeypatch.setattr(Heart, "_beat", gone)
    monkeypatch.setattr("starlode.server.logs.set_up", lambda level: None)  # which is for a whole process
    line = starlode.refused("serve", "--port", "0", "--data", tmp_path, "--database", postgres_of(tmp_path))
    assert "the database system is shutting down" in line


def test_a_line_that_breaks_while_a_server_starts_is_one_clear_line(
    tmp_path: Path, starlode: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(line: Line) -> None:
        raise psycopg.OperationalError("the database does not answer")

    monkeypatch.setattr(Line, "ask_anything", break_off)
    line = starlode.refused("serve", "--port", "0", "--data", tmp_path, "--database", postgres_of(tmp_path))
    assert "the database does not answer" in line


def test_a_database_that_is_slow_while_a_server_starts_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a busy machine; only who is alive already would be taken for dead meanwhile."""
    monkeypatch.setattr(heart_module, "ANSWER_SECONDS", 0.2)
    url = postgres_of(tmp_path)
    open_store(of(tmp_path)).close()
    with psycopg.connect(url) as busy:
        busy.execute("LOCK TABLE processes")
        ends = threading.Timer(1.0, busy.rollback)
        ends.start()
        with a_house(tmp_path, database=url):
            ends.join()
