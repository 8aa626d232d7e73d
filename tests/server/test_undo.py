"""Taking back: freely what showed nothing, else if everybody agrees."""

import json
from typing import Any

import pytest

from starlode.core.match import Match, Undone
from starlode.games import find, table_rules
from starlode.server import showing
from starlode.server.stored import StoredTable, UndoRequest
from starlode.server.telling import encode
from tests.depth import DEEP
from tests.server.house import House
from tests.server.people import Guest, Page, a_duel

WAYS = [(game, way, several) for game in ("realms", "cavein") for way, several in find(game).ways.items()]
TABLES = [(game, way, seats) for game, way, several in WAYS for seats in (several if DEEP else several[:1])]


def undo_of(page: Page) -> object:
    assert page.moment is not None
    return page.moment["undo"]


def awaited(page: Page) -> list[int]:
    """The seats that have still to agree."""
    return [] if page.undo is None else page.undo["awaited"]


def wait_for(page: Page, left: int) -> None:
    """Until so many have still to agree."""
    page.wait(lambda page: len(awaited(page)) == left)


def to_second(first: Page, second: Page) -> None:
    """Let the first player end the turn, so that cards were drawn since."""
    first.well("end-turn")
    second.reach(first.v)


def test_what_showed_nothing_is_taken_back_freely(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    assert undo_of(first) is None
    before = first.moment
    first.well("play scout")
    assert (undo_of(first), undo_of(second)) == ("free", None)
    answer = first.do("undo")
    assert answer["t"] == "done"
    first.reach(answer["v"])
    second.reach(answer["v"])
    assert first.moment == before
    assert first.events[first.v]["event"] == "action-undone"
    assert second.events[second.v]["say"]["id"] == "event-action-undone"
    assert first.do("undo")["code"] == "nothing-to-undo"


def test_beyond_that_the_other_player_has_to_agree(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    to_second(first, second)
    assert (undo_of(first), undo_of(second)) == ("consent", None)
    assert first.do("undo")["code"] == "needs-consent"
    assert first.do("ask-undo")["t"] == "done"
    second.wait(lambda page: page.table["undo-asked-by"] == 1)
    assert second.do("ask-undo")["code"] == "undo-asked"
    assert second.do("answer-undo", yes=True)["t"] == "done"
    for page in (first, second):
        page.wait(lambda page: page.events[page.v]["event"] == "action-undone")
        page.wait(lambda page: page.table["undo-asked-by"] is None)
        assert page.moment is not None
        assert page.moment["asked"]["seat"] == 1
    # The same cards come again.
    drawn = [event["card"] for event in first.events.values() if event["event"] == "card-drawn" and event["seat"] == 1]
    first.well("end-turn")
    again = [event["card"] for event in first.events.values() if event["event"] == "card-drawn" and event["seat"] == 1]
    assert again == drawn + drawn[-5:]


@pytest.mark.parametrize(("game", "way", "seats"), TABLES)
def test_everybody_reads_what_is_to_be_taken_back_and_agrees(house: House, game: str, way: str, seats: int) -> None:
    """In every format, who only watches too; nobody is waited for who has agreed. SR-352, CI-397."""
    people = [Guest(house.url) for _ in range(seats)]
    wish = {"game": game, "format": way, "options": {"start": "1"}}
    table = people[0].open_table({"me": True}, *({} for _ in people[1:]), **wish)["id"]
    for guest in people[1:]:
        guest.join(table)
    pages = [guest.page(table) for guest in [*people, Guest(house.url)]]
    while not any(undo_of(page) == "consent" for page in pages):
        asked = next(page for page in pages if page.asked)
        asked.well(asked.actions()[-1])
        for page in pages:
            page.reach(asked.v)
    one = next(page for page in pages if undo_of(page) == "consent")
    seat = pages.index(one) + 1
    assert one.do("ask-undo")["t"] == "done"
    for agreed, other in enumerate([page for page in pages[:-1] if page is not one], 1):
        for page in pages:
            wait_for(page, seats - agreed)
            assert page.undo is not None
            assert page.undo["undoes"]["say"] in [
                each["say"] for each in page.events.values() if each.get("seat") == seat
            ]
        assert one.undo is not None
        assert one.moment is not None
        assert one.undo["undoes"] == one.moment["undoes"]
        assert pages[-1].do("answer-undo", yes=False)["code"] == "not-seated"
        assert other.do("answer-undo", yes=True)["t"] == "done"
    for page in pages:
        page.wait(lambda page: page.table["undo-asked-by"] is None)
        assert (page.undo, page.events[page.v]["event"]) == (None, "action-undone")


def test_nobody_reads_more_of_it_than_the_log_tells_him(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever somebody would take back, and if it were a card that nobody else has seen."""
    match: Match[Any] = Match(table_rules("realms", "duel", 2, {"start": "1"}), seed=1)
    drawn = next(event for event in match.events if event.name == "card-drawn" and event.known_to == (1,))
    monkeypatch.setattr(match, "undone_by", lambda seat: Undone(0, "consent", drawn, 2))
    stored = StoredTable("a-table", "realms", 1, "duel", 2, {}, "", 0, undo=UndoRequest(1))
    told = [json.loads(encode(showing.undo_asked(match, stored, viewer))) for viewer in (1, 2, None)]
    cards = [each["undoes"]["say"]["args"].get("card") for each in told]
    assert cards[0] == {"card": drawn.details["card"]}
    assert told[1] == told[2]
    assert cards[1] is None


def test_who_says_no_goes_on(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    to_second(first, second)
    first.do("ask-undo")
    second.wait(lambda page: page.table["undo-asked-by"] == 1)
    v = second.v
    answer = second.do("answer-undo", yes=False)
    assert (answer["t"], answer["v"]) == ("done", v)
    first.wait(lambda page: page.table["undo-asked-by"] is None)
    assert second.do("answer-undo", yes=True)["code"] == "no-undo-asked"
    assert second.asked


def test_who_asks_can_let_it_be_and_nobody_agrees_with_himself(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    to_second(first, second)
    first.do("ask-undo")
    assert first.do("answer-undo", yes=True)["code"] == "no-undo-asked"
    assert first.do("answer-undo", yes=False)["t"] == "done"
    second.wait(lambda page: page.table.get("undo-asked-by") == 1)
    second.wait(lambda page: page.table["undo-asked-by"] is None)


def test_to_play_on_is_an_answer_too(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    to_second(first, second)
    first.do("ask-undo")
    second.wait(lambda page: page.table["undo-asked-by"] == 1)
    second.well("play scout")
    first.wait(lambda page: page.table["undo-asked-by"] is None)
    assert second.do("answer-undo", yes=True)["code"] == "no-undo-asked"


def test_asking_for_what_is_free_is_taking_it_back(house: House) -> None:
    _, _, first, _ = a_duel(house.url)
    first.well("play scout")
    answer = first.do("ask-undo")
    first.reach(answer["v"])
    assert first.events[first.v]["event"] == "action-undone"


def test_a_bot_agrees_at_once(house: House) -> None:
    guest = Guest(house.url)
    table = guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"]
    page = guest.page(table)
    hand = page.moment["view"]["seats"][0]["hand"] if page.moment else None
    page.well("end-turn")
    page.wait(lambda page: page.asked is not None)  # the bot has played
    answer = page.do("ask-undo")
    assert answer["t"] == "done"
    page.wait(lambda page: page.v >= answer["v"])
    assert page.moment is not None
    assert page.moment["view"]["seats"][0]["hand"] == hand
    assert page.asked
    page.well("end-turn")
    page.wait(lambda page: page.asked is not None)


def test_a_thinking_bot_is_interrupted(house: House) -> None:
    guest = Guest(house.url)
    table = guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "1"})["id"]
    page = guest.page(table)
    for _ in range(10):
        page.well("end-turn")
        answer = page.do("ask-undo")  # while the bot is at it
        page.reach(answer["v"])
        page.wait(lambda page: page.asked is not None)
    rows = house.lobby.tables._live[table].match
    assert rows is not None
    assert rows.record.rows.count("1 undo") == 10


def test_a_finished_match_is_not_taken_back(house: House) -> None:
    _, _, first, _ = a_duel(house.url)
    first.well("play scout")
    first.do("resign")
    first.wait(lambda page: page.is_over)
    assert undo_of(first) is None
    assert first.do("undo")["code"] == "match-over"
    assert first.do("ask-undo")["code"] == "match-over"


def test_who_was_refused_asks_again_only_after_something_has_happened(house: House) -> None:
    """To ask again and again would take the time of whoever has to answer."""
    _, _, first, second = a_duel(house.url)
    to_second(first, second)
    first.do("ask-undo")
    second.wait(lambda page: page.table["undo-asked-by"] == 1)
    assert second.do("answer-undo", yes=False)["t"] == "done"
    assert first.do("ask-undo")["code"] == "undo-denied"
    second.well("play scout")
    first.reach(second.v)
    assert first.do("ask-undo")["t"] == "done"
