"""How many ways there are to go on from three positions, by depth; a changed rule changes a number here.

A way is a sequence of actions, nature's among them. The positions lie in tests/laws/positions/.
"""

import json
from pathlib import Path

import pytest

from starlode.realms.state import State
from tests.laws import walks

POSITIONS = Path(__file__).parent / "positions"
# From depth 1 on; the last of each is counted deeply only.
WAYS = {
    "opening": [3, 9, 67, 359, 1249, 3310, 6328, 14574, 19710, 33008, 59988],
    "needle-and-blobs": [12, 106, 871, 7008, 54731, 420157, 3172582],
    "outposts-at-the-end": [10, 50, 260, 1246, 6015, 29786, 147841, 741097],
}


def ways(state: State, depth: int) -> int:
    """How many sequences of so many actions there are; a match that is over has none."""
    actions = list(state.legal())
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize("name", WAYS)
def test_the_ways_to_go_on_are_as_many_as_ever(name: str) -> None:
    position = json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))
    state = walks.rules_of().from_position(position)
    expected = WAYS[name] if walks.DEEP else WAYS[name][:-1]
    assert [ways(state, depth) for depth in range(1, len(expected) + 1)] == expected


def test_every_position_is_counted_and_written_as_the_rules_write_it() -> None:
    rules = walks.rules_of()
    assert {path.stem for path in POSITIONS.glob("*.json")} == set(WAYS)
    for path in POSITIONS.glob("*.json"):
        position = json.loads(path.read_text(encoding="utf-8"))
        assert rules.position(rules.from_position(position)) == position
