"""Everything a player reads, in English, German and Polish: Fluent messages, spoken from ids, events and effects."""

from starlode.i18n.bundles import LANGUAGES
from starlode.i18n.effect_text import CardLine
from starlode.i18n.phrase import Phrase
from starlode.i18n.words import Words

__all__ = ["LANGUAGES", "CardLine", "Phrase", "Words"]
