"""A table's match: how it begins, and how it is brought back from what was written down."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection

from starlode.core.agreement import NO_SALT, table_key
from starlode.core.chance import Chance, KeyedChance, StackedChance
from starlode.core.company import Company, everybody_alone
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.rules import Rules
from starlode.games import find, replay_by, rules_of, table_rules
from starlode.i18n import Phrase, Words
from starlode.i18n.refusing import phrase_of, refusal_phrase
from starlode.server import lessons, store, teams
from starlode.server.refusals import Refusal
from starlode.server.stored import StoredMatch, StoredTable

STACKS = "stacks"  # of a position


@dataclass(frozen=True)
class Played:
    """A match as it was played so far, to be looked back at."""

    rules: Rules[Any]
    record: Record

    def position(self, rows: int) -> dict[str, Any] | None:
        """How things stood after so many rows; None where nobody was asked then."""
        if rows > len(self.record.rows):
            return None
        match = Match.replay(self.rules, self.record, rows)
        return dict(match.position()) if match.actor else None


def rules_for(
    game: str, format: str | None, seats: int | None, options: Mapping[str, str], components: str | None = None
) -> tuple[str, Rules[Any]]:
    """The format and the rules that somebody asks for, or a refusal that says what is wrong."""
    try:
        entry = find(game)
    except BadInput:
        raise Refusal("unknown-game", game=game) from None
    format = format or next(iter(entry.ways))
    if format not in entry.ways:
        raise Refusal("unknown-format", format=format)
    if (seats or entry.ways[format][0]) not in entry.ways[format]:
        raise Refusal("wrong-seats", seats=seats)
    seats = seats or entry.ways[format][0]
    names = {choice.name for choice in entry.table_options}
    if components is not None:
        check_components(game, components)
    try:
        if options.keys() <= names:
            return format, table_rules(game, format, seats, options, components)
    except BadInput:
        pass
    # Which one is it? Some fit only together with others, so they are tried one after the other.
    tried: dict[str, str] = {}
    for name, value in options.items():
        try:
            tried[name] = value
            if name not in names:
                raise BadInput("bad-option-name", name=name, known=", ".join(names))
            table_rules(game, format, seats, tried)
        except BadInput:
            raise Refusal("bad-option", option=name, value=value) from None
    raise AssertionError("options that are refused together are refused one after the other")


def check_components(game: str, components: str) -> list[Phrase]:
    """What is worth knowing about a text of components; a refusal that says where it is wrong, if it cannot be used."""
    try:
        box = getattr(rules_of(game, {}, components), "box", None)
        return [phrase_of(warning) for warning in getattr(box, "warnings", ())]
    except BadInput as error:
        raise Refusal("bad-components", why={"phrase": refusal_phrase(error).to_json()}) from None


def has_own_texts(stored: StoredTable) -> bool:
    """Whether a table's cards read otherwise than those of its format."""
    entry = find(stored.game)
    usual = {choice.name: choice.default for choice in entry.options}
    return stored.has_components or any(
        stored.options.get(name, usual[name]) != usual[name] for name in entry.text_options
    )


def card_texts(stored: StoredTable, language: str) -> dict[str, dict[str, Any]]:
    """The texts of everything that a table is played with, as clients draw them."""
    words = Words(language, _rules(stored))
    faces = [words.lore.face(words.say, thing) for thing in words.lore.ids]
    return {face.pop("id"): face for face in faces}


def begin(stored: StoredTable, secret: bytes) -> Match[Any]:
    """Deal."""
    match = Match(_rules(stored), chance=KeyedChance(key_of(stored, secret)), position=stored.start)
    stored.phase = "running"
    note_progress(stored, match)
    return match


def bring_back(stored: StoredTable, kept: StoredMatch) -> Match[Any] | None:
    """The match as its rows tell it, if it has begun; chance goes on where they end."""
    if stored.phase == "waiting":
        return None
    try:
        rules = _rules(stored)
        start = None if stored.start is None else {k: v for k, v in stored.start.items() if k != STACKS}
        record = Record(stored.game, stored.rules, stored.seats, dict(rules.options), kept.rows, start)
        match = replay_by(rules, record)
    except BadInput:
        raise Refusal("outdated-table") from None
    match.go_on(_chance(stored, kept.secret))
    stored.company = match.rules.company
    if stored.lesson is not None:
        lessons.note(stored, match)
    note_asked(stored, match)
    return match


def _rules(stored: StoredTable) -> Rules[Any]:
    """The rules of a table; tables of the same ones share them, because they are many times as large as a match."""
    options = tuple(sorted(stored.options.items()))
    return _shared_rules(stored.game, stored.format, stored.seats, options, stored.components)


@lru_cache(maxsize=50)
def _shared_rules(
    game: str, format: str, seats: int, options: tuple[tuple[str, str], ...], components: str | None
) -> Rules[Any]:
    return table_rules(game, format, seats, dict(options), components)


def company_of(stored: StoredTable) -> Company:
    """Who is who at a table."""
    return stored.company or _company(stored.game, stored.format, stored.seats, tuple(sorted(stored.options.items())))


@lru_cache(maxsize=1000)
def _company(game: str, format: str, seats: int, options: tuple[tuple[str, str], ...]) -> Company:
    try:
        return find(game).company(format, seats, dict(options))
    except BadInput:  # of rules that were once
        return everybody_alone(seats)


def note_progress(stored: StoredTable, match: Match[Any]) -> None:
    """Keep what is told of a table in step with its match."""
    stored.v = len(match.events)
    if stored.lesson is not None:
        lessons.note(stored, match)
    stored.company = match.rules.company
    if match.outcome is not None:
        stored.phase = "over"
        stored.outcome = dict(match.outcome.to_json())
    note_asked(stored, match)


def note_asked(stored: StoredTable, match: Match[Any]) -> None:
    """Keep who is waited for in step as well: who is asked, or has to answer somebody who takes back.

    Nobody is where a bot answers for somebody who is out; such a table goes on by itself after a restart, too.
    """
    if stored.phase != "running" or match.decision is None:
        stored.ask([])
    elif stored.undo is not None:
        stored.ask(sorted(teams.who_agrees(match, stored.places, stored.undo.by) - set(stored.undo.agreed)))
    elif people := teams.people_asked(match, stored.places):
        stored.ask(sorted(people))
    else:
        seat = match.decision.seat
        stored.ask([] if match.is_out(seat) and seat not in stored.bots else [seat])


def key_of(stored: StoredTable, secret: bytes) -> bytes:
    """What every draw at a table follows from; where the deal was given, that was it."""
    return secret if stored.known else table_key(secret, stored.id, stored.round, salts_of(stored))


def salts_of(stored: StoredTable) -> list[str]:
    """What the seats added to chance, once all of it is revealed."""
    return [place.salt or NO_SALT for place in stored.places]


def all_options(stored: StoredTable) -> dict[str, str]:
    """The options of a table as a record has them, with those that it has for itself."""
    return dict(table_rules(stored.game, stored.format, stored.seats, stored.options).options)


def _chance(stored: StoredTable, secret: bytes) -> Chance:
    """Nature at a table; where its piles were stacked, they come first."""
    chance = KeyedChance(key_of(stored, secret))
    stacks = None if stored.start is None else stored.start.get(STACKS)
    return StackedChance(stacks, chance) if stacks else chance


def read(connection: Connection, table: str) -> tuple[StoredTable, StoredMatch, dict[str, str]] | None:
    """All that is written of a table, and the names of those who sit there."""
    stored = store.find_table(connection, table)
    if stored is None:
        return None
    return stored, store.read_match(connection, table), store.names(connection, stored.people)
