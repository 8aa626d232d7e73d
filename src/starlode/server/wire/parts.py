"""Parts of the messages: phrases, and what a game fills in itself, as docs/GAME/notation.md tells it."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

# Limits. Nothing that is meant is longer.
MOST_FRAME = 16_384  # bytes of a message or a request
MOST_COMPONENTS = 100_000  # letters of a text of components
MOST_REQUEST_WITH_COMPONENTS = 250_000  # bytes: as JSON it grows
MOST_START = 200_000  # letters of a file that a table begins with
MOST_SAID = 200  # letters of a line of chat
MOST_NAME = 40
MOST_REPORT = 4000  # letters about a problem
MOST_ID = 40  # of a message
MOST_SEATS = 6
MOST_MACRO = 100


def _object(title: str, about: str, required: dict[str, Any], **optional: Any) -> Meta:
    """An object whose further fields are told by the game."""
    shape = {
        "type": "object",
        "properties": {**required, **optional},
        "required": list(required),
        "additionalProperties": {"$ref": "#/$defs/Json"},
    }
    return Meta(title=title, description=about, extra_json_schema=shape)


_TEXT = {"type": "string"}
_SEAT = {"type": "integer", "minimum": 0}
_ARGUMENTS: dict[str, Any] = {
    "seat": {**_SEAT, "description": "a player's shown name; 0 is nature"},
    "seats": {"type": "array", "items": _SEAT, "description": "several players' names, as a list is spoken"},
    "card": {**_TEXT, "description": "the name of a card"},
    "faction": {**_TEXT, "description": "the name of a faction"},
    "ability": {
        "type": "array",
        "prefixItems": [_TEXT, _TEXT],
        "description": "card and ability: its short text",
    },
    "branch": {
        "type": "array",
        "prefixItems": [_TEXT, {"type": "integer"}],
        "description": "card and number from 1: the text of that branch",
    },
    "points": {
        "type": "object",
        "additionalProperties": {"type": "integer"},
        "description": "trade, combat, authority, joined",
    },
    "message": {**_TEXT, "description": "another message"},
    "phrase": {"$ref": "#/$defs/Phrase"},
}
_ARGUMENT = {
    "anyOf": [
        {"type": "integer"},
        _TEXT,
        *(
            {"type": "object", "properties": {name: kind}, "required": [name], "additionalProperties": False}
            for name, kind in _ARGUMENTS.items()
        ),
    ]
}

Json: TypeAlias = Annotated[Any, Meta(title="Json")]
Argument: TypeAlias = Annotated[Any, Meta(title="Argument", extra_json_schema=_ARGUMENT)]
Option: TypeAlias = Annotated[
    dict[str, Any], _object("Option", "an allowed action, and the same taken apart", {"action": _TEXT, "verb": _TEXT})
]
View: TypeAlias = Annotated[
    dict[str, Any],
    _object(
        "View",
        "what one seat, or with null a spectator, may know",
        {"game": _TEXT, "seat": {"anyOf": [_SEAT, {"type": "null"}]}},
    ),
]
Told: TypeAlias = Annotated[
    dict[str, Any],
    _object(
        "Told",
        "a numbered event as the viewer may see it, with its log line; “hidden” is a filler without one",
        {"n": _SEAT, "event": _TEXT},
        say={"$ref": "#/$defs/Phrase"},
    ),
]

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_ID)]
Digits: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # 32 bytes
Line: TypeAlias = Annotated[str, Meta(max_length=200)]
Seat: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class Phrase(Struct, frozen=True):
    """A Fluent message with typed arguments; it carries no human language."""

    id: str
    args: dict[str, Argument]
