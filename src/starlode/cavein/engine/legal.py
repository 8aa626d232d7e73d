"""What may be done now: the starting and action phases, and the answers to each question; compiled."""

from typing import Final

from starlode.cavein.engine import codes
from starlode.cavein.engine.answers import dyeable
from starlode.cavein.engine.dealing import choices, source_pile, verb
from starlode.cavein.engine.paying import can_recruit, payers, paying_colours
from starlode.cavein.engine.prices import (
    artifact_cost,
    cheaper_than,
    crystal_cost,
    is_free,
    is_joined,
    recruit_price,
    strength_for,
    strengths,
    total_strength,
)
from starlode.cavein.engine.skills import is_harmless, sacrifices, would_ask
from starlode.cavein.engine.table import (
    ACTIONS,
    BASE,
    CAST_COLOUR,
    CURRENT,
    DEEDS,
    DOCKS,
    DYED,
    EFFECTS,
    EXTRA_MINES,
    FACTIONS,
    HAND,
    HAS_DYED,
    IDENTICAL,
    MINE,
    MINING_DISCOUNTS,
    NO_CARD,
    RAIDED,
    STARTING,
    TOTEMS,
    Table,
)
from starlode.cavein.engine.taking import base_is_open, docks_for, has_room, may_subjugate, may_take, takeable
from starlode.cavein.engine.tints import printed, tint_colour, tint_less, with_tint
from starlode.cavein.engine.turn import can_lead, can_use_agents, can_use_arm
from starlode.core.engine import frames
from starlode.core.engine.bits import lowest
from starlode.core.engine.listing import Options

ALL_COLOURS: Final = 63
ALL_KINDS: Final = 15  # of actions; the compiler keeps a number in C only if it is written as one
CHANGES_RECRUITS: Final = 273678336  # CHEAP_RECRUITS, DOUBLED, HAS_DYED


def list_draws(table: Table, options: Options) -> None:
    """Fill in what nature may choose."""
    top = table.frame()
    options.size = 0
    options.add_kind(verb(top), choices(table, top))


def list_weights(table: Table, weights: Options) -> None:
    """How many cards stand behind each of nature's options, in the same order."""
    weights.size = 0
    top = table.frame()
    mask = choices(table, top)
    pile = source_pile(top)
    while mask != 0:
        weights.add(1 if pile < 0 else table.count(pile, lowest(mask)))
        mask &= mask - 1


# The phases of a turn


def list_actions(table: Table, options: Options) -> None:
    """What the current seat may do; ending the turn, or the starting phase, comes last.

    CI-63, CI-74, CI-97, CI-138 to CI-141, CI-150, CI-222.
    """
    options.size = 0
    seat = table.get(CURRENT)
    if table.get(DEEDS) & STARTING != 0:
        _starting(table, seat, options)
        return
    kinds = open_kinds(table, seat)
    if kinds & codes.RECRUITING != 0 and has_room(table, seat):
        _recruits(table, seat, options)
    mines = kinds & codes.MINING != 0 or table.effect(EXTRA_MINES) > 0
    collects = kinds & codes.COLLECTING != 0
    if mines or collects:
        strength = strengths(table, seat)
        if mines:
            _crystals(table, seat, strength, options)
        if collects:
            _artifacts(table, total_strength(strength), options)
    if kinds & codes.USING != 0:
        _skills(table, seat, options)
    if may_raid(table):
        for owner in range(table.seats):
            if table.size(table.pile(owner, BASE)) > 0:
                options.add((codes.RAID << 6) + owner)
    options.add(codes.END_TURN << 6)


def open_kinds(table: Table, seat: int) -> int:
    """The kinds of normal actions that are open: two different ones, or a raid; some effects allow identical ones.

    CI-72, CI-73, CI-75, CI-76, CI-128, CI-159, CI-234, CI-237 to CI-239, CI-358, CI-359.
    """
    deeds = table.get(DEEDS)
    if deeds & (RAIDED | 2 * ACTIONS) != 0:
        return 0
    if deeds & ALL_KINDS == 0 or table.has_effect(IDENTICAL) or table.owns(seat, table.tables.whistle):
        return ALL_KINDS
    return ALL_KINDS & ~deeds


