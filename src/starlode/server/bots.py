"""Bots at a server's tables: they think in worker processes with a hard budget, and there is always a legal answer."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from starlode.core.decision import Decision
from starlode.core.view import View
from starlode.server.metrics import Metrics
from starlode.server.turns import Rank, Turns
from starlode.server.waits import Waits

COMMAND = (sys.executable, "-m", "starlode.server.bot_worker")
LAST_RESORT = "greedy"
START_SECONDS = 30.0
HINT_SECONDS = 30.0  # a hint looks at the clock itself, and takes less than one; a worker that hangs is let go
MOST_ANSWER = 10_000  # bytes
Timer = Callable[[Awaitable[Any], float], Awaitable[Any]]  # asyncio.wait_for, or a test's own time

log = logging.getLogger("starlode.bots")


class BotTrouble(Exception):
    """A bot that gave no answer that can be used."""


class BotPool:
    """Some worker processes; who asks while all are busy waits, and his budget begins when he is served."""

    def __init__(
        self,
        command: tuple[str, ...] = COMMAND,
        workers: int = 2,
        budget: float = 2.0,
        timer: Timer = asyncio.wait_for,
        metrics: Metrics | None = None,
    ) -> None:
        self._command = command
        self._budget = budget
        self._timer = timer
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self.metrics = metrics or Metrics()
        self.turns = Turns(workers)
        self.waits = Waits()  # of people, for a bot

    async def choose(
        self,
        bot: str,
        view: View,
        decision: Decision,
        table: str = "",
        rank: Rank = Rank.WAITED_FOR,
        owner: str = "",
        components: str | None = None,
    ) -> str:
        """One of the allowed actions: the bot's, or if it fails greedy's, or the first."""
        if len(decision.options) == 1:
            return decision.options[0].action
        if rank is Rank.BOTS_ALONE:
            return await self._choose(bot, view, decision, table, rank, owner, components)
        with self.waits.of(object()):
            return await self._choose(bot, view, decision, table, rank, owner, components)

    async def advise(self, view: View, owner: str, components: str | None = None) -> Any:
        """A hint for the seat of a view, after all who play; BotTrouble, TimeoutError or OSError if there is none."""
        request = {"hint": True, "view": view.to_json(), "components": components}
        async with self.turns.place(Rank.HINT, owner):
            return await self._asked(request, "", HINT_SECONDS)

    async def _choose(
        self, bot: str, view: View, decision: Decision, table: str, rank: Rank, owner: str, components: str | None
    ) -> str:
        for name in dict.fromkeys((bot, LAST_RESORT)):
            try:
                async with self.turns.place(rank, owner):
                    waiting = self.turns.waiting(rank)
                    return await self._ask(name, view, decision, f"{table} {view.seat}", waiting, components)
            except (BotTrouble, TimeoutError, OSError) as trouble:
                self.metrics.degraded_bots += 1
                log.warning("bot-failed", extra={"bot": name, "why": str(trouble) or type(trouble).__name__})
        return decision.options[0].action

    async def warm_up(self) -> None:
        """Have a worker ready before the first match."""
        with suppress(BotTrouble, TimeoutError, OSError):
            self._idle.append(await self._start())

    async def close(self) -> None:
        for worker in list(self._all):
            await self._end(worker)

    async def _ask(
        self, bot: str, view: View, decision: Decision, who: str, waiting: int, components: str | None
    ) -> str:
        request: dict[str, Any] = {
            "bot": bot, "who": who, "seed": secrets.randbits(60), "waiting": waiting,
            "view": view.to_json(), "decision": decision.to_json(), "components": components,
        }  # fmt: skip

        def action_of(answer: Any) -> str:
            action = answer.get("action") if isinstance(answer, dict) else None
            if action not in decision.actions:
                raise BotTrouble("illegal-answer")
            return str(action)

        return action_of(await self._asked(request, who, self._budget, action_of))

    async def _asked(
        self, request: dict[str, Any], who: str, seconds: float, check: Callable[[Any], object] = lambda _: None
    ) -> Any:
        """What a worker answers; one that fails, or answers what cannot be, is ended."""
        worker = self._take(who) or await self._start()
        try:
            with self.metrics.bot_seconds.timed():
                answer = await self._timer(worker.ask(request), seconds)
            check(answer)
        except BaseException:  # also when the table has no use for the answer any more
            await self._end(worker)
            raise
        worker.who = who
        self._idle.append(worker)
        return answer

    def _take(self, who: str) -> "Worker | None":
        """An idle worker, by choice the one that thought for the same seat before."""
        if not self._idle:
            return None
        known = next((worker for worker in self._idle if worker.who == who), self._idle[-1])
        self._idle.remove(known)
        return known

    async def _start(self) -> "Worker":
        worker = Worker(await _spawn(self._command))
        self._all.add(worker)
        try:
            await self._timer(worker.answer(), START_SECONDS)
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: "Worker") -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        await asyncio.shield(worker.end())


class Worker:
    """One process, and the line to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.who = ""  # whom it thought for last

    async def ask(self, request: dict[str, Any]) -> Any:
        stdin = self._process.stdin
        assert stdin is not None
        stdin.write(msgspec.json.encode(request) + b"\n")
        try:
            await stdin.drain()
        except ConnectionError:
            raise BotTrouble("crashed") from None
        return await self.answer()

    async def answer(self) -> Any:
        """The next line of JSON."""
        stdout = self._process.stdout
        assert stdout is not None
        try:
            line = await stdout.readuntil(b"\n")
            return msgspec.json.decode(line)
        except asyncio.IncompleteReadError:
            raise BotTrouble("crashed") from None
        except (asyncio.LimitOverrunError, msgspec.DecodeError):
            raise BotTrouble("garbage") from None

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


async def _spawn(command: tuple[str, ...]) -> asyncio.subprocess.Process:
    pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    # A session of its own: Ctrl-C at the server is the server's to hear. What a bot says aside may be about its hand.
    return await asyncio.create_subprocess_exec(
        *command, stdin=pipe, stdout=pipe, stderr=nowhere, limit=MOST_ANSWER, start_new_session=True
    )
