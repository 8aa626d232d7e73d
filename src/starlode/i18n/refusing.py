"""What is refused besides moves, in the reader's language: files, positions, options."""

from contextlib import suppress

from starlode.core.errors import BadInput, Said, shown
from starlode.games import OURS
from starlode.i18n import bundles
from starlode.i18n.bundles import Argument
from starlode.i18n.phrase import Phrase, PhraseArgument, printable

A_THOUSAND = 1000


def told(language: str, message: Said) -> str:
    """A message in one line; what no words know, such as a sentence of somebody's own game, as it stands."""
    arguments: dict[str, Argument] = {
        name: told(language, value) if isinstance(value, Said) else _plain(value)
        for name, value in message.values.items()
    }
    for game in (*OURS, None):  # ours first, because a game of others may be what cannot be loaded
        with suppress(KeyError):
            return shown(bundles.say(language, message.id, game, **arguments))
    return shown(message.id)


def phrase_of(message: Said) -> Phrase:
    """The same for whoever has the words, such as a page in a browser."""
    arguments: dict[str, PhraseArgument] = {
        name: phrase_of(value) if isinstance(value, Said) else _plain(value) for name, value in message.values.items()
    }
    return Phrase(message.id, arguments)


def refusal_phrase(refusal: BadInput) -> Phrase:
    """A refusal for whoever has the words."""
    return phrase_of(refusal.said)


def _plain(value: object) -> Argument:
    """A number by which a message may choose its words, or a text; a large one stands there as in files, unmarked."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < A_THOUSAND:
        return value
    return shown(printable(str(value)))
