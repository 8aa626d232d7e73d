"""One run of learning: gather, improve, test, keep, until its time is up."""

import argparse
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import torch

from starlode import _compiled
from starlode.batch import Batch, MatchFailed
from starlode.learn.league import League
from starlode.learn.meetings import Meetings
from starlode.learn.net import Net, keep, load
from starlode.learn.plain import plain
from starlode.learn.ppo import improve
from starlode.learn.shape import Shape
from starlode.learn.table import Table
from starlode.learn.which import WAYS, take, taken

RATE, ENTROPY = 6e-4, 0.01  # both fall with the time that is left
WARM = 20  # updates until the learning rate is whole


class Run:
    """All that a run has, and how far it came."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given, self.started = given, time.monotonic()
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.dtype = torch.bfloat16 if self.device == "cuda" else torch.float32
        self.on = torch.cuda.get_device_name() if self.device == "cuda" else "cpu"
        self.matches = given.matches or (32_768 if self.device == "cuda" else 1_024)
        given.out.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(given.seed)
        self.which = taken(given)
        self.rules = self.which.rules()
        self.shape = Shape(self.rules)
        self.net, counted = load(given.resume, self.shape) if given.resume else (Net(self.shape, given.hidden), {})
        given.hidden = list(self.net.hidden)
        mean = Net(self.shape, self.net.hidden, self.net.embedded)
        mean.load_state_dict(self.net.state_dict())
        self.net, mean = self.net.to(self.device), mean.to(self.device)
        self.league = League(self.net, mean, self.dtype, given.seed)
        for path in given.past:
            self.league.add(load(path, self.shape)[0].to(self.device))
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=RATE, eps=1e-5, fused=self.device == "cuda")
        self.updates, self.decisions, self.before = (
            counted.get(name, 0) for name in ("updates", "decisions", "seconds")
        )
        self.begun = time.monotonic()
        self.files = Path(tempfile.mkdtemp(prefix="starlode-learn-"))
        about = {"device": self.on, "engine": _compiled.status(), "torch": torch.__version__, "matches": self.matches}
        about |= {
            name: value
            for name, value in vars(given).items()
            if name not in (*WAYS, "seats", "option", "out", "resume", "past", "matches")
        }
        about |= {"options": dict(self.which.pairs)}
        self.meetings = Meetings(given.out / f"{self.which.name}-curve.json", self.which, given.workers, about)

    def spent(self) -> dict[str, float]:
        """How far it came."""
        seconds = round(self.before + time.monotonic() - self.begun, 1)
        return {"seconds": seconds, "updates": self.updates, "decisions": self.decisions}

    def test(self, rivals: dict[str, int]) -> None:
        """Have the mean meet bots."""
        path = self.files / f"{self.updates}.npz"
        plain(self.league.mean, self.shape).write(path)
        self.meetings.send(path, rivals, **self.spent())

    def keep(self) -> Path:
        """Write the mean to where a later run goes on from."""
        path: Path = self.given.out / f"{self.which.name}.pt"
        keep(self.league.mean, self.shape, self.net.hidden, path, **self.spent())
        return path

    def seat(self) -> Table:
        """A table on the GPU; where that fails, on the processors, with a line that says why."""
        given = self.given
        for where in ("cuda", "native") if self.device == "cuda" else ("native",):
            try:
                few = Table(Batch(self.rules, 64, given.seed, where), 2, self.device, 16)
                few.gather(self.net, self.net.weights(self.dtype), self.league.rival())
                batch = Batch(self.rules, self.matches, given.seed + self.updates, where)
                return Table(batch, given.steps, self.device, int(self.matches * given.rivalry))
            except Exception as trouble:
                print(f"no matches on {where}: {type(trouble).__name__}: {trouble}", flush=True)
        raise SystemExit("nowhere to play")

    def learn(self, table: Table, until: float) -> None:
        """Gather and improve until then."""
        given = self.given
        tested = shown = kept = remembered = time.monotonic()
        self.begun, done = time.monotonic(), 0
        rivals = dict.fromkeys(given.rivals, given.tests)
        while (now := time.monotonic()) < until and done < (given.updates or done + 1):
            left = max(0.03, 1 - max((now - self.begun) / (until - self.begun), done / (given.updates or 10**9)))
            self.optimizer.param_groups[0]["lr"] = given.rate * left * min(1.0, (done + 1) / WARM)
            with torch.no_grad():
                weights = self.net.weights(self.dtype)
            rows = table.gather(self.net, weights, self.league.rival())
            told = improve(self.net, self.optimizer, rows, given.entropy * left, given.epochs, given.size, self.dtype)
            self.league.follow(max(0.02, 1 / (done + 1)))
            self.updates, done = self.updates + 1, done + 1
            self.decisions += self.matches * given.steps
            now = time.monotonic()
            if now - remembered > given.remember or done == 1:
                remembered = now
                self.league.add()
            if now - shown > 10:
                shown = now
                spread, error, cut = told.tolist()
                pace = done * self.matches * given.steps / (now - self.begun)
                line = (
                    f"update {self.updates}, {self.spent()['seconds']:.0f} s, {self.decisions / 1e6:,.0f} M decisions"
                )
                line += f", {pace:,.0f}/s: entropy {spread:.3f}, error {error:.3f}, cut {cut:.3f}"
                print(line + check(table), flush=True)
            if now - kept > 60:
                kept = now
                self.keep()
            if self.meetings.collect() and now - tested >= given.every:
                tested = now
                self.test(rivals)
        print(f"learned for {time.monotonic() - self.begun:.0f} s, {self.updates} updates", flush=True)

    def close(self) -> None:
        """The last network's meetings, as long as there is time."""
        given = self.given
        print(f"kept {self.keep()}", flush=True)
        plain(self.league.mean, self.shape).write(given.out / f"{self.which.name}.npz")
        end = self.started + 60 * given.minutes
        if given.last > 0:
            self.meetings.wait(until=time.monotonic() + 0.2 * (end - time.monotonic()))
            last = dict.fromkeys(given.rivals, given.last_tests) | dict.fromkeys(given.last_rivals, given.last_tests)
            self.test(last)
            self.meetings.wait(until=end)
        self.meetings.close()
        beaten = (f"{name} {when['seconds']:.0f} s" for name, when in self.meetings.curve["beaten"].items())
        print(f"first beaten after: {', '.join(beaten) or 'nobody yet'}", flush=True)


