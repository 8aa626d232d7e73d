"""Information set Monte Carlo tree search in sixty lines: one tree, and for each walk a new guess at what is hidden.

`python examples/ismcts.py --duels 4 --walks 300` plays against greedy; the levels of starlode do more, compiled.
"""

import argparse
import math
from typing import Any

from starlode import rules
from starlode.bots.quick import QuickTable
from starlode.core.engine.rng import Rng


class Node:
    """What is known of an action: how often it was open and taken, and what came of it for whoever took it."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.open = self.visits = 0
        self.worth = 0.0

    def appeal_of(self, action: int) -> float:
        child = self.children[action]
        return child.worth / child.visits + 0.7 * math.sqrt(math.log(child.open) / child.visits)


def choose(state: Any, seat: int, walks: int, rng: Rng) -> int:
    """The action that most walks began with."""
    if len(state.legal()) == 1:
        return int(state.legal()[0])
    root = Node()
    for _ in range(walks):
        guess, node, path, is_new = state.imagine(seat, rng), root, [], False
        while guess.actor >= 0 and not is_new:
            actions = guess.legal()
            for action in actions:
                node.children.setdefault(action, Node()).open += 1
            untried = [action for action in actions if not node.children[action].visits]
            is_new = bool(untried)
            action = untried[rng.below(len(untried))] if is_new else max(actions, key=node.appeal_of)
            node = node.children[action]
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
    table, rng, won = QuickTable(rules("realms")), Rng(1), 0
    for number in range(given.duels):
        players = [lambda state, seat: choose(state, seat, given.walks, rng), table.player("greedy", number)]
        seat = number % 2
        end = table.play(players if seat == 0 else players[::-1], Rng(number))
        won += end.returns()[seat] > 0
    print(f"{won} of {given.duels} duels won against greedy, {given.walks} walks a choice")


if __name__ == "__main__":
    main()
