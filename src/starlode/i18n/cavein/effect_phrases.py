"""Skills and artifacts of Cave-In as clauses, by what the box says and the edition that is played."""

from collections.abc import Mapping
from typing import Any

from starlode.cavein.components import LATEST
from starlode.cavein.effects import AT_START, ON_RAIDS, SCORING_WORDS, SKILL_WORDS, DyeCards, Effect, kind_of
from starlode.i18n.effect_text import details_of, message_of, short_message_of
from starlode.i18n.phrase import FactionName, Phrase, PhraseArguments

SCORING = tuple(SCORING_WORDS.values())
SKILLS = tuple(SKILL_WORDS.values())


def effect_phrase(effect: Effect, options: Mapping[str, Any]) -> Phrase:
    """What a mercenary or an artifact half does, as a clause."""
    return _phrase(message_of(type(effect)), effect, options)


def short_phrase(effect: Effect, options: Mapping[str, Any]) -> Phrase:
    """The same as a short line for a small card."""
    return _phrase(short_message_of(type(effect)), effect, options)


def label_of(effect: Effect) -> str:
    """The message that says when it works."""
    if isinstance(effect, SKILLS):
        return f"skill-{kind_of(effect)}"
    if isinstance(effect, SCORING):
        return "half-scoring"
    if isinstance(effect, AT_START):
        return "half-starting"
    return "half-raiding" if isinstance(effect, ON_RAIDS) else "half-working"


def _phrase(message: str, effect: Effect, options: Mapping[str, Any]) -> Phrase:
    args: PhraseArguments = {**details_of(effect)}
    if "faction" in args:
        args["faction"] = FactionName(str(args["faction"]))
    if isinstance(effect, DyeCards):
        args["one_colour"] = "yes" if is_one_colour(options) else "no"
    return Phrase(message, args)


def is_one_colour(options: Mapping[str, Any]) -> bool:
    """Whether all cards dyed by a Robuster get one colour: the Polish book does not ask for it."""
    chosen = options.get("robuster-one-colour", "auto")
    return bool(options.get("edition", LATEST) != "pl2018" if chosen == "auto" else chosen == "yes")
