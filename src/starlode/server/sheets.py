"""Views of a table's moments as bytes: what several of them show alike, or show as before, is encoded once."""

import hashlib
from typing import Any, cast

import msgspec

from starlode.core.view import View

_encode = msgspec.json.Encoder().encode
Part = tuple[Any, msgspec.Raw]
PARTS_A_SEAT = 12  # that are remembered; a moment of a duel has about ten in all
PIECE = 2_000  # bytes; from 2,048 on hashlib lets other threads in, and waiting for them takes longer than the hash


class Sheets:
    """Encodes the views of one moment after the other; what has not changed is the same object (`Rules.views`)."""

    def __init__(self) -> None:
        self._parts: dict[int, Part] = {}
        self._shared: tuple[dict[str, Any], bytes] = {}, b""  # all but the seats, as it was last sent

    def write(self, view: View) -> tuple[msgspec.Raw, str]:
        """A view as it is sent, its seats last, and the digest of these very bytes."""
        shared = dict(view.content)
        looks = cast(list[Any], shared.pop("seats"))
        if len(self._parts) > PARTS_A_SEAT * len(looks):
            self._parts.clear()
        seats = [self._part(look) for look in looks]
        if shared != self._shared[0]:
            parts = {name: self._part(value) if type(value) is dict else value for name, value in shared.items()}
            self._shared = shared, _encode(parts)[1:-1]
        head = _encode({"game": view.game, "seat": view.seat})[:-1]
        sent = b'%b,%b,"seats":%b}' % (head, self._shared[1], _encode(seats))
        return msgspec.Raw(sent), digest(sent)

    def _part(self, value: Any) -> msgspec.Raw:
        found = self._parts.get(id(value))
        if found is None:
            # Kept together with the value, so that no other takes its id.
            found = self._parts[id(value)] = (value, msgspec.Raw(_encode(value)))
        return found[1]


def digest(sent: bytes) -> str:
    """What a client compares to notice that it is out of step: of the view as it stands in the message."""
    found = hashlib.sha256()
    for at in range(0, len(sent), PIECE):
        found.update(sent[at : at + PIECE])
    return found.hexdigest()[:32]
