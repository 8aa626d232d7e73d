"""Whether the open questions of a written position are ones that the rules would have asked here, in this order."""

from collections.abc import Sequence

from starlode.core.engine import frames
from starlode.core.errors import BadInput
from starlode.realms.cards import Card
from starlode.realms.engine import codes, table
from starlode.realms.engine.marks import needles_that_copy
from starlode.realms.engine.state import State
from starlode.realms.written.payments import refuse_payment
from starlode.realms.written.pending import IN_A_PROGRAM, QUESTIONS, Pending
from starlode.realms.written.strikes import refuse_attack, refuse_gift

ROW_SIZE = 5
OF_A_TURN = (table.TRADE, table.COMBAT, table.MARKERS, table.BLOBS, table.SHIPS)
MOST_RESUMED = 2  # an ability within another's choice
# Questions that need no card to ask them.
UNASKED = (codes.Q_DISCARD, codes.Q_DESTINATION, codes.Q_AMOUNT, codes.Q_GIFT, codes.Q_RECEIVER)
OUT_OF_TURN = (codes.Q_DISCARD, codes.Q_GIFT, codes.Q_RECEIVER, codes.Q_CONSENT)
DEFEATED = (codes.Q_GIFT, codes.Q_RECEIVER)  # asked of players who are out
FIRST = (codes.N_START, codes.BEGIN_TURN, codes.POOL, codes.Q_AMOUNT, codes.Q_DAMAGE)  # nothing lies below these
HELP = (codes.Q_FROM, codes.Q_SHARE, codes.Q_CONSENT)  # asked on behalf of a payment
# What may lie above the next turn: the deal or a draw phase, and what is left of a turn that somebody gave up in.
BETWEEN_TURNS = (codes.N_DRAW, codes.N_REVEAL, codes.Q_DISCARD, *DEFEATED)


def refuse_questions(state: State, cards: Sequence[Card], stack: Sequence[int], pending: Pending) -> None:
    """Raise BadInput with the first question that cannot be open."""
    _refuse_order(stack)
    for frame in stack:
        _refuse_frame(state, frame)
        _refuse_asker(state, cards, frame, pending)
    _refuse_discards(state, stack)
    revealed = sum(frames.number_of(frame) for frame in stack if frames.what(frame) == codes.N_REVEAL)
    if revealed > ROW_SIZE - state.size(table.ROW):
        raise BadInput("bad-question-reveal", count=revealed)
    for frame in stack:
        if frames.what(frame) in (codes.Q_AMOUNT, codes.Q_DAMAGE):
            refuse_attack(state, frame)
        elif frames.what(frame) == codes.Q_RECEIVER:
            refuse_gift(state, frame)
        elif frames.what(frame) == codes.POOL:
            refuse_payment(state, stack)


def _refuse_order(stack: Sequence[int]) -> None:
    """What can lie below what."""
    asked = [frames.what(frame) for frame in stack]
    for depth, kind in enumerate(asked):
        if kind < codes.N_DRAW and kind != codes.Q_DISCARD and depth < len(asked) - 1:
            raise BadInput("bad-question-not-last")
        if kind in FIRST and depth > 0:
            raise BadInput("bad-question-first", question=QUESTIONS[kind])
        if kind in HELP and (depth != 1 or asked[0] != codes.POOL):
            raise BadInput("bad-question-no-payment", question=QUESTIONS[kind])
        if codes.BEGIN_TURN in asked[:depth] and kind not in BETWEEN_TURNS:
            raise BadInput("bad-question-between", question=QUESTIONS[kind])
        if codes.POOL in asked[:depth] and kind not in HELP:
            raise BadInput("bad-question-payment", question=QUESTIONS[kind])
        if codes.N_START in asked[:depth]:
            raise BadInput("bad-question-start-else")
    if asked.count(codes.RUN) > MOST_RESUMED:
        raise BadInput("bad-question-depth")


