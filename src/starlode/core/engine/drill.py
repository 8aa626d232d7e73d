"""Loops over the engine without a step of interpreted code, as a search would run them; compiled. For benchmarks."""

from starlode.core.engine.listing import Options
from starlode.core.engine.packed import NATURE, OVER, Packed
from starlode.core.engine.rng import Rng


def play_matches(first: Packed, matches: int, keep_hand: bool, rng: Rng) -> int:
    """Play matches from the deal at random and count their decisions."""
    decisions = 0
    for _match in range(matches):
        decisions += first.clone().playout(rng, keep_hand)
    return decisions


def trace(state: Packed, rng: Rng) -> int:
    """Play to the end, every option as likely, and fold all that was offered, met and won into one number.

    Two builds that tell the same number have listed the same options in the same order all the way.
    """
    options = Options()
    total = 0
    while state.actor != OVER:
        if state.actor == NATURE:
            state.sample(rng)
            total = _fold(total, state.checksum())
            continue
        state.list_into(options)
        total = _fold(total, options.size)
        for index in range(options.size):
            total = _fold(total, options.actions[index])
        pick = rng.below(options.size)
        state.apply(options.actions[pick])
    for seat in range(state.seats):
        total = _fold(total, state.share(state.side_of(seat)))
    return _fold(total, state.checksum())


def _fold(total: int, value: int) -> int:
    # Of a product only the bits are kept that are the same in every build.
    return ((total & 0xFFFFFFFF) * 69069 + (total >> 32) + (value & 0xFFFFFFFFFF) + 1) & 0xFFFFFFFFFFFF


def make_clones(state: Packed, clones: int) -> int:
    """Clone a state so often; the sum keeps the work from being skipped."""
    total = 0
    for _clone in range(clones):
        total += state.clone().seats
    return total


def make_imagined(state: Packed, seat: int, times: int, rng: Rng) -> int:
    """Deal anew what a seat cannot know, so often."""
    total = 0
    for _time in range(times):
        total += state.imagined(seat, rng).seats
    return total


def play_imagined(state: Packed, seat: int, times: int, rng: Rng) -> int:
    """Imagine and play to the end, so often: what a search does for each iteration."""
    decisions = 0
    for _time in range(times):
        decisions += state.imagined(seat, rng).playout(rng, False)
    return decisions


def make_observations(state: Packed, seat: int, times: int, out: bytearray) -> int:
    """Write what a seat may know, so often; the sum keeps the work from being skipped."""
    total = 0
    for _time in range(times):
        state.observe(seat, False, out, 0)
        total += out[0]
    return total


def make_masks(state: Packed, options: Options, times: int, out: bytearray) -> int:
    """Write which ids are open, so often."""
    total = 0
    for _time in range(times):
        state.list_ids(options, out, 0)
        total += out[0]
    return total
