"""The results of a tournament as a person reads them."""

import io
import shutil
import sys
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from starlode.i18n import Words
from starlode.lab.arena.standings import Score, Standings, TableScore
from starlode.lab.simulation_report import fault_lines, number, percent_sign
from starlode.lab.statistics.times import Times

UNITS = ("s", "ms", "µs")
WIDE = 160  # columns, where nobody's terminal sets another limit


def write(standings: Standings, words: Words, form: str) -> str:
    """All results as text for a terminal."""
    parts = [head(standings, words, form), _table(_ranking(standings, words)), _table(_tables(standings, words))]
    parts += ["", *fault_lines(words, standings.bots, standings.faults)] if any(standings.faults) else []
    parts += [words.say("session-fault-said", said=said) for said in standings.said if said]
    return "\n".join(parts)


def head(standings: Standings, words: Words, form: str) -> str:
    """How many games, of whom, in which format."""
    bots = " – ".join(standings.bots)
    if standings.company.seats > 2:
        bots = f"{words.format_name(form)}, {words.option_value('seats', standings.company.seats)} · {bots}"
    return words.say("simulate-head", games=standings.games, bots=bots, seed=str(standings.tournament.settings.seed))


def _ranking(standings: Standings, words: Words) -> list[list[str]]:
    """The bots from the best to the worst by rating, with their times."""
    names = ("bot", "rating", "score", "interval", "games", "mean", "p95", "max")
    rows = [[words.say(f"arena-{name}") for name in names]]
    ratings, scores = standings.ratings(), standings.scores()
    for bot in sorted(range(len(standings.bots)), key=lambda bot: (-ratings[bot].mu, bot)):
        rating = f"{number(words, ratings[bot].mu, 1)} ± {number(words, 2 * ratings[bot].sigma, 1)}"
        rows.append(
            [standings.bots[bot], rating, *_figures(words, scores[bot]), *_seconds(words, standings.times[bot])]
        )
    return rows


def _tables(standings: Standings, words: Words) -> list[list[str]]:
    """Who met whom, and how the first one fared."""
    names = ["table", "score", "interval", "games", "wins-draws-losses"]
    names += ["fair"] if len(standings.company.sides) > 2 else []
    names += ["sprt"] if standings.sprt is not None else []
    rows = [[words.say(f"arena-{name}") for name in names]]
    for table, bots, score in results(standings):
        row = [" – ".join(bots), *_figures(words, score), _counts(score)]
        row += [_share(words, score.fair)] if "fair" in names else []
        row += [_verdict(words, standings, table)] if standings.sprt is not None else []
        rows.append(row)
    return rows


def results(standings: Standings) -> list[tuple[TableScore, list[str], Score]]:
    """Every table with its bots and how the first of them fared.

    Of two bots, what one has the other has not; of three or more each comes first once.
    """
    found = []
    for table in standings.tables:
        names = [standings.bots[bot] for bot in table.bots]
        scores = table.scores()
        for place, score in enumerate(scores if len(scores) > 2 else scores[:1]):
            found.append((table, [names[place], *names[:place], *names[place + 1 :]], score))
    return found


def _figures(words: Words, score: Score) -> list[str]:
    found = score.estimate
    if not found.games:
        return ["–", "–", "0"]
    low, high = (number(words, 100 * bound, 1) for bound in found.interval)
    return [_share(words, found.rate), f"{low} – {high}{percent_sign(words)}", str(found.games)]


def _counts(score: Score) -> str:
    return f"{score.wins} – {score.draws} – {score.estimate.games - score.wins - score.draws}"


def _share(words: Words, share: float) -> str:
    return f"{number(words, 100 * share, 1)}{percent_sign(words)}"


def _verdict(words: Words, standings: Standings, table: TableScore) -> str:
    assert standings.sprt is not None
    if table.verdict is None:
        return words.say("arena-undecided")
    share = standings.sprt.high if table.verdict == "high" else standings.sprt.low
    return words.say(f"arena-sprt-{table.verdict}", share=_share(words, share))


def _seconds(words: Words, times: Times) -> list[str]:
    """Mean, 95th percentile and longest, in units that can be read."""
    return [duration(words, each) for each in (times.mean, times.percentile(0.95), times.most)]


def duration(words: Words, seconds: float) -> str:
    """Seconds, or thousandths or millionths of them, with three figures."""
    value, unit = next((seconds * 1000**n, unit) for n, unit in enumerate(UNITS) if seconds * 1000**n >= 1 or n == 2)
    places = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{number(words, value, places)} {unit}"


def _table(rows: Sequence[Sequence[str]]) -> str:
    """Columns under their headings; the first is read, the others are compared."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for place, heading in enumerate(rows[0]):
        table.add_column(Text(heading), justify="right" if place else "left", overflow="fold", no_wrap=place > 0)
    for row in rows[1:]:
        table.add_row(*(Text(cell) for cell in row))
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else WIDE
    text = io.StringIO()
    Console(file=text, width=max(width, 80), color_system=None, legacy_windows=False).print(table)
    lines = [line.rstrip() for line in text.getvalue().splitlines()]
    return "\n".join(["", *(line for line in lines if line)])
