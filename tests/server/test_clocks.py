"""Clocks at tables, by a time that the test moves: for whom it runs, what happens when it is up, and what stops it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starlode.core.match import Match
from starlode.server import timekeeping
from starlode.server.matches import rules_for
from starlode.server.stored import Sitting, StoredTable
from starlode.server.timing import Timing
from tests.server.house import Hands, House, a_house, a_process
from tests.server.people import Guest, Page, a_duel
from tests.server.storage import ON_POSTGRES, ask
from tests.server.test_formats import seated
from tests.server.test_tables import refused

TURN = {"kind": "turn", "seconds": 30}
BANK = {"kind": "bank", "seconds": 300, "increment": 5}
DAYS = {"kind": "days", "seconds": 2 * 86_400}
SECOND, DAY = 1000, 86_400_000


@pytest.fixture(scope="module")
def hands() -> Hands:
    """One time for all tables: those of earlier tests run out of it, which nobody minds."""
    return Hands()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("data"), clock=hands.clock, today=hands.clock, pause=hands.pause) as house:
        yield house


def clock(page: Page) -> dict[str, Any]:
    """How it stands now, by asking."""
    page.send("hello", have=page.v)
    page.listen_for("sync")
    return page.listen_for("clock")


def ended(page: Page) -> tuple[Any, Any]:
    page.wait(lambda page: page.is_over)
    assert page.moment is not None
    outcome = page.moment["outcome"]
    return outcome["winners"], outcome["reason"]


def rows(house: House, page: Page) -> list[str]:
    match = house.lobby.tables._live[page.table["id"]].match
    assert match is not None
    return match.record.rows


def test_whose_time_is_up_has_lost_and_the_record_says_so(house: House, hands: Hands) -> None:
    one, _, first, second = a_duel(house.url, clock=TURN)
    assert first.table["clock"] == {**TURN, "increment": 0}
    hands.now += 29.9
    told = clock(second)
    assert (told["left"], told["running"]) == ([100, 30_000], [1])
    assert not second.is_over
    hands.now += 0.1
    assert ended(second) == ended(first) == ([2], "time-out")
    names = [event["event"] for event in second.events.values()]
    assert names[-2:] == ["time-ran-out", "match-ended"]
    assert rows(house, first)[-1] == "1 time-out"
    record = one.get(f"/api/tables/{first.table['id']}/record")["record"]
    assert record["rows"][-1] == "1 time-out"


def test_each_turn_has_its_time_and_moves_within_it_do_not_give_more(house: House, hands: Hands) -> None:
    _, _, first, second = a_duel(house.url, clock=TURN)
    hands.now += 20
    first.well("play scout")
    assert clock(first)["left"] == [10 * SECOND, 30 * SECOND]
    assert first.do("undo")["t"] == "done"
    assert clock(first)["left"] == [10 * SECOND, 30 * SECOND]
    first.well("end-turn")
    told = clock(second)
    assert (told["left"], told["running"]) == ([30 * SECOND] * 2, [2])
    hands.now += 30
    assert ended(first) == ([1], "time-out")


def test_a_bank_grows_with_every_turn(house: House, hands: Hands) -> None:
    _, _, first, second = a_duel(house.url, clock=BANK)
    hands.now += 20
    first.well("end-turn")
    second.reach(first.v)
    hands.now += 1
    second.well("end-turn")
    assert clock(first)["left"] == [285 * SECOND, 304 * SECOND]


@pytest.mark.parametrize("timing", [TURN, BANK])
def test_who_ends_a_turn_and_takes_it_back_gains_no_time(house: House, hands: Hands, timing: dict[str, Any]) -> None:
    """In Cave-In a turn in which nothing was taken ends without anything shown, so it is free to take back."""
    one, two = Guest(house.url), Guest(house.url)
    table = one.open_table(game="cavein", options={"start": "1"}, clock=timing)["id"]
    two.join(table)
    first = one.page(table)
    before = clock(first)["left"]
    for _ in range(3):
        hands.now += 4
        first.well("end-turn")
        hands.now += 1
        assert first.do("undo")["t"] == "done"
        clock(first)  # it has seen that
    assert clock(first)["left"] == [before[0] - 15 * SECOND, before[1]]


def test_an_increment_is_for_whose_turn_has_ended_whoever_was_asked_meanwhile() -> None:
    match = Match(rules_for("realms", "duel", 2, {"start": "1"})[1])
    places = [Sitting(1, "one"), Sitting(2, "two")]
    stored = StoredTable("id", "realms", 1, "duel", 2, {}, "", 0, phase="running", places=places)
    stored.timing = Timing("bank", 300, 5)
    timekeeping.begin(stored, match, 0)
    assert stored.clock is not None
    stored.clock.running = (2,)  # she had to answer him
    before = len(match.events)
    match.play("end-turn", seat=1)
    timekeeping.count(stored, match, 0, match.events[before:], "somebody")
    assert stored.clock.left == [305 * SECOND, 300 * SECOND]


def test_no_time_runs_for_a_bot_or_before_the_deal(house: House, hands: Hands) -> None:
    guest = Guest(house.url)
    waiting = guest.open_table(clock=TURN)["id"]
    table = guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "2"}, clock=BANK)["id"]
    page = guest.page(table)
    page.wait(lambda page: page.asked is not None)
    assert clock(page)["left"] == [300 * SECOND] * 2
    hands.now += 3600
    assert guest.get(f"/api/tables/{waiting}")["phase"] == "waiting"
    assert ended(page) == ([2], "time-out")


def test_who_has_to_answer_a_take_back_is_on_the_clock(house: House, hands: Hands) -> None:
    people = seated(house.url, "free-for-all", "-", "-", "-", clock=BANK, start="1")
    one, two, three = people
    one.well("end-turn")
    one.do("ask-undo")
    assert clock(one)["running"] == [2, 3]
    hands.now += 10
    three.wait(lambda page: page.undo is not None)
    assert three.do("answer-undo", yes=True)["t"] == "done"
    told = clock(one)
    assert (told["running"], told["left"][1:]) == ([2], [290 * SECOND] * 2)
    two.wait(lambda page: page.undo is not None)
    assert two.do("answer-undo", yes=False)["t"] == "done"
    assert clock(one)["running"] == [2]  # it is her turn


def test_a_hydra_has_one_clock_and_loses_as_a_team(house: House, hands: Hands) -> None:
    pages = seated(house.url, "hydra", "-", "-", "-", "greedy", clock=BANK, start="1")
    hands.now += 100
    told = clock(pages[0])
    assert (told["running"], told["left"]) == ([1, 2], [200 * SECOND] * 2 + [300 * SECOND] * 2)
    hands.now += 200
    assert ended(pages[2]) == ([3, 4], "time-out")
    assert rows(house, pages[0])[-2:] == ["1 time-out", "2 time-out"]


def test_where_several_play_the_others_play_on(house: House, hands: Hands) -> None:
    one, two, three = seated(house.url, "free-for-all", "-", "-", "-", clock=TURN, start="1")
    hands.now += 30
    two.wait(lambda page: page.asked is not None)
    assert clock(three)["running"] == [2]
    assert one.do("pause", on=True)["code"] == "eliminated"


def test_a_pause_is_agreed_upon_and_ends_when_somebody_plays_on(house: House, hands: Hands) -> None:
    _, _, first, second = a_duel(house.url, clock=TURN)
    hands.now += 10
    assert first.do("pause", on=False)["code"] == "no-pause"
    assert first.do("pause", on=True)["t"] == "done"
    told = clock(second)
    assert (told["paused"], told["pause"], told["running"]) == (False, {"by": 1, "awaited": [2]}, [1])
    assert second.do("pause", on=True)["t"] == "done"
    told = clock(first)
    assert (told["paused"], told["pause"], told["running"]) == (True, None, [])
    hands.now += 5000
    assert clock(first)["left"][0] == 20 * SECOND
    first.well("play scout")
    told = clock(second)
    assert (told["paused"], told["running"], told["left"][0]) == (False, [1], 20 * SECOND)


def test_a_pause_can_be_refused_or_ended(house: House, hands: Hands) -> None:
    _, _, first, second = a_duel(house.url, clock=TURN)
    second.do("pause", on=True)
    assert first.do("pause", on=False)["t"] == "done"
    assert clock(second)["pause"] is None
    second.do("pause", on=True)
    first.do("pause", on=True)
    assert second.do("pause", on=False)["t"] == "done"
    told = clock(first)
    assert (told["paused"], told["running"]) == (False, [1])


def test_time_is_given_to_others_only(house: House, hands: Hands) -> None:
    _, _, first, second = a_duel(house.url, clock=BANK)
    assert second.do("add-time", seat=1)["t"] == "done"
    assert clock(first)["left"] == [360 * SECOND, 300 * SECOND]
    assert first.do("add-time", seat=1)["code"] == "own-time"
    assert first.do("add-time", seat=3)["code"] == "no-such-seat"


def test_turns_of_days_have_vacations(house: House, hands: Hands) -> None:
    _, _, first, second = a_duel(house.url, clock=DAYS)
    assert first.table["draws"]["patience"] == 86_400
    hands.now += 86_400
    assert first.do("vacation", days=10)["t"] == "done"
    assert first.do("vacation", days=30)["code"] == "no-vacation"
    hands.now += 9 * 86_400
    told = clock(second)
    assert (told["left"], told["away"], told["vacation"]) == ([DAY, 2 * DAY], [DAY, 0], [4 * DAY, 14 * DAY])
    assert first.do("vacation", days=0)["t"] == "done"
    assert clock(second)["vacation"] == [5 * DAY, 14 * DAY]
    hands.now += 86_400
    assert ended(second) == ([2], "time-out")


def test_what_there_is_no_clock_for_is_refused(house: House) -> None:
    _, _, first, _ = a_duel(house.url)
    assert first.table["clock"] is None
    assert first.do("pause", on=True)["code"] == "no-clock"
    assert first.do("add-time", seat=2)["code"] == "no-clock"
    assert first.do("vacation", days=1)["code"] == "no-clock"
    _, _, second, _ = a_duel(house.url, clock=TURN)
    assert second.do("vacation", days=1)["code"] == "no-vacation"


@pytest.mark.parametrize("wish", [
    {"kind": "days", "seconds": 3600}, {"kind": "days", "seconds": 86_401}, {"kind": "turn", "seconds": 86_400},
    {"kind": "turn", "seconds": 30, "increment": 5}, {"kind": "turn", "seconds": 1},
    {"kind": "hour-glass", "seconds": 9},
])  # fmt: skip
def test_a_clock_that_cannot_be_is_refused(house: House, wish: dict[str, Any]) -> None:
    asked = {"game": "realms", "places": [{"me": True}, {}], "clock": wish}
    assert refused(Guest(house.url).http.post("/api/tables", json=asked)) == (400, "bad-request")


def test_a_rematch_has_the_same_clock(house: House) -> None:
    one, _, first, _ = a_duel(house.url, clock=BANK)
    first.do("resign")
    first.wait(lambda page: page.is_over)
    assert one.post(f"/api/tables/{first.table['id']}/rematch")["clock"] == BANK


# While nobody looks, and while the server is away


def test_time_is_up_also_where_nobody_looks(house: House, hands: Hands) -> None:
    one, _, first, second = a_duel(house.url, clock=DAYS)
    table, tables = first.table["id"], house.lobby.tables
    first.close()
    second.close()

    async def sleep_for_days() -> None:
        while not tables._live[table].is_idle:
            await asyncio.sleep(0.001)
        tables.sweep(0)
        assert table not in tables._live
        hands.now += 2 * 86_400 - 30
        await tables.wake_late()

    run(house, sleep_for_days())
    assert one.get(f"/api/tables/{table}")["phase"] == "running"
    hands.now += 30
    while (told := one.get(f"/api/tables/{table}"))["phase"] == "running":
        pass
    assert told["outcome"]["reason"] == "time-out"


def test_while_the_server_is_away_no_time_runs(tmp_path: Path) -> None:
    hands = Hands()
    with a_house(tmp_path, clock=hands.clock, pause=hands.pause) as house:
        one, two, first, _ = a_duel(house.url, clock=TURN)
        hands.now += 10
    hands.now += 1000
    with a_house(tmp_path, clock=hands.clock, pause=hands.pause) as house:
        for guest in (one, two):
            guest.http.base_url = house.url
        page = two.page(first.table["id"])
        assert clock(page)["left"] == [20 * SECOND, 30 * SECOND]
        hands.now += 20
        assert ended(page) == ([2], "time-out")


def test_time_runs_again_for_whom_a_bot_played_when_the_server_stopped(tmp_path: Path) -> None:
    """Or whoever came back before the next bot could stand in would never be late."""
    hands = Hands()
    with a_house(tmp_path, clock=hands.clock, pause=hands.pause) as house:
        one, _, first, _ = a_duel(house.url, clock=BANK, absence={"then": "bot", "grace": 60})
        first.well("play scout")
    written = "UPDATE clocks SET state = replace(state, '\"running\": [1]', '\"running\": []'), due = NULL"
    ask(tmp_path, written)  # as it is between two actions of the bot
    with a_house(tmp_path, clock=hands.clock, pause=hands.pause) as house:
        one.http.base_url = house.url
        page = one.page(first.table["id"])
        assert clock(page)["running"] == [1]
        hands.now += 301
        assert ended(page) == ([2], "time-out")


@pytest.mark.skipif(ON_POSTGRES, reason="copies the file of a database")
def test_a_killed_server_gives_back_what_it_could_not_write(tmp_path: Path) -> None:
    hands = Hands()
    with a_house(tmp_path / "one", clock=hands.clock, pause=hands.pause) as house:
        one, two, first, _ = a_duel(house.url, clock=BANK)
        first.well("play scout")
        hands.now += 100
        run(house, house.lobby.tables.beat())
        hands.now += 3  # and now it is killed: what lies on the disk is all that the next one has
        copy = tmp_path / "two"
        copy.mkdir()
        for file in (tmp_path / "one").iterdir():
            if file.is_file():
                (copy / file.name).write_bytes(file.read_bytes())
    with a_house(copy, clock=hands.clock, pause=hands.pause) as house:
        one.http.base_url = two.http.base_url = house.url
        assert clock(one.page(first.table["id"]))["left"] == [200 * SECOND, 300 * SECOND]


def test_a_clock_survives_a_kill(tmp_path: Path) -> None:
    """By a real process and its own time: nothing can be asserted but that it goes on, and from no more than it had."""
    with a_process(tmp_path / "data", "no-bots") as server:
        one, _, first, _ = a_duel(server.url, clock=BANK)
        first.well("play scout")
        before = clock(first)["left"]
        server.kill()
        server.start()
        told = clock(one.page(first.table["id"]))
    assert told["running"] == [1]
    assert told["left"][1] == before[1] == 300 * SECOND
    assert 0 < told["left"][0] <= 300 * SECOND


def run(house: House, work: Any) -> None:
    """Have the server's loop do something, and wait for it."""
    lobby = house.lobby
    asyncio.run_coroutine_threadsafe(work, lobby.tables._sweeper.get_loop()).result(120)
