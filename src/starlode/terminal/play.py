"""`starlode play`: a match in the terminal, people and bots in any seats."""

import contextlib
import io
import os
import secrets
import sys
from pathlib import Path
from typing import Any

import click

from starlode.bots import USUAL, Bot, make_bot
from starlode.bots.outside import Programs, Terms, is_program, split_bots
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.games import game_of, way_of
from starlode.i18n import Words
from starlode.prompt import arguments
from starlode.terminal import interrupted, saves
from starlode.terminal.saves import Save
from starlode.terminal.session import Session
from starlode.terminal.teller import HUMAN, Teller, folded

with contextlib.suppress(ImportError):  # arrow keys and a history, where Python has them
    import readline  # noqa: F401

DEFAULT = click.core.ParameterSource.DEFAULT
CHOICES = ("bot", "bots", "hot_seat", "people", "seed", *arguments.RULE_OPTIONS)


@click.command("play", cls=arguments.GameCommand)
@arguments.game_argument
@arguments.rule_options
@click.option("--bot", metavar="BOT", help="Who plays against you.", show_default=USUAL)
@click.option("--bots", metavar="BOT,BOT,…", help="Who plays in each of the other seats, in their order.")
@click.option("--hot-seat", is_flag=True, help="All seats are people at this terminal.")
@click.option(
    "--seat",
    "people",
    multiple=True,
    type=click.IntRange(1),
    help="Your seat (1 unless said); for several people give it several times.",
)
@click.option("--seed", type=click.IntRange(0), default=None, help="The same seed deals the same match.")
@arguments.program_options("default")
@click.option("--run-programs", is_flag=True, help="With --resume: start the programs that the saved match names.")
@arguments.language_option
@click.option("--plain", is_flag=True, help="No colour, no drawing, never clear the screen.")
@click.option("--resume", type=click.Path(path_type=Path), default=None, help="Go on with a saved match.")
def play(
    game: str,
    wanted: arguments.Wanted,
    bot: str | None,
    bots: str | None,
    hot_seat: bool,
    people: tuple[int, ...],
    seed: int | None,
    terms: Terms,
    run_programs: bool,
    lang: str,
    plain: bool,
    resume: Path | None,
) -> None:
    """Play a match in the terminal."""
    _speak_anything()
    source = click.get_current_context().get_parameter_source
    chosen = {name for name in CHOICES if source(name) is not DEFAULT}
    if resume is not None and chosen:
        raise BadInput("bad-resume-options")
    if hot_seat and chosen & {"people", "bot", "bots"}:
        raise BadInput("bad-hot-seat")
    if {"bot", "bots"} <= chosen:
        raise BadInput("bad-bot-and-bots")
    saved = None
    if resume is not None:
        saved = saves.resume(resume)
        if saved.match.outcome is not None:
            raise BadInput("session-resume-finished", path=str(resume))
    elif not chosen and interrupted.is_somebody_there():
        saved = _cut_off(Words(lang))
        resume = interrupted.place() if saved is not None else None
    if saved is not None:
        match, seed, players, components = saved.match, saved.seed, saved.players, saved.components
        if not run_programs and (names := [name for name in players if is_program(name)]):
            raise BadInput("bad-run-programs", resume=resume, program=names[0])
    else:
        seed = secrets.randbelow(10**6) if seed is None else seed
        match, components = Match(wanted.rules(game), seed=seed), wanted.components
        everybody = tuple(range(1, match.rules.seats + 1))
        players = _players(
            match.rules.seats,
            everybody if hot_seat else people or (1,),
            _named(bot, bots),
        )
    with contextlib.closing(Programs(terms)) as programs:
        session = _session(match, players, seed, programs, lang, plain)
        _run(session, components, resume)


def _cut_off(words: Words) -> Save | None:
    """A match that was cut off, if there is one and it shall go on; one that is not wanted is put aside."""
    cut_off = interrupted.found()
    if cut_off is None:
        return None
    game = words.say(f"game-{cut_off.match.rules.game}")
    click.echo(words.say("session-interrupted", game=game, rows=len(cut_off.match.record.rows)))
    answer = str(click.prompt("", prompt_suffix="> ", default="", show_default=False))
    if folded(answer) in map(folded, words.say("words-no").split(", ")):
        click.echo(words.say("session-put-aside", path=str(interrupted.put_aside())))
        return None
    return cut_off


def _run(session: Session, components: str | None, resume: Path | None) -> None:
    session.components = components
    if interrupted.is_somebody_there():
        session.keep = interrupted.keep
    if resume is not None:
        session.teller.skip_old_news()
        session.saved_rows = len(session.match.record.rows)
    session.teller.say("play-hello" if resume is None else "session-resumed", seed=str(session.seed))
    _tell_rules(session.teller)
    session.teller.tell_levels()
    with interrupted.like_ctrl_c():
        session.run()
    if resume == interrupted.place() and session.match.outcome is not None:
        interrupted.forget()


def _named(bot: str | None, bots: str | None) -> str | list[str]:
    """The bots by seat, or the one for all seats; an empty name is a name too, and refused like any other."""
    if bots is not None:
        return split_bots(bots)
    return USUAL if bot is None else bot


def _players(seats: int, people: tuple[int, ...], bots: str | list[str]) -> tuple[str, ...]:
    """Who sits where: people in their seats, in the others one bot after the other, or one and the same."""
    for seat in people:
        if seat > seats:
            raise BadInput("bad-seat-option", seat=seat, seats=seats)
    others = [seat for seat in range(1, seats + 1) if seat not in people]
    names = [bots] * len(others) if isinstance(bots, str) else bots
    if len(names) != len(others):
        raise BadInput("bad-bots-others", bots=",".join(names), count=len(others))
    sitting = dict(zip(others, names, strict=True))
    return tuple(sitting.get(seat, HUMAN) for seat in range(1, seats + 1))


def _tell_rules(teller: Teller) -> None:
    """The format, who sits where, and the options that are not as usual; of a usual duel nothing."""
    options, words = teller.match.rules.options, teller.words
    if teller.match.rules.seats > 2:
        form = way_of(teller.match.rules)
        teller.echo(f"{words.format_name(form)}: {words.format_about(form)}", indent=2)
        teller.tell_seats()
    for choice in game_of(teller.match.rules).table_options:
        if (value := options[choice.name]) != choice.default:
            teller.echo(f"{words.option_about(choice.name)}: {words.option_value(choice.name, value)}", indent=2)


def _session(
    match: Match[Any], players: tuple[str, ...], seed: int, programs: Programs, lang: str, plain: bool
) -> Session:
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(players, 1):
        if name != HUMAN:
            arguments.check_bot(name)
            arguments.check_startable(name)
            its_seed = seed + seat
            if is_program(name):
                bots[seat] = programs.sit(name, its_seed)
            else:
                bots[seat] = make_bot(name, match.rules.game, its_seed, match.rules)
    plain = plain or not sys.stdout.isatty() or "NO_COLOR" in os.environ
    return Session(Teller(match, Words(lang, match.rules), players, plain), bots, seed)


def _speak_anything() -> None:
    """A terminal that cannot show a letter shows a question mark instead; one that cannot read one goes on."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
