"""Who stays away, by a time that the test moves: who is missed since when, and what the table has chosen then."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import Hands, House, a_house
from tests.server.people import Guest, Page, a_duel
from tests.server.test_clocks import DAYS, TURN, ended, rows
from tests.server.test_formats import seated


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("data"), clock=hands.clock, today=hands.clock, pause=hands.pause) as house:
        yield house


def presence(page: Page) -> dict[str, Any]:
    """Who is there by now, by asking."""
    page.send("hello", have=page.v)
    page.listen_for("sync")
    return page.listen_for("presence")


def goes(hands: Hands, page: Page, watching: Page, seat: int) -> None:
    """Somebody closes his page, and another one has seen it."""
    page.close()
    while seat in presence(watching)["here"]:
        hands.now += 0.001


def then(what: str, grace: int = 60) -> dict[str, Any]:
    return {"then": what, "grace": grace}


def test_it_is_told_who_has_gone_since_when_and_for_how_long_he_is_waited_for(house: House, hands: Hands) -> None:
    _, _, first, second = a_duel(house.url)
    assert first.table["absence"] == then("wait")
    assert presence(second)["gone"] == []
    goes(hands, first, second, 1)
    hands.now += 7
    told = presence(second)
    (gone,) = told["gone"]
    assert (gone["seat"], gone["ago"] // 1000, told["here"], told["waited"] // 1000) == (1, 7, [2], 7)
    hands.now += 100_000
    told = presence(second)
    assert (told["claimable"], told["played-for"]) == ([], [])
    assert second.do("claim-win")["code"] == "nobody-missed"


def test_a_win_is_claimed_after_the_grace_and_not_before(house: House, hands: Hands) -> None:
    one, _, first, second = a_duel(house.url, absence=then("claim", 30))
    assert second.do("claim-win")["code"] == "nobody-missed"
    goes(hands, first, second, 1)
    hands.now += 29
    assert presence(second)["claimable"] == []
    assert second.do("claim-win")["code"] == "nobody-missed"
    hands.now += 1.1
    second.wait(lambda page: presence(page)["claimable"] == [1])
    # Who is back in time plays on.
    first = one.page(first.table["id"])
    assert presence(second)["claimable"] == []
    assert second.do("claim-win")["code"] == "nobody-missed"
    goes(hands, first, second, 1)
    hands.now += 30.1
    second.wait(lambda page: presence(page)["claimable"] == [1])
    assert second.do("claim-win")["t"] == "done"
    assert ended(second) == ([2], "absent")
    assert rows(house, second)[-1] == "1 absent"
    assert [event["event"] for event in second.events.values()][-2:] == ["player-missed", "match-ended"]


def test_who_is_not_asked_is_not_missed_and_the_grace_begins_when_he_is(house: House, hands: Hands) -> None:
    _, _, first, second = a_duel(house.url, absence=then("resign", 30))
    goes(hands, second, first, 2)
    hands.now += 500
    assert not presence(first)["claimable"]
    first.well("end-turn")
    hands.now += 29
    assert not first.is_over
    presence(first)
    hands.now += 1.1
    assert ended(first) == ([1], "absent")


def test_a_bot_plays_for_somebody_who_has_gone_and_hands_the_seat_back(house: House, hands: Hands) -> None:
    one, _, first, second = a_duel(house.url, absence=then("bot", 20), clock={"kind": "bank", "seconds": 600})
    goes(hands, first, second, 1)
    hands.now += 20.1
    second.wait(lambda page: page.asked is not None)  # the bot has played a whole turn
    told = presence(second)
    assert (told["played-for"], told["here"]) == ([1], [2])
    left = second.listen_for("clock")["left"]
    assert 570_000 < left[0] <= 600_000  # it has cost no time of his but the grace
    first = one.page(first.table["id"])
    assert presence(second)["played-for"] == []
    second.well("end-turn")
    first.wait(lambda page: page.asked is not None)
    hands.now += 100
    assert first.asked
    before = len(rows(house, first))
    first.well("end-turn")
    assert len(rows(house, first)) > before


def test_where_nobody_waits_nobody_is_missed(house: House, hands: Hands) -> None:
    one, two, first, second = a_duel(house.url, absence=then("resign", 20))
    table = first.table["id"]
    goes(hands, first, second, 1)
    second.close()
    live = house.lobby.tables._live[table]
    while live.audience.viewers:
        one.get(f"/api/tables/{table}")
    hands.now += 1000
    assert one.get(f"/api/tables/{table}")["phase"] == "running"
    # From when somebody is back and waits, the other has the grace to come too.
    second = two.page(table)
    hands.now += 19
    presence(second)
    assert not second.is_over
    hands.now += 1.1
    assert ended(second) == ([2], "absent")


def test_of_a_hydra_one_who_is_there_is_enough(house: House, hands: Hands) -> None:
    pages = seated(house.url, "hydra", "-", "-", "-", "greedy", absence=then("claim", 20), start="1")
    one, two, three = pages
    goes(hands, one, three, 1)
    hands.now += 100
    assert presence(three)["claimable"] == []
    goes(hands, two, three, 2)
    hands.now += 20.1
    three.wait(lambda page: presence(page)["claimable"] == [1, 2])
    assert three.do("claim-win")["t"] == "done"
    assert ended(three) == ([3, 4], "absent")


@pytest.mark.parametrize("what", ["claim", "resign"])
def test_of_a_hydra_a_bot_plays_on_for_one_who_has_gone_where_the_other_is_there(
    house: House, hands: Hands, what: str
) -> None:
    """Contract: a Hydra teammate is played on for by a teammate or a bot; to give up alone would be a wish."""
    one, two, three = seated(house.url, "hydra", "-", "-", "-", "greedy", absence=then(what, 20), start="1")
    goes(hands, two, three, 2)
    one.well("end-turn")  # her part of it; the other's is waited for
    hands.now += 20.1
    three.wait(lambda page: presence(page)["played-for"] == [2])
    hands.now += 100
    assert not [row for row in rows(house, three) if row.endswith(" absent")]
    assert presence(three)["claimable"] == []


def test_of_a_hydra_of_which_nobody_is_left_all_give_up(house: House, hands: Hands) -> None:
    one, two, three = seated(house.url, "hydra", "-", "-", "-", "greedy", absence=then("resign", 20), start="1")
    one.well("end-turn")
    goes(hands, one, three, 1)
    goes(hands, two, three, 2)
    hands.now += 20.1
    assert ended(three) == ([3, 4], "absent")
    assert rows(house, three)[-2:] == ["1 absent", "2 absent"]


def test_where_turns_take_days_the_clock_alone_decides(house: House, hands: Hands) -> None:
    _, _, first, second = a_duel(house.url, absence=then("resign", 3), clock=DAYS)
    goes(hands, first, second, 1)
    hands.now += 3600
    assert (presence(second)["claimable"], second.is_over) == ([], False)


def test_while_the_clock_is_paused_nobody_is_missed(house: House, hands: Hands) -> None:
    _, _, first, second = a_duel(house.url, absence=then("claim", 30), clock=TURN)
    first.do("pause", on=True)
    second.do("pause", on=True)
    goes(hands, first, second, 1)
    hands.now += 3600
    assert presence(second)["claimable"] == []
    assert second.do("claim-win")["code"] == "nobody-missed"
    second.do("pause", on=False)
    hands.now += 20  # from now on it is waited for him
    assert presence(second)["claimable"] == []


def test_nobody_claims_against_his_own_side(house: House, hands: Hands) -> None:
    pages = seated(house.url, "raid", "-", "-", "-", absence=then("claim", 20))
    boss, one, two = pages
    while not one.asked:
        next(page for page in pages if page.asked).well("end-turn")
        for page in pages:
            page.reach(max(each.v for each in pages))
    goes(hands, one, two, 2)
    hands.now += 20.1
    two.wait(lambda page: presence(page)["claimable"] == [2])
    assert two.do("claim-win")["code"] == "nobody-missed"
    assert boss.do("claim-win")["t"] == "done"
    two.wait(lambda page: page.asked is not None)


def test_a_wish_to_give_up_is_withdrawn(house: House) -> None:
    pages = seated(house.url, "hydra", "-", "-", "-", "-", start="1")
    one, two = pages[:2]
    assert one.do("play-on")["code"] == "not-conceding"
    assert one.do("resign")["t"] == "done"
    one.wait(lambda page: page.moment is not None and page.moment["view"]["conceded"] == [1])
    assert one.do("play-on")["t"] == "done"
    two.wait(lambda page: page.events[page.v]["event"] == "surrender-withdrawn")
    two.do("resign")
    two.wait(lambda page: page.moment is not None and page.moment["view"]["conceded"] == [2])
    assert not two.is_over


def test_no_table_waits_for_a_bot(house: House, hands: Hands) -> None:
    guest = Guest(house.url)
    table = guest.open_table({"me": True}, {"bot": "greedy"}, options={"start": "2"}, absence=then("resign", 10))["id"]
    page = guest.page(table)
    page.wait(lambda page: page.asked is not None)
    hands.now += 1000
    assert not page.is_over
    assert presence(page)["gone"] == []
