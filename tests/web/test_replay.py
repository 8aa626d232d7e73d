"""Looking back at a match: step by step both ways, from any seat, to a link and back, and on from there."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from starlode.games import replay
from starlode.i18n import LANGUAGES
from starlode.server.stored import Sitting
from starlode.terminal.following import Follower, follow
from tests.web import looks, planted
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.secrecy import read_record


def moment_of(person: Person) -> str:
    """Where the replay stands, as it says itself."""
    return str(person.page.get_by_role("slider").get_attribute("aria-valuetext"))


def test_a_finished_duel_is_looked_through_both_ways_and_gone_on_with(somebody: Somebody) -> None:
    person = somebody()
    table = person.table("looked-back-at1", planted.is_over)
    record = read_record(person.server, table)
    person.open(f"/t/{table}")
    person.page.get_by_role("link", name=person.say("web-replay-look")).click()
    person.look_at_table()
    bar = person.page.get_by_role("region", name=person.say("web-replay"), exact=True)
    slider, seen_by = bar.get_by_role("slider"), person.page.get_by_label(person.say("web-replay-seen-by"))
    expect(person.button(person.say("web-replay-step-back"))).to_be_disabled()

    # A step and a turn, with the mouse and with keys.
    person.press("web-replay-step-on")
    expect(slider).to_have_value("1")
    person.press("web-replay-turn-on")
    expect(bar).to_contain_text(person.say("web-replay-moment", turn=2, step=1, steps=8).split(",")[0])
    person.page.keyboard.press("PageUp")
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("ArrowRight")
    there = moment_of(person)
    person.page.keyboard.press("ArrowRight")
    assert moment_of(person) != there
    person.page.keyboard.press("ArrowLeft")
    assert moment_of(person) == there
    slider.focus()
    slider.press("End")
    expect(person.button(person.say("web-replay-step-on"))).to_be_disabled()

    # By itself, until the end.
    slider.press("ArrowLeft")
    slider.press("ArrowLeft")
    bar.get_by_label(person.say("web-replay-speed")).select_option("4")
    person.press("web-replay-run")
    expect(person.button(person.say("web-replay-run"))).to_be_visible()
    expect(slider).to_have_value(str(slider.get_attribute("max")))

    # What the result is made of.
    person.press("web-result")
    for name in ("start", "gained", "lost", "end"):
        expect(person.dialog.get_by_role("columnheader", name=person.say(f"score-{name}"))).to_be_visible()
    expect(person.dialog.get_by_role("row")).to_have_count(3)
    assert looks.barriers(person.page) == []
    person.page.keyboard.press("Escape")

    # What went wrong here is reported from here.
    person.press("web-menu")
    person.press("web-report")
    person.dialog.get_by_role("textbox").fill("It ended too soon.")
    assert looks.barriers(person.page) == []
    person.press("web-report-send")
    expect(person.dialog.get_by_role("status")).to_have_text(person.say("web-report-kept"))
    person.page.keyboard.press("Escape")

    # From the rival's seat one sees the rival's hand, as it was.
    seen_by.select_option("2")
    person.page.goto(f"{person.line.url}/r/{table}?seat=2&at=60")
    person.look_at_table()
    rows = max(step.rows for step in follow(record, Follower(record.rows, None)) if step.rows <= 60)
    then: Any = replay(record, rows).view(2).content
    mine = person.page.locator(".hand [data-card]")
    expect(mine).to_have_count(then["seats"][1]["hand"]["size"])
    assert looks.fits(person.page) + looks.speaks(person.page, "en") + looks.barriers(person.page) == []

    # The address is the moment's, and another visitor comes to the same.
    person.page.keyboard.press("ArrowRight")
    person.page.wait_for_url(lambda address: "seat=2&at=" in address and not address.endswith("at=60"))
    address, there = person.page.url, moment_of(person)
    person.page.goto(address)
    person.look_at_table()
    assert moment_of(person) == there

    # On from there, as seat 2, against a bot.
    person.page.get_by_role("button", name=person.say("web-replay-go-on")).click()
    person.page.wait_for_url("**/t/*")
    person.look_at_table()
    person.wait("told.table && told.table.draws.known && told.table.places[1].you && told.table.places[0].bot")


def test_a_running_match_is_looked_back_at_only_as_one_may_see_it(somebody: Somebody) -> None:
    """His own seat and the spectators' are all that a player can choose; whoever watches has no choice."""
    one, two, watcher = somebody(language="de"), somebody(), somebody(language="pl")
    table = one.table_with(two, "not-over-yet", planted.turn(5))
    for person, seats in ((one, ["0", "1"]), (watcher, ["0"])):
        person.open(f"/r/{table}?at=30")
        person.look_at_table()
        chosen = person.page.get_by_label(person.say("web-replay-seen-by"))
        assert [each.get_attribute("value") for each in chosen.get_by_role("option").all()] == seats
        expect(person.button(person.say("web-replay-go-on"))).to_have_count(0)
        expect(person.button(person.say("web-result"))).to_have_count(0)
        language = person.words.language
        assert looks.fits(person.page) + looks.speaks(person.page, language) + looks.barriers(person.page) == []
    watcher.tolerates.append(re.compile(r"^Failed to load resource: .* 409 "))
    watcher.open(f"/r/{table}?seat=2&at=30")  # an address that somebody made up
    watcher.sees(watcher.say("error-match-not-over"))


