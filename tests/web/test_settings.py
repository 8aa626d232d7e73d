"""What a player chooses for himself: language, colours, motion, the size of the text, and how the table is shown."""

import re

import pytest
from playwright.sync_api import expect

from starlode.i18n import Words
from tests.web import looks, planted
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.ways import Mouse

NAMES = {"de": "Deutsch", "pl": "Polski", "en": "English"}


def choose(person: Person, label: str) -> None:
    """Take a choice in the menu of the table."""
    person.press("web-menu")
    person.dialog.get_by_text(label, exact=True).click()


def test_the_language_changes_without_reloading_anything(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("languages", planted.turn(9)))
    person.page.evaluate("window.marked = true")
    sockets = person.page.evaluate("told.sockets")
    for language, name in NAMES.items():
        choose(person, name)
        person.words = Words(language)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        person.page.keyboard.press("Escape")
        person.look_at_table()
        assert looks.speaks(person.page, language) == []
    assert person.page.evaluate("window.marked")
    assert person.page.evaluate("told.sockets") == sockets
    # It is remembered.
    choose(person, NAMES["pl"])
    person.page.reload()
    person.words = Words("pl")
    person.look_at_table()
    expect(person.page.locator("html")).to_have_attribute("lang", "pl")


def test_a_link_may_say_the_language(somebody: Somebody) -> None:
    person = somebody(language="de")
    person.open("/?lang=pl")
    person.words = Words("pl")
    person.play_now().wait_for()
    assert looks.speaks(person.page, "pl") == []
    # That is for this visit, whatever else is chosen in it.
    person.page.get_by_text(person.say("web-theme-light"), exact=True).click()
    person.open()
    expect(person.page.locator("html")).to_have_attribute("lang", "de")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_link_may_ask_for_the_text_table_and_the_setting_stays(somebody: Somebody) -> None:
    person = somebody()
    table = person.table("by-link")
    person.sit_down(table, text=True)
    person.page.reload()  # the address is the same, and so is what it shows
    person.look_at_table(text=True)
    person.sit_down(table)
    # Who chooses otherwise there has it so from then on.
    person.sit_down(table, text=True)
    person.press("web-text-table")
    person.look_at_table()
    person.page.reload()
    person.look_at_table()


def test_the_chat_stays_switched_off(somebody: Somebody) -> None:
    person, other = somebody(), somebody()
    person.sit_down(person.table_with(other, "silent"))
    choose(person, person.say("chat-setting"))
    person.page.reload()
    person.look_at_table()
    person.press("web-menu")
    expect(person.dialog.get_by_role("checkbox", name=person.say("chat-setting"))).not_to_be_checked()


def test_colours_follow_the_system_until_they_are_chosen(somebody: Somebody) -> None:
    person = somebody(color_scheme="light")
    theme = person.page.locator("html")
    person.open()
    expect(theme).to_have_attribute("data-theme", "light")
    person.page.emulate_media(color_scheme="dark")
    expect(theme).to_have_attribute("data-theme", "dark")
    person.page.get_by_text(person.say("web-theme-light"), exact=True).click()
    expect(theme).to_have_attribute("data-theme", "light")
    person.page.reload()
    person.play_now().wait_for()
    expect(theme).to_have_attribute("data-theme", "light")


def play_a_turn(person: Person) -> None:
    mouse = Mouse(person)
    count = person.count
    mouse.macro(person.label(person.moment["macros"][0]))
    person.until_asked(count)
    mouse.do("end-turn")
    person.until_asked()


@pytest.mark.parametrize("how", ["by the system", "by choice"])
def test_nothing_moves_for_those_who_do_not_want_it(somebody: Somebody, how: str) -> None:
    person = somebody(reduced_motion="reduce" if how == "by the system" else "no-preference")
    person.sit_down(person.table(f"still-{how.split()[1]}"))
    if how == "by choice":
        choose(person, person.say("web-motion-none"))
        person.page.keyboard.press("Escape")
        expect(person.dialog).to_have_count(0)
    expect(person.page.locator("html")).to_have_attribute("data-motion", "none")
    person.page.evaluate("told.moved = 0")
    play_a_turn(person)
    assert person.page.evaluate("told.moved") == 0


def test_cards_fly_for_the_others_and_nobody_has_to_wait(somebody: Somebody) -> None:
    person = somebody(reduced_motion="no-preference")
    person.sit_down(person.table("moving"))
    play_a_turn(person)
    assert person.page.evaluate("told.moved") > 0
    # A click leads to the end of what is being shown, and is not lost.
    mouse = Mouse(person)
    expect(person.button(re.compile(f"^{person.say('board-end-turn')}"))).to_be_enabled()
    count = person.count
    mouse.end_turn("", warned=True)
    person.until_asked(count)


def test_larger_text_still_fits_a_phone(somebody: Somebody) -> None:
    person = somebody(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    person.open()
    person.button(re.compile(re.escape(person.say("web-change-name")))).click()
    person.dialog.get_by_role("textbox").fill("Maximiliana Sternenstaub zu Hohenfelden")  # 39 of 40 letters
    person.dialog.get_by_role("button", name=person.say("web-save")).click()
    person.button(re.compile("Hohenfelden")).wait_for()
    person.page.get_by_text("A++", exact=True).click()
    expect(person.page.locator("html")).to_have_css("font-size", "20.8px")
    assert looks.fits(person.page) == []
    person.sit_down(person.table("large", planted.turn(9)))
    assert looks.fits(person.page) == []
    person.press("web-text-table")
    person.look_at_table(text=True)
    assert looks.fits(person.page) == []


def test_pictures_and_text_show_the_same_table(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("both"))
    hand = person.seat(1)["hand"]["cards"]
    person.press("web-text-table")
    person.look_at_table(text=True)
    mine = person.page.get_by_role("region", name=person.say("web-you"), exact=True)
    for card in hand:
        expect(mine).to_contain_text(person.words.card(card))
    person.press("web-text-table")
    person.look_at_table()


def test_pace_and_sound_stay_as_they_were_chosen(somebody: Somebody) -> None:
    person = somebody(language="pl")
    person.sit_down(person.table("kept-choices"))
    sound = person.dialog.get_by_role("checkbox", name=person.say("web-sound"))
    slow = person.dialog.get_by_role("radio", name=person.say("web-pace-slow"))
    person.press("web-menu")
    was = sound.is_checked()
    expect(slow).not_to_be_checked()
    person.dialog.get_by_text(person.say("web-pace-slow"), exact=True).click()
    sound.set_checked(not was)
    person.page.reload()
    person.look_at_table()
    person.press("web-menu")
    expect(slow).to_be_checked()
    expect(sound).to_be_checked(checked=not was)
