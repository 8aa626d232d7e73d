"""Moves that bots of other processes are asked for, by way of PostgreSQL: who asks, who takes it up, what came of it.

What is written down is only which seat of which table is to move after how many rows: whoever thinks replays the match
himself, so no view lies in the database. An answer counts for that epoch and that row, and for nothing else.
"""

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, text

from starlode.server.heart import Heart, tell
from starlode.server.leases import NOW, PLAYED
from starlode.server.refusals import Refusal
from starlode.server.stored import StoredTable
from starlode.server.teams import Part
from starlode.server.turns import Rank
from starlode.server.writer import Writer

PATIENCE = 1.0  # seconds beyond the time that a bot has; then we think ourselves
THINK, THOUGHT = "think", "thought"  # what processes tell each other
_ASK = text(
    "INSERT INTO thoughts (table_id, epoch, n, seat, bot, rank, asked, until)"
    f" VALUES (:table, :epoch, :n, :seat, :bot, :rank, {NOW}, {NOW} + :patience) ON CONFLICT (table_id) DO UPDATE SET"
    " epoch = excluded.epoch, n = excluded.n, seat = excluded.seat, bot = excluded.bot, rank = excluded.rank,"
    " asked = excluded.asked, until = excluded.until, taken = NULL, answer = NULL"
    " WHERE thoughts.epoch <= excluded.epoch"  # whoever has lost the table asks for nothing any more
)
_FREE = (
    "SELECT table_id FROM thoughts JOIN tables ON tables.id = table_id"
    f" WHERE taken IS NULL AND answer IS NULL AND until > {NOW}"
    f" AND {PLAYED}"
    " ORDER BY rank, thoughts.asked LIMIT 1 FOR UPDATE OF thoughts SKIP LOCKED"
)
_TAKE = text(
    f"UPDATE thoughts SET taken = :me WHERE table_id = ({_FREE}) RETURNING table_id, epoch, n, seat, bot, rank"
)
_ANSWER = text(
    "UPDATE thoughts SET answer = :answer WHERE table_id = :table AND epoch = :epoch AND n = :n AND taken = :me"
)


@dataclass(frozen=True)
class Thought:
    """A move that somebody is asked for."""

    table: str
    epoch: int
    n: int  # rows of the record so far
    seat: int
    bot: str
    rank: Rank


# Whoever thinks; jobs for his writer


def take(connection: Connection, me: str, plays: Mapping[str, int]) -> Thought | None:
    """One that nobody has taken up, the most urgent first; whoever asks at the same time gets another."""
    found = connection.execute(_TAKE, {"me": me, "plays": json.dumps(dict(plays))}).first()
    if found is None:
        return None
    return Thought(found.table_id, found.epoch, found.n, found.seat, found.bot, Rank(found.rank))


def answer(connection: Connection, me: str, thought: Thought, action: str) -> None:
    """Say what to do, if it is still asked for."""
    mine = {"table": thought.table, "epoch": thought.epoch, "n": thought.n, "me": me, "answer": action}
    if connection.execute(_ANSWER, mine).rowcount:
        tell(connection, THOUGHT, thought.table, thought.n)


def hand_back(connection: Connection, me: str, thought: Thought | None = None) -> None:
    """Somebody else may think about it, or about all that was ours."""
    which = "" if thought is None else " AND table_id = :table"
    mine = {"me": me} if thought is None else {"me": me, "table": thought.table}
    if connection.execute(
        text(f"UPDATE thoughts SET taken = NULL WHERE taken = :me AND answer IS NULL{which}"), mine
    ).rowcount:
        tell(connection, THINK)


# Whoever asks


class Thinkers:
    """The bots of other processes, as tables ask them."""

    def __init__(self, writer: Writer, heart: Heart, budget: float) -> None:
        self._writer, self._heart, self._budget = writer, heart, budget
        self._waiting: dict[tuple[str, int], asyncio.Future[None]] = {}

    async def choose(self, stored: StoredTable, n: int, part: Part, rank: Rank) -> str | None:
        """What one of them would do; None if none plays its rules, or none in time, or it is not allowed."""
        if len(part.decision.options) == 1 or not self._heart.has_bots_for(stored.game, stored.rules):
            return None
        key, patience = (stored.id, n), self._budget + PATIENCE
        asked = {
            "table": stored.id, "epoch": stored.epoch, "n": n, "seat": part.seat, "bot": part.bot, "rank": int(rank),
            "patience": int(patience * 1000),
        }  # fmt: skip
        told = self._waiting[key] = asyncio.get_running_loop().create_future()
        try:
            await self._writer.run(partial(_ask, asked=asked))
            with suppress(TimeoutError):
                await asyncio.wait_for(told, patience)
            found = await self._writer.run(partial(_collect, asked=asked))
        except Refusal:
            raise
        except Exception:  # the database is away: what cannot be asked for we think ourselves
            return None
        finally:
            if self._waiting.get(key) is told:  # and not of one who asked again meanwhile
                del self._waiting[key]
        return found if found in part.decision.actions else None

    def hear(self, table: str, n: int) -> None:
        """Somebody has thought."""
        told = self._waiting.get((table, n))
        if told is not None and not told.done():
            told.set_result(None)


def _ask(connection: Connection, asked: dict[str, object]) -> None:
    connection.execute(_ASK, asked)
    tell(connection, THINK, str(asked["table"]), int(str(asked["n"])))


def _collect(connection: Connection, asked: dict[str, object]) -> str | None:
    """The answer, if there is one; asked for or not, nobody need think about it any more."""
    done = text("DELETE FROM thoughts WHERE table_id = :table AND epoch = :epoch AND n = :n RETURNING answer")
    found = connection.execute(done, {name: asked[name] for name in ("table", "epoch", "n")}).scalar()
    return None if found is None else str(found)