def test_every_table_fits_a_phone_and_is_told_as_text(somebody: Somebody) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
    person = somebody(language="pl", **phone)
    bots = [Sitting(seat, None, "greedy") for seat in range(2, 7)]
    mine = Sitting(1, person.guest)
    data = person.server.data
    played = [
        planted.a_table(data, "emperor-seen1", mine, *bots, until=planted.is_over, way="emperor"),
        planted.a_table(data, "cave-seen1", mine, *bots[:2], until=planted.is_over, game="cavein", way="pl2018"),
    ]
    for number, table in enumerate(played):
        person.open(f"/r/{table}?seat=3&at=120")
        person.look_at_table()
        found = looks.fits(person.page) + looks.speaks(person.page, "pl")
        told = person.page.locator(".now > span")
        assert told.evaluate("line => line.scrollWidth <= line.clientWidth"), told.text_content()
        person.page.get_by_role("button", name=person.say("web-text-table")).tap()
        person.look_at_table(text=True)
        person.page.get_by_role("button", name=person.say("web-replay-step-on"), exact=True).tap()
        found += looks.fits(person.page) + looks.speaks(person.page, "pl") + looks.barriers(person.page)
        person.page.get_by_role("button", name=person.say("web-result")).tap()
        expect(person.dialog.get_by_role("row")).to_have_count((6, 3)[number] + 1)
        person.page.keyboard.press("Escape")
        person.page.get_by_role("button", name=person.say("web-text-table")).tap()
        person.look_at_table()
        assert (table, found) == (table, [])


