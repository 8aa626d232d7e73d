"""Tables that begin with a file: a position, a record, a saved match of the terminal; what cannot be is refused."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from starlode.core.match import Match
from starlode.games import table_rules
from starlode.server import beginnings
from starlode.server.bot_tables import is_for_bots_alone
from starlode.server.wire.http import NewPlace, NewTable, Start
from starlode.terminal import saves
from tests.server.house import House
from tests.server.people import Guest, Page
from tests.server.test_tables import refused

NESTED: list[Any] = []
for _ in range(600):
    NESTED = [NESTED]


def a_match(game: str = "realms", way: str = "duel", moves: int = 40, **options: str) -> Match[Any]:
    match: Match[Any] = Match(table_rules(game, way, 2, options), seed=5)
    rng = random.Random(5)
    for _ in range(moves):
        assert match.decision is not None
        match.play(rng.choice(match.decision.actions))
    return match


def begin(guest: Guest, text: str, game: str = "realms", **wanted: Any) -> dict[str, Any]:
    start = {"text": text, "rows": wanted.pop("rows", None)}
    return guest.open_table({"me": True}, {}, game=game, start=start, **wanted)


def played(house: House, guest: Guest, table: str) -> Page:
    Guest(house.url).join(table)
    return guest.page(table)


@pytest.mark.parametrize(("game", "way"), [("realms", "duel"), ("cavein", "pl2018")])
def test_a_table_goes_on_where_a_file_ends(house: House, tmp_path: Path, game: str, way: str) -> None:
    guest, match = Guest(house.url), a_match(game, way)
    file = tmp_path / "saved.json"
    saves.save(file, match, 5, ("human", "calm"))
    for text in (json.dumps(match.position()), match.record.dump(), file.read_text(encoding="utf-8")):
        told = begin(guest, text, game)
        assert (told["brought"], told["draws"]["known"], told["format"]) == (True, True, way)
        page = played(house, guest, told["id"])
        assert page.moment is not None
        ours = json.loads(json.dumps(match.view(1).to_json()))
        assert page.moment["view"]["seats"] == ours["seats"]
        page.close()


def test_any_turn_of_a_record_can_be_begun_with(house: House) -> None:
    guest, match = Guest(house.url), a_match()
    looked = guest.post("/api/starts", game="realms", text=match.record.dump())
    assert (looked["format"], looked["seats"]) == ("duel", 2)
    turns = [each["turn"] for each in looked["turns"]]
    assert turns == sorted(turns)
    first = looked["turns"][0]
    page = played(house, guest, begin(guest, match.record.dump(), rows=first["rows"])["id"])
    assert page.moment is not None
    assert page.moment["view"]["turn"] == 1


def test_what_lies_on_the_stacks_of_a_file_is_drawn_by_lot_all_the_same() -> None:
    """Ten Vipers that nobody has could never come, and a bot would try again and again."""
    position = {**a_match().position(), "stacks": {"deck-1": ["viper"] * 10}}
    assert "stacks" not in beginnings.start("realms", json.dumps(position), None).position


def test_bots_alone_with_a_file_are_bots_alone_however_many_seats_are_asked_for() -> None:
    bots = [NewPlace(bot="random"), NewPlace(bot="random")]
    assert is_for_bots_alone(NewTable("realms", seats=3, places=bots, start=Start("{}")))
    assert not is_for_bots_alone(NewTable("realms", seats=3, places=bots))


def test_what_no_table_can_begin_with_is_refused_with_a_reason(house: House) -> None:
    guest, match = Guest(house.url), a_match()
    good = match.record.to_json()
    over = a_match(moves=0)
    over.resign(1)
    for text in (
        "", "[]", "{}", "[" * 5000, '{"game": 1, "options": {}}', '{"game": "realms", "options": {"x": "y"}}',
        json.dumps({**good, "rows": [*match.record.rows, "1 buy the-moon"]}),
        json.dumps({**good, "rows": ["* draw viper"] * 6000}),
        json.dumps({**good, "game": "cavein"}),
        json.dumps({**good, "options": {**match.record.options, "turn-limit": "-1"}}),
        json.dumps({"record": good, "components": 7}),
        json.dumps({**match.position(), "turn": "x"}),
        json.dumps({**match.position(), "\ud800": 1}),
        json.dumps({**match.position(), "seats": NESTED}),
    ):  # fmt: skip
        for asked in (
            guest.http.post("/api/starts", json={"game": "realms", "text": text}),
            guest.http.post("/api/tables", json={"game": "realms", "places": [{"me": True}], "start": {"text": text}}),
        ):
            assert refused(asked) == (400, "bad-start"), text[:80]
    ended: dict[str, Any] = {"game": "realms", "places": [{"me": True}], "start": {"text": over.record.dump()}}
    assert refused(guest.http.post("/api/tables", json=ended)) == (400, "bad-start")
    seen = {**ended, "start": {"text": match.record.dump()}, "public": True}
    assert refused(guest.http.post("/api/tables", json=seen)) == (400, "bad-request")
    long = {"game": "realms", "text": " " * 200_001}
    assert refused(guest.http.post("/api/starts", json=long)) == (400, "bad-request")
