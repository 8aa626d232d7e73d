"""What happened, as lines, and what of it matters to whom."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any


def without_routine(
    events: Iterable[Mapping[str, Any]], team: Collection[int], routine: Collection[str]
) -> list[Mapping[str, Any]]:
    """What matters to a team among several: not what comes of itself when others buy, draw and end their turns."""
    kept = []
    is_others_end = is_own_deed = False
    for event in events:
        name, seat = event["event"], event.get("seat")
        if seat is not None:
            is_own_deed = seat in team
        if name in ("turn-started", "turn-ended"):
            is_others_end = name == "turn-ended" and seat not in team
        is_routine = is_others_end or name in routine or (name == "card-drawn" and event["card"] is None)
        replaces_own = is_own_deed and name == "card-revealed"  # what lies now where the team took a card
        if seat in team or name == "match-ended" or not is_routine or replaces_own:
            kept.append(event)
    return kept


def turns_back(events: list[Mapping[str, Any]], turns: int) -> list[Mapping[str, Any]]:
    """The events of the last turns, the running one included."""
    starts = [index for index, event in enumerate(events) if event["event"] == "turn-started"]
    return events[starts[-turns] :] if len(starts) >= turns else events
