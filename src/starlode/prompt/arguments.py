"""What several commands take from their command line and surroundings."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any

import click

from starlode.bots import KNOWN
from starlode.bots.levels import find_level
from starlode.bots.outside import Terms, arguments_of, is_program
from starlode.core.errors import BadInput
from starlode.core.rules import Rules
from starlode.games import games, names, read_pairs, rules_of
from starlode.i18n import LANGUAGES, Words
from starlode.i18n.surroundings import LANG, default_language
from starlode.prompt.files import read_text
from starlode.prompt.pages import with_pages

# By which option a table says how its game is played, with what each of the games has there.
WAYS = {
    way: "; ".join(f"{game.title}, {game.about_way}: {', '.join(game.ways)}" for game in games() if game.way == way)
    for way in dict.fromkeys(game.way for game in games())
}
SECONDS = click.FloatRange(0, 86_400, min_open=True)
OF_A_BOX = ("components", "as_toml")  # options that a game has whose box its owner may correct
RULE_OPTIONS = (*WAYS, "seats", "options", "components")  # as the functions of commands call them


@dataclass(frozen=True)
class Wanted:
    """The rules that somebody asked for: options by name, and the text of a file of components with its name."""

    pairs: dict[str, str]
    components: str | None = None
    file: str = "components"
    path: Path | None = None
    lang: str = "en"

    def rules(self, game: str) -> Rules[Any]:
        """The rules of a game; where its components differ from the box, that is said on the side."""
        made = rules_of(game, self.pairs, self.components, self.file)
        for warning in made.warnings:
            click.echo(f"starlode: {Words(self.lang).told(warning)}", err=True)
        return made


class GameCommand(click.Command):
    """A command about a game: once one is named, its help tells only what that game has."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Remember which game the line names, because the help is asked for before anything is read."""
        self.named = next((game for game in games() if game.name in args), None)
        return super().make_context(info_name, args, parent, **extra)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Leave out the ways and the box of other games."""
        rows = []
        game = self.named
        for option in (each for each in self.get_params(ctx) if isinstance(each, click.Option)):
            told = option.get_help_record(ctx)
            if told is None or game is None or option.name not in (*WAYS, *OF_A_BOX):
                rows += [told] if told is not None else []
            elif option.name == game.way:
                rows.append((told[0], f"{game.about_way.capitalize()}: {', '.join(game.ways)}."))
            elif option.name in OF_A_BOX and game.read_box is not None:
                rows.append(
                    (told[0], with_pages(f"{game.about_box.capitalize()}.")) if option.name == "components" else told
                )
        with formatter.section("Options"):
            formatter.write_dl(rows)


game_argument = click.argument("game", default=lambda: names()[0])
components_option = click.option(
    "--components",
    type=click.Path(path_type=Path),
    help=with_pages(" ".join(f"{game.title}: {game.about_box}." for game in games() if game.read_box is not None)),
)


def want(pairs: dict[str, str], components: Path | None, lang: str) -> Wanted:
    """The rules with these options, and with the components of a file if there is one."""
    if components is None:
        return Wanted(pairs, lang=lang)
    return Wanted(pairs, read_text(components), components.name, components, lang)


def rule_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The rules of a table, as one argument `wanted`: a game's way, `--seats`, any other by `--option`."""

    @wraps(command)
    def wrapped(**given: Any) -> Any:
        options, components = given.pop("options"), given.pop("components")
        pairs = read_pairs(options, **{name: given.pop(name) for name in (*WAYS, "seats")})
        wanted = want(pairs, components, given.get("lang", "en"))
        return command(wanted=wanted, **given)

    made: Callable[..., Any] = wrapped
    for option in (
        components_option,
        click.option(
            "--option",
            "options",
            multiple=True,
            metavar="KEY=VALUE",
            help=with_pages("A rule option; docs/generated/options.md."),
        ),
        click.option("--seats", type=click.IntRange(2), help="How many play, where that is left open."),
        *(click.option(f"--{way}", metavar=way.upper(), help=f"{told}.") for way, told in reversed(WAYS.items())),
    ):
        made = option(made)
    return made


def language(about: str = "The language of all words.") -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option `--lang`; read before all others, so that what is wrong with them is told in it."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=default_language,
        show_default="yours",
        is_eager=True,
        callback=_remember,
        help=about,
    )


def _remember(context: click.Context, _: click.Parameter, lang: str) -> str:
    context.meta[LANG] = lang
    return lang


language_option = language()


def check_bot(name: str) -> None:
    """Refuse a bot that there is not; of a program that nobody could start, only a command that is none."""
    if is_program(name):
        arguments_of(name)
    elif name not in KNOWN and find_level(name) is None:
        raise BadInput("bad-bot", name=name or "“”", known=", ".join(KNOWN))


def check_startable(name: str) -> None:
    """Refuse a program that nobody could start here, before anything is played against it."""
    if is_program(name) and shutil.which(arguments_of(name)[0]) is None:
        raise BadInput("bad-no-program", name=name, program=arguments_of(name)[0])


def program_options(on_fault: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """On what terms bots play that are programs, as one argument `terms`."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def wrapped(**given: Any) -> Any:
            forfeits = given.pop("on_fault") == "forfeit"
            terms = Terms(forfeits, given.pop("turn_seconds"), given.pop("start_seconds"))
            return command(terms=terms, **given)

        made: Callable[..., Any] = wrapped
        for option in (
            click.option("--start-seconds", type=SECONDS, default=Terms.start_seconds, show_default=True,
                         help="How long a program may take until it is ready."),
            click.option("--turn-seconds", type=SECONDS, default=Terms.turn_seconds, show_default=True,
                         help="How long a program may think in one turn."),
            click.option("--on-fault", type=click.Choice(["forfeit", "default"]), default=on_fault, show_default=True,
                         help="A program that fails has lost, or greedy's choice is played for it."),
        ):  # fmt: skip
            made = option(made)
        return made

    return decorate
