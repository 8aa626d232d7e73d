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
from starlode.batch.batch import Device, check_size
from starlode.batch.steps import Deals
from starlode.core.errors import BadInput, IllegalAction
from starlode.envs.table import Illegal
from starlode.games import rules

METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}
DEALS: dict[AutoresetMode, Deals] = {
    AutoresetMode.DISABLED: "never",
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
}


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
        check_size(num_envs, device)
        self.rules = rules(game, components, **options)
        self.num_envs = num_envs
        self.illegal = illegal
        self.copy = copy
        self.device = device
        self._mode = AutoresetMode(autoreset)
        self.metadata = {"autoreset_mode": self._mode}
        encoding = self.rules.encoding
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
            self._steps = self.batch.steps(DEALS[self._mode], self.illegal == "terminate")
        else:
            self._steps.restart((options or {}).get("reset_mask"))
        seen = self._steps.observations
        seen[:] = self.batch.observe()
        return self._seen(seen), self._info(self.batch)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        if batch is None:
            raise RuntimeError("nothing was dealt yet: call reset() first")
        steps = self._steps
        if self.illegal == "raise" and steps.would_refuse(actions):
            match = int(self._numpy.flatnonzero(steps.refused)[0])
            raise IllegalAction("not-asked", action=f"{int(actions[match])} (match {match})")
        seen = steps.step(actions, self._numpy.empty_like(steps.observations) if self.copy else None)
        ended, info = steps.ended.copy(), self._info(batch)
        if ended.any():
            info |= {"returns": steps.returns.copy(), "_returns": ended}
            if self._mode is AutoresetMode.SAME_STEP:
                info |= {"final_obs": self._seen(steps.final), "_final_obs": ended}
        if self.illegal != "raise":
            info["illegal"] = steps.refused.copy()
        return seen, steps.rewards.copy(), ended, self._numpy.zeros(self.num_envs, dtype=bool), info

    def _seen(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _info(self, batch: Batch) -> dict[str, Any]:
        return {"action_mask": self._seen(batch.mask()).view("int8"), "actor": self._seen(batch.actor)}

    def close_extras(self, **kwargs: Any) -> None:
        self.batch = None
