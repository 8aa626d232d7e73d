"""Every byte that reached somebody is held against what his seat may know."""

import json
import logging
import random
import secrets
from pathlib import Path
from typing import Any

import pytest

from starlode.core.agreement import table_key
from starlode.core.chance import KeyedChance, StackedChance
from starlode.core.record import Record
from starlode.server import ids, logs, matches
from tests.server.house import Hands, a_house, a_process
from tests.server.knowledge import check
from tests.server.people import Guest, Page, a_duel, play_on
from tests.server.storage import ask, cookie_key_of


def test_what_reached_a_page_is_what_its_seat_may_know(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, _, first, second = a_duel(house.url)
        table = first.table["id"]
        watcher = Guest(house.url).page(table)
        play_on([first, second, watcher], random.Random(12), most=70)
        first.do("act", v=0, action="play scout")
        second.do("resign")
        record = Record.from_json(one.get(f"/api/tables/{table}/record")["record"])
        for page, seat in ((first, 1), (second, 2), (watcher, None)):
            check(page.heard, seat, record)


# Twins: two deals that one viewer cannot tell apart


def arranged(monkeypatch: pytest.MonkeyPatch, hand: list[str]) -> None:
    """Have everything that is made up be the same, but for the hand of seat 2."""
    names = iter(f"guest{number:011}" for number in range(100))
    beside = iter(f"{number:06}" for number in range(100))
    monkeypatch.setattr(ids, "guest_id", lambda: next(names))
    monkeypatch.setattr(ids, "companion_id", lambda keeper: f"{keeper}{ids.MARK}{next(beside)}")
    monkeypatch.setattr(secrets, "token_urlsafe", lambda number: "u" * number)
    monkeypatch.setattr(ids, "guest_name", lambda accepted="": "Somebody")
    monkeypatch.setattr(ids, "table_id", lambda: "the-same-table")
    monkeypatch.setattr(secrets, "token_bytes", lambda number: b"s" * number)
    # By this a table deals, and goes on when it is brought back.
    monkeypatch.setattr(matches, "KeyedChance", lambda key: StackedChance({"deck-2": hand}, KeyedChance(b"k" * 32)))


def holds(page: Page, seat: int) -> list[str]:
    """The cards of a seat's own hand, as its page shows them."""
    assert page.moment is not None
    cards: dict[str, int] = page.moment["view"]["seats"][seat - 1]["hand"]["cards"]
    return sorted(card for card, count in cards.items() for _ in range(count))


HANDS = (
    ["scout", "scout", "viper", "viper", "scout"],
    ["scout", "viper", "scout", "scout", "scout"],
    ["viper", "scout", "scout", "scout", "scout"],
)


def told_to_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hand: list[str]) -> list[list[str]]:
    """What seat 1 and a spectator are sent while seat 2 holds this hand and plays what both deals allow."""
    arranged(monkeypatch, hand)
    hands = Hands()  # who comes and goes is told when a second is over, which must not be by chance
    with a_house(tmp_path, clock=hands.clock, today=hands.clock, pause=hands.pause) as house:
        one, _, first, second = a_duel(house.url)
        watcher = Guest(house.url)
        watching = watcher.page(first.table["id"])
        pages = [first, second, watching]
        assert holds(second, 2) == sorted(hand)  # else nothing would be shown here

        def step(page: Page, t: str, **content: Any) -> None:
            assert page.do(t, id=f"step{page.v}{t}", **content)["t"] == "done"
            for each in pages:
                each.wait(lambda each: each.v == house.lobby.tables._live["the-same-table"].stored.v)
                each.hello(each.v)

        step(first, "act", v=first.v, action="play scout")
        step(first, "undo")
        step(first, "act", v=first.v, action="end-turn")
        step(second, "act", v=second.v, action="play scout")
        assert first.do("act", v=first.v, id="early", action="play scout")["code"] == "not-your-turn"
        step(second, "act", v=second.v, action="play viper")
        assert second.do("act", v=second.v, action="play dreadnaught")["t"] == "refused"
        step(second, "undo")
        step(first, "ask-undo")
        step(second, "answer-undo", yes=False)
        one.get("/api/tables")
        one.get("/api/tables/the-same-table")
        one.http.get("/api/tables/the-same-table/record")
        one.get("/api/tables/the-same-table/replay")
        assert one.http.get("/api/tables/the-same-table/replay?seat=2").status_code == 409
        watcher.get("/api/tables/the-same-table")
        watcher.get("/api/tables/the-same-table/replay")
        hands.now += 5
        for page in pages:
            assert page.listen_for("presence")["watchers"] == 1
        return [first.heard, watching.heard, one.bodies, watcher.bodies]


def test_two_hands_that_a_seat_cannot_tell_apart_look_the_same_byte_for_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [told_to_the_others(tmp_path / str(number), monkeypatch, hand) for number, hand in enumerate(HANDS)]
    assert told[0] == told[1] == told[2]
    assert all(told[0])


