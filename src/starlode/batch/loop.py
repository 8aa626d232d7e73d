"""Matches in a loop of Python: slow, the same everywhere, and for every game that there is."""

from collections.abc import Sequence
from copy import copy
from functools import partial
from typing import Any

import numpy as np

from starlode.batch.layout import NOT_OFFERED
from starlode.batch.steps import ILLEGAL_RETURN, Steps
from starlode.core.engine.drill import trace
from starlode.core.engine.filling import room
from starlode.core.engine.packed import OVER
from starlode.core.engine.rng import Rng
from starlode.core.uncompiled import working_on


def _stream(seed: int, match: int) -> Rng:
    """The stream of a match, by a number of 64 bits as machines have it."""
    return Rng((seed * 1000003 + match + 2**63) % 2**64 - 2**63)


class Loop:
    """All matches of a batch, each a state with its stream."""

    def __init__(self, first: Any, matches: int, seed: int) -> None:
        self.matches = matches
        self.first = first
        self._rngs = [_stream(seed, match) for match in range(matches)]
        self._states = [first.clone() for _ in range(matches)]
        self._errors: list[Exception | None] = [None] * matches
        self._forced = working_on(first, "starlode.core.engine.forced")
        self._options = working_on(first, "starlode.core.engine.listing").Options()
        codebook = getattr(getattr(first, "tables", None), "codebook", None)
        self.actions = int(codebook.actions) if codebook is not None else 0
        self.observation = int(codebook.observation) if codebook is not None else 0
        self.restart(None)

    def _go_on(self, match: int) -> None:
        """Play what nobody chooses: nature's part, and options that are the only one."""
        self._forced.go_on(self._states[match], self._rngs[match], self._options, True)

    def _carry_out(self, action: int, match: int) -> None:
        self._states[match].apply(action)
        self._go_on(match)

    def _each(self) -> list[int]:
        return [match for match in range(self.matches) if self._errors[match] is None]

    def _meant(self, match: int, number: int) -> int | None:
        """The action of an id, if it is offered."""
        state = self._states[match]
        return next((action for action in state.legal() if state.id_of(action) == number), None)

    def _try(self, match: int, play: Any) -> Any:
        """Do something with a match; one that fails stays as it was."""
        before = self._states[match]
        self._states[match] = before.clone()
        try:
            return play(match)
        except (AssertionError, IndexError, OverflowError, ValueError, ZeroDivisionError) as error:
            self._states[match] = before
            self._errors[match] = error
            return 0

    @property
    def actor(self) -> Any:
        actors = np.array([state.actor for state in self._states], dtype=np.int32)
        actors.flags.writeable = False  # as on processors
        return actors

    @property
    def flags(self) -> Any:
        return np.array([0 if error is None else NOT_OFFERED for error in self._errors], dtype=np.int64)

    def error(self, match: int) -> Exception | None:
        """Why a match failed."""
        return self._errors[match]

    @property
    def returns(self) -> Any:
        return np.array([state.returns() for state in self._states], dtype=np.float64)

    def forgive(self) -> None:
        self._errors = [None] * self.matches

    def restart(self, which: Any) -> None:
        chosen = np.ones(self.matches, dtype=bool) if which is None else np.asarray(which, dtype=bool)
        for match in np.flatnonzero(chosen).tolist():
            self._errors[match] = None
            self._states[match] = self.first.clone()
            self._try(match, self._go_on)

    def lay_out(self) -> None:
        """Every match as it is before the deal, with nature to be asked."""
        self._errors = [None] * self.matches
        self._states = [self.first.clone() for _ in range(self.matches)]

    def step(self, actions: Any, are_ids: bool) -> None:
        given = np.asarray(actions).tolist()
        for match in self._each():
            state, action = self._states[match], given[match]
            if state.actor < 0:
                continue
            if are_ids:
                action = self._meant(match, action)
            if action not in state.legal():
                self._errors[match] = ValueError("not offered")
                continue
            self._try(match, partial(self._carry_out, action))

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        return np.zeros(shape, dtype=dtype)

    def array(self, values: Any, dtype: str) -> Any:
        return np.asarray(values, dtype=dtype)

    def words(self, names: Sequence[str], arrays: dict[str, Any], **numbers: int) -> None:
        """Only kernels read them."""

    def mark_refused(self, ids: Any, told: Steps) -> None:
        for match, number in enumerate(np.asarray(ids).tolist()):
            is_asked = self._states[match].actor >= 0 and not told.over[match]
            told.refused[match] = is_asked and self._meant(match, number) is None

    def advance(self, ids: Any, told: Steps, seen: Any) -> None:
        """As `advance` in translate/device_steps.h has it."""
        self.mark_refused(ids, told)
        acted, was_over = self.actor, told.over.copy()
        told.rewards[:], told.returns[:] = 0, 0
        if told.deals == "next-step":
            told.over[:] = False
            self.restart(was_over)
        for match in np.flatnonzero(~was_over & (acted >= 0)).tolist():
            action = self._meant(match, int(ids[match]))
            if action is not None and self._errors[match] is None:
                self._try(match, partial(self._carry_out, action))
        told.ended[:] = ~was_over & (self.actor == OVER)
        for match in np.flatnonzero(told.ended).tolist():
            told.returns[match] = self._states[match].returns()
            told.rewards[match] = told.returns[match, acted[match]] if acted[match] >= 0 else 0
        if told.terminates:
            told.rewards[told.refused] = ILLEGAL_RETURN
            told.ended |= told.refused
        if told.deals == "same-step":
            told.final[told.ended] = self.observe(False)[told.ended]
            self.restart(told.ended)
        else:
            told.over |= told.ended
        seen[:] = self.observe(False)

    def choose(self, seed: int, as_ids: bool) -> Any:
        chosen = np.zeros(self.matches, dtype=np.int64)
        for match in self._each():
            state, rng = self._states[match], _stream(seed, match)
            if state.actor >= 0:
                offered = [state.id_of(action) for action in state.legal()] if as_ids else state.legal()
                chosen[match] = (sorted(offered) if as_ids else offered)[rng.below(len(offered))]
        return chosen

    def playout(self, keep_hand: bool) -> Any:
        decisions = np.zeros(self.matches, dtype=np.int64)
        for match in self._each():
            decisions[match] = self._try(match, lambda match: self._states[match].playout(self._rngs[match], keep_hand))
        return decisions

    def trace(self) -> Any:
        totals = np.zeros(self.matches, dtype=np.int64)
        for match in self._each():
            totals[match] = self._try(match, lambda match: trace(self._states[match], self._rngs[match]))
        return totals

    def checksums(self) -> Any:
        return np.array([state.checksum() for state in self._states], dtype=np.int64)

    def legal(self, most: int) -> list[list[int]]:
        """What each match offers, in the engine's actions."""
        return [state.legal()[:most] for state in self._states]

    def mask(self) -> Any:
        masks = np.zeros((self.matches, self.actions), dtype=np.uint8)
        for match, state in enumerate(self._states):
            if state.actor >= 0:
                masks[match, [state.id_of(action) for action in state.legal()]] = 1
        masks.flags.writeable = False
        return masks

    def observe(self, omniscient: bool) -> Any:
        rows = []
        for state in self._states:
            out = room(self.observation)
            state.observe(state.actor if state.actor >= 0 else -1, omniscient, out, 0)
            rows.append(list(out))
        return np.array(rows, dtype=np.uint8)

    def counts(self) -> Any:
        return np.array([list(state.counts) for state in self._states], dtype=np.uint8)

    def numbers(self) -> Any:
        return np.array([list(state.numbers) for state in self._states], dtype=np.int64)

    def load(self, states: Sequence[Any]) -> None:
        self._errors = [None] * self.matches
        self._states = [state.clone() for state in states]
        for match in range(self.matches):
            self._try(match, self._go_on)

    def kept(self) -> tuple[list[Rng], list[Any], list[Exception | None]]:
        """All that the matches are, to be put back."""
        return self._rngs, self._states, self._errors

    def put_back(self, kept: tuple[list[Rng], list[Any], list[Exception | None]]) -> None:
        rngs, states, self._errors = kept[0], kept[1], [*kept[2]]
        self._rngs, self._states = [copy(rng) for rng in rngs], [state.clone() for state in states]

    def states(self) -> list[Any]:
        return [state.clone() for state in self._states]
