"""The numbers by which environments name actions: dense, the same for everybody, fixed for a rule set; compiled.

Inside the engine an action is `kind * 64 + low`, where seats count from the first one at the table.
A game's encoding.py tells it from the actor's place first; then it has one id here, and an id leads back to it.
"""

from typing import Final

from starlode.core.engine.bits import count_bits

PACKED: Final = 4  # actions in a word of `by_id`, of 16 bits each: what a GPU looks up has to be small


class Codebook:
    """Which actions a rule set can ever use, and how long its observations are."""

    def __init__(
        self, lows: list[int], first: list[int], by_id: list[int], actions: int, observation: int, owner: int
    ) -> None:
        self.lows = lows  # kind → the low parts that it can have, a bit of 64 each
        self.first = first  # kind → the id of its first action; and one more, how many ids there are with nature's
        self.by_id = by_id  # the action of each id, PACKED to a word, the first of them lowest
        self.actions = actions  # ids of what seats can do; nature's come after them
        self.observation = observation  # slots of an observation
        self.owner = owner  # the number of the rules, by which a state finds them; core/origin.py

    def id_of(self, action: int) -> int:
        """The id of an action that is told from the actor's place."""
        kind = action >> 6
        lows = self.lows[kind]
        bit: int = 1  # not from a table, since a low part may be 62 or 63
        bit <<= action & 63
        if lows & bit == 0:
            raise AssertionError("an action that this rule set cannot use")
        return self.first[kind] + count_bits(lows & (bit - 1))

    def action_of(self, number: int) -> int:
        """The action of an id, told from the actor's place; −1 for a number that is no id."""
        if number < 0 or number >= self.first[len(self.lows)]:
            return -1
        return (self.by_id[number >> 2] >> 16 * (number & 3)) & 0xFFFF
