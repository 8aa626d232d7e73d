"""Which language the surroundings of a command ask for."""

import os

from starlode.i18n.bundles import LANGUAGES

LANG = "starlode.lang"  # where a command remembers the language of its words, for what goes wrong


def default_language() -> str:
    """The language of the surroundings if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if language := os.environ.get(name, "")[:2]:
            return language if language in LANGUAGES else "en"
    return "en"
