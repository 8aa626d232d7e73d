"""Bots that look ahead: always legal, within their time, by their view alone, and the same for the same seed."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from starlode.bots import make_bot
from starlode.bots.brain import brain_of, policy_of
from starlode.bots.levels import LEVELS, Level, find_level
from starlode.bots.quick import QuickTable
from starlode.bots.search.bot import SHARE, STRIDE, SearchBot
from starlode.bots.search.engine.advised import AdvisedSearch
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import TURN
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.core.rules import NATURE, Rules
from starlode.games import find, games, names, table_rules
from tests.bots.search.positions import IS_COMPILED, moments
from tests.depth import one_a_day

TABLES = [(game.name, way, seats) for game in games() for way, all_seats in game.ways.items() for seats in all_seats]
SHORT = {"realms": {"turn-limit": "12"}, "cavein": {"round-limit": "8"}}
QUICK = Level("quick", 1000.0, 12, is_taught=False, is_guided=True, has_own_visits=True)


def rules_of(game: str, way: str, seats: int) -> Rules[Any]:
    return table_rules(game, way, seats, SHORT[game])


@pytest.mark.once
@pytest.mark.parametrize(("game", "way", "seats"), TABLES)
def test_a_whole_match_by_views_is_legal(game: str, way: str, seats: int) -> None:
    """Every level sits at the table; a match refuses what is not offered."""
    rules = rules_of(game, way, seats)
    match = Match(rules, seed=seats)
    levels = [replace(level, visits=6, has_own_visits=True, seconds=1000.0) for level in LEVELS.values()]
    bots = [SearchBot(levels[seat % len(levels)], seat) for seat in range(seats)]
    steps = 0
    while (decision := match.decision) is not None and (IS_COMPILED or steps < 40):
        line = bots[decision.seat - 1].choose(match.view(decision.seat), decision)
        assert line in decision.actions
        match.play(line, seat=decision.seat)
        steps += 1
    assert steps >= 40


@pytest.mark.skipif(not IS_COMPILED, reason="long play")
@pytest.mark.parametrize(("game", "way", "seats"), TABLES)
def test_long_play_is_legal(game: str, way: str, seats: int) -> None:
    rules = table_rules(game, way, seats, {})
    table = QuickTable(rules)
    for seed in range(3):
        players = [table.seat_bot(SearchBot(QUICK, seed * 10 + seat, rules)) for seat in range(seats)]
        legal = [_checked(player) for player in players]
        assert rules.outcome(table.play(legal, Rng(seed))) is not None


def _checked(player: Any) -> Any:
    def choose(state: Any, actor: int) -> int:
        action = player(state, actor)
        assert action in list(state.legal())
        return int(action)

    return choose


@pytest.mark.parametrize("game", names())
def test_the_same_seed_chooses_the_same_by_a_view_and_by_a_state(game: str) -> None:
    way = next(iter(find(game).ways))
    rules = rules_of(game, way, 2)
    for number, state in enumerate(moments(rules, 5, 9)):
        seat = int(state.actor)
        by_view = SearchBot(QUICK, number)
        by_state = SearchBot(QUICK, number, rules)
        before = state.checksum()
        line = by_view.choose(rules.view(state, seat), rules.decision(state))
        assert line == rules.write(by_state.choose_action(state, seat))
        assert state.checksum() == before
        if number == (12 if IS_COMPILED else 3):
            break


@pytest.mark.parametrize(
    ("game", "way", "seats"), [("realms", "duel", 2), ("realms", "hydra", 4), ("cavein", "en2021", 3)]
)
def test_what_it_cannot_know_changes_nothing(game: str, way: str, seats: int) -> None:
    """Two states that look the same to the seat get the same answer, from a whole turn's thinking."""
    rules = rules_of(game, way, seats)
    differed = 0
    for number, state in enumerate(moments(rules, 11, 4)):
        seat = int(state.actor)
        other = state.imagine(seat, Rng(number + 1))
        differed += other.checksum() != state.checksum()
        assert SearchBot(QUICK, number, rules).choose_action(state, seat) == SearchBot(
            QUICK, number, rules
        ).choose_action(other, seat)
        if number == (60 if IS_COMPILED else 6):
            break
    assert differed


class Clock:
    """A clock that goes on by itself whenever somebody looks."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.skipif(not IS_COMPILED, reason="long play")
@pytest.mark.parametrize("name", one_a_day(*LEVELS))
@pytest.mark.parametrize("game", names())
def test_a_turn_takes_no_longer_than_the_level_allows(game: str, name: str) -> None:
    """A look at the clock takes a part of the turn's time here, so that the time is always used up."""
    level = replace(LEVELS[name], name="tireless", visits=10**9, overlooks=0.0, hurries=0.0)
    rules = rules_of(game, next(iter(find(game).ways)), 2)
    clock = Clock(level.seconds / 200)
    bots = [SearchBot(level, seat, rules, clock) for seat in range(2)]
    spent: dict[tuple[int, int], float] = {}
    decisions: Counter[tuple[int, int]] = Counter()
    state = rules.new()
    nature = Rng(3)
    for _step in range(60):
        if state.actor == NATURE:
            state.sample(nature)
        elif len(state.legal()) == 1:
            state.apply(state.legal()[0])
        else:
            key = (int(state.get(TURN)), int(state.actor))
            begun = clock.now
            state.apply(bots[int(state.actor)].choose_action(state, int(state.actor)))
            spent[key] = spent.get(key, 0.0) + clock.now - begun
            decisions[key] += 1
    most = max(decisions.values())
    # Also when hardly any time is left a decision begins, looks once and ends.
    assert max(spent.values()) <= level.seconds + 3 * most * clock.step
    assert max(spent.values()) > level.seconds * SHARE / 2


