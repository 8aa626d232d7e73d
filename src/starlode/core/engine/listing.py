"""A list of actions that is filled again and again; compiled."""

from typing import Final

from starlode.core.engine.bits import MOST_KINDS, lowest

FEW: Final = 16  # single actions after a mask, at most
ROOM: Final = 96  # more than a mask adds and a few single actions, so that only add_kind has to look
SURE: Final = ROOM - MOST_KINDS - FEW  # up to this size every list has room for another mask
# The longest question asks for an amount, whose frame has ten bits for it: 1023 actions, and a few. Lists of cards are
# much shorter, since every entry stands for another card or another use of one.
MOST_ACTIONS: Final = 11 * ROOM
BOUNDS: Final = {"actions": MOST_ACTIONS}  # of arrays, for a build that cannot let them grow
NARROW: Final = {"actions": 16}  # bits of a number in such a build: at most 160 kinds of 64, or an amount of ten bits


class Options:
    """A list of actions that is filled again and again without a new allocation."""

    def __init__(self) -> None:
        self.actions = [0] * ROOM
        self.size = 0

    def add(self, action: int) -> None:
        self.actions[self.size] = action
        self.size += 1

    def make_room(self, actions: int) -> None:
        """See to it that so many more actions fit in, and a few."""
        if self.size + actions + FEW > MOST_ACTIONS:
            raise AssertionError("more actions than any question has")
        while self.size + actions + FEW > len(self.actions):
            self.actions.extend([0] * ROOM)

    def add_kind(self, kind: int, cards: int) -> None:
        """An action of this kind for each card of the set."""
        if cards == 0:
            return
        size = self.size
        if size > SURE:
            self.make_room(MOST_KINDS)
        actions = self.actions
        base = kind << 6
        while cards != 0:
            actions[size] = base + lowest(cards)
            size += 1
            cards &= cards - 1
        self.size = size

    def listed(self) -> list[int]:
        """What was filled in."""
        return [self.actions[index] for index in range(self.size)]
