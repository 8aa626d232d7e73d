"""Which questions may be open where: what the rules would not have asked at a table is refused."""

from collections.abc import Callable, Sequence

from starlode.cavein.engine import codes, table
from starlode.cavein.engine.state import State
from starlode.cavein.engine.taking import EACH_OR_SOME, ONE_BASE, bottom_is_free
from starlode.cavein.engine.tints import mark_of, tint_colour
from starlode.cavein.engine.turn import missing
from starlode.cavein.written.pending import QUESTIONS
from starlode.core.engine import frames
from starlode.core.errors import BadInput, Said

SEAT_QUESTIONS = range(codes.Q_PAY_RECRUIT, codes.Q_CAST_COLOUR + 1)
# What may wait below a question, bottom first; where nothing is said, nothing may.
BELOW: dict[int, tuple[tuple[int, ...], ...]] = {
    codes.Q_TAKE_CRYSTAL: (
        (),
        (codes.Q_SUBJUGATE_FROM_HAND,),
        (codes.AFTER_RAID,),
        (codes.AFTER_MINING,),
        (codes.AFTER_MINING, codes.AFTER_MINING),
    ),
    codes.N_ARTIFACT: ((), (codes.Q_CAST_COLOUR,)),
    codes.N_DOCKS: ((codes.COUNT_STACKS,),),
    codes.N_MINE: ((codes.COUNT_STACKS,),),
}
ALONE = (*SEAT_QUESTIONS, codes.COUNT_STACKS, codes.BEGIN_TURN)
NEEDS_A_CARD = (
    codes.Q_TAKE_FROM_BASES,
    codes.Q_TAKE_FROM_BOTTOM,
    codes.Q_RECOLOUR,
    codes.Q_DYE_COLOUR,
    codes.Q_DYE,
    codes.Q_SUBJUGATE,
    codes.Q_SUBJUGATE_FROM_HAND,
)


def refuse_questions(state: State, stack: Sequence[int]) -> None:
    """Raise BadInput with the first open question that the rules would not have asked here."""
    if not stack:
        return
    *below, top = [frames.what(frame) for frame in stack]
    if tuple(below) not in BELOW.get(top, ((),)) or (not below and top not in (*ALONE, codes.N_ARTIFACT)):
        raise BadInput("bad-questions-order", known=", ".join(QUESTIONS[kind] for kind in [*below, top]))
    for frame in stack:
        kind, seat = frames.what(frame), frames.seat_of(frame)
        nobodys = kind in (codes.N_DOCKS, codes.N_MINE)
        if kind == codes.BEGIN_TURN:
            if not state.get(table.LIVING) >> seat & 1:
                _refuse(frame, "bad-why-left", seat=seat + 1)
        elif seat != (0 if nobodys else state.get(table.CURRENT)):
            _refuse(frame, "bad-why-not-concerned", seat=seat + 1)
        if state.get(table.DEEDS) & table.STARTING and kind != codes.Q_TAKE_FROM_DOCKS:
            _refuse(frame, "bad-why-starting")
        if kind in NEEDS_A_CARD and frames.card_of(frame) == codes.NONE:
            _refuse(frame, "bad-why-no-asker")
        if kind in _CHECKS:
            _CHECKS[kind](state, frame)


def _refuse(frame: int, why: str, **values: object) -> None:
    raise BadInput("bad-question", question=QUESTIONS[frames.what(frame)], why=Said(why, values))


def _operand(state: State, frame: int) -> int:
    return int(state.tables.skill[frames.card_of(frame)]) >> 5


def _op(state: State, frame: int) -> int:
    return int(state.tables.skill[frames.card_of(frame)]) & 31


# One check for each question


def _pay_recruit(state: State, frame: int) -> None:
    card = frames.card_of(frame)
    if card == codes.NONE or state.count(table.DOCKS, card) == 0:
        _refuse(frame, "bad-why-not-in-docks")
    if state.hand_size(state.get(table.CURRENT)) >= codes.HAND_LIMIT or not state.get(table.DEEDS) & codes.RECRUITING:
        _refuse(frame, "bad-why-no-recruiting")


def _in_the_mine(state: State, frame: int) -> None:
    crystal, tinted = frames.card_of(frame), frames.copied_of(frame)
    marks = [int(state.mark_at(index)) for index in range(state.marked())]
    there = 0 if crystal == codes.NONE else int(state.count(table.MINE, crystal))
    if tinted:
        there = min(there, marks.count(int(mark_of(crystal, tinted))))
    else:
        there -= sum(mark & 63 == crystal for mark in marks)
    if there <= 0:
        _refuse(frame, "bad-why-not-in-mine")


