"""Raid: a boss whom nature draws."""

import pytest

from starlode.bots import make_bot
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.games import replay, rules
from starlode.lab.playing import Settings


def test_a_drawn_boss_begins_and_is_the_boss_of_the_record() -> None:
    """SR-M232."""
    drawn = {}
    for seed in range(17):
        match = Match(rules("realms", format="raid", seats=4, boss="random"), seed)
        boss = match.actor
        assert boss is not None
        drawn[boss] = match
        assert match.record.rows[0] == f"* start {boss}"
        assert match.events[0].seen_by(None) == {"event": "start-chosen", "seat": boss}
        assert match.rules.company.role(boss) == "boss"
        assert (match.record.options["boss"], match.rules.options["boss"]) == ("random", str(boss))
    assert len(drawn) == 4
    for boss, match in drawn.items():
        assert [match.state.score(seat) for seat in range(4)] == [70 if seat + 1 == boss else 50 for seat in range(4)]
        assert rules("realms", format="raid", seats=4, boss=boss).from_position(match.position()) == match.state


def test_a_raid_with_a_drawn_boss_is_played_taken_back_and_replayed() -> None:
    """SR-M232."""
    match = Match(rules("realms", format="raid", boss="random"), 2)
    bot = make_bot("greedy", "realms", 5)
    for _ in range(200):
        seat, decision = match.actor, match.decision
        assert seat is not None
        assert decision is not None
        line = bot.choose(match.view(seat), decision)
        match.play(line)
        if match.undo_takes(seat) == "free":
            before = match.position()
            match.undo(seat)
            match.play(line)
            assert match.position() == before
    again = replay(Record.load(match.record.dump()))
    assert (again.position(), again.rules.company) == (match.position(), match.rules.company)
    draws = list(Match.draws(rules("realms", format="raid", boss="random"), match.record))
    assert (draws[0].stream, draws[0].total, draws[0].copies) == ("start", 3, 1)


def test_where_no_match_is_dealt_the_boss_is_named() -> None:
    """SR-M232."""
    undrawn = rules("realms", format="raid", boss="random")
    with pytest.raises(BadInput, match="boss"):
        undrawn.new()
    with pytest.raises(BadInput, match="boss"):
        undrawn.from_position(Match(undrawn).position() | {"options": dict(undrawn.options)})
    with pytest.raises(BadInput, match="boss"):
        Settings("realms", ("greedy",), 1, (("format", "raid"), ("boss", "random"))).check()
