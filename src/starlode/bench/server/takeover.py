"""How long a table stands still whose process is killed: until its people are back at another, and one has moved.

Half of the pages were at the process that dies, and come to another; the others were there all the time and were passed
on. Both come back as pages do, at once and again after every refusal.
"""

import asyncio
import statistics
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from starlode.bench.server.guests import Door
from starlode.bench.server.hosts import Host
from starlode.bench.server.seated import Page, Seated

TIMES, TABLES = 10, 10
MEET = 2.0  # seconds until processes know each other; then each kill comes a little later within a beat
BEAT = 0.75
AGAIN = 0.1  # seconds until a page that is refused asks again
GIVEN_UP = 60.0


def measure(url: str, data: Path, duel: dict[str, Any]) -> dict[str, Any]:
    """The middle and the longest, over all times and tables, in seconds from the kill on."""
    told: dict[str, list[float]] = {"back": [], "passed_on_back": [], "moved": []}
    with ExitStack() as within:
        other = within.enter_context(Host("server.unlimited", str(data), "--database", url))
        for n in range(TIMES):
            with Host("server.unlimited", str(data), "--database", url) as owner:
                found = asyncio.run(_one(owner, other, duel, MEET + BEAT * n / TIMES))
            for name, seconds in found.items():
                told[name] += seconds
    figures: dict[str, Any] = {"times": TIMES, "tables": TABLES}
    for name, seconds in told.items():
        figures |= {f"{name}_p50_s": round(statistics.median(seconds), 2), f"{name}_worst_s": round(max(seconds), 2)}
    return figures


async def _one(owner: Host, other: Host, duel: dict[str, Any], pause: float) -> dict[str, list[float]]:
    here, there = Door(owner.host, owner.port), Door(other.host, other.port)
    tables = list[Seated]()
    for n in range(TABLES):
        guests = [here.new_guest() for _ in range(2)]
        tables.append(Seated(here.open_table(guests, **duel), guests, n, lambda _: None))
    for table in tables:
        for page, door in zip(table.pages, (here, there), strict=True):
            await page.open(door)
        table.move()
    await asyncio.sleep(pause)
    begun = time.perf_counter()
    owner.kill()
    found = await asyncio.gather(*(_go_on(table, there, begun) for table in tables))
    for page in (page for table in tables for page in table.pages):
        if page.line is not None:
            page.line.cut()
    here.close()
    there.close()
    back, passed_on, moved = zip(*found, strict=True)
    return {"back": list(back), "passed_on_back": list(passed_on), "moved": list(moved)}


async def _go_on(table: Seated, door: Door, begun: float) -> tuple[float, float, float]:
    """When each page was back, and when a move was acknowledged."""
    async with asyncio.timeout(GIVEN_UP):
        came = await asyncio.gather(*(_come_back(page, door, begun) for page in table.pages))
        moves = table.moves
        table.move()
        while table.moves == moves:
            await asyncio.sleep(0.005)
    return came[0], came[1], time.perf_counter() - begun


async def _come_back(page: Page, door: Door, begun: float) -> float:
    assert page.line is not None
    await page.line.closed
    page.options = []
    while True:
        try:
            await page.open(door)
            return time.perf_counter() - begun
        except OSError:  # refused, or nobody was there
            await asyncio.sleep(AGAIN)
