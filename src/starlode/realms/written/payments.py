"""Whether a payment that a Hydra's teammates share, and what is asked for it, can be open."""

from collections.abc import Sequence

from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.errors import BadInput
from starlode.realms.engine import codes, marks, reach
from starlode.realms.engine.pooling import helpers
from starlode.realms.engine.state import State
from starlode.realms.engine.table import COMBAT, CURRENT, EXPLORERS, IN_PLAY, ROW, TRADE
from starlode.realms.written.fields import marks_of
from starlode.realms.written.pending import QUESTIONS


def refuse_payment(state: State, stack: Sequence[int]) -> None:
    """A purchase or attack, first on the stack, and the question to a teammate that may lie above it."""
    request = stack[0]
    seat, card, owner, missing = (
        frames.seat_of(request),
        frames.card_of(request),
        frames.copied_of(request),
        frames.number_of(request),
    )
    if not state.tables.seating.takes_team_turns:
        raise BadInput("bad-payment-alone")
    if card == codes.NONE or not _is_for_sale(state, seat, card, owner):
        raise BadInput("bad-payment-for")
    pool = TRADE if owner == codes.MOST_SEATS else COMBAT
    price = state.tables.cost(card) if pool == TRADE else state.tables.defense(card)
    promised = _promises(state, request)
    if any(amount > state.of(other, pool) for other, amount in promised.items()) or promised.get(seat):
        raise BadInput("bad-payment-promised")
    if missing < 1 or missing != price - state.of(seat, pool) - sum(promised.values()):
        raise BadInput("bad-payment-missing", missing=missing)
    helping = _helpers(state, request)
    if sum(state.of(other, pool) for other in helping) < missing:
        raise BadInput("bad-payment-poor")
    for question in stack[1:]:
        if not _is_asked(state, question, request, [(other, int(state.of(other, pool))) for other in helping]):
            raise BadInput("bad-payment-question", question=QUESTIONS[frames.what(question)])


def refuse_refusals(state: State) -> None:
    """What a teammate would not pay for is remembered until something is done."""
    seating, current = state.tables.seating, state.get(CURRENT)
    refusals = marks_of(state, marks.REFUSAL)
    if refusals and not seating.asks_consent:
        raise BadInput("bad-refusals-auto")
    for mark in refusals:
        seat, by = marks.seat_of(mark), marks.figure_of(mark)
        if by == seat or not {seat, by} <= set(kinds(seating.team[current])):
            raise BadInput("bad-refusals-who")


def _is_for_sale(state: State, seat: int, card: int, owner: int) -> bool:
    """Whether there is such a card to buy together, or such a base to attack."""
    if owner != codes.MOST_SEATS:
        is_enemy = state.tables.seating.owners[seat] & (1 << owner)
        return bool(is_enemy and state.count(state.pile(owner, IN_PLAY), card) and state.tables.bases >> card & 1)
    if card == state.tables.explorer:
        return bool(state.tables.seating.pools_explorers and state.get(EXPLORERS))
    return state.count(ROW, card) > 0


def _promises(state: State, request: int) -> dict[int, int]:
    """What each member of the team has promised."""
    seat, promised = frames.seat_of(request), int(frames.at_of(request))
    first = int(state.tables.seating.score[seat])
    return {other: promised >> 4 * (other - first) & 15 for other in kinds(state.tables.seating.team[seat])}


def _helpers(state: State, request: int) -> list[int]:
    """The teammates who could still be asked; nobody helps an attack without a base that may be attacked."""
    seat, card, owner = frames.seat_of(request), frames.card_of(request), frames.copied_of(request)
    is_in_reach = state.of(seat, COMBAT) and reach.targets(state, owner % state.seats) & (1 << card)
    if owner != codes.MOST_SEATS and not is_in_reach:
        return []
    return [int(other) for other in kinds(helpers(state, seat, card, owner, frames.at_of(request)))]


def _is_asked(state: State, question: int, request: int, helping: Sequence[tuple[int, int]]) -> bool:
    """Whether this would be asked: which of several teammates, how much of several amounts, or his consent."""
    kind, missing = frames.what(question), frames.number_of(request)
    if frames.card_of(question) != frames.card_of(request):
        return False
    if kind == codes.Q_FROM:
        return len(helping) > 1 and frames.number_of(question) == missing
    teammate = frames.seat_of(question) if kind == codes.Q_CONSENT else frames.second_of(question)
    if teammate not in dict(helping):
        return False
    most = min(dict(helping)[teammate], missing)
    least = max(1, missing - sum(has for other, has in helping if other != teammate))
    if kind == codes.Q_SHARE:
        return least < most and (frames.at_of(question), frames.number_of(question)) == (least, most)
    is_his = frames.second_of(question) == frames.seat_of(request) and state.tables.seating.asks_consent
    return bool(is_his and least <= frames.number_of(question) <= most)
