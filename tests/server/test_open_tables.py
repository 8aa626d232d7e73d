"""Tables in everybody's sight: who looks sees them come and go, and quick play finds the oldest that fits."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.house import House, a_house
from tests.server.people import LASTING, PATIENCE, Guest, Page
from tests.server.test_tables import refused


async def soon(seconds: float) -> None:
    """Nobody waits long; a running clock rings now and then, not without end."""
    await asyncio.sleep(min(seconds, 0.05))


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where what changes is told at once."""
    with a_house(tmp_path_factory.mktemp("open"), pause=soon) as house:
        yield house


class Lobby:
    """Somebody who looks at the open tables."""

    def __init__(self, house: House) -> None:
        address = f"{house.url.replace('http', 'ws', 1)}/api/open/socket"
        self._socket: ClientConnection = connect(address, compression=None, **LASTING)
        self.tables: list[dict[str, Any]] = []
        self.listen()

    def listen(self) -> None:
        message = json.loads(self._socket.recv(PATIENCE))
        assert message["t"] == "open"
        self.tables = message["tables"]

    def until(self, ids: list[str]) -> None:
        while [table["id"] for table in self.tables] != ids:
            self.listen()


def opened(guest: Guest, **wanted: Any) -> tuple[str, Page]:
    """A table in everybody's sight, with its opener's page."""
    table = guest.open_table(public=True, **wanted)["id"]
    return table, guest.page(table)


def test_who_looks_sees_tables_come_and_go(house: House) -> None:
    lobby, one, two = Lobby(house), Guest(house.url), Guest(house.url)
    assert lobby.tables == []
    clock = {"kind": "turn", "seconds": 60, "increment": 0}
    table, page = opened(one, clock=clock)
    lobby.until([table])
    (told,) = lobby.tables
    assert (told["free"], told["seats"], told["clock"], len(told["names"])) == (1, 2, clock, 1)
    assert one.get("/api/open")[0]["id"] == table
    # Where nobody is there, nobody need wait.
    page.close()
    lobby.until([])
    page = one.page(table)
    lobby.until([table])
    two.join(table)
    lobby.until([])


def test_a_table_by_link_is_nobody_elses_business(house: House) -> None:
    lobby, one = Lobby(house), Guest(house.url)
    hidden = one.page(one.open_table()["id"])
    table, _ = opened(one)
    lobby.until([table])
    assert (hidden.table["public"], one.get(f"/api/tables/{table}")["public"]) == (False, True)


def test_quick_play_opens_a_table_or_takes_the_oldest_that_fits(house: House) -> None:
    one, two, three = (Guest(house.url) for _ in range(3))
    first = one.post("/api/quick", game="realms")
    assert (first["phase"], first["public"], first["places"][0]["you"]) == ("waiting", True, True)
    page = one.page(first["id"])
    assert one.post("/api/quick", game="realms")["id"] == first["id"]  # where one waits already
    other = two.post("/api/quick", game="cavein")
    assert other["id"] != first["id"]
    later, _ = opened(three)
    assert later != first["id"]
    found = two.post("/api/quick", game="realms")
    assert (found["id"], found["phase"]) == (first["id"], "running")
    page.wait(lambda page: page.moment is not None)


def test_two_who_ask_at_the_same_moment_play_with_each_other(house: House) -> None:
    guests = [Guest(house.url) for _ in range(6)]
    with ThreadPoolExecutor(len(guests)) as at_once:
        found = list(at_once.map(lambda guest: guest.post("/api/quick", game="realms")["id"], guests))
    assert sorted(map(found.count, set(found))) == [2, 2, 2]
    for guest, table in zip(guests, found, strict=True):
        guest.page(table).wait(lambda page: page.moment is not None)


def test_quick_play_heeds_the_clock_and_the_format(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:  # where time passes: a match with a clock begins
        one, two = Guest(house.url), Guest(house.url)
        clock = {"kind": "bank", "seconds": 300, "increment": 5}
        table, _ = opened(one, clock=clock)
        assert two.post("/api/quick", game="realms", clock={**clock, "increment": 0})["id"] != table
        assert Guest(house.url).post("/api/quick", game="realms", format="hydra", seats=4)["id"] != table
        assert Guest(house.url).post("/api/quick", game="realms", clock=clock)["id"] == table


def test_quick_play_leads_to_no_table_with_rules_or_draws_of_its_own(house: House) -> None:
    odd = [opened(Guest(house.url), **own)[0] for own in ({"deal": "ab" * 32}, {"options": {"turn-limit": "1"}})]
    assert Guest(house.url).post("/api/quick", game="realms")["id"] not in odd


def test_what_nobody_plays_is_refused(house: House) -> None:
    guest = Guest(house.url)
    assert refused(guest.http.post("/api/quick", json={"game": "chess"})) == (400, "unknown-game")
    assert refused(guest.http.post("/api/quick", json={"game": "realms", "format": "chess"})) == (400, "unknown-format")
