"""Accounts in the browser: made, signed in with elsewhere, and a second device by a code."""

import re

import pytest
from playwright.sync_api import Page, expect

from starlode.server.people.history import PAGE
from tests.depth import one_a_day
from tests.prompt.commands import Commands
from tests.server.people import Guest
from tests.web import looks, planted
from tests.web.conftest import Somebody

PHONE = {"width": 390, "height": 844}
PASSWORD = "seven otters dance"
REFUSED = re.compile(r"^Failed to load resource: .* 40[039] ")  # what Chromium writes of a refusal


def is_well(page: Page, language: str) -> None:
    page.get_by_role("heading", level=1).wait_for()
    assert looks.barriers(page) + looks.fits(page) + looks.speaks(page, language) == []


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
def test_a_guest_makes_an_account_and_is_himself_in_another_browser(somebody: Somebody, language: str) -> None:
    one = somebody(language=language)
    match = one.table(f"account-{language}", planted.is_over)
    one.open()
    one.page.get_by_role("button", name=one.say("web-change-name")).press("Enter")
    one.dialog.get_by_role("link", name=one.say("web-profile")).press("Enter")
    name = one.page.get_by_label(one.say("web-your-name"))
    name.fill(f"Ada {language}")
    one.page.get_by_label(one.say("web-password")).fill("password")
    one.tolerates.append(REFUSED)
    name.press("Enter")
    expect(one.page.get_by_role("alert")).to_have_text(one.say("error-weak-password"))
    is_well(one.page, language)
    one.page.get_by_label(one.say("web-password")).fill(PASSWORD)
    one.button(one.say("web-make-account")).press("Enter")
    expect(one.page.get_by_role("heading", name=f"Ada {language}")).to_be_visible()
    expect(one.page.get_by_role("region", name=one.say("web-history")).get_by_role("link")).to_have_count(1)
    is_well(one.page, language)

    two = somebody(language=language, viewport=PHONE)
    two.open("/sign-in")
    two.page.get_by_label(two.say("web-your-name")).fill(f"ada {language}")
    two.page.get_by_label(two.say("web-password")).fill(PASSWORD)
    is_well(two.page, language)
    two.page.keyboard.press("Enter")
    expect(two.page.get_by_role("status")).to_contain_text(two.say("web-signed-in", name=f"Ada {language}"))
    two.page.get_by_role("link", name=two.say("web-profile")).click()
    past = two.page.get_by_role("region", name=two.say("web-history")).get_by_role("link")
    expect(past).to_have_attribute("href", re.compile(match))
    is_well(two.page, language)
    two.button(two.say("web-sign-out")).click()
    expect(two.page).to_have_url(f"{two.line.url}/")


def test_a_second_device_becomes_the_same_player_by_its_link_once(somebody: Somebody) -> None:
    one, two = somebody(language="pl"), somebody(language="pl", viewport=PHONE)
    match = one.table("second-device", planted.is_over)
    one.open("/me")
    one.button(one.say("web-device-make")).click()
    shown = one.page.get_by_role("region", name=one.say("web-device"))
    expect(shown.get_by_role("img")).to_be_visible()
    is_well(one.page, "pl")
    link = shown.get_by_role("textbox").input_value().removeprefix(one.line.url)
    two.open(link)
    keep = two.page.get_by_role("main").locator("form").get_by_role("checkbox")
    expect(keep).not_to_be_checked()  # nothing of one's own goes along unasked
    is_well(two.page, "pl")
    two.button(two.say("web-device-here")).press("Enter")
    two.page.get_by_role("status").wait_for()
    is_well(two.page, "pl")
    two.page.get_by_role("link", name=two.say("web-profile")).click()
    past = two.page.get_by_role("region", name=two.say("web-history")).get_by_role("link")
    expect(past).to_have_attribute("href", re.compile(match))
    three = somebody()
    three.tolerates.append(REFUSED)
    three.open(link)
    expect(three.page.get_by_role("alert")).to_have_text(three.say("error-bad-code"))


def test_somebody_takes_his_data_home_and_is_forgotten(somebody: Somebody) -> None:
    one = somebody(language="de", viewport=PHONE)
    match = one.table("forgotten", planted.is_over)
    one.open("/me")
    with one.page.expect_download() as download:
        one.page.get_by_role("link", name=one.say("web-export")).click()
    assert match in download.value.path().read_text(encoding="utf-8")
    one.button(one.say("web-forget")).press("Enter")
    is_well(one.page, "de")
    one.dialog.get_by_role("button", name=one.say("web-forget-do")).press("Enter")
    one.page.wait_for_url(f"{one.line.url}/")
    one.page.set_viewport_size({"width": 1280, "height": 800})  # on phones the seat below has no name
    one.open(f"/t/{match}")
    one.sees(one.say("web-seat", seat=1))


