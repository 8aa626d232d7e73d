"""Abilities: programs that run until they ask somebody; compiled.

SR-290, SR-291: an ability is carried out to its end, with every choice in it, before anything else is done.
"""

from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.realms.engine import codes, marks
from starlode.realms.engine.nature import draw, refill
from starlode.realms.engine.reach import any_hand, any_target, victims
from starlode.realms.engine.table import (
    AUTHORITY,
    BLOBS,
    COMBAT,
    DISCARD_PILE,
    EXPLORERS,
    HAND,
    IN_PLAY,
    MARKERS,
    OWED,
    ROW,
    SCRAP_HEAP,
    SHIPS,
    TRADE,
    Table,
)
from starlode.realms.engine.turn import force_discard


def run(table: Table, seat: int, at: int, card: int, copied: int) -> None:
    """Carry out a program from here on; if it has to wait for somebody, its rest lies below the question.

    SR-59, SR-290, SR-291, SR-362.
    """
    code = table.tables.code
    while True:
        word = code[at]
        at += 1
        op = word & 31
        operand = word >> 5
        if op == codes.OP_END:
            return
        if op == codes.OP_GAIN:
            gain(table, seat, operand)
            continue
        if op == codes.OP_CHOOSE:
            _rest(table, seat, at + operand, card, copied)
            table.push(frames.frame(codes.Q_CHOOSE, seat, card, copied, operand, 0, at))
            return
        if op == codes.OP_NEXT_SHIP_TO_TOP:
            if table.tables.markers_stack or table.of(seat, MARKERS) == 0:
                table.add(seat, MARKERS, 1)
            if table.journal is not None:
                table.journal.note(codes.E_ARMED, seat, card, 0)
            continue
        _rest(table, seat, at, card, copied)
        _ask(table, seat, op, operand, card, copied)
        return


def _rest(table: Table, seat: int, at: int, card: int, copied: int) -> None:
    if table.tables.code[at] != codes.OP_END:
        table.push(frames.frame(codes.RUN, seat, card, copied, 0, 0, at))


def _ask(table: Table, seat: int, op: int, operand: int, card: int, copied: int) -> None:
    """Put what a step needs on the stack; a part that is impossible does nothing.

    SR-186, SR-201, SR-207, SR-216, SR-261, SR-308, SR-M19 to SR-M22.
    """
    if op == codes.OP_DRAW:
        draw(table, seat, operand)
    elif op == codes.OP_DRAW_PER_BLOB:
        draw(table, seat, table.of(seat, BLOBS))
    elif op == codes.OP_DRAW_IF_BASES:
        if bases_in_play(table, seat) >= operand & 63:
            draw(table, seat, operand >> 6)
    elif op == codes.OP_OPPONENT_DISCARDS:
        opponents = victims(table, seat)
        if opponents & (opponents - 1) == 0:
            demand_discard(table, lowest(opponents), operand, card, copied)
        elif table.tables.discard_next_turn or any_hand(table, opponents):
            table.push(frames.frame(codes.Q_TARGET, seat, card, copied, operand, 0, 0))
    elif op == codes.OP_SCRAP:
        if can_scrap(table, seat, operand):
            table.push(frames.frame(codes.Q_SCRAP, seat, card, copied, operand, 0, 0))
    elif op == codes.OP_DESTROY_BASE:
        if any_target(table, seat):
            table.push(frames.frame(codes.Q_DESTROY, seat, card, copied, operand, 0, 0))
    elif op == codes.OP_SCRAP_ROW:
        if table.size(ROW) > 0:
            table.push(frames.frame(codes.Q_SCRAP_ROW, seat, card, copied, operand, 0, 0))
    elif op == codes.OP_DISCARD_THEN_DRAW:
        if table.size(table.pile(seat, HAND)) > 0:
            table.push(frames.frame(codes.Q_DISCARD_THEN_DRAW, seat, card, copied, operand, 0, 0))
    elif op == codes.OP_SCRAP_THEN_DRAW:
        if can_scrap(table, seat, operand & 7):
            table.push(frames.frame(codes.Q_SCRAP_THEN_DRAW, seat, card, copied, operand >> 3, 0, operand & 7))
    elif op == codes.OP_ACQUIRE_SHIP:
        if ships_for_sale(table):
            table.push(frames.frame(codes.Q_ACQUIRE, seat, card, copied, 0, 0, 0))
    elif op == codes.OP_COPY_SHIP:
        if ships_to_copy(table, seat) != 0:
            table.push(frames.frame(codes.Q_COPY, seat, card, copied, 0, 0, 0))
    else:
        raise AssertionError("no such op code")


# What the steps look at


