"""The first screen: a table comes into sight while somebody looks, and quick play leads to it."""

import re

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


def test_a_table_made_public_is_listed_and_somebody_sits_down(somebody: Somebody) -> None:
    host, guest, late = somebody(language="de"), somebody(language="pl"), somebody()
    guest.open()
    shown = guest.page.get_by_role("region", name=guest.say("web-open-tables"))
    expect(shown.get_by_text(guest.say("web-open-tables-none"))).to_have_count(1)
    host.open()
    host.press("game-more-realms")
    public = host.dialog.get_by_role("checkbox", name=host.say("web-public"))
    expect(public).to_have_count(0)  # against a bot there is no place for anybody
    host.dialog.get_by_label(re.compile(f"^{host.say('web-seat', seat=2)}")).select_option("open")
    public.check()
    assert looks.barriers(host.page) + looks.fits(host.page) + looks.speaks(host.page, "de") == []
    host.dialog.get_by_role("button", name=host.say("web-open-table")).click()
    host.page.get_by_role("textbox", name=host.say("web-invite-about")).wait_for()
    shown.get_by_role("listitem").get_by_role("link").press("Enter")
    guest.press("web-join-and-play")
    for person in (host, guest):
        person.look_at_table()

    # Whoever comes now finds no place, and watches.
    late.sit_down(host.page.url.split("/")[-1])
    late.sees(late.say("web-you-watch"))
    expect(late.button(late.say("web-join-and-play"))).to_have_count(0)
    late.open()
    expect(late.page.get_by_text(late.say("web-open-tables-none"))).to_have_count(1)
