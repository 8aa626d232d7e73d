"""`policy` plays what a network was taught, by its view alone, in every build alike."""

import math
import pickle
from copy import deepcopy
from pathlib import Path

import pytest

from starlode.bots import KNOWN, NAMES, make_bot
from starlode.bots.learned.bot import PolicyBot
from starlode.bots.learned.engine.network import CHANCES, LIKELIEST, MIDDLE, MOST, ONE, ONE_STEP, SHIFT, Network
from starlode.bots.learned.weights import FOLDER, kept_for, names_of, read, write
from starlode.bots.quick import QuickTable
from starlode.core.engine.packed import WHOLE
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.games import rules, table_rules
from tests.bots.learned.choices import POSITIONS, table
from tests.laws.builds import assert_all_agree

GAMES = ["realms", "cavein"]
LARGEST = 4_000_000  # bytes of a network in the package


@pytest.mark.once
def test_every_build_of_a_network_answers_as_its_sources_do() -> None:
    assert_all_agree("tests.bots.learned.choices")


@pytest.mark.once
def test_the_answers_are_about_something() -> None:
    told = table()
    assert [len(told[game]) for game in GAMES] == [POSITIONS, POSITIONS]
    assert all(len(set(logits)) > 1 for game in GAMES for _, *logits in told[game])


@pytest.mark.parametrize("game", GAMES)
def test_the_package_has_a_small_network_for_each_game(game: str) -> None:
    kept = kept_for(rules(game))
    assert kept.about["names"] == names_of(rules(game).encoding)
    assert (FOLDER / f"{game}.net").stat().st_size <= LARGEST


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_policy_beats_random_from_either_seat(game: str) -> None:
    table = QuickTable(rules(game))
    for seat in (0, 1):
        players = [table.player("policy" if place == seat else "random", place) for place in (0, 1)]
        assert table.play(players, Rng(seat)).returns()[seat] == 1


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_all_that_it_needs(game: str) -> None:
    """What it chooses by its view is what it chooses by the state, whatever is hidden in that."""
    match = Match(rules(game), seed=4)
    by_view, by_state = make_bot("policy", game), PolicyBot(1, match.rules)
    for _ in range(40):
        decision = match.decision
        assert decision is not None
        line = by_view.choose(match.view(decision.seat), decision)
        assert line == match.rules.write(by_state.choose_action(match.state, decision.seat - 1))
        match.play(line, seat=decision.seat)


@pytest.mark.parametrize(("game", "way", "seats"), [("realms", "free-for-all", 3), ("cavein", "en2021", 4)])
def test_what_it_was_not_taught_it_refuses(game: str, way: str, seats: int) -> None:
    with pytest.raises(BadInput, match=f"policy was not taught {game} with these options and so many seats"):
        make_bot("policy", game, rules=table_rules(game, way, seats, {}))


def test_it_is_no_level_and_still_known() -> None:
    assert "policy" not in NAMES
    assert "policy" in KNOWN


def test_a_small_network_is_counted_by_hand() -> None:
    """Two slots, two units and one answer: 3 × 2 + 5 × 1 − 4 = 7, and 3 × −1 + 5 × 0 < 0; then 7 × 10 + 1 = 71."""
    straight = bytearray(range(256))
    weights = bytearray(MIDDLE + weight for weight in (2, -1, 1, 0, 10, 7))
    whole = 1 << SHIFT
    network = Network([0, 1, 2], bytearray(2), straight, [2, 2, 1], weights, [-4, 0, 1], [whole] * 3)
    network.look_at(bytearray([3, 5]))
    assert (network.count, network.lively[0], network.told[0]) == (1, 0, 7)
    assert network.answer(0) == 71


@pytest.mark.parametrize("inputs", [1, 2, 5, 4501])
def test_sums_are_right_however_many_there_are(inputs: int) -> None:
    """More units than are worked on at once and some that are left over; more inputs than 32 bits hold."""
    units = 71
    weights = bytearray((place * 89 + place // 256) % 256 for place in range(inputs * units + units))
    tables = bytearray([0, *[255] * 255])
    network = Network(
        [*range(inputs + 1)], bytearray(inputs), tables, [inputs, units, 1], weights, [0] * 72, [1 << SHIFT] * 72
    )
    network.look_at(bytearray(number % 3 for number in range(inputs)))
    lively = [number for number in range(inputs) if number % 3]
    assert list(network.sums)[:units] == [
        255 * sum(weights[n * units + place] for n in lively) for place in range(units)
    ]


@pytest.mark.parametrize(("logit", "worth"), [(0, 2520), (ONE, 4439), (-ONE, 600), (20 * ONE, WHOLE), (-20 * ONE, 0)])
def test_what_a_match_is_worth_goes_from_lost_to_won(logit: int, worth: int) -> None:
    """(1 + tanh logit) / 2 of it: 0.881 at 1."""
    network = Network([0], bytearray(1), bytearray(256), [1, 1, 1], bytearray(2), [0, logit], [1 << SHIFT] * 2)
    network.look_at(bytearray())
    assert network.worth() == worth


def test_chances_fall_by_the_same_ratio_at_every_step() -> None:
    power = LIKELIEST  # times 10 to the power of 15 at each
    for step, chance in enumerate(CHANCES):
        assert chance == power // 10 ** (15 * step)
        power *= ONE_STEP
    assert math.isclose(ONE_STEP / 10**15, math.exp(-1 / 64), rel_tol=1e-15)


def test_what_a_unit_tells_ends_somewhere() -> None:
    weights = bytearray([MIDDLE + 127, MIDDLE + 1])
    network = Network([0, 1], bytearray(1), bytearray(range(256)), [1, 1, 1], weights, [0, 0], [1 << SHIFT] * 2)
    network.look_at(bytearray([255]))
    assert (network.count, network.told[0]) == (1, MOST)
    assert network.answer(0) == MOST
    assert MOST * 127 * ONE < 2**62


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    kept = kept_for(rules("realms"))
    path = tmp_path / "again.net"
    write(path, kept)
    again = read(path)
    assert (again.starts, again.weights, again.biases, again.scales) == (
        kept.starts, kept.weights, kept.biases, kept.scales,
    )  # fmt: skip
    assert path.read_bytes() == (FOLDER / "realms.net").read_bytes()


@pytest.mark.once
def test_a_copy_plays_on_alike() -> None:
    match = Match(rules("realms"), seed=4)
    bot = PolicyBot(1, match.rules)
    chosen = bot.choose_action(match.state, match.state.actor)
    for copy in (deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        assert copy.choose_action(match.state, match.state.actor) == chosen
