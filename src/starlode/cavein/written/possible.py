"""Whether a position that somebody wrote down can be: what the box does not hold or the rules never bring about."""

from collections import Counter

from starlode.cavein.components import DOCKS, FACTIONS, LEVELS, MINE, OPENING_HAND, Components
from starlode.cavein.engine import codes, table
from starlode.cavein.engine.dealing import choices
from starlode.cavein.engine.state import State, has_answer
from starlode.cavein.engine.turn import MOST_QUIET_ROUNDS, empty_stacks
from starlode.cavein.written import askable
from starlode.cavein.written.happenings import REASONS
from starlode.cavein.written.pending import STACKS
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.engine.packed import OWN, PILES, SEAT_STRIDE
from starlode.core.errors import BadInput, at_seat
from starlode.core.laying import MOST_COUNTED

MOST_TURNS = 10**6  # more than the rounds account for


def number_bounds(seats: int) -> dict[int, tuple[int, int]]:
    """The least and the most that the numbers of a table and its seats may be; of those that have no meaning only 0."""
    of_seats = dict.fromkeys(range(PILES, PILES + SEAT_STRIDE), (0, MOST_COUNTED))
    return (
        dict.fromkeys(range(OWN, PILES), (0, 0))
        | of_seats
        | {
            table.REASON: (0, len(REASONS) - 1),
            table.FACTIONS: (0, 2 ** len(FACTIONS) - 1),
            table.TOTEMS: (0, 8 ** len(FACTIONS) - 1),
            table.TRACK: (0, 255),
            table.EMPTY: (0, 255),
            table.FIRST: (-1, seats - 1),
            table.PASSES: (0, MOST_COUNTED),
            table.ARTIFACT_STACKS: (0, 2**21 - 1),
            table.UNREVEALED: (0, 2**16 - 1),
            table.DEEDS: (0, 2 * table.BUSY - 1),
            table.EFFECTS: (0, 2 * table.HAS_DYED - 1),
            table.LIVING: (1, 2**seats - 1),
            table.ROUND: (0, MOST_COUNTED),
        }
    )


def refuse_impossible(state: State, box: Components, first: State) -> None:
    """Raise BadInput with the first thing that cannot be; `first` is the state before the deal."""
    _refuse_copies(state, box)
    stack = [int(state.frame_at(depth)) for depth in range(state.get(table.DEPTH))]
    if stack and frames.what(stack[0]) == codes.DEAL:
        _refuse_deal(state, first)
        return
    for card in [box.mercenaries[kind] for kind in count_cards(state)]:
        if not state.get(table.FACTIONS) >> FACTIONS.index(card.faction) & 1:
            raise BadInput("bad-out-of-play", card=card.id, faction=card.faction)
    if state.get(table.FIRST) < 0:
        raise BadInput("bad-first")
    _refuse_places(state, box)
    _refuse_artifacts(state, box)
    for seat in range(state.seats):
        _refuse_seat(state, box, seat)
    _refuse_turn(state)
    if state.get(table.REASON) != codes.RUNNING:
        if stack:
            raise BadInput("bad-over-question")
        return
    living = len(kinds(state.get(table.LIVING)))
    if living < 2:
        raise BadInput("bad-left")
    is_tidying = bool(stack) and frames.what(stack[0]) in (codes.COUNT_STACKS, codes.BEGIN_TURN)
    if not is_tidying and not state.get(table.LIVING) >> state.get(table.CURRENT) & 1:
        raise BadInput("bad-current-left", seat=state.get(table.CURRENT) + 1)
    _refuse_empty(state, is_tidying)
    askable.refuse_questions(state, stack)


def refuse_unanswerable(state: State) -> None:
    """An open question that nobody could answer; also where somebody has begun a payment that he cannot finish."""
    if state.actor == codes.OVER:
        return
    if len(state.legal()) == 0 or (state.actor >= 0 and state.get(table.DEPTH) > 0 and not has_answer(state)):
        raise BadInput("bad-no-answer")


