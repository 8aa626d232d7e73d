"""A game as the rulebook has it, and a state of it: what every game offers to the words above it."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from starlode.core.decision import Decision, Json
from starlode.core.engine.rng import Rng
from starlode.core.event import Event
from starlode.core.view import View

# A state written down in full, as JSON; docs/realms/notation.md specifies it.
Position: TypeAlias = dict[str, Json]

NATURE = -1
OVER = -2


class Numbers(Protocol):
    """A short list of integers, however the engine keeps it."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class State(Protocol):
    """One moment of a match with everything hidden in it; it never leaves the server. Seats count from 0."""

    @property
    def actor(self) -> int: ...
    def legal(self) -> Numbers: ...
    def weights(self) -> Numbers: ...
    def apply(self, action: int) -> None: ...
    def clone(self) -> "State": ...
    def imagine(self, seat: int, rng: Rng) -> "State": ...
    def sample(self, rng: Rng) -> None: ...
    def playout(self, rng: Rng) -> int: ...
    def returns(self) -> list[float]: ...


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winning seats (none: a draw), why, each seat's place, and who played together."""

    winners: tuple[int, ...]
    reason: str
    places: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]

    def to_json(self) -> dict[str, Json]:
        sides: list[Json] = [list(side) for side in self.sides]
        return {"winners": list(self.winners), "reason": self.reason, "places": list(self.places), "sides": sides}


class Rules(ABC, Generic[S]):
    """A game with its options chosen; stateless. Seats count from 1 here and everywhere outside the engine."""

    game: str
    version: int  # raised when the same record would play differently
    seats: int
    options: Mapping[str, str]

    @abstractmethod
    def new(self) -> S:
        """A state before anything was dealt; nature is asked first."""

    @abstractmethod
    def write(self, action: int) -> str:
        """The one line of text of an action."""

    @abstractmethod
    def read(self, state: S, text: str) -> int:
        """The legal action that a line means, or IllegalAction with the reason."""

    @abstractmethod
    def decision(self, state: S) -> Decision:
        """What the acting seat is asked."""

    def hand_over(self, state: S, seat: int) -> str | None:
        """The action by which the acting seat lets a teammate act instead; None where it cannot."""
        return None

    @abstractmethod
    def stream(self, state: S) -> str:
        """The pile that nature draws from now."""

    @abstractmethod
    def piles(self) -> Mapping[str, Collection[str]]:
        """The piles that nature draws from, and what can ever come from each."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """The state as a seat may see it."""

    @abstractmethod
    def from_view(self, view: View, rng: Rng) -> S:
        """A possible state behind a view, with the distribution of `imagine`."""

    @abstractmethod
    def position(self, state: S) -> Position:
        """The state written down in full."""

    @abstractmethod
    def from_position(self, position: Mapping[str, Json]) -> S:
        """The state that was written down, or BadInput."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it lasts."""

    @abstractmethod
    def watch(self, state: S) -> None:
        """Have the state note events from now on."""

    @abstractmethod
    def happened(self, state: S) -> list[Event]:
        """The events since last asked."""

    @abstractmethod
    def resign(self, state: S, seat: int) -> None:
        """A seat gives up; it need not be asked."""

    @abstractmethod
    def claim_draw(self, state: S, seat: int) -> None:
        """A seat claims the draw of a stalled match, or IllegalAction."""
