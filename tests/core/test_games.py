"""What can be played, and how a table's wishes become rules."""

import pytest

from starlode.core.decision import Decision
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.games import GAMES, offered, rules, table_rules
from tests.realms.laws import walks


def test_every_game_is_offered_with_its_formats_and_options() -> None:
    offers = {offer.game: offer for offer in offered()}
    assert offers.keys() == GAMES.keys()
    for game, offer in offers.items():
        for format, seats in offer.formats.items():
            for number in seats:
                made = table_rules(game, format, number, {})
                assert (made.game, made.seats, made.options[GAMES[game].way]) == (game, number, format)
                assert {choice.name: choice.default for choice in offer.options}.items() <= made.options.items()


def test_a_table_that_the_rules_do_not_know_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown game"):
        table_rules("chess", "duel", 2, {})
    with pytest.raises(BadInput, match="option format"):
        table_rules("realms", "solo", 2, {})
    with pytest.raises(BadInput, match="option seats is 5"):
        table_rules("realms", "duel", 5, {})
    with pytest.raises(BadInput, match="unknown option"):
        table_rules("realms", "duel", 2, {"luck": "good"})


def test_a_decision_is_read_back_as_what_it_was() -> None:
    match, rng = walks.new_match(walks.FEW_CASES[1], 3)
    steps = 0
    while (decision := match.decision) is not None and steps < 150:
        assert Decision.from_json(decision.to_json()) == decision
        walks.play_one(match, rng, "busy")
        steps += 1
    assert Match(rules("realms"), seed=1).decision is not None
