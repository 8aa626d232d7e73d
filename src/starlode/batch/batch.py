"""`Batch`: many matches of one rule set that are played together; docs/batch.md."""

import sys
from collections.abc import Iterable
from operator import index
from typing import Any, Literal, get_args

import numpy as np

from starlode.batch.cuda import cuda, why_not
from starlode.batch.layout import NOT_OFFERED
from starlode.batch.loop import Loop
from starlode.batch.machine import CannotPlay, Machine
from starlode.batch.matches import Matches
from starlode.batch.native import native
from starlode.batch.source import source_of
from starlode.batch.steps import Deals, Steps
from starlode.core.engine.packed import STRIDE
from starlode.core.rules import Rules

Device = Literal["auto", "cuda", "native", "python"]
MOST_SEED = 2**63 - 1
MOST_IN_PYTHON = 100_000  # a step of so many takes seconds already, and their states a gigabyte
ERRORS = ("AssertionError", "NotImplementedError", "ValueError", "IndexError", "ZeroDivisionError", "OverflowError")


class MatchFailed(Exception):
    """Some matches of a batch met an error; the others went on."""

    def __init__(self, matches: list[int], reason: str) -> None:
        others = "" if len(matches) == 1 else f", and {len(matches) - 1} more failed"
        super().__init__(f"match {matches[0]}: {reason}{others}")
        self.matches = matches


