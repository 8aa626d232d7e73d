"""For those who look after a server: health, readiness, metrics, the file of settings, and a goodbye before the end."""

import json
import re
import signal
import sys
import threading
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from starlode.core.errors import BadInput
from starlode.server import health
from starlode.server.front import Networks
from starlode.server.health import Health
from starlode.server.hosting import Hosting, read_hosting
from starlode.server.limits import Limits, Most, Paces
from tests.prompt.commands import finish
from tests.server.house import House, a_house, a_process, until
from tests.server.people import PATIENCE, Guest, a_duel, fetch
from tests.server.test_serve import start

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def well(house: House, what: str = "health") -> tuple[int, list[str]]:
    answer = fetch(f"{house.url}/api/{what}")
    content = answer.json()
    assert content["well"] == (answer.status_code == 200)
    return answer.status_code, content["troubles"]


def test_a_server_is_well_and_ready(house: House) -> None:
    assert well(house) == well(house, "ready") == (200, [])
    assert not (house.data / "probe").exists()


def test_a_database_that_is_gone_is_noticed_though_it_could_still_be_written(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        assert well(house) == (200, [])
        (tmp_path / "starlode.sqlite").rename(tmp_path / "elsewhere")
        until(lambda: well(house) == well(house, "ready") == (503, ["database-gone"]))
        (tmp_path / "starlode.sqlite").write_bytes(b"another one")
        until(lambda: well(house) == (503, ["database-gone"]))
        (tmp_path / "elsewhere").rename(tmp_path / "starlode.sqlite")
        until(lambda: well(house) == (200, []))


def test_a_full_disk_is_noticed(tmp_path: Path) -> None:
    with a_house(tmp_path, keep_free=10**18) as house:
        assert well(house) == well(house, "ready") == (503, ["disk-full"])
    with a_house(tmp_path) as house:
        assert well(house) == (200, [])
        (tmp_path / "probe").mkdir()  # so that nothing can be written there, not even by root
        until(lambda: well(house) == well(house, "ready") == (503, ["disk-full"]))


def test_who_looks_often_is_answered_from_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    look = Health._look_at_disk

    def count(health: Health, database: Path) -> list[str]:
        looked.append(1)
        return look(health, database)

    monkeypatch.setattr(Health, "_look_at_disk", count)
    monkeypatch.setattr(health, "FRESH_SECONDS", 3600.0)  # however slow this machine is
    with httpx.Client(timeout=PATIENCE) as http:
        for _ in range(50):
            http.get(f"{house.url}/api/health")
    assert len(looked) <= 1


# Metrics


def test_what_is_counted_is_told_to_prometheus(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, _, first, _ = a_duel(house.url)
        first.well("play scout")
        first.well("end-turn")
        one.page(first.table["id"], have=first.v)
        first.hello(first.v)
        guest = Guest(house.url)
        page = guest.page(guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "2"})["id"])
        page.wait(lambda page: page.asked is not None)
        told = dict(re.findall(r"^(starlode_\S+) (\S+)$", fetch(f"{house.url}/metrics").text, re.MULTILINE))
    assert float(told["starlode_moves_total"]) >= 3
    assert float(told["starlode_move_seconds_count"]) >= 2
    assert told["starlode_reconnects_total"] == "1.0"
    assert told["starlode_resyncs_total"] == "1.0"
    assert float(told["starlode_bot_seconds_count"]) >= 1
    assert told["starlode_bots_degraded_total"] == "0.0"
    assert told['starlode_tables{phase="running"}'] == "2.0"
    assert told['starlode_oldest_wait_seconds{for="bots"}'] == "0.0"
    assert told['starlode_oldest_wait_seconds{for="answers"}'] == "0.0"
    assert told['starlode_connected{kind="socket"}'] == "4.0"
    page_ = PAGE.read_text(encoding="utf-8")
    names = {name.partition("{")[0] for name in told if not name.endswith(("_bucket", "_sum"))}
    assert [name for name in names if re.sub(r"_count$|_bucket.*", "", name) not in page_] == []


def test_who_has_waited_longest_is_told(tmp_path: Path) -> None:
    """For the answer to a message while nothing can be written, and for a bot that thinks."""
    stuck = (sys.executable, str(Path(__file__).with_name("bad_bot.py")), "hangs")
    with a_house(tmp_path, bot_command=stuck, bot_budget=600.0) as house:

        def waits(what: str) -> float:
            text = fetch(f"{house.url}/metrics").text
            return float(re.findall(rf'^starlode_oldest_wait_seconds{{for="{what}"}} (\S+)$', text, re.MULTILINE)[0])

        _, _, first, _ = a_duel(house.url)
        writer, go_on = house.lobby.services.writer, threading.Event()
        asked = threading.Thread(target=writer.run_now, args=(lambda _: go_on.wait(60),))
        asked.start()  # a write that takes its time, before which nothing else is done
        try:
            first.send("act", v=first.v, action="play scout")
            until(lambda: waits("answers") > 0.2)
            assert waits("bots") == 0.0
        finally:
            go_on.set()
            asked.join()
        first.listen_for("done")
        until(lambda: waits("answers") == 0.0)
        guest = Guest(house.url)
        guest.page(guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "2"})["id"])
        until(lambda: waits("bots") > 0.2)


def test_metrics_are_for_those_who_are_named(tmp_path: Path) -> None:
    with a_house(tmp_path, metrics_for=Networks(["10.0.0.0/8"])) as house:
        assert fetch(f"{house.url}/metrics").status_code == 404
    with a_house(tmp_path) as house:
        passed_on = {"x-forwarded-for": "198.51.100.7"}
        assert fetch(f"{house.url}/metrics", headers=passed_on).status_code == 404
    with a_house(tmp_path, proxies=("127.0.0.1",)) as house:
        assert fetch(f"{house.url}/metrics", headers=passed_on).status_code == 404
        assert fetch(f"{house.url}/metrics").status_code == 200


