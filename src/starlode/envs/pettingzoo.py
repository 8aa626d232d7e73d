"""PettingZoo: every seat an agent, `player_0` the first: `pettingzoo.env(GAME, seats=4)`; docs/envs.md."""

import warnings
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from starlode.core.errors import BadInput
from starlode.core.rules import OVER
from starlode.envs.drawing import check_mode, render
from starlode.envs.registration import VERSION
from starlode.envs.table import ILLEGAL_RETURN, RENDER_MODES, Illegal, Table
from starlode.games import rules

AFTER_RESET = {"rewards", "terminations", "truncations", "infos", "agent_selection"}
METADATA: dict[str, Any] = {"render_modes": [*RENDER_MODES], "is_parallelizable": True, "render_fps": 2}


def env(game: str, **settings: Any) -> "MatchEnv":
    """A match of a game, with its options and the settings of `MatchEnv`.

    It looks itself at what the library's wrappers look at, an order of calls that cannot be and actions that there are
    not: those would take two thirds of the speed.
    """
    return MatchEnv(game, **settings)


raw_env = env  # there is nothing around it


def parallel_env(game: str, **settings: Any) -> Any:
    """All agents at once, by the library's own conversion: of those who are not asked the action is not looked at."""
    return turn_based_aec_to_parallel(env(game, **settings))


class MatchEnv(AECEnv):
    """A match in which whoever is asked acts.

    An observation is `{"observation": bytes, "action_mask": a 1 for each id that is open}`; rewards come at the end.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        illegal: Illegal = "raise",
        skip_forced: bool = True,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        components: Path | str | None = None,
        **options: str | int,
    ) -> None:
        """Options are those of the rules, and `max_cycles` ends a match after so many steps of whoever they are."""
        check_mode(render_mode)
        given: Any = max_cycles
        if given is not None and (not isinstance(given, int) or given < 1):
            raise BadInput("bad-option-value", name="max_cycles", value=str(max_cycles), expected="N")
        self.metadata = {**self.metadata, "name": f"starlode_{game}_v{VERSION}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._table = Table(rules(game, components, **options), illegal, skip_forced)
        encoding, seats = self._table.encoding, range(self._table.rules.seats)
        self.possible_agents = [f"player_{seat}" for seat in seats]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._bytes = spaces.Box(0, 255, (encoding.observation_size,), np.uint8)
        mask = spaces.Box(0, 1, (encoding.num_actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self._bytes, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(encoding.num_actions) for agent in self.possible_agents}
        self._closed = np.zeros(encoding.num_actions, dtype=np.int8)
        self.agents: list[str] = []
        self._moves = 0

    def __getattr__(self, name: str) -> Any:
        """What is there only once a match was dealt."""
        raise AttributeError(f"{name}: call reset() first" if name in AFTER_RESET else f"a match has no {name}")

    @cached_property
    def state_space(self) -> spaces.Space[Any]:
        return spaces.Box(0, 255, self._bytes.shape, np.uint8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; without a seed the stream of the match before goes on."""
        self._moves += 1
        self._table.deal(seed)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self._table.actor, 0)]
        self._skip_agent_selection = None

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whoever is asked, until the match is over or so often; between two of them there has to be a step."""
        told = -1
        for _ in range(max_iter if self.agent_selection else 0):
            if not self.agents:
                return
            if told == self._moves:
                raise RuntimeError("agent_iter: call step() or reset() for each agent")
            told = self._moves
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """The selected agent does what an id means; None, once the match is over for it."""
        agent = self.agent_selection
        self._moves += 1
        if not self.agents:
            warnings.warn("step: the match is over, call reset() first", stacklevel=2)
            return
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        is_done = self._table.act(action)
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        actor = self._table.actor
        if actor == OVER:
            self._end(self._table.returns)
        elif not is_done and self._table.illegal == "terminate":
            self._end([ILLEGAL_RETURN if other == agent else 0.0 for other in self.possible_agents])
        else:
            self.agent_selection = self.possible_agents[actor]
            if self._steps == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def _end(self, returns: list[float]) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; its mask is empty while somebody else is asked."""
        seat, table = self._seats[agent], self._table
        is_asked = table.actor == seat
        return {"observation": table.observe(seat), "action_mask": table.mask() if is_asked else self._closed.copy()}

    def state(self) -> Any:
        """Everything that there is, from the place of the first seat: for critics, not for players."""
        return self._table.observe(0, omniscient=True)

    def render(self) -> Any:
        """The table as the selected agent sees it."""
        return render(self._table, self.render_mode, self._seats[self.agent_selection])

    def close(self) -> None:
        pass
