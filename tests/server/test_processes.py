"""Several processes serve one PostgreSQL, and nobody who plays notices which of them he has reached."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from starlode.server import app
from starlode.server.leases import Lease
from starlode.server.refusals import Refusal
from tests.prompt.commands import Commands, finish
from tests.server.house import House, a_house, a_process, until
from tests.server.people import Guest, Page, at, play_on
from tests.server.push_service import Browser, a_service, signed_by
from tests.server.storage import postgres_of
from tests.server.test_whose_turn import next_turns, the_first_screen


@contextmanager
def two_houses(data: Path, **settings: Any) -> Iterator[tuple[House, House]]:
    """Two servers beside each other, with one database."""
    url = postgres_of(data)
    with a_house(data / "one", database=url, **settings) as one, a_house(data / "two", database=url, **settings) as two:
        until(lambda: all(len(heart_of(house).peers) == 2 for house in (one, two)))
        yield one, two


def heart_of(house: House) -> Any:
    assert house.lobby.services.heart is not None
    return house.lobby.services.heart


def a_duel_between(one: House, two: House) -> tuple[Guest, Guest, Page, Page]:
    """A match at the first, at which the second player has his page at the other process."""
    first, second = Guest(one.url), Guest(two.url)
    table = first.open_table(options={"start": "1"})["id"]
    second.join(table)
    return first, second, first.page(table), second.page(table)


def close_code(page: Page, but: str = "") -> int | None:
    """The code with which a page is let go, and is told nothing of a kind before."""
    socket: Any = page._socket
    try:
        while True:
            assert page.listen()["t"] != but
    except ConnectionClosed:
        return int(socket.close_code)


@pytest.mark.parametrize("polled", [False, True])
def test_a_match_is_played_from_two_processes(tmp_path: Path, polled: bool) -> None:
    with two_houses(tmp_path) as (one, two):
        first, second = Guest(one.url), Guest(two.url)
        table = first.open_table(options={"start": "1"})["id"]
        assert second.join(table)["places"][1]["here"] is False
        pages = [first.page(table), second.page(table, polled=polled)]
        play_on(pages, random.Random(4), most=20)
        assert pages[1].do("say", channel="table", text="Hello")["t"] == "done"
        assert pages[0].listen_for("chat")["lines"][0]["text"] == "Hello"
        assert [each.lobby.tables.has(table) for each in (one, two)] == [True, False]
        assert pages[1].do("resign")["t"] == "done"
        # Whatever asks for the table is answered by whoever has it.
        record = second.get(f"/api/tables/{table}/record")
        assert record == first.get(f"/api/tables/{table}/record")
        again = second.post(f"/api/tables/{table}/rematch")
        assert first.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
        assert second.http.get("/api/tables/no-such-table").status_code == 404
        for page in pages:
            page.close()


def test_who_wants_to_play_with_anybody_finds_those_of_other_processes(tmp_path: Path) -> None:
    with two_houses(tmp_path) as (one, two):
        first, second = Guest(one.url), Guest(two.url)
        table = first.post("/api/quick", game="realms")["id"]
        page = first.page(table)
        until(lambda: [each["id"] for each in second.get("/api/open")] == [table])
        assert second.post("/api/quick", game="realms")["id"] == table
        page.wait(lambda page: page.moment is not None)
        page.close()


def test_a_process_that_stops_leaves_its_tables_to_the_others_at_once(tmp_path: Path) -> None:
    url = postgres_of(tmp_path)
    with a_house(tmp_path / "two", database=url) as two:
        with a_house(tmp_path / "one", database=url) as one:
            first, second, here, there = a_duel_between(one, two)
            play_on([here, there], random.Random(1), most=4)
            table, v = here.table["id"], here.v
        assert close_code(there) == 1012
        again = [at(first, two.url).page(table, have=v), second.page(table, have=v)]
        play_on(again, random.Random(2), most=4)
        assert two.lobby.tables.has(table)


def test_matches_of_a_process_that_stops_go_on_though_nobody_looks(tmp_path: Path) -> None:
    url = postgres_of(tmp_path)
    with a_house(tmp_path / "two", database=url) as two:
        with a_house(tmp_path / "one", database=url) as one:
            guest, bot = Guest(one.url), {"bot": "greedy"}
            tables = {guest.open_table(bot, bot, game="realms")["id"] for _ in range(2)}
            waiting = guest.open_table()["id"]
        owners = "SELECT id, owner FROM tables WHERE phase <> 'over'"
        assert {id: owner for id, owner in read(two, owners) if id not in tables} == {waiting: None}
        until(lambda: {id for id, _ in read(two, owners)} == {waiting})


def test_who_leaves_for_good_leaves_everywhere(tmp_path: Path) -> None:
    with two_houses(tmp_path) as (one, two):
        first, second, here, _ = a_duel_between(one, two)
        table = here.table["id"]
        second.post("/api/delete-me")
        assert close_code(here) == 1012  # the process that he has asked has the table now
        back = first.page(table)
        assert back.is_over
        assert back.table["places"][1]["name"] == ""
        back.close()


def test_a_new_name_and_the_end_of_a_match_are_known_everywhere(tmp_path: Path) -> None:
    with two_houses(tmp_path) as (one, two):
        first, second, here, there = a_duel_between(one, two)
        assert [each.get("/api/standings")["all"]["matches"] for each in (first, second)] == [0, 0]
        second.http.put("/api/me", json={"name": "Quentin"})
        here.wait(lambda page: page.table["places"][1]["name"] == "Quentin")
        assert there.do("resign")["t"] == "done"
        until(lambda: [each.get("/api/standings")["all"]["matches"] for each in (first, second)] == [1, 1])


def test_a_process_without_the_word_is_no_process_of_ours(tmp_path: Path) -> None:
    with two_houses(tmp_path) as (one, _):
        guest = Guest(one.url)
        table = guest.open_table()["id"]
        for headers in ({}, {"x-starlode-token": "guessed"}):
            answer = guest.http.post(f"/internal/release/{table}", headers=headers)
            assert answer.status_code in (403, 404, 405)
        assert one.lobby.tables.has(table)


def test_where_processes_reach_each_other_nobody_else_is_answered(tmp_path: Path) -> None:
    with two_houses(tmp_path, apart=True) as (one, two):
        _, _, here, there = a_duel_between(one, two)
        play_on([here, there], random.Random(4), most=4)
        address, word = one.lobby.tables.address, one.lobby.tables.token
        assert address not in one.url
        for headers in ({}, {"x-starlode-token": "guessed"}):
            for path in ("/", "/api/games", "/api/ready", f"/api/tables/{here.table['id']}", "/internal/alive"):
                assert httpx.get(f"http://{address}{path}", headers=headers).status_code == 403
            with pytest.raises(InvalidStatus, match="403"):
                connect(f"ws://{address}/api/tables/{here.table['id']}/socket", additional_headers=headers)
        assert httpx.get(f"http://{address}/internal/alive", headers={"x-starlode-token": word}).status_code == 200


def test_when_a_process_is_killed_another_goes_on_with_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres_of(tmp_path)
    monkeypatch.setattr("tests.server.storage.url_of", lambda data: url)
    with a_house(tmp_path / "two", database=url) as two, a_process(tmp_path / "one") as one:
        guest = Guest(one.url)
        # Nobody but bots: nobody comes back for it, and it is played to its end all the same.
        table = guest.open_table({"bot": "random"}, {"bot": "random"}, game="realms")["id"]
        mine = guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"]
        page = guest.page(mine)
        one.kill()
        assert close_code(page) is not None
        again = at(guest, two.url)
        # Whoever comes back at once is held until the lease of the dead is over, and then served.
        again.get(f"/api/tables/{mine}")
        until(lambda: again.get(f"/api/tables/{table}")["phase"] == "over")
        assert again.page(mine).moment is not None


def test_who_is_killed_and_back_at_once_waits_for_his_own_lease(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He is found at the address of the dead, as where each process has one of its own; nobody is refused for that."""
    url = postgres_of(tmp_path)
    monkeypatch.setattr("tests.server.storage.url_of", lambda data: url)
    with a_process(tmp_path / "one") as one:
        guest = Guest(one.url)
        table = guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"]
        before = guest.page(table).v
        one.kill()
        one.start()
        assert guest.get(f"/api/tables/{table}")["id"] == table
        assert guest.page(table).v >= before


