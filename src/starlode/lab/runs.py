"""What long runs share: how many processes, files that must be writable before the first game, a bar meanwhile."""

import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import click

from starlode.core.errors import BadInput
from starlode.i18n import Words
from starlode.lab import workers
from starlode.lab.cluster import ClusterTrouble
from starlode.lab.games_file import GamesFile
from starlode.prompt.files import check_writable

PLOT_FORMATS = ("png", "svg", "pdf")
FILE = click.Path(path_type=Path)

B = TypeVar("B", bound=Sequence[Any])
G = TypeVar("G")


def read_jobs(text: str) -> int:
    if text == "all":
        return workers.cores()
    if text.isascii() and text.isdigit() and len(text) <= 3 and int(text) > 0:
        return int(text)
    raise BadInput("bad-jobs", text=text)


def check_outputs(*files: Path | None, plot: Path | None) -> None:
    """Refuse what could not be written before the first game is played."""
    given = [file for file in (*files, plot) if file is not None]
    for file in given:
        check_writable(file)
    if len({file.resolve() for file in given}) < len(given):
        raise BadInput("bad-same-files")
    if plot is not None:
        if plot.suffix[1:].lower() not in PLOT_FORMATS:
            raise BadInput("bad-plot-name", plot=plot, known=", .".join(PLOT_FORMATS))
        try:
            import matplotlib  # noqa: F401
        except ImportError:
            raise BadInput("bad-no-extra", module="matplotlib", extra="plot") from None


def carry_out(
    batches: Generator[list[G], None, None],
    file: GamesFile[G] | None,
    add: Callable[[G], None],
    games: int,
    done: int,
    words: Words,
    left: Callable[[], int] | None = None,
    rate: str = "simulate-rate",
) -> bool:
    """Keep and count the games as they finish; whether all were played, or something stopped it."""
    try:
        with closing(batches):
            for batch in _shown(batches, games, done, words, left, rate):
                if file is not None:
                    file.append(batch)
                for game in batch:
                    add(game)
    except KeyboardInterrupt:
        return False
    except (BrokenProcessPool, ClusterTrouble):
        click.echo(words.say("simulate-broken"), err=True)
        return False
    return True


def _shown(
    batches: Iterator[B], games: int, done: int, words: Words, left: Callable[[], int] | None, message: str
) -> Iterator[B]:
    """The batches, with a bar on the terminal meanwhile; nothing where errors go to a file.

    Where a run may stop early, `left` tells how many games there still are at most.
    """
    if not sys.stderr.isatty():
        yield from batches
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(None), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    begun, finished = time.monotonic(), 0
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, completed=done)
        for batch in batches:
            finished += len(batch)
            rate = finished / max(time.monotonic() - begun, 1e-9)
            bar.update(
                task,
                advance=len(batch),
                total=games if left is None else done + finished + left(),
                description=words.say(message, rate=round(rate) if rate >= 10 else f"{rate:.1f}"),
            )
            yield batch
