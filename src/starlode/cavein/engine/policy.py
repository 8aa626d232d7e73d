"""What a search knows of Cave-In: what is likely, how a playout plays, what a lead is worth; compiled."""

from typing import Final

from starlode.cavein.engine import codes
from starlode.cavein.engine.scoring import half_points, score
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import BASE, CRYSTALS, CURRENT, DEPTH, TRACK
from starlode.cavein.engine.tables import faction_of, level_of
from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import WHOLE, Packed
from starlode.core.engine.policy import Policy
from starlode.core.engine.rng import Rng

POINT: Final = 10  # a victory point, as these weights count
LEAD: Final = 60  # … of WHOLE, that each point of a lead is worth beyond winning by one
MOST_LEAD: Final = 12
SHARPNESS: Final = 3  # playouts take options as likely as this power of their worth


class CaveinPolicy(Policy):
    """Knows by tables that bots/cavein/knowledge.py makes from the components."""

    def __init__(self, skill: list[int], working: list[int]) -> None:
        super().__init__()
        self.skill = skill  # mercenary → what its skill brings, more or less
        self.working = working  # artifact half → what it brings if it is had from the beginning

    def weigh(self, state: Packed, options: Options) -> None:
        assert isinstance(state, State)
        self.make_room(options.size)
        if state.get(DEPTH) > 0:
            self._weigh_answers(state, options)
        else:
            self._weigh_actions(state, options)
        for index in range(options.size):
            weight = self.weights[index]
            self.weights[index] = 1 + weight * weight if weight > 0 else 1

    def pick(self, state: Packed, options: Options, rng: Rng) -> int:
        self.weigh(state, options)
        index = self.by_weight(options, rng)
        return options.actions[index]

    def _weigh_actions(self, state: State, options: Options) -> None:
        seat = state.get(CURRENT)
        hand = state.hand_size(seat)
        left = 100 - 100 * state.get(TRACK) // state.tables.collapse
        for index in range(options.size):
            action = options.actions[index]
            kind = action >> 6
            low = action & 63
            weight = 0
            if kind == codes.RECRUIT:
                weight = 6 * level_of(low)
                if hand < 4:
                    weight += 6
            elif kind >= codes.MINE and kind < codes.LEAD:
                weight = self._crystal(state, seat, low) - 3 * state.tables.cost[state.tables.cost_place(low)]
            elif kind == codes.COLLECT:
                weight = self._half(state, seat, low, left) - 2 * POINT
            elif kind >= codes.USE and kind < codes.RAID:
                weight = self.skill[low]
            elif kind == codes.RAID:
                weight = self._raid(state, seat, low, hand)
            elif kind == codes.LEAD:
                weight = 2 * POINT
            elif kind == codes.ACTIVATE:
                weight = 3 * POINT
            self.weights[index] = weight if weight > 2 else 2
        last = options.size - 1
        self.weights[last] = 0

    def _crystal(self, state: State, seat: int, crystal: int) -> int:
        """Its points, and what its symbol adds to the sets."""
        worth = POINT * state.tables.points(crystal)
        symbol = state.tables.symbol(crystal)
        if symbol < codes.COLOURS:
            worth += POINT + POINT * self._other_symbols(state, seat, symbol)
        return worth

    def _other_symbols(self, state: State, seat: int, symbol: int) -> int:
        """How many different symbols a set would have that this one joins: those of which there are more."""
        pile = state.pile(seat, CRYSTALS)
        mask = state.mask(pile)
        counts = 0
        while mask != 0:
            crystal = lowest(mask)
            mask &= mask - 1
            other = state.tables.symbol(crystal)
            if other < codes.COLOURS:
                counts += state.count(pile, crystal) << 8 * other
        mine = (counts >> 8 * symbol) & 255
        found = 0
        for colour in range(codes.COLOURS):
            if (counts >> 8 * colour) & 255 > mine:
                found += 1
        return found

    def _half(self, state: State, seat: int, half: int, left: int) -> int:
        if self.working[half] > 0:
            return self.working[half] * left // 100
        return POINT * half_points(state, seat, half) * (100 + left) // 100 + POINT // 2

    def _raid(self, state: State, seat: int, owner: int, hand: int) -> int:
        base = state.pile(owner, BASE)
        size = state.size(base)
        leader = state.at(base, size - 1)
        worth = 0
        room = codes.HAND_LIMIT - hand
        if owner == seat:
            room -= 1
            worth += 4 * level_of(leader)
        position = size - 2
        while position >= 0 and room > 0:
            worth += 3 + 4 * level_of(state.at(base, position))
            position -= 1
            room -= 1
        if state.holder(faction_of(leader)) != seat:
            worth += 3 * POINT
        # A raid takes the place of two actions.
        return worth // 2

    def _weigh_answers(self, state: State, options: Options) -> None:
        seat = frames.seat_of(state.frame())
        for index in range(options.size):
            action = options.actions[index]
            kind = action >> 6
            low = action & 63
            weight = 5
            if kind == codes.DONE or kind == codes.FREE:
                weight = 3 * POINT
            elif kind == codes.DECLINE:
                weight = 2
            elif kind >= codes.PAY and kind < codes.FREE:
                weight = 14 - 3 * level_of(low)
            elif kind >= codes.TAKE_CRYSTAL and kind < codes.START:
                weight = 5 + self._crystal(state, seat, low)
            elif kind == codes.TAKE_FROM_DOCKS or (kind >= codes.TAKE_FROM_BASE and kind < codes.RECOLOUR):
                weight = 6 * level_of(low)
            elif kind >= codes.SUBJUGATE_FROM_HAND and kind < codes.TAKE_FROM_BASE:
                weight = 10
            elif kind == codes.RAID:
                weight = 5 + self._raid(state, seat, low, state.hand_size(seat))
            elif kind >= codes.RECOLOUR and kind < codes.TAKE_CRYSTAL:
                weight = self._crystal(state, seat, low) // 4
            self.weights[index] = weight if weight > 2 else 2

    # Results

    def result(self, state: Packed, side: int) -> int:
        """Winning, and a little for a higher lead, so that a search that wins or loses anyway still plays well."""
        assert isinstance(state, State)
        most = MOST_LEAD * LEAD
        lead = self.lead(state, side) * LEAD
        if lead > most:
            lead = most
        if lead < -most:
            lead = -most
        return state.share(side) * (WHOLE - 2 * most) // WHOLE + most + lead

    def estimate(self, state: Packed, side: int) -> int:
        assert isinstance(state, State)
        lead = self.lead(state, side)
        if lead > MOST_LEAD:
            lead = MOST_LEAD
        if lead < -MOST_LEAD:
            lead = -MOST_LEAD
        return WHOLE // state.sides() * (MOST_LEAD + lead) // (MOST_LEAD + MOST_LEAD) + WHOLE // state.sides() // 2

    def lead(self, state: State, seat: int) -> int:
        """Points before the best of the others, or behind."""
        best = 0
        for other in range(state.seats):
            if other != seat:
                points = score(state, other)
                if points > best:
                    best = points
        return score(state, seat) - best
