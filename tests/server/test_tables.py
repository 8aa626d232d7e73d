"""Opening tables, taking seats, and what guests are told about themselves."""

import re
from dataclasses import replace
from typing import Any

import httpx
import pytest

from starlode.bots import GENTLEST, NAMES, PROPOSED
from starlode.games import games
from starlode.server.limits import FREE, Most, Paces
from tests.server.house import FAST, House, a_house
from tests.server.people import Guest, fetch

Wanted = dict[str, Any]


def refused(response: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    problem = response.json()
    assert problem.keys() == {"code", "details"}
    return response.status_code, problem["code"]


def test_the_games_are_those_of_the_registry(house: House) -> None:
    told = Guest(house.url).get("/api/games")
    assert told["languages"] == ["en", "de", "pl"]
    assert [game["game"] for game in told["games"]] == [game.name for game in games()]
    realms = told["games"][0]
    formats = {each["format"]: each["seats"] for each in realms["formats"]}
    assert formats == {name: list(seats) for name, seats in games()[0].ways.items()}
    assert (realms["bots"], realms["proposed"], realms["gentlest"]) == (list(NAMES), PROPOSED, GENTLEST)
    options = {option["name"]: option for option in realms["options"]}
    assert "format" not in options
    assert options["start"]["values"][0] == options["start"]["default"] == "random"
    assert (options["turn-limit"]["values"], options["turn-limit"]["least"]) == (None, 1)


def test_a_guest_keeps_his_name(house: House) -> None:
    guest = Guest(house.url)
    me = guest.get("/api/me")
    assert me["id"] == guest.id
    assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+", me["name"])
    named = guest.http.put("/api/me", json={"name": "  Ada   Zażółć "}).json()
    assert named == {"id": guest.id, "name": "Ada Zażółć", "account": False}
    assert guest.get("/api/me")["name"] == "Ada Zażółć"


@pytest.mark.parametrize("name", ["", "x" * 41, 7, None])
def test_a_name_that_cannot_be_shown_is_refused(house: House, name: object) -> None:
    guest = Guest(house.url)
    before = guest.get("/api/me")
    assert refused(guest.http.put("/api/me", json={"name": name})) == (400, "bad-request")
    assert guest.get("/api/me") == before


def test_a_table_starts_when_everybody_sits(house: House) -> None:
    one, two = Guest(house.url), Guest(house.url)
    table = one.open_table()
    assert re.fullmatch(r"[a-z]+-[a-z]+-[0-9a-z]{6}", table["id"])
    assert (table["phase"], table["v"], len(table["commitment"])) == ("waiting", 0, 64)
    assert [(place["kind"], place["you"]) for place in table["places"]] == [("human", True), ("open", False)]
    page = one.page(table["id"])
    assert page.moment is None
    joined = two.join(table["id"])
    assert (joined["phase"], joined["commitment"]) == ("running", table["commitment"])
    assert [(place["kind"], place["you"]) for place in joined["places"]] == [("human", False), ("human", True)]
    page.wait(lambda page: page.moment is not None)
    assert page.table["places"][1]["name"] == two.get("/api/me")["name"]
    assert sorted(page.events) == list(range(1, joined["v"] + 1))


def test_the_order_of_places_is_that_of_the_seats(house: House) -> None:
    guest = Guest(house.url)
    table = guest.open_table({"bot": "random"}, {"me": True})
    assert [(place["seat"], place["bot"], place["you"]) for place in table["places"]] == [
        (1, "random", False), (2, None, True)
    ]  # fmt: skip


def test_places_may_be_left_out(house: House) -> None:
    table = Guest(house.url).post("/api/tables", game="realms", format="duel", seats=2)
    assert [place["kind"] for place in table["places"]] == ["open", "open"]


def test_a_seat_can_be_chosen_changed_and_given_back(house: House) -> None:
    one, two = Guest(house.url), Guest(house.url)
    table = one.post("/api/tables", game="realms")["id"]
    assert [place["you"] for place in one.join(table, seat=2)["places"]] == [False, True]
    assert [place["you"] for place in one.join(table, seat=1)["places"]] == [True, False]
    assert refused(two.http.post(f"/api/tables/{table}/join", json={"seat": 1})) == (409, "seat-taken")
    left = one.post(f"/api/tables/{table}/leave")
    assert [place["kind"] for place in left["places"]] == ["open", "open"]
    two.join(table, seat=1)
    assert one.join(table)["phase"] == "running"
    assert refused(one.http.post(f"/api/tables/{table}/leave")) == (409, "already-started")
    assert refused(Guest(house.url).http.post(f"/api/tables/{table}/leave")) == (409, "not-seated")
    assert one.join(table)["phase"] == "running"  # he sits there already
    assert refused(Guest(house.url).http.post(f"/api/tables/{table}/join", json={})) == (409, "already-started")
    assert refused(one.http.post(f"/api/tables/{table}/join", json={"seat": 3})) == (409, "already-started")


WRONG: list[tuple[Wanted, str]] = [
    ({}, "bad-request"),
    ({"game": "chess"}, "unknown-game"),
    ({"game": "realms", "format": "hydra-of-nine"}, "unknown-format"),
    ({"game": "realms", "seats": 5, "format": "duel"}, "wrong-seats"),
    ({"game": "realms", "seats": 7}, "bad-request"),
    ({"game": "realms", "format": "duel", "seats": 2, "places": [{}, {}, {}]}, "wrong-seats"),
    ({"game": "realms", "places": [{"bot": "deep-thought"}, {}]}, "unknown-bot"),
    ({"game": "realms", "places": [{"me": True}, {"me": True}]}, "bad-request"),
    ({"game": "realms", "places": [{"me": True, "bot": "greedy"}, {}]}, "bad-request"),
    ({"game": "realms", "places": [{"you": True}]}, "bad-request"),
    ({"game": "realms", "places": "all"}, "bad-request"),
    ({"game": "realms", "options": {"luck": "good"}}, "bad-option"),
    ({"game": "realms", "options": {"turn-limit": "never"}}, "bad-option"),
    ({"game": "realms", "options": {"format": "duel"}}, "bad-option"),
    ({"game": "realms", "options": {"turn-limit": 60}}, "bad-request"),
]


@pytest.mark.parametrize(("wanted", "code"), WRONG, ids=str)
def test_a_table_that_cannot_be_is_refused(house: House, wanted: Wanted, code: str) -> None:
    guest = Guest(house.url)
    assert refused(guest.http.post("/api/tables", json=wanted)) == (400, code)
    assert guest.get("/api/tables")["tables"] == []


def test_what_is_not_there_is_said_to_be_so(house: House) -> None:
    guest = Guest(house.url)
    assert refused(guest.http.get("/api/tables/amber-heron-k3x9q2")) == (404, "no-such-table")
    assert refused(guest.http.post("/api/tables/amber-heron-k3x9q2/join", json={})) == (404, "no-such-table")
    assert refused(guest.http.get("/api/moon")) == (404, "not-found")
    assert refused(guest.http.delete("/api/tables")) == (405, "method-not-allowed")
    assert refused(guest.http.post("/api/tables", content="{")) == (400, "bad-request")
    assert refused(guest.http.post("/api/tables", json={"game": "x" * 300_000})) == (413, "too-large")


def test_my_tables_are_listed_newest_first(house: House) -> None:
    one, two = Guest(house.url), Guest(house.url)
    first, second = one.open_table()["id"], one.open_table({"me": True}, {"bot": "greedy"})["id"]
    two.join(first)
    listed = one.get("/api/tables")["tables"]
    assert {table["id"] for table in listed} == {first, second}
    assert [table["id"] for table in two.get("/api/tables")["tables"]] == [first]
    assert all(table["phase"] == "running" for table in listed)
    assert Guest(house.url).get("/api/tables")["tables"] == []


def test_a_new_name_is_seen_at_the_table(house: House) -> None:
    one, two = Guest(house.url), Guest(house.url)
    table = one.open_table()["id"]
    two.join(table)
    page = one.page(table)
    two.http.put("/api/me", json={"name": "Grace"})
    page.wait(lambda page: page.table["places"][1]["name"] == "Grace")


def test_nobody_opens_tables_without_end(tmp_path: Any) -> None:
    tight = replace(FAST, new_tables=Paces((0.001, 3), FREE, FREE), open_tables=Most(2, 99, 99))
    with a_house(tmp_path, limits=tight) as house:
        guest = Guest(house.url)
        guest.open_table()
        guest.open_table()
        wanted = {"game": "realms", "seats": 2, "places": [{"me": True}]}
        assert refused(guest.http.post("/api/tables", json=wanted)) == (429, "too-many-tables")
        assert refused(guest.http.post("/api/tables", json=wanted)) == (429, "too-fast")


def test_nobody_asks_without_end(tmp_path: Any) -> None:
    tight = replace(FAST, requests=Paces((0.001, 5), FREE, FREE), new_guests=Paces(FREE, (0.001, 2), FREE))
    with a_house(tmp_path, limits=tight) as house:
        guest = Guest(house.url)
        answers = [guest.http.get("/api/games").status_code for _ in range(8)]
        assert answers == [200] * 5 + [429] * 3
        Guest(house.url)
        assert refused(fetch(f"{house.url}/api/me")) == (429, "too-fast")
