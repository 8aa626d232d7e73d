"""How long bots think."""

import math
from array import array
from collections.abc import Iterable
from typing import Any


class Times:
    """The seconds of many turns."""

    def __init__(self) -> None:
        self._seconds = array("d")

    def add(self, seconds: Iterable[float]) -> None:
        self._seconds.extend(seconds)

    def __len__(self) -> int:
        return len(self._seconds)

    @property
    def mean(self) -> float:
        return math.fsum(self._seconds) / max(len(self._seconds), 1)

    @property
    def most(self) -> float:
        return max(self._seconds, default=0.0)

    def percentile(self, part: float) -> float:
        """The smallest time that this part of the turns does not exceed."""
        ordered = sorted(self._seconds)
        return ordered[max(math.ceil(part * len(ordered)) - 1, 0)] if ordered else 0.0

    def to_json(self) -> dict[str, Any]:
        figures = {"mean": self.mean, "p95": self.percentile(0.95), "max": self.most}
        return {"turns": len(self), **{name: round(seconds, 6) for name, seconds in figures.items()}}
