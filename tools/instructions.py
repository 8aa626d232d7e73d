"""How many instructions the engine needs for fixed random matches, counted by callgrind: `make bench-instructions`.

Times on a shared machine say little; instructions are the same every time, to a few in a million.
A start of Python that plays nothing is counted first and taken off.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys

from starlode import _compiled
from starlode.core.engine.rng import Rng
from starlode.core.rules import OVER
from starlode.games import find, names, table_rules

MATCHES = 6  # of each way to play a game, with each number of seats
APT = ("apt-get", "install", "-y", "valgrind")


def play(game: str, matches: int) -> int:
    """Random matches of every way to play a game; how many decisions were made in them."""
    decisions = 0
    for way, seats in [(way, seats) for way, counts in find(game).ways.items() for seats in counts]:
        rules = table_rules(game, way, seats, {})
        for seed in range(matches):
            rng = Rng(seed)
            state = rules.new()
            if seed % 2:
                decisions += int(state.playout(rng))
                continue
            while state.actor != OVER:  # what search and people do: everything is listed, one is chosen
                state.sample(rng)
                legal = list(state.legal())
                if legal:
                    state.apply(legal[rng.below(len(legal))])
                    state = state.clone()
                    decisions += 1
    return decisions


def counted(game: str, matches: int) -> tuple[int, int]:
    """The instructions and decisions of a process that plays so many matches."""
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-X", "frozen_modules=on",
         __file__, game, "--matches", str(matches), "--play"],
        env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        raise SystemExit(f"valgrind said nothing of instructions: {done.stderr[-300:]}")
    return int(found[1]), int(done.stdout)


def no_valgrind() -> str | None:
    """Why nothing can be counted; valgrind is installed where that is allowed."""
    if shutil.which("valgrind") is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("valgrind is installed from apt …", file=sys.stderr)
        subprocess.run(APT, check=False, capture_output=True)
    return None if shutil.which("valgrind") else f"there is no valgrind: install it, such as with {' '.join(APT)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(names())}; all unless said")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--play", action="store_true", help="play, and print how many decisions there were")
    args = parser.parse_args()
    if args.play:
        print(sum(play(game, args.matches) for game in args.games))
        return
    why = no_valgrind()
    if why is not None:
        raise SystemExit(why)
    print(f"engine: {_compiled.status()}, {args.matches} matches of each way to play and number of seats")
    for game in args.games or names():
        start, _ = counted(game, 0)
        total, decisions = counted(game, args.matches)
        spent = total - start
        print(f"{game}: {spent:,} instructions, {decisions:,} decisions, {spent // decisions:,} a decision")


if __name__ == "__main__":
    main()
