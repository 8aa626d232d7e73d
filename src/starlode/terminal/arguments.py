"""What several commands take from their command line and surroundings."""

from collections.abc import Callable
from typing import Any

import click

from starlode.games import offered
from starlode.i18n import LANGUAGES
from starlode.i18n.surroundings import default_language

FORMATS = ", ".join(name for offer in offered() for name in offer.formats)


def rule_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The rules of a table: `--format`, `--seats`, and any other by `--option`."""
    for option in (
        click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule option; docs/options.md."),
        click.option("--seats", type=click.IntRange(2), help="How many play, where the format leaves it open."),
        click.option("--format", "form", metavar="FORMAT", help=f"Who plays against whom: {FORMATS}."),
    ):
        command = option(command)
    return command


language_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=default_language,
    show_default="yours",
    help="The language of all words.",
)
