"""Figures of the rules of Cave-In that are told at a table, in the terminal and in a browser."""

from typing import Final

from starlode.cavein.engine import codes

HAND_LIMIT: Final[int] = codes.HAND_LIMIT
ACTIONS: Final = 2  # of a turn
FIGURES = {"hand-limit": HAND_LIMIT, "actions": ACTIONS}
