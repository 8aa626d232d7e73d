"""Star Realms in numbers, for learning environments: observations, and actions told from the actor's place; compiled.

Everything comes from what the viewer's view tells, with the viewer first and the others as they follow him.
`realms/encoding.py` names every slot; docs/encoding.md is made from that.
"""

from typing import Final

from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.core.engine.filling import clear, put_flag, put_number, put_set, put_wide
from starlode.core.engine.places import place_of, places, seat_at
from starlode.realms.engine import codes, marks
from starlode.realms.engine.table import (
    ACTOR,
    AUTHORITY,
    BLOBS,
    COMBAT,
    CONCEDED,
    CURRENT,
    DECK,
    DEPTH,
    DISCARD_PILE,
    EXPLORERS,
    FINISHED,
    HAND,
    IN_PLAY,
    KNOWN,
    LIVING,
    MARKERS,
    MOST_FRAMES,
    OWED,
    QUIET,
    RECEIVED,
    REMOVED,
    ROW,
    SCRAP_HEAP,
    SHIPS,
    SHUFFLES,
    TOP,
    TRADE,
    TRADE_DECK,
    TURN,
    UNLOCKED,
    Table,
)

FACTIONS: Final = 4
QUESTIONS: Final = 22  # of seats and of nature; codes.py numbers them from 1
TOP_SHOWN: Final = 8  # cards on top of a deck whose order is told; more are hardly ever known
WAITING: Final = MOST_FRAMES - 1  # frames below the open question
WAITING_SLOTS: Final = 8  # of each


def observe(table: Table, seat: int, sees_all: bool, out: bytearray, at: int) -> None:
    """Write what a seat may know, or with `sees_all` everything, in the order of `realms/encoding.py`."""
    seating = table.tables.seating
    clear(out, at, table.tables.codebook.observation)
    viewer = 0
    seen = 0
    if seat >= 0:
        viewer = seat
        seen = seating.sees[seat]
    if sees_all:
        seen = -1
    at = _put_table(table, viewer, out, at)
    at = _put_question(table, viewer, out, at)
    at = _put_waiting(table, viewer, out, at)
    for place in range(table.seats):
        other = seat_at(table, viewer, place)
        at = _put_seat(table, viewer, other, seen & (1 << other) != 0, out, at)


def _put_table(table: Table, viewer: int, out: bytearray, at: int) -> int:
    """Who is asked, what everybody shares, and how far the match is."""
    seats = table.seats
    kinds = len(table.tables.presence)
    actor = table.get(ACTOR)
    if actor >= 0:
        out[at + place_of(table, viewer, actor)] = 1
    elif actor == codes.NATURE:
        out[at + seats] = 1
    else:
        out[at + seats + 1] = 1
    at += seats + 2
    out[at + place_of(table, viewer, table.get(CURRENT))] = 1
    at += seats
    put_wide(out, at, table.get(TURN))
    put_wide(out, at + 2, table.get(TURN) - table.get(QUIET))
    put_number(out, at + 4, table.get(EXPLORERS))
    at += 5
    table.put_pile(TRADE_DECK, kinds, out, at)
    table.put_pile(ROW, kinds, out, at + kinds)
    table.put_pile(SCRAP_HEAP, kinds, out, at + 2 * kinds)
    at += 3 * kinds
    if seats > 2:
        table.put_pile(REMOVED, kinds, out, at)
        at += kinds
    if table.tables.seating.takes_team_turns:
        put_set(out, at, places(table, viewer, table.get(FINISHED)))
        put_set(out, at + seats, places(table, viewer, table.get(RECEIVED)))
        put_set(out, at + 2 * seats, places(table, viewer, table.get(CONCEDED)))
        at += 3 * seats
    return at


