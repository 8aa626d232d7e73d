"""What is meant to be called: listed by dir(), told by help() and docs/python.md, and typed without a gap."""

import inspect
from pathlib import Path
from typing import Any, assert_type

import pytest

import starlode
from starlode.cavein.engine.state import State as CaveinState
from starlode.cavein.rules import CaveinRules
from starlode.core.company import Company
from starlode.core.decision import Decision
from starlode.core.encoding import Encoding
from starlode.core.engine.rng import Rng
from starlode.core.rules import Outcome
from starlode.core.view import View
from starlode.realms.engine.state import State as RealmsState
from starlode.realms.rules import RealmsRules

PAGE = (Path(__file__).parents[2] / "docs" / "python.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["realms", "cavein"])
def test_what_is_meant_to_be_called_is_listed_and_told(game: str) -> None:
    rules: Any = starlode.rules(game)
    encoding = {name for name in dir(type(rules.encoding)) if not name.startswith("_")} - {"blocks", "features_of"}
    for thing, names in ((rules, dir(rules)), (rules.new(), dir(rules.new())), (rules.encoding, encoding)):
        assert names
        for name in names:
            assert hasattr(thing, name), name
            found = inspect.getattr_static(type(thing), name, None)
            if callable(found) or isinstance(found, property):
                assert inspect.getdoc(getattr(type(thing), name)), f"{name}: help() has nothing to say"
            assert f"`{name}" in PAGE, f"docs/python.md does not tell of {name}"


def test_a_little_program_is_typed_without_a_gap() -> None:
    """The type checker holds each of these against what it finds: `Any` would be refused."""
    rules = assert_type(starlode.rules("realms", turn_limit=20), RealmsRules)
    state = assert_type(rules.new(), RealmsState)
    state.sample(Rng(1))
    assert_type(state.actor, int)
    actions = assert_type(state.legal(), list[int])
    assert_type(rules.write(actions[0]), str)
    assert_type(rules.read(state, rules.write(actions[0])), int)
    assert_type(rules.decision(state), Decision)
    assert_type(state.view(0), View)
    assert_type(rules.view(state, None), View)
    assert_type(state.imagine(0, Rng(2)), RealmsState)
    assert_type(state.clone(), RealmsState)
    assert_type(state.returns(), list[float])
    assert_type(rules.company, Company)
    encoding = assert_type(rules.encoding, Encoding)
    assert_type(encoding.observe(state, 0), bytes)
    assert_type(encoding.mask(state), bytes)
    assert_type(encoding.num_actions, int)
    assert_type(encoding.action_of(state, encoding.action_id(state, actions[0])), int)
    match = assert_type(starlode.Match(rules, seed=3), starlode.Match[RealmsState])
    assert_type(match.state, RealmsState)
    assert_type(match.decision, Decision | None)
    assert_type(match.outcome, Outcome | None)
    assert_type(match.record, starlode.Record)
    assert_type(match.view(1), View)
    cave = assert_type(starlode.rules("cavein"), CaveinRules)
    assert_type(cave.new(), CaveinState)
    assert_type(starlode.Match(cave).state, CaveinState)
