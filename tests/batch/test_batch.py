"""A batch plays what the engine plays: the same matches on a GPU, on the processors, and in a loop of Python."""

import copy
import os
import pickle
import shutil
import threading
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import numpy as np
import pytest

from starlode import _compiled, rules
from starlode.batch import Batch, MatchFailed
from starlode.batch.batch import Device
from starlode.batch.cuda import why_not
from starlode.core.engine.drill import trace
from starlode.core.engine.packed import DEPTH, FRAMES, OVER, PILES
from starlode.core.engine.rng import Rng
from starlode.core.rules import Rules
from starlode.realms.engine.table import BOUNDS
from tests.batch.ways import WAYS, a_few

MATCHES = 24 if _compiled.is_fast() else 6  # a loop of plain Python takes its time
NATIVE: list[Device] = ["native"] if shutil.which("c++") else []
FAST: Sequence[Device] = NATIVE if why_not() is not None else [*NATIVE, "cuda"]

in_every_way = pytest.mark.parametrize("way", WAYS, ids=str)
on_every_machine = pytest.mark.parametrize("device", FAST)
on_all = pytest.mark.parametrize("device", [*FAST, "python"])


def host(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else np.asarray(array)


def both(played: Rules[Any], device: Device, seed: int = 5) -> tuple[Batch, Batch]:
    return Batch(played, MATCHES, seed, device), Batch(played, MATCHES, seed, "python")


def assert_same(one: Batch, other: Batch) -> None:
    assert (host(one.checksums()) == host(other.checksums())).all()
    assert (host(one.actor) == host(other.actor)).all()
    assert one.legal() == other.legal()
    assert (host(one.returns) == host(other.returns)).all()


@on_every_machine
@in_every_way
def test_whole_matches_are_the_same_on_every_machine(way: Any, device: Device) -> None:
    """Every option that was offered, in its order, every state after nature, and what the match was worth."""
    fast, slow = both(way.rules, device)
    assert_same(fast, slow)
    assert (host(fast.trace()) == slow.trace()).all()
    fast.check()
    assert (host(fast.actor) == OVER).all()
    assert_same(fast, slow)
    fast.restart()
    slow.restart()
    assert (host(fast.playout()) == slow.playout()).all()
    assert_same(fast, slow)


@on_every_machine
@in_every_way
def test_single_steps_are_the_same_on_every_machine(way: Any, device: Device) -> None:
    fast, slow = both(way.rules, device, 11)
    for turn in range(12):
        chosen = slow.choose_actions(turn)
        assert (host(fast.choose_actions(turn)) == chosen).all()
        fast.play(chosen)
        slow.play(chosen)
    assert_same(fast, slow)


@on_all
def test_match_i_draws_from_its_own_stream(device: Device) -> None:
    """Match i draws from Rng(seed · 1000003 + i)."""
    played = rules("realms")
    batch = Batch(played, 4, 3, device)
    state, rng = played.new(), Rng(3 * 1000003 + 2)
    state.sample(rng)
    assert batch.checksums()[2] == state.checksum()
    batch._matches.lay_out()
    assert host(batch.trace())[2] == trace(played.new(), rng)


@on_all
def test_restart_deals_some_matches_anew_and_leaves_the_others(device: Device) -> None:
    batch = Batch(rules("cavein"), 6, 1, device)
    before = host(batch.checksums()).copy()
    batch.playout()
    ended = host(batch.checksums()).copy()
    batch.restart(np.array([True, False] * 3))
    now = host(batch.checksums())
    assert (now[1::2] == ended[1::2]).all()
    assert (now[::2] != ended[::2]).all()
    assert (now[::2] != before[::2]).all(), "the stream goes on, so it is another deal"
    batch.restart([256, 0, 2**32, 0, -1, 0])  # true is whatever is not 0
    assert ((host(batch.checksums()) != now) == [True, False] * 3).all()


@on_all
def test_a_copy_goes_on_with_the_same_matches_and_streams(device: Device) -> None:
    batch = Batch(rules("realms"), 4, 1, device)
    for seed in range(30):
        batch.step(batch.choose(seed))
    batch.step([-1, *host(batch.choose(7))[1:]])
    for again in (copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        with pytest.raises(MatchFailed, match="match 0"):
            again.check()
        assert (host(again.mask()) == host(batch.mask())).all()
        own = pickle.loads(pickle.dumps(batch))
        assert_same(own, again)
        for one in (own, again):
            one.forgive()
            one.playout()
            one.restart()
        assert_same(own, again)
    batch.forgive()
    batch.step(batch.choose(8))
    batch.check()


@on_all
def test_states_go_out_and_in_again(device: Device) -> None:
    batch = Batch(rules("realms"), MATCHES, 2, device)
    for turn in range(30):
        batch.play(batch.choose_actions(turn))
    states = batch.states()
    other = Batch(rules("realms"), MATCHES, 9, device)
    other.load(states)
    assert (host(other.checksums()) == host(batch.checksums())).all()
    assert [state.checksum() for state in states] == host(batch.checksums()).tolist()
    with pytest.raises(ValueError, match=f"3 states for {MATCHES} matches"):
        other.load(states[:3])


@on_all
def test_piles_and_numbers_are_those_of_the_states(device: Device) -> None:
    """In the middle of matches and at their end, for both games."""
    for way in a_few():
        batch = Batch(way.rules, 4, 6, device)
        for turn in range(20):
            batch.play(batch.choose_actions(turn))
        for _ in range(2):
            states = batch.states()
            counts, numbers = host(batch.counts()), host(batch.numbers())
            assert counts.reshape(4, -1).tolist() == [list(state.counts) for state in states]
            assert numbers.tolist() == [list(state.numbers) for state in states]
            piles = range(counts.shape[1])
            sizes = numbers[:, PILES + 1 : states[0].seat_at : 2]
            assert sizes.tolist() == [[state.size(pile) for pile in piles] for state in states]
            batch.playout()


@on_all
def test_counts_stay_as_they_were_when_play_goes_on(device: Device) -> None:
    batch = Batch(rules("realms"), 2, 6, device)
    counts, numbers = batch.counts(), batch.numbers()
    before = host(counts).tolist(), host(numbers).tolist()
    batch.playout()
    assert (host(counts).tolist(), host(numbers).tolist()) == before


@on_all
def test_what_is_not_offered_sets_its_match_aside_and_the_others_go_on(device: Device) -> None:
    batch = Batch(rules("realms"), 5, 4, device)
    chosen = host(batch.choose_actions(1)).copy()
    before = host(batch.checksums()).copy()
    chosen[3] = 2**40
    batch.play(chosen)
    with pytest.raises(MatchFailed, match="match 3: ValueError: not offered") as failed:
        batch.check()
    assert failed.value.matches == [3]
    now = host(batch.checksums())
    assert now[3] == before[3]
    assert (now != before).sum() == 4
    batch.restart()
    batch.check()


@on_all
def test_an_error_of_one_match_is_told_with_its_place(device: Device) -> None:
    """A failed assertion flags the match; the others go on."""
    played = rules("realms")
    batch = Batch(played, 3, 4, device)
    states = batch.states()
    states[1].numbers[3] = 60  # far more open questions than a stack holds
    batch.load(states)
    batch.playout()
    with pytest.raises(MatchFailed) as failed:
        batch.check()
    assert failed.value.matches == [1]
    assert host(batch.actor).tolist()[::2] == [OVER, OVER]


@on_all
def test_an_index_just_beyond_its_array_is_an_error_too(device: Device) -> None:
    """On a GPU there is room up to the next power of two, and what lies there is nobody's."""
    batch = Batch(rules("realms"), 3, 4, device)
    states = batch.states()
    numbers = BOUNDS["numbers"]
    states[1].numbers[DEPTH] = numbers - FRAMES + 2  # the frame on top would be the one after the last number
    batch.load(states)
    with pytest.raises(MatchFailed, match="match 1: IndexError") as failed:
        batch.check()
    assert failed.value.matches == [1]


@pytest.mark.parametrize("device", NATIVE)
def test_many_matches_are_played_in_parts_and_none_is_left_out(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """In between Ctrl-C is heard. A part is of 4096 matches for each core."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {0}, raising=False)
    batch = Batch(rules("realms"), 5000, seed=3, device=device)
    decisions = batch.playout()
    assert (batch.actor == OVER).all()
    assert int(decisions.min()) > 0


def test_bad_arguments_are_refused() -> None:
    played = rules("realms")
    with pytest.raises(ValueError, match="at least one match"):
        Batch(played, 0)
    with pytest.raises(ValueError, match="none of auto"):
        Batch(played, 1, device=cast("Device", "abacus"))
    with pytest.raises(ValueError, match="one value for each of 2"):
        Batch(played, 2, device="python").play([1])
    with pytest.raises(ValueError, match=r"100,000 matches at most, not 1,000,000,000: .*device='native'"):
        Batch(played, 10**9, device="python")


def test_a_seat_given_by_habit_does_not_open_all_hands() -> None:
    batch: Any = Batch(rules("realms"), 2, device="python")
    with pytest.raises(TypeError):
        batch.observe(1)
    with pytest.raises(TypeError):
        batch.rules.encoding.observe(batch.states()[0], 1, 1)


@on_all
def test_odd_seeds_rows_and_states_are_refused(device: Device) -> None:
    """Before anything is touched."""
    with pytest.raises(TypeError, match="played by rules"):
        Batch(cast("Rules[Any]", "realms"), 2, device=device)
    for seed in (-1, 2**63, 1.5, "x"):
        with pytest.raises((TypeError, ValueError), match="a seed is a whole number"):
            Batch(rules("realms"), 2, cast("int", seed), device)
    with pytest.raises(TypeError, match="is a whole number, not '4'"):
        Batch(rules("realms"), cast("int", "4"), device=device)
    batch = Batch(rules("realms"), 4, 1, device)
    before = host(batch.checksums()).tolist()
    for odd in ("abcd", [0.5, 0, 0, 0], [2**70] * 4, 5, None):
        for call in (batch.step, batch.play, batch.restart)[: 2 if odd is None else 3]:
            with pytest.raises(ValueError, match=r"one value for each of 4|whole numbers or truths"):
                call(odd)
    for other in (rules("cavein"), rules("realms", turn_limit=5), rules("realms", format="hydra", seats=4)):
        with pytest.raises(ValueError, match="match 0 is no state of these rules"):
            batch.load([other.new()] * 4)
    with pytest.raises(ValueError, match="match 0 is no state of these rules: None"):
        batch.load([None] * 4)
    with pytest.raises(ValueError, match="3 states for 4"):
        batch.load(played.new() for played in [batch.rules] * 3)
    assert host(batch.checksums()).tolist() == before


@on_every_machine
def test_the_largest_seed_deals_the_same_everywhere(device: Device) -> None:
    assert_same(*both(rules("realms"), device, 2**63 - 1))


@on_all
def test_masks_are_closed_when_matches_are_played_out_and_belong_to_the_batch(device: Device) -> None:
    for play in (Batch.playout, Batch.trace):
        batch = Batch(rules("realms"), 4, 1, device)
        if device != "cuda":  # on a GPU there are no arrays that only can be looked at
            for array in (batch.mask(), batch.actor):
                with pytest.raises(ValueError, match="read-only"):
                    array[:] = 1
        play(batch)
        assert not host(batch.mask()).any()


@pytest.mark.parametrize("device", NATIVE)
def test_another_thread_is_refused_while_a_batch_is_at_work(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch(rules("realms"), 2, 1, device)
    machine = cast(Any, batch)._matches.machine
    works, call = threading.Event(), machine.call
    goes_on = threading.Event()

    def waits(*given: Any) -> None:
        works.set()
        assert goes_on.wait(60)
        call(*given)

    monkeypatch.setattr(machine, "call", waits)
    first = threading.Thread(target=batch.playout)
    first.start()
    try:
        assert works.wait(60)
        with pytest.raises(RuntimeError, match="another thread is working with this batch"):
            batch.restart()
    finally:
        goes_on.set()
        first.join()
    assert (batch.actor == OVER).all()
    batch.check()


@on_every_machine
def test_observations_and_masks_are_the_same_on_every_machine(device: Device) -> None:
    for way in a_few():
        fast, slow = both(way.rules, device, 8)
        for turn in range(10):
            assert (host(fast.mask()) == slow.mask()).all()
            assert (host(fast.observe()) == slow.observe()).all()
            assert (host(fast.observe(omniscient=True)) == slow.observe(omniscient=True)).all()
            assert (host(fast.mask()).any(axis=1) == (host(fast.actor) >= 0)).all(), "never empty for who is asked"
            chosen = slow.choose(turn)
            assert (host(fast.choose(turn)) == chosen).all()
            fast.step(chosen)
            slow.step(chosen)
        fast.check()
        assert_same(fast, slow)


@on_every_machine
def test_arrays_are_shared_by_dlpack_without_a_copy(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a GPU with CuPy, and with PyTorch and JAX where they are installed: they see what the next step writes."""
    monkeypatch.setenv("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would take most of the GPU's memory at once
    on_gpu = [name for name in ("cupy", "torch", "jax.dlpack") if find_spec(name.partition(".")[0])]
    libraries = ["numpy"] if device == "native" else on_gpu
    batch = Batch(rules("realms"), 3, device=device)
    arrays = batch.observe(), batch.mask(), batch.actor
    shared = [(array, import_module(name).from_dlpack(array)) for name in libraries for array in arrays]
    for _ in range(2):
        for array, other in shared:
            assert address(other) == address(array)
            if not hasattr(other, "unsafe_buffer_pointer"):  # JAX keeps what it once copied to the host
                assert other.tolist() == array.tolist()
        batch.step(batch.choose(1))
        batch.observe()


def address(array: Any) -> int:
    for pointer in ("data_ptr", "unsafe_buffer_pointer"):  # PyTorch's and JAX's
        if hasattr(array, pointer):
            return int(getattr(array, pointer)())
    return int(array.ctypes.data if hasattr(array, "ctypes") else array.data.ptr)
