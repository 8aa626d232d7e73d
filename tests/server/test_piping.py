"""What is passed on from process to process: one that hangs is given up, and nothing is done twice."""

import asyncio
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.utils import accept_key

from starlode.server import piping, switchboard
from starlode.server.leases import Lease
from starlode.server.limits import FREE, Paces
from starlode.server.piping import Reached
from tests.server.house import FAST, House, a_house
from tests.server.people import LASTING, PATIENCE, Guest, at
from tests.server.storage import postgres_of

ANSWER = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"


@contextmanager
def a_peer(hears: Callable[[bytes, socket.socket], None]) -> Iterator[str]:
    """Something that can be connected to, and does with what it is told whatever a test wants."""
    listening = socket.create_server(("127.0.0.1", 0))
    lines: list[socket.socket] = []

    def hear(line: socket.socket) -> None:
        with line:
            while told := line.recv(65_536):
                hears(told, line)

    def accept() -> None:
        while True:
            try:
                line, _ = listening.accept()
            except OSError:
                return
            lines.append(line)
            threading.Thread(target=hear, args=(line,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()


def asked(address: str, method: str = "GET") -> tuple[Reached, list[Any]]:
    """What comes of a request that is passed on there, and what was sent back."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": method, "scheme": "http", "path": "/api/tables/teal-otter",
        "query_string": b"", "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 5),
    }  # fmt: skip
    return asyncio.run(piping.pass_request(address, "word", scope, b"{}", send)), sent


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(piping, "PING_SECONDS", 0.05)
    monkeypatch.setattr(piping, "SILENT_SECONDS", 1.0)


@pytest.mark.usefixtures("hasty")
def test_a_process_that_hangs_is_given_up() -> None:
    with a_peer(lambda told, line: None) as address:
        assert asked(address) == (Reached.PERHAPS, [])


@pytest.mark.usefixtures("hasty")
def test_a_process_that_hangs_in_mid_answer_is_given_up() -> None:
    has_begun = threading.Event()

    def hang(told: bytes, line: socket.socket) -> None:
        if b"otter" in told:
            line.sendall(ANSWER[:-1])
            has_begun.set()
        elif not has_begun.is_set():
            line.sendall(ANSWER)

    with a_peer(hang) as address:
        reached, sent = asked(address)
    assert reached is Reached.YES
    assert [message.get("body") for message in sent] == [None, b"{"]


def test_a_process_that_takes_its_time_is_waited_for_as_long_as_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(piping, "PING_SECONDS", 0.01)
    monkeypatch.setattr(piping, "SILENT_SECONDS", PATIENCE)
    pings: list[bytes] = []
    waiting: list[socket.socket] = []

    def hear(told: bytes, line: socket.socket) -> None:
        if piping.ALIVE.encode() not in told:
            waiting.append(line)
            return
        pings.append(told)
        line.sendall(ANSWER)
        line.shutdown(socket.SHUT_WR)
        if len(pings) == 20:
            waiting[0].sendall(ANSWER)

    with a_peer(hear) as address:
        reached, sent = asked(address)
    assert reached is Reached.YES
    assert sent[0]["status"] == 200
    assert all(b"x-starlode-token: word" in ping for ping in pings)


def test_who_is_not_there_has_heard_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"127.0.0.1:{closed.getsockname()[1]}"
    assert asked(address, "POST") == (Reached.NO, [])


@contextmanager
def one_beside(peer: str, data: Path, **settings: Any) -> Iterator[tuple[House, House]]:
    """Two servers; whoever is passed on from the first to the second comes to `peer` instead."""
    url = postgres_of(data)
    with (
        a_house(data / "two", database=url, address=peer) as two,
        a_house(data / "one", database=url, **settings) as one,
    ):
        yield one, two


def test_what_may_have_been_done_is_not_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner dies in the middle of a request: what would do more the second time is refused, and said."""
    monkeypatch.setattr(switchboard, "HOLD_SECONDS", 0.0)
    heard: list[bytes] = []

    def die(told: bytes, line: socket.socket) -> None:
        heard.append(told.partition(b" HTTP")[0])
        line.shutdown(socket.SHUT_RDWR)

    with a_peer(die) as peer, one_beside(peer, tmp_path) as (one, two):
        here = Guest(one.url)
        table = at(here, two.url).open_table({"me": True}, {}, public=True)["id"]
        for path, content, code, times in (
            ("continue", {"rows": 1, "seat": 1, "bot": "greedy"}, "perhaps-done", 1),
            ("join", {"other": "Anna"}, "perhaps-done", 1),
            ("join", {}, "table-moved", 2),
            ("leave", {}, "table-moved", 2),
            ("rematch", {}, "table-moved", 2),
        ):
            heard.clear()
            answer = here.http.post(f"/api/tables/{table}/{path}", json=content)
            assert (path, answer.status_code, answer.json()["code"]) == (path, 503, code)
            assert heard == [f"POST /api/tables/{table}/{path}".encode()] * times
        heard.clear()
        report = here.http.post("/api/report", json={"table": table, "text": "Odd"})
        assert (report.json()["code"], len(heard)) == ("perhaps-done", 1)


@pytest.mark.usefixtures("hasty")
def test_a_page_at_a_process_that_hangs_is_let_go(tmp_path: Path) -> None:
    def agree(told: bytes, line: socket.socket) -> None:
        """Accept the socket, and never say anything again."""
        key = re.search(rb"Sec-WebSocket-Key: (\S+)", told, re.IGNORECASE)
        if key is not None:
            accept = accept_key(key[1].decode()).encode()
            line.sendall(b"HTTP/1.1 101 OK\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
            line.sendall(b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")

    with a_peer(agree) as peer, one_beside(peer, tmp_path) as (one, two):
        here = Guest(one.url)
        table = at(here, two.url).open_table()["id"]
        url = f"{one.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(url, additional_headers={"cookie": here.cookie}, **LASTING) as page:
            with pytest.raises(ConnectionClosed):
                page.recv(PATIENCE)
            assert page.close_code == 1012


def test_who_asks_too_often_does_not_ask_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    place = Lease.place

    def counted(self: Lease, connection: Any, table: str) -> str | None:
        asked.append(table)
        return place(self, connection, table)

    monkeypatch.setattr(Lease, "place", counted)
    few = replace(FAST, requests=Paces(FREE, (0.0001, 5), FREE))
    with a_house(tmp_path, database=postgres_of(tmp_path), limits=few) as house:
        guest = Guest(house.url)
        told = [guest.http.get(f"/api/tables/none-{n}") for n in range(8)]
        assert [answer.status_code for answer in told] == [404] * 4 + [429] * 4
        assert told[-1].json()["code"] == "too-fast"
        assert len(asked) <= 5
