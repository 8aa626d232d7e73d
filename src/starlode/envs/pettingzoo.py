"""PettingZoo: every seat an agent, `player_0` the first: `pettingzoo.env(GAME, seats=4)`; docs/envs.md."""

from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from starlode.core.rules import OVER
from starlode.envs.drawing import check_mode, render
from starlode.envs.registration import VERSION
from starlode.envs.table import ILLEGAL_RETURN, RENDER_MODES, Illegal, Table
from starlode.games import rules

METADATA: dict[str, Any] = {"render_modes": [*RENDER_MODES], "is_parallelizable": True, "render_fps": 2}


def raw_env(game: str, **settings: Any) -> "MatchEnv":
    """The environment alone: fastest, and it trusts that `reset` comes first."""
    return MatchEnv(game, **settings)


def env(game: str, **settings: Any) -> AECEnv:
    """The same behind the library's own wrappers, which say what is missing."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **settings)))


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

    @cached_property
    def state_space(self) -> spaces.Space[Any]:
        return spaces.Box(0, 255, self._bytes.shape, np.uint8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; without a seed the stream of the match before goes on."""
        self._table.deal(seed)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self._over = dict.fromkeys(self.agents, False)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self._table.actor, 0)]
        self._skip_agent_selection = None

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        is_done = self._table.act(-1 if action is None else action)
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
