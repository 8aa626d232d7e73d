"""What happened, as lines: events one after the other, cards drawn in a row told as one."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from starlode.i18n import Words

# Told by what comes with them, or of no use to a reader.
SILENT = {"start-chosen"}


def tell(words: Words, events: Iterable[Mapping[str, Any]], names: Mapping[int, str]) -> list[str]:
    """The log lines of events as one seat sees them."""
    lines: list[str] = []
    for key, group in groupby(events, key=lambda event: (event["event"], event.get("seat"))):
        same = list(group)
        if key[0] == "card-drawn" and len(same) > 1:
            lines.append(_drawn(words, same, names[int(str(key[1]))]))
        elif key[0] not in SILENT:
            lines += [words.event(event, names) for event in same]
    return lines


def _drawn(words: Words, events: list[Mapping[str, Any]], player: str) -> str:
    seen = [words.card(event["card"]) for event in events if event["card"]]
    if len(seen) < len(events):
        return words.say("story-cards-drawn-hidden", player=player, count=len(events), cards=", ".join(seen))
    return words.say("story-cards-drawn", player=player, cards=", ".join(seen))


def turns_back(events: list[Mapping[str, Any]], turns: int) -> list[Mapping[str, Any]]:
    """The events of the last turns, the running one included."""
    starts = [index for index, event in enumerate(events) if event["event"] == "turn-started"]
    return events[starts[-turns] :] if len(starts) >= turns else events
