"""The results of a simulation as a picture; needs matplotlib."""

import io
from collections.abc import Sequence
from typing import Protocol

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import PercentFormatter

from starlode.i18n import Words
from starlode.lab.simulation_report import percent_sign, ranked_cards, shares, who
from starlode.lab.tally import Tally

INK = "#3a4862"
ALPHA = 0.75
INTERVAL = {"ecolor": "#000000", "elinewidth": 1.2, "capsize": 2.5, "capthick": 1.2}  # to be seen on every colour
MOST_BINS = 40


def draw(tally: Tally, words: Words, kind: str, form: str) -> bytes:
    """Win rates, lengths and cards, as the bytes of a file of this kind."""
    figure = Figure(figsize=(11, 10), layout="constrained")
    axes = figure.subplot_mosaic([["rates", "cards"], ["turns", "cards"]], width_ratios=[1, 1.2], height_ratios=[1, 2])
    games = words.say("simulate-plot-games", games=tally.games)
    figure.suptitle(f"{who(tally, words, form)} · {games}")
    if tally.games:
        _draw_rates(axes["rates"], tally, words)
        _draw_turns(axes["turns"], tally, words)
        _draw_cards(axes["cards"], tally, words)
        known = {card.faction for card in tally.counts.cards}
        factions = [
            Patch(color=colour, alpha=ALPHA, label=words.say(f"faction-{name}"))
            for name, colour in tally.counts.colours.items()
            if name in known
        ]
        if factions:
            figure.legend(handles=factions, loc="outside lower center", ncols=len(factions), frameon=False)
    return as_file(figure, kind)


def as_file(figure: Figure, kind: str) -> bytes:
    """A picture as the bytes of a file of this kind."""
    file = io.BytesIO()
    # Without the date of the day the same results give the same file.
    figure.savefig(file, format=kind, dpi=120, metadata={"Date": None} if kind == "svg" else None)
    return file.getvalue()


def _draw_rates(axes: Axes, tally: Tally, words: Words) -> None:
    labelled = shares(tally, words)
    draw_shares(axes, words, labelled, [INK] * len(labelled))
    axes.set_title(words.say("simulate-plot-rates"))


def _draw_turns(axes: Axes, tally: Tally, words: Words) -> None:
    shortest, longest = min(tally.turns), max(tally.turns)
    width = -(-(longest - shortest + 1) // MOST_BINS)
    axes.hist(list(tally.turns), weights=list(tally.turns.values()), color=INK,
              bins=[start - 0.5 for start in range(shortest, longest + width + 1, width)])  # fmt: skip
    axes.set_title(words.say("simulate-plot-turns"))
    axes.set_xlabel(words.say("simulate-plot-turns-axis"))
    axes.set_ylabel(words.say("simulate-plot-games-axis"))


def _draw_cards(axes: Axes, tally: Tally, words: Words) -> None:
    ranked = [(card, counted.decks) for card, counted in ranked_cards(tally, words) if counted.decks.games]
    labelled = [(words.card(card.id), share) for card, share in ranked]
    draw_shares(axes, words, labelled, [tally.counts.colours.get(card.faction, INK) for card, _ in ranked])
    axes.tick_params(axis="y", labelsize=8)
    axes.set_title(words.say("simulate-plot-cards"))


class Rated(Protocol):
    """A rate and where the true one may lie."""

    @property
    def rate(self) -> float: ...
    @property
    def interval(self) -> tuple[float, float]: ...


def draw_shares(axes: Axes, words: Words, labelled: Sequence[tuple[str, Rated]], colours: list[str]) -> None:
    """A bar each from top to bottom, with its interval."""
    places = range(len(labelled))
    shares = [share for _, share in labelled]
    axes.barh(
        places, [share.rate for share in shares], xerr=_errors(shares), color=colours, alpha=ALPHA, error_kw=INTERVAL
    )
    axes.set_yticks(places, [label for label, _ in labelled])
    axes.invert_yaxis()
    axes.margins(y=0.02)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(PercentFormatter(1, symbol=percent_sign(words)))


def _errors(shares: Sequence[Rated]) -> list[list[float]]:
    """How far the intervals reach below and above the rates."""
    below = [max(share.rate - share.interval[0], 0) for share in shares]
    above = [max(share.interval[1] - share.rate, 0) for share in shares]
    return [below, above]