def _put_question(table: Table, viewer: int, out: bytearray, at: int) -> int:
    """What is asked, by which card, about which card and seat, and its numbers."""
    kinds = len(table.tables.presence)
    end = at + QUESTIONS + 3 * kinds + table.seats + 6
    if table.get(DEPTH) == 0:
        return end
    top = table.frame()
    asked = frames.what(top)
    number = frames.number_of(top)
    second = frames.second_of(top)
    where = frames.at_of(top)
    out[at + asked - 1] = 1
    at += QUESTIONS
    if frames.card_of(top) != codes.NONE:
        out[at + frames.card_of(top)] = 1
    at += kinds
    if frames.copied_of(top) != codes.NONE:
        out[at + frames.copied_of(top)] = 1
    at += kinds
    if asked == codes.Q_DESTINATION or asked == codes.Q_RECEIVER:
        out[at + number] = 1
        number = 0
    at += kinds
    if asked == codes.Q_AMOUNT or asked == codes.Q_SHARE or asked == codes.Q_CONSENT:
        out[at + place_of(table, viewer, second)] = 1
        second = 0
    elif asked == codes.Q_DAMAGE:
        out[at + place_of(table, viewer, where)] = 1
        where = 0
    at += table.seats
    put_wide(out, at, number)
    put_wide(out, at + 2, second)
    put_wide(out, at + 4, where)
    return end


def _put_waiting(table: Table, viewer: int, out: bytearray, at: int) -> int:
    """What goes on when the question is answered, the next one first."""
    end = at + WAITING * WAITING_SLOTS
    depth = table.get(DEPTH) - 2
    while depth >= 0:
        waits = table.frame_at(depth)
        kind = frames.what(waits)
        card = frames.card_of(waits)
        copied = frames.copied_of(waits)
        where = frames.at_of(waits)
        out[at] = kind
        out[at + 1] = 1 + place_of(table, viewer, frames.seat_of(waits))
        if card != codes.NONE:
            out[at + 2] = 1 + card
        if kind == codes.POOL:
            where = 0  # what each seat has promised stands at the seats
            if copied != codes.MOST_SEATS:
                out[at + 3] = 1 + place_of(table, viewer, copied)
        elif copied != codes.NONE:
            out[at + 3] = 1 + copied
        put_wide(out, at + 4, frames.number_of(waits))
        put_wide(out, at + 6, where)
        at += WAITING_SLOTS
        depth -= 1
    return end


def _put_seat(table: Table, viewer: int, seat: int, is_seen: bool, out: bytearray, at: int) -> int:
    """A seat: its numbers, its cards, and what is known of its hand and deck."""
    kinds = len(table.tables.presence)
    piles = table.piles(seat)
    at = _put_numbers(table, viewer, seat, out, at)
    if is_seen:
        table.put_pile(piles + HAND, kinds, out, at)
    table.put_pile(piles + KNOWN, kinds, out, at + kinds)
    _put_unseen(table, piles, is_seen, out, at + 2 * kinds)
    at += 3 * kinds
    table.put_pile(piles + DISCARD_PILE, kinds, out, at)
    at += kinds
    for used in range(4):
        table.put_pile(piles + IN_PLAY + used, kinds, out, at)
        at += kinds
    put_set(out, at, table.of(seat, SHIPS))
    at += kinds
    if table.marked() > 0:
        _put_marks(table, seat, out, at)
    at += 2 * kinds
    if table.tables.seating.damage_lasts_on != 0:
        at += 2 * kinds
    if table.tables.seating.takes_team_turns:
        at += kinds
    for depth in range(min(table.size(piles + TOP), TOP_SHOWN)):
        out[at + depth] = 1 + table.on_top(seat, depth)
    return at + TOP_SHOWN


