"""Elimination, the card that the defeated may leave to a teammate, giving up, and the end of a match; compiled."""

from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.realms.engine import codes, marks
from starlode.realms.engine.allies import count_anew
from starlode.realms.engine.reach import any_target, neighbour
from starlode.realms.engine.table import (
    AUTHORITY,
    CONCEDED,
    CURRENT,
    DECK,
    DEPTH,
    DISCARD_PILE,
    HAND,
    IN_PLAY,
    LIVING,
    OWED,
    PER_SHIP,
    PLACE,
    REASON,
    REMOVED,
    TOP,
    WINNER,
    Table,
)


def finish(table: Table, side: int, reason: int) -> None:
    """End the match at once; open questions lapse. SR-330."""
    _store_bought(table)
    table.set(WINNER, side)
    table.set(REASON, reason)
    while table.get(DEPTH) > 0:
        table.pop()
    if table.journal is not None:
        table.journal.note(codes.E_ENDED, side, reason, 0)


def defeat(table: Table, seat: int) -> None:
    """A seat has no authority left: it is out at once, and may leave a card to a teammate.

    SR-M26, SR-M35, SR-M40 to SR-M42, SR-M185, SR-M186, SR-M211.
    """
    _eliminate(table, seat, codes.DEFEAT)
    if table.get(REASON) != codes.RUNNING:
        return
    if heirs(table, seat) != 0 and owned(table, seat) != 0:
        table.push(frames.plain(codes.Q_GIFT, seat, 0))
    else:
        _remove_cards(table, seat)


def _eliminate(table: Table, seat: int, reason: int) -> None:
    """Strike a seat off, and end the match if only one side is left. SR-M59, SR-M76, SR-M92, SR-M184, SR-M212."""
    if table.seats == 2:
        finish(table, 1 - seat, reason)
        return
    living = table.get(LIVING)
    place = 0
    left = living
    while left != 0:
        place += 1
        left &= left - 1
    living ^= 1 << seat
    table.set(LIVING, living)
    table.set_of(seat, AUTHORITY, 0)
    table.set_of(seat, PLACE, place)
    table.stir()  # fewer seats share the turns from now on
    if table.journal is not None:
        table.journal.note(codes.E_ELIMINATED, seat, place, 0)
    seating = table.tables.seating
    sides = 0
    while living != 0:
        other = lowest(living)
        living &= living - 1
        if seating.vital[other] & table.get(LIVING) != 0:
            sides |= 1 << seating.side[other]
    if sides & (sides - 1) == 0:
        finish(table, lowest(sides), reason)


def _store_bought(table: Table) -> None:
    """A ship that was bought and is nowhere yet goes to the discard pile, since nobody will say otherwise."""
    if table.get(DEPTH) == 0 or frames.what(table.frame()) != codes.Q_DESTINATION:
        return
    top = table.frame()
    table.pop()
    table.put(table.pile(frames.seat_of(top), DISCARD_PILE), frames.number_of(top))
    if table.journal is not None:
        table.journal.note(codes.E_BOUGHT, frames.seat_of(top), frames.number_of(top), 0)


def _remove_cards(table: Table, seat: int) -> None:
    """Not to the scrap heap: no Explorer returns. They lie open, so that cards can still be counted.

    SR-M29 to SR-M32, SR-M228.
    """
    table.forget_hand(seat)
    while table.size(table.pile(seat, TOP)) > 0:
        table.put(REMOVED, table.take_from_top(seat))
    table.pour(table.pile(seat, DECK), REMOVED, -1)
    table.pour(table.pile(seat, HAND), REMOVED, -1)
    table.pour(table.pile(seat, DISCARD_PILE), REMOVED, -1)
    for used in range(4):
        table.pour(table.pile(seat, IN_PLAY) + used, REMOVED, -1)
    table.forget_turn(seat)
    marks.forget(table, seat, marks.COPY)
    table.set_of(seat, OWED, 0)
    table.set_of(seat, PER_SHIP, 0)
    count_anew(table, seat)


# What the defeated leave behind


