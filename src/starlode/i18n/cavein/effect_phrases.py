"""Skills and artifacts of Cave-In as clauses, by the edition that is played."""

from collections.abc import Mapping
from typing import Any

from starlode.cavein.effects import (
    HALF_EFFECTS,
    RAID_HALVES,
    START_HALVES,
    DyeCards,
    Scoring,
    Skill,
    Working,
    kind_of,
    skill_of,
)
from starlode.i18n.effect_text import details_of, message_of, short_message_of
from starlode.i18n.phrase import FactionName, Phrase, PhraseArguments

LATEST = "en2021"
SCORING: tuple[type, ...] = Scoring.__args__


def effect_of(card: str, options: Mapping[str, Any]) -> Skill | Scoring | Working:
    """What a mercenary or an artifact half does."""
    return HALF_EFFECTS[card] if card in HALF_EFFECTS else skill_of(card, options.get("edition", LATEST))


def effect_phrase(card: str, options: Mapping[str, Any]) -> Phrase:
    """The same as a clause."""
    return _phrase(message_of, effect_of(card, options), options)


def short_phrase(card: str, options: Mapping[str, Any]) -> Phrase:
    """The same as a short line for a small card."""
    return _phrase(short_message_of, effect_of(card, options), options)


def label_of(card: str, options: Mapping[str, Any]) -> str:
    """The message that says when it works."""
    if card in HALF_EFFECTS:
        if isinstance(HALF_EFFECTS[card], SCORING):
            return "half-scoring"
        return "half-starting" if card in START_HALVES else "half-raiding" if card in RAID_HALVES else "half-working"
    return f"skill-{kind_of(skill_of(card, options.get('edition', LATEST)))}"


def _phrase(message: Any, effect: Skill | Scoring | Working, options: Mapping[str, Any]) -> Phrase:
    args: PhraseArguments = {**details_of(effect)}
    if "faction" in args:
        args["faction"] = FactionName(str(args["faction"]))
    if isinstance(effect, DyeCards):
        args["one_colour"] = "yes" if is_one_colour(options) else "no"
    return Phrase(message(type(effect)), args)


def is_one_colour(options: Mapping[str, Any]) -> bool:
    """Whether all cards dyed by a Robuster get one colour: the Polish book does not ask for it."""
    chosen = options.get("robuster-one-colour", "auto")
    return bool(options.get("edition", LATEST) != "pl2018" if chosen == "auto" else chosen == "yes")
