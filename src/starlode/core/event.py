"""What happened, in the past tense, and how much of it a seat may see."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from starlode.core.decision import Json


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `secret` names the details that only the seats of `known_to` may see.

    `shown_by` is the seat whose hidden card everybody has now seen.
    """

    name: str
    details: Mapping[str, Json] = field(default_factory=dict)
    secret: tuple[str, ...] = ()
    known_to: tuple[int, ...] = ()
    shown_by: int | None = None

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """The event as a seat, or with None somebody who watches, may see it."""
        return {"event": self.name, **self._told(seat)}

    def as_seen_by(self, seat: int | None) -> "Event":
        """The same event, telling nobody more than this seat may see."""
        return self if seat in self.known_to or not self.secret else replace(self, details=self._told(seat))

    def _told(self, seat: int | None) -> dict[str, Json]:
        hidden = () if seat in self.known_to else self.secret
        return {key: None if key in hidden else value for key, value in self.details.items()}
