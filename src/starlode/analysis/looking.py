"""What looking ahead says of a moment, by the view of one seat alone; the same view always gives the same figures."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from starlode.bots.brain import policy_of
from starlode.bots.search.bot import new_search
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import WHOLE
from starlode.core.engine.rng import Rng
from starlode.core.rules import OVER, Rules
from starlode.core.view import View

SURE = 3.0  # standard errors by which two chances have to differ, to be told apart: hundreds are compared in a match
SPREAD = 500  # thousandths, the most that the result of a single way deviates


@dataclass(frozen=True, slots=True)
class Chance:
    """How likely a seat wins, in thousandths, by so many ways on."""

    thousandths: int
    ways: int

    def clearly_over(self, other: "Chance") -> bool:
        """Whether the difference is more than the luck of the deals."""
        error = SPREAD * sqrt(1 / max(self.ways, 1) + 1 / max(other.ways, 1))
        return self.thousandths - other.thousandths > SURE * error


def chance(rules: Rules[Any], view: View, ways: int, action: int | None = None, salt: int = 0) -> Chance:
    """How likely the seat of a view wins, whoever is asked; with an action, once it has been taken."""
    assert view.seat is not None
    seat = view.seat - 1
    seed = int(view.digest[:12], 16) + salt
    state: Any = rules.from_view(view, Rng(seed))
    if action is not None:
        state.apply(action)
    side = int(state.side_of(seat))
    if state.actor == OVER:
        return Chance(1000 * int(state.share(side)) // WHOLE, ways)
    search = new_search(state, seat, policy_of(rules), Rng(seed + 1))
    begun = ways // 2  # what it does before it knows anything counts for nothing
    search.think(begun)
    total = 0
    for _ in range(begun, ways):
        search.think(1)
        total += int(search.gains[side])
    actions = [int(each) for each in state.legal()]
    # Who is asked will choose the best. Where moves are compared, all are taken alike: one may lead to a choice of
    # its own at once, and another only after a draw.
    if action is None and state.actor == seat and len(actions) > 1:
        best = max(actions, key=search.visits_of)
        return Chance(1000 * int(search.worth_of(best)) // WHOLE, int(search.visits_of(best)))
    counted = max(ways - begun, 1)
    return Chance(1000 * total // (WHOLE * counted), counted)


def sensible(rules: Rules[Any], state: Any) -> list[int]:
    """The options that a player would think about at all."""
    options, policy = Options(), policy_of(rules)
    state.list_into(options)
    policy.weigh(state, options)
    return [int(options.actions[index]) for index in range(options.size) if policy.weights[index] > 0]
