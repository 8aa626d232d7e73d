"""The names under which Gymnasium knows our games: starlode/NAME-v0."""

import gymnasium

from starlode.games import games

VERSION = 0  # raised when what an environment does to the same actions changes


def names() -> dict[str, str]:
    """The id of each game that can be told in numbers."""
    return {game.name: f"starlode/{game.learned_as}-v{VERSION}" for game in games() if game.learned_as is not None}


def register() -> None:
    """Let Gymnasium know them; again does nothing."""
    for game, name in names().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="starlode.envs.gymnasium:MatchEnv",
                vector_entry_point="starlode.envs.vector:BatchEnv",
                kwargs={"game": game},
                order_enforce=False,  # our own lines say what is missing
                disable_env_checker=True,  # checked by our tests, for every game; it would take half of the speed
            )
