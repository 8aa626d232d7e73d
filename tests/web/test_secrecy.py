"""Every byte that reached a browser is held against what its seat may know: at the end of every test, and here."""

import json
from typing import Any

import pytest

from tests.server import knowledge
from tests.web import planted
from tests.web.conftest import Somebody
from tests.web.secrecy import check_person, read_record
from tests.web.ways import Mouse


def test_both_players_and_a_spectator_get_what_is_theirs(somebody: Somebody) -> None:
    one, two, watcher = somebody(), somebody(), somebody()
    table = one.table_with(two, "secrets", planted.turn(7))
    for person in (one, two, watcher):
        person.sit_down(table)
    for person in (one, two):
        person.until_asked()
        mouse = Mouse(person)
        while (moment := person.moment)["decision"] and moment["decision"]["asked"] == "action":
            verbs = [option["verb"] for option in moment["decision"]["options"]]
            mouse.do(moment["decision"]["options"][0]["action"])
            if "play" not in verbs:
                break
        while person.is_asked:
            mouse.do(person.moment["decision"]["options"][-1]["action"])
    for person in (one, two, watcher):
        person.wait("told.v >= a[0]", two.v)
        check_person(person)
        answers = person.line.answers()
        assert {"/api/me", f"/api/tables/{table}", f"/t/{table}"} <= {answer.path for answer in answers}
        assert any(answer.path.endswith(".js") for answer in answers)
        assert len(person.line.messages(table)) > 5


def test_what_does_not_belong_there_would_be_found(somebody: Somebody) -> None:
    person = somebody()
    table = person.table("leak", planted.turn(5))
    person.sit_down(table)
    Mouse(person).do("end-turn")
    person.until_asked()
    messages, record = person.line.messages(table), read_record(person.server, table)
    knowledge.check(messages, 1, record)
    at, last = next((n, json.loads(text)) for n, text in enumerate(messages) if '"t":"update"' in text)

    def hand(message: Any) -> None:
        message["moment"]["view"]["seats"][1]["hand"]["cards"] = {"scout": 5}

    def drawn(message: Any) -> None:
        event = next(event for event in message["events"] if event["event"] == "card-drawn")
        event["card"] = "viper" if event.get("card") != "viper" else "scout"

    def extra(message: Any) -> None:
        message["moment"]["deck"] = ["scout"]

    def decision(message: Any) -> None:
        message["moment"]["labels"] = [{"id": "option-play", "args": {"card": {"card": "scout"}}}]

    for leak in (hand, drawn, extra, decision):
        message = json.loads(json.dumps(last))
        leak(message)
        with pytest.raises((AssertionError, KeyError)):
            knowledge.check([*messages[:at], json.dumps(message)], 1, record)
    for seat in (2, None):
        with pytest.raises((AssertionError, KeyError)):
            knowledge.check(messages, seat, record)
