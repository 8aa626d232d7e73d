"""What is true of every state of Cave-In: masks and sizes say what the counts say, and limits hold."""

from starlode.cavein.components import DOCKS as DOCK_PLACES
from starlode.cavein.components import LEVELS, OPENING_HAND
from starlode.cavein.components import MINE as MINE_PLACES
from starlode.cavein.engine import codes
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import (
    BASE,
    COMMON_PILES,
    CRYSTAL_STACK,
    CRYSTALS,
    CURRENT,
    DEEDS,
    DEPTH,
    DOCKS,
    DYED,
    EFFECTS,
    EMPTY,
    HAND,
    HAS_DYED,
    HIDDEN,
    MINE,
    PLAYED,
    SEAT_PILES,
    STACK,
    STARTING,
)
from starlode.cavein.rules import CaveinRules
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds

LARGEST_HAND = 16  # CI-47


def assert_sane(rules: CaveinRules, state: State) -> None:
    assert_piles_agree(rules, state)
    assert_limits_hold(state)
    assert_turn_agrees(state)


def assert_piles_agree(rules: CaveinRules, state: State) -> None:
    """Masks and sizes say what the counts say; ordered piles end where their size says."""
    seats = range(state.seats)
    rows = {PLAYED, *(state.pile(seat, BASE) for seat in seats)}
    crystals = {CRYSTAL_STACK, MINE, *(state.pile(seat, CRYSTALS) for seat in seats)}
    for pile in range(COMMON_PILES + SEAT_PILES * state.seats):
        counts = [int(state.count(pile, kind)) for kind in range(64)]
        if pile in rows:
            assert (state.mask(pile), sum(counts[state.size(pile) :])) == (0, 0)
            continue
        assert state.size(pile) == sum(counts)
        assert state.mask(pile) == sum(2**kind for kind in range(64) if counts[kind])
        known = len(rules.box.crystals) if pile in crystals else len(rules.box.mercenaries)
        assert not any(counts[known:])


def assert_limits_hold(state: State) -> None:
    """Places, hands, Bases and hidden cards are no more than the rules allow."""
    for level, most in zip(LEVELS, DOCK_PLACES, strict=True):
        assert state.count_all(DOCKS, state.mask(DOCKS) & state.tables.by_level[level]) <= most
    for place, most in enumerate(MINE_PLACES):
        assert state.count_all(MINE, state.mask(MINE) & state.tables.by_cost[place]) <= most
    for seat in range(state.seats):
        hand, hidden = state.pile(seat, HAND), state.pile(seat, HIDDEN)
        assert state.hand_size(seat) <= LARGEST_HAND
        assert state.size(state.pile(seat, BASE)) <= codes.BASE_LIMIT
        assert all(state.count(hidden, kind) <= state.count(hand, kind) for kind in kinds(state.mask(hidden)))
        for level, most in zip(LEVELS, OPENING_HAND, strict=True):
            assert state.count_all(hidden, state.mask(hidden) & state.tables.by_level[level]) <= most
    for kind in {state.mark_at(index) & 63 for index in range(state.marked())}:
        marks = sum(state.mark_at(index) & 63 == kind for index in range(state.marked()))
        assert marks <= state.count(MINE, kind)


def assert_turn_agrees(state: State) -> None:
    """What belongs to a turn is gone between turns, and only whose turn it is is asked."""
    dyed = sum(int(state.size(DYED + colour)) for colour in range(codes.COLOURS))
    assert (dyed > 0) == bool(state.get(EFFECTS) & HAS_DYED)
    bottom = frames.what(state.frame_at(0)) if state.get(DEPTH) else 0
    if bottom in (codes.DEAL, codes.COUNT_STACKS):
        assert (state.get(DEEDS), state.get(EFFECTS), state.size(PLAYED), state.marked()) == (0, 0, 0, 0)
    if state.get(DEEDS) & STARTING:
        assert (state.size(PLAYED), state.marked(), dyed) == (0, 0, 0)
    if state.actor >= 0:
        assert state.actor == state.get(CURRENT)
        assert state.get(EMPTY) == _run_out(state)


def assert_refilled(state: State) -> None:
    """Whoever begins a turn finds docks and mine full, as far as the stacks last."""
    for level, most in zip(LEVELS, DOCK_PLACES, strict=True):
        mask = state.tables.by_level[level]
        assert state.count_all(DOCKS, state.mask(DOCKS) & mask) == most or not state.mask(STACK) & mask
    for place, most in enumerate(MINE_PLACES):
        mask = state.tables.by_cost[place]
        assert state.count_all(MINE, state.mask(MINE) & mask) == most or not state.mask(CRYSTAL_STACK) & mask


def _run_out(state: State) -> int:
    found = 0
    for place in range(4):
        found |= 2**place if not state.mask(STACK) & state.tables.by_level[place + 1] else 0
        found |= 16 * 2**place if not state.mask(CRYSTAL_STACK) & state.tables.by_cost[place] else 0
    return found
