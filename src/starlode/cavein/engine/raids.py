"""Raiding a Base; compiled."""

from starlode.cavein.engine import codes
from starlode.cavein.engine.table import BASE, BUSY, DEEDS, HAND, OUT, RAIDED, SUPPLY, TOTEMS, Table
from starlode.cavein.engine.tables import faction_of
from starlode.cavein.engine.taking import ask_crystal, has_room, take_from_base
from starlode.core.engine import frames


def raid(table: Table, seat: int, owner: int, is_second: bool) -> None:
    """The leader goes back to its owner, its totem comes to the raider, then cards from the top.

    CI-43, CI-142, CI-148, CI-149, CI-151 to CI-155, CI-161, CI-340 to CI-345, CI-349, CI-350.
    """
    table.set(DEEDS, table.get(DEEDS) | RAIDED | BUSY)
    base = table.pile(owner, BASE)
    leader = table.lift(base)
    table.put(table.pile(owner, HAND), leader)
    if table.journal is not None:
        table.journal.note(codes.E_RAIDED, seat, owner, 0)
        table.journal.note(codes.E_LEADER_BACK, owner, leader, 0)
    _take_totem(table, seat, faction_of(leader))
    most = table.size(base)
    limit = table.tables.bunkhouse_cards
    if owner != seat and most > limit and table.owns(owner, table.tables.bunkhouse):
        most = limit
    for _card in range(most):
        if has_room(table, seat):
            take_from_base(table, seat, owner, table.size(base) - 1)
    second = 1 if is_second else 0
    table.push(frames.frame(codes.AFTER_RAID, seat, codes.NONE, codes.NONE, owner, second, 0))
    if table.owns(seat, table.tables.baton):  # CI-344: before a second raid.
        ask_crystal(table, seat, codes.NONE, table.tables.baton_place, codes.COLOURS)


def _take_totem(table: Table, seat: int, colour: int) -> None:
    """From whoever has it, or from the supply unless the option says otherwise. CI-143 to CI-147."""
    holder = table.holder(colour)
    if holder in (seat, OUT) or (holder == SUPPLY and not table.tables.unowned_totems):
        return
    packed = table.get(TOTEMS) & ~(7 << 3 * colour)
    table.set(TOTEMS, packed | seat << 3 * colour)
    if table.journal is not None:
        table.journal.note(codes.E_TOTEM, seat, colour, 0)


def after_raid(table: Table, seat: int, owner: int, is_second: bool) -> None:
    """Enhanced Vision lets a second, different Base be raided right away. CI-348, CI-351, CI-352."""
    if is_second or not table.owns(seat, table.tables.vision):
        return
    for other in range(table.seats):
        if other != owner and table.size(table.pile(other, BASE)) > 0:
            table.push(frames.plain(codes.Q_SECOND_RAID, seat, owner))
            return
