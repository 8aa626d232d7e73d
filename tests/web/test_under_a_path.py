"""The client lives wherever a proxy has put the server: its files, links and sockets are found all the same."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from starlode.i18n import Words
from tests.server.house import a_house
from tests.server.people import Guest

ROOT = "/games/starlode"


def test_a_table_under_a_path(browser: Browser, tmp_path: Path) -> None:
    words, troubles = Words("en"), list[str]()
    with a_house(tmp_path, path=f"{ROOT}/") as house:
        one, two = Guest(house.url + ROOT), Guest(house.url + ROOT)
        table = one.open_table(options={"start": "1"})["id"]
        two.join(table)
        context = browser.new_context(locale="en")
        page = context.new_page()
        page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
        page.on("response", lambda answer: troubles.append(answer.url) if answer.status >= 400 else None)
        page.goto(f"{house.url}{ROOT}/t/{table}")
        name = one.get("/api/me")["name"]
        expect(page.get_by_text(name).first).to_be_visible(timeout=120_000)  # told over the socket
        page.get_by_role("link", name=words.say("web-to-first-screen")).first.click()
        expect(page).to_have_url(f"{house.url}{ROOT}/")
        page.reload()
        expect(page.get_by_role("link", name=words.say("web-to-first-screen")).first).to_be_visible(timeout=120_000)
        context.close()
    assert troubles == []
