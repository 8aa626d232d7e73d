"""Hints at a table in the browser: what looks best, and why; drawn and as text, by keys and by touch."""

from playwright.sync_api import expect

from tests.web import looks
from tests.web.conftest import Somebody


def test_a_hint_tells_the_best_and_does_it(somebody: Somebody) -> None:
    person = somebody()
    table = person.table("asks-for-hint1")
    for text in (False, True):
        person.sit_down(table, text=text)
        button = person.button(person.say("web-hint"))
        button.focus()
        button.press("Enter")
        options = person.dialog.get_by_role("listitem")
        expect(options.first).to_be_visible()
        assert looks.fits(person.page) + looks.speaks(person.page, "en") + looks.barriers(person.page) == []
        person.page.keyboard.press("Escape")
        expect(person.dialog).to_have_count(0)
    person.press("web-hint")
    expect(person.dialog.get_by_role("listitem").first).to_be_visible()
    before = person.page.evaluate("told.v")
    person.dialog.get_by_role("button", name=person.say("web-hint-do")).first.press("Enter")
    expect(person.dialog).to_have_count(0)
    person.wait("told.v > a[0]", before)


def test_a_phone_has_it_in_the_menu(somebody: Somebody) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
    person = somebody(language="de", **phone)
    person.sit_down(person.cave("asks-small1"))
    person.press("web-menu")
    person.dialog.get_by_role("button", name=person.say("web-hint"), exact=True).tap()
    expect(person.dialog.get_by_role("listitem").first).to_be_visible()
    assert looks.fits(person.page) + looks.speaks(person.page, "de") + looks.barriers(person.page) == []
