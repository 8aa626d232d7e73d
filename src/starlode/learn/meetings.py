"""Networks meet bots, in processes of their own beside the learning; a file of JSON tells how they did.

Every deal is played as often as there are sides, and the network sits in each of them once, a team of its own where
the rules have teams; all others are the bot. A bot is beaten when the interval of 95 % lies above a fair share.
"""

import argparse
import json
import os
import time
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from starlode.bots.quick import QuickTable
from starlode.core.engine.rng import Rng
from starlode.lab.lineup import line_up
from starlode.lab.statistics.intervals import estimate
from starlode.learn.plain import Plain, read
from starlode.learn.which import Which, fair, points, take, taken

AT_ONCE = 2  # deals that a worker plays before it tells
PATIENCE = 400.0  # seconds after which a worker that does not answer is no longer waited for


def play(path: str, which: Which, rival: str, deals: list[int]) -> list[list[float]]:
    """What a network made of some deals against a bot: of each what it got in every side of the table in turn."""
    net, table = _net(path), _table(which)
    encoding, company = table.rules.encoding, table.rules.company
    lineup = line_up(company, ("network", rival))

    def choose(state: Any, seat: int) -> int:
        offered = state.legal()
        if len(offered) == 1:
            return int(offered[0])
        ids = np.array([state.id_of(action) for action in offered])
        return int(offered[int(net.logits(encoding.observe(state, seat), ids).argmax())])

    found = []
    for deal in deals:
        got = []
        for turn in range(lineup.arrangements):
            bots = lineup.by_seat(turn)
            seeds = (company.seats * (lineup.arrangements * deal + turn) + seat for seat in range(company.seats))
            players = [table.player(rival, seed) if bot else choose for bot, seed in zip(bots, seeds, strict=True)]
            end = table.play(players, Rng(deal))
            got.append(points(company, end.returns(), bots.index(0)))
        found.append(got)
    return found


@lru_cache(maxsize=1)
def _net(path: str) -> Plain:
    return read(path)


@lru_cache(maxsize=1)
def _table(which: Which) -> QuickTable:
    return QuickTable(which.rules())


def _gently() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # the learner comes first


class Meetings:
    """The workers, what they have still to tell, and the curve so far."""

    def __init__(self, file: Path, which: Which, workers: int, about: dict[str, Any]) -> None:
        self._file, self._which, self._workers = file, which, workers
        company = which.rules().company
        self._fair, self._turns = fair(company), len(company.sides)
        about = {**about, "fair": round(self._fair, 4)}
        self._pool: Any = None
        self._open: list[tuple[dict[str, Any], str, Any, float]] = []
        self.curve: dict[str, Any] = {"about": about, "points": [], "beaten": {}, "trouble": []}
        if file.is_file():
            self.curve |= json.loads(file.read_text(encoding="utf-8")) | {"about": about}

    def send(self, net: Path, rivals: dict[str, int], **counted: float) -> None:
        """Have a network meet bots in so many matches each; what was counted stands beside what comes of it."""
        point: dict[str, Any] = {**counted, "net": net.name, "against": {}}
        self.curve["points"].append(point)
        try:
            if self._pool is None:
                self._pool = get_context("spawn").Pool(self._workers, _gently)
            for rival, matches in rivals.items():
                point["against"][rival] = {"deals": []}
                deals = list(range(matches // self._turns))
                for start in range(0, len(deals), AT_ONCE):
                    given = (str(net), self._which, rival, deals[start : start + AT_ONCE])
                    self._open.append((point, rival, self._pool.apply_async(play, given), time.monotonic()))
        except Exception as trouble:  # whatever goes wrong with the tests, the learning goes on
            self._note(trouble)
        self.collect()

    def collect(self) -> bool:
        """Take in what is done, write the curve, and say whether nothing is waited for."""
        still, told = [], set()
        for point, rival, answer, since in self._open:
            if not answer.ready():
                if time.monotonic() - since < PATIENCE:
                    still.append((point, rival, answer, since))
                continue
            try:
                point["against"][rival]["deals"] += answer.get()
            except Exception as trouble:
                self._note(trouble)
            told.add(id(point))
        self._open = still
        waiting = {(id(point), rival) for point, rival, _, _ in still}
        for point in self.curve["points"]:
            if id(point) in told:
                for rival, met in point["against"].items():
                    self._count(point, rival, met, (id(point), rival) not in waiting)
        if told:
            self.write()
        return not still

    def wait(self, until: float) -> bool:
        """Wait for what is open, at most until this moment of the clock."""
        while not self.collect() and time.monotonic() < until:
            time.sleep(0.2)
        return not self._open

    def close(self) -> None:
        """End the workers, whatever they are doing."""
        self.collect()
        if self._pool is not None:
            self._pool.terminate()
        self.write()

    def write(self) -> None:
        """Put the curve into its file, whole or not at all."""
        unfinished = self._file.with_suffix(".new")
        unfinished.write_text(json.dumps(self.curve, indent=1) + "\n", encoding="utf-8")
        unfinished.replace(self._file)

    def _count(self, point: dict[str, Any], rival: str, met: dict[str, Any], is_all: bool) -> None:
        if not met.get("deals"):
            return
        found = estimate(met["deals"])
        met |= {
            "matches": found.games,
            "share": round(found.rate, 4),
            "interval": [round(x, 4) for x in found.interval],
        }
        if not is_all:
            return
        del met["deals"]
        low, high = found.interval
        shown = f"{point['seconds']:.0f} s: {found.rate:.1%} [{low:.0%}, {high:.0%}] of {found.games} against {rival}"
        print(f"  net of update {point['updates']}, {shown}", flush=True)
        before = self.curve["beaten"].get(rival)
        if low > self._fair and (before is None or point["seconds"] < before["seconds"]):
            self.curve["beaten"][rival] = {name: point[name] for name in ("seconds", "updates", "decisions")}

    def _note(self, trouble: Exception) -> None:
        line = f"{type(trouble).__name__}: {trouble}"
        if line not in self.curve["trouble"]:
            self.curve["trouble"].append(line)
            print(f"  a meeting failed: {line}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser("python -m starlode.learn.meetings", description="Have a network meet bots.")
    take(reader)
    reader.add_argument("net", type=Path, help="as learning leaves it, .npz")
    reader.add_argument("out", type=Path, help="the file of JSON to write")
    reader.add_argument("--rivals", nargs="+", default=["fierce", "relentless"])
    reader.add_argument("--matches", type=int, default=200, help="against each")
    reader.add_argument("--seconds", type=float, default=200, help="at most")
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = reader.parse_args()
    until = time.monotonic() + given.seconds
    meetings = Meetings(given.out, taken(given), given.workers, {})
    meetings.send(given.net, dict.fromkeys(given.rivals, given.matches), seconds=0, updates=0, decisions=0)
    meetings.wait(until)
    meetings.close()


if __name__ == "__main__":
    main()
