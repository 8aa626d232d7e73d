"""Law: every offered action is accepted, by the state and by the match, and no other is."""

import pytest
from hypothesis import given, settings

from starlode.cavein.engine import codes
from starlode.cavein.engine.codes import NATURE, OVER
from starlode.cavein.engine.state import State
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from tests.cavein.laws import walks
from tests.cavein.table import a_player, a_table
from tests.realms.laws.walker import Moment
from tests.realms.laws.walks import examples, seeds

LINES = walks.all_lines()
SOME_LINES = list(LINES)[:: 1 if walks.DEEP else 7]
NONSENSE = [
    "",
    " ",
    "recruit",
    "recruit nobody",
    "mine sapling",
    "raid",
    "raid 0",
    "raid 7",
    "END-TURN",
    "pay 1",
    "use",
]


def assert_refused(rules: CaveinRules, state: State, line: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        rules.read(state, line)
    assert refusal.value.code
    assert refusal.value.code == refusal.value.code.lower().replace("_", "-")


@pytest.mark.parametrize("seed", seeds(1, 2))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_somebody_is_offered_something_different_each_until_the_match_is_over(case: walks.Case, seed: int) -> None:
    for state in walks.walk(case, seed):
        offered = list(state.legal())
        assert len(set(offered)) == len(offered)
        assert bool(offered) == (state.actor != OVER)
        if state.actor == NATURE:
            assert len(state.weights()) == len(offered)
            assert min(state.weights()) > 0
        for action in offered:
            case.rules.write(action)


@pytest.mark.parametrize("seed", seeds(1, 2))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_a_state_accepts_every_offered_action_wherever_it_is_offered(case: walks.Case, seed: int) -> None:
    """And however it is gone on with: a payment that was begun can be finished, whatever is named first."""
    rng = Rng(seed)
    for number, state in enumerate(walks.walk(case, seed)):
        for action in state.legal():
            other = state.clone()
            other.apply(action)
            assert other.actor == OVER or len(other.legal()) > 0
        if number % 4 == 0 and state.actor >= 0:
            other = state.clone()
            turn = other.get(2)
            while other.actor >= 0 and other.get(2) == turn:
                legal = list(other.legal())
                assert legal
                other.apply(legal[rng.below(len(legal))])


@given(moment=walks.moments())
@settings(max_examples=examples(20, 500))
def test_a_match_accepts_every_offered_line_and_then_asks_somebody_or_is_over(moment: Moment) -> None:
    rules, state = moment.case.rules, moment.state
    if state.actor < 0:
        return
    position = rules.position(state)
    decision = rules.decision(state)
    assert decision.actions == [rules.write(action) for action in state.legal()]
    for line in decision.actions:
        match = Match(rules, position=position)
        assert match.decision == decision
        match.play(f"  {line.replace(' ', '   ')} ", seat=decision.seat)
        assert match.record.rows[0] == f"{decision.seat} {line}"
        assert (match.actor is None) == (match.outcome is not None)
        assert (match.actor is None) == (len(match.state.legal()) == 0)


@given(moment=walks.moments())
@settings(max_examples=examples(15, 300))
def test_every_other_line_of_the_notation_is_refused_and_changes_nothing(moment: Moment) -> None:
    rules, state = moment.case.rules, moment.state
    before = (state.checksum(), rules.position(state))
    offered = {rules.write(action): action for action in state.legal()}
    for line in {*SOME_LINES, *NONSENSE, *offered}:
        if line in offered:
            assert rules.read(state, line) == offered[line]
        else:
            assert_refused(rules, state, line)
    assert (state.checksum(), rules.position(state)) == before


@given(moment=walks.moments())
@settings(max_examples=examples(10, 200))
def test_a_match_is_as_it_was_after_a_refusal(moment: Moment) -> None:
    rules, state = moment.case.rules, moment.state
    if state.actor == NATURE:
        return
    match = Match(rules, position=rules.position(state))
    before = (match.position(), match.record.dump(), list(match.events), match.decision, match.state.checksum())
    offered = set(match.decision.actions) if match.decision else set()
    for line in [line for line in [*SOME_LINES, *NONSENSE] if line not in offered]:
        with pytest.raises(IllegalAction):
            match.play(line)
    for seat in set(range(1, rules.seats + 1)) - {match.actor}:
        for line in [*offered, "end-turn", "nonsense"]:
            with pytest.raises(IllegalAction) as refusal:
                match.play(line, seat=seat)
            assert refusal.value.code == ("not-your-turn" if match.actor else "match-over")
    assert before == (match.position(), match.record.dump(), match.events, match.decision, match.state.checksum())


def test_macros_are_lines_that_are_offered_one_after_the_other() -> None:
    met = 0
    for number, case in enumerate(walks.FEW_CASES):
        for state in walks.walk(case, number):
            if state.actor < 0:
                continue
            for macro in case.rules.decision(state).macros:
                met += 1
                trial = state.clone()
                for line in macro.actions:
                    assert line in case.rules.decision(trial).actions
                    trial.apply(case.rules.read(trial, line))
                assert macro.label == "best-payment"
    assert met > 20


def test_a_colour_of_which_no_card_is_in_hand_is_not_offered_for_a_wild_crystal() -> None:
    """The overalls let a card of any colour count, but then its own colour does as well."""
    table = a_table(hand=["driller", "foreman", "drollo"], artifacts=["dyed-overalls"], mine=["red-3-plain"])
    table.play("mine red-3-plain")
    assert (table.asked, table.options) == ("paying-colour", ["colour brown", "colour yellow"])
    table.play("colour yellow")
    assert table.options == ["pay driller", "pay foreman", "pay drollo"]
    table.play("pay drollo")
    assert table.options == ["pay driller", "pay foreman"]


# What the walks come by is everything there is


def family(action: int) -> str:
    """A kind of action; dyed cards, recoloured crystals and second copies are kinds of their own."""
    kind = action >> 6
    for first, last, name in (
        (codes.USE, codes.RAID, "use"), (codes.PAY, codes.FREE, "pay"), (codes.DYE, codes.SUBJUGATE_FROM_HAND, "dye"),
        (codes.SUBJUGATE_FROM_HAND, codes.TAKE_FROM_BASE, "subjugate-from-hand"),
        (codes.MINE, codes.LEAD, "mine"), (codes.RECOLOUR, codes.TAKE_CRYSTAL, "recolour"),
        (codes.TAKE_CRYSTAL, codes.START, "take-crystal"),
    ):  # fmt: skip
        if first <= kind < last:
            return f"{name} {'changed' if kind > first else 'plain'}"
    for first, last, name in (
        (codes.TAKE_FROM_BASE, codes.SUBJUGATE, "take-from-base"), (codes.SUBJUGATE, codes.RECOLOUR, "subjugate")
    ):  # fmt: skip
        if first <= kind < last:
            return f"{name} {'copy' if (kind - first) % codes.COPIES else 'plain'}"
    return str(kind)


def test_the_walks_meet_every_question_and_every_kind_of_action() -> None:
    """A law that is never put to the test proves nothing. What no walk comes by in short is on the tables below."""
    asked, met = set(), set()
    for number in range(60):
        case = walks.ALL_CASES[number * 37 % len(walks.ALL_CASES)]
        for state in walks.walk(case, number):
            met |= {family(action) for action in state.legal()}
            if state.actor >= 0:
                asked.add(case.rules.decision(state).asked)
    assert asked == {
        "starting", "action", "pay-recruit", "paying-colour", "pay-crystal", "pay-artifact", "take-crystal",
        "take-from-docks", "take-from-bases", "take-from-bottom", "recolour", "new-colour", "dye-colour", "dye",
        "subjugate", "subjugate-from-hand", "second-raid", "cast-colour",
    }  # fmt: skip
    for table in rare_tables():
        met |= {family(action) for action in table.legal()}
    assert {family(action) for action in LINES.values()} - met == set()


def rare_tables() -> list[State]:
    """Tables at which the rarest actions are offered."""
    found = []
    table = a_table(
        base=["robuster"], hand=["drollo", "driller", "robuster", "domina"], wild=("green", "blue"), starting=True
    )
    table.play("lead", "colour red", "dye drollo", "dye driller", "done")
    found.append(table.match.state.clone())  # use … dyed
    table.play("use robuster", "colour yellow")
    found.append(table.match.state.clone())  # dye … dyed
    table.play("done")
    table = a_table(base=["robuster"], hand=["driller", "domina"], wild=("green", "blue"), starting=True)
    table.play("lead", "colour red", "dye driller", "use domina")
    found.append(table.match.state.clone())  # subjugate … dyed
    table = a_table(
        base=["diggerhino"], hand=["diggerhino", "mineracoon"], mine=["blue-1-plain", "purple-1-plain"], starting=True
    )
    table.play("lead", "recolour blue-1-plain", "colour purple", "use diggerhino")
    found.append(table.match.state.clone())  # recolour … as
    table = a_table(base=["diggerhino"], hand=["mineracoon"], mine=["blue-1-plain"], starting=True)
    table.play("lead", "recolour blue-1-plain", "colour purple", "use mineracoon")
    found.append(table.match.state.clone())  # take … as
    table = a_table(hand=["mu-shell"], foe=a_player(base=["driller", "drollo", "driller", "drollo", "drollo"]))
    table.play("use mu-shell")
    found.append(table.match.state.clone())  # take … copy-2
    table = a_table(
        hand=["custodian"], foe=a_player(base=["drollo", "oddgrabber", "drollo", "oddgrabber"]), wild=("green", "blue")
    )
    table.play("use custodian")
    found.append(table.match.state.clone())  # subjugate … copy-2
    return found
