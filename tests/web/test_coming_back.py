"""Coming back: whose turn it is at my tables, and how somebody is told who is not there."""

import json
import re
from contextlib import suppress

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.depth import one_a_day
from tests.server.house import until
from tests.server.people import Guest
from tests.server.push_service import Browser, a_service
from tests.web import looks
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.test_offline import keep_client

TRIES, AGAIN_SECONDS = 4, 15.0


def test_my_tables_say_whose_turn_it_is_as_it_changes(somebody: Somebody) -> None:
    """Anna looks at the first screen while Ben plays; it becomes her turn before her eyes."""
    anna = somebody(language="de", viewport={"width": 390, "height": 844})
    ben = Guest(anna.server.url)
    name = ben.get("/api/me")["name"]
    assert anna.guest
    table = ben.open_table(options={"start": "1"})["id"]
    anna.context.request.post(f"{anna.line.url}/api/tables/{table}/join", data={})
    anna.open()
    mine = anna.page.get_by_role("region", name=anna.say("web-my-tables"))
    expect(mine).to_contain_text(anna.say("web-waits-for", name=name))
    expect(mine).to_contain_text(anna.say("web-turn-since", time="").strip())
    expect(anna.page).to_have_title("starlode")
    page = ben.page(table)
    assert page.act("end-turn")["t"] == "done"
    expect(mine).to_contain_text(anna.say("web-turn-yours"))
    expect(mine.get_by_role("status")).to_have_text(anna.say("web-turn-news", names=name))
    expect(anna.page).to_have_title("(1) starlode")
    assert looks.barriers(anna.page) + looks.fits(anna.page) + looks.speaks(anna.page, "de") == []
    assert page.do("resign")["t"] == "done"
    expect(mine).to_contain_text(anna.say("web-over"))
    page.close()


# Headless Chromium has no push service: what it would answer is put in its place, the rest is real.
SUBSCRIBES = """(keys) => {
  const kept = () => JSON.parse(localStorage.getItem('test-push') ?? 'null')
  const made = (key) => ({
    endpoint: keys.endpoint,
    options: { applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0)).buffer },
    toJSON: () => ({ keys: { p256dh: keys.p256dh, auth: keys.auth } }),
    unsubscribe: async () => (localStorage.removeItem('test-push'), true),
  })
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem('test-push', JSON.stringify(applicationServerKey))
    return made(applicationServerKey)
  }
  PushManager.prototype.getSubscription = async () => (kept() ? made(kept()) : null)
}"""


def calling_box(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("web-calling"), exact=True)


def test_who_asks_for_it_is_told_by_the_browser_and_can_switch_it_off(somebody: Somebody) -> None:
    with a_service() as service:
        browser = Browser(service, "anna")
        anna = somebody(language="pl", service_workers="allow", permissions=["notifications"])
        anna.context.add_init_script(f"({SUBSCRIBES})({json.dumps(browser.subscription())})")
        anna.open("/me")
        box = calling_box(anna)
        expect(box).to_contain_text(anna.say("web-push-is-off"))
        box.get_by_role("button", name=anna.say("web-push-on")).press("Enter")
        expect(box).to_contain_text(anna.say("web-push-is-on"))
        assert looks.barriers(anna.page) + looks.fits(anna.page) + looks.speaks(anna.page, "pl") == []
        ben = Guest(anna.server.url)
        table = ben.open_table(options={"start": "1"})["id"]
        anna.context.request.post(f"{anna.line.url}/api/tables/{table}/join", data={})
        page = ben.page(table)
        assert page.act("end-turn")["t"] == "done"
        until(lambda: len(browser.sealed) == 1)
        (told,) = browser.told()
        assert (told["table"], told["title"], told["lang"]) == (table, anna.say("turn-title"), "pl")
        page.close()
        anna.page.reload()
        box.get_by_role("button", name=anna.say("web-push-off")).click()
        expect(box).to_contain_text(anna.say("web-push-is-off"))
        assert anna.context.request.get(f"{anna.line.url}/api/push").json()["browsers"] == 0


