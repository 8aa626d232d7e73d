"""In a network that breaks WebSockets the page asks by requests, says so, and is played at all the same."""

from typing import Any

import pytest
from playwright.sync_api import expect

from starlode.core.match import Match
from tests.depth import one_a_day
from tests.server.house import until
from tests.web import looks
from tests.web.conftest import Somebody

# Sockets that close before they are open, as some proxies have it.
BROKEN = """window.WebSocket = class extends EventTarget {
  constructor() {
    super()
    setTimeout(() => this.onclose?.())
  }
  send() {}
  close() {}
}"""


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
def test_a_duel_goes_on_without_sockets(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    person.context.add_init_script(BROKEN)
    table = person.table(f"polled-{language}", until=lambda match: match.actor == 1)
    person.open(f"/t/{table}?text")
    person.look_at_table(text=True)
    person.sees(person.say("web-polled"))
    assert looks.barriers(person.page) == []
    assert looks.speaks(person.page, language) == []

    def rows() -> int:
        return int(person.context.request.get(f"{person.line.url}/api/tables/{table}").json()["v"])

    before, heard = rows(), person.count
    person.page.keyboard.press("1")
    until(lambda: rows() > before)
    person.wait("told.count > a[0]", heard)
    person.button(person.say("web-close")).first.click()
    expect(person.page.get_by_text(person.say("web-polled"))).to_have_count(0)


def may_play(match: Match[Any]) -> bool:
    return match.actor == 1 and match.decision is not None and match.decision.actions[0].startswith("play ")


def test_two_tabs_of_one_player_show_the_same(somebody: Somebody) -> None:
    person = somebody()
    table = person.table("two-tabs", until=may_play)
    person.sit_down(table, text=True)
    second = person.context.new_page()
    second.goto(f"{person.line.url}/t/{table}?text")
    second.evaluate("told.wait(() => told.moment?.decision)")
    before = person.count
    person.page.keyboard.press("1")  # a card is played, and he is still asked
    person.until_asked(before)
    second.evaluate("(digest) => told.wait(() => told.moment.digest === digest)", person.moment["digest"])
    before = person.count
    second.keyboard.press("1")
    person.wait("told.count > a[0]", before)
    second.close()
