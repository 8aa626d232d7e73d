"""A Hydra team's turn: handing over, being done, and paying together; compiled.

SR-M119: one member acts at a time. SR-M132 to SR-M134: whoever buys or attacks pays first, teammates add what is
missing, each with his consent. Such a request waits on the stack as a POOL frame: the card; the owner of the base that
is attacked, or NONE for a purchase; what is missing; and, four bits a member of the team, what has been promised.
"""

from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.realms.engine import codes, marks
from starlode.realms.engine.abilities import store_bought, take_from_row
from starlode.realms.engine.attacks import destroy
from starlode.realms.engine.table import COMBAT, CURRENT, EXPLORERS, FINISHED, RECEIVED, ROW, TRADE, Table

# Handing over


def hand_over(table: Table, seat: int, teammate: int) -> None:
    """Let a teammate go on; one who was done is not any more. SR-M118, SR-M119, SR-M123, SR-M124."""
    table.set(FINISHED, table.get(FINISHED) & ~(1 << teammate))
    _receive(table, teammate)
    if table.journal is not None:
        table.journal.note(codes.E_HANDED_OVER, seat, teammate, 0)


def be_done(table: Table, seat: int) -> bool:
    """The seat is done, and the next teammate who is not goes on; whether it was the last one, so that the turn ends.

    SR-M121, SR-M122.
    """
    team = table.tables.seating.team[seat]
    finished = table.get(FINISHED) | (1 << seat)
    table.set(FINISHED, finished)
    waiting = team & ~finished
    if waiting == 0:
        return True
    if table.journal is not None:
        table.journal.note(codes.E_MEMBER_DONE, seat, 0, 0)
    later = waiting & -(1 << seat)
    _receive(table, lowest(later if later != 0 else waiting))
    return False


def _receive(table: Table, seat: int) -> None:
    table.set(RECEIVED, table.get(RECEIVED) | (1 << seat))
    table.set(CURRENT, seat)


def receivers(table: Table, seat: int) -> int:
    """The teammates that a seat may hand over to: between two other actions each gets the turn once. SR-M125."""
    return table.tables.seating.team[seat] & ~table.get(RECEIVED) & ~(1 << seat)


def note_deed(table: Table) -> None:
    """Something was done: everybody may get the turn again, and be asked again for help. SR-M126, SR-M149."""
    table.set(RECEIVED, 0)
    index = 0
    while index < table.marked():
        mark = table.mark_at(index)
        if marks.tells(mark) == marks.REFUSAL:
            table.change_mark(mark, -1)
        else:
            index += 1


# Paying together


def helpers(table: Table, seat: int, card: int, owner: int, promised: int) -> int:
    """The teammates who could still add something, and have neither promised nor refused it. SR-M149, SR-M150."""
    which = COMBAT
    if owner == codes.MOST_SEATS:
        which = TRADE
    found = 0
    team = table.tables.seating.team[seat] & ~(1 << seat)
    while team != 0:
        other = lowest(team)
        team &= team - 1
        refused = marks.has_mark(table, marks.refusal_mark(seat, card, other, owner))
        if table.of(other, which) > 0 and _promise(table, promised, other) == 0 and not refused:
            found |= 1 << other
    return found


def _help(table: Table, seats: int, owner: int) -> int:
    """How much these seats could add."""
    which = COMBAT
    if owner == codes.MOST_SEATS:
        which = TRADE
    total = 0
    while seats != 0:
        total += table.of(lowest(seats), which)
        seats &= seats - 1
    return total


def buyable_together(table: Table, seat: int, alone: int) -> int:
    """The cards of the row that a seat could buy only with help; `alone` are those that need none. SR-M131, SR-M137."""
    cards = table.mask(ROW) & ~alone
    found = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if _can_pay_together(table, seat, card):
            found |= 1 << card
    return found


def explorer_together(table: Table, seat: int) -> bool:
    """SR-M141, SR-M142: an Explorer can be paid together too, unless the option says otherwise."""
    tables = table.tables
    if not tables.seating.pools_explorers or table.get(EXPLORERS) == 0:
        return False
    return table.of(seat, TRADE) < tables.explorer_cost and _can_pay_together(table, seat, tables.explorer)


def _can_pay_together(table: Table, seat: int, card: int) -> bool:
    helping = helpers(table, seat, card, codes.MOST_SEATS, 0)
    return table.of(seat, TRADE) + _help(table, helping, codes.MOST_SEATS) >= table.tables.cost(card)


def breakable_together(table: Table, seat: int, owner: int, bases: int) -> int:
    """Those of the bases that a seat, with some combat of its own, could destroy only with help.

    SR-M137, SR-M143, SR-M145.
    """
    combat = table.of(seat, COMBAT)
    found = 0
    while bases != 0:
        base = lowest(bases)
        bases &= bases - 1
        need = table.tables.defense(base)
        if need > combat and combat + _help(table, helpers(table, seat, base, owner, 0), owner) >= need:
            found |= 1 << base
    return found


