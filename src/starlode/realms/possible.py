"""Whether a position that somebody wrote down can be: what the box does not hold or the rules never bring about."""

from collections.abc import Mapping, Sequence

from starlode.core import frames
from starlode.core.errors import BadInput
from starlode.realms import codes
from starlode.realms.cards import Card
from starlode.realms.pending import QUESTIONS, Pending
from starlode.realms.state import State
from starlode.realms.table import (
    AUTHORITY,
    BLOBS,
    COMBAT,
    CURRENT,
    DEPTH,
    HAND,
    IN_PLAY,
    KNOWN,
    MARKERS,
    OWED,
    PLACE,
    REASON,
    REMOVED,
    ROW,
    SCRAP_HEAP,
    SHIPS,
    TRADE,
    TRADE_DECK,
    TURN,
)

ROW_SIZE = 5
MOST_RESUMED = 2  # an ability within another's choice
UNASKED = (
    codes.Q_DISCARD,
    codes.Q_DESTINATION,
    codes.Q_AMOUNT,
    codes.Q_GIFT,
    codes.Q_RECEIVER,
)  # questions that need no card to ask them

WAITING = (codes.Q_DISCARD, codes.Q_GIFT)  # several players may be asked for these, one after the other
OUT_OF_TURN = (codes.Q_DISCARD, codes.Q_GIFT, codes.Q_RECEIVER, codes.Q_CONSENT)


def refuse_impossible(
    state: State, cards: Sequence[Card], supply: Sequence[int], totals: Mapping[int, int], pending: Pending
) -> None:
    """Raise BadInput with the first thing that cannot be."""
    for kind, total in totals.items():
        if total > supply[kind]:
            raise BadInput(f"the position holds {total} of {cards[kind].id}: there are only {supply[kind]}")
    _refuse_common_piles(state, cards)
    for seat in range(state.seats):
        _refuse_seat(state, cards, seat)
    if state.get(REASON) == codes.DEFEAT and all(state.of(seat, AUTHORITY) for seat in range(state.seats)):
        raise BadInput("over: by defeat somebody's authority is 0")
    stack = [int(state.frame_at(depth)) for depth in range(state.get(DEPTH))]
    if any(frames.what(frame) < codes.N_DRAW and frames.what(frame) not in WAITING for frame in stack[:-1]):
        raise BadInput("only the last open question of a position can be somebody's to answer")
    if sum(frames.what(frame) == codes.RUN for frame in stack) > MOST_RESUMED:
        raise BadInput("an open question: no abilities lie so deep within each other")
    for frame in stack:
        _refuse_frame(state, frame)
        _refuse_asker(state, cards, frame, pending)
    revealed = sum(frames.number_of(frame) for frame in stack if frames.what(frame) == codes.N_REVEAL)
    if revealed > ROW_SIZE - state.size(ROW):
        raise BadInput(f"the open question reveal: the trade row has no room for {revealed} cards")


def _refuse_common_piles(state: State, cards: Sequence[Card]) -> None:
    if state.size(ROW) > ROW_SIZE:
        raise BadInput(f"the trade row holds {state.size(ROW)} cards: there is room for {ROW_SIZE}")
    for kind, card in enumerate(cards):
        if card.faction == "unaligned" and (state.count(ROW, kind) or state.count(TRADE_DECK, kind)):
            raise BadInput(f"trade row or trade deck: {card.id} is no trade card")
    if state.size(REMOVED) and not any(state.of(seat, PLACE) for seat in range(state.seats)):
        raise BadInput("removed: only cards of eliminated players leave the game")
    if state.count(SCRAP_HEAP, state.tables.explorer):
        raise BadInput("scrap-heap: an Explorer goes to its own pile instead")


