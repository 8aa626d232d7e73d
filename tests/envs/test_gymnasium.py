"""Gymnasium's checker, one agent against bots, and that a batch is a loop of single matches, bit for bit."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import starlode.envs
from starlode import BadInput, IllegalAction
from starlode.envs.gymnasium import MatchEnv
from starlode.envs.registration import names
from starlode.envs.vector import BatchEnv
from tests.envs.cases import at_random, in_every_way

MATCHES, STEPS = 5, 160


@in_every_way
def test_gymnasium_s_checker_finds_nothing(game: str, options: dict[str, Any]) -> None:
    """It chooses without a look at the mask, so what is illegal is ignored there."""
    env = gymnasium.make(names()[game], **options, illegal="ignore", render_mode="ansi")
    check_env(env.unwrapped)


@in_every_way
def test_a_match_against_bots_comes_to_its_end(game: str, options: dict[str, Any]) -> None:
    env, choose = gymnasium.make(names()[game], **options, seat=1, bots="random").unwrapped, at_random(3)
    assert isinstance(env, MatchEnv)
    _, info = env.reset(seed=4)
    total, is_over = 0.0, False
    while not is_over:
        assert info["actor"] == 1
        assert (info["action_mask"] == env.action_masks()).all()
        observation, reward, is_over, _, info = env.step(choose(info["action_mask"]))
        assert env.observation_space.contains(observation)
        total += float(reward)
    assert total == info["returns"][1]
    assert not info["action_mask"].any()


def test_the_same_seed_is_the_same_match_and_bots_differ_by_name() -> None:
    def told(**settings: Any) -> list[bytes]:
        env, choose = MatchEnv("realms", **settings), at_random(1)
        seen, info = env.reset(seed=9)
        rows = [seen.tobytes()]
        for _ in range(25):
            seen, _, is_over, _, info = env.step(choose(info["action_mask"]))
            rows.append(seen.tobytes())
            if is_over:
                break
        return rows

    assert told(bots="greedy") == told(bots=["greedy"])
    assert told(bots="greedy") != told(bots="random")
    assert told(seat=None) == told(seat=None)


def test_unfit_settings_are_refused() -> None:
    for settings in ({"bots": ["greedy", "random"]}, {"bots": "nobody"}, {"seat": 2}, {"seat": -1}):
        with pytest.raises(BadInput):
            MatchEnv("realms", **settings)
    for env in (MatchEnv("realms"), MatchEnv("realms", bots=None)):
        env.reset(seed=1)
        with pytest.raises(IllegalAction):
            env.step(10**6)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@in_every_way
def test_a_batch_is_a_loop_of_single_matches(game: str, options: dict[str, Any], mode: AutoresetMode) -> None:
    """Observations, masks, who is asked, rewards and ends, from match to match, bit for bit."""
    many: Any = gymnasium.make_vec(
        names()[game], num_envs=MATCHES, vectorization_mode="vector_entry_point", autoreset=mode, **options
    )
    singles = [MatchEnv(game, bots=None, **options) for _ in range(MATCHES)]
    seen, info = many.reset(seed=3)
    dealt = [env.reset(seed=3 * 1000003 + number) for number, env in enumerate(singles)]
    masks, was_over, ended = [one[1]["action_mask"] for one in dealt], [False] * MATCHES, 0
    assert (seen == [one[0] for one in dealt]).all()
    choose = at_random(8)
    for _ in range(STEPS):
        chosen = np.array([choose(mask) if mask.any() else 0 for mask in masks])
        seen, rewards, is_over, _, info = many.step(chosen)
        for number, env in enumerate(singles):
            if was_over[number]:
                shown, its = env.reset()
                reward, ends = 0.0, False
            else:
                shown, reward, ends, _, its = env.step(chosen[number])
            ended += ends
            assert (rewards[number], is_over[number]) == (reward, ends)
            if ends:
                assert info["returns"][number].tolist() == its["returns"].tolist()
            if ends and mode is AutoresetMode.SAME_STEP:
                shown, its = env.reset()
            if not ends or mode is AutoresetMode.SAME_STEP:
                assert (seen[number] == shown).all()
            assert info["actor"][number] == its["actor"]
            assert (info["action_mask"][number] == its["action_mask"]).all()
            masks[number], was_over[number] = its["action_mask"], ends and mode is AutoresetMode.NEXT_STEP
    assert ended or options["seats"] > 2


@pytest.mark.parametrize("illegal", ["raise", "terminate", "ignore"])
def test_an_illegal_choice_in_a_batch_concerns_its_match_alone(illegal: Any) -> None:
    many = BatchEnv("realms", 3, illegal=illegal, device="python")
    _, info = many.reset(seed=1)
    assert many.batch is not None
    before = many.batch.checksums().tolist()
    choose = at_random(2)
    chosen = np.array([choose(mask) for mask in info["action_mask"]])
    chosen[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    if illegal == "raise":
        with pytest.raises(IllegalAction):
            many.step(chosen)
        assert many.batch.checksums().tolist() == before
        return
    _, rewards, is_over, _, info = many.step(chosen)
    is_end = illegal == "terminate"
    assert (rewards[1], bool(is_over[1]), info["illegal"].tolist()) == (-1.0 if is_end else 0.0, is_end, [0, 1, 0])
    assert [now == then for now, then in zip(many.batch.checksums().tolist(), before, strict=True)] == [0, 1, 0]
    chosen = np.array([choose(mask) for mask in info["action_mask"]])
    many.step(chosen)
    many.batch.check()


@pytest.mark.parametrize("illegal", ["ignore", "terminate"])
def test_what_has_ended_stays_so_until_the_next_deal(illegal: Any) -> None:
    env = MatchEnv("realms", illegal=illegal, turn_limit=2)
    env.reset(seed=1)
    is_over = False
    while not is_over:
        _, _, is_over, _, _ = env.step(-1 if illegal == "terminate" else int(env.action_masks().argmax()))
    assert env.step(0)[1:3] == (0.0, True)
    env.reset()
    assert env.step(int(env.action_masks().argmax()))[2] is False


def test_a_vector_refuses_what_cannot_be_before_anything_is_played() -> None:
    for odd in ({"num_envs": 0}, {"num_envs": 2, "device": "abacus"}):
        with pytest.raises(ValueError, match=r"at least one match|none of auto"):
            BatchEnv("realms", **odd)
    envs = BatchEnv("realms", 2, device="python", copy=False)
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        envs.step([0, 0])
    first, info = envs.reset(seed=1)
    second, *_ = envs.step(info["action_mask"].argmax(axis=1))
    assert first is second, "without copies it is the same array each time"


def test_every_game_that_is_told_in_numbers_has_an_id_with_a_version() -> None:
    assert set(names().values()) <= set(gymnasium.registry)
    assert {"starlode/Realms-v0", "starlode/CaveIn-v0"} <= set(names().values())
    starlode.envs.register()  # again does nothing
