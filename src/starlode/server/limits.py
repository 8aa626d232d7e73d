"""How much of everything somebody may ask for."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

Clock = Callable[[], float]


@dataclass(frozen=True)
class Limits:
    """What a server allows; a person never meets these."""

    messages: tuple[float, float] = (50, 200)  # of one socket: a second, and at once; more of them wait
    requests: tuple[float, float] = (20, 100)  # of one guest or address
    new_tables: tuple[float, float] = (0.5, 20)  # of one guest
    new_guests: tuple[float, float] = (1, 60)  # from one address
    open_tables: int = 100  # of one guest, unfinished
    sockets: int = 20  # of one guest at one table
    unsent: int = 500  # messages that wait for a slow reader


@dataclass
class Bucket:
    """Fills at a rate up to a burst; whoever finds it empty has to wait."""

    rate: float
    burst: float
    clock: Clock = time.monotonic
    _level: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._level, self._at = self.burst, self.clock()

    def take(self, cost: float = 1) -> bool:
        """Whether there is one left, or as many as are asked for."""
        now = self.clock()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level < cost:
            return False
        self._level -= cost
        return True

    async def wait(self, cost: float = 1) -> None:
        """Take one, or as many as are asked for, when there are so many."""
        while not self.take(cost):
            await asyncio.sleep((cost - self._level) / self.rate)

    @property
    def is_full(self) -> bool:
        return self._level + (self.clock() - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each guest or address; full ones are forgotten."""

    MOST = 10_000

    def __init__(self, allowed: tuple[float, float], clock: Clock = time.monotonic) -> None:
        self._rate, self._burst = allowed
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether there is one left for this one."""
        if who not in self._buckets and len(self._buckets) >= self.MOST:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        return self._buckets.setdefault(who, Bucket(self._rate, self._burst, self._clock)).take()
