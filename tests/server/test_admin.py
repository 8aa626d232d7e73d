"""`starlode admin`: an operator looks after people and old tables, whether or not the server runs."""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from starlode.i18n import Words
from starlode.server import lobby
from starlode.server.folder import DATABASE
from starlode.server.people import orders
from starlode.server.tables import Tables
from tests.prompt.commands import Commands
from tests.server.house import House, Process, a_house, a_process, until
from tests.server.people import Guest, a_duel, fetch
from tests.server.storage import ask
from tests.server.test_accounts import PASSWORD, an_account, signs_in
from tests.server.test_tables import refused


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that really holds its folder."""
    with a_process(tmp_path_factory.mktemp("admin") / "data") as process:
        yield process


def test_the_list_shows_who_plays_and_who_is_banned(house: House, starlode: Commands) -> None:
    account, guest = an_account(house.url, "Sophie"), Guest(house.url)
    account.open_table()
    starlode.well("admin", "ban", guest.id, "--days", "3", "--data", house.data)
    told = starlode.well("admin", "list", "--json", "--data", house.data).json["people"]
    by_id = {each["guest"]: each for each in told}
    assert (by_id[account.id]["name"], by_id[account.id]["account"], by_id[account.id]["tables"]) == ("Sophie", True, 1)
    assert by_id[guest.id]["banned"] > time.time() * 1000
    for language in ("en", "de", "pl"):
        shown = starlode.well("admin", "list", "--search", "sOphi", "--lang", language, "--data", house.data).out
        assert shown.splitlines()[0].startswith(f"{account.id} · Sophie")
        assert shown.splitlines()[-1] == Words(language).say("admin-people", count=1)


def test_a_ban_is_noticed_by_the_running_server_and_can_be_taken_back(served: Process, starlode: Commands) -> None:
    one, two, first, _ = a_duel(served.url)
    starlode.well("admin", "ban", one.id, "--data", served.data)
    until(lambda: one.http.get("/api/tables").status_code == 403)
    assert first.is_closed()
    assert refused(one.http.post("/api/tables", json={"game": "realms"})) == (403, "banned")
    assert refused(one.http.post(f"/api/tables/{first.table['id']}/join", json={})) == (403, "banned")
    assert one.get("/api/me")["id"] == one.id  # and what is his own he may see
    assert one.http.get("/api/export").status_code == 200
    assert two.http.get("/api/tables").status_code == 200
    starlode.well("admin", "unban", one.id, "--data", served.data)
    until(lambda: one.http.get("/api/tables").status_code == 200)


def test_an_id_means_whose_it_is_and_nobody_who_goes_by_it(house: House, starlode: Commands) -> None:
    """Or a second account, called like that, would be banned instead of him."""
    meant = Guest(house.url)
    meant.open_table()
    alike = an_account(house.url, meant.id)
    starlode.well("admin", "ban", meant.id, "--data", house.data)
    assert ask(house.data, "SELECT guest FROM standings WHERE banned > 0 AND guest = :id", id=meant.id)
    assert not ask(house.data, "SELECT guest FROM standings WHERE banned > 0 AND guest = :id", id=alike.id)
    starlode.well("admin", "ban", meant.id.upper(), "--data", house.data)  # that is no id, but a name
    assert ask(house.data, "SELECT guest FROM standings WHERE banned > 0 AND guest = :id", id=alike.id)


def test_who_sits_beside_somebody_is_kept_away_with_his_device(house: House, starlode: Commands) -> None:
    """The list shows him, too, under an id that nobody has a cookie of."""
    keeper = Guest(house.url)
    keeper.open_table({"me": True}, {"other": "Anna"})
    shown = starlode.well("admin", "list", "--search", "Anna", "--json", "--data", house.data).json["people"]
    starlode.well("admin", "ban", shown[0]["guest"], "--data", house.data)
    assert ask(house.data, "SELECT guest FROM standings WHERE banned > 0 AND guest = :id", id=keeper.id)


def test_a_banned_account_cannot_be_signed_in_with(served: Process, starlode: Commands) -> None:
    account = an_account(served.url, "Theo")
    starlode.well("admin", "ban", "theo", "--data", served.data)
    until(lambda: account.http.get("/api/tables").status_code == 403)
    assert refused(signs_in(Guest(served.url), "Theo")) == (403, "banned")


def test_a_link_sets_a_new_password_once(served: Process, starlode: Commands) -> None:
    account, back = an_account(served.url, "Ulla"), Guest(served.url)
    told = starlode.well("admin", "link", "Ulla", "--data", served.data, "--address", "https://play.example/x/").out
    address = told.splitlines()[0]
    assert address.startswith("https://play.example/x/reset#")
    code = address.partition("#")[2]
    short = back.http.post("/api/reset", json={"code": code, "password": "short"})
    assert refused(short) == (400, "short-password")  # and the code is as good as before
    assert back.post("/api/reset", code=code, password="eight herons sing")["id"] == account.id
    assert refused(account.http.get("/api/tables")) == (401, "who-are-you")
    assert refused(back.http.post("/api/reset", json={"code": code, "password": PASSWORD})) == (409, "bad-code")
    assert signs_in(Guest(served.url), "Ulla", "eight herons sing").status_code == 200
    assert starlode.refused("admin", "link", Guest(served.url).id, "--data", served.data)


def test_a_running_server_forgets_somebody_and_plays_on(served: Process, starlode: Commands) -> None:
    one, two, first, second = a_duel(served.url)
    one.post("/api/account", name="Viktor", password=PASSWORD)
    told = starlode.well("admin", "delete", "Viktor", "--yes", "--lang", "en", "--data", served.data).out
    assert told.strip() == Words("en").say("admin-ordered")
    second.wait(lambda page: page.is_over)
    until(lambda: two.get(f"/api/tables/{first.table['id']}")["places"][0]["name"] == "")
    until(lambda: refused(signs_in(Guest(served.url), "Viktor")) == (403, "wrong-password"))


def test_without_a_server_it_is_done_at_once_and_old_tables_expire(tmp_path: Path, starlode: Commands) -> None:
    with a_house(tmp_path) as house:
        one, two, over, _ = a_duel(house.url)
        over.do("resign")
        abandoned, kept = one.open_table()["id"], two.open_table()["id"]
        one.post("/api/account", name="Wanda", password=PASSWORD)
    finished = over.table["id"]
    long_ago = int((time.time() - 40 * 24 * 3600) * 1000)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.execute("UPDATE tables SET moved = ? WHERE id != ?", (long_ago, kept))
        database.commit()
    starlode.well("admin", "export", "wanda", str(tmp_path / "wanda.json"), "--data", tmp_path)
    assert len(json.loads((tmp_path / "wanda.json").read_text())["tables"]) == 2
    starlode.well("admin", "expire", "--days", "30", "--data", tmp_path)
    assert tables(tmp_path) == {finished, kept}
    starlode.well("admin", "expire", "--days", "30", "--finished", "--data", tmp_path)
    assert tables(tmp_path) == {kept}
    starlode.well("admin", "delete", "Wanda", "--yes", "--data", tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        assert one.id not in "\n".join(database.iterdump())
    with a_house(tmp_path) as house:
        assert fetch(f"{house.url}/api/tables/{abandoned}").status_code == 404


def tables(data: Path) -> set[str]:
    with closing(sqlite3.connect(data / DATABASE)) as database:
        return {name for (name,) in database.execute("SELECT id FROM tables")}


def test_somebody_who_is_not_there_is_one_clear_line(house: House, starlode: Commands, tmp_path: Path) -> None:
    for command in ("ban", "unban", "delete", "export", "link"):
        assert "nobody-at-all" in starlode.refused("admin", command, "nobody-at-all", "--data", house.data)
    assert str(tmp_path) in starlode.refused("admin", "list", "--data", tmp_path)


def test_an_order_that_cannot_be_carried_out_holds_nothing_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is struck out and told in the log; what comes after it is done, also in a folder with an odd name."""
    monkeypatch.setattr(lobby, "LOOK_SECONDS", 0.05)
    carried: list[str] = []

    async def obey(house: Tables, kind: str, what: str) -> int:
        if what == "broken":
            raise KeyError(what)
        carried.append(what)
        return 0

    monkeypatch.setattr(orders, "obey", obey)
    with a_house(tmp_path / "50% off #1") as house:
        with closing(sqlite3.connect(house.data / DATABASE, timeout=30)) as database, database:
            wanted = [("delete", "broken"), ("delete", "sound")]
            database.executemany("INSERT INTO orders (kind, what) VALUES (?, ?)", wanted)
        until(lambda: carried == ["sound"])
        guest = Guest(house.url)
        with closing(sqlite3.connect(house.data / DATABASE, timeout=30)) as database:
            until(lambda: database.execute("SELECT count(*) FROM orders").fetchone() == (0,))
            database.execute("INSERT INTO standings VALUES (?, 0, ?)", (guest.id, 2**53))
            database.commit()
        until(lambda: guest.http.get("/api/tables").status_code == 403)  # it still looks


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "banned for ever"), ("de", "auf Dauer ausgeschlossen"), ("pl", "zakaz wstępu na zawsze")],
)
def test_a_ban_without_an_end_reads_so(house: House, starlode: Commands, language: str, told: str) -> None:
    guest = Guest(house.url)
    starlode.well("admin", "ban", guest.id, "--data", house.data)
    shown = starlode.well("admin", "list", "--lang", language, "--data", house.data).out
    assert next(line for line in shown.splitlines() if guest.id in line).endswith(f" · {told}")
