"""Who comes and goes is told now and then, and as a count."""

import asyncio
import json
from itertools import pairwise
from pathlib import Path

from websockets.sync.client import connect

from starlode.server.presence import Presence
from tests.server.house import Hands, a_house, until
from tests.server.people import LASTING, a_duel
from tests.server.test_limits import Clock


class Steps:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.clock = Clock()
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    async def pause(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((self.clock.now + seconds, woken))
        await woken

    async def go(self, seconds: float) -> None:
        self.clock.now += seconds
        for at, woken in self._waiting:
            if at <= self.clock.now and not woken.done():
                woken.set_result(None)
        for _ in range(3):
            await asyncio.sleep(0)


def test_who_comes_and_goes_is_told_at_most_once_a_second() -> None:
    async def come_and_go() -> None:
        told: list[float] = []
        steps = Steps()
        presence = Presence(lambda: told.append(steps.clock.now), steps.clock, steps.pause)
        for _ in range(100):  # ten seconds, ten times a second
            presence.changed()
            await steps.go(0.1)
        await steps.go(5)
        presence.changed()
        assert len(told) <= 12
        assert all(later - earlier >= 0.999 for earlier, later in pairwise(told))
        assert told[-1] == steps.clock.now
        presence.stop()

    asyncio.run(come_and_go())


def test_a_crowd_costs_each_viewer_a_count_and_no_table(tmp_path: Path) -> None:
    """However long it takes to come and to go: no second is over before the test says so."""
    hands = Hands()
    with a_house(tmp_path, clock=hands.clock, today=hands.clock, pause=hands.pause) as house:
        _, _, first, _ = a_duel(house.url)
        audience = house.lobby.tables._live[first.table["id"]].audience
        address = f"{house.url.replace('http', 'ws')}/api/tables/{first.table['id']}/socket"
        crowd = [connect(address, compression=None, **LASTING) for _ in range(30)]
        until(lambda: len(audience.viewers) == 32)
        hands.now += 1
        first.wait(lambda page: page.table["watchers"] == 30)
        for watcher in crowd:
            watcher.close()
        until(lambda: len(audience.viewers) == 2)
        hands.now += 1
        first.wait(lambda page: page.table["watchers"] == 0)
        told = [json.loads(text) for text in first.heard]
    assert sum(message["t"] == "presence" for message in told) <= 5
    assert sum(message["t"] == "table" for message in told) <= 3
