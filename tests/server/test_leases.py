"""Whose a table is: the model of leases is searched through, and the code does what the model says."""

import random
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import text

from starlode.server import matches, store
from starlode.server.app import open_store
from starlode.server.database import Database
from starlode.server.heart import Heart
from starlode.server.leases import LEASE, RENEW, Lease
from starlode.server.progress import Progress
from starlode.server.refusals import Moved
from starlode.server.stored import Sitting, StoredTable
from tests.depth import DEEP, seeds
from tests.server import lease_model as model
from tests.server.lease_model import Broken, Protocol, World
from tests.server.storage import postgres_of

SHORT: dict[str, Any] = {"lease": 2, "silent": 1}  # the same with fewer ages
TABLE = "violet-puffin"
A_LITTLE = 0.25  # seconds that a beat may take, and reading a table


def test_in_no_order_of_steps_two_processes_speak_or_write_for_one_table() -> None:
    assert model.search(Protocol() if DEEP else Protocol(**SHORT)) > 10_000
    assert model.search(Protocol(**SHORT, lines_break=True, messages=0)) > 10_000


@pytest.mark.parametrize(
    "changed",
    [
        {"asks_first": False},
        {"looks_after_a_gap": False},
        {"remembers_gaps": False, "lines_break": True},
        {"counts_from_asking": False},
        {"claims_anew": False},
        {"claims_hold": False},
        {"renewals_hold": False, "messages": 0},  # where nothing is written it shows sooner
        {"silent": 3},
    ],
)
def test_every_part_of_the_protocol_is_needed(changed: dict[str, Any]) -> None:
    with pytest.raises(Broken):
        model.search(Protocol(**{**SHORT, **changed}))


def test_what_a_dead_process_leaves_is_found_within_five_seconds(tmp_path: Path) -> None:
    with ExitStack() as stack:
        world = RealWorld(Database.of(tmp_path, postgres_of(tmp_path)), stack)
        dead, other = world.processes
        found: list[list[str]] = []
        other.heart.finds = found.append
        world.run("UPDATE tables SET phase = 'running'")
        dead.beat()
        dead.claim()
        for second in range(1, 5):
            world.tick()
            other.beat()
            assert found == ([] if 1000 * second < LEASE else [[TABLE]])
    # The worst is one who died after a beat, and whom another looked for just before the lease ended.
    assert LEASE / 1000 + RENEW + A_LITTLE <= 5


def test_in_an_upgrade_tables_are_looked_after_by_those_who_play_them(tmp_path: Path) -> None:
    """Whoever was there first may be of the other release, and knows nothing of them."""
    with ExitStack() as stack:
        world = RealWorld(Database.of(tmp_path, postgres_of(tmp_path)), stack)
        newer, older = world.processes
        newer.heart.lease.plays = {"realms": 2}
        newer.beat()
        world.tick()
        found: list[list[str]] = []
        older.heart.finds = found.append
        world.run("UPDATE tables SET phase = 'running', owner = 'dead'")
        world.run(
            "INSERT INTO processes (id, address, kind, plays, made, renewed) VALUES ('dead', '', 'web', '{}', 0, 0)"
        )
        older.beat()
        newer.beat()
        assert found == [[TABLE]]
        assert [each.heart.is_first for each in world.processes] == [True, False]
        assert [each.heart.is_first_to_play for each in world.processes] == [True, True]


@pytest.fixture
def robbed(tmp_path: Path) -> Iterator["Real"]:
    """One who was away past his lease, while the other took his table; he is about to beat again."""
    with ExitStack() as stack:
        world = RealWorld(Database.of(tmp_path, postgres_of(tmp_path)), stack)
        me, other = world.processes
        me.beat()
        me.claim()
        for _ in range(5):
            world.tick()
        other.beat()
        other.claim()
        assert [each.stored is not None for each in world.processes] == [True, True]
        assert not me.heart.is_free
        yield me


