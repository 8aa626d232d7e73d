"""What happened in Star Realms, as lines: cards drawn in a row are told as one, ships with the points they give."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from starlode.i18n import Words
from starlode.terminal.drawing import cards_drawn

# Told by what comes with them, or of no use to a reader.
SILENT = {"start-chosen"}


def tell(
    words: Words,
    events: Iterable[Mapping[str, Any]],
    names: Mapping[int, str],
) -> list[str]:
    """The log lines of events as one seat sees them."""
    lines: list[str] = []
    for name, same in _runs(list(events)):
        if name == "card-played" and len(same) > 1:
            lines.append(_played(words, same, names))
        elif name == "card-drawn" and len(same) > 1:
            lines.append(cards_drawn(words, same, names[same[0]["seat"]]))
        elif name == "card-revealed" and len(same) > 1:
            cards = ", ".join(words.card(event["card"]) for event in same)
            lines.append(words.say("story-cards-revealed", cards=cards))
        elif name not in SILENT:
            lines += [words.event(event, names) for event in same]
    return lines


def _runs(events: list[Mapping[str, Any]]) -> Iterator[tuple[str, list[Mapping[str, Any]]]]:
    """Events that belong in one line: cards drawn or turned up in a row, and equal ships with the points they give."""
    for (name, _), group in groupby(events, key=lambda event: (_family(event), event.get("seat"))):
        same = list(group)
        if name != "card-played":
            yield name, same
            continue
        while same:
            size = _equal_ships(same)
            yield same[0]["event"], same[:size]
            del same[:size]


def _equal_ships(events: list[Mapping[str, Any]]) -> int:
    """How many events from the first on are plays of one ship, each followed by the points that it gives."""
    size = 0
    while (
        size + 1 < len(events) and events[size]["event"] == "card-played" and events[size]["card"] == events[0]["card"]
    ):
        if events[size + 1]["event"] != "points-gained":
            break
        size += 2
    return max(size, 1)


def _played(words: Words, events: list[Mapping[str, Any]], names: Mapping[int, str]) -> str:
    gains = events[1::2]
    total = {kind: sum(event[kind] for event in gains) for kind in ("trade", "combat", "authority")}
    card, player = words.card(events[0]["card"]), names[events[0]["seat"]]
    times = f" ×{len(gains)}" if len(gains) > 1 else ""
    return words.say("story-played", player=player, card=card, times=times, points=words.points(total))


def _family(event: Mapping[str, Any]) -> str:
    name = str(event["event"])
    return "card-played" if name == "points-gained" else name
