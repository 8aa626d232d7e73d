"""Events and questions that every game has: told the same way, with details typed by what they are called."""

from collections.abc import Mapping
from typing import Any

from starlode.i18n.phrase import CardName, FactionName, MessageText, Phrase, PhraseArgument, Seat, players

SEATS = ("seat", "target", "by")
CARDS = ("card", "as", "artifact")
NAMED = {"seat": "player", "as": "copied", "artifact": "card"}  # what messages call them


def details_of_event(event: Mapping[str, Any]) -> dict[str, Any]:
    """What an event tells, without what is nothing."""
    return {key: value for key, value in event.items() if value is not None and key not in ("n", "event")}


def usual_event(name: str, details: Mapping[str, Any]) -> Phrase:
    """The log line of an event by its name; of a hidden card, and of the end, by what is told."""
    if name == "card-drawn" and "card" not in details:
        return told("event-card-drawn-hidden", details)
    if name != "match-ended":
        return told(f"event-{name}", details)
    others = {key: value for key, value in details.items() if key != "winners"}
    if winners := details["winners"]:
        return told("event-match-ended", others, player=players(winners))
    return told("event-match-ended-drawn", others)


def told(message: str, details: Mapping[str, Any], **others: PhraseArgument) -> Phrase:
    """A phrase from the details of an event."""
    return Phrase(message, {NAMED.get(key, key): _detail(key, value) for key, value in details.items()} | others)


def asked(decision: Mapping[str, Any], question: Phrase, source: PhraseArgument | None) -> Phrase:
    """Who is asked what, and by which card; a card that the question names is what it is about, and does not ask."""
    args: dict[str, PhraseArgument] = {"player": Seat(decision["seat"]), "question": question}
    if source is None or "card" in question.args:
        return Phrase("asked", args)
    args["card"] = source
    if not decision["as"]:
        return Phrase("asked-by-card", args)
    return Phrase("asked-by-copy", args | {"copied": CardName(decision["as"])})


def by_verb(decision: Mapping[str, Any]) -> dict[str, list[Mapping[str, Any]]]:
    """The options of a decision, by what is done."""
    found: dict[str, list[Mapping[str, Any]]] = {}
    for option in decision["options"]:
        found.setdefault(option["verb"], []).append(option)
    return found


def is_optional(decision: Mapping[str, Any]) -> str:
    """Whether nothing may be the answer, as messages select by it."""
    return "yes" if {option["verb"] for option in decision["options"]} & {"decline", "done"} else "no"


def _detail(key: str, value: Any) -> PhraseArgument:
    if key in SEATS:
        return Seat(value)
    if key in CARDS:
        return CardName(value)
    if key == "faction":
        return FactionName(value)
    if key == "reason":
        return MessageText(f"reason-{value}")
    if isinstance(value, bool):
        return "yes" if value else "no"
    assert isinstance(value, str | int), f"{key} is no argument: {value}"
    return value