def _paying_colour(state: State, frame: int) -> None:
    _in_the_mine(state, frame)
    if not state.is_wild(tint_colour(state, frames.card_of(frame), frames.copied_of(frame))):
        _refuse(frame, "bad-why-not-wild")


def _pay_crystal(state: State, frame: int) -> None:
    _in_the_mine(state, frame)
    crystal, tinted, paying = frames.card_of(frame), frames.copied_of(frame), frames.at_of(frame) & codes.PAID_COLOUR
    colour = tint_colour(state, crystal, tinted)
    if not state.is_wild(colour) and paying != colour:
        _refuse(frame, "bad-why-other-colour")
    _refuse_paid(state, frame)


def _pay_artifact(state: State, frame: int) -> None:
    card = state.tables.card_of_half[frames.at_of(frame) & codes.PAID_HALF]
    if all(state.top_artifact(stack) != card for stack in range(3)):
        _refuse(frame, "bad-why-not-on-top")
    _refuse_paid(state, frame)


def _refuse_paid(state: State, frame: int) -> None:
    """Without surplus cards nothing more is asked once the cost is paid."""
    if frames.number_of(frame) <= frames.second_of(frame) and not state.tables.surplus:
        _refuse(frame, "bad-why-is-paid")


def _take_from_docks(state: State, frame: int) -> None:
    levels, level = frames.number_of(frame), frames.at_of(frame)
    if frames.card_of(frame) == codes.NONE:
        asks = (
            (levels, level) == (0, state.tables.agents_level)
            and state.has_effect(table.AGENTS_USED)
            and state.get(table.DEEDS) & table.STARTING != 0
        )
        asks = asks and state.owns(state.get(table.CURRENT), state.tables.agents)
    elif _op(state, frame) == codes.OP_TAKE_LEVEL_FROM_DOCKS:
        asks = (levels, level) == (0, _operand(state, frame))
    else:
        asks = level == 0 and 1 <= levels <= _operand(state, frame)
    if not asks or (frames.card_of(frame) != codes.NONE and state.get(table.DEEDS) & table.STARTING):
        _refuse(frame, "bad-why-no-such-cards")


def _take_from_bases(state: State, frame: int) -> None:
    left, colour = frames.number_of(frame), frames.second_of(frame)
    used, mode = frames.at_of(frame) & 15, frames.at_of(frame) & ~15
    op, operand = _op(state, frame), _operand(state, frame)
    if op == codes.OP_TAKE_FROM_ONE_BASE:
        asks = (colour, mode) == (codes.COLOURS, ONE_BASE) and left <= operand
    elif op == codes.OP_TAKE_FACTION_FROM_BASES:
        most = operand >> 3
        each = mode == EACH_OR_SOME and left + bin(used).count("1") == max(int(state.seats), most)
        asks = colour == operand & 7 and (each or (mode == ONE_BASE and used != 0 and left <= most - 2))
    else:
        asks = (colour, mode) == (operand, ONE_BASE) and left <= codes.BASE_LIMIT
    if not asks or left == 0 or used >> state.seats or (mode == ONE_BASE and used & (used - 1)):
        _refuse(frame, "bad-why-no-such-cards")


def _take_from_bottom(state: State, frame: int) -> None:
    if not bottom_is_free(state, state.get(table.CURRENT)):
        _refuse(frame, "bad-why-no-bottom")


def _refill(state: State, frame: int) -> None:
    is_docks, place = frames.what(frame) == codes.N_DOCKS, frames.second_of(frame)
    number = missing(state, table.DOCKS if is_docks else table.MINE, place)
    if frames.number_of(frame) != number or number == 0:
        _refuse(frame, "bad-why-missing", count=number)


_CHECKS: dict[int, Callable[[State, int], None]] = {
    codes.Q_PAY_RECRUIT: _pay_recruit,
    codes.Q_PAYING_COLOUR: _paying_colour,
    codes.Q_PAY_CRYSTAL: _pay_crystal,
    codes.Q_PAY_ARTIFACT: _pay_artifact,
    codes.Q_TAKE_FROM_DOCKS: _take_from_docks,
    codes.Q_TAKE_FROM_BASES: _take_from_bases,
    codes.Q_TAKE_FROM_BOTTOM: _take_from_bottom,
    codes.Q_NEW_COLOUR: _in_the_mine,
    codes.N_DOCKS: _refill,
    codes.N_MINE: _refill,
}
