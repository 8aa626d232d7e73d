"""The text table: made for listening, and for every game and format from its first day."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from starlode.core.match import Match
from starlode.games import games
from starlode.server.stored import Sitting
from tests.depth import DEEP
from tests.web import looks, planted
from tests.web.conftest import Somebody
from tests.web.secrecy import read_record
from tests.web.ways import Text

FORMATS = [(game.name, way, seats[-1]) for game in games() for way, seats in game.ways.items()]


@pytest.mark.parametrize(("game", "format", "seats"), FORMATS)
def test_every_format_is_played_there(somebody: Somebody, game: str, format: str, seats: int) -> None:
    person = somebody()
    person.sit_down(person.many(f"told-{format}-{seats}", game, format, seats), text=True)
    text = Text(person)
    for _ in range(2 if DEEP else 1):
        person.until_asked()
        turn = person.moment["view"]["turn"]
        while person.is_asked and person.moment["view"]["turn"] == turn:
            text.do_first()
        assert looks.speaks(person.page, "en") + looks.fits(person.page) == []


def test_a_number_is_asked_for_where_it_would_be_many_answers(somebody: Somebody) -> None:
    person = somebody()

    def is_asked_how_much(match: Match[Any]) -> bool:
        decision = match.decision
        return (
            decision is not None and decision.seat == 1 and sum(each.verb == "amount" for each in decision.options) > 5
        )

    sitting = [Sitting(1, person.guest), Sitting(2, None, "greedy"), Sitting(3, None, "greedy")]
    table = planted.a_table(person.server.data, "how-much", *sitting, until=is_asked_how_much, way="free-for-all")
    person.sit_down(table, text=True)
    before = person.seat(1)["combat"]
    Text(person).do("amount 2")
    assert person.seat(1)["combat"] == before - 2


def test_what_happens_is_said_aloud(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("aloud"), text=True)
    text = Text(person)
    text.do("end-turn")
    person.until_asked()
    said = person.page.get_by_test_id("announcer")
    expect(said).to_contain_text(person.say("bot-greedy"))
    expect(said).to_contain_text(person.label(person.moment["question"]))
    expect(said).to_have_attribute("aria-live", "polite")


def test_answers_are_found_by_typing(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("typing", planted.turn(7)), text=True)
    count = len(person.moment["decision"]["options"])
    answers = person.page.get_by_role("list", name=person.say("web-answers")).get_by_role("button")
    expect(answers).to_have_count(count)
    field = person.page.get_by_role("textbox", name=person.say("web-find-answer"))
    ending = person.label(person.moment["labels"][-1])
    field.fill(ending[:7].upper())
    expect(answers).to_have_count(1)
    expect(answers).to_have_text(re.compile(ending))
    field.fill("")
    expect(answers).to_have_count(count)


def test_digits_choose_nothing_where_that_was_not_wanted(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("digits"), text=True)
    person.page.get_by_label(person.say("web-number-keys")).uncheck()
    count = person.count
    person.page.keyboard.press("1")
    person.button(re.compile(rf"^1\s*{re.escape(person.label(person.moment['labels'][0]))}$")).click()
    person.wait("told.count > a[0]", count)
    assert person.count == count + 1


def test_a_number_of_two_digits_is_typed_digit_by_digit(somebody: Somebody) -> None:
    person = somebody()
    table = person.cave("two-digits", planted.has_many_answers)
    person.sit_down(table, text=True)
    before = len(read_record(person.server, table).rows)
    moment, count, keys = person.moment, person.count, person.page.keyboard
    said = person.page.get_by_test_id("typed-number")
    keys.press("1")
    first = person.label(moment["labels"][0])
    expect(said).to_have_text(person.say("web-number-so-far", number="1", answer=first))
    expect(said).to_have_role("status")
    keys.press("Escape")
    expect(said).to_have_text("")
    keys.press("1")
    keys.press("1")
    person.wait("told.count > a[0]", count)
    row = read_record(person.server, table).rows[before]
    assert row == f"1 {moment['decision']['options'][10]['action']}"
