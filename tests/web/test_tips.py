"""Tips at the real table: each once, when it first matters, until nobody wants them."""

import pytest
from playwright.sync_api import expect

from tests.web import planted
from tests.web.conftest import DESKTOP, Somebody

_IS_WHOLE = "its => its.getBoundingClientRect().right <= its.closest('dialog').getBoundingClientRect().right"
PLACES = {"drawn": (False, DESKTOP), "phone": (False, {"width": 390, "height": 844}), "text": (True, DESKTOP)}


@pytest.mark.parametrize("place", PLACES)
def test_a_tip_is_given_once_and_all_of_them_can_be_switched_off(somebody: Somebody, place: str) -> None:
    text, size = PLACES[place]
    person = somebody(viewport=size)
    tip = person.page.get_by_role("note", name=person.say("web-tip"))
    person.sit_down(person.table(f"tip-{place}", planted.is_asked("scrap")), text=text)
    question = person.page.locator(".tips, .prompt")
    height = question.evaluate("place => place.offsetHeight")
    if not text:  # beside a question there is no room: a lamp leads to it
        person.press("web-tip")
    expect(tip).to_contain_text(person.say("tip-thin"))
    if not text:
        assert tip.locator("p").evaluate(_IS_WHOLE)
    (tip if text else person.dialog).get_by_role("button", name=person.say("web-close")).click()
    expect(tip).to_have_count(0)
    assert question.evaluate("place => place.offsetHeight") == height  # nothing moves when it comes or goes
    person.page.reload()
    person.look_at_table(text)
    # That one was given; what else matters now may be told.
    expect(person.page.get_by_text(person.say("tip-thin"))).to_have_count(0)
    person.sit_down(person.table(f"tip-off-{place}", planted.is_asked("discard")), text=text)
    if not text:
        person.press("web-tip")
    expect(tip).to_contain_text(person.say("tip-discard"))
    person.press("web-no-tips")
    expect(tip).to_have_count(0)
    person.sit_down(person.table(f"tip-none-{place}", planted.turn(3)), text=text)
    person.until_asked()
    expect(tip).to_have_count(0)
    person.press("web-menu")
    expect(person.dialog.get_by_label(person.say("web-tips"))).not_to_be_checked()
