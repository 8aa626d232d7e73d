"""Views of a table's moments as bytes: what several of them show alike, or show as before, is encoded once."""

import hashlib
from typing import Any, cast

import msgspec

from starlode.core.view import View

_encode = msgspec.json.Encoder().encode
Part = tuple[Any, msgspec.Raw]


class Sheets:
    """Encodes the views of one moment after the other; what has not changed is the same object (`Rules.views`)."""

    def __init__(self) -> None:
        self._parts: dict[int, Part] = {}
        self._before: dict[int, Part] = {}

    def turn(self) -> None:
        """The next moment comes: what was not shown in this one is forgotten."""
        self._before, self._parts = self._parts, {}

    def write(self, view: View) -> tuple[msgspec.Raw, str]:
        """A view as it is sent, and the digest of these very bytes."""
        part = self._part
        content: dict[str, Any] = {"game": view.game, "seat": view.seat}
        for name, value in view.content.items():
            content[name] = part(value) if type(value) is dict else value
        content["seats"] = [part(seat) for seat in cast(list[Any], view.content["seats"])]
        sent = _encode(content)
        return msgspec.Raw(sent), digest(sent)

    def _part(self, value: Any) -> msgspec.Raw:
        key = id(value)
        found = self._parts.get(key)
        if found is None:
            found = self._before.get(key)
            if found is None:  # kept together with the value, so that no other takes its id
                found = (value, msgspec.Raw(_encode(value)))
            self._parts[key] = found
        return found[1]


def digest(sent: bytes) -> str:
    """What a client compares to notice that it is out of step: of the view as it stands in the message."""
    return hashlib.sha256(sent).hexdigest()[:32]
