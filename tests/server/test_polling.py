"""Where sockets do not get through the same messages go by requests: as secret, and within the same limits."""

import asyncio
import random
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from starlode.core.record import Record
from starlode.server.database import Database
from starlode.server.heart import Heart
from starlode.server.leases import SILENT, Lease
from starlode.server.limits import Most
from starlode.server.polling import PolledLine
from tests.server import knowledge
from tests.server.house import FAST, Hands, House, a_house, until
from tests.server.people import PATIENCE, Guest, Page, PolledSocket, play_on


def a_polled_duel(url: str) -> tuple[Guest, Guest, str, Page, Page]:
    """Two guests at a table that has begun: one by requests, the other by a socket."""
    one, two = Guest(url), Guest(url)
    table = one.open_table(options={"start": "1", "turn-limit": "6"})["id"]
    two.join(table)
    return one, two, table, one.page(table, polled=True), two.page(table)


def digest_of(page: Page) -> str | None:
    return None if page.moment is None else str(page.moment["digest"])


def shows(digest: str | None, page: Page) -> bool:
    return digest_of(page) == digest


def test_a_duel_is_played_by_requests_and_nobody_is_told_more_than_by_a_socket(house: House) -> None:
    one, two, table, polled, socket = a_polled_duel(house.url)
    watcher = Guest(house.url).page(table, polled=True)
    play_on([polled, socket], random.Random(7))
    watcher.wait(lambda page: page.is_over)
    record = Record.from_json(one.get(f"/api/tables/{table}/record")["record"])
    for page, seat in ((polled, 1), (socket, 2), (watcher, None)):
        assert page.is_over
        assert len(page.events) == page.v
        knowledge.check(page.heard, seat, record)
        page.close()
    assert one.id not in "".join(two.bodies)


def test_a_line_is_its_owners_alone(house: House) -> None:
    one, two, _, polled, _ = a_polled_duel(house.url)
    line = polled._socket
    assert isinstance(line, PolledSocket)
    for stranger in (two.http, httpx.Client(base_url=house.url, timeout=PATIENCE)):
        assert stranger.get(line.address).status_code == 404
        assert stranger.post(line.address, json={"messages": [{"t": "resign", "id": "x"}]}).status_code == 404
        assert stranger.delete(line.address).status_code == 404
    foreign = one.http.post(line.address, json={"messages": [{}]}, headers={"Origin": "http://elsewhere"})
    assert foreign.json()["code"] == "wrong-origin"
    assert polled.do("act", v=polled.v, action=polled.actions()[0])["t"] == "done"


def test_what_was_lost_on_its_way_is_heard_again(house: House) -> None:
    one, _, _, polled, _ = a_polled_duel(house.url)
    line = polled._socket
    assert isinstance(line, PolledSocket)
    polled.send("act", v=polled.v, action=polled.actions()[0])
    lost = one.http.get(line.address, params={"after": line.had}).json()
    assert lost["messages"]
    again = one.http.get(line.address, params={"after": line.had}).json()
    assert again["messages"][: len(lost["messages"])] == lost["messages"]
    assert {"done", "update"} & {message["t"] for message in again["messages"]}
    polled.listen_for("done")


def test_who_hangs_up_is_gone_and_who_never_asks_again_is_missed(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, _, table, polled, socket = a_polled_duel(house.url)

        def seats() -> list[bool]:
            return [place["here"] for place in socket.table["places"]]

        socket.wait(lambda page: seats() == [True, True])
        polled.close()
        socket.wait(lambda page: seats() == [False, True])
        again = one.page(table, polled=True)
        (line,) = house.lobby.lines._lines.values()
        line.seconds = 0.2  # from what is said next on: before that a busy machine may take its time
        again.send("hello", have=again.v)
        until(lambda: house.lobby.sockets.all == 1)  # nothing is asked over the line any more
        assert again.is_closed()
        socket.close()


def test_lines_are_counted_like_sockets_and_odd_messages_refused(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, sockets=Most(1, 10, 10))) as house:
        one = Guest(house.url)
        table = one.open_table({"me": True}, {"bot": "random"}, options={"start": "1"})["id"]
        page = one.page(table, polled=True)
        assert one.http.post(f"/api/tables/{table}/line").json()["code"] == "too-many-pages"
        for odd in ("nonsense", '{"t": "nothing"}', '{"t": "act", "id": "a"}', "[1]"):
            page.say(odd)
            assert page.listen_for("refused")["code"] == "bad-message"
        line: Any = page._socket
        unfit: list[dict[str, Any]] = [{}, {"messages": []}, {"messages": [{}] * 21}, {"messages": [{}], "more": 1}]
        for content in unfit:
            assert one.http.post(line.address, json=content).status_code == 400
        assert one.http.get(line.address, params={"after": -1}).status_code == 400
        assert one.http.post("/api/tables/nowhere/line").json()["code"] == "no-such-table"


def test_a_server_that_stops_lets_go_of_polled_lines(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one = Guest(house.url)
        page = one.page(one.open_table()["id"], polled=True)
        house._server.should_exit = True
        page.wait(lambda page: any(message["code"] == "server-stopping" for message in page.told("notice")))


@pytest.mark.parametrize("polled", [(False, False), (True, False), (True, True)], ids=["sockets", "mixed", "requests"])
def test_two_tabs_of_one_player_are_fine(house: House, polled: tuple[bool, bool]) -> None:
    """Each shows the same, either may act, and what one did the other is told."""
    one, two = Guest(house.url), Guest(house.url)
    table = one.open_table(options={"start": "1"})["id"]
    two.join(table)
    first, second = (one.page(table, polled=each) for each in polled)
    rival = two.page(table)
    for tab, other in ((first, second), (second, first), (first, second)):
        before = tab.v
        tab.well(tab.actions()[0])
        other.reach(max(tab.v, before))
        rival.reach(tab.v)
        other.wait(partial(shows, digest_of(tab)))
        assert first.actions() == second.actions()
    late = second.do("act", v=0, action=second.actions()[0])
    assert late["t"] == "stale"
    first.close()
    rival.wait(lambda page: page.v >= second.v)
    assert one.get(f"/api/tables/{table}")["places"][0]["here"]  # the other tab is still open
    assert second.do("resign")["t"] == "done"
    second.close()
    rival.close()


def test_who_may_not_speak_keeps_what_is_to_be_heard(tmp_path: Path) -> None:
    """While another process may have the table, as on a socket: tests/server/test_processes.py."""
    ours = Hands()
    heart = Heart(Database.of(tmp_path, "postgresql://127.0.0.1/nothing"), Lease(), clock=ours.clock)
    heart._renewed = ours.now

    async def hear() -> list[tuple[int, list[str]]]:
        line, heard = PolledLine(None, 0.05, heart), []
        await line.send_data("said before")
        for passed in (0, SILENT, -SILENT):
            ours.now += passed
            heard.append(await line.hear(0))
        return heard

    assert asyncio.run(hear()) == [(1, ["said before"]), (0, []), (1, ["said before"])]
