"""What the cards of Star Realms are worth to a search, worked out from their effects."""

import json
from collections.abc import Sequence
from functools import cache
from math import exp, log
from pathlib import Path

from starlode.realms import effects as does
from starlode.realms.cards import Card
from starlode.realms.effects import GAINS, Ability, Effect
from starlode.realms.engine import policy as habits
from starlode.realms.engine.policy import HABITS, PHASES, SCALE, RealmsPolicy
from starlode.realms.program import mask

KINDS = 64
ALLY_CHANCE = 0.45
SLOPE = 75
LATE = 9  # the round from which a match is in its late part
EXPLORER = (0.3, 1.0)  # what it is worth after the opening, and during it
OPENING = 0.6  # how late it ends
UNWANTED = 0.8  # a card worth less than this is better not bought
SHARPNESS = 5.0
EARLIEST = (0, 2, 4, 6, 9)  # the first round of each part of a match, as far as habits go
PARTS = len(EARLIEST)
HABITS_FILE = Path(__file__).with_name("habits.json")
# As the file calls them, in the order of their numbers.
NAMES = (
    "buy", "blast", "base", "strike", "end", "discard", "scrap-hand", "scrap-discard", "scrap-row", "acquire", "copy",
    "destroy", "first-branch", "second-branch", "stop", "to-top", "to-discard",
)  # fmt: skip
Habits = list[list[float]]


def realms_policy(cards: Sequence[Card], figures: Habits | None = None) -> RealmsPolicy:
    """The policy for a set of cards, with the habits that it was taught, or others."""
    by_part = figures or learned_habits(cards)
    return RealmsPolicy(
        [_order(card) for card in cards],
        [part_of(phase) for phase in range(PHASES)],
        [weight for part in range(PARTS) for weight in weights_of(by_part[part])],
        [round(100 * card_value(card, 0.6)) for card in cards],
        [
            mask([bool(card.is_base and card.primary and _only_gains(card.primary)) for card in cards]),
            mask([bool(card.ally and _only_gains(card.ally)) for card in cards]),
            mask([_makes_wait(card) for card in cards]),
            mask([_burns(card, "hand") for card in cards]),
            mask([_burns(card, "discard-pile") for card in cards]),
            mask([card.cost == 0 for card in cards]),
        ],
        SLOPE,
    )


# Habits: by part of a match, the logarithm of how likely each choice is


def learned_habits(cards: Sequence[Card]) -> Habits:
    """The habits that tools/realms/learn_habits.py wrote down; of cards that it never met, those by their effects."""
    figures = simple_habits(cards)
    places = {card.id: kind for kind, card in enumerate(cards)}
    for name, rows in _learned().items():
        habit, _, which = name.partition(" ")
        at = 64 * NAMES.index(habit) + (int(which) if which.isdigit() else places.get(which, -1))
        if which.isdigit() or which in places:
            for part, row in enumerate(rows):
                figures[part][at] = row
    return figures


@cache
def _learned() -> dict[str, list[float]]:
    found: dict[str, list[float]] = json.loads(HABITS_FILE.read_text(encoding="utf-8"))
    return found


def simple_habits(cards: Sequence[Card]) -> Habits:
    """What can be said without having played: dear cards are bought, and weak ones given away."""
    return [_simple(cards, min(1.0, first / LATE)) for first in EARLIEST]


def _simple(cards: Sequence[Card], late: float) -> list[float]:
    figures = [0.0] * (HABITS * KINDS)
    figures[KINDS * habits.STRIKE] = 2.0
    figures[KINDS * habits.END] = SHARPNESS * log(UNWANTED)
    figures[KINDS * habits.TO_TOP] = 2.0
    for kind, card in enumerate(cards):
        value = card_value(card, late)
        if card.id == "explorer":
            value = EXPLORER[late < OPENING]
        minded = {"viper": 0.0, "scout": 1.0, "explorer": 2.0}.get(card.id, 4.0 + card.cost)
        blast = sum(effect.amount for effect in card.scrap if isinstance(effect, does.Combat))
        for habit, figure in {
            habits.BUY: SHARPNESS * log(max(0.1, value)),
            habits.BLAST: 2.0 * late * blast - card.cost - 4.0,
            habits.BASE: 3.0 + 0.3 * card.cost,
            habits.DISCARD: -1.5 * minded,
            habits.SCRAP_HAND: 4.0 - 1.5 * minded,
            habits.SCRAP_DISCARD: 4.5 - 1.5 * minded,
            habits.ACQUIRE: 0.5 * card.cost,
            habits.COPY: 0.5 * card.cost,
            habits.DESTROY: 2.0 + 0.3 * card.cost,
        }.items():
            figures[KINDS * habit + kind] = figure
        choice = next((effect for effect in card.primary if isinstance(effect, does.ChooseOne)), None)
        for branch, ability in enumerate(choice.branches[:2] if choice else ()):
            figures[KINDS * (habits.FIRST_BRANCH + branch) + kind] = _ability(ability, late)
    return figures


