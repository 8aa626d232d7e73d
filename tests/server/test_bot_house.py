"""Bots that think in a pool of their own: no table waits for them, and none notices when they come and go."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from starlode.server import thoughts
from starlode.server.app import open_store, plays
from starlode.server.bots import BotPool
from starlode.server.database import VARIABLE, Database
from starlode.server.leases import BOTS, WEB, Lease, Peer
from starlode.server.thoughts import Thinkers
from starlode.server.turns import Rank
from tests.prompt.commands import Commands, finish
from tests.server.house import House, a_house, until
from tests.server.people import Guest
from tests.server.storage import postgres_of


@contextmanager
def a_pool(url: str, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """`starlode bots`, gone afterwards."""
    command = [
        sys.executable,
        "-m",
        "starlode",
        "bots",
        "--workers",
        "1",
        "--seconds",
        "60",
        "--lang",
        "en",
        *arguments,
    ]
    piped = subprocess.PIPE
    process = subprocess.Popen(command, stdout=piped, stderr=piped, text=True, env={**os.environ, VARIABLE: url})
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Bots think for postgresql://")
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def has_bots(house: House) -> bool:
    heart = house.lobby.services.heart
    return heart is not None and bool(heart.bots)


def a_match_of_bots(house: House) -> str:
    """Greedy against greedy: there is no luck in what they choose."""
    places: list[dict[str, Any]] = [{"bot": "greedy"}, {"bot": "greedy"}]
    return str(Guest(house.url).open_table(*places, game="realms")["id"])


def test_a_pool_plays_whole_matches_and_is_replaced_without_a_table_noticing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres_of(tmp_path)
    asked: list[str] = []
    ours = BotPool.choose

    async def counted(pool: BotPool, bot: str, *others: Any, **named: Any) -> str:
        asked.append(bot)
        return await ours(pool, bot, *others, **named)

    answered: list[str | None] = []
    elsewhere = Thinkers.choose

    async def noted(thinkers: Thinkers, *others: Any) -> str | None:
        answered.append(await elsewhere(thinkers, *others))
        return answered[-1]

    monkeypatch.setattr(Thinkers, "choose", noted)
    monkeypatch.setattr(BotPool, "choose", counted)
    with a_house(tmp_path, database=url) as house:
        with a_pool(url) as first:
            until(lambda: has_bots(house))
            table = a_match_of_bots(house)
            until(lambda: any(answered))
            first.send_signal(signal.SIGTERM)
            out, err = finish(first)
            assert (first.returncode, out, err) == (0, "", "")
        with a_pool(url) as second:
            before = len([each for each in answered if each])
            until(lambda: len([each for each in answered if each]) > before or _is_over(house, table))
            second.kill()  # without a word: whoever waits for it thinks himself
            until(lambda: _is_over(house, table))
    with closing(open_store(Database.of(tmp_path, url), serves=False)) as writer:
        left = "SELECT count(*) FROM thoughts"
        assert writer.run_now(lambda connection: connection.execute(text(left)).scalar()) == 0


def _is_over(house: House, table: str) -> bool:
    return bool(Guest(house.url).get(f"/api/tables/{table}")["phase"] == "over")


def test_an_answer_counts_for_its_epoch_and_row_alone(tmp_path: Path) -> None:
    url = postgres_of(tmp_path)
    with a_house(tmp_path, database=url) as house:
        guest = Guest(house.url)
        table = guest.open_table()["id"]
        writer = house.lobby.services.writer
        new = {"table": table, "epoch": 1, "n": 7, "seat": 1, "bot": "greedy", "rank": 0, "patience": 60_000}

        def take() -> thoughts.Thought | None:
            return writer.run_now(lambda connection: thoughts.take(connection, "me", plays()))

        writer.run_now(lambda connection: thoughts._ask(connection, new))
        taken = take()
        assert taken == thoughts.Thought(table, 1, 7, 1, "greedy", Rank.WAITED_FOR)
        assert take() is None  # nobody else gets it …
        writer.run_now(lambda connection: thoughts.hand_back(connection, "me"))
        assert take() == taken  # … before it is handed back
        # Meanwhile something else has happened at the table, and another move is asked for.
        later = {**new, "n": 9}
        writer.run_now(lambda connection: thoughts._ask(connection, later))
        writer.run_now(lambda connection: thoughts.answer(connection, "me", taken, "end-turn"))
        assert writer.run_now(lambda connection: thoughts._collect(connection, later)) is None
        # Whoever has lost the table asks for nothing any more.
        theirs = {**later, "epoch": 2}
        writer.run_now(lambda connection: thoughts._ask(connection, theirs))
        writer.run_now(lambda connection: thoughts._ask(connection, later))
        assert take() == thoughts.Thought(table, 2, 9, 1, "greedy", Rank.WAITED_FOR)
        writer.run_now(lambda connection: thoughts._collect(connection, theirs))
        # And what is played by rules that we do not know is left to others.
        writer.run_now(lambda connection: thoughts._ask(connection, new))
        assert writer.run_now(lambda connection: thoughts.take(connection, "me", {"realms": 99})) is None
        assert writer.run_now(lambda connection: thoughts.take(connection, "me", {"another-game": 1})) is None


def test_bots_of_another_release_are_not_asked_and_nobody_waits_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may be of an earlier one, in which the game is played otherwise, or is not known yet."""
    asked: list[Any] = []
    ask, living = thoughts._ask, Lease.living

    def noted(*arguments: Any) -> None:
        asked.append(arguments)
        ask(*arguments)

    def upgrading(lease: Lease, connection: Any, kind: str = WEB) -> list[Peer]:
        others = [Peer("one", "", {"realms": plays()["realms"] + 1}), Peer("two", "", {"another-game": 1})]
        return others if kind == BOTS else living(lease, connection, kind)

    monkeypatch.setattr(thoughts, "_ask", noted)
    monkeypatch.setattr(Lease, "living", upgrading)
    with a_house(tmp_path, database=postgres_of(tmp_path)) as house:
        until(lambda: has_bots(house))
        table = a_match_of_bots(house)
        until(lambda: _is_over(house, table))
    assert asked == []


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_it_needs_a_postgresql(starlode: Commands, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert "--database postgresql://" in starlode.refused("bots", "--lang", lang)
