"""Paying with cards, named one by one in the order in which they are played; compiled."""

from typing import Final

from starlode.cavein.engine import codes
from starlode.cavein.engine.prices import (
    artifact_cost,
    best_other,
    crystal_cost,
    fitting,
    in_hand,
    is_free,
    lowered,
    recruit_price,
    strength_for,
    strength_in,
    strengths,
    total_strength,
    usual_price,
    worth,
)
from starlode.cavein.engine.table import (
    ACTIONS,
    ARTIFACTS,
    BUSY,
    DEEDS,
    DOCKS,
    DOUBLED,
    EFFECTS,
    EXTRA_MINES,
    HAND,
    LEDGER_USED,
    LIFT_USED,
    NO_CARD,
    PLAYED,
    SECOND_CRYSTALS,
    Table,
)
from starlode.cavein.engine.tables import level_of
from starlode.cavein.engine.tints import tint_colour, tint_less
from starlode.cavein.engine.track import cave_in, gain_crystal
from starlode.core.engine import frames
from starlode.core.engine.bits import lowest

MOST_WORTH: Final = 8  # a card of level 4 whose level is doubled
ALL_SUMS: Final = 0xFFFFFFFFFF  # of cards, as bits; nothing costs nearly so much


def spend_action(table: Table, seat: int, kind: int) -> None:
    """Use up one of the two actions; a Mine uses an extra one first. CI-64, CI-84, CI-87."""
    deeds = table.get(DEEDS) | BUSY
    extra = 0
    if kind == codes.MINING and table.effect(EXTRA_MINES) > 0:
        table.set(EFFECTS, table.get(EFFECTS) - (1 << EXTRA_MINES))
        extra = 1
    else:
        deeds = (deeds | kind) + ACTIONS
    table.set(DEEDS, deeds)
    if table.journal is not None:
        table.journal.note(codes.E_ACTION, seat, kind, extra)


def play_card(table: Table, seat: int, variant: int, card: int) -> None:
    """A card leaves the hand for the play area. CI-77, CI-79, CI-82, CI-137."""
    table.leave_hand(seat, variant, card)
    table.lay(PLAYED, card)
    if table.journal is not None:
        table.journal.note(codes.E_PLAYED, seat, card, variant)


# Recruiting


def recruit(table: Table, seat: int, card: int) -> None:
    """Ask how a recruit is paid, unless there is only one way."""
    spend_action(table, seat, codes.RECRUITING)
    payers = recruit_price(table, seat, card) & in_hand(table, seat)
    # With doubled levels the colours of hidden cards count, so whether any card could pay is a secret.
    is_secret = level_of(card) > 1 and table.has_effect(DOUBLED) and table.has_secrets(seat)
    if payers == 0 and not is_secret:
        finish_recruit(table, seat, card, level_of(card) > 1 + lowered(table))
    else:
        table.push(frames.frame(codes.Q_PAY_RECRUIT, seat, card, codes.NONE, 0, 0, 0))


def pay_recruit(table: Table, seat: int, card: int, variant: int, paid: int) -> None:
    """The ledger is used only where nothing else lets the card pay. CI-96, CI-357."""
    by_ledger = usual_price(table, card) & (1 << paid) == 0
    play_card(table, seat, variant, paid)
    finish_recruit(table, seat, card, by_ledger)


def recruit_freely(table: Table, seat: int, card: int) -> None:
    finish_recruit(table, seat, card, level_of(card) > 1 + lowered(table))


def finish_recruit(table: Table, seat: int, card: int, by_ledger: bool) -> None:
    """The mercenary is in hand at once. CI-98."""
    if by_ledger:
        table.set_effect(LEDGER_USED)
    table.move(DOCKS, table.pile(seat, HAND), card)
    if table.journal is not None:
        table.journal.note(codes.E_RECRUITED, seat, card, 0)


# Mining


def mine(table: Table, seat: int, crystal: int, tinted: int) -> None:
    """Ask for the colour of the cards where the crystal is wild, then for the cards.

    With how many colours a hand that holds hidden cards could pay is a secret, so it is asked even if with one only.
    """
    colour = tint_colour(table, crystal, tinted)
    cost = crystal_cost(table, seat, crystal, colour, tint_less(table, tinted))
    spend_action(table, seat, codes.MINING)
    if not table.is_wild(colour):
        ask_payment(table, seat, crystal, tinted, cost, colour)
        return
    is_secret = table.has_secrets(seat) and (cost > 0 or table.tables.surplus)
    colours = paying_colours(table, seat, cost)
    if colours == 0 and not is_secret:
        finish_mining(table, seat, crystal, tinted)
    elif colours & (colours - 1) == 0 and cost > 0 and not is_secret:
        ask_payment(table, seat, crystal, tinted, cost, lowest(colours))
    else:
        table.push(frames.frame(codes.Q_PAYING_COLOUR, seat, crystal, tinted, cost, 0, 0))


