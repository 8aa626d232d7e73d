"""What the search of Star Realms leaves out is never better than what it keeps."""

from starlode.bots.brain import policy_of
from starlode.core.engine.listing import Options
from starlode.core.engine.rng import Rng
from starlode.core.rules import OVER
from starlode.realms.engine import codes
from starlode.realms.engine.policy import RealmsPolicy
from starlode.realms.engine.state import State
from starlode.realms.engine.table import AUTHORITY, COMBAT, CURRENT, DEPTH, WINNER
from starlode.realms.rules import RealmsRules
from tests.bots.search.positions import IS_COMPILED, moments
from tests.realms.table import a_duel

RULES = RealmsRules({})
MATCHES = 60 if IS_COMPILED else 4
PLAIN = (codes.PLAY, codes.USE, codes.USE + 1, codes.ALLY, codes.ALLY + 1, codes.ALLY_AS)


def weights(state: State) -> dict[int, int]:
    policy, options = policy_of(RULES), Options()
    assert isinstance(policy, RealmsPolicy)
    state.list_into(options)
    policy.weigh(state, options)
    return {int(options.actions[n]): int(policy.weights[n]) for n in range(options.size)}


def test_the_blow_that_is_kept_alone_wins() -> None:
    found = 0
    for seed in range(MATCHES):
        for state in moments(RULES, seed, 1):
            kept = [action for action, weight in weights(state).items() if weight]
            if (
                len(kept) == 1
                and kept[0] >> 6 == codes.ATTACK
                and state.of(1 - state.actor, AUTHORITY) <= state.of(state.actor, COMBAT)
            ):
                seat = int(state.actor)
                state.apply(kept[0])
                assert (state.actor, state.get(WINNER)) == (OVER, seat)
                found += 1
    assert found


def test_what_is_played_first_without_thinking_takes_nothing_away() -> None:
    """Free gains and simple ships: whatever else could be done can be done afterwards, and leads to the same place."""
    compared = 0
    for seed in range(MATCHES):
        for state in moments(RULES, seed, 3):
            options = weights(state)
            kept = [action for action, weight in options.items() if weight]
            if len(kept) != 1 or kept[0] >> 6 not in PLAIN:
                continue
            for action in options:
                if action in kept or action >> 6 in (codes.END_TURN, codes.ATTACK):
                    continue  # an attack takes all combat there is, so it waits by itself
                after, before = state.clone(), state.clone()
                after.apply(kept[0])
                before.apply(action)
                if before.actor != state.actor or before.get(DEPTH) or kept[0] not in list(before.legal()):
                    continue  # a question is open, or nature draws: the gain is a matter of the same turn all the same
                assert action in list(after.legal())
                after.apply(action)
                before.apply(kept[0])
                if after.actor == before.actor and not after.get(DEPTH):
                    assert after.checksum() == before.checksum()
                    compared += 1
    assert compared > MATCHES


def test_simple_ships_wait_for_a_fleet_hq_and_for_what_scraps_them() -> None:
    """A Fleet HQ pays for ships that are played after it."""
    for other in ("fleet-hq", "trade-bot", "freighter"):
        table = a_duel(hand=[other, "scout", "viper"], deck=["scout"])
        options = weights(table.match._state)
        assert sum(weight > 0 for weight in options.values()) > 1
    table = a_duel(hand=["corvette", "scout", "viper"], deck=["scout"])
    assert sum(weight > 0 for weight in weights(table.match._state).values()) == 1


def test_a_turn_is_not_ended_as_long_as_a_blow_is_free() -> None:
    """In a duel a blow before the end of a turn lowers the other's authority, and changes nothing else."""
    found = 0
    for seed in range(MATCHES):
        for state in moments(RULES, seed, 2):
            if state.get(DEPTH):
                continue
            options, me = weights(state), int(state.get(CURRENT))
            blow = (codes.ATTACK << 6) + 1 - me
            if blow not in options or state.of(1 - me, AUTHORITY) <= state.of(me, COMBAT):
                continue
            assert options[codes.END_TURN << 6] == 0
            struck, spared = state.clone(), state.clone()
            struck.apply(blow)
            struck.apply(codes.END_TURN << 6)
            spared.apply(codes.END_TURN << 6)
            struck.sample(Rng(1))
            spared.sample(Rng(1))
            struck.set_of(1 - me, AUTHORITY, spared.of(1 - me, AUTHORITY))
            assert struck.checksum() == spared.checksum()
            found += 1
    assert found
