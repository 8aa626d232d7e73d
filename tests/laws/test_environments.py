"""Law: learning environments tell an agent nothing that its seat cannot know, on every build of the engine.

Observations, masks, pictures, information states and what OpenSpiel lists, in every way there is.
"""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pyspiel
import pytest

from starlode.batch import Batch
from starlode.batch.batch import Device
from starlode.core.engine.rng import Rng
from starlode.envs import pettingzoo
from starlode.envs.drawing import in_letters
from starlode.games import rules
from tests.depth import GLANCE
from tests.envs.cases import CASES, at_random, game_of, named, played

in_every_way = pytest.mark.parametrize(("game", "options"), CASES[1:3] if GLANCE else CASES, ids=named)


@in_every_way
def test_an_agent_is_told_nothing_that_it_cannot_know(game: str, options: dict[str, Any]) -> None:
    """Two matches that differ only in what an agent cannot know look the same to it: observation, mask and picture."""
    env, choose = pettingzoo.raw_env(game, **options, render_mode="ansi"), at_random(3)
    env.reset(seed=5)
    differed = 0
    for number in range(120):
        if any(env.terminations.values()):
            env.reset()
        table = env._table
        for agent in env.agents if number % 6 == 0 else ():
            seat = env.possible_agents.index(agent)
            real, shown = table.state, env.observe(agent)
            table.state = real.imagine(seat, Rng(number))
            differed += table.state.checksum() != real.checksum()
            again, mask = env.observe(agent), table.encoding.mask(table.state)
            picture = in_letters(table, seat)
            table.state = real
            assert (again["observation"] == shown["observation"]).all()
            assert picture == in_letters(table, seat)
            assert shown["action_mask"].any() == (agent == env.agent_selection)
            if agent == env.agent_selection:
                assert shown["action_mask"].tobytes() == mask
        env.step(choose(env.last()[0]["action_mask"]))
    assert differed


@in_every_way
def test_a_player_is_told_nothing_that_he_cannot_know(game: str, options: dict[str, Any]) -> None:
    """Resampled states are others, and the player cannot tell them apart: strings, tensors and his legal actions."""
    its = game_of(game, options)
    differed = 0
    for moves in (1, 20, 60):
        state = played(its, moves, moves)
        for player in range(its.num_players()):
            other = state.resample_from_infostate(player, random.Random(moves).random)
            differed += str(other) != str(state)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
    assert differed


@in_every_way
def test_what_others_drew_is_told_nowhere_in_a_resampled_state(game: str, options: dict[str, Any]) -> None:
    """Not by what others remember there either: of two matches that differ by a draw, the memories are then alike."""
    its, compared = game_of(game, options), 0
    for others in matches_apart_by_a_draw(its, random.Random(4)):
        told = [[other.information_state_string(each) for other in others] for each in range(its.num_players())]
        unaware = [each for each, (one, another) in enumerate(told) if one == another]
        for player in unaware[:1]:
            dealt = [other.resample_from_infostate(player, lambda: 0.5) for other in others]
            for each in range(its.num_players()):
                one, another = (memory(other, each) for other in dealt)
                assert one == another
                compared += 1
        if compared >= 6:
            break
    assert compared


def matches_apart_by_a_draw(its: Any, rng: random.Random) -> Iterator[list[Any]]:
    """One match at random; wherever a card is drawn into a hand, two of the states that may come of it."""
    state = its.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        ids, weights = zip(*state.chance_outcomes(), strict=True)
        if len(ids) > 1 and state.action_to_string(pyspiel.PlayerId.CHANCE, ids[0]).startswith("draw "):
            yield [state.child(drawn) for drawn in rng.sample(ids, 2)]
        state.apply_action(rng.choices(ids, weights)[0])


def memory(state: Any, player: int) -> Any:
    """What a player has seen happen and has done; what it sees now is not in it."""
    return json.loads(state.information_state_string(player).splitlines()[0])


@in_every_way
def test_what_is_drawn_is_told_to_nobody_who_does_not_see_it(game: str, options: dict[str, Any]) -> None:
    """Two matches that differ by one draw into a hand: all but that player's side are told the same, to the letter."""
    its, compared = game_of(game, options), 0
    for others in islice(matches_apart_by_a_draw(its, random.Random(2)), 12):
        told = [
            player
            for player in range(its.num_players())
            if len({other.information_state_string(player) for other in others}) > 1
            or len({tuple(other.information_state_tensor(player)) for other in others}) > 1
        ]
        assert told, "whoever draws sees it"
        assert {player + 1 for player in told} <= {*its.rules.company.side_of(told[0] + 1)}
        compared += 1
    assert compared


@in_every_way
def test_what_another_may_do_is_told_to_nobody(game: str, options: dict[str, Any]) -> None:
    its = game_of(game, options)
    state = played(its, 3, 20)
    for player in range(its.num_players()):
        is_asked = player == state.current_player()
        assert bool(state.legal_actions(player)) == any(state.legal_actions_mask(player)) == is_asked


@pytest.mark.parametrize("device", ["auto", "python"])
@in_every_way
def test_a_batch_shows_the_same_of_what_only_hidden_cards_tell_apart(
    game: str, options: dict[str, Any], device: Device
) -> None:
    """Wherever a match is played: observation and mask of whoever is asked."""
    batch = Batch(rules(game, **options), 6, 3, device)
    differed = 0
    for number in range(40):
        batch.step(batch.choose(number))
        if number % 8:
            continue
        states, actors = batch.states(), np.array(batch.actor.tolist())
        shown = [np.array(array.tolist()) for array in (batch.observe(), batch.mask())]
        pairs = zip(states, actors.tolist(), strict=True)
        others = [state.imagine(actor, Rng(number)) if actor >= 0 else state for state, actor in pairs]
        differed += sum(one.checksum() != other.checksum() for one, other in zip(states, others, strict=True))
        batch.load(others)
        for before, after in zip(shown, (batch.observe(), batch.mask()), strict=True):
            assert (before == np.array(after.tolist())).all()
        batch.load(states)
    batch.check()
    assert differed
