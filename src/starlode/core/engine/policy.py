"""What a search knows of a game before it looks ahead; compiled. This one knows nothing; games have their own."""

from typing import Final

from starlode.core.engine.listing import Options
from starlode.core.engine.packed import WHOLE, Packed
from starlode.core.engine.rng import Rng

ROOM: Final = 512


class Policy:
    """How likely each option is the right one, what a playout does, and what a position is worth."""

    def __init__(self) -> None:
        self.weights = [0] * ROOM

    def weigh(self, state: Packed, options: Options) -> None:
        """Fill in a weight for each option; 0 is for one that another option is always as good as."""
        self.make_room(options.size)
        for index in range(options.size):
            self.weights[index] = 1

    def make_room(self, options: int) -> None:
        while options > len(self.weights):
            self.weights.extend([0] * ROOM)

    def pick(self, state: Packed, options: Options, rng: Rng) -> int:
        """The action of a playout."""
        index = rng.below(options.size)
        return options.actions[index]

    def result(self, state: Packed, side: int) -> int:
        """What a match that is over is worth to a side, of WHOLE."""
        return state.share(side)

    def estimate(self, state: Packed, side: int) -> int:
        """What a match that is not over is worth to a side, of WHOLE."""
        return WHOLE // state.sides()

    def by_weight(self, options: Options, rng: Rng) -> int:
        """The index of an option, each as likely as its weight says."""
        total = 0
        for index in range(options.size):
            total += self.weights[index]
        if total <= 0:
            return rng.below(options.size)
        left = rng.below(total)
        at = 0
        while left >= self.weights[at]:
            left -= self.weights[at]
            at += 1
        return at
