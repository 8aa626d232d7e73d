"""What a search knows of Star Realms: what is surely right, what is likely, how a playout plays; compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starlode.bots.search.policy import Policy
from starlode.core import frames
from starlode.core.bits import BIT, lowest
from starlode.core.listing import Options
from starlode.core.packed import WHOLE, Packed
from starlode.core.rng import Rng
from starlode.realms import codes
from starlode.realms.state import State
from starlode.realms.table import (
    AUTHORITY,
    COMBAT,
    CURRENT,
    DECK,
    DEPTH,
    DISCARD_PILE,
    HAND,
    IN_PLAY,
    KNOWN,
    LIVING,
    TOP,
    TURN,
)

PHASES: Final = 16  # rounds, the last of them for all that follow
KINDS: Final = 64
BRANCHES: Final = 8
FEW: Final = 4  # weight of what is seldom right
MOST_WEIGHT: Final = 1000  # of the card that one minds least to lose


class RealmsPolicy(Policy):
    """Knows by tables that realms_knowledge.py makes from the cards."""

    def __init__(
        self,
        order: vec[i64],
        buy: vec[i64],
        keep: vec[i64],
        branch: vec[i64],
        blast: vec[i64],
        strength: vec[i64],
        masks: vec[i64],
        slope: i64,
    ) -> None:
        super().__init__()
        self.order = order  # card → how early it is played
        self.buy = buy  # phase * 64 + card → how likely it is bought; kind 63: nothing is
        self.keep = keep  # card → how much one minds losing it, from 1 on
        self.branch = branch  # (phase * 64 + card) * 8 + branch → how likely it is chosen
        self.blast = blast  # card → combat of its scrap ability
        self.strength = strength  # card → what it is worth in a deck, in hundredths of authority a turn
        self.gains_by_use = masks[0]  # bases whose primary ability only gives something
        self.gains_by_ally = masks[1]  # cards whose ally ability only gives something
        self.looks_at_hand = masks[2]  # cards that may scrap or discard a card of the hand
        self.slope = slope  # what a point of advantage is worth at the horizon

    # The tree

    def weigh(self, state: Packed, options: Options) -> None:
        assert isinstance(state, State)
        self.make_room(options.size)
        if state.get(DEPTH) > 0:
            self._weigh_answers(state, options)
            return
        only = self._surely(state, options)
        weights = self.weights
        if only >= 0:
            for index in range(options.size):
                weights[index] = 0
            weights[only] = 1
            return
        self._weigh_actions(state, options)

    def _surely(self, state: State, options: Options) -> i64:
        """An option that is as good as any other, or −1: the winning blow, free gains, simple ships."""
        seat = state.get(CURRENT)
        tables = state.tables
        # A simple ship may wait in the hand for one reason only: to be scrapped or discarded from there instead.
        plain: i64 = 0
        if state.mask(state.piles(seat) + HAND) & tables.simple != 0 and not self._may_lose_from_hand(state, seat):
            plain = tables.simple
        found: i64 = -1
        for index in range(options.size):
            action = options.actions[index]
            kind = action >> 6
            if kind == codes.ATTACK:
                if self._wins(state, seat, action & 63):
                    return index
            elif kind == codes.PLAY:
                if plain & BIT[action & 63] != 0:
                    found = index
            elif kind >= codes.USE and kind < codes.SCRAP:
                gains = self.gains_by_use if kind < codes.ALLY else self.gains_by_ally
                if gains & BIT[action & 63] != 0:
                    found = index
            elif kind == codes.ALLY_AS and self.gains_by_ally & BIT[action & 63] != 0:
                found = index
        return found

    def _wins(self, state: State, seat: i64, target: i64) -> bool:
        """Whether all combat on a player ends the match; only where there are two sides."""
        if state.sides() != 2:
            return False
        seating = state.tables.seating
        if state.of(seat, COMBAT) < state.of(seating.score[target], AUTHORITY):
            return False
        return seating.takes_team_turns or state.get(LIVING) & seating.vital[target] == BIT[target]

    def _may_lose_from_hand(self, state: State, seat: i64) -> bool:
        piles = state.piles(seat)
        owned = state.mask(piles + HAND) | state.mask(piles + DECK) | state.mask(piles + DISCARD_PILE)
        for used in range(4):
            owned |= state.mask(piles + IN_PLAY + used)
        return owned & self.looks_at_hand != 0 or state.size(piles + TOP) > 0

    def _weigh_actions(self, state: State, options: Options) -> None:
        weights = self.weights
        phase = self.phase(state)
        last = options.size - 1
        first = options.actions[0] >> 6
        is_busy = first == codes.PLAY  # cards to play, or abilities to use: other things can wait
        may_strike = False
        wanted = self._wanted(options, phase)
        for index in range(options.size):
            action = options.actions[index]
            kind = action >> 6
            card = action & 63
            weight: i64 = FEW
            if kind == codes.PLAY:
                weight = self.order[card]
            elif kind == codes.BUY:
                weight = 1 + (8 if is_busy else 60) * self.buy[(phase << 6) + card] // wanted
            elif kind < codes.SCRAP:
                weight = 60
                is_busy = True
            elif kind < codes.ALLY_AS:
                weight = 2 + self.blast[card] * phase // 4
            elif kind == codes.ALLY_AS:
                weight = 60
            elif kind < codes.ATTACK:
                weight = 2
            elif kind == codes.ATTACK:
                weight = 4 if is_busy else 30
                may_strike = True
            elif hits_base(kind):
                weight = 6 if is_busy else 10 + 4 * state.tables.cost(card)
            weights[index] = weight
        weights[last] = 0 if first == codes.PLAY else (FEW if is_busy else 20)
        if may_strike and state.sides() == 2:
            weights[last] = 0  # whoever can hit and does not gains nothing by it
        if first == codes.PLAY and last == 0:
            weights[last] = 1

    def _wanted(self, options: Options, phase: i64) -> i64:
        """The weights of all that can be bought, and of buying nothing."""
        at = phase << 6
        total = self.buy[at + 63]
        for index in range(options.size):
            action = options.actions[index]
            if action >> 6 == codes.BUY:
                total += self.buy[at + (action & 63)]
        return total

    def phase(self, state: State) -> i64:
        """Rounds that were played, up to a limit."""
        rounds = state.get(TURN) // state.tables.seating.takers
        return rounds if rounds < PHASES else PHASES - 1

    def _weigh_answers(self, state: State, options: Options) -> None:
        weights = self.weights
        top = state.frame()
        phase = self.phase(state)
        for index in range(options.size):
            action = options.actions[index]
            kind = action >> 6
            card = action & 63
            weight: i64 = 1
            if kind == codes.CHOOSE:
                played = frames.copied_of(top)
                if played == codes.NONE:
                    played = frames.card_of(top)
                weight = self.branch[(((phase << 6) + played) << 3) + card]
            elif kind == codes.DISCARD or kind == codes.SCRAP_HAND or kind == codes.SCRAP_DISCARD:
                weight = MOST_WEIGHT // (self.keep[card] * self.keep[card] * self.keep[card]) + 1
                if kind == codes.SCRAP_DISCARD:
                    weight += weight >> 1  # one in the hand can still be played
            elif kind == codes.DECLINE or kind == codes.DONE:
                weight = 25
            elif kind == codes.ACQUIRE or kind == codes.COPY or kind == codes.GIVE:
                weight = 1 + state.tables.cost(card) * state.tables.cost(card)
            elif destroys_base(kind):
                weight = 10 + 4 * state.tables.cost(card)
            elif kind == codes.TO_TOP or kind == codes.CONSENT:
                weight = 10
            elif kind >= codes.AMOUNT and index == options.size - 1:
                weight = 30
            weights[index] = weight

    # Playouts

    def pick(self, state: Packed, options: Options, rng: Rng) -> i64:
        """Play everything, use everything, buy by weight, break bases, hit."""
        assert isinstance(state, State)
        if state.get(DEPTH) > 0:
            self.make_room(options.size)
            self._weigh_answers(state, options)
            index = self.by_weight(options, rng)
            return options.actions[index]
        actions = options.actions
        action = actions[0]
        if action >> 6 == codes.PLAY:
            return self._next_card(options)
        size = options.size
        seat = state.get(CURRENT)
        phase = self.phase(state)
        buys: i64 = 0
        base: i64 = -1
        strike: i64 = -1
        blast: i64 = -1
        for index in range(size):
            action = actions[index]
            kind = action >> 6
            if kind == codes.BUY:
                buys += 1
            elif kind < codes.SCRAP or kind == codes.ALLY_AS:
                return action
            elif kind < codes.ALLY_AS:
                blast = action
            elif kind == codes.ATTACK:
                strike = action
                if self._wins(state, seat, action & 63):
                    return action
            elif hits_base(kind) and (base < 0 or state.tables.cost(action & 63) > state.tables.cost(base & 63)):
                base = action
        if buys > 0:
            action = self._purchase(options, buys, phase, rng)
            if action >= 0:
                return action
        if blast >= 0 and self._is_time_to_blast(state, seat, blast & 63, phase, strike, rng):
            return blast
        if base >= 0 and (strike < 0 or rng.below(8) != 0):
            return base
        return strike if strike >= 0 else actions[size - 1]

    def _next_card(self, options: Options) -> i64:
        best = options.actions[0]
        highest = self.order[best & 63]
        for index in range(1, options.size):
            action = options.actions[index]
            if action >> 6 != codes.PLAY:
                break
            if self.order[action & 63] > highest:
                highest = self.order[action & 63]
                best = action
        return best

    def _purchase(self, options: Options, buys: i64, phase: i64, rng: Rng) -> i64:
        """A card to buy by its weight, or −1: the purchases come first among the options."""
        at = phase << 6
        left = rng.below(self._wanted(options, phase))
        for index in range(buys):
            left -= self.buy[at + (options.actions[index] & 63)]
            if left < 0:
                return options.actions[index]
        return -1

    def _is_time_to_blast(self, state: State, seat: i64, card: i64, phase: i64, strike: i64, rng: Rng) -> bool:
        combat = self.blast[card]
        if combat == 0:
            return False
        if strike >= 0:
            target = state.tables.seating.score[strike & 63]
            if state.of(seat, COMBAT) + combat >= state.of(target, AUTHORITY):
                return True
        return state.tables.cost(card) <= 2 and rng.below(PHASES) < phase

    # Estimates

    def estimate(self, state: Packed, side: i64) -> i64:
        """A share by authority and by what the decks bring in; for two sides a straight line between certain ends."""
        assert isinstance(state, State)
        mine: i64 = 0
        others: i64 = 0
        number: i64 = 0
        for seat in range(state.seats):
            standing = self.standing(state, seat)
            if state.side_of(seat) == side:
                mine += standing
            else:
                others += standing
                number += 1
        sides = state.sides()
        others = others // (sides - 1)
        share = WHOLE // sides + (mine - others) * self.slope // 100
        lowest_share = WHOLE // 50
        if share < lowest_share:
            return lowest_share
        if share > WHOLE - lowest_share:
            return WHOLE - lowest_share
        return share

    def standing(self, state: State, seat: i64) -> i64:
        """Authority, and what the whole deck brings, in hundredths of authority."""
        if state.get(LIVING) & BIT[seat] == 0:
            return 0
        piles = state.piles(seat)
        total: i64 = 0
        cards: i64 = 0
        for which in range(DECK, IN_PLAY + 4):
            if which not in (TOP, KNOWN):
                mask = state.mask(piles + which)
                cards += state.size(piles + which)
                while mask != 0:
                    card = lowest(mask)
                    mask &= mask - 1
                    total += self.strength[card] * state.count(piles + which, card)
        score = state.tables.seating.score[seat]
        authority = state.of(score, AUTHORITY) * 100
        if score != seat:
            authority = 0
        return authority + (total * 5) // (cards + 5)


def hits_base(kind: i64) -> bool:
    """Whether an action attacks a base."""
    return codes.ATTACK_BASE <= kind < codes.DESTROY or codes.ATTACK_DAMAGED <= kind < codes.DESTROY_DAMAGED


def destroys_base(kind: i64) -> bool:
    """Whether an answer names a base to be destroyed."""
    return codes.DESTROY <= kind < codes.CHOOSE or codes.DESTROY_DAMAGED <= kind < codes.TARGET
