"""Whatever is handed in, the answer is a working match or one clear line: no other exception, no hang."""

import copy
import json
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.core.rules import OVER, Rules
from starlode.core.view import View
from starlode.games import replay
from tests.core.careful import one_line
from tests.depth import examples
from tests.laws import subjects
from tests.laws.forms import assert_valid
from tests.laws.mutating import junk, mutated
from tests.laws.subject import Subject
from tests.laws.walker import move_on, new_match, packed

WRONG = {name: junk(subject.words) for name, subject in subjects.SUBJECTS.items()}
games = st.sampled_from([*subjects.SUBJECTS.values()])
# Made when it is first drawn from: the walks to those positions take seconds.
asking = st.deferred(
    lambda: st.sampled_from(
        [
            subject
            for subject in subjects.SUBJECTS.values()
            if any(each.get("pending") for _, each in subject.good_positions())
        ]
    )
)


def assert_works(subject: Subject, rules: Rules[Any], state: Any) -> None:
    """A state that was accepted is a table like any other, and its match can be played to the end."""
    total = subject.count(rules, state)
    match, rng = Match(rules, position=rules.position(state)), Rng(1)
    for number in range(20_000):
        assert (match.actor is None) == (match.outcome is not None)
        if match.actor is None:
            break
        if number < 8 or number % 64 == 0:
            subject.assert_sane(rules, match.state)
            assert subject.count(rules, match.state) == total or total is None
            assert packed(rules.from_position(json.loads(json.dumps(match.position())))) == packed(match.state)
            assert match.view(None).digest
        assert match.decision is not None
        assert match.decision.options
        match.play(rules.write(subject.choose(match.state, rng, "eager")))
    assert match.state.actor == OVER, "the match does not end"
    assert subject.count(rules, match.state) == total or total is None


@cache
def trees(name: str) -> list[Any]:
    return [position for _, position in subjects.SUBJECTS[name].good_positions()]


@given(data=st.data(), subject=games)
@settings(max_examples=examples(300, 8000))
def test_a_mutated_position_is_refused_in_one_line_or_works(data: st.DataObject, subject: Subject) -> None:
    number, position = data.draw(mutated(lambda: trees(subject.name), WRONG[subject.name]))
    rules, _ = subject.good_positions()[number]
    try:
        state = rules.from_position(position)
    except BadInput as refused:
        one_line(refused)
        return
    assert_valid(rules.game, "position", {**position, "options": {**rules.options}})  # which may be others
    assert_works(subject, rules, state)


@given(data=st.data(), subject=asking)
@settings(max_examples=examples(120, 2500))
def test_an_open_question_of_another_moment_is_refused_in_one_line_or_works(
    data: st.DataObject, subject: Subject
) -> None:
    """What is asked at one moment, written into another of as many seats; and its numbers changed."""
    good = subject.good_positions()
    rules, position = good[data.draw(st.integers(0, len(good) - 1))]
    others = [other for played_by, other in good if played_by.seats == rules.seats and other["pending"]]
    pending = copy.deepcopy(data.draw(st.sampled_from(others))["pending"])
    question = data.draw(st.sampled_from(pending))
    for field in data.draw(st.sets(st.sampled_from(sorted(question)))) - {"ask"}:
        if isinstance(question[field], int):
            question[field] = data.draw(st.integers(0, 8))
    try:
        state = rules.from_position({**position, "pending": pending})
    except BadInput as refused:
        one_line(refused)
        return
    assert_works(subject, rules, state)


@cache
def views(name: str) -> list[Any]:
    found = []
    for number, (rules, position) in enumerate(subjects.SUBJECTS[name].good_positions()):
        seat = number % (rules.seats + 1)
        found.append(json.loads(rules.view(rules.from_position(position), seat - 1 if seat else None).text))
    return found


@given(data=st.data(), subject=games)
@settings(max_examples=examples(150, 4000))
def test_a_mutated_view_is_refused_in_one_line_or_works(data: st.DataObject, subject: Subject) -> None:
    number, content = data.draw(mutated(lambda: views(subject.name), WRONG[subject.name]))
    rules, _ = subject.good_positions()[number]
    try:
        view = View.from_json(content)
        state = rules.from_view(view, Rng(1))
    except BadInput as refused:
        one_line(refused)
        return
    assert_valid(rules.game, "view", {**view.to_json(), "options": {**rules.options}})
    assert_works(subject, rules, state)


@cache
def records(name: str) -> list[Any]:
    """Matches from the deal and from positions, with an undo and a resignation in them."""
    found = []
    for case in subjects.SUBJECTS[name].few[:8]:
        match, rng = new_match(case, 2)
        for _ in range(25):
            if match.actor is not None:
                move_on(case, match, rng)
        if match.actor is not None:
            match.undo(next(int(row[0]) for row in reversed(match.record.rows) if row[0] != "*"), consent=True)
            match.resign(match.actor or 1)
        found.append(json.loads(match.record.dump()))
    return found


@given(data=st.data(), subject=games)
@settings(max_examples=examples(190, 4000))
def test_a_mutated_record_is_refused_in_one_line_or_replays(data: st.DataObject, subject: Subject) -> None:
    _, content = data.draw(mutated(lambda: records(subject.name), WRONG[subject.name]))
    try:
        match = replay(Record.load(json.dumps(content)))
    except BadInput as refused:
        one_line(refused)
        return
    assert match.record.rows == content["rows"]
    assert Record.load(match.record.dump()).rows == match.record.rows
    assert [match.view(seat).digest for seat in (*range(1, match.rules.seats + 1), None)]
    subjects.SUBJECTS[match.rules.game].assert_sane(match.rules, match.state)


@given(subject=games, text=st.text(max_size=40), cut=st.integers(0, 400), put=st.text(max_size=3))
@settings(max_examples=examples(100, 1000))
def test_a_text_that_is_no_record_is_refused_in_one_line(subject: Subject, text: str, cut: int, put: str) -> None:
    whole = json.dumps(records(subject.name)[0])
    for wrong in (text, whole[:cut], whole[:cut] + put + whole[cut:]):
        try:
            replay(Record.load(wrong))
        except BadInput as refused:
            one_line(refused)


@subjects.of_every_game
def test_positions_and_views_that_are_mutated_are_good_themselves(subject: Subject) -> None:
    for rules, position in subject.good_positions():
        rules.from_position(position)
    assert len(views(subject.name)) == len(subject.good_positions())
