"""Scripted matches through real sockets; every acknowledged move is written down."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.faults.pages import ANSWER_SECONDS, PAUSE_SECONDS, Guest, Page

SHORT = {"turn-limit": "5"}  # turns a seat: many matches rather than long ones
TALKS, FORGETS = 0.05, 0.01  # how often somebody says something; or loses his line by himself
# Refusals that tell nothing about the message itself: it is sent again.
AGAIN = {"not-stored", "server-stopping", "table-moved"}


@dataclass(frozen=True)
class Acknowledged:
    """A message that a player was told to be done."""

    table: str
    guest: str
    id: str
    what: str  # the action, or what was said
    v: int | None  # of a move: the events by then


@dataclass
class Ledger:
    """What all players know."""

    moves: list[Acknowledged] = field(default_factory=list)
    said: list[Acknowledged] = field(default_factory=list)
    refused: set[tuple[str, str, str]] = field(default_factory=set)  # table, guest, id: told not to be done
    pages: list[tuple[int, Page]] = field(default_factory=list)  # by seat, of tables that are over
    tables: set[str] = field(default_factory=set)
    over: set[str] = field(default_factory=set)
    codes: dict[str, int] = field(default_factory=dict)  # of refusals
    resent: int = 0
    longest: float = 0.0  # seconds that somebody waited for the answer to a move, over all of its sendings
    note: Callable[[str], None] = lambda line: None  # for whoever looks for the reason of a long wait

    @property
    def steps(self) -> int:
        """Rises whenever anybody gets on."""
        return len(self.moves) + len(self.over)


class Table:
    """One match: two people, a person and a bot, or bots that somebody watches."""

    def __init__(self, ports: Sequence[int], bots: Sequence[str | None], rng: random.Random, ledger: Ledger) -> None:
        self._rng, self._bots, self._ledger = rng, bots, ledger
        people = bots.count(None) or 1
        self._guests = [Guest(ports, random.Random(rng.random())) for _ in range(people)]
        self._news = asyncio.Event()
        self._pages: list[Page] = []
        self._messages = 0
        self.id = ""
        self.now = "arrives"  # what is told where it hangs

    async def play(self) -> None:
        for guest in self._guests:
            await guest.arrive()
        await self._sit_down()
        self._pages = [Page(guest, self.id, self._news.set) for guest in self._guests]
        while True:
            self._news.clear()
            await asyncio.gather(*(page.come() for page in self._pages))
            if all(page.is_over for page in self._pages):
                break
            newest = max(page.v for page in self._pages)
            asked = next((page for page in self._pages if page.options and page.v == newest), None)
            if asked is not None and not self._news.is_set():
                await self._move(asked)
            else:
                await self._wait()
        self._ledger.over.add(self.id)
        seats = [seat for seat, bot in enumerate(self._bots, 1) if bot is None] or [0]
        self._ledger.pages += zip(seats, self._pages, strict=True)
        for page in self._pages:
            page.cut()

    def cut_somebody(self) -> None:
        if self._pages:
            self._rng.choice(self._pages).cut()

    async def _sit_down(self) -> None:
        self.now = "sits down"
        person = iter(self._guests)
        first = next(person)
        free: list[dict[str, Any]] = [{"bot": bot} if bot else {} for bot in self._bots]
        if None in self._bots:
            free[self._bots.index(None)] = {"me": True}
        self.id = await first.open_table(game="realms", places=free, options=SHORT)
        self._ledger.tables.add(self.id)
        for guest in person:
            await guest.join(self.id)

    async def _wait(self) -> None:
        """Until somebody hears something; a line that stays silent may be none any more."""
        self.now = "waits for the others"
        try:
            await asyncio.wait_for(self._news.wait(), ANSWER_SECONDS)
        except TimeoutError:
            for page in self._pages:
                page.cut()

    async def _move(self, page: Page) -> None:
        if self._rng.random() < FORGETS:
            self._rng.choice(self._pages).cut()
        if self._rng.random() < TALKS:
            said = f"line {self._messages + 1}"
            answer = await self._insist(page, {"t": "say", "channel": "table", "text": said}, said)
            if answer["t"] == "done":
                self._ledger.said.append(Acknowledged(self.id, page.guest.id, answer["id"], said, None))
            return
        actions = page.options
        action = self._rng.choice(actions[:-1] or actions) if self._rng.random() < 0.9 else actions[-1]
        answer = await self._insist(page, {"t": "act", "v": page.v, "action": action}, action)
        if answer["t"] == "done":
            self._ledger.moves.append(Acknowledged(self.id, page.guest.id, answer["id"], action, answer["v"]))

    async def _insist(self, page: Page, message: dict[str, Any], what: str) -> dict[str, Any]:
        """Send a message, the same one again and again, until it is known what became of it."""
        self._messages += 1
        message |= {"id": f"{self.id}-{self._messages}"}
        self.now = f"has sent {what!r} as {message['id']}"
        begun, times = time.monotonic(), 0
        while True:
            await page.come()
            heard = page.heard
            answer = await page.say(message)
            times += 1
            if answer is None:
                page.cut()
                self._ledger.resent += 1
                continue
            if answer["t"] == "refused":
                self._ledger.codes[answer["code"]] = self._ledger.codes.get(answer["code"], 0) + 1
                if answer["code"] in AGAIN:
                    await asyncio.sleep(PAUSE_SECONDS)
                    continue
            if answer["t"] != "done":
                self._ledger.refused.add((self.id, page.guest.id, message["id"]))
            if times > 1:
                page.cut()  # what it shows may be from before or after: come anew
            elif page.heard == heard and message["t"] == "act":
                page.moment = None  # until it is told what follows
            waited = time.monotonic() - begun
            self._ledger.longest = max(waited, self._ledger.longest)
            if waited > ANSWER_SECONDS:
                self._ledger.note(f"{self.id} waited {waited:.1f} s, sent {times} times")
            return answer
