"""A record is the truth about a match: readable, complete, and checked row by row when it is read."""

import json
from typing import Any

import pytest

from starlode import replay
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from tests.realms.laws import walks
from tests.realms.table import a_duel


def a_record(decisions: int = 12) -> Record:
    """The beginning of a match from the deal."""
    match, rng = Match(walks.rules_of(), seed=1), Rng(1)
    for _ in range(decisions):
        walks.play_one(match, rng, "busy")
    return match.record


def refusal(record: Record, **changes: Any) -> str:
    """Why a record with some fields changed is refused."""
    with pytest.raises(BadInput) as refused:
        replay(Record.load(json.dumps({**record.to_json(), **changes})))
    assert len(str(refused.value).splitlines()) == 1
    return str(refused.value)


def test_a_record_names_everything_that_a_replay_needs() -> None:
    content = a_record().to_json()
    assert list(content) == ["starlode-record", "game", "rules", "seats", "options", "rows"]
    assert (content["starlode-record"], content["game"], content["seats"]) == (1, "realms", 2)
    assert content["options"] == {
        "format": "duel", "seats": "2", "start": "random", "boss": "1", "sets": "1", "discards": "immediate",
        "ally-check": "at-use", "pool-consent": "ask", "pool-explorers": "yes", "turn-limit": "60",
        "destroy-effects": "outposts-first",
        "own-bases": "no",
        "needle-blob": "yes",
        "needle-scrapped": "yes",
        "markers": "stack",
        "carrier-marker": "kept",
        "gift": "any-card",
        "team-hands": "open",
        "stall-claim": "off",
    }  # fmt: skip


def test_a_file_has_one_row_a_line_and_is_read_back_as_it_was() -> None:
    record = a_record()
    text = record.dump()
    lines = [line.strip().strip(",").strip('"') for line in text.splitlines()]
    assert [line for line in lines if line.startswith(("1 ", "2 ", "* "))] == record.rows
    assert text.endswith("}\n")
    assert Record.load(text) == record
    assert Record.load(text).dump() == text


def test_a_match_that_began_with_a_position_carries_it() -> None:
    table = a_duel(hand=["scout", "viper"], foe_hand=["scout"])
    start = table.match.position()
    table.play("play viper", "attack 2", "end-turn")
    record = Record.load(table.match.record.dump())
    assert walks.packed(walks.rules_of().from_position(record.start or {})) == walks.packed(
        walks.rules_of().from_position(start)
    )
    again = replay(record)
    assert (again.position(), again.events) == (table.match.position(), table.match.events)
    assert Record.load(again.record.dump()) == record


def test_a_record_can_be_replayed_up_to_any_row() -> None:
    record = a_record()
    assert replay(record, 0).events == []
    for rows in range(len(record.rows)):
        assert replay(record, rows).record.rows == record.rows[:rows]


def test_a_record_is_not_changed_by_replaying_it() -> None:
    record = a_record()
    before = record.dump()
    match = replay(record)
    match.resign(1)
    assert record.dump() == before


def test_another_format_or_version_is_refused_by_its_number() -> None:
    record = a_record()
    assert "format 2" in refusal(record, **{"starlode-record": 2})
    assert "rules 99" in refusal(record, rules=99)
    assert "3 seats" in refusal(record, seats=3)
    assert "chess" in refusal(record, game="chess")
    assert "colour" in refusal(record, options={"colour": "red"})
    assert "discards" in refusal(record, options={"discards": "never"})


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("1 buy brain-world", "brain-world is not in the trade row"),
        ("1 draw scout", "Not possible now: draw scout"),
        ("1 nonsense", "Not understood: nonsense"),
        ("1 buy death-star", "no card called “death-star”"),
        ("1", "Not understood"),
        ("2 end-turn", "another player’s move"),
        ("* draw scout", "No card is to be drawn now"),
        ("3 end-turn", "There is no seat 3"),
        ("0 end-turn", "There is no seat 0"),
        ("1 claim-draw", "Nobody can claim a draw here"),
        ("end-turn", "neither a seat nor"),
        ("", "neither a seat nor"),
        ("-1 end-turn", "neither a seat nor"),
    ],
)
def test_a_row_that_cannot_be_is_refused_with_its_number(row: str, reason: str) -> None:
    table = a_duel(hand=["scout", "viper"])
    table.play("play scout")
    told = refusal(table.match.record, rows=[*table.match.record.rows, row, "1 end-turn"])
    assert told.startswith("row 2 of the record, ")
    assert reason in told


def test_natures_rows_are_checked_like_all_others() -> None:
    record = a_record()
    assert "row 1 of" in refusal(record, rows=["* draw scout"])
    assert "row 1 of" in refusal(record, rows=["2 end-turn"])
    assert "row 2 of" in refusal(record, rows=[record.rows[0], "* reveal scout"])
    without = [row for number, row in enumerate(record.rows) if number != 7]
    assert "row " in refusal(record, rows=without)


def test_no_row_follows_the_end() -> None:
    table = a_duel(hand=["viper"], foe_authority=1)
    table.play("play viper", "attack 2")
    rows = table.match.record.rows
    for row in ("1 end-turn", "2 resign", "1 undo", "1 claim-draw"):
        assert "row 3 of" in refusal(table.match.record, rows=[*rows, row])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 7), ("game", None), ("rules", "1"), ("rules", True), ("rules", 1.5), ("seats", []), ("seats", "2"),
        ("options", []), ("options", {"sets": 1}), ("options", {"sets": None}), ("rows", {}), ("rows", "1 end-turn"),
        ("rows", [1]), ("rows", [None]), ("rows", [["1 end-turn"]]), ("start", []), ("start", 1), ("start", {}),
        ("start", {"starlode-position": 1}), ("start", None), ("starlode-record", "1"), ("starlode-record", None),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_type_is_refused(field: str, value: object) -> None:
    assert refusal(a_record(), **{field: value})


@pytest.mark.parametrize("field", ["starlode-record", "game", "rules", "seats", "options", "rows"])
def test_a_missing_field_is_refused_by_name(field: str) -> None:
    content = a_record().to_json()
    del content[field]
    with pytest.raises(BadInput, match=field):
        Record.load(json.dumps(content))
