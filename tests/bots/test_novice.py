"""`novice` plays as somebody does who was just told the rules: everything, the dearest, whatever can be attacked."""

import pytest

from starlode.bots import KNOWN, make_bot
from starlode.bots.levels import FORMER, LEVELS
from starlode.bots.quick import QuickTable
from starlode.core.engine.rng import Rng
from starlode.games import games, names, rules, table_rules
from tests.realms.table import Table, a_duel

TABLES = [(game.name, way, seats) for game in games() for way, all_seats in game.ways.items() for seats in all_seats]


def choice(table: Table) -> str:
    decision = table.match.decision
    assert decision is not None
    return make_bot("novice", "realms").choose(table.match.view(decision.seat), decision)


def test_it_plays_its_hand_first() -> None:
    table = a_duel(hand=["scout", "viper", "fleet-hq"], row=["ram"], trade=3)
    assert choice(table).startswith("play ")


def test_it_buys_the_dearest_that_it_can_pay_before_it_attacks() -> None:
    table = a_duel(trade=6, combat=3, row=["ram", "battlecruiser", "cutter"], trade_deck=["corvette"])
    assert choice(table) == "buy battlecruiser"


def test_it_attacks_what_it_may_bases_first() -> None:
    assert choice(a_duel(combat=5, foe_bases=["blob-wheel"])) == "attack 2 blob-wheel"
    assert choice(a_duel(combat=4, foe_bases=["blob-wheel"])) == "attack 2"


def test_it_parts_with_its_cheapest_cards() -> None:
    table = a_duel(hand=["imperial-fighter"], foe_hand=["command-ship", "scout", "ram"])
    table.play("play imperial-fighter")
    assert choice(table) == "discard scout"


@pytest.mark.once
@pytest.mark.parametrize(("game", "way", "seats"), TABLES)
def test_it_plays_every_format_to_the_end(game: str, way: str, seats: int) -> None:
    its_rules = table_rules(game, way, seats, {})
    table = QuickTable(its_rules)
    end = table.play([table.player("novice", seat) for seat in range(seats)], Rng(1))
    assert its_rules.outcome(end) is not None


@pytest.mark.once
@pytest.mark.parametrize("game", names())
def test_it_beats_whoever_plays_by_lot(game: str) -> None:
    table = QuickTable(rules(game))
    for seat in (0, 1):
        players = [table.player("novice" if place == seat else "random", place) for place in (0, 1)]
        assert table.play(players, Rng(seat)).returns()[seat] == 1


def test_every_level_has_its_former_self_for_an_opponent() -> None:
    assert list(FORMER) == [f"{level}-1" for level in LEVELS]
    assert {"novice", *FORMER} < set(KNOWN)
