"""Learning environments on the engine: PettingZoo, Gymnasium (one match or many), OpenSpiel; docs/envs.md.

Importing this registers `starlode/NAME-v0` with Gymnasium, for every game that can be told in numbers.
"""

from starlode.core.errors import BadInput
from starlode.core.extras import brought_by

with brought_by("envs", "learning environments"):
    from starlode.envs.registration import register

__all__ = ["BadInput", "register"]

register()
