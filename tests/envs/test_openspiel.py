"""OpenSpiel's own tests, information states that tell no secrets, and the same match by PettingZoo."""

import pickle
import random
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.sample_some_states import sample_some_states
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

from starlode import IllegalAction
from starlode.envs import openspiel, pettingzoo
from starlode.games import find
from tests.depth import DEEP
from tests.envs.cases import CASES, game_of, in_every_way, named, played


@in_every_way
def test_random_simulations_with_serialisation_pass(game: str, options: dict[str, Any]) -> None:
    short = {**options, str(find(game).limit): 8 if DEEP else 2}
    pyspiel.random_sim_test(game_of(game, short), num_sims=1, serialize=True, verbose=False)


@in_every_way
def test_the_library_s_own_tests_of_a_partial_tree_pass(game: str, options: dict[str, Any]) -> None:
    """`EnforceAPIOnPartialTree`, all of its tests, on states that it samples itself."""
    from open_spiel.integration_tests import api_test  # takes seconds, in whichever process

    class Tree(api_test.EnforceAPIOnPartialTreeBase):
        game_name = openspiel.name_of(find(game))

        @classmethod
        def setUpClass(cls) -> None:
            cls.game = game_of(game, options)
            cls.game_type = cls.game.get_type()
            random.seed(3)
            cls.some_states = sample_some_states(cls.game, max_states=400 if DEEP else 30)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Tree).run(result)
    assert not result.errors + result.failures
    assert result.testsRun > 4


@in_every_way
def test_a_history_replays_to_the_same_state(game: str, options: dict[str, Any]) -> None:
    its = game_of(game, options)
    state = played(its, 4, 60)
    again = its.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(its.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.information_state_tensor(player) == state.information_state_tensor(player)


# Every format and edition with the fewest seats that it has: of six such a text takes half a minute.
SMALLEST = [
    (game, options) for game, options in CASES if options["seats"] == min(find(game).ways[str(options[find(game).way])])
]


@pytest.mark.parametrize(("game", "options"), SMALLEST, ids=named)
def test_the_library_s_playthroughs_replay(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    """A match as a text of all that is told in every moment, and again by the actions that stand in it."""
    file = tmp_path / "playthrough.txt"
    short = game_of(game, {**options, str(find(game).limit): 1})
    file.write_text(generate_playthrough.playthrough(str(short), None, seed=1), encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # as a program does
    told, again = generate_playthrough.replay(str(file))
    assert again == told


@in_every_way
def test_chances_are_those_of_the_rules_and_returns_sum_up(game: str, options: dict[str, Any]) -> None:
    its, rng = game_of(game, options), random.Random(7)
    state = its.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            ids, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            assert [*ids] == sorted(ids)
            assert max(ids) < its.max_chance_outcomes()
            state.apply_action(rng.choices(ids, weights)[0])
        else:
            assert max(state.legal_actions()) < its.num_distinct_actions()
            state.apply_action(rng.choice(state.legal_actions()))
    if its.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM:
        assert sum(state.returns()) == pytest.approx(0)


@in_every_way
def test_shimmy_s_wrapper_agrees_with_our_pettingzoo(game: str, options: dict[str, Any]) -> None:
    """The same state gives the same agent, observation and mask; then both are played on together."""
    theirs = OpenSpielCompatibilityV0(env=game_of(game, options))
    theirs.config = game_of(game, options).get_parameters()
    theirs.reset(seed=3)
    ours = pettingzoo.raw_env(game, **options, skip_forced=False)
    ours.reset(seed=3)
    rng = np.random.default_rng(5)
    for _ in range(40):
        if any(theirs.terminations.values()):
            break
        table = ours._table
        table.state = theirs.game_state.state.clone()
        table._go_on()
        ours.agent_selection = ours.possible_agents[table.actor]
        seen, _, _, _, info = theirs.last()
        mine = ours.last()[0]
        assert ours.agent_selection == theirs.agent_selection
        assert (mine["observation"] == seen).all()
        assert (mine["action_mask"] == info["action_mask"]).all()
        theirs.step(int(rng.choice(np.flatnonzero(mine["action_mask"]))))


def test_games_and_states_are_pickled() -> None:
    game = pyspiel.load_game("starlode_cavein(seats=3)")
    state = played(game, 2, 12)
    kept = pickle.dumps((game, state))
    again, its = pickle.loads(kept)
    assert str(again) == str(game)
    assert its.information_state_string(1) == state.information_state_string(1)
    assert its.legal_actions() == state.legal_actions()
    # Where nothing of ours was imported yet, too.
    line = "import pickle, sys; game, state = pickle.load(sys.stdin.buffer); print(game.num_players(), state)"
    told = subprocess.run([sys.executable, "-c", line], input=kept, capture_output=True, check=True, timeout=300)
    assert told.stdout.decode() == f"3 {state}\n"


def test_the_library_s_search_over_information_sets_plays_our_games() -> None:
    """It asks for information states, resamples and plays out by lot. (Its bots in C++ play no game in Python.)"""
    from open_spiel.python.algorithms import ismcts, mcts

    game, chance = pyspiel.load_game("starlode_realms(turn_limit=2)"), np.random.RandomState(1)
    state = played(game, 5, 0)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, chance), uct_c=2.0, max_simulations=8, random_state=chance
    )
    assert bot.step(state) in state.legal_actions()


def test_nature_and_ids_are_asked_only_where_they_are() -> None:
    state = played(pyspiel.load_game("starlode_realms"), 1, 0)
    with pytest.raises(ValueError, match="no chance node"):
        state.chance_outcomes()
    for odd in (-1, 10**6):
        with pytest.raises(IllegalAction):
            state.action_to_string(0, odd)


def test_what_is_not_open_is_refused_and_changes_nothing() -> None:
    game = pyspiel.load_game("starlode_realms")
    for state in (game.new_initial_state(), played(game, 1, 0)):
        told = str(state), state.history(), state.information_state_string(0)
        for odd in (*sorted({*range(509)} - {*state.legal_actions()})[:60], 509, 10**6):
            with pytest.raises(IllegalAction):
                state.apply_action(odd)
        assert (str(state), state.history(), state.information_state_string(0)) == told
