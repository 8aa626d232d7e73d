"""`starlode backup` and `starlode restore`: every move that was acknowledged is in it, and the key too."""

import json
import random
import sqlite3
import stat
import zipfile
from pathlib import Path

import pytest

from starlode.server.schema import VERSION
from tests.prompt.commands import Commands
from tests.server.house import a_process
from tests.server.people import Guest, a_duel
from tests.server.test_restart import Traffic

MOVES = 25
PATIENCE = 120.0


def test_a_backup_under_traffic_has_every_acknowledged_move(tmp_path: Path, starlode: Commands) -> None:
    data, file = tmp_path / "data", tmp_path / "kept.zip"
    with a_process(data, "no-bots") as server:
        one, two = Guest(server.url), Guest(server.url)
        traffic = Traffic(one, two, random.Random(7))
        traffic.start()
        for _ in range(MOVES):
            assert traffic.one_more.acquire(timeout=PATIENCE)
        before = set(traffic.acknowledged)
        starlode.well("backup", file, "--data", data, "--lang", "en")
        for _ in range(5):  # and it goes on
            assert traffic.one_more.acquire(timeout=PATIENCE)
        server.kill()
        traffic.join()
        assert traffic.trouble is None
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    back = tmp_path / "back"
    starlode.well("restore", file, "--data", back, "--lang", "en")
    with sqlite3.connect(back / "starlode.sqlite") as database:
        written = set(database.execute("SELECT table_id, guest, message, v FROM rows WHERE message IS NOT NULL"))
    assert len(before) >= MOVES
    assert before <= written
    assert (back / "cookie.key").read_bytes() == (data / "cookie.key").read_bytes()
    assert {stat.S_IMODE(kept.stat().st_mode) for kept in back.iterdir()} == {0o600}
    # Who had a cookie is known to the server that comes back, and plays on.
    with a_process(back, "no-bots") as server:
        one.http.base_url = server.url
        page = one.page(traffic.pages[-1].table["id"])
        assert page.v > 0


def test_what_is_there_is_put_aside_only_when_asked(tmp_path: Path, starlode: Commands) -> None:
    data, file = tmp_path / "data", tmp_path / "kept.zip"
    with a_process(data, "no-bots") as server:
        table = a_duel(server.url)[2].table["id"]
        assert "1 table" in starlode.well("backup", file, "--data", data, "--lang", "en").out
        a_duel(server.url)
        refusal = starlode.refused("restore", file, "--data", data, "--replace", "--lang", "en")
        assert "Another server is using" in refusal
        assert server.stop() == 0
    assert "--replace" in starlode.refused("restore", file, "--data", data, "--lang", "en")
    starlode.well("restore", file, "--data", data, "--replace", "--lang", "pl")
    with sqlite3.connect(data / "starlode.sqlite") as database:
        assert database.execute("SELECT id FROM tables").fetchall() == [(table,)]
    aside = next(data.glob("before-*"))
    with sqlite3.connect(aside / "starlode.sqlite") as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (2,)


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_what_cannot_be_is_one_clear_line_and_changes_nothing(tmp_path: Path, starlode: Commands, lang: str) -> None:
    nothing, file, data = tmp_path / "nothing", tmp_path / "a.zip", tmp_path / "data"
    assert str(nothing) in starlode.refused("backup", file, "--data", nothing, "--lang", lang)
    file.write_bytes(b"this is no backup")
    assert str(file) in starlode.refused("restore", file, "--data", data, "--lang", lang)
    assert str(file) in starlode.refused("restore", tmp_path / "none" / file, "--data", data, "--lang", lang)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("starlode.json", '{"schema": 99}')
        archive.writestr("cookie.key", b"x")
    starlode.refused("restore", file, "--data", data, "--lang", lang)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("starlode.json", json.dumps({"schema": VERSION}))
        archive.writestr("cookie.key", bytes(32))
        archive.writestr("starlode.sqlite", b"SQLite format 3\x00" + b"x" * 5000)
    starlode.refused("restore", file, "--data", data, "--lang", lang)
    assert [kept.name for kept in data.iterdir()] == ["lock"]
