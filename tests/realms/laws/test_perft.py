"""How many ways there are to go on from some positions, by depth; a changed rule changes a number here.

A way is a sequence of actions, nature's among them. The positions lie in tests/realms/laws/positions/.
"""

import json
from pathlib import Path

import pytest

from starlode.realms.engine.state import State
from starlode.realms.rules import RealmsRules
from tests.realms.laws import walks

POSITIONS = Path(__file__).parent / "positions"
# Format, seats, and the ways from depth 1 on; the last of each is counted deeply only.
WAYS: dict[str, tuple[str, int, list[int]]] = {
    "opening": ("duel", 2, [3, 9, 67, 359, 1249, 3310, 6328, 14574, 19710, 33008, 59988]),
    "needle-and-blobs": ("duel", 2, [12, 106, 871, 7008, 54731, 420157, 3172582]),
    "outposts-at-the-end": ("duel", 2, [10, 50, 260, 1246, 6015, 29786, 147841, 741097]),
    "three-open-players": ("free-for-all", 3, [5, 14, 43, 126, 331, 1013, 3022, 9216, 26802]),
    "hunted-from-the-left": ("hunter", 4, [4, 13, 39, 111, 269, 451, 625, 957, 1604]),
    "two-heads-pay-together": ("hydra", 4, [7, 28, 109, 409, 1431, 4979, 16315]),
    "three-heads-are-asked": ("hydra", 6, [6, 25, 98, 352, 1216, 4256, 14729, 49859]),
    "an-admiral-falls": ("emperor", 6, [6, 28, 107, 364, 1065, 2581, 5075, 8706, 14276]),
    "damage-that-lasts": ("raid", 3, [6, 20, 86, 261, 836, 2340, 6098, 15190]),
    "the-boss-strikes": ("raid", 4, [6, 23, 79, 242, 722, 2097, 5706, 14895, 36174]),
}


def rules_of(name: str) -> RealmsRules:
    format, seats, _ = WAYS[name]
    return walks.rules_of(sets="1" if seats == 2 else "auto", format=format, seats=seats)


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
    state = rules_of(name).from_position(position)
    expected = WAYS[name][2] if walks.DEEP else WAYS[name][2][:-1]
    assert [ways(state, depth) for depth in range(1, len(expected) + 1)] == expected


def test_every_position_is_counted_and_written_as_the_rules_write_it() -> None:
    assert {path.stem for path in POSITIONS.glob("*.json")} == set(WAYS)
    for path in POSITIONS.glob("*.json"):
        position = json.loads(path.read_text(encoding="utf-8"))
        rules = rules_of(path.stem)
        assert rules.position(rules.from_position(position)) == {**position, "options": rules.options}
