"""Who comes and goes is told now and then, and as a count."""

import asyncio
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from starlode.server.presence import Presence
from tests.server.house import Hands, a_house, until
from tests.server.people import LASTING, Page, a_duel
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


def test_it_is_told_how_far_away_somebody_is_who_is_waited_for(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        house._server.config.ws_ping_interval = 0.2
        *_, first, second = a_duel(house.url)
        second.wait(lambda page: 1 in lags(page))  # also while there is no lag to speak of
        answer_late(first, 0.4)
        second.wait(lambda page: lags(page).get(1, 0) >= 400)
        told = second.told("presence")[-1]
        assert (told["here"], told["gone"], lags(second).get(2, 0) < 300) == ([1, 2], [], True)
        first.close()
        second.wait(lambda page: page.told("presence")[-1]["here"] == [2])
        told = second.told("presence")[-1]
        assert ([each["seat"] for each in told["gone"]], 1 in lags(second)) == ([1], False)
        assert told["waited"] >= told["gone"][0]["ago"] >= 0
        second.close()


def answer_late(page: Page, seconds: float) -> None:
    """Whatever this page answers to a ping takes its time from now on."""
    line: Any = page._socket
    send = line.protocol.send_frame

    def late(frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            time.sleep(seconds)
        send(frame)

    line.protocol.send_frame = late


def lags(page: Page) -> dict[int, int]:
    """By seat, as they were told last."""
    told = page.told("presence")
    return {each["seat"]: each["lag"] for each in told[-1]["lags"]} if told else {}
