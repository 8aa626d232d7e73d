"""The phases of a turn, the clean-up, and the end of a match; compiled."""

from typing import Final

from starlode.cavein.engine import codes
from starlode.cavein.engine.skills import is_harmless, use_skill, would_ask
from starlode.cavein.engine.table import (
    AGENTS_USED,
    ARM_USED,
    BASE,
    BUSY,
    CRYSTAL_STACK,
    CURRENT,
    DEEDS,
    DEPTH,
    DOCKS,
    DYED,
    EFFECTS,
    EMPTY,
    FIRST,
    HAND,
    HAS_DYED,
    LIVING,
    MINE,
    PASSES,
    PLAYED,
    REASON,
    REMOVED,
    ROUND,
    STACK,
    STARTING,
    TURN,
    Table,
)
from starlode.cavein.engine.taking import bottom_is_free, docks_for
from starlode.cavein.engine.track import cave_in, is_collapsed
from starlode.core.engine import frames
from starlode.core.engine.bits import lowest

ALL_PLACES: Final = 10  # of the docks, and of the mine
MERCENARY_STACKS: Final = 4  # then as many of crystals
STACKS: Final = 8
MOST_QUIET_ROUNDS: Final = 2  # CI-193: then nobody will do anything any more.


def begin_turn(table: Table, seat: int) -> None:
    """The starting phase: artifacts first, then the leader; what is never a loss is switched on without asking.

    CI-49, CI-50, CI-57, CI-69, CI-130, CI-315.
    """
    table.set(CURRENT, seat)
    table.set(TURN, table.get(TURN) + 1)
    table.set(EFFECTS, 0)
    table.set(DEEDS, STARTING)
    if table.journal is not None:
        table.journal.note(codes.E_TURN, seat, table.get(TURN), 0)
    base = table.pile(seat, BASE)
    if table.size(base) > 0:
        leader = table.at(base, table.size(base) - 1)
        if is_harmless(table, leader):
            lead(table, seat)
            table.set(DEEDS, STARTING)
    if not anything_to_start_with(table, seat):
        go_on(table)


def anything_to_start_with(table: Table, seat: int) -> bool:
    return can_use_arm(table, seat) or can_use_agents(table, seat) or can_lead(table, seat)


def can_use_arm(table: Table, seat: int) -> bool:
    """Whether Third Cyber-arm may be used now. CI-60, CI-335 to CI-337."""
    return table.owns(seat, table.tables.arm) and not table.has_effect(ARM_USED) and bottom_is_free(table, seat)


def can_use_agents(table: Table, seat: int) -> bool:
    """Whether Alien Species Agents may be used now. CI-60, CI-332."""
    if not table.owns(seat, table.tables.agents) or table.has_effect(AGENTS_USED):
        return False
    return docks_for(table, seat, 0, table.tables.agents_level) != 0


def can_lead(table: Table, seat: int) -> bool:
    """Whether the leader has a skill that is worth asking for. CI-52, CI-61, CI-62, CI-68, CI-70."""
    base = table.pile(seat, BASE)
    size = table.size(base)
    if size == 0:
        return False
    leader = table.at(base, size - 1)
    if is_harmless(table, leader):
        return False
    return table.tables.skill[leader] & 31 == codes.OP_TAKE_LEVEL_FROM_DOCKS or would_ask(table, seat, leader)


def lead(table: Table, seat: int) -> None:
    """Use the leader's skill without playing it; after that come the actions. CI-58, CI-61, CI-338, CI-339."""
    base = table.pile(seat, BASE)
    leader = table.at(base, table.size(base) - 1)
    go_on(table)
    if table.journal is not None:
        table.journal.note(codes.E_LED, seat, leader, 0)
    use_skill(table, seat, leader)


def go_on(table: Table) -> None:
    """From the starting phase to the action phase. CI-57, CI-67."""
    table.set(DEEDS, table.get(DEEDS) & ~STARTING)


# Clean-up


def end_turn(table: Table) -> None:
    """Played cards go on the Base, which keeps seven; docks and mine are refilled; then it is the next one's turn.

    CI-83, CI-86, CI-165, CI-178, CI-193, CI-271.
    """
    seat = table.get(CURRENT)
    if table.journal is not None:
        table.journal.note(codes.E_TURN_ENDED, seat, 0, 0)
    if table.get(DEEDS) & BUSY != 0:
        table.set(PASSES, 0)
    else:
        table.set(PASSES, table.get(PASSES) + 1)
    if table.get(EFFECTS) & HAS_DYED != 0:
        for colour in range(codes.COLOURS):
            table.pour(DYED + colour, table.pile(seat, HAND), -1)
    table.set(EFFECTS, 0)
    table.set(DEEDS, 0)
    while table.marked() > 0:
        table.change_mark(table.mark_at(0), -1)
    _build_base(table, seat)
    refill_on(table, seat, 0)


