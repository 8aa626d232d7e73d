"""What the bots know of a game: its greedy player, what a search holds for likely, and how a level thinks about it."""

from functools import lru_cache
from threading import get_ident
from typing import Any, Protocol

from starlode.bots.learned.engine.network import Network
from starlode.bots.learned.weights import network_for
from starlode.bots.levels import Level
from starlode.bots.reasons import Reasons
from starlode.bots.uniform import RandomBot
from starlode.core.decision import Decision
from starlode.core.engine.policy import Policy
from starlode.core.game import load
from starlode.core.rules import Rules
from starlode.core.uncompiled import working_on
from starlode.core.view import View
from starlode.games import find


class Bot(Protocol):
    """Somebody who plays by what a seat may know, and nothing else."""

    def choose(self, view: View, decision: Decision) -> str:
        """One of the actions that the decision allows."""
        ...


class Shown(Protocol):
    """What a bot is shown and asked: the rules themselves, or something quicker."""

    def decision(self, state: Any) -> Decision: ...
    def view(self, state: Any, seat: int) -> View: ...


class Brain:
    """What is known of a game; here nothing, so that a search finds out by looking ahead alone."""

    def greedy(self, rules: Rules[Any] | None = None) -> Bot:
        """Who takes the best thing at once, or anything where a game does not say what is best.

        The rules are needed only where they are not those of the box.
        """
        return RandomBot(0)

    def novice(self) -> Bot:
        """Who was just told the rules; anybody at all where a game does not say what is dear."""
        return RandomBot(0)

    def policy(self, rules: Rules[Any], is_taught: bool) -> Policy:
        """What a search holds for likely; taught: with habits learned from many matches, where there are any."""
        knowing_nothing: Policy = working_on(rules.new(), "starlode.core.engine.policy").Policy()
        return knowing_nothing

    def fit(self, level: Level, rules: Rules[Any]) -> Level:
        """A level as it thinks about these rules; here as about any."""
        return level

    def visits(self, level: Level, rules: Rules[Any]) -> int:
        """What a level looks at before a choice; what is known already counts."""
        return self.fit(level, rules).visits

    def reasons(self, rules: Rules[Any]) -> Reasons:
        """What can be said for an option, besides what looking ahead found."""
        return Reasons()

    def shown(self, rules: Rules[Any]) -> Shown:
        """How bots that play by the thousand are shown the table."""
        return rules


def brain_of(game: str) -> Brain:
    """What the bots know of a game."""
    brain: Brain = load(find(game).brain)()
    return brain


def policy_of(rules: Rules[Any], is_taught: bool = True) -> Policy:
    """The policy of a search for a game with its options and components; each thread has its own, to weigh with."""
    return _policy_of(rules, is_taught, get_ident())


@lru_cache(maxsize=16)
def _policy_of(rules: Rules[Any], is_taught: bool, thread: int) -> Policy:
    return brain_of(rules.game).policy(rules, is_taught)


def network_of(rules: Rules[Any]) -> Network | None:
    """The network that advises a search, if there is one for these rules; each thread has its own, to work with."""
    return _network_of(rules, get_ident())


@lru_cache(maxsize=16)
def _network_of(rules: Rules[Any], thread: int) -> Network | None:
    return network_for(rules)
