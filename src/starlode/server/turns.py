"""Whose turn it is when many wait for few places: people before bots among themselves, and nobody twice in a row."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum


class Rank(IntEnum):
    """Who is served first."""

    WAITED_FOR = 0  # somebody sits there and looks
    LEFT = 1  # somebody sits there, but has gone
    BOTS_ALONE = 2
    HINT = 3


class Turns:
    """So many places; of those who wait the first in rank is served, and among equals one after the other by owner."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: dict[Rank, OrderedDict[str, deque[asyncio.Future[None]]]] = {rank: OrderedDict() for rank in Rank}

    @asynccontextmanager
    async def place(self, rank: Rank, owner: str) -> AsyncIterator[None]:
        """A place, once it is one's turn."""
        await self._wait(rank, owner)
        try:
            yield
        finally:
            self._pass_on()

    def waiting(self, rank: Rank) -> int:
        """How many wait who are served no later than somebody of this rank."""
        return sum(len(mine) for each in Rank if each <= rank for mine in self._lines[each].values())

    async def _wait(self, rank: Rank, owner: str) -> None:
        if self._free:
            self._free -= 1
            return
        me: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._lines[rank]
        line.setdefault(owner, deque()).append(me)
        try:
            await me
        except asyncio.CancelledError:
            if not me.cancelled():
                self._pass_on()  # the place was given to somebody who left at the same moment
            elif me in (mine := line.get(owner, deque())):
                mine.remove(me)
                if not mine:
                    del line[owner]
            raise

    def _pass_on(self) -> None:
        for line in self._lines.values():
            while line:
                owner, mine = line.popitem(last=False)
                me = mine.popleft()
                if mine:
                    line[owner] = mine  # at the end: the others come first now
                if not me.done():
                    me.set_result(None)
                    return
        self._free += 1
