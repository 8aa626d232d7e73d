"""What no decent client sends is refused clearly, over real sockets, and costs the others nothing."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from starlode.server.limits import ENDLESS, Most
from tests.server.house import FAST, House, Process, a_house, a_process, until
from tests.server.people import PATIENCE, Guest, a_duel, fetch
from tests.server.raw import Raw

PING, PONG, TEXT, MORE = 9, 10, 1, 0


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server of its own, whose log is looked at in the end: nothing here is an error of ours."""
    with a_process(tmp_path_factory.mktemp("faults") / "data", "no-bots") as process:
        yield process
        assert process.stop() == 0
        levels = [json.loads(line)["level"] for line in process.log.read_text().splitlines()]
        assert "error" not in levels, process.log.read_text()


@pytest.mark.parametrize(
    "path",
    [b"/%00", b"/a%00b.js", b"/t/%00", b"/" + b"x" * 300, b"/" + b"x" * 300 + b".js", b"/t/" + b"%C3%A4" * 200,
     b"/assets/" + b"y" * 4000, b"/%FF%FE", b"/..%00/..", b"//", b"/%2e%2e/%2e%2e/etc/passwd"],
)  # fmt: skip
def test_a_path_that_no_file_can_have_is_no_failure(process: Process, path: bytes) -> None:
    with Raw(process.url) as line:
        assert line.ask(path)[0] in (200, 404, 503)  # the page, or nothing; 503: the page is not built here


@pytest.mark.parametrize(
    "path", [b"/api/tables/%00", b"/api/tables/" + b"x" * 300, b"/api/%00", b"/api/tables/%00/record"]
)
def test_a_table_that_cannot_be_is_refused(process: Process, path: bytes) -> None:
    with Raw(process.url) as line:
        status, answer = line.ask(path)
    assert (status, answer["code"]) in ((404, "not-found"), (404, "no-such-table"), (400, "bad-request"))


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/a/b/c/d", "/api/me/too", "/api"])
def test_an_unknown_address_of_the_api_is_not_found_in_json(process: Process, method: str, path: str) -> None:
    answer = httpx.request(method, process.url + path, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("body", [b"[" * 15_000, b'{"game":' * 1_800, b"[{" * 7_000, b"\x00" * 100, b"\xff" * 100, b""])
def test_a_body_without_bottom_is_a_bad_request(process: Process, body: bytes) -> None:
    guest = Guest(process.url)
    for path in ("/api/tables", "/api/tables/x/join"):
        answer = guest.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 404), answer.text
    answer = guest.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "header", [b"X-Long: " + b"x" * 9_000, b"Cookie: " + b"y=1; " * 3_000, b"X: " + b"\xc3" * 8_300]
)
def test_an_upgrade_with_long_headers_is_answered(process: Process, header: bytes) -> None:
    with Raw(process.url) as line:
        status, answer = line.upgrade("/api/tables/amber-heron-k3x9q2/socket", header)
    assert (status, answer["code"]) == (431, "too-large")


def test_an_upgrade_with_many_headers_is_answered(process: Process) -> None:
    with Raw(process.url) as line:
        status, _ = line.upgrade("/api/tables/x/socket", *(b"X-%d: y" % number for number in range(200)))
    assert status == 431


def test_a_socket_that_is_refused_is_told_why(process: Process) -> None:
    def asked(table: str, *headers: bytes) -> tuple[int, str]:
        with Raw(process.url) as line:
            status, answer = line.upgrade(f"/api/tables/{table}/socket", *headers)
            return status, answer["code"]

    table = Guest(process.url).open_table()["id"]
    assert asked("no-such-one") == (404, "no-such-table")
    assert asked(table, b"Origin: http://elsewhere.example") == (403, "wrong-origin")
    assert asked(table, b"Cookie: starlode-guest=me.0") == (401, "who-are-you")


def test_headers_without_end_are_refused(process: Process) -> None:
    with Raw(process.url) as line:
        status, answer = line.ask(b"/", *(b"X-%d: %s" % (number, b"z" * 1000) for number in range(60)))
    assert (status, answer["code"]) == (400, "bad-request")


def test_headers_without_number_are_refused(process: Process) -> None:
    """Eight thousand short ones took as long as forty requests."""
    with Raw(process.url) as line:
        assert line.ask(b"/api/games", *[b"a:"] * 100)[0] == 200
        status, answer = line.ask(b"/api/games", *[b"a:"] * 600)
        assert (status, answer["code"]) == (400, "bad-request")
        assert line.is_hung_up()


