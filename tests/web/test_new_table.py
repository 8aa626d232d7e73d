"""Every choice of a new table is made in its form, read in the waiting room, and is what is played."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web import looks
from tests.web.conftest import Somebody
from tests.web.person import Person


def choice(person: Person, message: str) -> Locator:
    return person.dialog.get_by_role("combobox", name=person.say(message), exact=True)


def test_the_button_that_opens_it_is_in_view_wherever_one_reads(somebody: Somebody) -> None:
    person = somebody(viewport={"width": 1366, "height": 650})
    person.open()
    person.press("game-more-realms")
    opens = person.dialog.get_by_role("button", name=person.say("web-open-table"))
    title = person.dialog.get_by_role("heading", name=person.say("game-realms"))
    person.dialog.get_by_text(person.say("web-rules"), exact=True).click()
    for place in (0, 300, 9999):
        person.dialog.evaluate("(dialog, place) => dialog.scrollTo(0, place)", place)
        for part in (title, opens):
            expect(part).to_be_in_viewport(ratio=1)
        opens.click(trial=True)
    opens.click()
    person.page.get_by_role("img", name=person.say("web-qr-of-link")).or_(person.page.locator(".duel")).wait_for()


@pytest.mark.parametrize(
    ("game", "way", "seats", "option", "value"),
    [("realms", "free-for-all", 3, "discards", "next-turn"), ("cavein", "pl2018", 3, "open-crystals", "yes")],
)
def test_what_is_chosen_is_what_is_played(
    somebody: Somebody, game: str, way: str, seats: int, option: str, value: str
) -> None:
    host, friend = somebody(language="de"), somebody(language="pl")
    host.open()
    host.press(f"game-more-{game}")
    choice(host, f"game-way-{game}").select_option(way)
    host.dialog.get_by_role("group", name=host.say("web-seats")).get_by_text(str(seats), exact=True).click()
    for seat, who in ((2, "open"), (3, "sharp")):
        host.dialog.get_by_label(re.compile(f"^{host.say('web-seat', seat=seat)}")).select_option(who)
    host.dialog.get_by_role("checkbox", name=host.say("web-hints")).uncheck()
    chosen = [choice(host, message).bounding_box() for message in (f"game-way-{game}", "web-absence", "web-clock")]
    assert len({(box["x"], box["width"]) for box in chosen if box}) == 1, "they begin and end on one line"
    choice(host, "web-absence").select_option("resign")
    choice(host, "web-absence-after").select_option("120")
    host.dialog.get_by_text(host.say("web-rules"), exact=True).click()
    choice(host, f"rule-{option}").select_option(value)
    assert looks.barriers(host.page) + looks.fits(host.page) + looks.speaks(host.page, "de") == []
    host.dialog.get_by_role("button", name=host.say("web-open-table")).press("Enter")

    host.sees(host.say("web-hints-none"))
    host.sees(host.say("web-absence-told-resign", time="2 Minuten"))
    assert looks.barriers(host.page) + looks.fits(host.page) + looks.speaks(host.page, "de") == []
    friend.open(re.sub(r"^https?://[^/]*", "", host.page.url))
    friend.sees(friend.say("web-hints-none"))
    friend.press("web-join-and-play")
    for person in (host, friend):
        person.look_at_table()
        expect(person.button(person.say("web-hint"))).to_have_count(0)
    table = host.page.evaluate("told.table")
    assert (table["format"], table["seats"], table["options"][option], table["hints"]) == (way, seats, value, False)
    assert [place["bot"] for place in table["places"]] == [None, None, "sharp"]
    assert table["absence"] == {"then": "resign", "grace": 120}
