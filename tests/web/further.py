"""Further stops: every question and format drawn, lessons, looking back, and the pages about oneself."""

import re
from typing import Any

from playwright.sync_api import expect

from starlode.core.match import Match
from starlode.games import table_rules
from starlode.i18n import Words
from starlode.realms.formats import FORMATS
from starlode.server.stored import Sitting
from tests.server.people import Guest
from tests.web import planted
from tests.web.person import Person
from tests.web.secrecy import read_record
from tests.web.stops import Stops, Tour, close
from tests.web.ways import Keys, named

REALMS = ("copy-ship", "scrap-row", "destroy-base", "destination", "acquire-ship")
CAVE = (
    "starting", "pay-recruit", "paying-colour", "pay-crystal", "pay-artifact", "take-crystal", "take-from-bottom",
    "recolour", "new-colour", "take-from-docks", "take-from-bases", "subjugate-from-hand", "subjugate",
)  # fmt: skip
MANY = {
    "free-for-all": ("amount", "target"), "hunter": ("amount",), "raid": ("amount",), "emperor": ("gift",),
    "hydra": ("help-consent", "help-from", "help-amount", "target"),
}  # fmt: skip


def can_attack(match: Match[Any]) -> bool:
    """Seat 1 may act and attack, when everybody has had a turn or two."""
    content: Any = match.view(1).content
    decision = match.decision
    if decision is None or not planted.is_asked("action")(match) or content["turn"] < 9:
        return False
    return any(option.verb == "attack" for option in decision.options)


def more_questions(person: Person, name: str) -> Stops:
    for what in REALMS:
        person.sit_down(person.table(f"{name}-{what}", planted.is_asked(what)))
        yield f"asked for {what}"
    person.sit_down(person.table(f"{name}-outpost", planted.must_break_an_outpost))
    yield "an outpost first"


def formats(person: Person, name: str) -> Stops:
    for each in FORMATS:
        if each.seats[-1] < 3:
            continue
        for what in ("action", *MANY.get(each.name, ())):
            until = can_attack if what == "action" else planted.is_asked(what)
            person.sit_down(person.many(f"{name}-{each.name}-{what}", "realms", each.name, each.seats[-1], until))
            yield f"{each.name}: {what}"
    over = person.many(f"{name}-over", "realms", "emperor", 6, planted.is_over)
    person.open(f"/t/{over}")
    person.dialog.wait_for()
    yield "the end for six"


def drawn_cave(person: Person, name: str) -> Stops:
    for seats in (2, 3, 4):
        person.sit_down(person.cave(f"{name}-{seats}", planted.acts_at(14), seats=seats))
        yield f"Cave-In for {seats}"
    person.page.keyboard.press("e")
    person.sees(person.say("board-end-title"))
    yield "warning of Cave-In"
    person.page.keyboard.press("Escape")
    piece = person.page.locator(".cave .hit").first
    piece.focus()
    person.page.keyboard.press("?")
    person.dialog.wait_for()
    yield "a card of Cave-In"
    close(person)
    person.sit_down(person.cave(f"{name}-end", planted.collapses_soon))
    yield "Cave-In, the last round"
    person.sit_down(person.cave(f"{name}-over", planted.is_over, seats=4))
    person.dialog.wait_for()
    yield "Cave-In, the end"
    person.press("web-look-at-table")
    yield "Cave-In, the table afterwards"


def cave_questions(person: Person, name: str) -> Stops:
    for what in CAVE:
        person.sit_down(person.cave(f"{name}-{what}", planted.is_asked(what)))
        yield f"Cave-In: {what}"


def lessons(person: Person, name: str) -> Stops:
    for game in ("realms", "cavein"):
        person.open()
        learn = person.say("web-learn-game", game=person.say(f"game-{game}"))
        person.button(learn).click()
        person.until_asked()
        yield f"lesson of {game}"
        for step in range(4):
            its, count = person.page.evaluate("told.table.lesson"), person.count
            options = [option["action"] for option in person.moment["decision"]["options"]]
            at = next(at for at, action in enumerate(options) if action in its["accepts"])
            Keys(person).choose(person.moment, at)
            person.wait("told.count > a[0] && told.table.lesson.step > a[1]", count, its["step"])
            person.until_asked()
            yield f"lesson of {game}, step {step + 2}"
    words = Words(person.words.language, table_rules("realms", "duel", 2, {}))
    person.open()
    person.button(person.say("web-learn-game", game=person.say("game-realms"))).click()
    person.until_asked()
    for _ in range(2):
        person.button(named(words.say("card-viper"))).first.click()
        expect(person.page.locator(".coach__reply")).not_to_have_text("")
    yield "another answer in a lesson"


