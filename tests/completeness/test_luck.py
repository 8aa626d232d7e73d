"""The page about luck and skill is that of its results, and what measures it counts rightly."""

import numpy as np
import pytest

import measure_luck
from luck import page, search
from luck.memory import forgetting
from luck.network import Network
from luck.policy import mirrored, points
from luck.trials import Trials, worths
from starlode.bots.learned.weights import kept_for
from starlode.core.engine.listing import Options
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, OVER
from starlode.games import names, rules


def test_the_page_tells_the_results() -> None:
    text = (measure_luck.ROOT / page.PAGE).read_text(encoding="utf-8")
    assert page.written(text, page.read(measure_luck.ROOT), page.strength_of(measure_luck.ROOT)) == text


def test_a_table_names_what_it_lacks() -> None:
    """A point that was not measured is not passed over, and one that was told elsewhere counts."""
    results, strength = page.read(measure_luck.ROOT), page.strength_of(measure_luck.ROOT)
    text = (measure_luck.ROOT / page.PAGE).read_text(encoding="utf-8")
    bare = page.written(text, {"realms level sharp": results["realms level sharp"]}, {})
    assert "| Star Realms for two | `fierce` | `sharp` | 60.0 %" in bare
    assert "`duel keen calm`" in bare
    told = page.written(text, results, strength)
    named = {
        name for line in told.splitlines() if line.startswith("Not measured yet: ") for name in line.split("`")[1::2]
    }
    assert named
    assert not named & {*results, *strength}


def test_every_result_is_a_point_and_says_how_it_was_made() -> None:
    known = {*points(), *(point.name for point in search.points())}
    results = page.read(measure_luck.ROOT)
    assert set(results) <= known
    assert all(result["command"] and result["commit"] for result in results.values())


def test_all_points_have_different_names() -> None:
    named = [*points(), *(point.name for point in search.points())]
    assert len(named) == len(set(named))


@pytest.mark.parametrize("game", names())
def test_many_matches_are_played_by_the_bots_own_network(game: str) -> None:
    table = rules(game)
    kept = kept_for(table)
    network, exact = Network(kept, "cpu", 1), kept.network()
    state, nature = table.new(), Rng(1)
    seen, masks, expected = list[bytes](), list[bytes](), list[int]()
    while state.actor != OVER and len(expected) < 20:
        if state.actor == NATURE:
            state.sample(nature)
            continue
        action = exact.choose(state, state.actor, Options())
        seen.append(table.encoding.observe(state, state.actor))
        masks.append(bytes(table.encoding.mask(state)))
        expected.append(int(state.id_of(action)))
        state.apply(action)
    rows = np.array([list(each) for each in seen], np.uint8)
    mask = np.array([list(each) for each in masks], np.uint8)[:, : table.encoding.num_actions]
    ids, worth = network.choose(rows, mask, np.zeros(len(rows), bool))
    assert list(ids) == expected
    assert all((worth > 0) & (worth < 1))


def test_two_matches_of_a_deal_are_compared_with_two_deals() -> None:
    """Who wins both games of a deal or none varies as one deal does; who always shares them, not at all."""
    same = mirrored(np.array([1.0, 0, 1, 0]), np.array([1.0, 0, 1, 0]))
    shared = mirrored(np.array([1.0, 0, 1, 0]), np.array([0.0, 1, 0, 1]))
    assert (same["variance"], same["won twice"], same["won once"]) == (2.0, 0.5, 0.0)
    assert (shared["variance"], shared["score"], shared["won once"]) == (0.0, 0.5, 1.0)


def test_a_card_is_worth_what_wins_with_it_are_more_than_without() -> None:
    table = rules("realms")
    trials = Trials(table, Network(kept_for(table), "cpu", 1), 8, 1)
    card, is_open = 3, np.zeros((8, len(trials.cards)), bool)
    is_open[:, [card, 5]] = True  # one of two that are open counts double where it was bought
    bought = np.array([card, card, card, card, -1, -1, -1, -1])
    expected = np.full(8, 0.5)
    trials.keep(np.arange(8), np.zeros(8, int), np.zeros(8, int), bought, is_open, expected)
    sums = trials.sums(np.array([[1, -1]] * 3 + [[-1, 1]] * 5))
    told = worths(sums, trials.names, fewest=1)
    assert told[trials.names[card]][0][0] == 0.75
    assert told[trials.names[card]][1:] == [None, None]
    assert list(told) == [trials.names[card]]


@pytest.mark.parametrize("game", names())
def test_whoever_forgets_is_told_a_guess_of_the_right_size(game: str) -> None:
    table = rules(game)
    state, nature = table.new(), Rng(2)
    for _ in range(60):
        state.sample(nature) if state.actor == NATURE else state.apply(state.legal()[0])
    row = np.frombuffer(table.encoding.observe(state, 0), np.uint8)[None]
    for what, forgets in forgetting(table).items():
        changed = forgets(row.copy())
        assert changed.shape == row.shape
        assert (changed != row).any(), what
    if game == "realms":
        deck = [n for n, slot in enumerate(table.encoding.slots) if slot.startswith("seat 1 unseen ")]
        assert forgetting(table)["rival-deck"](row.copy())[:, deck].sum() == row[:, deck].sum()
