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
from starlode.batch.batch import Device, check_size, checked_seed
from starlode.batch.steps import Deals
from starlode.core.errors import BadInput, IllegalAction
from starlode.envs.table import Illegal
from starlode.games import rules

OF_ONE = {"bots", "seat", "render_mode", "skip_forced"}  # settings that only a single environment has
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
        if single := {name for name in options.keys() & OF_ONE if options[name] is not None}:
            raise TypeError(
                f"{min(single)}: many matches at once are played for every seat and not shown; for single"
                ' environments side by side take vectorization_mode="sync" or "async"'
            )
        options = {name: value for name, value in options.items() if name not in OF_ONE}
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
        which = (options or {}).get("reset_mask")
        if seed is not None and which is not None:
            raise ValueError("a seed deals all matches: give it without a reset_mask")
        super().reset(seed=None if seed is None else checked_seed(seed))
        if self.batch is None or seed is not None:
            chosen = int(self.np_random.integers(2**42)) if seed is None else seed  # singles have × 1000003
            self._go_by(Batch(self.rules, self.num_envs, chosen, self.device))
        else:
            self._steps.restart(which)
        assert self.batch is not None
        seen = self._steps.observations
        seen[:] = self.batch.observe()
        return self._seen(seen), self._info(self.batch)

    def _go_by(self, batch: Batch) -> None:
        self.batch = batch
        self._numpy = import_module(type(batch.actor).__module__.partition(".")[0])  # NumPy or CuPy
        self._steps = batch.steps(DEALS[self._mode], self.illegal == "terminate")

    def __getstate__(self) -> dict[str, Any]:
        """A copy goes on with the same matches; of its steps it has to know what waits for a deal."""
        kept = {name: value for name, value in vars(self).items() if name not in ("_numpy", "_steps")}
        return kept if self.batch is None else {**kept, "_waiting": np.asarray(self._steps.over.tolist())}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        waiting = kept.get("_waiting")
        vars(self).update({name: value for name, value in kept.items() if name != "_waiting"})
        if self.batch is not None:
            self._go_by(self.batch)
            self._steps.over[:] = self._numpy.asarray(waiting)

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
        is_over = steps.over.copy() if self._mode is AutoresetMode.DISABLED else ended
        if ended.any():
            info |= {"returns": steps.returns.copy(), "_returns": ended}
            if self._mode is AutoresetMode.SAME_STEP:
                info |= {"final_obs": self._seen(steps.final), "_final_obs": ended}
        if self.illegal != "raise":
            info["illegal"] = steps.refused.copy()
        return seen, steps.rewards.copy(), is_over, self._numpy.zeros(self.num_envs, dtype=bool), info

    def _seen(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _info(self, batch: Batch) -> dict[str, Any]:
        return {"action_mask": self._seen(batch.mask()).view("int8"), "actor": self._seen(batch.actor)}

    def close_extras(self, **kwargs: Any) -> None:
        self.batch = None
