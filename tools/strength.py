"""How strong the bots are: each level against the one below, against greedy and random, in every format, by budget.

`python tools/strength.py` plays what is missing in docs/results/strength.json or was stopped there, cell by cell, keeps
finished games in build/strength so that it can go on after it was stopped, draws docs/pictures/strength.svg, and writes
the tables of docs/search.md and the Elo numbers beside each game's bots. `--only NAME` plays cells whose name begins
so, `--again` plays them anew, `--jobs N` in so many processes, `--plot` only draws and writes. `--sources` only prints
what stands in the names of the files of kept games, so that another machine can play some of them.
"""

import argparse
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from elo import elo
from luck import page as luck
from starlode.bots.scale import ANCHOR, NUMBER, scale_of
from starlode.games import names

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "results" / "strength.json"
PAGE = ROOT / "docs" / "search.md"
BEGIN, END = "<!-- written by tools/strength.py -->\n", "<!-- until here -->\n"
ELO_BEGIN, ELO_END = "<!-- Elo by tools/strength.py -->\n", "<!-- until here -->\n"
PICTURE = ROOT / "docs" / "pictures" / "strength.svg"
KEPT = ROOT / "build" / "strength"
SEED = "2026"
# Games are others when something in these rooms is; what else is in src does not play.
ROOMS = ("core", *names(), "bots", "lab")
BUDGETS = (10, 30, 100, 300, 1000, 3000)
# What is played of each game: a name, and what the arena is asked for.
CELLS: dict[str, tuple[str, ...]] = {
    name: (file.parent.name, *cell.split())
    for file in sorted(Path(__file__).parent.glob("*/contests.json"), reverse=True)
    for name, cell in json.loads(file.read_text(encoding="utf-8")).items()
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="cells whose name begins so")
    parser.add_argument("--again", action="store_true", help="also those that are there")
    parser.add_argument("--jobs", default="all", help="how many processes play at once")
    parser.add_argument("--plot", action="store_true", help="only draw what is there")
    parser.add_argument("--sources", action="store_true", help="only say which sources play here")
    chosen = parser.parse_args()
    if chosen.sources:
        print(sources())
        return
    if not chosen.plot and _git("status", "--porcelain", "src", ":!*/elo.json"):
        raise SystemExit("strength: commit what was changed in src first, so that the results name what was measured")
    results: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    for number, (name, cell) in enumerate(CELLS.items(), 1):
        is_there = name in results and is_whole(cell, results[name])
        if chosen.plot or not name.startswith(chosen.only) or (is_there and not chosen.again):
            continue
        print(f"strength: {name}, {number} of {len(CELLS)} …", file=sys.stderr)
        results[name] = _play(name, cell, chosen.again, chosen.jobs)
        results = {known: results[known] for known in CELLS if known in results}
        RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    _draw(results)
    numbers = scales(results)
    for game, own in numbers.items():
        scale_of(game).write_text(json.dumps(own, indent=1) + "\n", encoding="utf-8")
    page = written(PAGE.read_text(encoding="utf-8"), results)
    PAGE.write_text(with_numbers(page, numbers), encoding="utf-8")
    luck.write(ROOT, luck.read(ROOT))  # its page has these results too


def is_whole(cell: tuple[str, ...], result: dict[str, Any]) -> bool:
    """Whether so many games were played as are asked for, or a test was sure before."""
    is_sure = bool((result["sequential"] or {}).get("verdict"))
    return is_sure or result["games"] >= int(cell[cell.index("--games") + 1])


def sources() -> str:
    """What the games hang on, short: the committed sources of everything that plays; Elo numbers do not."""
    listed = _git("ls-tree", "-r", "HEAD", *(f"src/starlode/{room}" for room in ROOMS)).splitlines()
    playing = "\n".join(line for line in listed if not line.endswith("elo.json"))
    return hashlib.sha256(playing.encode()).hexdigest()[:10]


def commit() -> str:
    return _git("rev-parse", "--short", "HEAD")


