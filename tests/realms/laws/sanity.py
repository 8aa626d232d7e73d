"""What is true of every state: the table's masks, sizes and derived numbers say what its cards say."""

from collections import Counter

from starlode.realms.cards import FACTIONS
from starlode.realms.effects import AllyOfAllFactions, CombatPerShip
from starlode.realms.engine import marks
from starlode.realms.engine.codes import OVER
from starlode.realms.engine.state import State
from starlode.realms.engine.table import (
    AUTHORITY,
    COMBAT,
    COMMON_PILES,
    CURRENT,
    HAND,
    IN_PLAY,
    KNOWN,
    LIVING,
    MARKERS,
    PER_SHIP,
    PLACE,
    PRESENCE,
    SEAT_PILES,
    SHIPS,
    TOP,
    TRADE,
    UNLOCKED,
    WINNER,
)
from starlode.realms.rules import RealmsRules


def assert_sane(rules: RealmsRules, state: State) -> None:
    for check in (assert_piles_agree, assert_derived_numbers_agree, assert_turn_agrees, assert_seats_agree):
        check(rules, state)


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
    """What only who has the turn may have: ships in play, trade, combat, markers. Nobody has less than nothing."""
    current = int(state.get(CURRENT))
    for seat in range(state.seats):
        numbers = [state.of(seat, number) for number in (TRADE, COMBAT, MARKERS)]
        ships = 0
        for copy in range(4):
            ships |= state.mask(state.pile(seat, IN_PLAY) + copy) & state.tables.ships
        assert ships & ~state.of(seat, SHIPS) == 0, "a ship in play was played this turn"
        if rules.party.has_turn(seat, current):
            assert min(numbers) >= 0
        else:
            assert (ships, numbers) == (0, [0, 0, 0])
    _assert_marks_agree(rules, state)


def _assert_marks_agree(rules: RealmsRules, state: State) -> None:
    """Needles copy what was played, damage lies on bases, and teammates refuse; all of them in order."""
    found = [int(state.mark_at(index)) for index in range(state.marked())]
    assert found == sorted(found)
    current = int(state.get(CURRENT))
    copies: Counter[int] = Counter()
    damaged: Counter[tuple[int, int]] = Counter()
    for mark in found:
        seat, card = marks.seat_of(mark), marks.card_of(mark)
        if marks.tells(mark) == marks.COPY:
            assert rules.party.has_turn(seat, current)
            assert state.of(seat, SHIPS) & (1 << card)
            copies[seat] += 1
        elif marks.tells(mark) == marks.DAMAGE:
            assert seat == rules.party.boss != current
            assert 0 < marks.figure_of(mark) < (rules.cards[card].defense or 0)
            damaged[seat, card] += 1
        else:
            assert rules.options["pool-consent"] == "ask"
            team = rules.party.sides[rules.party.side_of[current]]
            assert {seat, marks.figure_of(mark)} <= set(team)
    for seat, count in copies.items():
        assert count <= state.count(state.pile(seat, IN_PLAY) + 1, state.tables.needle)
    for (seat, card), count in damaged.items():
        assert count <= state.count(state.pile(seat, IN_PLAY), card)


def assert_seats_agree(rules: RealmsRules, state: State) -> None:
    """Who is out has no authority, no cards and a place of his own; who is asked is not out, unless for a gift."""
    places = [int(state.of(seat, PLACE)) for seat in range(state.seats)]
    out = sorted(place for place in places if place)
    assert out == list(range(state.seats - len(out) + 1, state.seats + 1))
    assert state.get(LIVING) == sum(2**seat for seat in range(state.seats) if not places[seat])
    is_team_game = rules.options["format"] == "hydra"
    assert not (out and (is_team_game or state.seats == 2))
    for seat in range(state.seats):
        score = state.of(rules.party.sides[rules.party.side_of[seat]][0] if is_team_game else seat, AUTHORITY)
        assert score > 0 or places[seat] or state.actor == OVER
        if places[seat]:
            assert score == 0
            asked = state.actor == seat and rules.decision(state).asked in ("gift", "receiver")
            if state.get(WINNER) < 0 and not asked:
                piles = [state.pile(seat, pile) for pile in range(SEAT_PILES)]
                assert not any(state.size(pile) for pile in piles)
            assert state.actor != seat or asked
