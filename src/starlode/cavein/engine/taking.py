"""Taking without paying: crystals, mercenaries of the docks and of Bases, and subjugating them; compiled.

Nobody takes cards above the hand limit, and a leader is never taken (the golden rule).
"""

from typing import Final

from starlode.cavein.engine import codes
from starlode.cavein.engine.table import BASE, DOCKS, HAND, MINE, SUBJUGATED, Table
from starlode.cavein.engine.tables import faction_of, level_of
from starlode.cavein.engine.tints import printed, tint_colour, with_tint
from starlode.core.engine import frames


def has_room(table: Table, seat: int) -> bool:
    """Whether a seat may take another card: the limit binds taking, and nobody has to discard.

    CI-41, CI-42, CI-44 to CI-47, CI-208.
    """
    return table.hand_size(seat) < codes.HAND_LIMIT


# Crystals


def takeable(table: Table, place: int, colour: int, tinted: int) -> int:
    """The crystals of a printed cost, and of a colour or COLOURS for any, that lie in the mine with this tint.

    CI-214 to CI-216.
    """
    crystals = table.mask(MINE) & table.tables.by_cost[place]
    if crystals == 0:
        return 0
    if tinted == 0:
        crystals = printed(table, crystals)
        return crystals if colour == codes.COLOURS else crystals & table.tables.by_colour[colour]
    if colour != codes.COLOURS and tint_colour(table, 0, tinted) != colour:
        return 0
    return crystals & with_tint(table, tinted)


def any_crystal(table: Table, place: int, colour: int) -> bool:
    if takeable(table, place, colour, 0) != 0:
        return True
    if table.marked() > 0:
        for tinted in range(1, codes.TINTS):
            if takeable(table, place, colour, tinted) != 0:
                return True
    return False


def ask_crystal(table: Table, seat: int, card: int, place: int, colour: int, by_lift: int = 0) -> None:
    """Let a seat take a crystal, if there is one. CI-211, CI-213."""
    if any_crystal(table, place, colour):
        table.push(frames.frame(codes.Q_TAKE_CRYSTAL, seat, card, codes.NONE, place, colour, by_lift))


# The docks


def ask_docks(table: Table, seat: int, card: int, levels: int, level: int) -> None:
    """Let a seat take mercenaries whose levels add up to so much, or one of a level."""
    if docks_for(table, seat, levels, level) != 0:
        table.push(frames.frame(codes.Q_TAKE_FROM_DOCKS, seat, card, codes.NONE, levels, 0, level))


def docks_for(table: Table, seat: int, levels: int, level: int) -> int:
    """The mercenaries in the docks that a seat may take. CI-99, CI-230, CI-231."""
    if not has_room(table, seat):
        return 0
    if level > 0:
        return table.mask(DOCKS) & table.tables.by_level[level]
    cards = 0
    for low in range(1, 5):
        if low <= levels:
            cards |= table.tables.by_level[low]
    return table.mask(DOCKS) & cards


def take_from_docks(table: Table, seat: int, card: int) -> None:
    table.move(DOCKS, table.pile(seat, HAND), card)
    table.note_deed()
    if table.journal is not None:
        table.journal.note(codes.E_TOOK_FROM_DOCKS, seat, card, 0)


# Bases


def is_safe(table: Table, seat: int, owner: int) -> bool:
    """Whether a Base is out of reach of other players' skills. CI-353, CI-354."""
    return owner != seat and table.owns(owner, table.tables.loyalty)


def position_of(table: Table, owner: int, card: int, copy: int) -> int:
    """Where the copy of a mercenary lies in a Base, counted from the bottom; −1 if it is not there, or leads."""
    base = table.pile(owner, BASE)
    for position in range(table.size(base) - 1):
        if table.at(base, position) == card:
            if copy == 0:
                return position
            copy -= 1
    return -1


def take_from_base(table: Table, seat: int, owner: int, position: int) -> None:
    """A card from below the leader comes to the hand; the others keep their order. CI-55."""
    card = table.pull(table.pile(owner, BASE), position)
    table.put(table.pile(seat, HAND), card)
    table.note_deed()
    if table.journal is not None:
        table.journal.note(codes.E_TOOK_FROM_BASE, seat, owner, card | position << 6)


# A question for cards of Bases has a mode: ONE_BASE all from the same one; EACH_OR_SOME one from each or some from one.
# Its `at` holds the Bases used so far (a bit each), and the mode above them.
ONE_BASE: Final = 0
EACH_OR_SOME: Final = 16


