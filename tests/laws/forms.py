"""The forms in which a game is written, and the schemas that say what they are."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from starlode.core.match import Match
from starlode.games import find

DOCS = Path(__file__).parents[2] / "docs"
NAMES = {"position", "view", "record", "decision", "event", "question"}


@dataclass(frozen=True)
class Forms:
    """What a game brings to be held against its schemas."""

    samples: Callable[[], dict[str, Any]]  # valid ones; the last word of a name is its schema's
    breaks: Sequence[tuple[str, Callable[[Any], object]]]  # what makes a sample invalid
    rare: Callable[[], Iterator[Match[Any]]]  # moments that random matches hardly come to
    short: Any  # a position as people write it


@cache
def schemas(game: str) -> dict[str, Any]:
    """The schemas of a game; those of ours lie in docs/generated/schemas too."""
    from schemas import Schemas  # a tool; programs that play the subjects need none

    return Schemas(find(game)).all()


@cache
def validator(game: str, name: str, part: str = "") -> Draft202012Validator:
    """A schema, which may refer to the others of its game, or a part of it."""
    found = schemas(game)
    registry: Registry[Any] = Registry().with_resources(
        [(schema["$id"], Resource.from_contents(schema)) for schema in found.values()]
    )
    return Draft202012Validator({"$ref": f"{game}/{name}.json{part}"}, registry=registry)


def assert_valid(game: str, name: str, content: object) -> None:
    """As a reader on the other side of a wire gets it: through text."""
    validator(game, name.split()[-1]).validate(json.loads(json.dumps(content)))


def assert_moment_valid(match: Match[Any], told: int) -> int:
    """All that a match shows now, and the events from a number on; another seat looks each time."""
    game, seats = match.rules.game, match.rules.seats
    assert_valid(game, "position", match.position())
    for seat in (1 + told % seats, match.actor, None):
        assert_valid(game, "view", match.view(seat).to_json())
        for event in match.seen_by(seat, told):
            assert_valid(game, "event", event)
    if match.decision is not None:
        assert_valid(game, "decision", match.decision.to_json())
    return len(match.events)


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """A schema and all that is inside it."""
    if isinstance(schema, dict):
        yield schema
        for part in schema.values():
            yield from parts(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from parts(part)


def words(schema: Any, field: str) -> list[str]:
    """All that a field may be, in any part of a schema."""
    found = []
    for part in parts(schema):
        allowed = part.get("properties", {}).get(field, {})
        found += allowed.get("enum", [allowed["const"]] if "const" in allowed else [])
    return found
