"""What things of Cave-In are worth, in points, to the one who looks at a view; all of it from what the box says."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from starlode.cavein import effects as does
from starlode.cavein.components import COLOURS, FACTIONS, MERCENARIES, Components, Crystal, load, skill_of
from starlode.cavein.effects import Scoring, Skill, Working
from starlode.cavein.figures import HAND_LIMIT
from starlode.core.view import View

LEVELS = {card: level for names in MERCENARIES.values() for level, card in enumerate(names, 1)}
COLOUR = {card: COLOURS[n] for n, faction in enumerate(FACTIONS) for card in MERCENARIES[faction]}


def usual_worth(skill: Skill) -> float:
    """Points that using a skill brings in most games, more or less."""
    match skill:
        case does.TakeCrystal(_, cost):
            return 0.5 + cost
        case does.CheaperRecruits(lower):
            return 0.45 * lower
        case does.TakeFromBottom(cards):
            return 0.7 * cards
        case does.TakeLevelsFromDocks(levels):
            return 0.52 * levels
        case does.TakeLevelFromDocks(level):
            return 0.65 * level
        case does.TakeFromOneBase(cards):
            return 0.4 + 0.9 * cards
        case does.RecolourCrystal(less):
            return 0.3 + 0.3 * less
        case does.CheaperArtifacts(less):
            return 0.1 * less
        case does.CheaperMining(less):
            return 0.4 * less
        case does.ExtraMine(mines):
            return 2.0 * mines
        case does.SecondCrystal(cost):
            return 0.5 + 0.15 * cost
        case does.SubjugateLevel(level):
            return float(level)
        case does.SubjugateFromHand(cards, level, cost):
            return cards * (level + cost) / 3
        case does.TakeFactionFromBases(_, most):
            return 0.75 * most
        case does.SubjugateLowest() | does.TakeFactionFromOneBase():
            return 1.3
        case does.DyeCards():
            return 0.1
        case does.MatchAnyCrystal() | does.DoubleLevels():
            return 0.4


def working_worth(effect: Scoring | Working) -> float:
    """Points that a half which works during play brings, more or less, if it is had from early on."""
    match effect:
        case does.AnyColourInMining() | does.SecondRaid():
            return 4.0
        case does.TakeLevelAtStart(level):
            return 6.0 * level
        case does.CheaperColour(less):
            return 3.5 * less
        case does.TakeBottomAtStart(cards):
            return 3.0 + 2.5 * cards
        case does.LimitRaids(cards):
            return max(2.5 - 0.5 * cards, 0.5)
        case does.CrystalPerRaid(cost):
            return 3.5 + cost
        case does.SecondOfCost(cost):
            return 4.0 + cost
        case does.SafeFromSkills():
            return 1.0
        case does.LowerRecruit(lower):
            return 4.0 * lower
        case does.IdenticalActions():
            return 5.0
        case does.CheaperDearCrystals(_, less):
            return 2.25 * less
    return 0.0


class Kit:
    """What a table is played with, by ids."""

    def __init__(self, box: Components, options: Mapping[str, Any]) -> None:
        self.crystals = {crystal.id: crystal for crystal in box.crystals}
        self.skills = {card.id: skill_of(card, options) for card in box.mercenaries}
        self.halves = {half.id: half.effect for half in box.halves}
        self.recolour_less = box.tints[0][1]


@cache
def usual_kit(edition: str, weedlocks: str) -> Kit:
    """The box as it comes with this package."""
    return Kit(load(), {"edition": edition, "weedlocks": weedlocks})


class Seen:
    """What the bot looks at in its view."""

    def __init__(self, view: View, kit: Kit) -> None:
        content: Any = view.content
        self.kit = kit
        self.content = content
        self.seat = view.seat or 1
        self.me: Mapping[str, Any] = content["seats"][self.seat - 1]
        self.hand: dict[str, int] = self.me["hand"]["cards"] or {}
        self.hand_size = int(self.me["hand"]["size"])
        self.late = int(content["track"]) / int(content["collapse"])
        self._mine = [(kit.crystals[crystal], count) for crystal, count in self.me["crystals"].items()]
        self.symbols: Counter[str] = Counter()
        for crystal, count in self._mine:
            if crystal.symbol is not None:
                self.symbols[crystal.symbol] += count
        self._strengths: Counter[str] = Counter()
        for card, count in self.hand.items():
            self._strengths[COLOUR[card]] += LEVELS[card] * count

    def level(self, card: str) -> int:
        return LEVELS.get(card, 1)

    def strength(self, colour: str) -> float:
        """What the cards of a colour in hand add up to."""
        return float(self._strengths[colour])

    @property
    def best_strength(self) -> float:
        return float(max(self._strengths.values(), default=0))

    def cost_of(self, crystal: str) -> int:
        return int(crystal.split("-")[1])

    def crystal(self, crystal: str) -> float:
        """Points, and what its symbol adds to the sets."""
        known = self.kit.crystals[crystal]
        worth = float(known.points)
        if known.symbol is not None:
            more = self.symbols + Counter({known.symbol: 1})
            worth += sets_of(more) - sets_of(self.symbols)
        return worth + sum(self.for_half(self.kit.halves[half], known) for half in self.me["artifacts"])

    def for_half(self, effect: Scoring | Working, crystal: Crystal) -> float:
        """What an owned half adds for one more such crystal."""
        match effect:
            case does.PointsPerCrystals(points, crystals, cost):
                return points / crystals if cost in (0, crystal.cost) else 0.0
            case does.PointsPerCaveIn(points):
                return float(points * crystal.cave_in)
            case does.PointsPerSymbol(points):
                return float(points * (crystal.symbol is not None))
            case does.PointsPerWild(points):
                return float(points * self.is_wild(crystal.colour))
        return 0.0

    def is_wild(self, colour: str) -> bool:
        return FACTIONS[COLOURS.index(colour)] not in self.content["factions"]

    def artifact(self, half: str) -> float:
        """What a half would bring: working ones less the nearer the end, scoring ones by what is owned already."""
        effect = self.kit.halves[half]
        working = working_worth(effect)
        if working:
            return working * (1.0 - self.late)
        return self.points(effect) * (1.0 + 0.8 * (1.0 - self.late)) + 0.5

    def points(self, effect: Scoring | Working) -> float:
        """What a scoring half would bring now."""
        colours: Counter[str] = Counter()
        for crystal, count in self._mine:
            colours[crystal.colour] += count
        match effect:
            case does.PointsForOneColour(points):
                return points * max(colours.values(), default=0)
            case does.PointsPerTotem(points):
                return points * self.totems
            case does.PointsForColours(five, six):
                return six if len(colours) == 6 else five if len(colours) == 5 else five * len(colours) / 8
            case does.PointsPerArtifact(points):
                return points * (1 + len(self.me["artifacts"]))
        return float(sum(self.for_half(effect, crystal) * count for crystal, count in self._mine))

    @property
    def totems(self) -> int:
        return sum(holder == self.seat for holder in self.content["totems"].values())

    def skill(self, card: str) -> float:
        """What using a card's skill would bring now."""
        mine, rivals = self.below_leader(self.seat), self._below_others()
        levels = sorted((LEVELS[each] for each in [*mine, *rivals]), reverse=True)
        skill = self.kit.skills[card]
        match skill:
            case does.TakeCrystal(colour, cost):
                return self._best_crystal(f"{colour}-{cost}-")
            case does.ExtraMine(mines):
                return self._best_payable() * mines
            case does.TakeFromBottom(cards):
                return 0.8 * min(cards, len(mine), HAND_LIMIT - self.hand_size + 1)
            case does.TakeFromOneBase(cards):
                return 0.6 * sum(levels[:cards])
            case does.SubjugateLowest():
                return float(min((LEVELS[each] for each in mine), default=0))
            case does.SubjugateLevel(level):
                return level + 0.5 if level in levels else 0.0
            case does.SubjugateFromHand(cards, level, cost):
                victims = sum(count for each, count in self.hand.items() if LEVELS[each] == level)
                return (level + 0.8 * cost) * min(cards, victims)
            case does.TakeFactionFromBases(faction) | does.TakeFactionFromOneBase(faction):
                colour = COLOURS[FACTIONS.index(faction)]
                return 0.7 * sum(COLOUR[each] == colour for each in [*mine, *rivals])
        return usual_worth(skill)

    def below_leader(self, seat: int) -> list[str]:
        base: list[str] = self.content["seats"][seat - 1]["base"]
        return base[:-1]

    def _below_others(self) -> list[str]:
        seats = range(1, len(self.content["seats"]) + 1)
        return [card for seat in seats if seat != self.seat for card in self.below_leader(seat)]

    def _best_crystal(self, kind: str) -> float:
        crystals = [crystal for crystal in self.content["mine"] if crystal.startswith(kind)]
        return max((self.crystal(crystal) for crystal in crystals), default=0.0)

    def _best_payable(self) -> float:
        worths = [self.crystal(c) for c in self.content["mine"] if self.cost_of(c) <= self.best_strength - 2]
        return max(worths, default=0.0)

    def raid(self, owner: int) -> float:
        """Cards for an empty hand, a totem, and what the other loses."""
        base: list[str] = self.content["seats"][owner - 1]["base"]
        room = max(0, HAND_LIMIT - self.hand_size - (owner == self.seat))
        taken = base[:-1][::-1][:room]
        worth = sum(0.3 + 0.45 * LEVELS[card] for card in taken)
        faction = FACTIONS[COLOURS.index(COLOUR[base[-1]])]
        holder = self.content["totems"].get(faction)
        if holder != self.seat:
            worth += 3.0 if holder is None else 4.0
        if owner == self.seat:
            worth += 0.4 * LEVELS[base[-1]]
        return worth


def sets_of(symbols: Counter[str]) -> int:
    """Sets of different symbols, the largest first."""
    total, most = 0, max(symbols.values(), default=0)
    for row in range(1, most + 1):
        different = sum(count >= row for count in symbols.values())
        total += different * (different + 1) // 2
    return total
