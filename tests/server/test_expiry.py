"""Finished and abandoned tables expire as the operator says, and only those that nobody has touched for so long."""

import sqlite3
from contextlib import closing
from pathlib import Path

from starlode.server.folder import DATABASE
from tests.server.house import Hands, a_house, until
from tests.server.people import Guest, a_duel

A_DAY = 24 * 3600


def there(data: Path) -> set[str]:
    """The tables that are kept, without touching them."""
    with closing(sqlite3.connect(data / DATABASE)) as database:
        return {table for (table,) in database.execute("SELECT id FROM tables")}


def test_tables_expire_as_the_operator_says(tmp_path: Path) -> None:
    hands = Hands()
    hours = {"clock": hands.clock, "today": hands.clock}
    with a_house(tmp_path, **hours) as house:
        guest = Guest(house.url)
        waiting = guest.open_table()["id"]
        _, _, first, _ = a_duel(house.url)
        first.do("say", channel="table", text="Until next week")
        first.do("resign")
        over = first.table["id"]
    kept = {"expire": 9, "expire_finished": 30}
    hands.now += 8 * A_DAY
    for settings in ({}, kept):  # nothing is deleted that nobody has asked for
        with a_house(tmp_path, **hours, **settings) as house:
            Guest(house.url)
        assert there(tmp_path) == {waiting, over}
    with a_house(tmp_path, **hours, **{**kept, "expire": 7}) as house:
        until(lambda: there(tmp_path) == {over})
    hands.now += 30 * A_DAY
    with a_house(tmp_path, **hours, **kept) as house:
        until(lambda: there(tmp_path) == set())
