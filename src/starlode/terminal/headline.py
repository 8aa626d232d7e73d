"""Whose turn it is, or how the match ended: the line above every table."""

from collections.abc import Mapping
from typing import Any

from starlode.i18n import Words


def headline(words: Words, view: Mapping[str, Any], names: Mapping[int, str]) -> str:
    turn, over = view["turn"], view.get("over")
    if over is None:
        acting = words.company.sharing(view["current"])
        return words.say("table-turn", turn=turn, player=words.players(acting, names))
    reason = words.reason(over["reason"])
    if not over["winners"]:
        return words.say("table-drawn", turn=turn, reason=reason)
    winners = words.players(over["winners"], names)
    return words.say("table-won", turn=turn, player=winners, reason=reason)
