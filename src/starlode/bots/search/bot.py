"""A bot that looks ahead, and chooses within its time."""

import time
from collections.abc import Callable
from typing import Any

from starlode.bots.brain import brain_of, network_of, policy_of
from starlode.bots.learned.engine.network import Network
from starlode.bots.levels import Level
from starlode.bots.search.engine.advised import AdvisedSearch
from starlode.bots.search.engine.search import Search
from starlode.bots.seeing import Seeing
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import TURN
from starlode.core.engine.policy import Policy
from starlode.core.engine.rng import Rng
from starlode.core.rules import Rules
from starlode.core.uncompiled import working_on

Clock = Callable[[], float]  # seconds
STRIDE = 32  # iterations between two looks at the clock, about a millisecond
MARGIN = 0.9  # of a level's time, so that what is not counted fits in too
SHARE = 0.5  # of the time that is left for the turn, for one decision


def new_search(state: Any, seat: int, policy: Policy, rng: Rng, network: Network | None = None) -> Search:
    """A search over any game, compiled or not; a network advises it where there is one for the game."""
    if network is not None:
        return AdvisedSearch(state, seat, policy, rng, network)
    search: Search = working_on(state, "starlode.bots.search.engine.search").Search(state, seat, policy, rng)
    return search


class SearchBot(Seeing):
    """Plays one seat of one match; keeps what it thought as long as the turn lasts."""

    def __init__(
        self, level: Level, seed: int, rules: Rules[Any] | None = None, clock: Clock = time.perf_counter
    ) -> None:
        super().__init__(seed + 1, rules)
        self.level = level
        self._mind = level  # as the game has it, once that is known
        self._clock = clock
        self._rng = Rng(seed)
        self._search: Search | None = None
        self._turn = -1
        self._left = 0.0  # seconds of this turn
        self._last = -1
        self._is_told_to_stop = False
        self.others_waiting = 0  # for the same processor: the more there are, the less time it takes

    def choose_action(self, state: Any, seat: int) -> int:
        """The same by any state behind the view, which is not changed and of which nothing hidden is looked at."""
        begun = self._clock()
        self._is_told_to_stop = False
        assert self._rules is not None
        self._mind = brain_of(self._rules.game).fit(self.level, self._rules)
        policy = policy_of(self._rules, self._mind.is_taught)
        action = self._choose(state, self._follow(state, seat, policy), policy, begun)
        self._last = action
        self._left -= self._clock() - begun
        return action

    def stop(self) -> None:
        """Answer at once, with the best so far; may be called from another thread."""
        self._is_told_to_stop = True

    def _follow(self, state: Any, seat: int, policy: Policy) -> Search:
        """Go on from the last choice of this turn, or begin anew."""
        turn = int(state.get(TURN))
        if self._search is not None and turn == self._turn and self._search.seat == seat:
            self._search.go_on(state, self._last)
            if self._is_known(state, self._search):
                return self._search
        if turn != self._turn:
            self._left = MARGIN * self.level.seconds
        self._turn = turn
        assert self._rules is not None
        network = network_of(self._rules) if self._mind.is_advised else None
        search = new_search(state, seat, policy, self._rng, network)
        search.guided = self._mind.is_guided
        self._search = search
        return search

    def _is_known(self, state: Any, search: Search) -> bool:
        """Whether what was thought is about this decision: if others acted meanwhile it is about another."""
        here = sum(int(search.visits_of(action)) for action in state.legal())
        return 2 * here >= int(search.visits())

    def _choose(self, state: Any, search: Search, policy: Policy, begun: float) -> int:
        options = Options()
        state.list_into(options)
        policy.weigh(state, options)
        likely = {int(options.actions[at]): int(policy.weights[at]) for at in range(options.size)}
        actions = [action for action, weight in likely.items() if weight > 0]
        if len(actions) == 1:  # forced, or as good as any other
            return actions[0]
        if self._happens(self._mind.slips):
            return actions[int(self._rng.below(len(actions)))]
        actions = self._noticed(actions)
        if len(actions) == 1:
            return actions[0]
        if self._happens(self._mind.hurries):
            return self._by_lot({action: likely[action] for action in actions})
        until = begun + SHARE * self._left / (1 + self.others_waiting)
        while (rest := self._rest(search, actions)) > 0:
            search.think(min(rest, STRIDE))
            if self._clock() >= until or self._is_told_to_stop:
                break
        # What was looked at most; of equals the one that was listed first.
        return max(actions, key=search.visits_of)

    def _happens(self, share: float) -> bool:
        """By lot; what never happens draws none."""
        return share > 0 and int(self._rng.below(1000)) < 1000 * share

    def _noticed(self, actions: list[int]) -> list[int]:
        """Those that are not overlooked; one always comes to mind."""
        noticed = [action for action in actions if not self._happens(self._mind.overlooks)]
        return noticed or [actions[int(self._rng.below(len(actions)))]]

    def _by_lot(self, likely: dict[int, int]) -> int:
        """An action, each as likely as its weight says."""
        left = int(self._rng.below(sum(likely.values())))
        for action, weight in likely.items():
            left -= weight
            if left < 0:
                return action
        raise AssertionError("a lot beyond all weights")

    def _rest(self, search: Search, actions: list[int]) -> int:
        """How many iterations are left; none when they could not change the choice any more."""
        visits = sorted((int(search.visits_of(action)) for action in actions), reverse=True)
        rest = self._mind.visits - sum(visits)
        first, second = visits[:2]
        return rest if first - second <= rest else 0
