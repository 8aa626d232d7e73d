"""`starlode serve` on the command line."""

import json
import os
import signal
import socket
import stat
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from starlode.server.folder import default_data
from tests.prompt.commands import Commands, finish
from tests.server.people import Guest, fetch


def start(*arguments: object) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "starlode", "serve", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, how: signal.Signals) -> None:
    data = tmp_path / "new" / "data"
    process = start("--port", 0, "--data", data, "--lang", "en")
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Tables are open at http://127.0.0.1:")
    address = line.split()[4]
    assert fetch(f"{address}api/games").json()["games"]
    process.send_signal(how)
    out, err = finish(process)
    assert (process.returncode, out, err) == (0, "", "")
    files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()}
    assert files == {"cookie.key": 0o600, "starlode.sqlite": 0o600, "lock": 0o600}
    assert stat.S_IMODE(data.stat().st_mode) == 0o700


def test_it_holds_more_lines_than_a_shell_allows_files(tmp_path: Path) -> None:
    """Else whoever opens as many as one address may would keep everybody else out."""
    serve = [sys.executable, "-m", "starlode", "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(
        ["/bin/sh", "-c", 'ulimit -S -n 128 && exec "$@"', "sh", *serve], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        address = httpx.URL(process.stdout.readline().split()[4])
        with ExitStack() as lines:
            for _ in range(150):
                lines.enter_context(socket.create_connection((address.host, address.port), 30))
            assert fetch(f"{address}api/health").json() == {"well": True, "troubles": []}
    finally:
        process.send_signal(signal.SIGTERM)
        finish(process)


def test_a_taken_port_is_one_clear_line(starlode: Commands, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refusal = starlode.refused("serve", "--port", port, "--data", tmp_path, "--lang", "en")
    assert refusal.startswith(f"starlode: Nothing can be served at 127.0.0.1:{port}: ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [["--host", "no such host"], ["--port", "70000"], ["--port", "x"]])
def test_an_address_that_cannot_be_is_one_clear_line(starlode: Commands, tmp_path: Path, arguments: list[str]) -> None:
    starlode.refused("serve", *arguments, "--data", tmp_path, "--lang", "de")


def test_a_folder_is_used_by_one_server_at_a_time(tmp_path: Path, starlode: Commands) -> None:
    process = start("--port", 0, "--data", tmp_path, "--lang", "pl")
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Stoły są gotowe: http://")
    mask = os.umask(0o022)
    try:
        refusal = starlode.refused("serve", "--port", 0, "--data", tmp_path, "--lang", "en")
    finally:
        os.umask(mask)
    assert "Another server is using" in refusal
    process.send_signal(signal.SIGINT)
    finish(process)
    assert process.returncode == 0


def test_a_folder_that_cannot_be_used_is_one_clear_line(starlode: Commands, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in starlode.refused("serve", "--port", 0, "--data", tmp_path / "file", "--lang", "en")


def test_a_database_of_another_version_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "starlode.sqlite").write_text("this is no database")
    process = start("--port", 0, "--data", tmp_path)
    out, err = finish(process)
    assert (process.returncode, out, len(err.splitlines())) == (2, "", 1), err
    assert err.startswith("starlode: ")


def test_what_happens_at_the_tables_can_be_noted(tmp_path: Path) -> None:
    process = start("--port", 0, "--data", tmp_path, "--verbose", "--lang", "en")
    assert process.stdout is not None
    guest = Guest(process.stdout.readline().split()[4].rstrip("/"))
    table = guest.open_table({"me": True}, {"bot": "greedy"})["id"]
    guest.page(table).do("resign")
    process.send_signal(signal.SIGTERM)
    _, err = finish(process)
    noted = [(line["what"], line["table"]) for line in map(json.loads, err.splitlines())]
    assert noted == [("table-opened", table), ("match-over", table)]


def test_data_is_kept_where_programs_keep_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data() == tmp_path / "starlode"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_data() == tmp_path / ".local" / "share" / "starlode"
