"""Words at a table of each game, for tests that read what a player reads."""

from functools import cache
from typing import Any

from starlode import rules
from starlode.core.rules import Rules
from starlode.i18n import Words


def realms_words(language: str, **options: str) -> Words:
    """At a table of Star Realms; a duel unless said otherwise."""
    return Words(language, _rules("realms", tuple(options.items())))


def cavein_words(language: str, **options: str) -> Words:
    """At a table of Cave-In."""
    return Words(language, _rules("cavein", tuple(options.items())))


@cache
def _rules(game: str, options: tuple[tuple[str, str], ...]) -> Rules[Any]:
    return rules(game, **dict(options))
