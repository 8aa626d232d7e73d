"""How much of everything somebody may ask for: one guest, one address, and all together. docs/hosting.md tells them."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TypeAlias

from starlode.server.refusals import Refusal
from starlode.server.wire.parts import MOST_MACRO

Clock = Callable[[], float]
Pace: TypeAlias = tuple[float, float]  # so many a second, and so many at once
FREE: Pace = (1e9, 1e9)
ENDLESS = 10**9
COSTLY = 20  # requests, as which one counts that takes tens of milliseconds, which nobody needs often
# What one message or request may cost: where less is allowed at once, it would never get an answer.
LEAST = {"messages": MOST_MACRO, "requests": COSTLY}


@dataclass(frozen=True)
class Paces:
    """How fast one guest, one address and all together may go."""

    guest: Pace
    address: Pace
    all: Pace


@dataclass(frozen=True)
class Most:
    """How many one guest, one address and all together may have."""

    guest: int
    address: int
    all: int


@dataclass(frozen=True)
class Limits:
    """What a server allows; a person never meets these."""

    messages: Paces = Paces((50, 200), (500, 5_000), (3_000, 30_000))  # the first: of each socket, and more wait there
    pings: Pace = (5, 50)  # and pongs of one socket, which is closed when there are more
    requests: Paces = Paces((20, 200), (100, 1500), (1000, 5000))
    hellos: Paces = Paces((2, 30), (20, 200), (200, 2000))
    undos: Paces = Paces((1, 20), (5, 100), (50, 500))
    says: Paces = Paces((0.5, 8), (2, 60), (50, 500))
    hints: Paces = Paces((10 / 60, 10), (1, 60), (5, 100))  # ten a minute
    new_guests: Paces = Paces(FREE, (0.2, 60), (20, 500))
    sign_ins: Paces = Paces((0.1, 10), (0.2, 40), (5, 100))
    player_reports: Paces = Paces((0.005, 5), (0.02, 20), (1, 100))
    tries: Pace = (0.05, 20)
    new_tables: Paces = Paces((0.05, 20), (0.01, 200), (5, 500))
    reports: Paces = Paces((0.01, 5), (0.02, 20), (0.2, 100))  # of problems
    open_tables: Most = Most(100, 300, 20_000)  # unfinished; of an address: those since the server started
    bot_tables: Most = Most(3, 6, 30)  # that bots play among themselves
    pushes: Pace = (1 / 60, 20)  # messages to the browsers of one guest
    live_tables: int = 4_000  # held in memory
    sockets: Most = Most(40, 400, 4_000)  # open pages
    connections: Most = Most(ENDLESS, 600, 6_000)  # of any kind
    unsent: int = 500  # messages that wait for a slow reader
    unsent_bytes: int = 2_000_000
    request_seconds: float = 20.0  # until a request has arrived whole
    unread_seconds: float = 20.0  # that somebody may leave what he is sent unread
    poll_seconds: float = 20.0  # that a request waits for news, where messages go by requests

    @staticmethod
    def none() -> "Limits":
        """As good as none at all, for tests and measurements."""
        free, endless = Paces(FREE, FREE, FREE), Most(ENDLESS, ENDLESS, ENDLESS)
        return Limits(
            messages=free, pings=FREE, requests=free, hellos=free, undos=free, says=free, hints=free, new_guests=free,
            new_tables=free, reports=free, player_reports=free, sign_ins=free, tries=FREE, pushes=FREE,
            open_tables=endless, bot_tables=endless, live_tables=ENDLESS,
            sockets=endless, connections=endless,
        )  # fmt: skip


# How fast


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

    def has(self, cost: float = 1) -> bool:
        """Whether there is one left, or as many as are asked for."""
        now = self.clock()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        return self._level >= cost

    def take(self, cost: float = 1) -> bool:
        """Take one, or as many as are asked for, if there are so many."""
        if not self.has(cost):
            return False
        self.spend(cost)
        return True

    def spend(self, cost: float) -> None:
        """Take as many, which are there."""
        self._level -= cost

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

    def __init__(self, allowed: Pace, clock: Clock = time.monotonic) -> None:
        self._rate, self._burst = allowed
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def of(self, who: str) -> Bucket:
        """The bucket of this one."""
        found = self._buckets.get(who)
        if found is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
            found = self._buckets[who] = Bucket(self._rate, self._burst, self._clock)
        return found


class Tempo:
    """How fast guests, addresses and all together do one thing; who is too fast is refused, and nothing is counted."""

    def __init__(self, allowed: Paces, clock: Clock = time.monotonic) -> None:
        self._guests, self._addresses = Buckets(allowed.guest, clock), Buckets(allowed.address, clock)
        self._all = Bucket(*allowed.all, clock)

    def take(self, guest: str | None, address: str, cost: float = 1) -> None:
        """Count one, or refuse it."""
        if not self.allows(guest, address, cost):
            raise Refusal("too-fast")

    def allows(self, guest: str | None, address: str, cost: float = 1) -> bool:
        """Count one, if it is allowed."""
        counted = [self._all, self._addresses.of(address)]
        if guest is not None:
            counted.append(self._guests.of(guest))
        for bucket in counted:
            if not bucket.has(cost):
                return False
        for bucket in counted:
            bucket.spend(cost)
        return True


# How many


class Holding:
    """How many of a kind guests, addresses and all together hold at present."""

    def __init__(self, most: Most, refusal: str) -> None:
        self._most, self._refusal = most, refusal
        self._held: Counter[str] = Counter()
        self.all = 0

    def enter(self, guest: str | None, address: str) -> None:
        """One more, or a refusal."""
        mine = 0 if guest is None else self._held[f"guest {guest}"]
        if mine >= self._most.guest or self._held[address] >= self._most.address or self.all >= self._most.all:
            raise Refusal(self._refusal)
        self._count(guest, address, 1)

    def leave(self, guest: str | None, address: str) -> None:
        """One less."""
        self._count(guest, address, -1)

    def _count(self, guest: str | None, address: str, change: int) -> None:
        self.all += change
        for who in (address,) if guest is None else (address, f"guest {guest}"):
            self._held[who] += change
            if not self._held[who]:
                del self._held[who]


def neighbourhood(address: str) -> str:
    """Whom an address stands for: in IPv6 everybody has a whole /64 to choose from."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    mapped = found.ipv4_mapped
    return str(mapped) if mapped is not None else f"{IPv6Address(int(found) >> 64 << 64)}/64"
