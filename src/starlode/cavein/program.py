"""Compiles components and skills into the flat tables that the engine looks up."""

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from librt.vecs import vec
from mypy_extensions import i64

from starlode.cavein.components import COLOURS, COSTS, FACTIONS, HALVES, Components, Crystal
from starlode.cavein.effects import (
    CheaperArtifacts,
    CheaperMining,
    CheaperRecruits,
    DoubleLevels,
    DyeCards,
    ExtraMine,
    MatchAnyCrystal,
    RecolourCrystal,
    SecondCrystal,
    Skill,
    SubjugateFromHand,
    SubjugateLevel,
    SubjugateLowest,
    TakeCrystal,
    TakeFactionFromBases,
    TakeFactionFromOneBase,
    TakeFromBottom,
    TakeFromOneBase,
    TakeLevelFromDocks,
    TakeLevelsFromDocks,
    skill_of,
)
from starlode.cavein.engine import codes
from starlode.cavein.engine.tables import CaveTables

COLLAPSE = {2: 7, 3: 8, 4: 9}  # where the track ends the match, by seats
NO_SYMBOL = 7


def cave_tables(box: Components, options: Mapping[str, str], seats: int) -> CaveTables:
    """The tables of a rule set."""
    cards, crystals = box.mercenaries, box.crystals
    half_of = {half: number for number, half in enumerate(HALVES)}
    card_of_half = [0] * len(HALVES)
    for number, artifact in enumerate(box.artifacts):
        for half in artifact.halves:
            card_of_half[half_of[half]] = number
    one_dye = options["robuster-one-colour"]
    return CaveTables(
        skill=_vec(_word(skill_of(card.id, options["edition"])) for card in cards),
        crystal=_vec(figure for crystal in crystals for figure in _figures(crystal)),
        by_cost=_vec(_mask(crystal.cost == cost for crystal in crystals) for cost in COSTS),
        up_to=_vec(_mask(crystal.cost <= most for crystal in crystals) for most in range(COSTS[-1] + 1)),
        by_colour=_vec(_mask(crystal.colour == colour for crystal in crystals) for colour in COLOURS),
        artifact_cost=_vec(artifact.cost for artifact in box.artifacts),
        card_of_half=_vec(card_of_half),
        halves_of_card=_vec(half_of[a.halves[0]] | half_of[a.halves[1]] << 5 for a in box.artifacts),
        by_level=_vec(_mask(card.level == level for card in cards) for level in range(5)),
        cards_by_colour=_vec(_mask(card.faction == faction for card in cards) for faction in FACTIONS),
        cost=_vec(COSTS),
        options=_vec(
            [
                COLLAPSE[seats],
                options["taken-crystals-cave-in"] == "yes",
                options["surplus-cards"] == "yes",
                options["unowned-totems"] == "yes",
                options["edition"] != "pl2018" if one_dye == "auto" else one_dye == "yes",
                options["empty-skills"] == "yes",
                int(options["round-limit"]),
            ]
        ),
    )


def _figures(crystal: Crystal) -> Sequence[int]:
    symbol = COLOURS.index(crystal.symbol) if crystal.symbol else NO_SYMBOL
    place, colour = COSTS.index(crystal.cost), COLOURS.index(crystal.colour)
    return (place, colour, crystal.points, symbol, int(crystal.cave_in), 0, 0, 0)


def _word(skill: Skill) -> int:
    """The op code of a skill with its operand."""
    match skill:
        case TakeCrystal(colour):
            return codes.OP_TAKE_CRYSTAL | COLOURS.index(colour) << 5
        case CheaperRecruits():
            return codes.OP_CHEAPER_RECRUITS
        case TakeFromBottom(cards):
            return codes.OP_TAKE_FROM_BOTTOM | cards << 5
        case TakeLevelsFromDocks(levels):
            return codes.OP_TAKE_LEVELS_FROM_DOCKS | levels << 5
        case TakeLevelFromDocks(level):
            return codes.OP_TAKE_LEVEL_FROM_DOCKS | level << 5
        case TakeFromOneBase(cards):
            return codes.OP_TAKE_FROM_ONE_BASE | cards << 5
        case RecolourCrystal():
            return codes.OP_RECOLOUR_CRYSTAL
        case CheaperArtifacts(less):
            return codes.OP_CHEAPER_ARTIFACTS | less << 5
        case CheaperMining(less):
            return codes.OP_CHEAPER_MINING | less << 5
        case ExtraMine():
            return codes.OP_EXTRA_MINE
        case DyeCards(cards):
            return codes.OP_DYE | cards << 5
        case SecondCrystal():
            return codes.OP_SECOND_CRYSTAL
        case SubjugateLowest():
            return codes.OP_SUBJUGATE_LOWEST
        case SubjugateLevel(level):
            return codes.OP_SUBJUGATE_LEVEL | level << 5
        case SubjugateFromHand(cards):
            return codes.OP_SUBJUGATE_FROM_HAND | cards << 5
        case MatchAnyCrystal(faction):
            return codes.OP_MATCH_ANY_CRYSTAL | FACTIONS.index(faction) << 5
        case DoubleLevels(faction):
            return codes.OP_DOUBLE_LEVELS | FACTIONS.index(faction) << 5
        case TakeFactionFromBases(faction):
            return codes.OP_TAKE_COLOUR_FROM_BASES | FACTIONS.index(faction) << 5
        case TakeFactionFromOneBase(faction):
            return codes.OP_TAKE_COLOUR_FROM_ONE_BASE | FACTIONS.index(faction) << 5
    assert_never(skill)


def _mask(bits: Iterable[object]) -> int:
    return sum(2**n for n, bit in enumerate(bits) if bit)


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(int(number)) for number in numbers])
