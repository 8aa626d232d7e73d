"""What a simulation counts of a game: which cards, and how those fared who got them."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from starlode.core.engine.packed import CURRENT, TURN
from starlode.core.game import load
from starlode.core.rules import Rules
from starlode.games import game_of
from starlode.lab.counted import Counted


class Counts:
    """One game as it is counted; here only turns. Seats count from 0."""

    cards: tuple[Counted, ...] = ()
    colours: Mapping[str, str] = MappingProxyType({})  # of factions, in pictures: dark enough for white paper
    reasons: tuple[str, ...] = ()
    headings = ("simulate-players", "simulate-got")  # above how many had a card, and how many copies there were of it

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def begin(self, state: Any) -> int:
        """Look at a match that was dealt; who begins."""
        return int(state.get(CURRENT))

    def before(self, state: Any, actor: int, action: int, got: list[Counter[int]]) -> None:
        """An action that is about to be carried out."""

    def after(self, state: Any, got: list[Counter[int]]) -> None:
        """An action was carried out, and nature's answers."""

    def end(self, state: Any) -> None:
        """The match is over."""

    def turns(self, state: Any) -> int:
        return int(state.get(TURN))


def counts_of(rules: Rules[Any]) -> Counts:
    """What is counted of the game that is played by these rules."""
    counts: Counts = load(game_of(rules).counts)(rules)
    return counts
