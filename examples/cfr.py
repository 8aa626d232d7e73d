"""Counterfactual regret minimization solves a tiny duel of Star Realms: three cards to buy, five authority, real rules.

`python examples/cfr.py` prints how much a perfect opponent could still win (exploitability) as it falls towards 0.
Each seat has two Scouts and two Vipers and plays them by the rules of the box; what is bought is never replaced.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from starlode import rules
from starlode.bots.brain import policy_of
from starlode.core.engine.listing import Options
from starlode.core.rules import NATURE, OVER

ROW = {"battle-pod": 1, "survey-ship": 1, "trade-pod": 1}
DECK = {"scout": 2, "viper": 2}


class Node(NamedTuple):
    """A moment: who is asked, all that this seat knows (as a number), and what can follow."""

    seat: int
    known: int
    after: Sequence["Node"] = ()
    chances: Sequence[float] = ()  # where nature is asked
    worth: float = 0.0  # to the first seat, where it is over


class Tree:
    """All that can happen in the tiny duel; `known` numbers what a seat has seen and done at its choices, in order."""

    def __init__(self) -> None:
        self.rules = rules("realms", start=1)
        self._policy, self._options = policy_of(self.rules), Options()
        self._numbers: dict[Any, int] = {}
        position: Any = self.rules.position(self.rules.new())
        position |= {"trade-deck": {}, "row": ROW, "explorers": 0}
        position["pending"] = [each for each in position["pending"] if each["ask"] != "reveal"]
        for seat in position["seats"]:
            seat |= {"authority": 5, "deck": DECK}
        self.root = self._drawn(self.rules.from_position(position), (0, 0))

    def _drawn(self, state: Any, memories: tuple[int, int]) -> Node:
        """Nature's draws, all of them at once: cards come one by one, and their order is nobody's business."""
        waiting, drawn = [(state, 1.0)], dict[int, tuple[Any, float]]()
        for before, chance in waiting:  # which grows meanwhile
            if before.actor != NATURE:
                key = before.checksum()
                drawn[key] = (before, drawn.get(key, (before, 0.0))[1] + chance)
                continue
            weights = before.weights()
            for action, weight in zip(before.legal(), weights, strict=True):
                then = before.clone()
                then.apply(action)
                waiting.append((then, chance * weight / sum(weights)))
        after = [self._asked(each, memories) for each, _ in drawn.values()]
        return after[0] if len(after) == 1 else Node(NATURE, 0, after, [chance for _, chance in drawn.values()])

    def _asked(self, state: Any, memories: tuple[int, int]) -> Node:
        seat = state.actor
        if seat == OVER:
            return Node(OVER, 0, worth=state.returns()[0])
        state.list_into(self._options)
        self._policy.weigh(state, self._options)  # 0 is for what another option is always as good as: docs/search.md
        pairs = zip(self._options.actions[: self._options.size], self._policy.weights, strict=False)
        actions = [action for action, weight in pairs if weight]
        known = memories[seat]
        if len(actions) > 1:
            known = self._number(seat, memories[seat], state.view(seat).text)
        after = []
        for action in actions:
            then, memory = state.clone(), known if len(actions) == 1 else self._number(known, action)
            then.apply(action)
            after.append(self._drawn(then, (memory, memories[1]) if seat == 0 else (memories[0], memory)))
        return after[0] if len(after) == 1 else Node(seat, known, after)

    def _number(self, *what: Any) -> int:
        return self._numbers.setdefault(what, len(self._numbers) + 1)


class Solver:
    """CFR+: regrets never fall below nothing, seats take turns, and later strategies weigh more in the average."""

    def __init__(self, root: Node) -> None:
        self.root, self.rounds = root, 0
        self._regrets: dict[int, list[float]] = {}
        self._played: dict[int, list[float]] = {}

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            self.rounds += 1
            for learner in (0, 1):
                gained: dict[int, list[float]] = {}
                self._walk(self.root, learner, 1.0, 1.0, gained)
                for known, gains in gained.items():
                    before = self._regrets.get(known, [0.0] * len(gains))
                    self._regrets[known] = [max(0.0, b + g) for b, g in zip(before, gains, strict=True)]

    def _walk(self, node: Node, learner: int, own: float, others: float, gained: dict[int, list[float]]) -> float:
        """What a moment is worth to the learner; `own` and `others` are how likely either side's choices lead here."""
        if node.seat == OVER:
            return node.worth if learner == 0 else -node.worth
        if node.seat != learner:
            chances = node.chances if node.seat == NATURE else _matched(self._regrets.get(node.known), node)
            pairs = zip(chances, node.after, strict=True)
            return sum(c * self._walk(then, learner, own, others * c, gained) for c, then in pairs if c)
        chances = _matched(self._regrets.get(node.known), node)
        worths = [
            self._walk(then, learner, own * c, others, gained) for c, then in zip(chances, node.after, strict=True)
        ]
        worth = sum(c * w for c, w in zip(chances, worths, strict=True))
        gains = gained.setdefault(node.known, [0.0] * len(worths))
        played = self._played.setdefault(node.known, [0.0] * len(worths))
        for index, chance in enumerate(chances):
            gains[index] += others * (worths[index] - worth)
            played[index] += self.rounds * own * chance
        return worth

    def average(self, node: Node) -> Sequence[float]:
        """The strategy that it all comes to."""
        return _matched(self._played.get(node.known), node)


