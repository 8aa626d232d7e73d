"""What may be done now: the actions of the action phase, and the answers to each question; compiled."""

from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.core.engine.listing import Options
from starlode.realms.engine import codes, defeat, marks, pooling, reach
from starlode.realms.engine.abilities import ships_for_sale, ships_to_copy
from starlode.realms.engine.allies import open_allies
from starlode.realms.engine.attacks import keeps_damage, whole
from starlode.realms.engine.marks import copies
from starlode.realms.engine.nature import source_pile
from starlode.realms.engine.table import (
    COMBAT,
    CURRENT,
    DECK,
    DEPTH,
    DISCARD_PILE,
    EXPLORERS,
    HAND,
    IN_PLAY,
    LIVING,
    ROW,
    TOP,
    TRADE,
    Table,
)
from starlode.realms.engine.tables import MOST_POINTS


def list_actions(table: Table, options: Options) -> None:
    """What the current seat may do in its action phase; ending the turn comes last.

    SR-25 to SR-31, SR-79, SR-80, SR-87, SR-163, SR-178, SR-M120.
    """
    options.size = 0
    seat = table.get(CURRENT)
    tables = table.tables
    hand = table.hand(seat)
    if hand != 0:
        options.add_kind(codes.PLAY, hand)
    trade = table.of(seat, TRADE)
    if trade > 0:
        for_sale = table.mask(ROW) & tables.affordable_with(trade)
        if for_sale != 0:
            options.add_kind(codes.BUY, for_sale)
        if trade >= tables.explorer_cost and table.get(EXPLORERS) > 0:
            options.add((codes.BUY << 6) + tables.explorer)
    in_play = table.in_play(seat)
    if in_play & tables.has_any != 0:
        _abilities(table, seat, in_play, options)
    if table.marked() > 0:
        _copied_abilities(table, seat, options)
    combat = table.of(seat, COMBAT)
    if combat > 0:
        _attacks(table, seat, combat, options)
    if table.seats > 2:
        _teamwork(table, seat, options)
    options.add(codes.END_TURN << 6)


def _abilities(table: Table, seat: int, in_play: int, options: Options) -> None:
    """The unused abilities of cards in play; copies differ by what they have used.

    SR-38 to SR-40, SR-45, SR-52, SR-66, SR-67, SR-180 to SR-182, SR-189, SR-192, SR-194 to SR-196, SR-263, SR-264,
    SR-267, SR-299.
    """
    tables = table.tables
    ready = table.pile(seat, IN_PLAY)
    new = table.mask(ready)
    used_primary = table.mask(ready + 1)
    used_ally = table.mask(ready + 2)
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
    # An own scrap ability is always offered, since leaving play is itself a change (SR-299).
    if in_play & tables.has_scrap != 0:
        used_both = table.mask(ready + 3)
        if new != 0:
            options.add_kind(codes.SCRAP, new & tables.has_scrap)
        options.add_kind(codes.SCRAP + 1, used_primary & tables.has_scrap)
        if used_ally | used_both != 0:
            options.add_kind(codes.SCRAP + 2, used_ally & tables.has_scrap)
            options.add_kind(codes.SCRAP + 3, used_both & tables.has_scrap)


def _copied_abilities(table: Table, seat: int, options: Options) -> None:
    """The abilities that Needles have from the ships they copy. SR-209, SR-210, SR-315."""
    tables = table.tables
    unused = copies(table, seat, 0)
    allies = unused & tables.has_ally & open_allies(table, seat)
    if allies & ~tables.ally_always != 0:
        allies &= tables.ally_always | _useful(table, seat, tables.ally_if)
    options.add_kind(codes.ALLY_AS, allies)
    options.add_kind(codes.SCRAP_AS, unused & tables.has_scrap)
    options.add_kind(codes.SCRAP_AS + 1, copies(table, seat, 1) & tables.has_scrap)


