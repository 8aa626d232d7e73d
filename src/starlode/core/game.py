"""A game as it is registered: one object that tells all the house asks of a game, so that nobody asks which it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from starlode.core.company import Company, everybody_alone
from starlode.core.options import Choice
from starlode.core.rules import Rules

Reference: TypeAlias = str  # "module:name" of what lies on a floor above the rules; imported when it is asked for


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of a game with its ways and options, and where all else about it is found."""

    name: str
    title: str
    rules: Callable[..., Rules[Any]]  # takes the options, and for a game with a box what `read_box` made
    way: str  # the option by which a table says how the game is played: a format, an edition
    ways: Mapping[str, tuple[int, ...]]  # each with how many may play it
    options: tuple[Choice, ...]
    words: str  # the folder of its .ftl files, with `{language}` in its path
    brain: Reference  # bots.brain.Brain: its greedy bot, and what a search knows of it
    voice: Reference = "starlode.i18n.voice:Voice"  # how events, questions and answers are told, and cards
    desk: Reference = "starlode.terminal.desk:Desk"  # its table, news and commands in a terminal
    counts: Reference = "starlode.lab.counting:Counts"  # what simulations count
    learned_as: str | None = None  # in the ids of learning environments; None: it is not told in numbers
    about_way: str = "how it is played"  # for the help of commands
    limit: str | None = None  # the option that ends a match that does not end by itself, in turns of each seat
    options_for: Callable[[str, int], tuple[Choice, ...]] | None = None  # what a way uses for so many; None: all
    # Who sits with whom by all the options, as `Rules.company` tells it; None: everybody plays alone.
    company_by: Callable[[Mapping[str, str]], Company] | None = None
    read_box: Callable[[Path | str, str], Any] | None = None  # reads a file of components, or its text and its name
    about_box: str = ""
    default_box: Callable[[], str] | None = None  # the file of components as it comes
    figures: Mapping[str, int] = field(default_factory=dict)  # of its rules, for whoever tells of a table
    text_options: tuple[str, ...] = ()  # by which the texts of cards change, besides the way
    lessons: str | None = None  # the folder of its guided matches, which are files of JSON; core/lesson.py

    def __post_init__(self) -> None:
        """Who writes a game is told of a slip when it is loaded, and not when somebody sits down."""
        allowed = {choice.name: choice.allowed for choice in self.options}
        if {*self.ways} != {*allowed.get(self.way, ())}:
            raise ValueError(f"ways does not tell for each value of the option {self.way} how many may play")

    @property
    def table_options(self) -> tuple[Choice, ...]:
        """What a table may choose besides its way and how many play."""
        return tuple(choice for choice in self.options if choice.name not in (self.way, "seats"))

    def company(self, way: str, seats: int, options: Mapping[str, str]) -> Company:
        """Who would sit with whom at such a table; no rules are made for it."""
        given = {**options, self.way: way, "seats": str(seats)}
        return everybody_alone(seats) if self.company_by is None else self.company_by(given)

    def choices(self, way: str, seats: int) -> tuple[Choice, ...]:
        """The options that a table uses, each with what it may be for so many seats."""
        if self.options_for is not None:
            return self.options_for(way, seats)
        starts = ("random", *map(str, range(1, seats + 1)))
        return tuple(
            replace(choice, allowed=starts) if choice.name == "start" else choice for choice in self.table_options
        )


def load(reference: Reference) -> Any:
    """What a reference names."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