def refuse_counters(state: State, box: Components) -> None:
    """Where the token, the turns and the passes cannot have come to: no further than what moves them allows."""
    if state.actor == codes.OVER:
        return
    gone = (
        state.get(table.CURRENT) - state.get(table.FIRST)
    ) % state.seats  # places of the round that have had their turn
    most_turns = MOST_TURNS + state.seats * state.get(table.ROUND) + gone
    # At the start of a round the mine stands, and two rounds were not quiet.
    most_track = state.tables.collapse - 1 + _moved(state, box)
    has_passed = any(frames.what(frame) == codes.COUNT_STACKS for frame in _frames(state))
    most_passes = MOST_QUIET_ROUNDS * len(kinds(state.get(table.LIVING))) - 1 + gone + has_passed
    for name, which, most in (
        ("turn", table.TURN, most_turns), ("track", table.TRACK, most_track), ("passes", table.PASSES, most_passes)
    ):  # fmt: skip
        if state.get(which) > most:
            raise BadInput("bad-counter", name=name, value=state.get(which), most=most)


def _moved(state: State, box: Components) -> int:
    """How many things that move the track once are gone: crystals with the symbol, and stacks."""
    crystals = sum(
        crystal.copies - int(state.count(table.CRYSTAL_STACK, kind) + state.count(table.MINE, kind))
        for kind, crystal in enumerate(box.crystals)
        if crystal.cave_in
    )
    stacks = [int(state.top_artifact(stack)) for stack in range(3) if state.artifacts_below(stack) == 0]
    return crystals + len(kinds(state.get(table.EMPTY))) + stacks.count(table.NO_CARD)


# Cards and crystals


def count_cards(state: State) -> Counter[int]:
    """How many of each mercenary there are, wherever they lie."""
    total: Counter[int] = Counter()
    piles = [table.STACK, table.DOCKS, table.REMOVED, *range(table.DYED, table.DYED + codes.COLOURS)]
    rows = [table.PLAYED]
    for seat in range(state.seats):
        piles += [state.pile(seat, table.HAND), state.pile(seat, table.SUBJUGATED)]
        rows.append(state.pile(seat, table.BASE))
    for pile in piles:
        total.update({kind: int(state.count(pile, kind)) for kind in kinds(state.mask(pile))})
    for row in rows:
        total.update(int(state.at(row, position)) for position in range(state.size(row)))
    return total


def count_crystals(state: State) -> Counter[int]:
    """How many of each crystal there are, wherever they lie."""
    total: Counter[int] = Counter()
    for pile in (table.CRYSTAL_STACK, table.MINE, *(state.pile(seat, table.CRYSTALS) for seat in range(state.seats))):
        total.update({kind: int(state.count(pile, kind)) for kind in kinds(state.mask(pile))})
    return total


def _refuse_copies(state: State, box: Components) -> None:
    for kind, count in count_cards(state).items():
        card = box.mercenaries[kind]
        if count > card.copies:
            raise BadInput("bad-copies", count=count, card=card.id, copies=card.copies)
    for kind, count in count_crystals(state).items():
        crystal = box.crystals[kind]
        if count > crystal.copies:
            raise BadInput("bad-copies", count=count, card=crystal.id, copies=crystal.copies)


def _refuse_places(state: State, box: Components) -> None:
    for level, most in zip(LEVELS, DOCKS, strict=True):
        if state.count_all(table.DOCKS, state.mask(table.DOCKS) & state.tables.by_level[level]) > most:
            raise BadInput("bad-docks-room", most=most, level=level)
    for place, most in enumerate(MINE):
        if state.count_all(table.MINE, state.mask(table.MINE) & state.tables.by_cost[place]) > most:
            raise BadInput("bad-mine-room", most=most, cost=state.tables.cost[place])
    marks = [int(state.mark_at(index)) for index in range(state.marked())]
    for kind, tinted in Counter(mark & 63 for mark in marks).items():
        if tinted > state.count(table.MINE, kind):
            raise BadInput("bad-tint-not-there", crystal=box.crystals[kind].id)


