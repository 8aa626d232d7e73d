"""What several commands take from their command line and surroundings."""

import click

from starlode.core.errors import BadInput
from starlode.i18n import LANGUAGES
from starlode.i18n.surroundings import default_language


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
