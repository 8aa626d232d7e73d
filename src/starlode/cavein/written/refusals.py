"""Why an action is not allowed: the code, and figures, of a refusal."""

from starlode.cavein.components import COLOURS, FACTIONS, HALVES
from starlode.cavein.engine import codes
from starlode.cavein.engine.legal import may_act, may_mine, may_raid
from starlode.cavein.engine.prices import artifact_cost, crystal_cost
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import BASE, CURRENT, DEEDS, DEPTH, DOCKS, MINE, RAIDED, STARTING
from starlode.cavein.engine.tints import printed, tint_colour, tint_less, with_tint
from starlode.cavein.written.notation import Notation
from starlode.core.errors import IllegalAction

PHASE_KINDS = range(codes.GO_ON + 1)


def refusal(notation: Notation, state: State, line: str) -> IllegalAction:
    """The reason why a line is not among the legal ones."""
    words = line.split()
    meanings = notation.meanings(line)
    if not meanings:
        known = {*notation.cards, *notation.crystals, *notation.artifacts, *HALVES, *COLOURS, *FACTIONS}
        unknown = [word for word in words[1:] if word not in known and not word.isdigit()]
        is_name = unknown and not unknown[0].startswith(("dyed-", "copy-", "less-", "as"))
        if is_name and words[0] in notation.verbs:
            return IllegalAction("unknown-card", card=unknown[0])
        return IllegalAction("unknown-action", action=line)
    kinds = [meaning >> 6 for meaning in meanings]
    if state.actor == codes.NATURE or min(kinds) >= codes.START:
        return IllegalAction("not-asked", action=line)
    if state.get(DEPTH) > 0:
        return IllegalAction("answer-first", action=line)
    kind, low = divmod(meanings[0], 64)
    if kind not in PHASE_KINDS:
        return IllegalAction("not-asked", action=line)
    if (state.get(DEEDS) & STARTING != 0) != (kind >= codes.LEAD):
        return IllegalAction("wrong-phase", action=line)
    return _in_the_action_phase(notation, state, kind, low, line)


def _in_the_action_phase(notation: Notation, state: State, kind: int, low: int, line: str) -> IllegalAction:
    seat = state.get(CURRENT)
    is_mining = codes.MINE <= kind < codes.LEAD
    if (
        kind < codes.LEAD
        and state.get(DEEDS) & RAIDED
        and kind != codes.END_TURN
        and not (is_mining and may_mine(state, seat))
    ):
        return IllegalAction("raid-was-all")  # CI-156
    if kind == codes.RAID:
        if not may_raid(state):
            return IllegalAction("no-raid-now")
        if low == seat:
            return IllegalAction("own-base-empty")
        return IllegalAction("no-such-base" if low < state.seats else "no-such-target", seat=low + 1)
    if kind == codes.RECRUIT:
        if not may_act(state, seat, codes.RECRUITING):
            return IllegalAction("action-used", action="recruit")
        if state.hand_size(seat) >= codes.HAND_LIMIT:
            return IllegalAction("hand-full", limit=codes.HAND_LIMIT)
        if state.count(DOCKS, low) == 0:
            return IllegalAction("not-in-docks", card=notation.cards[low])
        return IllegalAction("cannot-pay-recruit", card=notation.cards[low])
    if is_mining:
        return _mine(notation, state, seat, low, kind - codes.MINE)
    if kind == codes.COLLECT:
        if not may_act(state, seat, codes.COLLECTING):
            return IllegalAction("action-used", action="collect")
        card = state.tables.card_of_half[low]
        if all(state.top_artifact(stack) != card for stack in range(3)):
            return IllegalAction("not-on-top", artifact=HALVES[low])
        return IllegalAction("cannot-pay", need=int(artifact_cost(state, card)))
    if codes.USE <= kind < codes.RAID:
        if not may_act(state, seat, codes.USING):
            return IllegalAction("action-used", action="use")
        if state.count(state.hand_pile(seat, kind - codes.USE), low) == 0:
            return IllegalAction("not-in-hand", card=notation.cards[low])
        return IllegalAction("nothing-to-gain", card=notation.cards[low])
    if kind == codes.LEAD:
        leads = state.size(state.pile(seat, BASE)) > 0
        return IllegalAction("nothing-to-lead" if leads else "no-leader")
    if kind == codes.ACTIVATE:
        return IllegalAction("no-such-artifact", artifact=HALVES[low])
    return IllegalAction("not-asked", action=line)


def _mine(notation: Notation, state: State, seat: int, crystal: int, tinted: int) -> IllegalAction:
    if not may_mine(state, seat):
        return IllegalAction("action-used", action="mine")
    there = with_tint(state, tinted) if tinted else printed(state, state.mask(MINE))
    if not there >> crystal & 1:
        return IllegalAction("not-in-mine", crystal=notation.crystals[crystal])
    colour = tint_colour(state, crystal, tinted)
    return IllegalAction("cannot-pay", need=int(crystal_cost(state, seat, crystal, colour, tint_less(state, tinted))))
