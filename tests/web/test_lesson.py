"""The guided first matches in the browser, to their end: by mouse, by keyboard, and in the text table."""

import os
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import looks
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.ways import Keys, Miner, Mouse, Text, Way

IS_DEEP = os.environ.get("STARLODE_DEPTH") == "deep"
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


# Nothing more is asked for here; after the last step of all the rival may still have to move.
JUMPS = "(told.table.lesson.task === null && told.table.lesson.next !== null)"


def learn(person: Person, game: str) -> None:
    """From the first screen to the first step."""
    person.open()
    name = person.say("web-learn-game", game=person.say(f"game-{game}"))
    person.page.get_by_role("button", name=name, exact=True).click()
    person.until_asked()


def lesson(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate("told.table.lesson")
    return found


def step_on(person: Person, way: Way) -> None:
    """Do the next step, and wait until the one after it is asked for, or nothing is."""
    its, count = lesson(person), person.count
    options = [option["action"] for option in person.moment["decision"]["options"]]
    way.choose(person.moment, next(at for at, action in enumerate(options) if action in its["accepts"]))
    person.wait("told.count > a[0] && told.table.lesson.step > a[1]", count, its["step"])
    person.wait(f"told.moment.decision || told.moment.outcome || {JUMPS}")


def play_to_the_end(person: Person, way: Way) -> None:
    while person.page.evaluate("!told.moment.outcome"):
        if person.page.evaluate(JUMPS):
            before, count = person.page.evaluate("told.table.id"), person.count
            person.page.locator(".coach button").click()
            person.wait("told.count > a[1] && told.table.id !== a[0] && told.moment?.decision", before, count)
            continue
        expect(person.page.locator(".is-watched")).to_have_count(0)
        step_on(person, way)


@pytest.mark.parametrize("language", ["en", "de", "pl"] if IS_DEEP else ["de"])
@pytest.mark.parametrize(("game", "way"), [("realms", Mouse), ("cavein", Miner)])
def test_a_lesson_is_played_to_its_end_by_mouse(somebody: Somebody, game: str, way: type[Mouse], language: str) -> None:
    person = somebody(language=language, viewport={"width": 1280, "height": 800})
    learn(person, game)
    assert looks.fits(person.page) + looks.speaks(person.page, language) + looks.barriers(person.page) == []
    play_to_the_end(person, way(person))
    expect(person.dialog).to_contain_text(person.say("web-won"))


@pytest.mark.parametrize("game", ["realms", "cavein"])
def test_a_lesson_is_played_to_its_end_by_keyboard_alone(somebody: Somebody, game: str) -> None:
    person = somebody()
    learn(person, game)
    play_to_the_end(person, Keys(person))
    expect(person.dialog).to_contain_text(person.say("web-won"))


def test_a_lesson_in_the_text_table_answers_another_action_kindly(somebody: Somebody) -> None:
    person = somebody(language="pl", **PHONE)
    learn(person, "realms")
    person.press("web-text-table")
    person.look_at_table(text=True)
    view = person.moment["view"]
    for message in ("error-lesson-not-now", "web-lesson-answer"):
        try_another(person)
        said = person.say(message, answer="")[:12]
        expect(person.page.get_by_role("status").filter(has_text=said)).to_be_visible()
    assert person.moment["view"] == view
    step_on(person, Text(person))
    assert lesson(person)["step"] == 1


def try_another(person: Person) -> None:
    """An action that is allowed, and not the next step."""
    options = [option["action"] for option in person.moment["decision"]["options"]]
    at = next(at for at, action in enumerate(options) if action not in lesson(person)["accepts"])
    answers = person.page.get_by_role("list", name=person.say("web-answers"))
    answers.get_by_text(person.label(person.moment["labels"][at])).click()
