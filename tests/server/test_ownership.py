"""Only who has a table writes for it and tells of it, and the database carries no more than is said of it."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from starlode.server.turn_telling import LOOK_SECONDS
from tests.server.house import Hands, House, a_house, until
from tests.server.people import Page, a_duel, at, play_on
from tests.server.storage import moves, postgres_of
from tests.server.test_processes import a_duel_between, close_code, heart_of, read, two_houses
from tests.server.test_whose_turn import next_turns, the_first_screen


def test_who_has_lost_a_table_writes_nothing_and_lets_everybody_go(tmp_path: Path) -> None:
    with two_houses(tmp_path) as (one, two):
        first, _, here, there = a_duel_between(one, two)
        table = here.table["id"]
        before = here.v
        # As if it had been taken for dead.
        asked = "UPDATE tables SET owner = NULL, epoch = epoch + 1"
        one.lobby.services.writer.run_now(lambda connection: connection.exec_driver_sql(asked).close())
        page = here if here.asked else there
        page.send("act", v=before, action=page.actions()[0])
        assert close_code(here) == 1012
        assert close_code(there) == 1012
        back = at(first, two.url).page(table)
        assert back.v == before
        assert two.lobby.tables.has(table)
        back.close()


# Moves are not all that is written for a table: what is said there too, and how its clock goes on.
DEEDS: dict[str, Callable[[Page, int], dict[str, Any]]] = {
    "act": lambda page, _: {"v": page.v, "action": "end-turn"},
    "say": lambda page, _: {"channel": "table", "text": "Hello"},
    "pause": lambda page, _: {"on": True},
    "add-time": lambda page, other: {"seat": other},
    "resign": lambda page, _: {},
}


def test_chat_and_clocks_ask_whose_the_table_is_as_well(tmp_path: Path) -> None:
    hands = Hands()
    times: dict[str, Any] = {"clock": hands.clock, "today": hands.clock, "pause": hands.pause}
    with a_house(tmp_path, database=postgres_of(tmp_path), **times) as house:
        for deed in (*DEEDS, "time-out"):
            _, _, here, there = a_duel(house.url, clock={"kind": "turn", "seconds": 30})
            page, other = (here, 2) if here.asked else (there, 1)
            read(house, "UPDATE tables SET owner = NULL, epoch = epoch + 1 RETURNING id")
            before = _written(house)
            if deed == "time-out":
                hands.now += 60
            else:
                page.send(deed, **DEEDS[deed](page, other))
            assert {close_code(here), close_code(there)} == {1012}, deed
            assert _written(house) == before, deed


def _written(house: House) -> dict[str, list[str]]:
    parts = ("tables", "places", "rows", "messages", "chat", "clocks")
    return {part: sorted(map(str, read(house, f"SELECT * FROM {part}"))) for part in parts}


def test_processes_tell_each_other_a_word_a_table_and_a_number_by_the_database(tmp_path: Path) -> None:
    with two_houses(tmp_path) as (one, two), psycopg.connect(postgres_of(tmp_path), autocommit=True) as somebody:
        ((where,),) = somebody.execute("SELECT current_schema()")
        somebody.execute(f'LISTEN "starlode {where}"'.encode())
        _, second, here, there = a_duel_between(one, two)
        play_on([here, there], random.Random(1), most=4)
        second.http.put("/api/me", json={"name": "Quentin"})
        here.wait(lambda page: page.table["places"][1]["name"] == "Quentin")
        assert there.do("resign")["t"] == "done"
        told = list[str]()
        for each in somebody.notifies(timeout=120):
            told.append(each.payload)
            if each.payload.startswith("over "):
                break
        assert {each.split(" ")[0] for each in told} == {"named", "over"}
        assert all(re.fullmatch(r"[a-z]+ [a-z0-9-]* [0-9]+", each) for each in told)


def test_who_cannot_renew_his_lease_says_nothing(tmp_path: Path) -> None:
    with a_house(tmp_path, database=postgres_of(tmp_path)) as house:
        guest, _, here, there = a_duel_between(house, house)
        speaks, hears = (here, there) if here.asked else (there, here)
        assert hears.is_quiet()
        before = hears.v
        with the_first_screen(guest) as screen, psycopg.connect(postgres_of(tmp_path)) as somebody:
            assert [turn["asked"] for turn in next_turns(screen)] == [[1]]
            somebody.execute("LOCK TABLE processes IN ACCESS EXCLUSIVE MODE")
            until(lambda: not heart_of(house).is_free)
            rows = house.lobby.services.writer.run_now(moves)
            speaks.send("act", v=speaks.v, action="end-turn")
            until(lambda: house.lobby.services.writer.run_now(moves) > rows)  # it is written all the same
            assert hears.is_quiet()
            with pytest.raises(TimeoutError):
                screen.recv(2 * LOOK_SECONDS)
            somebody.rollback()
            # Nobody has taken the table meanwhile, so it is told now.
            hears.reach(before + 1)
            assert [turn["asked"] for turn in next_turns(screen)] == [[2]]
