"""PPO by self-play on a `Batch`, in PyTorch: one network for whoever is asked, in thousands of duels at once.

`python examples/ppo.py --minutes 9 --out learned` needs PyTorch and NumPy, and CuPy for a GPU, where all then stays.
Beside it networks meet random, greedy, sharp and fierce, in processes of their own (examples/ppo_meetings.py); the file
curve.json tells when each was first beaten, and examples/ppo_picture.py draws it. docs/learning.md has what came of it.
"""

import argparse
import os
import time
from pathlib import Path
from typing import Any

import torch
from ppo_learning import Table, improve
from ppo_meetings import Meetings
from ppo_net import Net, keep, new_net, read
from torch import Tensor, nn

from starlode import _compiled, rules
from starlode.batch import Batch, MatchFailed

RATE, ENTROPY = 6e-4, 0.01  # both fall with the time that is left


class InHalf(nn.Module):
    """The same network, its products in bfloat16 on a GPU; weights, chances and guesses stay whole."""

    def __init__(self, net: Net, device: str) -> None:
        super().__init__()
        self.net, self.device = net, device

    def forward(self, seen: Tensor, mask: Tensor) -> Any:
        with torch.autocast("cuda", torch.bfloat16, enabled=self.device == "cuda"):
            return self.net(seen, mask)


def seated(matches: int, steps: int, device: str, seed: int) -> Table:
    """A table on the GPU; where that fails, on the processors, with a line that says why."""
    for where in ("cuda", "native") if device == "cuda" else ("native",):
        try:
            table = Table(Batch(rules("realms"), matches, seed, where), steps, device)
            Table(Batch(rules("realms"), 64, seed, where), 2, device).gather(new_net((16, 16)).to(device))
            return table
        except Exception as trouble:
            print(f"no matches on {where}: {type(trouble).__name__}: {trouble}", flush=True)
    raise SystemExit("nowhere to play")


def check(batch: Batch) -> str:
    """Deal matches anew that met an error, and tell of them."""
    try:
        batch.check()
    except MatchFailed as failed:
        which = torch.zeros(batch.n, dtype=torch.uint8)
        which[failed.matches] = 1
        batch.restart(which.numpy())
        return f"; {failed}"
    return ""


def main() -> None:
    started = time.monotonic()
    given = asked()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    on = torch.cuda.get_device_name() if device == "cuda" else "cpu"
    matches = given.matches or (32_768 if device == "cuda" else 1_024)
    given.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(given.seed)
    whole, counted = read(given.resume) if given.resume else (new_net(tuple(given.hidden)), {})
    net = InHalf(whole.to(device), device)
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE, fused=device == "cuda")
    about = {"device": on, "engine": _compiled.status(), "torch": torch.__version__, "matches": matches}
    about |= {name: value for name, value in vars(given).items() if name not in ("out", "resume", "matches")}
    meetings = Meetings(given.out / "curve.json", given.workers, about)
    updates, decisions, before = (counted.get(name, 0) for name in ("updates", "decisions", "seconds"))
    begun = time.monotonic()

    def test(name: str, rivals: dict[str, int]) -> None:
        spent = {"seconds": before + time.monotonic() - begun, "updates": updates, "decisions": decisions}
        keep(whole, given.out / name, **spent)
        meetings.send(given.out / name, rivals, **{key: round(value, 1) for key, value in spent.items()})

    rivals = dict.fromkeys(given.rivals, given.tests)
    print(
        f"{on}, engine {_compiled.status()}, {sum(weight.numel() for weight in net.parameters()):,} weights", flush=True
    )
    test("net-0.pt", rivals)  # the workers start while the rules are built
    table = seated(matches, given.steps, device, given.seed)
    print(f"{matches:,} matches on {table.batch.device} after {time.monotonic() - started:.0f} s", flush=True)
    begun, tested, shown, done = time.monotonic(), time.monotonic(), 0.0, 0
    until = started + 60 * given.minutes * (1 - given.last)  # for learning; the rest is for the last network's meetings
    while (now := time.monotonic()) < until and done < (given.updates or done + 1):
        left = max(0.05, 1 - max((now - begun) / (until - begun), done / (given.updates or 10**9)))
        optimizer.param_groups[0]["lr"] = RATE * left
        told = improve(net, optimizer, table.gather(net), ENTROPY * left, given.epochs, given.size)
        updates, done, decisions = updates + 1, done + 1, decisions + matches * given.steps
        if time.monotonic() - shown > 10:
            shown = time.monotonic()
            spread, error, cut = told.tolist()
            pace = done * matches * given.steps / (shown - begun)
            line = (
                f"update {updates}, {before + shown - begun:.0f} s, {decisions / 1e6:,.1f} M decisions, {pace:,.0f}/s"
            )
            print(f"{line}: entropy {spread:.3f}, error {error:.3f}, cut {cut:.3f}{check(table.batch)}", flush=True)
        if meetings.collect() and time.monotonic() - tested >= given.every:
            tested = time.monotonic()
            test(f"net-{updates}.pt", rivals)
            forget(given.out, given.keep)
    print(f"learned for {time.monotonic() - begun:.0f} s, {updates} updates", flush=True)
    meetings.wait(until=time.monotonic() + 0.2 * (started + 60 * given.minutes - time.monotonic()))
    test("net.pt", dict.fromkeys(given.rivals, given.last_tests) | dict.fromkeys(given.last_rivals, given.tests))
    meetings.wait(until=started + 60 * given.minutes)
    meetings.close()
    beaten = (f"{name} {when['seconds']:.0f} s" for name, when in meetings.curve["beaten"].items())
    print(f"first beaten after: {', '.join(beaten) or 'nobody yet'}")


def forget(folder: Path, count: int) -> None:
    """Remove all but the latest so many networks."""
    for path in sorted(folder.glob("net-*.pt"), key=os.path.getmtime)[:-count]:
        path.unlink()


def asked() -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--minutes", type=float, default=10, help="for everything, by the clock")
    reader.add_argument("--last", type=float, default=0.15, help="share of it for the last network's meetings")
    reader.add_argument("--updates", type=int, help="at most so many")
    reader.add_argument("--out", type=Path, default=Path("learned"), help="folder for networks and curve.json")
    reader.add_argument("--keep", type=int, default=1000, help="how many networks stay there besides the last")
    reader.add_argument("--resume", type=Path, help="go on from this network")
    reader.add_argument("--matches", type=int, help="at once; 32,768 on a GPU, 1,024 elsewhere")
    reader.add_argument("--steps", type=int, default=64, help="of each match between two updates")
    reader.add_argument("--epochs", type=int, default=2, help="how often an update looks at what was gathered")
    reader.add_argument("--size", type=int, default=65_536, help="decisions of one step of the optimizer")
    reader.add_argument("--hidden", type=int, nargs=2, default=[1024, 512], help="how wide the two layers are")
    reader.add_argument("--every", type=float, default=15, help="seconds between two that meet bots, at least")
    reader.add_argument("--rivals", nargs="*", default=["random", "greedy", "sharp", "fierce"], help="whom they meet")
    reader.add_argument("--tests", type=int, default=200, help="matches against each")
    reader.add_argument("--last-tests", type=int, default=400, help="the same for the last network")
    reader.add_argument("--last-rivals", nargs="*", default=["relentless"], help="whom the last one meets besides")
    reader.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 3), help="who play those matches")
    reader.add_argument("--seed", type=int, default=1)
    return reader.parse_args()


if __name__ == "__main__":
    main()
