"""Without a network the first screen opens and says what works, cards and rules are read, no match is kept."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.depth import one_a_day
from tests.web import looks
from tests.web.conftest import Somebody
from tests.web.person import NOT_FOUND, OUTAGE, Person

CONTROLLED = """() => new Promise((resolve, reject) => {
  const container = navigator.serviceWorker
  const look = () => container.controller?.state === 'activated' && resolve()
  container.addEventListener('controllerchange', () => {
    container.controller.addEventListener('statechange', look)
    look()
  })
  container.ready.then(look)
  look()
  setTimeout(() => reject(new Error('never kept')), 120_000)
})"""
KEPT = """async () => {
  const found = []
  for (const name of await caches.keys()) {
    const store = await caches.open(name)
    for (const { url } of await store.keys()) found.push(new URL(url).pathname)
  }
  return found
}"""


def keep_client(page: Page) -> None:
    """Until the browser has all of the client and asks the service worker first."""
    page.evaluate(CONTROLLED)


def a_keeper(somebody: Somebody, language: str, **how: object) -> Person:
    person = somebody(language=language, service_workers="allow", **how)
    person.open()
    keep_client(person.page)
    return person


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
def test_the_first_screen_opens_offline_and_says_what_works(somebody: Somebody, language: str) -> None:
    person = a_keeper(somebody, language)
    person.play_now().wait_for()
    person.tolerates.append(OUTAGE)
    person.line.cut()
    person.page.reload()
    told = person.page.get_by_role("alert")
    for message in ("web-refused-offline", "web-offline-works", "web-offline-waits"):
        expect(told).to_contain_text(person.say(message))
    assert looks.barriers(person.page) == []
    assert looks.speaks(person.page, language) == []
    person.page.get_by_role("link", name=person.say("web-cards")).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.say("web-cards"))
    expect(person.page.get_by_text(person.say("card-blob-wheel"), exact=True).first).to_be_visible()
    person.open("/rules/cavein")
    expect(person.page.get_by_role("article").first).to_be_visible()
    person.line.mend()
    person.open()
    person.play_now().wait_for()


def test_nothing_of_a_match_is_kept_in_the_browser(somebody: Somebody) -> None:
    person = a_keeper(somebody, "en")
    person.sit_down(person.table("kept"))
    person.until_asked()
    kept = person.page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if not re.match(r"/(assets/[\w.-]+|[\w-]+\.(js|svg|png|webmanifest)|)$", path)] == []
    names = person.page.evaluate("caches.keys()")
    assert len(names) == 1


def test_a_new_build_puts_away_what_the_one_before_has_kept(somebody: Somebody) -> None:
    person = somebody(service_workers="allow")
    person.tolerates.append(NOT_FOUND)  # of an icon that such a page would have
    person.open("/icon.svg")  # no page of ours: nothing is kept yet
    person.page.evaluate(
        "Promise.all(['starlode / before', 'starlode /elsewhere/ x'].map((name) => caches.open(name)))"
    )
    person.open()
    keep_client(person.page)
    names = person.page.evaluate("caches.keys()")
    assert "starlode / before" not in names
    assert "starlode /elsewhere/ x" in names  # another server under the same name
    assert len(names) == 2


def test_a_browser_may_install_it(somebody: Somebody) -> None:
    person = a_keeper(somebody, "en")
    asked = person.context.new_cdp_session(person.page)
    found = asked.send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.webmanifest")
    assert found["errors"] == []
    # Chromium lets nobody install anything in a private window, as a test's are.
    errors = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


def test_over_plain_http_the_page_says_what_is_missing(somebody: Somebody) -> None:
    person = somebody()
    person.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    person.open()
    person.sees(person.say("web-insecure"))
    other = somebody()
    other.open()
    other.play_now().wait_for()
    expect(other.page.get_by_text(other.say("web-insecure"))).to_have_count(0)


def test_title_and_icon_say_whose_turn_it_is(somebody: Somebody) -> None:
    person = somebody()
    table = person.table("called", until=lambda match: match.actor == 1)
    icon = person.page.locator('link[rel="icon"]')
    person.open()
    expect(icon).to_have_attribute("href", "/icon.svg")
    person.sit_down(table)
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    expect(person.page).to_have_title(re.compile(f"^● {person.say('web-your-turn')}"))
    person.page.get_by_role("link", name=person.say("web-to-first-screen")).first.click()
    person.play_now().wait_for()
    expect(icon).to_have_attribute("href", "/icon.svg")
