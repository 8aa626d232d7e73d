"""Whole duels in the browser, from the deal to the end, in three ways."""

from playwright.sync_api import expect

from tests.web.conftest import Somebody
from tests.web.ways import Keys, Mouse, Text


def test_a_whole_duel_by_mouse(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("mouse-30"))
    mouse = Mouse(person)
    assert mouse.play_on() == [1]
    expect(person.dialog).to_contain_text(person.say("web-won"))
    assert mouse.done >= {"macro", "play", "buy", "use", "ally", "attack", "choose", "scrap-discard", "end-turn"}


def test_a_whole_duel_by_keyboard_alone(somebody: Somebody) -> None:
    person = somebody()
    table = person.table("keys-47")
    person.open()
    keys = Keys(person)
    person.page.get_by_role("link", name=person.say("bot-greedy")).wait_for()
    while not person.page.evaluate("id => document.activeElement.matches(`a[href='/t/${id}']`)", table):
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    person.look_at_table()
    assert keys.play_on() == [1]
    expect(person.dialog).to_contain_text(person.say("web-won"))
    assert keys.done >= {"macro", "play", "buy", "use", "ally", "attack", "choose", "discard", "copy", "end-turn"}


def test_a_whole_duel_at_the_text_table(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("text-10"), text=True)
    text = Text(person)
    assert text.play_on() == [2]
    expect(person.dialog).to_contain_text(person.say("web-lost"))
    assert text.done >= {"macro", "play", "buy", "use", "attack", "choose", "discard", "end-turn"}