def refill_on(table: Table, seat: int, stack: int) -> None:
    """Go on with the docks level by level, then the mine cost by cost; then the stacks are counted.

    CI-171 to CI-173.
    """
    if stack < MERCENARY_STACKS and table.size(DOCKS) == ALL_PLACES:
        stack = MERCENARY_STACKS
    if stack >= MERCENARY_STACKS and table.size(MINE) == ALL_PLACES:
        stack = STACKS
    while stack < STACKS:
        pile = DOCKS if stack < MERCENARY_STACKS else MINE
        number = missing(table, pile, stack & 3)
        if number > 0:
            kind = codes.N_DOCKS if stack < MERCENARY_STACKS else codes.N_MINE
            table.push(frames.plain(codes.COUNT_STACKS, seat, stack + 1))
            table.push(frames.frame(kind, 0, codes.NONE, codes.NONE, number, stack & 3, 0))
            return
        stack += 1
    count_stacks(table, seat)


def _build_base(table: Table, seat: int) -> None:
    """What was played goes onto the Base in its order, and the lowest above seven leave the game.

    CI-51, CI-137, CI-166 to CI-170.
    """
    base = table.pile(seat, BASE)
    played = table.size(PLAYED)
    for position in range(played):
        table.lay(base, table.at(PLAYED, position))
    for _card in range(played):
        table.lift(PLAYED)
    if played > 0 and table.journal is not None:
        table.journal.note(codes.E_NEW_LEADER, seat, table.at(base, table.size(base) - 1), 0)
    while table.size(base) > codes.BASE_LIMIT:
        card = table.pull(base, 0)
        table.put(REMOVED, card)
        if table.journal is not None:
            table.journal.note(codes.E_REMOVED, seat, card, 0)


def kinds_of(table: Table, pile: int, place: int) -> int:
    """The kinds of a level in the docks, or of a cost in the mine."""
    return table.tables.by_level[place + 1] if pile == DOCKS else table.tables.by_cost[place]


def missing(table: Table, pile: int, place: int) -> int:
    """How many places a level or a cost has left empty."""
    return places(place) - table.count_all(pile, table.mask(pile) & kinds_of(table, pile, place))


def refill(table: Table, kind: int, pile: int, place: int) -> None:
    """Have nature lay out the places that a level or a cost has, in the deal. CI-21, CI-30."""
    number = missing(table, pile, place)
    if number > 0:
        table.push(frames.frame(kind, 0, codes.NONE, codes.NONE, number, place, 0))


def places(place: int) -> int:
    return 4 - place


def count_stacks(table: Table, seat: int) -> None:
    """Every stack that has run out just now moves the track once; then the turn passes on. CI-174 to CI-177, CI-183."""
    before = table.get(EMPTY)
    empty = empty_stacks(table)
    table.set(EMPTY, empty)
    new = empty & ~before
    while new != 0:
        cave_in(table, codes.BY_MERCENARIES if lowest(new) < MERCENARY_STACKS else codes.BY_CRYSTAL_STACK)
        new &= new - 1
    _pass_on(table, seat)


def empty_stacks(table: Table) -> int:
    found = 0
    for place in range(4):
        if table.mask(STACK) & table.tables.by_level[place + 1] == 0:
            found |= 1 << place
        if table.mask(CRYSTAL_STACK) & table.tables.by_cost[place] == 0:
            found |= 1 << (place + 4)
    return found


def _pass_on(table: Table, seat: int) -> None:
    """To the next player; when a round is over, the match may be too. CI-56, CI-187 to CI-189, CI-191 to CI-194."""
    following = (seat + 1) % table.seats
    round_over = following == table.get(FIRST)
    while table.get(LIVING) & (1 << following) == 0:
        assert table.get(LIVING) & ((1 << table.seats) - 1) != 0, "nobody is left"
        following = (following + 1) % table.seats
        if following == table.get(FIRST):
            round_over = True
    if round_over:
        table.set(ROUND, table.get(ROUND) + 1)
        if is_collapsed(table):
            finish(table, codes.COLLAPSE)
            return
        if table.get(PASSES) >= MOST_QUIET_ROUNDS * _living(table):
            finish(table, codes.STUCK)
            return
        if table.get(ROUND) >= table.tables.round_limit:
            finish(table, codes.ROUND_LIMIT)
            return
    table.push(frames.plain(codes.BEGIN_TURN, following, 0))


def _living(table: Table) -> int:
    number = 0
    living = table.get(LIVING)
    while living != 0:
        number += 1
        living &= living - 1
    return number


def finish(table: Table, reason: int) -> None:
    """End the match; open questions lapse."""
    table.set(REASON, reason)
    while table.get(DEPTH) > 0:
        table.pop()
    if table.journal is not None:
        table.journal.note(codes.E_ENDED, reason, 0, 0)


def leave(table: Table, seat: int) -> None:
    """Somebody gives up: his turns are skipped, what lies before him stays; the last one left has won.

    CI-398 to CI-400.
    """
    table.set(LIVING, table.get(LIVING) & ~(1 << seat))
    if table.journal is not None:
        table.journal.note(codes.E_LEFT, seat, 0, 0)
    table.set(PASSES, 0)  # those who are left have two full rounds
    living = table.get(LIVING)
    if living & (living - 1) == 0:
        finish(table, codes.RESIGNED)
    elif table.get(CURRENT) == seat:
        while table.get(DEPTH) > 0:
            table.pop()
        table.set(DEEDS, table.get(DEEDS) | BUSY)
        end_turn(table)
