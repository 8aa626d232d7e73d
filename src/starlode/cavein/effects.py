"""The vocabulary of skills and artifact halves: a word each, with its figures.

The file of components says who has which; the engine compiles it, and the words on cards are written from it. CI-312.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeAlias, get_args

from starlode.cavein.factions import COLOURS, COSTS, FACTIONS, Colour, Faction

Edition: TypeAlias = Literal["en2021", "de2018", "pl2018"]
EDITIONS: tuple[Edition, ...] = ("en2021", "de2018", "pl2018")
# When a skill works: once and at once, for the rest of the turn, or as an additional action.
Kind: TypeAlias = Literal["instant", "lasting", "action"]
# What a figure may be, by its name; the rest are whole numbers from one to another.
CHOICES: dict[str, tuple[Any, ...]] = {"cost": COSTS, "colour": COLOURS, "faction": FACTIONS}
RANGES = {
    "cards": (1, 7), "crystals": (1, 20), "five": (0, 40), "less": (1, 6), "level": (1, 4), "levels": (1, 20),
    "lower": (1, 3), "mines": (1, 3), "most": (2, 7), "points": (1, 20), "six": (0, 40),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class TakeCrystal:
    """Take a crystal of this colour and cost."""

    colour: Colour
    cost: int


@dataclass(frozen=True, slots=True)
class CheaperRecruits:
    """Mercenaries are recruited as if they were so many levels lower."""

    lower: int


@dataclass(frozen=True, slots=True)
class TakeFromBottom:
    """Take up to so many cards from the bottom of the own Base."""

    cards: int


@dataclass(frozen=True, slots=True)
class TakeLevelsFromDocks:
    """Take mercenaries from the docks whose levels add up to no more than this."""

    levels: int


@dataclass(frozen=True, slots=True)
class TakeLevelFromDocks:
    """Take a mercenary of this level from the docks; actions may be identical this turn."""

    level: int


@dataclass(frozen=True, slots=True)
class TakeFromOneBase:
    """Take up to so many mercenaries from one Base."""

    cards: int


@dataclass(frozen=True, slots=True)
class RecolourCrystal:
    """A crystal in the mine has another colour this turn and costs so much less."""

    less: int


@dataclass(frozen=True, slots=True)
class CheaperArtifacts:
    """Artifacts cost so much less this turn."""

    less: int


@dataclass(frozen=True, slots=True)
class CheaperMining:
    """Crystals cost so much less this turn."""

    less: int


@dataclass(frozen=True, slots=True)
class ExtraMine:
    """So many additional Mine actions."""

    mines: int


@dataclass(frozen=True, slots=True)
class DyeCards:
    """Up to so many cards in hand count as another colour while mining."""

    cards: int


@dataclass(frozen=True, slots=True)
class SecondCrystal:
    """After mining a crystal of no more than this cost, another one of the same cost."""

    cost: int


@dataclass(frozen=True, slots=True)
class SubjugateLowest:
    """Subjugate one of the lowest mercenaries of the own Base."""


@dataclass(frozen=True, slots=True)
class SubjugateLevel:
    """Subjugate a mercenary of this level from any Base."""

    level: int


@dataclass(frozen=True, slots=True)
class SubjugateFromHand:
    """Subjugate up to so many mercenaries of a level from the hand, and take a crystal of a cost for each."""

    cards: int
    level: int
    cost: int


@dataclass(frozen=True, slots=True)
class MatchAnyCrystal:
    """Cards of this faction count as the colour of the crystal that is mined."""

    faction: Faction


@dataclass(frozen=True, slots=True)
class DoubleLevels:
    """Cards of this faction count double when they pay."""

    faction: Faction


@dataclass(frozen=True, slots=True)
class TakeFactionFromBases:
    """Take one mercenary of this faction from each Base, or up to so many from one."""

    faction: Faction
    most: int


@dataclass(frozen=True, slots=True)
class TakeFactionFromOneBase:
    """Take all mercenaries of this faction from one Base."""

    faction: Faction


Skill: TypeAlias = (
    TakeCrystal
    | CheaperRecruits
    | TakeFromBottom
    | TakeLevelsFromDocks
    | TakeLevelFromDocks
    | TakeFromOneBase
    | RecolourCrystal
    | CheaperArtifacts
    | CheaperMining
    | ExtraMine
    | DyeCards
    | SecondCrystal
    | SubjugateLowest
    | SubjugateLevel
    | SubjugateFromHand
    | MatchAnyCrystal
    | DoubleLevels
    | TakeFactionFromBases
    | TakeFactionFromOneBase
)
# What changes something until the end of the turn, also where that is chosen at once.
LASTING = (
    *(CheaperRecruits, CheaperArtifacts, CheaperMining, RecolourCrystal, DyeCards, SecondCrystal),
    *(MatchAnyCrystal, DoubleLevels),
)


def kind_of(skill: Skill) -> Kind:
    """How long a skill works; the mark on its card. CI-6."""
    if isinstance(skill, ExtraMine):
        return "action"
    return "lasting" if isinstance(skill, LASTING) else "instant"


# Artifact halves.


@dataclass(frozen=True, slots=True)
class PointsForOneColour:
    """So many points for each crystal of the best colour."""

    points: int


@dataclass(frozen=True, slots=True)
class PointsPerCrystals:
    """So many points for every so many crystals of a cost, or of any where no cost is said."""

    points: int
    crystals: int
    cost: int = 0


@dataclass(frozen=True, slots=True)
class PointsPerTotem:
    """So many points for each totem, besides its own."""

    points: int


@dataclass(frozen=True, slots=True)
class PointsPerCaveIn:
    """So many points for each crystal with the cave-in sign."""

    points: int


@dataclass(frozen=True, slots=True)
class PointsForColours:
    """So many points for crystals of five colours, or of all six."""

    five: int
    six: int


@dataclass(frozen=True, slots=True)
class PointsPerSymbol:
    """So many points for each faction symbol, besides the sets."""

    points: int


@dataclass(frozen=True, slots=True)
class PointsPerWild:
    """So many points for each crystal of a wild colour."""

    points: int


@dataclass(frozen=True, slots=True)
class PointsPerArtifact:
    """So many points for each artifact, this one included."""

    points: int


@dataclass(frozen=True, slots=True)
class AnyColourInMining:
    """In each Mine action one card counts as any colour."""


@dataclass(frozen=True, slots=True)
class TakeLevelAtStart:
    """At the start of a turn take a mercenary of this level from the docks."""

    level: int


@dataclass(frozen=True, slots=True)
class CheaperColour:
    """Crystals of a colour chosen once cost so much less."""

    less: int


@dataclass(frozen=True, slots=True)
class TakeBottomAtStart:
    """At the start of a turn take so many mercenaries from the bottom of the own Base."""

    cards: int


@dataclass(frozen=True, slots=True)
class LimitRaids:
    """Who raids this Base takes no more than so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class CrystalPerRaid:
    """Take a crystal of this cost after each raid."""

    cost: int


