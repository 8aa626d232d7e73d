"""Who waits for an answer, and for how long."""

import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager


class Waits:
    """Those who wait, each since when; whoever came first stands first."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._since: dict[Hashable, float] = {}

    def begin(self, who: Hashable) -> float:
        """Somebody waits from now on; when that is."""
        now = self._since[who] = self._clock()
        return now

    def end(self, who: Hashable) -> float:
        """He has his answer, or has gone; how long he has waited."""
        return self._clock() - self._since.pop(who)

    @contextmanager
    def of(self, who: Hashable) -> Iterator[None]:
        """Somebody waits for as long as this takes, also if it fails."""
        self.begin(who)
        try:
            yield
        finally:
            self.end(who)

    @property
    def longest(self) -> float:
        """How long the one has waited who has waited longest."""
        return self._clock() - next(iter(self._since.values())) if self._since else 0.0
