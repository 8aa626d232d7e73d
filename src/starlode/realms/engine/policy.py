"""What a search knows of Star Realms: what is surely right, what is likely, how a playout plays; compiled."""

from typing import Final

from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import WHOLE, Packed
from starlode.core.engine.policy import Policy
from starlode.core.engine.rng import Rng
from starlode.realms.engine import codes
from starlode.realms.engine.state import State
from starlode.realms.engine.table import (
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
    MARKERS,
    TOP,
    TURN,
)

PHASES: Final = 16  # rounds, the last of them for all that follow
SCALE: Final = 10_000_000  # the weight of what is likeliest of all

# Habits: kinds of choices between which playouts go by likelihood; each has 64 figures, mostly one a card.
BUY: Final = 0
BLAST: Final = 1  # scrap a card in play for its scrap ability
BASE: Final = 2  # attack a base
STRIKE: Final = 3  # attack a player
END: Final = 4
DISCARD: Final = 5
SCRAP_HAND: Final = 6
SCRAP_DISCARD: Final = 7
SCRAP_ROW: Final = 8
ACQUIRE: Final = 9
COPY: Final = 10
DESTROY: Final = 11
FIRST_BRANCH: Final = 12  # of the card that asks
SECOND_BRANCH: Final = 13
STOP: Final = 14  # by the question
TO_TOP: Final = 15
TO_DISCARD: Final = 16
HABITS: Final = 17
# Weights of what only some formats ask; nobody was taught those.
USUAL: Final = 200_000
SELDOM: Final = 2_000
DEADLY: Final = 1000  # how much likelier a blow is that beats somebody
GOOD: Final = 4  # what a card costs that an emperor is glad of


