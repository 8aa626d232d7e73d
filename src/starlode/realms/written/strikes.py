"""Whether the questions that several opponents bring about can be open: whom, how much, and what the defeated leave."""

from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.errors import BadInput
from starlode.realms.engine import codes, defeat, marks, reach
from starlode.realms.engine.attacks import keeps_damage, whole
from starlode.realms.engine.state import State
from starlode.realms.engine.table import AUTHORITY, COMBAT, IN_PLAY, PLACE
from starlode.realms.written.pending import QUESTIONS


def refuse_attack(state: State, frame: int) -> None:
    """How much combat to spend is asked where a part of it can be the better choice."""
    kind, seat, number = frames.what(frame), frames.seat_of(frame), frames.number_of(frame)
    left = _left_of_player(state, frame) if kind == codes.Q_AMOUNT else _left_of_base(state, frame)
    most = min(left, int(state.of(seat, COMBAT)), codes.MOST_AMOUNT)
    if most < 2 or number != most:
        raise BadInput("bad-amount", question=QUESTIONS[kind], amount=number)


def refuse_gift(state: State, frame: int) -> None:
    """A defeated player leaves a card of his own."""
    seat = frames.seat_of(frame)
    if not defeat.owned(state, seat) & (1 << frames.number_of(frame)):
        raise BadInput("bad-gift", seat=seat + 1)


def _left_of_player(state: State, frame: int) -> int:
    """The authority of a player who may be attacked and perhaps be spared, or 0."""
    seat, target = frames.seat_of(frame), frames.second_of(frame)
    in_reach = reach.players(state, seat) & (1 << target) and reach.is_open(state, target)
    is_anybody_out = any(state.of(each, PLACE) for each in range(state.seats))
    others = reach.may_spare(state, seat, target) or (_had_several_enemies(state, frame) and is_anybody_out)
    return int(state.of(target, AUTHORITY)) if in_reach and others else 0


def _left_of_base(state: State, frame: int) -> int:
    """What is missing to destroy a copy of a boss's base that may be attacked and is not all of his, or 0."""
    owner, base, damage = frames.at_of(frame), frames.card_of(frame), frames.second_of(frame)
    bit = 1 << base
    if not keeps_damage(state, owner) or not reach.owners(state, frames.seat_of(frame)) & (1 << owner):
        return 0
    targets = reach.targets(state, owner)
    copies = marks.damaged(state, owner, damage) if damage else whole(state, owner, targets)
    others = reach.is_open(state, owner) or state.count_all(state.pile(owner, IN_PLAY), targets) > 1
    return int(state.tables.defense(base)) - damage if targets & copies & bit and others else 0


def _had_several_enemies(state: State, frame: int) -> bool:
    """Whether a seat that is out could have been one more to attack, now or after the one whom it attacks."""
    seat, seating = frames.seat_of(frame), state.tables.seating
    if seating.reach == codes.REACH_NEIGHBOURS:
        return True
    reaches_all = seating.reach == codes.REACH_ENEMIES or seating.vital[seat] == 1 << seat
    return bool(reaches_all and len(kinds(seating.owners[seat])) > 1)
