"""Actions of a turn, and answers to the question on top of the stack; compiled."""

from starlode.cavein.engine import codes
from starlode.cavein.engine.paying import (
    ask_payment,
    collect,
    finish_mining,
    finish_payment,
    mine,
    pay,
    pay_recruit,
    play_card,
    recruit,
    recruit_freely,
    spend_action,
)
from starlode.cavein.engine.raids import raid
from starlode.cavein.engine.skills import ask_sacrifice, reward_place, use_skill
from starlode.cavein.engine.table import (
    AGENTS_USED,
    ARM_USED,
    CAST_COLOUR,
    CURRENT,
    DEEDS,
    DEPTH,
    DYED,
    HAS_DYED,
    LIFT_USED,
    STARTING,
    Table,
)
from starlode.cavein.engine.tables import level_of
from starlode.cavein.engine.taking import (
    ask_crystal,
    ask_docks,
    bottom_is_free,
    docks_for,
    position_of,
    subjugate,
    subjugate_from_hand,
    take_from_base,
    take_from_docks,
    take_next,
)
from starlode.cavein.engine.tints import recolour
from starlode.cavein.engine.track import gain_crystal
from starlode.cavein.engine.turn import anything_to_start_with, end_turn, go_on, lead
from starlode.core.engine import frames


def act(table: Table, action: int) -> None:
    """Carry out an action of the starting or the action phase."""
    kind = action >> 6
    low = action & 63
    seat = table.get(CURRENT)
    if kind == codes.RECRUIT:
        recruit(table, seat, low)
    elif kind == codes.END_TURN:
        end_turn(table)
    elif kind >= codes.MINE and kind < codes.MINE + codes.TINTS:
        mine(table, seat, low, kind - codes.MINE)
    elif kind == codes.COLLECT:
        collect(table, seat, low)
    elif kind == codes.RAID:
        raid(table, seat, low, False)
    elif kind < codes.RAID:
        use(table, seat, kind - codes.USE, low)
    elif kind == codes.LEAD:
        lead(table, seat)
    elif kind == codes.GO_ON:
        go_on(table)
    else:
        _activate(table, seat, low)


def use(table: Table, seat: int, variant: int, card: int) -> None:
    """Play a card for its skill; it has left the hand when the skill works. CI-132, CI-134, CI-223, CI-261, CI-262."""
    spend_action(table, seat, codes.USING)
    play_card(table, seat, variant, card)
    if table.journal is not None:
        table.journal.note(codes.E_USED, seat, card, 0)
    use_skill(table, seat, card)


def _activate(table: Table, seat: int, half: int) -> None:
    """Use an artifact that works at the start of a turn."""
    if table.journal is not None:
        table.journal.note(codes.E_ACTIVATED, seat, half, 0)
    if table.tables.arm & (1 << half) != 0:
        table.set_effect(ARM_USED)
        for _card in range(table.tables.arm_cards):
            if bottom_is_free(table, seat):
                take_from_base(table, seat, seat, 0)
    else:
        table.set_effect(AGENTS_USED)
        ask_docks(table, seat, codes.NONE, 0, table.tables.agents_level)
    _start_on(table, seat)


def _start_on(table: Table, seat: int) -> None:
    """The starting phase is over when nothing is asked and nothing is left to use."""
    if table.get(DEPTH) == 0 and not anything_to_start_with(table, seat):
        go_on(table)


def answer(table: Table, action: int) -> None:
    """Carry out the answer to the open question; in the starting phase it is that of the agents.

    CI-226, CI-291, CI-292.
    """
    _answer(table, action)
    if table.get(DEEDS) & STARTING != 0:
        _start_on(table, table.get(CURRENT))


