"""The registered games: a name and options lead to rules, a record leads to its match.

A game is one object (`core.game.Game`). Ours are listed here; others register by the entry point `starlode.games`, or
by the environment: STARLODE_GAMES=module,… names modules with a `GAME`, and every process that we start inherits it.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from starlode.core.errors import BadInput, either
from starlode.core.game import Game, load
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.rules import Rules

if TYPE_CHECKING:
    from starlode.cavein.rules import CaveinRules
    from starlode.realms.rules import RealmsRules

OURS = {"realms": "starlode.realms.game:GAME", "cavein": "starlode.cavein.game:GAME"}
ENTRY_POINTS = "starlode.games"
VARIABLE = "STARLODE_GAMES"


def names() -> list[str]:
    """The names of all games, ours first."""
    return [*OURS, *(name for name in _others(os.environ.get(VARIABLE, "")) if name not in OURS)]


def games() -> list[Game]:
    """Every game that can be played, ours first."""
    return [find(name) for name in names()]


def find(name: str) -> Game:
    """A game by its name; BadInput if there is none."""
    if name in OURS:
        ours: Game = load(OURS[name])
        return ours
    others = _others(os.environ.get(VARIABLE, ""))
    if name not in others:
        raise BadInput("bad-game", name=name, known=", ".join(names()))
    return others[name]


@cache
def _others(modules: str) -> dict[str, Game]:
    """The games that are not ours; one that cannot be loaded is refused by its name."""
    found: dict[str, Game] = {}
    named = [f"{module.strip()}:GAME" for module in modules.split(",") if module.strip()]
    for reference in (*(point.value for point in entry_points(group=ENTRY_POINTS)), *named):
        try:
            game = load(reference)
        except (ImportError, AttributeError, SyntaxError, ValueError) as trouble:
            raise BadInput("bad-game-module", reference=reference, why=trouble) from None
        if not isinstance(game, Game):
            raise BadInput("bad-game-object", reference=reference)
        found[game.name] = game
    return found


def game_of(its_rules: Rules[Any]) -> Game:
    """The game that is played by these rules."""
    return find(its_rules.game)


def way_of(its_rules: Rules[Any]) -> str:
    """The way that the game is played: a format, an edition."""
    return its_rules.options[game_of(its_rules).way]


def table_rules(
    game: str, way: str, seats: int, options: Mapping[str, str], components: str | None = None
) -> Rules[Any]:
    """The rules of a game played in one of its ways by so many; components are a text."""
    return rules_of(game, dict(options) | {find(game).way: way, "seats": str(seats)}, components)


def read_pairs(options: Iterable[str], **named: str | int | None) -> dict[str, str]:
    """The rule options of a command line, `KEY=VALUE` each; those that have words of their own come by name."""
    pairs = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadInput("bad-pair-option", option=option)
        pairs[key] = value
    for key, chosen in named.items():
        if chosen is not None:
            if pairs.get(key, str(chosen)) != str(chosen):
                raise BadInput("bad-two-options", key=key, chosen=chosen, other=pairs[key])
            pairs[key] = str(chosen)
    return pairs


@overload
def rules(game: Literal["realms"], /, components: None = None, **options: str | int) -> "RealmsRules": ...
@overload
def rules(game: Literal["cavein"], /, components: Path | str | None = None, **options: str | int) -> "CaveinRules": ...
@overload
def rules(game: str, /, components: Path | str | None = None, **options: str | int) -> Rules[Any]: ...
def rules(game: str, /, components: Path | str | None = None, **options: str | int) -> Rules[Any]:
    """The rules of a game; options are written with hyphens or underscores: `rules("realms", turn_limit=100)`.

    Components are a file or its path, or the text of one, for a game whose box its owner may correct.
    """
    if isinstance(components, str) and "\n" not in components:
        components = Path(components)
    return rules_of(game, {name.replace("_", "-"): str(value) for name, value in options.items()}, components)


def rules_of(
    game: str, options: Mapping[str, str], components: Path | str | None = None, called: str = "components"
) -> Rules[Any]:
    """The rules of a game, its options written with hyphens; what is wrong with a text of components names it so."""
    entry = find(game)
    if components is None:
        made = entry.rules(options)
    elif entry.read_box is None:
        raise BadInput("bad-no-components", game=game)
    else:
        made = entry.rules(options, entry.read_box(components, called))
    if made.seats not in (playable := entry.ways[way := made.options[entry.way]]):
        raise BadInput("bad-seats", seats=made.seats, name=way, known=either(playable))
    return made


def replay(record: Record, rows: int | None = None, components: Path | str | None = None) -> Match[Any]:
    """The match that a record tells, up to a number of rows."""
    return replay_by(rules_of(record.game, record.options, components), record, rows)


def replay_by(its_rules: Rules[Any], record: Record, rows: int | None = None) -> Match[Any]:
    """The same by rules that are at hand, which are those of the record."""
    if record.rules_version != its_rules.version:
        raise BadInput("bad-record-rules", found=record.rules_version, ours=its_rules.version)
    if record.seats != its_rules.seats:
        raise BadInput("bad-record-seats", seats=record.seats, game=record.game, ours=its_rules.seats)
    return Match.replay(its_rules, record, rows)
