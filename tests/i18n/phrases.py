"""A phrase that came over a wire, as it was before: clients read them in other languages, and only tests in Python."""

from collections.abc import Callable
from typing import Any

from starlode.i18n import phrase as said

KINDS: dict[str, type[Any]] = {
    "seat": said.Seat,
    "card": said.CardName,
    "faction": said.FactionName,
    "points": said.Points,
    "message": said.MessageText,
}
OF_SEVERAL: dict[str, Callable[..., said.PhraseArgument]] = {
    "seats": lambda *seats: said.Seats(seats),
    "ability": said.AbilityText,
    "branch": said.BranchText,
}


def phrase_of(content: Any) -> said.Phrase:
    return said.Phrase(content["id"], {name: _argument(value) for name, value in content["args"].items()})


def _argument(value: Any) -> said.PhraseArgument:
    if isinstance(value, str | int):
        return value
    ((kind, told),) = value.items()
    if kind == "phrase":
        return phrase_of(told)
    found: said.PhraseArgument = OF_SEVERAL[kind](*told) if kind in OF_SEVERAL else KINDS[kind](told)
    return found
