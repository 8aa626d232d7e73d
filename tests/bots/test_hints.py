"""Hints: every option of a view with its chance and what speaks for it, by the view alone."""

from itertools import islice
from typing import Any

import pytest

from starlode import Match, rules
from starlode.bots.hints import DEALS, SECONDS, advise, bears_judgement
from starlode.bots.reasons import Reason, by_weight
from starlode.bots.search.bot import STRIDE
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.rules import Rules
from starlode.core.view import View
from starlode.games import games, table_rules
from starlode.i18n import LANGUAGES, Words
from tests.bots.search.positions import moments
from tests.realms.table import Table, a_duel

TABLES = [(game.name, way, numbers[-1]) for game in games() for way, numbers in game.ways.items()]
WAYS = 48


def asked(table: Rules[Any], seed: int = 1, every: int = 25) -> list[tuple[View, Any]]:
    """Three views of a random match in which somebody has a choice, with the states behind them."""
    return [(table.view(state, state.actor), state) for state in islice(moments(table, seed, every), 3)]


def told_of(table: Table) -> list[str]:
    """Everything that is said of any option of seat 1."""
    advice = advise(table.match.rules, table.match.view(1), WAYS)
    return [reason.message for tip in advice.tips for reason in tip.reasons]


@pytest.mark.parametrize(("game", "way", "seats"), TABLES)
def test_every_option_is_ranked_and_said_in_every_language(game: str, way: str, seats: int) -> None:
    table = table_rules(game, way, seats, {})
    for view, state in asked(table):
        advice = advise(table, view, WAYS, clock=lambda: 0.0)
        offered = table.decision(state).actions
        assert sorted(tip.option.action for tip in advice.tips) == sorted(offered)
        assert [tip.tried for tip in advice.tips] == sorted((tip.tried for tip in advice.tips), reverse=True)
        assert all(tip.chance is None or 0 <= tip.chance <= 1000 for tip in advice.tips)
        for language in LANGUAGES:
            words = Words(language, table)
            for tip in advice.tips:
                for reason in tip.reasons:
                    assert words.why(reason.to_json(), words.names_for(view.seat)).endswith(".")


@pytest.mark.parametrize(("game", "way", "seats"), TABLES)
def test_hidden_cards_change_no_hint(game: str, way: str, seats: int) -> None:
    """Two matches that differ only in what a seat cannot know give it the same hint, to the last figure."""
    table = table_rules(game, way, seats, {})
    differing = 0
    for _, state in asked(table, 2, 5):
        others = [state.imagine(state.actor, Rng(seed)) for seed in range(8)]
        other = next((each for each in others if each != state), state)
        differing += other != state
        hints = [advise(table, table.view(each, each.actor), WAYS, clock=lambda: 0.0) for each in (state, other)]
        assert hints[0].to_json() == hints[1].to_json()
    assert differing


def test_the_same_view_gives_the_same_hint() -> None:
    table = rules("realms")
    (view, _), *_ = asked(table)
    one, again = (advise(table, view, WAYS, clock=lambda: 0.0).to_json() for _ in range(2))
    assert one == again


def test_the_blow_that_wins_is_the_hint() -> None:
    table = a_duel(combat=5, trade=3, row=["ram"], foe_authority=5)
    best = advise(table.match.rules, table.match.view(1), WAYS).tips[0]
    assert (best.option.action, best.reasons[0].message) == ("attack 2", "why-wins")


def test_a_card_whose_combat_wins_this_turn_is_said_to() -> None:
    table = a_duel(hand=["ram"], row=["cutter"], trade=2, foe_authority=5)
    best = advise(table.match.rules, table.match.view(1), WAYS).tips[0]
    assert (best.option.action, best.reasons[0].message) == ("play ram", "why-wins-turn")
    assert best.chance is not None
    assert best.chance > 900
    table = a_duel(hand=["ram"], row=["cutter"], trade=2, foe_authority=6)
    assert "why-wins-turn" not in told_of(table)


def test_a_win_that_hangs_on_a_draw_is_not_promised() -> None:
    """Of ten cards one brings the combat: some of the deals that are tried lack it."""
    table = a_duel(hand=["corvette"], deck=["dreadnaught", *["scout"] * 9], foe_authority=8, foe_deck=["scout"])
    assert "why-wins-turn" not in told_of(table)
    assert DEALS >= 16


def test_a_hint_takes_no_more_than_its_time() -> None:
    """The clock is asked before every stride, and the search stops once the time is up."""
    ticks = iter(range(1000))
    table = rules("realms")
    (view, _), *_ = asked(table)
    advice = advise(table, view, 100_000, clock=lambda: next(ticks) * SECONDS / 4)
    assert 0 < advice.ways <= 4 * STRIDE


def test_whoever_is_not_asked_gets_no_hint() -> None:
    match = Match(rules("realms"), seed=1)
    assert match.decision is not None
    asked_seat = match.decision.seat
    for view in (match.view(3 - asked_seat), match.view(None)):
        with pytest.raises(IllegalAction, match="not-your-turn"):
            advise(match.rules, view, WAYS)
    match.resign(asked_seat)
    with pytest.raises(IllegalAction, match="match-over"):
        advise(match.rules, match.view(asked_seat), WAYS)


def test_a_view_that_cannot_be_is_refused() -> None:
    match = Match(rules("realms"), seed=1)
    good = match.view(match.actor)
    with pytest.raises(BadInput):
        advise(match.rules, View("realms", good.seat, {**good.content, "turn": "late"}), WAYS)
    with pytest.raises(BadInput):
        advise(rules("cavein"), good, WAYS)


def test_what_is_as_true_of_the_next_best_comes_last() -> None:
    shared, own = Reason("why-outpost", {"defense": 4}, 90), Reason("why-gains", {"combat": 1}, 10)
    assert by_weight([shared, own], [Reason("why-outpost", {"defense": 4}, 5)]) == (own, shared)
    assert by_weight([own, shared]) == (shared, own)


def test_where_all_is_decided_nothing_is_judged() -> None:
    """Whether a card is worth buying cannot be seen where the match is won, or lost, either way."""
    assert bears_judgement(500, [Reason("why-looked-ahead", {"ways": 100})])
    assert not any(bears_judgement(chance, []) for chance in (None, 0, 1000))
    assert not bears_judgement(500, [Reason("why-hardly-matters")])


def test_what_wins_this_turn_comes_first() -> None:
    """However little it was tried: where nearly all is won, the search tries what comes first."""
    table = a_duel(trade=2, in_play=["explorer"], deck=["ram"] * 2, foe_authority=1, foe_deck=["scout"] * 8)
    assert advise(table.match.rules, table.match.view(1), WAYS).tips[0].reasons[0].message == "why-wins-turn"
