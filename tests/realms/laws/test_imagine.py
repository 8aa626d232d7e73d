"""Law: imagined states have the viewer's view, and every hidden deal comes as often as it should."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import comb
from typing import TypeAlias

import pytest

from starlode.core.engine.frames import seat_of, what
from starlode.core.engine.rng import Rng
from starlode.core.view import View
from starlode.realms.engine.codes import N_DRAW, NATURE
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DECK, HAND, TRADE_DECK
from starlode.realms.rules import RealmsRules
from tests.laws import walker
from tests.realms.laws import walks
from tests.realms.table import a_duel, a_seat, a_table

RULES = walks.rules_of()
Pile: TypeAlias = tuple[tuple[str, int], ...]


def pile(state: State, number: int) -> Pile:
    """The cards of a pile, so that piles can be counted."""
    return tuple(
        (card.id, int(state.count(number, kind))) for kind, card in enumerate(RULES.cards) if state.count(number, kind)
    )


def splits(unseen: dict[str, int], size: int) -> dict[Pile, Fraction]:
    """Every part of so many cards, with the probability that a well shuffled deal brings it."""
    found: dict[Pile, int] = {(): 1}
    for card, count in unseen.items():
        found = {
            (*part, *([(card, held)] if held else [])): ways * comb(count, held)
            for part, ways in found.items()
            for held in range(min(count, size - sum(n for _, n in part)) + 1)
        }
    full = {part: ways for part, ways in found.items() if sum(n for _, n in part) == size}
    return {part: Fraction(ways, sum(full.values())) for part, ways in full.items()}


def assert_as_often(observed: Counter[Pile], expected: dict[Pile, Fraction]) -> None:
    total = observed.total()
    means = {outcome: float(total * share) for outcome, share in expected.items()}
    assert min(means.values()) >= 5, "too few tries to tell"
    assert walker.chi_squared(dict(observed), means) < walker.chi_squared_limit(len(means))


def test_a_view_of_a_seat_that_must_discard_out_of_turn_can_be_imagined() -> None:
    """The question is open while nothing of the hand that answers it is known."""
    table = a_duel(hand=["imperial-fighter"], foe_hand=["scout", "viper"], foe_deck=["scout", "cutter"])
    table.play("play imperial-fighter")
    view = table.match.view(1)
    rules = table.match.rules
    made = rules.from_view(view, Rng(1))
    assert rules.view(made, 0).text == view.text
    assert len(made.legal()) > 0


def small_state(known: bool) -> State:
    """Seat 2 holds three cards out of eight that nobody can tell apart, and perhaps one that everybody knows."""
    table = a_duel(
        hand=["scout"], deck=["viper", "cutter"], foe_hand=["scout", "cutter", "ram"],
        foe_deck=["scout", "scout", "viper", "viper", "cutter"],
    )  # fmt: skip
    position = table.match.position()
    if known:
        seats = position["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[1], dict)
        assert isinstance(seats[1]["hand"], dict)
        seats[1]["hand"]["explorer"] = 1
        seats[1]["known"] = {"explorer": 1}
        position["explorers"] = 9
    return RULES.from_position(position)


UNSEEN = {"scout": 3, "viper": 2, "cutter": 2, "ram": 1}
MAKERS: dict[str, tuple[Callable[[State, View, Rng], State], int]] = {
    "imagine": (lambda state, view, rng: state.imagine(0, rng), 6000),
    "from-view": (lambda state, view, rng: RULES.from_view(view, rng), 1000),
}


@pytest.mark.parametrize("known", [False, True], ids=["nothing known", "one card known"])
@pytest.mark.parametrize("maker", MAKERS)
def test_every_hidden_split_comes_as_often_as_it_should(maker: str, known: bool) -> None:
    make, tries = MAKERS[maker]
    state, rng = small_state(known), Rng(77)
    view = RULES.view(state, 0)
    observed: Counter[Pile] = Counter()
    for _ in range(tries * (5 if walks.DEEP else 1)):
        made = make(state, view, rng)
        hand = dict(pile(made, made.pile(1, HAND)))
        if known:
            hand["explorer"] -= 1
            assert hand.pop("explorer") == 0
        observed[tuple((card, hand[card]) for card in UNSEEN if card in hand)] += 1
        assert pile(made, made.pile(0, HAND)) == (("scout", 1),), "what the viewer holds stays"
    assert_as_often(observed, splits(UNSEEN, 3))


def test_for_a_spectator_both_hands_are_dealt_anew_and_independently() -> None:
    state, rng = small_state(known=False), Rng(78)
    observed: Counter[Pile] = Counter()
    for _ in range(30000 if walks.DEEP else 8000):
        made = state.imagine(None, rng)
        observed[pile(made, made.pile(0, HAND)) + pile(made, made.pile(1, HAND))] += 1
    first, second = splits({"scout": 1, "viper": 1, "cutter": 1}, 1), splits(UNSEEN, 3)
    reference = {one + _in_order(two): a * b for one, a in first.items() for two, b in second.items()}
    assert_as_often(observed, reference)


def _in_order(part: Pile) -> Pile:
    ids = [card.id for card in RULES.cards]
    return tuple(sorted(part, key=lambda entry: ids.index(entry[0])))


def exact(state: State, read: Callable[[State], Pile]) -> dict[Pile, Fraction]:
    """The distribution of what can be read after nature's pending draws, by stepping through all of them."""
    if state.actor != NATURE:
        return {read(state): Fraction(1)}
    total: dict[Pile, Fraction] = {}
    weights = list(state.weights())
    for action, weight in zip(state.legal(), weights, strict=True):
        after = state.clone()
        after.apply(action)
        for outcome, share in exact(after, read).items():
            total[outcome] = total.get(outcome, Fraction(0)) + share * Fraction(weight, sum(weights))
    return total


