"""A reported problem is a file that sets up that very moment, and nobody but the host sees what is in it."""

import json
import random
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from starlode import __version__
from starlode.cli import starlode
from starlode.server import reports
from starlode.server.limits import Limits, Paces
from tests.server.house import House, a_house
from tests.server.people import Guest, a_duel, play_on


def tried(file: Path) -> Any:
    """What `starlode try` makes of a report."""
    result = CliRunner().invoke(starlode, ["try", str(file), "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.output)


def test_a_report_of_a_running_match_sets_up_that_moment(house: House) -> None:
    one, _, first, second = a_duel(house.url)
    play_on([first, second], random.Random(2), most=30)
    table = first.table["id"]
    answer = one.http.post("/api/report", json={"table": table, "text": "  The Blob Wheel gave nothing. "})
    assert (answer.status_code, set(answer.json())) == (201, {"name"}), "whoever reports is told no card"
    file = house.data / reports.FOLDER / answer.json()["name"]
    kept = json.loads(file.read_text())
    assert (kept["version"], kept["text"], kept["seat"]) == (__version__, "The Blob Wheel gave nothing.", 1)
    live = house.lobby.tables._live[table].match
    assert live is not None
    scene = tried(file)
    assert scene["position"] == json.loads(json.dumps(live.position()))
    assert scene["decision"]["seat"] == live.actor
    result = CliRunner().invoke(starlode, ["replay", str(file)])
    assert result.exit_code == 0


def test_of_a_finished_match_a_moment_can_be_reported(house: House) -> None:
    one, _, first, second = a_duel(house.url)
    play_on([first, second], random.Random(4), most=30)
    second.do("resign")
    table = first.table["id"]
    at = one.get(f"/api/tables/{table}/replay")["frames"][9]["rows"]
    name = Guest(house.url).post("/api/report", table=table, rows=at, text="Here.")["name"]
    file = house.data / reports.FOLDER / name
    assert (len(json.loads(file.read_text())["record"]["rows"]), json.loads(file.read_text())["seat"]) == (at, None)
    assert tried(file)["outcome"] is None


def test_reports_are_limited_in_size_and_number(tmp_path: Path) -> None:
    few = Paces((0.001, 2), (1e9, 1e9), (1e9, 1e9))
    with a_house(tmp_path, limits=Limits(reports=few)) as house:
        one, _, first, _ = a_duel(house.url)
        table = first.table["id"]
        waiting = one.open_table()["id"]
        for content, status, code in (
            ({"table": table, "text": "x" * 4001}, 400, "bad-request"),
            ({"table": table, "text": " \n "}, 400, "bad-request"),
            ({"table": "no-such-table", "text": "x"}, 404, "no-such-table"),
            ({"table": waiting, "text": "x"}, 409, "not-started"),
            ({"table": table, "text": "x"}, 201, None),
            ({"table": table, "text": "x"}, 429, "too-fast"),
        ):
            answer = one.http.post("/api/report", json=content)
            assert (answer.status_code, answer.json().get("code")) == (status, code)
        assert len(list((tmp_path / reports.FOLDER).iterdir())) == 1
        for number in range(reports.MOST_REPORTS):
            (tmp_path / reports.FOLDER / str(number)).touch()
        assert (
            Guest(house.url).http.post("/api/report", json={"table": table, "text": "x"}).json()["code"]
            == "server-full"
        )
