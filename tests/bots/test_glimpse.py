"""A view that is written only where somebody looks says the same as the whole one."""

from collections.abc import Mapping
from typing import Any

import pytest

from starlode.bots.realms.glimpse import Glimpses
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER
from starlode.realms.rules import RealmsRules

pytestmark = pytest.mark.once  # about views

TABLES = [("duel", 2), ("free-for-all", 3), ("hunter", 4), ("hydra", 4), ("emperor", 6), ("raid", 4)]
DECISIONS = 400


def written_out(content: Any) -> Any:
    """Everything that a glimpse could show, as plain JSON."""
    if isinstance(content, Mapping):
        return {name: written_out(content[name]) for name in content}
    return [written_out(each) for each in content] if isinstance(content, list) else content


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_field_is_that_of_the_whole_view(name: str, seats: int) -> None:
    rules = RealmsRules({"format": name, "seats": str(seats), "turn-limit": "40"})
    glimpses, rng, state = Glimpses(rules), Rng(seats), rules.new()
    for decision in range(DECISIONS):
        if state.actor == NATURE:
            state.sample(rng)
        if state.actor == OVER:
            break
        if decision % 9 == 0:
            for seat in range(seats):
                assert written_out(glimpses.view(state, seat).content) == rules.view(state, seat).content
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_hands_are_shown_only_to_those_who_may_look(name: str, seats: int) -> None:
    rules = RealmsRules({"format": name, "seats": str(seats)})
    state = rules.new()
    state.sample(Rng(1))
    for viewer in range(seats):
        glimpse: Any = Glimpses(rules).view(state, viewer).content
        whole: Any = rules.view(state, viewer).content
        for seat in range(seats):
            assert glimpse["seats"][seat]["hand"]["cards"] == whole["seats"][seat]["hand"]["cards"]
