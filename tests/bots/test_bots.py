"""The reference bots: `random` chooses by lot, `greedy` plays a beginner's game."""

from typing import Any

import pytest

from starlode.bots import GENTLEST, NAMES, PROPOSED, USUAL, Bot, make_bot
from starlode.bots.levels import LEVELS
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.realms.rules import RealmsRules
from tests.realms.table import Table, a_duel


def play_match(bots: tuple[Bot, Bot], seed: int, **options: str) -> Match[Any]:
    """A whole match; a bot gets its view and its decision, and nothing else."""
    match: Match[Any] = Match(
        RealmsRules({name.replace("_", "-"): value for name, value in options.items()}), seed=seed
    )
    while (decision := match.decision) is not None:
        match.play(bots[decision.seat - 1].choose(match.view(decision.seat), decision), seat=decision.seat)
    return match


def greedy_choice(table: Table) -> str:
    decision = table.match.decision
    assert decision is not None
    return make_bot("greedy", "realms").choose(table.match.view(decision.seat), decision)


@pytest.mark.once
@pytest.mark.parametrize("options", [{}, {"discards": "next-turn"}, {"ally_check": "unlocked"}, {"sets": "2"}])
def test_greedy_beats_random_from_either_seat(options: dict[str, str]) -> None:
    won = 0
    for seed in range(10):
        bots = (make_bot("greedy", "realms"), make_bot("random", "realms", seed))
        seat = 1 + seed % 2
        match = play_match(bots if seat == 1 else (bots[1], bots[0]), seed, **options)
        assert match.outcome is not None
        won += seat in match.outcome.winners
    assert won >= 9


def test_greedy_kills_when_it_can() -> None:
    table = a_duel(hand=["cutter"], combat=7, foe_authority=7, foe_bases=["blob-wheel"], row=["ram"], trade=5)
    assert greedy_choice(table) == "attack 2"


def test_greedy_scraps_for_the_last_points() -> None:
    table = a_duel(in_play=["barter-world"], combat=3, foe_authority=8)
    table.play("use barter-world", "choose 1")
    assert greedy_choice(table).startswith("scrap barter-world")


def test_greedy_plays_its_hand_before_it_buys_or_ends_the_turn() -> None:
    table = a_duel(hand=["scout", "viper", "fleet-hq"], row=["ram"], trade=3)
    assert greedy_choice(table) == "play fleet-hq"


def test_greedy_buys_the_best_that_it_can_pay() -> None:
    table = a_duel(trade=6, row=["ram", "battlecruiser", "cutter"], trade_deck=["corvette"])
    assert greedy_choice(table) == "buy battlecruiser"


def test_greedy_parts_with_its_weakest_cards() -> None:
    table = a_duel(hand=["imperial-fighter"], foe_hand=["scout", "command-ship", "ram"])
    table.play("play imperial-fighter")
    assert greedy_choice(table) == "discard scout"


def test_a_bot_sees_its_view_and_chooses_the_same_for_all_that_it_cannot_know() -> None:
    table = a_duel(hand=["scout"], foe_hand=["viper"] * 2, foe_deck=["scout"] * 5)
    other = a_duel(hand=["scout"], foe_hand=["scout"] * 2, foe_deck=["viper"] * 2 + ["scout"] * 3)
    assert table.match.view(1) == other.match.view(1)
    assert greedy_choice(table) == greedy_choice(other)


def test_the_same_seed_gives_the_same_match() -> None:
    rows = [
        play_match((make_bot("random", "realms", 5), make_bot("random", "realms", 6)), 3, turn_limit="40").record.rows
        for _ in range(2)
    ]
    assert rows[0] == rows[1]


@pytest.mark.parametrize("seed", [0, -1, 2**64, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    table = a_duel(hand=["scout"])
    assert table.match.decision is not None
    assert make_bot("random", "realms", seed).choose(table.match.view(1), table.match.decision) in table.options


def test_bots_are_named_the_weakest_first() -> None:
    assert NAMES == ("random", "calm", "greedy", "keen", "sharp", "fierce", "relentless")
    assert [name for name in NAMES if name in LEVELS] == list(LEVELS)
    assert {USUAL, PROPOSED, GENTLEST} <= set(NAMES)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no bot deep-thought"):
        make_bot("deep-thought", "realms")
