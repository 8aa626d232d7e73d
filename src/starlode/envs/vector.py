"""Gymnasium, many matches at once on a `Batch`: on all cores, on a GPU, or in a loop of Python.

Each match is played for whoever is asked (`info["actor"]`); what it was worth to the seat that acted last is its
reward, and `info["returns"]` tells it of all seats. On a GPU all arrays are CuPy's, which PyTorch and JAX take over by
DLPack without a copy.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from starlode.batch import Batch
from starlode.batch.batch import Device
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.rules import OVER
from starlode.envs.table import ILLEGAL_RETURN, Illegal
from starlode.games import rules

METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}


class BatchEnv(VectorEnv[Any, Any, Any]):
    """So many matches of one rule set; match i of seed s is dealt as a single one of seed s · 1000003 + i is."""

    metadata = METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        device: Device = "auto",
        illegal: Illegal = "raise",
        autoreset: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        components: Path | str | None = None,
        **options: str | int,
    ) -> None:
        """Without `copy` observations and masks are the same arrays each time, filled anew."""
        if illegal not in ("raise", "terminate", "ignore"):
            raise BadInput("bad-option-value", name="illegal", value=illegal, expected="raise, terminate, ignore")
        self.rules = rules(game, components, **options)
        self.num_envs = num_envs
        self.illegal = illegal
        self.copy = copy
        self.device = device
        self._mode = AutoresetMode(autoreset)
        self.metadata = {"autoreset_mode": self._mode}
        encoding = self.rules.encoding
        self._size = encoding.num_actions
        self.single_observation_space = spaces.Box(0, 255, (encoding.observation_size,), np.uint8)
        self.single_action_space = spaces.Discrete(encoding.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch: Batch | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all matches, or those of `options={"reset_mask": …}`; without a seed their streams go on."""
        if isinstance(seed, list):
            raise BadInput("bad-option-value", name="seed", value=seed, expected="N")
        if self.batch is None or seed is not None:
            self.batch = Batch(self.rules, self.num_envs, seed or 0, self.device)
            self._numpy = import_module(type(self.batch.actor).__module__.partition(".")[0])  # NumPy or CuPy
            self._rows = self._numpy.arange(self.num_envs)
            self._starts = self._rows * self._size  # of each match's mask
        else:
            self.batch.restart((options or {}).get("reset_mask"))
        self._is_over = self._numpy.zeros(self.num_envs, dtype=bool)
        return self._seen(self.batch.observe()), self._info(self.batch)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch, numpy = self.batch, self._numpy
        assert batch is not None, "reset comes first"
        was_over, acted = self._is_over, numpy.array(batch.actor)
        refused = self._refused(batch, actions) & ~was_over
        some_refused = bool(refused.any())
        if self.illegal == "raise" and some_refused:
            match = int(numpy.flatnonzero(refused)[0])
            raise IllegalAction("not-asked", action=f"{int(actions[match])} (match {match})")
        batch.step(actions)
        rewards = numpy.zeros(self.num_envs)
        is_over = numpy.asarray(batch.actor) == OVER
        returns = None
        if some_refused:
            batch.forgive()
            if self.illegal == "terminate":
                is_over = is_over | refused
                rewards[refused] = ILLEGAL_RETURN
        is_over &= ~was_over
        if is_over.any():
            returns = batch.returns
            ended = is_over & ~refused
            rewards[ended] = returns[self._rows[ended], acted[ended]]
        final = None
        again = was_over if self._mode is AutoresetMode.NEXT_STEP else is_over
        if self._mode is AutoresetMode.SAME_STEP and is_over.any():
            final = batch.observe().copy()
        if self._mode is not AutoresetMode.DISABLED and again.any():
            batch.restart(again)
        self._is_over = is_over if self._mode is not AutoresetMode.SAME_STEP else self._numpy.zeros_like(is_over)
        if self._mode is AutoresetMode.DISABLED:
            self._is_over = is_over | was_over
        info = self._info(batch)
        if returns is not None:
            info["returns"] = returns
        if final is not None:
            info["final_obs"] = final
        if self.illegal != "raise":
            info["illegal"] = refused
        return self._seen(batch.observe()), rewards, is_over, numpy.zeros(self.num_envs, dtype=bool), info

    def _refused(self, batch: Batch, actions: Any) -> Any:
        """Where something is chosen that is not offered."""
        given, size = self._numpy.asarray(actions), self._size
        inside = self._numpy.clip(given, 0, size - 1)
        is_offered = batch.mask().reshape(-1).take(inside + self._starts).view(bool)
        return ~(is_offered & (inside == given))

    def _seen(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _info(self, batch: Batch) -> dict[str, Any]:
        return {"action_mask": self._seen(batch.mask()).view("int8"), "actor": self._seen(batch.actor)}

    def close_extras(self, **kwargs: Any) -> None:
        self.batch = None
