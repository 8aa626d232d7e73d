"""Somebody goes away in mid-match: the other one reads it, waits as long as the table says, and claims the win."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.server.house import Process, a_process
from tests.web import looks
from tests.web.conftest import Somebody
from tests.web.person import OUTAGE, Person
from tests.web.ways import Mouse


def test_who_has_gone_is_shown_and_a_win_is_claimed(somebody: Somebody) -> None:
    one, two = somebody(language="en"), somebody(language="de")
    asked = {
        "game": "realms", "places": [{"me": True}, {}], "options": {"start": "1"},
        "absence": {"then": "claim", "grace": 3},
    }  # fmt: skip
    assert one.guest != two.guest
    table = one.context.request.post(f"{one.line.url}/api/tables", data=asked, headers={"origin": one.line.url}).json()
    two.open(f"/t/{table['id']}")
    two.sees(two.say("web-absence-told-claim", time="3 Sekunden"))
    two.press("web-join-and-play")
    one.sit_down(table["id"])
    two.look_at_table()
    expect(two.page.get_by_role("img", name=re.compile(two.say("board-connected")))).to_have_count(1)

    one.page.goto("about:blank")
    two.sees(two.say("web-away", player=two.names()[1]))
    claim = two.page.get_by_role("button", name=two.say("web-claim-win"))
    claim.wait_for()
    assert looks.barriers(two.page) + looks.fits(two.page) + looks.speaks(two.page, "de") == []
    claim.press("Enter")
    two.wait("told.moment.outcome?.reason === 'absent'")
    two.sees(two.say("reason-absent"))


def test_a_bot_takes_the_seat_and_hands_it_back(somebody: Somebody) -> None:
    one, two = somebody(language="pl"), somebody(language="de", viewport={"width": 390, "height": 844})
    asked = {
        "game": "realms", "places": [{"me": True}, {}], "options": {"start": "1"},
        "absence": {"then": "bot", "grace": 10},  # a slow page, too, tells in time who is away
    }  # fmt: skip
    assert one.guest != two.guest
    headers = {"origin": one.line.url}
    table = one.context.request.post(f"{one.line.url}/api/tables", data=asked, headers=headers).json()["id"]
    two.open(f"/t/{table}")
    two.press("web-join-and-play")
    one.sit_down(table)
    two.look_at_table()
    one.page.goto("about:blank")
    two.sees(two.say("web-away", player=two.names()[1]))
    assert looks.barriers(two.page) + looks.fits(two.page) + looks.speaks(two.page, "de") == []
    two.wait("told.moment.decision")  # the bot has played a turn
    one.sit_down(table)
    Mouse(two).do("end-turn")
    one.until_asked()
    assert one.is_asked


def test_who_stays_away_has_given_up_where_the_table_says_so(somebody: Somebody) -> None:
    one, two = somebody(language="de"), somebody(language="pl", viewport={"width": 390, "height": 844})
    asked = {
        "game": "realms", "places": [{"me": True}, {}], "options": {"start": "1"},
        "absence": {"then": "resign", "grace": 3},
    }  # fmt: skip
    assert one.guest != two.guest
    headers = {"origin": one.line.url}
    table = one.context.request.post(f"{one.line.url}/api/tables", data=asked, headers=headers).json()["id"]
    two.open(f"/t/{table}")
    two.sees(two.say("web-absence-told-resign", time="3 sekundy"))
    two.press("web-join-and-play")
    one.sit_down(table)
    two.look_at_table()
    one.page.goto("about:blank")
    two.wait("told.moment.outcome?.reason === 'absent'")
    expect(two.dialog).to_contain_text(two.say("web-won"))
    expect(two.dialog).to_contain_text(two.say("reason-absent"))
    assert looks.barriers(two.page) + looks.fits(two.page) + looks.speaks(two.page, "pl") == []


def line_of_the_other(person: Person, message: str) -> Locator:
    """The sign beside the other one's name, when it says this; however many milliseconds it is."""
    before, _, after = person.say(message, lag="#").partition("#")
    return person.page.get_by_role("img", name=re.compile(f"{re.escape(before)}.*{re.escape(after)}"))


def test_a_slow_line_is_shown_and_a_cut_one(server: Process, somebody: Somebody, tmp_path: Path) -> None:
    with a_process(tmp_path / "data", "often") as measuring:
        one, two = somebody(server=measuring), somebody(server=measuring, language="de")
        table = one.table_with(two, "far-away")
        one.sit_down(table)
        two.sit_down(table)
        expect(line_of_the_other(two, "web-connected-lag")).to_have_count(1)
        one.line.late = 0.6
        expect(line_of_the_other(two, "web-connected-slowly")).to_have_count(1)
        assert looks.barriers(two.page) + looks.fits(two.page) + looks.speaks(two.page, "de") == []
        two.press("web-text-table")
        two.look_at_table(text=True)
        slowly = two.say("web-connected-slowly", lag="#").partition("#")[0]
        two.sees(slowly)
        two.press("web-text-table")
        one.line.late = 0.0
        expect(line_of_the_other(two, "web-connected-slowly")).to_have_count(0)
        for person in (one, two):  # one is cut off now, and the server ends before their pages do
            person.tolerates.append(OUTAGE)
        one.line.cut()
        one.sees(one.say("web-connection-lost"))
        expect(two.page.get_by_role("img", name=two.say("board-not-connected"))).to_have_count(1)
        two.sees(two.say("web-away", player=two.names()[1]))
