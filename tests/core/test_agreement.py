"""docs/chance.md, "At a server's table": hashes, keys and agreements are those of its vectors."""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from starlode.core.agreement import Agreement, another_match, forgery, salt_hash, secret_hash, table_key
from starlode.core.chance import draw_number
from starlode.core.errors import BadInput
from starlode.core.record import Record

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "chance-vectors.json").read_text())["agreements"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["key"][:8])
def test_what_follows_from_a_secret_and_salts_is_what_the_page_says(vector: dict[str, Any]) -> None:
    agreement = Agreement.from_json(vector["agreement"])
    table, round, secret = agreement.table, agreement.round, bytes.fromhex(vector["secret"])
    text = f"starlode secret {table} {round} {vector['secret']}"
    assert secret_hash(secret, table, round) == agreement.secret == hashlib.sha256(text.encode()).hexdigest()
    for seat, (salt, hash) in enumerate(zip(vector["salts"], agreement.salts, strict=True), 1):
        text = f"starlode salt {table} {round} {seat} {salt}"
        assert salt_hash(salt, table, round, seat) == hash
        assert hash == (hashlib.sha256(text.encode()).hexdigest() if salt else "")
    lines = [f"starlode table {table} {round}", *(f"{seat} {salt}" for seat, salt in enumerate(vector["salts"], 1)), ""]
    key = hmac.new(secret, "\n".join(lines).encode(), hashlib.sha256).digest()
    assert table_key(secret, table, round, vector["salts"]) == key == bytes.fromhex(vector["key"])
    for each in vector["numbers"]:
        assert draw_number(key, each["stream"], each["count"], each["total"]) == each["number"]
    assert forgery(agreement, table, round, secret, vector["salts"]) is None


def test_anything_else_is_a_forgery() -> None:
    vector = VECTORS[1]
    agreement = Agreement.from_json(vector["agreement"])
    table, round, secret, salts = agreement.table, agreement.round, bytes.fromhex(vector["secret"]), vector["salts"]
    assert forgery(agreement, "another", round, secret, salts) == "table"
    assert forgery(agreement, table, round + 1, secret, salts) == "table"
    assert forgery(agreement, table, round, bytes(32), salts) == "secret"
    for others in (salts[::-1], ["", salts[1]], salts[:1], [*salts, ""]):
        assert forgery(agreement, table, round, secret, others) == "salts"
    record = Record(agreement.game, agreement.rules, 2, agreement.options)
    assert another_match(agreement, record) is None
    assert another_match(agreement, Record("cavein", agreement.rules, 2, agreement.options)) == "rules"
    assert another_match(agreement, Record(agreement.game, agreement.rules, 3, agreement.options)) == "rules"
    assert another_match(agreement, Record(agreement.game, agreement.rules, 2, {})) == "rules"
    assert another_match(agreement, Record(agreement.game, agreement.rules, 2, agreement.options, [], {})) == "start"


def test_an_agreement_is_read_as_it_was_written() -> None:
    agreement = Agreement.from_json(VECTORS[0]["agreement"])
    assert Agreement.from_json(json.loads(agreement.dump())) == agreement


@pytest.mark.parametrize(
    "change",
    [
        {"starlode-agreement": 2}, {"table": None}, {"round": "1"}, {"round": True}, {"options": []},
        {"seats": ["human"]}, {"secret": "00"}, {"secret": "AB" * 32}, {"salts": [None, ""]},
        {"salts": ["", "x" * 64]}, {"options": {"a": 1}},
    ],
)  # fmt: skip
def test_what_is_no_agreement_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match="not an agreement"):
        Agreement.from_json({**VECTORS[0]["agreement"], **change})
