"""Attacking players and bases; compiled."""

from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.realms.engine import codes, marks
from starlode.realms.engine.allies import leave_play
from starlode.realms.engine.defeat import defeat, finish
from starlode.realms.engine.reach import is_open, may_spare, targets
from starlode.realms.engine.table import AUTHORITY, COMBAT, DISCARD_PILE, IN_PLAY, PER_SHIP, Table


def attack(table: Table, seat: int, target: int) -> None:
    """Spend combat on a player: all that counts, or where it can matter to spare him, as much as he says.

    SR-7, SR-281, SR-327 to SR-329, SR-M11, SR-M13, SR-M14, SR-M105, SR-M229.
    """
    amount = table.of(seat, COMBAT)
    authority = table.of(target, AUTHORITY)
    if amount > authority:
        amount = authority
    if table.seats > 2 and amount > 1 and may_spare(table, seat, target):
        if amount > codes.MOST_AMOUNT:
            amount = codes.MOST_AMOUNT
        table.push(frames.frame(codes.Q_AMOUNT, seat, codes.NONE, codes.NONE, amount, target, 0))
    else:
        strike(table, seat, target, amount)


def strike(table: Table, seat: int, target: int, amount: int) -> None:
    """Spend so much combat on a player; without authority he is out at once.

    SR-9, SR-88, SR-89, SR-94, SR-288, SR-M12, SR-M26, SR-M27, SR-M113, SR-M114.
    """
    table.add(seat, COMBAT, -amount)
    table.add(target, AUTHORITY, -amount)
    if table.journal is not None:
        table.journal.note(codes.E_ATTACKED, seat, target, amount)
    if table.of(target, AUTHORITY) == 0:
        seating = table.tables.seating
        if seating.takes_team_turns:
            finish(table, seating.side[seat], codes.DEFEAT)  # SR-M114: a team falls as a whole.
        else:
            defeat(table, target)


def attack_base(table: Table, seat: int, owner: int, card: int) -> None:
    """Spend a base's full defense to destroy it. SR-46, SR-91, SR-282, SR-283, SR-M221."""
    table.add(seat, COMBAT, -table.tables.defense(card))
    if table.journal is not None:
        table.journal.note(codes.E_ATTACKED_BASE, seat, owner, card)
    destroy(table, owner, card, seat)


def destroy(table: Table, owner: int, card: int, by: int) -> None:
    """A base goes to its owner's discard pile, and what it always did ends at once.

    SR-44, SR-47, SR-93, SR-259, SR-285 to SR-287.
    """
    pile = table.pile(owner, IN_PLAY)
    if owner == by:
        pile = _most_used(table, pile, card)
    table.move(pile, table.pile(owner, DISCARD_PILE), card)
    leave_play(table, owner, table.tables.presence[card])
    table.add(owner, PER_SHIP, -table.tables.combat_per_ship(card))
    if table.journal is not None:
        table.journal.note(codes.E_DESTROYED, owner, card, by)


def _most_used(table: Table, ready: int, card: int) -> int:
    """Of equal own bases the one that has least left to do this turn goes. SR-359."""
    if table.count(ready + 3, card) > 0:
        return ready + 3
    if table.count(ready + 1, card) > 0:
        return ready + 1
    return ready + 2 if table.count(ready + 2, card) > 0 else ready


# Damage that lasts: on a boss's bases, until his turn (SR-M219, SR-M222)


def keeps_damage(table: Table, owner: int) -> bool:
    return table.tables.seating.damage_lasts_on & (1 << owner) != 0


def attack_lasting(table: Table, seat: int, owner: int, card: int, damage: int) -> None:
    """Begin or go on with the destruction of a copy that has so much damage already. SR-M215 to SR-M217, SR-M223."""
    most = table.tables.defense(card) - damage
    combat = table.of(seat, COMBAT)
    if most > combat:
        most = combat
    if most > 1 and _several_targets(table, owner):
        table.push(frames.frame(codes.Q_DAMAGE, seat, card, codes.NONE, most, damage, owner))
    else:
        wear_down(table, seat, owner, card, damage, most)


def _several_targets(table: Table, owner: int) -> bool:
    """Whether combat that is not spent on one of his bases could be spent on something else of his."""
    bases = targets(table, owner)
    return is_open(table, owner) or table.count_all(table.pile(owner, IN_PLAY), bases) > 1


def wear_down(table: Table, seat: int, owner: int, card: int, damage: int, amount: int) -> None:
    """Spend combat on a base; the damage adds up, and with its last point the base is destroyed. SR-M218, SR-M227."""
    table.add(seat, COMBAT, -amount)
    if table.journal is not None:
        table.journal.note(codes.E_DAMAGED, seat, owner, card + 64 * amount)
    if damage + amount >= table.tables.defense(card):
        destroy_copy(table, owner, card, damage, seat)
    elif damage == 0:
        table.mark(marks.damage_mark(owner, card, amount))
    else:
        table.change_mark(marks.damage_mark(owner, card, damage), marks.damage_mark(owner, card, damage + amount))


def destroy_copy(table: Table, owner: int, card: int, damage: int, by: int) -> None:
    """Destroy the copy of a base that has so much damage. SR-M224, SR-M225."""
    if damage > 0:
        table.change_mark(marks.damage_mark(owner, card, damage), -1)
    destroy(table, owner, card, by)


def repair(table: Table, seat: int) -> None:
    """At the beginning of his turn a boss's bases are whole again. SR-M219, SR-M220."""
    for index in range(table.marked()):
        mark = table.mark_at(index)
        if marks.tells(mark) == marks.DAMAGE and marks.seat_of(mark) == seat:
            marks.forget(table, seat, marks.DAMAGE)
            if table.journal is not None:
                table.journal.note(codes.E_REPAIRED, seat, 0, 0)
            return


def whole(table: Table, owner: int, bases: int) -> int:
    """Those of a seat's bases of which a copy has no damage."""
    left = bases
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if marks.damaged_copies(table, owner, card) >= table.count(table.pile(owner, IN_PLAY), card):
            bases &= ~(1 << card)
    return bases
