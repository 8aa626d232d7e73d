"""What players may do about each other: block, report, and as the host of a table, send away before the start."""

from pathlib import Path

import pytest

from starlode.i18n import Words
from starlode.server.limits import FREE, Limits, Paces
from starlode.server.people import reports
from tests.prompt.commands import Commands
from tests.server.house import House, a_house
from tests.server.people import Guest, a_duel
from tests.server.storage import ask, everything, options_of
from tests.server.test_accounts import PASSWORD, an_account, signs_in
from tests.server.test_tables import refused


def test_who_is_blocked_cannot_sit_down_beside_the_one_who_blocks(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    table = first.table["id"]
    name = first.table["places"][1]["name"]
    told = one.post(f"/api/tables/{table}/block", seat=2)
    assert [each["name"] for each in told["blocked"]] == [name]
    assert one.post(f"/api/tables/{table}/block", seat=2) == told  # twice is once
    mine, his = one.open_table()["id"], two.open_table()["id"]
    assert refused(two.http.post(f"/api/tables/{mine}/join", json={})) == (403, "not-welcome")
    one.join(his)  # that is for him to say
    Guest(house.url).join(mine)
    assert two.get("/api/blocks") == {"blocked": []}
    assert one.post("/api/unblock", id=told["blocked"][0]["id"]) == {"blocked": []}
    two.join(one.open_table()["id"])


def test_a_block_is_ones_own_and_nobody_elses_to_take_back(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    told = one.post(f"/api/tables/{first.table['id']}/block", seat=2)
    two.post("/api/unblock", id=told["blocked"][0]["id"])
    assert one.get("/api/blocks") == told
    assert two.id not in "".join(one.heard)
    for seat, code in ((1, "nobody-there"), (6, "no-such-seat")):
        answer = one.http.post(f"/api/tables/{first.table['id']}/block", json={"seat": seat})
        assert refused(answer) == (409, code)


def test_quick_play_brings_nobody_together_who_has_blocked_the_other(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, two, first, _ = a_duel(house.url)
        one.post(f"/api/tables/{first.table['id']}/block", seat=2)
        waiting = two.post("/api/quick", game="realms")["id"]
        page = two.page(waiting)
        apart = one.post("/api/quick", game="realms")["id"]
        assert apart != waiting
        assert Guest(house.url).post("/api/quick", game="realms")["id"] == waiting
        page.close()


def test_the_host_sends_somebody_away_before_the_start_for_good(house: House) -> None:
    host, two, three = Guest(house.url), Guest(house.url), Guest(house.url)
    table = host.open_table({"me": True}, {}, {}, format="free-for-all")["id"]
    assert two.join(table)["host"] == 1
    assert refused(two.http.post(f"/api/tables/{table}/kick", json={"seat": 1})) == (403, "not-host")
    after = host.post(f"/api/tables/{table}/kick", seat=2)
    assert [place["kind"] for place in after["places"]] == ["human", "open", "open"]
    assert refused(two.http.post(f"/api/tables/{table}/join", json={})) == (403, "not-welcome")
    three.join(table)
    assert refused(host.http.post(f"/api/tables/{table}/kick", json={"seat": 3})) == (409, "nobody-there")
    Guest(house.url).join(table)
    assert refused(host.http.post(f"/api/tables/{table}/kick", json={"seat": 2})) == (409, "already-started")


def test_who_was_sent_away_is_still_after_a_restart_and_under_another_name(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        host, two = Guest(house.url), Guest(house.url)
        an_account(house.url, "Xaver")
        table = host.open_table()["id"]
        salted = two.http.post(f"/api/tables/{table}/join", json={"salted": True, "seat": 2})
        assert salted.status_code == 200  # who has promised a salt is waited for, so the match has not begun
        host.post(f"/api/tables/{table}/kick", seat=2)
        signs_in(two, "Xaver")
        assert refused(two.http.post(f"/api/tables/{table}/join", json={})) == (403, "not-welcome")
    with a_house(tmp_path) as house:
        host.http.base_url = two.http.base_url = house.url
        assert refused(two.http.post(f"/api/tables/{table}/join", json={})) == (403, "not-welcome")
        assert host.get(f"/api/tables/{table}")["host"] == 1


def test_a_report_waits_for_the_operator_until_he_closes_it(house: House, starlode: Commands) -> None:
    one, two, first, _ = a_duel(house.url)
    two.post("/api/account", name="Yannick", password=PASSWORD)
    table, text = first.table["id"], "calls me names\nall the time"
    one.post(f"/api/tables/{table}/report-player", seat=2, reason="chat", text=text)
    found = starlode.well("admin", "reports", "--json", *options_of(house.data)).json["reports"]
    mine = next(each for each in found if each["table"] == table)
    assert (mine["about"], mine["name"], mine["reporter"]) == (two.id, "Yannick", one.id)
    assert (mine["reason"], mine["text"], mine["closed"]) == ("chat", text, None)
    for language in ("en", "de", "pl"):
        shown = starlode.well("admin", "reports", "--lang", language, *options_of(house.data)).out
        assert f"Yannick ({two.id}) · {Words(language).say('admin-reason-chat')} · {table}" in shown
        assert "    all the time" in shown
    left = starlode.well("admin", "reports", "--close", mine["n"], "--json", *options_of(house.data)).json["reports"]
    assert mine["n"] not in [each["n"] for each in left]
    every = starlode.well("admin", "reports", "--all", "--json", *options_of(house.data)).json["reports"]
    assert next(each for each in every if each["n"] == mine["n"])["closed"] > 0
    assert "9999" in starlode.refused("admin", "reports", "--close", 9999, *options_of(house.data))


def test_reports_are_for_those_who_need_them_now_and_then(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=Limits(player_reports=Paces((0.001, 2), FREE, FREE))) as house:
        one, _, first, _ = a_duel(house.url)
        path = f"/api/tables/{first.table['id']}/report-player"
        tried = [one.http.post(path, json={"seat": 2, "reason": "play"}).status_code for _ in range(3)]
        assert tried == [200, 200, 429]
        assert refused(one.http.post(path, json={"seat": 2, "reason": "boring"}))[0] == 400


def test_only_so_many_reports_wait_for_the_operator(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One who tells many does not keep the others from telling theirs."""
    monkeypatch.setattr(reports, "MOST_OF_ONE", 2)
    one, two, first, _ = a_duel(house.url)
    path = f"/api/tables/{first.table['id']}/report-player"
    for _ in range(2):
        one.post(path, seat=2, reason="play")
    assert refused(one.http.post(path, json={"seat": 2, "reason": "play"})) == (429, "too-many-reports")
    two.post(path, seat=1, reason="play")


def test_who_is_forgotten_is_in_no_block_and_what_was_reported_of_him_stays_without_him(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    table = first.table["id"]
    one.post(f"/api/tables/{table}/block", seat=2)
    one.post(f"/api/tables/{table}/report-player", seat=2, reason="play", text="left when he was losing")
    two.post(f"/api/tables/{table}/block", seat=1)
    two.post(f"/api/tables/{table}/report-player", seat=1, reason="other", text="kept, without me")
    export = one.http.get("/api/export").json()
    assert [len(export["blocked"]), len(export["reports"])] == [1, 1]
    two.post("/api/delete-me")
    assert two.id not in everything(house.data)
    told = ask(house.data, "SELECT reporter FROM reports WHERE about = :id", id=one.id)
    about = ask(house.data, "SELECT name, place, text FROM reports WHERE reporter = :id", id=one.id)
    assert told == [(None,)]
    assert about == [("", table, "left when he was losing")]  # or a harasser would empty the queue himself
    assert one.get("/api/blocks") == {"blocked": []}


def test_who_is_blocked_after_the_match_does_not_sit_down_at_the_rematch(house: House) -> None:
    one, two, first, second = a_duel(house.url)
    first.do("resign")
    second.wait(lambda page: page.is_over)
    table = first.table["id"]
    again = one.post(f"/api/tables/{table}/rematch")["id"]
    one.post(f"/api/tables/{table}/block", seat=2)
    assert refused(two.http.post(f"/api/tables/{table}/rematch")) == (403, "not-welcome")
    assert refused(two.http.post(f"/api/tables/{again}/join", json={})) == (403, "not-welcome")


def test_a_seat_is_not_kept_for_who_was_sent_away(house: House) -> None:
    one, two, first, second = a_duel(house.url)
    first.do("resign")
    second.wait(lambda page: page.is_over)
    rival = {"table": first.table["id"], "seat": 2}
    table = one.open_table({"me": True}, {"invited": rival}, {}, format="free-for-all")["id"]
    two.join(table)
    after = one.post(f"/api/tables/{table}/kick", seat=2)
    assert [(place["kind"], place["kept"]) for place in after["places"][1:]] == [("open", None), ("open", None)]
    assert Guest(house.url).join(table, seat=2)["places"][1]["you"]


def test_what_a_report_says_does_nothing_to_the_operators_terminal(house: House, starlode: Commands) -> None:
    one, _, first, _ = a_duel(house.url)
    text = "\x1b]0;title\x07\x1b[8mhidden\r\nsecond\u202e line\x9b2J\n\n"
    one.post(f"/api/tables/{first.table['id']}/report-player", seat=2, reason="other", text=text)
    found = starlode.well("admin", "reports", "--json", *options_of(house.data)).json["reports"]
    told = next(each["text"] for each in found if each["table"] == first.table["id"])
    assert all(line.isprintable() for line in told.split("\n"))
    assert told.split("\n") == ["]0;title [8mhidden", "second line 2J"]
