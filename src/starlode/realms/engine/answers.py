"""Answers to the question on top of the stack; compiled."""

from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.realms.engine import codes, defeat, marks, pooling
from starlode.realms.engine.abilities import can_scrap, demand_discard, discard, run, scrap, store, take_from_row
from starlode.realms.engine.allies import copied_presence, enter_play
from starlode.realms.engine.attacks import destroy, destroy_copy, strike, wear_down
from starlode.realms.engine.nature import draw
from starlode.realms.engine.table import BLOBS, DISCARD_PILE, MARKERS, Table


def answer(table: Table, action: int) -> None:
    """Carry out the answer to the question on top of the stack.

    SR-59, SR-85, SR-246, SR-251, SR-253, SR-363, SR-M151.
    """
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
    if asked >= codes.Q_TARGET:
        _answer_of_a_format(table, top, action)
        return
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
        if table.tables.carrier_uses_marker and table.of(seat, MARKERS) > 0:  # SR-363
            table.add(seat, MARKERS, -1)
        if table.journal is not None:
            table.journal.note(codes.E_ACQUIRED, seat, card, 0)
    elif kind < codes.CHOOSE:
        destroy(table, kind - codes.DESTROY, card, seat)
    else:
        owner = lowest(table.tables.seating.damage_lasts_on)
        destroy_copy(table, owner, card, kind - codes.DESTROY_DAMAGED, seat)


def _choose_several(table: Table, top: int, kind: int, card: int) -> None:
    """One card at a time; nothing is drawn before the last choice. SR-185, SR-233 to SR-236, SR-305 to SR-307."""
    seat = frames.seat_of(top)
    if kind != codes.DONE:
        if kind == codes.DISCARD:
            discard(table, seat, card)
        else:
            _scrap_own(table, seat, kind, card)
        top = frames.more_done(top)
        zones = codes.FROM_HAND
        if frames.what(top) == codes.Q_SCRAP_THEN_DRAW:
            zones = frames.at_of(top)
        if frames.number_of(top) > 0 and can_scrap(table, seat, zones):
            table.replace(top)
            return
    table.pop()
    draw(table, seat, frames.second_of(top))


def _scrap_own(table: Table, seat: int, kind: int, card: int) -> None:
    if kind == codes.SCRAP_HAND:
        table.leave_hand(seat, card)
        scrap(table, seat, card, 0)
    else:
        table.take(table.pile(seat, DISCARD_PILE), card)
        scrap(table, seat, card, 1)


def _copy(table: Table, seat: int, ship: int) -> None:
    """The Needle becomes the ship: its faction besides its own, its primary ability at once.

    SR-206, SR-208, SR-209, SR-211, SR-212, SR-221 to SR-224, SR-312, SR-314, SR-360.
    """
    if table.journal is not None:
        table.journal.note(codes.E_COPIED, seat, ship, 0)
    if ship == table.tables.needle:
        return  # a plain Needle is a ship without abilities, and so is its copy
    table.mark(marks.copy_mark(seat, ship, 0))
    enter_play(table, seat, copied_presence(table, ship))
    if table.tables.needle_is_blob:  # SR-360
        table.add(seat, BLOBS, table.tables.is_blob(ship))
    run(table, seat, table.tables.program_of(ship, codes.PRIMARY), table.tables.needle, ship)


def _answer_of_a_format(table: Table, top: int, action: int) -> None:
    """Answers to what only formats with several opponents or teammates ask."""
    seat = frames.seat_of(top)
    asked = frames.what(top)
    amount = action - (codes.AMOUNT << 6)
    if asked == codes.Q_TARGET:
        if table.journal is not None:
            table.journal.note(codes.E_DEMANDED, seat, action & 63, frames.number_of(top))
        demand_discard(table, action & 63, frames.number_of(top), frames.card_of(top), frames.copied_of(top))
    elif asked == codes.Q_AMOUNT:
        strike(table, seat, frames.second_of(top), amount)
    elif asked == codes.Q_DAMAGE:
        wear_down(table, seat, frames.at_of(top), frames.card_of(top), frames.second_of(top), amount)
    elif asked == codes.Q_RECEIVER:
        defeat.give(table, seat, frames.number_of(top), action & 63)
    elif asked == codes.Q_FROM:
        pooling.ask_share(table, action & 63)
    elif asked == codes.Q_SHARE:
        pooling.ask_consent(table, frames.second_of(top), amount)
    elif action == codes.CONSENT << 6:
        pooling.promise(table, seat, frames.number_of(top))
    elif action == codes.REFUSE << 6:
        pooling.refuse(table, seat)
    elif action == codes.DECLINE << 6:
        defeat.give_nothing(table, seat)
    else:
        defeat.choose_gift(table, seat, action & 63)
