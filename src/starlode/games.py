"""The registered games: a name and options lead to rules, a record leads to its match."""

from collections.abc import Mapping
from typing import Any

from starlode.cavein.rules import CaveRules
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.rules import Rules
from starlode.realms.rules import RealmsRules

GAMES: dict[str, Any] = {RealmsRules.game: RealmsRules, CaveRules.game: CaveRules}


def rules(game: str, /, **options: str | int) -> Rules[Any]:
    """The rules of a game; options are written with hyphens or underscores: `rules("realms", turn_limit=100)`."""
    return _rules(game, {name.replace("_", "-"): str(value) for name, value in options.items()})


def _rules(game: str, options: Mapping[str, str]) -> Rules[Any]:
    if game not in GAMES:
        raise BadInput(f"unknown game {game}: there is {', '.join(GAMES)}")
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
