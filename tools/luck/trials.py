"""What a card is worth when it is bought: once a match somebody buys by lot, or nothing for the rest of the turn.

Cards that winners bought are not better for that: who is ahead has more to buy with. So the policy is stopped where it
would buy or end its turn, and a coin says whether one of the cards that are open is bought, each as likely, and nothing
more this turn, or nothing at all. Afterwards the policy plays on. What is told is how often matches were won with the
card, less how often without it, among all who could have had it then.
"""

from typing import Any

import numpy as np

from luck.about import about
from luck.network import Network, rows_of
from starlode.core.rules import Rules

HAZARD = 0.1  # of a moment, that it is the one of this match


class Trials:
    """The trials of a batch of matches."""

    def __init__(self, rules: Rules[Any], network: Network, n: int, seed: int) -> None:
        names = rules.encoding.actions[: rules.encoding.num_actions]
        self.network = network
        self.cards = np.array(rows_of(names, *about(rules.game)["bought_by"]))
        self.names = [names[number] for number in self.cards]
        self._others = np.ones(len(names), np.uint8)
        self._others[self.cards] = 0
        self._end = names.index("end-turn")
        self._turn_slot = list(rules.encoding.slots).index("turn")
        self._lots = np.random.default_rng(seed)
        self._tried = np.zeros(n, bool)
        self._banned = np.full(n, -1)  # the turn in which nothing more is bought
        self._turn: Any = None  # of all matches that are asked
        self._bounds = about(rules.game)["last_turns"]  # of the first two parts of a match
        self._kept: list[tuple[Any, ...]] = []

    def bans(self, live: Any, seen: Any, mask: Any) -> Any:
        """Who was tried buys nothing more this turn, unless nothing else can be done."""
        slots = self.network.host(seen[:, self._turn_slot : self._turn_slot + 2]).astype(np.int64)
        self._turn = slots[:, 0] + 256 * slots[:, 1]
        where = np.flatnonzero(self._banned[live] == self._turn)
        if len(where):
            left = self.network.host(mask[self.network.given(where)]) * self._others
            where, left = where[left.any(1)], left[left.any(1)]
            mask[self.network.given(where)] = self.network.given(left)
        return mask

    def tries(self, live: Any, actor: Any, seen: Any, mask: Any, ids: Any, worth: Any) -> None:
        """Have something else chosen where it is time; `ids` is changed."""
        would = (self._others[ids] == 0) | (ids == self._end)
        where = np.flatnonzero(would & ~self._tried[live] & (self._lots.random(len(live)) < HAZARD))
        offered = self.network.host(mask[self.network.given(where)])
        is_open = offered[:, self.cards] != 0
        fits = is_open.any(1) & (offered * self._others).any(1)
        where, offered, is_open = where[fits], offered[fits], is_open[fits]
        if not len(where):
            return
        card = np.where(is_open, self._lots.random(is_open.shape), -1).argmax(1)
        card[self._lots.random(len(where)) < 0.5] = -1
        self._tried[live[where]] = True
        self._banned[live[where]] = self._turn[where]
        ids[where] = self.cards[card]
        without = np.flatnonzero(card < 0)
        if len(without):
            given = self.network.given
            left = given(offered[without] * self._others)
            is_lot = given(np.zeros(len(without), bool))
            ids[where[without]] = self.network.choose(seen[given(where[without])], left, is_lot)[0]
        part = np.searchsorted(self._bounds, self._turn[where])
        self.keep(live[where], actor[where], part, card, is_open, worth[where])

    def keep(self, matches: Any, seats: Any, part: Any, card: Any, is_open: Any, worth: Any) -> None:
        """What was tried, until it is known what came of it: cards by their place, −1 for none."""
        self._kept.append((matches, seats, part, card, is_open, worth))

    def sums(self, returns: Any) -> Any:
        """By part of the match, card, and with it or without: how many, their weights, gains, and those squared."""
        found = np.zeros((len(self._bounds) + 1, len(self.cards), 2, 4))
        for matches, seats, part, card, is_open, worth in self._kept:
            gain = (returns[matches, seats] + 1) / 2 - worth  # over what was to be expected: that varies less
            bought = np.flatnonzero(card >= 0)
            rows, columns = np.nonzero(is_open & (card < 0)[:, None])
            # One of many open cards is bought rarely, so it counts for as many.
            for at, row, column, weight in (
                (0, bought, card[bought], is_open[bought].sum(1).astype(float)),
                (1, rows, columns, np.ones(len(rows))),
            ):
                told = weight * gain[row]
                for n, each in enumerate((np.ones(len(row)), weight, told, told**2)):
                    np.add.at(found[:, :, at, n], (part[row], column), each)
        return found


def worths(sums: Any, names: list[str], fewest: int = 200) -> dict[str, list[Any]]:
    """What each card is worth in each part of the match, ± two standard deviations; None where too few had it."""
    told = {}
    for number, name in enumerate(names):
        parts: list[Any] = []
        for part in sums[:, number]:
            if (part[:, 0] < fewest).any():
                parts.append(None)
                continue
            mean, spread = part[:, 2] / part[:, 1], part[:, 3] / part[:, 1] ** 2
            parts.append([round(float(mean[0] - mean[1]), 5), round(float(2 * spread.sum() ** 0.5), 5)])
        if any(parts):
            told[name] = parts
    return told
