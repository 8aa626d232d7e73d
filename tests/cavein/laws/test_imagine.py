"""Law: imagined states have the viewer's view, and every hidden deal comes as often as it should."""

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import combinations
from typing import Any, TypeAlias

import pytest

from starlode.cavein.engine import codes
from starlode.cavein.engine.codes import NATURE
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import CRYSTAL_STACK, DOCKS, HAND, STACK
from starlode.cavein.rules import CaveinRules
from starlode.core.engine import frames
from starlode.core.engine.rng import Rng
from tests.cavein.laws import walks
from tests.cavein.table import FACTION, LEVEL, Table, a_player, a_table
from tests.laws.walker import chi_squared, chi_squared_limit

Hand: TypeAlias = tuple[str, ...]


def inside(viewer: int | None) -> int:
    return -1 if viewer is None else viewer - 1


def deals(unseen: Mapping[str, int], levels: Mapping[int, int], fits: Callable[[Hand], bool]) -> dict[Hand, Fraction]:
    """Every hidden part of a hand that fits, with its probability: card by card, each copy apart."""
    cards = [card for card, count in unseen.items() for _ in range(count)]
    found: Counter[Hand] = Counter()
    low = [n for n, card in enumerate(cards) if LEVEL[card] == 1]
    high = [n for n, card in enumerate(cards) if LEVEL[card] == 2]
    for ones in combinations(low, levels.get(1, 0)):
        for twos in combinations(high, levels.get(2, 0)):
            hand = tuple(sorted(cards[n] for n in (*ones, *twos)))
            found[hand] += fits(hand)
    return {hand: Fraction(ways, found.total()) for hand, ways in found.items() if ways}


def hidden_of(rules: CaveinRules, state: State, seat: int) -> Hand:
    position: Any = rules.position(state)
    return tuple(sorted(Counter(position["seats"][seat - 1]["hidden"]).elements()))


def assert_as_often(observed: Counter[Hand], expected: Mapping[Hand, Fraction]) -> None:
    total = observed.total()
    means = {outcome: float(total * share) for outcome, share in expected.items()}
    assert min(means.values()) >= 5, "too few tries to tell"
    assert chi_squared(dict(observed), means) < chi_squared_limit(len(means))


MAKERS: dict[str, tuple[Callable[[CaveinRules, State, int, Rng], State], int]] = {
    "imagine": (lambda rules, state, viewer, rng: state.imagine(viewer - 1, rng), 4000),
    "from-view": (lambda rules, state, viewer, rng: rules.from_view(rules.view(state, viewer - 1), rng), 800),
}


def observe(table: Table, maker: str, viewer: int, seat: int) -> Counter[Hand]:
    """The hidden cards of a seat, as a viewer imagines them again and again."""
    rules, state = table.match.rules, table.match.state
    assert isinstance(rules, CaveinRules)
    make, tries = MAKERS[maker]
    rng = Rng(77)
    times = tries * (5 if walks.DEEP else 1)
    return Counter(hidden_of(rules, make(rules, state, viewer, rng), seat) for _ in range(times))


FIRST_CARDS = ["driller", "frogt-opus", "fish-bean"]
STACKED = ["driller", "driller", "oddgrabber", "mineracoon", "foreman", "drollo", "drollo"]


@pytest.mark.parametrize("maker", MAKERS)
def test_every_hidden_split_comes_as_often_as_it_should(maker: str) -> None:
    """Seats 2 and 3 hold first cards that nobody saw; what seat 1 holds, and what is known, stays."""
    table = a_table(
        hand=["driller", "foreman"], hidden=["foreman"], stack=STACKED,
        foe=a_player(hand=[*FIRST_CARDS, "colonel"], hidden=FIRST_CARDS),
        third=a_player(hand=["oddgrabber"], hidden=["oddgrabber"]),
    )  # fmt: skip
    unseen = Counter([*STACKED, *FIRST_CARDS, "oddgrabber"])
    assert table.view(1)["unseen"] == unseen
    for seat, levels in ((2, {1: 2, 2: 1}), (3, {1: 1})):
        expected = deals(unseen, levels, lambda hand: True)
        assert_as_often(observe(table, maker, 1, seat), expected)


