"""Law: two states that differ only in what a viewer cannot know look identical to that viewer, byte for byte."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.cavein.engine import codes
from starlode.cavein.engine.codes import NATURE, OVER
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import DEPTH, HAND, HIDDEN, STACK, TURN
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.bits import kinds
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.server import showing
from tests.cavein.laws import walks
from tests.cavein.table import Table, a_player, a_table
from tests.realms.laws.walker import Moment
from tests.realms.laws.walks import examples, seeds

LINES = [*list(walks.all_lines())[:: 5 if walks.DEEP else 23], "", "nonsense", "recruit nobody", "draw driller"]


def inside(viewer: int | None) -> int:
    return -1 if viewer is None else viewer - 1


def swapped(state: State, viewer: int | None) -> Iterator[State]:
    """Every state in which a hidden card and one of the same level have changed places: in a stack or another hand."""
    seats = [seat for seat in range(state.seats) if seat != inside(viewer)]
    for seat in seats:
        for mine in kinds(state.mask(state.pile(seat, HIDDEN))):
            for theirs in kinds(state.mask(STACK) & state.tables.by_level[(mine & 3) + 1] & ~state.tables.bit(mine)):
                other = state.clone()
                _exchange(other, seat, mine, theirs)
                other.move(STACK, other.pile(seat, HAND), theirs)
                other.take(other.pile(seat, HAND), mine)
                other.put(STACK, mine)
                yield other
            for partner in seats:
                for theirs in kinds(state.mask(state.pile(partner, HIDDEN))):
                    if partner > seat and theirs != mine and theirs & 3 == mine & 3:
                        other = state.clone()
                        _exchange(other, seat, mine, theirs)
                        _exchange(other, partner, theirs, mine)
                        other.move(other.pile(seat, HAND), other.pile(partner, HAND), mine)
                        other.move(other.pile(partner, HAND), other.pile(seat, HAND), theirs)
                        yield other


def _exchange(state: State, seat: int, mine: int, theirs: int) -> None:
    """What is noted as hidden in a hand."""
    state.take(state.pile(seat, HIDDEN), mine)
    state.put(state.pile(seat, HIDDEN), theirs)


@given(moment=walks.moments(150))
@settings(max_examples=examples(30, 800))
def test_swapping_a_hidden_card_shows_nowhere(moment: Moment) -> None:
    rules, state = moment.case.rules, moment.state
    for viewer in moment.case.viewers:
        text = rules.view(state, viewer).text
        for number, other in enumerate(swapped(state, viewer)):
            assert rules.position(other) != rules.position(state)
            assert rules.view(other, viewer).text == text
            if viewer is not None and state.actor == inside(viewer):
                assert rules.decision(other) == rules.decision(state)
            if number == (60 if walks.DEEP else 8):
                break


@pytest.mark.parametrize("seed", seeds(4, 8))
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_two_such_states_stay_alike_whatever_is_done(case: walks.Case, seed: int) -> None:
    """Both are played on with the same visible actions, and nothing that is seen differs: no event, view or question.

    So nothing is asked or left out, and nothing happens by itself, that depends on hidden cards.
    """
    rules = case.rules
    viewer = case.viewers[seed % len(case.viewers)]
    me = inside(viewer)
    rng = Rng(seed * 10 + me)
    one = walks.at(case, seed, 45 + int(rng.below(20)))
    other = one.imagine(me, rng)
    for _ in range(60):
        for state in (one, other):
            rules.watch(state)
        assert one.actor == other.actor
        if one.actor == OVER:
            break
        if me >= 0 and one.actor == me:
            assert list(one.legal()) == list(other.legal())
            assert rules.decision(one) == rules.decision(other)
        possible = set(other.legal())
        common = [int(action) for action in one.legal() if action in possible]
        if not common:
            other = one.imagine(me, rng)  # no answer was possible in both
            continue
        goes_on = len(common) > 1 and one.actor != NATURE and one.get(DEPTH) == 0  # ending the turn is the last option
        action = common[rng.below(len(common) - int(goes_on))]
        for state in (one, other):
            state.apply(action)
        events = [[event.seen_by(viewer) for event in rules.happened(state)] for state in (one, other)]
        assert events[0] == events[1]
        assert json.dumps(rules.view(one, viewer).to_json()) == json.dumps(rules.view(other, viewer).to_json())
        assert rules.view(one, viewer).digest == rules.view(other, viewer).digest
        assert rules.outcome(one) == rules.outcome(other)
        if one.actor >= 0 and not len(other.legal()):
            other = one.imagine(me, rng)  # he could not have paid with such a hand


def refusals(rules: CaveinRules, state: State, viewer: int) -> list[str]:
    """What a viewer is told about every line he could type, and about messages that are refused."""
    match = Match(rules, position=rules.position(state))
    offered = set(match.decision.actions) if match.decision and match.actor == viewer else set()
    told = []
    for line in LINES:
        if line not in offered:
            with pytest.raises(IllegalAction) as refusal:
                match.play(line, seat=viewer)
            told.append(json.dumps([refusal.value.code, refusal.value.details, str(refusal.value)]))
    for word in (match.claim_draw, match.undo):
        try:
            word(viewer)
        except IllegalAction as refused:
            told.append(json.dumps([refused.code, refused.details]))
    return [*told, *map(str, sorted(offered))]


@given(moment=walks.moments(200), seed=st.integers(0, 999))
@settings(max_examples=examples(10, 250))
def test_no_refusal_depends_on_what_the_viewer_cannot_know(moment: Moment, seed: int) -> None:
    rules, state = moment.case.rules, moment.state
    if state.actor == NATURE or state.get(TURN) == 0:
        return
    for viewer in range(1, rules.seats + 1):
        other = state.imagine(inside(viewer), Rng(seed))
        assert refusals(rules, state, viewer) == refusals(rules, other, viewer)


# What would tell


def seen(table: Table) -> list[object]:
    """All that the opponent sees and reads."""
    asked = showing.Now(table.match).moment(2).asked
    return [table.match.view(2).text, table.match.seen_by(2), table.actor, asked]


def test_whether_another_card_could_be_added_to_a_payment_is_not_told() -> None:
    """The same payment with another brown card left in hand, and without one."""
    tables = [
        a_table(hand=["driller", rest], hidden=[rest], mine=["brown-1-plain"], stack=[other])
        for rest, other in (("driller", "oddgrabber"), ("oddgrabber", "driller"))
    ]  # fmt: skip
    for table in tables:
        table.play("mine brown-1-plain", "pay driller")
        assert table.asked == "pay-crystal"
    assert [table.options for table in tables] == [["pay driller", "done"], ["done"]]
    assert seen(tables[0]) == seen(tables[1])
    open_hand = a_table(hand=["driller", "oddgrabber"], mine=["brown-1-plain"])
    open_hand.play("mine brown-1-plain", "pay driller")
    assert open_hand.asked == "action", "where everybody knows the hand, nothing is asked in vain"


def test_whether_there_was_a_choice_of_colours_is_not_told() -> None:
    tables = [
        a_table(hand=["driller", rest], hidden=[rest], mine=["red-1-plain"], stack=[other])
        for rest, other in (("driller", "oddgrabber"), ("oddgrabber", "driller"))
    ]  # fmt: skip
    for table in tables:
        table.play("mine red-1-plain")
        assert table.asked == "paying-colour"
    assert [table.options for table in tables] == [["colour brown"], ["colour brown", "colour yellow"]]
    assert seen(tables[0]) == seen(tables[1])


def test_whether_a_crystal_without_a_price_could_be_paid_for_is_not_told() -> None:
    for crystal in ("brown-1-plain", "red-1-plain"):
        tables = [
            a_table(hand=[rest, "maccarat"], hidden=[rest], mine=[crystal], stack=[other])
            for rest, other in (("driller", "oddgrabber"), ("oddgrabber", "driller"))
        ]  # fmt: skip
        for table in tables:
            table.play("use maccarat", f"mine {crystal}")
        assert seen(tables[0]) == seen(tables[1])


def test_whether_a_doubled_card_could_have_paid_for_a_recruit_is_not_told() -> None:
    """A Foreman leads, and a Sapling that counts double could pay for a level 3; it need not."""
    tables = [
        a_table(
            base=["foreman"], hand=["seeder", rest], hidden=[rest], docks=["sergeant"], stack=[other], starting=True,
            wild=("red", "blue"),
        )
        for rest, other in (("sapling", "oddgrabber"), ("oddgrabber", "sapling"))
    ]  # fmt: skip
    for table in tables:
        table.play("use seeder", "recruit sergeant")
        assert table.asked == "pay-recruit"
    assert [table.options for table in tables] == [["pay sapling", "free"], ["free"]]
    assert seen(tables[0]) == seen(tables[1])


def test_whether_there_is_another_card_to_dye_is_not_told() -> None:
    tables = [
        a_table(hand=["robuster", "driller", rest], hidden=[rest], stack=[other])
        for rest, other in (("oddgrabber", "frogt-opus"), ("frogt-opus", "oddgrabber"))
    ]  # fmt: skip
    for table in tables:
        table.play("use robuster", "colour blue", "dye driller")
        assert table.asked == "dye"
    assert [table.options for table in tables] == [["dye oddgrabber", "done"], ["done"]]
    assert seen(tables[0]) == seen(tables[1])


def test_a_card_that_nobody_saw_is_named_only_where_all_unseen_cards_are() -> None:
    """The canary: the same card in a stack, or hidden in the hand, of the other seat."""
    texts = []
    for hidden, stack in (("driller", "oddgrabber"), ("oddgrabber", "driller")):
        table = a_table(hand=["drollo"], foe=a_player(hand=[hidden], hidden=[hidden]), stack=[stack])
        for viewer in (1, None):
            view = table.view(viewer)
            assert view.pop("unseen") == {"driller": 1, "oddgrabber": 1}
            assert view["stack-sizes"] == [1, 0, 0, 0]
            assert not any(card in json.dumps(view) for card in ("driller", "oddgrabber"))
        texts.append((table.match.view(1).text, table.match.view(None).text))
    assert texts[0] == texts[1]


def test_what_is_offered_to_one_is_not_told_to_the_others() -> None:
    """A view says who is asked what, but never the answers."""
    table = a_table(hand=["driller", "foreman"], hidden=["foreman"], mine=["brown-3-red"])
    table.play("mine brown-3-red")
    assert "foreman" not in table.match.view(2).text.replace('"unseen":{"foreman":1}', "")


def test_a_view_has_only_the_fields_that_are_meant_for_it() -> None:
    """The allow-list: whoever adds a field to a view says here that everybody may see it."""
    view = a_table(hand=["driller"], foe=a_player(hand=["drollo"], hidden=["drollo"])).view(1)
    assert sorted(view) == sorted([
        "game", "seat", "options", "turn", "round", "track", "collapse", "passes", "current", "first", "actor",
        "factions", "totems", "docks", "mine", "tints", "crystal-stack", "stack-sizes", "unseen", "removed", "played",
        "dyed", "artifact-stacks", "unrevealed", "empty", "phase", "used", "actions", "raided", "busy", "effects",
        "pending", "seats",
    ])  # fmt: skip
    for seat in view["seats"]:
        assert sorted(seat) == sorted([
            "hand", "points", "base", "crystals", "subjugated", "artifacts", "cast", "command", "left",
        ])  # fmt: skip
        assert sorted(seat["hand"]) == ["cards", "hidden", "known", "levels", "size"]
    assert view["seats"][1]["hand"]["cards"] is view["seats"][1]["hand"]["hidden"] is None
    assert codes.MOST_SEATS == 4
