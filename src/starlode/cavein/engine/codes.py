"""The integers inside the engine of Cave-In: kinds of actions, op codes of skills, questions, events.

An action is `kind * 64 + low`; the low part is a mercenary, a crystal, an artifact half, a colour or a seat.
"""

from typing import Final

from starlode.core.engine.frames import NONE as NONE
from starlode.core.engine.packed import NATURE as NATURE
from starlode.core.engine.packed import OVER as OVER

MOST_SEATS: Final = 4
COLOURS: Final = 6
HAND_LIMIT: Final = 7
BASE_LIMIT: Final = 7
VARIANTS: Final = 7  # of a card in hand: undyed, or dyed with one of the colours
COPIES: Final = 7  # of a mercenary in a Base, counted from the bottom
TINTS: Final = 19  # of a crystal in the mine: as printed, or with one of six colours, recoloured up to three times

# Kinds of actions. In the action phase:
RECRUIT: Final = 0
COLLECT: Final = 1  # an artifact half
USE: Final = 2  # + variant: play a card for its skill
RAID: Final = 9  # a seat
END_TURN: Final = 10
MINE: Final = 11  # + tint
# In the starting phase:
LEAD: Final = 30  # use the leader's skill
ACTIVATE: Final = 31  # an artifact half
GO_ON: Final = 32
# Answers:
PAY: Final = 33  # + variant
FREE: Final = 40
DONE: Final = 41
DECLINE: Final = 42
TAKE_FROM_DOCKS: Final = 43
COLOUR: Final = 44
DYE: Final = 45  # + variant
SUBJUGATE_FROM_HAND: Final = 52  # + variant
TAKE_FROM_BASE: Final = 59  # + seat * COPIES + copy
SUBJUGATE: Final = 87  # + seat * COPIES + copy
RECOLOUR: Final = 115  # + tint
TAKE_CRYSTAL: Final = 134  # + tint
# Nature's:
START: Final = 153
FACTION: Final = 154
COMMAND: Final = 155
DRAW: Final = 156
SHOW: Final = 157  # a mercenary in the docks
UNCOVER: Final = 158  # a crystal in the mine
REVEAL: Final = 159  # an artifact card
ACTION_KINDS: Final = 160

# What a skill does. A word is op + operand << 5.
OP_TAKE_CRYSTAL: Final = 1  # of a colour, + place of its cost << 3
OP_CHEAPER_RECRUITS: Final = 2  # so many levels lower
OP_TAKE_FROM_BOTTOM: Final = 3  # so many of the own Base
OP_TAKE_LEVELS_FROM_DOCKS: Final = 4  # levels that add up to so much
OP_TAKE_LEVEL_FROM_DOCKS: Final = 5  # one card of a level, and actions may be identical
OP_TAKE_FROM_ONE_BASE: Final = 6  # so many
OP_RECOLOUR_CRYSTAL: Final = 7  # and it costs so much less
OP_CHEAPER_ARTIFACTS: Final = 8  # by so much
OP_CHEAPER_MINING: Final = 9  # by so much
OP_EXTRA_MINE: Final = 10  # so many
OP_DYE_CARDS: Final = 11  # so many cards
OP_SECOND_CRYSTAL: Final = 12  # of costs up to this place
OP_SUBJUGATE_LOWEST: Final = 13
OP_SUBJUGATE_LEVEL: Final = 14
OP_SUBJUGATE_FROM_HAND: Final = 15  # so many, + their level << 3, + place of the crystals' cost << 6
OP_MATCH_ANY_CRYSTAL: Final = 16  # cards of a colour
OP_DOUBLE_LEVELS: Final = 17  # of a colour
OP_TAKE_FACTION_FROM_BASES: Final = 18  # one from each Base, or from one up to so many << 3
OP_TAKE_FACTION_FROM_ONE_BASE: Final = 19  # all of it

