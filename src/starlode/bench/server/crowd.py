"""The clients of a measurement, a process of its own: it is told by the line what to do, and answers by the line.

`python -m starlode.bench.server.crowd HOST PORT`
"""

import asyncio
import json
import os
import random
import sys
import time
from collections import deque
from typing import Any

import uvloop

from starlode.bench.server.guests import Door
from starlode.bench.server.line import Line, connect
from starlode.bench.server.seated import Seated

AT_ONCE = 200  # sockets that are opened at the same time
A_MOMENT = 0.1  # seconds before a move, of somebody who knows what he wants
WATCHING_LULL = 1.0  # seconds for the last of many to be told
LONGEST_LULL = 60.0  # seconds without an answer, after which a measurement is given up


class Crowd:
    """Everybody who plays."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._tables: list[Seated] = []
        self._kept: list[Seated] = []  # at which nobody moves
        self._watching: list[Line] = []
        self._synced = 0  # of them
        self._heard: dict[int, tuple[int, float, float]] = {}  # what was told to how many of them, from when to when
        self._ready: deque[Seated] = deque()
        self._plays = False
        self._thinking = 0.0  # seconds before a turn against a bot

    # What can be asked for

    async def seat(
        self, tables: int, people: int, wanted: dict[str, Any], opened: bool = True, kept: bool = False
    ) -> dict[str, Any]:
        """Open so many tables for so many people each, and unless said their pages too; kept ones are never played."""
        seated = self._kept if kept else self._tables
        for _ in range(tables):
            guests = [self._door.new_guest() for _ in range(people)]
            table = self._door.open_table(guests, **wanted)
            seated.append(Seated(table, guests, len(seated), _let_wait if kept else self._note_question))
        self._door.close()
        if opened:
            await self.come()
        return {"tables": [table.id for table in seated[-tables:]] if tables else []}

    async def come(self, each: int | None = None) -> dict[str, Any]:
        """Open the pages that are not open, of every table all or so many."""
        begun = time.perf_counter()
        every = [*self._kept, *self._tables]
        closed = [page for table in every for page in table.pages[:each] if page.line is None]
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_page(page: Any) -> None:
            async with gate:
                await page.open(self._door, page.v or None)

        await asyncio.gather(*(open_page(page) for page in closed))
        return {"sockets": len(closed), "seconds": time.perf_counter() - begun}

    async def cut(self, each: int) -> dict[str, Any]:
        """Have so many pages of every table lose their line."""
        lost = [page for table in self._tables for page in table.pages[:each]]
        for page in lost:
            assert page.line is not None
            page.line.cut()
            await page.line.closed
            page.line = None
        return {}

    async def leave(self, all: bool = False) -> dict[str, Any]:
        """Go away from the tables that are played at, or from all."""
        for table in [*self._tables, *(self._kept if all else ())]:
            for page in table.pages:
                if page.line is not None:
                    page.line.cut()
        self._tables, self._ready = [], deque()
        if all:
            self._kept = []
        for line in self._watching:
            line.cut()
        self._watching, self._heard, self._synced = [], {}, 0
        return {}

    async def watch(self, table: str, watchers: int) -> dict[str, Any]:
        """So many more pages of people who only look on."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_page() -> None:
            async with gate:
                line = await self._come_to_watch(table)
                line.send(b'{"t":"hello","have":null}')
                self._watching.append(line)

        await asyncio.gather(*(open_page() for _ in range(watchers)))
        while self._synced < len(self._watching):
            await asyncio.sleep(0.005)
        return {"watchers": watchers}

    async def _come_to_watch(self, table: str) -> Line:
        """A line; who is turned away comes again, as pages do: many at once may be more than is passed on just now."""
        end = time.perf_counter() + LONGEST_LULL
        while True:
            try:
                return await connect(self._door.host, self._door.port, f"/api/tables/{table}/socket", "", self._see)
            except ConnectionError:
                if time.perf_counter() > end:
                    raise
                await asyncio.sleep(A_MOMENT)

    def _see(self, text: bytes) -> None:
        """How often a moment was told, and from when to when."""
        if text.startswith(b'{"t":"sync"'):
            self._synced += 1
        elif text.startswith(b'{"t":"update"'):
            now, key = time.perf_counter(), hash(text)
            times, first, _ = self._heard.get(key, (0, now, now))
            self._heard[key] = times + 1, first, now

    async def watched(self, seconds: float, rate: float) -> dict[str, Any]:
        """Moves at a rate at the one table, if it is ours, and how long it takes until all who watch were told."""
        told = await self.pace(seconds, rate) if rate else {"sent": 0}
        await asyncio.sleep(WATCHING_LULL if rate else seconds + WATCHING_LULL)
        spread = sorted(last - first for _, first, last in self._heard.values())
        heard = sum(times for times, *_ in self._heard.values())
        return {"sent": told["sent"], "told": heard, "spread_p99_ms": round(_share(spread, 0.99), 2) if spread else 0.0}

    async def play(self, seconds: float, most: int = 0) -> dict[str, Any]:
        """Everybody moves as soon as he is asked, for so long, or until so many moves were made at each table.

        On a machine that is busy otherwise it lasts longer: until somebody has moved.
        """
        before, begun, cpu = self._moves(), time.perf_counter(), time.process_time()
        self._plays = True
        for table in list(self._ready):
            table.move()
        self._ready.clear()
        while (spent := time.perf_counter() - begun) < seconds or (self._moves() == before and spent < LONGEST_LULL):
            await asyncio.sleep(0.005)
            if most and all(table.is_over or table.moves >= most for table in self._tables):
                break
        moves, cpu = self._moves() - before, time.process_time() - cpu
        self._plays = False
        await self._settle()
        return {"moves": moves, "seconds": spent, "cpu": cpu, "over": sum(table.is_over for table in self._tables)}

    async def pace(self, seconds: float, rate: float) -> dict[str, Any]:
        """Moves at a rate, whatever the server does: what is late counts from when it was due."""
        for table in self._tables:
            table.took = []
        begun = time.perf_counter()
        sent, missed = 0, 0
        while (now := time.perf_counter() - begun) < seconds:
            while sent + missed < now * rate:
                if self._ready:
                    self._ready.popleft().move(begun + (sent + missed) / rate)
                    sent += 1
                else:
                    missed += 1  # nobody is left who could move
            await asyncio.sleep(0.0005)
        await self._settle()
        took = sorted(each for table in self._tables for each in table.took)
        return {"sent": sent, "missed": missed, **_shares(took)}

    async def echo(self, sockets: int, seconds: float, size: int) -> dict[str, Any]:
        """Texts of so many bytes that come back, as fast as they do."""
        heard = 0
        lines: list[Any] = [None] * sockets
        text = b"x" * size
        plays = True

        def hear(number: int) -> None:
            nonlocal heard
            heard += 1
            if plays:
                lines[number].send(text)

        for number in range(sockets):
            lines[number] = await connect(self._door.host, self._door.port, "/", "", lambda _, n=number: hear(n))  # type: ignore[misc]
        begun, cpu = time.perf_counter(), time.process_time()
        for line in lines:
            line.send(text)
        await asyncio.sleep(seconds)
        answer = {"echoes": heard, "seconds": time.perf_counter() - begun, "cpu": time.process_time() - cpu}
        plays = False
        return answer

    async def against_bots(self, seconds: float, thinking: float) -> dict[str, Any]:
        """One person at each table, who takes his time for a turn; how long the bot's turns last."""
        self._thinking = thinking
        for table in list(self._ready):
            self._note_question(table)
        self._ready.clear()
        await asyncio.sleep(seconds)
        self._thinking = 0.0
        took = sorted(turn for table in self._tables for turn in table.waits)
        return {"turns": len(took), **_shares(took)}

    # How it is done

    def _note_question(self, table: Seated) -> None:
        if self._thinking:
            # A pause before the turn, and a short one before each of its moves.
            pause = self._thinking if table.is_new_turn else A_MOMENT
            asyncio.get_running_loop().call_later(pause * (0.5 + random.random()), table.move)
        elif self._plays:
            table.move()
        else:
            self._ready.append(table)

    def _moves(self) -> int:
        return sum(table.moves for table in self._tables)

    async def _settle(self) -> None:
        """Wait until every move that was sent is answered."""
        waits = [table for table in self._tables if not table.is_settled]
        end = time.perf_counter() + LONGEST_LULL
        while not all(table.is_settled for table in waits):
            if time.perf_counter() > end:
                raise TimeoutError("the server does not answer")
            await asyncio.sleep(0.005)


def _let_wait(table: Seated) -> None:
    """Nobody moves there."""


def _shares(took: list[float]) -> dict[str, Any]:
    """What half of all waited at most, and what all but one in a hundred did, in milliseconds."""
    if not took:
        return {"answered": 0}
    shares = {"p50_ms": _share(took, 0.5), "p99_ms": _share(took, 0.99), "longest_ms": took[-1] * 1000}
    return {"answered": len(took), **{name: round(value, 2) for name, value in shares.items()}}


def _share(took: list[float], part: float) -> float:
    return took[min(len(took) - 1, int(len(took) * part))] * 1000


async def _work(host: str, port: int) -> None:
    # What goes wrong in a callback ends the measurement: whoever waits for an answer learns it.
    asyncio.get_running_loop().set_exception_handler(_give_up)
    crowd = Crowd(Door(host, port))
    while line := await asyncio.to_thread(sys.stdin.readline):
        order = json.loads(line)
        answer = await getattr(crowd, order.pop("do"))(**order)
        print(json.dumps(answer), flush=True)


def _give_up(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    print(context.get("message"), context.get("exception"), file=sys.stderr, flush=True)
    os._exit(1)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_work(sys.argv[1], int(sys.argv[2])))