def check(table: Table) -> str:
    """Deal matches anew that met an error, and tell of them."""
    try:
        table.batch.check()
    except MatchFailed as failed:
        which = torch.zeros(table.batch.n, dtype=torch.uint8)
        which[failed.matches] = 1
        table.steps.restart(which.numpy())
        return f"; {failed}"
    return ""


def train(given: argparse.Namespace) -> None:
    """A whole run."""
    run = Run(given)
    weights = sum(weight.numel() for weight in run.net.parameters())
    print(f"{run.which.name} on {run.on}, engine {_compiled.status()}, {weights:,} weights", flush=True)
    run.test(dict.fromkeys(given.rivals, given.tests))  # the workers start while the rules are built
    table = run.seat()
    print(f"{run.matches:,} matches on {table.batch.device} after {time.monotonic() - run.started:.0f} s", flush=True)
    run.learn(table, run.started + 60 * given.minutes * (1 - given.last))
    run.close()


def asked(arguments: list[str] | None = None) -> Any:
    """The command line."""
    reader = argparse.ArgumentParser(
        "python -m starlode.learn", description="Learn a game by self-play on a Batch; docs/learning.md."
    )
    take(reader)
    reader.add_argument("--minutes", type=float, default=9, help="for everything, by the clock")
    reader.add_argument("--last", type=float, default=0.15, help="share of it for the last network's meetings")
    reader.add_argument("--updates", type=int, help="at most so many")
    reader.add_argument("--out", type=Path, default=Path("learned"), help="folder for the network and its curve")
    reader.add_argument("--resume", type=Path, help="go on from this network")
    reader.add_argument("--past", type=Path, nargs="*", default=[], help="networks that are past selves already")
    reader.add_argument("--matches", type=int, help="at once; 32,768 on a GPU, 1,024 elsewhere")
    reader.add_argument("--rivalry", type=float, default=0.2, help="share of matches that are against past selves")
    reader.add_argument("--remember", type=float, default=8, help="seconds between two past selves")
    reader.add_argument("--steps", type=int, default=64, help="of each match between two updates")
    reader.add_argument("--epochs", type=int, default=1, help="how often an update looks at what was gathered")
    reader.add_argument("--size", type=int, default=32_768, help="decisions of one step of the optimizer")
    reader.add_argument("--rate", type=float, default=RATE, help="of learning, at first")
    reader.add_argument("--entropy", type=float, default=ENTROPY, help="what is given for keeping options, at first")
    reader.add_argument("--hidden", type=int, nargs="+", default=[1024, 512, 512], help="how wide the layers are")
    reader.add_argument("--every", type=float, default=15, help="seconds between two that meet bots, at least")
    reader.add_argument("--rivals", nargs="*", default=["greedy", "sharp", "fierce"], help="whom they meet")
    reader.add_argument("--tests", type=int, default=200, help="matches against each")
    reader.add_argument("--last-tests", type=int, default=400, help="the same for the last network")
    reader.add_argument("--last-rivals", nargs="*", default=["relentless"], help="whom the last one meets besides")
    reader.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 3), help="who play those matches")
    reader.add_argument("--seed", type=int, default=1)
    return reader.parse_args(arguments)
