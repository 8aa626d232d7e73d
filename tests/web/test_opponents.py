"""Somebody that one has played with is invited from the first screen, and finds the invitation on his."""

from playwright.sync_api import expect

from tests.web import looks
from tests.web.conftest import Somebody


def test_a_recent_opponent_is_invited(somebody: Somebody) -> None:
    one, two = somebody(language="de"), somebody(language="pl")
    table = one.table_with(two, "invited")
    one.sit_down(table)
    name = one.names()[2]
    one.open()
    chosen = one.page.get_by_role("combobox", name=one.say("web-invite-whom"))
    chosen.select_option(label=name)
    assert looks.barriers(one.page) + looks.fits(one.page) == []
    friends = one.page.get_by_role("region", name=one.say("web-friends"))
    friends.get_by_role("button", name=one.say("web-open-table")).click()
    expect(one.page.get_by_text(one.say("web-kept-for", name=name))).to_have_count(1)
    two.open()
    mine = two.page.get_by_role("region", name=two.say("web-my-tables"))
    mine.get_by_text(two.say("web-invites-you")).click()
    two.press("web-join-and-play")
    for person in (one, two):
        person.look_at_table()


def test_an_invitation_is_declined(somebody: Somebody) -> None:
    one, two = somebody(), somebody(language="de", viewport={"width": 390, "height": 844})
    before = one.table_with(two, "declined")
    invited = {"invited": {"table": before, "seat": 2}}
    wish = {"game": "realms", "places": [{"me": True}, invited]}
    table = one.context.request.post(f"{one.line.url}/api/tables", data=wish).json()["id"]
    one.open(f"/t/{table}")
    two.open(f"/t/{table}")
    two.button(two.say("web-decline")).wait_for()
    assert looks.barriers(two.page) + looks.fits(two.page) + looks.speaks(two.page, "de") == []
    two.button(two.say("web-decline")).press("Enter")
    expect(two.page).to_have_url(f"{two.line.url}/")
    expect(one.page.get_by_text(one.say("web-place-is-open"), exact=True)).to_have_count(1)
