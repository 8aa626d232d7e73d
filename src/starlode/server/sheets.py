"""Views of one moment as bytes: a seat that several of them show alike is encoded once."""

import hashlib
from typing import Any, cast

import msgspec

from starlode.core.view import View

_as_written = msgspec.json.Encoder().encode
_in_order = msgspec.json.Encoder(order="sorted").encode


class Sheets:
    """Encodes the views that one call of `Rules.views` gives; seats that look alike are the same objects."""

    def __init__(self) -> None:
        self._parts: dict[int, tuple[Any, msgspec.Raw, msgspec.Raw]] = {}

    def write(self, view: View) -> tuple[msgspec.Raw, str]:
        """A view as it is sent, and its digest, which is of the same in alphabetical order (`View.text`)."""
        content = view.to_json()
        seats = [self._part(seat) for seat in cast(list[Any], content["seats"])]
        sent = _as_written({**content, "seats": [part[1] for part in seats]})
        ordered = _in_order({**content, "seats": [part[2] for part in seats]})
        return msgspec.Raw(sent), hashlib.sha256(ordered).hexdigest()[:32]

    def _part(self, value: Any) -> tuple[Any, msgspec.Raw, msgspec.Raw]:
        found = self._parts.get(id(value))
        if found is None:  # kept together with the value, so that no other takes its id
            found = (value, msgspec.Raw(_as_written(value)), msgspec.Raw(_in_order(value)))
            self._parts[id(value)] = found
        return found