def _refuse_frame(state: State, frame: int) -> None:
    """An open question that the rules would not have asked this seat now."""
    kind, seat, current = frames.what(frame), frames.seat_of(frame), state.get(table.CURRENT)
    name = QUESTIONS[kind]
    is_question = kind < codes.N_DRAW
    if ((is_question and kind not in UNASKED) or kind == codes.RUN) and frames.card_of(frame) == codes.NONE:
        raise BadInput("bad-question-asker", name=name)
    if ((is_question and kind not in OUT_OF_TURN) or kind in (codes.RUN, codes.POOL)) and seat != current:
        raise BadInput("bad-question-turn", name=name, seat=seat + 1)
    is_out = state.of(seat, table.PLACE) > 0
    if kind in DEFEATED and not is_out:
        raise BadInput("bad-question-undefeated", name=name, seat=seat + 1)
    if kind not in (*DEFEATED, codes.N_REVEAL) and is_out:
        raise BadInput("bad-question-out", name=name, seat=seat + 1)
    if kind == codes.BEGIN_TURN and _in_the_middle_of_a_turn(state):
        raise BadInput("bad-question-begin")
    if kind == codes.N_START and (state.get(table.TURN) > 0 or _is_dealt(state) or _in_the_middle_of_a_turn(state)):
        raise BadInput("bad-question-dealt")


def _refuse_asker(state: State, cards: Sequence[Card], frame: int, pending: Pending) -> None:
    """A question that the card which asks it does not ask."""
    kind, number = frames.what(frame), frames.number_of(frame)
    if kind == codes.Q_DESTINATION:
        ship = cards[number]
        if ship.is_base or (ship.faction == "unaligned" and number != state.tables.explorer):
            raise BadInput("bad-question-ship", card=ship.id)
    card, copied = frames.card_of(frame), frames.copied_of(frame)
    if (kind in UNASKED and card == codes.NONE) or (kind > codes.Q_TARGET and kind != codes.RUN):
        return
    asking = card if copied == codes.NONE else copied
    if kind in IN_A_PROGRAM and pending.card_at(frame) != asking:
        raise BadInput("bad-question-step", question=QUESTIONS[kind], card=cards[asking].id)
    if kind != codes.RUN and not pending.is_asked_by(frame, asking):
        raise BadInput("bad-question-card", question=QUESTIONS[kind], card=cards[card].id)
    seat = frames.seat_of(frame)
    if kind == codes.Q_COPY and state.count(state.pile(seat, table.IN_PLAY) + 1, card) <= needles_that_copy(
        state, seat
    ):
        raise BadInput("bad-question-needle")


def _refuse_discards(state: State, stack: Sequence[int]) -> None:
    """A forced discard asks where there is a choice, of each hand once, and before anything else."""
    waiting = [frame for frame in stack if frames.what(frame) == codes.Q_DISCARD]
    for frame in waiting:
        seat, number = frames.seat_of(frame), frames.number_of(frame)
        if not 0 < number < state.size(state.pile(seat, table.HAND)):
            raise BadInput("bad-question-discard-count", count=number)
    if len({frames.seat_of(frame) for frame in waiting}) < len(waiting):
        raise BadInput("bad-question-discard-once")
    if waiting and list(stack[-len(waiting) :]) != waiting:
        raise BadInput("bad-question-discard-else")


def has_turn(state: State, seat: int) -> bool:
    """Whether it is the turn of a seat, or of its team where a team has one turn."""
    seating, current = state.tables.seating, state.get(table.CURRENT)
    return seat == current or (seating.takes_team_turns and seating.side[seat] == seating.side[current])


def _in_the_middle_of_a_turn(state: State) -> bool:
    """Whether any seat has ships in play, bases whose abilities are used, or what lasts for a turn only."""
    if any(state.of(seat, number) for seat in range(state.seats) for number in OF_A_TURN):
        return True
    return any(state.size(state.pile(seat, table.IN_PLAY) + used) for seat in range(state.seats) for used in (1, 2, 3))


def _is_dealt(state: State) -> bool:
    return state.size(table.ROW) > 0 or any(state.size(state.pile(seat, table.HAND)) for seat in range(state.seats))