def _useful(table: Table, seat: int, does_something_if: list[int]) -> int:
    """The cards of which some part could change something now. SR-301."""
    hand = table.size(table.pile(seat, HAND))
    discard_pile = table.size(table.pile(seat, DISCARD_PILE))
    useful = 0
    if table.size(table.pile(seat, DECK)) + table.size(table.pile(seat, TOP)) + discard_pile > 0:
        useful |= does_something_if[codes.IF_CARDS_TO_DRAW]
    if hand > 0:
        useful |= does_something_if[codes.IF_HAND]
    if hand + discard_pile > 0:
        useful |= does_something_if[codes.IF_HAND_OR_DISCARD]
    if table.tables.discard_next_turn or reach.any_hand(table, reach.victims(table, seat)):
        useful |= does_something_if[codes.IF_FOE_HAND]
    if reach.any_target(table, seat):
        useful |= does_something_if[codes.IF_TARGET_BASE]
    if table.size(ROW) > 0:
        useful |= does_something_if[codes.IF_ROW]
    if ships_for_sale(table):
        useful |= does_something_if[codes.IF_SHIP_FOR_SALE]
    return useful


def _attacks(table: Table, seat: int, combat: int, options: Options) -> None:
    """Outposts first; then other bases and the player himself. SR-48, SR-49, SR-92."""
    if table.seats == 2:  # where most search goes on
        bases = reach.targets(table, 1 - seat)
        if bases != 0:
            options.add_kind(codes.ATTACK_BASE + 1 - seat, bases & table.tables.breakable_with(combat))
        if bases & table.tables.outposts == 0:
            options.add((codes.ATTACK << 6) + 1 - seat)
        return
    players = reach.players(table, seat)
    owners = players | reach.owners(table, seat)
    while owners != 0:
        owner = lowest(owners)
        owners &= owners - 1
        bases = reach.targets(table, owner)
        if bases != 0:
            _attacks_on_bases(table, seat, owner, bases, combat, options)
        if players & (1 << owner) != 0 and bases & table.tables.outposts == 0 and reach.is_open(table, owner):
            options.add((codes.ATTACK << 6) + owner)


def _attacks_on_bases(table: Table, seat: int, owner: int, bases: int, combat: int, options: Options) -> None:
    if keeps_damage(table, owner):  # any combat counts, and copies differ by the damage they have
        options.add_kind(codes.ATTACK_BASE + owner, whole(table, owner, bases))
        if table.marked() > 0:
            for damage in range(1, MOST_POINTS):
                options.add_kind(codes.ATTACK_DAMAGED + damage, bases & marks.damaged(table, owner, damage))
        return
    breakable = table.tables.breakable_with(combat)
    if table.tables.seating.takes_team_turns:
        breakable |= pooling.breakable_together(table, seat, owner, bases)
    options.add_kind(codes.ATTACK_BASE + owner, bases & breakable)


def _teamwork(table: Table, seat: int, options: Options) -> None:
    """What only teammates do: pass cards for a trade, buy with their help, hand over to them.

    SR-M169 to SR-M171, SR-M173, SR-M175 to SR-M178.
    """
    seating = table.tables.seating
    trade = table.of(seat, TRADE)
    if trade > 0 and seating.neighbours[seat] != 0:
        receivers = seating.neighbours[seat] & table.get(LIVING)
        while receivers != 0:
            cards = table.mask(table.pile(seat, DISCARD_PILE))
            options.add_kind(codes.PASS + lowest(receivers), cards)
            receivers &= receivers - 1
    if seating.takes_team_turns:
        alone = 0
        if trade > 0:
            alone = table.tables.affordable_with(trade)
        options.add_kind(codes.BUY, pooling.buyable_together(table, seat, alone))
        if pooling.explorer_together(table, seat):
            options.add((codes.BUY << 6) + table.tables.explorer)
        options.add_kind(codes.HAND_OVER, pooling.receivers(table, seat))


def _bases_to_destroy(table: Table, seat: int, options: Options) -> None:
    """The bases that an effect may destroy, and where damage lasts, each copy by its damage. SR-257, SR-M224."""
    owners = reach.owners(table, seat)
    if table.tables.destroys_own_bases:
        owners |= 1 << seat
    while owners != 0:
        owner = lowest(owners)
        owners &= owners - 1
        bases = reach.destroyable(table, seat, owner)
        if owner != seat and keeps_damage(table, owner) and table.marked() > 0:
            options.add_kind(codes.DESTROY + owner, whole(table, owner, bases))
            for damage in range(1, MOST_POINTS):
                options.add_kind(codes.DESTROY_DAMAGED + damage, bases & marks.damaged(table, owner, damage))
        else:
            options.add_kind(codes.DESTROY + owner, bases)


