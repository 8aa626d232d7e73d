"""What may be done now: the actions of the action phase, and the answers to each question; compiled."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from starlode.core.bits import MOST_KINDS, lowest
from starlode.realms import codes, frames
from starlode.realms.abilities import rival, ships_for_sale, ships_to_copy, targets
from starlode.realms.allies import copies, open_allies
from starlode.realms.nature import source_pile
from starlode.realms.table import (
    ACTOR,
    COMBAT,
    CURRENT,
    DECK,
    DEPTH,
    DISCARD_PILE,
    EXPLORERS,
    HAND,
    IN_PLAY,
    ROW,
    TOP,
    TRADE,
    Table,
)

ROOM: Final = 96  # more than a mask adds and a few single actions, so that only add_kind has to look


class Options:
    """A list of actions that is filled again and again without a new allocation."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([i64(0)] * ROOM)
        self.size: i64 = 0

    def add(self, action: i64) -> None:
        self.actions[self.size] = action
        self.size += 1

    def add_kind(self, kind: i64, cards: i64) -> None:
        """An action of this kind for each card of the set."""
        size = self.size
        if size + MOST_KINDS > len(self.actions):
            self.actions = extend(self.actions, vec[i64]([i64(0)] * ROOM))
        actions = self.actions
        base = kind << 6
        while cards != 0:
            actions[size] = base + lowest(cards)
            size += 1
            cards &= cards - 1
        self.size = size


def list_options(table: Table, options: Options) -> None:
    """Fill in what the actor may do; nothing when the match is over."""
    actor = table.get(ACTOR)
    if actor == codes.OVER:
        options.size = 0
        return
    if actor == codes.NATURE:
        _draws(table, options)
    elif table.get(DEPTH) > 0:
        list_answers(table, options)
    else:
        list_actions(table, options)


def list_actions(table: Table, options: Options) -> None:
    """What the current seat may do in its action phase; ending the turn comes last."""
    options.size = 0
    seat = table.get(CURRENT)
    tables = table.tables
    piles = table.piles(seat)
    hand = table.mask(piles + HAND)
    if hand != 0:
        options.add_kind(codes.PLAY, hand)
    trade = table.of(seat, TRADE)
    if trade > 0:
        options.add_kind(codes.BUY, table.mask(ROW) & tables.affordable_with(trade))
        if trade >= tables.explorer_cost and table.get(EXPLORERS) > 0:
            options.add((codes.BUY << 6) + tables.explorer)
    _abilities(table, piles + IN_PLAY, seat, options)
    if table.marked() > 0:
        _copied_abilities(table, seat, options)
    combat = table.of(seat, COMBAT)
    if combat > 0:
        _attacks(table, rival(table, seat), combat, options)
    options.add(codes.END_TURN << 6)


def _abilities(table: Table, ready: i64, seat: i64, options: Options) -> None:
    """The unused abilities of cards in play; copies differ by what they have used."""
    tables = table.tables
    new = table.mask(ready)
    used_primary = table.mask(ready + 1)
    used_ally = table.mask(ready + 2)
    used_both = table.mask(ready + 3)
    if (new | used_primary | used_ally | used_both) & tables.has_any == 0:
        return
    bases = (new | used_ally) & tables.has_use
    if bases != 0:
        if bases & ~tables.use_always != 0:
            bases &= tables.use_always | _useful(table, seat, tables.use_if)
        options.add_kind(codes.USE, new & bases)
        options.add_kind(codes.USE + 1, used_ally & bases)
    allies = (new | used_primary) & tables.has_ally
    if allies != 0:
        allies &= open_allies(table, seat)
        if allies & ~tables.ally_always != 0:
            allies &= tables.ally_always | _useful(table, seat, tables.ally_if)
        if allies != 0:
            options.add_kind(codes.ALLY, new & allies)
            options.add_kind(codes.ALLY + 1, used_primary & allies)
    # An own scrap ability is always offered, since leaving play is itself a change (Ruling K2).
    if (new | used_primary | used_ally | used_both) & tables.has_scrap != 0:
        options.add_kind(codes.SCRAP, new & tables.has_scrap)
        options.add_kind(codes.SCRAP + 1, used_primary & tables.has_scrap)
        options.add_kind(codes.SCRAP + 2, used_ally & tables.has_scrap)
        options.add_kind(codes.SCRAP + 3, used_both & tables.has_scrap)


def _copied_abilities(table: Table, seat: i64, options: Options) -> None:
    tables = table.tables
    unused = copies(table, seat, 0)
    allies = unused & tables.has_ally & open_allies(table, seat)
    if allies & ~tables.ally_always != 0:
        allies &= tables.ally_always | _useful(table, seat, tables.ally_if)
    options.add_kind(codes.ALLY_AS, allies)
    options.add_kind(codes.SCRAP_AS, unused & tables.has_scrap)
    options.add_kind(codes.SCRAP_AS + 1, copies(table, seat, 1) & tables.has_scrap)


