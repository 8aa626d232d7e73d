"""Hints at a table: one look ahead on the asker's view, for the asker alone, where the table allows them."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from starlode import Match, rules
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.record import Record
from starlode.games import replay
from starlode.server.bot_worker import hint
from starlode.server.limits import Limits
from tests.realms.table import a_duel as a_table
from tests.server import knowledge
from tests.server.house import House, a_house, until
from tests.server.people import Page, a_duel

BAD_BOT = Path(__file__).with_name("bad_bot.py")
SLOW = replace(Limits.none(), hints=Limits().hints)


def asked(page: Page) -> str:
    """Ask for a hint; what came of it."""
    answer = page.do("hint", v=page.v)
    if answer["t"] == "done":
        page.reach(answer["v"])
    return str(answer.get("code", answer["t"]))


def test_the_asker_alone_is_told_what_looks_best_and_the_log_tells_who_asked(house: House) -> None:
    *_, mine, theirs = a_duel(house.url)
    offered = set(mine.actions())
    assert asked(mine) == "done"
    told = mine.listen_for("hinted")
    assert told["v"] == mine.v
    assert told["options"]
    assert {tip["action"] for tip in told["options"]} <= offered
    assert all(tip["chance"] is None or 0 <= tip["chance"] <= 1000 for tip in told["options"])
    assert all(reason["id"].startswith("why-") for tip in told["options"] for reason in tip["reasons"])
    theirs.reach(mine.v)
    for page in (mine, theirs):
        assert (page.events[page.v]["event"], page.events[page.v]["seat"]) == ("hint-asked", 1)
    mine.well(mine.actions()[0])
    theirs.reach(mine.v)
    assert not theirs.told("hinted")


def test_a_hint_changes_nothing_but_the_log(house: House) -> None:
    guest, _, mine, _ = a_duel(house.url)
    mine.well(mine.actions()[0])
    before = mine.moment
    assert asked(mine) == "done"
    assert mine.moment == before
    mine.listen_for("hinted")
    mine.do("resign")
    record = Record.from_json(guest.get(f"/api/tables/{mine.table['id']}/record")["record"])
    assert "1 hint" in record.rows
    assert replay(record).record.rows == record.rows
    knowledge.check(mine.heard, 1, record)


def test_what_was_done_before_a_hint_is_taken_back_as_freely() -> None:
    table = a_table(hand=["scout", "viper"])
    table.play("play scout")
    assert table.match.undo_takes(1) == "free"
    table.match.do("hint", 1)
    assert table.match.undo_takes(1) == "free"
    table.match.undo(1)
    assert sorted(table.me.hand) == ["scout", "viper"]
    with pytest.raises(IllegalAction, match="not-your-turn"):
        table.match.do("hint", 2)


def test_who_is_not_asked_gets_none(house: House) -> None:
    *_, theirs = a_duel(house.url)
    assert asked(theirs) == "not-your-turn"


def test_a_table_without_hints_gives_none(house: House) -> None:
    *_, mine, _ = a_duel(house.url, hints=False)
    assert asked(mine) == "no-hints"


def test_nobody_asks_more_than_ten_times_a_minute(tmp_path: Path) -> None:
    with a_house(tmp_path / "data", limits=SLOW, clock=lambda: 1000.0) as house:
        *_, mine, _ = a_duel(house.url)
        assert [asked(mine) for _ in range(11)] == ["done"] * 10 + ["too-fast"]


def test_a_hint_that_cannot_be_found_is_told_too(tmp_path: Path) -> None:
    with a_house(tmp_path / "data", bot_command=("no-such-program",)) as house:
        *_, mine, _ = a_duel(house.url)
        assert asked(mine) == "done"
        assert mine.listen_for("hinted")["options"] == []


def test_nobody_thinks_for_a_page_that_has_gone(tmp_path: Path) -> None:
    with a_house(tmp_path / "data", bot_command=(sys.executable, str(BAD_BOT), "hangs")) as house:
        *_, mine, _ = a_duel(house.url)
        assert asked(mine) == "done"
        turns = house.lobby.services.bots.turns
        until(lambda: turns._free == 0)
        mine.close()
        until(lambda: turns._free == 1)


def test_what_a_seat_cannot_know_changes_no_hint() -> None:
    match = Match(rules("realms"), seed=3)
    state = match.state
    seat = state.actor
    other = next(each for each in (state.imagine(seat, Rng(number)) for number in range(20)) if each != state)
    views = [match.rules.view(each, seat) for each in (state, other)]
    assert views[0] == views[1]
    answers = [hint({"view": view.to_json(), "components": None}, ways=64) for view in views]
    assert answers[0] == answers[1]
