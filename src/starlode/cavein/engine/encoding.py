"""Cave-In in numbers, for learning environments: observations, and actions told from the actor's place; compiled.

Everything comes from what the viewer's view tells, with the viewer first and the others as they follow him.
`cavein/encoding.py` names every slot; docs/encoding.md is made from that.
"""

from typing import Final

from starlode.cavein.engine import codes
from starlode.cavein.engine.scoring import score
from starlode.cavein.engine.table import (
    ACTIONS,
    ACTOR,
    ARTIFACT_DISCOUNTS,
    ARTIFACTS,
    BASE,
    BUSY,
    CAST_COLOUR,
    COMMANDED,
    CRYSTAL_STACK,
    CRYSTALS,
    CURRENT,
    DEEDS,
    DEPTH,
    DOCKS,
    DYED,
    EFFECTS,
    EMPTY,
    EXTRA_MINES,
    FACTIONS,
    FIRST,
    HAND,
    HIDDEN,
    LIVING,
    MINE,
    MINING_DISCOUNTS,
    MOST_FRAMES,
    NO_CARD,
    PASSES,
    PLAYED,
    RAIDED,
    REMOVED,
    ROUND,
    SECOND_CRYSTALS,
    STACK,
    STARTING,
    SUBJUGATED,
    SUPPLY,
    TRACK,
    TURN,
    UNREVEALED,
    Table,
)
from starlode.cavein.engine.tables import faction_of, level_of
from starlode.cavein.engine.tints import mark_of, tint_colour, tint_times
from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.core.engine.filling import clear, put_flag, put_number, put_set, put_wide
from starlode.core.engine.places import place_of, places, seat_at

LEVELS: Final = 4
QUESTIONS: Final = 26  # of seats and of nature; codes.py numbers them from 1
CARD_SLOTS: Final = 7  # of a card in a row: its faction, and its level
PLAYED_SHOWN: Final = 12  # cards of the turn whose order is told; more than a hand and what skills bring to it
MOST_TINTS: Final = 3  # recoloured crystals at a time: by the leader, and by two cards that are played for their skill
TINT_SLOTS: Final = 10
FLAGS: Final = 8  # effects from CHEAP_RECRUITS to AGENTS_USED
FIRST_FLAG: Final = 20  # the bit of CHEAP_RECRUITS
STACKS: Final = 3  # of artifacts
WAITING: Final = MOST_FRAMES - 1  # frames below the open question
WAITING_SLOTS: Final = 6  # of each


def observe(table: Table, seat: int, sees_all: bool, out: bytearray, at: int) -> None:
    """Write what a seat may know, or with `sees_all` everything, in the order of `cavein/encoding.py`."""
    clear(out, at, table.tables.codebook.observation)
    viewer = 0
    if seat >= 0:
        viewer = seat
    at = _put_match(table, viewer, out, at)
    at = _put_piles(table, out, at)
    at = _put_unseen(table, seat, sees_all, out, at)
    at = _put_turn(table, out, at)
    at = _put_question(table, viewer, out, at)
    at = _put_waiting(table, viewer, out, at)
    for place in range(table.seats):
        other = seat_at(table, viewer, place)
        at = _put_seat(table, other, sees_all or other == seat, out, at)


def _put_match(table: Table, viewer: int, out: bytearray, at: int) -> int:
    """Who is asked, how far the match is, which factions are in play, and who has their totems."""
    seats = table.seats
    actor = table.get(ACTOR)
    if actor >= 0:
        out[at + place_of(table, viewer, actor)] = 1
    elif actor == codes.NATURE:
        out[at + seats] = 1
    else:
        out[at + seats + 1] = 1
    at += seats + 2
    out[at + place_of(table, viewer, table.get(CURRENT))] = 1
    at += seats
    if table.get(FIRST) >= 0:
        out[at + place_of(table, viewer, table.get(FIRST))] = 1
    at += seats
    put_wide(out, at, table.get(TURN))
    put_wide(out, at + 2, table.get(ROUND))
    put_number(out, at + 4, table.get(TRACK))
    put_number(out, at + 5, table.tables.collapse)
    put_number(out, at + 6, table.get(PASSES))
    at += 7
    put_set(out, at, table.get(FACTIONS))
    at += codes.COLOURS
    for colour in range(codes.COLOURS):
        holder = table.holder(colour)
        if holder == SUPPLY:
            out[at + seats] = 1
        elif holder < SUPPLY:
            out[at + place_of(table, viewer, holder)] = 1
        at += seats + 1
    return at


