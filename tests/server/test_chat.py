"""What people say at a table: who hears it, what is kept of it, and how much anybody may say."""

from pathlib import Path
from typing import Any

import pytest

from starlode.core.record import Record
from starlode.server import chat
from starlode.server.limits import Limits, Paces
from tests.server import knowledge
from tests.server.house import Hands, House, a_house
from tests.server.people import Guest, Page, a_duel
from tests.server.storage import ask
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


def test_talk_changes_nothing_of_a_match_that_is_over(tmp_path: Path) -> None:
    """Ratings count in the order of the ends: who says hello at an old match must not change that."""
    hands = Hands()
    with a_house(tmp_path, clock=hands.clock, today=hands.clock) as house:
        one, _, first, second = a_duel(house.url)
        watcher = Guest(house.url).page(first.table["id"])
        first.do("resign")
        second.wait(lambda page: page.is_over)
        before, history = stored(house, "SELECT moved, ended, v FROM tables"), one.get("/api/history")
        hands.now += 3600
        for page, channel in ((first, "table"), (second, "table"), (watcher, "watchers")):
            assert page.do("say", channel=channel, phrase="good-game")["t"] == "done"
        assert stored(house, "SELECT moved, ended, v FROM tables") == before
        assert one.get("/api/history") == history


def test_whoever_plays_and_talks_is_there_and_who_watches_is_not(tmp_path: Path) -> None:
    hands = Hands()
    with a_house(tmp_path, clock=hands.clock, today=hands.clock) as house:
        _, _, first, _ = a_duel(house.url)
        watcher = Guest(house.url).page(first.table["id"])
        moved = [stored(house, "SELECT moved FROM tables")]
        for page, channel in ((watcher, "watchers"), (first, "table")):
            hands.now += 60
            page.do("say", channel=channel, phrase="hello")
            moved.append(stored(house, "SELECT moved FROM tables"))
        assert moved[0] == moved[1] < moved[2]


def test_those_who_watch_do_not_talk_the_players_lines_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_KEPT", 5)
    _, _, first, second = a_duel(house.url)
    watcher = Guest(house.url).page(first.table["id"])
    first.do("say", channel="table", text="Good luck")
    for number in range(30):
        watcher.do("say", channel="watchers", text=f"line {number}")
    assert second.do("say", channel="table", text="You too")["t"] == "done"
    assert heard(first) == [("table", 1, "Good luck"), ("table", 2, "You too")]
    here = house.lobby.tables._live[first.table["id"]]
    assert here.chat._lines is not None
    assert len(here.chat._lines) == 2 + 5  # and no more is kept, here and there
    assert len(here.messages) == 0
    assert stored(house, "SELECT count(*) FROM messages WHERE table_id = :id", id=here.stored.id) == [(0,)]
    assert stored(house, "SELECT count(*) FROM chat WHERE table_id = :id", id=here.stored.id) == [(2 + 5,)]


def test_a_line_that_comes_again_after_a_restart_is_the_same_one(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, _, first, _ = a_duel(house.url)
        assert first.do("say", channel="table", text="once", id="same")["t"] == "done"
        table, cookies = first.table["id"], one.http.cookies
    with a_house(tmp_path) as house:
        one = Guest(house.url)
        one.http.cookies = cookies
        page = one.page(table)
        assert page.do("say", channel="table", text="once", id="same")["t"] == "done"
        assert heard(page) == [("table", 1, "once")]


def test_numbers_of_lines_that_are_gone_do_not_come_again(house: House) -> None:
    """A page that has heard the second line takes what has its number for the same."""
    _, two, first, second = a_duel(house.url)
    for page, text in ((first, "Hello"), (second, "Farewell")):
        page.do("say", channel="table", text=text)
    two.post("/api/delete-me")
    first.do("say", channel="table", text="Who was that?")
    assert [what for _, _, what in heard(first)] == ["Hello", "Farewell", "Who was that?"]


def test_what_somebody_said_is_not_the_next_ones(house: House) -> None:
    """Before the start seats change hands: whoever sits down there has not said it."""
    host, rude, calm = (Guest(house.url) for _ in range(3))
    table = host.open_table({"me": True}, {}, {}, game="cavein")["id"]
    rude.join(table, seat=2)
    page = rude.page(table)
    page.do("say", channel="table", text="Fool")
    name = rude.get("/api/me")["name"]
    rude.post(f"/api/tables/{table}/leave")
    calm.join(table, seat=2)
    assert heard(calm.page(table)) == [("table", name, "Fool")]


def test_a_team_talks_from_the_deal_on(house: House) -> None:
    """Before it anybody may sit down there, hear what was said, and change sides."""
    host = Guest(house.url)
    page = host.page(host.open_table({"me": True}, format="hydra", seats=4)["id"])
    assert page.do("say", channel="team", text="Blobs")["code"] == "wrong-channel"


def stored(house: House, asked: str, **values: str) -> list[Any]:
    return ask(house.data, asked, **values)


def test_who_takes_another_name_is_the_same_to_each_who_hears_him(house: House) -> None:
    """Whoever was muted stays muted; the mark tells nobody who he is, and two cannot compare theirs."""
    one, two, first, second = a_duel(house.url)
    watcher = Guest(house.url).page(first.table["id"])
    first.do("say", channel="table", text="Hello")
    assert one.http.put("/api/me", json={"name": "Somebody else"}).status_code == 200
    first.do("say", channel="table", text="Hello again")
    second.do("say", channel="table", text="Yes")
    late = two.page(first.table["id"])
    marks = {}
    for name, page in (("second", second), ("late", late), ("watcher", watcher)):
        heard(page)
        lines = {line["n"]: line for message in page.told("chat") for line in message["lines"]}
        assert [line["name"] for line in lines.values()][1] == "Somebody else"
        assert lines[1]["mark"] == lines[2]["mark"] != lines[3]["mark"]
        assert one.id not in str(lines)
        marks[name] = lines[1]["mark"]
    assert marks["second"] == marks["late"] != marks["watcher"]
