"""What a simulation counts of a game: which cards, and how those fared who got them."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from starlode.core.rules import Rules
from starlode.lab.cavein.counts import CaveinCounts
from starlode.lab.counted import Counted
from starlode.lab.realms.counts import RealmsCounts


class Counts(Protocol):
    """One game as it is counted. Seats count from 0."""

    cards: tuple[Counted, ...]
    reasons: tuple[str, ...]
    headings: tuple[str, str]  # the messages above how many had a card, and how many copies there were of it

    def begin(self, state: Any) -> int:
        """Look at a match that was dealt; who begins."""
        ...

    def before(self, state: Any, actor: int, action: int, got: list[Counter[int]]) -> None:
        """An action that is about to be carried out."""
        ...

    def after(self, state: Any, got: list[Counter[int]]) -> None:
        """An action was carried out, and nature's answers."""
        ...

    def turns(self, state: Any) -> int: ...


COUNTS: dict[str, Callable[[Any], Counts]] = {"realms": RealmsCounts, "cavein": CaveinCounts}


def counts_of(rules: Rules[Any]) -> Counts:
    return COUNTS[rules.game](rules)
