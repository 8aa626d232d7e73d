"""A small network in whole numbers: from what a seat may know to how good each option is; compiled.

A weight is a byte, 128 more than it means. What a layer tells is never below 0, and at most MOST. Inputs that are 0,
and units that tell 0, cost nothing; of the last layer only those are worked out that are open.
"""

from typing import Final

from starlode.core.engine.filling import add_rows, copy, room
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import WHOLE, Packed

MIDDLE: Final = 128  # the byte of a weight of 0
MOST: Final = 4095  # that a unit tells
SHIFT: Final = 24  # scales are so many times halved
ONE: Final = 1024  # a logit of 1
STEP: Final = 4  # bits of a logit that do not count for a chance: 64 steps are a logit of 1
# The chance of what is so many steps less likely than the likeliest, of LIKELIEST: e to the power of −step / 64, in
# whole numbers, so that it is the same wherever it is worked out; in strides of 32, since every program does that anew.
LIKELIEST: Final = 1 << 20
SURELY: Final = 1 << 40  # more than any logit is below 0
ONE_STEP: Final = 984_496_437_005_408  # of 10 to the power of 15
CHANCES: Final = [
    LIKELIEST * strides * steps // 10**60
    for strides in [10**30 * ONE_STEP ** (32 * number) // 10 ** (480 * number) for number in range(25)]
    for steps in [10**30 * ONE_STEP**number // 10 ** (15 * number) for number in range(32)]
]


class Network:
    """Layers of weights, and room for what they tell."""

    def __init__(
        self,
        starts: list[int],
        read_by: bytearray,
        tables: bytearray,
        sizes: list[int],
        weights: bytearray,
        biases: list[int],
        scales: list[int],
    ) -> None:
        self.starts = starts  # the first input that each slot of an observation is read by, and one more
        self.read_by = read_by  # the table of each input
        self.tables = tables  # 256 numbers each, what a byte is read as
        self.sizes = sizes  # inputs, units of each layer, and what is answered
        self.weights = weights  # of all layers, a row for each input; of the last a row for each answer
        self.biases = biases
        self.scales = scales  # of each unit, and each answer: how much its sum counts
        self.seen = room(len(starts) - 1)
        widest = sizes[0]
        for layer in range(1, len(sizes) - 1):
            widest = max(widest, sizes[layer])
        self.sums = [0] * widest
        self.lively = [0] * widest  # what tells more than 0: inputs, then units of the layer that was worked out last
        self.told = [0] * widest  # … and how much each of them tells
        self.count = 0

    def read(self, state: Packed, seat: int) -> None:
        """Look at a state as this seat sees it."""
        state.observe(seat, False, self.seen, 0)
        self._think()

    def look_at(self, observation: bytearray) -> None:
        """The same with what was seen elsewhere."""
        copy(self.seen, 0, observation, 0, len(self.seen))
        self._think()

    def _think(self) -> None:
        """All layers but the last, from what was seen."""
        self._look()
        unit = 0
        at = 0
        for layer in range(1, len(self.sizes) - 1):
            width = self.sizes[layer]
            add_rows(self.sums, width, self.weights, at, self.lively, self.told, self.count)
            at += self.sizes[layer - 1] * width
            self._settle(unit, width)
            unit += width

    def _look(self) -> None:
        """Which inputs are more than 0."""
        count = 0
        for slot in range(len(self.seen)):
            byte = self.seen[slot]
            if byte != 0:
                for number in range(self.starts[slot], self.starts[slot + 1]):
                    value = self.tables[(self.read_by[number] << 8) + byte]
                    if value != 0:
                        self.lively[count] = number
                        self.told[count] = value
                        count += 1
        self.count = count

    def _settle(self, unit: int, width: int) -> None:
        """What the units of a layer tell, from their sums."""
        offset = 0  # how much of all weights' 128 is in each sum
        for number in range(self.count):
            offset += self.told[number]
        count = 0
        for place in range(width):
            total = self.sums[place] - MIDDLE * offset + self.biases[unit + place]
            if total > 0:
                value = min((total * self.scales[unit + place]) >> SHIFT, MOST)
                if value > 0:
                    self.lively[count] = place
                    self.told[count] = value
                    count += 1
        self.count = count

    def answer(self, number: int) -> int:
        """One of the last layer's, of ONE: the logit of an action, or after all actions what the match is worth."""
        last = len(self.sizes) - 2
        width = self.sizes[last]
        at = len(self.weights) - self.sizes[last + 1] * width + number * width
        total = 0
        for place in range(self.count):
            total += self.told[place] * (self.weights[at + self.lively[place]] - MIDDLE)
        unit = len(self.biases) - self.sizes[last + 1] + number
        return ((total + self.biases[unit]) * self.scales[unit]) >> SHIFT

    def worth(self, place: int = 0, worths: int = 1) -> int:
        """What the match is worth to whoever sits so many places after the one who was looked for, of WHOLE.

        0 is to lose all, WHOLE to win all. Of two seats one worth is told, since the other has what it lacks.
        """
        told = self.answer(self.sizes[len(self.sizes) - 1] - worths + place)
        other = _chance(2 * abs(told))
        return WHOLE * (LIKELIEST if told > 0 else other) // (LIKELIEST + other)

    def weigh(self, state: Packed, options: Options, weights: list[int]) -> None:
        """Put in the place of each weight that is more than 0 how likely the option is; nothing becomes 0."""
        highest = 0
        is_first = True
        for index in range(options.size):
            if weights[index] > 0:
                logit = self.answer(state.id_of(options.actions[index]))
                weights[index] = logit + SURELY
                if is_first or logit > highest:
                    highest = logit
                    is_first = False
        for index in range(options.size):
            if weights[index] > 0:
                weights[index] = 1 + _chance(highest + SURELY - weights[index])

    def choose(self, state: Packed, seat: int, options: Options) -> int:
        """The best of what is open, which is filled in; of equals the first."""
        state.list_into(options)
        self.read(state, seat)
        best = options.actions[0]
        highest = 0
        for index in range(options.size):
            action = options.actions[index]
            logit = self.answer(state.id_of(action))
            if index == 0 or logit > highest:
                highest = logit
                best = action
        return best


def _chance(less: int) -> int:
    """How likely something is whose logit is so much less than the highest, of LIKELIEST."""
    step = less >> STEP
    return CHANCES[step] if step < len(CHANCES) else 0