def test_after_a_gap_nobody_speaks_before_his_tables_are_looked_at(
    robbed: "Real", monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line breaks once the lease is renewed: the next beat finds it whole, and the table is lost all the same."""
    with monkeypatch.context() as cut:
        cut.delattr(Lease, "living")
        with pytest.raises(AttributeError):
            robbed.beat()
    assert not robbed.heart.is_free
    robbed.beat()
    assert robbed.heart.is_free
    assert robbed.stored is None


def test_after_a_gap_nobody_speaks_before_he_has_heard_what_is_his(robbed: "Real") -> None:
    """What goes on in the loop keeps it busy for longer than the next beat takes to come."""
    loop = Later()
    robbed.heart._loop = cast("Any", loop)
    robbed.beat()
    robbed.beat()
    assert robbed.stored is not None
    assert not robbed.heart.is_free
    loop.go_on()
    assert robbed.stored is None
    assert robbed.heart.is_free


class Later:
    """A loop that has other things to do first."""

    def __init__(self) -> None:
        self._calls: list[tuple[Any, ...]] = []

    def call_soon_threadsafe(self, *call: Any) -> None:
        self._calls.append(call)

    def go_on(self) -> None:
        for told, *arguments in self._calls:
            told(*arguments)


class Real:
    """A process of the code, with a hand on its clock and on that of the database."""

    def __init__(self, world: "RealWorld", stack: ExitStack) -> None:
        self._world = world
        self.writer = stack.enter_context(closing(open_store(world.database, serves=False)))
        self.stored: StoredTable | None = None
        self.rows = 0
        self.heart = self._new_heart(stack)

    def _new_heart(self, stack: ExitStack) -> Heart:
        world = self._world
        lease = Lease(plays={"realms": 1}, now="(SELECT at FROM clock)")
        heart = Heart(world.database, lease, clock=lambda: float(world.time))
        heart.holds = self._keep_only
        stack.callback(heart._engine.dispose)
        stack.callback(heart._let_go)
        return heart

    def _keep_only(self, held: dict[str, int]) -> None:
        if self.stored is not None and held.get(TABLE) != self.stored.epoch:
            self.stored = None

    def beat(self) -> None:
        self.heart._beat()

    def claim(self) -> None:
        """As a table is loaded."""
        if self.stored is not None or not self.heart.is_free:
            return

        def load(connection: Any) -> Any:
            self.heart.lease.claim(connection, TABLE)
            return matches.read(connection, TABLE)

        try:
            self.stored, kept, _ = self.writer.run_now(load)
            self.rows = len(kept.rows)
        except Moved:
            pass

    def release(self) -> None:
        if self.stored is not None:
            epoch, self.stored = self.stored.epoch, None
            self.writer.run_now(lambda connection: self.heart.lease.release(connection, TABLE, epoch))

    def free(self) -> None:
        with suppress(Moved):
            self.writer.run_now(lambda connection: self.heart.lease.hold_all(connection, [TABLE]))

    def write(self) -> None:
        if self.stored is not None and self.rows < PROTOCOL.messages:
            try:
                self.writer.run_now(Progress(self.stored, self.rows + 1, ["1 end-turn"], None, 1))
                self.rows += 1
            except Moved:
                self.stored = None

    def crash(self, stack: ExitStack) -> None:
        """What follows is another process, which nobody knows yet; the one before is alive until its lease ends."""
        self.stored = None
        self.heart._renewed = -1000.0


class RealWorld:
    """Two of them, and one PostgreSQL."""

    def __init__(self, database: Database, stack: ExitStack) -> None:
        self.database, self.time, self._stack = database, 0, stack
        self.writer = stack.enter_context(closing(open_store(database)))
        places = [Sitting(1, "one"), Sitting(2, "two")]
        table = StoredTable(TABLE, "realms", 1, "duel", 2, {}, "", 0, places=places)
        self.writer.run_now(lambda connection: store.add_table(connection, table, b"secret"))
        self.run("CREATE TABLE clock AS SELECT CAST(100000 AS BIGINT) AS at")
        self.processes = [Real(self, stack) for _ in model.PROCESSES]

    def run(self, statement: str) -> None:
        self.writer.run_now(lambda connection: connection.execute(text(statement)).close())

    def tick(self) -> None:
        self.time += 1
        self.run("UPDATE clock SET at = at + 1000")

    def do(self, name: str, n: int) -> None:
        process = self.processes[n]
        process.crash(self._stack) if name == "crash" else getattr(process, name)()

    def seen(self) -> list[tuple[bool, bool, int | None]]:
        """Of each process whether it may speak, whether the table is its own, and how many rows it knows of it."""
        asked = "SELECT owner, epoch FROM tables"
        owner, epoch = self.writer.run_now(lambda connection: connection.execute(text(asked)).one())
        return [
            (
                each.heart.is_free,
                owner == each.heart.lease.id,
                None if each.stored is None else each.rows if each.stored.epoch == epoch else -1,
            )
            for each in self.processes
        ]


# What the code does in one go, as steps of the model.
OFTEN = ("tick", "tick", "beat", "claim")
DEEDS = {
    "beat": (model.ask, model.renew, model.look, model.hear),
    "claim": (model.claim_if_free, model.load),
    "release": (model.release,),
    "free": (model.free,),
    "write": (model.write, model.commit, model.learn),
    "crash": (model.crash,),
}


def told(protocol: Protocol, world: World) -> list[tuple[bool, bool, int | None]]:
    return [
        (
            model.is_free(protocol, each),
            world.owner == n,
            None if each.memory is None else each.memory.rows if each.memory.is_current else -1,
        )
        for n, each in enumerate(world.processes)
    ]


PROTOCOL = Protocol()
Deed = tuple[str, int]
Sight = Callable[[World, str, int, World], bool]


def _loses(world: World, n: int, after: World) -> bool:
    return world.processes[n].memory is not None and after.processes[n].memory is None


def _is_others(world: World, n: int) -> bool:
    return world.owner is not None and world.owner != n and world.processes[n].memory is None


# What a random walk seldom comes to, and what the protocol is for.
SIGHTS: dict[str, Sight] = {
    "what is written by one who was taken for dead is refused": lambda world, deed, n, after: (
        deed == "write" and world.owner is not None and _loses(world, n, after)
    ),
    "a beat after a gap finds the table lost": lambda world, deed, n, after: (
        deed == "beat" and _loses(world, n, after)
    ),
    "the living are not robbed": lambda world, deed, n, after: (
        deed == "claim" and model.is_free(PROTOCOL, world.processes[n]) and _is_others(world, n) and after == world
    ),
    "what the dead leave is claimed": lambda world, deed, n, after: (
        deed == "claim" and _is_others(world, n) and after.owner == n
    ),
    "what the dead leave is freed": lambda world, deed, n, after: deed == "free" and after != world,
    "nothing is let go that is another's": lambda world, deed, n, after: (
        deed == "release" and _is_others(replace(world, processes=after.processes), n) and _loses(world, n, after)
    ),
    "an owner who cannot renew falls silent": lambda world, deed, n, after: (
        deed == "tick" and after.owner == 0 and after.processes[0].memory is not None
        and model.is_free(PROTOCOL, world.processes[0]) and not model.is_free(PROTOCOL, after.processes[0])
    ),
}  # fmt: skip
ALL_DEEDS: list[Deed] = [("tick", 0), *((deed, n) for deed in DEEDS for n in model.PROCESSES)]


def carried_out(world: World, deed: str, n: int) -> World:
    """A deed of the code, in the model."""
    if deed == "tick":
        return model.tick(PROTOCOL, world)
    for step in DEEDS[deed]:
        world = step(PROTOCOL, world, n) or world
    return world


def way_to(sight: Sight) -> list[Deed]:
    """The fewest deeds after which it has been seen."""
    first = model.beginning(PROTOCOL)
    ways: dict[World, list[Deed]] = {first: []}
    waiting = deque([first])
    while True:
        world = waiting.popleft()
        for deed, n in ALL_DEEDS:
            after = carried_out(world, deed, n)
            if sight(world, deed, n, after):
                return [*ways[world], (deed, n)]
            if after not in ways:
                ways[after] = [*ways[world], (deed, n)]
                waiting.append(after)


def a_walk(rng: random.Random, length: int) -> list[Deed]:
    names = [rng.choice([*OFTEN, *DEEDS]) for _ in range(length)]
    return [(name, 0 if name == "tick" else rng.choice(model.PROCESSES)) for name in names]


def follow(folder: Path, way: list[Deed]) -> None:
    """Do the same in the model and by the code."""
    with ExitStack() as stack:
        database = Database.of(folder, postgres_of(folder))
        real, world, done = RealWorld(database, stack), model.beginning(PROTOCOL), list[str]()
        for deed, n in way:
            if deed == "tick":
                real.tick()
            else:
                real.do(deed, n)
            world = carried_out(world, deed, n)
            done.append(f"{deed} {n}")
            assert real.seen() == told(PROTOCOL, world), done


@pytest.mark.parametrize("seed", seeds(2, 40))
def test_the_code_does_what_the_model_does(tmp_path: Path, seed: int) -> None:
    follow(tmp_path, a_walk(random.Random(seed), 60))


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_code_does_what_the_model_does_where_it_matters(tmp_path: Path, sight: str) -> None:
    follow(tmp_path, way_to(SIGHTS[sight]) + a_walk(random.Random(sight), 10))