def _refuse_empty(state: State, is_tidying: bool) -> None:
    """What has run out is counted in the clean-up, and never fills again."""
    counted, empty = state.get(table.EMPTY), empty_stacks(state)
    for n, name in enumerate(STACKS):
        is_counted, is_empty = counted >> n & 1, empty >> n & 1
        if is_counted > is_empty or (is_counted < is_empty and not is_tidying):
            raise BadInput("bad-not-run-out" if is_counted else "bad-run-out", name=name)


def _refuse_artifacts(state: State, box: Components) -> None:
    """An artifact card is unrevealed, on top of one stack, or somebody's, and then only one half of it."""
    tops = [int(state.top_artifact(stack)) for stack in range(3) if state.top_artifact(stack) != table.NO_CARD]
    owned = [
        int(state.tables.card_of_half[half])
        for seat in range(state.seats)
        for half in kinds(state.of(seat, table.ARTIFACTS))
    ]  # fmt: skip
    unrevealed = kinds(state.get(table.UNREVEALED))
    for card, times in Counter([*tops, *owned, *unrevealed]).items():
        if times > 1:
            raise BadInput("bad-artifact-twice", card=box.artifacts[card].id)


# Seats


def _refuse_seat(state: State, box: Components, seat: int) -> None:
    where = at_seat(seat)
    hand, hidden = state.pile(seat, table.HAND), state.pile(seat, table.HIDDEN)
    for kind in kinds(state.mask(hidden)):
        if state.count(hidden, kind) > state.count(hand, kind):
            raise BadInput("bad-hidden", where=where, card=box.mercenaries[kind].id)
    for level, most in zip(LEVELS, OPENING_HAND, strict=True):
        if state.count_all(hidden, state.mask(hidden) & state.tables.by_level[level]) > most:
            raise BadInput("bad-hidden-level", where=where, level=level, most=most)


# The turn


def _refuse_turn(state: State) -> None:
    """In the starting phase nothing has been done."""
    deeds = int(state.get(table.DEEDS))
    if deeds & table.STARTING and (
        deeds & ~table.BUSY != table.STARTING or state.get(table.EFFECTS) & table.HAS_DYED or state.marked()
    ):
        raise BadInput("bad-phase-early")


# The deal


def _refuse_deal(state: State, first: State) -> None:
    """Only what nature can have dealt: what lies there is dealt once more, and must lead to this very state."""
    trial = first.clone()
    trial.settle()
    target = state.clone()
    target.set(table.ACTOR, codes.NATURE)
    while _frames(trial) != _frames(target) or trial.checksum() != target.checksum():
        low = _dealt(trial, target) if trial.actor == codes.NATURE else -1
        if low < 0:
            raise BadInput("bad-deal")
        trial.apply(low)


def _dealt(trial: State, target: State) -> int:
    """One of nature's choices for the trial that the target has made as well, or −1."""
    top = trial.frame()
    kind, seat = frames.what(top), frames.seat_of(top)
    for low in kinds(choices(trial, top)):
        if kind == codes.N_FACTION:
            fits = target.get(table.FACTIONS) >> low & 1 == 1
        elif kind == codes.N_COMMAND:
            fits = target.of(seat, table.COMMANDED) == low + 1
        elif kind == codes.N_START:
            fits = target.get(table.FIRST) == low
        elif kind == codes.N_ARTIFACT:
            fits = target.top_artifact(frames.number_of(top)) == low
        else:
            pile = trial.pile(seat, table.HAND) if kind == codes.N_HAND else table.DOCKS
            pile = table.MINE if kind == codes.N_MINE else pile
            fits = target.count(pile, low) > trial.count(pile, low)
        if fits:
            return low
    return -1


def _frames(state: State) -> list[int]:
    return [int(state.frame_at(depth)) for depth in range(state.get(table.DEPTH))]
