"""Duels in the browser to their end, in three ways: whole where there is time, else their last turns.

The names are those of short duels in which many kinds of questions come up.
"""

from playwright.sync_api import expect

from tests.depth import DEEP
from tests.web import planted
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.ways import Keys, Mouse, Text, Way

EVERY_DUEL = {"macro", "play", "buy", "attack", "end-turn"}


def begin(turn: int) -> planted.Until:
    """Where a duel is taken up: with few turns to go where there is no time."""
    return planted.any_time if DEEP else planted.turn(turn)


def play_to_the_end(person: Person, way: Way) -> None:
    won = way.play_on() == [1]
    expect(person.dialog).to_contain_text(person.say("web-won" if won else "web-lost"))
    if DEEP:
        assert way.done >= EVERY_DUEL


def test_a_duel_to_its_end_by_mouse(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("mouse-8", begin(12)))
    play_to_the_end(person, Mouse(person))


def test_a_duel_to_its_end_by_keyboard_alone(somebody: Somebody) -> None:
    person = somebody()
    table = person.table("keys-41", begin(26))
    person.open()
    person.page.get_by_role("link", name=person.say("bot-greedy")).wait_for()
    while not person.page.evaluate("id => document.activeElement.matches(`a[href='/t/${id}']`)", table):
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    person.look_at_table()
    play_to_the_end(person, Keys(person))


def test_a_duel_to_its_end_at_the_text_table(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("text-52", begin(22)), text=True)
    play_to_the_end(person, Text(person))
