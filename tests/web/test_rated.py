"""A rated table is opened, said to be one, and gives no tips; whoever has no account is told so and led to one."""

import pytest
from playwright.sync_api import expect

from tests.depth import one_a_day
from tests.server.people import Guest
from tests.web import looks
from tests.web.conftest import Somebody

PASSWORD = "correct horse battery"


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
def test_a_guest_is_offered_no_rated_table_and_is_led_to_an_account(somebody: Somebody, language: str) -> None:
    person = somebody(language=language, color_scheme="light")
    person.open()
    needs = person.dialog.get_by_role("link", name=person.say("web-rated-with-account"))
    for game in ("realms", "cavein"):
        person.press(f"game-more-{game}")
        expect(person.dialog.get_by_role("checkbox", name=person.say("web-hints"))).to_be_visible()
        expect(person.dialog.get_by_role("checkbox", name=person.say("web-rated-choice"))).to_have_count(0)
        expect(needs).to_have_attribute("href", "/me")
        assert looks.barriers(person.page) + looks.fits(person.page) + looks.speaks(person.page, language) == []
        if game == "realms":
            person.page.keyboard.press("Escape")
    needs.press("Enter")
    expect(person.page.get_by_role("link", name=person.say("web-sign-in"))).to_be_visible()
    expect(person.button(person.say("web-make-account"))).to_be_visible()


def test_a_guest_at_a_rated_table_reads_why_he_cannot_sit_down(somebody: Somebody) -> None:
    person = somebody(language="de", viewport={"width": 390, "height": 844})
    host = Guest(person.server.url)
    host.post("/api/account", name="Gastgeberin", password=PASSWORD)
    table = host.open_table({"me": True}, {}, {}, format="free-for-all", seats=3, rated=True)["id"]
    person.open(f"/t/{table}")
    needs = person.page.get_by_role("main").get_by_role("link", name=person.say("web-make-account"))
    expect(needs).to_be_visible()
    expect(person.page.get_by_role("main")).to_contain_text(person.say("web-rated-with-account"))
    for message in ("web-join-and-play", "web-sit-here"):
        expect(person.button(person.say(message))).to_have_count(0)
    expect(person.page.get_by_text(person.say("web-invited-about"))).to_have_count(0)  # it says that none is needed
    assert looks.barriers(person.page) + looks.fits(person.page) + looks.speaks(person.page, "de") == []
    needs.press("Enter")
    person.page.get_by_label(person.say("web-your-name")).fill("Neu mit Konto")
    person.page.get_by_label(person.say("web-password")).fill(PASSWORD)
    person.button(person.say("web-make-account")).press("Enter")
    expect(person.page.get_by_role("heading", name="Neu mit Konto")).to_be_visible()
    person.open(f"/t/{table}")
    expect(person.button(person.say("web-sit-here"))).to_have_count(2)
    person.press("web-join-and-play")
    expect(person.button(person.say("web-leave-table"))).to_be_visible()


def test_a_rated_table_is_opened_and_says_so(somebody: Somebody) -> None:
    person = somebody(language="pl")
    person.open()
    # A guest is told beforehand, and led to where he makes an account.
    needs = person.page.get_by_role("link", name=person.say("web-rated-with-account"))
    expect(needs).to_have_attribute("href", "/me")
    assert looks.barriers(person.page) + looks.fits(person.page) == []
    account = {"name": "Zofia Zamek", "password": PASSWORD}
    headers = {"origin": person.line.url}
    assert person.context.request.post(f"{person.line.url}/api/account", data=account, headers=headers).ok
    person.open()
    expect(person.page.get_by_role("checkbox", name=person.say("web-rated-choice"))).to_be_visible()
    expect(needs).to_have_count(0)
    person.press("game-more-realms")
    dialog = person.dialog
    dialog.get_by_role("checkbox", name=person.say("web-rated-choice")).check()
    expect(dialog.get_by_text(person.say("web-rated-about"))).to_have_count(1)
    expect(dialog.get_by_role("checkbox", name=person.say("web-hints"))).to_have_count(0)
    waits = dialog.get_by_role("combobox", name=person.say("web-absence"), exact=True)
    expect(waits.get_by_role("option")).to_have_count(2)
    assert looks.barriers(person.page) + looks.fits(person.page) + looks.speaks(person.page, "pl") == []
    dialog.get_by_role("button", name=person.say("web-open-table")).click()
    person.look_at_table()
    person.wait("told.table.rated && !told.table.hints")
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(person.say("web-rated"))
