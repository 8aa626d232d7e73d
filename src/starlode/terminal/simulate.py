"""`starlode simulate`: bots against each other on all cores, and what many games add up to."""

import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from pathlib import Path

import click

from starlode.core.errors import BadInput
from starlode.games import way_of
from starlode.i18n import Words
from starlode.i18n.company import company
from starlode.terminal import simulation_report, workers
from starlode.terminal.arguments import Wanted, bots_of, language_option, rule_options, words_for
from starlode.terminal.counting import counts_of
from starlode.terminal.files import check_writable, told_in, write_bytes, write_text
from starlode.terminal.games_file import GamesFile
from starlode.terminal.playing import Game, Settings
from starlode.terminal.tally import Tally

MOST_GAMES = 10_000_000
PLOT_FORMATS = ("png", "svg", "pdf")
FILE = click.Path(path_type=Path)


@click.command("simulate")
@click.argument("game", default="realms")
@click.option("--games", default=100, type=click.IntRange(1, MOST_GAMES), show_default=True, help="How many games.")
@rule_options
@click.option("--bots", metavar="BOT,BOT,…", show_default="the strongest against random",
              help="Who plays: one for each side or seat, or one for a side and one for all others. "
              "Sides change after every game.")  # fmt: skip
@click.option("--seed", default=0, type=click.IntRange(0), show_default=True, help="The same seed, the same games.")
@click.option("--jobs", default="all", metavar="all|N", show_default=True, help="How many processes play at once.")
@click.option("--resume", type=FILE, help="Keep finished games in this file, and go on with those it holds.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--csv", "csv_file", type=FILE, help="Write the table of cards to this file.")
@click.option("--plot", "plot_file", type=FILE, help="Draw the results to this .png, .svg or .pdf file.")
@language_option
@click.pass_context
def simulate(
    context: click.Context,
    game: str,
    games: int,
    wanted: Wanted,
    bots: str | None,
    seed: int,
    jobs: str,
    resume: Path | None,
    as_json: bool,
    csv_file: Path | None,
    plot_file: Path | None,
    lang: str,
) -> None:
    """Let bots play against each other, and count who wins, how, and with which cards."""
    rules = wanted.rules(game)
    words = words_for(lang, rules)
    names = bots.split(",") if bots is not None else dict.fromkeys([bots_of(game)[-1], "random"])
    settings = Settings(game, tuple(names), seed, tuple(wanted.pairs.items()), wanted.components)
    settings.check()
    processes = _read_jobs(jobs)
    with told_in(words):
        _check_outputs([file for file in (csv_file, plot_file, resume) if file is not None], plot_file)
    tally = Tally(settings.bots, company(rules.options), counts_of(rules))
    with ExitStack() as stack:
        file = stack.enter_context(closing(GamesFile(resume, settings, rules))) if resume is not None else None
        whole = _play(settings, games, processes, file, tally, words)
    results = {
        "game": game, "seed": seed, "options": dict(rules.options), "complete": whole, **tally.to_json()
    }  # fmt: skip
    with told_in(words):
        if csv_file is not None:
            write_text(csv_file, tally.to_csv())
        if plot_file is not None:
            from starlode.terminal import simulation_plot

            write_bytes(plot_file, simulation_plot.draw(tally, words, plot_file.suffix[1:].lower(), way_of(rules)))
    click.echo(json.dumps(results, indent=1) if as_json else simulation_report.write(tally, words, seed, way_of(rules)))
    if not whole:
        click.echo(words.say("simulate-stopped", done=tally.games, games=games), err=True)
        context.exit(1)


def _play(settings: Settings, games: int, jobs: int, file: GamesFile | None, tally: Tally, words: Words) -> bool:
    """Play what is not yet in the file; whether all of it was played, or somebody stopped it."""
    done = bytearray(games)
    for game in file.finished() if file is not None else ():
        if game.number < games:
            done[game.number] = 1
            tally.add(game)
    numbers = [number for number in range(games) if not done[number]] if tally.games else range(games)
    batches = workers.play_all(settings, numbers, min(jobs, max(len(numbers), 1)))
    try:
        with closing(batches):
            for batch in _shown(batches, games, tally.games, words):
                if file is not None:
                    file.append(batch)
                for game in batch:
                    tally.add(game)
    except KeyboardInterrupt:
        return False
    except BrokenProcessPool:
        click.echo(words.say("simulate-broken"), err=True)
        return False
    return True


def _shown(batches: Iterator[list[Game]], games: int, done: int, words: Words) -> Iterator[list[Game]]:
    """The batches, with a bar on the terminal meanwhile; nothing where errors go to a file."""
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
            rate = round(finished / max(time.monotonic() - begun, 1e-9))
            bar.update(task, advance=len(batch), description=words.say("simulate-rate", rate=rate))
            yield batch


def _read_jobs(text: str) -> int:
    if text == "all":
        return workers.cores()
    if text.isascii() and text.isdigit() and len(text) <= 3 and int(text) > 0:
        return int(text)
    raise BadInput(f"--jobs {text}: expected all, or a whole number from 1 to 999")


def _check_outputs(files: list[Path], plot_file: Path | None) -> None:
    """Refuse what could not be written before the first game is played."""
    for file in files:
        check_writable(file)
    if len({file.resolve() for file in files}) < len(files):
        raise BadInput("--csv, --plot and --resume: expected files that differ")
    if plot_file is not None:
        if plot_file.suffix[1:].lower() not in PLOT_FORMATS:
            raise BadInput(f"--plot {plot_file}: expected a name that ends in .{', .'.join(PLOT_FORMATS)}")
        try:
            import matplotlib  # noqa: F401
        except ImportError:
            raise BadInput("--plot needs matplotlib: install starlode[plot]") from None
