"""A run: players at so many tables, faults one after the other or several at once, and in the end the judge."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from tests.faults import mischief
from tests.faults.judge import judge, lost
from tests.faults.players import Ledger, Table
from tests.faults.world import World

PATIENCE = 300.0  # seconds in which nobody gets on: then something hangs
GETS_ON = 5  # moves that are made after a fault before the next one of the same hand
SEATS: tuple[tuple[str | None, ...], ...] = (
    (None, None),
    (None, "random"),
    (None, None),
    (None, None),
    ("random", "random"),
)
Tell = Callable[[str], None]


@dataclass
class Plan:
    """How much is done."""

    faults: int
    tables: int  # at a time
    seed: int
    first: int = 1  # the number of the first fault: a run that broke off goes on there
    hands: int = 1  # faults that are under way at the same time
    seconds: float = 3600.0  # after which no more faults are begun


@dataclass
class Report:
    """What is told in the end."""

    faults: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    lines: int = 0
    matches: int = 0
    lost: int = 0
    resent: int = 0
    longest_stall: float = 0.0
    slowest_start: float = 0.0  # of a web process
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)
    refusals: dict[str, int] = field(default_factory=dict)
    came_back: int = 0
    logged: Counter[str] = field(default_factory=Counter)  # what programs noted, by what and which error
    next: int = 1

    def lines_of_text(self) -> list[str]:
        kinds = ", ".join(f"{name} {number}" for name, number in sorted(self.faults.items()))
        return [
            f"faults injected: {sum(self.faults.values())} ({kinds})",
            f"matches: {self.matches}, all ended",
            f"moves acknowledged: {self.moves}, and {self.lines} lines of chat; sent again: {self.resent}",
            f"moves lost: {self.lost}",
            f"longest stall: {self.longest_stall:.1f} s; longest start of a web process: {self.slowest_start:.1f} s",
            f"refused meanwhile: {self.refusals or 'nothing'}; programs that ended by themselves: {self.came_back}",
            f"told in the logs: {', '.join(f'{what} {n}' for what, n in self.logged.most_common()) or 'nothing'}",
            f"seconds: {self.seconds:.0f}",
            *(f"WRONG: {each}" for each in self.wrong),
        ]


class Run:
    """Players, hands that do mischief, and somebody who sees whether anything moves."""

    def __init__(self, world: World, plan: Plan, tell: Tell) -> None:
        self.world, self.plan, self.tell = world, plan, tell
        self.ledger = Ledger(note=lambda line: self._note(f"{self._spent:.1f}: {line}"))
        self.report = Report(next=plan.first)
        self._rng = random.Random(f"{plan.seed}/{plan.first}/players")
        self._seated: set[Table] = set()
        self._is_over = False
        self._begun = time.monotonic()

    async def run(self) -> Report:
        # Whoever asks a program that is stopped just now must not keep others from asking.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(4 * self.plan.tables + 16))
        players = [asyncio.create_task(self._play_on(number)) for number in range(self.plan.tables)]
        hands = [asyncio.create_task(self._do_mischief()) for _ in range(self.plan.hands)]
        watcher = asyncio.create_task(self._look())
        try:
            mischief_done = asyncio.gather(*hands)
            await self._first_of(mischief_done, watcher, *players)
            self._is_over = True
            self.tell("no more faults; every match is played to its end …")
            await self._first_of(asyncio.gather(*players), watcher)
        finally:
            for task in (*players, *hands, watcher):
                task.cancel()
            await asyncio.gather(*players, *hands, watcher, return_exceptions=True)
        return await asyncio.to_thread(self._judge)

    async def _first_of(self, wanted: "asyncio.Future[list[None]]", *others: "asyncio.Task[None]") -> None:
        """Wait for what is wanted; if one of the others fails meanwhile, that is it."""
        waiting: set[asyncio.Future[list[None]] | asyncio.Task[None]] = {wanted, *others}
        while not wanted.done():
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()

    async def _play_on(self, number: int) -> None:
        while not self._is_over:
            seats = SEATS[number % len(SEATS)]
            table = Table(self.world.ports, seats, random.Random(self._rng.random()), self.ledger)
            self._seated.add(table)
            await table.play()
            self._seated.discard(table)

    async def _do_mischief(self) -> None:
        while self.report.next < self.plan.first + self.plan.faults and self._spent < self.plan.seconds:
            number = self.report.next
            self.report.next += 1
            name, done = mischief.fault(self.world, self.plan.seed, number)
            begun = self._spent
            await done
            self.report.faults[name] += 1
            self._note(f"{begun:.1f} to {self._spent:.1f}: {number}, {name}")
            steps = self.ledger.steps
            while self.ledger.steps < steps + GETS_ON and not self._is_over:
                await asyncio.sleep(0.02)

    def _note(self, line: str) -> None:
        """For whoever wants to know afterwards what happened when."""
        with (self.world.folder / "faults.log").open("a") as log:
            log.write(f"{line}\n")

    @property
    def _spent(self) -> float:
        return time.monotonic() - self._begun

    async def _look(self) -> None:
        """Tell how far it is, and end a run in which nothing happens any more."""
        steps, since, told = -1, time.monotonic(), time.monotonic()
        while True:
            await asyncio.sleep(0.5)
            now = time.monotonic()
            if self.ledger.steps != steps:
                steps, since = self.ledger.steps, now
            if now - since > PATIENCE:
                tables = "; ".join(f"{table.id} {table.now}" for table in self._seated)
                words = "\n".join(f"{each.name}: {each.last_words}" for each in self.world.programs)
                raise TimeoutError(f"nobody gets on (--seed {self.plan.seed}): {tables}\n{words}")
            if now - told > 10:
                told = now
                self.tell(
                    f"{self._spent:.0f} s: {sum(self.report.faults.values())} of {self.plan.faults} faults, "
                    f"{len(self.ledger.moves)} moves, {len(self.ledger.over)} matches over, "
                    f"longest stall {self.ledger.longest:.1f} s"
                )

    def _judge(self) -> Report:
        report, ledger = self.report, self.ledger
        report.moves, report.lines, report.matches = len(ledger.moves), len(ledger.said), len(ledger.over)
        report.resent, report.longest_stall, report.refusals = ledger.resent, ledger.longest, ledger.codes
        report.came_back, report.seconds = self.world.came_back, self._spent
        report.slowest_start = max(web.slowest for web in self.world.webs)
        for program in self.world.programs:
            report.logged += program.notes()
        report.lost = lost(self.world.database, ledger)
        report.wrong = judge(self.world.database, ledger)
        if ledger.tables != ledger.over:
            report.wrong.append(f"tables that do not end: {ledger.tables - ledger.over}")
        return report
