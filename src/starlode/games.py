"""The registered games: a name and options lead to rules, a record leads to its match."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from starlode.cavein.effects import EDITIONS
from starlode.cavein.options import OPTIONS as cavein_options
from starlode.cavein.rules import CaveRules
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.options import Choice
from starlode.core.record import Record
from starlode.core.rules import Rules
from starlode.realms.formats import FORMATS
from starlode.realms.options import OPTIONS as realms_options
from starlode.realms.rules import RealmsRules


@dataclass(frozen=True, slots=True)
class Game:
    """A game as it is registered: its rules, its ways to be played with the seats of each, and its options."""

    rules: Any
    way: str  # the option by which a table says how the game is played: a format, or an edition
    ways: Mapping[str, tuple[int, ...]]
    options: tuple[Choice, ...]


GAMES: dict[str, Game] = {
    "realms": Game(RealmsRules, "format", {each.name: each.seats for each in FORMATS}, realms_options),
    "cavein": Game(CaveRules, "edition", dict.fromkeys(EDITIONS, (2, 3, 4)), cavein_options),
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


def table_rules(game: str, format: str, seats: int, options: Mapping[str, str]) -> Rules[Any]:
    """The rules of a game in one of its formats for so many seats."""
    return _rules(game, dict(options) | {_find(game).way: format, "seats": str(seats)})


def read_pairs(options: Iterable[str], form: str | None = None, seats: int | None = None) -> dict[str, str]:
    """The rule options of a command line, `KEY=VALUE` each; the format and the seats have words of their own."""
    pairs = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadInput(f"--option {option}: expected KEY=VALUE, such as discards=next-turn")
        pairs[key] = value
    for key, chosen in (("format", form), ("seats", seats)):
        if chosen is not None:
            if pairs.get(key, str(chosen)) != str(chosen):
                raise BadInput(f"--{key} {chosen} and --option {key}={pairs[key]}: expected one of them")
            pairs[key] = str(chosen)
    return pairs


def rules(game: str, /, **options: str | int) -> Rules[Any]:
    """The rules of a game; options are written with hyphens or underscores: `rules("realms", turn_limit=100)`."""
    return _rules(game, {name.replace("_", "-"): str(value) for name, value in options.items()})


def _find(game: str) -> Game:
    if game not in GAMES:
        raise BadInput(f"unknown game {game}: there is {', '.join(GAMES)}")
    return GAMES[game]


def _rules(game: str, options: Mapping[str, str]) -> Rules[Any]:
    made: Rules[Any] = _find(game).rules(options)
    return made


def replay(record: Record, rows: int | None = None) -> Match[Any]:
    """The match that a record tells, up to a number of rows."""
    its_rules = _rules(record.game, record.options)
    if record.rules_version != its_rules.version:
        raise BadInput(f"a record of rules {record.rules_version}: this version plays rules {its_rules.version}")
    if record.seats != its_rules.seats:
        raise BadInput(f"a record of {record.seats} seats: {record.game} with these options has {its_rules.seats}")
    return Match.replay(its_rules, record, rows)
