"""Whose turn it is at my tables, and since when: in the list, and told as it changes."""

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server import storage
from tests.server.house import House, a_house
from tests.server.people import LASTING, PATIENCE, Guest, a_duel, at
from tests.server.test_accounts import PASSWORD


def turn_at(guest: Guest, table: str) -> dict[str, Any]:
    """How the list of somebody's tables tells it."""
    (found,) = [turn for turn in guest.get("/api/tables")["turns"] if turn["table"] == table]
    return dict(found)


@contextmanager
def the_first_screen(guest: Guest) -> Iterator[ClientConnection]:
    """What a browser listens to there."""
    url = str(guest.http.base_url)
    address = f"{url.replace('http', 'ws', 1)}/api/open/socket"
    socket = connect(address, additional_headers={"Origin": url.rstrip("/"), "Cookie": guest.cookie}, **LASTING)
    with closing(socket):
        yield socket


def next_turns(socket: ClientConnection) -> list[dict[str, Any]]:
    while True:
        message = json.loads(socket.recv(PATIENCE))
        if message["t"] == "turns":
            return list(message["turns"])


def hangs_up(socket: ClientConnection) -> bool:
    """Whether the server does, after what it still says."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def test_the_list_says_whose_turn_it_is_and_since_when(tmp_path: Path) -> None:
    time = [1_000.0]
    with a_house(tmp_path / "data", today=lambda: time[0]) as house:
        ann, ben, page, _ = a_duel(house.url, options={"start": "1"})
        table = page.table["id"]
        assert turn_at(ben, table) == {"table": table, "asked": [1], "ago": 0}
        time[0] += 60
        page.well("play scout" if "play scout" in page.actions() else "play viper")
        # She is still asked, and has been since the deal.
        assert turn_at(ben, table) == {"table": table, "asked": [1], "ago": 60_000}
        page.do("act", v=page.v, action="end-turn")
        time[0] += 5
        assert turn_at(ann, table) == turn_at(ben, table) == {"table": table, "asked": [2], "ago": 5_000}


def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with a_house(tmp_path / "data", today=lambda: 1_000.0) as house:
        ann, _, page, _ = a_duel(house.url, options={"start": "2"})
        table, cookies = page.table["id"], ann.http.cookies
    with a_house(tmp_path / "data", today=lambda: 1_030.0) as house:
        again = Guest(house.url)
        again.http.cookies = cookies
        assert turn_at(again, table) == {"table": table, "asked": [2], "ago": 30_000}
        with closing(again.page(table)):
            assert turn_at(again, table) == {"table": table, "asked": [2], "ago": 30_000}


def test_nobody_is_waited_for_before_the_deal_or_after_the_end(house: House) -> None:
    ann = Guest(house.url)
    waiting = ann.open_table()["id"]
    assert ann.get("/api/tables")["turns"] == []
    Guest(house.url).join(waiting)
    with closing(ann.page(waiting)) as page:
        assert turn_at(ann, waiting)["asked"] in ([1], [2])
        assert page.do("resign")["t"] == "done"
    assert ann.get("/api/tables")["turns"] == []
    assert storage.ask(house.data, "SELECT asked, asked_since FROM tables WHERE id = :id", id=waiting) == [(None, None)]


def test_who_is_asked_to_let_somebody_take_back_is_waited_for(house: House) -> None:
    ann, _, page, rival = a_duel(house.url, options={"start": "1"})
    table = page.table["id"]
    page.do("act", v=page.v, action="end-turn")
    rival.wait(lambda page: page.v > 0)
    assert turn_at(ann, table)["asked"] == [2]
    assert page.do("ask-undo")["t"] == "done"
    assert turn_at(ann, table)["asked"] == [2]
    assert rival.do("answer-undo", yes=True)["t"] == "done"
    assert turn_at(ann, table)["asked"] == [1]


def test_a_bot_is_waited_for_like_anybody(house: House) -> None:
    ann = Guest(house.url)
    table = ann.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"]
    assert turn_at(ann, table)["asked"] == [1]


def test_the_first_screen_hears_of_a_turn_as_it_comes(house: House) -> None:
    ann, ben, page, _ = a_duel(house.url, options={"start": "1"})
    table = page.table["id"]
    with the_first_screen(ben) as screen:
        (turn,) = next_turns(screen)
        assert (turn["table"], turn["asked"]) == (table, [1])
        page.do("act", v=page.v, action="end-turn")
        (turn,) = next_turns(screen)
        assert (turn["table"], turn["asked"]) == (table, [2])
        other = ben.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"]
        assert {turn["table"] for turn in next_turns(screen)} == {table, other}
        page.do("resign")
        while {turn["table"] for turn in next_turns(screen)} != {other}:
            pass
    assert ann.id != ben.id


def test_nobody_hears_of_tables_of_others(house: House) -> None:
    _, ben, page, _ = a_duel(house.url, options={"start": "1"})
    stranger = Guest(house.url)
    with the_first_screen(stranger) as screen:
        assert next_turns(screen) == []
        page.do("act", v=page.v, action="end-turn")
        mine = stranger.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"]
        assert [turn["table"] for turn in next_turns(screen)] == [mine]
    assert ben.get("/api/tables")["turns"][0]["table"] != mine


def test_who_is_signed_out_everywhere_is_told_no_more_of_ones_tables(house: House) -> None:
    """A device that was lost may still show the first screen: its line ends, and with its cookie none begins."""
    ann, _, page, _ = a_duel(house.url, options={"start": "1"})
    ann.post("/api/account", name="Wilhelmine", password=PASSWORD)
    lost = at(ann, house.url)
    with the_first_screen(lost) as screen:
        (turn,) = next_turns(screen)
        assert turn["table"] == page.table["id"]
        ann.post("/api/sign-out", everywhere=True)
        assert hangs_up(screen)
    with the_first_screen(lost) as screen:
        assert json.loads(screen.recv(PATIENCE))["t"] != "turns"
        with pytest.raises(TimeoutError):
            screen.recv(0.3)
