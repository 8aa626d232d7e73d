"""What nature does: the set-up, and refilling docks, mine and artifact stacks; compiled."""

from typing import Final

from starlode.cavein.engine import codes
from starlode.cavein.engine.table import (
    COMMANDED,
    CRYSTAL_STACK,
    DOCKS,
    EMPTY,
    FACTIONS,
    FIRST,
    HAND,
    HIDDEN,
    MINE,
    NO_CARD,
    STACK,
    SUPPLY,
    TOTEMS,
    UNREVEALED,
    Table,
)
from starlode.cavein.engine.turn import empty_stacks, refill
from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.core.engine.rng import Rng

# Steps of the set-up, in the order of the rulebooks; several draws belong to one step.
DEAL_FACTIONS: Final = 0
DEAL_STACKS: Final = 1
DEAL_MINE: Final = 2
DEAL_DOCKS: Final = 3
DEAL_HANDS: Final = 4
DEAL_COMMANDS: Final = 5
DEAL_ARTIFACTS: Final = 6
DEAL_START: Final = 7
DEAL_DONE: Final = 8

IN_PLAY: Final = 4  # factions


def deal_on(table: Table) -> None:
    """The next step of the set-up; its frame is on top of the stack. CI-22, CI-31 to CI-34, CI-36, CI-40."""
    top = table.frame()
    step = frames.number_of(top)
    seat = frames.second_of(top)
    if step == DEAL_HANDS and seat < table.seats:
        table.replace(frames.frame(codes.DEAL, 0, codes.NONE, codes.NONE, step, seat + 1, 0))
        table.push(frames.frame(codes.N_HAND, seat, codes.NONE, codes.NONE, 1, 1, 0))
        table.push(frames.frame(codes.N_HAND, seat, codes.NONE, codes.NONE, 2, 0, 0))
        return
    if step == DEAL_COMMANDS and seat < table.seats:
        table.replace(frames.frame(codes.DEAL, 0, codes.NONE, codes.NONE, step, seat + 1, 0))
        table.push(frames.plain(codes.N_COMMAND, seat, 1))
        return
    if step == DEAL_DONE:
        table.set(EMPTY, empty_stacks(table))  # CI-40: what is empty from the start never counts.
        table.replace(frames.plain(codes.BEGIN_TURN, table.get(FIRST), 0))
        return
    table.replace(frames.plain(codes.DEAL, 0, step + 1))
    if step == DEAL_FACTIONS:
        missing = IN_PLAY - _number_of(table.get(FACTIONS))
        if missing > 0:
            table.push(frames.plain(codes.N_FACTION, 0, missing))
    elif step == DEAL_STACKS:
        _clear_absent_factions(table)
    elif step == DEAL_MINE:
        for place in range(3, -1, -1):
            refill(table, codes.N_MINE, MINE, place)
    elif step == DEAL_DOCKS:
        for place in range(3, -1, -1):
            refill(table, codes.N_DOCKS, DOCKS, place)
    elif step == DEAL_ARTIFACTS:
        for stack in range(2, -1, -1):
            table.push(frames.plain(codes.N_ARTIFACT, 0, stack))
    elif step == DEAL_START and table.get(FIRST) < 0:
        table.push(frames.plain(codes.N_START, 0, 1))


def _number_of(mask: int) -> int:
    number = 0
    while mask != 0:
        number += 1
        mask &= mask - 1
    return number


def _clear_absent_factions(table: Table) -> None:
    """Mercenaries of absent factions go back to the box, and their totems too. CI-25 to CI-28, CI-33."""
    totems = 0
    for colour in range(codes.COLOURS):
        if table.is_wild(colour):
            totems |= 7 << 3 * colour
            mask = table.mask(STACK) & table.tables.cards_by_colour[colour]
            while mask != 0:
                card = lowest(mask)
                mask &= mask - 1
                for _copy in range(table.count(STACK, card)):
                    table.take(STACK, card)
        else:
            totems |= SUPPLY << 3 * colour
    table.set(TOTEMS, totems)


def work_off(table: Table, top: int) -> bool:
    """Drop the frame on top if it is satisfied, or cannot be; whether nature has a choice for it. CI-173."""
    kind = frames.what(top)
    if kind == codes.N_ARTIFACT:
        stack = frames.number_of(top)
        if table.top_artifact(stack) == NO_CARD and table.get(UNREVEALED) != 0 and table.artifacts_below(stack) > 0:
            return True
    elif frames.number_of(top) > 0 and choices(table, top) != 0:
        return True
    table.pop()
    return False


def choices(table: Table, top: int) -> int:
    """What nature may choose for a frame, as a mask: factions, seats, mercenaries, crystals or artifact cards.

    CI-20, CI-29.
    """
    kind = frames.what(top)
    if kind == codes.N_HAND or kind == codes.N_DOCKS:
        return table.mask(STACK) & table.tables.by_level[frames.second_of(top) + 1]
    if kind == codes.N_MINE:
        return table.mask(CRYSTAL_STACK) & table.tables.by_cost[frames.second_of(top)]
    if kind == codes.N_ARTIFACT:
        return table.get(UNREVEALED)
    if kind == codes.N_FACTION:
        return (1 << codes.COLOURS) - 1 & ~table.get(FACTIONS)
    if kind == codes.N_START:
        return (1 << table.seats) - 1
    left = table.get(FACTIONS)
    for seat in range(table.seats):
        if table.of(seat, COMMANDED) > 0:
            left &= ~(1 << (table.of(seat, COMMANDED) - 1))
    return left


