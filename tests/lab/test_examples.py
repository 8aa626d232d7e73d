"""The examples that learn and search do what they say, for a few steps."""

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from starlode import rules
from starlode.bots.brain import policy_of
from starlode.core.engine.listing import Options
from starlode.core.engine.rng import Rng
from tests.prompt.commands import Commands

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(name: str, monkeypatch: pytest.MonkeyPatch, *arguments: object) -> None:
    monkeypatch.setattr(sys, "argv", [f"{name}.py", *map(str, arguments)])
    example(name).main()


def test_the_search_of_sixty_lines_chooses_what_is_allowed_and_leaves_the_match_alone() -> None:
    search, duel, rng = example("ismcts"), rules("realms"), Rng(1)
    state, policy_of_duels, options = duel.new(), policy_of(duel), Options()
    state.sample(rng)
    while len(actions := search.weighed(state, policy_of_duels, options)) == 1:
        state.apply(*actions)
        state.sample(rng)
    before = state.checksum()
    chosen = {search.choose(state, state.actor, 25, Rng(seed), policy_of_duels) for seed in (1, 2)}
    assert chosen <= set(actions) <= set(state.legal())
    assert state.checksum() == before


def test_the_search_of_sixty_lines_plays_whole_duels(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run("ismcts", monkeypatch, "--duels", 1, "--walks", 2)
    assert re.fullmatch(r"[01] of 1 duels won against greedy, 2 walks a choice\n", capsys.readouterr().out)


def test_a_clone_learns_to_choose_as_its_bots(
    starlode: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "duels"
    line = ("dataset", "realms", "--matches", 16, "--jobs", 1, "--option", "turn-limit=20", "--out", folder)
    starlode.well(*line)
    run("clone", monkeypatch, folder, "--epochs", 1)
    agrees, by_lot = map(float, re.findall(r"([\d.]+)%", capsys.readouterr().out))
    assert agrees > 1.5 * by_lot, (agrees, by_lot)


def test_a_clone_of_nothing_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run("clone", monkeypatch, tmp_path / "nowhere")
    assert ended.value.code == 2
    assert "no data set" in capsys.readouterr().err


def test_regret_minimization_leaves_less_and_less_to_win_in_a_tiny_duel() -> None:
    cfr = example("cfr")
    solver, left = cfr.Solver(cfr.Tree().root), []
    for rounds in (1, 3, 12):
        solver.run(rounds)
        left.append(cfr.exploitability(solver.root, solver.average))
    assert left[0] > 5 * left[1] > 25 * left[2] > 0, left


def test_what_is_left_to_win_is_what_openspiel_says() -> None:
    """Kuhn poker, whose exploitability is known: for a choice by lot, and after some rounds."""
    cfr, kuhn, names = example("cfr"), pyspiel.load_game("kuhn_poker"), dict[str, int]()

    def node(state: Any) -> Any:
        if state.is_terminal():
            return cfr.Node(cfr.OVER, 0, worth=state.returns()[0])
        after = [node(state.child(action)) for action in state.legal_actions()]
        if state.is_chance_node():
            return cfr.Node(cfr.NATURE, 0, after, [chance for _, chance in state.chance_outcomes()])
        return cfr.Node(
            state.current_player(), names.setdefault(state.information_state_string(), len(names)), after
        )  # fmt: skip

    solver = cfr.Solver(node(kuhn.new_initial_state()))
    for rounds, most in ((0, 0.5), (50, 0.02)):
        solver.run(rounds)
        theirs = policy.TabularPolicy(kuhn)
        for known, number in names.items():
            theirs.policy_for_key(known)[:] = solver.average(cfr.Node(0, number, (None, None)))
        ours = cfr.exploitability(solver.root, solver.average)
        assert most > ours == pytest.approx(exploitability.exploitability(kuhn, theirs))