def buy_together(table: Table, seat: int, card: int) -> None:
    """All trade of the buyer, and the rest of the others. SR-M132."""
    missing = table.tables.cost(card) - table.of(seat, TRADE)
    table.push(frames.frame(codes.POOL, seat, card, codes.MOST_SEATS, missing, 0, 0))


def attack_together(table: Table, seat: int, owner: int, base: int) -> None:
    """All combat of the attacker, and the rest of the others. SR-M144."""
    missing = table.tables.defense(base) - table.of(seat, COMBAT)
    table.push(frames.frame(codes.POOL, seat, base, owner, missing, 0, 0))


def go_on(table: Table) -> None:
    """The request on top of the stack: ask for what is missing, or carry it out. SR-M138."""
    top = table.frame()
    missing = frames.number_of(top)
    seat = frames.seat_of(top)
    if missing == 0:
        table.pop()
        _carry_out(table, top)
        return
    helping = helpers(table, seat, frames.card_of(top), frames.copied_of(top), frames.at_of(top))
    if helping & (helping - 1) != 0:
        table.push(frames.frame(codes.Q_FROM, seat, frames.card_of(top), codes.NONE, missing, 0, 0))
    else:
        ask_share(table, lowest(helping))


def ask_share(table: Table, teammate: int) -> None:
    """How much a teammate shall add, where that is open; the request is on top of the stack. SR-M138, SR-M139."""
    top = table.frame()
    seat = frames.seat_of(top)
    owner = frames.copied_of(top)
    missing = frames.number_of(top)
    others = helpers(table, seat, frames.card_of(top), owner, frames.at_of(top)) & ~(1 << teammate)
    least = missing - _help(table, others, owner)
    if least < 1:
        least = 1
    most = _help(table, 1 << teammate, owner)
    if most > missing:
        most = missing
    if least < most:
        table.push(frames.frame(codes.Q_SHARE, seat, frames.card_of(top), codes.NONE, most, teammate, least))
    else:
        ask_consent(table, teammate, most)


def ask_consent(table: Table, teammate: int, amount: int) -> None:
    """Whether he adds it; with the option `pool-consent=auto` he does. The request is on top of the stack.

    SR-M134, SR-M135.
    """
    top = table.frame()
    seat = frames.seat_of(top)
    if table.tables.seating.asks_consent:
        if table.journal is not None:
            table.journal.note(codes.E_REQUESTED, seat, teammate, frames.card_of(top) + 64 * amount)
        table.push(frames.frame(codes.Q_CONSENT, teammate, frames.card_of(top), codes.NONE, amount, seat, 0))
    else:
        promise(table, teammate, amount)


def promise(table: Table, teammate: int, amount: int) -> None:
    """He adds it as soon as all is promised; the request is on top of the stack. SR-M140."""
    top = table.frame()
    at = frames.at_of(top) | amount << 4 * _member(table, teammate)
    missing = frames.number_of(top) - amount
    seat = frames.seat_of(top)
    if table.journal is not None:
        table.journal.note(codes.E_CONTRIBUTED, teammate, seat, frames.card_of(top) + 64 * amount)
    table.replace(frames.frame(codes.POOL, seat, frames.card_of(top), frames.copied_of(top), missing, 0, at))


def refuse(table: Table, teammate: int) -> None:
    """Nothing happens and nothing is paid; this teammate is not asked for the same again at once. SR-M148, SR-M149."""
    top = table.frame()
    seat = frames.seat_of(top)
    table.pop()
    table.mark(marks.refusal_mark(seat, frames.card_of(top), teammate, frames.copied_of(top)))
    if table.journal is not None:
        table.journal.note(codes.E_REFUSED, teammate, seat, frames.card_of(top))


def _carry_out(table: Table, request: int) -> None:
    """All pay what they promised, and the card or the attack is that of whoever asked.

    SR-M132, SR-M136, SR-M140, SR-M144, SR-M152, SR-M153.
    """
    seat = frames.seat_of(request)
    card = frames.card_of(request)
    owner = frames.copied_of(request)
    note_deed(table)
    which = COMBAT
    if owner == codes.MOST_SEATS:
        which = TRADE
    team = table.tables.seating.team[seat] & ~(1 << seat)
    while team != 0:
        other = lowest(team)
        team &= team - 1
        table.add(other, which, -_promise(table, frames.at_of(request), other))
    table.set_of(seat, which, 0)  # he has paid all he had
    if owner == codes.MOST_SEATS:
        table.stir()
        take_from_row(table, card)
        store_bought(table, seat, card)
    else:
        if table.journal is not None:
            table.journal.note(codes.E_ATTACKED_BASE, seat, owner, card)
        destroy(table, owner, card, seat)


def _member(table: Table, seat: int) -> int:
    """Which member of its team a seat is, from 0; a team sits side by side."""
    return seat - table.tables.seating.score[seat]


def _promise(table: Table, promised: int, seat: int) -> int:
    return (promised >> 4 * _member(table, seat)) & 15
