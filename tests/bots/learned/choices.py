"""What carried networks answer in some positions; prints it, with the engine that was asked."""

import json

from starlode import _compiled
from starlode.bots.learned.weights import kept_for
from starlode.core.engine.listing import Options
from starlode.games import rules
from tests.bots.search.positions import moments

POSITIONS = 4


def table() -> dict[str, list[list[int]]]:
    """For each game the choice, all logits and the worth, in a few positions."""
    found: dict[str, list[list[int]]] = {}
    for game in ("realms", "cavein"):
        its_rules = rules(game)
        network, states = kept_for(its_rules).network(), moments(its_rules, 3, 30)
        for _, state in zip(range(POSITIONS), states, strict=False):
            chosen = int(network.choose(state, int(state.actor), Options()))
            asked = [*(int(state.id_of(action)) for action in state.legal()), its_rules.encoding.num_actions]
            found.setdefault(game, []).append([chosen, *(int(network.answer(number)) for number in asked)])
    return found


if __name__ == "__main__":
    print(json.dumps({"engine": _compiled.status(), "checksums": table()}))
