"""The results of a tournament as a picture; needs matplotlib."""

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from starlode.i18n import Words
from starlode.lab.arena.report import head, results
from starlode.lab.arena.standings import Standings
from starlode.lab.simulation_plot import ALPHA, INK, INTERVAL, as_file, draw_shares

LONGEST_NAME = 24
LEAST_BARS = 4  # one bar alone would fill the picture


def draw(standings: Standings, words: Words, kind: str, form: str) -> bytes:
    """Scores, ratings and times, as the bytes of a file of this kind."""
    height = 4 + 0.35 * max(len(results(standings)), 2 * len(standings.bots))
    figure = Figure(figsize=(12, height), layout="constrained")
    axes = figure.subplot_mosaic([["tables", "ratings"], ["tables", "times"]], width_ratios=[1, 1])
    figure.suptitle(_short(head(standings, words, form), 120))
    if standings.games:
        _draw_tables(axes["tables"], standings, words)
        _draw_ratings(axes["ratings"], standings, words)
        _draw_times(axes["times"], standings, words)
    return as_file(figure, kind)


def _draw_tables(axes: Axes, standings: Standings, words: Words) -> None:
    found = results(standings)
    labelled = [(" – ".join(map(_short, bots)), score.estimate) for _, bots, score in found]
    draw_shares(axes, words, labelled, [INK] * len(labelled))
    for place, (_, _, score) in enumerate(found):
        axes.vlines(score.fair, place - 0.4, place + 0.4, colors="#000000", linestyles="dashed", linewidth=1)
    axes.set_ylim(max(len(found), LEAST_BARS) - 0.5, -0.5)
    axes.tick_params(axis="y", labelsize=8)
    axes.set_title(words.say("arena-plot-scores"))


def _draw_ratings(axes: Axes, standings: Standings, words: Words) -> None:
    ratings = standings.ratings()
    bots = sorted(range(len(standings.bots)), key=lambda bot: (-ratings[bot].mu, bot))
    spread = [2 * ratings[bot].sigma for bot in bots]
    axes.barh(
        range(len(bots)), [ratings[bot].mu for bot in bots], xerr=spread, color=INK, alpha=ALPHA, error_kw=INTERVAL
    )
    axes.set_yticks(range(len(bots)), [_short(standings.bots[bot]) for bot in bots])
    axes.invert_yaxis()
    axes.set_title(words.say("arena-plot-ratings"))


def _draw_times(axes: Axes, standings: Standings, words: Words) -> None:
    """Mean to 95th percentile as a bar, the longest as a dot; bots differ by powers of ten."""
    least = 1e-6
    for place, times in enumerate(standings.times):
        mean, high, most = (max(each, least) for each in (times.mean, times.percentile(0.95), times.most))
        axes.hlines(place, min(mean, high), max(mean, high), colors=INK, linewidth=6, alpha=ALPHA)
        axes.plot([mean], [place], "|", color="#000000", markersize=12)
        axes.plot([most], [place], "o", color=INK, markersize=4)
    axes.set_yticks(range(len(standings.bots)), [_short(bot) for bot in standings.bots])
    axes.set_ylim(len(standings.bots) - 0.5, -0.5)
    axes.set_xscale("log")
    axes.set_title(words.say("arena-plot-times"))


def _short(name: str, most: int = LONGEST_NAME) -> str:
    return name if len(name) <= most else f"{name[: most // 3]}…{name[-(most - most // 3 - 1) :]}"
