"""The rules keep to what a device has; what does not is named with file and line."""

from pathlib import Path

import pytest

from starlode import _compiled, rules
from starlode.core.engine.listing import MOST_ACTIONS, Options
from starlode.core.engine.packed import MOST_MARKS
from starlode.translate.build import sources
from starlode.translate.reading import read
from starlode.translate.tiers import device_functions, faults
from tests.translate.building import HEAD, program_of

PIECE = '''
class Book:
    """A journal."""

    def __init__(self) -> None:
        self.lines: list[int] = []

    def note(self, line: int) -> None:
        self.lines.append(line)


class Match:
    """A small game."""

    def __init__(self, book: Book | None) -> None:
        self.book = book
        self.scores = [0] * 2

    def playout(self) -> int:
        self.score(0)
        if self.book is not None:
            self.book.note(1)
        return longest(self.scores)

    def score(self, seat: int) -> None:
        self.scores[seat] += 1

    def shown(self) -> list[float]:
        return [score / 2 for score in self.scores]


def longest(scores: list[int]) -> int:
    copied = scores[:]
    copied.append(1)
    if mean(scores) > 1:
        return 0
    return len(copied)


def mean(scores: list[int]) -> float:
    return scores[0] / 2
'''
COURSE = """
class Course:
    def __init__(self) -> None:
        self.left: int = 3

    def playout(self) -> int:
        while self.left > 0:
            self.act()
        return self.left

    def act(self) -> None:
        raise NotImplementedError


class Match(Course):
    def act(self) -> None:
        self.left -= 1
"""
FIRST = len(HEAD.splitlines()) + 1


def test_what_a_device_lacks_is_named(tmp_path: Path) -> None:
    program = program_of(tmp_path, PIECE)
    lines = PIECE.splitlines()
    told = [(fault.line - FIRST, fault.what, fault.function) for fault in faults(program)]
    assert [(lines[line].strip(), what) for line, what, _ in told] == [
        ("copied = scores[:]", "a new array"),
        ("copied.append(1)", "an array that grows"),
        ("if mean(scores) > 1:", "a real"),
        ("return scores[0] / 2", "a real"),
    ]
    assert str(faults(program)[0]).startswith("piece.py:")


def test_what_is_done_for_a_journal_is_not_done_on_a_device(tmp_path: Path) -> None:
    reached = {function.short for function in device_functions(program_of(tmp_path, PIECE))}
    assert reached == {"piece_Match__playout", "piece_Match__score", "piece__longest", "piece__mean"}


def test_what_a_state_inherits_calls_its_own_methods(tmp_path: Path) -> None:
    program = program_of(tmp_path, COURSE)
    assert faults(program) == []
    assert {function.short for function in device_functions(program)} == {"piece_Match__playout", "piece_Match__act"}


def test_only_arrays_with_a_bound_grow_in_the_rules() -> None:
    """Which bound is told by BOUNDS beside their class, with its reason; the translator refuses any other."""
    package = Path(str(_compiled.__file__)).parent
    found = {(fault.function.partition("engine_")[2], fault.what) for fault in faults(read(sources(package)))}
    assert found == {
        ("listing_Options__make_room", "an array that grows"),
        ("listing_Options__make_room", "a new array"),
        ("packed_Packed__mark", "an array that grows"),
        ("packed_Packed__change_mark", "an array that grows"),
    }


def test_no_question_has_more_actions_than_a_list_holds() -> None:
    options = Options()
    options.make_room(1023)  # the most that a frame can ask for
    with pytest.raises(AssertionError, match="more actions than any question has"):
        options.make_room(MOST_ACTIONS)


def test_a_table_holds_so_many_marks_and_no_more() -> None:
    state = rules("realms").new()
    for mark in range(MOST_MARKS):
        state.mark(MOST_MARKS - mark)
    assert list(state.marks) == list(range(1, MOST_MARKS + 1))
    with pytest.raises(AssertionError, match="more marks than any table has"):
        state.mark(0)
    state.change_mark(7, 200)
    assert [len(state.marks), state.marks[6], state.marks[MOST_MARKS - 1]] == [MOST_MARKS, 8, 200]
