"""Views of a table's moments as bytes: what several of them show alike, or show as before, is encoded once.

Only the bytes are kept of it: they lie together, where a view in words is hundreds of objects.
"""

import hashlib
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from starlode.core.rules import Kept, Views

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.decode
PIECE = 2_000  # bytes; from 2,048 on hashlib lets other threads in, and waiting for them takes longer than the hash


class Sheets:
    """Encodes the views of one moment after the other."""

    def __init__(self) -> None:
        self.kept = Kept(_in_bytes)
        self._options: tuple[object, bytes] = None, b""

    def write(self, views: Views, seat: int | None) -> tuple[msgspec.Raw, str]:
        """A view as it is sent, its seats last, and the digest of these very bytes."""
        common, looks = views.seen_by(None if seat is None else seat - 1)
        if views.options is not self._options[0]:
            self._options = views.options, _encode(views.options)
        seats = b",".join([look if type(look) is bytes else _encode(look) for look in looks])
        rest = common if type(common) is bytes else _encode(common)
        sent = b'%b,"options":%b,%b,"seats":[%b]}' % (_head(views.game, seat), self._options[1], rest[1:-1], seats)
        return msgspec.Raw(sent), digest(sent)


def _in_bytes(written: Any) -> Any:
    """A part of a view, or several forms of it that differ by who looks."""
    return tuple([_encode(each) for each in written]) if type(written) is tuple else _encode(written)


class Shown(Mapping[str, Any]):
    """A view in words again, for whoever has to say something about it; mostly about a small part of it."""

    def __init__(self, views: Views, seat: int | None) -> None:
        self._common, self._looks = views.seen_by(None if seat is None else seat - 1)
        self._told = {"game": views.game, "seat": seat, "options": views.options, "seats": _Seats(self._looks)}

    def __getitem__(self, name: str) -> Any:
        return self._told[name] if name in self._told else self._rest[name]

    @cached_property
    def _rest(self) -> Any:
        return _decode(self._common) if type(self._common) is bytes else self._common

    def __iter__(self) -> Iterator[str]:
        yield from (*self._told, *self._rest)

    def __len__(self) -> int:
        return len(self._told) + len(self._rest)


class _Seats(list[Any]):
    """Each seat of a view, put into words when somebody asks for it."""

    def __getitem__(self, place: Any) -> Any:
        look = super().__getitem__(place)
        if type(look) is bytes:
            look = self[place] = _decode(look)
        return look

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self)))


@lru_cache
def _head(game: str, seat: int | None) -> bytes:
    return _encode({"game": game, "seat": seat})[:-1]


def digest(sent: bytes) -> str:
    """What a client compares to notice that it is out of step: of the view as it stands in the message."""
    found = hashlib.sha256(sent[:PIECE])
    for at in range(PIECE, len(sent), PIECE):
        found.update(sent[at : at + PIECE])
    return found.hexdigest()[:32]
