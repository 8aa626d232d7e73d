"""Card games, played as their rulebooks say."""

from starlode import _compiled

# Before anything else of ours is imported: native modules or their sources?
_compiled.choose()

from starlode.core.errors import BadInput, IllegalAction, Said, speak_by
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.games import replay, rules


def _in_english(message: Said) -> str:
    from starlode.i18n.refusing import told  # the words are read when they are first needed

    return told("en", message)


speak_by(_in_english)

__version__ = "0.1.0"
__all__ = ["BadInput", "IllegalAction", "Match", "Record", "replay", "rules"]
