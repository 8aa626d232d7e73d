"""What can go wrong, one word each; how often, how long and to whom is drawn from a seed and the fault's number."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Sequence

from tests.faults.clocks import can_jump
from tests.faults.world import World

PAST_THE_LEASE = (4.5, 7.0)  # seconds
JUMPS = (-7 * 86_400, -3600, -30, -4, 4, 30, 3600, 7 * 86_400, 0, 0)  # seconds from the right time
Fault = Callable[[World, random.Random], Awaitable[None]]


async def _kill(world: World, rng: random.Random) -> None:
    program = rng.choice(world.programs)
    async with program.busy:
        await program.kill()
        await asyncio.sleep(rng.uniform(0, 0.5))
        await program.start()


async def _end(world: World, rng: random.Random) -> None:
    program = rng.choice(world.programs)
    async with program.busy:
        await program.end()
        await program.start()


async def _stop(world: World, rng: random.Random) -> None:
    program = rng.choice(world.programs)
    long = rng.random() < 0.6 and len(world.programs) > 1
    async with program.busy:
        await program.hold(rng.uniform(*PAST_THE_LEASE) if long else rng.uniform(0.1, 1.5))


async def _fill(world: World, rng: random.Random) -> None:
    if world.postgres is not None:
        async with world.database_busy:
            await world.fill_database(rng.uniform(0.2, 2.0))
        return
    program = world.webs[0]
    async with program.busy:
        await program.fill(rng.uniform(0.2, 2.0))


async def _jump(world: World, rng: random.Random) -> None:
    """Of a program, or of the database, by whose clock leases run out."""
    clocks = [program.clock for program in world.programs] + ([world.clock] if world.postgres else [])
    rng.choice(clocks).set(rng.choice(JUMPS))


async def _cut(world: World, rng: random.Random) -> None:
    rng.choice(world.proxies).cut()


async def _refuse(world: World, rng: random.Random) -> None:
    await rng.choice(world.proxies).refuse(_long_or_short(rng))


async def _keep_back(world: World, rng: random.Random) -> None:
    await rng.choice(world.proxies).keep_back(_long_or_short(rng))


async def _lose(world: World, rng: random.Random) -> None:
    await rng.choice(world.proxies).lose(_long_or_short(rng))


def _long_or_short(rng: random.Random) -> float:
    return rng.uniform(*PAST_THE_LEASE) if rng.random() < 0.3 else rng.uniform(0.05, 1.5)


async def _lock(world: World, rng: random.Random) -> None:
    async with world.database_busy:
        await world.lock(rng.choice(("rows", "tables", "chat", "guests", "processes", "thoughts")), _long_or_short(rng))


async def _restart(world: World, rng: random.Random) -> None:
    how = rng.choice((signal.SIGINT, signal.SIGQUIT))
    async with world.database_busy:
        await world.restart_database(how, rng.uniform(0, 0.5) if rng.random() < 0.8 else rng.uniform(3, 5))


async def _end_sessions(world: World, rng: random.Random) -> None:
    async with world.database_busy:
        await world.end_sessions()


EVERYWHERE: dict[str, Fault] = {
    "killed": _kill, "ended": _end, "stopped and resumed": _stop, "disk filled": _fill, "database locked": _lock,
}  # fmt: skip
ON_POSTGRES: dict[str, Fault] = {
    "line to the database cut": _cut, "line refused": _refuse, "line held back": _keep_back, "line lost": _lose,
    "database restarted": _restart, "sessions ended": _end_sessions,
}  # fmt: skip
CLOCKS: dict[str, Fault] = {"clock jumped": _jump}


def kinds(world: World) -> dict[str, Fault]:
    """What can be done to it here."""
    found = dict(EVERYWHERE)
    if world.postgres is not None:
        found |= ON_POSTGRES
    if can_jump():
        found |= CLOCKS
    return found


def fault(world: World, seed: int, number: int) -> tuple[str, Awaitable[None]]:
    """The fault of that number: always the same of a seed, so that a run can be taken up where it ended."""
    rng = random.Random(f"{seed}/{number}")
    possible: Sequence[str] = sorted(kinds(world))
    name = rng.choice(possible)
    return name, kinds(world)[name](world, rng)