def _put_numbers(table: Table, viewer: int, seat: int, out: bytearray, at: int) -> int:
    seating = table.tables.seating
    piles = table.piles(seat)
    put_wide(out, at, table.of(seating.score[seat], AUTHORITY))
    put_wide(out, at + 2, table.of(seat, TRADE))
    put_wide(out, at + 4, table.of(seat, COMBAT))
    put_number(out, at + 6, table.of(seat, MARKERS))
    put_number(out, at + 7, table.of(seat, BLOBS))
    put_number(out, at + 8, table.of(seat, OWED))
    put_wide(out, at + 9, table.of(seat, SHUFFLES))
    put_number(out, at + 11, table.size(piles + HAND))
    put_number(out, at + 12, table.size(piles + DECK) + table.size(piles + TOP))
    put_set(out, at + 13, table.of(seat, UNLOCKED))
    at += 13 + FACTIONS
    if table.seats == 2:
        return at
    put_flag(out, at, table.get(LIVING) & (1 << seat) != 0)
    put_flag(out, at + 1, seating.side[seat] == seating.side[viewer])
    put_flag(out, at + 2, seating.vital[seat] & (1 << seat) != 0)
    put_flag(out, at + 3, seating.damage_lasts_on & (1 << seat) != 0)
    at += 4
    if seating.takes_team_turns:
        put_number(out, at, _promised(table, seat))
        at += 1
    return at


def _promised(table: Table, seat: int) -> int:
    """What a seat has promised to a payment that is open; pooling.py has four bits for each member of a team."""
    seating = table.tables.seating
    for depth in range(table.get(DEPTH)):
        request = table.frame_at(depth)
        if frames.what(request) == codes.POOL and seating.side[frames.seat_of(request)] == seating.side[seat]:
            return (frames.at_of(request) >> 4 * (seat - seating.score[seat])) & 15
    return 0


def _put_unseen(table: Table, piles: int, is_seen: bool, out: bytearray, at: int) -> None:
    """The deck; of a hand that is not seen the deck with whatever of the hand nobody knows."""
    table.put_pile(piles + DECK, len(table.tables.presence), out, at)
    if is_seen:
        return
    mask = table.mask(piles + HAND)
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        unknown = table.count(piles + HAND, card) - table.count(piles + KNOWN, card)
        out[at + card] = table.count(piles + DECK, card) + unknown


def _put_marks(table: Table, seat: int, out: bytearray, at: int) -> None:
    """What a seat's Needles copy, by whether the copied ally ability is used; its damaged bases; what was refused."""
    kinds = len(table.tables.presence)
    seating = table.tables.seating
    for index in range(table.marked()):
        mark = table.mark_at(index)
        if marks.seat_of(mark) != seat:
            continue
        card = marks.card_of(mark)
        tells = marks.tells(mark)
        if tells == marks.COPY:
            out[at + marks.figure_of(mark) * kinds + card] += 1
        elif tells == marks.DAMAGE:
            out[at + 2 * kinds + card] += 1
            out[at + 3 * kinds + card] += marks.figure_of(mark)
        elif seating.damage_lasts_on != 0:
            out[at + 4 * kinds + card] = 1
        else:
            out[at + 2 * kinds + card] = 1


# Actions


def turned(table: Table, action: int, by: int) -> int:
    """An action of the actor with its seats told so many places further round the table; nature's has none."""
    kind = action >> 6
    low = action & 63
    if table.get(ACTOR) <= 0:  # nature's, or from the first seat, from which they are told already
        return action
    if kind < codes.ATTACK_BASE:
        if kind == codes.ATTACK:
            return (kind << 6) + seat_at(table, by, low)
        return action
    if kind < codes.CHOOSE:
        block = codes.ATTACK_BASE if kind < codes.DESTROY else codes.DESTROY
        return (block + seat_at(table, by, kind - block) << 6) + low
    if kind == codes.HAND_OVER or kind == codes.TARGET:
        return (kind << 6) + seat_at(table, by, low)
    if codes.PASS <= kind < codes.HAND_OVER:
        return (codes.PASS + seat_at(table, by, kind - codes.PASS) << 6) + low
    return action
