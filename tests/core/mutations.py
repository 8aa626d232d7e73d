"""Valid JSON with something wrong in it, for whoever must refuse it in one line."""

import copy
import json
from functools import cache
from typing import Any

from hypothesis import strategies as st
from tests.laws import walks
from tests.table import a_duel

from starlode.realms.cards import CARDS
from starlode.realms.pending import QUESTIONS


@cache
def good_positions() -> list[Any]:
    """Positions with every kind of open question, and a few without any."""
    found: dict[str, Any] = {}
    for number in range(40):
        case = walks.ALL_CASES[number * 7 % len(walks.ALL_CASES)]
        for state in walks.walk(case, number, 250):
            position = case.rules.position(state)
            asked = " ".join(frame["ask"] for frame in position["pending"])  # type: ignore
            found.setdefault(f"{asked}{state.marked() > 0}", json.loads(json.dumps(position)))
    return list(found.values())


@cache
def good_records() -> list[Any]:
    """A match from the deal with an undo in it, one from a position, one to its end."""
    table = a_duel(hand=["scout", "viper"], deck=["scout"] * 6, foe_hand=["scout"])
    table.play("play scout", "play viper", "attack 2")
    table.undo(1)
    table.play("end-turn", "end-turn")
    records = [table.match.record]
    for case in walks.FEW_CASES[:2]:
        match, rng = walks.new_match(case, 2)
        for _ in range(25):
            walks.play_one(match, rng, case.player)
        match.undo(1, consent=True)
        match.resign(2)
        records.append(match.record)
    return [json.loads(record.dump()) for record in records]


NUMBERS = [-1, 0, 1, 2, 3, 5, 7, 8, 15, 16, 63, 64, 65, 250, 251, 256, 1023, 1024, 10**9, 10**9 + 1, 2**63, 10**40]
WORDS = ["", "scout", "stealth-needle", "the-hive", "no-such-card", "primary", "ally", "1", "two\nlines", "½", "²"]
JUNK = st.one_of(
    st.sampled_from(
        [None, True, False, [], {}, 1.5, float("nan"), [[]], {"scout": -1}, {"scout": 300}, ["scout"] * 70]
    ),
    st.sampled_from(NUMBERS),
    st.sampled_from([*WORDS, *QUESTIONS.values(), *(card.id for card in CARDS)]),
    st.text(max_size=4),
)


def places(tree: Any) -> list[tuple[Any, Any]]:
    """Every container with each of its keys."""
    found: list[tuple[Any, Any]] = []
    if isinstance(tree, (dict, list)):
        for key in tree if isinstance(tree, dict) else range(len(tree)):
            found.append((tree, key))
            found += places(tree[key])
    return found


@st.composite
def mutated(draw: st.DrawFn, trees: list[Any]) -> Any:
    """A tree with a few values replaced, removed, doubled, renamed, or taken from elsewhere."""
    tree = copy.deepcopy(trees[draw(st.integers(0, len(trees) - 1))])
    for _ in range(draw(st.integers(1, 3))):
        spots = places(tree)
        if not spots:
            break
        container, key = spots[draw(st.integers(0, len(spots) - 1))]
        kind = draw(st.sampled_from(["junk", "junk", "number", "remove", "double", "rename", "graft"]))
        if kind == "remove":
            del container[key]
        elif kind == "double" and isinstance(container, list):
            container.insert(key, copy.deepcopy(container[key]))
        elif kind == "rename" and isinstance(container, dict):
            container[draw(JUNK.map(str))] = container.pop(key)
        elif kind == "graft":
            spots = places(trees[draw(st.integers(0, len(trees) - 1))])
            other, place = spots[draw(st.integers(0, len(spots) - 1))]
            container[key] = copy.deepcopy(other[place])
        elif kind == "number":
            container[key] = draw(st.sampled_from(NUMBERS))
        else:
            container[key] = draw(JUNK)
    return json.loads(json.dumps(tree))
