"""Compiles components into the flat tables that the engine looks up."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

from starlode.cavein import effects as does
from starlode.cavein.components import COLOURS, COSTS, FACTIONS, HALVES, Components, Crystal, skill_of
from starlode.cavein.effects import Scoring, Skill, Working
from starlode.cavein.encoding import book
from starlode.cavein.engine import codes
from starlode.cavein.engine.tables import CaveinTables

COLLAPSE = {2: 7, 3: 8, 4: 9}  # where the track ends the match, by seats
NO_SYMBOL = 7


def cavein_tables(
    box: Components, options: Mapping[str, str], seats: int, factions: Collection[str], owner: int
) -> CaveinTables:
    """The tables of a rule set; `factions` are those that can be in play."""
    cards, crystals = box.mercenaries, box.crystals
    half_of = {half: number for number, half in enumerate(HALVES)}
    card_of_half = [0] * len(HALVES)
    for number, artifact in enumerate(box.artifacts):
        for half in artifact.halves:
            card_of_half[half_of[half]] = number
    skills = [skill_of(card, options) for card in cards]
    one_dye = options["robuster-one-colour"]
    return CaveinTables(
        skill=[_word(skill) for skill in skills],
        crystal=[figure for crystal in crystals for figure in _figures(crystal)],
        by_cost=[_mask(crystal.cost == cost for crystal in crystals) for cost in COSTS],
        up_to=[_mask(crystal.cost <= most for crystal in crystals) for most in range(COSTS[-1] + 1)],
        by_colour=[_mask(crystal.colour == colour for crystal in crystals) for colour in COLOURS],
        artifact_cost=[artifact.cost for artifact in box.artifacts],
        card_of_half=list(card_of_half),
        halves_of_card=[half_of[a.halves[0]] | half_of[a.halves[1]] << 5 for a in box.artifacts],
        by_level=[_mask(card.level == level for card in cards) for level in range(5)],
        cards_by_colour=[_mask(card.faction == faction for card in cards) for faction in FACTIONS],
        cost=list(COSTS),
        half=[_worth(half.effect) for half in box.halves],
        figures=list(_lasting(skills)),
        artifacts=list(_working(box)),
        options=[
            COLLAPSE[seats],
            options["taken-crystals-cave-in"] == "yes",
            options["surplus-cards"] == "yes",
            options["unowned-totems"] == "yes",
            options["edition"] != "pl2018" if one_dye == "auto" else one_dye == "yes",
            options["empty-skills"] == "yes",
            int(options["round-limit"]),
        ],
        codebook=book(box, skills, factions, seats, owner),
    )


def _figures(crystal: Crystal) -> Sequence[int]:
    symbol = COLOURS.index(crystal.symbol) if crystal.symbol else NO_SYMBOL
    place, colour = COSTS.index(crystal.cost), COLOURS.index(crystal.colour)
    return (place, colour, crystal.points, symbol, int(crystal.cave_in), 0, 0, 0)


def _lasting(skills: Sequence[Skill]) -> list[int]:
    """The figures of skills that last, which all cards with the word share; 0 where nobody has it."""

    def figure(kind: type, name: str) -> Any:
        skill = does.one_of(skills, kind)
        return None if skill is None else getattr(skill, name)

    return [
        figure(does.CheaperRecruits, "lower") or 0,
        figure(does.RecolourCrystal, "less") or 0,
        COSTS.index(figure(does.SecondCrystal, "cost") or COSTS[0]),
        FACTIONS.index(figure(does.MatchAnyCrystal, "faction") or FACTIONS[0]),
        FACTIONS.index(figure(does.DoubleLevels, "faction") or FACTIONS[0]),
    ]


# Words of halves that work during play, with their figures, in the order of CaveinTables.
WORKING: tuple[tuple[type[Working], tuple[str, ...]], ...] = (
    (does.AnyColourInMining, ()),
    (does.TakeLevelAtStart, ("level",)),
    (does.CheaperColour, ("less",)),
    (does.TakeBottomAtStart, ("cards",)),
    (does.LimitRaids, ("cards",)),
    (does.CrystalPerRaid, ("cost",)),
    (does.SecondOfCost, ("cost",)),
    (does.SecondRaid, ()),
    (does.SafeFromSkills, ()),
    (does.LowerRecruit, ("lower",)),
    (does.IdenticalActions, ()),
    (does.CheaperDearCrystals, ("less", "cost")),
)


def _working(box: Components) -> list[int]:
    """For each word the half that has it, as a mask, and its figures; costs by their places."""
    found: list[int] = []
    for kind, figures in WORKING:
        found.append(_mask(isinstance(half.effect, kind) for half in box.halves))
        effect = does.one_of((half.effect for half in box.halves), kind)
        for name in figures:
            value = 0 if effect is None else getattr(effect, name)
            found.append(COSTS.index(value) if name == "cost" and value else value)
    return found


def _worth(effect: Scoring | Working) -> int:
    """The op code of what a half is worth at the end, with its figures."""
    match effect:
        case does.PointsForOneColour(points):
            return codes.OP_POINTS_FOR_ONE_COLOUR | points << 5
        case does.PointsPerCrystals(points, crystals, cost):
            place = COSTS.index(cost) if cost else codes.ANY_COST
            return codes.OP_POINTS_PER_CRYSTALS | points << 5 | crystals << 11 | place << 17
        case does.PointsPerTotem(points):
            return codes.OP_POINTS_PER_TOTEM | points << 5
        case does.PointsPerCaveIn(points):
            return codes.OP_POINTS_PER_CAVE_IN | points << 5
        case does.PointsForColours(five, six):
            return codes.OP_POINTS_FOR_COLOURS | five << 5 | six << 11
        case does.PointsPerSymbol(points):
            return codes.OP_POINTS_PER_SYMBOL | points << 5
        case does.PointsPerWild(points):
            return codes.OP_POINTS_PER_WILD | points << 5
        case does.PointsPerArtifact(points):
            return codes.OP_POINTS_PER_ARTIFACT | points << 5
    return codes.OP_NO_POINTS


def _word(skill: Skill) -> int:
    """The op code of a skill with its operand."""
    match skill:
        case does.TakeCrystal(colour, cost):
            return codes.OP_TAKE_CRYSTAL | COLOURS.index(colour) << 5 | COSTS.index(cost) << 8
        case does.CheaperRecruits(lower):
            return codes.OP_CHEAPER_RECRUITS | lower << 5
        case does.TakeFromBottom(number):
            return codes.OP_TAKE_FROM_BOTTOM | number << 5
        case does.TakeLevelsFromDocks(levels):
            return codes.OP_TAKE_LEVELS_FROM_DOCKS | levels << 5
        case does.TakeLevelFromDocks(level):
            return codes.OP_TAKE_LEVEL_FROM_DOCKS | level << 5
        case does.TakeFromOneBase(number):
            return codes.OP_TAKE_FROM_ONE_BASE | number << 5
        case does.RecolourCrystal(less):
            return codes.OP_RECOLOUR_CRYSTAL | less << 5
        case does.CheaperArtifacts(less):
            return codes.OP_CHEAPER_ARTIFACTS | less << 5
        case does.CheaperMining(less):
            return codes.OP_CHEAPER_MINING | less << 5
        case does.ExtraMine(mines):
            return codes.OP_EXTRA_MINE | mines << 5
        case does.DyeCards(number):
            return codes.OP_DYE | number << 5
        case does.SecondCrystal(cost):
            return codes.OP_SECOND_CRYSTAL | COSTS.index(cost) << 5
        case does.SubjugateLowest():
            return codes.OP_SUBJUGATE_LOWEST
        case does.SubjugateLevel(level):
            return codes.OP_SUBJUGATE_LEVEL | level << 5
        case does.SubjugateFromHand(number, level, cost):
            return codes.OP_SUBJUGATE_FROM_HAND | number << 5 | level << 8 | COSTS.index(cost) << 11
        case does.MatchAnyCrystal(faction):
            return codes.OP_MATCH_ANY_CRYSTAL | FACTIONS.index(faction) << 5
        case does.DoubleLevels(faction):
            return codes.OP_DOUBLE_LEVELS | FACTIONS.index(faction) << 5
        case does.TakeFactionFromBases(faction, most):
            return codes.OP_TAKE_COLOUR_FROM_BASES | FACTIONS.index(faction) << 5 | most << 8
        case does.TakeFactionFromOneBase(faction):
            return codes.OP_TAKE_COLOUR_FROM_ONE_BASE | FACTIONS.index(faction) << 5
    assert_never(skill)


def _mask(bits: Iterable[object]) -> int:
    return sum(2**n for n, bit in enumerate(bits) if bit)