def helps(person: Person, name: str) -> Stops:
    person.sit_down(person.table(f"{name}-tip"))
    yield "a tip"
    person.sit_down(person.table(f"{name}-scrap", planted.is_asked("scrap")))
    person.press("web-tip")
    person.dialog.wait_for()
    yield "a tip at a question"
    close(person)
    person.page.keyboard.press("h")
    person.dialog.wait_for()
    yield "keys at a table"
    close(person)
    person.page.keyboard.press("l")
    yield "log"
    person.sit_down(person.cave(f"{name}-cavetip"))
    yield "a tip of Cave-In"
    person.press("web-menu")
    person.dialog.get_by_role("button", name=person.say("web-hint"), exact=True).click()
    expect(person.dialog.get_by_role("listitem").first).to_be_visible()
    yield "a hint"
    close(person)
    other = Guest(person.server.url)
    sitting = (Sitting(1, person.guest), Sitting(2, other.id))
    person.sit_down(planted.a_table(person.server.data, f"{name}-chat", *sitting, until=planted.turn(9)))
    person.button(re.compile(re.escape(person.say("chat")))).first.click()
    person.dialog.wait_for()
    yield "chat"


def looking_back(person: Person, name: str) -> Stops:
    table = person.table(f"{name}-duel1", planted.is_over)
    planted.analysed(person.server.data, table, read_record(person.server, table), 8)
    person.open(f"/r/{table}?seat=1&at=60")
    person.look_at_table()
    yield "replay"
    person.press("web-analysis")
    expect(person.dialog.get_by_role("img")).to_be_visible()
    yield "turning points"
    close(person)
    person.press("web-result")
    person.dialog.wait_for()
    yield "how it ended"
    close(person)
    cave = person.cave(f"{name}-cave1", planted.is_over, seats=3)
    person.open(f"/r/{cave}?seat=2&at=90")
    person.look_at_table()
    yield "replay of Cave-In"
    person.press("web-text-table")
    person.look_at_table(text=True)
    yield "replay as text"
    person.press("web-text-table")
    six = person.many(f"{name}-six1", "realms", "emperor", 6, planted.is_over)
    person.open(f"/r/{six}?seat=2&at=150")
    person.look_at_table()
    yield "replay for six"


def oneself(person: Person, name: str) -> Stops:
    for number in range(2):
        person.table(f"{name}-past{number}", planted.is_over)
    person.open("/me")
    person.page.get_by_role("heading", level=2).first.wait_for()
    yield "profile"
    person.open("/sign-in")
    person.page.get_by_role("textbox").first.wait_for()
    yield "sign in"
    person.open("/reset#nothing")
    person.page.get_by_label(person.say("web-new-password")).wait_for()
    yield "a new password"
    person.open("/leaderboard")
    person.page.get_by_role("heading", level=1).first.wait_for()
    yield "leaderboard"
    person.open()
    person.press("game-more-realms")
    for fold in person.dialog.locator("summary").all():
        fold.click()
    yield "new table, all folds"
    close(person)
    wish = {"game": "realms", "places": [{"me": True}, {"other": "Anna"}], "options": {}}
    shared = person.context.request.post(f"{person.line.url}/api/tables", data=wish).json()["id"]
    person.open(f"/t/{shared}")
    person.page.get_by_role("heading", level=1).wait_for()
    person.wait("told.moment")
    yield "curtain"
    host = Guest(person.server.url)
    host.post("/api/account", name=f"Host {name}"[:40], password="correct horse battery")
    person.open(f"/t/{host.open_table(rated=True)['id']}")
    person.page.get_by_role("link", name=person.say("web-make-account")).wait_for()
    yield "a rated table without an account"
    days = {"kind": "days", "seconds": 259_200}
    slow = host.open_table(clock=days)["id"]
    person.context.request.post(f"{person.line.url}/api/tables/{slow}/join", data={})
    page = host.page(slow)
    person.sit_down(slow)
    person.button(person.say("web-menu")).first.click()
    person.dialog.get_by_label(person.say("web-vacation-days")).wait_for()
    yield "a vacation"
    page.close()


FURTHER: tuple[Tour, ...] = (
    more_questions, formats, drawn_cave, cave_questions, lessons, helps, looking_back, oneself,
)  # fmt: skip
