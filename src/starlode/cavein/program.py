"""Compiles components into the flat tables that the engine looks up."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from starlode.cavein import effects as does
from starlode.cavein.components import COLOURS, COSTS, FACTIONS, HALVES, Components, Crystal, skill_of
from starlode.cavein.effects import Effect, Scoring, Skill, Working
from starlode.cavein.encoding import book
from starlode.cavein.engine import codes
from starlode.cavein.engine.tables import CaveinTables
from starlode.core.vocabulary import figures_of

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
        skill=[_packed(skill, 3) for skill in skills],
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


# A word's op is called like it.
OPS: dict[type, int] = {
    kind: getattr(codes, f"OP_{word.replace('-', '_').upper()}")
    for word, kind in (*does.SKILL_WORDS.items(), *does.SCORING_WORDS.items())
}


def _worth(effect: Scoring | Working) -> int:
    """The op code of what a half is worth at the end, with its figures."""
    return _packed(effect, 6) if type(effect) in OPS else codes.OP_NO_POINTS


def _packed(effect: Effect, bits: int) -> int:
    """The op code of a word, and so many bits for each of its figures."""
    numbers = [_number(name, figure) for name, figure in figures_of(effect).items()]
    return OPS[type(effect)] | sum(number << 5 + bits * place for place, number in enumerate(numbers))


def _number(name: str, figure: Any) -> int:
    if name == "cost" and not figure:
        return codes.ANY_COST
    return int(does.CHOICES[name].index(figure) if name in does.CHOICES else figure)


def _mask(bits: Iterable[object]) -> int:
    return sum(2**n for n, bit in enumerate(bits) if bit)
