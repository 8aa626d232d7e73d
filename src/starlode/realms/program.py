"""Compiles cards, made of effects, into the flat tables that the engine looks up."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from starlode.core.engine.bits import MOST_KINDS, kinds, mask_of
from starlode.core.errors import BadInput
from starlode.realms import effects as does
from starlode.realms.cards import FACTIONS, Card
from starlode.realms.effects import GAINS, PASSIVE, Ability, Effect
from starlode.realms.encoding import book
from starlode.realms.engine import codes
from starlode.realms.engine.seating import Seating
from starlode.realms.engine.tables import MOST_POINTS, CardTables

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
        mask(not card.is_base for card in cards),
        mask(card.is_base for card in cards),
        mask(card.outpost for card in cards),
        mask(card.is_base and bool(active(card.primary)) for card in cards),
        mask(card.ally for card in cards),
        mask(card.scrap for card in cards),
        mask(needs(active(card.primary)) is None for card in cards),
        mask(needs(card.ally) is None for card in cards),
        mask(not card.is_base and all(isinstance(effect, GAINS) for effect in card.primary) for card in cards),
        ids.index("explorer"),
        ids.index("stealth-needle"),
    ]
    return CardTables(
        code,
        program,
        [n for card in cards for n in _figures(card)],
        [_presence(card) for card in cards],
        [mask(_faction_bit(card) & bits for card in cards) for bits in range(16)],
        [mask(card.cost <= trade for card in cards) for trade in range(MOST_POINTS + 1)],
        [mask(card.is_base and (card.defense or 0) <= n for card in cards) for n in range(MOST_POINTS + 1)],
        [mask(n in (needs(active(card.primary)) or ()) for card in cards) for n in range(codes.CONDITIONS)],
        [mask(n in (needs(card.ally) or ()) for card in cards) for n in range(codes.CONDITIONS)],
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
            case does.Draw() | does.DrawPerBlob() | does.DrawIfBases():
                found.add(codes.IF_CARDS_TO_DRAW)
            case does.Scrap(zones=("hand",)) | does.DiscardThenDraw():
                found.add(codes.IF_HAND)
            case does.Scrap() | does.ScrapThenDraw():
                found.add(codes.IF_HAND_OR_DISCARD)
            case does.OpponentDiscards():
                found.add(codes.IF_FOE_HAND)
            case does.DestroyBase():
                found.add(codes.IF_TARGET_BASE)
            case does.ScrapTradeRow():
                found.add(codes.IF_ROW)
            case does.AcquireShipToTop():
                found.add(codes.IF_SHIP_FOR_SALE)
            case does.ChooseOne(branches):
                for branch in branches:
                    below = needs(branch)
                    if below is None:
                        return None
                    found |= below
            case does.Trade() | does.Combat() | does.Authority() | does.NextShipToTop() | does.CopyShip():
                return None
            case does.AllyOfAllFactions() | does.CombatPerShip():
                return None
            case _:
                assert_never(effect)
    return found


def _compile(ability: Ability, code: list[int]) -> int:
    """Append the program of an ability to the code and say where it starts."""
    choices = [effect for effect in ability if isinstance(effect, does.ChooseOne)]
    branches = {id(choice): [_compile(branch, code) for branch in choice.branches] for choice in choices}
    start = len(code)
    trade = sum(effect.amount for effect in ability if isinstance(effect, does.Trade))
    combat = sum(effect.amount for effect in ability if isinstance(effect, does.Combat))
    authority = sum(effect.amount for effect in ability if isinstance(effect, does.Authority))
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
        case does.Draw(cards):
            return _word(codes.OP_DRAW, cards)
        case does.ChooseOne(branches):
            return _word(codes.OP_CHOOSE, len(branches))
        case does.OpponentDiscards(cards):
            return _word(codes.OP_OPPONENT_DISCARDS, cards)
        case does.DestroyBase(optional):
            return _word(codes.OP_DESTROY_BASE, codes.OPTIONAL * optional)
        case does.ScrapTradeRow(optional):
            return _word(codes.OP_SCRAP_ROW, codes.OPTIONAL * optional)
        case does.Scrap(zones, optional):
            return _word(codes.OP_SCRAP, _zones(zones) | codes.OPTIONAL * optional)
        case does.DiscardThenDraw(up_to):
            return _word(codes.OP_DISCARD_THEN_DRAW, up_to)
        case does.ScrapThenDraw(up_to, zones):
            return _word(codes.OP_SCRAP_THEN_DRAW, _zones(zones) | up_to << 3)
        case does.NextShipToTop():
            return _word(codes.OP_NEXT_SHIP_TO_TOP, 0)
        case does.AcquireShipToTop():
            return _word(codes.OP_ACQUIRE_SHIP, 0)
        case does.CopyShip():
            return _word(codes.OP_COPY_SHIP, 0)
        case does.DrawPerBlob():
            return _word(codes.OP_DRAW_PER_BLOB, 0)
        case does.DrawIfBases(bases, cards):
            return _word(codes.OP_DRAW_IF_BASES, bases | cards << 6)
        case does.Trade() | does.Combat() | does.Authority() | does.AllyOfAllFactions() | does.CombatPerShip():
            raise AssertionError(f"{effect} is no step of a program")
        case _:
            assert_never(effect)


def _zones(zones: Sequence[str]) -> int:
    return codes.FROM_HAND * ("hand" in zones) | codes.FROM_DISCARD * ("discard-pile" in zones)


def _word(op: int, operand: int) -> int:
    return op | operand << 5


def _figures(card: Card) -> tuple[int, int, int, int]:
    per_ship = sum(effect.amount for effect in card.primary if isinstance(effect, does.CombatPerShip))
    return card.cost, card.defense or 0, per_ship, int(card.faction == "blob")


def _faction_bit(card: Card) -> int:
    return 0 if card.faction == "unaligned" else 2 ** FACTIONS.index(card.faction)


def _presence(card: Card) -> int:
    """Four counters of eight bits, one a faction; allies.py adds them up. SR-55, SR-227."""
    if any(isinstance(effect, does.AllyOfAllFactions) for effect in card.primary):
        return ALL_FACTIONS
    return 0 if card.faction == "unaligned" else 256 ** FACTIONS.index(card.faction)


def mask(wanted: Iterable[object]) -> int:
    """The set of the kinds that are wanted."""
    return mask_of([kind for kind, is_wanted in enumerate(wanted) if is_wanted])
