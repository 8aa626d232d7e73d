"""The pictures of docs/luck-and-skill.md."""

from pathlib import Path
from typing import Any

from luck import search
from starlode.games import find, names

COLOURS = ("#2361b3", "#a3741a", "#5b7f3a")
PARTS = ("early", "in the middle", "late")
MOST_CARDS = 60


def draw(folder: Path, results: dict[str, Any]) -> None:
    """All that there are figures for."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "starlode"
    if any(" budget " in name for name in results):
        _keep(_budgets(results), folder / "luck-budgets.svg")
    for game in names():
        if f"{game} cards policy" in results:
            _keep(_cards(game, results[f"{game} cards policy"]), folder / f"luck-cards-{game}.svg")
    if any(name.endswith(" random") for name in results):
        _keep(_formats(results), folder / "luck-formats.svg")


def ranked(found: dict[str, Any]) -> list[tuple[str, list[Any]]]:
    """The cards by what they are worth on average."""

    def mean(parts: list[Any]) -> float:
        known = [float(part[0]) for part in parts if part]
        return sum(known) / len(known)

    return sorted(found["worth"].items(), key=lambda each: -mean(each[1]))


def _keep(figure: Any, path: Path) -> None:
    figure.savefig(path, metadata={"Date": None})


def _figure(columns: int, width: float, height: float) -> tuple[Any, Any]:
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(1, columns, figsize=(width, height), layout="constrained", squeeze=False)
    return figure, axes[0]


def _budgets(results: dict[str, Any]) -> Any:
    figure, both = _figure(len(names()), 10, 4)
    for axes, game in zip(both, names(), strict=True):
        for kind, colour in zip(("plain", "advised"), COLOURS, strict=False):
            met = [(n, results.get(f"{game} budget {kind} {n}")) for n in search.BUDGETS]
            cells = [(n, each) for n, each in met if each]
            scores = [100 * each["score"] for _, each in cells]
            spans = [[100 * abs(each["score"] - each["interval"][end]) for _, each in cells] for end in (0, 1)]
            label = "search alone" if kind == "plain" else "with the network"
            if not cells:
                continue
            axes.set_xscale("log")
            axes.errorbar([n for n, _ in cells], scores, yerr=spans, fmt="o-", capsize=3, color=colour, label=label)
        axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
        axes.set(ylim=(0, 100), title=find(game).title, xlabel="ways looked at before a choice")
        axes.set_xticks(search.BUDGETS, [f"{n:,}" for n in search.BUDGETS])
    both[0].set_ylabel(f"wins against {search.MEASURE}, %")
    both[0].legend(frameon=False)
    return figure


def _cards(game: str, found: dict[str, Any]) -> Any:
    cards = ranked(found)[:MOST_CARDS]
    figure, (axes,) = _figure(1, 8, 2 + 0.2 * len(cards))
    for at, (label, colour) in enumerate(zip(PARTS, COLOURS, strict=True)):
        shown = [(len(cards) - n + 0.25 * (1 - at), parts[at]) for n, (_, parts) in enumerate(cards) if parts[at]]
        rows, figures = [row for row, _ in shown], [part for _, part in shown]
        spans = [100 * part[1] for part in figures]
        axes.errorbar([100 * part[0] for part in figures], rows, xerr=spans, fmt="o", ms=3, color=colour, label=label)
    axes.axvline(0, color="grey", linewidth=0.8)
    axes.set_yticks([len(cards) - n for n in range(len(cards))], [name.split(" ", 1)[-1] for name, _ in cards])
    axes.tick_params(axis="y", labelsize=7)
    axes.set(
        title=f"{find(game).title}: what a card is worth when it is got", xlabel="matches won, points of a hundred"
    )
    axes.legend(frameon=False)
    return figure


def _formats(results: dict[str, Any]) -> Any:
    """Wins of the first seat, as a multiple of a fair share where everybody plays alone, else of its side."""
    shown = []
    for game in names():
        for way, all_seats in find(game).ways.items():
            for seats in all_seats:
                chance, played = (results.get(f"{game} {way} {seats} {how}") for how in ("random", "search"))
                if chance:
                    shown.append((f"{way} {seats}", chance["seats"][0], played))
    figure, (axes,) = _figure(1, 10, 4)
    for n, (_, first, played) in enumerate(shown):
        spread = 100 * first["spread"]
        axes.errorbar([n - 0.1], [100 * first["score"]], yerr=[spread], fmt="s", color=COLOURS[1], capsize=3)
        if played:
            best = (played["turn_order"] or played["sides"])[0]
            span = [[100 * abs(best["win_rate"] - best["interval"][end])] for end in (0, 1)]
            axes.errorbar([n + 0.1], [100 * best["win_rate"]], yerr=span, fmt="o", color=COLOURS[0], capsize=3)
    axes.set_xticks(range(len(shown)), [label for label, *_ in shown], rotation=60, ha="right")
    axes.set(ylabel="wins of who begins, %", ylim=(0, 100), title="Squares: at random. Dots: fierce@50 in all seats")
    return figure
