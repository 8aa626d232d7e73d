"""`starlode bench`: speed and memory, as ratios to a reference that runs in the same call."""

import json
import os
import subprocess
import sys
from typing import Any

import click

from starlode.bench import engine


@click.command("bench")
@click.argument("what", type=click.Choice(["engine"]), default="engine")
@click.option("--game", type=click.Choice(["realms"]), default="realms")
@click.option("--seconds", type=click.FloatRange(0.05, 600), default=2.0, help="How long each figure is measured.")
@click.option("--interpreted", is_flag=True, help="Measure the interpreted engine too, in a process of its own.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bench(what: str, game: str, seconds: float, interpreted: bool, as_json: bool) -> None:
    """Measure the engine on one core, with python-chess's bare random loop as the reference."""
    figures = engine.measure(seconds, progress=lambda line: click.echo(line, err=True))
    if interpreted:
        figures["interpreted"] = _interpreted(seconds)
    click.echo(json.dumps(figures, indent=1) if as_json else engine.as_table(figures))


def _interpreted(seconds: float) -> dict[str, Any]:
    """The same figures of the engine's sources, run as plain Python."""
    command = [sys.executable, "-m", "starlode", "bench", "engine", "--json", "--seconds", str(seconds)]
    done = subprocess.run(
        command, env={**os.environ, "STARLODE_INTERPRETED": "1"}, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
