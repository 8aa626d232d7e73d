"""Before the deal everybody promises, keeps the agreement, and then reveals: so nobody can choose the draws."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starlode.core.agreement import Agreement, forgery, salt_hash, table_key
from starlode.core.record import Record
from starlode.server.stored import REVEAL_SECONDS
from tests.prompt.commands import Commands
from tests.server.agreeing import Player, record_of, two_players
from tests.server.house import Hands, House, a_house, a_process, until
from tests.server.people import Guest
from tests.server.storage import ask

A_DAY = 24 * 3600


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def slow_house(tmp_path: Path, hands: Hands) -> Iterator[House]:
    """A server whose time is turned by hand."""
    with a_house(tmp_path / "data", clock=hands.clock, today=hands.clock, pause=hands.pause) as house:
        yield house


def test_the_deal_follows_the_last_reveal(house: House, tmp_path: Path) -> None:
    one, two = two_players(house.url, tmp_path)
    watcher = Guest(house.url).page(one.table)
    kept = [player.keep() for player in (one, two)]
    assert one.page.agreement == two.page.agreement == watcher.agreement
    agreement = Agreement.from_json(json.loads(kept[0].read_text()))
    assert (agreement.table, agreement.round, agreement.seats) == (one.table, 1, ["human", "human"])
    assert agreement.salts == [salt_hash(player.salt, one.table, 1, player.seat) for player in (one, two)]
    assert agreement.secret == one.page.table["commitment"]
    assert one.page.table["draws"]["awaited"] == [1, 2]
    assert two.reveal()["t"] == "done"
    one.page.wait(lambda page: page.table["draws"]["awaited"] == [1])
    assert one.page.moment is None
    assert one.reveal()["t"] == "done"
    for page in (one.page, two.page, watcher):
        page.wait(lambda page: page.moment is not None)
    one.page.do("resign")
    chance = record_of(two)["chance"]
    assert chance["salts"] == [one.salt, two.salt]
    secret = bytes.fromhex(chance["secret"])
    assert forgery(agreement, one.table, 1, secret, chance["salts"]) is None
    assert chance["key"] == table_key(secret, one.table, 1, chance["salts"]).hex()
    assert (chance["agreement"], chance["void"], chance["known"]) == (agreement.to_json(), [], False)


def test_who_comes_later_is_told_what_was_agreed(house: House, tmp_path: Path) -> None:
    one, two = two_players(house.url, tmp_path)
    late = Guest(house.url).page(one.table)
    assert late.agreement is not None
    for player in (one, two):
        player.keep()
        player.reveal()
    assert Guest(house.url).page(one.table).agreement == late.agreement


def test_bots_and_seats_that_choose_so_add_nothing(house: House) -> None:
    guest = Guest(house.url)
    table = guest.open_table({"me": True}, {"bot": "greedy"})
    assert table["phase"] == "running"
    page = guest.page(table["id"])
    assert page.agreement is not None
    assert (page.agreement["seats"], page.agreement["salts"]) == (["human", "greedy"], ["", ""])
    other = guest.open_table({"me": True, "salted": True}, {"bot": "greedy"})
    assert (other["phase"], other["draws"]["awaited"]) == ("waiting", [1])
    page = guest.page(other["id"])
    assert page.do("promise", round=1, hash=None)["t"] == "done"  # nothing after all
    page.wait(lambda page: page.moment is not None)


def refusals(player: Player, *messages: tuple[str, dict[str, Any]]) -> list[str]:
    return [player.page.do(t, **content).get("code", "done") for t, content in messages]


def test_what_is_not_promised_is_not_taken(house: House, tmp_path: Path) -> None:
    one, two = two_players(house.url, tmp_path)
    two.keep()
    assert refusals(
        two,
        ("reveal", {"round": 1, "salt": "ab" * 32}),
        ("reveal", {"round": 1, "salt": one.salt}),
        ("reveal", {"round": 2, "salt": two.salt}),
        ("promise", {"round": 1, "hash": "ab" * 32}),
        ("promise", {"round": 1, "hash": None}),
        ("reveal", {"round": 1, "salt": two.salt}),
        ("reveal", {"round": 1, "salt": two.salt}),
    ) == ["wrong-salt", "wrong-salt", "other-round", "already-agreed", "already-agreed", "done", "done"]
    watcher = Player(Guest(house.url), one.table, 1, tmp_path).come()
    watcher.salt = one.salt
    assert watcher.reveal()["code"] == "not-seated"
    one.reveal()
    assert one.reveal()["code"] == "already-started"


def test_a_hash_of_another_seat_cannot_be_revealed(house: House, tmp_path: Path) -> None:
    """Whoever copies what somebody else promised has promised something that he can never reveal."""
    host, thief = Guest(house.url), Guest(house.url)
    table = host.open_table({"me": True, "salted": True}, {})["id"]
    one, two = Player(host, table, 1, tmp_path).come(), Player(thief, table, 2, tmp_path)
    hash = one.new_salt()
    one.page.do("promise", round=1, hash=hash)
    thief.join(table, seat=2, hash=hash)
    two.come()
    one.keep()
    one.reveal()
    two.salt = one.salt
    assert two.reveal()["code"] == "wrong-salt"


def test_before_the_agreement_nothing_can_be_revealed_and_a_promise_can_be_changed(
    house: House, tmp_path: Path
) -> None:
    guest = Guest(house.url)
    table = guest.open_table({"me": True, "salted": True}, {})["id"]
    one = Player(guest, table, 1, tmp_path).come()
    one.promise()
    assert one.reveal()["code"] == "not-agreed"
    assert one.promise()["t"] == "done"
    moved = guest.join(table, seat=2)  # bound to the seat, so it has to be made anew
    assert moved["draws"]["awaited"] == [2]
    response = guest.http.post(f"/api/tables/{table}/join", json={"hash": "ab" * 32})
    assert (response.status_code, response.json()["code"]) == (400, "bad-request")


# Who does not reveal


def test_who_does_not_reveal_in_a_minute_loses_the_seat(
    slow_house: House, hands: Hands, tmp_path: Path, starlode: Commands
) -> None:
    one, two = two_players(slow_house.url, tmp_path)
    first = one.keep()
    one.reveal()
    hands.now += REVEAL_SECONDS - 1
    one.page.hello()
    assert one.page.table["draws"]["round"] == 1
    name = two.guest.get("/api/me")["name"]
    hands.now += 2
    one.page.wait(lambda page: page.table["draws"]["round"] == 2)
    assert one.page.table["draws"]["void"] == [{"round": 1, "seats": [2], "names": [name]}]
    assert [place["kind"] for place in one.page.table["places"]] == ["human", "open"]
    assert one.page.table["commitment"] != json.loads(first.read_text())["secret"]
    assert one.page.table["draws"]["awaited"] == [1]  # a new salt
    assert two.reveal()["code"] == "not-seated"
    one.page.agreement = None
    assert one.promise(2)["t"] == "done"
    third = Player(Guest(slow_house.url), one.table, 2, tmp_path)
    third.guest.join(one.table, seat=2, hash=third.new_salt(2))
    third.come()
    second = one.keep()
    for player in (one, third):
        assert player.reveal(2)["t"] == "done"
    one.page.wait(lambda page: page.moment is not None)
    one.page.do("resign")
    told = record_of(one)
    void = told["chance"]["void"]
    assert [(each["seats"], each["names"], each["salts"][1]) for each in void] == [([2], [name], None)]
    assert void[0]["agreement"] == json.loads(first.read_text())
    file = tmp_path / "match.json"
    file.write_text(json.dumps(told))
    assert "agreement that you kept" in starlode.well("verify", file, "--kept", second).out
    assert starlode("verify", file, "--kept", first).out == (
        "Forged: the agreement is about another table or another round.\n"
    )


def test_who_does_not_promise_in_time_loses_the_seat_and_nothing_is_void(
    slow_house: House, hands: Hands, tmp_path: Path
) -> None:
    host, friend = Guest(slow_house.url), Guest(slow_house.url)
    table = host.open_table({"me": True, "salted": True}, {})["id"]
    friend.join(table)
    page = friend.page(table)
    assert page.table["draws"]["awaited"] == [1]
    hands.now += REVEAL_SECONDS + 1
    page.wait(lambda page: page.table["places"][0]["kind"] == "open")
    assert (page.table["draws"]["round"], page.table["draws"]["void"]) == (1, [])


def test_who_leaves_after_the_agreement_is_to_blame(house: House, tmp_path: Path) -> None:
    one, two = two_players(house.url, tmp_path)
    one.keep()
    two.guest.post(f"/api/tables/{two.table}/leave")
    one.page.wait(lambda page: page.table["draws"]["round"] == 2)
    assert one.page.table["draws"]["void"][0]["seats"] == [2]
    assert one.reveal()["code"] == "other-round"


def test_where_turns_take_days_there_is_a_day_for_it(slow_house: House, hands: Hands, tmp_path: Path) -> None:
    """How long a salt is waited for belongs to the table, and runs on while nobody looks."""
    one, two = two_players(slow_house.url, tmp_path)
    one.keep()
    table = slow_house.lobby.tables._live[one.table]
    table.stored.patience = A_DAY
    ask(slow_house.data, "UPDATE tables SET patience = :day WHERE id = :table", day=A_DAY, table=one.table)
    one.page.close()
    two.page.close()
    until(lambda: table.is_idle)
    slow_house.sweep()
    hands.now += A_DAY - 100
    one.come()
    assert (one.page.table["draws"]["round"], one.page.table["draws"]["patience"]) == (1, A_DAY)
    hands.now += 90
    one.page.hello()
    assert one.page.table["draws"]["round"] == 1
    hands.now += 11
    one.page.wait(lambda page: page.table["draws"]["round"] == 2)
    assert one.page.table["draws"]["void"][0]["seats"] == [1, 2]


def test_a_server_that_was_away_gives_people_time_to_come_back(tmp_path: Path, hands: Hands) -> None:
    settings: dict[str, Any] = {"clock": hands.clock, "today": hands.clock, "pause": hands.pause}
    with a_house(tmp_path / "data", **settings) as house:
        one, two = two_players(house.url, tmp_path)
        one.keep()
    hands.now += 10 * REVEAL_SECONDS
    with a_house(tmp_path / "data", **settings) as house:
        for player in (one, two):
            player.guest.http.base_url = house.url
            player.come()
        hands.now += REVEAL_SECONDS - 5
        assert [player.reveal()["t"] for player in (one, two)] == ["done", "done"]


# Killed in any phase


def test_a_server_killed_in_any_phase_goes_on(tmp_path: Path, starlode: Commands) -> None:
    with a_process(tmp_path / "data", "no-bots") as server:

        def crash(*players: Player) -> None:
            server.kill()
            server.start()
            for player in players:
                player.come()

        one, two = Guest(server.url), Guest(server.url)
        table = one.open_table({"me": True, "salted": True}, {})["id"]
        first, second = Player(one, table, 1, tmp_path), Player(two, table, 2, tmp_path)
        crash(first)  # before anything is promised
        first.promise()
        crash(first)  # before the agreement
        assert first.page.table["draws"]["awaited"] == []
        two.join(table, seat=2, hash=second.new_salt())
        crash(first, second)  # after the agreement
        kept = [player.keep() for player in (first, second)]
        second.reveal()
        crash(first, second)  # between reveals
        assert first.page.agreement == json.loads(kept[0].read_text())
        assert first.page.table["draws"]["awaited"] == [1]
        first.reveal()
        first.page.wait(lambda page: page.moment is not None)
        dealt = first.page.events
        crash(first, second)  # after the deal
        assert first.page.events == dealt
        first.page.do("resign")
        file = tmp_path / "match.json"
        file.write_text(json.dumps(record_of(first)))
        for each in kept:
            assert "nobody chose these draws" in starlode.well("verify", file, "--kept", each).out


def test_a_rematch_is_a_new_agreement(house: House, tmp_path: Path) -> None:
    one, two = two_players(house.url, tmp_path)
    for player in (one, two):
        player.keep()
        player.reveal()
    one.page.do("resign")
    again = one.guest.post(f"/api/tables/{one.table}/rematch")["id"]
    two.guest.post(f"/api/tables/{one.table}/rematch")
    players = [Player(player.guest, again, player.seat, tmp_path).come() for player in (one, two)]
    assert players[0].page.table["draws"]["awaited"] == [1, 2]
    for player in players:
        player.promise()
    for player in players:
        player.keep()
        player.reveal()
    assert players[0].page.agreement is not None
    assert players[0].page.agreement["table"] == again


# What a kept agreement is worth


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], Path]:
    """The file of a finished table, and the agreement that a player kept."""
    folder = tmp_path_factory.mktemp("played")
    with a_house(folder / "data") as house:
        one, two = two_players(house.url, folder, options={"start": "1"})
        kept = one.keep()
        for player in (one, two):
            player.reveal()
        one.page.wait(lambda page: page.moment is not None)
        one.page.well("end-turn")
        one.page.do("resign")
        return record_of(one), kept


def forge(told: dict[str, Any], what: str) -> dict[str, Any]:
    """What a host could give out instead, with an agreement of his own that fits."""
    forged = json.loads(json.dumps(told))
    chance, record = forged["chance"], forged["record"]
    if what == "secret":
        chance["secret"] = "01" * 32
    elif what == "salts":
        chance["salts"][1] = "02" * 32
    elif what == "left out":
        chance["salts"][1] = ""
    elif what == "rules":
        record["options"]["discards"] = "next-turn"
    elif what == "table":
        chance["round"] = 2
    elif what == "end":
        del record["rows"][-1]
        return dict(forged)
    salts = [salt_hash(salt, chance["table"], chance["round"], seat) for seat, salt in enumerate(chance["salts"], 1)]
    chance["agreement"] |= {"round": chance["round"], "salts": salts, "options": record["options"]}
    chance["agreement"]["secret"] = Agreement.from_json(told["chance"]["agreement"]).secret
    return dict(forged)


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("secret", "the secret is not the one that was agreed."),
        ("salts", "the salts are not the ones that were agreed."),
        ("left out", "the salts are not the ones that were agreed."),
        ("rules", "the match was not played by the rules, options and seats that were agreed."),
        ("table", "the agreement is about another table or another round."),
        ("end", "the record breaks off before the match is over."),
    ],
)
def test_a_forged_file_is_refused(
    played: tuple[dict[str, Any], Path], starlode: Commands, tmp_path: Path, what: str, line: str
) -> None:
    told, kept = played
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(forge(told, what)))
    ran = starlode("verify", file, "--kept", kept)
    assert (ran.status, ran.out) == (1, f"Forged: {line}\n")
    assert starlode("verify", file, "--kept", kept, "--json").json["wrong"]["code"] == "forged"


def test_a_draw_that_was_changed_is_named(
    played: tuple[dict[str, Any], Path], starlode: Commands, tmp_path: Path
) -> None:
    told, kept = played
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(told))
    assert "nobody chose these draws" in starlode.well("verify", file, "--kept", kept).out
    assert "only an agreement that you kept can tell" in starlode.well("verify", file).out
    rows = told["record"]["rows"]
    # Now and then neither of them has drawn a Viper.
    card, other = ("viper", "scout") if "* draw viper" in rows else ("scout", "viper")
    drawn = rows.index(f"* draw {card}")
    changed = [*rows[:drawn], f"* draw {other}", *rows[drawn + 1 :]]
    file.write_text(json.dumps({**told, "record": {**told["record"], "rows": changed}}))
    ran = starlode("verify", file, "--kept", kept)
    assert (ran.status, ran.out.startswith(f"Row {drawn + 1}, “* draw {other}”, does not follow")) == (1, True)


def test_every_draw_is_told_so_that_its_number_can_be_checked(played: tuple[dict[str, Any], Path]) -> None:
    told, _ = played
    rows = Record.from_json(told["record"]).rows
    draws = told["chance"]["draws"]
    assert [draw["row"] for draw in draws] == [n for n, row in enumerate(rows, 1) if row.startswith("*")]


@pytest.mark.parametrize("content", ["{}", "[]", '{"starlode-agreement": 2}', '{"starlode-agreement": 1, "table": 5}'])
def test_what_is_no_agreement_is_refused(
    played: tuple[dict[str, Any], Path], starlode: Commands, tmp_path: Path, content: str
) -> None:
    file, kept = tmp_path / "match.json", tmp_path / "kept.json"
    file.write_text(json.dumps(played[0]))
    kept.write_text(content)
    assert "not an agreement" in starlode.refused("verify", file, "--kept", kept)
    file.write_text(json.dumps(played[0]["record"]))
    assert "--kept" in starlode.refused("verify", file, "--kept", played[1])