@pytest.mark.parametrize("seats", [2, 6])
def test_all_of_a_low_screen_is_above_the_bar_of_a_replay(somebody: Somebody, seats: int) -> None:
    person = somebody(language="de")
    until = planted.is_over
    played = person.table("low-seen1", until) if seats == 2 else person.many("low-six1", "realms", "emperor", 6, until)
    person.open(f"/r/{played}?seat=1&at=140")
    person.look_at_table()
    for width, height in ((360, 640), (844, 390), (1024, 768)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        over, under = person.page.evaluate("""() => [
          document.documentElement.scrollHeight - innerHeight,
          document.querySelector('.acts__log').getBoundingClientRect().bottom -
            document.querySelector('.bar').getBoundingClientRect().top,
        ]""")
        assert over <= 0, (width, height, over)
        assert under <= 1, (width, height, under)


def test_the_turning_points_lead_to_their_moments(somebody: Somebody) -> None:
    person = somebody()
    table = person.table("turned-here1", planted.is_over)
    found = planted.analysed(person.server.data, table, read_record(person.server, table))
    person.open(f"/r/{table}?seat=1&at=14")
    person.look_at_table()
    person.press("web-analysis")
    dialog = person.dialog
    expect(dialog.get_by_role("img")).to_be_visible()
    mine = [point for point in found.turning if point.seat == 1]
    buttons = dialog.get_by_role("button", name=person.say("web-analysis-go"))
    expect(buttons).to_have_count(len(mine))
    dialog.get_by_text(person.say("web-analysis-table")).click()
    expect(dialog.get_by_role("row")).to_have_count(3 + 1 + len(found.points))
    assert looks.fits(person.page) + looks.speaks(person.page, "en") + looks.barriers(person.page) == []

    # By key to a turn of the table, which the replay shows then.
    turn = found.points[len(found.points) // 2]
    link = dialog.get_by_role("rowheader").get_by_role("button").nth(len(found.points) // 2)
    link.focus()
    link.press("Enter")
    expect(dialog).to_have_count(0)
    person.page.wait_for_url(f"**at={turn.rows}")
    assert moment_of(person).startswith(person.say("web-replay-moment", turn=turn.turn, step=1, steps=1).split(",")[0])


def test_the_turning_points_fit_a_phone(somebody: Somebody) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
    person = somebody(language="pl", **phone)
    table = person.table("turned-small1", planted.is_over)
    planted.analysed(person.server.data, table, read_record(person.server, table))
    person.open(f"/r/{table}?seat=2&at=14")
    person.look_at_table()
    person.page.get_by_role("button", name=person.say("web-analysis")).tap()
    expect(person.dialog.get_by_role("img")).to_be_visible()
    assert looks.fits(person.page) + looks.speaks(person.page, "pl") + looks.barriers(person.page) == []


def test_the_link_to_a_moment_is_copied_and_leads_another_one_there(somebody: Somebody) -> None:
    person, other = somebody(permissions=["clipboard-read", "clipboard-write"]), somebody(language="de")
    table = person.table("linked-to1", planted.is_over)
    person.open(f"/r/{table}?seat=2&at=40")
    person.look_at_table()
    person.press("web-replay-step-on")
    person.press("web-replay-link")
    expect(person.button(person.say("web-copied"))).to_be_visible()
    link = str(person.page.evaluate("navigator.clipboard.readText()"))
    assert link.startswith(f"{person.line.url}/r/{table}?seat=2&at=")
    other.open(link.removeprefix(person.line.url))
    other.look_at_table()
    at = person.page.get_by_role("slider").input_value()
    expect(other.page.get_by_role("slider")).to_have_value(at)
    expect(other.page.get_by_label(other.say("web-replay-seen-by"))).to_have_value("2")


# What is not on one line: what is wider than its place, and buttons that are higher than the first.
_ROW = """(row) => {
  const found = row.scrollWidth > row.clientWidth + 1 ? [`${row.scrollWidth} in ${row.clientWidth}`] : []
  const [first, ...others] = row.querySelectorAll('.btn')
  for (const button of others) if (button.offsetHeight > first.offsetHeight + 1) found.push(button.textContent)
  for (const word of row.querySelectorAll('.btn .word'))
    if (word.offsetWidth > 1 && !word.querySelector('small') && word.getClientRects().length > 1)
      found.push(word.textContent)
  return found
}"""


def test_the_buttons_of_the_replay_have_one_line_each(somebody: Somebody) -> None:
    found = {}
    for language in LANGUAGES:
        person = somebody(language=language)
        table = person.table(f"one-line-{language}", planted.is_over)
        person.open(f"/r/{table}?seat=1&at=40")
        person.look_at_table()
        row = person.page.get_by_role("region", name=person.say("web-replay"), exact=True).locator(".row")
        for width, height in ((1280, 800), (1440, 900), (1680, 1050), (1920, 1080)):
            person.page.set_viewport_size({"width": width, "height": height})
            found[language, width] = row.evaluate(_ROW)
    assert {where: what for where, what in found.items() if what} == {}


def test_the_log_is_at_hand_while_looking_back_on_a_phone(somebody: Somebody) -> None:
    person = somebody(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    tables = [
        person.table("log-behind-duel1", planted.is_over),
        person.cave("log-behind-cave1", planted.is_over, seats=3),
        person.many("log-behind-six1", "realms", "emperor", 6, planted.is_over),
    ]
    for table in tables:
        person.open(f"/r/{table}?seat=1&at=60")
        person.look_at_table()
        assert person.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        person.button(person.say("web-log")).tap()
        log = person.page.get_by_role("complementary", name=person.say("web-log"))
        expect(log.get_by_role("heading", name=person.say("web-log"))).to_be_in_viewport()