def _useful(table: Table, seat: i64, does_something_if: vec[i64]) -> i64:
    """The cards of which some part could change something now (Ruling K2)."""
    foe = rival(table, seat)
    hand = table.size(table.pile(seat, HAND))
    discard_pile = table.size(table.pile(seat, DISCARD_PILE))
    useful: i64 = 0
    if table.size(table.pile(seat, DECK)) + table.size(table.pile(seat, TOP)) + discard_pile > 0:
        useful |= does_something_if[codes.IF_CARDS_TO_DRAW]
    if hand > 0:
        useful |= does_something_if[codes.IF_HAND]
    if hand + discard_pile > 0:
        useful |= does_something_if[codes.IF_HAND_OR_DISCARD]
    if table.tables.discard_next_turn or table.size(table.pile(foe, HAND)) > 0:
        useful |= does_something_if[codes.IF_FOE_HAND]
    if targets(table, foe) != 0:
        useful |= does_something_if[codes.IF_TARGET_BASE]
    if table.size(ROW) > 0:
        useful |= does_something_if[codes.IF_ROW]
    if ships_for_sale(table):
        useful |= does_something_if[codes.IF_SHIP_FOR_SALE]
    return useful


def _attacks(table: Table, target: i64, combat: i64, options: Options) -> None:
    """Outposts first; then other bases and the player himself (Rulings F1 to F3)."""
    bases = targets(table, target)
    if bases != 0:
        options.add_kind(codes.ATTACK_BASE + target, bases & table.tables.breakable_with(combat))
    if bases & table.tables.outposts == 0:
        options.add((codes.ATTACK << 6) + target)


def list_answers(table: Table, options: Options) -> None:
    """What may be answered to the open question."""
    options.size = 0
    top = table.frame()
    asked = frames.what(top)
    seat = frames.seat_of(top)
    if asked == codes.Q_SCRAP:
        zones = frames.number_of(top)
        _own_cards(table, seat, zones, options)
        _may_decline(zones, options)
    elif asked == codes.Q_DISCARD:
        options.add_kind(codes.DISCARD, table.mask(table.pile(seat, HAND)))
    elif asked == codes.Q_CHOOSE:
        for branch in range(frames.number_of(top)):
            options.add((codes.CHOOSE << 6) + branch)
    elif asked == codes.Q_DESTROY:
        foe = rival(table, seat)
        options.add_kind(codes.DESTROY + foe, targets(table, foe))
        _may_decline(frames.number_of(top), options)
    elif asked == codes.Q_SCRAP_ROW:
        options.add_kind(codes.SCRAP_ROW, table.mask(ROW))
        _may_decline(frames.number_of(top), options)
    elif asked == codes.Q_DISCARD_THEN_DRAW:
        options.add_kind(codes.DISCARD, table.mask(table.pile(seat, HAND)))
        options.add(codes.DONE << 6)
    elif asked == codes.Q_SCRAP_THEN_DRAW:
        _own_cards(table, seat, frames.at_of(top), options)
        options.add(codes.DONE << 6)
    elif asked == codes.Q_DESTINATION:
        options.add(codes.TO_TOP << 6)
        options.add(codes.TO_DISCARD << 6)
    elif asked == codes.Q_ACQUIRE:
        options.add_kind(codes.ACQUIRE, table.mask(ROW) & table.tables.ships)
        if table.get(EXPLORERS) > 0:
            options.add((codes.ACQUIRE << 6) + table.tables.explorer)
    else:
        options.add_kind(codes.COPY, ships_to_copy(table, seat))


def _own_cards(table: Table, seat: i64, zones: i64, options: Options) -> None:
    if zones & codes.FROM_HAND != 0:
        options.add_kind(codes.SCRAP_HAND, table.mask(table.pile(seat, HAND)))
    if zones & codes.FROM_DISCARD != 0:
        options.add_kind(codes.SCRAP_DISCARD, table.mask(table.pile(seat, DISCARD_PILE)))


def _may_decline(number: i64, options: Options) -> None:
    if number & codes.OPTIONAL != 0:
        options.add(codes.DECLINE << 6)


def _draws(table: Table, options: Options) -> None:
    """The cards that nature may draw, or the seats that may start."""
    options.size = 0
    pile = source_pile(table)
    if pile >= 0:
        kind: i64 = codes.REVEAL if frames.what(table.frame()) == codes.N_REVEAL else codes.DRAW
        options.add_kind(kind, table.mask(pile))
    else:
        for seat in range(table.seats):
            options.add((codes.START << 6) + seat)


def list_weights(table: Table, weights: Options) -> None:
    """How many cards stand behind each of nature's options, in the same order."""
    weights.size = 0
    pile = source_pile(table)
    if pile < 0:
        for _seat in range(table.seats):
            weights.add(1)
        return
    mask = table.mask(pile)
    while mask != 0:
        weights.add(table.count(pile, lowest(mask)))
        mask &= mask - 1
