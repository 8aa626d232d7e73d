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
        self._shared: tuple[dict[str, Any], bytes] = {}, b""  # all but the seats, as it was last sent

    def turn(self) -> None:
        """The next moment comes: what was not shown in this one is forgotten."""
        self._before, self._parts = self._parts, {}

    def write(self, view: View) -> tuple[msgspec.Raw, str]:
        """A view as it is sent, its seats last, and the digest of these very bytes."""
        shared = dict(view.content)
        seats = [self._part(seat) for seat in cast(list[Any], shared.pop("seats"))]
        if shared != self._shared[0]:
            parts = {name: self._part(value) if type(value) is dict else value for name, value in shared.items()}
            self._shared = shared, _encode(parts)[1:-1]
        head = _encode({"game": view.game, "seat": view.seat})[:-1]
        sent = b'%b,%b,"seats":%b}' % (head, self._shared[1], _encode(seats))
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
