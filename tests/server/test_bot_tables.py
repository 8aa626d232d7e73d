"""Tables at which bots play among themselves: few, and after those that people wait for."""

import asyncio
import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from starlode.server.going_on import ROOM_SECONDS
from starlode.server.limits import ENDLESS, Most
from starlode.server.turns import Rank, Turns
from tests.server.house import FAST, a_house, until
from tests.server.people import Guest
from tests.server.storage import ask
from tests.server.test_floods import open_many

BOTS = [{"bot": "random"}, {"bot": "random"}]
HANGS = (os.environ.get("PYTHON", "python3"), str(Path(__file__).with_name("bad_bot.py")), "hangs")
SINCE = "SELECT asked_since FROM tables WHERE id = :id"


def test_bots_among_themselves_play_at_few_tables(tmp_path: Path) -> None:
    limits = replace(FAST, bot_tables=Most(2, 3, ENDLESS))
    with a_house(tmp_path, limits=limits, bot_command=HANGS, bot_budget=600.0) as house:
        opened, refused = open_many(house, guests=3, each=4, places=BOTS)
        assert (opened, refused) == (3, {(429, "too-many-bot-tables")})
        Guest(house.url).open_table({"me": True}, {"bot": "random"})  # with a person it is another matter


def test_a_table_of_bots_that_is_over_makes_room_for_another(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(FAST, bot_tables=Most(1, 1, 1))) as house:
        guest = Guest(house.url)
        table = guest.open_table(*BOTS, options={"turn-limit": "1"})["id"]
        until(lambda: not house.lobby.tables.is_running(table))
        guest.open_table(*BOTS)


def test_bots_whose_people_have_given_up_play_among_themselves(tmp_path: Path) -> None:
    """Else somebody who gives up at many tables would have bots think before those that people wait for."""
    with a_house(tmp_path) as house:
        pool: Any = house.lobby.services.bots
        choose, asked = pool.choose, list[Rank]()

        async def watched(*arguments: Any, **named: Any) -> str:
            asked.append(arguments[4])
            return str(await choose(*arguments, **named))

        pool.choose = watched
        guest = Guest(house.url)
        places: list[dict[str, Any]] = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
        table = guest.open_table(*places, format="free-for-all", options={"start": "1"})["id"]
        page = guest.page(table)
        page.well("end-turn")
        until(lambda: asked)
        assert asked[0] is Rank.WAITED_FOR
        assert page.do("resign")["t"] == "done"
        until(lambda: asked[-1] is Rank.BOTS_ALONE)


def test_people_are_served_before_bots_among_themselves_and_nobody_twice_in_a_row() -> None:
    served: list[str] = []

    async def serve() -> None:
        turns, first = Turns(1), asyncio.Event()

        async def ask(rank: Rank, owner: str, what: str) -> None:
            async with turns.place(rank, owner):
                served.append(what)
                await first.wait()

        asked = [asyncio.create_task(ask(Rank.BOTS_ALONE, "t0", "begun"))]
        await asyncio.sleep(0)
        for number in range(400):
            asked.append(asyncio.create_task(ask(Rank.BOTS_ALONE, f"t{number}", f"bots{number}")))
        for number in range(3):
            asked.append(asyncio.create_task(ask(Rank.LEFT, "gone", f"left{number}")))
            asked.append(asyncio.create_task(ask(Rank.WAITED_FOR, "greedy guest", f"many{number}")))
        asked.append(asyncio.create_task(ask(Rank.WAITED_FOR, "ada", "ada")))
        await asyncio.sleep(0)
        assert (turns.waiting(Rank.WAITED_FOR), turns.waiting(Rank.BOTS_ALONE)) == (4, 407)
        asked[5].cancel()  # who leaves is not waited for
        first.set()
        await asyncio.gather(*asked, return_exceptions=True)
        async with turns.place(Rank.LEFT, "again"):  # and no place was lost
            pass

    asyncio.run(serve())
    assert served[:9] == ["begun", "many0", "ada", "many1", "many2", "left0", "left1", "left2", "bots0"]
    assert len(served) == 407
    assert "bots4" not in served


def test_bots_among_themselves_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    """Nobody has to come for it: no table waits for a bot."""
    with a_house(tmp_path, bot_command=HANGS, bot_budget=600.0) as house:
        table = Guest(house.url).open_table(*BOTS, options={"turn-limit": "3"})["id"]
    with a_house(tmp_path):
        until(lambda: ask(tmp_path, "SELECT phase FROM tables WHERE id = :id", id=table) == [("over",)])


def test_whoever_left_while_a_bot_was_thinking_is_waited_for_after_a_restart(tmp_path: Path) -> None:
    with a_house(tmp_path, bot_command=HANGS, bot_budget=600.0) as house:
        guest = Guest(house.url)
        page = guest.page(guest.open_table({"me": True}, {"bot": "random"}, options={"start": "1"})["id"])
        page.well("end-turn")
        page.close()
    with a_house(tmp_path):
        until(lambda: ask(tmp_path, "SELECT asked FROM tables WHERE id = :id", id=page.table["id"]) == [("[1]",)])


def test_few_tables_go_on_at_a_time_after_a_restart_those_of_people_first(tmp_path: Path) -> None:
    with a_house(tmp_path, bot_command=HANGS, bot_budget=600.0) as house:
        guest = Guest(house.url)
        alone = [guest.open_table(*BOTS)["id"] for _ in range(3)]
        mine = guest.open_table({"me": True}, {"bot": "random"}, options={"start": "2"})["id"]
        guest.open_table({"me": True}, {"bot": "random"}, options={"start": "1"})  # waits for nobody but me
    ask(tmp_path, "UPDATE tables SET owner = NULL")  # as in a copy; what a dead process has left is taken over at once
    few = replace(FAST, bot_tables=Most(ENDLESS, ENDLESS, 2))
    with a_house(tmp_path, limits=few, bot_command=HANGS, bot_budget=600.0) as house:
        live = house.lobby.tables._live
        until(lambda: len(live) == 2)
        time.sleep(3 * ROOM_SECONDS)
        assert len(live) == 2
        assert mine in live
        assert len(live.keys() & {*alone}) == 1


def test_a_table_of_rules_that_were_once_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    with a_house(tmp_path, bot_command=HANGS, bot_budget=600.0) as house:
        guest = Guest(house.url)
        tables = [guest.open_table(*BOTS, options={"turn-limit": "3"})["id"] for _ in range(2)]
    old, new = sorted(tables, key=lambda table: ask(tmp_path, SINCE, id=table))
    ask(tmp_path, "UPDATE tables SET rules = 0 WHERE id = :id", id=old)
    with a_house(tmp_path):
        until(lambda: ask(tmp_path, "SELECT phase FROM tables WHERE id = :id", id=new) == [("over",)])
    assert ask(tmp_path, "SELECT phase FROM tables WHERE id = :id", id=old) == [("running",)]
