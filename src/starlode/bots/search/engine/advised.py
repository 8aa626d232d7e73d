"""A search that a network advises: on what is likely, and on what a match is worth; compiled.

An iteration goes down the tree as every search does, to the first decision that the network was not asked about yet.
There it is asked once: for how likely each option is, and for what the match is worth to whoever is to choose. An
option that another deal brings is asked about when it first comes.
"""

from math import sqrt

from starlode.bots.learned.engine.network import Network
from starlode.bots.search.engine.search import NATURE, OVER, UNKNOWN, Search
from starlode.bots.search.engine.tree import FIRST_ROOM, SEEN, TOTAL, VISITS
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import ACTOR, WHOLE, Packed
from starlode.core.engine.policy import Policy
from starlode.core.engine.rng import Rng


class AdvisedSearch(Search):
    """Thoughts about a game that a network was taught."""

    def __init__(self, state: Packed, seat: int, policy: Policy, rng: Rng, network: Network) -> None:
        super().__init__(state, seat, policy, rng)
        self.network = network
        self.trust = 100  # of a hundred: how much the network's word on the match counts; the rest is a playout's
        self.listens = True  # the network says what is likely; else the policy does
        self.openness = 20  # of a thousand: how likely an option is at least
        self.hopes = [0] * FIRST_ROOM  # node → how likely its action is, of a thousand; 0: nobody was asked

    def forget(self) -> None:
        for node in range(len(self.hopes)):
            self.hopes[node] = 0
        self.tree.clear()
        self.root = 1

    def iterate(self) -> None:
        state = self.state.imagined(self.seat, self.rng)
        options = self.options
        tree = self.tree
        node = self.root
        is_done = False
        while not is_done:
            actor = state.get(ACTOR)
            if actor == NATURE:
                state.sample(self.rng)
                continue
            if actor == OVER:
                self._end(state)
                break
            state.list_into(options)
            if options.size == 1:  # no choice, no node
                state.apply(options.actions[0])
                continue
            self.policy.weigh(state, options)
            tree.open(node)
            chosen = self._only(options)
            if chosen < 0:
                if self._knows(node, options):
                    chosen = self._best_hope(node, options)
                else:
                    self._ask(node, state, actor, options)
                    self._judge(state, actor)
                    is_done = True
            if not is_done:
                action = options.actions[chosen]
                child = tree.child(node, action)
                node = child if child != 0 else tree.grow(node, action, state.side_of(actor))
                state.apply(action)
        self.tell(node)

    def _only(self, options: Options) -> int:
        """The only option that is not surely as good as another, or −1."""
        found = -1
        for index in range(options.size):
            if self.policy.weights[index] > 0:
                if found >= 0:
                    return -1
                found = index
        return found

    def _knows(self, node: int, options: Options) -> bool:
        """Whether the network was asked about all of these."""
        for index in range(options.size):
            if self.policy.weights[index] > 0:
                child = self.tree.child(node, options.actions[index])
                if child == 0 or child >= len(self.hopes) or self.hopes[child] == 0:
                    return False
        return True

    def _ask(self, node: int, state: Packed, actor: int, options: Options) -> None:
        """Have the network look at a decision, and note how likely it holds each option."""
        weights = self.policy.weights
        tree = self.tree
        network = self.network
        network.read(state, actor)
        if self.listens:
            network.weigh(state, options, weights)
        total = 0
        for index in range(options.size):
            total += weights[index]
        side = state.side_of(actor)
        for index in range(options.size):
            if weights[index] > 0:
                action = options.actions[index]
                child = tree.child(node, action)
                if child == 0:
                    child = tree.grow(node, action, side)
                while child >= len(self.hopes):
                    self.hopes.extend([0] * len(self.hopes))
                hope = self.openness + (1000 - self.openness) * weights[index] // total
                known = self.hopes[child]
                self.hopes[child] = hope if known == 0 else (known + hope + 1) // 2

    def _best_hope(self, node: int, options: Options) -> int:
        """The option with the best mixture of what it brought, how likely it is, and how seldom it was tried."""
        tree = self.tree
        weights = self.policy.weights
        total = 0
        visits = 0
        worth = 0
        for index in range(options.size):
            if weights[index] > 0:
                child = tree.child(node, options.actions[index])
                tree.add(child, SEEN, 1)
                total += self.hopes[child]
                visits += tree.get(child, VISITS)
                worth += tree.get(child, TOTAL)
        mean = float(worth) / float(visits * WHOLE) - UNKNOWN if visits > 0 else 0.5
        likely = self.curiosity / float(total)
        best = 0
        highest = -1.0
        for index in range(options.size):
            if weights[index] > 0:
                child = tree.child(node, options.actions[index])
                tried = tree.get(child, VISITS)
                score = float(tree.get(child, TOTAL)) / float(tried * WHOLE) if tried > 0 else mean
                score += likely * float(self.hopes[child]) * sqrt(float(tree.get(child, SEEN))) / float(1 + tried)
                if score > highest:
                    highest = score
                    best = index
        return best

    def _judge(self, state: Packed, actor: int) -> None:
        """What the match is worth to every side: by the network, by playing on, or by some of both."""
        if self.trust < 100:
            self.play_on(state)
        sides = state.sides()
        for side in range(sides):
            worth = self._worth(state, actor, side, sides)
            self.gains[side] = (self.trust * worth + (100 - self.trust) * self.gains[side]) // 100

    def _worth(self, state: Packed, actor: int, side: int, sides: int) -> int:
        """What the network holds the match for worth to a side: of a team, what it tells its members on average."""
        if state.seats == 2:
            worth = self.network.worth()
            return worth if side == state.side_of(actor) else WHOLE - worth
        told = 0
        members = 0
        for place in range(state.seats):
            if state.side_of((actor + place) % state.seats) == side:
                told += self.network.worth(place, state.seats)
                members += 1
        # It was taught what matches return, from what all others win to what one side loses: 0 is a fair share.
        return max(0, ((2 * told // members - WHOLE) * (sides - 1) + WHOLE) // sides)

    def _end(self, state: Packed) -> None:
        for side in range(state.sides()):
            result = self.policy.result(state, side)
            self.gains[side] = (self.trust * state.share(side) + (100 - self.trust) * result) // 100
