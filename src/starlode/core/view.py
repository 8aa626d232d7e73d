"""The state as one seat may see it: the only thing that clients, bots and environments ever get."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from starlode.core.decision import Json


@dataclass(frozen=True)
class View:
    """What one seat, or with seat None a spectator, may know; the notation page of each game documents `content`."""

    game: str
    seat: int | None
    content: Mapping[str, Json]

    def to_json(self) -> dict[str, Json]:
        return {"game": self.game, "seat": self.seat, **self.content}

    @cached_property
    def text(self) -> str:
        """One canonical text: equal views have equal texts."""
        return json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))

    @cached_property
    def digest(self) -> str:
        """A short name of it: views with the same one are equal."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:32]

    @staticmethod
    def from_json(content: Mapping[str, Json]) -> "View":
        """A view that was written down; whether its seat is one, the rules say."""
        seat: Any = content.get("seat")
        rest = {key: value for key, value in content.items() if key not in ("game", "seat")}
        return View(str(content.get("game")), seat, rest)