def source_pile(top: int) -> int:
    """The pile that nature draws from, or −1 where every choice is as likely."""
    kind = frames.what(top)
    if kind == codes.N_HAND or kind == codes.N_DOCKS:
        return STACK
    return CRYSTAL_STACK if kind == codes.N_MINE else -1


def verb(top: int) -> int:
    """The kind of nature's actions for a frame."""
    kind = frames.what(top)
    if kind == codes.N_HAND:
        return codes.DRAW
    if kind == codes.N_DOCKS:
        return codes.SHOW
    if kind == codes.N_MINE:
        return codes.UNCOVER
    if kind == codes.N_ARTIFACT:
        return codes.REVEAL
    if kind == codes.N_FACTION:
        return codes.FACTION
    return codes.START if kind == codes.N_START else codes.COMMAND


def choose(table: Table, low: int) -> None:
    """Carry out what nature chose for the frame on top."""
    top = table.frame()
    kind = frames.what(top)
    seat = frames.seat_of(top)
    if kind == codes.N_ARTIFACT:
        _reveal(table, frames.number_of(top), low)
        return
    table.replace(frames.fewer(top))
    if kind == codes.N_HAND:
        table.move(STACK, table.pile(seat, HAND), low)
        table.put(table.pile(seat, HIDDEN), low)
        if table.journal is not None:
            table.journal.note(codes.E_DREW, seat, low, 0)
    elif kind == codes.N_DOCKS:
        table.move(STACK, DOCKS, low)
        if table.journal is not None:
            table.journal.note(codes.E_SHOWN, low, 0, 0)
    elif kind == codes.N_MINE:
        table.move(CRYSTAL_STACK, MINE, low)
        if table.journal is not None:
            table.journal.note(codes.E_UNCOVERED, low, 0, 0)
    elif kind == codes.N_FACTION:
        table.set(FACTIONS, table.get(FACTIONS) | (1 << low))
        if table.journal is not None:
            table.journal.note(codes.E_FACTION, low, 0, 0)
    elif kind == codes.N_START:
        table.set(FIRST, low)
        if table.journal is not None:
            table.journal.note(codes.E_STARTED, low, 0, 0)
    else:
        table.set_of(seat, COMMANDED, low + 1)
        table.set(TOTEMS, table.get(TOTEMS) & ~(7 << 3 * low) | seat << 3 * low)
        if table.journal is not None:
            table.journal.note(codes.E_COMMAND, seat, low, 0)


def _reveal(table: Table, stack: int, card: int) -> None:
    """The next artifact card of a stack lies open. CI-35, CI-127."""
    below = table.artifacts_below(stack) - 1
    table.set_stack(stack, card, below)
    table.set(UNREVEALED, table.get(UNREVEALED) & ~(1 << card))
    if table.journal is not None:
        table.journal.note(codes.E_REVEALED, card, 0, 0)


def choose_randomly(table: Table, rng: Rng) -> None:
    """Carry out one of nature's choices for the frame on top, with its weights."""
    top = table.frame()
    mask = choices(table, top)
    pile = source_pile(top)
    if pile < 0:
        for _skipped in range(rng.below(_number_of(mask))):
            mask &= mask - 1
        choose(table, lowest(mask))
        return
    choose(table, _random(table, pile, mask, rng))


def deal_behind(table: Table, seat: int, rng: Rng) -> None:
    """Deal anew what a seat cannot know: what is left of the others' first cards, level by level. CI-384, CI-389."""
    for place in range(2):
        _exchange(table, seat, table.tables.by_level[place + 1], rng)


def _exchange(table: Table, seat: int, kinds: int, rng: Rng) -> None:
    """Put the hidden cards of these kinds back into their stack, and draw as many for each seat."""
    numbers: int = 0  # cards of each seat, four bits each
    for other in range(table.seats):
        if other == seat:
            continue
        hidden = table.pile(other, HIDDEN)
        mask = table.mask(hidden) & kinds
        while mask != 0:
            card = lowest(mask)
            mask &= mask - 1
            for _copy in range(table.count(hidden, card)):
                table.move(table.pile(other, HAND), STACK, card)
                table.take(hidden, card)
                numbers += 1 << 4 * other
    for other in range(table.seats):
        for _card in range((numbers >> 4 * other) & 15):
            card = _random(table, STACK, table.mask(STACK) & kinds, rng)
            table.move(STACK, table.pile(other, HAND), card)
            table.put(table.pile(other, HIDDEN), card)


def _random(table: Table, pile: int, mask: int, rng: Rng) -> int:
    """A card of a pile, of these kinds, each copy as likely."""
    return table.nth(pile, mask, rng.below(table.count_all(pile, mask)))
