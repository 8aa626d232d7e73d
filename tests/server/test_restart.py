"""The server stops, is killed and comes back: nothing that was acknowledged or shown is lost."""

import os
import random
import threading
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from starlode.core.record import Record
from starlode.games import replay, table_rules
from tests.depth import examples
from tests.server.house import a_house, a_process
from tests.server.people import Guest, Page, a_duel, choose, play_on
from tests.server.storage import ask

KILLS = examples(6, 20)
MOST_MOVES = 8  # that are waited for before a kill
PATIENCE = 120  # seconds


def test_a_restart_in_mid_turn_goes_unnoticed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with a_process(data, "no-bots") as server:
        one, two, first, second = a_duel(server.url)
        table = first.table["id"]
        play_on([first, second], random.Random(9), most=12)
        asked = first if first.asked else second
        message = asked.send("act", v=asked.v, action=choose(asked, random.Random(10)))
        done = asked.listen_for("done")
        asked.listen_for("update")
        before = asked.moment
        assert server.stop() == 0
        assert asked.is_closed()
        server.start()
        back = (one if asked is first else two).page(table, asked.v)
        assert (back.v, back.moment, back.events) == (done["v"], before, {})
        # What was carried out before the restart is done now too, and not twice.
        assert back.do("act", id=message, v=0, action="whatever") == done
        other = (two if asked is first else one).page(table)
        pages = [back, other] if asked is first else [other, back]
        play_on(pages, random.Random(11))
        assert pages[0].is_over


def test_a_request_to_take_back_survives_a_restart(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, two, first, second = a_duel(house.url)
        first.well("end-turn")
        first.do("ask-undo")
    assert first.is_closed()
    assert second.is_closed()
    with a_house(tmp_path) as house:
        two.http.base_url = one.http.base_url = house.url
        second = two.page(first.table["id"])
        assert second.table["undo-asked-by"] == 1
        assert second.do("answer-undo", yes=True)["t"] == "done"
        assert one.page(first.table["id"]).asked


def test_a_bot_that_was_thinking_thinks_again(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with a_process(data) as server:
        guest = Guest(server.url)
        page = guest.page(guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"])
        page.do("act", v=page.v, action="end-turn")
        server.kill()
        server.start()
        back = guest.page(page.table["id"])
        back.wait(lambda page: page.asked is not None)


def test_open_sockets_do_not_hold_up_the_end(tmp_path: Path) -> None:
    with a_process(tmp_path / "data") as server:
        _, _, first, second = a_duel(server.url)
        assert server.stop() == 0
        assert first.is_closed()
        assert second.is_closed()
        assert server.log.read_text() == ""  # or that somebody had to be cut off


class Traffic(threading.Thread):
    """Two people who play as fast as they can, one match after the other, until the line is cut."""

    def __init__(self, one: Guest, two: Guest, rng: random.Random) -> None:
        super().__init__()
        self.one, self.two, self.rng = one, two, rng
        self.pages: list[Page] = []
        self.acknowledged: list[tuple[str, str, str, int]] = []  # table, guest, id of the message, events by then
        self.one_more = threading.Semaphore(0)  # released for each of them, and when there will be no more
        self.trouble: Exception | None = None

    def run(self) -> None:
        try:
            while True:
                table = self.one.open_table()["id"]
                self.two.join(table)
                pages = [self.one.page(table), self.two.page(table)]
                self.pages += pages
                self._play(table, pages)
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            pass  # the server is gone
        except Exception as trouble:
            self.trouble = None if type(trouble).__module__.startswith("httpx") else trouble
        finally:
            self.one_more.release()

    def _play(self, table: str, pages: list[Page]) -> None:
        while not pages[0].is_over:
            asked = next(page for page in pages if page.asked)
            guest = self.one if asked is pages[0] else self.two
            done = asked.do("act", v=asked.v, action=choose(asked, self.rng))
            assert done["t"] == "done", done
            self.acknowledged.append((table, guest.id, done["id"], done["v"]))
            self.one_more.release()
            for page in pages:
                page.listen_for("update")


def test_no_acknowledged_move_is_lost_by_kill_9(tmp_path: Path) -> None:
    seed = int(os.environ.get("STARLODE_SEED", time.time_ns() % 10**9))
    print(f"seed {seed} (STARLODE_SEED brings it back)")
    rng = random.Random(seed)
    data = tmp_path / "data"
    with a_process(data, "no-bots") as server:
        one, two = Guest(server.url), Guest(server.url)
        moves = 0
        for _ in range(KILLS):
            traffic = Traffic(one, two, random.Random(rng.random()))
            traffic.start()
            # So many moves, however fast the machine is, and then somewhere in the next one.
            awaited = rng.randint(0, MOST_MOVES)
            for _ in range(awaited):
                assert traffic.one_more.acquire(timeout=PATIENCE)
            time.sleep(rng.uniform(0, 0.02))
            server.kill()
            traffic.join()
            assert traffic.trouble is None, traffic.trouble
            server.start()
            _check(data, traffic, [one, two])
            assert len(traffic.acknowledged) >= awaited
            moves += len(traffic.acknowledged)
        print(f"{moves} acknowledged moves")


def _check(data: Path, traffic: Traffic, guests: list[Guest]) -> None:
    written = set(ask(data, "SELECT table_id, guest, message, v FROM rows WHERE message IS NOT NULL"))
    records = {table: _record(data, table) for table in {page.table["id"] for page in traffic.pages if page.table}}
    assert set(traffic.acknowledged) <= written
    for number, page in enumerate(traffic.pages):
        if not page.table:
            continue
        match = replay(records[page.table["id"]])
        # Everything that anybody was shown is in the store.
        told: list[Any] = match.seen_by(number % 2 + 1)
        shown = [{key: page.events[n][key] for key in page.events[n] if key != "say"} for n in sorted(page.events)]
        assert told[: len(shown)] == shown
        if page in traffic.pages[-2:] and match.outcome is None:
            back = guests[number % 2].page(page.table["id"])
            assert back.v == len(match.events)
            assert back.moment is not None
            assert back.moment["view"] == match.view(number % 2 + 1).to_json()
            back.close()


def _record(data: Path, table: str) -> Record:
    found = ask(data, "SELECT text FROM rows WHERE table_id = :table ORDER BY n", table=table)
    rows = [text for (text,) in found]
    rules = table_rules("realms", "duel", 2, {})
    return Record("realms", rules.version, 2, dict(rules.options), rows)