def can_scrap(table: Table, seat: int, zones: int) -> bool:
    if zones & codes.FROM_HAND != 0 and table.size(table.pile(seat, HAND)) > 0:
        return True
    return zones & codes.FROM_DISCARD != 0 and table.size(table.pile(seat, DISCARD_PILE)) > 0


def ships_for_sale(table: Table) -> bool:
    return table.get(EXPLORERS) > 0 or table.mask(ROW) & table.tables.ships != 0


def ships_to_copy(table: Table, seat: int) -> int:
    """Ships this seat played this turn, in play or not, besides the Needle that asks.

    Another Needle counts as what it is now: plain, or the ship it copies, which is in the set already.

    SR-208, SR-217, SR-219, SR-220, SR-224, SR-361.
    """
    needle = table.tables.needle
    ships = table.of(seat, SHIPS)
    if not table.tables.copies_scrapped:  # SR-361
        ready = table.pile(seat, IN_PLAY)
        ships &= (
            table.mask(ready + 1) | table.mask(ready + 3) | marks.copies(table, seat, 0) | marks.copies(table, seat, 1)
        )
    if table.count(table.pile(seat, IN_PLAY) + 1, needle) - marks.needles_that_copy(table, seat) > 1:
        return ships
    return ships & ~(1 << needle)


def bases_in_play(table: Table, seat: int) -> int:
    """How many bases a seat has in play; ships have always used their primary ability. SR-261."""
    ready = table.pile(seat, IN_PLAY)
    bases = table.size(ready) + table.size(ready + 2)
    for pile in range(ready + 1, ready + 4, 2):
        bases += table.count_all(pile, table.mask(pile) & table.tables.bases)
    return bases


# What the steps do


def demand_discard(table: Table, victim: int, cards: int, card: int, copied: int) -> None:
    """Make an opponent discard, at once or at the start of his next turn.

    SR-272, SR-274, SR-277, SR-M24, SR-M25, SR-M36, SR-M111, SR-M205.
    """
    if table.tables.discard_next_turn:
        table.add(victim, OWED, cards)
        if table.journal is not None:
            table.journal.note(codes.E_OWES, victim, cards, 0)
    else:
        force_discard(table, victim, cards, card, copied)


def gain(table: Table, seat: int, operand: int) -> None:
    """Add trade, combat and authority, six bits each. SR-56 to SR-58, SR-166, SR-170, SR-M96, SR-M97."""
    combat = (operand >> 6) & 63
    table.add(seat, TRADE, operand & 63)
    if combat > 0:
        table.add(seat, COMBAT, combat)
        table.stir()
    if operand >= 4096:
        table.add(table.tables.seating.score[seat], AUTHORITY, operand >> 12)
        table.stir()
    if table.journal is not None:
        table.journal.note(codes.E_GAINED, seat, operand, 0)


def scrap(table: Table, seat: int, card: int, origin: int) -> None:
    """A card that has left its place goes to the scrap heap; an Explorer goes to its pile instead.

    SR-69, SR-73 to SR-78, SR-176, SR-179.
    """
    if card == table.tables.explorer:
        table.set(EXPLORERS, table.get(EXPLORERS) + 1)
    else:
        table.put(SCRAP_HEAP, card)
    if table.journal is not None:
        table.journal.note(codes.E_SCRAPPED, seat, card, origin)


def take_from_row(table: Table, card: int) -> None:
    """Take a card out of the trade row or the Explorer pile; the row is refilled as soon as nothing else is asked.

    SR-86, SR-174, SR-177, SR-M128.
    """
    if card == table.tables.explorer:
        table.set(EXPLORERS, table.get(EXPLORERS) - 1)
    else:
        table.take(ROW, card)
        refill(table, 1)


def discard(table: Table, seat: int, card: int) -> None:
    """A card goes from a hand face up to its owner's discard pile. SR-95."""
    table.leave_hand(seat, card)
    table.put(table.pile(seat, DISCARD_PILE), card)
    if table.journal is not None:
        table.journal.note(codes.E_DISCARDED, seat, card, 1)


def store_bought(table: Table, seat: int, card: int) -> None:
    """With a marker, a ship's owner says where it goes. SR-240, SR-242 to SR-245."""
    if table.of(seat, MARKERS) > 0 and (1 << card) & table.tables.ships != 0:
        table.add(seat, MARKERS, -1)
        table.push(frames.frame(codes.Q_DESTINATION, seat, codes.NONE, codes.NONE, card, 0, 0))
    else:
        store(table, seat, card, False)


def store(table: Table, seat: int, card: int, on_top: bool) -> None:
    """Where a bought card goes (SR-82, SR-83)."""
    if on_top:
        table.put_on_top(seat, card)
    else:
        table.put(table.pile(seat, DISCARD_PILE), card)
    if table.journal is not None:
        table.journal.note(codes.E_BOUGHT, seat, card, 1 if on_top else 0)
