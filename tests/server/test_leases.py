"""Whose a table is: the model of leases is searched through, and the code does what the model says."""

import random
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

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


@pytest.mark.parametrize(
    "changed",
    [
        {"asks_first": False},
        {"looks_after_a_gap": False},
        {"counts_from_asking": False},
        {"claims_anew": False},
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
        heart = Heart(world.database, Lease(now="(SELECT at FROM clock)"), clock=lambda: float(world.time))
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
        if self.stored is not None and self.rows < model.MESSAGES:
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


@pytest.mark.parametrize("seed", seeds(2, 40))
def test_the_code_does_what_the_model_does(tmp_path: Path, seed: int) -> None:
    protocol, rng = Protocol(), random.Random(seed)
    with ExitStack() as stack:
        database = Database.of(tmp_path, postgres_of(tmp_path))
        real, world, done = RealWorld(database, stack), model.beginning(protocol), list[str]()
        for _ in range(60):
            deed, n = rng.choice([*OFTEN, *DEEDS]), 0
            if deed == "tick":
                real.tick()
                world = model.tick(protocol, world)
            else:
                n = rng.choice(model.PROCESSES)
                real.do(deed, n)
                for step in DEEDS[deed]:
                    world = step(protocol, world, n) or world
            done.append(f"{deed} {n}")
            assert real.seen() == told(protocol, world), done
