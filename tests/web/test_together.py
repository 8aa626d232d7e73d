"""Two people and their browsers: invited by a link, cut off, taking back, giving up, playing again, being watched."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starlode.games import find
from starlode.server import matches
from starlode.server.stored import Sitting
from tests.depth import DEEP
from tests.web import looks, planted
from tests.web.conftest import Somebody
from tests.web.person import OUTAGE, Person
from tests.web.ways import Mouse


def both_see(v: int, *people: Person) -> None:
    for person in people:
        person.wait("told.v >= a[0]", v)


def mark(page: Page) -> None:
    """Whatever is written on a page is gone when it is loaded anew."""
    page.evaluate("window.marked = true")


def is_marked(page: Page) -> bool:
    return bool(page.evaluate("window.marked === true"))


def test_a_friend_comes_by_link_and_nothing_is_lost_by_reloading_or_cut_lines(somebody: Somebody) -> None:
    host, friend = somebody(), somebody()
    host.open()
    host.press("web-open-table")
    link = host.page.get_by_role("textbox", name=host.say("web-invite-about")).input_value()
    assert link == host.page.url
    path = re.sub(r"^https?://[^/]*", "", link)  # each has a line of his own
    friend.open(path)
    friend.page.get_by_role("heading", name=re.compile("invites you to play")).wait_for()
    friend.press("web-join-and-play")
    for person in (host, friend):
        person.look_at_table()
    one, other = (host, friend) if host.is_asked else (friend, host)

    # A reload in mid-turn: everything is as it was.
    mouse = Mouse(one)
    mouse.do("play scout")
    before = one.moment
    one.page.reload()
    one.look_at_table()
    assert one.moment == before
    both_see(one.v, other)

    # The network is gone in mid-turn, for both: the page says so, and what is clicked is done when it is back.
    for person in (one, other):
        person.tolerates.append(OUTAGE)
        mark(person.page)
        person.context.set_offline(True)
        person.line.cut()
        person.sees(person.say("web-connection-lost"))
    v, hand = one.v, one.seat(one.moment["view"]["seat"])["hand"]["size"]
    one.button(re.compile(f"^{re.escape(one.say('board-verb-play'))} (Scout|Viper)")).first.click()
    for person in (one, other):
        person.line.mend()
        person.context.set_offline(False)
    both_see(v + 1, one, other)
    for person in (one, other):
        expect(person.page.get_by_text(person.say("web-connection-lost"))).to_have_count(0)
        assert is_marked(person.page)
    assert one.seat(one.moment["view"]["seat"])["hand"]["size"] == hand - 1

    # It goes on as if nothing had been.
    mouse.do("end-turn")
    other.until_asked()
    Mouse(other).do("end-turn")
    one.until_asked()


def test_what_showed_nothing_is_taken_back_at_once(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("undo"))
    hand, mouse = person.seat()["hand"], Mouse(person)
    take_back = person.button(re.compile(f"^{person.say('web-undo')}"))
    expect(take_back).to_be_disabled()
    mouse.do("play scout")
    count = person.count
    take_back.click()
    person.until_asked(count)
    assert person.seat()["hand"] == hand
    # A bot agrees to more.
    mouse.do("end-turn")
    person.until_asked()
    count = person.count
    person.button(re.compile(f"^{person.say('web-ask-undo')}")).click()
    person.wait("told.count > a[0] && told.moment.view.turn === 1", count)
    assert person.seat()["hand"] == hand


# On which parts of the table a request lies.
_ON = """(parts) => {
  const its = document.querySelector('.request').getBoundingClientRect()
  return parts.filter((part) => {
    const { top, bottom } = document.querySelector(part).getBoundingClientRect()
    return Math.min(bottom, its.bottom) - Math.max(top, its.top) > 1
  })
}"""
FORMATS = [(game, way, several[-1]) for game in ("realms", "cavein") for way, several in find(game).ways.items()]
ASKING = [(*each, text) for each in FORMATS for text in (False, True)]


@pytest.mark.parametrize(
    ("game", "way", "seats", "text"),
    ASKING if DEEP else [("realms", "duel", 2, False), ("cavein", "en2021", 4, True)],
)
def test_beyond_that_the_others_are_asked(somebody: Somebody, game: str, way: str, seats: int, text: bool) -> None:
    """Each reads in his language what is to be taken back, and how much; bots agree at once."""
    one, two, guest = somebody(), somebody(language="de"), somebody(language="pl")
    sitting = [
        Sitting(1, one.guest),
        *(Sitting(seat, None, "random") for seat in range(2, seats)),
        Sitting(seats, two.guest),
    ]
    v = 0
    for answer in ("web-refuse", "web-allow"):
        name, until = f"consent-{way}-{int(text)}-{answer}", planted.could_ask(seats)
        table = planted.a_table(one.server.data, name, *sitting, until=until, game=game, way=way)
        for person in (one, two, guest):
            person.sit_down(table, text)
        v = one.v
        one.button(re.compile(f"^{one.say('web-ask-undo')}")).click()
        one.wait("told.undo !== null")  # the bots of a team may have gone on until then
        before = one.page.evaluate("told.undo.undoes")
        for person, told in ((one, "web-undo-waits-mine"), (two, "web-undo-asked"), (guest, "web-undo-waits")):
            request = person.page.locator(".request")
            expect(request).to_contain_text(person.say(told, player=person.names()[1]))
            expect(request).to_contain_text(person.label(before["say"]))
            if before["others"]:
                expect(request).to_contain_text(person.say("web-undo-others", count=before["others"]))
            assert looks.fits(person.page) + looks.speaks(person.page, person.words.language) == []
            if not text:  # it stands where questions are asked, and of six seats grows onto the lower edge of the row
                free = [".top", ".rivals", *([".market, .cave"] if seats < 6 else [])]
                assert person.page.evaluate(_ON, free) == []
        two.press(answer)
        for person in (one, two, guest):
            expect(person.page.locator(".request")).to_have_count(0)
    for person in (one, two, guest):
        person.wait("told.v > a[0]", v)
    assert one.is_asked


def test_who_resigns_loses_and_both_play_again(somebody: Somebody) -> None:
    one, two = somebody(), somebody()
    table = one.table_with(two, "resign")
    one.sit_down(table)
    two.sit_down(table)
    two.press("web-menu")
    two.dialog.get_by_role("button", name=two.say("web-resign")).click()
    expect(two.dialog).to_contain_text(two.say("web-resign-about"))
    two.dialog.get_by_role("button", name=two.say("web-play-on")).click()
    expect(two.dialog).to_have_count(0)
    two.press("web-menu")
    two.dialog.get_by_role("button", name=two.say("web-resign")).click()
    two.dialog.get_by_role("button", name=two.say("web-resign"), exact=True).click()
    expect(two.dialog).to_contain_text(two.say("web-lost"))
    expect(one.dialog).to_contain_text(one.say("web-won"))

    name = one.names()[2]
    one.press("web-rematch")
    one.page.wait_for_url(lambda url: not url.endswith(table))
    one.sees(one.say("web-kept-for", name=name))
    expect(two.dialog).to_contain_text(two.say("web-rematch-asked-by", name=two.names()[1]))
    two.press("web-rematch")
    two.page.wait_for_url(lambda url: not url.endswith(table))
    for person in (one, two):
        person.look_at_table()
        person.wait("!told.moment.outcome")  # that was the match before
    assert one.page.evaluate("told.table.places.map((place) => place.you)") == [False, True]  # they change seats
    assert one.page.url.split("/")[-1] == two.page.url.split("/")[-1]
    assert one.is_asked != two.is_asked


def test_a_duel_is_won_by_a_click_and_the_next_begins(somebody: Somebody) -> None:
    person = somebody()
    table = person.table("last-turn", planted.can_win)
    person.sit_down(table)
    Mouse(person).do("attack 2")
    expect(person.dialog).to_contain_text(person.say("web-won"))
    person.press("web-look-at-table")
    expect(person.dialog).to_have_count(0)
    person.press("web-result")
    person.press("web-rematch")
    person.page.wait_for_url(lambda url: not url.endswith(table))
    person.wait("told.moment && !told.moment.outcome")
    person.look_at_table()


def test_whoever_has_the_link_may_watch(somebody: Somebody) -> None:
    player, watcher = somebody(), somebody()
    table = player.table("watched", planted.turn(9))
    player.sit_down(table)
    watcher.sit_down(table)
    watcher.sees(watcher.say("web-you-watch"))
    expect(watcher.button(re.compile(f"^{watcher.say('board-end-turn')}"))).to_have_count(0)
    assert watcher.seat(1)["hand"]["cards"] is None
    hand = watcher.page.get_by_role("region", name=watcher.say("board-hand"))
    expect(hand.get_by_role("button")).to_have_count(0)
    expect(hand).to_contain_text(watcher.say("board-hand-size", count=watcher.seat(1)["hand"]["size"]))
    played = next(option for option in player.moment["decision"]["options"] if option["verb"] == "play")
    Mouse(player).do(played["action"])
    both_see(player.v, watcher)
    in_play = watcher.page.get_by_role("region", name=re.compile("^In play"))
    expect(in_play).to_contain_text(watcher.words.card(played["card"]))


def test_a_wish_to_give_up_is_withdrawn(somebody: Somebody) -> None:
    one, mate = somebody(language="de"), somebody(language="pl")
    sitting = [Sitting(1, one.guest), Sitting(2, mate.guest), Sitting(3, None, "greedy"), Sitting(4, None, "greedy")]
    table = planted.a_table(one.server.data, "withdrawn", *sitting, way="hydra")
    one.sit_down(table)
    one.press("web-menu")
    one.dialog.get_by_role("button", name=one.say("web-resign")).click()
    expect(one.dialog).to_contain_text(one.say("web-resign-proposes"))
    one.dialog.get_by_role("button", name=one.say("web-resign"), exact=True).click()
    one.wait("told.moment.view.conceded.length === 1")
    one.press("web-menu")
    assert looks.barriers(one.page) + looks.fits(one.page) + looks.speaks(one.page, "de") == []
    one.dialog.get_by_role("button", name=one.say("web-resign-withdraw")).press("Enter")
    one.wait("told.moment.view.conceded.length === 0 && !told.moment.outcome")


def test_the_same_deal_is_played_again(somebody: Somebody) -> None:
    person = somebody(language="pl")
    table = person.table("same-deal", planted.can_win)
    person.sit_down(table)
    Mouse(person).do("attack 2")
    expect(person.dialog).to_contain_text(person.say("web-won"))
    person.press("web-same-deal")
    person.page.wait_for_url(lambda url: not url.endswith(table))
    person.wait("told.moment && !told.moment.outcome && told.table.draws.known")
    person.look_at_table()
    sitting = [Sitting(1, person.guest), Sitting(2, None, "greedy")]
    stored, secret, _ = planted.a_match("same-deal", sitting, planted.can_win)
    then: Any = matches.begin(stored, secret).view(1).content
    assert person.seat(1)["hand"] == then["seats"][0]["hand"]


def test_who_plays_again_after_another_chose_the_same_deal_is_told_so(somebody: Somebody) -> None:
    one, two = somebody(language="de"), somebody(language="pl")
    table = one.table_with(two, "same-deal-by-another", planted.can_win)
    one.sit_down(table)
    two.sit_down(table)
    Mouse(one).do("attack 2")
    expect(two.dialog).to_contain_text(two.say("web-lost"))
    expect(two.dialog).not_to_contain_text(two.say("web-same-deal-asked"))
    one.press("web-same-deal")
    expect(two.dialog).to_contain_text(two.say("web-same-deal-asked"))
    assert looks.barriers(two.page) + looks.fits(two.page) + looks.speaks(two.page, "pl") == []
    two.press("web-rematch")
    for person in (one, two):
        person.page.wait_for_url(lambda url: not url.endswith(table))
        person.look_at_table()
        heading = person.page.get_by_role("heading", level=1)
        expect(heading).to_contain_text(person.say("web-deal-known"))
    assert looks.barriers(two.page) + looks.fits(two.page) + looks.speaks(two.page, "pl") == []


def test_a_draw_is_claimed_where_the_house_rule_says_so(somebody: Somebody) -> None:
    one, two = somebody(language="de"), somebody(language="pl")
    one.sit_down(one.table_with(two, "no-claims"))
    one.press("web-menu")
    one.dialog.get_by_role("button", name=one.say("web-resign")).wait_for()
    expect(one.button(one.say("web-claim-draw"))).to_have_count(0)

    wish = {"game": "realms", "places": [{"me": True}, {}], "options": {"start": "1", "stall-claim": "1"}}
    table = one.context.request.post(f"{one.line.url}/api/tables", data=wish).json()["id"]
    two.open(f"/t/{table}")
    two.press("web-join-and-play")
    one.sit_down(table)
    two.look_at_table()
    one.press("web-menu")
    one.press("web-claim-draw")
    one.sees(one.say("error-not-stalled", turns=1))
    one.press("web-close")
    for person in (one, two) * 2:
        person.until_asked()
        Mouse(person).do("end-turn")
    two.press("web-menu")
    assert looks.barriers(two.page) + looks.fits(two.page) + looks.speaks(two.page, "pl") == []
    two.press("web-claim-draw")
    for person in (one, two):
        expect(person.dialog).to_contain_text(person.say("reason-stalled"))
        assert person.moment["outcome"]["winners"] == []
