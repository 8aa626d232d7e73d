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
from starlode.bench.server.line import connect
from starlode.bench.server.seated import Seated

AT_ONCE = 200  # sockets that are opened at the same time
A_MOMENT = 0.1  # seconds before a move, of somebody who knows what he wants
LONGEST_LULL = 60.0  # seconds without an answer, after which a measurement is given up


class Crowd:
    """Everybody who plays."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._tables: list[Seated] = []
        self._ready: deque[Seated] = deque()
        self._plays = False
        self._thinking = 0.0  # seconds before a turn against a bot

    # What can be asked for

    async def seat(self, tables: int, people: int, wanted: dict[str, Any], opened: bool = True) -> dict[str, Any]:
        """Open so many tables for so many people each, and unless said their pages too."""
        for _ in range(tables):
            guests = [self._door.new_guest() for _ in range(people)]
            table = self._door.open_table(guests, **wanted)
            self._tables.append(Seated(table, guests, len(self._tables), self._note_question))
        self._door.close()
        if opened:
            await self.come()
        return {}

    async def come(self) -> dict[str, Any]:
        """Open the pages that are not open."""
        begun = time.perf_counter()
        closed = [page for table in self._tables for page in table.pages if page.line is None]
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

    async def leave(self) -> dict[str, Any]:
        """Go away from all tables."""
        for table in self._tables:
            for page in table.pages:
                if page.line is not None:
                    page.line.cut()
        self._tables, self._ready = [], deque()
        return {}

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
