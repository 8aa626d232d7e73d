"""Valid JSON of any game with something wrong in it, for whoever must refuse it in one line."""

import copy
import json
from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 63, 64, 65, 250, 256, 1023, 1024, 10**6, 10**9 + 1, 2**63, 10**40]
KINDS = ["junk", "number", "nudge", "nudge", "remove", "double", "rename", "graft", "borrow", "borrow"]


def junk(words: Sequence[str]) -> st.SearchStrategy[Any]:
    """What nobody means: wrong types, wrong numbers, words of the game in wrong places."""
    return st.one_of(
        st.sampled_from([None, True, False, [], {}, 1.5, float("nan"), [[]], [*words[:1]] * 70, {words[0]: 300}]),
        st.sampled_from(NUMBERS),
        st.sampled_from(["", "1", "two\nlines", "½", "no-such-thing", *words]),
        st.text(max_size=4),
    )


def somewhere(draw: st.DrawFn, tree: Any) -> tuple[Any, Any, list[Any]]:
    """A container in the tree, one of its keys, and the way there; a level is as likely as its parent."""
    way: list[Any] = []
    while True:
        keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
        key = keys[draw(st.integers(0, len(keys) - 1))]
        way.append(key)
        below = tree[key]
        if not isinstance(below, (dict, list)) or not below or draw(st.integers(0, 4)) == 0:
            return tree, key, way
        tree = below


def follow(tree: Any, way: Sequence[Any]) -> Any:
    """What lies at the end of a way in another tree, or nothing."""
    for key in way:
        in_list = isinstance(tree, list) and isinstance(key, int) and key < len(tree)
        if not in_list and not (isinstance(tree, dict) and key in tree):
            return None
        tree = tree[key]
    return tree


@st.composite
def mutated(draw: st.DrawFn, good: Callable[[], list[Any]], wrong: st.SearchStrategy[Any]) -> tuple[int, Any]:
    """A tree with a few values replaced, removed, doubled, renamed, changed a little, or taken from elsewhere.

    It comes with the number of the one that it was made from.

    Small changes and what stood in the same place of another tree are the hardest to notice.
    """
    trees = good()
    number = draw(st.integers(0, len(trees) - 1))
    tree = copy.deepcopy(trees[number])
    for _ in range(draw(st.integers(1, 3))):
        if not tree:
            break
        container, key, way = somewhere(draw, tree)
        kind = draw(st.sampled_from(KINDS))
        if kind == "remove":
            del container[key]
        elif kind == "double" and isinstance(container, list):
            container.insert(key, copy.deepcopy(container[key]))
        elif kind == "rename" and isinstance(container, dict):
            container[draw(wrong.map(str))] = container.pop(key)
        elif kind == "graft":
            other, place, _ = somewhere(draw, trees[draw(st.integers(0, len(trees) - 1))])
            container[key] = copy.deepcopy(other[key if isinstance(other, dict) and key in other else place])
        elif kind == "borrow":
            container[key] = copy.deepcopy(follow(trees[draw(st.integers(0, len(trees) - 1))], way))
        elif kind == "nudge":
            container[key] = _nudged(draw, container[key], container)
        elif kind == "number":
            container[key] = draw(st.sampled_from(NUMBERS))
        else:
            container[key] = copy.deepcopy(draw(wrong))
    return number, json.loads(json.dumps(tree))


def _nudged(draw: st.DrawFn, value: Any, container: Any) -> Any:
    """Nearly the same: one more or less, the opposite, a list without its last, another word of the same list."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + draw(st.sampled_from([-1, 1]))
    if isinstance(value, list) and value:
        return copy.deepcopy(value[:-1])
    if isinstance(value, dict) and value:
        return copy.deepcopy(dict(list(value.items())[:-1]))
    if isinstance(container, list):
        return copy.deepcopy(container[draw(st.integers(0, len(container) - 1))])
    return None
