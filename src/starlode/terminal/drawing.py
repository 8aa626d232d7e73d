"""Cards that somebody drew in a row, told as one line."""

from collections.abc import Mapping, Sequence
from typing import Any

from starlode.i18n import Words


def cards_drawn(words: Words, events: Sequence[Mapping[str, Any]], player: str) -> str:
    """The cards that the reader may see, and how many there were."""
    seen = [words.card(event["card"]) for event in events if event["card"]]
    if len(seen) < len(events):
        return words.say("story-cards-drawn-hidden", player=player, count=len(events), cards=", ".join(seen) or "none")
    return words.say("story-cards-drawn", player=player, cards=", ".join(seen))
