"""What the cards of Star Realms are worth to a search, worked out from their effects."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from starlode.bots.search.realms_policy import BRANCHES, KINDS, PHASES, RealmsPolicy
from starlode.core.bits import mask_of
from starlode.realms.cards import Card
from starlode.realms.effects import (
    Ability,
    AcquireShipToTop,
    AllyOfAllFactions,
    Authority,
    ChooseOne,
    Combat,
    CombatPerShip,
    CopyShip,
    DestroyBase,
    DiscardThenDraw,
    Draw,
    DrawIfBases,
    DrawPerBlob,
    Effect,
    NextShipToTop,
    OpponentDiscards,
    Scrap,
    ScrapThenDraw,
    Trade,
)
from starlode.realms.program import GAINS

NOTHING = 63  # the kind that stands for not buying
ALLY_CHANCE = 0.45
SLOPE = 75
LATE = 9  # the round from which a match is in its late part
OPENING = 6  # rounds in which an Explorer is worth buying
EXPLORER = (0.3, 1.0)  # what it is worth after the opening, and during it
UNWANTED = 0.8  # a card worth less than this is better not bought
BEST = 12.0  # hardly a card is worth more
SCALE = 20_000_000
SHARPNESS = 5
EARLIEST = (0, 2, 4, 6, 9)  # the first round of each part of a match, as far as purchases go
PARTS = len(EARLIEST)
PURCHASES = Path(__file__).with_name("realms_purchases.json")
Purchases = Callable[[Sequence[Card], int], list[int]]


def realms_policy(cards: Sequence[Card], purchases: Purchases | None = None) -> RealmsPolicy:
    """The policy for a set of cards; it buys as it was taught unless it is told otherwise."""
    buys = purchases or learned_purchases
    return RealmsPolicy(
        _vec([_order(card) for card in cards]),
        _vec([n for phase in range(PHASES) for n in buys(cards, phase)]),
        _vec([_keep(card) for card in cards]),
        _vec([n for phase in range(PHASES) for n in _branches(cards, phase)]),
        _vec([sum(effect.amount for effect in card.scrap if isinstance(effect, Combat)) for card in cards]),
        _vec([round(100 * card_value(card, 0.6)) for card in cards]),
        _vec(
            [
                _mask(cards, [bool(card.is_base and card.primary and _only_gains(card.primary)) for card in cards]),
                _mask(cards, [bool(card.ally and _only_gains(card.ally)) for card in cards]),
                _mask(cards, [_looks_at_hand(card) for card in cards]),
            ]
        ),
        SLOPE,
    )


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
        case Trade(amount):
            return trade * amount
        case Combat(amount):
            return combat * amount
        case Authority(amount):
            return 0.45 * amount
        case Draw(cards):
            return 2.2 * cards
        case OpponentDiscards(cards):
            return 1.9 * cards
        case ChooseOne(branches):
            return max(_ability(branch, late) for branch in branches) + 0.4
        case Scrap():
            return 2.4 - 1.6 * late
        case ScrapThenDraw(up_to, _):
            return 3.0 * up_to
        case DiscardThenDraw(up_to):
            return 0.8 * up_to
        case DestroyBase():
            return 1.6
        case DrawPerBlob():
            return 4.0
        case DrawIfBases(_, cards):
            return 0.5 * cards
        case AcquireShipToTop():
            return 4.0
        case NextShipToTop():
            return 1.0
        case CopyShip():
            return 3.2
        case AllyOfAllFactions():
            return 2.0
        case CombatPerShip(amount):
            return 3.0 * amount
        case _:
            return 0.3


def _order(card: Card) -> int:
    """First what helps the cards after it, then what draws, then what scraps, the rest; last what copies."""
    effects = card.primary
    if any(isinstance(effect, AllyOfAllFactions | CombatPerShip) for effect in effects):
        return 70
    if any(isinstance(effect, CopyShip) for effect in effects):
        return 5
    if card.is_base:
        return 60
    if any(isinstance(effect, Draw | DrawIfBases) for effect in effects):
        return 50
    if any(isinstance(effect, Scrap) for effect in effects):
        return 40
    return 30


def purchases(cards: Sequence[Card], phase: int) -> list[int]:
    """How likely each card is bought, and how likely nothing is, after so many rounds: by what its effects bring."""
    late = min(1.0, phase / LATE)
    explorer = EXPLORER[phase < OPENING]
    weights = [_likely(explorer if card.id == "explorer" else card_value(card, late)) for card in cards]
    weights += [0] * (KINDS - len(weights))
    weights[NOTHING] = _likely(UNWANTED)
    return weights


def _likely(value: float) -> int:
    return max(1, round(SCALE * (value / BEST) ** SHARPNESS))


def learned_purchases(cards: Sequence[Card], phase: int) -> list[int]:
    """The same as matches have taught it; tools/learn_purchases.py wrote the figures down."""
    figures, part = _learned(), part_of(phase)
    if any(card.id not in figures for card in cards):  # a set of cards that it never played with
        return purchases(cards, phase)
    best = max(row[part] for row in figures.values())
    weights = [max(1, round(SCALE * exp(figures[card.id][part] - best))) for card in cards]
    weights += [0] * (KINDS - len(weights))
    weights[NOTHING] = max(1, round(SCALE * exp(figures["nothing"][part] - best)))
    return weights


@cache
def _learned() -> dict[str, list[float]]:
    found: dict[str, list[float]] = json.loads(PURCHASES.read_text(encoding="utf-8"))
    return found


def part_of(phase: int) -> int:
    """The part of a match that a round belongs to."""
    return sum(phase >= first for first in EARLIEST[1:])


def _keep(card: Card) -> int:
    return {"scout": 2, "viper": 1, "explorer": 3}.get(card.id, 4 + card.cost)


def _branches(cards: Sequence[Card], phase: int) -> list[int]:
    late = min(1.0, phase / LATE)
    found = []
    for card in cards:
        choice = next((effect for effect in card.primary if isinstance(effect, ChooseOne)), None)
        values = [max(1, round(6 * _ability(branch, late) ** 2)) for branch in choice.branches] if choice else []
        found += values + [1] * (BRANCHES - len(values))
    return found + [1] * (BRANCHES * (KINDS - len(cards)))


def _only_gains(ability: Ability) -> bool:
    return all(isinstance(effect, GAINS) for effect in ability)


def _looks_at_hand(card: Card) -> bool:
    effects = [*card.primary, *card.ally, *card.scrap]
    effects += [
        inner for effect in effects if isinstance(effect, ChooseOne) for branch in effect.branches for inner in branch
    ]
    return any(
        isinstance(effect, DiscardThenDraw) or (isinstance(effect, Scrap | ScrapThenDraw) and "hand" in effect.zones)
        for effect in effects
    )


def _mask(cards: Sequence[Card], wanted: list[bool]) -> int:
    return mask_of([kind for kind, is_wanted in enumerate(wanted) if is_wanted])


def _vec(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)
