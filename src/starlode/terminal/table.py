"""The table at a glance: a view, and nothing but a view, as plain text."""

from collections.abc import Mapping
from typing import Any

from starlode.i18n import Words
from starlode.terminal.desk import desk_of


def show(words: Words, view: Mapping[str, Any], names: Mapping[int, str], width: int = 80) -> str:
    """All that the viewer sees, as the game lays it out."""
    return desk_of(view["game"]).show(words, view, names, width)


def piles(words: Words, view: Mapping[str, Any], names: Mapping[int, str], width: int = 80) -> str:
    """What was put aside, as far as it lies open."""
    return desk_of(view["game"]).piles(words, view, names, width)


def everything(match: Any) -> dict[str, Any]:
    """A spectator's view with every seat as its owner sees it: for files that somebody owns, never for a player."""
    view: dict[str, Any] = match.view(None).to_json()
    view["seats"] = [match.view(seat).content["seats"][seat - 1] for seat in range(1, match.rules.seats + 1)]
    return view
