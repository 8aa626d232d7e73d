"""The clock in the browser: chosen with the table, beside every name, paused when both agree, and said."""

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.server.people import Guest
from tests.web import looks
from tests.web.conftest import Somebody
from tests.web.ways import Mouse


def test_a_clock_is_chosen_shown_paused_and_given(somebody: Somebody) -> None:
    host, friend = somebody(language="de"), somebody(language="pl")
    host.open()
    chosen = host.page.get_by_role("combobox", name=host.say("web-clock"), exact=True)
    chosen.focus()
    chosen.select_option("bank")
    host.page.get_by_role("combobox", name=host.say("web-clock-increment")).select_option("5")
    host.press("web-open-table")
    host.sees(host.say("web-clock-told-bank-more", time="15 Minuten", more="5 Sekunden"))
    friend.open(re.sub(r"^https?://[^/]*", "", host.page.url))
    friend.press("web-join-and-play")
    for person in (host, friend):
        person.look_at_table()
        # The own one above the table, the other's beside the name; that one of them runs is said, too.
        expect(person.page.get_by_role("timer")).to_have_count(2)
        runs = person.say("web-time-runs", time="#").partition("#")[2]
        expect(person.page.get_by_role("timer", name=re.compile(re.escape(runs)))).to_have_count(1)

    # A pause, by the keyboard; as text it is the same.
    host.press("web-menu")
    host.page.get_by_role("button", name=host.say("web-pause-ask")).press("Enter")
    host.sees(host.say("web-pause-waits-mine"))
    friend.page.get_by_role("button", name=friend.say("web-allow")).press("Enter")
    for person in (host, friend):
        person.sees(person.say("web-paused"))
        stands = person.say("web-time-paused", time="#").partition("#")[2]
        expect(person.page.get_by_role("timer", name=re.compile(re.escape(stands)))).to_have_count(2)
    assert looks.barriers(host.page) + looks.fits(host.page) + looks.speaks(host.page, "de") == []
    friend.press("web-text-table")
    friend.look_at_table(text=True)
    expect(friend.page.get_by_role("timer")).to_have_count(3)  # above the table too
    assert looks.barriers(friend.page) + looks.fits(friend.page) + looks.speaks(friend.page, "pl") == []
    friend.press("web-pause-end")
    expect(host.page.get_by_text(host.say("web-paused"))).to_have_count(0)

    # A gift is seen by both.
    before = friend.page.evaluate("told.clock.left")
    seat = 2 if host.page.evaluate("told.table.places[0].you") else 1
    host.press("web-menu")
    host.page.get_by_role("button", name=re.compile("1 Minute")).click()
    friend.wait("told.clock.left[a[0] - 1] > a[1]", seat, before[seat - 1])


def test_where_turns_take_days_somebody_goes_on_vacation_and_comes_back(somebody: Somebody) -> None:
    one, two = somebody(language="pl", viewport={"width": 390, "height": 844}), somebody(language="de")
    asked = {"game": "realms", "places": [{"me": True}, {}], "options": {"start": "1"}}
    clock = {"kind": "days", "seconds": 259_200}
    headers = {"origin": one.line.url}
    table = one.context.request.post(f"{one.line.url}/api/tables", data={**asked, "clock": clock}, headers=headers)
    two.open(f"/t/{table.json()['id']}")
    two.press("web-join-and-play")
    one.sit_down(table.json()["id"])
    two.look_at_table()
    one.page.get_by_role("button", name=one.say("web-menu")).first.click()
    one.dialog.get_by_label(one.say("web-vacation-days")).fill("2")
    assert looks.barriers(one.page) + looks.fits(one.page) + looks.speaks(one.page, "pl") == []
    one.dialog.get_by_role("button", name=one.say("web-vacation-go")).press("Enter")
    away = two.say("web-time-vacation", time="#").partition("#")[2]
    expect(two.page.get_by_role("timer", name=re.compile(re.escape(away)))).to_have_count(1)
    assert looks.barriers(two.page) + looks.speaks(two.page, "de") == []
    one.page.get_by_role("button", name=one.say("web-menu")).first.click()
    one.dialog.get_by_role("button", name=one.say("web-vacation-back")).press("Enter")
    expect(two.page.get_by_role("timer", name=re.compile(re.escape(away)))).to_have_count(0)


