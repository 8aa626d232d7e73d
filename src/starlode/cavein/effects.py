"""The vocabulary of skills and artifact halves: a word each, with its figures.

The file of components says who has which; the engine compiles it, and the words on cards are written from it. CI-312.
"""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, get_args

from starlode.cavein.factions import COLOURS, COSTS, FACTIONS, Colour, Faction
from starlode.core.vocabulary import Word, word_of

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


class TakeCrystal(Word):
    """Take a crystal of this colour and cost."""

    colour: Colour
    cost: int


class CheaperRecruits(Word):
    """Mercenaries are recruited as if they were so many levels lower."""

    lower: int


class TakeFromBottom(Word):
    """Take up to so many cards from the bottom of the own Base."""

    cards: int


class TakeLevelsFromDocks(Word):
    """Take mercenaries from the docks whose levels add up to no more than this."""

    levels: int


class TakeLevelFromDocks(Word):
    """Take a mercenary of this level from the docks; actions may be identical this turn."""

    level: int


class TakeFromOneBase(Word):
    """Take up to so many mercenaries from one Base."""

    cards: int


class RecolourCrystal(Word):
    """A crystal in the mine has another colour this turn and costs so much less."""

    less: int


class CheaperArtifacts(Word):
    """Artifacts cost so much less this turn."""

    less: int


class CheaperMining(Word):
    """Crystals cost so much less this turn."""

    less: int


class ExtraMine(Word):
    """So many additional Mine actions."""

    mines: int


class DyeCards(Word):
    """Up to so many cards in hand count as another colour while mining."""

    cards: int


class SecondCrystal(Word):
    """After mining a crystal of no more than this cost, another one of the same cost."""

    cost: int


class SubjugateLowest(Word):
    """Subjugate one of the lowest mercenaries of the own Base."""


class SubjugateLevel(Word):
    """Subjugate a mercenary of this level from any Base."""

    level: int


class SubjugateFromHand(Word):
    """Subjugate up to so many mercenaries of a level from the hand, and take a crystal of a cost for each."""

    cards: int
    level: int
    cost: int


class MatchAnyCrystal(Word):
    """Cards of this faction count as the colour of the crystal that is mined."""

    faction: Faction


class DoubleLevels(Word):
    """Cards of this faction count double when they pay."""

    faction: Faction


class TakeFactionFromBases(Word):
    """Take one mercenary of this faction from each Base, or up to so many from one."""

    faction: Faction
    most: int


class TakeFactionFromOneBase(Word):
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


class PointsForOneColour(Word):
    """So many points for each crystal of the best colour."""

    points: int


class PointsPerCrystals(Word):
    """So many points for every so many crystals of a cost, or of any where no cost is said."""

    points: int
    crystals: int
    cost: int = 0


class PointsPerTotem(Word):
    """So many points for each totem, besides its own."""

    points: int


class PointsPerCaveIn(Word):
    """So many points for each crystal with the cave-in sign."""

    points: int


class PointsForColours(Word):
    """So many points for crystals of five colours, or of all six."""

    five: int
    six: int


class PointsPerSymbol(Word):
    """So many points for each faction symbol, besides the sets."""

    points: int


class PointsPerWild(Word):
    """So many points for each crystal of a wild colour."""

    points: int


class PointsPerArtifact(Word):
    """So many points for each artifact, this one included."""

    points: int


class AnyColourInMining(Word):
    """In each Mine action one card counts as any colour."""


class TakeLevelAtStart(Word):
    """At the start of a turn take a mercenary of this level from the docks."""

    level: int


class CheaperColour(Word):
    """Crystals of a colour chosen once cost so much less."""

    less: int


class TakeBottomAtStart(Word):
    """At the start of a turn take so many mercenaries from the bottom of the own Base."""

    cards: int


class LimitRaids(Word):
    """Who raids this Base takes no more than so many cards."""

    cards: int


class CrystalPerRaid(Word):
    """Take a crystal of this cost after each raid."""

    cost: int


class SecondOfCost(Word):
    """Once a turn, after mining a crystal of this cost, take another of it."""

    cost: int


class SecondRaid(Word):
    """After a raid another Base may be raided."""


class SafeFromSkills(Word):
    """Skills of others take nothing from this Base."""


class LowerRecruit(Word):
    """Once a turn a recruit counts as so many levels lower."""

    lower: int


class IdenticalActions(Word):
    """Both actions may be of one type."""


class CheaperDearCrystals(Word):
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


SKILL_WORDS: dict[str, type[Skill]] = {word_of(each): each for each in get_args(Skill)}
SCORING_WORDS: dict[str, type[Scoring]] = {word_of(each): each for each in get_args(Scoring)}
WORKING_WORDS: dict[str, type[Working]] = {word_of(each): each for each in get_args(Working)}
HALF_WORDS: dict[str, type[Scoring | Working]] = {**SCORING_WORDS, **WORKING_WORDS}


def one_of(effects: Iterable[Effect], wanted: type) -> Any:
    """The effect of a type among several, or None."""
    return next((effect for effect in effects if isinstance(effect, wanted)), None)
