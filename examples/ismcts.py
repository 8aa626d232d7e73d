"""Information set Monte Carlo tree search in sixty lines: one tree, and for each walk a new guess at what is hidden.

`python examples/ismcts.py --duels 4 --walks 300` plays against greedy; the levels of starlode do more, compiled.
"""

import argparse
import math
from typing import Any

from starlode import rules
from starlode.bots.brain import policy_of
from starlode.bots.quick import QuickTable
from starlode.core.engine.listing import Options
from starlode.core.engine.rng import Rng


class Node:
    """What is known of an action: how often it was open and taken, and what came of it for whoever took it."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.open = self.visits = 0
        self.worth = 0.0

    def appeal(self, chance: float) -> float:
        """What it brought so far, and more the likelier it is and the seldomer it was tried (PUCT)."""
        return (self.worth / self.visits if self.visits else 0.0) + chance * math.sqrt(self.open) / (1 + self.visits)


def weighed(state: Any, policy: Any, options: Options) -> dict[int, float]:
    """How likely each action is the right one, without those that another is always as good as; docs/search.md."""
    state.list_into(options)
    policy.weigh(state, options)
    weights = policy.weights[: options.size]
    pairs = zip(options.actions[: options.size], weights, strict=True)
    return {action: weight / sum(weights) for action, weight in pairs if weight}


def choose(state: Any, seat: int, walks: int, rng: Rng, policy: Any) -> int:
    """The action that most walks began with."""
    options = Options()
    if len(chances := weighed(state, policy, options)) == 1:
        return next(iter(chances))
    root = Node()
    for _ in range(walks):
        guess, node, path, is_new = state.imagine(seat, rng), root, [], False
        while guess.actor >= 0 and not is_new:
            chances = weighed(guess, policy, options)
            for action in chances:
                node.children.setdefault(action, Node()).open += 1
            _, action = max((node.children[action].appeal(chance), action) for action, chance in chances.items())
            node = node.children[action]
            is_new = not node.visits
            path.append((node, guess.actor))
            guess.apply(action)
            guess.sample(rng)
        guess.playout(rng)
        returns = guess.returns()
        for taken, actor in path:
            taken.visits += 1
            taken.worth += returns[actor]
    return max(root.children, key=lambda action: root.children[action].visits)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--duels", type=int, default=4)
    reader.add_argument("--walks", type=int, default=300)
    given = reader.parse_args()
    if given.walks < 1:
        reader.error("a choice takes at least one walk")
    table, rng, won = QuickTable(rules("realms")), Rng(1), 0
    policy = policy_of(table.rules)
    for number in range(given.duels):
        players = [lambda state, seat: choose(state, seat, given.walks, rng, policy), table.player("greedy", number)]
        seat = number % 2
        end = table.play(players if seat == 0 else players[::-1], Rng(number))
        won += end.returns()[seat] > 0
    print(f"{won} of {given.duels} duels won against greedy, {given.walks} walks a choice")


if __name__ == "__main__":
    main()
