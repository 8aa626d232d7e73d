"""What a player does in the action phase: play, use, scrap, buy, attack; compiled."""

from starlode.core.engine.bits import lowest
from starlode.realms.engine import codes, pooling
from starlode.realms.engine.abilities import run, scrap, store_bought, take_from_row
from starlode.realms.engine.allies import copied_presence, enter_play, leave_play
from starlode.realms.engine.attacks import attack, attack_base, attack_lasting, keeps_damage
from starlode.realms.engine.marks import copy_mark
from starlode.realms.engine.table import (
    BLOBS,
    COMBAT,
    CURRENT,
    DISCARD_PILE,
    IN_PLAY,
    PER_SHIP,
    SHIPS,
    TRADE,
    Table,
)
from starlode.realms.engine.turn import end_turn


def act(table: Table, action: int) -> None:
    """Carry out an action of the current seat's action phase; each uses up a card, an ability, trade or combat.

    SR-336.
    """
    kind = action >> 6
    seat = table.get(CURRENT)
    if table.seats > 2 and table.tables.seating.takes_team_turns and _work_together(table, seat, kind, action & 63):
        return
    if kind == codes.PLAY:
        play(table, seat, action & 63)
    elif kind == codes.END_TURN:
        end_turn(table)
    elif kind == codes.BUY:
        buy(table, seat, action & 63)
    elif kind == codes.ATTACK:
        attack(table, seat, action & 63)
    elif kind < codes.SCRAP:
        use(table, seat, kind, action & 63)
    elif kind < codes.ALLY_AS:
        scrap_for_ability(table, seat, kind - codes.SCRAP, action & 63)
    elif kind == codes.ALLY_AS:
        use_copied_ally(table, seat, action & 63)
    elif kind < codes.ATTACK:
        scrap_needle(table, seat, action & 63, kind - codes.SCRAP_AS)
    elif kind < codes.DESTROY:
        owner = kind - codes.ATTACK_BASE
        if table.seats > 2 and keeps_damage(table, owner):
            attack_lasting(table, seat, owner, action & 63, 0)
        else:
            attack_base(table, seat, owner, action & 63)
    elif kind < codes.HAND_OVER:
        pass_card(table, seat, kind - codes.PASS, action & 63)
    else:
        owner = lowest(table.tables.seating.damage_lasts_on)
        attack_lasting(table, seat, owner, action & 63, kind - codes.ATTACK_DAMAGED)


def _work_together(table: Table, seat: int, kind: int, card: int) -> bool:
    """Do what only a Hydra's members do: hand over, be done, pay together; whether that was all. Else it is a deed.

    SR-M133.
    """
    if kind == codes.HAND_OVER:
        pooling.hand_over(table, seat, card)
        return True
    if kind == codes.END_TURN:
        return not pooling.be_done(table, seat)
    if kind == codes.BUY and table.of(seat, TRADE) < table.tables.cost(card):
        pooling.buy_together(table, seat, card)
        return True
    if codes.ATTACK_BASE <= kind < codes.DESTROY and table.of(seat, COMBAT) < table.tables.defense(card):
        pooling.attack_together(table, seat, kind - codes.ATTACK_BASE, card)
        return True
    pooling.note_deed(table)
    return False


def play(table: Table, seat: int, card: int) -> None:
    """Lay a card from the hand in front of its owner; a ship's primary ability takes effect at once.

    SR-33, SR-34, SR-36, SR-37, SR-202 to SR-205, SR-255, SR-262, SR-265, SR-292, SR-302, SR-303, SR-357.
    """
    tables = table.tables
    table.leave_hand(seat, card)
    if table.journal is not None:
        table.journal.note(codes.E_PLAYED, seat, card, 0)
    presence = tables.presence[card]
    if presence != 0:
        enter_play(table, seat, presence)
        table.add(seat, BLOBS, tables.is_blob(card))
    bit = 1 << card
    if bit & tables.ships == 0:
        table.put(table.pile(seat, IN_PLAY), card)
        table.add(seat, PER_SHIP, tables.combat_per_ship(card))
        return
    table.put(table.pile(seat, IN_PLAY + 1), card)
    table.set_of(seat, SHIPS, table.of(seat, SHIPS) | bit)
    if table.of(seat, PER_SHIP) > 0:
        _fleet_bonus(table, seat)
    run(table, seat, tables.program_of(card, codes.PRIMARY), card, codes.NONE)


