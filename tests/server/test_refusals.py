"""What is out of date, comes twice, is not allowed or is no message at all changes nothing."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.house import House
from tests.server.people import Guest, Page, a_duel


def rows(house: House, table: str) -> list[str]:
    """The record of a table, as the server holds it."""
    match = house.lobby.tables._live[table].match
    assert match is not None
    return list(match.record.rows)


def test_messages_that_come_together_are_answered_in_their_order(house: House) -> None:
    """The first finds nothing under way and is taken at once; none of the others may overtake it or another."""
    _, _, first, _ = a_duel(house.url)
    v = first.v
    sent = [first.send("act", v=v, action=action) for action in ("end-turn", "end-turn", "fly")]
    sent.append(first.send("undo"))
    answers: list[dict[str, Any]] = []
    while len(answers) < len(sent):
        message = first.listen()
        if message["t"] in ("done", "refused", "stale"):
            answers.append(message)
    assert [answer["id"] for answer in answers] == sent
    assert [answer["t"] for answer in answers[:3]] == ["done", "stale", "stale"]


def test_an_action_on_an_old_version_is_stale(house: House) -> None:
    _, _, first, _ = a_duel(house.url)
    old, table = first.v, first.table["id"]
    action = first.actions()[0]
    first.well(action)
    before = rows(house, table)
    answer = first.do("act", v=old, action="end-turn")
    assert (answer["t"], answer["v"]) == ("stale", first.v)
    sync = first.listen_for("sync")
    assert [event["n"] for event in sync["events"]] == list(range(old + 1, first.v + 1))
    assert rows(house, table) == before
    first.well("end-turn")


def test_a_message_that_comes_twice_is_carried_out_once(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    message = {"t": "act", "v": first.v, "id": "once", "action": "play scout"}
    for _ in range(3):
        first.say(json.dumps(message))
    answers = [first.listen_for("done") for _ in range(3)]
    assert answers == [answers[0]] * 3
    assert sum(row == "1 play scout" for row in rows(house, first.table["id"])) == 1
    # Another seat's id is its own business.
    assert second.do("act", v=answers[0]["v"], id="once", action="end-turn")["code"] == "not-your-turn"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("play dreadnaught", "not-in-hand"),
        ("buy scout", "not-in-row"),
        ("attack 2", "not-enough-combat"),
        ("attack 1", "no-such-target"),
        ("draw scout", "not-asked"),
        ("undo", "unknown-action"),
        ("", "unknown-action"),
        ("x" * 200, "unknown-action"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_by_its_code(house: House, action: str, code: str) -> None:
    _, _, first, second = a_duel(house.url)
    before = rows(house, first.table["id"])
    answer = first.act(action)
    assert (answer["t"], answer["code"], answer["say"]["id"]) == ("refused", code, f"error-{code}")
    assert second.act("end-turn")["code"] == "not-your-turn"
    assert rows(house, first.table["id"]) == before


def test_a_spectator_can_do_nothing(house: House) -> None:
    _, _, first, _ = a_duel(house.url)
    table = first.table["id"]
    before = rows(house, table)
    for page in (Guest(house.url).page(table), Page(house.url, table, {})):
        page.hello()
        for message in ("resign", "claim-draw", "undo", "ask-undo"):
            assert page.do(message)["code"] == "not-seated"
        assert page.do("act", v=page.v, action="end-turn")["code"] == "not-seated"
        assert page.do("answer-undo", yes=True)["code"] == "not-seated"
    assert rows(house, table) == before


def test_before_the_start_nobody_moves(house: House) -> None:
    guest = Guest(house.url)
    page = guest.page(guest.open_table()["id"])
    for message in ("resign", "claim-draw", "undo", "ask-undo"):
        assert page.do(message)["code"] == "not-started"
    assert page.do("act", v=0, action="end-turn")["code"] == "not-started"
    assert page.do("answer-undo", yes=False)["code"] == "no-undo-asked"


GARBAGE = [
    "", "null", "[]", "7", "{}", '{"t":7}', '{"t":"act"}', '{"t":"act","v":-1,"id":"a","action":"end-turn"}',
    '{"t":"act","v":1.5,"id":"a","action":"end-turn"}', '{"t":"act","v":"1","id":"a","action":"end-turn"}',
    '{"t":"act","v":1,"id":"","action":"end-turn"}', '{"t":"act","v":1,"id":"a","action":"end-turn","and":1}',
    '{"t":"hello","have":"all"}', '{"t":"hello","have":99999999999999999999}', '{"t":"win","id":"a"}', "[" * 5000,
    '{"t":"macro","v":1,"id":"a","actions":[]}', '{"t":"macro","v":1,"id":"a","actions":["x"' + ',"x"' * 200 + "]}",
    '{"t":"answer-undo","id":"a"}', '{"t":"act","v":1,"id":"' + "i" * 41 + '","action":"end-turn"}', '{"t":"undo"}',
    '{"t":"act","v":1,"id":"a","action":"' + "y" * 201 + '"}', "\x00", "{" + '"t":' * 3000,
]  # fmt: skip


def test_what_is_no_message_is_refused_and_the_socket_stays_open(house: House) -> None:
    _, _, first, _ = a_duel(house.url)
    before = rows(house, first.table["id"])
    for text in GARBAGE:
        first.say(text)
        answer = first.listen_for("refused")
        assert (answer["code"], answer["say"]["id"]) == ("bad-message", "error-bad-message"), text
    first.say('{"t":"act","v":1,"id":"mine"}')
    assert first.listen_for("refused")["id"] == "mine"
    assert rows(house, first.table["id"]) == before
    first.well("end-turn")


def test_a_frame_without_end_is_cut_off(house: House) -> None:
    one, _, first, _ = a_duel(house.url)
    first.say(json.dumps({"t": "act", "v": 1, "id": "a", "action": "x" * 20_000}))
    assert first.is_closed()
    one.page(first.table["id"]).well("end-turn")


def test_bytes_are_no_message(house: House) -> None:
    one, _, first, _ = a_duel(house.url)
    for content in (b"\xff\xfe", b'{"t":"hello"}'):
        first._socket.send(content)
        assert first.listen_for("refused")["code"] == "bad-message"
    one.page(first.table["id"]).well("end-turn")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
messages = st.fixed_dictionaries(
    {"t": st.sampled_from(["hello", "act", "macro", "undo", "ask-undo", "answer-undo", "claim-draw", "x"])},
    optional={
        "v": st.integers(-2, 40) | json_values,
        "id": st.text(max_size=45) | json_values,
        "action": st.sampled_from(["end-turn", "play scout", "buy explorer", "attack 2", "done"]) | json_values,
        "actions": st.lists(st.sampled_from(["play scout", "play viper", "no"]), max_size=4) | json_values,
        "yes": st.booleans() | json_values,
        "have": st.integers(-5, 100) | json_values,
    },
)


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # the server's thread does, for its pings
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.lists(messages.map(json.dumps) | json_values.map(json.dumps) | st.text(max_size=30), min_size=1, max_size=5))
def test_whatever_is_sent_the_table_goes_on(house: House, texts: list[str]) -> None:
    page = _fuzzed_page(house)
    for text in texts:
        page.say(text)
    page.send("hello", have=None)
    page.listen_for("sync")
    assert page.moment is not None


_pages: dict[str, Page] = {}


def _fuzzed_page(house: House) -> Page:
    """One page for all examples: whatever it has said before, it can go on."""
    if house.url not in _pages:
        _pages[house.url] = a_duel(house.url)[2]
    page = _pages[house.url]
    page.hello()
    return page
