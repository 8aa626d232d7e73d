"""What a state and its rules do for whoever calls them: seats are looked at, and all of it can be sent elsewhere."""

import copy
import os
import pickle
import subprocess
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starlode import BadInput, IllegalAction, Match, rules
from starlode.cavein import components
from starlode.core.engine.rng import Rng
from starlode.core.rules import NATURE, Rules
from starlode.games import OURS
from tests.depth import DEEP
from tests.laws import subjects
from tests.laws.walker import Case, at, looked_at

MOMENTS = [(case, at(case, 5, 90)) for case in subjects.CASES[:: 1 if DEEP else 4]]
in_every_moment = pytest.mark.parametrize(("case", "state"), MOMENTS, ids=lambda each: str(each)[:40])


@pytest.mark.parametrize("seat", [-1, 99, "0", 0.0, True])
@in_every_moment
def test_a_seat_that_there_is_not_is_refused_and_nothing_changes(case: Case, state: Any, seat: Any) -> None:
    """Nor does a text, a fraction or a truth value name one."""
    its, before = case.rules, state.checksum()
    asked: list[Callable[[], object]] = [
        lambda: state.view(seat), lambda: its.view(state, seat), lambda: its.views(state)(seat),
        lambda: its.resign(state, seat), lambda: its.claim_draw(state, seat), lambda: its.hand_over(state, seat),
        lambda: state.imagine(seat, Rng(1)), lambda: its.is_out(state, seat), lambda: state.resign(seat),
    ]  # fmt: skip
    if its.game in OURS:
        asked += [lambda: state.score(seat), lambda: its.encoding.observe(state, seat)]
    for ask in asked:
        with pytest.raises(BadInput, match=f"seat {seat!r}: seats are 0 to {its.seats - 1}"):
            ask()
    assert state.checksum() == before


def test_rules_refuse_states_of_other_rules() -> None:
    """Else they would be told by other options, or in numbers that mean nothing; equal rules are the same."""
    duel, state = rules("realms"), rules("realms", format="hydra", seats=4).new()
    state.sample(Rng(1))
    asked: list[Callable[[], object]] = [
        lambda: duel.view(state, 0), lambda: duel.encoding.observe(state, 0), lambda: duel.encoding.mask(state),
        lambda: duel.encoding.action_of(state, 0), lambda: duel.encoding.action_id(state, state.legal()[0]),
        lambda: rules("cavein").encoding.mask(state),
    ]  # fmt: skip
    for ask in asked:
        with pytest.raises(BadInput, match=r"one of other rules; its own are state\.rules"):
            ask()
    again = rules("realms", seats="4", format="hydra")
    assert again.view(state, 0) == state.view(0)
    assert again.encoding.mask(state) == state.rules.encoding.mask(state)


@pytest.mark.parametrize("action", [-1, 2**70, None, "x", []])
@pytest.mark.parametrize("game", ["realms", "cavein"])
def test_what_is_no_action_has_no_line_and_no_id(game: str, action: Any) -> None:
    its = rules(game)
    for ask in (its.write, lambda each: its.encoding.action_id(its.new(), each), its.new().play):
        with pytest.raises(IllegalAction, match=r"unknown-action|not-asked"):
            ask(action)


@pytest.mark.parametrize("seat", [0, 99, "1", True])
def test_a_match_refuses_a_seat_that_there_is_not_in_its_own_count(seat: Any) -> None:
    match = Match(rules("realms"), seed=1)
    asked: list[Callable[[], object]] = [
        lambda: match.view(seat), lambda: match.is_out(seat), lambda: match.resign(seat), lambda: match.undo(seat),
        lambda: match.undo_takes(seat), lambda: match.decision_of(seat), lambda: match.play("end-turn", seat=seat),
        lambda: match.rules.company.side_of(seat), lambda: match.rules.company.sharing(seat),
        lambda: match.rules.company.role(seat),
    ]  # fmt: skip
    for ask in asked:
        with pytest.raises(IllegalAction, match="no-such-seat"):
            ask()


def test_whoever_watches_a_match_has_no_seat_to_act_from() -> None:
    match = Match(rules("realms"), seed=1)
    nobody: Any = None
    asked: list[Callable[[Any], object]] = [
        match.is_out, match.resign, match.play_on, match.claim_draw, match.undo, match.undo_takes, match.decision_of,
    ]  # fmt: skip
    for ask in asked:
        with pytest.raises(IllegalAction, match="no-such-seat"):
            ask(nobody)


@pytest.mark.parametrize("line", [5, None, ["end-turn"]])
@pytest.mark.parametrize("game", ["realms", "cavein"])
def test_what_is_no_line_is_not_understood(game: str, line: Any) -> None:
    match = Match(rules(game), seed=1)
    with pytest.raises(IllegalAction, match="unknown-action"):
        match.play(line)
    assert match.record.rows[-1].startswith("*")


def test_whoever_is_asked_sees_his_own_hand() -> None:
    duel = rules("realms")
    state = duel.new()
    state.sample(Rng(1))
    for view in (duel.view(state, state.actor), state.view(state.actor)):
        assert view.seat == state.actor + 1
        shown: Any = view.content["seats"]
        assert [seat["hand"]["cards"] is not None for seat in shown] == [seat == state.actor for seat in (0, 1)]


