"""The schemas of events are those that the rows of the games give."""

import json

import pytest

import event_schemas
from starlode.games import names


@pytest.mark.parametrize("game", names())
def test_the_schema_is_up_to_date(game: str) -> None:
    """Otherwise: python tools/event_schemas.py --write."""
    written = (event_schemas.GENERATED / game / "event.json").read_text(encoding="utf-8")
    assert json.loads(written) == event_schemas.event_schema(game)
