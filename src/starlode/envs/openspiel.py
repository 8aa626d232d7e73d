"""OpenSpiel: our games as `starlode_NAME`, with their options as parameters, explicit chance and information states.

`import starlode.envs.openspiel` registers them; then `pyspiel.load_game("starlode_NAME(seats=4)")`.
"""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.event import Event
from starlode.core.game import Game
from starlode.core.options import Choice
from starlode.core.rules import NATURE, OVER, Rules
from starlode.games import games, rules_of

LONGEST = 100_000  # choices of a match, nature's among them; turn limits end matches long before


def loaded(name: str) -> pyspiel.Game:
    """A game by its name and parameters."""
    return pyspiel.load_game(name)


def name_of(game: Game) -> str:
    return f"starlode_{game.name}"


def _usual(choice: Choice) -> str | int:
    """An option's default, of seats 0, as the way has it. OpenSpiel reads what looks like a number as one.

    So a number where a word is usual is written with a mark before it: `start=#2`.
    """
    if choice.name == "seats":
        return 0
    return int(choice.default) if choice.default.isdigit() else choice.default


def parameters_of(game: Game) -> dict[str, str | int]:
    """The options of a game as OpenSpiel has parameters, with underscores."""
    return {choice.name.replace("-", "_"): _usual(choice) for choice in game.options}


def _type_of(game: Game, is_zero_sum: bool) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    seats = [number for way in game.ways.values() for number in way]
    return kinds(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


@lru_cache(64)
def _rules(game: str, given: tuple[tuple[str, Any], ...]) -> Rules[Any]:
    """The rules of some parameters; they never change, and OpenSpiel makes a game anew whenever it reads a state."""
    return rules_of(game, {key.replace("_", "-"): str(value).removeprefix("#") for key, value in given})


class MatchGame(pyspiel.Game):
    """A rule set as a game of OpenSpiel."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = {key: value for key, value in (params or {}).items() if value != parameters_of(game).get(key)}
        self.rules = _rules(game.name, tuple(sorted(given.items())))
        self.encoding = self.rules.encoding
        sides = self.rules.company.sides
        is_zero_sum = len({len(side) for side in sides}) == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.num_actions,
            max_chance_outcomes=self.encoding.num_ids - self.encoding.num_actions,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(game, is_zero_sum), info, params or {})

    def new_initial_state(self) -> "MatchState":
        return MatchState(self)

    def __reduce__(self) -> Any:
        """By its name, which registers it elsewhere too."""
        return loaded, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class MatchState(pyspiel.State):
    """One moment; nature's choices are chance nodes, and every choice is asked, also where there is only one."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self._rules, self._encoding = game.rules, game.encoding
        self.state: Any = game.rules.new()
        game.rules.watch(self.state)
        self.chosen: list[list[int]] = [[] for _ in range(game.rules.seats)]  # what each seat has done
        self._before: list[Event] = []  # what had happened before a resampling, as far as its player saw it

    # What OpenSpiel asks

    def current_player(self) -> int:
        actor = int(self.state.actor)
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == NATURE else actor

    def is_terminal(self) -> bool:
        return bool(self.state.actor == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.state.actor:
            return []  # what another may do is his secret
        return sorted(self.state.id_of(action) for action in self.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state, first = self.state, self._encoding.num_actions
        if state.actor != NATURE:
            raise ValueError("nature is not asked here: this is no chance node")
        weights = state.weights()
        whole = sum(weights)
        outcomes = zip(state.legal(), weights, strict=True)
        return sorted((state.id_of(action) - first, weight / whole) for action, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        state = self.state
        number = int(action) + (self._encoding.num_actions if state.actor == NATURE else 0)
        meant = state.action_of(number) if 0 <= number < self._encoding.num_ids else None
        if meant not in state.legal():
            raise IllegalAction("not-asked", action=str(action))
        if state.actor != NATURE:
            self.chosen[state.actor].append(number)
        state.apply(meant)

    def _action_to_string(self, player: int, action: int) -> str:
        number = action + self._encoding.num_actions if player == pyspiel.PlayerId.CHANCE else action
        if not 0 <= number < self._encoding.num_ids:
            raise IllegalAction("not-asked", action=str(action))
        return self._encoding.actions[number]

    def returns(self) -> list[float]:
        told: list[float] = self.state.returns()
        return told

    def __str__(self) -> str:
        return json.dumps(self._rules.position(self.state), separators=(",", ":"))

    # What a seat may know

    def observed(self, player: int) -> str:
        """The view of a seat, as everywhere."""
        return str(self.state.view(player).text)

    def recalled(self, player: int) -> str:
        """All that a seat has seen happen and has done, and what it sees now: nothing of it is ever forgotten."""
        events = [event.seen_by(player + 1) for event in self._happened()]
        seen = json.dumps([events, self.chosen[player]], separators=(",", ":"))
        return f"{seen}\n{self.observed(player)}"

    def _happened(self) -> list[Event]:
        return [*self._before, *(self._rules.event(self.state, entry) for entry in self.state.journal.entries)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "MatchState":
        """Another state that a seat cannot tell from this one: all that it cannot know is dealt anew.

        What others drew is told to nobody there, not even to themselves: it was not what they hold now.
        """
        other = MatchState(self.get_game())
        other.chosen = [[*chosen] for chosen in self.chosen]
        other.state = self.state.imagine(player, Rng(int(sampler() * 2**53)))
        self._rules.watch(other.state)
        other._before = [event.as_seen_by(player + 1) for event in self._happened()]
        return other


class Observer:
    """What a seat may know as numbers and as text; the numbers are those of docs/encoding.md."""

    def __init__(self, game: MatchGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self._encoding, self._recalls = game.encoding, kind.perfect_recall
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(game.encoding.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MatchState, player: int) -> None:
        seat = None if self._is_public else player
        self.tensor[:] = np.frombuffer(self._encoding.observe(state.state, seat), dtype=np.uint8)

    def string_from(self, state: MatchState, player: int) -> str:
        if self._is_public:
            return str(state.state.view(None).text)
        return state.recalled(player) if self._recalls else state.observed(player)


def register() -> None:
    """Let OpenSpiel know every game that can be told in numbers; again does nothing."""
    for game in games():
        if game.learned_as is not None and name_of(game) not in pyspiel.registered_names():
            pyspiel.register_game(_type_of(game, False), _made_by(game))


def _made_by(game: Game) -> type[MatchGame]:
    """A class of its own for each game, as OpenSpiel makes games by their class."""

    class Made(MatchGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Made


register()