def _matched(sums: Sequence[float] | None, node: Node) -> Sequence[float]:
    """Chances in proportion, or all alike where there is nothing yet."""
    whole = sum(sums) if sums else 0.0
    return [part / whole for part in sums] if sums and whole > 0 else [1 / len(node.after)] * len(node.after)


def best_reply(root: Node, strategy: Any, seat: int) -> float:
    """What a seat wins that knows the other's strategy, and of each match only what it may know."""
    nodes: dict[int, list[tuple[Node, float]]] = defaultdict(list)
    chosen: dict[int, int] = {}
    worths: dict[int, float] = {}

    def gather(node: Node, others: float) -> None:
        if node.seat == seat:
            nodes[node.known].append((node, others))
        likely = [1.0] * len(node.after) if node.seat in (seat, OVER) else node.chances or strategy(node)
        for chance, then in zip(likely, node.after, strict=True):
            gather(then, others * chance)

    def worth(node: Node) -> float:
        if id(node) not in worths:
            worths[id(node)] = _worth(node)
        return worths[id(node)]

    def _worth(node: Node) -> float:
        if node.seat == OVER:
            return node.worth if seat == 0 else -node.worth
        if node.seat != seat:
            likely = node.chances or strategy(node)
            return sum(chance * worth(then) for chance, then in zip(likely, node.after, strict=True))
        if node.known not in chosen:
            totals = [0.0] * len(node.after)
            for alike, others in nodes[node.known]:
                for index, then in enumerate(alike.after):
                    totals[index] += others * worth(then)
            chosen[node.known] = totals.index(max(totals))
        return worth(node.after[chosen[node.known]])

    gather(root, 1.0)
    return worth(root)


def exploitability(root: Node, strategy: Any) -> float:
    """What perfect replies win on average over both seats; 0 for a strategy that cannot be beaten."""
    return (best_reply(root, strategy, 0) + best_reply(root, strategy, 1)) / 2


def size(node: Node) -> int:
    return 1 + sum(map(size, node.after))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=256)
    given = reader.parse_args()
    solver = Solver(Tree().root)
    print(f"{size(solver.root):,} moments")
    while solver.rounds < given.rounds:
        solver.run(max(1, min(solver.rounds, given.rounds - solver.rounds)))
        print(f"{solver.rounds:5} rounds: exploitability {exploitability(solver.root, solver.average):.5f}", flush=True)


if __name__ == "__main__":
    main()