def _is_open(rules: Rules[Any], state: Any) -> bool:
    """Whether a bot has something to think about."""
    policy, options = policy_of(rules), Options()
    state.list_into(options)
    policy.weigh(state, options)
    return sum(int(policy.weights[n]) > 0 for n in range(options.size)) > 1


def test_it_stops_at_once_when_it_is_told_to() -> None:
    level = replace(LEVELS["relentless"], visits=10**9, has_own_visits=True, seconds=10**9)
    rules = rules_of("realms", "duel", 2)
    state = next(state for state in moments(rules, 2, 1) if _is_open(rules, state))
    bot = SearchBot(level, 1, rules)
    glances = 0

    def clock() -> float:
        nonlocal glances
        glances += 1
        if glances == 3:
            bot.stop()
        return 0.0

    bot._clock = clock
    assert bot.choose_action(state, int(state.actor)) in list(state.legal())
    assert glances == 4  # begin, two strides, end
    assert bot._search is not None
    assert bot._search.visits() <= 2 * STRIDE


def test_a_choice_without_alternative_costs_nothing() -> None:
    rules = rules_of("realms", "duel", 2)
    state = rules.new()
    state.sample(Rng(1))  # an opening hand of Scouts and Vipers: nothing but to play them
    bot = SearchBot(LEVELS["relentless"], 1, rules)
    bot.choose_action(state, int(state.actor))
    assert bot._search is not None
    assert bot._search.visits() == 0


def test_thoughts_are_kept_from_one_decision_of_a_turn_to_the_next() -> None:
    rules = rules_of("cavein", "en2021", 2)
    level = replace(QUICK, visits=200, has_own_visits=True)
    kept = 0
    for state in moments(rules, 4, 7):
        bot = SearchBot(level, 1, rules)
        seat = int(state.actor)
        state.apply(bot.choose_action(state, seat))
        if state.actor == seat and len(state.legal()) > 1:
            assert bot._search is not None
            bot._search.go_on(state, bot._last)
            kept += bot._search.visits() > 0
        if kept == 2:
            return
    raise AssertionError("nothing was ever kept")


@pytest.mark.parametrize("most", [1, 10, 33, 100])
def test_it_looks_at_no_more_than_it_may(most: int) -> None:
    rules = rules_of("realms", "duel", 2)
    level = replace(LEVELS["fierce"], visits=most, has_own_visits=True, seconds=1000.0)
    for number, state in enumerate(moments(rules, 7, 6)):
        bot = SearchBot(level, number, rules)
        bot.choose_action(state, int(state.actor))
        assert bot._search is not None
        assert bot._search.visits() <= most
        if number == (20 if IS_COMPILED else 2):
            break


def open_moment(rules: Rules[Any]) -> Any:
    return next(state for state in moments(rules, 2, 1) if _is_open(rules, state))


def test_who_hurries_looks_at_nothing_and_does_what_is_likely() -> None:
    rules = rules_of("realms", "duel", 2)
    state = open_moment(rules)
    hasty = replace(QUICK, hurries=1.0)
    for seed in range(20):
        bot = SearchBot(hasty, seed, rules)
        assert bot.choose_action(state, int(state.actor)) in list(state.legal())
        assert bot._search is not None
        assert bot._search.visits() == 0


def test_who_overlooks_everything_does_the_one_thing_that_comes_to_mind() -> None:
    rules = rules_of("realms", "duel", 2)
    state = open_moment(rules)
    blind = replace(QUICK, overlooks=1.0)
    chosen = {SearchBot(blind, seed, rules).choose_action(state, int(state.actor)) for seed in range(40)}
    assert 1 < len(chosen) <= len(state.legal())


@pytest.mark.parametrize("game", names())
def test_a_network_advises_where_one_was_taught_the_game(game: str) -> None:
    rules = rules_of(game, next(iter(find(game).ways)), 2)
    level = replace(LEVELS["relentless"], name="advised", visits=3, has_own_visits=True, seconds=1000.0)
    state = open_moment(rules)
    bot = SearchBot(level, 1, rules)
    assert bot.choose_action(state, int(state.actor)) in list(state.legal())
    assert isinstance(bot._search, AdvisedSearch)


@pytest.mark.parametrize(("game", "way", "seats"), [("realms", "hydra", 4), ("cavein", "en2021", 3)])
def test_where_none_was_the_same_level_searches_without(game: str, way: str, seats: int) -> None:
    rules = rules_of(game, way, seats)
    level = replace(LEVELS["relentless"], name="advised", visits=3, has_own_visits=True, seconds=1000.0)
    state = open_moment(rules)
    bot = SearchBot(level, 1, rules)
    assert bot.choose_action(state, int(state.actor)) in list(state.legal())
    assert not isinstance(bot._search, AdvisedSearch)


def test_every_level_is_fitted_to_a_game_and_keeps_a_number_of_ways_that_was_asked_for() -> None:
    rules = rules_of("realms", "duel", 2)
    brain = brain_of("realms")
    for name, level in LEVELS.items():
        asked = find_level(f"{name}@7")
        assert asked is not None
        assert brain.fit(asked, rules).visits == 7
        assert brain.fit(asked, rules).overlooks == brain.fit(level, rules).overlooks


def test_a_level_by_its_name_is_made_for_any_game() -> None:
    for game in names():
        match = Match(rules_of(game, next(iter(find(game).ways)), 2), seed=8)
        decision = match.decision
        assert decision is not None
        assert make_bot("calm", game, 3).choose(match.view(decision.seat), decision) in decision.actions
