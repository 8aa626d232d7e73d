"""A table with everybody who plays at it: each page answers what it is asked, when it is let."""

import asyncio
import itertools
import random
import time
from collections import deque
from collections.abc import Callable

import msgspec

from starlode.bench.server.guests import Door, Guest
from starlode.bench.server.line import Line, connect


class _Option(msgspec.Struct):
    action: str


class _Decision(msgspec.Struct):
    options: list[_Option]


class _Moment(msgspec.Struct):
    decision: _Decision | None
    outcome: dict[str, object] | None


class _Message(msgspec.Struct):
    t: str
    v: int = 0
    moment: _Moment | None = None
    code: str = ""


_read = msgspec.json.Decoder(_Message).decode
_KEEPS_PLAYING = 0.95  # how often the last option, which is mostly the end of the turn, is left for later


class Page:
    """One seat's open page."""

    def __init__(self, table: "Seated", guest: Guest) -> None:
        self.table = table
        self.guest = guest
        self.line: Line | None = None
        self.options: list[_Option] = []
        self.v = 0
        self.updates = 0  # that have come so far
        self._synced: asyncio.Future[None] | None = None

    async def open(self, door: Door, have: int | None = None) -> None:
        """Come to the table, and wait until it is known how things stand."""
        path = f"/api/tables/{self.table.id}/socket"
        self._synced = asyncio.get_running_loop().create_future()
        self.line = await connect(door.host, door.port, path, self.guest.cookie, self.hear)
        self.line.send(msgspec.json.encode({"t": "hello", "have": have}))
        await self._synced

    def hear(self, text: bytes) -> None:
        message = _read(text)
        match message.t:
            case "update" | "sync":
                self.v = message.v
                moment = message.moment
                self.options = [] if moment is None or moment.decision is None else moment.decision.options
                if moment is not None and moment.outcome is not None:
                    self.table.is_over = True
                if self._synced is not None and not self._synced.done():
                    self._synced.set_result(None)
                self.table.hear(self, message.t == "update")
            case "done":
                self.table.moves += 1
            case "refused" | "stale":
                raise ConnectionError(f"a move was refused: {text.decode()}")
            case _:
                pass


class Seated:
    """A table, and what became of its moves."""

    def __init__(self, table: str, guests: list[Guest], seed: int, ready: Callable[["Seated"], None]) -> None:
        self.id = table
        self.pages = [Page(self, guest) for guest in guests]
        self.moves = 0
        self.is_over = False
        self.asked: Page | None = None
        self.due: deque[float] = deque()  # when the moves were due of which somebody is still to be told; 0: at once
        self.took: list[float] = []  # seconds from when a move was due until every page was told
        self.waits: list[float] = []  # seconds from a move until its page was asked again, where others moved between
        self.is_new_turn = True
        self._ready = ready
        self._since: float | None = None  # the last move of the page that is asked now
        self._updates = 0
        self._told = 0  # moves that every page was told
        self._random = random.Random(seed)
        self._ids = itertools.count(1)

    @property
    def is_settled(self) -> bool:
        """Whether everybody knows of every move, and somebody can go on."""
        return not self.due and (self.is_over or self.asked is not None)

    def hear(self, page: Page, is_update: bool) -> None:
        """A page knows how things stand; the one that is asked may answer."""
        if is_update:
            self._updates += 1
            page.updates += 1
            # The mover's page may be told, and asked again, long before another is told of the same move.
            while self._told < min(each.updates for each in self.pages):
                self._told += 1
                due = self.due.popleft() if self.due else 0.0
                if due:
                    self.took.append(time.perf_counter() - due)
        if page.options and not self.is_over:
            self.is_new_turn = self._updates > 1 and len(self.pages) == 1
            if self.is_new_turn and self._since is not None:  # else others began
                self.waits.append(time.perf_counter() - self._since)
            self.asked = page
            self._ready(self)

    def move(self, due: float = 0.0) -> None:
        """Let whoever is asked do something, as one who plays at random and mostly plays his turn out."""
        page = self.asked
        assert page is not None
        assert page.line is not None
        self.asked = None
        options = page.options
        keeps = len(options) > 1 and self._random.random() < _KEEPS_PLAYING
        chosen = options[self._random.randrange(len(options) - keeps)]
        page.options = []
        self.due.append(due)
        self._since, self._updates = time.perf_counter(), 0
        message = {"t": "act", "v": page.v, "id": f"m{next(self._ids)}", "action": chosen.action}
        page.line.send(msgspec.json.encode(message))
