"""One match as every environment has it: ids of actions go in, arrays of bytes come out, and nature plays its part.

All that is known of a game here is what docs/encoding.md says that every game can tell.
"""

from operator import index
from secrets import randbits
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from starlode.batch.batch import checked_seed
from starlode.batch.steps import ILLEGAL_RETURN as ILLEGAL_RETURN
from starlode.core.engine import filling
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.rules import Rules
from starlode.core.uncompiled import working_on

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Illegal = Literal["raise", "terminate", "ignore"]
RENDER_MODES = ("human", "ansi", "rgb_array")
SEED_BITS = 62  # of a seed by lot


class Table:
    """A table at which match after match is played; seats count from 0."""

    def __init__(self, rules: Rules[Any], illegal: Illegal = "raise", skip_forced: bool = True) -> None:
        if illegal not in get_args(Illegal):
            raise BadInput("bad-option-value", name="illegal", value=illegal, expected=", ".join(get_args(Illegal)))
        self.rules = rules
        self.encoding = rules.encoding
        self.illegal = illegal
        self.skip_forced = skip_forced
        self.state: Any
        self.rng: Rng | None = None
        first = rules.new()
        self._forced = working_on(first, "starlode.core.engine.forced")
        self._options = working_on(first, "starlode.core.engine.listing").Options()
        self._mask, self._mask_shown = _room(self.encoding.num_actions)
        self._seen, self._seen_shown = _room(self.encoding.observation_size)

    def __getattr__(self, name: str) -> Any:
        """There is no state until a match was dealt."""
        if name == "state":
            raise RuntimeError("nothing was dealt yet: call reset() first")
        raise AttributeError(name)

    def __reduce__(self) -> Any:
        """What is filled again and again is made anew elsewhere."""
        return Table, (self.rules, self.illegal, self.skip_forced), (vars(self).get("state"), self.rng)

    def __setstate__(self, kept: tuple[Any, Rng | None]) -> None:
        state, self.rng = kept
        if state is not None:
            self.state = state
            self._go_on()

    def deal(self, seed: int | None) -> None:
        """Begin a match: with the stream of a seed, or, without one, where the stream of the last match stands.

        The first one has a seed by lot, as learners expect: two that were given none play different matches.
        """
        if seed is not None or self.rng is None:
            self.rng = Rng(randbits(SEED_BITS) if seed is None else checked_seed(seed))
        self.state = self.rules.new()
        self._go_on()

    @property
    def actor(self) -> int:
        """The seat that is asked, or OVER."""
        return int(self.state.actor)

    @property
    def returns(self) -> list[float]:
        """What the match is worth to each seat; 0 until it is over."""
        told: list[float] = self.state.returns()
        return told

    def is_legal(self, number: Any) -> bool:
        """Whether this is the id of something that may be done now."""
        try:
            place = index(number)
        except TypeError:
            return False
        return 0 <= place < len(self._mask_shown) and self._mask_shown.item(place) != 0

    def act(self, number: Any) -> bool:
        """Carry out the action of an id and all that nobody chooses after it; False if it may not be done."""
        if not self.is_legal(number):
            if self.illegal == "raise":
                raise IllegalAction("not-asked", action=str(number))
            return False
        self.apply(self.state.action_of(index(number)))
        return True

    def apply(self, action: int) -> None:
        """The same for an action of the engine, which is legal."""
        self.state.apply(action)
        self._go_on()

    def _go_on(self) -> None:
        self._forced.go_on(self.state, self.rng, self._options, self.skip_forced)
        self.state.put_ids(self._options, self._mask, 0)
        if self._mask_shown.base is None:  # no build but the interpreted one makes a copy
            self._mask_shown = np.frombuffer(bytes(self._mask), dtype=np.int8).copy()

    def observe(self, seat: int, *, omniscient: bool = False) -> Observation:
        """What a seat may know, or with `omniscient` everything, told from its place."""
        self.state.observe(seat, omniscient, self._seen, 0)
        if self._seen_shown.base is None:
            return np.frombuffer(bytes(self._seen), dtype=np.uint8).copy()
        return self._seen_shown.copy().view(np.uint8)

    def mask(self) -> Mask:
        """A 1 for each id that whoever is asked may choose; nothing but 0 when the match is over."""
        return self._mask_shown.copy()


def _room(size: int) -> tuple[Any, Mask]:
    """Bytes that the engine fills, and an array that shows them; where nothing is compiled, that is a copy."""
    room = filling.room(size)
    try:
        return room, np.frombuffer(memoryview(room), dtype=np.int8)
    except TypeError:
        return room, np.zeros(size, dtype=np.int8)