def list_answers(table: Table, options: Options) -> None:
    """What may be answered to the open question. SR-72, SR-218, SR-249, SR-250, SR-252, SR-271, SR-300."""
    options.size = 0
    top = table.frame()
    asked = frames.what(top)
    seat = frames.seat_of(top)
    if asked == codes.Q_SCRAP:
        zones = frames.number_of(top)
        _own_cards(table, seat, zones, options)
        _offer_decline(zones, options)
    elif asked == codes.Q_DISCARD:
        options.add_kind(codes.DISCARD, table.mask(table.pile(seat, HAND)))
    elif asked == codes.Q_CHOOSE:
        for branch in range(frames.number_of(top)):
            options.add((codes.CHOOSE << 6) + branch)
    elif asked == codes.Q_DESTROY:
        _bases_to_destroy(table, seat, options)
        _offer_decline(frames.number_of(top), options)
    elif asked == codes.Q_SCRAP_ROW:
        options.add_kind(codes.SCRAP_ROW, table.mask(ROW))
        _offer_decline(frames.number_of(top), options)
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
    elif asked == codes.Q_COPY:
        options.add_kind(codes.COPY, ships_to_copy(table, seat))
    else:
        _answers_of_formats(table, top, options)


def _answers_of_formats(table: Table, top: int, options: Options) -> None:
    """What may be answered to questions that a duel never asks."""
    asked = frames.what(top)
    seat = frames.seat_of(top)
    if asked == codes.Q_TARGET:
        options.add_kind(codes.TARGET, reach.victims(table, seat))
    elif asked == codes.Q_AMOUNT or asked == codes.Q_DAMAGE:
        _amounts(1, frames.number_of(top), options)
    elif asked == codes.Q_SHARE:
        _amounts(frames.at_of(top), frames.number_of(top), options)
    elif asked == codes.Q_GIFT:
        options.add_kind(codes.GIVE, defeat.owned(table, seat))
        options.add(codes.DECLINE << 6)
    elif asked == codes.Q_RECEIVER:
        options.add_kind(codes.TARGET, defeat.heirs(table, seat))
    elif asked == codes.Q_FROM:
        request = table.frame_at(table.get(DEPTH) - 2)
        card = frames.card_of(request)
        asked_for = pooling.helpers(table, seat, card, frames.copied_of(request), frames.at_of(request))
        options.add_kind(codes.TARGET, asked_for)
    else:
        options.add(codes.CONSENT << 6)
        options.add(codes.REFUSE << 6)


def _amounts(least: int, most: int, options: Options) -> None:
    options.make_room(most)
    for amount in range(least, most + 1):
        options.add((codes.AMOUNT << 6) + amount)


def _own_cards(table: Table, seat: int, zones: int, options: Options) -> None:
    """Cards of the own hand and discard pile, as far as the ability reaches. SR-70, SR-71, SR-237 to SR-239, SR-266."""
    if zones & codes.FROM_HAND != 0:
        options.add_kind(codes.SCRAP_HAND, table.mask(table.pile(seat, HAND)))
    if zones & codes.FROM_DISCARD != 0:
        options.add_kind(codes.SCRAP_DISCARD, table.mask(table.pile(seat, DISCARD_PILE)))


def _offer_decline(number: int, options: Options) -> None:
    """What has a "may" can be declined, and nothing else. SR-183, SR-184."""
    if number & codes.OPTIONAL != 0:
        options.add(codes.DECLINE << 6)


def list_draws(table: Table, options: Options) -> None:
    """The cards that nature may draw, or the seats that may start. SR-19, SR-341."""
    options.size = 0
    pile = source_pile(table)
    if pile >= 0:
        kind = codes.REVEAL if frames.what(table.frame()) == codes.N_REVEAL else codes.DRAW
        options.add_kind(kind, table.mask(pile))
    else:
        options.add_kind(codes.START, table.tables.seating.starters)


def list_weights(table: Table, weights: Options) -> None:
    """How many cards stand behind each of nature's options, in the same order."""
    weights.size = 0
    pile = source_pile(table)
    if pile < 0:
        starters = table.tables.seating.starters
        while starters != 0:
            weights.add(1)
            starters &= starters - 1
        return
    mask = table.mask(pile)
    while mask != 0:
        weights.add(table.count(pile, lowest(mask)))
        mask &= mask - 1
