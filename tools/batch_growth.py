"""How fast batches play on a GPU, from a thousand matches to a million.

`python tools/batch_growth.py` on a machine with a GPU measures every game into docs/results/batch.json, with whatever
Python is there (NumPy and CuPy are enough); `--plot` draws docs/pictures/batch-growth.svg from it, with matplotlib.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
RESULTS = ROOT / "docs" / "results" / "batch.json"
PICTURE = ROOT / "docs" / "pictures" / "batch-growth.svg"
COLOURS = {"playouts": "#2361b3", "steps": "#a3741a"}
CALLED = {"playouts": "whole matches at random", "steps": "single steps with observation and mask"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plot", action="store_true", help="only draw what is there")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured")
    chosen = parser.parse_args()
    if chosen.plot:
        PICTURE.write_bytes(drawn(json.loads(RESULTS.read_text(encoding="utf-8"))))
        return
    from starlode import rules
    from starlode.batch.measure import SIZES, measure
    from starlode.games import names

    found = {
        game: measure(rules(game), "cuda", SIZES, chosen.seconds, lambda line: print(line, file=sys.stderr))
        for game in names()
    }
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def drawn(found: dict[str, Any]) -> bytes:
    """A picture for each game: decisions a second over the number of matches."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import FuncFormatter

    from starlode.games import find
    from starlode.lab.simulation_plot import INK, as_file

    figure = Figure(figsize=(10, 4.2), layout="constrained")
    for axes, game in zip(figure.subplots(1, len(found), sharey=True), found, strict=True):
        sizes = [int(size) for size in found[game]["playouts"]]
        for what, called in CALLED.items():
            speeds = [each["decisions_s"] / 1e6 for each in found[game][what].values()]
            axes.plot(sizes, speeds, marker="o", color=COLOURS[what], label=called)
            axes.annotate(f"{max(speeds):.0f}", (sizes[speeds.index(max(speeds))], max(speeds)), (0, 6),
                          textcoords="offset points", ha="center", color=INK)  # fmt: skip
        axes.set_xscale("log", base=2)
        axes.set_yscale("log")
        axes.set_ylim(2, 1500)
        axes.set_xticks(sizes, [f"{size // 1024} k" if size < 1 << 20 else "1 M" for size in sizes])
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
        axes.set_title(f"{find(game).title}, {found[game]['seats']} players")
        axes.set_xlabel("matches in a batch")
        axes.grid(alpha=0.3)
    figure.axes[0].set_ylabel("million decisions a second")
    figure.axes[0].legend(frameon=False)
    return as_file(figure, "svg")


if __name__ == "__main__":
    main()
