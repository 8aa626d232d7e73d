"""A rated table is opened, said to be one, and gives no tips."""

from playwright.sync_api import expect

from tests.web import looks
from tests.web.conftest import Somebody


def test_a_rated_table_is_opened_and_says_so(somebody: Somebody) -> None:
    person = somebody(language="pl")
    person.open()
    # A guest is told beforehand, and led to where he makes an account.
    needs = person.page.get_by_role("link", name=person.say("web-rated-with-account"))
    expect(needs).to_have_attribute("href", "/me")
    assert looks.barriers(person.page) + looks.fits(person.page) == []
    account = {"name": "Zofia Zamek", "password": "correct horse battery"}
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