def _answer(table: Table, action: int) -> None:
    kind = action >> 6
    low = action & 63
    top = table.frame()
    seat = frames.seat_of(top)
    asked = frames.what(top)
    if asked == codes.Q_PAY_CRYSTAL or asked == codes.Q_PAY_ARTIFACT:
        if kind == codes.DONE:
            finish_payment(table)
        else:
            pay(table, kind - codes.PAY, low)
        return
    if asked == codes.Q_TAKE_FROM_BASES and kind != codes.DONE:
        owner = (kind - codes.TAKE_FROM_BASE) // codes.COPIES
        copy = (kind - codes.TAKE_FROM_BASE) % codes.COPIES
        take_next(table, owner, position_of(table, owner, low, copy))
        return
    table.pop()
    if kind == codes.DECLINE:
        return
    if kind == codes.DONE:
        if asked == codes.Q_PAYING_COLOUR:  # nothing to pay, and nothing added
            finish_mining(table, seat, frames.card_of(top), frames.copied_of(top))
        return
    if asked == codes.Q_PAY_RECRUIT:
        if kind == codes.FREE:
            recruit_freely(table, seat, frames.card_of(top))
        else:
            pay_recruit(table, seat, frames.card_of(top), kind - codes.PAY, low)
    elif asked == codes.Q_PAYING_COLOUR:
        ask_payment(table, seat, frames.card_of(top), frames.copied_of(top), frames.number_of(top), low)
    elif asked == codes.Q_TAKE_CRYSTAL:
        if frames.at_of(top) != 0:
            table.set_effect(LIFT_USED)
        gain_crystal(table, seat, low, kind - codes.TAKE_CRYSTAL, False)
    elif asked == codes.Q_TAKE_FROM_DOCKS:
        _take_from_docks(table, top, low)
    elif asked == codes.Q_TAKE_FROM_BOTTOM:
        take_from_base(table, seat, seat, 0)
        if frames.number_of(top) > 1 and bottom_is_free(table, seat):
            table.push(frames.fewer(top))
    elif asked == codes.Q_SECOND_RAID:
        raid(table, seat, low, True)
    elif asked == codes.Q_SUBJUGATE:
        owner = (kind - codes.SUBJUGATE) // codes.COPIES
        copy = (kind - codes.SUBJUGATE) % codes.COPIES
        subjugate(table, seat, owner, position_of(table, owner, low, copy))
    elif asked == codes.Q_SUBJUGATE_FROM_HAND:
        subjugate_from_hand(table, seat, kind - codes.SUBJUGATE_FROM_HAND, low)
        ask_sacrifice(table, seat, frames.card_of(top), frames.number_of(top) - 1)
        ask_crystal(table, seat, frames.card_of(top), reward_place(table, frames.card_of(top)), codes.COLOURS)
    elif asked == codes.Q_CAST_COLOUR:
        table.set_of(seat, CAST_COLOUR, low + 1)
        if table.journal is not None:
            table.journal.note(codes.E_CAST, seat, low, 0)
    else:
        _colouring(table, top, kind, low)


def _take_from_docks(table: Table, top: int, card: int) -> None:
    """One card, or one after the other while their levels allow another. CI-229, CI-231."""
    seat = frames.seat_of(top)
    take_from_docks(table, seat, card)
    left = frames.number_of(top) - level_of(card)
    if frames.at_of(top) == 0 and docks_for(table, seat, left, 0) != 0:
        table.push(frames.frame(codes.Q_TAKE_FROM_DOCKS, seat, frames.card_of(top), codes.NONE, left, 0, 0))


def _colouring(table: Table, top: int, kind: int, low: int) -> None:
    """Crystals and cards that count as another colour for the turn. CI-265, CI-266, CI-392."""
    seat = frames.seat_of(top)
    asked = frames.what(top)
    card = frames.card_of(top)
    left = frames.number_of(top)
    if asked == codes.Q_RECOLOUR:
        table.push(frames.frame(codes.Q_NEW_COLOUR, seat, low, kind - codes.RECOLOUR, 0, 0, 0))
    elif asked == codes.Q_NEW_COLOUR:
        recolour(table, card, frames.copied_of(top), low)
    elif asked == codes.Q_DYE_COLOUR:
        table.push(frames.frame(codes.Q_DYE, seat, card, codes.NONE, left, low, 0))
    else:
        _dye(table, seat, kind - codes.DYE, low, frames.second_of(top))
        if left > 1:
            if table.tables.one_dye:
                table.push(frames.fewer(top))
            else:
                table.push(frames.frame(codes.Q_DYE_COLOUR, seat, card, codes.NONE, left - 1, 0, 0))
            # Whether there is another card to dye is a secret as long as some are hidden.
            is_done = dyeable(table, seat, frames.second_of(top)) == 0 and not table.has_secrets(seat)
            if is_done and table.tables.one_dye:
                table.pop()


def _dye(table: Table, seat: int, variant: int, card: int, colour: int) -> None:
    """The card is named openly, and counts as the colour while mining. CI-267, CI-390."""
    table.leave_hand(seat, variant, card)
    table.put(DYED + colour, card)
    table.set_effect(HAS_DYED)
    if table.journal is not None:
        table.journal.note(codes.E_DYED, seat, card, colour | variant << 3)


def dyeable(table: Table, seat: int, colour: int) -> int:
    """The cards in hand that do not count as a colour yet."""
    cards = table.mask(table.hand_pile(seat, 0)) & ~table.tables.cards_by_colour[colour]
    for other in range(codes.COLOURS):
        if other != colour:
            cards |= table.mask(DYED + other)
    return cards
