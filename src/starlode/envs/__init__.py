"""Learning environments on the engine: PettingZoo, Gymnasium (one match or many), OpenSpiel; docs/envs.md.

Importing this registers `starlode/NAME-v0` with Gymnasium, for every game that can be told in numbers.
"""

from starlode.core.errors import BadInput

try:
    from starlode.envs.registration import register
except ImportError as missing:
    if missing.name is not None and missing.name.partition(".")[0] == "starlode":
        raise
    raise ImportError(
        f"learning environments need {missing.name}: pip install 'starlode[envs]'", name=missing.name
    ) from missing

__all__ = ["BadInput", "register"]

register()
