"""Gymnasium, one agent, against bots or for every seat: `gymnasium.make("starlode/NAME-v0", bots="keen")`."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from starlode.batch.batch import checked_seed
from starlode.bots.quick import Player, QuickTable
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.rules import OVER
from starlode.envs.drawing import check_mode, render
from starlode.envs.table import ILLEGAL_RETURN, RENDER_MODES, SEED_BITS, Illegal, Mask, Observation, Table
from starlode.games import rules

METADATA: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 2}


class MatchEnv(gymnasium.Env[Observation, np.int64]):
    """A match for one who learns.

    `seat` is his, from 0, or None for another one in each match; `bots` names who plays the others: one name for all,
    or a name for each in the order of the seats. With `bots=None` he plays all seats, and `info["actor"]` says which.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] | None = "random",
        illegal: Illegal = "raise",
        skip_forced: bool = True,
        render_mode: str | None = None,
        components: Path | str | None = None,
        **options: str | int,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self._table = Table(rules(game, components, **options), illegal, skip_forced)
        its = self._table.rules
        if seat is not None:
            its.check_seat(seat)
        others = its.seats - 1
        if bots is not None:
            several = not isinstance(bots, str) and isinstance(bots, Iterable)
            bots = [str(bot) for bot in bots] if several else [str(bots)] * others
            if len(bots) != others:
                raise BadInput("bad-bots-others", bots=", ".join(bots), count=others)
        self._bots = bots
        self._quick = QuickTable(its, has_time=True)
        self._seat = self._chosen_seat = seat
        self._me = 0
        self._is_done = False
        self._players: dict[int, Player] = {}
        self._seat_bots(0)  # an unknown name is refused before anything is played
        encoding = self._table.encoding
        self.observation_space = spaces.Box(0, 255, (encoding.observation_size,), np.uint8)
        self.action_space = spaces.Discrete(encoding.num_actions)

    def _seat_bots(self, seed: int) -> None:
        """The bots of one match, each with a stream of its own."""
        if self._bots is None:
            return
        others = [seat for seat in range(self._table.rules.seats) if seat != self._me]
        streams = Rng(seed)
        self._players = {
            seat: self._quick.player(name, streams.below(2**30)) for seat, name in zip(others, self._bots, strict=True)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal; without a seed the stream of the match before goes on."""
        super().reset(seed=None if seed is None else checked_seed(seed))
        if seed is None and self._table.rng is None:
            seed = int(self.np_random.integers(2**SEED_BITS))
        if self._bots is not None:
            drawn = self.np_random.integers(2**31, size=2).tolist()
            self._me = drawn[0] % self._table.rules.seats if self._chosen_seat is None else self._chosen_seat
            self._seat_bots(drawn[1])
        self._table.deal(seed)
        self._is_done = False
        self._let_bots_act()
        return self._table.observe(self._place), self._info()

    @property
    def _place(self) -> int:
        """From where the agent looks."""
        return self._me if self._bots is not None else max(self._table.actor, 0)

    def _let_bots_act(self) -> None:
        if self._bots is None:
            return
        table, players, me = self._table, self._players, self._me
        while (actor := table.actor) not in (me, OVER):
            table.apply(players[actor](table.state, actor))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self._table
        actor = table.actor
        if self._is_done and table.illegal != "raise":  # what has ended stays so until the next deal
            return table.observe(self._place), 0.0, True, False, {**self._info(), "illegal": True}
        if not table.act(action):
            self._is_done = table.illegal == "terminate"
            reward = ILLEGAL_RETURN if self._is_done else 0.0
            return table.observe(self._place), reward, self._is_done, False, {**self._info(), "illegal": True}
        self._let_bots_act()
        self._is_done = table.actor == OVER
        reward = table.returns[self._me if self._bots is not None else actor] if self._is_done else 0.0
        return table.observe(self._place), reward, self._is_done, False, self._info()

    def _info(self) -> dict[str, Any]:
        table = self._table
        info: dict[str, Any] = {"action_mask": table.mask(), "actor": table.actor}
        if table.actor == OVER:
            info["returns"] = np.array(table.returns)
        return info

    def action_masks(self) -> Mask:
        """What may be chosen now, as MaskablePPO asks for it; the mask is never empty while the match goes on."""
        assert self._table.state is not None  # or it says that nothing was dealt yet
        return self._table.mask()

    def render(self) -> Any:
        """The table as the agent sees it."""
        return render(self._table, self.render_mode, self._place)