def ask_bases(table: Table, seat: int, card: int, number: int, colour: int, mode: int) -> None:
    """Let a seat take cards out of Bases, of one colour or COLOURS for any.

    CI-53, CI-54, CI-241, CI-243, CI-305, CI-308 to CI-311.
    """
    table.push(frames.frame(codes.Q_TAKE_FROM_BASES, seat, card, codes.NONE, number, colour, mode))
    if not any_in_bases(table, table.frame()):
        table.pop()


def base_is_open(table: Table, top: int, owner: int) -> bool:
    """Whether the next card may come from this Base. CI-306, CI-307."""
    seat = frames.seat_of(top)
    if is_safe(table, seat, owner):
        return False
    used = frames.at_of(top) & 15
    if used == 0:
        return True
    if frames.at_of(top) < EACH_OR_SOME:
        return used & (1 << owner) != 0
    # With the second card of a Base all come from that one, so only with one Base used is its second card open.
    return used & (1 << owner) == 0 or used & (used - 1) == 0


def may_take(table: Table, top: int, owner: int, position: int) -> bool:
    """Whether a card may be taken: of the right colour, below the leader, and told apart from an equal one below it."""
    base = table.pile(owner, BASE)
    card = table.at(base, position)
    colour = frames.second_of(top)
    if colour != codes.COLOURS and faction_of(card) != colour:
        return False
    return position == 0 or table.at(base, position - 1) != card


def any_in_bases(table: Table, top: int) -> bool:
    if frames.number_of(top) == 0 or not has_room(table, frames.seat_of(top)):
        return False
    for owner in range(table.seats):
        if base_is_open(table, top, owner):
            for position in range(table.size(table.pile(owner, BASE)) - 1):
                if may_take(table, top, owner, position):
                    return True
    return False


def take_next(table: Table, owner: int, position: int) -> None:
    """Take one of several cards; the question stays while another may follow."""
    top = table.frame()
    seat = frames.seat_of(top)
    used = frames.at_of(top)
    number = frames.number_of(top) - 1
    if used >= EACH_OR_SOME and used & (1 << owner) != 0:
        used = ONE_BASE
        asker = frames.card_of(top)
        number = (table.tables.skill[asker] >> 8) - 2
    take_from_base(table, seat, owner, position)
    table.replace(
        frames.frame(
            codes.Q_TAKE_FROM_BASES, seat, frames.card_of(top), codes.NONE, number, frames.second_of(top),
            used | (1 << owner),
        )
    )  # fmt: skip
    if not any_in_bases(table, table.frame()):
        table.pop()


def bottom_is_free(table: Table, seat: int) -> bool:
    """Whether the lowest card of the own Base may be taken. CI-227, CI-336, CI-337."""
    return table.size(table.pile(seat, BASE)) > 1 and has_room(table, seat)


# Subjugating


def may_subjugate(table: Table, seat: int, level: int, owner: int, position: int) -> bool:
    """Whether a card below the leader is of the level, or for level 0 of the lowest in the own Base.

    CI-285 to CI-287.
    """
    base = table.pile(owner, BASE)
    card = table.at(base, position)
    if position > 0 and table.at(base, position - 1) == card:
        return False
    if level > 0:
        return level_of(card) == level and not is_safe(table, seat, owner)
    return owner == seat and level_of(card) == _lowest_level(table, seat)


def _lowest_level(table: Table, seat: int) -> int:
    base = table.pile(seat, BASE)
    found = 9
    for position in range(table.size(base) - 1):
        level = level_of(table.at(base, position))
        if level < found:
            found = level
    return found


def ask_subjugation(table: Table, seat: int, card: int, level: int) -> None:
    """Ask which card; the lowest of the own Base is subjugated without a choice only if it can be declined.

    CI-281, CI-286.
    """
    for owner in range(table.seats):
        for position in range(table.size(table.pile(owner, BASE)) - 1):
            if may_subjugate(table, seat, level, owner, position):
                table.push(frames.frame(codes.Q_SUBJUGATE, seat, card, codes.NONE, level, 0, 0))
                return


def subjugate(table: Table, seat: int, owner: int, position: int) -> None:
    """A card of a Base is put aside for good. CI-279, CI-280."""
    card = table.pull(table.pile(owner, BASE), position)
    table.put(table.pile(seat, SUBJUGATED), card)
    table.note_deed()
    if table.journal is not None:
        table.journal.note(codes.E_SUBJUGATED, seat, owner, card | position << 7)


def subjugate_from_hand(table: Table, seat: int, variant: int, card: int) -> None:
    table.leave_hand(seat, variant, card)
    table.put(table.pile(seat, SUBJUGATED), card)
    table.note_deed()
    if table.journal is not None:
        table.journal.note(codes.E_SUBJUGATED, seat, seat, card | 64 | variant << 7)
