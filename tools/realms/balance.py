"""How balanced the formats are: greedy play against itself, by seat and side, with intervals and a plot.

`python tools/realms/balance.py` plays what is missing, appends to docs/results/realms-formats.json, and draws;
a cell that has its games is not played again. `--games N` asks for more, `--plot` only draws.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "docs" / "results" / "realms-formats.json"
PICTURE = ROOT / "docs" / "pictures" / "realms-formats.svg"
CELLS = (
    ("duel", 2),
    *(("free-for-all", seats) for seats in (3, 4, 5, 6)),
    *(("hunter", seats) for seats in (3, 4, 5, 6)),
    ("hydra", 4),
    ("hydra", 6),
    ("emperor", 6),
    *(("raid", seats) for seats in (3, 4, 5, 6)),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="games for each format and number of seats")
    parser.add_argument("--plot", action="store_true", help="only draw what is there")
    chosen = parser.parse_args()
    results: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    for number, (form, seats) in enumerate(CELLS, 1):
        name = f"{form}-{seats}"
        if not chosen.plot and results.get(name, {}).get("games", 0) < chosen.games:
            print(f"balance: {name}, {number} of {len(CELLS)} …", file=sys.stderr)
            results[name] = _play(form, seats, chosen.games)
            RESULTS.parent.mkdir(exist_ok=True)
            RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    _draw(results)


def _play(form: str, seats: int, games: int) -> dict[str, Any]:
    """The result of one cell, with the command and the commit that it was made on."""
    command = ["simulate", "realms", "--format", form, "--seats", str(seats), "--bots", "greedy", "--json"]
    command += ["--games", str(games), "--seed", "2026"]
    done = subprocess.run([sys.executable, "-m", "starlode", *command], stdout=subprocess.PIPE, text=True, check=True)
    told = json.loads(done.stdout)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    kept = {name: told[name] for name in ("games", "draws", "turns", "sides", "turn_order")}
    return {"command": " ".join(["starlode", *command]), "commit": commit.stdout.strip(), **kept}


def _draw(results: dict[str, Any]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    plt.rcParams["svg.hashsalt"] = "starlode"
    figure, rows = plt.subplots(2, 2, figsize=(11, 7.5), layout="constrained")
    _by_turn_order(rows[0][0], results, "free-for-all", "Free-for-all: wins by turn order")
    _by_turn_order(rows[0][1], results, "hunter", "Hunter: wins by turn order")
    _first_side(rows[1][0], results)
    _boss(rows[1][1], results)
    PICTURE.parent.mkdir(exist_ok=True)
    figure.savefig(PICTURE, metadata={"Date": None})


def _by_turn_order(axes: Any, results: dict[str, Any], form: str, title: str) -> None:
    for shape, seats in zip("os^D", (3, 4, 5, 6), strict=True):
        places = results[f"{form}-{seats}"]["turn_order"]
        shares = [place["win_rate"] * seats for place in places]
        spans = [
            [(p["win_rate"] - p["interval"][0]) * seats for p in places],
            [(p["interval"][1] - p["win_rate"]) * seats for p in places],
        ]
        positions = [number + 1 + (seats - 4.5) * 0.08 for number in range(seats)]
        axes.errorbar(positions, shares, yerr=spans, fmt=shape, capsize=3, label=f"{seats} players")
    axes.axhline(1, color="grey", linewidth=0.8, linestyle="--")
    axes.set(
        title=title, xlabel="place in turn order", ylabel="wins, fair share = 1", xticks=range(1, 7), ylim=(0, None)
    )
    axes.legend()


def _first_side(axes: Any, results: dict[str, Any]) -> None:
    names = ("duel-2", "hydra-4", "hydra-6", "emperor-6")
    first = [results[name]["turn_order"][0] for name in names]
    _percentages(axes, [name.rsplit("-", 1) for name in names], first)
    axes.set(title="The side that begins", ylabel="wins, %", ylim=(0, 100))


def _boss(axes: Any, results: dict[str, Any]) -> None:
    cells = [results[f"raid-{seats}"]["sides"][0] for seats in (3, 4, 5, 6)]
    _percentages(axes, [("raid", f"{raiders} raiders") for raiders in (2, 3, 4, 5)], cells)
    axes.set(title="Raid: the boss", ylabel="wins, %", ylim=(0, 100))


def _percentages(axes: Any, names: Any, cells: Any) -> None:
    rates = [100 * cell["win_rate"] for cell in cells]
    spans = [
        [100 * (cell["win_rate"] - cell["interval"][0]) for cell in cells],
        [100 * (cell["interval"][1] - cell["win_rate"]) for cell in cells],
    ]
    axes.errorbar(range(len(cells)), rates, yerr=spans, fmt="o", capsize=4)
    for number, rate in enumerate(rates):
        axes.annotate(f"{rate:.0f} %", (number, rate), textcoords="offset points", xytext=(8, 4))
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set_xticks(range(len(cells)), [f"{form}\n{rest}" for form, rest in names])
    axes.set_xlim(-0.5, len(cells) - 0.5)


if __name__ == "__main__":
    main()