def test_a_new_password_leaves_this_browser_told_and_no_other(somebody: Somebody) -> None:
    with a_service() as service:
        browser, other = Browser(service, "here"), Browser(service, "elsewhere")
        anna = somebody(language="de", service_workers="allow", permissions=["notifications"])
        anna.context.add_init_script(f"({SUBSCRIBES})({json.dumps(browser.subscription())})")
        ask = anna.context.request
        ask.post(f"{anna.line.url}/api/account", data={"name": "Anna Neu", "password": "seven otters dance"})
        ask.post(f"{anna.line.url}/api/push", data=other.subscription())
        anna.open("/me")
        box = calling_box(anna)
        box.get_by_role("button", name=anna.say("web-push-on")).click()
        expect(box).to_contain_text(anna.say("web-push-is-on"))
        field = box.get_by_label(anna.say("web-feed-address"))
        before = field.input_value()
        anna.page.get_by_text(anna.say("web-change-password"), exact=True).first.click()
        anna.page.get_by_label(anna.say("web-old-password")).fill("seven otters dance")
        anna.page.get_by_label(anna.say("web-new-password")).fill("eight herons sing")
        anna.page.get_by_label(anna.say("web-new-password")).press("Enter")
        expect(box.get_by_label(anna.say("web-feed-address"))).not_to_have_value(before)
        expect(box).to_contain_text(anna.say("web-push-is-on"))
        expect(anna.page.get_by_text(anna.say("web-password-changed"))).to_be_visible()
        assert [each["endpoint"] for each in ask.get(f"{anna.line.url}/api/export").json()["browsers"]] == [
            browser.subscription()["endpoint"]
        ]
        # Signed out everywhere meanwhile, and back again.
        ask.post(f"{anna.line.url}/api/sign-out", data={"everywhere": True})
        anna.open("/sign-in")
        anna.page.get_by_label(anna.say("web-your-name")).fill("Anna Neu")
        anna.page.get_by_label(anna.say("web-password")).fill("eight herons sing")
        anna.page.get_by_label(anna.say("web-password")).press("Enter")
        anna.page.get_by_text(anna.say("web-signed-in", name="Anna Neu")).wait_for()
        until(lambda: ask.get(f"{anna.line.url}/api/push").json()["browsers"] == 1)
        # A wrong password forgets nobody, and switches nothing off.
        anna.tolerates.append(re.compile(r"^Failed to load resource: .* 403 "))
        anna.open("/me")
        expect(box).to_contain_text(anna.say("web-push-is-on"))
        anna.button(anna.say("web-forget")).click()
        anna.dialog.get_by_label(anna.say("web-password")).fill("nine lynxes read")
        anna.dialog.get_by_role("button", name=anna.say("web-forget-do")).click()
        expect(anna.dialog.get_by_role("alert")).to_have_text(anna.say("error-wrong-password"))
        anna.page.reload()
        expect(box).to_contain_text(anna.say("web-push-is-on"))


def test_the_service_worker_shows_the_message_and_opens_the_table(somebody: Somebody) -> None:
    anna = somebody(language="de", service_workers="allow", permissions=["notifications"])
    anna.open()
    keep_client(anna.page)
    lines = anna.context.new_cdp_session(anna.page)
    found: list[str] = []
    lines.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    lines.send("ServiceWorker.enable")
    anna.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert found
    table = anna.table("called-from-afar")
    told = {"table": table, "title": anna.say("turn-title"), "body": "Star Realms mit Ben", "lang": "de"}
    message = {"origin": anna.line.url, "registrationId": found[-1], "data": json.dumps(told)}
    shown = """async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, lang, tag }) => [title, body, lang, tag])
    }"""

    def is_shown(number: int) -> bool:
        return len(anna.page.evaluate(shown)) == number

    def deliver(data: str, number: int) -> None:
        """A push service delivers again what a browser has not taken; so do we, where this one is too busy to."""
        for _ in range(TRIES):
            lines.send("ServiceWorker.deliverPushMessage", {**message, "data": data})
            with suppress(AssertionError):
                return until(lambda: is_shown(number), AGAIN_SECONDS)
        until(lambda: is_shown(number))

    deliver(message["data"], 1)
    assert anna.page.evaluate(shown) == [[told["title"], told["body"], "de", table]]
    # A click leads to the table; nobody can click on it here, so what follows one is called itself.
    (worker,) = anna.context.service_workers
    clicked = """async () => {
      let opened = null
      self.clients.openWindow = async (there) => (opened = there)
      const [notification] = await self.registration.getNotifications()
      await openTable({ notification })
      return opened
    }"""
    assert worker.evaluate(clicked) == f"/t/{table}"
    until(lambda: is_shown(0))
    deliver(message["data"], 1)
    # A second one of the same table takes its place.
    lines.send("ServiceWorker.deliverPushMessage", message)
    deliver("no json", 2)


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
def test_a_private_feed_is_on_the_profile_and_can_be_renewed(somebody: Somebody, language: str) -> None:
    anna = somebody(language=language, viewport={"width": 360, "height": 740})
    anna.table(f"feed-{language}")
    anna.open("/me")
    box = calling_box(anna)
    field = box.get_by_role("textbox", name=anna.say("web-feed-address"))
    address = field.input_value()
    answer = anna.context.request.get(address)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    assert anna.say("turn-title") in answer.text()
    box.get_by_role("button", name=anna.say("web-feed-renew")).click()
    expect(box).to_contain_text(anna.say("web-feed-renewed"))
    assert field.input_value() != address
    assert anna.context.request.get(address).status == httpx.codes.NOT_FOUND
    assert looks.barriers(anna.page) + looks.fits(anna.page) + looks.speaks(anna.page, language) == []


def test_what_is_missing_is_said(somebody: Somebody) -> None:
    anna = somebody()
    anna.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    anna.open("/me")
    expect(calling_box(anna)).to_contain_text(anna.say("web-push-is-insecure"))
    ben = somebody()
    ben.context.add_init_script("delete window.PushManager")
    ben.open("/me")
    expect(calling_box(ben)).to_contain_text(ben.say("web-push-is-unsupported"))
    expect(calling_box(ben).get_by_role("button", name=ben.say("web-push-on"))).to_have_count(0)
