"""What happened in Cave-In, as lines: an action with the cards that were played for it, and what was turned up."""

from collections.abc import Mapping, Sequence
from typing import Any

from starlode.i18n import Words
from starlode.terminal.desk import Names
from starlode.terminal.drawing import cards_drawn

# Told by what comes with them.
SILENT = {"start-chosen", "action-taken"}
RESULTS = {"mercenary-recruited", "crystal-mined", "artifact-collected"}
# Events that are one line in a row, each with the message of that line and what it lists.
ROWS = {
    "faction-chosen": ("event-faction-chosen", "faction"),
    "mercenary-shown": ("event-mercenary-shown", "card"),
    "crystal-uncovered": ("event-crystal-uncovered", "crystal"),
}


def tell(words: Words, events: Sequence[Mapping[str, Any]], names: Names) -> list[str]:
    """The log lines of events as one seat sees them."""
    lines: list[str] = []
    played: list[Mapping[str, Any]] = []
    is_extra = False
    for name, run in _runs(events):
        first = run[0]
        if name == "action-taken":
            is_extra = bool(first["extra"])
        elif name == "card-played":
            played = run
            continue
        elif name in RESULTS:
            lines.append(_action(words, words.event(first, names), played, is_extra))
            lines += [words.event(event, names) for event in run[1:]]
        elif name == "skill-used":  # it names the card that was played
            lines += [words.event(event, names) for event in run]
        elif name in ROWS:
            message, what = ROWS[name]
            lines.append(words.say(message, **{what: ", ".join(_name(words, event) for event in run)}))
        elif name == "card-drawn":
            lines.append(cards_drawn(words, run, names[first["seat"]]))
        elif name not in SILENT:
            lines += _cards(words, played, names)
            lines += [words.event(event, names) for event in run]
        if name != "action-taken":
            played, is_extra = [], False
    return lines + _cards(words, played, names)


def _runs(events: Sequence[Mapping[str, Any]]) -> list[tuple[str, list[Mapping[str, Any]]]]:
    """Events of one name and seat that follow each other."""
    runs: list[tuple[str, list[Mapping[str, Any]]]] = []
    for event in events:
        name = str(event["event"])
        if runs and runs[-1][0] == name and runs[-1][1][0].get("seat") == event.get("seat"):
            runs[-1][1].append(event)
        else:
            runs.append((name, [event]))
    return runs


def _action(words: Words, line: str, played: Sequence[Mapping[str, Any]], is_extra: bool) -> str:
    if played:
        cards = ", ".join(words.card(event["card"]) for event in played)
        line = words.say("story-for-cards", line=line, cards=cards)
    return words.say("story-extra", line=line) if is_extra else line


def _cards(words: Words, played: Sequence[Mapping[str, Any]], names: Names) -> list[str]:
    """Cards of a payment that is not finished."""
    return [words.event(event, names) for event in played]


def _name(words: Words, event: Mapping[str, Any]) -> str:
    return words.faction(event["faction"]) if "faction" in event else words.thing(event.get("card") or event["crystal"])
