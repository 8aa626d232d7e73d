"""What all tables of a server share."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from starlode.server.bots import BotPool
from starlode.server.calling.summons import Summons
from starlode.server.heart import Heart
from starlode.server.limits import Limits
from starlode.server.metrics import Metrics
from starlode.server.refusals import Refusal
from starlode.server.stored import StoredTable
from starlode.server.thoughts import Thinkers
from starlode.server.uptime import Uptime, served
from starlode.server.writer import Job, Writer

T = TypeVar("T")
log = logging.getLogger("starlode.store")


@dataclass
class Services:
    """The database, the bots, and time."""

    writer: Writer
    bots: BotPool
    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], float] = time.monotonic
    today: Callable[[], float] = time.time
    pause: Callable[[float], Awaitable[Any]] = asyncio.sleep
    metrics: Metrics = field(default_factory=Metrics)
    thinkers: Thinkers | None = None  # bots of other processes, where there may be some
    heart: Heart | None = None  # where several processes may serve the same database
    uptime: Uptime = field(init=False)
    open_changed: Callable[[], None] = lambda: None  # told when something about a table in everybody's sight changes
    turn_changed: Callable[[StoredTable], None] = lambda _: None  # told when others are waited for at a table
    call: Callable[[Summons], None] = lambda _: None  # told when somebody is waited for who is not there
    match_over: Callable[[str], None] = lambda _: None  # told when the end of a match is written down
    records_changed: Callable[[], None] = lambda: None  # told when finished matches are gone, or somebody else's
    components: Mapping[str, str] = field(default_factory=dict)  # of games that are played with others than ours

    def __post_init__(self) -> None:
        me = "" if self.heart is None else self.heart.lease.id
        self.uptime = Uptime(self.writer.run_now(partial(served, me=me)), self.clock)

    def now(self) -> int:
        """The time of day in milliseconds, for the database."""
        return int(self.today() * 1000)

    async def write(self, job: Job[T]) -> T:
        """What a job of the database results in; if that fails, a refusal, and nothing was written."""
        try:
            return await self.writer.run(job)
        except Refusal:
            raise
        except Exception:
            self.metrics.not_stored += 1
            log.exception("not-stored")
            raise Refusal("not-stored") from None