def scales(results: dict[str, Any]) -> dict[str, dict[str, int]]:
    """For each game the Elo numbers of all bots that met one against one, the weakest first."""
    met: dict[str, dict[tuple[str, str], tuple[float, int]]] = {}
    for name, result in results.items():
        game, *asked = CELLS[name]
        if "--format" not in asked and "--seats" not in asked:
            first, second = asked[asked.index("--bots") + 1].split(",")
            if "@" in first:  # a budget, and no bot that is chosen
                continue
            met.setdefault(game, {})[first, second] = (result["score"] * result["games"], result["games"])
    found = {}
    for game, pairs in met.items():
        has_anchor = any(ANCHOR in pair for pair in pairs)
        numbers = elo(pairs, ANCHOR, NUMBER) if has_anchor else {}
        found[game] = {bot: round(number) for bot, number in sorted(numbers.items(), key=lambda each: each[1])}
    return found


def with_numbers(page: str, numbers: dict[str, dict[str, int]]) -> str:
    """The page with the table of these Elo numbers."""
    bots = sorted(set().union(*numbers.values()), key=lambda bot: -max(each.get(bot, 0) for each in numbers.values()))
    lines = [f"| | {' | '.join(numbers)} |", f"|---|{'---|' * len(numbers)}"]
    lines += [f"| `{bot}` | {' | '.join(str(each.get(bot, '')) for each in numbers.values())} |" for bot in bots]
    before, rest = page.split(ELO_BEGIN)
    return before + ELO_BEGIN + "\n".join(lines) + "\n" + ELO_END + rest.split(ELO_END, 1)[1]


def written(page: str, results: dict[str, Any]) -> str:
    """The page with the table of these results."""
    lines = [
        "| | games | score of the first | 95 % interval | fair share | sequential test |",
        "|---|---|---|---|---|---|",
    ]
    for name, result in results.items():
        low, high = result["interval"]
        verdict = (result["sequential"] or {}).get("verdict") or ""
        cells = [f"{name}: `{result['bot']}`", result["games"], f"{100 * result['score']:.1f} %"]
        cells += [f"{100 * low:.1f} to {100 * high:.1f} %", f"{100 * result['fair']:.0f} %", verdict]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    before, rest = page.split(BEGIN)
    return before + BEGIN + "\n".join(lines) + "\n" + END + rest.split(END, 1)[1]


def _play(name: str, cell: tuple[str, ...], again: bool, jobs: str) -> dict[str, Any]:
    """The result of one cell, with the command and the commit that it was made on."""
    command = ["arena", *cell, "--gauntlet", "--seed", SEED, "--json"]
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{name.replace(' ', '-')}-{sources()}.jsonl"
    if again:
        file.unlink(missing_ok=True)
    run = [sys.executable, "-m", "starlode", *command, "--jobs", jobs, "--resume", str(file)]
    told = json.loads(subprocess.run(run, stdout=subprocess.PIPE, text=True, check=True).stdout)
    table = told["tables"][0]
    first = table["bots"][0]
    kept = {key: first[key] for key in ("bot", "games", "wins", "draws", "losses", "score", "interval", "fair")}
    seconds = {bot["bot"]: bot["turn_seconds"] for bot in told["bots"] if "turn_seconds" in bot}
    return {
        "command": " ".join(["starlode", *command]),
        "commit": commit(),
        **kept,
        "sequential": table.get("sprt"),
        "turn_seconds": seconds,
    }


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], stdout=subprocess.PIPE, text=True, cwd=ROOT, check=True).stdout.strip()


def _draw(results: dict[str, Any]) -> None:
    """Strength by budget, with intervals."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    found = [(n, results[f"budget {n}"]) for n in BUDGETS if f"budget {n}" in results]
    if not found:
        return
    matplotlib.rcParams["svg.hashsalt"] = "starlode"
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    scores = [result["score"] for _, result in found]
    below = [result["score"] - result["interval"][0] for _, result in found]
    above = [result["interval"][1] - result["score"] for _, result in found]
    axes.errorbar([n for n, _ in found], scores, yerr=[below, above], marker="o", capsize=3)
    axes.axhline(0.5, linestyle=":", color="gray")
    axes.set_xscale("log")
    axes.set_xticks([n for n, _ in found], [f"{n:,}" for n, _ in found])
    axes.set_ylim(0, 1)
    axes.set_xlabel("ways looked at before a choice")
    axes.set_ylabel("score against greedy, with 95 % intervals")
    axes.set_title("The duel: strength by budget")
    figure.savefig(PICTURE, metadata={"Date": None})


if __name__ == "__main__":
    main()
