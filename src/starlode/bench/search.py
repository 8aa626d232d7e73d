"""What the search reaches on one core: iterations, by lot and by knowledge, and bytes a node."""

from collections.abc import Callable
from typing import Any

from starlode import _compiled
from starlode.bench.engine import dealt, midgame, rate, resident_bytes
from starlode.bench.reference import plies_per_second
from starlode.bots.brain import Brain, policy_of
from starlode.bots.search.bot import new_search
from starlode.bots.search.engine.search import Search
from starlode.core.engine.policy import Policy
from starlode.core.engine.rng import Rng
from starlode.core.rules import Rules
from starlode.games import way_of

FRESH = 4000  # iterations after which a search begins anew, about as many as a decision takes
NODES = 300_000


def measure(rules: Rules[Any], seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """All figures; the headline is the opening with playouts by lot, to the end of the match."""
    progress("bench: the reference, python-chess …")
    reference = plies_per_second(seconds)
    progress("bench: iterations from the opening …")
    opening, later = dealt(rules), midgame(rules)
    figures = _iterations(rules, opening, seconds)
    progress("bench: iterations in mid-game …")
    middle = _iterations(rules, later, seconds)
    return {
        "game": rules.game,
        "format": way_of(rules),
        "seats": rules.seats,
        "compiled": _compiled.is_fast(),
        "engine": _compiled.status(),
        "playouts": "by lot to the end of the match, a turn ends when nothing else is left to do",
        **figures,
        "reference_plies_per_s": round(reference),
        "ratio": round(figures["iterations_per_s"] / reference, 3),
        "bytes_per_node": _bytes_per_node(rules, opening),
        "midgame": middle,
    }


def _iterations(rules: Rules[Any], state: Any, seconds: float) -> dict[str, Any]:
    return {
        "iterations_per_s": round(_rate(state, Brain().policy(rules, False), False, seconds)),
        "guided_iterations_per_s": round(_rate(state, policy_of(rules), True, seconds)),
    }


def _rate(state: Any, policy: Policy, is_guided: bool, seconds: float) -> float:
    rng = Rng(3)
    search = _search(state, policy, is_guided, rng)

    def run(number: int) -> None:
        nonlocal search
        if search.visits() > FRESH:
            search = _search(state, policy, is_guided, rng)
        search.think(min(number, FRESH))

    return rate(run, seconds, most=FRESH)


def _search(state: Any, policy: Policy, is_guided: bool, rng: Rng) -> Search:
    search = new_search(state, int(state.actor), policy, rng)
    search.guided = is_guided
    return search


def _bytes_per_node(rules: Rules[Any], state: Any) -> int:
    """What one more node costs in memory, by the growth of the process: room that is kept free is counted in."""
    search = _search(state, policy_of(rules), True, Rng(1))
    search.horizon = 0
    before = resident_bytes()
    search.think(NODES)
    return round((resident_bytes() - before) / (int(search.tree.size) - 2))
