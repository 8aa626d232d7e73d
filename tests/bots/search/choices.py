"""What the search chooses in some positions, and how it came to that; prints it, with the engine that chose."""

import json

from starlode import _compiled
from starlode.bots.brain import policy_of
from starlode.bots.learned.weights import kept_for
from starlode.bots.search.engine.advised import AdvisedSearch
from starlode.bots.search.engine.search import Search
from starlode.core.engine.rng import Rng
from starlode.games import rules, table_rules
from tests.bots.search.networks import saying
from tests.bots.search.positions import moments

TABLES = [
    ("realms", "duel", 2),
    ("realms", "hunter", 4),
    ("realms", "raid", 3),
    ("cavein", "en2021", 2),
    ("cavein", "pl2018", 4),
]
ITERATIONS = 60
ADVISED = 8  # interpreted, a network takes its time


def table() -> dict[str, list[list[int]]]:
    """For each game the visits of all options, in a few positions."""
    found: dict[str, list[list[int]]] = {}
    for game, way, seats in TABLES:
        its_rules = table_rules(game, way, seats, {})
        for number, state in enumerate(moments(its_rules, 3, 25)):
            search = Search(state, int(state.actor), policy_of(its_rules), Rng(number))
            search.guided = number % 2 == 0
            search.horizon = 4 if number % 3 == 0 else 1000
            search.paranoid = number % 4 == 0
            search.think(ITERATIONS)
            found.setdefault(f"{game} {way} {seats}", []).append([int(search.visits_of(a)) for a in state.legal()])
            if number == 3:
                break
    return found | advised()


def advised() -> dict[str, list[list[int]]]:
    """The same where a network advises: by its word alone, by playouts alone, by both."""
    found: dict[str, list[list[int]]] = {}
    for game in ("realms", "cavein"):
        its_rules = rules(game)
        network, policy = kept_for(its_rules).network(), policy_of(its_rules)
        for number, state in enumerate(moments(its_rules, 3, 25)):
            search = AdvisedSearch(state, int(state.actor), policy, Rng(number), network)
            search.trust, search.listens = (100, 0, 50)[number], number < 2
            search.think(ADVISED)
            found.setdefault(f"{game} advised", []).append([int(search.visits_of(a)) for a in state.legal()])
            if number == 2:
                break
    for way, seats in (("free-for-all", 3), ("hydra", 4)):
        its_rules = table_rules("realms", way, seats, {})
        encoding, policy = its_rules.encoding, policy_of(its_rules)
        network = saying(encoding.observation_size, encoding.num_actions, [500 * seat - 700 for seat in range(seats)])
        state = next(moments(its_rules, 3, 25))
        search = AdvisedSearch(state, int(state.actor), policy, Rng(1), network)
        search.trust = 60
        search.think(ADVISED)
        visits = [int(search.visits_of(action)) for action in state.legal()]
        found[f"{way} advised"] = [visits, [int(gain) for gain in search.gains]]
    return found


if __name__ == "__main__":
    print(json.dumps({"engine": _compiled.status(), "checksums": table()}))