def test_sampling_all_draws_at_once_is_the_same_as_stepping_them() -> None:
    """A turn's end whose draw runs through the rest of the deck, a reshuffle, and on: then the next turn begins."""
    table = a_duel(
        hand=["scout"], deck=["viper", "cutter"], discard=["scout", "scout", "ram", "viper"], foe_hand=["ram"]
    )
    state = RULES.from_position(table.match.position())
    state.apply(RULES.read(state, "end-turn"))
    assert state.actor == NATURE

    def read(moment: State) -> Pile:
        return pile(moment, moment.pile(0, HAND))

    rng, observed = Rng(79), Counter[Pile]()
    for _ in range(30000 if walks.DEEP else 6000):
        sampled = state.clone()
        sampled.sample(rng)
        observed[read(sampled)] += 1
    expected = exact(state, read)
    assert len(expected) > 3
    assert_as_often(observed, expected)
    assert expected == _known_part(splits({"scout": 3, "viper": 1, "ram": 1}, 3))


def _known_part(drawn: dict[Pile, Fraction]) -> dict[Pile, Fraction]:
    """The two cards of the old deck are always in the hand."""
    both = {
        _in_order(tuple((Counter(dict(part)) + Counter(["viper", "cutter"])).items())): p for part, p in drawn.items()
    }
    assert sum(both.values()) == 1
    return both


# Who sees whom: viewer, and whose hands the viewer sees; everybody holds one of three cards, of which one is a Scout.
TABLES: dict[str, tuple[str, int, int | None, set[int]]] = {
    "free-for-all": ("free-for-all", 3, 2, {2}),
    "hunter": ("hunter", 3, 1, {1}),
    "a Hydra's head": ("hydra", 4, 2, {1, 2}),
    "a head of three": ("hydra", 6, 5, {4, 5, 6}),
    "an emperor": ("emperor", 6, 2, {2}),
    "a raider": ("raid", 4, 2, {2, 3, 4}),
    "the boss": ("raid", 4, 1, {1}),
    "a spectator": ("raid", 4, None, set()),
}