def _refuse_seat(state: State, cards: Sequence[Card], seat: int) -> None:
    if not has_turn(state, seat) and any(state.of(seat, number) for number in (TRADE, COMBAT, MARKERS, BLOBS, SHIPS)):
        raise BadInput(f"seat {seat + 1}: pools, markers and ships played belong to the seat whose turn it is")
    if state.of(seat, OWED) and not state.tables.discard_next_turn:
        raise BadInput(f"seat {seat + 1}: owes discards, but with discards=immediate nobody does")
    authority = state.of(state.tables.seating.score[seat], AUTHORITY)
    if state.get(REASON) == codes.RUNNING and (authority == 0) != (state.of(seat, PLACE) > 0):
        raise BadInput(f"seat {seat + 1}: nobody plays on with an authority of 0, or is out with more")
    for kind, card in enumerate(cards):
        if state.count(state.pile(seat, KNOWN), kind) > state.count(state.pile(seat, HAND), kind):
            raise BadInput(f"seat {seat + 1}: {card.id} is known to be in a hand where it is not")


def has_turn(state: State, seat: int) -> bool:
    """Whether it is the turn of a seat, or of its team where a team has one turn."""
    seating, current = state.tables.seating, state.get(CURRENT)
    return seat == current or (seating.takes_team_turns and seating.side[seat] == seating.side[current])


def _refuse_frame(state: State, frame: int) -> None:
    """An open question that the rules would not have asked here."""
    kind, seat, number = frames.what(frame), frames.seat_of(frame), frames.number_of(frame)
    name = QUESTIONS[kind]
    is_question = kind < codes.N_DRAW
    if ((is_question and kind not in UNASKED) or kind == codes.RUN) and frames.card_of(frame) == codes.NONE:
        raise BadInput(f"the open question {name} does not say which card asks")
    if ((is_question and kind not in OUT_OF_TURN) or kind == codes.RUN) and seat != state.get(CURRENT):
        raise BadInput(f"the open question {name} is not asked of seat {seat + 1}, whose turn it is not")
    if kind == codes.Q_DISCARD and not 0 < number < state.size(state.pile(seat, HAND)):
        raise BadInput(f"the open question discard: {number} cards are no choice out of this hand")
    if kind == codes.BEGIN_TURN and _in_the_middle_of_a_turn(state):
        raise BadInput("the open question begin-turn: a turn begins when no ship is in play and nothing is used")
    if kind == codes.N_START and (state.get(TURN) > 0 or state.get(DEPTH) > 1 or _is_dealt(state)):
        raise BadInput("the open question start: the match has been dealt already")


def _refuse_asker(state: State, cards: Sequence[Card], frame: int, pending: Pending) -> None:
    """A question that the card which asks it does not ask."""
    kind, number = frames.what(frame), frames.number_of(frame)
    if kind == codes.Q_DESTINATION:
        ship = cards[number]
        if ship.is_base or (ship.faction == "unaligned" and number != state.tables.explorer):
            raise BadInput(f"the open question destination: {ship.id} is no ship that can be bought")
    card, copied = frames.card_of(frame), frames.copied_of(frame)
    if (kind in UNASKED and card == codes.NONE) or kind > codes.Q_TARGET:
        return
    if copied != codes.NONE and (card != state.tables.needle or cards[copied].is_base or copied == card):
        raise BadInput(f"the open question {QUESTIONS[kind]}: {cards[card].id} is no copy of {cards[copied].id}")
    if not pending.is_asked_by(frame, card if copied == codes.NONE else copied):
        raise BadInput(f"the open question {QUESTIONS[kind]} is not one that {cards[card].id} asks")
    if kind == codes.Q_COPY and state.count(state.pile(frames.seat_of(frame), IN_PLAY) + 1, card) <= state.marked():
        raise BadInput("the open question copy-ship: no plain Needle is in play")


def _in_the_middle_of_a_turn(state: State) -> bool:
    """Whether any seat has ships in play, or bases whose abilities are used."""
    return any(state.size(state.pile(seat, IN_PLAY) + used) for seat in range(state.seats) for used in (1, 2, 3))


def _is_dealt(state: State) -> bool:
    return state.size(ROW) > 0 or any(state.size(state.pile(seat, HAND)) for seat in range(state.seats))
