"""Compiles cards, made of effects, into the flat tables that the engine looks up."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from starlode.core.engine.bits import MOST_KINDS, kinds, mask_of
from starlode.core.errors import BadInput
from starlode.realms.cards import FACTIONS, Card
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
    ScrapTradeRow,
    Trade,
)
from starlode.realms.encoding import book
from starlode.realms.engine import codes
from starlode.realms.engine.seating import Seating
from starlode.realms.engine.tables import MOST_POINTS, CardTables

GAINS = (Trade, Combat, Authority)
PASSIVE = (AllyOfAllFactions, CombatPerShip)
ALL_FACTIONS = 0x01010101


def card_tables(cards: Sequence[Card], options: Sequence[int], seating: Seating, owner: int) -> CardTables:
    """The tables of a rule set; refuses more kinds of cards than a mask holds."""
    if len(cards) > MOST_KINDS:
        raise BadInput("bad-card-kinds", count=len(cards), most=MOST_KINDS)
    code: list[int] = []
    program: list[int] = []
    for card in cards:
        for ability in (active(card.primary), card.ally, card.scrap):
            program.append(_compile(ability, code))
        program.append(0)
    ids = [card.id for card in cards]
    masks = [
        _mask(not card.is_base for card in cards),
        _mask(card.is_base for card in cards),
        _mask(card.outpost for card in cards),
        _mask(card.is_base and bool(active(card.primary)) for card in cards),
        _mask(card.ally for card in cards),
        _mask(card.scrap for card in cards),
        _mask(needs(active(card.primary)) is None for card in cards),
        _mask(needs(card.ally) is None for card in cards),
        _mask(not card.is_base and all(isinstance(effect, GAINS) for effect in card.primary) for card in cards),
        ids.index("explorer"),
        ids.index("stealth-needle"),
    ]
    return CardTables(
        code,
        program,
        [n for card in cards for n in _figures(card)],
        [_presence(card) for card in cards],
        [_mask(_faction_bit(card) & bits for card in cards) for bits in range(16)],
        [_mask(card.cost <= trade for card in cards) for trade in range(MOST_POINTS + 1)],
        [_mask(card.is_base and (card.defense or 0) <= n for card in cards) for n in range(MOST_POINTS + 1)],
        [_mask(n in (needs(active(card.primary)) or ()) for card in cards) for n in range(codes.CONDITIONS)],
        [_mask(n in (needs(card.ally) or ()) for card in cards) for n in range(codes.CONDITIONS)],
        masks,
        list(options),
        seating,
        book(cards, seating, kinds(masks[3]), bool(options[5]), owner),
    )


def active(ability: Ability) -> Ability:
    """The part of an ability that is used; what is always on never is. SR-54, SR-226."""
    return tuple(effect for effect in ability if not isinstance(effect, PASSIVE))


def needs(ability: Ability) -> set[int] | None:
    """The conditions of which one must hold for the ability to change anything, or None if it always does.

    SR-293 to SR-298, SR-310.
    """
    found: set[int] = set()
    for effect in ability:
        match effect:
            case Draw() | DrawPerBlob() | DrawIfBases():
                found.add(codes.IF_CARDS_TO_DRAW)
            case Scrap(zones=("hand",)) | DiscardThenDraw():
                found.add(codes.IF_HAND)
            case Scrap() | ScrapThenDraw():
                found.add(codes.IF_HAND_OR_DISCARD)
            case OpponentDiscards():
                found.add(codes.IF_FOE_HAND)
            case DestroyBase():
                found.add(codes.IF_TARGET_BASE)
            case ScrapTradeRow():
                found.add(codes.IF_ROW)
            case AcquireShipToTop():
                found.add(codes.IF_SHIP_FOR_SALE)
            case ChooseOne(branches):
                for branch in branches:
                    below = needs(branch)
                    if below is None:
                        return None
                    found |= below
            case (
                Trade() | Combat() | Authority() | NextShipToTop() | CopyShip() | AllyOfAllFactions() | CombatPerShip()
            ):
                return None
            case _:
                assert_never(effect)
    return found


def _compile(ability: Ability, code: list[int]) -> int:
    """Append the program of an ability to the code and say where it starts."""
    choices = [effect for effect in ability if isinstance(effect, ChooseOne)]
    branches = {id(choice): [_compile(branch, code) for branch in choice.branches] for choice in choices}
    start = len(code)
    trade = sum(effect.amount for effect in ability if isinstance(effect, Trade))
    combat = sum(effect.amount for effect in ability if isinstance(effect, Combat))
    authority = sum(effect.amount for effect in ability if isinstance(effect, Authority))
    if trade or combat or authority:
        # Nothing gained can be spent before the ability is over, so all plain gains are one step.
        code.append(_word(codes.OP_GAIN, trade | combat << 6 | authority << 12))
    for effect in ability:
        if not isinstance(effect, GAINS):
            code.append(_step(effect))
            code += branches.get(id(effect), [])
    code.append(codes.OP_END)
    return start


def _step(effect: Effect) -> int:
    match effect:
        case Draw(cards):
            return _word(codes.OP_DRAW, cards)
        case ChooseOne(branches):
            return _word(codes.OP_CHOOSE, len(branches))
        case OpponentDiscards(cards):
            return _word(codes.OP_OPPONENT_DISCARDS, cards)
        case DestroyBase(optional):
            return _word(codes.OP_DESTROY_BASE, codes.OPTIONAL * optional)
        case ScrapTradeRow(optional):
            return _word(codes.OP_SCRAP_ROW, codes.OPTIONAL * optional)
        case Scrap(zones, optional):
            return _word(codes.OP_SCRAP, _zones(zones) | codes.OPTIONAL * optional)
        case DiscardThenDraw(up_to):
            return _word(codes.OP_DISCARD_THEN_DRAW, up_to)
        case ScrapThenDraw(up_to, zones):
            return _word(codes.OP_SCRAP_THEN_DRAW, _zones(zones) | up_to << 3)
        case NextShipToTop():
            return _word(codes.OP_NEXT_SHIP_TO_TOP, 0)
        case AcquireShipToTop():
            return _word(codes.OP_ACQUIRE_SHIP, 0)
        case CopyShip():
            return _word(codes.OP_COPY_SHIP, 0)
        case DrawPerBlob():
            return _word(codes.OP_DRAW_PER_BLOB, 0)
        case DrawIfBases(bases, cards):
            return _word(codes.OP_DRAW_IF_BASES, bases | cards << 6)
        case Trade() | Combat() | Authority() | AllyOfAllFactions() | CombatPerShip():
            raise AssertionError(f"{effect} is no step of a program")
        case _:
            assert_never(effect)


def _zones(zones: Sequence[str]) -> int:
    return codes.FROM_HAND * ("hand" in zones) | codes.FROM_DISCARD * ("discard-pile" in zones)


def _word(op: int, operand: int) -> int:
    return op | operand << 5


def _figures(card: Card) -> tuple[int, int, int, int]:
    per_ship = sum(effect.amount for effect in card.primary if isinstance(effect, CombatPerShip))
    return card.cost, card.defense or 0, per_ship, int(card.faction == "blob")


def _faction_bit(card: Card) -> int:
    return 0 if card.faction == "unaligned" else 2 ** FACTIONS.index(card.faction)


def _presence(card: Card) -> int:
    """Four counters of eight bits, one a faction; allies.py adds them up. SR-55, SR-227."""
    if any(isinstance(effect, AllyOfAllFactions) for effect in card.primary):
        return ALL_FACTIONS
    return 0 if card.faction == "unaligned" else 256 ** FACTIONS.index(card.faction)


def _mask(wanted: Iterable[object]) -> int:
    return mask_of([kind for kind, is_wanted in enumerate(wanted) if is_wanted])
