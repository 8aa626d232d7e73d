"""`python -m tests.faults`: the long form; `--help` tells how much of it, and where."""

import argparse
import asyncio
import secrets
import shutil
import sys
import tempfile
import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import uvloop

from tests.faults.clocks import can_jump
from tests.faults.run import Plan, Report, Run
from tests.faults.world import World, on_postgres, on_sqlite

FAULTS = {"sqlite": 300, "postgres": 700}  # of the long form, where
PLACES = tuple(FAULTS)


def place(name: str, folder: Path) -> AbstractAsyncContextManager[World]:
    return on_sqlite(folder) if name == "sqlite" else on_postgres(folder, webs=3, workers=2)


def carry_out(name: str, plan: Plan, folder: Path) -> Report:
    """One place, from the first fault to the verdict."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_carry_out(name, plan, folder))


async def _carry_out(name: str, plan: Plan, folder: Path) -> Report:
    begun = time.monotonic()

    def tell(line: str) -> None:
        print(f"{name} [{time.monotonic() - begun:4.0f} s] {line}", file=sys.stderr, flush=True)

    tell(f"seed {plan.seed}, from fault {plan.first} on …")
    async with place(name, folder) as world:
        run = Run(world, plan, tell)
        try:
            return await run.run()
        except BaseException:
            tell(f"broke off; --on {name} --seed {plan.seed} --first {run.report.next} goes on")
            raise


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument(
        "--on", choices=PLACES, action="append", help="where; by default everywhere, one after the other"
    )
    parser.add_argument("--faults", type=int, default=None, help="each; by default 1000 in all")
    parser.add_argument("--tables", type=int, default=12, help="that are played at at the same time")
    parser.add_argument("--hands", type=int, default=2, help="faults that are under way at the same time")
    parser.add_argument("--minutes", type=float, default=60, help="after so many no more faults are begun")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--first", type=int, default=1, help="the number of the first fault")
    parser.add_argument("--keep", action="store_true", help="leave databases and logs where they are")
    chosen = parser.parse_args()
    if not can_jump():
        print("skipped: clocks are not jumped, for want of a C compiler")
    places = chosen.on or PLACES
    seed = secrets.randbelow(10**6) if chosen.seed is None else chosen.seed
    seconds = chosen.minutes * 60 / len(places)
    reports: dict[str, Report] = {}
    wanted: dict[str, int] = {}
    for name in places:
        folder = Path(tempfile.mkdtemp(prefix=f"starlode-faults-{name}-"))
        (folder / "data").mkdir()
        wanted[name] = chosen.faults or FAULTS[name]
        plan = Plan(wanted[name], chosen.tables, seed, chosen.first, chosen.hands, seconds)
        report = reports[name] = carry_out(name, plan, folder)
        print(f"== {name}, seed {seed}")
        print("\n".join(report.lines_of_text()), flush=True)
        if report.wrong or chosen.keep:
            print(f"everything is left in {folder}")
        else:
            shutil.rmtree(folder)
    injected = sum(sum(report.faults.values()) for report in reports.values())
    moves, lost = (sum(getattr(each, what) for each in reports.values()) for what in ("moves", "lost"))
    stall = max(report.longest_stall for report in reports.values())
    print(f"== in all: {injected} faults, {moves} moves acknowledged, {lost} lost, longest stall {stall:.1f} s")
    return 1 if any(report.wrong for report in reports.values()) or injected < sum(wanted.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
