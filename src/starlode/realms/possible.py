"""Whether a position that somebody wrote down can be: what the box does not hold or the rules never bring about."""

from collections.abc import Mapping, Sequence

from starlode.core.errors import BadInput
from starlode.realms import codes, frames
from starlode.realms.cards import Card
from starlode.realms.pending import QUESTIONS
from starlode.realms.state import State
from starlode.realms.table import (
    AUTHORITY,
    CURRENT,
    DEPTH,
    HAND,
    IN_PLAY,
    KNOWN,
    REASON,
    ROW,
    SCRAP_HEAP,
    TRADE_DECK,
    TURN,
)

ROW_SIZE = 5
MOST_RESUMED = 2  # an ability within another's choice
UNASKED = (codes.Q_DISCARD, codes.Q_DESTINATION)  # questions that need no card to ask them


def refuse_impossible(state: State, cards: Sequence[Card], supply: Sequence[int], totals: Mapping[int, int]) -> None:
    """Raise BadInput with the first thing that cannot be."""
    for kind, total in totals.items():
        if total > supply[kind]:
            raise BadInput(f"the position holds {total} of {cards[kind].id}: there are only {supply[kind]}")
    _refuse_common_piles(state, cards)
    for seat in range(state.seats):
        _refuse_seat(state, cards, seat)
    stack = [int(state.frame_at(depth)) for depth in range(state.get(DEPTH))]
    if any(frames.what(frame) < codes.N_DRAW for frame in stack[:-1]):
        raise BadInput("only the last open question of a position can be somebody's to answer")
    if sum(frames.what(frame) == codes.RUN for frame in stack) > MOST_RESUMED:
        raise BadInput("an open question: no abilities lie so deep within each other")
    for frame in stack:
        _refuse_frame(state, frame)


def _refuse_common_piles(state: State, cards: Sequence[Card]) -> None:
    if state.size(ROW) > ROW_SIZE:
        raise BadInput(f"the trade row holds {state.size(ROW)} cards: there is room for {ROW_SIZE}")
    for kind, card in enumerate(cards):
        if card.faction == "unaligned" and (state.count(ROW, kind) or state.count(TRADE_DECK, kind)):
            raise BadInput(f"trade row or trade deck: {card.id} is no trade card")
    if state.count(SCRAP_HEAP, state.tables.explorer):
        raise BadInput("scrap-heap: an Explorer goes to its own pile instead")


def _refuse_seat(state: State, cards: Sequence[Card], seat: int) -> None:
    if state.of(seat, AUTHORITY) < 1 and state.get(REASON) == codes.RUNNING:
        raise BadInput(f"seat {seat + 1}: nobody plays on with an authority of {state.of(seat, AUTHORITY)}")
    for kind, card in enumerate(cards):
        if state.count(state.pile(seat, KNOWN), kind) > state.count(state.pile(seat, HAND), kind):
            raise BadInput(f"seat {seat + 1}: {card.id} is known to be in a hand where it is not")


def _refuse_frame(state: State, frame: int) -> None:
    """An open question that the rules would not have asked here."""
    kind, seat, number = frames.what(frame), frames.seat_of(frame), frames.number_of(frame)
    name = QUESTIONS[kind]
    is_question = kind < codes.N_DRAW
    if ((is_question and kind not in UNASKED) or kind == codes.RUN) and frames.card_of(frame) == codes.NONE:
        raise BadInput(f"the open question {name} does not say which card asks")
    if ((is_question and kind != codes.Q_DISCARD) or kind == codes.RUN) and seat != state.get(CURRENT):
        raise BadInput(f"the open question {name} is not asked of seat {seat + 1}, whose turn it is not")
    if kind == codes.Q_DISCARD and not 0 < number < state.size(state.pile(seat, HAND)):
        raise BadInput(f"the open question discard: {number} cards are no choice out of this hand")
    if kind == codes.N_REVEAL and number > ROW_SIZE - state.size(ROW):
        raise BadInput(f"the open question reveal: the trade row has no room for {number} cards")
    if kind == codes.BEGIN_TURN and _in_the_middle_of_a_turn(state):
        raise BadInput("the open question begin-turn: a turn begins when no ship is in play and nothing is used")
    if kind == codes.N_START and (state.get(TURN) > 0 or state.get(DEPTH) > 1 or _is_dealt(state)):
        raise BadInput("the open question start: the match has been dealt already")


def _in_the_middle_of_a_turn(state: State) -> bool:
    """Whether any seat has ships in play, or bases whose abilities are used."""
    return any(state.size(state.pile(seat, IN_PLAY) + used) for seat in range(state.seats) for used in (1, 2, 3))


def _is_dealt(state: State) -> bool:
    return state.size(ROW) > 0 or any(state.size(state.pile(seat, HAND)) for seat in range(state.seats))
