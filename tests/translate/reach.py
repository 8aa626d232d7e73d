"""Plays what the laws play, and some of whatever else the engine is asked for, while a build counts what is called.

Interpreted it counts by itself, and prints the names of all functions that were called.
"""

import json
import sys
from types import CodeType, FrameType
from typing import Any
from unittest.mock import patch

from starlode import _compiled, rules
from starlode.batch import Batch
from starlode.bots.brain import Brain, brain_of, policy_of
from starlode.bots.learned.weights import network_for
from starlode.bots.search.bot import new_search
from starlode.core.engine import filling
from starlode.core.engine.bits import count_bits, mask_of
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import OVER
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.rules import Rules
from starlode.core.uncompiled import working_on
from tests.bots.realms.test_habits import test_machine_base_does_not_scrap_a_good_card
from tests.laws import checksums, encodings, stories, subjects
from tests.laws.walker import Case, all_lines, at, walk
from tests.realms.rulebook.test_open_readings import test_an_own_base_may_be_destroyed_where_the_table_says_so

SEED = 5
MARKED = 600  # steps of a match that is looked at for marks
MOMENTS = (30, 90, 150)  # steps into a match
# What is done with a card for its own sake; after so many matches it was done with every card of which it can be.
DEEDS = {
    "realms": ("buy", "play", "use", "ally", "scrap"),
    "cavein": ("recruit", "pay", "use", "mine", "collect", "activate"),
}
MATCHES = 500
MATCHED, STEPS = 16, 400  # in a batch
LAST, ADVISED = 4, 24  # choices before a match's end, and how often one looks ahead from there


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
    for game in DEEDS:
        ask_network(rules(game))
    write_marks()
    test_an_own_base_may_be_destroyed_where_the_table_says_so()
    test_machine_base_does_not_scrap_a_good_card()
    claim_a_draw()
    assert count_bits(mask_of([1, 3])) == 2
    for game in DEEDS:
        assert deeds_left(game) == set()
        batch = Batch(rules(game), 1, SEED, "python")
        batch.step(batch.choose(SEED))


def deeds_left(game: str) -> set[tuple[str, str]]:
    """What nobody did with a card in random matches, although the rules have it."""
    played = rules(game)
    deeds = {
        action: (words[0], words[1])
        for line, action in all_lines(played).items()
        if (words := line.split())[0] in DEEDS[game]
    }
    book, done = played.new().codebook(), set()
    for seed in range(MATCHES):
        state, rng = played.new(), Rng(seed)
        while state.actor != OVER:
            state.sample(rng)
            if state.actor != OVER:
                legal = state.legal()
                action = legal[rng.below(len(legal))]
                done.add(action)
                state.apply(action)
    possible = {book.action_of(number) for number in range(played.encoding.num_actions)}
    return {deeds[action] for action in possible & deeds.keys()} - {deeds[action] for action in done & deeds.keys()}


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
        assert search.worth_of(state.legal()[0]) >= -1
        search.go_on(state.clone(), state.legal()[0])
        search.go_on(state.clone(), -1)
        search.guided = False
        search.think(2)
    assert repr(state)
    left = state.clone()
    left.resign(seat)
    assert played.from_position(played.position(left)) == left


def ask_network(played: Rules[Any]) -> None:
    """What a network says of a moment, alone and while it advises a search; near the end, so that some walks end."""
    network = network_for(played)
    assert network is not None
    state, rng, options = played.new(), Rng(SEED), Options()
    moments = []
    while state.actor != OVER:
        state.sample(rng)
        if state.actor != OVER:
            moments.append(state.clone())
            state.apply(state.legal()[rng.below(len(state.legal()))])
    moment = moments[-LAST]
    seat = int(moment.actor)
    assert network.choose(moment, seat, options) in moment.legal()
    network.look_at(bytearray(played.encoding.observe(moment, seat)))
    search = new_search(moment, seat, policy_of(played), rng, network)
    search.think(ADVISED)
    assert search.visits() > 0
    search.go_on(moment.clone(), -1)


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


def play_batches() -> None:
    """What a device does, by the processors: many matches of every case at once."""
    for case in (case for case in subjects.CASES if case.rules.game in DEEDS):
        play_batch(case.rules)
    play_batch(rules("realms", **{"own-bases": "yes"}))


def play_batch(played: Rules[Any]) -> None:
    """Nature's first choice, then many steps and a look after each, then to the end in two ways."""
    batch = Batch(played, MATCHED, SEED, "native")
    with patch.object(batch._matches, "call"):  # else nature has chosen by then
        batch.load([played.new()] * MATCHED)
    batch.play([actions[0] for actions in batch.legal()])
    batch.load(batch.states())
    batch.step(batch.choose(SEED))
    batch.observe(omniscient=True)
    steps = batch.steps()
    for seed in range(STEPS):
        steps.step(batch.choose(seed))
    batch.trace()
    batch.restart()
    batch.playout()
    batch.check()


def play_counted() -> None:
    """The same interpreted, where Python itself says what is called."""
    called: dict[CodeType, str] = {}

    def note(frame: FrameType, event: str, _value: object) -> None:
        if event == "call":
            called[frame.f_code] = frame.f_globals["__name__"]

    sys.setprofile(note)
    play()
    sys.setprofile(None)
    print(json.dumps([f"{module}.{code.co_qualname}" for code, module in called.items()]))


if __name__ == "__main__":
    if sys.argv[1:] == ["batches"]:
        play_batches()
    elif _compiled.is_fast():
        play()
    else:
        play_counted()
