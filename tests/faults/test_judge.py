"""The judge finds nothing where nothing was wrong, and everything that somebody could have lost or doubled."""

import asyncio
import random
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from starlode.server.database import Database
from starlode.server.writer import Writer
from tests.faults.judge import judge, lost
from tests.faults.players import Acknowledged, Ledger, Table
from tests.server.house import a_house


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Ledger]:
    """A match of two people and one against a bot, over sockets."""
    data, ledger = tmp_path_factory.mktemp("judged"), Ledger()
    with a_house(data, database=None) as house:
        port = int(house.url.rpartition(":")[2])

        async def play() -> None:
            seats = ((None, None), (None, "random"))
            tables = [Table([port], each, random.Random(5), ledger) for each in seats]
            await asyncio.gather(*(table.play() for table in tables))

        asyncio.run(play())
    return data, ledger


@pytest.fixture
def database(played: tuple[Path, Ledger], tmp_path: Path) -> Database:
    """A copy of what was written, to be spoilt."""
    (tmp_path / "starlode.sqlite").write_bytes((played[0] / "starlode.sqlite").read_bytes())
    return Database.of(tmp_path)


def spoil(database: Database, change: str) -> None:
    with closing(Writer(database)) as writer:
        assert writer.run_now(lambda connection: connection.execute(text(change)).rowcount) > 0


def test_where_nothing_was_wrong_nothing_is_found(database: Database, played: tuple[Path, Ledger]) -> None:
    ledger = played[1]
    assert (judge(database, ledger), lost(database, ledger)) == ([], 0)
    assert len(ledger.moves) > 20
    assert ledger.said
    assert len(ledger.over) == 2


LAST = "rowid IN (SELECT rowid FROM rows WHERE message IS NOT NULL ORDER BY table_id, n DESC LIMIT 1)"


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (f"DELETE FROM rows WHERE {LAST}", "gaps|replay|does not end|was shown"),
        ("UPDATE rows SET text = '1 end-turn' WHERE message IS NOT NULL AND text LIKE '1 play%'", "was written as"),
        ("UPDATE rows SET message = NULL WHERE message IS NOT NULL", "lost"),
        (f"UPDATE rows SET v = v + 1 WHERE {LAST.replace('n DESC', 'n')}", "was written as"),
        ("UPDATE tables SET phase = 'running'", "its outcome"),
        ("UPDATE tables SET v = v + 1", "its table says"),
        ("DELETE FROM chat", "said, and lost"),
        (
            "INSERT INTO chat SELECT table_id, 'watchers', n, guest, seat, text, phrase, at, message FROM chat",
            "said 2 times",
        ),
    ],
)
def test_whatever_is_missing_or_other_is_found(
    database: Database, played: tuple[Path, Ledger], change: str, found: str
) -> None:
    spoil(database, change)
    wrong = judge(database, played[1])
    assert any(word in each for each in wrong for word in found.split("|")), wrong


def test_what_stands_there_twice_is_found(database: Database, played: tuple[Path, Ledger]) -> None:
    first = played[1].moves[0]
    again = f"SELECT 1 + max(n) FROM rows WHERE table_id = '{first.table}'"
    spoil(
        database,
        f"INSERT INTO rows SELECT table_id, ({again}), text, guest, message, v, at FROM rows "
        f"WHERE message = '{first.id}' ORDER BY n LIMIT 1",
    )
    assert any("2 times" in each for each in judge(database, played[1]))


def _changed(ledger: Ledger, change: Callable[[Ledger], None]) -> Ledger:
    copied = Ledger(list(ledger.moves), list(ledger.said), set(ledger.refused), list(ledger.pages), set(ledger.tables))
    change(copied)
    return copied


def test_what_players_were_told_wrongly_is_found(database: Database, played: tuple[Path, Ledger]) -> None:
    def promise(ledger: Ledger) -> None:
        ledger.moves.append(Acknowledged(ledger.moves[0].table, ledger.moves[0].guest, "never", "end-turn", 3))

    def deny(ledger: Ledger) -> None:
        first = ledger.moves[0]
        ledger.refused.add((first.table, first.guest, first.id))

    told = _changed(played[1], promise)
    assert (len(judge(database, told)), lost(database, told)) == (1, 1)
    assert len(judge(database, _changed(played[1], deny))) == 1
