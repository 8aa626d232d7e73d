"""What several commands take from their command line and surroundings."""

import os
from collections.abc import Callable
from typing import Any

import click

from starlode.games import offered
from starlode.i18n import LANGUAGES

FORMATS = ", ".join(name for offer in offered() for name in offer.formats)


def default_language() -> str:
    """The language of the surroundings if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if language := os.environ.get(name, "")[:2]:
            return language if language in LANGUAGES else "en"
    return "en"


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