def strength(hand: Hand, faction: str) -> int:
    return sum(LEVEL[card] for card in hand if FACTION[card] == faction)


def paying(*lines: str, mine: list[str], wild: tuple[str, str] = ("red", "green")) -> Table:
    """Seat 1 pays with hidden cards in hand; one brown card of level 1 is known."""
    table = a_table(
        hand=["driller", "driller", "oddgrabber", "foreman"], hidden=["driller", "oddgrabber", "foreman"],
        stack=STACKED, mine=mine, wild=wild,
    )  # fmt: skip
    table.play(*lines)
    return table


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("paid", [0, 1])
def test_who_is_asked_to_pay_is_imagined_with_a_hand_that_can(maker: str, paid: int) -> None:
    """A brown crystal of cost 3 and one Driller that everybody knows: two levels of brown are among the rest."""
    table = paying("mine brown-3-red", *["pay driller"] * paid, mine=["brown-3-red"])
    assert table.asked == "pay-crystal"
    unseen = Counter([*STACKED, "driller", "oddgrabber", "foreman"])
    expected = deals(unseen, {1: 2, 2: 1}, lambda hand: 1 + strength(hand, "terrons") >= 3)
    assert 0 < len(expected) < len(deals(unseen, {1: 2, 2: 1}, lambda hand: True))
    assert_as_often(observe(table, maker, 2, 1), expected)


@pytest.mark.parametrize("maker", MAKERS)
def test_who_is_asked_with_which_colour_could_pay_with_one(maker: str) -> None:
    """A wild crystal of cost 3: cards of one colour, whichever, add up to it."""
    table = paying("mine red-3-cavein", mine=["red-3-cavein"])
    assert table.asked == "paying-colour"
    unseen = Counter([*STACKED, "driller", "oddgrabber", "foreman"])
    factions = ("hydrans", "minegglers", "metanels")
    expected = deals(
        unseen,
        {1: 2, 2: 1},
        lambda hand: 1 + strength(hand, "terrons") >= 3 or any(strength(hand, each) >= 3 for each in factions),
    )
    assert_as_often(observe(table, maker, 2, 1), expected)


@pytest.mark.parametrize("maker", MAKERS)
def test_a_single_hand_that_can_pay_is_found(maker: str) -> None:
    """However unlikely it is."""
    table = a_table(
        hand=["driller", "driller", "foreman"], hidden=["driller", "driller", "foreman"], mine=["brown-6-cavein"],
        stack=["oddgrabber"] * 6 + ["mineracoon"] * 6 + ["frogt-opus"] * 6 + ["drollo"] * 4 + ["fish-bean"] * 4,
        totems={"brown": 1}, artifacts=["prospectors-loupe"],
    )  # fmt: skip
    table.play("mine brown-6-cavein")
    rules = table.match.rules
    assert isinstance(rules, CaveinRules)
    rng = Rng(1)
    for _ in range(2):
        made = MAKERS[maker][0](rules, table.match.state, 2, rng)
        assert hidden_of(rules, made, 1) in {
            ("driller", "foreman", "oddgrabber"),
            ("driller", "driller", "foreman"),
        } | {("driller", "foreman", other) for other in ("frogt-opus", "mineracoon")}


def test_for_a_spectator_all_hands_are_dealt_anew() -> None:
    table = a_table(
        hand=["driller"], hidden=["driller"], foe=a_player(hand=["oddgrabber"], hidden=["oddgrabber"]),
        stack=["mineracoon"],
    )  # fmt: skip
    rules, state, rng = table.match.rules, table.match.state, Rng(78)
    assert isinstance(rules, CaveinRules)
    observed: Counter[Hand] = Counter()
    for _ in range(3000):
        made = state.imagine(None, rng)
        observed[hidden_of(rules, made, 1) + hidden_of(rules, made, 2)] += 1
    cards = ("driller", "oddgrabber", "mineracoon")
    pairs: dict[Hand, Fraction] = {(one, two): Fraction(1, 6) for one in cards for two in cards if one != two}
    assert_as_often(observed, pairs)


# Nature


