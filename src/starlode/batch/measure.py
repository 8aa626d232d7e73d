"""How fast a batch plays: whole matches, single steps, and how both grow with the number of matches."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from starlode.batch.batch import Batch, Device
from starlode.batch.cuda import Cuda
from starlode.batch.matches import Matches
from starlode.core.rules import OVER, Rules

SIZES = (1024, 4096, 16384, 65536, 262144, 1048576)
STEPS = 32


def measure(
    rules: Rules[Any], device: Device, sizes: Sequence[int], seconds: float, progress: Callable[[str], None]
) -> dict[str, Any]:
    """Decisions a second by playouts and by steps, for batches of these sizes."""
    figures: dict[str, Any] = {"game": rules.game, "seats": rules.seats, "playouts": {}, "steps": {}}
    for size in sizes:
        batch = Batch(rules, size, 1, device)
        figures["device"] = batch.device
        figures["playouts"][size] = _playouts(batch, seconds)
        figures["steps"][size] = _steps(batch, seconds)
        batch.check()
        progress(f"{size} matches: {figures['playouts'][size]}, {figures['steps'][size]}")
        if isinstance(batch._matches, Matches):
            figures["bytes_a_match"] = batch._matches.bytes_each
            machine = batch._matches.machine
            figures["machine"] = machine.about
            if isinstance(machine, Cuda):
                figures["kernels"] = {name: machine.needs(name) for name in ("playout", "step", "observe")}
        del batch
    best = max(figures["playouts"].values(), key=lambda found: found["decisions_s"], default=None)
    figures["best_playouts"] = best
    return figures


def _finish(batch: Batch) -> None:
    """Wait until all that was asked for is done."""
    if batch.device == "cuda":
        import cupy

        cupy.cuda.get_current_stream().synchronize()


def _playouts(batch: Batch, seconds: float) -> dict[str, float]:
    """Whole matches from the deal, at random, a turn ending with an empty hand only; once before it is timed."""
    batch.playout()  # what a device fetches with its first call is no part of the pace
    decisions, matches, spent = 0, 0, 0.0
    while spent < seconds or matches == 0:
        batch._matches.lay_out()
        _finish(batch)
        started = time.perf_counter()
        played = batch.playout()
        _finish(batch)
        spent += time.perf_counter() - started
        decisions += int(played.sum())
        matches += batch.n
    return {"decisions_s": round(decisions / spent), "matches_s": round(matches / spent)}


def _steps(batch: Batch, seconds: float) -> dict[str, float]:
    """Single choices, with the mask and the observation after each where the game has an encoding."""
    has_encoding = bool(batch._matches.actions)
    batch.restart()
    steps, spent, seed = 0, 0.0, 0
    while spent < seconds or steps == 0:
        for _ in range(STEPS):
            seed += 1
            chosen = batch.choose(seed) if has_encoding else batch.choose_actions(seed)
            _finish(batch)
            started = time.perf_counter()
            if has_encoding:
                batch.step(chosen)
                batch.mask()
                batch.observe()
            else:
                batch.play(chosen)
            _finish(batch)
            spent += time.perf_counter() - started
            steps += batch.n
        batch.restart(batch.actor == OVER)
    return {"decisions_s": round(steps / spent), "with_observation_and_mask": int(has_encoding)}
