"""Several people at one device: each has a seat and a name, and a page looks as one of them at a time, or as none."""

import asyncio
from typing import Any

import httpx
import pytest

from starlode.server.ids import keeper_of
from starlode.server.people import parting
from tests.server.house import PATIENCE, House, until
from tests.server.people import Guest, Page
from tests.server.storage import ask, everything
from tests.server.test_tables import refused

TWO_HERE = ({"me": True}, {"other": "Anna"})


def at_one_device(house: House, **wanted: Any) -> tuple[Guest, str]:
    keeper = Guest(house.url)
    return keeper, keeper.open_table(*TWO_HERE, **wanted)["id"]


def hand_of(page: Page, seat: int) -> Any:
    assert page.moment is not None
    return page.moment["view"]["seats"][seat - 1]["hand"]


def test_two_people_at_one_device_play_and_each_page_sees_one_of_them(house: House) -> None:
    keeper, table = at_one_device(house, options={"start": "1"})
    told = keeper.get(f"/api/tables/{table}")
    assert (told["phase"], told["beside"]) == ("running", [1, 2])
    assert [place["name"] for place in told["places"]][1] == "Anna"
    one, two, curtain = (keeper.page(table, seat=seat) for seat in (1, 2, 0))
    assert [page.table["places"][1]["you"] for page in (one, two, curtain)] == [False, True, False]
    assert [page.table["beside"] for page in (one, two, curtain)] == [[1, 2]] * 3
    assert isinstance(hand_of(one, 1), dict | list)
    assert hand_of(one, 2) != hand_of(two, 2)
    assert hand_of(curtain, 1) == hand_of(two, 1)
    assert hand_of(curtain, 2) == hand_of(one, 2)
    assert one.moment
    assert one.moment["decision"]
    assert curtain.moment
    assert not curtain.moment["decision"]
    assert two.act("end-turn")["code"] == "not-your-turn"
    assert curtain.act("end-turn")["code"] == "not-seated"
    one.well("end-turn")
    two.listen_for("update")
    assert two.moment
    assert two.moment["decision"]


def test_only_who_holds_a_seat_looks_as_it(house: House) -> None:
    keeper, table = at_one_device(house)
    stranger = Guest(house.url)
    for seat in (1, 2):
        assert turned_away(stranger, table, seat) == (409, "not-seated")
        line = stranger.http.post(f"/api/tables/{table}/line?seat={seat}")
        assert refused(line) == (409, "not-seated")
    assert turned_away(keeper, table, 3) == (409, "not-seated")
    assert turned_away(keeper, table, "x") == (400, "bad-request")
    assert refused(stranger.http.get(f"/api/tables/{table}/replay?seat=2")) == (409, "match-not-over")
    assert keeper.get(f"/api/tables/{table}/replay?seat=2")["seat"] == 2
    watcher = stranger.page(table)
    assert watcher.table["beside"] == []
    assert watcher.table["watchers"] == 1
    assert keeper.page(table, seat=2, polled=True).table["places"][1]["you"]


