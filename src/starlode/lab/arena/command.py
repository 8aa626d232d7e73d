"""The command `starlode arena`."""

import json
from collections.abc import Generator
from contextlib import ExitStack, closing
from pathlib import Path

import click

from starlode.bots.outside import Terms, split_bots
from starlode.core.errors import BadInput
from starlode.games import way_of
from starlode.i18n import Words
from starlode.lab import cluster, workers
from starlode.lab.arena import report
from starlode.lab.arena.standings import Schedule, Standings
from starlode.lab.arena.tournament import Bout, Tournament, bouts_file, meetings
from starlode.lab.games_file import GamesFile
from starlode.lab.playing import Settings
from starlode.lab.runs import FILE, carry_out, check_outputs, read_jobs
from starlode.lab.statistics.sequential import Sprt
from starlode.prompt import arguments
from starlode.prompt.files import write_bytes, write_text
from starlode.prompt.pages import with_pages

MOST_GAMES = 1_000_000


@click.command("arena", cls=arguments.GameCommand)
@arguments.game_argument
@click.option("--games", default=100, type=click.IntRange(1, MOST_GAMES), show_default=True,
              help="How many games at each table, rounded up to whole deals.")  # fmt: skip
@arguments.rule_options
@click.option("--bots", default="greedy,random", metavar="BOT,BOT,…", show_default=True, help=with_pages(
              'Who plays: names, and programs as "cmd:python mybot.py"; docs/bot-protocol.md.'))  # fmt: skip
@click.option("--gauntlet", is_flag=True, help="Only the first bot meets all others; they do not meet each other.")
@click.option("--sprt", metavar="LOW,HIGH", is_flag=False, flag_value="0.5,0.6",
              help="Stop a table once it is sure whether its first bot scores LOW or HIGH (0.5,0.6).")  # fmt: skip
@click.option("--seed", default=0, type=click.IntRange(0), show_default=True, help="The same seed, the same deals.")
@click.option("--jobs", default="all", metavar="all|N", show_default=True, help="How many processes play at once.")
@click.option("--ray", "address", metavar="ADDRESS", help="Play on this Ray cluster; auto finds one on this machine.")
@click.option("--resume", type=FILE, help="Keep finished games in this file, and go on with those it holds.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--csv", "csv_file", type=FILE, help="Write the table of results to this file.")
@click.option("--plot", "plot_file", type=FILE, help="Draw the results to this .png, .svg or .pdf file.")
@arguments.program_options("forfeit")
@arguments.language_option
@click.pass_context
def arena(
    context: click.Context,
    game: str,
    games: int,
    wanted: arguments.Wanted,
    bots: str,
    gauntlet: bool,
    sprt: str | None,
    seed: int,
    jobs: str,
    address: str | None,
    resume: Path | None,
    as_json: bool,
    csv_file: Path | None,
    plot_file: Path | None,
    terms: Terms,
    lang: str,
) -> None:
    """Let bots meet in every pairing on mirrored deals: scores with intervals, ratings, and time for a turn."""
    rules = wanted.rules(game)
    words = Words(lang, rules)
    names = tuple(split_bots(bots))
    for name in names:
        arguments.check_bot(name)
        if address is None:  # on a cluster it lies elsewhere
            arguments.check_startable(name)
    who = rules.company
    settings = Settings(game, names, seed, tuple(wanted.pairs.items()), wanted.components, terms)
    tournament = Tournament(settings, meetings(who, names, gauntlet))
    test = Sprt.read(sprt) if sprt is not None else None
    if test is not None and len(tournament.tables[0]) > 2:
        raise BadInput("bad-sprt-two")
    processes = read_jobs(jobs)
    if address is not None:
        cluster.check()
    check_outputs(csv_file, resume, plot=plot_file)
    standings = Standings(tournament, who, test)
    with ExitStack() as stack:
        file = stack.enter_context(closing(bouts_file(resume, tournament, rules))) if resume is not None else None
        on_cluster = (address, None if jobs == "all" else processes) if address is not None else None
        whole = _play(standings, games, processes, on_cluster, file, words)
    results = {"game": game, "seed": seed, "options": dict(rules.options), "complete": whole, **standings.to_json()}
    if csv_file is not None:
        write_text(csv_file, standings.to_csv())
    if plot_file is not None:
        from starlode.lab.arena import plot

        write_bytes(plot_file, plot.draw(standings, words, plot_file.suffix[1:].lower(), way_of(rules)))
    click.echo(json.dumps(results, indent=1) if as_json else report.write(standings, words, way_of(rules)))
    if not whole:
        click.echo(words.say("arena-stopped", games=standings.games), err=True)
        context.exit(1)


def _play(
    standings: Standings,
    games: int,
    jobs: int,
    on_cluster: tuple[str, int | None] | None,
    file: GamesFile[Bout] | None,
    words: Words,
) -> bool:
    """Play what is not yet in the file; whether all of it was played, or somebody stopped it."""
    tournament = standings.tournament
    done: set[int] = set()
    for bout in file.finished() if file is not None else ():
        if bout.game.number < standings.tables[bout.table].rounded(games):
            done.add(bout.number)
            standings.add(bout)
    schedule = Schedule(standings, games, done)
    left = len(schedule)
    batches: Generator[list[Bout], None, None]
    if on_cluster is not None:
        batches = cluster.play_all(tournament, schedule, *on_cluster)
    else:
        batches = workers.play_all(tournament, schedule, min(jobs, max(left, 1)))
    return carry_out(batches, file, standings.add, len(done) + left, len(done), words, lambda: len(schedule))