def told_at_one_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hand: list[str]) -> list[list[str]]:
    """What a device is sent while it shows seat 1, or a curtain, and Anna beside it holds this hand at seat 2."""
    arranged(monkeypatch, hand)
    hands = Hands()
    with a_house(tmp_path, clock=hands.clock, today=hands.clock, pause=hands.pause) as house:
        keeper = Guest(house.url)
        table = keeper.open_table({"me": True}, {"other": "Anna"}, options={"start": "1"})["id"]
        first, curtain, second = (keeper.page(table, seat=seat) for seat in (1, 0, 2))
        watcher = Guest(house.url)
        pages = [first, curtain, second, watcher.page(table)]
        assert holds(second, 2) == sorted(hand)

        def step(page: Page, t: str, **content: Any) -> None:
            assert page.do(t, id=f"step{page.v}{t}", **content)["t"] == "done"
            for each in pages:
                each.wait(lambda each: each.v == house.lobby.tables._live[table].stored.v)
                each.hello(each.v)

        step(first, "act", v=first.v, action="play scout")
        step(first, "say", channel="table", text="Your turn soon, Anna")
        step(first, "undo")
        step(first, "act", v=first.v, action="end-turn")
        step(second, "act", v=second.v, action="play scout")
        step(second, "say", channel="table", phrase="good-luck")
        assert first.do("act", v=first.v, id="early", action="play scout")["code"] == "not-your-turn"
        assert curtain.do("act", v=curtain.v, id="early", action="play scout")["code"] == "not-seated"
        step(second, "act", v=second.v, action="play viper")
        assert second.do("act", v=second.v, action="play dreadnaught")["t"] == "refused"
        step(second, "undo")
        for path in ("tables", f"tables/{table}", f"tables/{table}/replay", f"tables/{table}/replay?seat=1", "export"):
            keeper.get(f"/api/{path}")
        assert keeper.http.get(f"/api/tables/{table}/record").status_code == 409
        assert keeper.http.get("/" + keeper.get("/api/feed")["path"]).status_code == 200
        hands.now += 5
        # Whatever is said at the table the curtain does not hear: it hangs between those whom it is said to.
        assert first.told("chat")
        assert not [line for message in curtain.told("chat") for line in message["lines"]]
        bodies = [text.replace(house.url, "") for text in keeper.bodies]  # the feed names its own address
        return [first.heard, curtain.heard, pages[3].heard, bodies, watcher.bodies]


def test_what_the_other_at_a_device_holds_is_not_sent_to_whom_it_shows_byte_for_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Decision 0019: a page knows what the one who looks may know, and behind the curtain what nobody hides."""
    told = [told_at_one_device(tmp_path / str(number), monkeypatch, hand) for number, hand in enumerate(HANDS)]
    assert told[0] == told[1] == told[2]
    assert all(told[0])


# The canary


def test_the_secret_of_a_running_match_is_nowhere_to_be_seen(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with a_process(data) as server:
        one, two, first, second = a_duel(server.url)
        table = first.table["id"]
        watcher = Guest(server.url)
        pages = [first, second, watcher.page(table)]
        play_on(pages, random.Random(13), most=20)
        for text in ("{", '{"t":"act","v":0,"id":"a","action":"x"}', "\x00"):
            first.say(text)
            first.listen()
        for path in ("", "/record", "/replay", "/replay?seat=2", "/continue", "/socket", "/rematch"):
            one.http.get(f"/api/tables/{table}{path}")
            one.http.post(f"/api/tables/{table}{path}", json={})
        one.get("/api/schema")
        ((secret,),) = ask(data, "SELECT secret FROM secrets WHERE table_id = :table", table=table)
        salts = [salt for (salt,) in ask(data, "SELECT salt FROM places ORDER BY seat")]
        assert len(secret) == 32
        key = table_key(secret, table, 1, salts)
        cookie_key = cookie_key_of(data)
        server.stop()
        heard = "".join(text for page in pages for text in page.heard)
        heard += "".join(text for guest in (one, two, watcher) for text in guest.heard)
        heard += server.log.read_text() + server.first_line
        for canary in (secret, key, cookie_key):
            for written in (canary.hex(), canary.hex().upper(), repr(canary)[2:-1], canary.decode("latin-1")):
                assert written not in heard


def test_the_log_tells_no_values(caplog: pytest.LogCaptureFixture) -> None:
    """An error's text may quote a hand or the values of a statement, so only its kind and place are written."""
    log = logging.getLogger("starlode.test")
    with caplog.at_level(logging.ERROR):
        try:
            raise ValueError("the hand of seat 2 is dreadnaught")
        except ValueError:
            log.exception("went-wrong", extra={"table": "a-b-c", "hand": "dreadnaught"})
    line = logs.formatter().format(caplog.records[0])
    told = json.loads(line)
    assert "dreadnaught" not in line
    assert (told["what"], told["error"], told["table"]) == ("went-wrong", "ValueError", "a-b-c")
    assert "test_secrecy" in told["where"][0]
