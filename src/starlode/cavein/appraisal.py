"""What an option comes to at the moment: its price, its points, what it pays, or that it does nothing now."""

from starlode.cavein.components import Components
from starlode.cavein.engine import codes
from starlode.cavein.engine.prices import artifact_cost, crystal_cost, worth
from starlode.cavein.engine.skills import is_harmless, would_ask
from starlode.cavein.engine.state import State
from starlode.cavein.engine.tints import tint_colour, tint_less
from starlode.core.decision import Json

CRYSTAL_KINDS = (codes.MINE, codes.RECOLOUR, codes.TAKE_CRYSTAL)


def appraise(state: State, box: Components, action: int) -> dict[str, Json]:
    """What is told with an option.

    `price` and `points` of a crystal, `price` of an artifact, `worth` of a card to pay with, and `idle` of a skill
    that can do nothing now.
    """
    kind, low = action >> 6, action & 63
    if kind == codes.COLLECT:
        return {"price": int(artifact_cost(state, state.tables.card_of_half[low]))}
    if codes.USE <= kind < codes.USE + codes.VARIANTS:
        return {"idle": True} if _is_idle(state, kind - codes.USE, low) else {}
    if codes.PAY <= kind < codes.PAY + codes.VARIANTS:
        return {"worth": int(worth(state, low))}
    for first in CRYSTAL_KINDS:
        if first <= kind < first + codes.TINTS:
            points: dict[str, Json] = {"points": box.crystals[low].points}
            return {"price": _price(state, kind - first, low), **points} if first == codes.MINE else points
    return {}


def _price(state: State, tint: int, crystal: int) -> int:
    colour = tint_colour(state, crystal, tint)
    return int(crystal_cost(state, state.actor, crystal, colour, tint_less(state, tint)))


def _is_idle(state: State, variant: int, card: int) -> bool:
    """Whether a card that is played for its skill would only go to the Base."""
    if is_harmless(state, card) or state.tables.skill[card] & 31 == codes.OP_TAKE_LEVEL_FROM_DOCKS:
        return False
    seat = state.actor
    pile = state.hand_pile(seat, variant)
    state.take(pile, card)  # the card itself has left the hand by then
    asks = would_ask(state, seat, card)
    state.put(pile, card)
    return not asks
