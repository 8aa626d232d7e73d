"""Rated tables, which are the same for all, and tables without hints."""

import itertools
from typing import Any

import pytest

from tests.server.house import House
from tests.server.people import Guest, Page, a_duel
from tests.server.test_tables import refused

_members = itertools.count(1)


def a_member(house: House) -> Guest:
    """Somebody with an account."""
    guest = Guest(house.url)
    guest.post("/api/account", name=f"Member {next(_members)}", password="correct horse battery")
    return guest


def test_whoever_cannot_be_known_again_is_not_rated(house: House) -> None:
    """Contract: rated play needs accounts."""
    one, two = a_member(house), Guest(house.url)
    table = one.open_table(rated=True)["id"]
    assert refused(two.http.post(f"/api/tables/{table}/join", json={})) == (403, "needs-account")
    asked = {"game": "realms", "places": [{"me": True}, {}], "rated": True}
    assert refused(two.http.post("/api/tables", json=asked)) == (403, "needs-account")
    assert refused(two.http.post("/api/quick", json={"game": "realms", "rated": True})) == (403, "needs-account")


def a_rated_duel(house: House, **wanted: Any) -> tuple[Guest, Page]:
    """Whoever is asked first, and his page."""
    one, two = a_member(house), a_member(house)
    table = one.open_table(rated=True, **wanted)["id"]
    two.join(table)
    first, second = one.page(table), two.page(table)
    return (one, first) if first.asked else (two, second)


def test_a_rated_table_says_so_and_a_win_may_be_claimed_there(house: House) -> None:
    one, page = a_rated_duel(house)
    assert (page.table["rated"], page.table["hints"]) == (True, False)
    assert page.table["absence"] == {"then": "claim", "grace": 60}
    casual = one.open_table()
    assert (casual["rated"], casual["hints"], casual["absence"]["then"]) == (False, True, "wait")


def test_past_what_was_shown_nothing_is_taken_back_at_a_rated_table(house: House) -> None:
    """Contract: never on rated tables, not even against bots, who would always agree."""
    _, first = a_rated_duel(house)
    first.well("play scout")
    assert first.moment is not None
    assert first.moment["undo"] == "free"
    assert first.do("ask-undo")["t"] == "done"  # nothing was shown: it is free
    first.wait(lambda page: page.events[page.v]["event"] == "action-undone")
    first.well("end-turn")
    assert (first.moment["undo"], first.moment["undoes"]) == (None, None)
    assert first.do("ask-undo")["code"] == "rated-table"
    guest = a_member(house)
    page = guest.page(guest.open_table({"me": True}, {"bot": "greedy"}, rated=True)["id"])
    page.wait(lambda page: page.asked is not None)
    page.well("end-turn")
    assert page.do("ask-undo")["code"] == "rated-table"


NOT_RATED: list[tuple[str, dict[str, Any]]] = [
    ("absence", {"absence": {"then": "wait"}}),
    ("absence", {"absence": {"then": "bot", "grace": 30}}),
    ("absence", {"absence": {"then": "bot"}, "clock": {"kind": "days", "seconds": 86_400}}),
    ("deal", {"deal": "ab" * 32}),
    ("hints", {"hints": True}),
    ("absence", {"absence": {"then": "resign", "grace": 3}}),
    ("options", {"options": {"start": "1"}}),
    ("options", {"options": {"turn-limit": "1"}}),
    ("options", {"options": {"stall-claim": "1"}}),
    ("places", {"places": [{"bot": "calm"}, {"bot": "calm"}]}),
]


def test_rated_turns_may_take_days_and_then_nobody_has_to_be_there(house: House) -> None:
    days = {"kind": "days", "seconds": 86_400}
    _, page = a_rated_duel(house, clock=days)
    assert page.table["absence"]["then"] == "wait"
    _, page = a_rated_duel(house, clock=days, absence={"then": "resign", "grace": 3})
    assert page.table["rated"]


@pytest.mark.parametrize(("at", "wanted"), NOT_RATED)
def test_what_is_not_the_same_for_all_is_not_rated(house: House, at: str, wanted: dict[str, Any]) -> None:
    asked = {"game": "realms", "places": [{"me": True}, {}], "rated": True, **wanted}
    answer = a_member(house).http.post("/api/tables", json=asked)
    assert refused(answer) == (400, "not-rated")
    assert answer.json()["details"] == {"at": at}


def test_a_rated_table_has_our_components(house: House) -> None:
    guest = a_member(house)
    ours = guest.http.get("/api/components/cavein").text
    asked = {"game": "cavein", "places": [{"me": True}, {}], "rated": True, "components": ours}
    assert refused(guest.http.post("/api/tables", json=asked)) == (400, "not-rated")


def test_a_rematch_of_a_rated_match_is_rated(house: House) -> None:
    one, first = a_rated_duel(house)
    first.do("resign")
    first.wait(lambda page: page.is_over)
    again = one.post(f"/api/tables/{first.table['id']}/rematch")
    assert (again["rated"], again["hints"], again["absence"]["then"]) == (True, False, "claim")


def test_quick_play_leads_to_a_rated_table_only_who_wants_one(house: House) -> None:
    one, two, three = (a_member(house) for _ in range(3))
    rated = one.post("/api/quick", game="cavein", rated=True)
    assert rated["rated"]
    page = one.page(rated["id"])
    assert [table["rated"] for table in one.get("/api/open") if table["id"] == rated["id"]] == [True]
    assert two.post("/api/quick", game="cavein")["id"] != rated["id"]
    assert three.post("/api/quick", game="cavein", rated=True)["id"] == rated["id"]
    page.wait(lambda page: page.moment is not None)


def test_without_hints_nobody_is_told_what_he_overlooks(house: House) -> None:
    for hints in (True, False):
        _, _, first, _ = a_duel(house.url, hints=hints)
        assert first.moment is not None
        first.well("play scout")
        assert bool(first.moment["warnings"]) == hints