def turned_away(guest: Guest, table: str, seat: int | str) -> tuple[int, str]:
    """How a socket is refused."""
    key = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key |= {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": str(guest.http.base_url)}
    return refused(guest.http.get(f"/api/tables/{table}/socket?seat={seat}", headers=key))


def test_all_at_a_device_are_there_while_one_page_is_open(house: House) -> None:
    keeper, table = at_one_device(house)
    page = keeper.page(table, seat=0)
    assert page.table["watchers"] == 0
    assert [place["here"] for place in keeper.get(f"/api/tables/{table}")["places"]] == [True, True]


def test_who_sits_beside_takes_an_open_seat_of_an_invitation(house: House) -> None:
    host, guest = Guest(house.url), Guest(house.url)
    table = host.open_table({"me": True}, {}, {}, game="cavein")["id"]
    other = {"seat": 3, "other": "Basia"}
    assert refused(guest.http.post(f"/api/tables/{table}/join", json=other)) == (409, "not-seated")
    guest.join(table, seat=2)
    assert refused(guest.http.post(f"/api/tables/{table}/join", json={"seat": 1, "other": "B"})) == (409, "seat-taken")
    assert refused(guest.http.post(f"/api/tables/{table}/join", json={"seat": 4, "other": "B"})) == (
        409,
        "no-such-seat",
    )
    told = guest.join(table, **other)
    assert (told["phase"], told["beside"]) == ("running", [2, 3])
    assert host.get(f"/api/tables/{table}")["beside"] == []
    assert refused(guest.http.post(f"/api/tables/{table}/join", json=other)) == (409, "already-started")


def test_a_seat_beside_is_given_back_alone_or_with_its_keeper(house: House) -> None:
    keeper, other = Guest(house.url), Guest(house.url)
    table = keeper.open_table({"me": True}, {"other": "Anna"}, {}, game="cavein")["id"]
    assert refused(other.http.post(f"/api/tables/{table}/leave?seat=2")) == (409, "not-seated")
    left = keeper.post(f"/api/tables/{table}/leave?seat=2")
    again = keeper.post(f"/api/tables/{table}/leave?seat=2")  # as whoever has heard no answer says it
    assert again["places"] == left["places"]
    assert refused(keeper.http.post(f"/api/tables/{table}/leave?seat=4")) == (409, "not-seated")
    assert [place["kind"] for place in left["places"]] == ["human", "open", "open"]
    keeper.join(table, seat=3, other="Anna")
    left = keeper.post(f"/api/tables/{table}/leave")
    assert [place["kind"] for place in left["places"]] == ["open"] * 3


def test_people_at_one_device_are_casual_and_have_names_that_are_free(house: House) -> None:
    keeper = Guest(house.url)
    keeper.post("/api/account", name="Zygmunt", password="correct horse battery")
    for places, status, code in (
        ([{"me": True}, {"other": "Zygmunt"}], 409, "name-taken"),
        ([{"other": "Anna"}, {}], 400, "bad-request"),
        ([{"me": True}, {"other": "Anna", "bot": "calm"}], 400, "bad-request"),
        ([{"me": True}, {"other": "\u202e"}], 400, "bad-name"),
    ):
        answer = keeper.http.post("/api/tables", json={"game": "realms", "places": places})
        assert refused(answer) == (status, code), places
    rated = {"game": "realms", "rated": True, "places": TWO_HERE}
    assert refused(keeper.http.post("/api/tables", json=rated)) == (400, "not-rated")
    table = keeper.open_table(rated=True)["id"]
    assert refused(keeper.http.post(f"/api/tables/{table}/join", json={"other": "Anna"})) == (400, "not-rated")


def test_nobody_beside_is_asked_when_something_is_taken_back(house: House) -> None:
    keeper, table = at_one_device(house, options={"start": "1"})
    one = keeper.page(table, seat=1)
    one.well("end-turn")
    assert one.do("ask-undo")["t"] == "done"  # by word of mouth
    assert one.listen_for("update")["moment"]["decision"] is not None


def test_one_answer_counts_for_a_device(house: House) -> None:
    host, guest = Guest(house.url), Guest(house.url)
    table = host.open_table({"me": True}, {}, {}, format="free-for-all", options={"start": "1"})["id"]
    guest.join(table, seat=2)
    guest.join(table, seat=3, other="Basia")
    asks, answers = host.page(table), guest.page(table, seat=3)
    asks.well("end-turn")
    asks.do("ask-undo")
    answers.wait(lambda page: page.undo is not None)
    assert answers.do("answer-undo", yes=True)["t"] == "done"
    asks.wait(lambda page: page.asked is not None)


def a_match_that_two_at_a_device_have_given_up(house: House) -> tuple[Guest, Guest, str]:
    """The winner, who opened the table; the keeper of the other two seats; and the table."""
    host, guest = Guest(house.url), Guest(house.url)
    table = host.open_table({"me": True}, {}, {}, game="cavein")["id"]
    guest.join(table, seat=2)
    guest.join(table, seat=3, other="Basia")
    for page in (guest.page(table, seat=2), guest.page(table, seat=3)):
        page.do("resign")
    return host, guest, table


def test_who_plays_again_takes_those_beside_him_along(house: House) -> None:
    host, guest, table = a_match_that_two_at_a_device_have_given_up(house)
    again = host.post(f"/api/tables/{table}/rematch")
    assert sum(place["kept"] is not None for place in again["places"]) == 2
    told = guest.post(f"/api/tables/{table}/rematch")
    assert (len(told["beside"]), told["phase"]) == (2, "running")
    assert "Basia" in [place["name"] for place in told["places"]]


def test_what_a_guest_takes_along_into_an_account_has_those_beside_him(house: House) -> None:
    owner, keeper = Guest(house.url), Guest(house.url)
    owner.post("/api/account", name="Hedwig", password="correct horse battery")
    table = keeper.open_table(*TWO_HERE)["id"]
    page = keeper.page(table, seat=2)
    keeper.post("/api/sign-in", name="Hedwig", password="correct horse battery")
    told = keeper.get(f"/api/tables/{table}")
    assert (told["beside"], [place["name"] for place in told["places"]]) == ([1, 2], ["Hedwig", "Anna"])
    assert keeper.page(table, seat=2).table["places"][1]["you"]
    page.close()
    known = [guest for (guest,) in ask(house.data, "SELECT id FROM guests") if guest != keeper_of(guest)]
    assert owner.id in map(keeper_of, known)
    assert keeper.id not in map(keeper_of, known)  # nothing is left of before


def test_nobody_is_seated_beside_who_is_refused_a_rematch(house: House) -> None:
    host, guest, table = a_match_that_two_at_a_device_have_given_up(house)
    again = host.post(f"/api/tables/{table}/rematch")["id"]
    host.post(f"/api/tables/{table}/block", seat=2)
    assert refused(guest.http.post(f"/api/tables/{table}/rematch")) == (403, "not-welcome")
    host.http.put("/api/me", json={"name": "Quentin"})  # whatever is told of the table next
    assert [place["name"] for place in host.get(f"/api/tables/{again}")["places"]].count(None) == 2


def test_who_leaves_for_good_takes_the_names_beside_him_along(house: House) -> None:
    """Their lines in the chat go with his."""
    keeper, table = at_one_device(house)
    beside = keeper.page(table, seat=2)
    assert beside.do("say", channel="table", text="good luck to us")["t"] == "done"
    beside.close()
    keeper.post("/api/delete-me", password=None)
    told = Guest(house.url).get(f"/api/tables/{table}")
    assert (told["phase"], [place["name"] for place in told["places"]]) == ("over", ["", ""])
    assert "good luck to us" not in everything(house.data)


def test_blocking_and_sending_away_mean_the_device(house: House) -> None:
    host, guest = Guest(house.url), Guest(house.url)
    table = host.open_table({"me": True}, {}, {}, {}, game="cavein")["id"]
    guest.join(table, seat=2)
    guest.join(table, seat=3, other="Basia")
    assert refused(guest.http.post(f"/api/tables/{table}/block", json={"seat": 3})) == (409, "nobody-there")
    told = host.post(f"/api/tables/{table}/kick", seat=3)
    assert [place["kind"] for place in told["places"]] == ["human", "open", "open", "open"]
    assert refused(guest.http.post(f"/api/tables/{table}/join", json={})) == (403, "not-welcome")


def test_who_sat_beside_somebody_is_no_opponent_to_invite(house: House) -> None:
    keeper, table = at_one_device(house)
    assert keeper.get("/api/opponents")["opponents"] == []
    again: httpx.Response = keeper.http.post(
        "/api/tables", json={"game": "realms", "places": [{"me": True}, {"invited": {"table": table, "seat": 2}}]}
    )
    assert refused(again) == (409, "nobody-to-invite")


def test_behind_the_curtain_nothing_is_heard_of_those_who_watch(house: House) -> None:
    keeper, table = at_one_device(house)
    watcher = Guest(house.url).page(table)
    watcher.do("say", channel="watchers", text="I see nothing")
    curtain = keeper.page(table, seat=0)
    assert curtain.do("say", channel="watchers", text="hm")["code"] == "wrong-channel"
    assert "I see nothing" not in "".join(curtain.heard)


def is_swept(house: House, table: str) -> bool:
    house.sweep()
    return not house.lobby.tables.has(table)


@pytest.mark.parametrize("is_forgotten", [False, True])
def test_whoever_sat_beside_somebody_is_forgotten_by_the_operator_alone(house: House, *, is_forgotten: bool) -> None:
    """His seat is given up and nobody's; the keeper plays on, also where the table is not in memory."""
    keeper = Guest(house.url)
    table = keeper.open_table(
        {"me": True}, {"other": "Annegret"}, {}, format="free-for-all", seats=3, options={"start": "1"}
    )["id"]
    rival = Guest(house.url)
    rival.join(table)
    page = keeper.page(table)
    ((anna,),) = ask(house.data, "SELECT guest FROM places WHERE table_id = :table AND seat = 2", table=table)
    if is_forgotten:
        page.close()
        until(lambda: is_swept(house, table))
    loop = house.lobby.tables._sweeper.get_loop()
    assert asyncio.run_coroutine_threadsafe(parting.part(house.lobby.tables, anna), loop).result(PATIENCE) == 1
    told = keeper.get(f"/api/tables/{table}")
    assert (told["phase"], told["places"][0]["you"], told["places"][1]["name"]) == ("running", True, "")
    assert told["beside"] == []
    page = keeper.page(table)
    page.well("end-turn")
    rival.page(table).well("end-turn")
    given_up = "SELECT text FROM rows WHERE table_id = :table AND text LIKE '%resign'"
    assert ask(house.data, given_up, table=table) == [("2 resign",)]
    assert "Annegret" not in everything(house.data)
    assert anna not in everything(house.data)
