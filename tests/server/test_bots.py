"""Whatever a bot does, a legal move is played in time and the table goes on."""

import asyncio
import sys
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from starlode.bots import make_bot
from starlode.core.match import Match
from starlode.games import rules
from starlode.server.bots import START_SECONDS, BotPool
from tests.server.house import House, a_house
from tests.server.people import Guest
from tests.server.run_server import patient

BAD = Path(__file__).with_name("bad_bot.py")


async def soon(answer: Awaitable[Any], seconds: float) -> Any:
    """Time that runs fast for who thinks, and not for who starts."""
    return await asyncio.wait_for(answer, seconds if seconds >= START_SECONDS else 0.05)


async def sooner(answer: Awaitable[Any], seconds: float) -> Any:
    return await asyncio.wait_for(answer, 0.05)


def bad(how: str) -> dict[str, Any]:
    return {"bot_command": (sys.executable, str(BAD), how), "bot_timer": sooner if how == "never-ready" else soon}


@pytest.mark.parametrize("how", ["hangs", "crashes", "garbage", "endless", "no-answer", "illegal", "never-ready"])
def test_a_bot_that_fails_is_replaced_by_a_legal_move(tmp_path: Path, how: str) -> None:
    with a_house(tmp_path, **bad(how)) as house:
        guest = Guest(house.url)
        table = guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "2"})["id"]
        page = guest.page(table)
        page.wait(lambda page: page.asked is not None)  # the bot's turn is over, move by move
        assert house.lobby.services.metrics.degraded_bots >= 3
        page.well("end-turn")
        page.wait(lambda page: page.asked is not None)


def test_a_program_that_is_not_there_is_no_end_either(tmp_path: Path) -> None:
    with a_house(tmp_path, bot_command=("no-such-program",)) as house:
        guest = Guest(house.url)
        page = guest.page(guest.open_table({"me": True}, {"bot": "random"}, options={"start": "2"})["id"])
        page.wait(lambda page: page.asked is not None)


def test_a_hanging_bot_holds_up_no_other_table(tmp_path: Path) -> None:
    with a_house(tmp_path, bot_command=(sys.executable, str(BAD), "hangs"), bot_budget=60.0) as house:
        guest, other = Guest(house.url), Guest(house.url)
        stuck = guest.page(guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "2"})["id"])
        table = guest.open_table(options={"start": "1"})["id"]
        other.join(table)
        guest.page(table).well("end-turn")
        # And who waits for it can leave.
        assert stuck.do("resign")["t"] == "done"


def test_a_bot_gets_no_more_than_its_seat_may_know() -> None:
    """What is handed to the worker is a view of the bot's seat and its own decision."""
    heard: list[dict[str, Any]] = []

    async def play() -> None:
        pool = BotPool(timer=patient)
        ask = pool._ask

        async def listen(bot: str, view: Any, decision: Any, who: str, waiting: int, components: Any) -> str:
            heard.append({"view": view.to_json(), "decision": decision.to_json()})
            return await ask(bot, view, decision, who, waiting, components)

        pool._ask = listen  # type: ignore[method-assign]
        match: Match[Any] = Match(rules("realms"), seed=1)
        for _ in range(40):
            assert match.decision is not None
            match.play(await pool.choose("random", match.view(match.decision.seat), match.decision))
        await pool.close()
        assert pool.metrics.degraded_bots == 0

    asyncio.run(play())
    for request in heard:
        seat = request["view"]["seat"]
        assert request["decision"]["seat"] == seat
        hands = [each["hand"]["cards"] for each in request["view"]["seats"]]
        assert [cards is not None for cards in hands] == [number == seat for number in (1, 2)]


def test_a_worker_chooses_as_the_bot_itself_does() -> None:
    async def play() -> None:
        pool = BotPool(timer=patient)
        match: Match[Any] = Match(rules("realms"), seed=2)
        bot = make_bot("greedy", "realms")
        for _ in range(60):
            assert match.decision is not None
            view = match.view(match.decision.seat)
            action = await pool.choose("greedy", view, match.decision)
            assert action == bot.choose(view, match.decision)
            match.play(action)
        await pool.close()

    asyncio.run(play())


def test_the_workers_end_with_the_server(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        guest = Guest(house.url)
        guest.page(guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "2"})["id"])
        pool = house.lobby.services.bots
    assert not pool._all


def test_bots_think_one_after_the_other_where_workers_are_few(house: House) -> None:
    guest = Guest(house.url)
    pages = [guest.page(guest.open_table({"bot": "greedy"}, {"bot": "greedy"})["id"]) for _ in range(3)]
    for page in pages:
        page.wait(lambda page: page.is_over)
