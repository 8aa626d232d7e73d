"""`starlode simulate`: bots against each other on all cores, and what many games add up to."""

import json
from contextlib import ExitStack, closing
from pathlib import Path

import click

from starlode.bots import USUAL
from starlode.bots.outside import Terms, split_bots
from starlode.games import way_of
from starlode.i18n import Words
from starlode.lab import simulation_report, workers
from starlode.lab.counting import counts_of
from starlode.lab.games_file import GamesFile, simulation
from starlode.lab.playing import Game, Settings
from starlode.lab.runs import FILE, carry_out, check_outputs, read_jobs
from starlode.lab.tally import Tally
from starlode.prompt import arguments
from starlode.prompt.files import write_bytes, write_text

MOST_GAMES = 10_000_000


@click.command("simulate", cls=arguments.GameCommand)
@arguments.game_argument
@click.option("--games", default=100, type=click.IntRange(1, MOST_GAMES), show_default=True, help="How many games.")
@arguments.rule_options
@click.option("--bots", metavar="BOT,BOT,…", show_default=f"{USUAL},random",
              help="Who plays: one for each side or seat, or one for a side and one for all others. "
              "Sides change after every game.")  # fmt: skip
@click.option("--seed", default=0, type=click.IntRange(0), show_default=True, help="The same seed, the same games.")
@click.option("--jobs", default="all", metavar="all|N", show_default=True, help="How many processes play at once.")
@click.option("--resume", type=FILE, help="Keep finished games in this file, and go on with those it holds.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--csv", "csv_file", type=FILE, help="Write the table of cards to this file.")
@click.option("--plot", "plot_file", type=FILE, help="Draw the results to this .png, .svg or .pdf file.")
@arguments.program_options("forfeit")
@arguments.language_option
@click.pass_context
def simulate(
    context: click.Context,
    game: str,
    games: int,
    wanted: arguments.Wanted,
    bots: str | None,
    seed: int,
    jobs: str,
    resume: Path | None,
    as_json: bool,
    csv_file: Path | None,
    plot_file: Path | None,
    terms: Terms,
    lang: str,
) -> None:
    """Let bots play against each other, and count who wins, how, and with which cards."""
    rules = wanted.rules(game)
    words = Words(lang, rules)
    names = split_bots(bots) if bots is not None else [USUAL, "random"]
    settings = Settings(game, tuple(names), seed, tuple(wanted.pairs.items()), wanted.components, terms)
    settings.check()
    processes = read_jobs(jobs)
    check_outputs(csv_file, resume, plot=plot_file)
    tally = Tally(settings.bots, rules.company, counts_of(rules))
    with ExitStack() as stack:
        file = stack.enter_context(closing(simulation(resume, settings, rules))) if resume is not None else None
        whole = _play(settings, games, processes, file, tally, words)
    results = {
        "game": game, "seed": seed, "options": dict(rules.options), "complete": whole, **tally.to_json()
    }  # fmt: skip
    if csv_file is not None:
        write_text(csv_file, tally.to_csv())
    if plot_file is not None:
        from starlode.lab import simulation_plot

        write_bytes(plot_file, simulation_plot.draw(tally, words, plot_file.suffix[1:].lower(), way_of(rules)))
    click.echo(json.dumps(results, indent=1) if as_json else simulation_report.write(tally, words, seed, way_of(rules)))
    if not whole:
        click.echo(words.say("simulate-stopped", done=tally.games, games=games), err=True)
        context.exit(1)


def _play(settings: Settings, games: int, jobs: int, file: GamesFile[Game] | None, tally: Tally, words: Words) -> bool:
    """Play what is not yet in the file; whether all of it was played, or somebody stopped it."""
    done = bytearray(games)
    for game in file.finished() if file is not None else ():
        if game.number < games:
            done[game.number] = 1
            tally.add(game)
    numbers = [number for number in range(games) if not done[number]] if tally.games else range(games)
    batches = workers.play_all(settings, workers.Numbers(numbers), min(jobs, max(len(numbers), 1)))
    return carry_out(batches, file, tally.add, games, tally.games, words)