def heirs(table: Table, seat: int) -> int:
    """The living teammates that a defeated seat may leave a card to. SR-M42, SR-M183, SR-M209, SR-M210."""
    return table.tables.seating.heirs[seat] & table.get(LIVING)


def owned(table: Table, seat: int) -> int:
    """The cards of a seat, wherever they lie. SR-M37, SR-M43, SR-M230."""
    piles = table.piles(seat)
    mask = table.mask(piles + DECK)
    if not table.tables.gift_from_deck:  # SR-M230
        mask |= table.mask(piles + HAND) | table.mask(piles + DISCARD_PILE)
        for used in range(4):
            mask |= table.mask(piles + IN_PLAY + used)
    for depth in range(table.size(piles + TOP)):
        mask |= 1 << table.on_top(seat, depth)
    return mask


def choose_gift(table: Table, seat: int, card: int) -> None:
    """The card is chosen; where several might get it, that is asked next."""
    receivers = heirs(table, seat)
    if receivers & (receivers - 1) != 0:
        table.push(frames.plain(codes.Q_RECEIVER, seat, card))
    else:
        give(table, seat, card, lowest(receivers))


def give(table: Table, seat: int, card: int, receiver: int) -> None:
    """The card goes to the receiver's discard pile, all others leave the game. SR-M39, SR-M44, SR-M45, SR-M47."""
    _remove_cards(table, seat)
    table.take(REMOVED, card)
    table.put(table.pile(receiver, DISCARD_PILE), card)
    if table.journal is not None:
        table.journal.note(codes.E_GIVEN, seat, receiver, card)


def give_nothing(table: Table, seat: int) -> None:
    """All cards leave the game. SR-M38."""
    _remove_cards(table, seat)


# Giving up


def leave(table: Table, seat: int) -> None:
    """Somebody gives up: he is out, a question to him lapses, and his own turn ends at once.

    SR-M49 to SR-M51, SR-M56, SR-M57, SR-M190, SR-M214.
    """
    seating = table.tables.seating
    if seating.takes_team_turns:
        _concede(table, seat)
        return
    if table.get(DEPTH) > 0 and frames.seat_of(table.frame()) == seat:
        _store_bought(table)
    _eliminate(table, seat, codes.RESIGNED)
    if table.get(REASON) != codes.RUNNING:
        return
    _remove_cards(table, seat)
    _drop_questions(table, seat)


def _concede(table: Table, seat: int) -> None:
    """A Hydra team gives up when all its members would. SR-M116."""
    seating = table.tables.seating
    conceded = table.get(CONCEDED) | (1 << seat)
    table.set(CONCEDED, conceded)
    if table.journal is not None:
        table.journal.note(codes.E_CONCEDES, seat, 0, 0)
    if conceded & seating.team[seat] == seating.team[seat]:
        finish(table, 1 - seating.side[seat], codes.RESIGNED)


def _drop_questions(table: Table, seat: int) -> None:
    """Take what waits for one who left off the stack; what others were asked stays. SR-M52 to SR-M54."""
    depth = table.get(DEPTH)
    waiting = [table.frame_at(index) for index in range(depth)]
    while table.get(DEPTH) > 0:
        table.pop()
    is_current = table.get(CURRENT) == seat
    if is_current:
        table.push(frames.plain(codes.BEGIN_TURN, neighbour(table, seat, 1), 0))
    for frame in waiting:
        kind = frames.what(frame)
        if kind == codes.BEGIN_TURN:
            if not is_current:
                following = frames.seat_of(frame)
                if following == seat:
                    following = neighbour(table, seat, 1)
                table.push(frames.plain(codes.BEGIN_TURN, following, 0))
        elif kind == codes.N_REVEAL or (frames.seat_of(frame) != seat and not _is_pointless(table, seat, frame)):
            table.push(frame)


def _is_pointless(table: Table, seat: int, frame: int) -> bool:
    """Whether a question was about the one who left: how hard to attack him, or which of his bases to destroy.

    SR-M55.
    """
    kind = frames.what(frame)
    if kind == codes.Q_AMOUNT:
        return frames.second_of(frame) == seat
    return kind == codes.Q_DESTROY and not any_target(table, frames.seat_of(frame))
