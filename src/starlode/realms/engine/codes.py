"""The integers inside the engine: kinds of actions, op codes, questions, events.

An action is `kind * 64 + card`; for some kinds the low part is a seat or the number of a branch instead of a card.
"""

from typing import Final

from starlode.core.engine.frames import NONE as NONE
from starlode.core.engine.packed import NATURE as NATURE
from starlode.core.engine.packed import OVER as OVER

MOST_SEATS: Final = 6

# Kinds of actions. In the action phase:
PLAY: Final = 0
BUY: Final = 1
USE: Final = 2  # a base's primary ability; +1: of a copy whose ally ability is used
ALLY: Final = 4  # +1: of a copy whose primary ability is used (every ship)
SCRAP: Final = 6  # +0 … +3: the copy's state, see IN_PLAY in table.py
ALLY_AS: Final = 10  # of a Stealth Needle that is a copy of the card
SCRAP_AS: Final = 11  # +1: its copied ally ability is used
ATTACK: Final = 13
END_TURN: Final = 14
ATTACK_BASE: Final = 16  # + the owner's seat
# Answers to a card's question:
DESTROY: Final = 22  # + the owner's seat
CHOOSE: Final = 28
DISCARD: Final = 29
SCRAP_HAND: Final = 30
SCRAP_DISCARD: Final = 31
SCRAP_ROW: Final = 32
ACQUIRE: Final = 33
COPY: Final = 34
TO_TOP: Final = 35
TO_DISCARD: Final = 36
DECLINE: Final = 37
DONE: Final = 38
# Of some formats only. In the action phase:
PASS: Final = 39  # + the receiver's seat: a card of the discard pile for one trade
HAND_OVER: Final = 45  # let a teammate go on
ATTACK_DAMAGED: Final = 48  # + the damage that the copy has already
# Answers:
DESTROY_DAMAGED: Final = 64  # + the damage of the copy
TARGET: Final = 80  # a seat
GIVE: Final = 81
CONSENT: Final = 82
REFUSE: Final = 83
AMOUNT: Final = 84  # + 1 … + 3 for amounts from 64, 128 and 192 on
# Nature's:
START: Final = 88
DRAW: Final = 89
REVEAL: Final = 90
ACTION_KINDS: Final = 91
MOST_AMOUNT: Final = 255

# Op codes of abilities. A word is op + operand << 5; programs end with OP_END.
OP_END: Final = 0
OP_GAIN: Final = 1  # trade, combat and authority, six bits each
OP_DRAW: Final = 2
OP_CHOOSE: Final = 3  # number of branches; the next words are their program counters
OP_OPPONENT_DISCARDS: Final = 4
OP_DESTROY_BASE: Final = 5
OP_SCRAP_ROW: Final = 6
OP_SCRAP: Final = 7  # from FROM_HAND | FROM_DISCARD; + OPTIONAL
OP_DISCARD_THEN_DRAW: Final = 8
OP_SCRAP_THEN_DRAW: Final = 9
OP_NEXT_SHIP_TO_TOP: Final = 10
OP_ACQUIRE_SHIP: Final = 11
OP_COPY_SHIP: Final = 12
OP_DRAW_PER_BLOB: Final = 13
OP_DRAW_IF_BASES: Final = 14  # bases needed, cards drawn, six bits each

FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
OPTIONAL: Final = 4

# Frames of the decision stack. Questions to a seat come first, then nature's, then what the rules do by themselves.
Q_CHOOSE: Final = 1
Q_DISCARD: Final = 2
Q_DESTROY: Final = 3
Q_SCRAP_ROW: Final = 4
Q_SCRAP: Final = 5
Q_DISCARD_THEN_DRAW: Final = 6
Q_SCRAP_THEN_DRAW: Final = 7
Q_ACQUIRE: Final = 8
Q_COPY: Final = 9
Q_DESTINATION: Final = 10
Q_TARGET: Final = 11  # which opponent discards; number: how many cards
Q_AMOUNT: Final = 12  # how much combat to spend on a player; number: at most, second: on whom
Q_DAMAGE: Final = 13  # how much on a base; number: at most, second: the damage it has, at: its owner
Q_GIFT: Final = 14  # which card a defeated player gives away
Q_RECEIVER: Final = 15  # to whom; number: the card
Q_FROM: Final = 16  # which teammate shall contribute; number: what is missing
Q_SHARE: Final = 17  # how much; number: at most, second: which teammate, at: at least
Q_CONSENT: Final = 18  # whether a teammate contributes; number: how much, second: to whom
N_DRAW: Final = 20
N_REVEAL: Final = 21
N_START: Final = 22
RUN: Final = 24  # the rest of an interrupted ability
BEGIN_TURN: Final = 25
POOL: Final = 26  # a purchase or attack that teammates pay together; see pooling.py

