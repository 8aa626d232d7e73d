"""Everything of one's own as a file, and being forgotten: the matches stay whole, without the name."""

import json
from pathlib import Path
from typing import Any

from starlode.server.identity import COOKIE
from tests.server.agreeing import Player, two_players
from tests.server.house import House
from tests.server.people import Guest, a_duel, fetch
from tests.server.storage import ask, everything
from tests.server.test_accounts import PASSWORD, an_account, signs_in
from tests.server.test_tables import refused


def exported(guest: Guest) -> dict[str, Any]:
    answer = guest.http.get("/api/export")
    assert "attachment" in answer.headers["content-disposition"]
    found: dict[str, Any] = answer.json()
    return found


def test_the_export_has_everything_of_ones_own_and_no_secret_of_a_running_match(house: House) -> None:
    one, two, first, second = a_duel(house.url)
    one.post("/api/account", name="Quentin", password=PASSWORD)
    first.well("end-turn")
    second.reach(first.v)
    second.well("end-turn")
    _, _, over, _ = a_duel(house.url)
    over.do("resign")
    mine = exported(one)
    assert mine["guest"]["name"] == "Quentin"
    assert mine["account"]["made"] > 0
    (table,) = mine["tables"]
    assert (table["id"], table["seat"], table["phase"]) == (first.table["id"], 1, "running")
    assert [row["text"] for row in table["rows"]] == ["1 end-turn"]  # neither the deal nor what the other did
    first.reach(second.v)
    first.do("resign")
    (table,) = exported(one)["tables"]
    record = one.get(f"/api/tables/{table['id']}/record")["record"]
    assert [row["text"] for row in table["rows"]] == record["rows"]
    assert two.id not in json.dumps(mine)
    assert "argon2" not in json.dumps(mine)
    assert refused(fetch(f"{house.url}/api/export")) == (401, "who-are-you")
    one.http.put("/api/account", json={"old": PASSWORD, "new": f"{PASSWORD} and more"})
    assert exported(one)["banned"] is None  # though the server knows more of him now than his cookie says


def test_the_export_has_what_one_has_said_and_what_was_said_beside_him(house: House) -> None:
    """At his table and where he only watches; what others have said there is theirs, and all of his goes with him."""
    one, two, first, second = a_duel(house.url)
    assert first.do("say", channel="table", text="a duel at last")["t"] == "done"
    assert second.do("say", channel="table", text="mine alone")["t"] == "done"
    assert first.do("say", channel="table", phrase="thanks")["t"] == "done"
    watched = a_duel(house.url)[2].table["id"]
    assert one.page(watched).do("say", channel="watchers", text="who wins?")["t"] == "done"
    shared = one.open_table({"me": True}, {"other": "Tobias"}, {}, format="free-for-all", seats=3)["id"]
    assert one.page(shared, seat=2).do("say", channel="table", text="who else?")["t"] == "done"
    said, table = exported(one)["said"], first.table["id"]
    assert [(each["table"], each["channel"], each["text"], each["phrase"]) for each in said] == [
        (table, "table", "a duel at last", None),
        (table, "table", None, "thanks"),
        (watched, "watchers", "who wins?", None),
        (shared, "table", "who else?", None),
    ]
    assert said[-1]["name"] == "Tobias"
    assert [each["text"] for each in exported(two)["said"]] == ["mine alone"]
    one.post("/api/delete-me")
    kept = everything(house.data)
    assert not any(each["text"] in kept for each in said if each["text"])
    assert "mine alone" in kept


def test_who_is_forgotten_leaves_whole_records_without_a_name(house: House) -> None:
    one, two, first, second = a_duel(house.url)
    one.post("/api/account", name="Rosalinde", password=PASSWORD)
    first.well("end-turn")
    waiting = one.open_table()["id"]
    wrong = one.http.post("/api/delete-me", json={"password": "not this one"})
    assert refused(wrong) == (403, "wrong-password")
    assert one.post("/api/delete-me", password=PASSWORD) == {"matches": 1}
    assert COOKIE not in one.http.cookies
    assert first.is_closed()
    second.wait(lambda page: page.is_over)  # what ran was given up
    shown = two.get(f"/api/tables/{first.table['id']}")
    assert [place["name"] for place in shown["places"]] == ["", shown["places"][1]["name"]]
    assert [place["kind"] for place in shown["places"]] == ["human", "human"]
    assert two.get(f"/api/tables/{first.table['id']}/record")["record"]["rows"][-1] == "1 resign"
    assert [place["kind"] for place in two.get(f"/api/tables/{waiting}")["places"]] == ["open", "open"]
    assert refused(signs_in(Guest(house.url), "Rosalinde")) == (403, "wrong-password")
    an_account(house.url, "Rosalinde")  # the name is free
    dump = everything(house.data)
    assert one.id not in dump


