"""What can be played, and how a table's wishes become rules."""

import pytest

from starlode.core.decision import Decision
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.games import games, names, rules, table_rules
from tests.realms.laws import walks


def test_every_game_is_offered_with_its_formats_and_options() -> None:
    assert [game.name for game in games()] == names()
    for game in games():
        for way, seats in game.ways.items():
            for number in seats:
                made = table_rules(game.name, way, number, {})
                assert (made.game, made.seats, made.options[game.way]) == (game.name, number, way)
                assert {choice.name: choice.default for choice in game.table_options}.items() <= made.options.items()
                assert game.company(way, number, {}) == made.company


def test_a_table_that_the_rules_do_not_know_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown game"):
        table_rules("chess", "duel", 2, {})
    with pytest.raises(BadInput, match="option format"):
        table_rules("realms", "solo", 2, {})
    with pytest.raises(BadInput, match="option seats is 5"):
        table_rules("realms", "duel", 5, {})
    with pytest.raises(BadInput, match="unknown option"):
        table_rules("realms", "duel", 2, {"luck": "good"})


@pytest.mark.parametrize("game", names())
def test_a_state_is_equal_to_another_with_the_same_content_and_tells_turn_actor_and_scores(game: str) -> None:
    its_rules = rules(game)
    one, two = its_rules.new(), its_rules.new()
    assert "turn 0, nature is asked, scores" in repr(one)
    for state in (one, two):
        state.sample(Rng(7))
    assert one == two == one.clone()
    scores = ", ".join(str(one.score(seat)) for seat in range(its_rules.seats))
    assert repr(one) == f"<state: turn 1, seat {one.actor + 1} is asked, scores {scores}>"
    two.apply(two.legal()[0])
    assert one != two
    assert one != "a state"
    one.resign(0)
    assert "it is over" in repr(one)


def test_rules_tell_what_was_chosen_otherwise_than_usual() -> None:
    assert repr(rules("realms", format="hydra", seats=4)) == "<rules of realms: format=hydra, seats=4>"
    assert repr(rules("cavein", edition="de2018")) == "<rules of cavein: edition=de2018>"


def test_a_position_names_its_options_and_is_refused_by_rules_of_another_form() -> None:
    raid = rules("realms", format="raid", seats=4, discards="next-turn")
    position = raid.position(raid.new())
    assert position["options"] == raid.options
    assert raid.from_position(position) == raid.new()
    for wrong in (rules("realms"), rules("realms", format="raid", seats=5), rules("realms", format="emperor")):
        with pytest.raises(BadInput, match=r"a position of (format|seats)"):
            wrong.from_position(position)
    with pytest.raises(BadInput, match="unknown option: luck"):
        raid.from_position({**position, "options": {"luck": "good"}})
    with pytest.raises(BadInput, match="texts by name"):
        raid.from_position({**position, "options": ["luck"]})


def test_a_decision_is_read_back_as_what_it_was() -> None:
    match, rng = walks.new_match(walks.FEW_CASES[1], 3)
    steps = 0
    while (decision := match.decision) is not None and steps < 150:
        assert Decision.from_json(decision.to_json()) == decision
        walks.play_one(match, rng, "busy")
        steps += 1
    assert Match(rules("realms"), seed=1).decision is not None
