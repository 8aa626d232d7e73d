"""What several commands take from their command line and surroundings."""

import os

import click

from starlode.core.errors import BadInput
from starlode.i18n import LANGUAGES


def default_language() -> str:
    """The language of the surroundings if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if language := os.environ.get(name, "")[:2]:
            return language if language in LANGUAGES else "en"
    return "en"


def read_pairs(options: tuple[str, ...]) -> dict[str, str]:
    """The rule options of a command line, `KEY=VALUE` each."""
    pairs = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadInput(f"--option {option}: expected KEY=VALUE, such as discards=next-turn")
        pairs[key] = value
    return pairs


language_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=default_language,
    show_default="yours",
    help="The language of all words.",
)