def test_whose_turn_takes_too_long_has_lost_and_both_read_why(somebody: Somebody) -> None:
    """Half a minute a turn is chosen, and on its way made the shortest that there is, so that nobody waits for it."""
    host, friend = somebody(language="pl"), somebody(language="de", viewport={"width": 390, "height": 844})
    wishes: list[dict[str, Any]] = []

    def shorten(route: Route) -> None:
        if route.request.method != "POST":  # the page asks for its tables there, too
            return route.continue_()
        wish = json.loads(route.request.post_data or "")
        wishes.append(wish["clock"])
        route.continue_(post_data={**wish, "clock": {**wish["clock"], "seconds": 5}})

    host.page.route("**/api/tables", shorten)
    host.open()
    host.press("game-more-realms")
    host.dialog.get_by_label(re.compile(f"^{host.say('web-seat', seat=2)}")).select_option("open")
    host.dialog.get_by_role("combobox", name=host.say("web-clock"), exact=True).select_option("turn")
    host.dialog.get_by_role("combobox", name=host.say("web-clock-time"), exact=True).select_option("30")
    assert looks.barriers(host.page) + looks.fits(host.page) + looks.speaks(host.page, "pl") == []
    host.dialog.get_by_role("button", name=host.say("web-open-table")).click()
    host.sees(host.say("web-clock-told-turn", time="5 sekund"))
    assert wishes == [{"kind": "turn", "seconds": 30, "increment": 0}]
    friend.open(re.sub(r"^https?://[^/]*", "", host.page.url))
    friend.press("web-join-and-play")
    for person in (host, friend):
        person.wait("told.moment?.outcome?.reason === 'time-out'")
        expect(person.dialog).to_contain_text(person.say("reason-time-out"))
    first = host.moment["outcome"]["winners"] == [2]
    for person, lost in ((host, first), (friend, not first)):
        expect(person.dialog).to_contain_text(person.say("web-lost" if lost else "web-won"))
        assert (
            looks.barriers(person.page) + looks.fits(person.page) + looks.speaks(person.page, person.words.language)
            == []
        )


def test_whoever_has_to_answer_a_take_back_is_on_the_clock_and_no_bot_ever(somebody: Somebody) -> None:
    one, two = somebody(language="de"), somebody(language="pl")
    places = [{"me": True}, {}, {}, {"bot": "random"}]
    wish = {"game": "realms", "format": "free-for-all", "seats": 4, "places": places, "options": {"start": "1"}}
    clock = {"kind": "bank", "seconds": 900, "increment": 0}
    table = one.context.request.post(f"{one.line.url}/api/tables", data={**wish, "clock": clock}).json()["id"]
    assert two.context.request.post(f"{two.line.url}/api/tables/{table}/join", data={"seat": 2}).ok
    Guest(one.server.url).join(table)
    for person in (one, two):
        person.sit_down(table)
    runs = re.compile(re.escape(two.say("web-time-runs", time="#").partition("#")[2]))
    Mouse(one).do("end-turn")
    two.wait("told.clock.running.join() === '2'")
    expect(two.page.get_by_role("timer", name=runs)).to_have_count(1)
    one.button(re.compile(f"^{one.say('web-ask-undo')}")).click()
    two.wait("told.clock.running.join() === '2,3'")
    expect(two.page.get_by_role("timer", name=runs)).to_have_count(2)
    two.press("web-refuse")
    two.wait("told.clock.running.join() === '2'")
    expect(two.page.get_by_role("timer", name=runs)).to_have_count(1)
    one.wait("told.clock.left[3] === 900_000")


def test_time_is_given_to_a_whole_hydra_at_once(somebody: Somebody) -> None:
    one, two, three = people = [somebody(language=language) for language in ("en", "de", "pl")]
    wish = {"game": "realms", "format": "hydra", "seats": 4, "places": [{"me": True}, {}, {}, {"bot": "greedy"}]}
    clock = {"kind": "bank", "seconds": 900, "increment": 0}
    opened = one.context.request.post(f"{one.line.url}/api/tables", data={**wish, "clock": clock})
    table = opened.json()["id"]
    for seat, person in ((2, two), (3, three)):
        assert person.context.request.post(f"{person.line.url}/api/tables/{table}/join", data={"seat": seat}).ok
    for person in people:
        person.sit_down(table)
    three.press("web-menu")
    names = three.names()
    gift = three.dialog.get_by_role("button", name=re.compile(f"{names[1]}|{names[2]}"))
    expect(gift).to_have_count(1)
    expect(gift).to_contain_text(names[1])
    expect(gift).to_contain_text(names[2])
    assert looks.barriers(three.page) + looks.fits(three.page) + looks.speaks(three.page, "pl") == []
    gift.click()
    one.wait("told.clock.left[0] > 900_000 && told.clock.left[1] > 900_000 && told.clock.left[2] <= 900_000")
    one.press("web-menu")
    expect(one.dialog.get_by_role("button", name=re.compile(one.names()[2]))).to_have_count(0)  # it is his own clock
