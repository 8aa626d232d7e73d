"""What is true of every state: the table's masks, sizes and derived numbers say what its cards say."""

from starlode.realms.cards import FACTIONS
from starlode.realms.codes import OVER
from starlode.realms.effects import AllyOfAllFactions, CombatPerShip
from starlode.realms.rules import RealmsRules
from starlode.realms.state import State
from starlode.realms.table import (
    AUTHORITY,
    COMBAT,
    COMMON_PILES,
    CURRENT,
    HAND,
    IN_PLAY,
    KNOWN,
    MARKERS,
    PER_SHIP,
    PRESENCE,
    SEAT_PILES,
    SHIPS,
    TOP,
    TRADE,
    UNLOCKED,
)


def assert_piles_agree(rules: RealmsRules, state: State) -> None:
    """Masks and sizes say what the counts say, and what is known of a hand is in it."""
    kinds = range(len(rules.cards))
    tops = {state.pile(seat, TOP) for seat in range(state.seats)}
    for pile in set(range(COMMON_PILES + SEAT_PILES * state.seats)) - tops:
        counts = [state.count(pile, kind) for kind in kinds]
        assert state.size(pile) == sum(counts)
        assert state.mask(pile) == sum(2**kind for kind in kinds if counts[kind])
    for seat in range(state.seats):
        hand, known = state.pile(seat, HAND), state.pile(seat, KNOWN)
        assert all(state.count(known, kind) <= state.count(hand, kind) for kind in kinds)


def assert_derived_numbers_agree(rules: RealmsRules, state: State) -> None:
    """Factions present and combat per ship are those of the cards in play, told card by card."""
    cards = {card.id: card for card in rules.cards}
    seats = rules.position(state)["seats"]
    assert isinstance(seats, list)
    for seat, entry in enumerate(seats):
        assert isinstance(entry, dict)
        assert isinstance(entry["in-play"], list)
        present = dict.fromkeys(FACTIONS, 0)
        per_ship = 0
        for pile in entry["in-play"]:
            assert isinstance(pile, dict)
            card, count = cards[str(pile["card"])], int(str(pile["count"]))
            factions = {card.faction, cards[str(pile.get("as", card.id))].faction}
            if AllyOfAllFactions() in card.primary:
                factions = set(FACTIONS)
            for faction in factions - {"unaligned"}:
                present[faction] += count
            per_ship += count * sum(e.amount for e in card.primary if isinstance(e, CombatPerShip))
        presence = state.of(seat, PRESENCE)
        assert [presence >> 8 * n & 255 for n in range(4)] == list(present.values())
        assert state.of(seat, PER_SHIP) == per_ship
        if rules.options["ally-check"] == "unlocked":
            unlocked = {FACTIONS[n] for n in range(4) if state.of(seat, UNLOCKED) & 2**n}
            assert {faction for faction in FACTIONS if present[faction] > 1} <= unlocked
            assert unlocked <= {faction for faction in FACTIONS if present[faction]}


def assert_turn_agrees(rules: RealmsRules, state: State) -> None:
    """What only the seat in turn may have: ships in play, trade, combat, markers. Nobody has less than nothing."""
    for seat in range(state.seats):
        numbers = [state.of(seat, number) for number in (TRADE, COMBAT, MARKERS)]
        ships = 0
        for copy in range(4):
            ships |= state.mask(state.pile(seat, IN_PLAY) + copy) & state.tables.ships
        assert ships & ~state.of(seat, SHIPS) == 0, "a ship in play was played this turn"
        if seat == state.get(CURRENT):
            assert min(numbers) >= 0
        else:
            assert (ships, numbers) == (0, [0, 0, 0])
        assert state.of(seat, AUTHORITY) > 0 or state.actor == OVER
    for index in range(state.marked()):
        mark = state.mark_at(index)
        assert mark & 7 == state.get(CURRENT)
        assert state.of(mark & 7, SHIPS) & state.tables.bit(mark >> 3 & 63)
    needles = state.count(state.pile(state.get(CURRENT), IN_PLAY) + 1, state.tables.needle)
    assert state.marked() <= needles
