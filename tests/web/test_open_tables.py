"""The first screen: a table comes into sight while somebody looks, and quick play leads to it."""

from playwright.sync_api import expect

from tests.web import looks
from tests.web.conftest import Somebody


def test_an_open_table_comes_into_sight_and_quick_play_finds_it(somebody: Somebody) -> None:
    one, two, three = somebody(language="pl"), somebody(language="de"), somebody()
    two.open()
    shown = two.page.get_by_role("region", name=two.say("web-open-tables"))
    expect(shown.get_by_text(two.say("web-open-tables-none"))).to_have_count(1)
    one.open()
    quick = one.page.get_by_role("button", name=one.say("web-quick-play", game="Cave-In"))
    quick.press("Enter")
    one.page.get_by_role("textbox", name=one.say("web-invite-about")).wait_for()
    free = shown.get_by_role("listitem").get_by_role("link")
    expect(free).to_have_count(1)  # without loading anew
    expect(shown).to_contain_text(two.say("web-free-places", count=1))
    assert looks.barriers(two.page) + looks.fits(two.page) + looks.speaks(two.page, "de") == []
    three.open()
    three.page.get_by_role("button", name=three.say("web-quick-play", game="Cave-In")).click()
    for person in (one, three):
        person.look_at_table()
    expect(free).to_have_count(0)
