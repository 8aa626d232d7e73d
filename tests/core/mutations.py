"""Valid JSON with something wrong in it, for whoever must refuse it in one line."""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

from hypothesis import strategies as st

from starlode.core.engine.frames import what
from starlode.realms.cards import CARDS
from starlode.realms.engine.table import DEPTH, PLACE
from starlode.realms.rules import RealmsRules
from starlode.realms.written.pending import QUESTIONS
from tests.realms.laws import walks
from tests.realms.table import a_duel


@cache
def good_positions() -> list[tuple[RealmsRules, Any]]:
    """Positions with every kind of open question in every format, and a few without any; each with its rules."""
    found: dict[str, tuple[RealmsRules, Any]] = {}
    duels = [walks.ALL_CASES[number * 7 % len(walks.ALL_CASES)] for number in range(30)]
    others = [cases[number] for cases in walks.FORMAT_CASES.values() for number in (13, 31, 50, 66)]
    for seed, case in enumerate([*duels, *others]):
        for state in walks.walk(case, seed, 250):
            asked = [what(state.frame_at(depth)) for depth in range(state.get(DEPTH))]
            out = sum(state.of(seat, PLACE) > 0 for seat in range(state.seats))
            name = f"{case.format} {asked} {state.marked()} {out or state.actor}"
            if name not in found:
                found[name] = short_rules(case), json.loads(json.dumps(case.rules.position(state)))
    return list(found.values())


@cache
def short_rules(case: walks.Case) -> RealmsRules:
    """The rules of a case with a limit that is near; the walks' positions are of turn 9 and later."""
    return RealmsRules({**case.options, "turn-limit": "12" if case.seats == 2 else "5"})


@cache
def good_records() -> list[Any]:
    """A match from the deal with an undo in it, one from a position, one to its end."""
    table = a_duel(hand=["scout", "viper"], deck=["scout"] * 6, foe_hand=["scout"])
    table.play("play scout", "play viper", "attack 2")
    table.undo(1)
    table.play("end-turn", "end-turn")
    records = [table.match.record]
    for case in [*walks.FEW_CASES[:2], *walks.FEW_FORMATS[::3]]:
        match, rng = walks.new_match(case, 2)
        for _ in range(25):
            walks.play_one(match, rng, case.player)
        match.undo(next(int(row[0]) for row in reversed(match.record.rows) if row[0] != "*"), consent=True)
        match.resign(2)
        records.append(match.record)
    return [json.loads(record.dump()) for record in records]


NUMBERS = [-1, 0, 1, 2, 3, 5, 7, 8, 15, 16, 63, 64, 65, 250, 251, 256, 1023, 1024, 10**6, 10**9 + 1, 2**63, 10**40]
WORDS = ["", "scout", "stealth-needle", "the-hive", "no-such-card", "primary", "ally", "1", "two\nlines", "½", "²"]
JUNK: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(
        [None, True, False, [], {}, 1.5, float("nan"), [[]], {"scout": -1}, {"scout": 300}, ["scout"] * 70]
    ),
    st.sampled_from(NUMBERS),
    st.sampled_from([*WORDS, *QUESTIONS.values(), *(card.id for card in CARDS)]),
    st.text(max_size=4),
)


def somewhere(draw: st.DrawFn, tree: Any) -> tuple[Any, Any]:
    """A container in the tree and one of its keys; every level is as likely as its parent, however many siblings."""
    while True:
        keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
        key = keys[draw(st.integers(0, len(keys) - 1))]
        below = tree[key]
        if not isinstance(below, (dict, list)) or not below or draw(st.integers(0, 4)) == 0:
            return tree, key
        tree = below


@st.composite
def mutated(draw: st.DrawFn, good: Callable[[], list[Any]]) -> tuple[int, Any]:
    """A tree with a few values replaced, removed, doubled, renamed, or taken from elsewhere; and which one it was."""
    trees = good()
    number = draw(st.integers(0, len(trees) - 1))
    tree = copy.deepcopy(trees[number])
    for _ in range(draw(st.integers(1, 3))):
        if not tree:
            break
        container, key = somewhere(draw, tree)
        kind = draw(st.sampled_from(["junk", "junk", "number", "remove", "double", "rename", "graft"]))
        if kind == "remove":
            del container[key]
        elif kind == "double" and isinstance(container, list):
            container.insert(key, copy.deepcopy(container[key]))
        elif kind == "rename" and isinstance(container, dict):
            container[draw(JUNK.map(str))] = container.pop(key)
        elif kind == "graft":
            other, place = somewhere(draw, trees[draw(st.integers(0, len(trees) - 1))])
            container[key] = copy.deepcopy(other[key if isinstance(other, dict) and key in other else place])
        elif kind == "number":
            container[key] = draw(st.sampled_from(NUMBERS))
        else:
            container[key] = copy.deepcopy(draw(JUNK))
    return number, json.loads(json.dumps(tree))
