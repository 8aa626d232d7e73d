"""Abilities: programs that run until they ask somebody, and what the answers do; compiled.

Ruling K1: an ability is carried out to its end, with every choice in it, before anything else is done.
"""

from mypy_extensions import i64

from starlode.realms import codes, frames
from starlode.realms.allies import copied_presence, copy_mark, enter_play, leave_play
from starlode.realms.nature import draw, refill
from starlode.realms.table import (
    AUTHORITY,
    BLOBS,
    COMBAT,
    DISCARD_PILE,
    EXPLORERS,
    HAND,
    IN_PLAY,
    MARKERS,
    OWED,
    PER_SHIP,
    ROW,
    SCRAP_HEAP,
    SHIPS,
    TRADE,
    Table,
)
from starlode.realms.turn import force_discard


def run(table: Table, seat: i64, at: i64, card: i64, copied: i64) -> None:
    """Carry out a program from here on; if it has to wait for somebody, its rest lies below the question."""
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
            table.add(seat, MARKERS, 1)
            if table.journal is not None:
                table.journal.note(codes.E_ARMED, seat, card, 0)
            continue
        if op == codes.OP_OPPONENT_DISCARDS and table.tables.discard_next_turn:
            table.add(rival(table, seat), OWED, operand)
            if table.journal is not None:
                table.journal.note(codes.E_OWES, rival(table, seat), operand, 0)
            continue
        _rest(table, seat, at, card, copied)
        _ask(table, seat, op, operand, card, copied)
        return


def _rest(table: Table, seat: i64, at: i64, card: i64, copied: i64) -> None:
    if table.tables.code[at] != codes.OP_END:
        table.push(frames.frame(codes.RUN, seat, card, copied, 0, 0, at))


def _ask(table: Table, seat: i64, op: i64, operand: i64, card: i64, copied: i64) -> None:
    """Put what a step needs on the stack; a part that is impossible does nothing (Ruling B1)."""
    if op == codes.OP_DRAW:
        draw(table, seat, operand)
    elif op == codes.OP_DRAW_PER_BLOB:
        draw(table, seat, table.of(seat, BLOBS))
    elif op == codes.OP_DRAW_IF_BASES:
        if bases_in_play(table, seat) >= operand & 63:
            draw(table, seat, operand >> 6)
    elif op == codes.OP_OPPONENT_DISCARDS:
        force_discard(table, rival(table, seat), operand, card, copied)
    elif op == codes.OP_SCRAP:
        if can_scrap(table, seat, operand):
            table.push(frames.frame(codes.Q_SCRAP, seat, card, copied, operand, 0, 0))
    elif op == codes.OP_DESTROY_BASE:
        if targets(table, rival(table, seat)) != 0:
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


def rival(table: Table, seat: i64) -> i64:
    """The opponent of a duel."""
    return 1 - seat


def targets(table: Table, owner: i64) -> i64:
    """The bases of a seat that may be attacked or destroyed: its outposts, or if it has none, any (Rulings F3, C10)."""
    bases = table.mask(table.pile(owner, IN_PLAY)) & table.tables.bases
    outposts = bases & table.tables.outposts
    return outposts if outposts != 0 else bases


def can_scrap(table: Table, seat: i64, zones: i64) -> bool:
    if zones & codes.FROM_HAND != 0 and table.size(table.pile(seat, HAND)) > 0:
        return True
    return zones & codes.FROM_DISCARD != 0 and table.size(table.pile(seat, DISCARD_PILE)) > 0


def ships_for_sale(table: Table) -> bool:
    return table.get(EXPLORERS) > 0 or table.mask(ROW) & table.tables.ships != 0


def ships_to_copy(table: Table, seat: i64) -> i64:
    """Ships this seat played this turn, in play or not, besides the Needle that asks (Ruling C2).

    Another Needle counts as what it is now: plain, or the ship it copies, which is in the set already.
    """
    needle = table.tables.needle
    plain = table.count(table.pile(seat, IN_PLAY) + 1, needle)
    for index in range(table.marked()):
        if table.mark_at(index) & 7 == seat:
            plain -= 1
    if plain > 1:
        return table.of(seat, SHIPS)
    return table.of(seat, SHIPS) & ~table.tables.bit(needle)


def bases_in_play(table: Table, seat: i64) -> i64:
    """How many bases a seat has in play; ships have always used their primary ability."""
    ready = table.pile(seat, IN_PLAY)
    bases = table.size(ready) + table.size(ready + 2)
    for pile in range(ready + 1, ready + 4, 2):
        bases += table.count_all(pile, table.mask(pile) & table.tables.bases)
    return bases


# What the steps do


def gain(table: Table, seat: i64, operand: i64) -> None:
    """Add trade, combat and authority, six bits each."""
    combat = (operand >> 6) & 63
    table.add(seat, TRADE, operand & 63)
    if combat > 0:
        table.add(seat, COMBAT, combat)
        table.stir()
    if operand >= 4096:
        table.add(seat, AUTHORITY, operand >> 12)
    if table.journal is not None:
        table.journal.note(codes.E_GAINED, seat, operand, 0)


