"""Tables that are in the middle of a match, or near its end, when somebody opens them.

The store is the truth, so a table that is written there exists: a match is played by greedy bots up to a moment, and
its rows are put into the database of a running server, which brings it back like any other. All follows from a name.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from starlode.analysis.analysing import Analysis, analyse
from starlode.bots import make_bot
from starlode.core.agreement import secret_hash
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.games import table_rules
from starlode.server import agreeing, matches, rounds, store
from starlode.server.analyses import keep
from starlode.server.folder import DATABASE
from starlode.server.stored import Sitting, StoredTable
from starlode.server.writer import Writer

Until = Callable[[Match[Any]], bool]
MOST_TRIED = 200
ABILITIES = ("use", "ally", "scrap")
MADE = 1_700_000_000_000  # milliseconds; earlier than whatever a test does


def a_table(
    data: Path,
    name: str,
    *sitting: Sitting,
    until: Until = lambda match: True,
    game: str = "realms",
    way: str = "duel",
    known: bool = False,
    rated: bool = False,
) -> str:
    """Write a match down that has come to a moment; its name is the id of its table."""
    stored, secret, match = a_match(name, list(sitting), until, game, way)
    stored.known, stored.rated = known, rated
    writer = Writer(f"sqlite:///{data / DATABASE}")
    try:
        writer.run_now(lambda connection: store.add_table(connection, stored, secret))
        if not known:
            writer.run_now(lambda connection: rounds.add_agreement(connection, agreeing.agreement_of(stored), MADE))
        writer.run_now(lambda connection: store.append(connection, stored, 1, match.record.rows, None, MADE))
    finally:
        writer.close()
    return stored.id


def analysed(data: Path, table: str, record: Record, ways: int = 16) -> Analysis:
    """Write down how a finished match turned, by few ways."""
    found = analyse(record, ways)
    writer = Writer(f"sqlite:///{data / DATABASE}")
    try:
        content = msgspec.json.encode(found.to_json())
        writer.run_now(lambda connection: keep(connection, table, content, MADE))
    finally:
        writer.close()
    return found


def a_match(
    name: str, sitting: list[Sitting], until: Until, game: str = "realms", way: str = "duel"
) -> tuple[StoredTable, bytes, Match[Any]]:
    """The first match of this name in which the moment comes, with its table and secret."""
    rules = table_rules(game, way, len(sitting), {"start": "1"})
    apart = ("format", "edition", "seats")  # a table has them for themselves
    for number in range(MOST_TRIED):
        secret = hashlib.sha256(f"{name} {number}".encode()).digest()
        stored = StoredTable(
            id=name, game=game, rules=rules.version, format=way, seats=rules.seats,
            options={option: value for option, value in rules.options.items() if option not in apart},
            commitment=secret_hash(secret, name, 1), made=MADE, places=sitting,
        )  # fmt: skip
        match = matches.begin(stored, secret)
        while match.decision is not None and not until(match):
            match.play(greedy(match))
        if until(match):
            matches.note_progress(stored, match)
            return stored, secret, match
    raise AssertionError(f"no match called {name} comes to that moment")


def greedy(match: Match[Any]) -> str:
    """What the greedy bot does for whoever is asked."""
    assert match.decision is not None
    return make_bot("greedy", match.rules.game).choose(match.view(match.decision.seat), match.decision)


# Moments, as seat 1 meets them


def any_time(match: Match[Any]) -> bool:
    """From the beginning."""
    return True


def is_asked(what: str) -> Until:
    """Seat 1 is asked something by a card: to scrap, to discard, to choose, …"""
    return lambda match: match.decision is not None and (match.decision.seat, match.decision.asked) == (1, what)


def turn(number: int) -> Until:
    """Seat 1 begins a turn, this one or later, and both sides have bases."""

    def is_there(match: Match[Any]) -> bool:
        if not is_asked("action")(match):
            return False
        content: Any = match.view(1).content
        me, foe = content["seats"]
        begins = content["turn"] >= number and me["hand"]["size"] >= 5
        return begins and bool(me["in-play"]) and bool(foe["in-play"])

    return is_there


def could_ask(seat: int) -> Until:
    """Seat 1 could take something back if the others agreed, and this seat is asked what to do."""

    def is_there(match: Match[Any]) -> bool:
        asked = match.decision is not None and match.decision.seat == seat
        content: Any = match.view(seat).content
        return asked and match.undo_takes(1) == "consent" and content["turn"] > 3

    return is_there


def acts_at(number: int) -> Until:
    """Seat 1 may act in a turn of Cave-In, this one or later."""

    def is_there(match: Match[Any]) -> bool:
        content: Any = match.view(1).content
        return is_asked("action")(match) and content["turn"] >= number

    return is_there


def base_is_deep(match: Match[Any]) -> bool:
    """Seat 1 may act in Cave-In, and another's Base has so many cards that its leader has little room."""
    others: Any = match.view(1).content
    return is_asked("action")(match) and any(len(other["base"]) >= 5 for other in others["seats"][1:])


def has_many_answers(match: Match[Any]) -> bool:
    """Seat 1 may act in Cave-In, in so many ways that their numbers have two digits."""
    decision = match.decision
    return is_asked("action")(match) and decision is not None and 12 <= len(decision.options) < 20


def pays(match: Match[Any]) -> bool:
    """Seat 1 pays for a crystal of Cave-In, and it can be done for him."""
    return is_asked("pay-crystal")(match) and match.decision is not None and bool(match.decision.macros)


def collapses_soon(match: Match[Any]) -> bool:
    """Seat 1 begins a turn of Cave-In, and one more cave-in ends the match."""
    content: Any = match.view(1).content
    return is_asked("starting")(match) and content["track"] == content["collapse"] - 1


def can_win(match: Match[Any]) -> bool:
    """Seat 1 can end the match with one attack."""
    if not is_asked("action")(match):
        return False
    assert match.decision is not None
    content: Any = match.view(1).content
    me, foe = content["seats"]
    return "attack 2" in match.decision.actions and me["combat"] >= foe["authority"]


def must_break_an_outpost(match: Match[Any]) -> bool:
    """Seat 1 can attack, but not yet the other player."""
    if not is_asked("action")(match):
        return False
    assert match.decision is not None
    attacks = [option for option in match.decision.options if option.verb == "attack"]
    return bool(attacks) and all(option.details.get("card") for option in attacks)


def can_do_several(match: Match[Any]) -> bool:
    """Seat 1 has a card in play with several abilities to use."""
    if not is_asked("action")(match):
        return False
    assert match.decision is not None
    cards = [option.details.get("card") for option in match.decision.options if option.verb in ABILITIES]
    return len(set(cards)) < len(cards)


def is_over(match: Match[Any]) -> bool:
    return match.outcome is not None