def weights_of(figures: Sequence[float]) -> list[int]:
    """Whole numbers in the proportion of the likelihoods."""
    best = max(figures)
    return [max(1, round(SCALE * exp(figure - best))) for figure in figures]


def part_of(phase: int) -> int:
    """The part of a match that a round belongs to."""
    return sum(phase >= first for first in EARLIEST[1:])


# What cards are worth


def card_value(card: Card, late: float) -> float:
    """What playing a card is worth, in authority; `late` goes from 0 for the opening to 1."""
    value = _ability(card.primary, late) + ALLY_CHANCE * _ability(card.ally, late)
    value += 0.25 * _ability(card.scrap, late)
    if card.is_base:
        value = 1.5 * value + 0.35 * (card.defense or 0) * (1.5 if card.outpost else 1.0)
    return value


def _ability(ability: Ability, late: float) -> float:
    return sum(_effect(effect, late) for effect in ability)


def _effect(effect: Effect, late: float) -> float:
    trade = 1.3 - 0.8 * late
    combat = 0.6 + 0.5 * late
    match effect:
        case does.Trade(amount):
            return trade * amount
        case does.Combat(amount):
            return combat * amount
        case does.Authority(amount):
            return 0.45 * amount
        case does.Draw(cards):
            return 2.2 * cards
        case does.OpponentDiscards(cards):
            return 1.9 * cards
        case does.ChooseOne(branches):
            return max(_ability(branch, late) for branch in branches) + 0.4
        case does.Scrap():
            return 2.4 - 1.6 * late
        case does.ScrapThenDraw(up_to, _):
            return 3.0 * up_to
        case does.DiscardThenDraw(up_to):
            return 0.8 * up_to
        case does.DestroyBase():
            return 1.6
        case does.DrawPerBlob():
            return 4.0
        case does.DrawIfBases(_, cards):
            return 0.5 * cards
        case does.AcquireShipToTop():
            return 4.0
        case does.NextShipToTop():
            return 1.0
        case does.CopyShip():
            return 3.2
        case does.AllyOfAllFactions():
            return 2.0
        case does.CombatPerShip(amount):
            return 3.0 * amount
        case _:
            return 0.3


def _order(card: Card) -> int:
    """First what helps the cards after it, then what draws, then what scraps, the rest; last what copies."""
    effects = card.primary
    if any(isinstance(effect, does.AllyOfAllFactions | does.CombatPerShip) for effect in effects):
        return 70
    if any(isinstance(effect, does.CopyShip) for effect in effects):
        return 5
    if card.is_base:
        return 60
    if any(isinstance(effect, does.Draw | does.DrawIfBases) for effect in effects):
        return 50
    if any(isinstance(effect, does.Scrap) for effect in effects):
        return 40
    return 30


def _only_gains(ability: Ability) -> bool:
    return all(isinstance(effect, GAINS) for effect in ability)


def _burns(card: Card, zone: str) -> bool:
    """Whether it is a base that has to scrap an own card of this zone."""
    return card.is_base and any(
        isinstance(effect, does.Scrap) and not effect.optional and zone in effect.zones for effect in card.primary
    )


def _makes_wait(card: Card) -> bool:
    """Scraps or discards from the hand, pays for ships played after it, or lets a card come that does."""
    effects = [*card.primary, *card.ally, *card.scrap]
    effects += [
        e for effect in effects if isinstance(effect, does.ChooseOne) for branch in effect.branches for e in branch
    ]
    return any(
        isinstance(effect, does.DiscardThenDraw | does.CombatPerShip | does.NextShipToTop | does.AcquireShipToTop)
        or (isinstance(effect, does.Scrap | does.ScrapThenDraw) and "hand" in effect.zones)
        for effect in effects
    )