def paying_colours(table: Table, seat: int, cost: int) -> int:
    """The colours whose cards in hand suffice for a wild crystal; with cost 0, those that could be added at all.

    A colour of which no card is in hand is as good as that of the cards which would stand in for it.

    CI-112, CI-113.
    """
    if cost == 0 and not table.tables.surplus:
        return 0
    strength = strengths(table, seat)
    colours = 0
    for colour in range(codes.COLOURS):
        if strength_in(strength, colour) > 0 and strength_for(table, seat, strength, colour) >= cost:
            colours |= 1 << colour
    return colours


def ask_payment(table: Table, seat: int, crystal: int, tinted: int, cost: int, colour: int) -> None:
    table.push(frames.frame(codes.Q_PAY_CRYSTAL, seat, crystal, tinted, cost, 0, colour))
    go_on_paying(table)


def go_on_paying(table: Table) -> None:
    """A payment that suffices and to which, as everybody can tell, nothing can be added is done.

    CI-81, CI-108, CI-109.
    """
    top = table.frame()
    if frames.second_of(top) < frames.number_of(top):
        return
    if table.tables.surplus:
        if frames.what(top) == codes.Q_PAY_CRYSTAL and table.has_secrets(frames.seat_of(top)):
            return  # whether another card has the colour is a secret
        for variant in range(codes.VARIANTS):
            if payers(table, top, variant) != 0:
                return
    finish_payment(table)


def can_go_on_paying(table: Table, top: int) -> bool:
    """Whether a hand suffices for the rest of a payment: of one that was imagined it is not certain."""
    missing = frames.number_of(top) - frames.second_of(top)
    if missing <= 0:
        return True
    if not table.tables.surplus:
        cards = 0
        for variant in range(codes.VARIANTS):
            cards |= payers(table, top, variant)
        return cards != 0
    seat = frames.seat_of(top)
    strength = strengths(table, seat)
    if frames.what(top) == codes.Q_PAY_ARTIFACT:
        return total_strength(strength) >= missing
    colour = frames.at_of(top) & codes.PAID_COLOUR
    could = strength_for(table, seat, strength, colour)
    if frames.at_of(top) & codes.PAID_STRANGE != 0:
        could -= best_other(table, seat, colour)
    return could >= missing


def finish_payment(table: Table) -> None:
    """A payment that suffices is ended; what was paid too much is not given back. CI-102, CI-103."""
    top = table.frame()
    seat = frames.seat_of(top)
    table.pop()
    if frames.what(top) == codes.Q_PAY_CRYSTAL:
        finish_mining(table, seat, frames.card_of(top), frames.copied_of(top))
    else:
        finish_collecting(table, seat, frames.at_of(top) & codes.PAID_HALF)


def payers(table: Table, top: int, variant: int) -> int:
    """The cards of a hand, undyed or dyed as the variant says, that can be named next in a payment.

    CI-101, CI-104, CI-121, CI-122.
    """
    seat = frames.seat_of(top)
    cards = table.mask(table.hand_pile(seat, variant))
    if cards == 0:
        return 0
    if frames.what(top) == codes.Q_PAY_CRYSTAL:
        colour = frames.at_of(top) & codes.PAID_COLOUR
        fits = fitting(table, variant, colour)
        if frames.at_of(top) & codes.PAID_STRANGE == 0 and table.owns(seat, table.tables.overalls):
            cards = (cards & fits) | _strong_enough(table, top, cards & ~fits)
        else:
            cards &= fits
    if not table.tables.surplus:
        cards = _needed(table, top, cards, variant)
    return cards


def _strong_enough(table: Table, top: int, cards: int) -> int:
    """Of the cards that do not fit the colour, those with which the fitting ones still suffice. CI-330, CI-331."""
    seat = frames.seat_of(top)
    colour = frames.at_of(top) & codes.PAID_COLOUR
    missing = frames.number_of(top) - frames.second_of(top)
    fits = strength_for(table, seat, strengths(table, seat), colour) - best_other(table, seat, colour)
    left = cards
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if worth(table, card) + fits < missing:
            cards &= ~(1 << card)
    return cards


def _needed(table: Table, top: int, cards: int, variant: int) -> int:
    """Option surplus-cards=no: cards that can be part of a payment of which no card could be left out. CI-105."""
    found = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if _can_be_minimal(table, top, card, variant):
            found |= 1 << card
    return found


