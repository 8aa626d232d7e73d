"""What the search chooses in some positions, and how it came to that; prints it, with the engine that chose."""

import json

from starlode import _compiled
from starlode.bots.brain import policy_of
from starlode.bots.search.engine.search import Search
from starlode.core.engine.rng import Rng
from starlode.games import table_rules
from tests.bots.search.positions import moments

TABLES = [
    ("realms", "duel", 2),
    ("realms", "hunter", 4),
    ("realms", "raid", 3),
    ("cavein", "en2021", 2),
    ("cavein", "pl2018", 4),
]
ITERATIONS = 60


def table() -> dict[str, list[list[int]]]:
    """For each game the visits of all options, in a few positions."""
    found: dict[str, list[list[int]]] = {}
    for game, way, seats in TABLES:
        rules = table_rules(game, way, seats, {})
        for number, state in enumerate(moments(rules, 3, 25)):
            search = Search(state, int(state.actor), policy_of(rules), Rng(number))
            search.guided = number % 2 == 0
            search.horizon = 4 if number % 3 == 0 else 1000
            search.paranoid = number % 4 == 0
            search.think(ITERATIONS)
            found.setdefault(f"{game} {way} {seats}", []).append([int(search.visits_of(a)) for a in state.legal()])
            if number == 3:
                break
    return found


if __name__ == "__main__":
    print(json.dumps({"engine": _compiled.status(), "checksums": table()}))
