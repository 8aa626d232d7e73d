"""An analysis: chances as each seat knew them, choices held against the best, and turning points."""

from typing import Any

import pytest

from starlode import Match, rules
from starlode.analysis.analysing import Analysis, Inquiry, Subject, analyse
from starlode.analysis.judging import judge
from starlode.analysis.moments import Moment, moments_of
from starlode.analysis.turning import Point, turning_points
from starlode.bots import make_bot
from starlode.core.engine.rng import Rng
from starlode.core.record import Record
from starlode.games import games, replay, table_rules
from starlode.i18n import LANGUAGES, Words
from starlode.lab.analysis import report
from tests.depth import some
from tests.i18n.phrases import phrase_of
from tests.realms.table import a_duel

TABLES = [(game.name, way, numbers[-1]) for game in games() for way, numbers in game.ways.items()]
SOME = some(TABLES, 3)
WAYS = 16


def a_record(game: str, way: str, seats: int, moves: int, seed: int = 5) -> Record:
    """A match between random players that stops after so many moves."""
    match: Match[Any] = Match(table_rules(game, way, seats, {}), seed=seed)
    bot = make_bot("random", game, seed)
    for _ in range(moves):
        if (decision := match.decision) is None:
            break
        match.play(bot.choose(match.view(decision.seat), decision))
    return match.record


def blundered() -> Analysis:
    """Seat 1 could have won at once, and ended its turn."""
    table = a_duel(combat=5, foe_authority=5, row=["cutter"])
    record = table.match.record
    table.play("end-turn")
    return analyse(record, 200)


@pytest.mark.parametrize(("game", "way", "seats"), SOME)
def test_every_way_of_a_game_is_analysed(game: str, way: str, seats: int) -> None:
    record = a_record(game, way, seats, 12)
    found = analyse(record, WAYS)
    assert found.complete
    assert all(len(point.chances) == seats for point in found.points)
    assert all(0 <= chance <= 1000 for point in found.points for chance in point.chances)
    assert [player.seat for player in found.players] == [*range(1, seats + 1)]
    for language in LANGUAGES:
        words = Words(language, replay(record).rules)
        for choice in found.to_json()["choices"]:
            for deed in (choice["played"], choice["best"], *choice["line"]):
                assert words.phrase(phrase_of(deed["say"]), words.names_for(None))


def test_a_win_that_was_missed_is_the_turning_point() -> None:
    found = blundered()
    (point,) = [each for each in found.turning if each.seat == 1]
    better = found.better(point)
    assert better is not None
    assert (point.kind, better.best.action, better.played.action) == ("choice", "attack 2", "end-turn")
    assert better.chance == 1000 > better.kept
    assert [reason.id for reason in better.reasons][:1] == ["why-wins"]
    assert [deed.action for deed in better.line] == ["attack 2"]
    accuracy = found.players[0].accuracy
    assert accuracy is not None
    assert accuracy < 90


def test_who_takes_what_the_search_holds_for_the_best_loses_nothing() -> None:
    table = a_duel(combat=5, foe_authority=5, row=["cutter"])
    record = table.match.record
    table.play("attack 2")
    found = analyse(record, 100)
    assert (found.players[0].lost, found.turning) == (0, ())
    assert found.points[-1].chances == (1000, 0)


def test_the_end_is_what_everybody_got() -> None:
    match = Match(rules("realms"), seed=1)
    match.resign(2)
    assert analyse(match.record, WAYS).points[-1].chances == (1000, 0)


def test_what_was_taken_back_is_no_moment() -> None:
    table = a_duel(hand=["scout", "viper"], row=["cutter"])
    match = table.match
    table.play("play scout")
    match.undo(1)
    table.play("play viper")
    moments = moments_of(match.rules, match.record)
    assert [moment.played for moment in moments] == ["play viper", None]


def test_questions_are_answered_in_any_order() -> None:
    record = a_record("realms", "duel", 2, 10)
    one, other = (Inquiry(Subject(record, None, WAYS)) for _ in range(2))
    forwards = one.report(one.answer(number) for number in range(len(one)))
    backwards = other.report(other.answer(number) for number in reversed(range(len(other))))
    assert forwards == backwards


def test_what_is_known_so_far_is_told_where_somebody_stops_it() -> None:
    inquiry = Inquiry(Subject(a_record("realms", "duel", 2, 10), None, WAYS))
    found = inquiry.report(inquiry.answer(number) for number in range(2))
    assert (found.complete, len(found.points)) == (False, 1)
    words = Words("en", rules("realms"))
    assert words.say("analyse-turning", player="Seat 1") not in report.write(found, words, 80)  # nothing was judged yet


@pytest.mark.parametrize(("game", "way", "seats"), SOME)
def test_hidden_cards_change_no_judgement(game: str, way: str, seats: int) -> None:
    """Two matches that differ only in what a seat cannot know are judged alike, to the last figure."""
    table = table_rules(game, way, seats, {})
    differing = 0
    for moment in moments_of(table, a_record(game, way, seats, 12))[2::4]:
        if moment.seat is None or moment.played is None:
            continue
        others = [moment.state.imagine(moment.seat - 1, Rng(seed)) for seed in range(4)]
        state = next((each for each in others if each != moment.state), moment.state)
        differing += state != moment.state
        other = Moment(moment.rows, moment.turn, moment.seat, moment.played, moment.rules, state)
        assert judge(moment, WAYS) == judge(other, WAYS)
    assert differing


def test_a_turn_that_changes_much_without_a_choice_is_a_turning_point_too() -> None:
    points = [Point(0, 1, 1, (500, 500)), Point(5, 2, 2, (450, 550)), Point(9, 3, 1, (150, 850))]
    found = turning_points(points, [], 2, 1_000)
    assert [(each.seat, each.kind, each.turn) for each in found] == [(1, "others-turn", 2), (2, "own-turn", 2)]


def test_with_few_ways_a_change_may_be_luck_of_the_deals() -> None:
    points = [Point(0, 1, 1, (500, 500)), Point(5, 2, 2, (450, 550)), Point(9, 3, 1, (150, 850))]
    assert not turning_points(points, [], 2, 60)


def test_nothing_is_blamed_on_a_turn_whose_choices_are_not_judged_yet() -> None:
    points = [Point(0, 1, 1, (500, 500)), Point(5, 2, 2, (450, 550)), Point(9, 3, 1, (150, 850))]
    assert not turning_points(points, [], 2, 1_000, {2})