def _can_be_minimal(table: Table, top: int, card: int, variant: int) -> bool:
    """Whether the payment, with this card, can still end so that its smallest card is needed."""
    seat = frames.seat_of(top)
    at = frames.at_of(top)
    colour = at & codes.PAID_COLOUR
    is_crystal = frames.what(top) == codes.Q_PAY_CRYSTAL
    numbers: int = 0  # how many other cards of each value fit, four bits each
    strange: int = 0  # the values of those that do not, a bit each; the overalls let one of them count
    for dye in range(codes.VARIANTS):
        pile = table.hand_pile(seat, dye)
        mask = table.mask(pile)
        while mask != 0:
            other = lowest(mask)
            mask &= mask - 1
            copies = table.count(pile, other)
            if other == card and dye == variant:
                copies -= 1
            if not is_crystal or fitting(table, dye, colour) & (1 << other) != 0:
                numbers += copies << 4 * worth(table, other)
            elif copies > 0:
                strange |= 1 << worth(table, other)
    is_strange = is_crystal and fitting(table, variant, colour) & (1 << card) == 0
    if not is_crystal or is_strange or at & codes.PAID_STRANGE != 0 or not table.owns(seat, table.tables.overalls):
        strange = 0
    missing = frames.number_of(top) - frames.second_of(top) - worth(table, card)
    smallest = _smallest_played(table, top)
    if worth(table, card) < smallest:
        smallest = worth(table, card)
    if _ends_minimal(missing, smallest, numbers):
        return True
    while strange != 0:
        if _ends_minimal(missing, smallest, numbers + (1 << (4 * lowest(strange)))):
            return True
        strange &= strange - 1
    return False


def _smallest_played(table: Table, top: int) -> int:
    """The smallest card of this payment so far; its number of cards is told by the frame."""
    smallest = MOST_WORTH + 1
    number = (frames.at_of(top) >> codes.PAID_CARDS) & 15
    size = table.size(PLAYED)
    for position in range(size - number, size):
        value = worth(table, table.at(PLAYED, position))
        if value < smallest:
            smallest = value
    return smallest


def _ends_minimal(missing: int, smallest: int, numbers: int) -> bool:
    """Whether some of these cards add up to what is missing, and do not without the smallest card of the payment."""
    if missing <= 0:
        return missing + smallest > 0
    sums = 1  # a bit for each sum of cards that are worth at least so much
    for value in range(MOST_WORTH, 0, -1):
        for _card in range((numbers >> 4 * value) & 15):
            sums |= (sums << value) & ALL_SUMS
        least = value if value < smallest else smallest
        if (sums >> missing) & ((1 << least) - 1) != 0:
            return True
    return False


def finish_mining(table: Table, seat: int, crystal: int, tinted: int) -> None:
    """The crystal is gained; what lets a player take more of its cost comes next. CI-274 to CI-278, CI-346, CI-347."""
    place = table.tables.cost_place(crystal)
    gain_crystal(table, seat, crystal, tinted, True)
    more = 0
    if place <= table.tables.second_place:
        more = table.effect(SECOND_CRYSTALS)
    if place == table.tables.lift_place and table.owns(seat, table.tables.lift) and not table.has_effect(LIFT_USED):
        table.push(frames.frame(codes.AFTER_MINING, seat, codes.NONE, codes.NONE, 1, place, 1))
    if more > 0:
        table.push(frames.frame(codes.AFTER_MINING, seat, codes.NONE, codes.NONE, more, place, 0))


# Collecting


def collect(table: Table, seat: int, half: int) -> None:
    card = table.tables.card_of_half[half]
    spend_action(table, seat, codes.COLLECTING)
    table.push(frames.frame(codes.Q_PAY_ARTIFACT, seat, codes.NONE, codes.NONE, artifact_cost(table, card), 0, half))
    go_on_paying(table)


def finish_collecting(table: Table, seat: int, half: int) -> None:
    """The next card of the stack lies open at once; the fourth one taken moves the track.

    CI-125, CI-129, CI-131, CI-316.
    """
    card = table.tables.card_of_half[half]
    table.set_of(seat, ARTIFACTS, table.of(seat, ARTIFACTS) | (1 << half))
    if table.journal is not None:
        table.journal.note(codes.E_COLLECTED, seat, half, 0)
    if table.tables.cast & (1 << half) != 0:
        table.push(frames.plain(codes.Q_CAST_COLOUR, seat, 0))
    for stack in range(3):
        if table.top_artifact(stack) == card:
            below = table.artifacts_below(stack)
            table.set_stack(stack, NO_CARD, below)
            if below == 0:
                cave_in(table, codes.BY_ARTIFACTS)
            else:
                table.push(frames.plain(codes.N_ARTIFACT, seat, stack))


def pay(table: Table, variant: int, card: int) -> None:
    """Name a card of a payment for a crystal or an artifact. CI-78, CI-80."""
    top = table.frame()
    seat = frames.seat_of(top)
    at = frames.at_of(top)
    if frames.what(top) == codes.Q_PAY_CRYSTAL and fitting(table, variant, at & codes.PAID_COLOUR) & (1 << card) == 0:
        at |= codes.PAID_STRANGE
    paid = frames.second_of(top) + worth(table, card)
    at += 1 << codes.PAID_CARDS
    play_card(table, seat, variant, card)
    table.replace(
        frames.frame(
            frames.what(top), seat, frames.card_of(top), frames.copied_of(top), frames.number_of(top), paid, at
        )
    )
    go_on_paying(table)


def can_recruit(table: Table, seat: int, card: int) -> bool:
    if is_free(table, seat, card):
        return True
    return recruit_price(table, seat, card) & in_hand(table, seat) != 0