class RealmsPolicy(Policy):
    """Knows by tables that bots/realms/knowledge.py makes."""

    def __init__(
        self, order: list[int], part: list[int], likely: list[int], strength: list[int], masks: list[int], slope: int
    ) -> None:
        super().__init__()
        self.order = order  # card → how early it is played
        self.part = part  # phase → the part of a match it belongs to
        self.likely = likely  # ((part * HABITS + habit) * 64) + card → how likely it is chosen
        self.strength = strength  # card → what it is worth in a deck, in hundredths of authority a turn
        self.gains_by_use = masks[0]  # bases whose primary ability only gives something
        self.gains_by_ally = masks[1]  # cards whose ally ability only gives something
        self.makes_wait = masks[2]  # cards for whose sake a simple ship may be better kept in hand for a while
        self.burns_hand = masks[3]  # bases that scrap a card out of the hand, whether that is wanted or not
        self.burns_discard = masks[4]  # … or out of the discard pile
        self.junk = masks[5]  # cards that are best scrapped
        self.slope = slope  # what a point of advantage is worth at the horizon

    # The tree

    def weigh(self, state: Packed, options: Options) -> None:
        assert isinstance(state, State)
        self.make_room(options.size)
        if state.get(DEPTH) > 0:
            self.weigh_habits(state, options)
            self._level(options)
            return
        only = self._surely(state, options)
        weights = self.weights
        if only >= 0:
            for index in range(options.size):
                weights[index] = 0
            weights[only] = 1
            return
        self._weigh_actions(state, options)

    def _surely(self, state: State, options: Options) -> int:
        """An option that is as good as any other, or −1: the winning blow, free gains, simple ships."""
        seat = state.get(CURRENT)
        tables = state.tables
        plain = 0
        if state.mask(state.piles(seat) + HAND) & tables.simple != 0 and not self._may_wait(state, seat):
            plain = tables.simple
        found = -1
        for index in range(options.size):
            action = options.actions[index]
            kind = action >> 6
            if kind == codes.ATTACK:
                if self._wins(state, seat, action & 63):
                    return index
            elif kind == codes.PLAY:
                if plain & (1 << (action & 63)) != 0:
                    found = index
            elif kind >= codes.USE and kind < codes.SCRAP:
                gains = self.gains_by_use if kind < codes.ALLY else self.gains_by_ally
                if gains & (1 << (action & 63)) != 0:
                    found = index
            elif kind == codes.ALLY_AS and self.gains_by_ally & (1 << (action & 63)) != 0:
                found = index
        return found

    def _wins(self, state: State, seat: int, target: int) -> bool:
        """Whether all combat on a player ends the match; only where there are two sides."""
        if state.sides() != 2:
            return False
        seating = state.tables.seating
        if state.of(seat, COMBAT) < state.of(seating.score[target], AUTHORITY):
            return False
        return seating.takes_team_turns or state.get(LIVING) & seating.vital[target] == (1 << target)

    def _may_wait(self, state: State, seat: int) -> bool:
        """Whether a simple ship has a reason to stay in hand: it may be scrapped or discarded there, or pay more later.

        Cards that could still be drawn count, and so does what could be laid on top of the deck.
        """
        piles = state.piles(seat)
        owned = state.mask(piles + HAND) | state.mask(piles + DECK) | state.mask(piles + DISCARD_PILE)
        for used in range(4):
            owned |= state.mask(piles + IN_PLAY + used)
        return owned & self.makes_wait != 0 or state.size(piles + TOP) > 0 or state.of(seat, MARKERS) > 0

    def _weigh_actions(self, state: State, options: Options) -> None:
        """Cards are played and abilities used first, as a rule; then come the habits."""
        weights = self.weights
        if not is_busy(options):
            self.weigh_habits(state, options)
            self._level(options)
            return
        may_wait = True
        for index in range(options.size):
            kind = options.actions[index] >> 6
            if kind == codes.PLAY:
                weights[index] = 10 * self.order[options.actions[index] & 63]
                may_wait = False
            else:
                weights[index] = 600 if is_free(kind) else 30
                if kind >= codes.PASS and kind < codes.HAND_OVER:
                    weights[index] = 1
                if kind == codes.ATTACK and state.sides() == 2:
                    may_wait = False
        if not may_wait:  # nobody ends a turn with cards in hand, or with a blow that he could strike
            weights[options.size - 1] = 0

    def _level(self, options: Options) -> None:
        """Habits say what is likely, and a search looks at everything else too, at passing cards least."""
        weights = self.weights
        total = 1
        for index in range(options.size):
            total += weights[index]
        for index in range(options.size):
            if weights[index] > 0:
                kind = options.actions[index] >> 6
                passes = kind >= codes.PASS and kind < codes.HAND_OVER
                weights[index] = 1000 * weights[index] // total + (2 if passes else 20)

    # Habits

    def weigh_habits(self, state: State, options: Options) -> None:
        """How likely each option is by habit, of SCALE."""
        weights = self.weights
        part = HABITS * self.part[self.phase(state)] << 6
        may_strike = False
        for index in range(options.size):
            action = options.actions[index]
            habit = self.habit_of(state, action)
            if habit < 0:
                end = self.likely[part + (END << 6)]
                weights[index] = self._untaught(state, action, index == options.size - 1, end)
            else:
                weights[index] = self.likely[part + habit]
                if habit >> 6 == STRIKE:
                    may_strike = True
                    if state.seats > 2:
                        weights[index] *= self._focus(state, state.get(CURRENT), action & 63)
        if may_strike and state.sides() == 2:
            weights[options.size - 1] = 0  # whoever can hit and does not gains nothing by it

    def phase(self, state: State) -> int:
        """Rounds that were played, up to a limit."""
        rounds = state.get(TURN) // state.tables.seating.takers
        return rounds if rounds < PHASES else PHASES - 1

    def habit_of(self, state: State, action: int) -> int:
        """Where in a part the likelihood of an action stands, or −1."""
        kind = action >> 6
        card = action & 63
        if kind == codes.BUY:
            return (BUY << 6) + card
        if kind == codes.ATTACK:
            return STRIKE << 6
        if kind == codes.END_TURN:
            return END << 6
        if hits_base(kind):
            return (BASE << 6) + card
        if kind < codes.ATTACK:
            return (BLAST << 6) + card
        if kind == codes.CHOOSE:
            return self._branch(state, card)
        if kind == codes.DISCARD:
            return (DISCARD << 6) + card
        if kind == codes.SCRAP_HAND:
            return (SCRAP_HAND << 6) + card
        if kind == codes.SCRAP_DISCARD:
            return (SCRAP_DISCARD << 6) + card
        if kind == codes.SCRAP_ROW:
            return (SCRAP_ROW << 6) + card
        if kind == codes.DECLINE or kind == codes.DONE:
            return (STOP << 6) + frames.what(state.frame())
        if kind == codes.ACQUIRE:
            return (ACQUIRE << 6) + card
        if kind == codes.COPY:
            return (COPY << 6) + card
        if destroys_base(kind):
            if kind == codes.DESTROY + state.get(CURRENT):
                return (STOP << 6) + codes.Q_DESTROY  # an own one, where that is allowed: as good as declining
            return (DESTROY << 6) + card
        if kind == codes.TO_TOP:
            return TO_TOP << 6
        if kind == codes.TO_DISCARD:
            return TO_DISCARD << 6
        return -1

    def _branch(self, state: State, branch: int) -> int:
        top = state.frame()
        asking = frames.copied_of(top)
        if asking == codes.NONE:
            asking = frames.card_of(top)
        return ((FIRST_BRANCH if branch == 0 else SECOND_BRANCH) << 6) + asking

    def _untaught(self, state: State, action: int, is_last: bool, end: int) -> int:
        """What only some formats have: whole amounts, help for teammates; handing over is like ending."""
        kind = action >> 6
        if kind >= codes.AMOUNT:
            return USUAL if is_last else SELDOM
        if kind >= codes.HAND_OVER and kind < codes.ATTACK_DAMAGED:
            return end
        if kind >= codes.PASS and kind < codes.HAND_OVER:
            return self._passing(state, kind - codes.PASS, action & 63, end)
        return SELDOM if kind == codes.REFUSE else USUAL

    def _passing(self, state: State, receiver: int, card: int, end: int) -> int:
        """Good cards go to an emperor, and his weak ones to his admirals; others stay where they are."""
        vital = state.tables.seating.vital
        if vital[receiver] == (1 << receiver):
            return 8 * end if state.tables.cost(card) >= GOOD else 1
        if vital[state.get(CURRENT)] == (1 << state.get(CURRENT)) and state.tables.cost(card) == 0:
            return 4 * end
        return end // 16 + 1

    def _focus(self, state: State, seat: int, target: int) -> int:
        """How much likelier somebody is attacked than usual.

        Between two sides whoever is nearly beaten, and whose defeat ends the match; where everybody fights everybody,
        whoever can be beaten now, and else the most dangerous.
        """
        seating = state.tables.seating
        authority = state.of(seating.score[target], AUTHORITY)
        if state.sides() == 2:
            focus = 2 + 60 // (authority + 5)
            return 3 * focus if seating.vital[target] == (1 << target) else focus
        if state.of(seat, COMBAT) >= authority:
            return DEADLY
        danger = self.danger(state, target) >> 5
        return 1 + (danger * danger * danger >> 6)

    # Playouts

    def pick(self, state: Packed, options: Options, rng: Rng) -> int:
        """Play everything, use everything, win if possible; all else by habit.

        A base that has to scrap a card is used while there is junk for it, before the hand is played, else not at all.
        """
        assert isinstance(state, State)
        spared = 0
        if state.get(DEPTH) == 0:
            seat = state.get(CURRENT)
            piles = state.piles(seat)
            burners = (state.mask(piles + IN_PLAY) | state.mask(piles + IN_PLAY + 2)) & self.burns_hand
            if burners != 0:
                burning = self._burning(state, piles, options)
                if burning >= 0:
                    return burning
                spared = burners
            if options.actions[0] >> 6 == codes.PLAY:
                return self._next_card(options)
            for index in range(options.size):
                action = options.actions[index]
                kind = action >> 6
                if is_free(kind):
                    if kind >= codes.ALLY or spared & (1 << (action & 63)) == 0:
                        return action
                elif kind == codes.ATTACK and self._wins(state, seat, action & 63):
                    return action
        self.make_room(options.size)
        self.weigh_habits(state, options)
        if spared != 0:
            self._spare(options, spared)
        chosen = self.by_weight(options, rng)
        return options.actions[chosen]

    def _burning(self, state: State, piles: int, options: Options) -> int:
        """A base that can scrap junk now, or −1."""
        for index in range(options.size):
            action = options.actions[index]
            kind = action >> 6
            if kind >= codes.USE and kind < codes.ALLY:
                card = 1 << (action & 63)
                junk = state.mask(piles + HAND) if self.burns_hand & card != 0 else 0
                if self.burns_discard & card != 0:
                    junk |= state.mask(piles + DISCARD_PILE)
                if junk & self.junk != 0:
                    return action
        return -1

    def _spare(self, options: Options, spared: int) -> None:
        """Nobody uses these now."""
        for index in range(options.size):
            kind = options.actions[index] >> 6
            if kind >= codes.USE and kind < codes.ALLY and spared & (1 << (options.actions[index] & 63)) != 0:
                self.weights[index] = 0

    def _next_card(self, options: Options) -> int:
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

    # Estimates

    def estimate(self, state: Packed, side: int) -> int:
        """A share by authority and by what the decks bring in; for two sides a straight line between certain ends."""
        assert isinstance(state, State)
        mine = 0
        others = 0
        number = 0
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

    def standing(self, state: State, seat: int) -> int:
        """Authority, and what the whole deck brings, in hundredths of authority."""
        if state.get(LIVING) & (1 << seat) == 0:
            return 0
        score = state.tables.seating.score[seat]
        authority = state.of(score, AUTHORITY) * 100 if score == seat else 0
        return authority + self.danger(state, seat)

    def danger(self, state: State, seat: int) -> int:
        """What a hand out of the whole deck brings, in hundredths of authority."""
        piles = state.piles(seat)
        total = 0
        cards = 0
        for which in range(DECK, IN_PLAY + 4):
            if which not in (TOP, KNOWN):
                mask = state.mask(piles + which)
                cards += state.size(piles + which)
                while mask != 0:
                    card = lowest(mask)
                    mask &= mask - 1
                    total += self.strength[card] * state.count(piles + which, card)
        return (total * 5) // (cards + 5)


def hits_base(kind: int) -> bool:
    """Whether an action attacks a base."""
    return codes.ATTACK_BASE <= kind < codes.DESTROY or codes.ATTACK_DAMAGED <= kind < codes.DESTROY_DAMAGED


def destroys_base(kind: int) -> bool:
    """Whether an answer names a base to be destroyed."""
    return codes.DESTROY <= kind < codes.CHOOSE or codes.DESTROY_DAMAGED <= kind < codes.TARGET


def is_free(kind: int) -> bool:
    """Whether an action uses a primary or an ally ability."""
    return codes.USE <= kind < codes.SCRAP or kind == codes.ALLY_AS


def is_busy(options: Options) -> bool:
    """Whether there are cards to play, or abilities to use."""
    for index in range(options.size):
        kind = options.actions[index] >> 6
        if kind == codes.PLAY or is_free(kind):
            return True
    return False
