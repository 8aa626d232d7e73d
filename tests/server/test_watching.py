"""Who looks at a table, who is there, and how somebody comes back."""

import random

from starlode.server import showing
from starlode.server.viewer import Viewer
from starlode.server.wire.socket import Done
from tests.server.house import House, until
from tests.server.people import Guest, Page, a_duel, play_on


def test_a_spectator_sees_what_everybody_sees(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    watcher = Guest(house.url).page(first.table["id"])
    first.wait(lambda page: page.table["watchers"] == 1)
    assert watcher.moment is not None
    assert watcher.moment["view"]["seat"] is None
    assert all(seat["hand"]["cards"] is None for seat in watcher.moment["view"]["seats"])
    assert (watcher.asked, watcher.moment["undo"], watcher.moment["labels"]) == (None, None, [])
    assert not any(place["you"] for place in watcher.table["places"])
    play_on([first, second, watcher], random.Random(5), most=10)
    watcher.close()
    first.wait(lambda page: page.table["watchers"] == 0)


def test_a_stranger_without_a_cookie_may_watch(house: House) -> None:
    _, _, first, _ = a_duel(house.url)
    page = Page(house.url, first.table["id"], {})
    page.hello()
    assert page.moment is not None
    assert page.moment["view"]["seat"] is None
    first.wait(lambda page: page.table["watchers"] == 1)


def test_everybody_sees_who_is_there(house: House) -> None:
    _, two, first, second = a_duel(house.url)
    first.wait(lambda page: [place["here"] for place in page.table["places"]] == [True, True])
    another = two.page(first.table["id"])  # a second page of the same guest
    second.close()
    another.close()
    first.wait(lambda page: [place["here"] for place in page.table["places"]] == [True, False])
    two.page(first.table["id"])
    first.wait(lambda page: [place["here"] for place in page.table["places"]] == [True, True])


def test_who_comes_back_is_told_what_he_missed(house: House) -> None:
    _, two, first, second = a_duel(house.url)
    play_on([first, second], random.Random(6), most=5)
    have, known = second.v, dict(second.events)
    second.close()
    while first.asked:
        first.well(first.actions()[-1])
    back = two.page(first.table["id"], have)
    assert sorted(back.events) == list(range(have + 1, first.v + 1))
    assert sorted(known | back.events) == list(range(1, first.v + 1))
    assert back.asked
    # Who has everything is told nothing, and still how things stand.
    assert back.hello(back.v)["events"] == []
    assert back.moment is not None
    # Who claims to have more than there is starts anew.
    assert len(back.hello(back.v + 1)["events"]) == back.v


def test_a_late_comer_is_told_the_last_events_only(house: House) -> None:
    _, two, first, second = a_duel(house.url)
    for page, other in ((first, second), (second, first)) * 40:
        page.well("end-turn")
        other.listen_for("update")
    assert first.v > showing.MOST_EVENTS
    back = two.page(first.table["id"])
    assert len(back.events) == showing.MOST_EVENTS
    assert max(back.events) == first.v


def test_a_page_that_has_not_said_hello_is_told_nothing(house: House) -> None:
    one, _, first, _ = a_duel(house.url)
    silent = Page(house.url, first.table["id"], {"Cookie": one.cookie})
    first.well("end-turn")
    assert silent.is_quiet()
    assert silent.hello()["v"] == first.v


class Clogged:
    """A line that takes nothing more until the other side has read."""

    lag: float | None = None

    def write_texts(self, *texts: bytes) -> bool:
        return False


class Open:
    """A line that takes everything, and how it came."""

    lag: float | None = None

    def __init__(self) -> None:
        self.sent: list[tuple[bytes, ...]] = []

    def write_texts(self, *texts: bytes) -> bool:
        self.sent.append(texts)
        return True


def test_what_is_held_goes_out_with_the_next_or_alone_and_in_order() -> None:
    line = Open()
    viewer = Viewer("somebody", 3, 1000, line)
    done = b'{"t":"done","id":"a","v":1}'
    viewer.hold(Done("a", 1))
    viewer.send_text(b"update")
    viewer.let_out()  # nothing is left
    viewer.hold(Done("a", 1))
    viewer.let_out()
    assert line.sent == [(done, b"update"), (done,)]
    slow = Viewer("somebody", 3, 1000, Clogged())
    slow.hold(Done("a", 1))
    slow.send_text(b"update")
    assert slow.drain() == [done, b"update"]


def test_a_page_so_near_that_no_time_was_measured_is_known_to_be_near() -> None:
    line = Open()
    viewer = Viewer("somebody", 3, 1000, line)
    assert viewer.lag is None
    line.lag = 0.0
    assert viewer.lag == 0


def test_a_page_that_does_not_read_is_let_go() -> None:
    viewer = Viewer("somebody", 3, 1000, Clogged())
    for _ in range(3):
        viewer.send_text(b"x" * 10)
    assert not viewer.closed.is_set()
    viewer.send_text(b"x" * 10)
    assert viewer.closed.is_set()
    assert viewer.drain() == []


def test_tables_that_nobody_looks_at_are_forgotten_and_come_back(house: House) -> None:
    one, _, first, second = a_duel(house.url)
    first.well("play scout")
    table, v = first.table["id"], first.v
    lobby = house.lobby
    house.sweep()
    assert table in lobby.tables._live
    first.close()
    second.close()
    until(lambda: not lobby.tables._live[table].audience.viewers)
    until(lambda: lobby.tables._live[table].is_idle)
    house.sweep()
    assert table not in lobby.tables._live
    back = one.page(table)
    assert (back.v, back.moment is not None) == (v, True)
    back.well("end-turn")
