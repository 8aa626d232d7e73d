"""docs/chance.md is true: an onlooker who has only that page and a key finds every draw."""

import hashlib
import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starlode.core.chance import KeyedChance, StackedChance, draw_number, weighted_index
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.games import rules
from starlode.realms.cards import CARDS
from tests.laws import walker
from tests.realms.laws import walks

PAGE = (Path(__file__).parents[2] / "docs" / "chance.md").read_text(encoding="utf-8")


def table(header: str) -> list[list[str]]:
    """The rows of a table of the page, by its first line."""
    _, _, rest = PAGE.partition(f"| {header} |\n")
    rows = []
    for line in rest.splitlines()[1:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip().strip("`") for cell in line.strip("|").split("|")])
    assert rows
    return rows


def block(name: str) -> list[str]:
    """The lines of a block of the page, by its name."""
    found = re.search(rf"^```text {name}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1].splitlines()


TRADE_CARDS = {line.split()[0]: int(line.split()[1]) for line in block("canonical order")}
ORDER = ["scout", "viper", "explorer", *TRADE_CARDS]


class Onlooker:
    """The page in other words: HMAC written out, piles laid out as lists."""

    def __init__(self, seed: int) -> None:
        self.key = hashlib.sha256(b"starlode seed " + str(seed).encode("ascii")).digest()
        self.counts: Counter[str] = Counter()

    def number(self, stream: str, total: int, count: int | None = None) -> int:
        if count is None:
            count = self.counts[stream]
            self.counts[stream] += 1
        block = self.key + bytes(32)  # RFC 2104 with the block of SHA-256, 64 bytes
        inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + f"{stream}/{count}".encode("ascii")).digest()
        outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()
        return int(outer.hex(), 16) * total // 2**256

    def draw(self, stream: str, pile: list[str]) -> str:
        pile.sort(key=ORDER.index)
        return pile.pop(self.number(stream, len(pile)))


def test_the_keys_of_seeds_are_those_of_the_page() -> None:
    for seed, key in table("seed | key"):
        assert KeyedChance.from_seed(int(seed)).key.hex() == Onlooker(int(seed)).key.hex() == key


def test_a_seed_that_is_no_whole_number_is_refused() -> None:
    """`None` and `1.0` would be seeds of their own, always the same and others than 1."""
    for odd in (None, 1.0, "1", [1]):
        with pytest.raises(TypeError, match="a seed is a whole number, not"):
            Match(rules("realms"), seed=odd)  # type: ignore[arg-type]
    assert KeyedChance.from_seed(np.int64(3)).key == KeyedChance.from_seed(3).key  # type: ignore[arg-type]


def test_the_numbers_of_draws_are_those_of_the_page() -> None:
    for seed, stream, count, total, number in table("seed | stream | count | total | number"):
        key = KeyedChance.from_seed(int(seed)).key
        assert draw_number(key, stream, int(count), int(total)) == int(number)
        assert Onlooker(int(seed)).number(stream, int(total), int(count)) == int(number)


def test_the_canonical_order_is_that_of_the_page() -> None:
    assert [card.id for card in CARDS] == ORDER
    assert {card.id: card.copies for card in CARDS if card.faction != "unaligned"} == TRADE_CARDS


def test_the_deal_is_the_one_of_the_page() -> None:
    assert Match(walks.rules_of(), seed=1).record.rows == block("deal")


@pytest.mark.parametrize("seed", walks.seeds(5, 40))
def test_an_onlooker_deals_the_same_with_nothing_but_the_page(seed: int) -> None:
    onlooker = Onlooker(seed)
    decks = [["scout"] * 8 + ["viper"] * 2 for _ in range(2)]
    trade = [card for card, copies in TRADE_CARDS.items() for _ in range(copies)]
    first = onlooker.number("start", 2)
    rows = [f"* start {first + 1}"]
    rows += [f"* reveal {onlooker.draw('trade-deck', trade)}" for _ in range(5)]
    for seat, cards in ((first, 3), (1 - first, 5)):
        rows += [f"* draw {onlooker.draw(f'deck-{seat + 1}', decks[seat])}" for _ in range(cards)]
    assert Match(walks.rules_of(), seed=seed).record.rows == rows


