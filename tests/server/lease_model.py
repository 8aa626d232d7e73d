"""Leases, owners and epochs as a model small enough to be searched through: every order of steps of two processes.

Time has no dates, only ages: how long ago a lease was renewed by the database's clock, and how long ago it was asked
for by one's own. So there are finitely many states, and all of them are looked at. A process that does nothing while
time goes by is one that was stopped, is slow, or is cut off. Two messages of a client, which he sends again until he
is answered, are to be written one after the other, each once.

Whoever claims a table holds the row of its dead owner until that is written, and whoever renews his own, and both look
at the clock only then: so a claim is one step, and so is a renewal. Where a test has them hold nothing, each is two,
and anything may happen in between but to the row of the table, which whoever claims holds in any case. What was claimed
is known to the process only later, when it may have been taken for dead meanwhile.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace

PROCESSES = (0, 1)


@dataclass(frozen=True)
class Protocol:
    """How it is done; a test changes something to see that it is needed."""

    lease: int = 4
    silent: int = 3
    messages: int = 2  # of a client
    lines_break: bool = False  # whether the line to the database may, once a lease is renewed
    asks_first: bool = True  # what is written asks for the epoch
    looks_after_a_gap: bool = True  # whose lease had run out looks what is still his, before he speaks
    remembers_gaps: bool = True  # also where it cannot look at once, because its line breaks
    counts_from_asking: bool = True  # a lease counts from when it was asked for, not from when it was granted
    claims_anew: bool = True  # whose lease had run out while a table was on its way claims it once more
    claims_hold: bool = True  # nobody renews between being found dead and losing a table for that
    renewals_hold: bool = True  # nobody is taken for dead between being found alive and having renewed


@dataclass(frozen=True)
class Memory:
    """What a process knows of the table."""

    is_current: bool  # whether its epoch is that of the table
    rows: int


@dataclass(frozen=True)
class Beat:
    """A renewal under way."""

    step: str  # asked, judged, renewed, looked
    age: int
    lapsed: bool = False  # whether the lease before it had run out, so that others may have claimed
    still_ours: bool = True


@dataclass(frozen=True)
class Process:
    renewed: int  # how long ago, by the database's clock
    asked: int  # how long ago the lease was asked for that it counts on
    memory: Memory | None = None
    loading: Memory | None = None  # what was claimed, and is on its way
    found: bool = False  # nobody alive who has the table, which is about to be claimed
    beat: Beat | None = None
    gap: bool = False  # its lease had run out, and its line broke before it could look what is still its own
    writing: str | None = None  # sent, written, refused


@dataclass(frozen=True)
class World:
    owner: int | None
    rows: int
    processes: tuple[Process, ...]

    def of(self, number: int, process: Process) -> "World":
        changed = list(self.processes)
        changed[number] = process
        return replace(self, processes=tuple(changed))


class Broken(Exception):
    """Something that must never happen."""


def beginning(protocol: Protocol) -> World:
    dead = Process(protocol.lease, protocol.silent)
    return World(None, 0, (dead,) * len(PROCESSES))


def is_free(protocol: Protocol, process: Process) -> bool:
    return process.asked < protocol.silent


def is_alive(protocol: Protocol, process: Process) -> bool:
    return process.renewed < protocol.lease


def steps(protocol: Protocol, world: World) -> Iterator[tuple[str, World]]:
    """All that can happen next, by name."""
    yield "tick", tick(protocol, world)
    for n in PROCESSES:
        for name, step in STEPS.items():
            if (after := step(protocol, world, n)) is not None:
                yield f"{name} {n}", after


def tick(protocol: Protocol, world: World) -> World:
    def older(process: Process) -> Process:
        beat = process.beat
        return replace(
            process,
            renewed=min(process.renewed + 1, protocol.lease),
            asked=min(process.asked + 1, protocol.silent),
            beat=beat and replace(beat, age=min(beat.age + 1, protocol.silent)),
        )

    return replace(world, processes=tuple(map(older, world.processes)))


# The lease


def ask(protocol: Protocol, world: World, n: int) -> World | None:
    me = world.processes[n]
    if me.beat is not None:
        return None
    return world.of(n, replace(me, beat=Beat("asked", 0)))


def judge(protocol: Protocol, world: World, n: int) -> World | None:
    """Whoever holds nothing looks first whether his lease has run out, and renews it then."""
    me = world.processes[n]
    if protocol.renewals_hold or me.beat is None or me.beat.step != "asked":
        return None
    return world.of(n, replace(me, beat=replace(me.beat, step="judged", lapsed=not is_alive(protocol, me))))


def renew(protocol: Protocol, world: World, n: int) -> World | None:
    me = world.processes[n]
    if me.beat is None or me.beat.step != ("asked" if protocol.renewals_hold else "judged"):
        return None
    lapsed = me.gap or (not is_alive(protocol, me) if protocol.renewals_hold else me.beat.lapsed)
    return world.of(n, replace(me, renewed=0, gap=False, beat=replace(me.beat, step="renewed", lapsed=lapsed)))


def break_off(protocol: Protocol, world: World, n: int) -> World | None:
    """The line to the database breaks once the lease is renewed."""
    me = world.processes[n]
    if not protocol.lines_break or me.beat is None or me.beat.step != "renewed":
        return None
    return world.of(n, replace(me, gap=me.beat.lapsed and protocol.remembers_gaps, beat=None))


def look(protocol: Protocol, world: World, n: int) -> World | None:
    me = world.processes[n]
    if me.beat is None or me.beat.step != "renewed":
        return None
    known = me.memory or me.loading
    ours = known is None or known.is_current
    if not protocol.looks_after_a_gap or not me.beat.lapsed:
        ours = True
    return world.of(n, replace(me, beat=replace(me.beat, step="looked", still_ours=ours)))


def hear(protocol: Protocol, world: World, n: int) -> World | None:
    me = world.processes[n]
    if me.beat is None or me.beat.step != "looked":
        return None
    memory = me.memory if me.beat.still_ours else None
    age = me.beat.age if protocol.counts_from_asking else 0
    writing = me.writing if memory is not None else None
    if me.beat.lapsed and protocol.claims_anew:
        me = replace(me, loading=None)
    return world.of(n, replace(me, asked=age, memory=memory, writing=writing, beat=None))


# The table


def find(protocol: Protocol, world: World, n: int) -> World | None:
    """Whoever holds nothing looks first whether the owner is dead, and claims then."""
    me = world.processes[n]
    if protocol.claims_hold or me.found or not _may_claim(protocol, world, n):
        return None
    return world.of(n, replace(me, found=True))


def claim(protocol: Protocol, world: World, n: int) -> World | None:
    """Also of one who was free when he asked for it, and is dead by now."""
    me = world.processes[n]
    if not (_may_claim(protocol, world, n) if protocol.claims_hold else me.found):
        return None
    beat = me.beat
    if beat is not None and beat.step == "looked" and beat.lapsed:
        beat = replace(beat, still_ours=False)  # what was looked at was another epoch
    mine = replace(me, loading=Memory(True, world.rows), found=False, beat=beat)
    return replace(_another_epoch(world), owner=n).of(n, mine)


def _may_claim(protocol: Protocol, world: World, n: int) -> bool:
    me, owner = world.processes[n], world.owner
    if me.memory is not None or me.loading is not None or _is_held(world):
        return False
    return owner is None or owner == n or not is_alive(protocol, world.processes[owner])


def _is_held(world: World) -> bool:
    """Whether the row of the table is held by one who is about to claim it."""
    return any(each.found for each in world.processes)


def claim_if_free(protocol: Protocol, world: World, n: int) -> World | None:
    """As it is mostly: nothing happens between the asking and the claim."""
    return claim(protocol, world, n) if is_free(protocol, world.processes[n]) else None


def load(protocol: Protocol, world: World, n: int) -> World | None:
    me = world.processes[n]
    if me.loading is None:
        return None
    return world.of(n, replace(me, memory=me.loading, loading=None))


def _another_epoch(world: World) -> World:
    """Whatever anybody remembers is of an epoch before."""

    def before(known: Memory | None) -> Memory | None:
        return known and replace(known, is_current=False)

    forgotten = [replace(each, memory=before(each.memory), loading=before(each.loading)) for each in world.processes]
    return replace(world, processes=tuple(forgotten))


def release(protocol: Protocol, world: World, n: int) -> World | None:
    me = world.processes[n]
    if me.memory is None or me.writing is not None or _is_held(world):
        return None
    owner = None if me.memory.is_current and world.owner == n else world.owner
    return replace(world, owner=owner).of(n, replace(me, memory=None))


def free(protocol: Protocol, world: World, n: int) -> World | None:
    """Whoever writes for many tables at once, and has this one not in memory: who was its owner has lost it."""
    owner = world.owner
    if owner is None or owner == n or is_alive(protocol, world.processes[owner]) or _is_held(world):
        return None
    return replace(_another_epoch(world), owner=None)


def write(protocol: Protocol, world: World, n: int) -> World | None:
    me = world.processes[n]
    if me.memory is None or me.writing is not None or me.memory.rows >= protocol.messages:
        return None
    return world.of(n, replace(me, writing="sent"))


def commit(protocol: Protocol, world: World, n: int) -> World | None:
    me = world.processes[n]
    if me.writing != "sent" or me.memory is None or _is_held(world):
        return None
    if protocol.asks_first and not me.memory.is_current:
        return world.of(n, replace(me, writing="refused"))
    if world.rows != me.memory.rows:
        raise Broken("a row is written by somebody who does not know the one before, or a message twice")
    return replace(world, rows=world.rows + 1).of(n, replace(me, writing="written"))


def learn(protocol: Protocol, world: World, n: int) -> World | None:
    """The answer to what was written, or where none came, what the table says when it is read anew."""
    me = world.processes[n]
    if me.memory is None or me.writing not in ("written", "refused"):
        return None
    if me.writing == "refused" or not me.memory.is_current:
        return world.of(n, replace(me, memory=None, writing=None))
    return world.of(n, replace(me, memory=replace(me.memory, rows=world.rows), writing=None))


def crash(protocol: Protocol, world: World, n: int) -> World | None:
    """It is killed, and what was sent to the database may or may not have been written; another begins."""
    return world.of(n, Process(world.processes[n].renewed, protocol.silent))


STEPS = {
    "ask": ask, "judge": judge, "renew": renew, "break off": break_off, "look": look, "hear": hear,
    "find": find, "claim": claim, "load": load,
    "release": release, "free": free, "write": write, "commit": commit, "learn": learn, "crash": crash,
}  # fmt: skip


def check(protocol: Protocol, world: World) -> None:
    """What must be true at every moment."""
    for n, me in enumerate(world.processes):
        if me.memory is None or not is_free(protocol, me):
            continue  # he says nothing
        if not me.memory.is_current or world.owner != n:
            raise Broken("somebody may speak of a table that another has, or may have")
        if me.memory.rows != world.rows and me.writing != "written":
            raise Broken("somebody may tell what is out of date")


def search(protocol: Protocol) -> int:
    """Look at everything that can ever be; how many states there are. What is broken tells the way there."""
    first = beginning(protocol)
    came_from: dict[World, tuple[World, str] | None] = {first: None}
    waiting = deque([first])
    while waiting:
        world = waiting.popleft()
        try:
            check(protocol, world)
            for name, after in steps(protocol, world):
                if after not in came_from:
                    came_from[after] = world, name
                    waiting.append(after)
        except Broken as broken:
            raise Broken(f"{broken}: {', '.join(_way(came_from, world))}") from None
    return len(came_from)


def _way(came_from: dict[World, tuple[World, str] | None], world: World) -> list[str]:
    way: list[str] = []
    while (before := came_from[world]) is not None:
        world, name = before
        way.append(name)
    return way[::-1]
