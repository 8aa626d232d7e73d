"""The command line: `starlode COMMAND`, with one clear line and exit status 2 for bad input."""

import re
import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from starlode import __version__, _compiled
from starlode.core.errors import BadInput
from starlode.core.game import load
from starlode.games import games

# Name of the command → where it lives, and what the list of commands says of it.
# A command is imported when it is asked for, so that `--help` is quick.
COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("starlode.terminal.play:play", "Play a match in the terminal."),
    "serve": ("starlode.server.serve:serve", "Serve tables in the browser."),
    "bots": ("starlode.server.bot_house:bots", "Think for the bots of a server on PostgreSQL."),
    "backup": ("starlode.server.backup:backup", "Write all tables of a server to a file."),
    "restore": ("starlode.server.backup:restore", "Bring back what `starlode backup` wrote."),
    "copy": ("starlode.server.backup:copy", "Copy all tables of a server to another database."),
    "admin": ("starlode.server.admin:admin", "Look after the people and tables of a server."),
    "simulate": ("starlode.lab.simulate:simulate", "Let bots play, and count who wins, how, with which cards."),
    "dataset": ("starlode.lab.dataset.command:dataset", "Write matches between bots as Parquet or npz."),
    "arena": ("starlode.lab.arena.command:arena", "Let bots meet in every pairing: scores and ratings."),
    "try": ("starlode.terminal.try_out:try_out", "Set up a position or a bug report, and play moves."),
    "replay": ("starlode.terminal.replay:replay", "Step through a record."),
    "analyse": ("starlode.lab.analysis.command:analyse", "Tell how a match turned, and what was better."),
    "puzzles": ("starlode.terminal.puzzles:puzzles", "Find the one clearly best move."),
    "verify": ("starlode.terminal.verify:verify", "Replay a record, and check every draw of it."),
    "cards": ("starlode.terminal.cards:cards", "Show the names, costs and texts of all cards."),
    "bench": ("starlode.bench:bench", "Measure speed and memory, beside a reference."),
    "build": ("starlode.translate.command:build", "Build the native engine in place."),
}
# What a light installation lacks → the extra that brings it.
EXTRAS = {
    "argon2": "serve", "psycopg": "postgres",
    "litestar": "serve", "prometheus_client": "serve", "sqlalchemy": "serve", "structlog": "serve", "uvicorn": "serve",
    "uvloop": "serve", "websockets": "serve", "numpy": "data", "gymnasium": "envs", "pettingzoo": "envs",
    "pyspiel": "envs",
}  # fmt: skip

# What plays many matches, or looks far ahead: there it matters how the engine runs.
DEMANDING = ("play", "serve", "bots", "simulate", "dataset", "arena", "analyse", "bench")

GIVEN = "starlode.given"  # the arguments as they stand


class LazyGroup(click.Group):
    """A group whose commands are named in a table and imported on use."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        titles = [game.title for game in games()]
        self.help = f"{', '.join(titles[:-1])} and {titles[-1]}, in the browser, in the terminal and for programs."
        super().format_help_text(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Without a look at the commands themselves."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, told) for name, (_, told) in COMMANDS.items()])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[GIVEN] = " ".join(args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Refuse in the language of the command, or in that of its surroundings."""
        try:
            return super().invoke(ctx)
        except BadInput as refusal:
            raise click.ClickException(_refusal(refusal, ctx)) from None
        except ModuleNotFoundError as missing:
            if missing.name is None or (extra := EXTRAS.get(missing.name.partition(".")[0])) is None:
                raise
            lacking = BadInput("bad-no-extra", module=missing.name, extra=extra)
            raise click.ClickException(_refusal(lacking, ctx)) from None

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = load(COMMANDS[cmd_name][0])
        assert isinstance(command, click.Command)
        return command


@click.group(cls=LazyGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, help="Show the version, and how the engine runs.")
@click.pass_context
def starlode(context: click.Context, version: bool) -> None:
    """In the browser, in the terminal and for programs."""
    if version:
        click.echo(f"starlode {__version__} (engine: {_compiled.describe()})")
        context.exit()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
    elif context.invoked_subcommand in DEMANDING and sys.stderr.isatty() and (told := _compiled.slow()):
        click.echo(f"starlode: {told}", err=True)  # for people; whoever reads it with a program asks for --version


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and leave with its exit status: 0 done, 1 interrupted, 2 bad input."""
    try:
        status = starlode.main(arguments, prog_name="starlode", standalone_mode=False)
    except click.ClickException as refusal:
        _refuse(_plainer(refusal.format_message()))
    except BadInput as refusal:  # by whoever tells what commands there are
        _refuse(_refusal(refusal))
    except click.Abort:
        click.echo(err=True)  # the shell's prompt starts on a line of its own
        sys.exit(1)
    # Click hands back the status of `context.exit()`, or whatever a command returned.
    sys.exit(status if isinstance(status, int) else 0)


def _refusal(refusal: BadInput, context: click.Context | None = None) -> str:
    from starlode.i18n.bundles import LANGUAGES  # only now, so that `--version` is quick
    from starlode.i18n.refusing import told
    from starlode.i18n.surroundings import LANG, default_language

    meta = context.meta if context else {}
    # Where a game cannot be loaded, its command cannot either, and nobody has read `--lang`.
    asked = re.search(rf"--lang[ =]({'|'.join(LANGUAGES)})\b", meta.get(GIVEN, ""))
    return told(meta.get(LANG) or (asked[1] if asked else default_language()), refusal.said)


def _plainer(message: str) -> str:
    """What Click says of an option, in words that a player uses."""
    return re.sub(r"('.*') is not a valid integer(?: range)?\.", r"\1; expected a whole number.", message)


def _refuse(message: str) -> NoReturn:
    click.echo(f"starlode: {' '.join(message.split())}", err=True)
    sys.exit(2)