@dataclass(frozen=True, slots=True)
class SecondOfCost:
    """Once a turn, after mining a crystal of this cost, take another of it."""

    cost: int


@dataclass(frozen=True, slots=True)
class SecondRaid:
    """After a raid another Base may be raided."""


@dataclass(frozen=True, slots=True)
class SafeFromSkills:
    """Skills of others take nothing from this Base."""


@dataclass(frozen=True, slots=True)
class LowerRecruit:
    """Once a turn a recruit counts as so many levels lower."""

    lower: int


@dataclass(frozen=True, slots=True)
class IdenticalActions:
    """Both actions may be of one type."""


@dataclass(frozen=True, slots=True)
class CheaperDearCrystals:
    """Crystals of this cost and dearer ones cost so much less."""

    cost: int
    less: int


Scoring: TypeAlias = (
    PointsForOneColour
    | PointsPerCrystals
    | PointsPerTotem
    | PointsPerCaveIn
    | PointsForColours
    | PointsPerSymbol
    | PointsPerWild
    | PointsPerArtifact
)
Working: TypeAlias = (
    AnyColourInMining
    | TakeLevelAtStart
    | CheaperColour
    | TakeBottomAtStart
    | LimitRaids
    | CrystalPerRaid
    | SecondOfCost
    | SecondRaid
    | SafeFromSkills
    | LowerRecruit
    | IdenticalActions
    | CheaperDearCrystals
)

Effect: TypeAlias = Skill | Scoring | Working
AT_START = (TakeLevelAtStart, TakeBottomAtStart)
ON_RAIDS = (CrystalPerRaid, SecondRaid)
# The engine keeps one figure of these for a whole table, so cards that share the word share it.
OF_A_TABLE = (CheaperRecruits, RecolourCrystal, SecondCrystal, MatchAnyCrystal, DoubleLevels)


def word_of(effect: type) -> str:
    """How a file calls a type of effects: `take-from-bottom`."""
    return re.sub(r"(?=[A-Z])", "-", effect.__name__).lower().lstrip("-")


SKILL_WORDS: dict[str, type[Skill]] = {word_of(each): each for each in get_args(Skill)}
SCORING_WORDS: dict[str, type[Scoring]] = {word_of(each): each for each in get_args(Scoring)}
WORKING_WORDS: dict[str, type[Working]] = {word_of(each): each for each in get_args(Working)}
HALF_WORDS: dict[str, type[Scoring | Working]] = {**SCORING_WORDS, **WORKING_WORDS}


def one_of(effects: Iterable[Effect], wanted: type) -> Any:
    """The effect of a type among several, or None."""
    return next((effect for effect in effects if isinstance(effect, wanted)), None)


def figures_of(effect: Effect) -> dict[str, Any]:
    """The figures of an effect by their names."""
    return {field.name: getattr(effect, field.name) for field in fields(effect)}
