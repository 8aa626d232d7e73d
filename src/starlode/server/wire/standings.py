"""How people stand: the leaderboard, and what was played how often."""

from msgspec import Struct


class Standing(Struct, frozen=True):
    """A player on a leaderboard: a person by his name, or a bot; who has left for good has no name."""

    place: int
    name: str
    bot: str | None
    you: bool
    rating: int  # what he can do at least, almost surely, in hundredths; an unknown begins with 0
    mean: int  # what he probably can
    matches: int
    won: int


class Ladder(Struct, frozen=True):
    """The leaderboard of a format: whoever has played rated matches, the best first."""

    game: str
    format: str
    standings: list[Standing]


class Week(Struct, frozen=True):
    """How many matches ended in a week, which began then, in milliseconds."""

    begins: int
    matches: int


class Way(Struct, frozen=True):
    """How often a format was played, and how that ended for me; for all these are no one's."""

    game: str
    format: str
    matches: int
    won: int
    drawn: int


class Ending(Struct, frozen=True):
    """How often matches of a game ended for a reason."""

    game: str
    reason: str
    matches: int


class Climb(Struct, frozen=True):
    """How my rating in a format went: when, in milliseconds, and what it was then."""

    game: str
    format: str
    at: list[int]
    ratings: list[int]


class Figures(Struct, frozen=True):
    """What was played: in the last weeks, in which formats, and how it ended."""

    matches: int
    weeks: list[Week]
    ways: list[Way]
    endings: list[Ending]


class Standings(Struct, frozen=True):
    """Leaderboards, and the figures of everybody and of mine; all of it follows from the finished matches."""

    ladders: list[Ladder]
    all: Figures
    mine: Figures | None
    climbs: list[Climb]  # mine
