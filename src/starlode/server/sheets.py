"""Views of a table's moments as bytes: what several of them show alike, or show as before, is encoded once."""

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from starlode.core.rules import Views

_encode = msgspec.json.Encoder().encode
LOOKS = 2  # of a seat that are remembered: as others see it, and as it sees itself
PIECE = 2_000  # bytes; from 2,048 on hashlib lets other threads in, and waiting for them takes longer than the hash


class Sheets:
    """Encodes the views of one moment after the other; what is as before is the same object (`Rules.write_views`)."""

    def __init__(self) -> None:
        self._common: tuple[object, bytes] = None, b""  # all but the seats
        self._looks: list[list[tuple[object, bytes]]] = []  # of each seat

    def write(self, views: Views, seat: int | None) -> tuple[msgspec.Raw, str]:
        """A view as it is sent, its seats last, and the digest of these very bytes."""
        common, looks = views.seen_by(None if seat is None else seat - 1)
        if common is not self._common[0]:
            self._common = common, _encode({"options": views.options, **common})[1:-1]
        while len(self._looks) < len(looks):
            self._looks.append([])
        seats = b",".join([_look(look, known) for look, known in zip(looks, self._looks, strict=True)])
        sent = b'%b,%b,"seats":[%b]}' % (_head(views.game, seat), self._common[1], seats)
        return msgspec.Raw(sent), digest(sent)


def _look(look: Any, known: list[tuple[object, bytes]]) -> bytes:
    for value, text in known:
        if value is look:
            return text
    text = _encode(look)
    known.insert(0, (look, text))
    del known[LOOKS:]
    return text


@lru_cache
def _head(game: str, seat: int | None) -> bytes:
    return _encode({"game": game, "seat": seat})[:-1]


def digest(sent: bytes) -> str:
    """What a client compares to notice that it is out of step: of the view as it stands in the message."""
    found = hashlib.sha256(sent[:PIECE])
    for at in range(PIECE, len(sent), PIECE):
        found.update(sent[at : at + PIECE])
    return found.hexdigest()[:32]
