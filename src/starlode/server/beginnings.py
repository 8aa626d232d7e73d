"""Tables that begin with what somebody brings: a position, a record, a saved match of the terminal or a bug report.

Whoever brings it may know what everybody holds, so such a table is casual, told only by its link, and marked.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from starlode.core.errors import BadInput, IllegalAction
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.rules import Rules
from starlode.games import find, replay_by, rules_of
from starlode.i18n.refusing import refusal_phrase
from starlode.server import matches
from starlode.server.refusals import Refusal
from starlode.server.wire.http import Started, TurnAt

T = TypeVar("T")
MOST_ROWS = 5000
MOST_TURNS = 400


@dataclass(frozen=True)
class Brought:
    """What a file tells: the game as it is played there, and its record, or a position alone."""

    game: str
    options: dict[str, str]
    components: str | None
    record: Record | None
    position: dict[str, Any] | None


@dataclass(frozen=True)
class Begun:
    """How a table begins that goes on from there."""

    format: str
    rules: Rules[Any]
    components: str | None
    position: dict[str, Any]


def look(game: str, text: str) -> Started:
    """What a file tells, for whoever chooses a moment of it; a refusal that says why none can be begun with."""
    return _clearly(lambda: _look(_read(game, text)))


def start(game: str, text: str, rows: int | None) -> Begun:
    """How a table begins with a file: at its end, or after so many rows."""
    return _clearly(lambda: _start(_read(game, text), rows))


def _clearly(read: Callable[[], T]) -> T:
    """Whatever is wrong with a file is told in a line."""
    try:
        return read()
    except BadInput as error:
        raise Refusal("bad-start", why={"phrase": refusal_phrase(error).to_json()}) from None
    except (RecursionError, UnicodeError):  # nested past all reason, or letters that are none
        told = refusal_phrase(BadInput("bad-start-json"))
        raise Refusal("bad-start", why={"phrase": told.to_json()}) from None
    except IllegalAction as refusal:
        told = refusal_phrase(BadInput("bad-start-row", code=refusal.code))
        raise Refusal("bad-start", why={"phrase": told.to_json()}) from None


def _read(game: str, text: str) -> Brought:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("bad-start-json") from None
    components = None
    if isinstance(content, dict) and "starlode-record" not in content and "record" in content:
        components, content = content.get("components"), content["record"]
        if not isinstance(components, str | None):
            raise BadInput("bad-saved-components")
    if not isinstance(content, dict):
        raise BadInput("bad-start-json")
    if "starlode-record" in content:
        record = Record.from_json(content)
        if len(record.rows) > MOST_ROWS:
            raise BadInput("bad-start-long", most=MOST_ROWS)
        brought = Brought(record.game, record.options, components, record, None)
    else:
        told, options = content.get("game"), content.get("options")
        if not isinstance(told, str) or not isinstance(options, dict):
            raise BadInput("bad-start-json")
        # What is drawn at a table is drawn by lot, whatever lay on the stacks of the file.
        position = {key: value for key, value in content.items() if key != matches.STACKS}
        brought = Brought(told, {str(name): str(value) for name, value in options.items()}, None, None, position)
    if brought.game != game:
        raise BadInput("bad-start-game", game=game, found=brought.game)
    return brought


def _rules(brought: Brought) -> tuple[str, Rules[Any]]:
    """The format and the rules of a table like that; a server offers fewer options than files may name."""
    named = rules_of(brought.game, brought.options, brought.components)
    entry = find(brought.game)
    format = str(named.options[entry.way])
    options = {choice.name: named.options[choice.name] for choice in entry.table_options}
    _, rules = matches.rules_for(brought.game, format, named.seats, options, brought.components)
    for name, value in named.options.items():
        if rules.options[name] != value:
            raise BadInput("bad-start-option", name=name, value=value)
    return format, rules


def _look(brought: Brought) -> Started:
    format, rules = _rules(brought)
    if brought.position is not None:
        actor = Match(rules, position=brought.position).actor
        if actor is None:
            raise BadInput("bad-start-over")
        return Started(format, rules.seats, [TurnAt(0, int(brought.position.get("turn", 0)), actor)])
    assert brought.record is not None
    replay_by(rules, brought.record, 0)
    turns: list[TurnAt] = []
    begun = seen = 0
    match: Match[Any] | None = None
    for match, _ in Match.steps(rules, brought.record):
        begun += sum(event.name == "turn-started" for event in match.events[seen:])
        seen = len(match.events)
        if match.actor and (not turns or begun != turns[-1].turn):
            turns.append(TurnAt(len(match.record.rows), begun, match.actor))
    assert match is not None
    if match.actor and turns and turns[-1].rows != len(match.record.rows):
        turns.append(TurnAt(len(match.record.rows), begun, match.actor))
    if not turns:
        raise BadInput("bad-start-over")
    return Started(format, rules.seats, turns[-MOST_TURNS:])


def _start(brought: Brought, rows: int | None) -> Begun:
    format, rules = _rules(brought)
    if brought.position is not None:
        if Match(rules, position=brought.position).actor is None:
            raise BadInput("bad-start-over")
        return Begun(format, rules, brought.components, brought.position)
    assert brought.record is not None
    replay_by(rules, brought.record, 0)
    at = len(brought.record.rows) if rows is None else rows
    if at > len(brought.record.rows):
        raise BadInput("bad-at", at=at, rows=len(brought.record.rows))
    found = matches.Played(rules, brought.record).position(at)
    if found is None:
        raise BadInput("bad-start-over")
    return Begun(format, rules, brought.components, found)
