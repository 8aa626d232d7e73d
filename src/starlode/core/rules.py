"""A game as the rulebook has it, and a state of it: what every game offers to the words above it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from starlode.core.company import Company, everybody_alone, is_within
from starlode.core.decision import Decision, Json, Option
from starlode.core.encoding import Encoding
from starlode.core.engine.packed import NATURE as NATURE
from starlode.core.engine.packed import OVER as OVER
from starlode.core.engine.packed import Journal, empty_lists
from starlode.core.engine.rng import Rng
from starlode.core.errors import THE_VIEW, BadInput, IllegalAction, Said
from starlode.core.event import Event
from starlode.core.options import Choice, read_options
from starlode.core.origin import Origin, made_again
from starlode.core.reading import Written, library, read_plainly
from starlode.core.rows import Happenings, Notation, Questions
from starlode.core.view import View

# A state written down in full, as JSON; each game specifies its own in docs/GAME/notation.md.
Position: TypeAlias = dict[str, Json]


class State(Protocol):
    """One moment of a match with everything hidden in it; it never leaves the server. Seats count from 0."""

    journal: Journal | None

    @property
    def actor(self) -> int: ...
    def legal(self) -> list[int]: ...
    def weights(self) -> list[int]: ...
    def apply(self, action: int) -> None: ...
    def play(self, action: int) -> None: ...
    def view(self, seat: int | None) -> View: ...
    def clone(self) -> "State": ...
    def imagine(self, seat: int | None, rng: Rng) -> "State": ...
    def sample(self, rng: Rng) -> None: ...
    def playout(self, rng: Rng) -> int: ...
    def returns(self) -> list[float]: ...
    def score(self, seat: int) -> int: ...
    def resign(self, seat: int) -> None: ...


S = TypeVar("S", bound=State)
W = TypeVar("W", contravariant=True)
# What of rules is meant to be called; the rest is what a game says, for the engine, matches, records and tables.
SURFACE = (
    "claim_draw", "company", "decision", "encoding", "from_position", "from_view", "game", "hand_over", "is_out", "new",
    "options", "outcome", "play_on", "position", "read", "resign", "seats", "version", "view", "write",
)  # fmt: skip


class Positions(Protocol[W]):
    """Writes states down, and fills empty ones with what was written."""

    @property
    def written(self) -> Written: ...
    def write(self, state: W) -> Position: ...
    def read(self, state: W, content: Mapping[str, Json]) -> None: ...


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


class Kept:
    """What was written of a match's last moment, by name and in some form: what is still so is not written anew."""

    def __init__(self, form: Callable[[Any], Any] = lambda written: written) -> None:
        self._form = form
        self._parts: dict[object, tuple[object, Any]] = {}

    def part(self, name: object, source: object, write: Callable[[], Any]) -> Any:
        """What this part looks like; the same object for as long as what it is written from is the same."""
        found = self._parts.get(name)
        if found is None or found[0] != source:
            found = self._parts[name] = (source, self._form(write()))
        return found[1]


# What a view tells that is nobody's own, and of each seat: in words, or as JSON.
Seen: TypeAlias = tuple[Any, list[Any]]


class Views:
    """One moment, for all who look at it."""

    __slots__ = ("_check_seat", "game", "options", "seen_by")

    def __init__(self, rules: "Rules[Any]", seen_by: Callable[[int | None], Seen]) -> None:
        self.game, self.options = rules.game, rules.options
        self._check_seat = rules.check_seat
        self.seen_by = seen_by  # what a seat, or with None a spectator, sees, in parts; nobody may change them

    def __call__(self, seat: int | None) -> View:
        """The same as a view."""
        if seat is not None:
            seat = self._check_seat(seat, "bad-viewer")
        common, looks = self.seen_by(seat)
        decode = library().json.decode
        common, *seats = [decode(part) if type(part) is bytes else part for part in (common, *looks)]
        told = None if seat is None else seat + 1
        return View(self.game, told, {"options": {**self.options}, **common, "seats": seats})


