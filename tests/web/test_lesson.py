"""The guided first matches in the browser, to their end: by mouse, touch and keyboard, and in the text table."""

from typing import Any

import pytest
from playwright.sync_api import expect

from starlode.games import table_rules
from starlode.i18n import Words
from tests.depth import one_a_day
from tests.web import looks, secrecy
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.ways import Finger, Keys, Miner, Mouse, Text, Way, named

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
            step, count = lesson(person)["next"], person.count
            expect(person.page.locator(".prompt--asks")).to_have_count(0)  # the table asks nothing more
            secrecy.check_person(person)  # what was played here is forgotten
            person.page.locator(".coach button").click()
            # While the rival still moves the step is the next one already; its task comes with the jump.
            arrived = "told.count > a[1] && told.table.lesson.step === a[0] && told.table.lesson.task"
            person.wait(f"{arrived} && told.moment.decision", step, count)
            continue
        expect(person.page.locator(".is-watched")).to_have_count(0)
        step_on(person, way)


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
@pytest.mark.parametrize(("game", "way"), one_a_day(("realms", Mouse), ("cavein", Miner)))
def test_a_lesson_is_played_to_its_end_by_mouse(somebody: Somebody, game: str, way: type[Mouse], language: str) -> None:
    person = somebody(language=language, viewport={"width": 1366, "height": 650})
    learn(person, game)
    assert person.page.evaluate("document.documentElement.scrollHeight") <= 650  # the end of the turn is in view
    person.page.set_viewport_size({"width": 1280, "height": 800})
    assert looks.fits(person.page) + looks.speaks(person.page, language) + looks.barriers(person.page) == []
    play_to_the_end(person, way(person))
    expect(person.dialog).to_contain_text(person.say("web-won"))


@pytest.mark.parametrize(
    ("game", "way"), one_a_day(*((game, way) for way in (Keys, Finger, Text) for game in ("cavein", "realms")))
)
def test_a_lesson_is_played_to_its_end_by_other_ways(somebody: Somebody, game: str, way: type[Way]) -> None:
    """With the keyboard alone, by touch on a telephone, and in the text table."""
    person = somebody(language="pl", **PHONE) if way is Finger else somebody()
    learn(person, game)
    if way is Text:
        person.press("web-text-table")
        person.look_at_table(text=True)
    play_to_the_end(person, way(person))
    expect(person.dialog).to_contain_text(person.say("web-won"))


def test_another_action_changes_nothing_and_is_answered_in_words_of_its_own(somebody: Somebody) -> None:
    person = somebody(language="pl", **PHONE)
    learn(person, "realms")
    view, words = person.moment["view"], Words("pl", table_rules("realms", "duel", 2, {}))
    viper, answer = person.button(named(words.say("card-viper"))).first, person.say("web-lesson-answer", answer="")[:8]
    replies = person.page.locator(".coach__reply")
    for _ in range(2):
        viper.tap()
        expect(replies).to_contain_text(words.say("lesson-reply-viper-later"))
    expect(replies).to_contain_text(answer)
    assert person.moment["view"] == view
    step_on(person, Finger(person))
    expect(replies).to_have_text("")
    table, asked = person.page.evaluate("told.table.id"), person.moment["decision"]
    step_on(person, Finger(person))
    person.button(person.say("web-lesson-back")).tap()
    person.wait("told.table.lesson.step === 1")
    assert (person.page.evaluate("told.table.id"), person.moment["decision"]) == (table, asked)


# How far a question lies over the artifacts.
_ON_ARTIFACTS = """() => document.querySelector('.arts').getBoundingClientRect().bottom -
  document.querySelector('.prompt').getBoundingClientRect().top"""


@pytest.mark.parametrize("language", one_a_day("de", "en", "pl"))
def test_what_a_lesson_says_at_a_payment_leaves_the_artifacts_in_view(somebody: Somebody, language: str) -> None:
    person = somebody(language=language, **PHONE)
    learn(person, "cavein")
    person.look_at_table()
    while lesson(person)["task"] != "skill":
        for width, height in ((360, 640), (375, 667), (360, 740), (390, 844)):
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate(_ON_ARTIFACTS) <= 2, (lesson(person)["task"], width, height)
        step_on(person, Finger(person))


def test_a_card_that_fits_is_not_said_not_to_when_it_is_no_step_yet(somebody: Somebody) -> None:
    person = somebody(**PHONE)
    learn(person, "cavein")
    for _ in range(2):
        step_on(person, Finger(person))
    assert person.moment["decision"]["asked"] == "pay-crystal"
    hand, not_fitting = person.page.locator(".chand"), person.say("board-cave-not-fitting")
    expect(hand.locator("[data-card=stalkroot]")).to_contain_text(not_fitting)
    expect(hand.locator("[data-card=ancientone]")).not_to_contain_text(not_fitting)