class Batch:
    """So many matches, which live where they are played. Match i draws from Rng(seed · 1000003 + i)."""

    def __init__(self, rules: Rules[Any], n: int, seed: int = 0, device: Device = "auto") -> None:
        if not isinstance(rules, Rules):
            raise TypeError(f"a batch is played by rules, not by {rules!r}")
        check_size(n, device)
        seed = checked_seed(seed)
        self.rules = rules
        self.n = index(n)
        first = rules.new()
        self._matches: Matches | Loop
        try:
            machine = _machine(rules.game, device)
            self._matches = self._dealt(machine, first, seed)
        except CannotPlay as cannot:
            if device != "auto":
                raise
            _tell(f"{cannot}: that is where they are played")
            machine = _machine(rules.game, "auto", without_gpu=True)
            self._matches = self._dealt(machine, first, seed)
        self.device = "python" if machine is None else machine.name

    def _dealt(self, machine: Machine | None, first: Any, seed: int) -> Matches | Loop:
        if machine is None:
            if self.n > MOST_IN_PYTHON:
                raise ValueError(
                    f"a loop of Python plays {MOST_IN_PYTHON:,} matches at most, not {self.n:,}:"
                    " a C++ compiler (device='native') or a GPU plays more"
                )
            return Loop(first, self.n, seed)
        self._about = source_of(self.rules.game).about
        return Matches(machine, self._about, first, self.n, seed)

    def __repr__(self) -> str:
        return f"<batch of {self.n} matches on {self.device}, {self.rules!r}>"

    def __reduce__(self) -> Any:
        """A copy, here or elsewhere, goes on with the same matches and streams on the same device."""
        return _copied, (self.rules, self.n, self.device, self._matches.kept())

    # Where the matches are

    @property
    def actor(self) -> Any:
        """Who is asked in each match: a seat from 0, or −2 where it is over."""
        return self._matches.actor

    @property
    def returns(self) -> Any:
        """What each match is worth to each seat, 1 for the winner and the rest by how many sides lost; 0 meanwhile."""
        return self._matches.returns

    def observe(self, *, omniscient: bool = False) -> Any:
        """What whoever is asked may know, or with `omniscient` everything, told from his place.

        A row of bytes for each match; the same array is filled each time.
        """
        self._need_encoding()
        return self._matches.observe(bool(omniscient))

    def mask(self) -> Any:
        """A 1 for every id that may be chosen, a row for each match; the same array is filled by each step."""
        self._need_encoding()
        return self._matches.mask()

    def counts(self) -> Any:
        """How many of each kind lie in each pile, matches × piles × 64; docs/table-in-memory.md names the piles.

        A pile that has an order lists its kinds instead, from bottom to top; its size is among the `numbers`.
        """
        return self._matches.counts().reshape(self.n, -1, STRIDE)

    def numbers(self) -> Any:
        """The numbers beside the piles, a row for each match, as a state has them."""
        return self._matches.numbers()

    def states(self) -> list[Any]:
        """The matches as states of the engine."""
        return self._matches.states()

    def legal(self, most: int = 1056) -> list[list[int]]:
        """What each match offers, as the engine's own actions."""
        return self._matches.legal(most)

    def checksums(self) -> Any:
        """A number for each match that differs, almost surely, between different states."""
        return self._matches.checksums()

    # Playing

    def step(self, ids: Any) -> None:
        """Carry out one choice in each match, by its id, and all that nobody has to choose after it.

        A match that is over stays as it is. One that does not offer what it was given is set aside: `check` tells.
        """
        self._need_encoding()
        self._matches.step(self._row(ids), True)

    def steps(self, deals: Deals = "next-step", terminates: bool = False) -> Steps:
        """What steps as learning environments have from here on: batch/steps.py.

        `deals` says when a match that ended is dealt anew, and `terminates` whether what is not offered ends one.
        """
        self._need_encoding()
        return Steps(self._matches, self._row, deals, terminates)

    def play(self, actions: Any) -> None:
        """The same with the engine's own actions, as `legal` lists them."""
        self._matches.step(self._row(actions), False)

    def choose(self, seed: int) -> Any:
        """A random id for each match, every one that it offers as likely; their own streams stay as they are."""
        self._need_encoding()
        return self._matches.choose(checked_seed(seed), True)

    def choose_actions(self, seed: int) -> Any:
        """The same with the engine's own actions."""
        return self._matches.choose(checked_seed(seed), False)

    def playout(self, keep_hand: bool = False) -> Any:
        """Play every match to its end at random, and tell how many decisions that took."""
        return self._matches.playout(bool(keep_hand))

    def trace(self) -> Any:
        """Play every match to its end, each option as likely, all that was met folded into a number; for comparing."""
        return self._matches.trace()

    def restart(self, which: Any = None) -> None:
        """Deal anew: all matches, or those where `which` is true. Their streams go on."""
        self._matches.restart(None if which is None else self._row(which))

    def load(self, states: Iterable[Any]) -> None:
        """Go on from these states, one for each match; what nobody has to choose is played."""
        given = list(states)
        if len(given) != self.n:
            raise ValueError(f"{len(given)} states for {self.n} matches")
        for match, state in enumerate(given):
            its = getattr(state, "rules", None)
            if not isinstance(its, Rules) or its.origin.key != self.rules.origin.key:
                raise ValueError(f"what is given for match {match} is no state of these rules: {state!r}")
        self._matches.load(given)

    def forgive(self) -> None:
        """Let matches that met an error, or were given what they do not offer, go on from before it."""
        self._matches.forgive()

    def check(self) -> None:
        """Raise MatchFailed if any match met an error since it was dealt."""
        flags = np.asarray(self._matches.flags)
        failed = np.flatnonzero(flags).tolist()
        if failed:
            raise MatchFailed(failed, self._reason(failed[0], int(flags[failed[0]])))

    def _reason(self, match: int, flag: int) -> str:
        if isinstance(self._matches, Loop):
            error = self._matches.error(match)
            return f"{type(error).__name__}: {error}"
        if flag == NOT_OFFERED:
            return "ValueError: not offered"
        place = flag & 0xFFFFFFF
        told = self._about["messages"].get(str(place), "")
        where = f"{self._about['files'][place >> 16]}, line {place & 0xFFFF}"
        return f"{ERRORS[(flag >> 28) - 1]}{': ' if told else ''}{told} ({where})"

    def _row(self, values: Any) -> Any:
        """One whole number or truth for each match, as an array of whatever library."""
        given = values if hasattr(values, "shape") else np.asarray(values)
        if tuple(given.shape) != (self.n,):
            raise ValueError(f"one value for each of {self.n} matches, not {tuple(given.shape)}")
        is_other = getattr(given.dtype, "is_floating_point", False) or getattr(given.dtype, "is_complex", False)
        if is_other or getattr(given.dtype, "kind", "i") not in "biu":  # PyTorch's say it in words
            raise ValueError(f"whole numbers or truths are wanted, not {given.dtype}")
        return given

    def _need_encoding(self) -> None:
        if not self._matches.actions:
            raise NotImplementedError(f"{self.rules.game} has no encoding of observations and actions")


def check_size(n: int, device: Device) -> None:
    """Refuse what no batch can be."""
    if _whole(n, "how many matches there are") < 1:
        raise ValueError(f"a batch has at least one match, not {n}")
    if device not in get_args(Device):
        raise ValueError(f"device {device!r} is none of {', '.join(get_args(Device))}")


def checked_seed(seed: int) -> int:
    """A seed that every device has the same streams for."""
    number = _whole(seed, "a seed")
    if not 0 <= number <= MOST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
    return number


def _whole(number: Any, what: str) -> int:
    try:
        return index(number)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {number!r}") from None


def _copied(rules: Rules[Any], n: int, device: Device, kept: Any) -> Batch:
    batch = Batch(rules, n, 0, device)
    batch._matches.put_back(kept)
    return batch


def _machine(game: str, device: Device, without_gpu: bool = False) -> Machine | None:
    """The machine that plays, or None for a loop of Python."""
    if device == "cuda" or (device == "auto" and not without_gpu and why_not() is None):
        return cuda(game, progress=_tell)
    if device == "python":
        return None
    try:
        return native(game, progress=_tell)
    except CannotPlay:
        if device == "native":
            raise
        return None


def _tell(line: str) -> None:
    print(f"starlode: {line}", file=sys.stderr, flush=True)
