"""Plays what the laws play, and some of whatever else the engine is asked for, while a build counts what is called."""

from typing import Any

from starlode import _compiled, rules
from starlode.batch import Batch
from starlode.bots.brain import Brain, brain_of, policy_of
from starlode.bots.search.bot import new_search
from starlode.core.engine import filling
from starlode.core.engine.bits import count_bits, mask_of
from starlode.core.engine.listing import Options
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.uncompiled import working_on
from tests.laws import checksums, encodings, stories, subjects
from tests.laws.walker import Case, all_lines, at, walk
from tests.realms.rulebook.test_open_readings import test_an_own_base_may_be_destroyed_where_the_table_says_so

SEED = 5
MARKED = 600  # steps of a match that is looked at for marks
MOMENTS = (30, 90, 150)  # steps into a match


def play() -> None:
    """Whole matches of every way to play, and what is asked of some of their moments."""
    stories.table()
    encodings.table()
    for subject in subjects.SUBJECTS.values():
        checksums.table(subject)
    for case in subjects.FEW:
        for steps in MOMENTS:
            state = at(case, SEED, steps)
            if state.actor >= 0 and case.rules.game != "pearls":
                look_at(case, state)
    write_marks()
    test_an_own_base_may_be_destroyed_where_the_table_says_so()
    claim_a_draw()
    assert count_bits(mask_of([1, 3])) == 2
    for game in ("realms", "cavein"):
        batch = Batch(rules(game), 1, SEED, "python")
        batch.step(batch.choose(SEED))


def look_at(case: Case, state: Any) -> None:
    """Positions, refusals, ids, drills, search by every policy; and somebody gives up."""
    played, seat, rng = case.rules, int(state.actor), Rng(SEED)
    assert played.from_position(played.position(state)) == state
    for viewer in (None, seat):
        played.view(state, viewer)
    brain = brain_of(played.game)
    shown = brain.shown(played)
    brain.greedy(played).choose(shown.view(state, seat), shown.decision(state))
    for line, action in all_lines(played).items():
        if action % 64 < 2:
            try:
                played.read(state, line)
            except IllegalAction:
                continue
    for action in state.legal():
        assert state.action_of(state.id_of(action)) == action
    encoding, drill = played.encoding, working_on(state, "starlode.core.engine.drill")
    options, out = Options(), filling.room(encoding.observation_size + encoding.num_actions)
    drill.trace(state.clone(), rng)
    drill.play_matches(state, 1, True, rng)
    drill.make_clones(state, 1)
    drill.make_imagined(state, seat, 1, rng)
    drill.play_imagined(state, seat, 1, rng)
    drill.make_observations(state, seat, 1, out)
    drill.make_masks(state, options, 1, out)
    for policy in (policy_of(played), policy_of(played, is_taught=False), Brain().policy(played, is_taught=False)):
        search = new_search(state.clone(), seat, policy, rng)
        search.horizon = 4
        search.think(12)
        assert search.visits() >= search.visits_of(state.legal()[0])
        search.go_on(state.clone(), state.legal()[0])
        search.go_on(state.clone(), -1)
        search.guided = False
        search.think(2)
    assert repr(state)
    left = state.clone()
    left.resign(seat)
    assert played.from_position(played.position(left)) == left


def write_marks() -> None:
    """The positions of moments at which something is true of one copy, or of one request."""
    for seed, case in enumerate(subjects.FEW, SEED):
        for state in walk(case, seed, MARKED):
            if state.marked():
                case.rules.position(state)


def claim_a_draw() -> None:
    """Turns that only end, until nothing has happened for so long that it may be claimed."""
    played = rules("realms", **{"stall-claim": "10"})
    state, rng = played.new(), Rng(SEED)
    while not state.can_claim_draw():
        state.sample(rng)
        state.apply(state.legal()[-1])
    state.claim_draw()


if __name__ == "__main__":
    assert _compiled.is_fast(), "nothing is counted where the engine is interpreted"
    play()
