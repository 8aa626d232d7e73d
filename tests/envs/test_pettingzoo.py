"""PettingZoo's own conformance tests, and that whoever is asked is told what he may know and no more."""

import copy
import pickle
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    bombardment_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.utils import BaseWrapper
from pettingzoo.utils.conversions import parallel_to_aec

from starlode import BadInput, IllegalAction
from starlode.envs import pettingzoo
from tests.depth import DEEP
from tests.envs.cases import at_random, in_every_way

CYCLES = 1000 if DEEP else 40
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # the tests' own advice about spaces that are dicts


class Flat(BaseWrapper):
    """Observations alone, and told by `step` too: `bombardment_test` expects both, which `api_test` forbids."""

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]

    def step(self, action: Any) -> Any:
        super().step(action)
        return self.observe(self.agent_selection)


@in_every_way
def test_the_library_s_own_tests_pass(
    game: str, options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where observations would be saved

    def made(**settings: Any) -> Any:
        return pettingzoo.env(game, **options, **settings)

    def ignoring() -> Any:  # these choose without a look at the mask
        return made(illegal="ignore")

    api_test(made(), num_cycles=CYCLES)
    seed_test(made, num_cycles=CYCLES)
    bombardment_test(Flat(ignoring()), cycles=CYCLES // 10)
    parallel_api_test(pettingzoo.parallel_env(game, **options), num_cycles=CYCLES)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, **options, illegal="ignore"), num_cycles=CYCLES)
    state_test(ignoring(), pettingzoo.parallel_env(game, **options))
    save_obs_test(made())
    max_cycles_test(Together(game, options))


class Together:
    """What `max_cycles_test` takes for a module. It wants every agent to act in each cycle, which is what the library's
    conversions do with our match: of those who are not asked the action is not looked at."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.game, self.options = game, options

    def parallel_env(self, max_cycles: int) -> Any:
        return pettingzoo.parallel_env(self.game, **self.options, illegal="ignore", max_cycles=max_cycles)

    def env(self, max_cycles: int) -> Any:
        return parallel_to_aec(self.parallel_env(max_cycles))


@in_every_way
def test_a_table_is_shown_in_every_mode(game: str, options: dict[str, Any]) -> None:
    render_test(lambda render_mode: pettingzoo.env(game, **options, render_mode=render_mode))


def test_what_is_illegal_is_refused_ends_the_match_or_does_nothing() -> None:
    env = pettingzoo.env("realms")
    env.reset(seed=1)
    closed = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    before = env.unwrapped._table.state.checksum()
    with pytest.raises(IllegalAction):
        env.step(closed)
    assert env.unwrapped._table.state.checksum() == before

    env = pettingzoo.env("realms", illegal="terminate")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(closed)
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.agents}

    env = pettingzoo.env("realms", illegal="ignore")
    env.reset(seed=1)
    env.step(closed)
    assert (env.agent_selection, any(env.terminations.values())) == (agent, False)
    assert env.unwrapped._table.state.checksum() == before
    with pytest.raises(BadInput, match="raise, terminate, ignore"):
        pettingzoo.env("realms", illegal="laugh")
    with pytest.raises(BadInput, match="human, ansi, rgb_array"):
        pettingzoo.env("realms", render_mode="smell")


def test_max_cycles_cut_a_match_off_after_so_many_steps() -> None:
    for odd in (0, "x"):
        with pytest.raises(BadInput, match="max_cycles"):
            pettingzoo.env("realms", max_cycles=odd)
    env, choose = pettingzoo.env("cavein", max_cycles=7), at_random(2)
    env.reset(seed=3)
    for step in range(7):
        assert not any(env.truncations.values()), step
        env.step(choose(env.last()[0]["action_mask"]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_what_comes_too_early_or_too_late_is_told() -> None:
    env: Any = pettingzoo.env("realms", max_cycles=1)
    for early in (env.step, env.observe, lambda _: env.last(), lambda _: env.render(), lambda _: [*env.agent_iter()]):
        with pytest.raises((AttributeError, RuntimeError), match="reset\\(\\) first"):
            early("player_0")
    env.reset(seed=1)
    with pytest.raises(RuntimeError, match=r"call step\(\)"):
        [*env.agent_iter()]
    for wrong in (None, "0", 1.5, -1, 10**9):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    env.reset(seed=1)
    for _ in env.agent_iter():
        mask = env.last()[0]["action_mask"]
        env.step(int(mask.argmax()) if mask.any() and not any(env.truncations.values()) else None)
    with pytest.warns(UserWarning, match=r"reset\(\) first"):
        env.step(0)


def test_an_environment_can_be_copied_and_sent_elsewhere() -> None:
    env, choose = pettingzoo.raw_env("realms"), at_random(1)
    env.reset(seed=4)
    for _ in range(30):
        env.step(choose(env.last()[0]["action_mask"]))
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        here, there = env.last(), again.last()
        assert all((here[0][name] == there[0][name]).all() for name in here[0])
        again.step(choose(there[0]["action_mask"]))
        assert env.last()[0]["action_mask"].tolist() == here[0]["action_mask"].tolist()


def test_a_seed_that_cannot_be_is_refused_and_the_first_without_one_is_by_lot() -> None:
    env, other = pettingzoo.env("realms"), pettingzoo.env("realms")
    env.reset(seed=1)
    before = env._table.state.checksum()
    odd: Any
    for odd in (-1, 2**63, 1.5, "x"):
        with pytest.raises((TypeError, ValueError), match="a seed is a whole number"):
            env.reset(seed=odd)
    assert env._table.state.checksum() == before
    fresh = pettingzoo.env("realms")
    for each in (other, fresh):
        each.reset()
    assert other._table.state.checksum() != fresh._table.state.checksum()


def test_winners_gain_what_losers_lose() -> None:
    env, choose = pettingzoo.env("realms", format="hydra", seats=4), at_random(6)
    env.reset(seed=2)
    with warnings.catch_warnings():
        while not any(env.terminations.values()):
            env.step(choose(env.last()[0]["action_mask"]))
    assert sorted(env.rewards.values()) == [-1.0, -1.0, 1.0, 1.0]