# Frames of the decision stack. Questions to a seat come first, then nature's, then what the rules do by themselves.
Q_PAY_RECRUIT: Final = 1  # card: whom
Q_PAYING_COLOUR: Final = 2  # card: the wild crystal, copied: its tint
Q_PAY_CRYSTAL: Final = 3  # card, tint; number: the cost, second: paid so far, at: the paying colour, + 8: overalls used
Q_PAY_ARTIFACT: Final = 4  # number: the cost, second: paid so far, at: the half
Q_TAKE_CRYSTAL: Final = 5  # number: place of its cost (COSTS), second: its colour or COLOURS for any, at: 1 by the lift
Q_TAKE_FROM_DOCKS: Final = 6  # number: levels left, or at: the one level
Q_TAKE_FROM_BASES: Final = 7  # number: cards left, second: colour, at: the Bases used, + 16: the mode, see taking.py
Q_TAKE_FROM_BOTTOM: Final = 8  # number: cards left
Q_RECOLOUR: Final = 9
Q_NEW_COLOUR: Final = 10  # card, tint
Q_DYE_COLOUR: Final = 11  # number: cards left
Q_DYE: Final = 12  # number: cards left, second: the colour
Q_SUBJUGATE: Final = 13  # number: the level, 0 for the lowest of the own Base
Q_SUBJUGATE_FROM_HAND: Final = 14  # number: cards left
Q_SECOND_RAID: Final = 15  # number: the seat raided first
Q_CAST_COLOUR: Final = 16
N_FACTION: Final = 20
N_COMMAND: Final = 21
N_START: Final = 22
N_HAND: Final = 23  # number: cards left, second: their level
N_DOCKS: Final = 24  # number, second: as before
N_MINE: Final = 25  # number: crystals left, second: place of their cost
N_ARTIFACT: Final = 26  # number: the stack
DEAL: Final = 27  # number: the step
AFTER_MINING: Final = 28  # number: crystals to take, second: place of their cost, at: 1 by the lift
AFTER_RAID: Final = 29  # number: the seat raided, second: 1 if it was the second one
COUNT_STACKS: Final = 30  # number: the stack to refill from next, of eight
BEGIN_TURN: Final = 31

# Events of the journal: (code, a, b, c).
E_FACTION: Final = 0  # faction
E_COMMAND: Final = 1  # seat, faction
E_STARTED: Final = 2  # seat
E_DREW: Final = 3  # seat, card
E_SHOWN: Final = 4  # card
E_UNCOVERED: Final = 5  # crystal
E_REVEALED: Final = 6  # artifact card
E_TURN: Final = 7  # seat, turn
E_LED: Final = 8  # seat, card
E_ACTIVATED: Final = 9  # seat, half
E_ACTION: Final = 10  # seat, action type, 1 if extra
E_PLAYED: Final = 11  # seat, card, variant
E_RECRUITED: Final = 12  # seat, card
E_MINED: Final = 13  # seat, crystal, tint
E_TOOK_CRYSTAL: Final = 14  # seat, crystal, tint
E_COLLECTED: Final = 15  # seat, half
E_USED: Final = 16  # seat, card
E_TOOK_FROM_DOCKS: Final = 17  # seat, card
E_TOOK_FROM_BASE: Final = 18  # seat, owner, card + position << 6
E_RECOLOURED: Final = 19  # seat, crystal, colour + tint before << 3
E_DYED: Final = 20  # seat, card, colour + variant before << 3
E_SUBJUGATED: Final = 21  # seat, owner, card + position << 7; from hand seat, seat, card + 64 + variant << 7
E_RAIDED: Final = 22  # seat, owner
E_LEADER_BACK: Final = 23  # owner, card
E_TOTEM: Final = 24  # seat, colour
E_CAVE_IN: Final = 25  # track, why
E_CAST: Final = 26  # seat, colour
E_TURN_ENDED: Final = 27  # seat
E_NEW_LEADER: Final = 28  # seat, card
E_REMOVED: Final = 29  # seat, card
E_ENDED: Final = 30  # reason
E_LEFT: Final = 31  # seat

# Why the cave-in track moved.
BY_CRYSTAL: Final = 0
BY_ARTIFACTS: Final = 1
BY_MERCENARIES: Final = 2
BY_CRYSTAL_STACK: Final = 3

# Types of action, as bits of what a turn has used.
RECRUITING: Final = 1
MINING: Final = 2
COLLECTING: Final = 4
USING: Final = 8

# The place of a payment's frame: its cards so far are counted above the rest.
PAID_COLOUR: Final = 7  # of a crystal's cards
PAID_STRANGE: Final = 8  # whether the one card of another colour that the overalls let count was played
PAID_HALF: Final = 31  # of an artifact
PAID_CARDS: Final = 5

# Why a match ended.
RUNNING: Final = 0
COLLAPSE: Final = 1
STUCK: Final = 2
ROUND_LIMIT: Final = 3
RESIGNED: Final = 4

# What an artifact half is worth at the end. A word is op + points << 5 + a second figure << 11 + place of a cost << 17.
OP_NO_POINTS: Final = 0  # of halves that work during play
OP_POINTS_FOR_ONE_COLOUR: Final = 1
OP_POINTS_PER_CRYSTALS: Final = 2  # second figure: for every so many; place ANY_COST: of any cost
OP_POINTS_PER_TOTEM: Final = 3
OP_POINTS_PER_CAVE_IN: Final = 4
OP_POINTS_FOR_COLOURS: Final = 5  # points for five, second figure: for six
OP_POINTS_PER_SYMBOL: Final = 6
OP_POINTS_PER_WILD: Final = 7
OP_POINTS_PER_ARTIFACT: Final = 8
ANY_COST: Final = 4
