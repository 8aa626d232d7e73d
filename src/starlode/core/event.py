"""What happened, in the past tense, and how much of it a seat may see."""

from collections.abc import Mapping
from dataclasses import dataclass, field

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
        hidden = () if seat in self.known_to else self.secret
        return {"event": self.name, **{key: None if key in hidden else value for key, value in self.details.items()}}