@pytest.mark.parametrize(("name", "seats"), walks.SETTINGS)
def test_an_onlooker_deals_every_format_with_nothing_but_the_page_and_the_rulebook(name: str, seats: int) -> None:
    """First hands are dealt from the starting seat on, clockwise (SR-M81, SR-M101)."""
    for seed in walks.seeds(2, 10):
        onlooker = Onlooker(seed)
        starters = {"hydra": [1, seats // 2 + 1], "emperor": [1, 4]}.get(name, list(range(1, seats + 1)))
        first = 1 if name == "raid" else starters[onlooker.number("start", len(starters))]
        trade = [card for card, copies in TRADE_CARDS.items() for _ in range(copies * ((seats + 1) // 2))]
        rows = [] if name == "raid" else [f"* start {first}"]
        rows += [f"* reveal {onlooker.draw('trade-deck', trade)}" for _ in range(5)]
        for later in range(seats):
            seat = (first - 1 + later) % seats + 1
            if name == "raid":
                cards = 6 if seat == 1 and seats > 4 else 5
            elif name in ("hydra", "emperor"):
                cards = 3 if later < seats // 2 else 5
            else:
                cards = min(3 + later, 5)
            deck = ["scout"] * 8 + ["viper"] * 2
            rows += [f"* draw {onlooker.draw(f'deck-{seat}', deck)}" for _ in range(cards)]
        assert Match(walks.rules_of(sets="auto", format=name, seats=seats), seed=seed).record.rows == rows


@pytest.mark.parametrize("seed", walks.seeds(1, 20))
@pytest.mark.parametrize("case", [*walks.FEW_CASES, *walks.FEW_FORMATS[::4]], ids=str)
def test_every_draw_of_a_whole_match_can_be_checked(case: walks.Case, seed: int) -> None:
    """The record says what was drawn; piles are followed by a second state, draws by the page alone."""
    match, rng = walks.new_match(case, seed)
    while match.actor is not None and len(match.record.rows) < 600:
        walks.play_one(match, rng, case.player)
    onlooker, rules = Onlooker(seed), case.rules
    start = match.record.start
    state = rules.new() if start is None else rules.from_position(start)
    for row in match.record.rows:
        who, line = row.split(" ", 1)
        if who == "*":
            pile = [
                rules.write(action).split(" ", 1)[1]
                for action, weight in zip(state.legal(), state.weights(), strict=True)
                for _ in range(weight)
            ]
            stream = rules.stream(state)
            drawn = pile[onlooker.number(stream, 2)] if stream == "start" else onlooker.draw(stream, pile)
            assert line.endswith(f" {drawn}")
        state.apply(rules.read(state, line))


@given(weights=st.lists(st.integers(1, 9), min_size=1, max_size=8))
def test_every_card_of_a_pile_has_one_place(weights: list[int]) -> None:
    places = Counter(weighted_index(weights, number) for number in range(sum(weights)))
    assert [places[index] for index in range(len(weights))] == weights


def test_the_numbers_of_a_stream_are_even() -> None:
    key = KeyedChance.from_seed(3).key
    observed = Counter(draw_number(key, "deck-1", count, 10) for count in range(4000))
    assert walker.chi_squared(dict(observed), dict.fromkeys(range(10), 400.0)) < walker.chi_squared_limit(10)


def test_streams_do_not_shift_each_other_and_what_is_forgotten_comes_again() -> None:
    pile, weights = ["scout", "viper"], [8, 2]
    alone, mixed = KeyedChance.from_seed(4), KeyedChance.from_seed(4)
    expected = [alone.pick("deck-1", pile, weights) for _ in range(30)]
    found = []
    for number in range(30):
        mixed.pick("deck-2", pile, weights)
        found.append(mixed.pick("deck-1", pile, weights))
        if number % 3 == 0:
            mixed.forget("deck-1")
            assert mixed.pick("deck-1", pile, weights) == found[-1]
    assert found == expected


class TestArrangedPiles:
    """The section of that name."""

    PILE = ("scout", "viper", "cutter")

    def test_a_stack_comes_first_and_then_the_key_counted_from_0(self) -> None:
        chance = StackedChance({"deck-1": ["viper", "cutter"]}, KeyedChance.from_seed(1))
        picks = [chance.pick("deck-1", self.PILE, [4, 4, 4]) for _ in range(5)]
        key = KeyedChance.from_seed(1)
        assert picks == [1, 2, *(key.pick("deck-1", self.PILE, [4, 4, 4]) for _ in range(3))]
        assert chance.pick("deck-2", self.PILE, [4, 4, 4]) == key.pick("deck-2", self.PILE, [4, 4, 4])

    def test_what_is_forgotten_comes_again_across_the_end_of_the_stack(self) -> None:
        chance = StackedChance({"deck-1": ["viper", "cutter"]}, KeyedChance.from_seed(1))
        picks = [chance.pick("deck-1", self.PILE, [4, 4, 4]) for _ in range(6)]
        for back in range(1, 7):
            for _ in range(back):
                chance.forget("deck-1")
            assert [chance.pick("deck-1", self.PILE, [4, 4, 4]) for _ in range(back)] == picks[-back:]

    def test_a_card_that_is_not_there_is_refused_and_nothing_was_drawn(self) -> None:
        chance = StackedChance({"deck-1": ["viper", "ram", "cutter"]}, KeyedChance.from_seed(1))
        assert chance.pick("deck-1", self.PILE, [1, 1, 1]) == 1
        for _ in range(2):
            with pytest.raises(BadInput, match="deck-1 is stacked with ram"):
                chance.pick("deck-1", self.PILE, [1, 1, 1])
        chance.forget("deck-1")
        assert chance.pick("deck-1", self.PILE, [1, 1, 1]) == 1