class Rules(ABC, Generic[S]):
    """A game with its options chosen; stateless. Where a state is taken, seats count from 0, as `state.actor` does.

    What is told in words, such as a `Decision`, a `View` or an `Outcome`, counts them from 1.
    """

    game: str
    version: int = 1  # raised when the same record would play differently
    choices: Sequence[Choice] = ()  # the options there are
    seats: int
    options: Mapping[str, str]
    settling: tuple[str, ...] = ("seats",)  # options without which a position cannot be read
    notation: Notation  # writes actions as lines, and knows what a line could mean
    happenings: Happenings  # writes what the journal notes as events
    positions: Positions[S]
    piles_in_all: int  # of a table
    # Of the game's own numbers the least and the most: of a table, and from PILES on of every seat.
    number_bounds: Mapping[int, tuple[int, int]] = {}
    questions: Questions = Questions((), {})  # writes frames of the decision stack in words
    phases: Sequence[str] = ("action",)  # what a seat is asked where no question is open
    claims_draws: bool = False  # whether a stalled match may be claimed one, by the options chosen
    warnings: Sequence[Said] = ()  # where what is played with differs from what the game usually is

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        self.options = read_options(self.choices, options or {})
        self.seats = int(self.options["seats"])

    @property
    def origin(self) -> Origin:
        """What these rules are made from again, in another process too."""
        return Origin(type(self), tuple(sorted(self.options.items())), self.made_with())

    def made_with(self) -> tuple[object, ...]:
        """What the class takes besides the options."""
        return ()

    def __dir__(self) -> list[str]:
        return [*SURFACE]

    def __repr__(self) -> str:
        """The game, with what was chosen otherwise than usual."""
        usual = {choice.name: choice.default for choice in self.choices}
        given = [f"{name}={value}" for name, value in self.options.items() if value != usual.get(name)]
        return f"<rules of {self.game}{': ' if given else ''}{', '.join(given)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (self.origin,)

    def __deepcopy__(self, memo: object) -> "Rules[S]":
        return self  # nothing in them ever changes

    @property
    def company(self) -> Company:
        """Who sits with whom; unless a game says otherwise, everybody plays alone and all are ranked."""
        return everybody_alone(self.seats)

    @abstractmethod
    def new(self) -> S:
        """A state before anything was dealt; nature is asked first."""

    def packed(self, counts: bytearray, numbers: list[int], marks: list[int]) -> S:
        """The state whose packed lists these are."""
        raise NotImplementedError

    def empty(self) -> S:
        """A state with nothing on the table."""
        return self.packed(*empty_lists(self.piles_in_all, self.seats))

    def first(self) -> S:
        """The state in which a match begins; another one where nature first settles an option."""
        return self.new()

    def settled(self, action: int) -> "Rules[S]":
        """The rules that a match goes on by after nature's first choice; others where it settles an option."""
        return self

    def check_seat(self, seat: int, code: str = "bad-seat") -> int:
        """The seat; BadInput for one that there is not. −1 is none, and a spectator is None where there can be one."""
        if not is_within(seat, 0, self.seats):
            raise BadInput(code, seat=repr(seat), most=self.seats - 1)
        return int(seat)

    # Actions as lines

    def write(self, action: int) -> str:
        """The one line of text of an action."""
        try:
            return self.notation.write(action)
        except (KeyError, TypeError):
            raise IllegalAction("unknown-action", action=str(action)) from None

    def read(self, state: S, text: str) -> int:
        """The legal action that a line means, or IllegalAction with the reason."""
        line = " ".join(str(text).split())  # a program may hand in anything
        legal = set(state.legal())
        for action in self.notation.meanings(line):
            if action in legal:
                return int(action)
        raise self.refusal(state, line)

    def refusal(self, state: S, line: str) -> IllegalAction:
        """Why a line that is not offered is refused."""
        return IllegalAction("not-asked" if self.notation.meanings(line) else "unknown-action", action=line)

    # Decisions and chance

    def decision(self, state: S) -> Decision:
        """What the acting seat is asked; unless a game has questions, what it does."""
        options = [Option(self.write(each), *self.notation.verb_and_details(each)) for each in state.legal()]
        return Decision(state.actor + 1, "action", None, None, tuple(options))

    def hand_over(self, state: S, seat: int) -> str | None:
        """The action by which the acting seat lets a teammate act instead; None where it cannot."""
        self.check_seat(seat)
        return None

    def stream(self, state: S) -> str:
        """The pile that nature draws from now; unless a game has several for a verb, the verb is its name."""
        return self.write(state.legal()[0]).partition(" ")[0]

    def piles(self) -> Mapping[str, Collection[str]]:
        """The piles that nature draws from, and what can ever come from each."""
        return self.notation.drawn

    # Views and positions

    @property
    def written(self) -> Written:
        """What may stand in positions and views."""
        return self.positions.written

    def view(self, state: S, seat: int | None) -> View:
        """The state as a seat, or with None somebody who watches, may see it."""
        moment: Any = state  # of a game: it knows its rules
        its: Rules[Any] = moment.rules
        if its is not self and its.origin.key != self.origin.key:
            raise BadInput("bad-other-rules")
        return self.views(state)(seat)

    def views(self, state: S, kept: Kept | None = None) -> Views:
        """The same for all who look at one moment."""
        return Views(self, self.write_views(state, Kept() if kept is None else kept))

    def write_views(self, state: S, kept: Kept) -> Callable[[int | None], Seen]:
        """What views tell besides the game, the seat and the options.

        A part that looks alike to several who look is the same object. So is, by what is kept of the moment before,
        one that has not changed since; then nobody may change it.
        """

        def seen_by(viewer: int | None) -> Seen:
            common = self.write_view(state, viewer)
            seats: Any = common.pop("seats")
            return common, seats

        return seen_by

    def write_view(self, state: S, viewer: int | None) -> Position:
        """The same for one viewer, its seats among it, in a game that has nothing to share between them."""
        raise NotImplementedError

    def from_view(self, view: View, rng: Rng) -> S:
        """A possible state behind a view, with the distribution of `imagine`."""
        self._refuse_other_game(view.game)
        if view.seat is not None and not is_within(view.seat, 1, self.seats):
            raise BadInput(
                "bad-view-seat", seat=view.seat if type(view.seat) is int else repr(view.seat), seats=self.seats
            )
        content = {name: value for name, value in view.content.items() if name != "options"}
        return self.read_view(View(view.game, view.seat, read_plainly(self.written.view, content, THE_VIEW)), rng)

    def read_view(self, view: View, rng: Rng) -> S:
        """What `write_views` wrote, in its shape and with the rest dealt."""
        raise NotImplementedError

    def position(self, state: S) -> Position:
        """The state written down in full, with the game and the options."""
        return {"game": self.game, "options": dict(self.options), **self.write_position(state)}

    def write_position(self, state: S) -> Position:
        """What a position tells besides the game and the options."""
        return self.positions.write(state)

    def from_position(self, position: Mapping[str, Json]) -> S:
        """The state that was written down, or BadInput."""
        if not isinstance(position, Mapping):
            raise BadInput("bad-position-json")
        self._refuse_other_game(position.get("game", self.game))
        self._refuse_other_options(position.get("options", {}))
        return self.read_position({name: position[name] for name in position if name not in ("game", "options")})

    def read_position(self, position: Mapping[str, Json]) -> S:
        """What `write_position` wrote."""
        state = self.empty()
        self.positions.read(state, position)
        return state

    def _refuse_other_game(self, game: Json) -> None:
        if game != self.game:
            raise BadInput("bad-other-game", game=game, ours=self.game)

    def _refuse_other_options(self, options: Json) -> None:
        """A position may be played with other options, but not at a table of another form."""
        if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
            raise BadInput("bad-position-options")
        for name, value in options.items():
            if name not in self.options:
                raise BadInput("bad-position-option", name=name)
            if name in self.settling and value != self.options[name]:
                raise BadInput("bad-other-option", name=name, value=value, ours=self.options[name])

    @property
    def encoding(self) -> Encoding:
        """Observations and actions as numbers, for learning environments; docs/encoding.md."""
        raise BadInput("bad-no-encoding", game=self.game)

    # Events and the end

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it lasts; unless a game says otherwise, the most points win."""
        if state.actor != OVER:
            return None
        scores = [-1 if self.is_out(state, seat) else int(state.score(seat)) for seat in range(self.seats)]
        places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        winners = tuple(seat + 1 for seat, place in enumerate(places) if place == 1)
        return Outcome(winners, self.reason(state), places, self.company.sides)

    def reason(self, state: S) -> str:
        """Why a match that is over has ended."""
        raise NotImplementedError

    def is_out(self, state: S, seat: int) -> bool:
        """Whether a seat plays no more while others do."""
        self.check_seat(seat)
        return False

    def standing(self, state: S) -> object:
        """Who plays no more, and who would give up, in any form that is another one whenever they are others."""
        return [self.is_out(state, seat) for seat in range(self.seats)], self.conceding(state)

    def finished(self, state: S) -> Collection[int]:
        """The seats that have ended their part of a turn which teammates have together."""
        return ()

    def conceding(self, state: S) -> Collection[int]:
        """The seats that would give up, where their team decides."""
        return ()

    def watch(self, state: S) -> None:
        """Have the state note events from now on."""
        state.journal = Journal()

    def happened(self, state: S) -> list[Event]:
        """The events since last asked."""
        if state.journal is None:
            return []
        return [self.event(state, entry) for entry in state.journal.take()]

    def event(self, state: S, entry: tuple[int, int, int, int]) -> Event:
        """What an entry of the journal tells; who has won is said by the outcome."""
        event = self.happenings.event(entry)
        if event.name != "match-ended" or (outcome := self.outcome(state)) is None:
            return event
        return Event(event.name, {"winners": [*outcome.winners], "reason": outcome.reason})

    def resign(self, state: S, seat: int) -> None:
        """A seat gives up; it need not be asked."""
        self.check_seat(seat)
        if self.is_out(state, seat):
            raise IllegalAction("eliminated", seat=seat + 1)
        state.resign(seat)

    def play_on(self, state: S, seat: int) -> None:
        """A seat that would give up, where its team decides, takes that back."""
        self.check_seat(seat)
        raise IllegalAction("not-conceding", seat=seat + 1)

    def claim_draw(self, state: S, seat: int) -> None:
        """A seat claims the draw of a stalled match, or IllegalAction."""
        self.check_seat(seat)
        raise IllegalAction("no-draws")
