"""What the skills of mercenaries do; compiled. components.toml says who has which."""

from starlode.cavein.engine import codes
from starlode.cavein.engine.prices import in_hand
from starlode.cavein.engine.table import (
    ARTIFACT_DISCOUNTS,
    CHEAP_RECRUITS,
    DEPTH,
    DOUBLED,
    EFFECTS,
    EXTRA_MINES,
    IDENTICAL,
    MATCHING,
    MINE,
    MINING_DISCOUNTS,
    SECOND_CRYSTALS,
    Table,
)
from starlode.cavein.engine.taking import (
    EACH_OR_SOME,
    ONE_BASE,
    ask_bases,
    ask_crystal,
    ask_docks,
    ask_subjugation,
    bottom_is_free,
)
from starlode.core.engine import frames


def use_skill(table: Table, seat: int, card: int) -> None:
    """Switch on what lasts, and ask for what happens at once; a part that is impossible does nothing.

    CI-65, CI-66, CI-88, CI-89, CI-133, CI-135, CI-217, CI-234 to CI-236, CI-302.
    """
    word = table.tables.skill[card]
    op = word & 31
    operand = word >> 5
    if op == codes.OP_TAKE_CRYSTAL:
        ask_crystal(table, seat, card, operand >> 3, operand & 7)
    elif op == codes.OP_CHEAPER_RECRUITS:
        table.set_effect(CHEAP_RECRUITS)
    elif op == codes.OP_TAKE_FROM_BOTTOM:
        if bottom_is_free(table, seat):
            table.push(frames.frame(codes.Q_TAKE_FROM_BOTTOM, seat, card, codes.NONE, operand, 0, 0))
    elif op == codes.OP_TAKE_LEVELS_FROM_DOCKS:
        ask_docks(table, seat, card, operand, 0)
    elif op == codes.OP_TAKE_LEVEL_FROM_DOCKS:
        table.set_effect(IDENTICAL)
        ask_docks(table, seat, card, 0, operand)
    elif op == codes.OP_TAKE_FROM_ONE_BASE:
        ask_bases(table, seat, card, operand, codes.COLOURS, ONE_BASE)
    elif op == codes.OP_RECOLOUR_CRYSTAL:
        if table.size(MINE) > 0:
            table.push(frames.frame(codes.Q_RECOLOUR, seat, card, codes.NONE, 0, 0, 0))
    elif op == codes.OP_CHEAPER_ARTIFACTS:
        _more(table, ARTIFACT_DISCOUNTS, operand)
    elif op == codes.OP_CHEAPER_MINING:
        _more(table, MINING_DISCOUNTS, operand)
    elif op == codes.OP_EXTRA_MINE:
        _more(table, EXTRA_MINES, operand)
    elif op == codes.OP_DYE_CARDS:
        if in_hand(table, seat) != 0:
            table.push(frames.frame(codes.Q_DYE_COLOUR, seat, card, codes.NONE, operand, 0, 0))
    elif op == codes.OP_SECOND_CRYSTAL:
        _more(table, SECOND_CRYSTALS, 1)
    elif op == codes.OP_SUBJUGATE_LOWEST:
        ask_subjugation(table, seat, card, 0)
    elif op == codes.OP_SUBJUGATE_LEVEL:
        ask_subjugation(table, seat, card, operand)
    elif op == codes.OP_SUBJUGATE_FROM_HAND:
        ask_sacrifice(table, seat, card, operand & 7)
    elif op == codes.OP_MATCH_ANY_CRYSTAL:
        table.set_effect(MATCHING)
    elif op == codes.OP_DOUBLE_LEVELS:
        table.set_effect(DOUBLED)
    elif op == codes.OP_TAKE_FACTION_FROM_BASES:
        most = operand >> 3
        ask_bases(table, seat, card, table.seats if table.seats > most else most, operand & 7, EACH_OR_SOME)
    else:
        ask_bases(table, seat, card, codes.BASE_LIMIT, operand, ONE_BASE)


def _more(table: Table, counter: int, amount: int) -> None:
    """Effects of one kind add up. CI-90, CI-255, CI-258, CI-263, CI-278."""
    table.set(EFFECTS, table.get(EFFECTS) + (amount << counter))


def ask_sacrifice(table: Table, seat: int, card: int, number: int) -> None:
    """Domina: one card after the other, each for a crystal. CI-290."""
    if number > 0 and in_hand(table, seat) & sacrifices(table, card) != 0:
        table.push(frames.frame(codes.Q_SUBJUGATE_FROM_HAND, seat, card, codes.NONE, number, 0, 0))


def sacrifices(table: Table, card: int) -> int:
    """The mercenaries that may be subjugated from the hand: all of one level."""
    level = (table.tables.skill[card] >> 8) & 7
    return table.tables.by_level[level]


def reward_place(table: Table, card: int) -> int:
    """The place of the cost of the crystals that are taken for them."""
    return table.tables.skill[card] >> 11


def is_harmless(table: Table, card: int) -> bool:
    """Whether a leader's skill only adds to what its owner may do, so that it is switched on without asking.

    CI-69.
    """
    op = table.tables.skill[card] & 31
    return (
        op == codes.OP_CHEAPER_RECRUITS
        or op == codes.OP_CHEAPER_ARTIFACTS
        or op == codes.OP_CHEAPER_MINING
        or op == codes.OP_EXTRA_MINE
        or op == codes.OP_SECOND_CRYSTAL
        or op == codes.OP_MATCH_ANY_CRYSTAL
        or op == codes.OP_DOUBLE_LEVELS
    )


def would_ask(table: Table, seat: int, card: int) -> bool:
    """Whether a skill has anything to ask now (CI-68)."""
    depth = table.get(DEPTH)
    before = table.get(EFFECTS)
    use_skill(table, seat, card)
    asks = table.get(DEPTH) > depth
    while table.get(DEPTH) > depth:
        table.pop()
    table.set(EFFECTS, before)
    return asks
