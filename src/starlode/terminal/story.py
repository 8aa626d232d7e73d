"""What happened, as lines, and what of it matters to whom."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from starlode.games import game_of
from starlode.i18n import Words
from starlode.i18n.phrases import NOTHING
from starlode.i18n.voices import DEFAULT
from starlode.terminal.desks import DESKS

# What the next table shows anyway, or how others share their turn.
ROUTINE = {"card-revealed", "deck-shuffled", "turn-handed-over", "member-done", "mercenary-shown", "crystal-uncovered"}


def tell(
    words: Words, events: Iterable[Mapping[str, Any]], names: Mapping[int, str], options: Mapping[str, Any] = NOTHING
) -> list[str]:
    """The log lines of events as one seat sees them; the options of the rules say which game's they are."""
    return DESKS[game_of(options) or DEFAULT].tell(words, list(events), names, options)


def without_routine(events: Iterable[Mapping[str, Any]], team: Collection[int]) -> list[Mapping[str, Any]]:
    """What matters to a team among several: not what comes of itself when others buy, draw and end their turns."""
    kept = []
    is_others_end = is_own_deed = False
    for event in events:
        name, seat = event["event"], event.get("seat")
        if seat is not None:
            is_own_deed = seat in team
        if name in ("turn-started", "turn-ended"):
            is_others_end = name == "turn-ended" and seat not in team
        is_routine = is_others_end or name in ROUTINE or (name == "card-drawn" and event["card"] is None)
        replaces_own = is_own_deed and name == "card-revealed"  # what lies now where the team took a card
        if seat in team or name == "match-ended" or not is_routine or replaces_own:
            kept.append(event)
    return kept


def turns_back(events: list[Mapping[str, Any]], turns: int) -> list[Mapping[str, Any]]:
    """The events of the last turns, the running one included."""
    starts = [index for index, event in enumerate(events) if event["event"] == "turn-started"]
    return events[starts[-turns] :] if len(starts) >= turns else events