# The end


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_stops_says_so_first(tmp_path: Path, how: signal.Signals) -> None:
    with a_process(tmp_path / "data", "no-bots") as server:
        one, _, first, second = a_duel(server.url)
        first.well("play scout")
        server._process.send_signal(how)
        for page in (first, second):
            notice = page.listen_for("notice")
            assert (notice["code"], notice["say"]["id"]) == ("server-stopping", "notice-server-stopping")
            assert page.is_closed()
        assert server._process.wait(120) == 0
        server.start()
        assert one.page(first.table["id"]).v == first.v


# The file of settings


def test_the_settings_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "starlode.toml"
    file.write_text(
        'port = 0\ndata = "here"\npath = "/starlode/"\nhosts = ["play.example.org"]\nkeep-free = 100\n'
        'trusted-proxies = ["127.0.0.1", "fd00::/8"]\n'
        "[limits]\npings = [10, 20]\nlive-tables = 7\nunread-seconds = 3\n"
        "[limits.hellos]\naddress = [1, 2]\n[limits.sockets]\nall = 9\n"
    )
    found = read_hosting(file)
    assert (found.port, found.path, found.keep_free) == (0, "/starlode/", 100)
    limits, default = found.allowed, Limits()
    assert (limits.pings, limits.live_tables, limits.unread_seconds) == ((10, 20), 7, 3)
    assert limits.hellos == Paces(default.hellos.guest, (1, 2), default.hellos.all)
    assert limits.sockets == Most(default.sockets.guest, default.sockets.address, 9)
    assert read_hosting(None) == Hosting()


@pytest.mark.parametrize(
    ("content", "named"),
    [
        ("prot = 1", "prot"), ("port = 70000", "port"), ("port = '1'", "port"), ("path = 'starlode'", "/starlode/"),
        ("path = '/a b/'", "path"), ("hosts = ['http://x/']", "http://x/"), ("trusted-proxies = ['me']", "me"),
        ("metrics-for = ['1.2.3.4.5']", "metrics-for"), ("[limits]\nhello = 1", "hellos"), ("= 1", "line 1"),
        ("[limits]\nhellos = [1, 2]", "hellos"), ("[limits]\npings = [0, 1]", "pings"),
        ("[limits.hellos]\neverybody = [1, 2]", "hellos"), ("[limits.sockets]\nall = 0", "sockets"),
        # What could never be counted, so that nobody would get an answer, or everybody any.
        ("[limits.messages]\nguest = [50, 99]", "100 at once"), ("[limits.requests]\nall = [9, 19]", "20 at once"),
        ("[limits.undos]\nguest = [9, 0.9]", "1 at once"), ("[limits]\npings = [inf, inf]", "pings"),
        ("[limits.connections]\nall = 10_000_000_000", "connections"),
    ],
)  # fmt: skip
def test_settings_that_cannot_be_are_one_clear_line(tmp_path: Path, content: str, named: str) -> None:
    file = tmp_path / "starlode.toml"
    file.write_text(content)
    with pytest.raises(BadInput) as refusal:
        read_hosting(file)
    text = str(refusal.value)
    assert text.startswith(str(file))
    assert named in text
    assert "\n" not in text


def test_a_server_starts_as_its_file_says(tmp_path: Path) -> None:
    file = tmp_path / "starlode.toml"
    file.write_text(f'port = 0\npath = "/games/starlode/"\ndata = "{tmp_path / "data"}"\nhosts = ["a.example"]\n')
    process = start("--config", file, "--lang", "en")
    assert process.stdout is not None
    address = process.stdout.readline().split()[4]
    assert address.endswith("/games/starlode/")
    answer = fetch(f"{address}api/me", headers={"host": "a.example"})
    assert answer.status_code == 200
    assert "Path=/games/starlode/" in answer.headers["set-cookie"]
    process.send_signal(signal.SIGTERM)
    assert finish(process)[1] == ""
    assert process.returncode == 0


def test_the_page_tells_every_setting_and_every_limit_with_its_default() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in Hosting.__struct_encode_fields__:
        assert f"`{name}`" in page, name
    rows = [[cell.strip() for cell in line.split("|")] for line in page.splitlines() if line.startswith("| `")]
    told = {row[1].strip("`"): row[3:-1] for row in rows}
    for field in fields(Limits):
        value = getattr(Limits(), field.name)
        cells = told[field.name.replace("_", "-")]
        if isinstance(value, Paces | Most):
            assert [_written(part) for part in (value.guest, value.address, value.all)] == cells, field.name
        else:
            assert _written(value) in cells, field.name


def _written(value: object) -> str:
    """A limit as the page has it."""
    if isinstance(value, tuple):
        return "–" if value[0] >= 10**9 else f"{value[0]:g} a second, {value[1]:g} at once"
    assert isinstance(value, int | float)
    return "–" if value >= 10**9 else f"{value:,g}" if value < 10**6 else f"{value:,}"


def test_the_log_is_json(tmp_path: Path) -> None:
    process = start("--port", 0, "--data", tmp_path, "--verbose", "--lang", "en")
    assert process.stdout is not None
    guest = Guest(process.stdout.readline().split()[4].rstrip("/"))
    guest.open_table()
    process.send_signal(signal.SIGTERM)
    lines = [json.loads(line) for line in finish(process)[1].splitlines()]
    assert [line["what"] for line in lines] == ["table-opened"]
    assert set(lines[0]) == {"at", "level", "from", "what", "table"}
