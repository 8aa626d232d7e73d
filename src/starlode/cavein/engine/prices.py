"""What crystals, artifacts and recruits cost now, and what a hand can pay; compiled."""

from typing import Final

from starlode.cavein.engine import codes
from starlode.cavein.engine.table import (
    ARTIFACT_DISCOUNTS,
    CAST_COLOUR,
    CHEAP_RECRUITS,
    DOUBLED,
    DYED,
    EFFECTS,
    HAND,
    HAS_DYED,
    LEDGER_USED,
    MATCHING,
    MINING_DISCOUNTS,
    Table,
)
from starlode.cavein.engine.tables import faction_of, level_of
from starlode.core.engine.bits import lowest

EVERYBODY: Final = 16777215
MOST_COST: Final = 10


def crystal_cost(table: Table, seat: int, crystal: int, colour: int, less: int) -> int:
    """All discounts add up, and nothing costs less than nothing. CI-107, CI-110, CI-111, CI-257, CI-258, CI-360."""
    place = table.tables.cost_place(crystal)
    cost = table.tables.cost[place] - less - discount(table, seat, colour)
    if place >= table.tables.loupe_place and table.owns(seat, table.tables.loupe):
        cost -= table.tables.loupe_less
    return cost if cost > 0 else 0


def discount(table: Table, seat: int, colour: int) -> int:
    """What a crystal of a colour costs a seat less, whatever its cost.

    CI-106, CI-110, CI-114, CI-313, CI-333, CI-334.
    """
    less = table.effect(MINING_DISCOUNTS)
    if table.holder(colour) == seat:
        less += 1
    if table.of(seat, CAST_COLOUR) == colour + 1:
        less += table.tables.cast_less
    return less


def cheaper_than(table: Table, most: int, has_loupe: bool) -> int:
    """The crystals that cost no more than this before the discounts of their colour. CI-360."""
    up_to = table.tables.up_to
    dear = most + table.tables.loupe_less
    if most > MOST_COST:
        most = MOST_COST
    crystals = up_to[most]
    if has_loupe:
        if dear > MOST_COST:
            dear = MOST_COST
        place = table.tables.loupe_place
        below = table.tables.cost[place] - 1
        crystals |= up_to[dear] & ~up_to[below]
    return crystals


def artifact_cost(table: Table, card: int) -> int:
    """What an artifact card costs now. CI-123, CI-255."""
    cost = table.tables.artifact_cost[card] - table.effect(ARTIFACT_DISCOUNTS)
    return cost if cost > 0 else 0


def worth(table: Table, card: int) -> int:
    """The level that a card counts in a payment; doubled levels are used wherever they count.

    CI-297 to CI-299, CI-301, CI-303.
    """
    level = level_of(card)
    if faction_of(card) == table.tables.doubled and table.has_effect(DOUBLED):
        return level + level
    return level


def strengths(table: Table, seat: int) -> int:
    """What the cards of each colour in a hand add up to, eight bits a colour."""
    total = 0
    hand = table.pile(seat, HAND)
    mask = table.mask(hand)
    doubles = table.has_effect(DOUBLED)
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        faction = card >> 2
        value = ((card & 3) + 1) * table.count(hand, card)
        if doubles and faction == table.tables.doubled:
            value += value
        total += value << 8 * faction
    if table.get(EFFECTS) & HAS_DYED != 0:
        for colour in range(codes.COLOURS):
            total += _strength_of(table, DYED + colour) << 8 * colour
    return total


def _strength_of(table: Table, pile: int) -> int:
    total = 0
    mask = table.mask(pile)
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        total += worth(table, card) * table.count(pile, card)
    return total


def strength_in(strength: int, colour: int) -> int:
    return (strength >> 8 * colour) & 255


def strength_for(table: Table, seat: int, strength: int, colour: int) -> int:
    """What a hand could pay towards a crystal with cards of one colour, and with those that may join them."""
    total = strength_in(strength, colour)
    if table.has_effect(MATCHING):
        total += _matching(table, seat, colour)
    if table.owns(seat, table.tables.overalls):
        total += best_other(table, seat, colour)
    return total


def is_joined(table: Table, seat: int) -> bool:
    """Whether cards may pay for a crystal whose colour they do not have."""
    return table.has_effect(MATCHING) or table.owns(seat, table.tables.overalls)


