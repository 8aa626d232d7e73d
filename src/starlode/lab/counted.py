"""A card that simulations count."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Counted:
    """Its id, its faction if it has one, and its cost or level."""

    id: str
    faction: str
    cost: int
