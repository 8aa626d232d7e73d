"""What Python sees of native code is what it sees of the source: names, words, errors, pickles."""

import copy
import inspect
import pickle
import sys
from typing import Any

import pytest

from tests.translate.building import source


def test_functions_and_methods_say_what_they_do(native: dict[str, Any]) -> None:
    for name, build in (("numbers", native["numbers"]), ("things", native["things"])):
        for member, value in inspect.getmembers(source(name)):
            if getattr(value, "__module__", "") == source(name).__name__ and not member.startswith("_"):
                assert inspect.getdoc(getattr(build, member)) == inspect.getdoc(value), member
    counter = native["things"].Counter
    assert str(inspect.signature(counter.next)) == "(self, /, by=1)"
    assert counter.double.__doc__ == "Twice the value."
    assert (counter.__module__, counter.__qualname__) == (source("things").__name__, "Counter")


def test_arguments_can_be_named(native: dict[str, Any]) -> None:
    assert native["numbers"].smaller(b=3, a=1) == source("numbers").smaller(b=3, a=1)
    bad: list[tuple[dict[str, Any], str]] = [
        ({"c": 1}, "unexpected argument 'c'"),
        ({}, "missing the argument 'a'"),
        ({"a": "x"}, "cannot be interpreted as an integer"),
    ]
    for given, told in bad:
        with pytest.raises(TypeError, match=told):
            native["numbers"].smaller(**given)
    with pytest.raises(TypeError, match="takes 2 arguments"):
        native["numbers"].smaller(1, 2, 3)
    with pytest.raises(OverflowError, match="more than 64 bits"):
        native["numbers"].smaller(2**63)


def test_a_failed_assertion_names_its_line(native: dict[str, Any]) -> None:
    things = native["things"]
    with pytest.raises(AssertionError) as failed:
        things.ring_if_bell(things.Counter(1), 0)
    lines, first = inspect.getsourcelines(source("things").ring_if_bell)
    line = first + next(place for place, text in enumerate(lines) if "assert" in text)
    assert failed.value.__notes__ == [f"tests/translate/samples/things.py, line {line}"]


@pytest.mark.parametrize("which", [-1, 2, 2**62, -(2**63)])
def test_no_index_reaches_outside(native: dict[str, Any], which: int) -> None:
    bell = native["things"].Bell(1, 2)
    with pytest.raises(IndexError):
        bell.ring(which)
    assert list(bell.rung) == [0, 0]


def test_what_an_array_has_for_certain_is_seen_to_when_it_is_made(native: dict[str, Any]) -> None:
    dial = native["things"].Dial([3, 4])
    assert dial.minute() == 4
    with pytest.raises(IndexError):
        dial.second()
    with pytest.raises(AssertionError, match="fewer hands") as failed:
        native["things"].Dial([3])
    assert not hasattr(failed.value, "__notes__")  # no line of the source is to blame
    with pytest.raises(ValueError, match="fewer hands"):
        dial.__setstate__({"hands": [3]})
    assert dial.minute() == 4


def test_what_a_module_has_for_itself_is_not_shown(native: dict[str, Any]) -> None:
    assert hasattr(native["things"], "in_arguments")
    assert not hasattr(native["things"], "_join")


def test_a_byte_holds_no_more_than_it_can(native: dict[str, Any]) -> None:
    bell = native["things"].Bell(1, 1)
    for _ in range(255):
        bell.ring(0)
    with pytest.raises(ValueError, match="byte must be in range"):
        bell.ring(0)


def test_attributes_are_those_of_the_object(native: dict[str, Any]) -> None:
    things = native["things"]
    note = things.Note()
    counter = things.Counter(3, note)
    assert counter.note is note
    assert (counter.value, counter.is_loud, counter.double) == (3, False, 6)
    counter.value = 8
    assert counter.next() == 9
    with pytest.raises(TypeError):
        counter.note = counter
    with pytest.raises(AttributeError):
        del counter.value
    with pytest.raises(AttributeError):
        counter.colour = 1


def test_an_array_is_seen_as_it_is(native: dict[str, Any]) -> None:
    bell = native["things"].Bell(1, 3)
    rung = bell.rung
    bell.ring(1)
    assert (list(rung), rung[1], rung[-2], len(rung), list(rung[1:]), rung == [0, 1, 0]) == (
        [0, 1, 0], 1, 1, 3, [1, 0], True,
    )  # fmt: skip
    rung[2] = 7
    assert bell.ring(2) == 8
    native["things"].fill(bell.hours, 4)
    assert bell.hours == [4, 4, 4]
    with pytest.raises(IndexError):
        rung[3]


def test_an_array_is_a_buffer_that_shares_its_elements(native: dict[str, Any]) -> None:
    bell = native["things"].Bell(1, 3)
    shared = memoryview(bell.rung)
    bell.ring(1)
    assert (shared.format, shared.shape, shared.readonly, shared.tolist()) == ("B", (3,), False, [0, 1, 0])
    shared[2] = 9
    assert bytes(bell.rung) == b"\0\1\x09"
    del bell
    assert shared.tolist() == [0, 1, 9]
    numbers = memoryview(native["things"].Bell(1, 2).hours)
    assert (numbers.format, numbers.itemsize, numbers.tolist()) == ("q", 8, [0, 0])


def test_objects_can_be_copied_and_pickled(native: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, source("things").__name__, native["things"])
    things = native["things"]
    gong = things.Gong(4, 2)
    gong.note = things.Note()
    gong.ring(1)
    gong.next()
    for again in (pickle.loads(pickle.dumps(gong)), copy.deepcopy(gong)):
        assert (again.value, list(again.rung), again.note.entries, again.loudness()) == (5, [0, 1], [(5, 1)], 51)
        again.ring(1)
        assert list(gong.rung) == [0, 1]


@pytest.mark.parametrize("damage", [{"value": "x"}, {"note": 3}, {"rung": [1000]}, {"rung": None}])
def test_a_broken_pickle_makes_no_object(native: dict[str, Any], damage: dict[str, Any]) -> None:
    bell = native["things"].Bell(4, 2)
    _, (cls,), attributes = bell.__reduce__()
    empty = cls.__new__(cls)
    with pytest.raises((TypeError, ValueError)):
        empty.__setstate__(attributes | damage)
    with pytest.raises(TypeError, match="never made"):
        empty.next()


def test_native_classes_have_no_subclasses_in_python(native: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="STARLODE_INTERPRETED=1"):
        type("Mine", (native["things"].Counter,), {})