def exact(state: State, read: Callable[[State], Hand]) -> dict[Hand, Fraction]:
    """The distribution of what can be read after nature's pending draws, by stepping through all of them."""
    if state.actor != NATURE:
        return {read(state): Fraction(1)}
    total: dict[Hand, Fraction] = {}
    weights = [int(weight) for weight in state.weights()]
    for action, weight in zip(state.legal(), weights, strict=True):
        after = state.clone()
        after.apply(action)
        for outcome, share in exact(after, read).items():
            total[outcome] = total.get(outcome, Fraction(0)) + share * Fraction(weight, sum(weights))
    return total


def test_sampling_all_draws_at_once_is_the_same_as_stepping_them() -> None:
    """A clean-up that refills two levels and a cost."""
    table = a_table(
        docks=["driller"] * 2 + ["foreman"] * 2 + ["sergeant"] * 2 + ["colonel"], mine=["blue-1-plain"] * 2,
        stack=["oddgrabber", "oddgrabber", "driller", "mineracoon", "drollo", "foreman"],
        crystal_stack=["brown-1-plain", "blue-1-yellow", "blue-1-red"],
    )  # fmt: skip
    rules = table.match.rules
    assert isinstance(rules, CaveinRules)
    state = rules.from_position({**table.match.position()})
    state.apply(rules.read(state, "end-turn"))
    assert state.actor == NATURE

    def read(moment: State) -> Hand:
        position: Any = rules.position(moment)
        return tuple(sorted([*Counter(position["docks"]).elements(), *Counter(position["mine"]).elements()]))

    rng, observed = Rng(79), Counter[Hand]()
    for _ in range(15000 if walks.DEEP else 3000):
        sampled = state.clone()
        sampled.sample(rng)
        observed[read(sampled)] += 1
    expected = exact(state, read)
    assert len(expected) > 10
    assert_as_often(observed, expected)


def test_sampling_the_deal_draws_factions_commands_and_start_evenly() -> None:
    rules, rng = walks.rules_of(3), Rng(80)
    starts, commands, factions = Counter[int](), Counter[str](), Counter[str]()
    times = 2000 if walks.DEEP else 400
    for _ in range(times):
        state = rules.new()
        state.sample(rng)
        position: Any = rules.position(state)
        starts[position["first"]] += 1
        factions.update(position["factions"])
        commands.update([position["seats"][0]["command"]])
        assert [sum(seat["hand"].values()) for seat in position["seats"]] == [3, 3, 3]
        assert all(seat["hand"] == seat["hidden"] for seat in position["seats"])
        assert [sum(position[pile].values()) for pile in ("docks", "mine")] == [10, 10]
        assert state.size(STACK) + state.size(DOCKS) == 52 - 9
        assert state.size(CRYSTAL_STACK) == 50
    for counted, share in ((starts, 1 / 3), (commands, 1 / 6), (factions, 4 / 6)):
        means = dict.fromkeys(counted, times * share)
        assert chi_squared(dict(counted), means) < chi_squared_limit(len(means))


@pytest.mark.parametrize("case", walks.FEW_CASES[:6:2], ids=str)
def test_natures_weights_are_the_counts_of_the_stack_it_draws_from(case: walks.Case) -> None:
    met = set()
    rules = case.rules
    for state in walks.walk(case, 6):
        if state.actor != NATURE:
            continue
        stream = rules.stream(state)
        met.add(stream.rstrip("0123456789"))
        names = [rules.write(action).split(" ", 1)[1] for action in state.legal()]
        drawn = dict(zip(names, [int(weight) for weight in state.weights()], strict=True))
        assert set(drawn) <= set(rules.piles()[stream])
        position: Any = rules.position(state)
        name, _, number = stream.rpartition("-")
        if name == "mercenaries":
            assert drawn == {card: n for card, n in position["stack"].items() if LEVEL[card] == int(number)}
        elif name == "crystals":
            cost = {crystal.id: crystal.cost for crystal in rules.box.crystals}
            assert drawn == {each: n for each, n in position["crystal-stack"].items() if cost[each] == int(number)}
        else:
            assert set(drawn.values()) == {1}
        if frames.what(state.frame()) == codes.N_HAND:
            assert state.size(state.pile(frames.seat_of(state.frame()), HAND)) < 3
    assert met >= {"mercenaries-", "crystals-", "artifacts"}
