"""The voices of all games: which one speaks follows from the options of a table."""

from collections.abc import Mapping
from typing import Any

from starlode.core.rules import Rules
from starlode.games import game_of
from starlode.i18n.cavein.voice import CaveinVoice
from starlode.i18n.realms.voice import RealmsVoice
from starlode.i18n.voice import Lore, Voice

VOICES: dict[str, Voice] = {"realms": RealmsVoice(), "cavein": CaveinVoice()}
DEFAULT = "realms"


def voice_of(options: Mapping[str, Any]) -> Voice:
    """The voice of the game that has these options."""
    return VOICES[game_of(options) or DEFAULT]


def lore_of(rules: Rules[Any]) -> Lore:
    """The cards that are played with by these rules."""
    return VOICES[rules.game].lore(rules)