def _fleet_bonus(table: Table, seat: int) -> None:
    """Combat for a ship that enters play, before its primary ability. SR-225, SR-228 to SR-232, SR-311."""
    combat = table.of(seat, PER_SHIP)
    table.add(seat, COMBAT, combat)
    table.stir()
    if table.journal is not None:
        table.journal.note(codes.E_FLEET, seat, combat, 0)


def use(table: Table, seat: int, kind: int, card: int) -> None:
    """Use the primary ability of a base or the ally ability of a card in play, once a turn.

    SR-53, SR-164, SR-165, SR-320.
    """
    ready = table.pile(seat, IN_PLAY)
    if kind >= codes.ALLY:
        pile = ready + kind - codes.ALLY  # + 1: the copy whose primary ability is used
        table.move(pile, pile + 2, card)
        ability = codes.ALLY_ABILITY
    else:
        pile = ready + 2 * (kind - codes.USE)
        table.move(pile, pile + 1, card)
        ability = codes.PRIMARY
    _note_use(table, seat, card, ability, codes.NONE)
    run(table, seat, table.tables.program_of(card, ability), card, codes.NONE)


def scrap_for_ability(table: Table, seat: int, copy: int, card: int) -> None:
    """Leaving play is the price and comes first, the effect second. SR-44, SR-68, SR-287, SR-304."""
    _note_use(table, seat, card, codes.SCRAP_ABILITY, codes.NONE)
    table.take(table.pile(seat, IN_PLAY) + copy, card)
    leave_play(table, seat, table.tables.presence[card])
    table.add(seat, PER_SHIP, -table.tables.combat_per_ship(card))
    scrap(table, seat, card, 3)
    run(table, seat, table.tables.program_of(card, codes.SCRAP_ABILITY), card, codes.NONE)


def use_copied_ally(table: Table, seat: int, ship: int) -> None:
    """The Needle uses the ally ability of the ship it copies; that ship's own use is another. SR-209, SR-315."""
    needle = table.tables.needle
    table.change_mark(copy_mark(seat, ship, 0), copy_mark(seat, ship, 1))
    _note_use(table, seat, needle, codes.ALLY_ABILITY, ship)
    run(table, seat, table.tables.program_of(ship, codes.ALLY_ABILITY), needle, ship)


def scrap_needle(table: Table, seat: int, ship: int, ally_used: int) -> None:
    """The copied scrap ability costs the Needle itself, also where it copies an Explorer. SR-210, SR-213, SR-316."""
    needle = table.tables.needle
    _note_use(table, seat, needle, codes.SCRAP_ABILITY, ship)
    table.change_mark(copy_mark(seat, ship, ally_used), -1)
    table.take(table.pile(seat, IN_PLAY) + 1, needle)
    leave_play(table, seat, table.tables.presence[needle] + copied_presence(table, ship))
    scrap(table, seat, needle, 3)
    run(table, seat, table.tables.program_of(ship, codes.SCRAP_ABILITY), needle, ship)


def _note_use(table: Table, seat: int, card: int, ability: int, copied: int) -> None:
    if table.journal is not None:
        table.journal.note(codes.E_USED, seat, card, ability + 4 * copied)


def buy(table: Table, seat: int, card: int) -> None:
    """Pay for a card of the row or an Explorer. SR-6, SR-81, SR-84, SR-325."""
    table.add(seat, TRADE, -table.tables.cost(card))
    table.stir()
    take_from_row(table, card)
    store_bought(table, seat, card)


def pass_card(table: Table, seat: int, receiver: int, card: int) -> None:
    """For one trade a card of the own discard pile goes to a neighbouring teammate's.

    SR-M169, SR-M172, SR-M174, SR-M176, SR-M179 to SR-M182.
    """
    table.add(seat, TRADE, -1)
    table.move(table.pile(seat, DISCARD_PILE), table.pile(receiver, DISCARD_PILE), card)
    if table.journal is not None:
        table.journal.note(codes.E_PASSED, seat, receiver, card)
