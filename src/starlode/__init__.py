"""Card games, played as their rulebooks say."""

from starlode import _compiled

# Before anything else of ours is imported: compiled modules or their sources?
_compiled.choose()

from starlode.core.errors import BadInput, IllegalAction
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.games import replay, rules

__version__ = "0.1.0"
__all__ = ["BadInput", "IllegalAction", "Match", "Record", "replay", "rules"]
