"""How many ways there are to go on from three positions, by depth; a changed rule changes a number here.

A way is a sequence of actions, nature's among them. The positions lie in tests/cavein/laws/positions/.
`python -m tests.cavein.laws.test_perft` counts anew, after a change that is meant.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from starlode.cavein.rules import CaveinRules
from tests.cavein.laws import walks
from tests.realms.laws.walker import ways

POSITIONS = Path(__file__).parent / "positions"
# From depth 1 on; the last of each is counted deeply only.
WAYS = {
    "opening": [15, 88, 349, 1221, 5465, 25116, 121340, 546519],
    "three-in-the-middle": [22, 121, 497, 1775, 6923, 26532, 105318, 414235],
    "weedlocks-of-four": [18, 95, 309, 1142, 3127, 6766, 12845, 23935],
}


def read(name: str) -> tuple[CaveinRules, Any]:
    position = json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))
    return walks.rules_of(len(position["seats"])), position


@pytest.mark.parametrize("name", WAYS)
def test_the_ways_to_go_on_are_as_many_as_ever(name: str) -> None:
    rules, position = read(name)
    expected = WAYS[name] if walks.DEEP else WAYS[name][:-1]
    state = rules.from_position(position)
    assert [ways(state, depth) for depth in range(1, len(expected) + 1)] == expected


def test_every_position_is_counted_and_written_as_the_rules_write_it() -> None:
    assert {path.stem for path in POSITIONS.glob("*.json")} == set(WAYS)
    for name in WAYS:
        rules, position = read(name)
        assert rules.position(rules.from_position(position)) == {**position, "options": rules.options}


if __name__ == "__main__":
    for counted in WAYS:
        its_rules, its_position = read(counted)
        start = its_rules.from_position(its_position)
        print(counted, [ways(start, depth) for depth in range(1, len(WAYS[counted]) + 1)])
