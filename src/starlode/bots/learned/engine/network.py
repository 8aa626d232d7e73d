"""A small network in whole numbers: from what a seat may know to how good each option is; compiled.

A weight is a byte, 128 more than it means. What a layer tells is never below 0, and at most MOST. Inputs that are 0,
and units that tell 0, cost nothing; of the last layer only those are worked out that are open.
"""

from typing import Final

from starlode.core.engine.filling import add_weighted, copy, room
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import Packed

MIDDLE: Final = 128  # the byte of a weight of 0
MOST: Final = 4095  # that a unit tells
SHIFT: Final = 24  # scales are so many times halved
ONE: Final = 1024  # a logit of 1


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
        widest = 0
        for layer in range(1, len(sizes) - 1):
            widest = max(widest, sizes[layer])
        self.sums = [0] * widest
        self.told = [0] * widest

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
        unit = 0
        at = self.sizes[0] * self.sizes[1]
        self._settle(self._look(), 0, self.sizes[1])
        for layer in range(1, len(self.sizes) - 2):
            unit += self.sizes[layer]
            offset = self._follow(at, self.sizes[layer], self.sizes[layer + 1])
            at += self.sizes[layer] * self.sizes[layer + 1]
            self._settle(offset, unit, self.sizes[layer + 1])

    def _look(self) -> int:
        """The sums of the first layer; how much of all weights' 128 is in each."""
        width = self.sizes[1]
        for place in range(width):
            self.sums[place] = 0
        offset = 0
        for slot in range(len(self.seen)):
            byte = self.seen[slot]
            if byte != 0:
                for number in range(self.starts[slot], self.starts[slot + 1]):
                    value = self.tables[(self.read_by[number] << 8) + byte]
                    if value != 0:
                        offset += value
                        add_weighted(self.sums, width, self.weights, number * width, value)
        return offset

    def _follow(self, at: int, inputs: int, width: int) -> int:
        """The same of a later layer, whose weights begin there."""
        for place in range(width):
            self.sums[place] = 0
        offset = 0
        for number in range(inputs):
            value = self.told[number]
            if value != 0:
                offset += value
                add_weighted(self.sums, width, self.weights, at + number * width, value)
        return offset

    def _settle(self, offset: int, unit: int, width: int) -> None:
        """What the units of a layer tell, from their sums."""
        for place in range(width):
            total = self.sums[place] - MIDDLE * offset + self.biases[unit + place]
            if total > 0:
                self.told[place] = min((total * self.scales[unit + place]) >> SHIFT, MOST)
            else:
                self.told[place] = 0

    def answer(self, number: int) -> int:
        """One of the last layer's, of ONE: the logit of an action, or after all actions what the match is worth."""
        last = len(self.sizes) - 2
        width = self.sizes[last]
        at = len(self.weights) - self.sizes[last + 1] * width + number * width
        total = 0
        offset = 0
        for place in range(width):
            value = self.told[place]
            if value != 0:
                offset += value
                total += value * self.weights[at + place]
        unit = len(self.biases) - self.sizes[last + 1] + number
        return ((total - MIDDLE * offset + self.biases[unit]) * self.scales[unit]) >> SHIFT

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
