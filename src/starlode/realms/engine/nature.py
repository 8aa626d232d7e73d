"""What nature does: the start, drawing from decks, reshuffling, filling the trade row; compiled."""

from typing import Final

from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.core.engine.rng import Rng
from starlode.realms.engine import codes
from starlode.realms.engine.table import CURRENT, DECK, DISCARD_PILE, HAND, KNOWN, ROW, SHUFFLES, TOP, TRADE_DECK, Table

MOST_DRAWN: Final = 1000  # more than any deck holds, and a frame has room for it
ROW_SIZE: Final = 5


def draw(table: Table, seat: int, cards: int) -> None:
    """Have nature draw cards for a seat before anything else happens. SR-337."""
    if cards > MOST_DRAWN:
        cards = MOST_DRAWN
    if cards > 0:
        table.push(frames.plain(codes.N_DRAW, seat, cards))


def refill(table: Table, cards: int) -> None:
    """Have nature turn up cards for empty places in the trade row. SR-86, SR-174."""
    table.push(frames.plain(codes.N_REVEAL, 0, cards))


def work_off(table: Table, top: int) -> bool:
    """Do for the frame on top what needs no choice; whether nature has one left. SR-175."""
    kind = frames.what(top)
    if kind == codes.N_DRAW:
        return _work_off_draws(table, top)
    if kind == codes.N_REVEAL:
        if frames.number_of(top) > 0 and table.size(TRADE_DECK) > 0:
            return True
        table.pop()  # SR-175: no trade deck, no refill.
        return False
    return True


def _work_off_draws(table: Table, top: int) -> bool:
    """Draw what is known to lie on top, and shuffle where the deck is empty; whether a choice is left then.

    SR-102, SR-103, SR-167, SR-168, SR-247, SR-323, SR-M198, SR-M199.
    """
    seat = frames.seat_of(top)
    deck = table.pile(seat, DECK)
    left = frames.number_of(top)
    while left > 0:
        if table.size(table.pile(seat, TOP)) > 0:
            _draw_known(table, seat)
            left -= 1
            table.replace(frames.plain(codes.N_DRAW, seat, left))
            continue
        if table.size(deck) > 0:
            return True
        if table.size(table.pile(seat, DISCARD_PILE)) == 0:
            break  # SR-168: both empty, fewer cards are drawn.
        _reshuffle(table, seat)
    table.pop()
    return False


def _draw_known(table: Table, seat: int) -> None:
    """Draw the card that everybody has seen on top of the deck. SR-322, SR-354."""
    card = table.take_from_top(seat)
    table.put(table.pile(seat, HAND), card)
    table.put(table.pile(seat, KNOWN), card)
    if table.journal is not None:
        table.journal.note(codes.E_DREW, seat, card, 1)


def _reshuffle(table: Table, seat: int) -> None:
    """The discard pile becomes the deck. SR-102, SR-169, SR-355."""
    # The deck is empty, so whoever kept count knows the hand: it is all that has not been seen since.
    table.learn_hand(seat)
    discard_pile = table.pile(seat, DISCARD_PILE)
    table.pour(discard_pile, table.pile(seat, DECK), -1)
    table.add(seat, SHUFFLES, 1)
    if table.journal is not None:
        table.journal.note(codes.E_SHUFFLED, seat, 0, 0)


def choose(table: Table, action: int) -> None:
    """Carry out what nature chose for the frame on top. SR-14, SR-17."""
    kind = action >> 6
    card = action & 63
    top = table.frame()
    if kind == codes.DRAW:
        seat = frames.seat_of(top)
        table.move(table.pile(seat, DECK), table.pile(seat, HAND), card)
        table.replace(frames.fewer(top))
        if table.journal is not None:
            table.journal.note(codes.E_DREW, seat, card, 0)
    elif kind == codes.REVEAL:
        table.move(TRADE_DECK, ROW, card)
        table.replace(frames.fewer(top))
        if table.journal is not None:
            table.journal.note(codes.E_REVEALED, card, 0, 0)
    else:
        start(table, card)


def start(table: Table, seat: int) -> None:
    """Deal for this starting seat: five cards in the row, and first hands as the format has them.

    SR-16, SR-20, SR-21, SR-M5.
    """
    table.set(CURRENT, seat)
    if table.journal is not None:
        table.journal.note(codes.E_STARTED, seat, 0, 0)
    table.replace(frames.plain(codes.BEGIN_TURN, seat, 0))
    for later in range(table.seats - 1, -1, -1):
        other = (seat + later) % table.seats
        draw(table, other, table.tables.seating.opening_hand(seat, other, table.seats))
    refill(table, ROW_SIZE)


def choose_randomly(table: Table, rng: Rng) -> None:
    """Carry out all of the frame on top that can be, with the weights of nature; draws are not noted in a journal."""
    top = table.frame()
    kind = frames.what(top)
    if kind == codes.N_START:
        start(table, _random_starter(table, rng))
        return
    seat = frames.seat_of(top)
    left = frames.number_of(top)
    if kind == codes.N_DRAW:
        source = table.pile(seat, DECK)
        target = table.pile(seat, HAND)
    else:
        source = TRADE_DECK
        target = ROW
    waiting = table.size(source)
    table.deal(source, target, left, rng)
    if waiting < left:
        table.replace(frames.plain(kind, seat, left - waiting))
    else:
        table.pop()


def _random_starter(table: Table, rng: Rng) -> int:
    starters = table.tables.seating.starters
    number = 0
    left = starters
    while left != 0:
        number += 1
        left &= left - 1
    for _skipped in range(rng.below(number)):
        starters &= starters - 1
    return lowest(starters)


def source_pile(table: Table) -> int:
    """The pile that nature draws from for the frame on top, or −1 for the start."""
    top = table.frame()
    kind = frames.what(top)
    if kind == codes.N_DRAW:
        return table.pile(frames.seat_of(top), DECK)
    return TRADE_DECK if kind == codes.N_REVEAL else -1


def deal_behind(table: Table, seat: int, rng: Rng) -> None:
    """Deal a hand anew out of all that nobody saw: the rest of the hand and the deck, whose order nobody knows.

    SR-356.
    """
    deck = table.pile(seat, DECK)
    hand = table.pile(seat, HAND)
    known = table.pile(seat, KNOWN)
    cards = table.size(hand)
    if cards == table.size(known) or table.size(deck) == 0:
        return
    table.pour(hand, deck, -1)
    mask = table.mask(known)
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        for _copy in range(table.count(known, card)):
            table.move(deck, hand, card)
    table.deal(deck, hand, cards - table.size(known), rng)