# When an ability would change something: any one of its conditions suffices (SR-293, SR-299).
IF_CARDS_TO_DRAW: Final = 0
IF_HAND: Final = 1
IF_HAND_OR_DISCARD: Final = 2
IF_FOE_HAND: Final = 3
IF_TARGET_BASE: Final = 4
IF_ROW: Final = 5
IF_SHIP_FOR_SALE: Final = 6
CONDITIONS: Final = 7

# Who reaches whom: whom a format lets a seat attack, and have discard cards.
REACH_ENEMIES: Final = 0  # everybody of another side
REACH_NEIGHBOURS: Final = 1  # the player to the left, and the bases to the left and right
REACH_FACING: Final = 2  # the admiral who sits opposite, then the emperor; emperors reach everybody

# Abilities, as events and notation name them.
PRIMARY: Final = 0
ALLY_ABILITY: Final = 1
SCRAP_ABILITY: Final = 2

# Events of the journal: (code, a, b, c).
E_STARTED: Final = 0  # seat
E_TURN: Final = 1  # seat, turn
E_REVEALED: Final = 2  # card
E_DREW: Final = 3  # seat, card, 1 if everybody knew it
E_SHUFFLED: Final = 4  # seat
E_PLAYED: Final = 5  # seat, card
E_USED: Final = 6  # seat, card, ability + 4 * copied card (or NONE)
E_GAINED: Final = 7  # seat, operand of OP_GAIN
E_FLEET: Final = 8  # seat, combat
E_CHOSE: Final = 9  # seat, card, branch + 8 * copied card (or NONE)
E_COPIED: Final = 10  # seat, card
E_ARMED: Final = 11  # seat, card
E_BOUGHT: Final = 12  # seat, card, 1 if on top of the deck
E_ACQUIRED: Final = 13  # seat, card
E_SCRAPPED: Final = 14  # seat, card, from (SCRAPPED_FROM)
E_DISCARDED: Final = 15  # seat, card, number
E_DESTROYED: Final = 16  # owner, card, seat that did it
E_ATTACKED: Final = 17  # seat, target, amount
E_ATTACKED_BASE: Final = 18  # seat, owner, card
E_OWES: Final = 19  # seat, number
E_TURN_ENDED: Final = 20  # seat
E_ENDED: Final = 21  # winning side or -1, reason
E_ELIMINATED: Final = 22  # seat, place
E_DEMANDED: Final = 23  # seat, target, cards
E_PASSED: Final = 24  # seat, receiver, card
E_GIVEN: Final = 25  # seat, receiver, card
E_DAMAGED: Final = 26  # seat, owner, card + 64 * amount
E_REPAIRED: Final = 27  # seat
E_HANDED_OVER: Final = 28  # seat, teammate
E_MEMBER_DONE: Final = 29  # seat
E_REQUESTED: Final = 30  # seat, teammate, card + 64 * amount
E_CONTRIBUTED: Final = 31  # teammate, seat, card + 64 * amount
E_REFUSED: Final = 32  # teammate, seat, card
E_CONCEDES: Final = 33  # seat

SCRAPPED_FROM: Final = ("hand", "discard-pile", "trade-row", "play")

# Why a match ended.
RUNNING: Final = 0
DEFEAT: Final = 1
RESIGNED: Final = 2
TURN_LIMIT: Final = 3
STALLED: Final = 4
