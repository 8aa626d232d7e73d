"""The phases of a turn, and the end of a match; compiled."""

from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.realms.engine import codes, marks
from starlode.realms.engine.allies import count_anew
from starlode.realms.engine.attacks import repair
from starlode.realms.engine.defeat import finish
from starlode.realms.engine.nature import draw
from starlode.realms.engine.reach import neighbour
from starlode.realms.engine.table import (
    CURRENT,
    DISCARD_PILE,
    FINISHED,
    HAND,
    IN_PLAY,
    OWED,
    RECEIVED,
    TURN,
    Table,
)


def begin_turn(table: Table, seat: int) -> None:
    """Start a seat's action phase, or end a match that has reached its limit.

    SR-23, SR-24, SR-334, SR-M62, SR-M112, SR-M117, SR-M219, SR-M220.
    """
    seating = table.tables.seating
    turn = table.get(TURN) + 1
    if turn > table.tables.turn_limit * seating.takers:
        finish(table, -1, codes.TURN_LIMIT)
        return
    table.set(CURRENT, seat)
    table.set(TURN, turn)
    if table.journal is not None:
        table.journal.note(codes.E_TURN, seat, turn, 0)
    if table.marked() > 0:
        repair(table, seat)
    if seating.takes_team_turns:
        table.set(FINISHED, 0)
        table.set(RECEIVED, 0)
        for refused in range(table.seats):
            marks.forget(table, refused, marks.REFUSAL)  # SR-M149: whose turn it was, it is no more.
        for later in range(table.seats - 1, -1, -1):  # the first to answer comes last on the stack
            if seating.side[later] == seating.side[seat]:
                _begin(table, later)
    else:
        _begin(table, seat)


def _begin(table: Table, seat: int) -> None:
    """What a seat owes comes before anything else. SR-275, SR-278, SR-321."""
    if table.tables.stays_unlocked:
        count_anew(table, seat)  # SR-317, SR-321: a partner that was destroyed meanwhile unlocks nothing.
    owed = table.of(seat, OWED)
    if owed > 0:
        # SR-275, option next-turn: before anything else.
        table.set_of(seat, OWED, 0)
        force_discard(table, seat, owed, codes.NONE, codes.NONE)


def force_discard(table: Table, seat: int, cards: int, source: int, copied: int) -> None:
    """Make a seat discard cards of its choice, or all it has without a choice.

    SR-271 to SR-273, SR-276, SR-339, SR-M23.
    """
    if cards < table.size(table.pile(seat, HAND)):
        table.push(frames.frame(codes.Q_DISCARD, seat, source, copied, cards, 0, 0))
    else:
        discard_hand(table, seat)


def discard_hand(table: Table, seat: int) -> None:
    hand = table.pile(seat, HAND)
    if table.journal is not None:
        mask = table.mask(hand)
        while mask != 0:
            card = lowest(mask)
            mask &= mask - 1
            table.journal.note(codes.E_DISCARDED, seat, card, table.count(hand, card))
    table.forget_hand(seat)
    table.pour(hand, table.pile(seat, DISCARD_PILE), -1)


def end_turn(table: Table) -> None:
    """Discard phase, then draw phase; the next turn waits below. SR-23, SR-24, SR-101, SR-M103, SR-M117, SR-M127."""
    seat = table.get(CURRENT)
    if table.journal is not None:
        table.journal.note(codes.E_TURN_ENDED, seat, 0, 0)
    if table.seats == 2:
        table.push(frames.plain(codes.BEGIN_TURN, 1 - seat, 0))
        _end(table, seat)
        return
    seating = table.tables.seating
    if seating.takes_team_turns:
        following = (seating.score[seat] + table.seats // 2) % table.seats
        table.push(frames.plain(codes.BEGIN_TURN, following, 0))
        for member in range(table.seats):  # SR-M127: in seat order, first all discard, then all draw.
            if seating.side[member] == seating.side[seat]:
                _discard_phase(table, member)
        for later in range(table.seats - 1, -1, -1):  # the first to draw comes last on the stack
            if seating.side[later] == seating.side[seat]:
                draw(table, later, seating.hand_size[later])
        return
    table.push(frames.plain(codes.BEGIN_TURN, neighbour(table, seat, 1), 0))
    _end(table, seat)


def _end(table: Table, seat: int) -> None:
    """A seat's own discard and draw phase. SR-101, SR-M195, SR-M196."""
    _discard_phase(table, seat)
    draw(table, seat, table.tables.seating.hand_size[seat])


def _discard_phase(table: Table, seat: int) -> None:
    """Pools and markers are lost, ships and hand are discarded.

    SR-97, SR-98, SR-100, SR-241, SR-289, SR-338, SR-M147.
    """
    table.forget_turn(seat)
    _clear_play_area(table, seat)
    discard_hand(table, seat)


def _clear_play_area(table: Table, seat: int) -> None:
    """Ships go to the discard pile as what they are printed as; bases stay, ready for the next turn.

    SR-41 to SR-43, SR-99, SR-316.
    """
    ready = table.pile(seat, IN_PLAY)
    discard_pile = table.pile(seat, DISCARD_PILE)
    ships = table.tables.ships
    for pile in range(ready + 1, ready + 4):  # a ship has always used its primary ability
        cards = table.mask(pile)
        if cards & ships != 0:
            table.pour(pile, discard_pile, ships)
        if cards & ~ships != 0:
            table.pour(pile, ready, -1)
    if table.marked() > 0:
        marks.forget(table, seat, marks.COPY)
    count_anew(table, seat)
