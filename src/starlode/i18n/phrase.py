"""A phrase: what is to be said, before any language. A message id with typed arguments, also as JSON."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, assert_never

from starlode.core.decision import Json

NOTHING: Mapping[str, Any] = MappingProxyType({})  # is known about the table
AbilityName: TypeAlias = Literal["always", "primary", "ally", "scrap"]


@dataclass(frozen=True, slots=True)
class Seat:
    """The name that a player goes by; seat 0 is nature."""

    number: int


@dataclass(frozen=True, slots=True)
class Seats:
    """The names of several players, as a list is spoken."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardName:
    """The name of a card."""

    card: str


@dataclass(frozen=True, slots=True)
class FactionName:
    """The name of a faction."""

    faction: str


@dataclass(frozen=True, slots=True)
class AbilityText:
    """What an ability of a card does, in short."""

    card: str
    ability: str


@dataclass(frozen=True, slots=True)
class BranchText:
    """What a branch of a card's choice does; the first is 1."""

    card: str
    branch: int


@dataclass(frozen=True, slots=True)
class Points:
    """Points that are gained together, each kind told by its `effect-…` message, in this order."""

    amounts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class MessageText:
    """Another message, one without arguments."""

    id: str


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message and its arguments, in no language; text stands in it only as somebody typed it."""

    id: str
    args: Mapping[str, "PhraseArgument"] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {"id": self.id, "args": {name: _written(value) for name, value in self.args.items()}}


PhraseArgument: TypeAlias = (
    str | int | Seat | Seats | CardName | FactionName | AbilityText | BranchText | Points | MessageText | Phrase
)
PhraseArguments: TypeAlias = dict[str, PhraseArgument]


def players(seats: Sequence[int]) -> Seat | Seats:
    """One player or several."""
    return Seat(seats[0]) if len(seats) == 1 else Seats(tuple(seats))


_KEYS = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]")  # what a terminal sends for an arrow and the like


def printable(text: str) -> str:
    """What somebody typed, without the traces of keys that write nothing."""
    return "".join(char for char in _KEYS.sub("", text) if unicodedata.category(char)[0] != "C")


# As JSON


def _written(value: PhraseArgument) -> Json:
    match value:
        case str() | int():
            return value
        case Seat(number):
            return {"seat": number}
        case Seats(numbers):
            return {"seats": list(numbers)}
        case CardName(card):
            return {"card": card}
        case FactionName(faction):
            return {"faction": faction}
        case AbilityText(card, ability):
            return {"ability": [card, ability]}
        case BranchText(card, branch):
            return {"branch": [card, branch]}
        case Points(amounts):
            return {"points": dict(amounts)}
        case MessageText(message):
            return {"message": message}
        case Phrase():
            return {"phrase": value.to_json()}
        case _:
            assert_never(value)
