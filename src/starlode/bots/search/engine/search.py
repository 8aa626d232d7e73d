"""Information-set Monte Carlo tree search over any game of ours; compiled.

One tree for all players, as seen by the one who searches. Each iteration deals anew what he cannot know, goes down the
tree by what was good so far and what the policy holds for likely, lets nature choose by lot on the way, tries one new
action, plays on by the policy and tells every node on the way what came of it for the side that chose it.
"""

from math import sqrt
from typing import Final

from starlode.bots.search.engine.tree import ACTION, CHILD, PARENT, SEEN, SIBLING, SIDE, TOTAL, VISITS, Tree
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import ACTOR, TURN, WHOLE, Packed
from starlode.core.engine.policy import Policy
from starlode.core.engine.rng import Rng

NATURE: Final = -1
OVER: Final = -2
MOST_SIDES: Final = 6
UNKNOWN: Final = 0.06  # an action that was never tried is held for a little worse than those that were
FOREVER: Final = 1_000_000


class Search:
    """One player's thoughts about one decision, and those that follow from it."""

    def __init__(self, state: Packed, seat: int, policy: Policy, rng: Rng) -> None:
        self.state = state  # any state behind what the seat sees: nothing is read that it cannot know
        self.seat = seat
        self.side = state.side_of(seat)
        self.policy = policy
        self.rng = rng
        self.tree = Tree()
        self.root = 1
        self.options = Options()
        self.gains = [0] * MOST_SIDES
        self.curiosity = 1.0
        self.horizon = FOREVER  # turns that a playout plays before it is cut off and estimated
        self.guided = True  # playouts by the policy; else by lot
        self.paranoid = False  # everybody else is taken to play against this side, not for himself

    def think(self, iterations: int) -> None:
        """Look so much further."""
        for _iteration in range(iterations):
            self.iterate()

    def visits(self) -> int:
        """Iterations that went through the root, those before it became the root included."""
        total = 0
        node = self.tree.get(self.root, CHILD)
        while node != 0:
            total += self.tree.get(node, VISITS)
            node = self.tree.get(node, SIBLING)
        return total

    def visits_of(self, action: int) -> int:
        """How often an action was tried at the root."""
        node = self._child_of_root(action)
        return self.tree.get(node, VISITS) if node != 0 else 0

    def worth_of(self, action: int) -> int:
        """What an action brought on average to the side that chooses it, of WHOLE; −1 if it was never tried."""
        node = self._child_of_root(action)
        if node == 0:
            return -1
        visits = self.tree.get(node, VISITS)
        return self.tree.get(node, TOTAL) // visits if visits > 0 else -1

    def go_on(self, state: Packed, action: int) -> None:
        """The action was taken, and led to a new decision of this seat: go on with what is known below it."""
        node = self._child_of_root(action)
        self.state = state
        if node == 0:
            self.forget()
        else:
            self.root = node

    def forget(self) -> None:
        """Begin anew."""
        self.tree.clear()
        self.root = 1

    def _child_of_root(self, action: int) -> int:
        node = self.tree.get(self.root, CHILD)
        while node != 0 and self.tree.get(node, ACTION) != action:
            node = self.tree.get(node, SIBLING)
        return node

    def iterate(self) -> None:
        """Deal, go down, try something new, play on, and tell what came of it."""
        state = self.state.imagined(self.seat, self.rng)
        options = self.options
        node = self.root
        is_new = False
        while not is_new:
            actor = state.get(ACTOR)
            if actor == NATURE:
                state.sample(self.rng)
                continue
            if actor == OVER:
                break
            state.list_into(options)
            if options.size == 1:  # no choice, no node
                state.apply(options.actions[0])
                continue
            self.policy.weigh(state, options)
            best = self._best(node, options, state.side_of(actor))
            action = options.actions[best]
            child = self.tree.child(node, action)
            if child == 0:
                child = self.tree.grow(node, action, state.side_of(actor))
                is_new = True
            node = child
            state.apply(action)
        self.play_on(state)
        self.tell(node)

    def _best(self, node: int, options: Options, side: int) -> int:
        """The option with the best mixture of what it brought, how likely it is, and how seldom it was tried."""
        tree = self.tree
        weights = self.policy.weights
        tree.open(node)
        total = 0
        visits = 0
        worth = 0
        for index in range(options.size):
            total += weights[index]
            child = tree.child(node, options.actions[index])
            if child != 0:
                tree.add(child, SEEN, 1)
                visits += tree.get(child, VISITS)
                worth += tree.get(child, TOTAL)
        mean = float(worth) / float(visits * WHOLE) if visits > 0 else 0.5
        likely = self.curiosity / float(total) if total > 0 else 0.0
        often = sqrt(float(visits + 1))
        best = 0
        highest = -1.0
        for index in range(options.size):
            weight = weights[index]
            if weight > 0:
                child = tree.child(node, options.actions[index])
                if child == 0:
                    score = mean - UNKNOWN + likely * float(weight) * often
                else:
                    tried = tree.get(child, VISITS)
                    seen = sqrt(float(tree.get(child, SEEN)))
                    score = float(tree.get(child, TOTAL)) / float(tried * WHOLE)
                    score += likely * float(weight) * seen / float(1 + tried)
                if score > highest:
                    highest = score
                    best = index
        return best

    def play_on(self, state: Packed) -> None:
        """To the end or the horizon; then say what it is worth to every side."""
        if not self.guided:
            state.playout(self.rng)
        else:
            self._play_by_policy(state)
        is_over = state.get(ACTOR) == OVER
        for side in range(state.sides()):
            self.gains[side] = self.policy.result(state, side) if is_over else self.policy.estimate(state, side)

    def _play_by_policy(self, state: Packed) -> None:
        options = self.options
        policy = self.policy
        rng = self.rng
        last = state.get(TURN) + self.horizon
        actor = state.get(ACTOR)
        while actor != OVER:
            if actor == NATURE:
                state.sample(rng)
            else:
                if state.get(TURN) >= last:
                    return
                state.list_into(options)
                if options.size == 1:
                    state.apply(options.actions[0])
                else:
                    state.apply(policy.pick(state, options, rng))
            actor = state.get(ACTOR)

    def tell(self, node: int) -> None:
        """Every node from this one up to the root learns what its side gained."""
        tree = self.tree
        while node != self.root:
            side = tree.get(node, SIDE)
            gain = self.gains[side]
            if self.paranoid and side != self.side:
                gain = WHOLE - self.gains[self.side]
            tree.add(node, VISITS, 1)
            tree.add(node, TOTAL, gain)
            node = tree.get(node, PARENT)
