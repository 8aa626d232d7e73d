"""How a match ends at a table, what is revealed then, and how it begins anew."""

import json
import random
from pathlib import Path

import pytest

from starlode.core.agreement import secret_hash
from starlode.core.company import Company
from starlode.core.record import Record
from starlode.games import replay
from starlode.server.rematches import exchange
from tests.prompt.commands import Commands
from tests.server.house import House
from tests.server.people import Guest, a_duel, play_on
from tests.server.test_tables import refused


def test_anybody_resigns_at_any_time(house: House) -> None:
    _, _, first, second = a_duel(house.url)
    assert second.do("resign")["t"] == "done"
    for page in (first, second):
        page.wait(lambda page: page.table["phase"] == "over")
        assert page.moment is not None
        assert page.moment["outcome"] == {
            "winners": [1], "reason": "resigned", "places": [1, 2], "sides": [[1], [2]]
        }  # fmt: skip
        assert page.table["outcome"] == page.moment["outcome"]
        assert page.asked is None
        assert page.moment["asked"] is None
    assert first.do("resign")["code"] == "match-over"
    assert first.act("end-turn")["code"] == "match-over"


def test_a_stalled_match_can_be_claimed_a_draw(house: House) -> None:
    _, _, first, second = a_duel(house.url, options={"start": "1", "stall-claim": "1"})
    assert first.do("claim-draw")["code"] == "not-stalled"
    for page, other in ((first, second), (second, first)) * 2:
        page.well("end-turn")
        other.listen_for("update")
    assert second.do("claim-draw")["t"] == "done"
    first.wait(lambda page: page.is_over)
    assert first.moment is not None
    assert first.moment["outcome"] == {"winners": [], "reason": "stalled", "places": [1, 1], "sides": [[1], [2]]}


def test_the_record_is_shown_only_at_the_end(house: House) -> None:
    one, _, first, _ = a_duel(house.url)
    table = first.table["id"]
    assert refused(one.http.get(f"/api/tables/{table}/record")) == (409, "match-not-over")
    first.do("resign")
    shown = Guest(house.url).get(f"/api/tables/{table}/record")
    assert shown["chance"]["commitment"] == first.table["commitment"]
    assert secret_hash(bytes.fromhex(shown["chance"]["secret"]), table, 1) == first.table["commitment"]
    assert replay(Record.from_json(shown["record"])).outcome is not None


def test_a_finished_match_is_verified_from_its_file_alone(house: House, starlode: Commands, tmp_path: Path) -> None:
    one, _, first, second = a_duel(house.url)
    play_on([first, second], random.Random(4), most=60)
    first.do("resign")
    shown = one.http.get(f"/api/tables/{first.table['id']}/record").json()
    file = tmp_path / "match.json"
    file.write_text(json.dumps(shown))
    draws = sum(row.startswith("*") for row in shown["record"]["rows"])
    assert f"{draws} draws follow from the secret that the server revealed" in starlode.well("verify", file).out
    shown["chance"]["salts"][0] = "ab" * 32
    file.write_text(json.dumps(shown))
    assert starlode("verify", file).status == 1
    shown["chance"]["secret"] = "00" * 32
    file.write_text(json.dumps(shown))
    assert starlode("verify", file).out == "Forged: the secret is not the one that was agreed.\n"
    file.write_text(json.dumps({**shown, "chance": []}))
    assert "chance: expected" in starlode.refused("verify", file)


def test_a_rematch_is_one_table_for_both(house: House) -> None:
    one, two, first, second = a_duel(house.url, options={"start": "2", "discards": "next-turn"})
    table = first.table["id"]
    assert refused(one.http.post(f"/api/tables/{table}/rematch")) == (409, "match-not-over")
    second.do("resign")
    new = one.post(f"/api/tables/{table}/rematch")
    assert (new["phase"], new["options"]["start"], new["options"]["discards"]) == ("waiting", "random", "next-turn")
    assert [place["you"] for place in new["places"]] == [False, True]  # seats are exchanged
    assert new["places"][0]["kept"] == two.get("/api/me")["name"]
    second.wait(lambda page: page.table["rematch"] == new["id"])
    assert one.post(f"/api/tables/{table}/rematch")["id"] == new["id"]
    joined = two.post(f"/api/tables/{table}/rematch")
    assert (joined["id"], joined["phase"]) == (new["id"], "running")
    assert [place["you"] for place in joined["places"]] == [True, False]
    assert [place["kept"] for place in joined["places"]] == [None, None]
    assert refused(Guest(house.url).http.post(f"/api/tables/{table}/rematch")) == (409, "not-seated")


def test_a_rematch_against_a_bot_starts_at_once(house: House) -> None:
    guest = Guest(house.url)
    table = guest.open_table({"bot": "random"}, {"me": True})["id"]
    guest.page(table).do("resign")
    new = guest.post(f"/api/tables/{table}/rematch")
    assert (new["phase"], [place["bot"] for place in new["places"]]) == ("running", [None, "random"])
    assert guest.page(new["id"]).moment is not None


@pytest.mark.parametrize(
    ("sides", "seats"),
    [
        ([(1,), (2,), (3,)], [2, 3, 1]),
        ([(1, 2), (3, 4)], [3, 4, 1, 2]),
        ([(1, 3, 5), (2, 4, 6)], [2, 1, 4, 3, 6, 5]),
        ([(1,), (2, 3)], [1, 2, 3]),  # a boss stays one
    ],
)
def test_sides_of_the_same_size_exchange_their_seats(sides: list[tuple[int, ...]], seats: list[int]) -> None:
    assert exchange(Company(tuple(sides), (None,) * len(seats))) == seats


def test_the_same_deal_again_has_the_same_cards_at_the_same_seats(house: House) -> None:
    one, two, first, second = a_duel(house.url, options={})
    starter = first if first.asked else second
    hand = starter.moment and starter.moment["view"]["seats"][0 if starter is first else 1]["hand"]
    row = first.moment and first.moment["view"]["row"]
    first.do("resign")
    again = one.post(f"/api/tables/{first.table['id']}/rematch?same_deal=true")
    assert (again["rated"], again["draws"]["known"], again["places"][0]["you"]) == (False, True, True)
    assert two.post(f"/api/tables/{first.table['id']}/rematch")["id"] == again["id"]  # it is one table for both
    pages = [each.page(again["id"]) for each in (one, two)]
    page = pages[0 if starter is first else 1]
    assert page.asked
    assert page.moment is not None
    assert page.moment["view"]["row"] == row
    assert page.moment["view"]["seats"][0 if starter is first else 1]["hand"] == hand


def test_a_match_that_runs_is_not_dealt_again(house: House) -> None:
    one, _, first, _ = a_duel(house.url)
    answer = one.http.post(f"/api/tables/{first.table['id']}/rematch?same_deal=true")
    assert refused(answer) == (409, "match-not-over")
