"""`starlode play`: a match in the terminal, against a bot or with people at the same screen."""

import contextlib
import io
import os
import secrets
import sys
from pathlib import Path
from typing import Any

import click

from starlode.bots import NAMES, make_bot
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.games import rules
from starlode.i18n import Words
from starlode.realms.options import OPTIONS
from starlode.terminal import saves
from starlode.terminal.arguments import language_option, read_pairs
from starlode.terminal.session import Session
from starlode.terminal.teller import Teller

with contextlib.suppress(ImportError):  # arrow keys and a history, where Python has them
    import readline  # noqa: F401

DEFAULT = click.core.ParameterSource.DEFAULT


@click.command("play")
@click.argument("game", default="realms")
@click.option("--bot", default="greedy", type=click.Choice(NAMES), help="Who plays against you.", show_default=True)
@click.option("--hot-seat", is_flag=True, help="All seats are people at this terminal.")
@click.option("--seat", default=1, type=click.IntRange(1, 6), help="Your seat.", show_default=True)
@click.option("--seed", type=click.IntRange(0), default=None, help="The same seed deals the same match.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule option; docs/options.md.")
@language_option
@click.option("--plain", is_flag=True, help="No colour, no drawing, never clear the screen.")
@click.option("--resume", type=click.Path(path_type=Path), default=None, help="Go on with a saved match.")
def play(
    game: str,
    bot: str,
    hot_seat: bool,
    seat: int,
    seed: int | None,
    options: tuple[str, ...],
    lang: str,
    plain: bool,
    resume: Path | None,
) -> None:
    """Play a match in the terminal."""
    _speak_anything()
    source = click.get_current_context().get_parameter_source
    chosen = {name for name in ("bot", "hot_seat", "seat", "seed", "options") if source(name) is not DEFAULT}
    if resume is not None and chosen:
        raise BadInput("--resume goes on with the saved match as it is; it takes no other seats, seed or options")
    if hot_seat and chosen & {"seat", "bot"}:
        raise BadInput("--hot-seat makes every seat a person's; it takes no --seat and no --bot")
    if resume is not None:
        saved = saves.resume(resume)
        match, seed, players = saved.match, saved.seed, saved.players
    else:
        seed = secrets.randbelow(10**6) if seed is None else seed
        match = Match(rules(game, **read_pairs(options)), seed=seed)
        if seat > match.rules.seats:
            raise BadInput(f"--seat {seat}: this match has {match.rules.seats} seats")
        players = tuple("human" if hot_seat or n + 1 == seat else bot for n in range(match.rules.seats))
    session = _session(match, players, seed, lang, plain)
    if resume is not None:
        session.teller.skip_old_news()
        session.saved_rows = len(match.record.rows)
    session.teller.say("play-hello" if resume is None else "session-resumed", seed=str(seed))
    for choice in OPTIONS:
        if (value := match.rules.options[choice.name]) != choice.default:
            about, meant = session.words.option_about(choice.name), session.words.option_value(choice.name, value)
            session.teller.echo(f"{about}: {meant}", indent=2)
    session.run()


def _session(match: Match[Any], players: tuple[str, ...], seed: int, lang: str, plain: bool) -> Session:
    bots = {n: make_bot(name, match.rules.game, seed + n) for n, name in enumerate(players, 1) if name != "human"}
    plain = plain or not sys.stdout.isatty() or "NO_COLOR" in os.environ
    return Session(Teller(match, Words(lang), players, plain), bots, seed)


def _speak_anything() -> None:
    """A terminal that cannot show a letter shows a question mark instead; one that cannot read one goes on."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
