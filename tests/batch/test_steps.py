"""Steps as environments have them are the same on every machine: ends, rewards, new deals, and what is refused."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import numpy as np
import pytest

from starlode import rules
from starlode.batch import Batch
from starlode.batch.batch import Device
from starlode.batch.steps import DEALS, Deals
from tests.batch.test_batch import address, assert_same, host, on_all, on_every_machine
from tests.batch.ways import a_few

MATCHES = 6
SHORT = {"realms": ("turn-limit", "2"), "cavein": ("round-limit", "1")}
TOLD = ("rewards", "ended", "returns", "refused", "over")


def chosen_by(slow: Batch, turn: int) -> Any:
    """By lot; every fifth time one match chooses what there is not, or what it does not offer."""
    chosen = slow.choose(turn)
    if turn % 5 == 4:
        match = turn % MATCHES
        chosen[match] = (-1, 2**40, np.flatnonzero(slow.mask()[match] == 0)[0])[turn % 3]
    return chosen


@pytest.mark.parametrize("terminates", [False, True], ids=["ignored", "terminates"])
@pytest.mark.parametrize("deals", DEALS)
@on_every_machine
def test_steps_are_the_same_on_every_machine(device: Device, deals: Deals, terminates: bool) -> None:
    """Matches are short, so that many end and begin again."""
    ended = 0
    for way in a_few():
        played = rules(way.name, **dict([*way.options, SHORT[way.name]]))
        fast, slow = Batch(played, MATCHES, 3, device), Batch(played, MATCHES, 3, "python")
        told, same = fast.steps(deals, terminates), slow.steps(deals, terminates)
        for turn in range(50):
            chosen = chosen_by(slow, turn)
            assert told.would_refuse(chosen) == same.would_refuse(chosen)
            assert (host(told.refused) == same.refused).all()
            assert (host(told.step(chosen)) == same.step(chosen)).all()
            for name in TOLD:
                assert (host(getattr(told, name)) == getattr(same, name)).all(), name
            if deals == "same-step":
                assert (host(told.final) == same.final).all()
            assert (host(fast.mask()) == slow.mask()).all()
            ended += int(same.ended.sum())
            if deals == "never" and turn % 20 == 19:
                told.restart(same.over)
                same.restart(same.over.copy())
        fast.check()
        assert_same(fast, slow)
    assert ended >= MATCHES


@on_all
def test_a_step_is_a_choice_and_a_new_deal_where_one_is_due(device: Device) -> None:
    """What single calls do one after the other."""
    played = rules("realms", turn_limit=2)
    one, other = Batch(played, MATCHES, 1, device), Batch(played, MATCHES, 1, device)
    told = one.steps("same-step")
    for turn in range(60):
        chosen = other.choose(turn)
        seen = host(told.step(chosen))
        acted = host(other.actor).copy()
        other.step(chosen)
        ended = host(other.actor) == -2
        assert (host(told.ended) == ended).all()
        assert (host(told.returns) == host(other.returns)).all()
        assert (host(told.rewards)[ended] == host(other.returns)[ended, acted[ended]]).all()
        assert (host(told.final)[ended] == host(other.observe())[ended]).all()
        other.restart(ended)
        assert (seen == host(other.observe())).all()
        assert (host(one.mask()) == host(other.mask())).all()


@on_every_machine
def test_a_match_that_met_an_error_is_seen_as_it_was_before(device: Device) -> None:
    batch = Batch(rules("realms"), 3, 4, device)
    states = batch.states()
    batch.load([states[0], _broken(states[1]), states[2]])
    told = batch.steps()
    before = host(batch.checksums()).tolist()
    told.step(batch.choose(1))
    assert [now == then for now, then in zip(host(batch.checksums()).tolist(), before, strict=True)] == [0, 1, 0]
    assert host(told.ended).tolist() == [False] * 3


def test_arrays_of_another_shape_are_refused() -> None:
    told = Batch(rules("realms"), 3, device="python").steps()
    for call in (told.step, told.would_refuse, told.restart):
        with pytest.raises(ValueError, match="one value for each of 3"):
            call([1])
    fixed = told.observations.copy()
    fixed.flags.writeable = False
    for odd in (told.observations[:2], fixed):
        with pytest.raises(ValueError, match="in one piece"):
            told.step([0, 0, 0], odd)
    with pytest.raises(ValueError, match="not 'soon'"):
        Batch(rules("realms"), 3, device="python").steps(cast("Deals", "soon"))


def _broken(state: Any) -> Any:
    state.numbers[3] = 60  # far more open questions than a stack holds
    return state


@on_every_machine
def test_what_is_told_is_shared_by_dlpack_without_a_copy(device: Device) -> None:
    """As learning on a GPU has it: PyTorch, where it is installed, chooses, and sees what the step writes."""
    library = import_module("torch" if device == "cuda" and find_spec("torch") else "numpy")
    if device == "cuda" and library is np:
        library = import_module("cupy")
    batch = Batch(rules("realms"), 3, device=device)
    told = batch.steps()
    shared = [(array, library.from_dlpack(array)) for array in (told.observations, told.rewards, batch.mask())]
    for _ in range(2):
        told.step(shared[2][1].argmax(1))
        batch.check()
        for array, other in shared:
            assert address(other) == address(array)
            assert other.tolist() == array.tolist()
