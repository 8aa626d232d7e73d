"""The voice of a game: what it says at a table with these rules."""

from functools import lru_cache
from typing import Any

from starlode.core.game import load
from starlode.core.rules import Rules
from starlode.games import game_of
from starlode.i18n.voice import Voice


@lru_cache(maxsize=64)
def voice_of(rules: Rules[Any]) -> Voice:
    """The voice of the game that is played by these rules."""
    voice: Voice = load(game_of(rules).voice)(rules)
    return voice
