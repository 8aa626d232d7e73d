"""Gymnasium's checker, one agent against bots, and that a batch is a loop of single matches, bit for bit."""

import copy
import pickle
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import starlode.envs
from starlode import BadInput, IllegalAction
from starlode.bots.levels import LEVELS
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


def test_bots_take_their_time_so_that_a_busy_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def told() -> list[bytes]:
        env = MatchEnv("realms", bots="keen")
        env.reset(seed=2)
        return [env.step(int(env.action_masks().argmax()))[0].tobytes() for _ in range(8)]

    usual = told()
    monkeypatch.setitem(LEVELS, "keen", replace(LEVELS["keen"], seconds=1e-9))
    assert told() == usual


def test_unfit_settings_are_refused() -> None:
    for settings in ({"bots": ["greedy", "random"]}, {"bots": "nobody"}, {"bots": 7}, {"seat": 2}, {"seat": -1}):
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


def test_in_a_vector_that_deals_nothing_anew_what_is_over_stays_over() -> None:
    envs = BatchEnv("realms", 3, device="python", autoreset="Disabled", turn_limit=2)
    _, info = envs.reset(seed=1)
    ended, choose = np.zeros(3, bool), at_random(4)
    while not ended.all():
        before = ended
        _, rewards, ended, _, info = envs.step([choose(mask) if mask.any() else 0 for mask in info["action_mask"]])
        assert (ended >= before).all()
        assert ((info["actor"] < 0) == ended).all()
        assert not rewards[before].any()
        assert "_returns" not in info or (info["_returns"] == ended & ~before).all()
    _, info = envs.reset(options={"reset_mask": [True, False, False]})
    first = int(info["action_mask"][0].argmax())
    assert envs.step([first, 0, 0])[2].tolist() == [False, True, True]


@pytest.mark.parametrize("bots", ["random", "greedy", "keen", None])
def test_an_environment_can_be_copied_with_its_bots(bots: Any) -> None:
    """Copies have the bots' streams too, and do not share them."""
    env = MatchEnv("realms", bots=bots)
    pickle.loads(pickle.dumps(env)).reset(seed=3)
    env.reset(seed=3)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env]

    def told(one: MatchEnv) -> list[bytes]:
        choose, rows = at_random(1), []
        for _ in range(12):
            seen, _, is_over, _, _ = one.step(choose(one.action_masks()))
            rows.append(seen.tobytes())
            if is_over:
                break
        return rows

    assert told(copies[0]) == told(copies[1]) == told(copies[2])


@pytest.mark.parametrize("device", ["auto", "python"])
def test_a_vector_can_be_copied(device: Any) -> None:
    envs, choose = BatchEnv("realms", 4, device=device, turn_limit=3, illegal="terminate"), at_random(3)
    pickle.loads(pickle.dumps(envs)).reset(seed=1)
    _, info = envs.reset(seed=1)
    _, _, is_over, _, info = envs.step([-1, *(choose(mask) for mask in info["action_mask"][1:])])
    assert is_over[0]
    chosen = [choose(mask) for mask in info["action_mask"]]
    told = [one.step(chosen) for one in (copy.deepcopy(envs), pickle.loads(pickle.dumps(envs)), envs)]
    for seen, rewards, is_over, _, info in told:
        assert (seen == told[0][0]).all()
        assert (rewards == told[0][1]).all()
        assert (is_over == told[0][2]).all()
        assert (info["action_mask"] == told[0][4]["action_mask"]).all()


def test_seeds_are_the_same_for_one_and_many_and_by_lot_where_none_was_given() -> None:
    many: list[Any] = [MatchEnv("realms"), MatchEnv("realms", bots=None), BatchEnv("realms", 2, device="python")]
    for env in many:
        for odd in (-1, 2**63, 1.5, "x"):
            with pytest.raises((TypeError, ValueError), match="a seed is a whole number"):
                env.reset(seed=odd)
        env.reset(seed=np.int64(3))
    several: list[Any] = [BatchEnv("realms", 2, device="python") for _ in range(2)]
    for envs in several:
        envs.reset()
    assert several[0].batch.checksums().tolist() != several[1].batch.checksums().tolist()
    with pytest.raises(ValueError, match="without a reset_mask"):
        several[0].reset(seed=1, options={"reset_mask": [True, False]})


def test_what_only_a_single_environment_has_is_refused_by_many() -> None:
    for settings in ({"bots": "greedy"}, {"seat": 1}, {"render_mode": "ansi"}):
        with pytest.raises(TypeError, match='vectorization_mode="sync"'):
            gymnasium.make_vec("starlode/Realms-v0", 2, "vector_entry_point", **settings)
    envs = gymnasium.make_vec("starlode/Realms-v0", 2, "sync", bots="greedy", seat=1)
    assert envs.reset(seed=1)[1]["actor"].tolist() == [1, 1]
    envs.close()
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        MatchEnv("realms").action_masks()


def test_every_game_that_is_told_in_numbers_has_an_id_with_a_version() -> None:
    assert set(names().values()) <= set(gymnasium.registry)
    assert {"starlode/Realms-v0", "starlode/CaveIn-v0"} <= set(names().values())
    starlode.envs.register()  # again does nothing
