"""Analyses of finished matches: made in a process of their own, kept with the record, and only of what is over."""

import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from starlode.analysis.analysing import FORMAT
from starlode.core.record import Record
from starlode.server.analysis_worker import found
from tests.prompt.commands import wait_for
from tests.server import storage
from tests.server.house import House, a_house
from tests.server.people import Guest, a_duel

FAILING = (sys.executable, "-c", "raise SystemExit(1)")


def a_short_match(house: House) -> tuple[Guest, str]:
    """Given up after a turn, so that little is to be looked at."""
    one, _, first, second = a_duel(house.url)
    table = first.table["id"]
    first.do("resign")
    del second
    return one, table


def known(guest: Guest, table: str) -> Any:
    """The analysis, once it is there."""
    path = f"/api/tables/{table}/analysis"
    wait_for(lambda: guest.get(path)["state"] != "waiting")
    return guest.get(path)


def test_whoever_asks_has_a_finished_match_analysed(house: House) -> None:
    guest, table = a_short_match(house)
    assert guest.get(f"/api/tables/{table}/analysis") == {"state": "none", "analysis": None}
    assert guest.post(f"/api/tables/{table}/analysis")["state"] == "waiting"
    told = known(guest, table)
    assert told["state"] == "ready"
    record = Record.from_json(guest.get(f"/api/tables/{table}/record")["record"])
    fresh = found({"record": record.to_json(), "components": None})
    assert told["analysis"] == {name: fresh[name] for name in told["analysis"]}
    assert [point["chances"] for point in told["analysis"]["points"]][-1] in ([0, 1000], [1000, 0])


def test_after_a_match_it_is_made_by_itself_where_the_operator_says_so(tmp_path: Path) -> None:
    with a_house(tmp_path / "data", analysis="always") as house:
        guest, table = a_short_match(house)
        assert known(guest, table)["state"] == "ready"
        kept = storage.ask(house.data, "SELECT format FROM analyses WHERE table_id = :table", table=table)
        assert kept == [(FORMAT,)]


def test_it_is_kept_and_made_anew_where_it_is_of_another_format(tmp_path: Path) -> None:
    with a_house(tmp_path / "data") as house:
        guest, table = a_short_match(house)
        guest.post(f"/api/tables/{table}/analysis")
        assert known(guest, table)["state"] == "ready"
    with a_house(tmp_path / "data") as house:
        guest = Guest(house.url)
        assert guest.get(f"/api/tables/{table}/analysis")["state"] == "ready"
        storage.ask(house.data, "UPDATE analyses SET format = 0")
        assert guest.get(f"/api/tables/{table}/analysis")["state"] == "none"
        guest.post(f"/api/tables/{table}/analysis")
        assert known(guest, table)["state"] == "ready"


def test_a_running_match_is_never_analysed(house: House) -> None:
    one, _, first, _ = a_duel(house.url)
    table = first.table["id"]
    for method in ("GET", "POST"):
        answer = one.http.request(method, f"/api/tables/{table}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")


def test_an_operator_may_switch_it_off(tmp_path: Path) -> None:
    with a_house(tmp_path / "data", analysis="off") as house:
        guest, table = a_short_match(house)
        for ask in (guest.get, guest.post):
            assert ask(f"/api/tables/{table}/analysis")["state"] == "off"


def test_a_worker_that_fails_is_told_and_may_be_asked_again(tmp_path: Path) -> None:
    with a_house(tmp_path / "data", analysis_command=FAILING) as house:
        guest, table = a_short_match(house)
        guest.post(f"/api/tables/{table}/analysis")
        assert known(guest, table)["state"] == "failed"
        assert guest.post(f"/api/tables/{table}/analysis")["state"] == "waiting"


def test_nobody_without_a_cookie_makes_the_server_think(house: House) -> None:
    _, table = a_short_match(house)
    with closing(httpx.Client(base_url=house.url, headers={"origin": house.url})) as nobody:
        assert nobody.post(f"/api/tables/{table}/analysis").status_code == 401


@pytest.mark.parametrize("game", ["realms", "cavein"])
def test_a_long_match_is_looked_at_less_closely(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from starlode import Match, rules
    from starlode.server import analysis_worker

    match: Match[Any] = Match(rules(game), seed=1)
    match.resign(1)
    monkeypatch.setattr(analysis_worker, "WAYS_IN_ALL", 100)
    assert found({"record": match.record.to_json(), "components": None})["ways"] < 60
