"""The table as views tell it, written as it is sent: what is nobody's own, and each seat; compiled.

written/views.py has the words.
"""

from typing import Final

from starlode.core.engine.bits import lowest
from starlode.core.engine.sheet import COMMA, NAMES, OPEN, OWN, Pieces, Sheet
from starlode.realms.engine import marks
from starlode.realms.engine.table import (
    AUTHORITY,
    COMMON_PILES,
    CURRENT,
    DECK,
    DISCARD_PILE,
    EXPLORERS,
    HAND,
    IN_PLAY,
    KNOWN,
    QUIET,
    SHIPS,
    TOP,
    TURN,
    Table,
)

# Pieces. These of the table …
TURN_IS: Final = OWN
CURRENT_IS: Final = OWN + 1
EXPLORERS_ARE: Final = OWN + 2
QUIET_SINCE: Final = OWN + 3
PILE_IS: Final = OWN + 4  # and the other common piles
# … these of a seat, …
HAND_SIZE: Final = PILE_IS + COMMON_PILES
CARDS_ARE: Final = HAND_SIZE + 1
HIDDEN: Final = HAND_SIZE + 2
KNOWN_ARE: Final = HAND_SIZE + 3
DECK_SIZE: Final = HAND_SIZE + 4
TOP_IS: Final = HAND_SIZE + 5
UNSEEN_ARE: Final = HAND_SIZE + 6
DISCARD_IS: Final = HAND_SIZE + 7
IN_PLAY_ARE: Final = HAND_SIZE + 8
SHIPS_ARE: Final = HAND_SIZE + 9
SEAT_ENDS: Final = HAND_SIZE + 10
# … these of a card in play, …
CARD_IS: Final = SEAT_ENDS + 1
COUNT_IS: Final = CARD_IS + 1
USED_IS: Final = CARD_IS + 2  # nothing; and the primary ability, the ally ability, both
AS_IS: Final = USED_IS + 4
DAMAGE_IS: Final = AS_IS + 1
CARD_ENDS: Final = AS_IS + 2
ALLY_USED: Final = USED_IS + 2
# … and these of the numbers of a seat that are told.
NUMBERS: Final = CARD_ENDS + 1


def write(table: Table, pieces: Pieces) -> tuple[bytearray, list[int]]:
    """What is nobody's own, then each seat as others see it and as those do who see its hand; where each part ends.

    The first part is not closed: more of it follows in words.
    """
    sheet = Sheet(pieces)
    _put_common(table, sheet)
    ends = [sheet.size]
    for seat in range(table.seats):
        _put_seat(table, sheet, seat, False)
        ends.append(sheet.size)
        _put_seat(table, sheet, seat, True)
        ends.append(sheet.size)
    return sheet.text(), ends


def write_seat(table: Table, pieces: Pieces, seat: int) -> bytearray:
    """One seat as those see it who see its hand."""
    sheet = Sheet(pieces)
    _put_seat(table, sheet, seat, True)
    return sheet.text()


def _put_common(table: Table, sheet: Sheet) -> None:
    _put_field(sheet, TURN_IS, table.get(TURN))
    _put_field(sheet, CURRENT_IS, table.get(CURRENT) + 1)
    _put_field(sheet, EXPLORERS_ARE, table.get(EXPLORERS))
    _put_field(sheet, QUIET_SINCE, table.get(QUIET))
    for pile in range(COMMON_PILES):
        sheet.put(PILE_IS + pile)
        sheet.put_pile(table, pile)


def _put_field(sheet: Sheet, piece: int, number: int) -> None:
    sheet.put(piece)
    sheet.put_number(number)


def _put_seat(table: Table, sheet: Sheet, seat: int, is_seen: bool) -> None:
    """A seat's numbers, a team's score at each of its seats; then its piles."""
    piles = table.piles(seat)
    told = sheet.pieces.told
    for index in range(len(told)):
        keeper = table.tables.seating.score[seat] if told[index] == AUTHORITY else seat
        _put_field(sheet, NUMBERS + index, table.of(keeper, told[index]))
    _put_field(sheet, HAND_SIZE, table.size(piles + HAND))
    sheet.put(CARDS_ARE)
    if is_seen:
        sheet.put_pile(table, piles + HAND)
    else:
        sheet.put(HIDDEN)
    sheet.put(KNOWN_ARE)
    sheet.put_pile(table, piles + KNOWN)
    _put_field(sheet, DECK_SIZE, table.size(piles + DECK) + table.size(piles + TOP))
    sheet.put(TOP_IS)
    for depth in range(table.size(piles + TOP)):
        if depth > 0:
            sheet.put_byte(COMMA)
        sheet.put(NAMES + table.on_top(seat, depth))
    sheet.put(UNSEEN_ARE)
    if is_seen:
        sheet.put_pile(table, piles + DECK)
    else:
        _put_unseen(table, sheet, piles)
    sheet.put(DISCARD_IS)
    sheet.put_pile(table, piles + DISCARD_PILE)
    sheet.put(IN_PLAY_ARE)
    _put_in_play(table, sheet, seat)
    sheet.put(SHIPS_ARE)
    sheet.put_kinds(table.of(seat, SHIPS))
    sheet.put(SEAT_ENDS)


def _put_unseen(table: Table, sheet: Sheet, piles: int) -> None:
    """What lies in the deck or in the unknown part of the hand, nobody else knows where."""
    sheet.put_byte(OPEN)
    mask = table.mask(piles + DECK) | table.mask(piles + HAND)
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        unknown = table.count(piles + HAND, card) - table.count(piles + KNOWN, card)
        if table.count(piles + DECK, card) + unknown > 0:
            sheet.put_count(card, table.count(piles + DECK, card) + unknown)
    sheet.close()


def _put_in_play(table: Table, sheet: Sheet, seat: int) -> None:
    """The cards in play by what they have used; a Needle also by what it copies, a base by its damage."""
    begun = sheet.size
    for used in range(4):
        pile = table.pile(seat, IN_PLAY + used)
        mask = table.mask(pile)
        while mask != 0:
            card = lowest(mask)
            mask &= mask - 1
            copies = table.count(pile, card)
            if used == 0 and table.marked() > 0:
                copies -= marks.damaged_copies(table, seat, card)
            if used == 1 and card == table.tables.needle:
                copies -= marks.needles_that_copy(table, seat)
            if copies > 0:
                # A ship's primary ability is used when it is played, and not told.
                told = ALLY_USED if used == 3 else USED_IS
                if table.tables.bases & (1 << card) != 0:
                    told = USED_IS + used
                _put_card(sheet, begun, card, copies, told)
                sheet.put(CARD_ENDS)
    for tells in range(2):
        for index in range(table.marked()):
            mark = table.mark_at(index)
            if marks.seat_of(mark) != seat or marks.tells(mark) != tells:
                continue
            if tells == marks.COPY:
                _put_card(sheet, begun, table.tables.needle, 1, ALLY_USED if marks.figure_of(mark) != 0 else USED_IS)
                sheet.put(AS_IS)
                sheet.put(NAMES + marks.card_of(mark))
            else:
                _put_card(sheet, begun, marks.card_of(mark), 1, USED_IS)
                _put_field(sheet, DAMAGE_IS, marks.figure_of(mark))
            sheet.put(CARD_ENDS)


def _put_card(sheet: Sheet, begun: int, card: int, copies: int, used: int) -> None:
    if sheet.size > begun:
        sheet.put_byte(COMMA)
    sheet.put(CARD_IS)
    sheet.put(NAMES + card)
    _put_field(sheet, COUNT_IS, copies)
    sheet.put(used)
