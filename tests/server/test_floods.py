"""Whoever asks for more than a person needs is refused, by guest, by address and in all; counted, never timed."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from select import select
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from starlode.server.limits import ENDLESS, FREE, Holding, Limits, Most, Paces, Tempo, neighbourhood
from starlode.server.refusals import Refusal
from starlode.server.viewer import Viewer
from tests.server.house import FAST, House, a_house, until
from tests.server.people import Guest, Page, a_duel, fetch
from tests.server.raw import Raw
from tests.server.storage import ask
from tests.server.test_faults import PING, PONG, TEXT
from tests.server.test_limits import Clock

SLOW = 1e-6  # a second: none comes back while a test looks
BAD = b'"code":"bad-message"'


# By guest, by address, in all


def test_a_guest_an_address_and_all_together_go_only_so_fast() -> None:
    clock = Clock()
    tempo = Tempo(Paces((1, 2), (1, 4), (1, 6)), clock)

    def let_in(*who: tuple[str, str]) -> int:
        count = 0
        for guest, address in who:
            try:
                tempo.take(guest, address)
                count += 1
            except Refusal as refusal:
                told.add(refusal.code)
        return count

    told: set[str] = set()

    assert let_in(*[("ada", "1.1.1.1")] * 5) == 2
    # Many guests of one address are no way around it, nor are many addresses.
    assert let_in(*[(f"guest{number}", "1.1.1.1") for number in range(9)]) == 2
    assert let_in(*[(f"guest{number}", f"2.2.2.{number}") for number in range(9)]) == 2
    clock.now += 1
    assert let_in(("ada", "3.3.3.3"), ("ben", "4.4.4.4")) == 1
    assert told == {"too-fast"}


def test_who_is_refused_costs_the_others_nothing() -> None:
    tempo = Tempo(Paces((SLOW, 1), (SLOW, 100), (SLOW, 5)), Clock())
    tempo.take("ada", "a")
    for _ in range(50):
        with pytest.raises(Refusal):
            tempo.take("ada", "a")
    for number in range(4):
        tempo.take(f"guest{number}", "b")


def test_a_guest_an_address_and_all_together_hold_only_so_many() -> None:
    held = Holding(Most(2, 3, 4), "too-many-pages")
    for who in (("ada", "a"), ("ada", "a"), (None, "a"), (None, "b")):
        held.enter(*who)
    for who in (("ada", "c"), (None, "a"), ("eve", "c")):
        with pytest.raises(Refusal, match="too-many-pages"):
            held.enter(*who)
    held.leave("ada", "a")
    held.enter("ada", "c")


@pytest.mark.parametrize(
    ("address", "whose"),
    [("198.51.100.7", "198.51.100.7"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
     ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"), ("2001:db8:1:3::", "2001:db8:1:3::/64"),
     ("::ffff:198.51.100.7", "198.51.100.7"), ("fe80::1%eth0", "fe80::/64"), ("", ""), ("testclient", "testclient")],
)  # fmt: skip
def test_in_ipv6_a_whole_64_is_one_address(address: str, whose: str) -> None:
    assert neighbourhood(address) == whose


# Hellos


@pytest.mark.parametrize("path", ["games/realms/cards/duel/en", "tables/{}/cards/pl", "tables/{}/record"])
def test_what_takes_long_to_answer_counts_as_twenty_requests(tmp_path: Path, path: str) -> None:
    """One address could else keep the server busy with nothing but these: they take tens of milliseconds."""
    with a_house(tmp_path, limits=replace(FAST, requests=Paces((SLOW, 62), FREE, FREE))) as house:
        guest = Guest(house.url)
        table = guest.open_table({"me": True}, {"bot": "random"})["id"]
        answers = [guest.http.get(f"/api/{path.format(table)}").status_code for _ in range(5)]
        assert answers == [answers[0]] * 3 + [429] * 2
        assert answers[0] != 429
        looked = Guest(house.url).http
        wanted = {"game": "cavein", "components": "wrong"}
        assert [looked.post("/api/components", json=wanted).status_code for _ in range(5)] == [400] * 3 + [429] * 2


def test_hellos_are_counted_for_all_pages_of_a_guest(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, hellos=Paces((SLOW, 5), FREE, FREE))) as house:
        one, two, *_ = a_duel(house.url)  # each has said one
        table = one.get("/api/tables")["tables"][0]["id"]
        for _ in range(4):
            one.page(table).close()
        page = Page(house.url, table, {"Cookie": one.cookie})
        page.send("hello", have=None)
        assert _closed(page) == (1013, "too-fast")
        two.page(table)


def test_hellos_are_counted_for_an_address(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, hellos=Paces(FREE, (SLOW, 6), FREE))) as house:
        _, _, first, _ = a_duel(house.url)
        table = first.table["id"]
        watching = [Page(house.url, table, {}) for _ in range(10)]
        for page in watching[:4]:  # one after the other: sockets are read in no order
            page.send("hello", have=None)
            page.listen_for("sync")
        for page in watching[4:]:
            page.send("hello", have=None)
        assert [_closed(page) for page in watching[4:]] == [(1013, "too-fast")] * 6
        first.well("end-turn")  # who plays goes on


def test_who_acts_out_of_step_has_said_hello(tmp_path: Path) -> None:
    """He is sent everything anew, so it would be a way around the limit."""
    with a_house(tmp_path, limits=replace(FAST, hellos=Paces((SLOW, 4), FREE, FREE))) as house:
        _, _, first, second = a_duel(house.url)  # each has said one
        for number in range(3):
            second.send("act", v=0, action="end-turn", id=f"old{number}")
            second.listen_for("sync")
        until(lambda: house.lobby.services.metrics.resyncs == 3)
        second.send("act", v=0, action="end-turn")
        assert _closed(second) == (1013, "too-fast")
        first.well("end-turn")  # whoever is in step goes on


def _closed(page: Page) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closed:
        page.wait(lambda page: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


# What nobody reads


def test_pings_that_nobody_reads_the_answers_of_are_not_answered_without_end(tmp_path: Path) -> None:
    """One socket made the server hold 175 MB of pongs."""
    with a_house(tmp_path, limits=replace(FAST, pings=FREE, unread_seconds=1.0)) as house:
        table = Guest(house.url).open_table()["id"]
        line = Raw(house.url)
        assert line.upgrade(f"/api/tables/{table}/socket")[0] == 101
        until(lambda: len(_sockets(house)) == 1)
        held = _sockets(house)[0].transport
        pings, unsent = line.frame(PING, b"x" * 125) * 500, [0]
        line.socket.setblocking(False)

        def flood() -> None:
            sent = 0
            while sent < 3_000 * len(pings):  # 190 MB
                with suppress(BlockingIOError):  # the rest waits on the sender's side, until he is let go
                    sent += line.socket.send(pings[sent % len(pings) :])
                unsent.append(held.get_write_buffer_size())
                select([], [line.socket], [], 0.1)

        with pytest.raises(ConnectionError):
            flood()
        assert max(unsent) < 2_000_000  # what is under way
        until(lambda: not _sockets(house))  # and after a while it is let go


def test_a_ping_too_many_closes_the_socket(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, pings=(SLOW, 10))) as house:
        table = Guest(house.url).open_table()["id"]
        line = Raw(house.url)
        assert line.upgrade(f"/api/tables/{table}/socket")[0] == 101
        line.send(line.frame(PING) * 10)
        answered = b""
        while len(answered) < 20:
            answered += line.socket.recv(1000)
        line.send(line.frame(PING) * 10)
        while b"\x88" not in answered:
            answered += line.socket.recv(1000)
        assert answered.endswith(b"\x88\x02\x03\xf0")  # goodbye, 1008: too much
        assert line.is_hung_up()


def test_a_pong_too_many_closes_the_socket(tmp_path: Path) -> None:
    """Nobody asked for them, and five seconds of them from one address kept a server busy for more than a minute."""
    with a_house(tmp_path, limits=replace(FAST, pings=(SLOW, 10))) as house:
        table = Guest(house.url).open_table()["id"]
        line = Raw(house.url)
        assert line.upgrade(f"/api/tables/{table}/socket")[0] == 101
        line.send(line.frame(PONG) * 20)
        assert line.socket.recv(1000) == b"\x88\x02\x03\xf0"
        assert line.is_hung_up()


def test_what_comes_at_once_is_read_only_as_far_as_somebody_listens(tmp_path: Path) -> None:
    """Else one piece of data would be forty thousand messages before the first is counted."""
    with a_house(tmp_path, limits=replace(FAST, messages=Paces((SLOW, 20), FREE, FREE))) as house:
        table = Guest(house.url).open_table()["id"]
        line = Raw(house.url)
        assert line.upgrade(f"/api/tables/{table}/socket")[0] == 101
        line.send(line.frame(TEXT, b'{"t":"hello"}') + line.frame(TEXT) * 10_000)
        until(lambda: len(_sockets(house)) == 1 and not _sockets(house)[0].queue.empty())
        refused = b""
        while refused.count(BAD) < 9:  # and twenty less eleven of the hello
            refused += line.socket.recv(100_000)
        assert _sockets(house)[0].queue.qsize() < 1_000
        line.socket.close()


def test_all_that_comes_at_once_is_heard(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        table = Guest(house.url).open_table()["id"]
        line = Raw(house.url)
        assert line.upgrade(f"/api/tables/{table}/socket")[0] == 101
        nothing = line.frame(TEXT, b" " * 50) * 400
        line.send(nothing + line.frame(TEXT, b'{"t":"hello"}') + line.frame(TEXT, b"x" * 9_000))
        heard = b""
        while heard.count(BAD) < 401:
            heard += line.socket.recv(100_000)
        assert heard.count(b'"sync"') == 1
        line.socket.close()


def _sockets(house: House) -> list[Any]:
    connections: Any = house._server.server_state.connections
    return [line for line in list(connections) if hasattr(line, "handle_ping")]


def test_what_waits_for_a_slow_reader_is_bounded_by_number_and_size() -> None:
    async def send() -> None:
        few, small = Viewer(None, 3, 10**9), Viewer(None, 10**9, 1_000)
        for viewer in (few, small):
            for _ in range(5_000):
                viewer.send_text(b"x" * 300)
            assert viewer.closed.is_set()
            assert viewer.drain() == []

    asyncio.run(send())


# Tables


WANTED = {"game": "realms", "places": [{"me": True}, {}]}


def open_many(house: House, guests: int, each: int, **wanted: Any) -> tuple[int, set[tuple[int, str]]]:
    """How many tables so many guests get who ask so often, and what the others are told."""
    opened, refused = 0, set[tuple[int, str]]()
    for _ in range(guests):
        guest = Guest(house.url)
        for _ in range(each):
            answer = guest.http.post("/api/tables", json={**WANTED, **wanted})
            if answer.is_success:
                opened += 1
            else:
                refused.add((answer.status_code, answer.json()["code"]))
    assert ask(house.data, "SELECT count(*) FROM tables") == [(opened,)]
    return opened, refused


@pytest.mark.parametrize(
    ("limits", "opened", "code"),
    [
        ({"new_tables": Paces((SLOW, 3), FREE, FREE)}, 15, "too-fast"),
        ({"new_tables": Paces(FREE, (SLOW, 7), FREE)}, 7, "too-fast"),
        ({"new_tables": Paces(FREE, FREE, (SLOW, 9))}, 9, "too-fast"),
        ({"open_tables": Most(4, ENDLESS, ENDLESS)}, 20, "too-many-tables"),
        ({"open_tables": Most(ENDLESS, 8, ENDLESS)}, 8, "too-many-tables"),
        ({"open_tables": Most(ENDLESS, ENDLESS, 11)}, 11, "server-full"),
    ],
)
def test_open_tables_are_bounded(tmp_path: Path, limits: dict[str, Any], opened: int, code: str) -> None:
    with a_house(tmp_path, limits=replace(FAST, **limits)) as house:
        found, refused = open_many(house, guests=5, each=6)
        assert (found, {code for _, code in refused}) == (opened, {code})


def test_a_table_that_is_over_makes_room_for_another_of_its_address(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, open_tables=Most(ENDLESS, 2, ENDLESS))) as house:
        _, _, first, _ = a_duel(house.url)
        guest = Guest(house.url)
        guest.open_table()
        answer = guest.http.post("/api/tables", json=WANTED)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        assert first.do("resign")["t"] == "done"
        guest.open_table()
        # A rematch is one more; nobody is let in by playing again.
        answer = guest.http.post(f"/api/tables/{first.table['id']}/rematch")
        assert not answer.is_success


def test_by_default_an_address_opens_a_few_hundred_tables_and_no_more() -> None:
    """100,000 in nine minutes were possible."""
    clock, limits = Clock(), Limits()
    tempo, opened = Tempo(limits.new_tables, clock), 0
    for second in range(9 * 60):
        clock.now = 100.0 + second
        for number in range(200):
            try:
                tempo.take(f"guest{second}-{number}", "198.51.100.7")
                opened += 1
            except Refusal:
                break
    assert 200 <= opened <= 210


def test_tables_in_memory_are_bounded_and_those_that_nobody_looks_at_make_room(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, live_tables=3)) as house:
        guest = Guest(house.url)
        tables = [guest.open_table()["id"] for _ in range(8)]
        assert len(house.lobby.tables._live) <= 3
        pages = [guest.page(table) for table in tables[:3]]
        answer = guest.http.get(f"/api/tables/{tables[5]}")
        assert (answer.status_code, answer.json()["code"]) == (503, "server-full")
        pages[0].close()
        until(lambda: guest.http.get(f"/api/tables/{tables[5]}").is_success)


def test_pages_of_a_guest_and_an_address_are_bounded(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, sockets=Most(2, 5, ENDLESS))) as house:
        guest = Guest(house.url)
        table = guest.open_table()["id"]

        def refused(headers: dict[str, str]) -> bool:
            try:
                opened.append(Page(house.url, table, headers))
            except InvalidStatus as refusal:
                return b"too-many-pages" in (refusal.response.body or b"")
            return False

        opened: list[Page] = []
        assert [refused({"Cookie": guest.cookie}) for _ in range(4)] == [False, False, True, True]
        assert [refused({}) for _ in range(5)] == [False] * 3 + [True] * 2
        opened.pop().close()
        until(lambda: house.lobby.sockets.all == 4)
        assert not refused({})


# Taking back


def test_taking_back_is_allowed_only_so_often(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, undos=Paces((SLOW, 3), FREE, FREE))) as house:
        _, _, first, _ = a_duel(house.url)
        for _ in range(3):
            first.well("play scout")
            assert first.do("undo")["t"] == "done"
            first.listen_for("update")
        first.well("play scout")
        answer = first.do("undo")
        assert (answer["t"], answer["code"], answer["say"]["id"]) == ("refused", "too-fast", "error-too-fast")
        first.well("end-turn")


def test_what_is_no_move_is_allowed_only_so_often(tmp_path: Path) -> None:
    """Each is written down and told to all: a promise that is changed again and again would fill memory and disk."""
    with a_house(tmp_path, limits=replace(FAST, undos=Paces((SLOW, 3), FREE, FREE))) as house:
        guest = Guest(house.url)
        page = guest.page(guest.open_table({"me": True, "salted": True}, {})["id"])
        told = [page.do("promise", round=1, hash=f"{number:064x}") for number in range(5)]
        assert [answer.get("code") for answer in told] == [None] * 3 + ["too-fast"] * 2
        live = house.lobby.tables._live[page.table["id"]]
        assert (len(live.messages), live.stored.places[0].promise) == (3, f"{2:064x}")


def test_rounds_are_made_void_only_so_often(tmp_path: Path) -> None:
    """A table tells of all of them, so somebody who sits down and leaves without end would make it grow without end."""
    with a_house(tmp_path, limits=replace(FAST, new_tables=Paces((SLOW, 2), FREE, FREE))) as house:
        host, other = Guest(house.url), Guest(house.url)
        table = host.open_table()["id"]
        for number in (1, 2, 3):
            assert other.join(table, seat=2, hash="ab" * 32)["draws"]["agreed"]
            left = other.http.post(f"/api/tables/{table}/leave")
            assert left.status_code == (200 if number < 3 else 429)
        assert len(host.get(f"/api/tables/{table}")["draws"]["void"]) == 2
        assert [place["kind"] for place in host.get(f"/api/tables/{table}")["places"]] == ["human", "human"]


def test_a_macro_counts_as_its_actions(tmp_path: Path) -> None:
    """Else a hundred actions would go through as one message."""
    with a_house(tmp_path, limits=replace(FAST, messages=Paces((SLOW, 100), FREE, FREE))) as house:
        _, _, first, _ = a_duel(house.url)
        assert first.do("macro", v=first.v, actions=["play scout"] * 60)["t"] == "done"
        first.listen_for("update")
        first.send("macro", v=first.v, actions=["play scout"] * 60)
        assert first.is_quiet()


def test_the_sockets_of_an_address_share_what_it_may_send(tmp_path: Path) -> None:
    """Else its four hundred sockets, each within its own limit, would fill a processor."""
    with a_house(tmp_path, limits=replace(FAST, messages=Paces(FREE, (SLOW, 20), FREE))) as house:
        guest, _, first, second = a_duel(house.url)
        told = [second.do("act", v=second.v, action="end-turn")["code"] for _ in range(20)]
        assert (told[0], told[-1]) == ("not-your-turn", "too-fast")
        for what in ({"t": "act", "action": "play scout"}, {"t": "macro", "actions": ["play scout"] * 2}):
            answer = first.do(v=first.v, **what)
            assert (answer["t"], answer["code"], answer["say"]["id"]) == ("refused", "too-fast", "error-too-fast")
        assert guest.get(f"/api/tables/{first.table['id']}")["v"] == first.v
        first.send("hello", have=0)
        assert _closed(first) == (1013, "too-fast")


# All together


def test_everything_that_is_refused_is_counted(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, requests=Paces((SLOW, 3), FREE, FREE))) as house:
        guest = Guest(house.url)
        for _ in range(5):
            guest.http.get("/api/games")
        text = fetch(f"{house.url}/metrics").text
        assert 'starlode_refused_total{code="too-fast"} 2.0' in text
    with a_house(tmp_path / "moves") as house:
        _, _, first, second = a_duel(house.url)
        assert second.act("end-turn")["code"] == "not-your-turn"
        assert first.act("buy dreadnaught")["t"] == "refused"
        text = fetch(f"{house.url}/metrics").text
        assert 'starlode_refused_total{code="not-your-turn"} 1.0' in text
        assert sum(house.lobby.services.metrics.refused.values()) == 2