def may_act(table: Table, seat: int, kind: int) -> bool:
    return open_kinds(table, seat) & kind != 0


def may_mine(table: Table, seat: int) -> bool:
    """As one of the two actions, or as an additional one, which a raid leaves open too.

    CI-84, CI-85, CI-160, CI-162, CI-163.
    """
    return table.effect(EXTRA_MINES) > 0 or may_act(table, seat, codes.MINING)


def may_raid(table: Table) -> bool:
    """As long as no normal action was taken. CI-156 to CI-158, CI-164."""
    return table.get(DEEDS) & (RAIDED | 3 * ACTIONS) == 0


def _starting(table: Table, seat: int, options: Options) -> None:
    """The artifacts in any order, then the leader: with him the starting phase is over. CI-58, CI-59."""
    if can_use_arm(table, seat):
        options.add_kind(codes.ACTIVATE, table.tables.arm)
    if can_use_agents(table, seat):
        options.add_kind(codes.ACTIVATE, table.tables.agents)
    if can_lead(table, seat):
        options.add(codes.LEAD << 6)
    options.add(codes.GO_ON << 6)


def _recruits(table: Table, seat: int, options: Options) -> None:
    """Whether a recruit can be paid depends on its level alone. CI-91 to CI-95."""
    docks = table.mask(DOCKS)
    by_level = table.tables.by_level
    if table.get(EFFECTS) & CHANGES_RECRUITS == 0 and not table.owns(seat, table.tables.ledger):
        hand = table.mask(table.pile(seat, HAND))
        payable = by_level[1]
        if hand & by_level[1] != 0:
            payable |= by_level[2]
        if hand & by_level[2] != 0:
            payable |= by_level[3]
        if hand & by_level[3] != 0:
            payable |= by_level[4]
        options.add_kind(codes.RECRUIT, docks & payable)
        return
    payable = 0
    for level in range(1, 5):
        of_level = docks & by_level[level]
        if of_level != 0 and can_recruit(table, seat, lowest(of_level)):
            payable |= of_level
    options.add_kind(codes.RECRUIT, payable)


def _crystals(table: Table, seat: int, strength: int, options: Options) -> None:
    """The crystals of the display that the hand can pay for, as printed and as recoloured. CI-100."""
    options.add_kind(codes.MINE, _payable(table, seat, strength))
    if table.marked() > 0:
        for tinted in range(1, codes.TINTS):
            crystals = with_tint(table, tinted)
            while crystals != 0:
                crystal = lowest(crystals)
                crystals &= crystals - 1
                if _can_pay(table, seat, strength, crystal, tinted):
                    options.add((codes.MINE + tinted << 6) + crystal)


def _payable(table: Table, seat: int, strength: int) -> int:
    """The crystals, as printed, that the hand can pay for: that depends on colour and cost alone."""
    mine = printed(table, table.mask(MINE))
    by_colour = table.tables.by_colour
    factions = table.get(FACTIONS)
    totems = table.get(TOTEMS)
    cast = table.of(seat, CAST_COLOUR) - 1
    less = table.effect(MINING_DISCOUNTS)
    is_plain = not is_joined(table, seat)
    has_loupe = table.owns(seat, table.tables.loupe)
    best = -1
    found = 0
    for colour in range(codes.COLOURS):
        if factions & (1 << colour) == 0:
            if best < 0:
                best = _best_strength(table, seat, strength, is_plain)
            could = best
        elif is_plain:
            could = (strength >> 8 * colour) & 255
        else:
            could = strength_for(table, seat, strength, colour)
        could += less
        if (totems >> 3 * colour) & 7 == seat:
            could += 1
        if cast == colour:
            could += table.tables.cast_less
        if could > 0:
            found |= by_colour[colour] & cheaper_than(table, could, has_loupe)
    return found & mine


