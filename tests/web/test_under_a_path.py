"""The client lives wherever a proxy has put the server: its files, links and sockets are found all the same."""

from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, expect

from starlode.i18n import Words
from tests.server.house import a_house
from tests.server.people import Guest
from tests.web.conftest import PATIENCE
from tests.web.person import LEFT_EARLY

ROOT = "/games/starlode"


def test_a_table_under_a_path(browser: Browser, tmp_path: Path) -> None:
    words, troubles = Words("en"), list[str]()
    with a_house(tmp_path, path=f"{ROOT}/") as house:
        one, two = Guest(house.url + ROOT), Guest(house.url + ROOT)
        table = one.open_table(options={"start": "1"})["id"]
        two.join(table)
        context = browser.new_context(locale="en")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()

        def listen(message: ConsoleMessage) -> None:
            if message.type == "error" and not LEFT_EARLY.match(message.text):
                troubles.append(message.text)

        page.on("console", listen)
        page.on("response", lambda answer: troubles.append(answer.url) if answer.status >= 400 else None)
        page.goto(f"{house.url}{ROOT}/t/{table}")
        page.get_by_role("region", name=words.say("board-trade-row"), exact=True).wait_for()  # told over the socket
        expect(page.get_by_text(one.get("/api/me")["name"]).first).to_be_visible()
        page.get_by_role("link", name=words.say("web-to-first-screen")).first.click()
        expect(page).to_have_url(f"{house.url}{ROOT}/")
        page.reload()
        expect(page.get_by_role("link", name=words.say("web-to-first-screen")).first).to_be_visible()
        context.close()
    assert troubles == []
