"""The tables of a rule set: its own cards, no more kinds than a set of them holds."""

from dataclasses import replace
from typing import Any

import pytest

from starlode.core.decision import Json
from starlode.core.errors import BadInput
from starlode.realms.cards import CARDS
from starlode.realms.effects import Combat
from starlode.realms.rules import RealmsRules


def test_rules_with_other_cards_play_by_those() -> None:
    """Card tables belong to the rules: a stronger Viper here, the printed one there."""
    stronger = tuple(replace(card, primary=(Combat(9),)) if card.id == "viper" else card for card in CARDS)
    for cards, combat in ((CARDS, 1), (stronger, 9)):
        rules = RealmsRules(cards=cards)
        position: dict[str, Json] = {"starlode-position": 1, "seats": [{"hand": {"viper": 1}}, {"hand": {"scout": 1}}]}
        state = rules.from_position(position)
        state.apply(rules.read(state, "play viper"))
        seats: Any = rules.view(state, 0).content["seats"]
        assert seats[0]["combat"] == combat


def test_more_kinds_than_a_set_holds_are_refused_with_a_clear_line() -> None:
    many = CARDS + tuple(replace(CARDS[-1], id=f"new-{n}") for n in range(14))
    with pytest.raises(BadInput, match="63 kinds of cards are too many: the engine holds 62"):
        RealmsRules(cards=many)


def test_as_many_kinds_as_a_set_holds_are_played() -> None:
    most = CARDS + tuple(replace(CARDS[-1], id=f"new-{n}") for n in range(13))
    rules = RealmsRules(cards=most)
    state = rules.from_position(
        {"starlode-position": 1, "seats": [{"hand": {"new-12": 1, "scout": 1}, "deck": {"viper": 1}}, {}]}
    )
    for line in ("play new-12", "use new-12", "scrap-hand scout"):
        state.apply(rules.read(state, line))
        while state.actor == -1:
            state.apply(next(iter(state.legal())))
    assert rules.count_cards(state)["new-12"] == 1
