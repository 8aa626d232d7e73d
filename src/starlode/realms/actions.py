"""What a player does in the action phase: play, use, scrap, buy, attack; compiled."""

from mypy_extensions import i64

from starlode.realms import codes, frames
from starlode.realms.abilities import destroy, rival, run, scrap, store, take_from_row
from starlode.realms.allies import copied_presence, copy_mark, enter_play, leave_play
from starlode.realms.table import (
    AUTHORITY,
    BLOBS,
    COMBAT,
    CURRENT,
    IN_PLAY,
    MARKERS,
    PER_SHIP,
    SHIPS,
    TRADE,
    Table,
)
from starlode.realms.turn import end_turn, finish


def act(table: Table, action: i64) -> None:
    """Carry out an action of the current seat's action phase."""
    kind = action >> 6
    card = action & 63
    seat = table.get(CURRENT)
    if kind == codes.PLAY:
        play(table, seat, card)
    elif kind == codes.END_TURN:
        end_turn(table)
    elif kind == codes.BUY:
        buy(table, seat, card)
    elif kind == codes.ATTACK:
        attack(table, seat, card)
    elif kind < codes.SCRAP:
        use(table, seat, kind, card)
    elif kind < codes.ALLY_AS:
        scrap_for_ability(table, seat, kind - codes.SCRAP, card)
    elif kind == codes.ALLY_AS:
        use_copied_ally(table, seat, card)
    elif kind < codes.ATTACK:
        scrap_needle(table, seat, card, kind - codes.SCRAP_AS)
    else:
        attack_base(table, seat, kind - codes.ATTACK_BASE, card)


def play(table: Table, seat: i64, card: i64) -> None:
    """Lay a card from the hand in front of its owner; a ship's primary ability takes effect at once (Ruling A3)."""
    tables = table.tables
    table.leave_hand(seat, card)
    if table.journal is not None:
        table.journal.note(codes.E_PLAYED, seat, card, 0)
    presence = tables.presence[card]
    if presence != 0:
        enter_play(table, seat, presence)
        table.add(seat, BLOBS, tables.is_blob(card))
    bit = tables.bit(card)
    if bit & tables.ships == 0:
        table.put(table.pile(seat, IN_PLAY), card)
        table.add(seat, PER_SHIP, tables.combat_per_ship(card))
        return
    table.put(table.pile(seat, IN_PLAY + 1), card)
    table.set_of(seat, SHIPS, table.of(seat, SHIPS) | bit)
    if table.of(seat, PER_SHIP) > 0:
        _fleet_bonus(table, seat)
    run(table, seat, tables.program_of(card, codes.PRIMARY), card, codes.NONE)


def _fleet_bonus(table: Table, seat: i64) -> None:
    """Combat for a ship that enters play, before its primary ability (Rulings C4, K7)."""
    combat = table.of(seat, PER_SHIP)
    table.add(seat, COMBAT, combat)
    table.stir()
    if table.journal is not None:
        table.journal.note(codes.E_FLEET, seat, combat, 0)


def use(table: Table, seat: i64, kind: i64, card: i64) -> None:
    """Use the primary ability of a base or the ally ability of a card in play, once a turn."""
    ready = table.pile(seat, IN_PLAY)
    if kind >= codes.ALLY:
        pile = ready + kind - codes.ALLY  # + 1: the copy whose primary ability is used
        table.move(pile, pile + 2, card)
        ability: i64 = codes.ALLY_ABILITY
    else:
        pile = ready + 2 * (kind - codes.USE)
        table.move(pile, pile + 1, card)
        ability = codes.PRIMARY
    _note_use(table, seat, card, ability, codes.NONE)
    run(table, seat, table.tables.program_of(card, ability), card, codes.NONE)


def scrap_for_ability(table: Table, seat: i64, copy: i64, card: i64) -> None:
    """Leaving play is the price and comes first, the effect second (Ruling K4)."""
    _note_use(table, seat, card, codes.SCRAP_ABILITY, codes.NONE)
    table.take(table.pile(seat, IN_PLAY) + copy, card)
    leave_play(table, seat, table.tables.presence[card])
    table.add(seat, PER_SHIP, -table.tables.combat_per_ship(card))
    scrap(table, seat, card, 3)
    run(table, seat, table.tables.program_of(card, codes.SCRAP_ABILITY), card, codes.NONE)


def use_copied_ally(table: Table, seat: i64, ship: i64) -> None:
    needle = table.tables.needle
    table.change_mark(copy_mark(seat, ship, 0), copy_mark(seat, ship, 1))
    _note_use(table, seat, needle, codes.ALLY_ABILITY, ship)
    run(table, seat, table.tables.program_of(ship, codes.ALLY_ABILITY), needle, ship)


def scrap_needle(table: Table, seat: i64, ship: i64, ally_used: i64) -> None:
    """The copied scrap ability costs the Needle itself, also where it copies an Explorer (Ruling C2)."""
    needle = table.tables.needle
    _note_use(table, seat, needle, codes.SCRAP_ABILITY, ship)
    table.change_mark(copy_mark(seat, ship, ally_used), -1)
    table.take(table.pile(seat, IN_PLAY) + 1, needle)
    leave_play(table, seat, table.tables.presence[needle] + copied_presence(table, ship))
    scrap(table, seat, needle, 3)
    run(table, seat, table.tables.program_of(ship, codes.SCRAP_ABILITY), needle, ship)


def _note_use(table: Table, seat: i64, card: i64, ability: i64, copied: i64) -> None:
    if table.journal is not None:
        table.journal.note(codes.E_USED, seat, card, ability + 4 * copied)


def buy(table: Table, seat: i64, card: i64) -> None:
    """Pay for a card of the row or an Explorer; with a marker, a ship's owner says where it goes (Rulings C7, K12)."""
    table.add(seat, TRADE, -table.tables.cost(card))
    table.stir()
    take_from_row(table, card)
    if table.of(seat, MARKERS) > 0 and table.tables.bit(card) & table.tables.ships != 0:
        table.add(seat, MARKERS, -1)
        table.push(frames.frame(codes.Q_DESTINATION, seat, codes.NONE, codes.NONE, card, 0, 0))
    else:
        store(table, seat, card, False)


def attack(table: Table, seat: i64, target: i64) -> None:
    """Spend on a player all the combat that counts (Ruling K14)."""
    combat = table.of(seat, COMBAT)
    authority = table.of(target, AUTHORITY)
    amount = combat if combat < authority else authority
    table.add(seat, COMBAT, -amount)
    table.set_of(target, AUTHORITY, authority - amount)
    if table.journal is not None:
        table.journal.note(codes.E_ATTACKED, seat, target, amount)
    if amount == authority:
        finish(table, rival(table, target), codes.DEFEAT)


def attack_base(table: Table, seat: i64, owner: i64, card: i64) -> None:
    """Spend a base's full defense to destroy it (Rulings F1, F2)."""
    table.add(seat, COMBAT, -table.tables.defense(card))
    if table.journal is not None:
        table.journal.note(codes.E_ATTACKED_BASE, seat, owner, card)
    destroy(table, owner, card, seat)
