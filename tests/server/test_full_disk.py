"""A disk that is full on a bot's turn."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starlode.server.limits import ENDLESS
from tests.server.house import a_house, until
from tests.server.people import Guest
from tests.server.storage import moves


def test_a_full_disk_on_a_bots_turn_backs_off_and_tells_the_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        if seconds > 1.0:  # else it is until somebody is told who has come
            pauses.append(seconds)
        await asyncio.sleep(0.05)

    with a_house(tmp_path, pause=pause) as house:
        guest = Guest(house.url)
        page = guest.page(guest.open_table({"me": True}, {"bot": "random"}, options={"start": "1"})["id"])
        writer = house.lobby.services.writer
        commit: Callable[[Any], None] = writer.commit
        written = writer.run_now(moves)  # whatever else is read and written now and then goes on
        room = 1  # for the player's own move, so that the bot meets a full disk

        def full(connection: Any) -> None:
            nonlocal room, written
            now = moves(connection)
            if now != written:
                if room == 0:
                    raise sqlite3.OperationalError("database or disk is full")
                room -= 1
                written = now
            commit(connection)

        monkeypatch.setattr(writer, "commit", full)
        page.well("end-turn")
        notice = page.listen_for("notice")
        assert (notice["code"], notice["say"]["id"]) == ("not-stored", "notice-not-stored")
        until(lambda: len(pauses) >= 5)
        assert pauses[:5] == [2.0, 4.0, 5.0, 5.0, 5.0]
        # Who comes now is told too.
        back = guest.page(page.table["id"])
        assert back.listen_for("notice")["code"] == "not-stored"
        room = ENDLESS
        assert page.listen_for("notice")["code"] is None
        page.wait(lambda page: page.asked is not None)
        # Each of them is told once, however often it was tried.
        told = [message["code"] for message in map(json.loads, page.heard) if message["t"] == "notice"]
        assert told == ["not-stored", None]
        assert back.listen_for("notice")["code"] is None
