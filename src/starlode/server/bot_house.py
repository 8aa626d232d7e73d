"""`starlode bots`: processes that think for the bots of a server, as many and wherever one likes.

They are told which seat of which table is to move, and replay the match themselves. Whoever is told to stop takes up
nothing new, finishes what he thinks about, and hands back the rest: no table notices.
"""

import asyncio
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import click

from starlode.core.errors import BadInput
from starlode.i18n import Words
from starlode.prompt.arguments import language
from starlode.server import logs, matches, thoughts
from starlode.server.app import open_store, plays
from starlode.server.bots import BotPool
from starlode.server.database import Database, database_option
from starlode.server.heart import Heart
from starlode.server.leases import BOTS, Lease
from starlode.server.thoughts import Thought
from starlode.server.writer import Writer

LOOK_SECONDS = 1.0  # how often it is looked for work that nobody has told of
MOST = 256
log = logging.getLogger("starlode.bots")


@click.command("bots")
@database_option
@click.option("--workers", type=click.IntRange(1, MOST), default=2, show_default=True, help="How many think at a time.")
@click.option("--seconds", type=click.FloatRange(0.1, 60), default=2.0, show_default=True,
              help="How long each may think, at most.")  # fmt: skip
@click.option("--verbose", is_flag=True, help="Note on the error stream what happens.")
@language("The language of all words here.")
def bots(database: str | None, workers: int, seconds: float, verbose: bool, lang: str) -> None:
    """Think for the bots of a server."""
    words = Words(lang)
    if not database:
        raise BadInput("bots-no-database")
    place = Database.of(Path(), database)
    logs.set_up(logging.INFO if verbose else logging.WARNING)
    writer = open_store(place, serves=False)

    def announce() -> None:
        click.echo(words.say("bots-ready", path=str(place)))
        sys.stdout.flush()

    try:
        asyncio.run(BotHouse(writer, place, workers, seconds).run(announce))
    finally:
        writer.close()


class BotHouse:
    """Takes up what servers ask for, so many at a time."""

    def __init__(self, writer: Writer, database: Database, workers: int, seconds: float) -> None:
        self._writer, self._workers = writer, workers
        self._plays = plays()
        self._heart = Heart(database, Lease(kind=BOTS, plays=self._plays))
        self._pool = BotPool(workers=workers, budget=seconds)
        self._news, self._is_over = asyncio.Event(), asyncio.Event()

    async def run(self, announce: Callable[[], None]) -> None:
        """Until somebody stops us."""
        loop = asyncio.get_running_loop()
        for each in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(each, self.stop)
        await self._pool.warm_up()
        self._heart.hears = lambda what, table, n: self._news.set() if what == thoughts.THINK else None
        self._heart.start()
        announce()
        try:
            await asyncio.gather(*(self._think_on() for _ in range(self._workers)))
        finally:
            with suppress(Exception):
                await self._writer.run(lambda connection: thoughts.hand_back(connection, self._me))
            await asyncio.to_thread(self._heart.stop)
            await self._pool.close()

    def stop(self) -> None:
        """Take up nothing new."""
        self._is_over.set()
        self._news.set()

    @property
    def _me(self) -> str:
        return self._heart.lease.id

    async def _think_on(self) -> None:
        while not self._is_over.is_set():
            try:
                thought = await self._writer.run(lambda connection: thoughts.take(connection, self._me, self._plays))
                if thought is not None:
                    await self._think(thought)
                    continue
            except Exception:
                log.exception("thought-failed")
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_SECONDS)

    async def _think(self, thought: Thought) -> None:
        found = await self._writer.run(lambda connection: matches.read(connection, thought.table))
        if found is None or found[0].epoch != thought.epoch or len(found[1].rows) != thought.n:
            return  # nobody asks for it any more
        stored, kept, _ = found
        match = await asyncio.to_thread(matches.bring_back, stored, kept)
        decision = None if match is None else match.decision
        if match is not None and decision is not None and decision.seat != thought.seat:
            decision = match.decision_of(thought.seat)  # a teammate who acts at the same time
        if match is None or decision is None:
            return
        view = match.view(thought.seat)
        action = await self._pool.choose(
            thought.bot, view, decision, thought.table, thought.rank, thought.table, stored.components
        )
        await self._writer.run(lambda connection: thoughts.answer(connection, self._me, thought, action))