def _can_pay(table: Table, seat: int, strength: int, crystal: int, tinted: int) -> bool:
    colour = tint_colour(table, crystal, tinted)
    cost = crystal_cost(table, seat, crystal, colour, tint_less(table, tinted))
    if table.is_wild(colour):
        return _best_strength(table, seat, strength, not is_joined(table, seat)) >= cost
    return strength_for(table, seat, strength, colour) >= cost


def _best_strength(table: Table, seat: int, strength: int, is_plain: bool) -> int:
    best = 0
    if is_plain:
        while strength != 0:
            if strength & 255 > best:
                best = strength & 255
            strength >>= 8
        return best
    for colour in range(codes.COLOURS):
        could = strength_for(table, seat, strength, colour)
        if could > best:
            best = could
    return best


def _artifacts(table: Table, strength: int, options: Options) -> None:
    """Both halves of each top card that the whole hand can pay for. CI-120, CI-121, CI-124."""
    for stack in range(3):
        card = table.top_artifact(stack)
        if card != NO_CARD and strength >= artifact_cost(table, card):
            halves = table.tables.halves_of_card[card]
            options.add((codes.COLLECT << 6) + (halves & 31))
            options.add((codes.COLLECT << 6) + (halves >> 5))


def _skills(table: Table, seat: int, options: Options) -> None:
    variants = _variants(table)
    for variant in range(variants):
        cards = table.mask(table.hand_pile(seat, variant))
        if not table.tables.empty_skills:
            cards = _useful(table, seat, variant, cards)
        options.add_kind(codes.USE + variant, cards)


def _useful(table: Table, seat: int, variant: int, cards: int) -> int:
    """Option empty-skills=no: cards whose skill would do something once they have left the hand. CI-136."""
    pile = table.hand_pile(seat, variant)
    left = cards
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if is_harmless(table, card) or table.tables.skill[card] & 31 == codes.OP_TAKE_LEVEL_FROM_DOCKS:
            continue
        table.take(pile, card)
        if not would_ask(table, seat, card):
            cards &= ~(1 << card)
        table.put(pile, card)
    return cards


def _variants(table: Table) -> int:
    return codes.VARIANTS if table.get(EFFECTS) & HAS_DYED != 0 else 1


# Answers


def list_answers(table: Table, options: Options) -> None:
    """What may be answered to the open question. CI-71, CI-209, CI-210."""
    options.size = 0
    top = table.frame()
    asked = frames.what(top)
    seat = frames.seat_of(top)
    if asked == codes.Q_PAY_CRYSTAL or asked == codes.Q_PAY_ARTIFACT:
        for variant in range(_variants(table)):
            options.add_kind(codes.PAY + variant, payers(table, top, variant))
        if frames.second_of(top) >= frames.number_of(top):
            options.add(codes.DONE << 6)
    elif asked == codes.Q_PAY_RECRUIT:
        price = recruit_price(table, seat, frames.card_of(top))
        for variant in range(_variants(table)):
            options.add_kind(codes.PAY + variant, price & table.mask(table.hand_pile(seat, variant)))
        if is_free(table, seat, frames.card_of(top)):
            options.add(codes.FREE << 6)
    elif asked == codes.Q_TAKE_CRYSTAL:
        _takeable(table, top, options)
    elif asked == codes.Q_TAKE_FROM_DOCKS:
        options.add_kind(codes.TAKE_FROM_DOCKS, docks_for(table, seat, frames.number_of(top), frames.at_of(top)))
        options.add(codes.DECLINE << 6)
    elif asked == codes.Q_TAKE_FROM_BASES:
        _in_bases(table, top, options)
    elif asked == codes.Q_TAKE_FROM_BOTTOM:
        base = table.pile(seat, BASE)
        options.add((codes.TAKE_FROM_BASE + seat * codes.COPIES << 6) + table.at(base, 0))
        options.add(codes.DECLINE << 6)
    elif asked == codes.Q_SECOND_RAID:
        for owner in range(table.seats):
            if owner != frames.number_of(top) and table.size(table.pile(owner, BASE)) > 0:
                options.add((codes.RAID << 6) + owner)
        options.add(codes.DECLINE << 6)
    elif asked == codes.Q_SUBJUGATE:
        _to_subjugate(table, top, options)
    elif asked == codes.Q_SUBJUGATE_FROM_HAND:
        for variant in range(_variants(table)):
            cards = table.mask(table.hand_pile(seat, variant)) & sacrifices(table, frames.card_of(top))
            options.add_kind(codes.SUBJUGATE_FROM_HAND + variant, cards)
        options.add(codes.DECLINE << 6)
    else:
        _colour_answers(table, top, options)


