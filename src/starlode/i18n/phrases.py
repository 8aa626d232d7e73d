"""What is to be said about a match: events, questions, labels and refusals as phrases, in no language.

Which message it is and what goes into it is decided by the game's voice alone; `Words`, or a client with the same .ftl
files and the JSON of the cards, turns a phrase into text.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from starlode.i18n.phrase import (
    NOTHING,
    AbilityName,
    AbilityText,
    BranchText,
    CardName,
    FactionName,
    MessageText,
    Phrase,
    PhraseArgument,
    PhraseArguments,
    Points,
    Seat,
    Seats,
    players,
    printable,
)
from starlode.i18n.voices import VOICES, voice_of

__all__ = [
    "NOTHING", "AbilityName", "AbilityText", "BranchText", "CardName", "FactionName", "MessageText", "Phrase",
    "PhraseArgument", "PhraseArguments", "Points", "Seat", "Seats", "asked_phrase", "error_phrase", "event_phrase",
    "macro_phrase", "option_phrase", "players", "printable", "question_phrase",
]  # fmt: skip


def event_phrase(event: Mapping[str, Any], options: Mapping[str, Any] = NOTHING) -> Phrase:
    """The log line of an event as `Event.seen_by` tells it; the options of the rules say which game's it is."""
    return voice_of(options).event(event, options)


def question_phrase(decision: Mapping[str, Any], view: Mapping[str, Any] = NOTHING) -> Phrase:
    """Who is asked what, and by which card; a view also tells of whom and how much."""
    return voice_of(view.get("options", NOTHING)).question(decision, view)


def asked_phrase(decision: Mapping[str, Any], view: Mapping[str, Any] = NOTHING) -> Phrase:
    """Who is asked what, as everybody may know it: the answers, which may tell of a hidden hand, are not looked at."""
    known = {key: decision[key] for key in ("seat", "asked", "source", "as")}
    return question_phrase({**known, "options": [], "macros": []}, view)


def option_phrase(
    option: Mapping[str, Any], decision: Mapping[str, Any] | None = None, view: Mapping[str, Any] = NOTHING
) -> Phrase:
    """The label of an option; a decision and a view tell what it is one of, and what it does now."""
    return voice_of(view.get("options", NOTHING)).option(option, decision, view)


def macro_phrase(macro: Mapping[str, Any]) -> Phrase:
    """The label of several actions for one click; of a payment which cards it plays, and which comes last."""
    args: dict[str, PhraseArgument] = {"count": len(macro["actions"])}
    paid = [CardName(line.split(" ")[1]) for line in macro["actions"] if line.startswith("pay ")]
    if paid:
        args |= {"cards": _in_a_row(paid), "leader": paid[-1]}
    return Phrase(f"macro-{macro['label']}", args)


def _in_a_row(cards: Sequence[CardName]) -> PhraseArgument:
    """Cards as a list is spoken; a phrase within a phrase, since clients put the names in."""
    *others, last = cards
    if not others:
        return last
    told: PhraseArgument = others[0]
    for card in others[1:]:
        told = Phrase("list-next", {"list": told, "next": card})
    return Phrase("list-last", {"list": told, "last": last})


def error_phrase(code: str, details: Mapping[str, object]) -> Phrase:
    """Why an action was refused."""
    usual = f"error-{code}"
    message = next((told for voice in VOICES.values() if (told := voice.refusal(code, details)) != usual), usual)
    return Phrase(message, {key: _given(key, value) for key, value in details.items()})


def _given(key: str, value: object) -> PhraseArgument:
    for voice in VOICES.values():
        if (typed := voice.argument(key, value)) is not None:
            return typed
    return value if isinstance(value, int) else printable(str(value))
