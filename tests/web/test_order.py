"""What is shown keeps to the order of what happened: the page around a table follows it, not the last message."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.depth import one_a_day
from tests.server.house import until
from tests.web import planted
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.planted import can_win, turn
from tests.web.ways import Mouse, named

SLOWLY = "localStorage.setItem('starlode', JSON.stringify({ pace: 'slow', language: 'en' }))"

# At every change of the page: whether others are being shown, what the header says, and whether the result is there.
LOOK = """() => {
  window.seen = []
  const look = () => seen.push({
    watched: document.querySelector('.is-watched') !== null,
    flying: document.querySelectorAll('.motion > *').length,
    mine: document.querySelector('header .mine') !== null,
    result: document.querySelector('dialog[open]') !== null,
    asked: told.moment.decision !== null,
  })
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""

# In one go, so that nothing can happen between beginning, looking and pressing.
SHOW = """async (again, what) => {
  again.click()
  for (let look = 0; look < 9999 && !document.querySelector('.is-watched'); look++)
    await new Promise((drawn) => setTimeout(drawn))
  if (!document.querySelector('.is-watched')) return 'nothing is shown'
"""
PRESS = f"""{SHOW}
  const target = document.querySelector(what)
  target.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true, cancelable: true }}))
  target.click()
  await new Promise((drawn) => setTimeout(drawn))
  return document.querySelector('.is-watched') ? 'it goes on' : 'over'
}}"""
STRIKE = f"""{SHOW}
  document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: what, bubbles: true, cancelable: true }}))
  await new Promise((drawn) => setTimeout(drawn))
  return document.querySelector('.is-watched') ? 'it goes on' : 'over'
}}"""
# Both clicks before any time can pass: on a busy machine a second one of the mouse may come too late for a double one.
DOUBLE = """async (button) => {
  const { x, y, width, height } = button.getBoundingClientRect()
  for (const _ of [1, 2]) {
    document.elementFromPoint(x + width / 2, y + height / 2).closest('button').click()
    await new Promise((drawn) => setTimeout(drawn))
  }
}"""


def a_watcher(somebody: Somebody) -> Person:
    person = somebody(reduced_motion="no-preference")
    person.context.add_init_script(SLOWLY)
    return person


def end_turn(person: Person) -> None:
    """End the turn, and wait until the bot has moved, as the page was told."""
    count = person.count
    Mouse(person).end_turn("", bool(person.moment["warnings"]))
    person.wait("told.count > a[0] && told.moment.decision", count)


def test_the_header_says_whose_turn_is_shown(somebody: Somebody) -> None:
    person = a_watcher(somebody)
    person.sit_down(person.table("order-1", turn(7)))
    person.page.evaluate(LOOK)
    end_turn(person)
    expect(person.page.locator("header .mine")).to_be_visible()
    seen = person.page.evaluate("seen")
    ahead = [each for each in seen if each["watched"] and each["asked"]]
    assert ahead, "the bot's moves were never behind"
    assert not [each for each in ahead if each["mine"]]


def asked_meanwhile(match: Any) -> bool:
    """Seat 1 is asked what to discard in the turn of seat 2."""
    return planted.is_asked("discard")(match) and bool(match.view(1).content["current"] == 2)


@pytest.mark.parametrize("language", one_a_day("de", "en", "pl"))
def test_who_is_asked_in_anothers_turn_is_told_so_and_whose_turn_it_is(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    person.sit_down(person.table(f"asked-meanwhile-{language}", asked_meanwhile))
    status = person.page.locator("header .mine")
    expect(person.page).to_have_title(re.compile(f"^● {person.say('web-you-are-asked')}"))
    rival = person.page.get_by_role("region", name=person.names()[2], exact=True)
    for width, height in ((1366, 650), (390, 844), (360, 740)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(status).to_have_text(person.say("web-you-are-asked"))
        assert status.evaluate("pill => pill.scrollWidth <= pill.clientWidth")
        expect(status.locator("svg")).to_be_visible()  # not by colour alone
        expect(rival.get_by_text(person.say("board-seat-plays"), exact=True)).to_be_visible()


def test_the_result_waits_for_the_last_blow(somebody: Somebody) -> None:
    person = a_watcher(somebody)
    person.sit_down(person.table("last-blow", can_win))
    person.page.evaluate(LOOK)
    Mouse(person).do("attack 2")
    expect(person.dialog).to_contain_text(person.say("web-won"))
    seen = person.page.evaluate("seen")
    assert [each for each in seen if each["flying"]], "the blow was never shown"
    assert not [each for each in seen if each["flying"] and each["result"]]


def test_a_press_that_ends_the_show_does_nothing_else(somebody: Somebody) -> None:
    person = a_watcher(somebody)
    person.sit_down(person.table("order-2", turn(7)))
    end_turn(person)
    person.page.keyboard.press("Escape")  # be there
    count = person.count
    again = person.button(named(person.say("web-show-again")))
    expect(again).to_be_enabled()
    assert again.evaluate(PRESS, ".me__piles button") == "over"
    expect(person.dialog).to_have_count(0)
    expect(again).to_be_enabled()
    assert again.evaluate(STRIKE, "e") == "over"
    expect(person.button(named(person.say("board-end-turn"))).first).to_be_enabled()
    assert person.button(named(person.say("board-end-anyway"))).count() == 0
    assert person.count == count
    person.page.locator(".me__piles button").first.click()
    expect(person.dialog).to_be_visible()  # the next press is a press again


def test_the_others_turn_is_shown_again_from_its_beginning(somebody: Somebody) -> None:
    person = a_watcher(somebody)
    person.sit_down(person.table("order-3", turn(7)))
    end_turn(person)
    person.page.keyboard.press("Escape")
    expect(person.page.locator("header .mine")).to_be_visible()
    person.page.evaluate(LOOK)
    person.page.keyboard.press("r")
    until(lambda: person.page.evaluate("seen.some((each) => each.watched)"))
    seen = person.page.evaluate("seen")
    assert not [each for each in seen if each["watched"] and each["mine"]]
    person.page.keyboard.press("Escape")
    expect(person.page.locator("header .mine")).to_be_visible()


def test_a_double_click_on_end_turn_ends_nothing(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("double-1", turn(5)))
    number = person.moment["view"]["turn"]
    assert person.moment["warnings"]
    ending = person.button(named(person.say("board-end-turn"))).first
    for warning in person.moment["warnings"]:  # what and how much, for whoever listens
        expect(ending).to_contain_text(person.label(warning))
    ending.evaluate(DOUBLE)
    anyway = person.button(named(person.say("board-end-anyway")))
    expect(anyway).to_be_enabled()
    assert person.moment["view"]["turn"] == number
    anyway.click()
    person.wait("told.moment.view.turn > a[0]", number)


def test_taking_back_says_what(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("double-2", turn(5)))
    play = next(each["action"] for each in person.moment["decision"]["options"] if each["verb"] == "play")
    Mouse(person).do(play)
    told = person.moment["undoes"]
    assert told["others"] == 0
    expect(person.button(named(person.say("web-undo")))).to_contain_text(person.label(told["say"]))
