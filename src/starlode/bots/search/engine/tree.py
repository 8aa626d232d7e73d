"""The tree of a search: what was tried after what, how often, and what came of it; compiled.

A node is one line of a cache, in one list. It stands for an action after the actions above it, whatever nature did in
between: its children are all actions that anybody ever could take there, and each says how often it could be.
"""

from typing import Final

STRIDE: Final = 8
ACTION: Final = 0
PARENT: Final = 1
CHILD: Final = 2  # the newest of its children; 0: none
SIBLING: Final = 3
VISITS: Final = 4
SEEN: Final = 5  # how often it could be chosen
TOTAL: Final = 6  # what all visits were worth to the side that chooses it
SIDE: Final = 7
FIRST_ROOM: Final = 256  # nodes
ACTIONS: Final = 16384  # more than any game has


class Tree:
    """Nodes by number; 1 is the first root."""

    def __init__(self) -> None:
        self.nodes = [0] * (STRIDE * FIRST_ROOM)
        self.size = 2
        self.at_action = [0] * ACTIONS  # the node of an action, if its parent is the one meant

    def get(self, node: int, which: int) -> int:
        return self.nodes[(node << 3) + which]

    def add(self, node: int, which: int, amount: int) -> None:
        at = (node << 3) + which
        self.nodes[at] += amount

    def grow(self, parent: int, action: int, side: int) -> int:
        """A new node below another; its number."""
        node = self.size
        self.size = node + 1
        if (self.size << 3) > len(self.nodes):
            self.nodes.extend([0] * len(self.nodes))
        nodes = self.nodes
        at = node << 3
        above = parent << 3
        nodes[at + ACTION] = action
        nodes[at + PARENT] = parent
        nodes[at + SIBLING] = nodes[above + CHILD]
        nodes[at + SIDE] = side
        nodes[at + SEEN] = 1
        nodes[above + CHILD] = node
        return node

    def open(self, parent: int) -> None:
        """Have `child` find the children of a node."""
        nodes = self.nodes
        found = self.at_action
        at = (parent << 3) + CHILD
        node = nodes[at]
        while node != 0:
            at = node << 3
            action = nodes[at]
            found[action] = node
            at += SIBLING
            node = nodes[at]

    def child(self, parent: int, action: int) -> int:
        """The node of an action below the one that was opened last; 0 if it was never tried."""
        node = self.at_action[action]
        at = (node << 3) + PARENT
        # Whatever an earlier search left here has another parent, or another action since.
        if node < self.size and self.nodes[at] == parent and self.nodes[node << 3] == action:
            return node
        return 0

    def clear(self) -> None:
        """Forget everything; the room is kept."""
        nodes = self.nodes
        for at in range(self.size << 3):
            nodes[at] = 0
        self.size = 2
