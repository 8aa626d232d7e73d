"""Which factions a seat has in play, and whose ally abilities are open; compiled."""

from starlode.core.engine.bits import lowest
from starlode.realms.engine.table import IN_PLAY, PRESENCE, UNLOCKED, Table


def enter_play(table: Table, seat: int, presence: int) -> None:
    """Count a card's factions; a Needle that copies a ship enters a second time with the copied one.

    SR-197, SR-211, SR-212, SR-318.
    """
    table.add(seat, PRESENCE, presence)
    if table.tables.stays_unlocked:
        _keep_unlocked(table, seat)


def leave_play(table: Table, seat: int, presence: int) -> None:
    """A card that has left play is nobody's partner any more. SR-193, SR-313, SR-317."""
    table.add(seat, PRESENCE, -presence)
    if table.tables.stays_unlocked:
        _keep_unlocked(table, seat)


def open_allies(table: Table, seat: int) -> int:
    """The cards whose ally ability has the partner it needs: two of the faction in play, the card itself being one.

    SR-61 to SR-65, SR-187, SR-188, SR-190, SR-319.
    """
    if table.tables.stays_unlocked:
        factions = table.of(seat, UNLOCKED)
    else:
        factions = table.tables.allied(table.of(seat, PRESENCE))
    return table.tables.factions[factions]


def count_anew(table: Table, seat: int) -> None:
    """Between turns only bases are in play; nothing else counts, and nothing stays unlocked. SR-317, SR-321."""
    pile = table.pile(seat, IN_PLAY)
    mask = table.mask(pile)
    presence = 0
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        presence += table.tables.presence[card] * table.count(pile, card)
    table.set_of(seat, PRESENCE, presence)
    if table.tables.stays_unlocked:
        table.set_of(seat, UNLOCKED, table.tables.allied(presence))


def copied_presence(table: Table, copied: int) -> int:
    """What copying a ship adds to the Needle's own faction: nothing if both are the same. SR-214, SR-215."""
    presence = table.tables.presence[copied]
    if presence == table.tables.presence[table.tables.needle]:
        return 0
    return presence


def _keep_unlocked(table: Table, seat: int) -> None:
    """Once a faction had two cards in play its ally abilities stay open, as long as one of them does. SR-191."""
    # While a faction has any card left in play, that card was there when the faction last had two.
    presence = table.of(seat, PRESENCE)
    unlocked = table.of(seat, UNLOCKED) | table.tables.allied(presence)
    table.set_of(seat, UNLOCKED, unlocked & table.tables.present(presence))
