"""The registered games: a name and options lead to rules, a record leads to its match."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from starlode.cavein.components import Components, load, read
from starlode.cavein.effects import EDITIONS
from starlode.cavein.options import OPTIONS as cavein_options
from starlode.cavein.rules import CaveinRules
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.options import Choice
from starlode.core.record import Record
from starlode.core.rules import Rules
from starlode.realms.formats import FORMATS
from starlode.realms.options import OPTIONS as realms_options
from starlode.realms.options import options_for
from starlode.realms.rules import RealmsRules


@dataclass(frozen=True, slots=True)
class Game:
    """A game as it is registered: its rules, its ways to be played with the seats of each, and its options."""

    rules: Any
    way: str  # the option by which a table says how the game is played: a format, or an edition
    ways: Mapping[str, tuple[int, ...]]
    options: tuple[Choice, ...]
    read_box: Callable[[Path | str, str], Any] | None = None  # reads a file of components, or its text and its name
    options_for: Callable[[str, int], tuple[Choice, ...]] | None = None  # what a way uses; None: all, always


def _cave_box(components: Path | str, name: str) -> Components:
    return load(components) if isinstance(components, Path) else read(components, name)


GAMES: dict[str, Game] = {
    "realms": Game(
        RealmsRules, "format", {each.name: each.seats for each in FORMATS}, realms_options, None, options_for
    ),
    "cavein": Game(CaveinRules, "edition", dict.fromkeys(EDITIONS, (2, 3, 4)), cavein_options, _cave_box),
}


@dataclass(frozen=True, slots=True)
class Offer:
    """A game as a table may be opened for it: its formats with the seats of each, and the options besides."""

    game: str
    formats: Mapping[str, tuple[int, ...]]
    options: tuple[Choice, ...]


def offered() -> list[Offer]:
    """Every game that can be played."""
    return [offer(game) for game in GAMES]


def offer(game: str) -> Offer:
    """One game as a table may be opened for it; the editions of a game count as its formats."""
    entry = _find(game)
    apart = (entry.way, "seats")  # chosen for themselves
    return Offer(game, entry.ways, tuple(choice for choice in entry.options if choice.name not in apart))


def choices(game: str, format: str, seats: int) -> tuple[Choice, ...]:
    """The options that a table of this format uses, each with what it may be for so many seats."""
    entry = _find(game)
    if entry.options_for is not None:
        return entry.options_for(format, seats)
    return tuple(
        replace(choice, allowed=("random", *map(str, range(1, seats + 1)))) if choice.name == "start" else choice
        for choice in offer(game).options
    )


def table_rules(game: str, format: str, seats: int, options: Mapping[str, str]) -> Rules[Any]:
    """The rules of a game in one of its formats for so many seats."""
    return rules_of(game, dict(options) | {_find(game).way: format, "seats": str(seats)})


def game_of(options: Mapping[str, Any]) -> str | None:
    """The game whose options these are: every table names its format or its edition; None where nothing is said."""
    return next((name for name, game in GAMES.items() if game.way in options), None)


def way_of(its_rules: Rules[Any]) -> str:
    """The format or the edition that is played."""
    return its_rules.options[_find(its_rules.game).way]


def read_pairs(options: Iterable[str], **named: str | int | None) -> dict[str, str]:
    """The rule options of a command line, `KEY=VALUE` each; those that have words of their own come by name."""
    pairs = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadInput(f"--option {option}: expected KEY=VALUE, such as seats=2")
        pairs[key] = value
    for key, chosen in named.items():
        if chosen is not None:
            if pairs.get(key, str(chosen)) != str(chosen):
                raise BadInput(f"--{key} {chosen} and --option {key}={pairs[key]}: expected one of them")
            pairs[key] = str(chosen)
    return pairs


def rules(game: str, /, components: Path | str | None = None, **options: str | int) -> Rules[Any]:
    """The rules of a game; options are written with hyphens or underscores: `rules("realms", turn_limit=100)`.

    Components are a file, or the text of one, for a game whose box its owner may correct.
    """
    return rules_of(game, {name.replace("_", "-"): str(value) for name, value in options.items()}, components)


def _find(game: str) -> Game:
    if game not in GAMES:
        raise BadInput(f"unknown game {game}: there is {', '.join(GAMES)}")
    return GAMES[game]


def rules_of(
    game: str, options: Mapping[str, str], components: Path | str | None = None, called: str = "components"
) -> Rules[Any]:
    """The rules of a game, its options written with hyphens; what is wrong with a text of components names it so."""
    entry = _find(game)
    if components is None:
        plain: Rules[Any] = entry.rules(options)
        return plain
    if entry.read_box is None:
        raise BadInput(f"{game} is played with the cards as they are: it takes no components")
    made: Rules[Any] = entry.rules(options, entry.read_box(components, called))
    return made


def replay(record: Record, rows: int | None = None, components: Path | str | None = None) -> Match[Any]:
    """The match that a record tells, up to a number of rows."""
    its_rules = rules_of(record.game, record.options, components)
    if record.rules_version != its_rules.version:
        raise BadInput(f"a record of rules {record.rules_version}: this version plays rules {its_rules.version}")
    if record.seats != its_rules.seats:
        raise BadInput(f"a record of {record.seats} seats: {record.game} with these options has {its_rules.seats}")
    return Match.replay(its_rules, record, rows)
