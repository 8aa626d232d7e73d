"""The registered games: a name and options lead to rules, a record leads to its match."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.rules import Rules
from starlode.realms.formats import FORMATS
from starlode.realms.options import OPTIONS, Choice, options_for
from starlode.realms.rules import RealmsRules

GAMES: dict[str, Any] = {RealmsRules.game: RealmsRules}
_FORMATS: dict[str, dict[str, tuple[int, ...]]] = {"realms": {each.name: each.seats for each in FORMATS}}
_OPTIONS: dict[str, tuple[Choice, ...]] = {"realms": OPTIONS}
# Which options a format uses; a game that is not here uses all of them always.
_OPTIONS_FOR: dict[str, Callable[[str, int], tuple[Choice, ...]]] = {"realms": options_for}


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
    """One game as a table may be opened for it."""
    _check(game)
    apart = ("format", "seats")  # chosen for themselves
    return Offer(game, _FORMATS[game], tuple(choice for choice in _OPTIONS[game] if choice.name not in apart))


def choices(game: str, format: str, seats: int) -> tuple[Choice, ...]:
    """The options that a table of this format uses, each with what it may be for so many seats."""
    if game in _OPTIONS_FOR:
        return _OPTIONS_FOR[game](format, seats)
    return tuple(
        replace(choice, allowed=("random", *map(str, range(1, seats + 1)))) if choice.name == "start" else choice
        for choice in offer(game).options
    )


def table_rules(game: str, format: str, seats: int, options: Mapping[str, str]) -> Rules[Any]:
    """The rules of a game in one of its formats for so many seats."""
    chosen = dict(options) | {"format": format}
    if any(choice.name == "seats" for choice in _OPTIONS.get(game, ())):
        chosen["seats"] = str(seats)
    made = _rules(game, chosen)
    if made.seats != seats:
        raise BadInput(f"{game} as {format} has {made.seats} seats, not {seats}")
    return made


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


def _check(game: str) -> None:
    if game not in GAMES:
        raise BadInput(f"unknown game {game}: there is {', '.join(GAMES)}")


def _rules(game: str, options: Mapping[str, str]) -> Rules[Any]:
    _check(game)
    made: Rules[Any] = GAMES[game](options)
    return made


def replay(record: Record, rows: int | None = None) -> Match[Any]:
    """The match that a record tells, up to a number of rows."""
    its_rules = _rules(record.game, record.options)
    if record.rules_version != its_rules.version:
        raise BadInput(f"a record of rules {record.rules_version}: this version plays rules {its_rules.version}")
    if record.seats != its_rules.seats:
        raise BadInput(f"a record of {record.seats} seats: {record.game} with these options has {its_rules.seats}")
    return Match.replay(its_rules, record, rows)