@pytest.mark.parametrize("maker", ["imagine", "from-view"])
@pytest.mark.parametrize("name", TABLES)
def test_in_every_format_hands_are_dealt_anew_that_the_viewer_does_not_see(name: str, maker: str) -> None:
    """Independently of each other, and as often as they should; the others stay as they are."""
    format, seats, viewer, seen = TABLES[name]
    setting = a_seat(hand=["scout"], deck=["viper", "cutter"])
    table = a_table(format, dict.fromkeys(range(1, seats + 1), setting), seats=seats)
    rules, state = RealmsRules(table.match.rules.options), table.match.state
    view, rng = rules.view(state, walker.place(viewer)), Rng(81)
    hidden = [seat for seat in range(1, seats + 1) if seat not in seen]
    observed: Counter[tuple[str, ...]] = Counter()
    for _ in range({"imagine": 900, "from-view": 250}[maker] * (8 if walks.DEEP else 1)):
        made = state.imagine(walker.place(viewer), rng) if maker == "imagine" else None
        made = made or rules.from_view(view, rng)
        hands = {seat: pile(made, made.pile(seat - 1, HAND))[0][0] for seat in range(1, seats + 1)}
        assert {hands[seat] for seat in seen} <= {"scout"}
        observed[tuple(hands[seat] for seat in hidden[:2])] += 1
        assert rules.view(made, walker.place(viewer)).text == view.text
    assert len(hidden) + len(seen) == seats
    deals = list(product(("scout", "viper", "cutter"), repeat=min(2, len(hidden))))
    expected = dict.fromkeys(deals, observed.total() / len(deals))
    assert walker.chi_squared(dict(observed), expected) < walker.chi_squared_limit(len(deals))


def test_sampling_the_deal_starts_either_seat_and_fills_row_and_hands() -> None:
    rng, starts = Rng(80), Counter[int]()
    for _ in range(3000 if walks.DEEP else 600):
        state = RULES.new()
        state.sample(rng)
        starts[int(state.actor)] += 1
        first = int(state.actor)
        assert [state.size(state.pile(seat, HAND)) for seat in (first, 1 - first)] == [3, 5]
        assert state.size(TRADE_DECK) == 75
    assert walker.chi_squared(dict(starts), dict.fromkeys((0, 1), starts.total() / 2)) < walker.chi_squared_limit(2)


FROM_THE_DEAL = [walks.FORMAT_CASES[setting][16] for setting in walks.SETTINGS]  # busy players


@pytest.mark.parametrize("case", [*walks.FEW_CASES, *FROM_THE_DEAL], ids=str)
def test_natures_weights_are_the_counts_of_the_pile_it_draws_from(case: walks.Case) -> None:
    met = set()
    for state in walks.walk(case, 6, case.brief):
        if state.actor == NATURE:
            stream = case.rules.stream(state)
            met.add(stream)
            lines = [case.rules.write(action) for action in state.legal()]
            if stream == "start":
                first = {"hydra": (1, case.seats // 2 + 1), "emperor": (1, 4)}.get(case.format)
                starters = [f"start {seat}" for seat in first or range(1, case.seats + 1)]
                assert dict(zip(lines, state.weights(), strict=True)) == dict.fromkeys(starters, 1)
                continue
            draws = what(state.frame()) == N_DRAW
            number = state.pile(seat_of(state.frame()), DECK) if draws else TRADE_DECK
            verb = "draw" if draws else "reveal"
            assert tuple(zip(lines, state.weights(), strict=True)) == tuple(
                (f"{verb} {card}", count) for card, count in pile(state, number)
            )
            assert stream == (f"deck-{seat_of(state.frame()) + 1}" if draws else "trade-deck")
    assert met >= {*(f"deck-{seat + 1}" for seat in range(case.seats)), "trade-deck"}
    assert ("start" in met) == (case.begins == "deal" and case.format != "raid")


def test_the_reference_of_these_tests_is_right_itself() -> None:
    deal = splits({"scout": 3, "viper": 2}, 2)
    assert deal == {
        (("scout", 2),): Fraction(3, 10),
        (("scout", 1), ("viper", 1)): Fraction(6, 10),
        (("viper", 2),): Fraction(1, 10),
    }
    assert walker.chi_squared({"a": 5, "b": 5, "c": 1}, {"a": 5.0, "b": 5.0}) == float("inf")
