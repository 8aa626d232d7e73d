"""People talk at the table: each reads quick phrases in his language, mutes whom he likes, or switches it all off."""

from playwright.sync_api import expect

from tests.web import looks
from tests.web.conftest import Somebody


def test_two_talk_and_one_has_enough(somebody: Somebody) -> None:
    one, two = somebody(language="de"), somebody(language="pl")
    table = one.table_with(two, "talk")
    one.sit_down(table)
    two.sit_down(table)
    for person in (one, two):
        person.look_at_table()
    one.page.get_by_role("button", name=one.say("chat"), exact=True).click()
    one.dialog.get_by_role("textbox").fill("Mut <b>zur Lücke</b>")
    one.dialog.get_by_role("textbox").press("Enter")
    one.dialog.get_by_role("button", name=one.say("chat-good-luck")).click()
    expect(one.dialog.get_by_role("listitem")).to_have_count(2)

    button = two.page.get_by_role("button", name=two.say("chat"))
    expect(button).to_contain_text("2")
    button.press("Enter")
    expect(two.dialog).to_contain_text("Mut <b>zur Lücke</b>")
    expect(two.dialog).to_contain_text(two.say("chat-good-luck"))
    assert looks.barriers(two.page) + looks.fits(two.page) == []
    two.dialog.get_by_role("checkbox", name=two.names()[1]).check()
    expect(two.dialog.get_by_text("Lücke")).to_have_count(0)
    # Another name is no way around it, also for a page that is loaded anew.
    renamed = one.context.request.put(
        f"{one.line.url}/api/me", data={"name": "Jemand anders"}, headers={"origin": one.line.url}
    )
    assert renamed.ok
    one.dialog.get_by_role("textbox").fill("Noch eine Lücke")
    one.dialog.get_by_role("textbox").press("Enter")
    expect(one.dialog.get_by_role("listitem")).to_have_count(3)
    two.sit_down(table)
    button.press("Enter")
    expect(two.dialog.get_by_role("checkbox", name="Jemand anders")).to_be_checked()
    expect(two.dialog.get_by_text("Lücke")).to_have_count(0)
    two.dialog.get_by_role("button", name=two.say("chat-off")).click()
    expect(button).to_have_count(0)
    two.press("web-menu")
    two.dialog.get_by_role("checkbox", name=two.say("chat-setting")).check()
    two.page.keyboard.press("Escape")
    expect(button).to_have_count(1)
