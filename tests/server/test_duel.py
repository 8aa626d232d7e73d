"""Whole matches over sockets."""

import json
import random
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from starlode.core.record import Record
from starlode.games import replay
from tests.server.house import House
from tests.server.people import Guest, a_duel, play_on

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "schemas" / "wire.json").read_text(encoding="utf-8"))


def record_of(guest: Guest, table: str) -> Record:
    return Record.from_json(guest.get(f"/api/tables/{table}/record")["record"])


def test_two_people_play_a_duel_to_its_end(house: House) -> None:
    one, _, first, second = a_duel(house.url)
    played = play_on([first, second], random.Random(1))
    assert played > 30
    assert first.moment is not None
    assert second.moment is not None
    assert first.moment["outcome"] == second.moment["outcome"]
    first.wait(lambda page: page.table["phase"] == "over")
    assert first.table["outcome"] == first.moment["outcome"]
    # Both have every event, without gaps, and the record replays to the same end.
    assert list(first.events) == list(second.events) == list(range(1, first.v + 1))
    match = replay(record_of(one, first.table["id"]))
    assert match.outcome is not None
    assert match.outcome.to_json() == first.moment["outcome"]
    assert match.view(1).to_json() == first.moment["view"]
    assert match.view(2).to_json() == second.moment["view"]
    assert [event["n"] for event in match.seen_by(2)] == list(second.events)


def test_everything_that_is_said_is_as_the_schema_says(house: House) -> None:
    _, _, first, second = a_duel(house.url, clock={"kind": "bank", "seconds": 3600})
    play_on([first, second], random.Random(2), most=25)
    first.do("resign")
    first.do("act", v=0, action="end-turn")
    first.say("no JSON")
    first.listen_for("refused")
    validator = Draft202012Validator({**SCHEMA, "$ref": "#/$defs/FromServer"})
    kinds = set()
    for text in first.heard + second.heard:
        message: dict[str, Any] = json.loads(text)
        kinds.add(message["t"])
        validator.validate(message)
    assert kinds == {"table", "agreement", "presence", "clock", "sync", "update", "done", "refused", "stale"}


def test_a_person_plays_against_a_bot(house: House) -> None:
    guest = Guest(house.url)
    table = guest.open_table({"me": True}, {"bot": "greedy"})
    assert table["phase"] == "running"
    page = guest.page(table["id"])
    rng = random.Random(3)
    while not page.is_over:
        page.wait(lambda page: page.asked is not None or page.is_over)
        if page.asked:
            page.well(rng.choice(page.actions()))
    assert page.moment is not None
    assert page.moment["view"]["over"]["reason"] == "defeat"


def test_bots_play_among_themselves_while_somebody_watches(house: House) -> None:
    guest = Guest(house.url)
    table = guest.open_table({"bot": "greedy"}, {"bot": "random"})
    page = guest.page(table["id"])
    page.wait(lambda page: page.is_over)
    assert page.moment is not None
    assert page.moment["view"]["seat"] is None


def test_a_macro_plays_several_cards_at_once(house: House) -> None:
    _, _, first, _ = a_duel(house.url)
    assert first.asked is not None
    assert first.moment is not None
    macro = first.asked["macros"][0]
    assert first.moment["macros"][0]["id"] == f"macro-{macro['label']}"
    answer = first.do("macro", v=first.v, actions=[*macro["actions"], "play dreadnaught", "end-turn"])
    first.reach(answer["v"])
    played = [event["card"] for event in first.events.values() if event["event"] == "card-played"]
    assert [f"play {card}" for card in played] == macro["actions"]  # and stopped at the refusal
    refused = first.do("macro", v=first.v, actions=["play dreadnaught", "end-turn"])
    assert (refused["t"], refused["code"]) == ("refused", "not-in-hand")


def test_the_labels_say_what_the_options_do(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    assert first.asked is not None
    assert first.moment is not None
    assert second.moment is not None
    assert len(first.moment["labels"]) == len(first.asked["options"])
    assert first.moment["asked"] == second.moment["asked"]
    assert first.moment["asked"]["seat"] == 1
    assert first.moment["question"] == first.moment["asked"]["say"]
    assert (second.asked, second.moment["question"], second.moment["labels"]) == (None, None, [])
    assert [phrase["id"] for phrase in first.moment["warnings"]] == ["warning-cards"]
    assert second.moment["warnings"] == []
