"""Whether a position that somebody wrote down can be: what the box does not hold or the rules never bring about."""

from collections.abc import Mapping, Sequence

from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.engine.packed import OWN, PILES, SEAT_STRIDE
from starlode.core.errors import BadInput
from starlode.core.laying import MOST_COUNTED
from starlode.realms.cards import Card
from starlode.realms.engine import codes, defeat, table
from starlode.realms.engine.state import State
from starlode.realms.written.askable import DEFEATED, OF_A_TURN, ROW_SIZE, has_turn, refuse_questions
from starlode.realms.written.happenings import REASONS
from starlode.realms.written.payments import refuse_refusals
from starlode.realms.written.pending import Pending


def number_bounds(seats: int, kinds_of_cards: int) -> dict[int, tuple[int, int]]:
    """The least and the most that the numbers of a table and its seats may be; of those that have no meaning only 0."""
    everybody = 2**seats - 1
    of_seats = dict.fromkeys(range(PILES, PILES + SEAT_STRIDE), (0, MOST_COUNTED))
    return (
        dict.fromkeys(range(OWN, PILES), (0, 0))
        | of_seats
        | {
            table.WINNER: (-1, seats - 1),
            table.REASON: (0, len(REASONS) - 1),
            table.EXPLORERS: (0, 255),
            table.QUIET: (0, MOST_COUNTED),
            table.LIVING: (1, everybody),
            table.FINISHED: (0, everybody),
            table.RECEIVED: (0, everybody),
            table.CONCEDED: (0, everybody),
            PILES + table.SHIPS: (0, 2**kinds_of_cards - 1),
        }
    )


def refuse_impossible(
    state: State, cards: Sequence[Card], supply: Sequence[int], totals: Mapping[int, int], pending: Pending
) -> None:
    """Raise BadInput with the first thing that cannot be."""
    for kind, total in totals.items():
        if total > supply[kind]:
            raise BadInput("bad-copies", count=total, card=cards[kind].id, copies=supply[kind])
    stack = [int(state.frame_at(depth)) for depth in range(state.get(table.DEPTH))]
    _refuse_common_piles(state, cards)
    _refuse_places(state)
    for seat in range(state.seats):
        _refuse_seat(state, cards, seat)
        if state.of(seat, table.PLACE):
            _refuse_eliminated(state, seat, stack)
    _refuse_sides(state)
    if state.tables.seating.takes_team_turns:
        _refuse_teamwork(state)
    refuse_questions(state, cards, stack, pending)


def _refuse_common_piles(state: State, cards: Sequence[Card]) -> None:
    if state.size(table.ROW) > ROW_SIZE:
        raise BadInput("bad-row-room", count=state.size(table.ROW), most=ROW_SIZE)
    for kind in kinds(state.mask(table.ROW) | state.mask(table.TRADE_DECK)):
        if cards[kind].faction == "unaligned":
            raise BadInput("bad-no-trade-card", card=cards[kind].id)
    if state.size(table.REMOVED) and not any(state.of(seat, table.PLACE) for seat in range(state.seats)):
        raise BadInput("bad-removed")
    if state.count(table.SCRAP_HEAP, state.tables.explorer):
        raise BadInput("bad-heap-explorer")


# Seats


def _refuse_seat(state: State, cards: Sequence[Card], seat: int) -> None:
    if not has_turn(state, seat) and any(state.of(seat, number) for number in OF_A_TURN):
        raise BadInput("bad-out-of-turn", seat=seat + 1)
    authority = state.of(state.tables.seating.score[seat], table.AUTHORITY)
    if (authority == 0) != _is_beaten(state, seat):
        raise BadInput("bad-authority", seat=seat + 1)
    hand, known = state.pile(seat, table.HAND), state.pile(seat, table.KNOWN)
    for kind in kinds(state.mask(known)):
        if state.count(known, kind) > state.count(hand, kind):
            raise BadInput("bad-known", seat=seat + 1, card=cards[kind].id)


def _is_beaten(state: State, seat: int) -> bool:
    """Whether a seat is out; where sides fall as a whole, that is known only after the end."""
    if state.seats > 2 and not state.tables.seating.takes_team_turns:
        return state.of(seat, table.PLACE) > 0
    return bool(state.get(table.REASON) == codes.DEFEAT and state.tables.seating.side[seat] != state.get(table.WINNER))


def _refuse_places(state: State) -> None:
    """Who is out first has the last place, and so on; a team that has its turn together falls as a whole."""
    out = sorted(int(state.of(seat, table.PLACE)) for seat in range(state.seats) if state.of(seat, table.PLACE))
    expected = list(range(state.seats - len(out) + 1, state.seats + 1))
    if out != expected:
        raise BadInput("bad-places", count=len(out), expected=expected, found=out)
    if out and state.tables.seating.takes_team_turns:
        raise BadInput("bad-place-alone")


def _refuse_eliminated(state: State, seat: int, stack: Sequence[int]) -> None:
    """Who is out owns nothing, unless he is asked which card to leave, or the match ended before that."""
    is_asked = any(frames.what(frame) in DEFEATED and frames.seat_of(frame) == seat for frame in stack)
    if is_asked or state.get(table.WINNER) >= 0:
        return
    if defeat.owned(state, seat) or any(state.of(seat, number) for number in (*OF_A_TURN, table.OWED)):
        raise BadInput("bad-out-owns", seat=seat + 1)
    is_ending = bool(stack) and frames.what(stack[0]) == codes.BEGIN_TURN
    if state.get(table.REASON) == codes.RUNNING and seat == state.get(table.CURRENT) and not is_ending:
        raise BadInput("bad-current-out", seat=seat + 1)


# Sides


def _refuse_sides(state: State) -> None:
    """A match goes on between two sides at least."""
    seating = state.tables.seating
    alive = {int(seating.side[seat]) for seat in range(state.seats) if seating.vital[seat] & state.get(table.LIVING)}
    if state.get(table.WINNER) < 0 and len(alive) < 2:
        raise BadInput("bad-one-side")


def _refuse_teamwork(state: State) -> None:
    """Who of a team would give up, or pay along."""
    conceded, teams = state.get(table.CONCEDED), state.tables.seating.team
    if state.get(table.REASON) == codes.RUNNING and any(conceded & team == team for team in teams):
        raise BadInput("bad-conceded")
    refuse_refusals(state)