def _takeable(table: Table, top: int, options: Options) -> None:
    place = frames.number_of(top)
    colour = frames.second_of(top)
    options.add_kind(codes.TAKE_CRYSTAL, takeable(table, place, colour, 0))
    if table.marked() > 0:
        for tinted in range(1, codes.TINTS):
            options.add_kind(codes.TAKE_CRYSTAL + tinted, takeable(table, place, colour, tinted))
    options.add(codes.DECLINE << 6)


def _in_bases(table: Table, top: int, options: Options) -> None:
    for owner in range(table.seats):
        if base_is_open(table, top, owner):
            for position in range(table.size(table.pile(owner, BASE)) - 1):
                if may_take(table, top, owner, position):
                    _add_copy(table, codes.TAKE_FROM_BASE, owner, position, options)
    options.add(codes.DONE << 6)


def _to_subjugate(table: Table, top: int, options: Options) -> None:
    seat = frames.seat_of(top)
    for owner in range(table.seats):
        for position in range(table.size(table.pile(owner, BASE)) - 1):
            if may_subjugate(table, seat, frames.number_of(top), owner, position):
                _add_copy(table, codes.SUBJUGATE, owner, position, options)
    options.add(codes.DECLINE << 6)


def _add_copy(table: Table, kind: int, owner: int, position: int, options: Options) -> None:
    """An action for the card at a position, named by how many of the same kind lie below it."""
    base = table.pile(owner, BASE)
    card = table.at(base, position)
    copy = 0
    for below in range(position):
        if table.at(base, below) == card:
            copy += 1
    options.add((kind + owner * codes.COPIES + copy << 6) + card)


def _colour_answers(table: Table, top: int, options: Options) -> None:
    """The colours, and what may be given one. CI-246, CI-268, CI-314."""
    asked = frames.what(top)
    seat = frames.seat_of(top)
    if asked == codes.Q_PAYING_COLOUR:
        options.add_kind(codes.COLOUR, paying_colours(table, seat, frames.number_of(top)))
        if frames.number_of(top) == 0:
            options.add(codes.DONE << 6)
    elif asked == codes.Q_RECOLOUR:
        options.add_kind(codes.RECOLOUR, printed(table, table.mask(MINE)))
        if table.marked() > 0:
            for tinted in range(1, codes.TINTS):
                options.add_kind(codes.RECOLOUR + tinted, with_tint(table, tinted))
        options.add(codes.DECLINE << 6)
    elif asked == codes.Q_NEW_COLOUR:
        present = tint_colour(table, frames.card_of(top), frames.copied_of(top))
        options.add_kind(codes.COLOUR, ALL_COLOURS & ~(1 << present))
    elif asked == codes.Q_DYE_COLOUR:
        colours = 0
        for colour in range(codes.COLOURS):
            if dyeable(table, seat, colour) != 0:
                colours |= 1 << colour
        options.add_kind(codes.COLOUR, colours)
        options.add(codes.DECLINE << 6)
    elif asked == codes.Q_DYE:
        _to_dye(table, seat, frames.second_of(top), options)
    else:
        options.add_kind(codes.COLOUR, ALL_COLOURS)


def _to_dye(table: Table, seat: int, colour: int, options: Options) -> None:
    """Cards that do not count as the colour yet; naming no more of them is DONE."""
    plain = table.mask(table.hand_pile(seat, 0)) & ~table.tables.cards_by_colour[colour]
    options.add_kind(codes.DYE, plain)
    for other in range(codes.COLOURS):
        if other != colour:
            options.add_kind(codes.DYE + 1 + other, table.mask(DYED + other))
    options.add(codes.DONE << 6)