def _matching(table: Table, seat: int, colour: int) -> int:
    """What the matching cards add that do not have the colour by themselves. CI-272, CI-295, CI-296."""
    total = 0
    if colour != table.tables.matching:
        total = _matching_in(table, table.pile(seat, HAND))
    for dye in range(codes.COLOURS):
        if dye != colour:
            total += _matching_in(table, DYED + dye)
    return total


def _matching_in(table: Table, pile: int) -> int:
    total = 0
    matching = table.tables.matching
    mask = table.mask(pile) & table.tables.cards_by_colour[matching]
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        total += worth(table, card) * table.count(pile, card)
    return total


def best_other(table: Table, seat: int, colour: int) -> int:
    """The most that a single card adds which does not fit the colour: the overalls let one such card count.

    CI-330, CI-331.
    """
    best = 0
    variants = 1
    if table.get(EFFECTS) & HAS_DYED != 0:
        variants = codes.VARIANTS
    for variant in range(variants):
        pile = table.hand_pile(seat, variant)
        mask = table.mask(pile) & ~fitting(table, variant, colour)
        while mask != 0:
            value = worth(table, lowest(mask))
            mask &= mask - 1
            if value > best:
                best = value
    return best


def fitting(table: Table, variant: int, colour: int) -> int:
    """The mercenaries that count as a colour, undyed or dyed as the variant says. CI-269, CI-294 to CI-296."""
    if variant == 0:
        cards = table.tables.cards_by_colour[colour]
    elif variant == colour + 1:
        cards = EVERYBODY
    else:
        cards = 0
    if table.has_effect(MATCHING):
        matching = table.tables.matching
        cards |= table.tables.cards_by_colour[matching]
    return cards


def total_strength(strength: int) -> int:
    total = 0
    while strength != 0:
        total += strength & 255
        strength >>= 8
    return total


# Recruits


def is_free(table: Table, seat: int, card: int) -> bool:
    """Whether a mercenary can be recruited without playing a card. CI-92, CI-221, CI-224."""
    level = level_of(card)
    return level <= 1 + lowered(table) or (has_ledger(table, seat) and level <= 1 + table.tables.ledger_levels)


def lowered(table: Table) -> int:
    """How many levels lower than printed mercenaries are recruited this turn."""
    return table.tables.lower_recruits if table.has_effect(CHEAP_RECRUITS) else 0


def has_ledger(table: Table, seat: int) -> bool:
    return table.owns(seat, table.tables.ledger) and not table.has_effect(LEDGER_USED)


def usual_price(table: Table, card: int) -> int:
    """The cards that pay for a recruit without the ledger: one level lower, also if it is lowered.

    CI-93 to CI-95, CI-221, CI-224.
    """
    level = level_of(card)
    cards = _of_level(table, level - 1)
    if table.has_effect(CHEAP_RECRUITS):
        cards |= _of_level(table, level - 1 - table.tables.lower_recruits)
    return cards


def ledger_price(table: Table, card: int) -> int:
    """The cards that pay for a recruit as if it were some levels lower. CI-355 to CI-357."""
    return _of_level(table, level_of(card) - 1 - table.tables.ledger_levels)


def _of_level(table: Table, level: int) -> int:
    """The cards that count as a level, as printed or doubled. CI-300."""
    if level < 1:
        return 0
    cards = table.tables.by_level[level]
    if table.has_effect(DOUBLED) and level & 1 == 0:
        doubled = table.tables.doubled
        cards |= table.tables.by_level[level >> 1] & table.tables.cards_by_colour[doubled]
    return cards


def recruit_price(table: Table, seat: int, card: int) -> int:
    """All cards, one of which pays for a recruit; none for level 1."""
    if level_of(card) == 1:
        return 0
    cards = usual_price(table, card)
    if has_ledger(table, seat):
        cards |= ledger_price(table, card)
    return cards


def in_hand(table: Table, seat: int) -> int:
    """The mercenaries in a hand, dyed or not. CI-270."""
    mask = table.mask(table.pile(seat, HAND))
    if table.get(EFFECTS) & HAS_DYED != 0:
        for colour in range(codes.COLOURS):
            mask |= table.mask(DYED + colour)
    return mask