def test_a_player_is_sent_away_blocked_and_reported(somebody: Somebody) -> None:
    one, two = somebody(language="de", viewport=PHONE), somebody(language="pl")
    wish = {"game": "realms", "format": "free-for-all", "seats": 3, "places": [{"me": True}, {}, {}]}
    waiting = one.context.request.post(f"{one.line.url}/api/tables", data=wish).json()["id"]
    two.context.request.post(f"{two.line.url}/api/tables/{waiting}/join", data={})
    name = two.context.request.get(f"{two.line.url}/api/me").json()["name"]
    one.open(f"/t/{waiting}")
    two.open(f"/t/{waiting}")
    two.button(two.say("web-leave-table")).wait_for()
    one.button(one.say("web-kick-player", name=name)).press("Enter")
    expect(one.page.get_by_text(one.say("web-place-is-open"), exact=True)).to_have_count(2)
    for comes_again in (False, True):
        if comes_again:
            two.page.reload()
        expect(two.page.get_by_role("main").get_by_text(two.say("web-sent-away"), exact=True)).to_be_visible()
        for message in ("web-leave-table", "web-join-and-play", "web-sit-here"):
            expect(two.button(two.say(message))).to_have_count(0)
        is_well(two.page, "pl")
    two.page.get_by_role("main").get_by_role("link", name=two.say("web-to-first-screen")).press("Enter")
    two.play_now().wait_for()
    one.sit_down(one.table_with(two, "blocked-one"))
    one.page.get_by_role("button", name=one.say("web-menu")).first.click()
    one.dialog.get_by_text(one.say("web-players"), exact=True).click()
    one.button(one.say("web-tell-on-player", name=name)).press("Enter")
    one.dialog.get_by_label(one.say("web-tell-on-text")).fill("zu langsam")
    is_well(one.page, "de")
    one.button(one.say("web-tell-on-send")).press("Enter")
    expect(one.dialog.get_by_text(one.say("web-tell-on-done"))).to_be_visible()
    one.button(one.say("web-block-player", name=name)).press("Enter")
    expect(one.dialog.get_by_text(one.say("web-blocked-done", name=name))).to_be_visible()
    one.open("/me")
    one.button(one.say("web-unblock-player", name=name)).wait_for()
    is_well(one.page, "de")
    one.button(one.say("web-unblock-player", name=name)).press("Enter")
    expect(one.page.get_by_role("heading", name=one.say("web-blocked"))).to_have_count(0)


def test_an_operators_link_sets_a_new_password(somebody: Somebody, starlode: Commands) -> None:
    person = somebody(language="pl", viewport=PHONE, color_scheme="light")
    Guest(person.server.url).post("/api/account", name="Zapominalska", password=PASSWORD)
    told = starlode.well(
        "admin", "link", "Zapominalska", "--data", person.server.data, "--address", f"{person.line.url}/"
    )
    link = told.out.splitlines()[0].removeprefix(person.line.url)
    person.open(link)
    new = person.page.get_by_label(person.say("web-new-password"))
    new.fill("password")
    person.tolerates.append(REFUSED)
    new.press("Enter")
    expect(person.page.get_by_role("alert")).to_have_text(person.say("error-weak-password"))
    is_well(person.page, "pl")
    new.fill("eight herons sing")
    new.press("Enter")
    expect(person.page.get_by_role("status")).to_contain_text(person.say("web-signed-in", name="Zapominalska"))
    assert "#" not in person.page.url  # the code is used up
    is_well(person.page, "pl")


def test_a_long_history_is_read_page_by_page(somebody: Somebody) -> None:
    """A page has 25 matches; the last one comes with the second page, each once."""
    person = somebody(language="de", viewport=PHONE)
    played = {person.table(f"long-ago-{number}", planted.is_over) for number in range(PAGE + 1)}
    person.open("/me")
    past = person.page.get_by_role("region", name=person.say("web-history"))
    more = past.get_by_role("button", name=person.say("web-history-more"))
    expect(past.get_by_role("link")).to_have_count(PAGE)
    is_well(person.page, "de")
    more.press("Enter")
    expect(past.get_by_role("link")).to_have_count(PAGE + 1)
    expect(more).to_have_count(0)
    shown = {str(link.get_attribute("href")).split("/")[-1] for link in past.get_by_role("link").all()}
    assert shown == played
