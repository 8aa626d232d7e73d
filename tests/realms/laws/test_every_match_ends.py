"""Both ends of a match are met, and the longest turn there is ends by itself."""

from typing import Any

from starlode.core.engine.rng import Rng
from starlode.realms.engine.codes import OVER
from starlode.realms.engine.table import TURN
from tests.laws.walker import nature_or
from tests.realms.laws import walks
from tests.realms.laws.endings import assert_ended_well


def test_both_ends_are_met() -> None:
    case = walks.Case("immediate", "at-use", "1", "uniform", "deal")
    reasons = set()
    for seed in range(30):
        state = case.rules.new()
        state.playout(Rng(seed), keep_hand=seed % 2 == 0)
        reasons.add(assert_ended_well(case.rules, state))
    assert reasons == {"defeat", "turn-limit"}


def test_even_a_turn_with_every_card_of_the_box_in_the_deck_ends_by_itself() -> None:
    """The longest turn there is: whoever owns everything and never stops."""
    rules = walks.rules_of()
    own = {card.id: copies for card, copies in zip(rules.cards, rules.supply, strict=True) if card.id != "explorer"}
    bases = [card.id for card in rules.cards if card.is_base]
    for seed in walks.seeds(10, 60):
        hand = {card: own[card] for card in own if card not in bases and (seed + len(card)) % 3}
        position: dict[str, Any] = {
            "starlode-position": 1, "turn": 5, "current": 1, "explorers": 10,
            "seats": [
                {"hand": hand, "deck": {card: count for card, count in own.items() if card not in hand}},
                {"hand": {}, "authority": 10**6},
            ],
        }  # fmt: skip
        state, rng = rules.from_position(position), Rng(seed)
        steps = 0
        while state.actor != OVER and state.get(TURN) == 5:
            state.apply(nature_or(walks.FEW_CASES[0], state, rng))
            steps += 1
            assert steps < 5000
        assert steps > 50