@in_every_moment
def test_a_spectator_is_none(case: Case, state: Any) -> None:
    assert state.view(None).text == case.rules.view(state, None).text
    assert state.imagine(None, Rng(2)).view(None).text == state.view(None).text


@in_every_moment
def test_play_refuses_what_apply_would_trust(case: Case, state: Any) -> None:
    before = state.clone()
    for action in (-1, 2**40, *(action for other in looked_at(case, 3) for action in other.legal())):
        if action not in state.legal():
            with pytest.raises(IllegalAction):
                state.play(action)
            assert state == before
    if state.legal():
        played = state.clone()
        played.play(state.legal()[-1])
        before.apply(state.legal()[-1])
        assert played == before


@in_every_moment
def test_a_state_is_copied_and_pickled_with_its_rules(case: Case, state: Any) -> None:
    for again in (copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))):
        assert again == state
        assert again.legal() == state.legal()
        assert again.view(0).text == state.view(0).text
        again.playout(Rng(3))  # on its own


def test_a_state_finds_its_rules_when_nobody_has_kept_them() -> None:
    state = rules("realms", turn_limit=77).new()
    assert state.rules.options["turn-limit"] == "77"
    assert state.view(None).content["options"] == state.rules.options


def test_rules_are_the_same_after_a_journey() -> None:
    several: list[Rules[Any]] = [rules("realms", format="raid", seats=4, boss="random"), rules("cavein", seats=3)]
    for its in several:
        again: Any = pickle.loads(pickle.dumps(its))
        assert (again.game, again.options, again.seats) == (its.game, its.options, its.seats)
        assert copy.deepcopy(its).position(its.first()) == its.position(its.first())


def test_a_box_of_one_s_own_travels_with_its_rules() -> None:
    """With figures that its owner corrected, and what there is to say about them."""
    text = (Path(components.__file__).parent / "components.toml").read_text(encoding="utf-8")
    its: Any = rules("cavein", text + "\n")
    again: Any = pickle.loads(pickle.dumps(its.new())).rules
    assert (again.box, again.warnings) == (its.box, its.warnings)


def test_a_match_goes_on_after_a_journey_as_it_would_have() -> None:
    """With what its state had noted, its draws to come and what can be undone."""
    for game in ("realms", "cavein"):
        match = Match(rules(game), seed=4)
        play_on(match, 40)
        again: Match[Any] = pickle.loads(pickle.dumps(match))
        for each in (match, again):
            play_on(each, 60)
            actor = each.actor
            assert actor is not None
            each.undo(actor, consent=True)
            play_on(each, 5)
        assert (again.record, again.events, again.state) == (match.record, match.events, match.state)


def play_on(match: Match[Any], moves: int) -> None:
    rng = Rng(moves)
    for _ in range(moves):
        decision = match.decision
        assert decision is not None
        match.play(decision.options[rng.below(len(decision.options))].action)


ELSEWHERE = """
import pickle, sys
from pathlib import Path
from starlode.core.engine.rng import Rng
told = []
for thing in pickle.loads(Path(sys.argv[1]).read_bytes()):
    if isinstance(thing, Rng):
        told.append(thing.below(1000))
    elif hasattr(thing, "legal"):
        told.append((thing.checksum(), thing.view(None).digest))
    elif hasattr(thing, "record"):
        told.append(thing.record.rows)
    else:
        told.append(dict(thing.options))
things = pickle.loads(Path(sys.argv[1]).read_bytes())
Path(sys.argv[1]).write_bytes(pickle.dumps((told, things)))
"""


@pytest.mark.parametrize("is_interpreted", [True, False])
def test_all_of_it_travels_between_processes_and_builds(tmp_path: Path, is_interpreted: bool) -> None:
    """There and back: to the sources as they stand, and to whatever build there is."""
    rng, match = Rng(8), Match(rules("cavein"), seed=2)
    play_on(match, 20)
    things = [*(case.rules for case, _ in MOMENTS), *(state for _, state in MOMENTS), match, rng]
    file = tmp_path / "things"
    file.write_bytes(pickle.dumps(things))
    environment = {**os.environ, "STARLODE_INTERPRETED": "1" if is_interpreted else ""}
    subprocess.run([sys.executable, "-c", ELSEWHERE, str(file)], check=True, env=environment)
    told, back = pickle.loads(file.read_bytes())
    assert told[-1] == rng.below(1000)
    assert told[-2] == match.record.rows
    states = [state for _, state in MOMENTS]
    for tale, state, again in zip(told[len(states) : -2], states, back[len(states) : -2], strict=True):
        assert tale == (state.checksum(), state.view(None).digest)
        assert again == state
    assert back[-2].record == match.record


def test_nature_is_nobody_to_look_from() -> None:
    """`state.view(state.actor)` before the deal is refused: −1 is no seat, and no spectator either."""
    state = rules("realms").new()
    assert state.actor == NATURE
    with pytest.raises(BadInput):
        state.view(state.actor)


def test_rules_that_nobody_has_kept_are_not_made_anew_for_every_question() -> None:
    state = rules("realms", turn_limit=77).new()
    made = weakref.ref(state.rules)
    assert made() is state.rules
