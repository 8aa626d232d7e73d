"""What is kept of a table, as it is read from the database and written to it."""

import json
from dataclasses import dataclass, field
from typing import Any, Literal

from starlode.core.agreement import NO_SALT, Agreement
from starlode.core.company import Company
from starlode.server.ids import keeper_of
from starlode.server.timing import Clock, Timing

REVEAL_SECONDS = 60  # of a table that is played at one sitting …
REVEAL_DAY = 24 * 3600  # … and of one where turns take days

Phase = Literal["waiting", "running", "over"]


@dataclass
class Sitting:
    """A seat: a guest's, a bot's, or free; with what its player adds to chance."""

    seat: int
    guest: str | None = None
    bot: str | None = None
    promise: str | None = NO_SALT  # the hash of his salt; None: it is still awaited
    salt: str | None = NO_SALT  # None: promised, and not revealed yet
    kept: str | None = None  # the guest that it is kept for while it is free

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.bot is None


@dataclass
class UndoRequest:
    """A seat that asks to take back, and the seats that have agreed so far."""

    by: int
    agreed: list[int] = field(default_factory=list)

    def dump(self) -> str:
        return json.dumps({"by": self.by, "agreed": self.agreed})

    @staticmethod
    def load(text: str | None) -> "UndoRequest | None":
        return None if text is None else UndoRequest(**json.loads(text))


@dataclass
class VoidRound:
    """A round of promises that came to no deal, because somebody did not reveal what he had promised."""

    round: int
    seats: list[int]  # who did not
    guests: list[str]  # who sat there; an empty one is unknown


@dataclass
class StoredTable:
    """A table without its match: what lists and pages show of it."""

    id: str
    game: str
    rules: int
    format: str
    seats: int
    options: dict[str, str]
    commitment: str
    made: int
    phase: Phase = "waiting"
    v: int = 0
    outcome: dict[str, Any] | None = None
    undo: UndoRequest | None = None
    asked: list[int] | None = None  # the seats that are waited for …
    asked_since: int | None = None  # … and since when; None: not written down yet
    rematch: str | None = None
    round: int = 1  # of promises
    known: bool = False  # somebody may know the draws, as of a deal that was there before; so the table is casual
    patience: int = REVEAL_SECONDS  # how long a promised salt is waited for
    public: bool = False  # whether everybody sees it while it waits
    absent: str = "wait"  # what is done when somebody stays away who is asked …
    grace: int = 60  # … after so many seconds
    rated: bool = False  # whether it counts for ratings; then what was shown is not taken back
    hints: bool = True  # whether whoever is asked is told what he may have overlooked
    timing: Timing | None = None  # the clock that the table has chosen …
    clock: Clock | None = None  # … and how it stands, once the match has begun
    host: str | None = None  # who opened it …
    kicked: set[str] = field(default_factory=set)  # … and whom he has sent away
    agreement: Agreement | None = None
    agreed: int | None = None  # when
    voids: list[VoidRound] = field(default_factory=list)
    places: list[Sitting] = field(default_factory=list)
    start: dict[str, Any] | None = None  # the position that it begins with, and its stacked piles; else it is dealt
    lesson: str | None = None  # the guided match that it is …
    chapter: int = 0  # … and which table of it
    learned: list[str] = field(default_factory=list)  # what the learner has done here; derived from the rows
    has_components: bool = False  # other ones than those of the game
    components: str | None = None  # their text; left out in lists
    epoch: int = 0  # of whoever has it in memory; what is written asks whether it is still the same
    company: Company | None = None  # once dealt, where the deal says who is who; not written down

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits."""
        if guest is not None:
            for place in self.places:
                if place.guest == guest:
                    return place.seat
        return None

    def seats_beside(self, guest: str | None) -> list[int]:
        """The seats of everybody at the device of a guest, his own among them."""
        keeper = None if guest is None else keeper_of(guest)
        held = [place for place in self.places if place.guest is not None]
        return [place.seat for place in held if keeper_of(place.guest or "") == keeper]

    @property
    def kept(self) -> set[str]:
        """The guests that seats are kept for."""
        return {place.kept for place in self.places if place.kept is not None}

    @property
    def people(self) -> set[str]:
        """The guests whose names are told: who sits there, is waited for, or has made a round void."""
        named = [guest for place in self.places for guest in (place.guest, place.kept)]
        return {guest for guest in (*named, *(guest for void in self.voids for guest in void.guests)) if guest}

    def ask(self, seats: list[int]) -> None:
        """These are waited for now; since when is noted as it is written down."""
        if seats != (self.asked or []):
            self.asked, self.asked_since = seats or None, None

    def keep_nothing_for(self, guest: str) -> bool:
        """What was kept for him, and whoever sits beside him, is anybody's; whether there was something."""
        mine = [place for place in self.places if place.kept is not None and keeper_of(place.kept) == guest]
        for place in mine:
            place.kept = None
        return bool(mine)

    def is_free(self, seat: int) -> bool:
        """Whether there is such a seat and nobody sits there."""
        return any(place.seat == seat and place.is_open for place in self.places)

    def is_free_for(self, place: Sitting, guest: str | None) -> bool:
        """Whether somebody may sit down there; those for whom seats are kept agree upon them among themselves."""
        return place.is_open and (place.kept is None or guest in self.kept)

    @property
    def bots(self) -> set[int]:
        """The seats of bots."""
        return {place.seat for place in self.places if place.bot is not None}

    @property
    def is_full(self) -> bool:
        return not any(place.is_open for place in self.places)

    @property
    def awaited(self) -> list[int]:
        """The seats whose promise is missing, or once it is agreed, whose salt is."""
        if self.agreement is None:
            return [place.seat for place in self.places if place.promise is None]
        return [place.seat for place in self.places if place.salt is None]


@dataclass
class StoredMatch:
    """What a match is brought back from."""

    rows: list[str]
    messages: dict[tuple[str, str], int]  # guest and id of a message that was carried out → events by then
    secret: bytes
