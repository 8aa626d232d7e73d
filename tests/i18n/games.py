"""What each game can ask of the words: for the tests of completeness, one entry a game."""

from dataclasses import dataclass
from functools import cache
from typing import Any, get_args

from starlode.cavein.components import COLOURS, load
from starlode.cavein.components import FACTIONS as CAVEIN_FACTIONS
from starlode.cavein.effects import EDITIONS, Scoring, Skill, Working
from starlode.cavein.engine import codes as cavein_codes
from starlode.cavein.options import OPTIONS as CAVEIN_OPTIONS
from starlode.cavein.written.happenings import REASONS as CAVEIN_REASONS
from starlode.cavein.written.happenings import ROWS as CAVEIN_EVENTS
from starlode.cavein.written.notation import Notation as CaveinNotation
from starlode.cavein.written.pending import QUESTIONS as CAVEIN_QUESTIONS
from starlode.core.options import Choice
from starlode.core.rules import Rules
from starlode.games import find, table_rules
from starlode.i18n.cavein.voice import FIGURES
from starlode.i18n.effect_text import message_of, short_message_of
from starlode.i18n.phrase import AbilityName
from starlode.i18n.voice import Lore
from starlode.i18n.voices import voice_of
from starlode.realms.cards import CARDS
from starlode.realms.cards import FACTIONS as REALMS_FACTIONS
from starlode.realms.effects import GAINS, ChooseOne, Effect
from starlode.realms.engine import codes as realms_codes
from starlode.realms.formats import FORMATS
from starlode.realms.options import OPTIONS as REALMS_OPTIONS
from starlode.realms.written.happenings import REASONS as REALMS_REASONS
from starlode.realms.written.happenings import ROWS as REALMS_EVENTS
from starlode.realms.written.notation import Notation as RealmsNotation
from starlode.realms.written.pending import QUESTIONS as REALMS_QUESTIONS


@dataclass(frozen=True)
class GameWords:
    """The ids that a game speaks of."""

    ways: tuple[str, ...]  # formats or editions
    options: tuple[Choice, ...]
    events: frozenset[str]
    messages: tuple[str, ...]  # that there must be, whatever else


def _verbs(notation: Any, kinds: int) -> set[str]:
    """The first word of every line of a notation."""
    found = set()
    for action in range(64 * kinds):
        try:
            found.add(notation.verb_and_details(action)[0])
        except KeyError:
            continue  # a number that is no action
    return found


ROLES = ("emperor", "admiral", "boss", "raider")
REALMS_VERBS = _verbs(RealmsNotation(CARDS), realms_codes.ACTION_KINDS)
CAVEIN_VERBS = _verbs(CaveinNotation(load()), cavein_codes.ACTION_KINDS)
# What is asked of a seat or of nature; other frames wait for something and are never told.
ASKED = [name for code, name in CAVEIN_QUESTIONS.items() if code < cavein_codes.DEAL]
CAVEIN_EFFECTS = [effect for union in (Skill, Scoring, Working) for effect in get_args(union)]
# Verbs whose label is told by more than the verb.
CAVEIN_LABELS = {
    "take": ["option-take", "option-take-crystal", "option-take-from", "option-take-own"],
    "subjugate": ["option-subjugate", "option-subjugate-from", "option-subjugate-own"],
    "raid": ["option-raid", "option-raid-of", "option-raid-own"],
}
MARKS = ("plain", "symbol", "cave-in", "both")
# Events that are told in more than one way.
VARIANTS = (
    "taken-from-base-own", "mercenary-subjugated-own", "mercenary-subjugated-from-hand", "base-raided-own",
    "card-played-dyed",
)  # fmt: skip

GAMES: dict[str, GameWords] = {
    "realms": GameWords(
        tuple(each.name for each in FORMATS),
        REALMS_OPTIONS,
        frozenset(row.name for row in REALMS_EVENTS),
        (
            *(f"card-{card.id}" for card in CARDS),
            *(f"faction-{faction}" for faction in ("unaligned", *REALMS_FACTIONS)),
            *(f"kind-{kind}" for kind in ("ship", "base", "outpost")),
            *(f"ability-{name}" for name in get_args(AbilityName)),
            *(message_of(effect) for effect in get_args(Effect)),
            *(short_message_of(effect) for effect in get_args(Effect) if effect not in (*GAINS, ChooseOne)),
            *(f"question-{name}" for name in ("action", *REALMS_QUESTIONS.values())),
            *(f"option-{verb}" for verb in sorted(REALMS_VERBS)),
            *(f"reason-{reason}" for reason in REALMS_REASONS),
            *(f"{what}-{role}" for role in ROLES for what in ("name", "role")),
        ),
    ),
    "cavein": GameWords(
        EDITIONS,
        CAVEIN_OPTIONS,
        frozenset(row.name for row in CAVEIN_EVENTS),
        (
            *(f"faction-{faction}" for faction in CAVEIN_FACTIONS),
            *(f"colour-{colour}" for colour in COLOURS),
            *(
                f"{what}-{kind}"
                for kind in ("mercenary", "artifact", "crystal", "totem")
                for what in ("kind", "card-head")
            ),
            *(f"{what}-{mark}" for mark in MARKS for what in ("crystal", "crystal-text", "table-crystal")),
            *(f"event-{name}" for name in VARIANTS),
            *(f"question-{name}-of" for name in FIGURES if name != "dye"),
            *(f"skill-{kind}" for kind in ("instant", "lasting", "action")),
            *(message_of(effect) for effect in CAVEIN_EFFECTS),
            *(short_message_of(effect) for effect in CAVEIN_EFFECTS),
            *(f"question-{name}" for name in ("starting", "action", *ASKED)),
            *(label for verb in sorted(CAVEIN_VERBS) for label in CAVEIN_LABELS.get(verb, [f"option-{verb}"])),
            *(f"reason-{reason}" for reason in CAVEIN_REASONS),
        ),
    ),
}


@cache
def rules_by(game: str, way: str) -> Rules[Any]:
    return table_rules(game, way, find(game).ways[way][0], {})


def lore(game: str, way: str) -> Lore:
    return voice_of(rules_by(game, way)).lore


WAYS = [(game, way) for game, words in GAMES.items() for way in words.ways]
