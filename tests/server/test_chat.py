"""What people say at a table: who hears it, what is kept of it, and how much anybody may say."""

from pathlib import Path
from typing import Any

from starlode.core.record import Record
from starlode.server.limits import Limits, Paces
from tests.server import knowledge
from tests.server.house import Hands, House, a_house
from tests.server.people import Guest, Page, a_duel
from tests.server.test_clocks import rows
from tests.server.test_formats import seated


def heard(page: Page) -> list[tuple[str, Any, Any]]:
    """Where, by whom and what, of all that a page was told, after asking whether there is more."""
    page.send("hello", have=page.v)
    page.listen_for("sync")
    page.do("answer-undo", yes=False)
    found: dict[tuple[str, int], tuple[str, Any, Any]] = {}
    for message in page.told("chat"):
        for line in message["lines"]:
            who, what = line["seat"] or line["name"], line["text"] or line["phrase"]
            found[line["channel"], line["n"]] = (line["channel"], who, what)
    return list(found.values())


def test_what_is_said_at_the_table_everybody_hears(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    watcher = Guest(house.url).page(first.table["id"])
    assert first.do("say", channel="table", text="  Hello\u202e \n there ")["t"] == "done"
    assert second.do("say", channel="table", phrase="good-luck")["t"] == "done"
    for page in (first, second, watcher):
        assert heard(page) == [("table", 1, "Hello there"), ("table", 2, "good-luck")]


def test_a_team_is_heard_by_itself_alone(house: House) -> None:
    """Contract: chat has channels: table, team, spectators."""
    one, _, three = pages = seated(house.url, "hydra", "-", "-", "-", "greedy")
    watcher = Guest(house.url).page(one.table["id"])
    one.do("say", channel="team", text="I buy the freighter")
    three.do("say", channel="team", text="Attack")
    assert [heard(page) for page in (*pages, watcher)] == [
        [("team", 1, "I buy the freighter")], [("team", 1, "I buy the freighter")], [("team", 3, "Attack")], []
    ]  # fmt: skip
    assert [line["n"] for message in three.told("chat") for line in message["lines"]][-1] == 1  # nothing is counted


def test_whoever_plays_does_not_hear_who_watches_before_the_end(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    guest = Guest(house.url)
    watcher, other = guest.page(first.table["id"]), Guest(house.url).page(first.table["id"])
    assert watcher.do("say", channel="watchers", text="He has a Viper")["t"] == "done"
    name = guest.get("/api/me")["name"]
    assert heard(other) == [("watchers", name, "He has a Viper")]
    assert (heard(first), heard(second)) == ([], [])
    assert first.do("say", channel="watchers", text="x")["code"] == "wrong-channel"
    assert watcher.do("say", channel="table", text="x")["code"] == "wrong-channel"
    assert first.do("say", channel="team", text="x")["code"] == "wrong-channel"  # who plays alone has no team
    first.do("resign")
    first.wait(lambda page: page.is_over)
    assert heard(first) == [("watchers", name, "He has a Viper")]


def test_a_line_has_something_in_it_and_comes_once(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    for content in ({}, {"text": " \n "}, {"text": "a", "phrase": "hello"}):
        assert first.do("say", channel="table", **content)["code"] == "nothing-said"
    assert first.do("say", channel="table", text="x" * 201)["code"] == "bad-message"
    assert first.do("say", channel="table", phrase="rude-word")["code"] == "bad-message"
    for _ in range(3):
        assert first.do("say", channel="table", text="once", id="same")["t"] == "done"
    assert heard(second) == [("table", 1, "once")]


def test_what_was_said_is_there_after_a_restart_and_no_part_of_the_match(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, _, first, second = a_duel(house.url)
        before = rows(house, first)
        first.do("say", channel="table", text="Back tomorrow")
        assert rows(house, first) == before
        second.do("resign")
        table, cookies = first.table["id"], one.http.cookies
    with a_house(tmp_path) as house:
        one = Guest(house.url)
        one.http.cookies = cookies
        page = one.page(table)
        assert heard(page) == [("table", 1, "Back tomorrow")]
        record = one.get(f"/api/tables/{table}/record")["record"]
        knowledge.check(page.heard, 1, Record.from_json(record))
        assert "Back tomorrow" not in str(record)


def test_nobody_says_too_much(tmp_path: Path) -> None:
    hands = Hands()
    free = Limits.none()
    slow = Limits(**{**vars(free), "says": Paces((0.5, 3), *(vars(free.says)[name] for name in ("address", "all")))})
    with a_house(tmp_path, limits=slow, clock=hands.clock) as house:
        _, _, first, second = a_duel(house.url)
        answers = [first.do("say", channel="table", text="spam") for _ in range(5)]
        assert [answer.get("code") for answer in answers] == [None, None, None, "too-fast", "too-fast"]
        assert second.do("say", channel="table", text="stop")["t"] == "done"
        hands.now += 2
        assert first.do("say", channel="table", text="sorry")["t"] == "done"


def test_what_somebody_said_goes_with_him(house: House) -> None:
    one, _, first, second = a_duel(house.url)
    first.do("say", channel="table", text="My address is …")
    second.do("say", channel="table", text="Oh")
    assert one.post("/api/delete-me") == {"matches": 1}
    assert heard(second)[-1] == ("table", 2, "Oh")
    assert not any("address" in text for text in Guest(house.url).page(first.table["id"]).heard)
