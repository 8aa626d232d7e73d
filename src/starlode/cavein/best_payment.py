"""The payment that wastes least: the fewest levels too many, then the fewest cards."""

from starlode.cavein.engine import codes
from starlode.cavein.engine.prices import fitting, worth
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import DEPTH
from starlode.cavein.written.notation import Notation
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds

DONE = codes.DONE << 6
_Cards = tuple[int, ...]  # actions that name the cards


def best_payment(state: State, notation: Notation) -> list[str]:
    """Lines that complete the open payment for a crystal or an artifact."""
    frame = state.frame()
    missing = int(frames.number_of(frame) - frames.second_of(frame))
    trial, depth = state.clone(), state.get(DEPTH)
    lines: list[str] = []
    for action in _cheapest(state, frame, missing):
        lines.append(notation.write(action))
        trial.apply(action)
    if trial.get(DEPTH) >= depth and frames.what(trial.frame()) == frames.what(frame) and DONE in set(trial.legal()):
        lines.append(notation.write(DONE))
    return lines


def _cheapest(state: State, frame: int, missing: int) -> _Cards:
    """The cards to name, the largest first."""
    if missing <= 0:
        return ()
    found: dict[tuple[int, int], _Cards] = {(0, 0): ()}  # by sum, and whether the overalls are used
    for value, misfits, action in sorted(_cards(state, frame), reverse=True):
        for (total, used), cards in list(found.items()):
            key = (total + value, used + misfits)
            is_of_use = total < missing and used + misfits <= _overalls(state, frame)
            if is_of_use and (key not in found or len(found[key]) > len(cards) + 1):
                found[key] = (*cards, action)
    enough = [(total, len(cards), cards) for (total, _), cards in found.items() if total >= missing]
    return min(enough)[2] if enough else ()


def _cards(state: State, frame: int) -> list[tuple[int, int, int]]:
    """Each card in hand: what it counts, whether it does not fit the colour, and the action that names it."""
    seat = frames.seat_of(frame)
    is_crystal = frames.what(frame) == codes.Q_PAY_CRYSTAL
    cards = []
    for variant in range(codes.VARIANTS):
        pile = state.hand_pile(seat, variant)
        fits = fitting(state, variant, frames.at_of(frame) & codes.PAID_COLOUR) if is_crystal else -1
        for card in kinds(state.mask(pile)):
            named = (int(worth(state, card)), int(not fits >> card & 1), (codes.PAY + variant << 6) + card)
            cards += [named] * int(state.count(pile, card))
    return cards


def _overalls(state: State, frame: int) -> int:
    """How many cards of another colour may still be named."""
    is_free = frames.what(frame) == codes.Q_PAY_CRYSTAL and not frames.at_of(frame) & codes.PAID_STRANGE
    return int(is_free and state.owns(frames.seat_of(frame), state.tables.overalls))
