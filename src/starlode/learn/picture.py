"""Draws a learning curve: `python -m starlode.learn.picture learned/GAME-curve.json curve.svg`.

Needs matplotlib, and neither PyTorch nor a GPU.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

LOOKS = {"random": ("#6b7280", "o"), "greedy": ("#2361b3", "s"), "sharp": ("#a3741a", "^"), "fierce": ("#b03a2e", "D")}


def drawn(curve: dict[str, Any]) -> Figure:
    """Shares won over seconds, each with its interval of 95 %; a line stands where a bot was first beaten."""
    figure = Figure(figsize=(9, 4.8), layout="constrained")
    axes = figure.subplots()
    for level, (rival, (colour, marker)) in enumerate(LOOKS.items()):
        met = [
            (point["seconds"], point["against"][rival])
            for point in curve["points"]
            if "share" in point["against"].get(rival, {})
        ]
        if not met:
            continue
        seconds = [at for at, _ in met]
        shares = [against["share"] for _, against in met]
        low, high = zip(*(against["interval"] for _, against in met), strict=True)
        axes.plot(seconds, shares, marker=marker, markersize=4, color=colour, label=rival)
        axes.fill_between(seconds, low, high, color=colour, alpha=0.15, linewidth=0)
        if rival in curve["beaten"]:
            at = curve["beaten"][rival]["seconds"]
            axes.axvline(at, color=colour, linestyle=":", linewidth=1)
            axes.annotate(
                f"{at:.0f} s", (at, 0.02 + 0.05 * level), (2, 0), textcoords="offset points", color=colour, fontsize=8
            )
    axes.axhline(0.5, color="#888888", linewidth=0.6)
    axes.set_xlim(left=0)
    axes.set_ylim(0, 1.02)
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.set_xlabel(f"seconds of learning, {curve['about']['device']}")
    axes.set_ylabel("matches won by the network alone")
    axes.legend(title="against", frameon=False, loc="lower right")
    return figure


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("curve", type=Path)
    reader.add_argument("picture", type=Path, help="its name ends in .svg or .png")
    given = reader.parse_args()
    figure = drawn(json.loads(given.curve.read_text(encoding="utf-8")))
    # Without the date of the day the same results give the same file.
    figure.savefig(given.picture, dpi=120, metadata={"Date": None} if given.picture.suffix == ".svg" else None)


if __name__ == "__main__":
    main()
