"""An analysis as a picture; needs matplotlib."""

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from starlode.analysis.analysing import Analysis
from starlode.games import find
from starlode.i18n import Words
from starlode.lab.simulation_plot import as_file
from starlode.lab.simulation_report import percent_sign

# Told apart by colour and by dashes; the first two also in grey.
STYLES = (("#1f77b4", "-"), ("#d62728", "--"), ("#2ca02c", "-."), ("#9467bd", ":"), ("#ff7f0e", "-"), ("#17becf", "--"))


def draw(found: Analysis, words: Words, kind: str) -> bytes:
    """The chances of every seat by turn, with its turning points, as the bytes of a file of this kind."""
    figure = Figure(figsize=(11, 5), layout="constrained")
    axes = figure.subplots()
    names = words.names_for(None)
    places = {point.rows: at for at, point in enumerate(found.points)}
    for seat, (colour, dashes) in zip(names, STYLES, strict=False):
        chances = [point.chances[seat - 1] / 1000 for point in found.points]
        axes.plot(range(len(chances)), chances, color=colour, linestyle=dashes, label=names[seat])
        for point in (each for each in found.turning if each.seat == seat):
            at = max((place for rows, place in places.items() if rows <= point.rows), default=0)
            axes.plot(at, chances[at], "o", color=colour, markersize=13)
            axes.annotate(str(point.number), (at, chances[at]), color="white", ha="center", va="center", fontsize=8)
    # Where all sides are as strong, each wins one match in so many.
    axes.axhline(1 / len(words.company.sides), color="#888888", linewidth=0.8)
    axes.set_ylim(-0.03, 1.03)
    axes.yaxis.set_major_formatter(PercentFormatter(1, symbol=percent_sign(words)))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    turns = [str(point.turn) if point.seat is not None else "" for point in found.points]
    axes.xaxis.set_major_formatter(lambda at, _: turns[round(at)] if 0 <= round(at) < len(turns) else "")
    axes.set_xlabel(words.say("analyse-turn"))
    axes.set_title(f"{find(found.game).title} · {words.say('analyse-chances')}")
    axes.legend(frameon=False, loc="best")
    return as_file(figure, kind)
