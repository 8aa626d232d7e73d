"""The phases of a turn, and the end of a match; compiled."""

from typing import Final

from mypy_extensions import i64

from starlode.core.bits import lowest
from starlode.realms import codes, frames
from starlode.realms.allies import count_anew
from starlode.realms.nature import draw
from starlode.realms.table import (
    CURRENT,
    DEPTH,
    DISCARD_PILE,
    HAND,
    IN_PLAY,
    OWED,
    REASON,
    TURN,
    WINNER,
    Table,
)

HAND_SIZE: Final = 5


def begin_turn(table: Table, seat: i64) -> None:
    """Start a seat's action phase, or end a match that has reached its limit (Ruling K16)."""
    turn = table.get(TURN) + 1
    if turn > table.tables.turn_limit * table.seats:
        finish(table, -1, codes.TURN_LIMIT)
        return
    table.set(CURRENT, seat)
    table.set(TURN, turn)
    if table.tables.stays_unlocked:
        count_anew(table, seat)  # Rulings K10, K11: a partner that was destroyed meanwhile unlocks nothing.
    if table.journal is not None:
        table.journal.note(codes.E_TURN, seat, turn, 0)
    owed = table.of(seat, OWED)
    if owed > 0:
        # Ruling D2, option next-turn: before anything else.
        table.set_of(seat, OWED, 0)
        force_discard(table, seat, owed, codes.NONE, codes.NONE)


def force_discard(table: Table, seat: i64, cards: i64, source: i64, copied: i64) -> None:
    """Make a seat discard cards of its choice, or all it has without a choice (Rulings D3, K18)."""
    if cards < table.size(table.pile(seat, HAND)):
        table.push(frames.frame(codes.Q_DISCARD, seat, source, copied, cards, 0, 0))
    else:
        discard_hand(table, seat)


def discard_hand(table: Table, seat: i64) -> None:
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
    """Discard phase, then draw phase; the next seat's turn waits below (Rulings A2, A5)."""
    seat = table.get(CURRENT)
    if table.journal is not None:
        table.journal.note(codes.E_TURN_ENDED, seat, 0, 0)
    table.forget_turn(seat)
    _clear_play_area(table, seat)
    discard_hand(table, seat)
    table.push(frames.plain(codes.BEGIN_TURN, (seat + 1) % table.seats, 0))
    draw(table, seat, HAND_SIZE)


def _clear_play_area(table: Table, seat: i64) -> None:
    """Ships go to the discard pile as what they are printed as (Ruling K9); bases stay, ready for the next turn."""
    ready = table.pile(seat, IN_PLAY)
    discard_pile = table.pile(seat, DISCARD_PILE)
    ships = table.tables.ships
    for pile in range(ready + 1, ready + 4):  # a ship has always used its primary ability
        cards = table.mask(pile)
        if cards & ships != 0:
            table.pour(pile, discard_pile, ships)
        if cards & ~ships != 0:
            table.pour(pile, ready, -1)
    while table.marked() > 0:
        table.change_mark(table.mark_at(0), -1)
    count_anew(table, seat)


def finish(table: Table, winner: i64, reason: i64) -> None:
    """End the match at once; open questions lapse (Ruling K15)."""
    table.set(WINNER, winner)
    table.set(REASON, reason)
    while table.get(DEPTH) > 0:
        table.pop()
    if table.journal is not None:
        table.journal.note(codes.E_ENDED, winner, reason, 0)
