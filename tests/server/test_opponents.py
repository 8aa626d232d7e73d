"""Whom one has played with lately, and inviting them again."""

from typing import Any

import httpx

from starlode.server.store import MOST_INVITATIONS
from tests.server.house import House
from tests.server.people import Guest, a_duel
from tests.server.test_tables import refused


def test_whom_i_have_played_with_is_invited_and_finds_the_table_among_his(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    stranger = Guest(house.url)
    (rival,) = one.get("/api/opponents")["opponents"]
    assert rival == {"name": two.get("/api/me")["name"], "table": first.table["id"], "seat": 2}
    assert stranger.get("/api/opponents")["opponents"] == []
    invited = {"table": rival["table"], "seat": rival["seat"]}
    table = one.open_table({"me": True}, {"invited": invited}, {}, game="cavein", public=True)
    assert [place["kept"] for place in table["places"]] == [None, rival["name"], None]
    assert two.get("/api/tables")["tables"][0]["id"] == table["id"]
    asked = stranger.http.post(f"/api/tables/{table['id']}/join", json={"seat": 2})
    assert refused(asked) == (409, "seat-kept")
    assert stranger.join(table["id"])["places"][2]["you"]  # a seat that is kept for nobody
    assert two.join(table["id"])["places"][1]["you"]
    assert sum(each["id"] == table["id"] for each in two.get("/api/tables")["tables"]) == 1


def test_nobody_is_invited_who_has_not_played_with_me(house: House) -> None:
    one, _, first, _ = a_duel(house.url)
    waiting = one.open_table()["id"]
    for guest, table, seat in ((Guest(house.url), first.table["id"], 2), (one, waiting, 1), (one, "no-such-table", 2)):
        places = [{"me": True}, {"invited": {"table": table, "seat": seat}}]
        answer = guest.http.post("/api/tables", json={"game": "realms", "places": places})
        assert refused(answer) == (409, "nobody-to-invite")
    both = {"game": "realms", "places": [{"me": True, "invited": {"table": first.table["id"], "seat": 2}}, {}]}
    assert refused(one.http.post("/api/tables", json=both)) == (400, "bad-request")


def test_who_has_blocked_somebody_is_not_invited_by_him(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    two.post(f"/api/tables/{first.table['id']}/block", seat=1)
    assert one.get("/api/opponents")["opponents"] == []
    places = [{"me": True}, {"invited": {"table": first.table["id"], "seat": 2}}]
    answer = one.http.post("/api/tables", json={"game": "realms", "places": places})
    assert refused(answer) == (409, "nobody-to-invite")


def invites(host: Guest, table: str, *others: dict[str, Any]) -> httpx.Response:
    places = [*others, {"invited": {"table": table, "seat": 2}}]
    return host.http.post("/api/tables", json={"game": "realms", "places": places})


def listed(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables")["tables"]]


def test_who_invites_sits_there_himself(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    assert refused(invites(one, first.table["id"], {})) == (400, "bad-request")
    table = invites(one, first.table["id"], {"me": True}).json()["id"]
    assert table in listed(two)
    one.post(f"/api/tables/{table}/leave")
    assert table not in listed(two)


def test_an_invitation_can_be_declined(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    table = invites(one, first.table["id"], {"me": True}).json()["id"]
    assert [place["for_you"] for place in two.get(f"/api/tables/{table}")["places"]] == [False, True]
    assert [place["for_you"] for place in one.get(f"/api/tables/{table}")["places"]] == [False, False]
    after = two.post(f"/api/tables/{table}/leave")
    assert [place["kept"] for place in after["places"]] == [None, None]
    assert table not in listed(two)
    assert Guest(house.url).join(table)["places"][1]["you"]


def test_invitations_do_not_push_ones_own_matches_out_of_the_list(house: House) -> None:
    one, two, first, _ = a_duel(house.url)
    sent = [invites(one, first.table["id"], {"me": True}).json()["id"] for _ in range(MOST_INVITATIONS + 2)]
    assert listed(two) == [*reversed(sent[2:]), first.table["id"]]
    two.post(f"/api/tables/{first.table['id']}/block", seat=1)
    assert listed(two) == [first.table["id"]]
