"""Everything a player reads, in English, German and Polish: Fluent messages, spoken from ids, events and effects."""

from starlode.i18n.bundles import LANGUAGES
from starlode.i18n.effect_text import CardLine
from starlode.i18n.phrases import Phrase
from starlode.i18n.realms.card_text import CardText
from starlode.i18n.words import Words

__all__ = ["LANGUAGES", "CardLine", "CardText", "Phrase", "Words"]