def test_a_guest_without_an_account_is_forgotten_too(house: House) -> None:
    guest = Guest(house.url)
    own = guest.cookie
    assert guest.post("/api/delete-me") == {"matches": 0}
    late = fetch(f"{house.url}/api/tables", headers={"Cookie": own})
    assert late.json() == {"tables": [], "turns": []}  # an old cookie is a stranger's


def test_no_seat_is_kept_for_who_has_left_for_good(house: House) -> None:
    """Neither one that was kept before, in memory and in the database, nor one of a rematch afterwards."""
    one, two, first, second = a_duel(house.url)
    first.do("resign")
    second.wait(lambda page: page.is_over)
    rival = {"invited": {"table": first.table["id"], "seat": 2}}
    kept = one.open_table({"me": True}, rival)["id"]
    two.post("/api/delete-me")
    again = one.post(f"/api/tables/{first.table['id']}/rematch")["id"]
    asked = "SELECT kept FROM places WHERE table_id IN (:kept, :again) AND guest IS NULL"
    assert ask(house.data, asked, kept=kept, again=again) == [(None,), (None,)]
    for table in (kept, again):
        assert any(place["you"] for place in Guest(house.url).join(table)["places"])


def test_a_table_that_is_lost_does_not_hold_up_who_leaves(house: House) -> None:
    """His seats are moved in the database; a table that refuses is read anew."""
    one, two, first, second = a_duel(house.url)
    first.do("resign")
    second.wait(lambda page: page.is_over)
    house.lobby.tables._live[first.table["id"]].is_lost = True
    assert one.post("/api/delete-me") == {"matches": 1}
    assert two.get(f"/api/tables/{first.table['id']}")["places"][0]["name"] == ""
    assert ask(house.data, "SELECT 1 FROM guests WHERE id = :id", id=one.id) == []


def test_of_a_void_round_only_who_was_to_blame_is_forgotten(house: House, tmp_path: Path) -> None:
    """Whatever he is called by now, at a table in memory and in the database; another of that name is not he."""
    tables, blamed = [], []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        first, second = two_players(house.url, tmp_path / folder)
        second.guest.http.put("/api/me", json={"name": "Same Name"})
        first.keep()
        second.guest.post(f"/api/tables/{second.table}/leave")
        first.page.wait(lambda page: page.table["draws"]["round"] == 2)
        tables.append(first)
        blamed.append(second.guest)
    blamed[0].http.put("/api/me", json={"name": "Quite Another"})
    assert [void(each) for each in tables] == [["Quite Another"], ["Same Name"]]
    blamed[0].post("/api/delete-me")
    assert [void(each) for each in tables] == [[""], ["Same Name"]]
    for each in tables:
        each.page.close()
    assert house.lobby.tables._live.keys() >= {tables[0].table}
    dump = everything(house.data)
    assert (blamed[0].id in dump, "Quite Another" in dump, blamed[1].id in dump) == (False, False, True)


def void(player: Player) -> list[str]:
    """Who has made a round void, as a table tells it."""
    (told,) = player.guest.get(f"/api/tables/{player.table}")["draws"]["void"]
    names: list[str] = told["names"]
    return names


def test_who_only_watched_or_has_left_his_seat_is_forgotten_too(house: House) -> None:
    """His lines are gone for whoever comes, and no message of his is kept with his id."""
    _, _, first, _ = a_duel(house.url)
    watcher = Guest(house.url)
    page = watcher.page(first.table["id"])
    assert page.do("say", channel="watchers", text="who wins?")["t"] == "done"
    left = watcher.open_table({"me": True, "salted": True}, {})["id"]
    waiting = watcher.page(left)
    assert waiting.do("promise", round=1, hash="ab" * 32)["t"] == "done"
    watcher.post(f"/api/tables/{left}/leave")
    watcher.post("/api/delete-me")
    other = Guest(house.url).page(first.table["id"])
    other.hello()
    assert other.told("chat") == []
    live = house.lobby.tables._live[first.table["id"]]
    assert watcher.id not in live.names
    assert watcher.id not in everything(house.data)
