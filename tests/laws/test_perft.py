"""How many ways there are to go on from some positions, by depth; a changed rule changes a number here.

A way is a sequence of actions, nature's among them. The positions lie in the games' laws/positions/.
`python -m tests.laws.test_perft` counts anew, after a change that is meant.
"""

import json
from typing import Any

import pytest

from starlode.core.rules import Rules
from starlode.games import rules_of
from tests.depth import DEEP
from tests.laws import subjects
from tests.laws.subject import Subject
from tests.laws.walker import ways

POSITIONS = [(subject, name) for subject in subjects.SUBJECTS.values() for name in subject.ways]


def read(subject: Subject, name: str) -> tuple[Rules[Any], Any]:
    assert subject.folder is not None
    position = json.loads((subject.folder / "positions" / f"{name}.json").read_text(encoding="utf-8"))
    return rules_of(subject.name, position["options"]), position


@pytest.mark.parametrize(("subject", "name"), POSITIONS, ids=str)
def test_the_ways_to_go_on_are_as_many_as_ever(subject: Subject, name: str) -> None:
    """The last depth of each is counted deeply only."""
    rules, position = read(subject, name)
    expected = list(subject.ways[name] if DEEP else subject.ways[name][:-1])
    state = rules.from_position(position)
    assert rules.position(state) == {**position, "options": rules.options}
    assert [ways(state, depth) for depth in range(1, len(expected) + 1)] == expected


@subjects.of_every_game
def test_every_position_is_counted(subject: Subject) -> None:
    if subject.folder is not None:
        assert {path.stem for path in (subject.folder / "positions").glob("*.json")} == set(subject.ways)


if __name__ == "__main__":
    for of, counted in POSITIONS:
        its_rules, its_position = read(of, counted)
        start = its_rules.from_position(its_position)
        print(of, counted, [ways(start, depth) for depth in range(1, len(of.ways[counted]) + 1)])
