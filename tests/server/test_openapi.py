"""The OpenAPI description is true: whatever is asked, the answer is one that it names."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.serialization import encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from starlode.server.app import Settings, make_app
from tests.depth import examples
from tests.server.house import House
from tests.server.people import Guest, a_duel, fetch

DESCRIBED: Any = msgspec.json.decode(encode_json(make_app(Settings(Path(os.devnull))).openapi_schema.to_schema()))
_FOUND: Any = schemathesis.openapi.from_dict(DESCRIBED).get_all_operations()
OPERATIONS = [found.ok() for found in _FOUND]
EXAMPLES = examples(20, 500)
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip


def tables(guest: Guest) -> list[str]:
    """Tables in every phase: somebody else's that waits, one's own that runs, one that is over."""
    url = str(guest.http.base_url)
    waiting = Guest(url).open_table()["id"]
    running = guest.open_table({"me": True}, {"bot": "random"}, options={"start": "1"})["id"]
    _, _, first, _ = a_duel(url)
    first.do("resign")
    return [waiting, running, first.table["id"]]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_the_answers_are_those_that_are_described(house: House, operation: Any) -> None:
    guest = Guest(house.url)
    known = tables(guest)

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
    @given(case=operation.as_strategy(), table=st.sampled_from([None, *known]), is_known=st.booleans())
    def check(case: Any, table: str | None, is_known: bool) -> None:
        if table is not None and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        headers = {"Cookie": guest.cookie} if is_known else {}
        case.call_and_validate(base_url=house.url, checks=CHECKS, headers=headers, timeout=60)

    check()


def test_the_description_is_served_and_names_every_request(house: House) -> None:
    answer = fetch(f"{house.url}/api/schema")
    assert answer.status_code == 200
    assert answer.json()["paths"] == DESCRIBED["paths"]
    assert len(OPERATIONS) == 55
    assert DESCRIBED["openapi"].startswith("3.1")
