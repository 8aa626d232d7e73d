"""The small generator of search and simulation: in range, even, and the same numbers everywhere."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starlode.core.engine.rng import Rng
from tests.laws.walker import chi_squared, chi_squared_limit

GOLDEN = {
    0: [220469363, 623481979, 666257611, 249959109, 893501325],
    1: [155668237, 227766914, 755993294, 141869452, 68939390],
    2: [197341775, 306488718, 388392460, 153443488, 174926097],
    123456789: [184077947, 590383274, 923174752, 170274476, 403382932],
    2**40 + 7: [476615261, 992623043, 107628825, 914510535, 231854610],
}


@given(seed=st.integers(0, 2**62 - 1), limit=st.integers(1, 2**31))
def test_a_number_lies_below_its_limit(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_the_same_numbers_everywhere(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.below(10**9)) for _ in range(5)] == GOLDEN[seed]


@given(seed=st.integers(0, 2**62 - 1))
def test_equal_seeds_go_on_equally_and_forks_go_their_own_way(seed: int) -> None:
    one, other = Rng(seed), Rng(seed)
    fork = one.fork()
    other.fork()
    numbers = [one.below(2**31) for _ in range(8)]
    assert numbers == [other.below(2**31) for _ in range(8)]
    assert numbers != [fork.below(2**31) for _ in range(8)]


@pytest.mark.parametrize("limit", [2, 3, 10, 49, 1000])
@pytest.mark.parametrize("seed", [1, 2, 99])
def test_all_numbers_come_equally_often(seed: int, limit: int) -> None:
    rng = Rng(seed)
    tries = 20 * limit + 5000
    observed = Counter(int(rng.below(limit)) for _ in range(tries))
    assert chi_squared(dict(observed), dict.fromkeys(range(limit), tries / limit)) < chi_squared_limit(limit)


@pytest.mark.parametrize("position", [0, 1, 5])
def test_neighbouring_seeds_start_unlike_streams(position: int) -> None:
    """Simulations count their seeds up from one: the n-th numbers of many seeds are as even as those of one."""
    observed: Counter[int] = Counter()
    for seed in range(3000):
        rng = Rng(seed)
        numbers = [int(rng.below(16)) for _ in range(position + 1)]
        observed[numbers[-1]] += 1
    assert chi_squared(dict(observed), dict.fromkeys(range(16), 3000 / 16)) < chi_squared_limit(16)


def test_successive_numbers_are_independent() -> None:
    rng, observed = Rng(5), Counter[tuple[int, int]]()
    for _ in range(10000):
        observed[int(rng.below(6)), int(rng.below(6))] += 1
    expected = dict.fromkeys(((a, b) for a in range(6) for b in range(6)), 10000 / 36)
    assert chi_squared(dict(observed), expected) < chi_squared_limit(36)