def scrap(table: Table, seat: i64, card: i64, origin: i64) -> None:
    """A card that has left its place goes to the scrap heap; an Explorer goes to its pile instead (Ruling A10)."""
    if card == table.tables.explorer:
        table.set(EXPLORERS, table.get(EXPLORERS) + 1)
    else:
        table.put(SCRAP_HEAP, card)
    if table.journal is not None:
        table.journal.note(codes.E_SCRAPPED, seat, card, origin)


def destroy(table: Table, owner: i64, card: i64, by: i64) -> None:
    """A base goes to its owner's discard pile, and what it always did ends at once (Ruling F4)."""
    table.move(table.pile(owner, IN_PLAY), table.pile(owner, DISCARD_PILE), card)
    leave_play(table, owner, table.tables.presence[card])
    table.add(owner, PER_SHIP, -table.tables.combat_per_ship(card))
    if table.journal is not None:
        table.journal.note(codes.E_DESTROYED, owner, card, by)


def take_from_row(table: Table, card: i64) -> None:
    """Take a card out of the trade row or the Explorer pile; the row is refilled as soon as nothing else is asked."""
    if card == table.tables.explorer:
        table.set(EXPLORERS, table.get(EXPLORERS) - 1)
    else:
        table.take(ROW, card)
        refill(table, 1)


# Answers


def answer(table: Table, action: i64) -> None:
    """Carry out the answer to the question on top of the stack."""
    kind = action >> 6
    card = action & 63
    top = table.frame()
    seat = frames.seat_of(top)
    asked = frames.what(top)
    if asked == codes.Q_DISCARD_THEN_DRAW or asked == codes.Q_SCRAP_THEN_DRAW:
        _choose_several(table, top, kind, card)
        return
    if asked == codes.Q_DISCARD:
        if frames.number_of(top) > 1:
            table.replace(frames.fewer(top))
        else:
            table.pop()
        discard(table, seat, card)
        return
    table.pop()
    if kind == codes.DECLINE:
        return
    if kind == codes.SCRAP_HAND or kind == codes.SCRAP_DISCARD:
        _scrap_own(table, seat, kind, card)
    elif kind == codes.CHOOSE:
        if table.journal is not None:
            table.journal.note(codes.E_CHOSE, seat, frames.card_of(top), card + 8 * frames.copied_of(top))
        branch = table.tables.code[frames.at_of(top) + card]
        run(table, seat, branch, frames.card_of(top), frames.copied_of(top))
    elif kind == codes.SCRAP_ROW:
        take_from_row(table, card)
        scrap(table, seat, card, 2)
    elif kind == codes.TO_TOP or kind == codes.TO_DISCARD:
        store(table, seat, frames.number_of(top), kind == codes.TO_TOP)
    elif kind == codes.COPY:
        _copy(table, seat, card)
    elif kind == codes.ACQUIRE:
        take_from_row(table, card)
        table.put_on_top(seat, card)
        table.stir()
        if table.journal is not None:
            table.journal.note(codes.E_ACQUIRED, seat, card, 0)
    else:
        destroy(table, kind - codes.DESTROY, card, seat)


def discard(table: Table, seat: i64, card: i64) -> None:
    table.leave_hand(seat, card)
    table.put(table.pile(seat, DISCARD_PILE), card)
    if table.journal is not None:
        table.journal.note(codes.E_DISCARDED, seat, card, 1)


def store(table: Table, seat: i64, card: i64, on_top: bool) -> None:
    """Where a bought card goes (Rulings A11, C7)."""
    if on_top:
        table.put_on_top(seat, card)
    else:
        table.put(table.pile(seat, DISCARD_PILE), card)
    if table.journal is not None:
        table.journal.note(codes.E_BOUGHT, seat, card, 1 if on_top else 0)


def _choose_several(table: Table, top: i64, kind: i64, card: i64) -> None:
    """One card at a time; nothing is drawn before the last choice (Ruling K5)."""
    seat = frames.seat_of(top)
    if kind != codes.DONE:
        if kind == codes.DISCARD:
            discard(table, seat, card)
        else:
            _scrap_own(table, seat, kind, card)
        top = frames.more_done(top)
        zones: i64 = codes.FROM_HAND
        if frames.what(top) == codes.Q_SCRAP_THEN_DRAW:
            zones = frames.at_of(top)
        if frames.number_of(top) > 0 and can_scrap(table, seat, zones):
            table.replace(top)
            return
    table.pop()
    draw(table, seat, frames.second_of(top))


def _scrap_own(table: Table, seat: i64, kind: i64, card: i64) -> None:
    if kind == codes.SCRAP_HAND:
        table.leave_hand(seat, card)
        scrap(table, seat, card, 0)
    else:
        table.take(table.pile(seat, DISCARD_PILE), card)
        scrap(table, seat, card, 1)


def _copy(table: Table, seat: i64, ship: i64) -> None:
    """The Needle becomes the ship: its faction besides its own, its primary ability at once (Ruling C2)."""
    if table.journal is not None:
        table.journal.note(codes.E_COPIED, seat, ship, 0)
    if ship == table.tables.needle:
        return  # a plain Needle is a ship without abilities, and so is its copy
    table.mark(copy_mark(seat, ship, 0))
    enter_play(table, seat, copied_presence(table, ship))
    table.add(seat, BLOBS, table.tables.is_blob(ship))
    run(table, seat, table.tables.program_of(ship, codes.PRIMARY), table.tables.needle, ship)
