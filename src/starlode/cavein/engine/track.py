"""The cave-in track, and taking what moves it; compiled."""

from starlode.cavein.engine import codes
from starlode.cavein.engine.table import CRYSTALS, TRACK, Table
from starlode.cavein.engine.tints import leave_mine


def cave_in(table: Table, why: int) -> None:
    """One step; what happens at its end is looked at when a round is over. CI-179, CI-184, CI-190."""
    track = table.get(TRACK) + 1
    table.set(TRACK, track)
    if table.journal is not None:
        table.journal.note(codes.E_CAVE_IN, track, why, 0)


def is_collapsed(table: Table) -> bool:
    """Whether the token has reached the value for this number of players. CI-185, CI-186."""
    return table.get(TRACK) >= table.tables.collapse


def gain_crystal(table: Table, seat: int, crystal: int, tinted: int, is_mined: bool) -> None:
    """A crystal comes to a player; a mined one with a cave-in symbol moves the track.

    CI-117, CI-119, CI-180 to CI-182, CI-212.
    """
    leave_mine(table, crystal, tinted)
    table.note_deed()
    table.put(table.pile(seat, CRYSTALS), crystal)
    if table.journal is not None:
        table.journal.note(codes.E_MINED if is_mined else codes.E_TOOK_CRYSTAL, seat, crystal, tinted)
    if table.tables.has_cave_in(crystal) and (is_mined or table.tables.taken_cave_in):
        cave_in(table, codes.BY_CRYSTAL)
