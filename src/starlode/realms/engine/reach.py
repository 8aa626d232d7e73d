"""Who may be attacked by whom, as the format says; compiled. Sets of seats are masks, a bit each.

Outposts are another matter: they protect one who is in reach (see targets).
"""

from starlode.core.engine.bits import lowest
from starlode.realms.engine import codes
from starlode.realms.engine.table import HAND, IN_PLAY, LIVING, Table


def players(table: Table, seat: int) -> int:
    """The seats whose authority a seat may attack; a Hydra team is attacked at the seat that keeps its score.

    SR-M28, SR-M73, SR-M82, SR-M85, SR-M87, SR-M89, SR-M106, SR-M166, SR-M201, SR-M202.
    """
    seating = table.tables.seating
    if seating.reach == codes.REACH_ENEMIES:
        return table.get(LIVING) & seating.players[seat]
    if seating.reach == codes.REACH_NEIGHBOURS:
        return (1 << neighbour(table, seat, 1)) & ~(1 << seat)
    return _facing(table, seat)


def owners(table: Table, seat: int) -> int:
    """The seats whose bases a seat may attack or destroy. SR-M17, SR-M74, SR-M84, SR-M88, SR-M91, SR-M109."""
    seating = table.tables.seating
    if seating.reach == codes.REACH_ENEMIES:
        return table.get(LIVING) & seating.owners[seat]
    if seating.reach == codes.REACH_NEIGHBOURS:
        return ((1 << neighbour(table, seat, 1)) | (1 << neighbour(table, seat, -1))) & ~(1 << seat)
    return _facing(table, seat)


def victims(table: Table, seat: int) -> int:
    """The seats that a seat may have discard cards; outposts do not matter.

    SR-279, SR-280, SR-M15, SR-M16, SR-M75, SR-M90, SR-M110, SR-M168, SR-M204.
    """
    if table.seats == 2:
        return 1 << (1 - seat)
    seating = table.tables.seating
    if seating.reach == codes.REACH_ENEMIES:
        return table.get(LIVING) & seating.owners[seat]
    return players(table, seat)


def _facing(table: Table, seat: int) -> int:
    """An admiral reaches the one opposite, and when he is out the emperor; an emperor everybody. SR-M160 to SR-M165."""
    seating = table.tables.seating
    living = table.get(LIVING)
    if seating.vital[seat] == (1 << seat):
        return living & seating.owners[seat]
    opposite = 1 << (seating.facing[seat] & 7)
    if living & opposite != 0:
        return opposite
    return 1 << (seating.facing[seat] >> 3)


def neighbour(table: Table, seat: int, step: int) -> int:
    """The nearest living seat: clockwise, which is to the left, or with a step of −1 to the right.

    SR-M33, SR-M72, SR-M83, SR-M86, SR-M159, SR-M200.
    """
    living = table.get(LIVING)
    other = (seat + step + table.seats) % table.seats
    while living & (1 << other) == 0:
        assert living & ((1 << table.seats) - 1) != 0, "nobody is left"
        other = (other + step + table.seats) % table.seats
    return other


def targets(table: Table, owner: int) -> int:
    """The bases of a seat that may be attacked or destroyed: its outposts, or if it has none, any.

    SR-48 to SR-51, SR-90, SR-256, SR-258, SR-284, SR-M10, SR-M18, SR-M107, SR-M108, SR-M146, SR-M167, SR-M203, SR-M222.
    """
    bases = table.mask(table.pile(owner, IN_PLAY)) & table.tables.bases
    outposts = bases & table.tables.outposts
    if outposts != 0:
        return outposts
    if table.seats > 2 and table.tables.seating.takes_team_turns and not is_open(table, owner):
        return 0  # a teammate's outpost protects it
    return bases


def destroyable(table: Table, seat: int, owner: int) -> int:
    """The bases of a seat that an effect of another, or its own, may destroy. SR-358, SR-359."""
    if seat == owner:
        return table.in_play(owner) & table.tables.bases
    if table.tables.destroys_any_base:
        return table.mask(table.pile(owner, IN_PLAY)) & table.tables.bases
    return targets(table, owner)


def is_open(table: Table, owner: int) -> bool:
    """Whether no outpost stands before a player; in a Hydra those of the whole team do."""
    outposts = table.mask(table.pile(owner, IN_PLAY)) & table.tables.outposts
    seating = table.tables.seating
    if seating.takes_team_turns:
        team = seating.team[owner]
        while team != 0:
            outposts |= table.mask(table.pile(lowest(team), IN_PLAY)) & table.tables.outposts
            team &= team - 1
    return outposts == 0


def may_spare(table: Table, seat: int, target: int) -> bool:
    """Whether it can matter how hard a player is hit: others are open too, or enemies would play on without him.

    SR-M11, SR-M13, SR-M229.
    """
    return several_open(table, seat) or enemies_without(table, seat, target)


def enemies_without(table: Table, seat: int, target: int) -> bool:
    """Whether a seat would still have enemies if a player were out: an emperor takes his admirals with him."""
    seating = table.tables.seating
    left = table.get(LIVING) & ~(1 << target)
    others = left
    while others != 0:
        other = lowest(others)
        others &= others - 1
        if seating.side[other] != seating.side[seat] and seating.vital[other] & left != 0:
            return True
    return False


def several_open(table: Table, seat: int) -> bool:
    """Whether a seat may attack more than one player now."""
    seats = players(table, seat)
    if seats & (seats - 1) == 0:
        return False
    found = 0
    while seats != 0:
        if is_open(table, lowest(seats)):
            found += 1
        seats &= seats - 1
    return found > 1


def any_target(table: Table, seat: int) -> bool:
    """Whether a seat may destroy any base."""
    if table.tables.destroys_own_bases and destroyable(table, seat, seat) != 0:
        return True
    if table.seats == 2:
        return targets(table, 1 - seat) != 0
    seats = owners(table, seat)  # outposts or not, whoever has a base has one that can be destroyed
    while seats != 0:
        if targets(table, lowest(seats)) != 0:
            return True
        seats &= seats - 1
    return False


def any_hand(table: Table, seats: int) -> bool:
    """Whether any of these seats holds a card."""
    while seats != 0:
        if table.size(table.pile(lowest(seats), HAND)) > 0:
            return True
        seats &= seats - 1
    return False
