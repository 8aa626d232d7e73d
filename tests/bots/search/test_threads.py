"""Searches think side by side: native code lets other threads run, and nothing is shared that either changes."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from starlode import _compiled
from starlode.bots.brain import policy_of
from starlode.bots.search.engine.search import Search
from starlode.core.engine.rng import Rng
from starlode.games import table_rules

TABLES = [("realms", "duel", 2), ("realms", "hydra", 4), ("cavein", "en2021", 2)]
ITERATIONS = 400 if _compiled.is_fast() else 20


def visits(table: tuple[str, str, int], seed: int) -> list[int]:
    """What a search looks at from the deal."""
    rules = table_rules(*table, {})
    state = rules.new()
    state.sample(Rng(seed))
    search = Search(state, int(state.actor), policy_of(rules), Rng(seed))
    search.think(ITERATIONS)
    return [int(search.visits_of(action)) for action in state.legal()]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_searches_in_two_threads_think_as_they_do_alone(table: tuple[str, str, int]) -> None:
    alone = [visits(table, seed) for seed in range(4)]
    with ThreadPoolExecutor(max_workers=2) as pool:
        together = list(pool.map(lambda seed: visits(table, seed), range(4)))
    assert together == alone


def is_refused(look: Callable[[], object]) -> bool:
    """Whether another thread is working with what is looked at."""
    try:
        look()
    except RuntimeError as refused:
        return "another thread" in str(refused)
    return False


@pytest.mark.skipif(_compiled.status() != "native", reason="only native code leaves the interpreter's lock")
def test_what_a_thread_works_with_is_its_own() -> None:
    """Nobody else may touch it meanwhile; afterwards everybody may."""
    rules = table_rules("realms", "duel", 2, {})
    state = rules.new()
    state.sample(Rng(1))
    search = Search(state, int(state.actor), policy_of(rules), Rng(1))
    refusals = 0
    thinking = threading.Thread(target=lambda: search.think(20_000))
    thinking.start()
    while thinking.is_alive():
        refusals += is_refused(lambda: state.legal())
    thinking.join()
    assert refusals > 0
    assert sum(search.visits_of(action) for action in state.legal()) == 20_000
