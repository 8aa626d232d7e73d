"""Draws that somebody knows are marked, and nothing passes them off as agreed."""

import json
from pathlib import Path
from typing import Any

from tests.prompt.commands import Commands
from tests.server.agreeing import record_of, two_players
from tests.server.house import House
from tests.server.people import Guest


def test_the_same_deal_again_is_marked_and_casual(house: House, starlode: Commands, tmp_path: Path) -> None:
    """Whoever gives the key of a deal knows what comes: nothing is agreed, and everybody is told so."""
    host, friend = Guest(house.url), Guest(house.url)

    def play(**more: Any) -> dict[str, Any]:
        table = host.open_table(**more)["id"]
        friend.join(table, seat=2)
        pages = [host.page(table), friend.page(table)]
        draws = pages[1].table["draws"]
        assert (draws["known"], draws["agreed"], draws["awaited"]) == (bool(more), not more, [])
        for _ in range(6):
            moment = pages[0].moment
            assert moment is not None
            mover = moment["asked"]["seat"] - 1
            pages[mover].well("end-turn")
            pages[1 - mover].listen_for("update")
        assert pages[0].do("resign")["t"] == "done"
        answer: dict[str, Any] = host.get(f"/api/tables/{table}/record")
        return answer

    first = play()
    again = play(deal=first["chance"]["key"])
    assert again["record"]["rows"] == first["record"]["rows"]
    told = again["chance"]
    assert (told["known"], told["agreement"], told["key"]) == (True, None, first["chance"]["key"])
    file = tmp_path / "again.json"
    file.write_text(json.dumps(again), encoding="utf-8")
    verdict = starlode.well("verify", file)
    assert verdict.out.splitlines()[-1] == "Nothing was agreed about these draws: somebody may have known them."


def test_nothing_is_added_to_a_deal_that_is_given(house: House) -> None:
    guest, friend = Guest(house.url), Guest(house.url)
    wanted: dict[str, Any] = {"game": "realms", "places": [{"me": True, "salted": True}, {}], "deal": "ab" * 32}
    answer = guest.http.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert guest.http.post("/api/tables", json=wanted | {"places": [{"me": True}, {}], "deal": "ab"}).status_code == 400
    table = guest.open_table(deal="ab" * 32)["id"]
    friend.join(table, seat=2, hash="cd" * 32)  # a client that always promises
    page = friend.page(table)
    assert (page.table["phase"], page.table["draws"]["awaited"]) == ("running", [])


def test_a_match_whose_deal_was_given_does_not_pass_for_one_that_was_agreed(
    house: House, starlode: Commands, tmp_path: Path
) -> None:
    """The host says it was known, and somebody has kept that it was not."""
    one, two = two_players(house.url, tmp_path)
    kept = one.keep()
    for player in (one, two):
        assert player.reveal()["t"] == "done"
    assert one.page.do("resign")["t"] == "done"
    record = record_of(one)
    record["chance"] |= {"known": True, "agreement": None}
    file = tmp_path / "known.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert starlode("verify", file, "--kept", kept).status == 1