def test_a_body_in_crumbs_is_refused(process: Process) -> None:
    """Sixty thousand of them took half a second, and counted as one request."""
    with Raw(process.url) as line:
        crumbs = b"1\r\n \r\n" * 5_000
        status, answer = line.ask(b"/api/tables", b"Transfer-Encoding: chunked", method=b"POST", body=crumbs)
        assert (status, answer["code"]) == (400, "bad-request")
        assert line.is_hung_up()


def test_both_lengths_at_once_are_refused(process: Process) -> None:
    """A proxy and we could take a different end for the right one."""
    with Raw(process.url) as line:
        # Right in all else, so that nothing but this is refused.
        status, answer = line.ask(b"/api/games", b"Content-Length: 4", b"Transfer-Encoding: chunked", body=b"0\r\n\r\n")
        assert (status, answer["code"]) == (400, "bad-request")
        assert line.is_hung_up()


@pytest.mark.parametrize(
    "request_",
    [b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"\x16\x03\x01\x02\x00\x01",
     b"GET\r\n\r\n", b"get / http/9\r\n\r\n", b"GET / HTTP/1.1\r\nHost : x\r\n\r\n", b"\r\n" * 3 + b"\x00\r\n\r\n",
     b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
)  # fmt: skip
def test_what_is_no_request_is_refused(process: Process, request_: bytes) -> None:
    with Raw(process.url) as line:
        line.send(request_ + b"\r\n\r\n")
        status, answer = line.answer()
        assert (status, answer["code"]) == (400, "bad-request")


@pytest.mark.parametrize(
    ("host", "status"),
    [("127.0.0.1", 200), ("127.0.0.1:80", 200), ("localhost", 200), ("LOCALHOST.:9", 200), ("[::1]:8000", 200),
     ("192.168.1.20:8000", 200), ("evil.example", 421), ("evil.example:8000", 421), ("localhost.evil.example", 421),
     ("127.0.0.1.evil.example", 421), ("", 421), ("[::1", 421), ("localhost:x", 421), ("a b", 421)],
)  # fmt: skip
def test_only_names_of_ours_are_answered(process: Process, host: str, status: int) -> None:
    """Otherwise a page elsewhere could have its own name lead here, and speak to us as if it were ours."""
    with Raw(process.url) as line:
        line.send(f"GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        found, answer = line.answer()
    assert (found, answer.get("code")) in ((status, None), (421, "wrong-host"))
    assert found == status


def test_a_name_can_be_allowed_and_sockets_are_asked_too(tmp_path: Path) -> None:
    with a_house(tmp_path, hosts=("play.example.org",)) as house:
        assert fetch(f"{house.url}/api/games", headers={"host": "play.example.org"}).status_code == 200
        table = Guest(house.url).open_table()["id"]
        with Raw(house.url) as line:
            line.host = "evil.example"
            status, answer = line.upgrade(f"/api/tables/{table}/socket")
        assert (status, answer["code"]) == (421, "wrong-host")


def test_where_somebody_comes_from_is_believed_of_named_proxies_alone(tmp_path: Path) -> None:
    seen: list[Any] = []

    def asked(proxies: tuple[str, ...], forwarded: str) -> str:
        with a_house(tmp_path, proxies=proxies) as house:
            tempo = house.lobby.requests
            counted: Any = tempo.take
            tempo.take = lambda guest, address, cost=1: seen.append(address) or counted(guest, address)  # type: ignore
            fetch(f"{house.url}/api/games", headers={"x-forwarded-for": forwarded})
        address = seen.pop()
        assert isinstance(address, str)
        return address

    assert asked((), "198.51.100.7") == "127.0.0.1"
    assert asked(("10.0.0.0/8",), "198.51.100.7") == "127.0.0.1"
    assert asked(("127.0.0.1",), "198.51.100.7") == "198.51.100.7"
    # Only what the proxy itself has added counts, which is the last one.
    assert asked(("127.0.0.1",), "203.0.113.1, 198.51.100.7") == "198.51.100.7"
    assert asked(("127.0.0.1",), "2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64"
    assert asked(("127.0.0.1",), "nonsense") == "nonsense"


# Slowness


def test_headers_that_never_end_hold_no_line(tmp_path: Path) -> None:
    seconds = 0.5

    def begun(content: bytes) -> Raw:
        """A line on which this was said in time; where the machine was busy meanwhile, another one."""
        while True:
            before = time.monotonic()
            line = Raw(house.url)
            line.send(content)
            if time.monotonic() - before < seconds:
                return line

    with a_house(tmp_path, limits=replace(FAST, request_seconds=seconds)) as house:
        lines = [begun(b"GET / HTTP/1.1\r\nX: y"[: number + 1]) for number in range(20)]
        for line in (*lines, Raw(house.url)):  # and one that says nothing
            assert line.answer()[0] == 408
            assert line.is_hung_up()
        dripping = begun(b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n")
        with pytest.raises(ConnectionError):  # however busy it looks
            _drip(dripping)
        until(lambda: _held(house) == 0)
        assert fetch(f"{house.url}/api/games").status_code == 200


def _drip(line: Raw) -> None:
    for _ in range(1_000):
        line.send(b"x")
        time.sleep(0.01)


def test_an_address_holds_only_so_many_lines(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, connections=Most(ENDLESS, 5, 8))) as house:
        lines = [Raw(house.url) for _ in range(5)]
        until(lambda: _held(house) == 5)
        with Raw(house.url) as line:
            status, answer = line.answer()
        assert (status, answer["code"]) == (503, "server-full")
        lines.pop().socket.close()
        until(lambda: _held(house) == 4)
        assert fetch(f"{house.url}/api/games").status_code == 200
        for line in lines:
            line.socket.close()


def test_sockets_are_lines_too_and_are_given_back(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        _, _, first, second = a_duel(house.url)
        until(lambda: _held(house) >= 2)
        assert house.lobby.sockets.all == 2
        first.close()
        second.close()
        until(lambda: house.lobby.sockets.all == 0)


def _held(house: House) -> int:
    config: Any = house._server.config
    return int(config.lines.held.all)


# Frames


def _socket(url: str) -> tuple[Raw, Guest, str]:
    guest = Guest(url)
    table = guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"]
    line = Raw(url)
    assert line.upgrade(f"/api/tables/{table}/socket", b"Cookie: " + guest.cookie.encode())[0] == 101
    return line, guest, table


def test_text_that_is_none_closes_the_socket_alone(process: Process) -> None:
    line, guest, table = _socket(process.url)
    line.send(line.frame(TEXT, b"\xff\xfe"))
    assert line.is_hung_up()
    assert guest.page(table).asked


@pytest.mark.parametrize(
    "content", [b"\x83\x80\x00\x00\x00\x00", b"\xc1\x80\x00\x00\x00\x00", b"\x81\x05hello", b"\x89\xfe\xff\xff"]
)
def test_a_frame_that_is_none_closes_the_socket_alone(process: Process, content: bytes) -> None:
    line, guest, table = _socket(process.url)
    line.send(content)
    assert line.is_hung_up()
    assert guest.page(table).asked


def test_a_message_in_endless_pieces_is_cut_off(process: Process) -> None:
    line, _, _ = _socket(process.url)
    line.send(line.frame(TEXT, b"{", fin=False) + line.frame(MORE, b"", fin=False) * 1_000)
    assert line.is_hung_up()


def test_a_page_that_goes_in_mid_sentence_is_no_error(process: Process) -> None:
    for ending in (b"", b"\x81", b"\x81\xfe\x10\x00\x00"):
        line, _, _ = _socket(process.url)
        line.send(line.frame(TEXT, b'{"t":"hello","have":null}') + ending)
        line.socket.close()
    with Raw(process.url) as line:
        line.send(b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{")
    assert fetch(f"{process.url}/api/games").status_code == 200


# Seats


def test_the_seats_of_a_rematch_are_kept_for_those_who_played(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    first.do("resign")
    again = one.post(f"/api/tables/{first.table['id']}/rematch")["id"]
    stranger = Guest(house.url)
    for seat in (None, 1, 2):
        answer = stranger.http.post(f"/api/tables/{again}/join", json={"seat": seat})
        assert (answer.status_code, answer.json()["code"]) == (409, "seat-kept")
    assert two.post(f"/api/tables/{first.table['id']}/rematch")["id"] == again
    places = two.get(f"/api/tables/{again}")["places"]
    assert [place["kind"] for place in places] == ["human", "human"]


def test_whose_old_seat_was_taken_by_the_other_plays_again_at_the_one_that_is_left(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    first.do("resign")
    again = one.post(f"/api/tables/{first.table['id']}/rematch")["id"]
    one.join(again, seat=1)
    places = two.post(f"/api/tables/{first.table['id']}/rematch")["places"]
    assert [place["you"] for place in places] == [False, True]


def test_who_got_the_link_of_a_rematch_and_played_before_may_join(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    first.do("resign")
    again = one.post(f"/api/tables/{first.table['id']}/rematch")["id"]
    assert two.join(again)["places"][0]["you"]
