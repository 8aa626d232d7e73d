"""`starlode bench`: speed and memory, as ratios to a reference that runs in the same call."""

import json
import os
import subprocess
import sys
from importlib import import_module
from typing import Any

import click

from starlode.batch.cuda import why_not
from starlode.bench import engine, search, server
from starlode.bench.reference import plies_per_second
from starlode.bench.server import growth
from starlode.bots import NAMES, USUAL
from starlode.core.errors import BadInput
from starlode.core.rules import Rules
from starlode.games import names
from starlode.prompt.arguments import Wanted, rule_options


def _numbers(_: click.Context, option: click.Parameter, said: str | None) -> tuple[int, ...]:
    """Some numbers of at least one, with commas between."""
    try:
        found = tuple(int(each) for each in (said or "").split(",") if each)
    except ValueError:
        found = (0,)
    if any(each < 1 for each in found):
        raise click.BadParameter(f"{said!r} is not like 1,2", param=option)
    return found


@click.command("bench")
@click.argument("what", type=click.Choice(["engine", "search", "server", "web", "gpu", "envs"]), default="engine")
@click.option("--game", type=click.Choice(names()), default=names()[0])
@rule_options
@click.option("--seconds", type=click.FloatRange(0.05, 600), default=2.0, help="How long each figure is measured.")
@click.option("--part", "parts", multiple=True, type=click.Choice(list(server.PARTS)), help="The server: only this.")
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=3,
    help="The server: the best of so many; environments: the middle.",
)
@click.option(
    "--processes",
    metavar="1,2",
    default=None,
    callback=_numbers,
    help="The server: how it grows with processes on PostgreSQL, tables and watchers.",
)
@click.option(
    "--database", metavar="URL", envvar="STARLODE_DATABASE", help="The PostgreSQL that --processes measures with."
)
@click.option("--matches", type=click.IntRange(0), default=50, help="The web: so many are watched; 0: none.")
@click.option(
    "--bot", type=click.Choice(NAMES), default=USUAL, help="The web: whose matches; random's are the longest."
)
@click.option("--interpreted", is_flag=True, help="Measure the interpreted engine too, in a process of its own.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bench(
    what: str,
    game: str,
    wanted: Wanted,
    seconds: float,
    parts: tuple[str, ...],
    rounds: int,
    processes: tuple[int, ...],
    database: str | None,
    matches: int,
    bot: str,
    interpreted: bool,
    as_json: bool,
) -> None:
    """Measure the engine or the search on one core, beside python-chess's bare random loop.

    Or the server, the web, batches, or environments beside PettingZoo's and OpenSpiel's card games.
    """
    if what == "server":
        import_module("uvicorn")  # whoever lacks it is told before a process of its own would fail
        if processes:
            told = growth.measure(processes, server.DUEL, seconds, database, _progress)
        else:
            told = server.measure(parts or tuple(server.PARTS), seconds, rounds, _progress)
        click.echo(json.dumps(told, indent=1) if as_json else engine.as_table(told))
        return
    if what == "web":
        from starlode.bench import web  # drives a browser, which nobody else needs

        told = web.measure(matches, bot, _progress)
        click.echo(json.dumps(told, indent=1) if as_json else engine.as_table(told))
        return
    played = wanted.rules(game)
    if what == "gpu":
        click.echo(json.dumps(_batches(played, seconds), indent=1))
        return
    if what == "envs":
        from starlode.bench import envs  # needs the libraries of the environments

        told = envs.measure(played, seconds, rounds, _progress)
        click.echo(json.dumps(told, indent=1) if as_json else engine.as_table(told))
        return
    measure = search.measure if what == "search" else engine.measure
    figures = measure(played, seconds, _progress)
    if interpreted:
        figures["interpreted"] = _interpreted(what, game, wanted, seconds)
    click.echo(json.dumps(figures, indent=1) if as_json else engine.as_table(figures))


def _batches(played: Rules[Any], seconds: float) -> dict[str, Any]:
    """What a batch plays in a second on the GPU, or where there is none on the processors, by its size."""
    try:
        from starlode.batch.measure import SIZES, measure  # needs NumPy, which nothing else does
    except ImportError as error:
        raise BadInput("bad-no-extra", module=str(error.name), extra="gpu") from error
    has_gpu = why_not() is None
    told = measure(played, "auto", SIZES if has_gpu else SIZES[:2], seconds, _progress)
    try:
        plies = plies_per_second(seconds)
    except BadInput:
        return told  # there need not be python-chess beside a GPU
    best = {what: max(found["decisions_s"] for found in told[what].values()) for what in ("playouts", "steps")}
    ratios = {f"{what}_ratio": round(number / plies, 1) for what, number in best.items()}
    return {**told, "reference_plies_per_s": round(plies), **ratios}


def _progress(line: str) -> None:
    click.echo(line, err=True)


def _interpreted(what: str, game: str, wanted: Wanted, seconds: float) -> dict[str, Any]:
    """The same figures of the engine's sources, run as plain Python."""
    command = [sys.executable, "-m", "starlode", "bench", what, "--game", game, "--json", "--seconds", str(seconds)]
    for name, value in wanted.pairs.items():
        command += ["--option", f"{name}={value}"]
    if wanted.path is not None:
        command += ["--components", str(wanted.path)]
    done = subprocess.run(
        command, env={**os.environ, "STARLODE_INTERPRETED": "1"}, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