def _put_piles(table: Table, out: bytearray, at: int) -> int:
    """What lies open on the table: docks, mine, artifacts, and what has left the match."""
    cards = len(table.tables.skill)
    crystals = len(table.tables.crystal) >> 3
    artifacts = len(table.tables.artifact_cost)
    table.put_pile(DOCKS, cards, out, at)
    table.put_pile(REMOVED, cards, out, at + cards)
    at += 2 * cards
    table.put_pile(CRYSTAL_STACK, crystals, out, at)
    table.put_pile(MINE, crystals, out, at + crystals)
    at += 2 * crystals
    for index in range(min(table.marked(), MOST_TINTS)):
        _put_tint(table, table.mark_at(index), out, at + TINT_SLOTS * index)
    at += TINT_SLOTS * MOST_TINTS
    for stack in range(STACKS):
        card = table.top_artifact(stack)
        if card != NO_CARD:
            out[at + card] = 1
        at += artifacts
        put_number(out, at, table.artifacts_below(stack))
        at += 1
    put_set(out, at, table.get(UNREVEALED))
    at += artifacts
    put_set(out, at, table.get(EMPTY))
    return at + 2 * LEVELS


def _put_tint(table: Table, mark: int, out: bytearray, at: int) -> None:
    """A crystal that counts as another colour this turn."""
    crystal = mark & 63
    tinted = mark >> 6
    out[at] = 1 + crystal
    out[at + 1 + tint_colour(table, crystal, tinted)] = 1
    at += 1 + codes.COLOURS
    put_number(out, at, tint_times(tinted))
    put_number(out, at + 1, table.tables.cost[table.tables.cost_place(crystal)])
    put_number(out, at + 2, table.tables.points(crystal))


def _put_unseen(table: Table, seat: int, sees_all: bool, out: bytearray, at: int) -> int:
    """The stacks, with whatever of other hands the viewer does not know; and how high each stack is."""
    table.put_pile(STACK, len(table.tables.skill), out, at)
    if not sees_all:
        for other in range(table.seats):
            if other != seat:
                hidden = table.pile(other, HIDDEN)
                mask = table.mask(hidden)
                while mask != 0:
                    card = lowest(mask)
                    mask &= mask - 1
                    out[at + card] += table.count(hidden, card)
    at += len(table.tables.skill)
    for level in range(1, LEVELS + 1):
        put_number(out, at, table.count_all(STACK, table.mask(STACK) & table.tables.by_level[level]))
        at += 1
    return at


