"""What the learning environments reach on one core, with card games of PettingZoo and OpenSpiel beside them."""

import os
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from starlode import _compiled
from starlode.core.rules import Rules
from starlode.games import game_of, way_of

MATCHES = 1024  # of a vector environment
FEW = 64  # steps between two looks at the clock
CARD_GAME = "texas_holdem_v4"  # the largest of PettingZoo's card games


def measure(rules: Rules[Any], seconds: float, rounds: int, progress: Callable[[str], None]) -> dict[str, Any]:
    """Steps a second of CPU time on one core, the median of so many rounds; in each everything is measured in turn."""
    with _one_core():
        return _measured(rules, seconds, rounds, progress)


@contextmanager
def _one_core() -> Iterator[None]:
    """Keep this process on the last of its cores, where the system lets it; a batch then starts no threads."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_setaffinity") else set()
    if cores:
        os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        if cores:
            os.sched_setaffinity(0, cores)


def _measured(rules: Rules[Any], seconds: float, rounds: int, progress: Callable[[str], None]) -> dict[str, Any]:
    loops = _loops(rules)
    found: dict[str, list[float]] = {name: [] for name in loops}
    for number in range(rounds):
        progress(f"bench: round {number + 1} of {rounds} …")
        for name, loop in loops.items():
            found[name].append(_rate(loop, seconds))
    told: dict[str, Any] = {f"{name}_steps_per_s": round(statistics.median(rates)) for name, rates in found.items()}
    return {
        "game": rules.game,
        "format": way_of(rules),
        "seats": rules.seats,
        "engine": _compiled.status(),
        "matches": MATCHES,
        **told,
        **_ratios({name: statistics.median(rates) for name, rates in found.items()}),
    }


def _ratios(rates: dict[str, float]) -> dict[str, Any]:
    """How many times as fast as what others have."""
    gin = rates["openspiel_gin_rummy"]
    told: dict[str, Any] = {"openspiel_ratio": round(rates["openspiel"] / gin, 3)}
    card_game = rates.get("pettingzoo_card_game")
    if card_game is None:
        return {**told, "pettingzoo_card_game": "not installed: pip install 'pettingzoo[classic]'"}
    return {**told, "pettingzoo_card_game": CARD_GAME, "aec_ratio": round(rates["aec"] / card_game, 1)}


def _loops(rules: Rules[Any]) -> dict[str, Callable[[], tuple[int, float]]]:
    """What is measured: each does some steps, and tells how many there were and how long they took."""
    for library in ("gymnasium", "pettingzoo"):
        import_module(library)  # whoever lacks one is told which extra brings it
    import pyspiel

    from starlode.envs import gymnasium, openspiel, pettingzoo, vector

    options: dict[str, Any] = {**rules.options}
    game = game_of(rules)
    usual = openspiel.parameters_of(game)
    given = {name.replace("-", "_"): value for name, value in options.items()}
    spiel = {name: int(value) if isinstance(usual[name], int) else value for name, value in given.items()}
    loops = {
        "aec": _agents(pettingzoo.env(rules.game, **options)),
        "gymnasium": _single(gymnasium.MatchEnv(rules.game, **options)),
        "vector": _many(vector.BatchEnv(rules.game, MATCHES, copy=False, **options)),
        "vector_copied": _many(vector.BatchEnv(rules.game, MATCHES, **options)),
        "openspiel": _simulation(pyspiel.load_game(openspiel.name_of(game), spiel)),
        "openspiel_gin_rummy": _simulation(pyspiel.load_game("gin_rummy")),
    }
    try:
        with warnings.catch_warnings(action="ignore"):
            from pettingzoo.classic import texas_holdem_v4
    except ImportError:
        return loops
    return {**loops, "pettingzoo_card_game": _agents(texas_holdem_v4.env())}


def _rate(loop: Callable[[], tuple[int, float]], seconds: float) -> float:
    """Steps a second of the process's own time, on however many cores it ran."""
    steps, elapsed = 0, 0.0
    while elapsed < seconds:
        some, lasted = loop()
        steps, elapsed = steps + some, elapsed + lasted
    return steps / elapsed


def _agents(env: Any) -> Callable[[], tuple[int, float]]:
    """An AEC environment: observation and mask of whoever is asked, a choice, a step."""
    rng = random.Random(1)
    env.reset(seed=1)

    def play() -> tuple[int, float]:
        steps, start = 0, time.process_time()
        for _ in range(FEW):
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
                continue
            offered = observation["action_mask"].nonzero()[0]
            env.step(offered[int(rng.random() * len(offered))])
            steps += 1
        return steps, time.process_time() - start

    return play


def _single(env: Any) -> Callable[[], tuple[int, float]]:
    """One agent against a bot that plays by lot: a choice by the mask, a step with its observation."""
    rng = random.Random(1)
    _, info = env.reset(seed=1)

    def play() -> tuple[int, float]:
        nonlocal info
        start = time.process_time()
        for _ in range(FEW):
            offered = info["action_mask"].nonzero()[0]
            _, _, is_over, is_cut, info = env.step(offered[int(rng.random() * len(offered))])
            if is_over or is_cut:
                _, info = env.reset()
        return FEW, time.process_time() - start

    return play


def _many(env: Any) -> Callable[[], tuple[int, float]]:
    """Many matches in a batch: steps with observations, masks, rewards and new deals; who chooses is not counted."""
    env.reset(seed=1)
    turn = 0

    def play() -> tuple[int, float]:
        nonlocal turn
        elapsed = 0.0
        for _ in range(FEW):
            chosen = env.batch.choose(turn)
            turn += 1
            start = time.process_time()
            env.step(chosen)
            elapsed += time.process_time() - start
        return FEW * env.num_envs, elapsed

    return play


def _simulation(game: Any) -> Callable[[], tuple[int, float]]:
    """A match of OpenSpiel by lot, as its random simulations play: chance and players, every choice is a step."""
    rng = random.Random(1)

    def play() -> tuple[int, float]:
        steps, start = 0, time.process_time()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(actions, chances)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
        return steps, time.process_time() - start

    return play
