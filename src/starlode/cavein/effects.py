"""What mercenaries and artifact halves do, as data: the engine compiles it, and the words are written from it.

CI-312.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from starlode.cavein.components import COLOUR_OF, MERCENARIES, WORKING_HALVES, Colour, Faction

Edition: TypeAlias = Literal["en2021", "de2018", "pl2018"]
EDITIONS: tuple[Edition, ...] = ("en2021", "de2018", "pl2018")
# When a skill works: once and at once, for the rest of the turn, or as an additional action.
Kind: TypeAlias = Literal["instant", "lasting", "action"]


@dataclass(frozen=True, slots=True)
class TakeCrystal:
    """Take a crystal of cost 1 and this colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class CheaperRecruits:
    """Levels 1 to 3 without a card, level 4 for a level 1."""


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
    """A crystal in the mine has another colour this turn and costs 1 less."""


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
    """An additional Mine action."""


@dataclass(frozen=True, slots=True)
class DyeCards:
    """Up to so many cards in hand count as another colour while mining."""

    cards: int


@dataclass(frozen=True, slots=True)
class SecondCrystal:
    """After mining a crystal of cost 1, 3 or 6 another one of the same cost."""


@dataclass(frozen=True, slots=True)
class SubjugateLowest:
    """Subjugate one of the lowest mercenaries of the own Base."""


@dataclass(frozen=True, slots=True)
class SubjugateLevel:
    """Subjugate a mercenary of this level from any Base."""

    level: int


@dataclass(frozen=True, slots=True)
class SubjugateFromHand:
    """Subjugate up to so many level 1 mercenaries from the hand, and take a crystal of cost 1 for each."""

    cards: int


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
    """Take one mercenary of this faction from each Base, or two from one."""

    faction: Faction


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

SKILLS: dict[str, Skill] = {
    **{names[0]: TakeCrystal(COLOUR_OF[faction]) for faction, names in MERCENARIES.items()},
    "foreman": CheaperRecruits(),
    "sergeant": TakeFromBottom(2),
    "colonel": TakeLevelsFromDocks(5),
    "fish-bean": TakeLevelFromDocks(2),
    "shu-war": TakeFromOneBase(1),
    "mu-shell": TakeFromOneBase(2),
    "diggerhino": RecolourCrystal(),
    "ancientone": CheaperArtifacts(4),
    "maccarat": CheaperMining(4),
    "drollo": ExtraMine(),
    "robuster": DyeCards(3),
    "scrabber": SecondCrystal(),
    "mindwasp": SubjugateLowest(),
    "custodian": SubjugateLevel(2),
    "domina": SubjugateFromHand(3),
    "stalkroot": MatchAnyCrystal("weedlocks"),
    "seeder": DoubleLevels("weedlocks"),
    "mandragore": TakeFactionFromBases("weedlocks"),
}
# Editions differ in the Weedlocks: the books of 2018 have the skills of 2021 shifted down by a level.
SKILLS_OF_2018: dict[str, Skill] = {
    "stalkroot": DoubleLevels("weedlocks"),
    "seeder": TakeFactionFromBases("weedlocks"),
    "mandragore": TakeFactionFromOneBase("weedlocks"),
}

START_HALVES = ("alien-species-agents", "third-cyber-arm")  # work at the start of a turn
RAID_HALVES = ("baton-of-coaxing", "enhanced-vision")
assert set(START_HALVES) | set(RAID_HALVES) <= set(WORKING_HALVES)


def skill_of(mercenary: str, edition: str) -> Skill:
    """The skill of a mercenary as an edition has it.

    CI-218, CI-219, CI-225, CI-228, CI-232, CI-233, CI-240, CI-242, CI-244, CI-245, CI-254, CI-256, CI-259, CI-260,
    CI-264, CI-273, CI-283, CI-284, CI-288, CI-289, CI-293, CI-391.
    """
    return SKILLS[mercenary] if edition == "en2021" else SKILLS_OF_2018.get(mercenary, SKILLS[mercenary])


def kind_of(skill: Skill) -> Kind:
    """How long a skill works; the mark on its card. CI-6."""
    if isinstance(skill, ExtraMine):
        return "action"
    return "lasting" if isinstance(skill, LASTING) else "instant"


# Artifact halves. What they do is in the engine by their place among the halves; here it is told, with its figures.


@dataclass(frozen=True, slots=True)
class PointsForOneColour:
    """So many points for each crystal of the best colour."""

    points: int


@dataclass(frozen=True, slots=True)
class PointsPerCrystals:
    """So many points for every so many crystals of a cost, or of any where the cost is 0."""

    points: int
    crystals: int
    cost: int


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
    """At the start of a turn take the bottom mercenary of the own Base."""


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
    """Once a turn a recruit counts as one level lower."""


@dataclass(frozen=True, slots=True)
class IdenticalActions:
    """Both actions may be of one type."""


@dataclass(frozen=True, slots=True)
class CheaperDearCrystals:
    """Crystals of cost 6 and 10 cost so much less."""

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

HALF_EFFECTS: dict[str, Scoring | Working] = {
    "contract": PointsForOneColour(1),
    "barking-up-the-right-three": PointsPerCrystals(3, 2, 3),
    "mass-production": PointsPerCrystals(2, 3, 0),
    "totem-collector": PointsPerTotem(2),
    "hazard-pay": PointsPerCaveIn(2),
    "full-spectrum": PointsForColours(4, 7),
    "deep-vein-bonus": PointsPerCrystals(2, 1, 6),
    "faction-envoy": PointsPerSymbol(1),
    "wild-assay": PointsPerWild(1),
    "small-change": PointsPerCrystals(1, 1, 1),
    "curator": PointsPerArtifact(2),
    "motherlode-clause": PointsPerCrystals(5, 1, 10),
    "dyed-overalls": AnyColourInMining(),
    "alien-species-agents": TakeLevelAtStart(1),
    "spare-totem-cast": CheaperColour(1),
    "third-cyber-arm": TakeBottomAtStart(),
    "locked-bunkhouse": LimitRaids(2),
    "baton-of-coaxing": CrystalPerRaid(1),
    "twin-shaft-lift": SecondOfCost(1),
    "enhanced-vision": SecondRaid(),
    "loyalty-bonus": SafeFromSkills(),
    "recruiters-ledger": LowerRecruit(),
    "shift-whistle": IdenticalActions(),
    "prospectors-loupe": CheaperDearCrystals(2),
}