def test_several_processes_answer_at_one_address(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "starlode", "serve", "--processes", "2", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "STARLODE_DATABASE": postgres_of(tmp_path)}
    piped = subprocess.PIPE
    process = subprocess.Popen([*command, "--lang", "en"], stdout=piped, stderr=piped, text=True, env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Tables are open at http://127.0.0.1:")
    url = line.split()[4].rstrip("/")
    guests = [Guest(url) for _ in range(2)]
    table = guests[0].open_table(options={"start": "1"})["id"]
    guests[1].join(table)
    pages = [guest.page(table) for guest in guests for _ in range(3)]
    play_on([pages[0], pages[3]], random.Random(6), most=10)
    for page in pages:
        page.reach(pages[0].v)
    process.send_signal(signal.SIGTERM)
    out, err = finish(process)
    assert (process.returncode, out, err) == (0, "", "")
    assert {close_code(page) for page in pages} == {1012}


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_a_file_has_one_process(tmp_path: Path, starlode: Commands, lang: str) -> None:
    line = starlode.refused("serve", "--processes", 2, "--data", tmp_path, "--lang", lang)
    assert "--processes" in line
    assert "PostgreSQL" in line
    assert "starlode.sqlite" in line


def test_a_match_is_finished_by_the_processes_that_play_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a new release comes beside the old one."""
    url = postgres_of(tmp_path)
    with ExitStack() as stack:
        old = stack.enter_context(a_house(tmp_path / "old", database=url))
        newer = {game: version + 1 for game, version in app.plays().items()}
        guest = Guest(old.url)
        table = guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"]
        page = guest.page(table)
        with monkeypatch.context() as release:
            release.setattr(app, "plays", lambda: newer)
            new = stack.enter_context(a_house(tmp_path / "new", database=url))
        assert page.listen_for("notice")["code"] == "older-rules"
        page.close()
        until(lambda: not old.lobby.tables._live[table].audience.viewers)
        old.sweep()
        assert not old.lobby.tables.has(table)
        # Nobody has it in memory, and whoever asks the new process is taken to the old one.
        there = at(guest, new.url)
        page = there.page(table)
        assert page.listen_for("notice")["code"] == "older-rules"
        assert [each.lobby.tables.has(table) for each in (old, new)] == [True, False]
        page.close()
        old.stop()
        refused = there.http.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["code"]) == (409, "outdated-table")


@pytest.mark.skipif(sys.platform == "win32", reason="processes are not stopped there")
def test_a_process_that_was_stopped_past_its_lease_finds_its_tables_with_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres_of(tmp_path)
    monkeypatch.setattr("tests.server.storage.url_of", lambda data: url)
    with a_house(tmp_path / "two", database=url) as two, a_process(tmp_path / "one") as one:
        guest = Guest(one.url)
        table = guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"]
        stale = guest.page(table)
        before = stale.v
        one._process.send_signal(signal.SIGSTOP)
        again = at(guest, two.url)
        until(lambda: two.lobby.tables.has(table))  # it is taken over, whether anybody comes back or not
        page = again.page(table, have=before)
        page.well(page.actions()[0])
        one._process.send_signal(signal.SIGCONT)
        # What was played meanwhile the one who was away neither tells otherwise nor writes over.
        assert close_code(stale, but="update") == 1012
        assert guest.page(table).v >= page.v


def test_who_was_taken_for_dead_while_a_table_was_on_its_way_claims_it_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_houses(tmp_path) as (one, two):
        guest = Guest(one.url)
        table = guest.open_table()["id"]
        tables = one.lobby.tables
        one.sweep()
        assert not tables.has(table)
        claim, gaps = Lease.claim, iter([True])

        def overtaken(self: Lease, connection: Any, table: str) -> int:
            """After the claim we are stopped, another has the table, and our heart is the first to beat again."""
            epoch = claim(self, connection, table)
            if self.id == tables.me and next(gaps, False):
                taken = "UPDATE tables SET owner = :other, epoch = epoch + 1"
                connection.execute(text(taken), {"other": two.lobby.tables.me})
                tables._beating.get_loop().call_soon_threadsafe(tables.keep_only, {})
            return epoch

        monkeypatch.setattr(Lease, "claim", overtaken)
        until(lambda: guest.http.get(f"/api/tables/{table}").status_code == 200)
        assert [each.lobby.tables.has(table) for each in (one, two)] == [False, True]


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
@pytest.mark.parametrize(
    ("asked", "word"),
    [
        (["0.0.0.0"], "0.0.0.0"),
        (["0"], "10.0.0.7"),
        (["::ffff:0.0.0.0"], "10.0.0.7"),
        (["[::]:7"], "[::]"),
        (["10.0.0.7:8001", "--processes", 2], "8001"),
    ],
)
def test_others_must_be_able_to_reach_each_process(
    tmp_path: Path, starlode: Commands, lang: str, asked: list[Any], word: str
) -> None:
    nobody = "postgresql://127.0.0.1:1/nothing"
    line = starlode.refused("serve", "--database", nobody, "--lang", lang, "--data", tmp_path, "--internal", *asked)
    assert "--internal" in line
    assert word in line


def test_whose_turn_it_is_is_told_everywhere_and_called_once(tmp_path: Path) -> None:
    """The owner of a table calls whoever is not there; both processes sign with the same key."""
    with two_houses(tmp_path, push_loopback=True) as (one, two), a_service() as service:
        ann, ben, browser = Guest(two.url), Guest(one.url), Browser(service, "ann")
        key = ann.post("/api/push", **browser.subscription())["key"]
        assert ben.get("/api/push")["key"] == key
        table = ben.open_table(options={"start": "1"})["id"]
        ann.join(table)
        with closing(ben.page(table)) as page, the_first_screen(ann) as screen:
            page.wait(lambda page: page.moment is not None)
            assert [turn["asked"] for turn in next_turns(screen)] == [[1]]
            page.well("end-turn")
            assert [turn["asked"] for turn in next_turns(screen)] == [[2]]
            until(lambda: browser.sealed)
            signed_by(browser.sealed[0], key)
            until(lambda: all(house.lobby.pushes and not house.lobby.pushes.unsent for house in (one, two)))
        assert len(browser.sealed) == 1


def read(house: House, asked: str, **values: Any) -> list[tuple[Any, ...]]:
    job = text(asked)
    return house.lobby.services.writer.run_now(lambda line: [tuple(row) for row in line.execute(job, values)])


def test_who_has_lost_a_finished_match_links_nothing_to_it(tmp_path: Path) -> None:
    with two_houses(tmp_path) as (one, two):
        first, _, here, there = a_duel_between(one, two)
        table = here.table["id"]
        assert here.do("resign")["t"] == "done"
        lost = "UPDATE tables SET owner = NULL, epoch = epoch + 1"
        one.lobby.services.writer.run_now(lambda connection: connection.exec_driver_sql(lost).close())
        answer = first.http.post(f"/api/tables/{table}/rematch", json={})
        assert (answer.status_code, answer.json()["code"]) == (503, "table-moved")
        assert close_code(here) == close_code(there) == 1012
        assert read(two, "SELECT id, rematch FROM tables") == [(table, None)]
        again = at(first, two.url).post(f"/api/tables/{table}/rematch")
        assert read(two, "SELECT rematch FROM tables WHERE id = :id", id=table) == [(again["id"],)]


def test_what_a_watcher_said_who_leaves_for_good_is_gone_everywhere(tmp_path: Path) -> None:
    with two_houses(tmp_path) as (one, two):
        _, _, here, _ = a_duel_between(one, two)
        table, watcher = here.table["id"], Guest(two.url)
        page = watcher.page(table)
        assert page.do("say", channel="watchers", text="Well played")["t"] == "done"
        watcher.post("/api/delete-me")
        late = Guest(one.url).page(table)
        assert late.do("say", channel="watchers", text="Hello")["t"] == "done"
        assert [line["text"] for line in late.listen_for("chat")["lines"]] == ["Hello"]
        late.close()


def test_nothing_changes_hands_while_another_process_remembers_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_houses(tmp_path) as (one, two):
        _, second, here, _ = a_duel_between(one, two)
        seated = "SELECT seat, guest FROM places ORDER BY seat"
        before = read(two, seated)

        async def bring(_: str) -> None:
            raise Refusal("not-stored")

        with monkeypatch.context() as patched:
            patched.setattr(two.lobby.tables, "bring", bring)
            answer = second.http.post("/api/delete-me", json={})
        assert (answer.status_code, answer.json()["code"]) == (503, "table-moved")
        assert read(two, seated) == before
        second.post("/api/delete-me")
        assert read(two, seated)[1] != before[1]
        # A process that is dead keeps nobody, and remembers nothing should it come back.
        lease, table = Lease(), here.table["id"]
        gone = "UPDATE tables SET owner = 'dead' WHERE id = :id RETURNING epoch"
        ((epoch,),) = read(two, gone, id=table)
        two.lobby.services.writer.run_now(lambda connection: lease.hold_all(connection, [table]))
        assert read(two, "SELECT owner, epoch FROM tables WHERE id = :id", id=table) == [(None, epoch + 1)]