def _put_turn(table: Table, out: bytearray, at: int) -> int:
    """What the turn has used, what lasts for it, and the cards that were played and dyed."""
    deeds = table.get(DEEDS)
    put_flag(out, at, deeds & STARTING != 0)
    put_flag(out, at + 1, deeds & RAIDED != 0)
    put_flag(out, at + 2, deeds & BUSY != 0)
    put_set(out, at + 3, deeds & 15)
    put_number(out, at + 7, deeds // ACTIONS & 3)
    at += 8
    put_number(out, at, table.effect(EXTRA_MINES))
    put_number(out, at + 1, table.effect(ARTIFACT_DISCOUNTS))
    put_number(out, at + 2, table.effect(MINING_DISCOUNTS))
    put_number(out, at + 3, table.effect(SECOND_CRYSTALS))
    put_set(out, at + 4, (table.get(EFFECTS) >> FIRST_FLAG) & ((1 << FLAGS) - 1))
    at += 4 + FLAGS
    at = _put_row(table, PLAYED, PLAYED_SHOWN, out, at)
    for colour in range(codes.COLOURS):
        table.put_pile(DYED + colour, len(table.tables.skill), out, at)
        at += len(table.tables.skill)
    return at


def _put_row(table: Table, pile: int, most: int, out: bytearray, at: int) -> int:
    """The cards of an ordered pile from the bottom on, each by its faction and its level."""
    for position in range(min(table.size(pile), most)):
        card = table.at(pile, position)
        out[at + CARD_SLOTS * position + faction_of(card)] = 1
        out[at + CARD_SLOTS * position + codes.COLOURS] = level_of(card)
    return at + CARD_SLOTS * most


def _put_question(table: Table, viewer: int, out: bytearray, at: int) -> int:
    """What is asked, by which card, about which crystal, artifact, colour and seats, and its numbers."""
    cards = len(table.tables.skill)
    crystals = len(table.tables.crystal) >> 3
    halves = len(table.tables.half)
    end = at + QUESTIONS + cards + crystals + 2 * codes.COLOURS + 1 + halves + table.seats + 4
    if table.get(DEPTH) == 0:
        return end
    top = table.frame()
    asked = frames.what(top)
    card = frames.card_of(top)
    number = frames.number_of(top)
    second = frames.second_of(top)
    where = frames.at_of(top)
    out[at + asked - 1] = 1
    at += QUESTIONS
    about_crystal = asked == codes.Q_PAYING_COLOUR or asked == codes.Q_PAY_CRYSTAL or asked == codes.Q_NEW_COLOUR
    if card != codes.NONE and not about_crystal:
        out[at + card] = 1
    at += cards
    if about_crystal:
        out[at + card] = 1
        out[at + crystals + tint_colour(table, card, frames.copied_of(top))] = 1
        put_number(out, at + crystals + codes.COLOURS, tint_times(frames.copied_of(top)))
    at += crystals + codes.COLOURS + 1
    if asked == codes.Q_PAY_ARTIFACT:
        out[at + (where & codes.PAID_HALF)] = 1
    at += halves
    if asked == codes.Q_PAY_CRYSTAL:
        out[at + (where & codes.PAID_COLOUR)] = 1
    elif asked == codes.Q_DYE or asked == codes.Q_TAKE_CRYSTAL or asked == codes.Q_TAKE_FROM_BASES:
        if second < codes.COLOURS:
            out[at + second] = 1
        second = 0
    at += codes.COLOURS
    if asked == codes.Q_SECOND_RAID:
        out[at + place_of(table, viewer, number)] = 1
        number = 0
    elif asked == codes.Q_TAKE_FROM_BASES:
        put_set(out, at, places(table, viewer, where & 15))
        where >>= 4
    at += table.seats
    put_number(out, at, number)
    put_number(out, at + 1, second)
    if asked == codes.Q_PAY_CRYSTAL:
        put_flag(out, at + 2, where & codes.PAID_STRANGE != 0)
    if asked == codes.Q_PAY_CRYSTAL or asked == codes.Q_PAY_ARTIFACT:
        where >>= codes.PAID_CARDS
    put_number(out, at + 3, where)
    return end


def _put_waiting(table: Table, viewer: int, out: bytearray, at: int) -> int:
    """What goes on when the question is answered, the next one first."""
    end = at + WAITING * WAITING_SLOTS
    depth = table.get(DEPTH) - 2
    while depth >= 0:
        waits = table.frame_at(depth)
        number = frames.number_of(waits)
        out[at] = frames.what(waits)
        out[at + 1] = 1 + place_of(table, viewer, frames.seat_of(waits))
        if frames.card_of(waits) != codes.NONE:
            out[at + 2] = 1 + frames.card_of(waits)
        if frames.what(waits) == codes.AFTER_RAID:
            number = 1 + place_of(table, viewer, number)
        put_number(out, at + 3, number)
        put_number(out, at + 4, frames.second_of(waits))
        put_number(out, at + 5, frames.at_of(waits))
        at += WAITING_SLOTS
        depth -= 1
    return end


def _put_seat(table: Table, seat: int, is_seen: bool, out: bytearray, at: int) -> int:
    """A seat: its points, its hand as far as it is known, its Base, and what it has won."""
    cards = len(table.tables.skill)
    hand = table.pile(seat, HAND)
    hidden = table.pile(seat, HIDDEN)
    put_flag(out, at, table.get(LIVING) & (1 << seat) != 0)
    put_wide(out, at + 1, score(table, seat))
    put_number(out, at + 3, table.hand_size(seat))
    at += 4
    for level in range(1, LEVELS + 1):
        put_number(out, at, table.count_all(hidden, table.mask(hidden) & table.tables.by_level[level]))
        at += 1
    if is_seen:
        table.put_pile(hand, cards, out, at)
    at += cards
    table.put_pile(hand, cards, out, at)
    mask = table.mask(hidden)
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        out[at + card] -= table.count(hidden, card)
    at += cards
    at = _put_row(table, table.pile(seat, BASE), codes.BASE_LIMIT, out, at)
    table.put_pile(table.pile(seat, CRYSTALS), len(table.tables.crystal) >> 3, out, at)
    at += len(table.tables.crystal) >> 3
    table.put_pile(table.pile(seat, SUBJUGATED), cards, out, at)
    at += cards
    put_set(out, at, table.of(seat, ARTIFACTS))
    at += len(table.tables.half)
    if table.of(seat, CAST_COLOUR) > 0:
        out[at + table.of(seat, CAST_COLOUR) - 1] = 1
    at += codes.COLOURS
    if table.of(seat, COMMANDED) > 0:
        out[at + table.of(seat, COMMANDED) - 1] = 1
    return at + codes.COLOURS


# Actions


def from_actor(table: Table, action: int) -> int:
    """An action with its seats told from the actor's place, and a recoloured crystal by its number among those."""
    actor = table.get(ACTOR)
    if actor < 0:
        return action
    kind = action >> 6
    low = action & 63
    if kind == codes.RAID:
        return (kind << 6) + place_of(table, actor, low)
    if codes.TAKE_FROM_BASE <= kind < codes.RECOLOUR:
        block = codes.TAKE_FROM_BASE if kind < codes.SUBJUGATE else codes.SUBJUGATE
        owner = (kind - block) // codes.COPIES
        place = place_of(table, actor, owner)
        return (kind + (place - owner) * codes.COPIES << 6) + low
    block = _tinted_block(kind)
    if block >= 0 and kind > block:
        mark = mark_of(low, kind - block)
        number = 0
        while table.mark_at(number) != mark:
            number += 1
        return block + 1 + number << 6
    return action


def to_table(table: Table, action: int) -> int:
    """The opposite: an action of the engine again; no legal one if there is no such recoloured crystal."""
    actor = table.get(ACTOR)
    if actor < 0:
        return action
    kind = action >> 6
    low = action & 63
    if kind == codes.RAID:
        return (kind << 6) + seat_at(table, actor, low)
    if codes.TAKE_FROM_BASE <= kind < codes.RECOLOUR:
        block = codes.TAKE_FROM_BASE if kind < codes.SUBJUGATE else codes.SUBJUGATE
        place = (kind - block) // codes.COPIES
        owner = seat_at(table, actor, place)
        return (kind + (owner - place) * codes.COPIES << 6) + low
    block = _tinted_block(kind)
    if block >= 0 and kind > block and kind - block <= table.marked():
        mark = table.mark_at(kind - block - 1)
        return (block + (mark >> 6) << 6) + (mark & 63)
    return action


def _tinted_block(kind: int) -> int:
    """The first kind of those that differ by the tint of a crystal; −1 if it is none of them."""
    if codes.MINE <= kind < codes.MINE + codes.TINTS:
        return codes.MINE
    if codes.RECOLOUR <= kind < codes.RECOLOUR + codes.TINTS:
        return codes.RECOLOUR
    if codes.TAKE_CRYSTAL <= kind < codes.TAKE_CRYSTAL + codes.TINTS:
        return codes.TAKE_CRYSTAL
    return -1
