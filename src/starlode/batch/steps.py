"""Steps as learning environments know them: choices, ends, rewards, new deals and what is seen then, in one call."""

from collections.abc import Callable
from typing import Any, Literal

from starlode.core.engine.packed import WHOLE

# The words of `enum Told` in translate/device_steps.h, in its order.
TOLD = (
    "observation", "rewards", "ended", "returns", "refused", "over", "final", "deals", "terminates", "whole",
)  # fmt: skip
Deals = Literal["never", "next-step", "same-step"]  # when a match that ended is dealt anew; `enum Deals`
DEALS: tuple[Deals, ...] = ("never", "next-step", "same-step")
ILLEGAL_RETURN = -1.0  # to whoever chose it, where an illegal choice ends a match


class Steps:
    """What was told of the last step: a number or a row for each match, in arrays that the next step fills again."""

    def __init__(self, matches: Any, row: Callable[[Any], Any], deals: Deals, terminates: bool) -> None:
        if deals not in DEALS:
            raise ValueError(f"new deals come {', '.join(DEALS)}, not {deals!r}")
        self.matches = matches
        self._row = row  # refuses what has not one value for each match
        self.deals = deals
        self.terminates = terminates
        many, zeros = matches.matches, matches.zeros
        self.observations = zeros((many, matches.observation), "uint8")
        self.rewards = zeros((many,), "float64")  # to the seat that acted
        self.ended = zeros((many,), "bool")  # with this step
        self.returns = zeros((many, matches.first.seats), "float64")  # of those, to each seat; 0 of the others
        self.refused = zeros((many,), "bool")  # where something was chosen that was not offered
        self.over = zeros((many,), "bool")  # ended, and not dealt anew yet
        lasting = many if deals == "same-step" else 1
        self.final = zeros((lasting, matches.observation), "uint8")  # what was seen before the new deal
        self.words = matches.words(TOLD, vars(self), deals=DEALS.index(deals), terminates=int(terminates), whole=WHOLE)

    def would_refuse(self, ids: Any) -> bool:
        """Whether something is chosen that is not offered; `refused` tells where, and nothing is played."""
        self.matches.mark_refused(self._row(ids), self)
        return bool(self.refused.any())

    def step(self, ids: Any, observations: Any = None) -> Any:
        """One choice in each match, and whatever is due after it; what is seen then, in the array that is given."""
        seen = self.observations if observations is None else observations
        flags = getattr(seen, "flags", None)
        is_whole = flags is not None and flags.c_contiguous and getattr(flags, "writeable", True)  # CuPy's always are
        if not is_whole or (seen.shape, seen.dtype) != (self.observations.shape, "uint8"):
            raise ValueError(f"observations are bytes of {self.observations.shape}, in one piece that can be written")
        self.matches.advance(self._row(ids), self, seen)
        return seen

    def restart(self, which: Any = None) -> None:
        """Deal anew: all matches, or those where `which` is true. Their streams go on."""
        if which is None:
            self.matches.restart(None)
            self.over[:] = False
            return
        chosen = self.matches.array(self._row(which), "bool")  # on a GPU it may be the host's
        self.matches.restart(chosen)
        self.over[chosen] = False
