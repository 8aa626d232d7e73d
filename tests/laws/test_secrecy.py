"""Law: two states that differ only in what a viewer cannot know look identical to that viewer, byte for byte."""

import json
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.core import frames
from starlode.core.decision import Json
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.core.rng import Rng
from starlode.realms import codes
from starlode.realms.cards import CARDS
from starlode.realms.codes import N_DRAW, NATURE, OVER
from starlode.realms.rules import RealmsRules
from starlode.realms.state import State
from starlode.realms.table import DECK, DEPTH, HAND, KNOWN
from tests.laws import walks
from tests.table import a_duel

VIEWERS: tuple[int | None, ...] = (1, 2, None)
LINES = [*walks.all_lines(), "", "nonsense", "play nobody", "draw scout"]


def inside(viewer: int | None) -> int:
    return -1 if viewer is None else viewer - 1


def swapped(state: State, viewer: int | None) -> Iterator[State]:
    """Every state in which one unknown card of a hand and one card of its deck have changed places."""
    for seat in range(state.seats):
        if seat == inside(viewer):
            continue
        hand, deck, known = (state.pile(seat, pile) for pile in (HAND, DECK, KNOWN))
        kinds = range(len(CARDS))
        for given_away in [kind for kind in kinds if state.count(hand, kind) > state.count(known, kind)]:
            for taken in [kind for kind in kinds if state.count(deck, kind) and kind != given_away]:
                other = state.clone()
                other.move(hand, deck, given_away)
                other.move(deck, hand, taken)
                yield other


@given(moment=walks.moments())
@settings(max_examples=walks.examples(40, 600))
def test_swapping_a_hidden_card_of_the_hand_with_one_of_the_deck_shows_nowhere(moment: walks.Moment) -> None:
    rules, state = moment.case.rules, moment.state
    for viewer in VIEWERS:
        text = rules.view(state, viewer).text
        for number, other in enumerate(swapped(state, viewer)):
            assert rules.position(other) != rules.position(state)
            assert rules.view(other, viewer).text == text
            if viewer is not None and state.actor == inside(viewer):
                assert rules.decision(other) == rules.decision(state)
            if number == (40 if walks.DEEP else 6):
                break


@pytest.mark.parametrize("seed", walks.seeds(2, 2))
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("case", walks.CASES, ids=str)
def test_two_such_states_stay_alike_whatever_is_done(case: walks.Case, viewer: int | None, seed: int) -> None:
    """Both are played on with the same visible actions; hidden draws may differ, and nothing that is seen does."""
    rules, me = case.rules, inside(viewer)
    rng = Rng(seed * 10 + me)
    one = walks.at(case, seed, int(rng.below(150)))
    other = one.imagine(me, rng)
    compared = 0
    for _ in range(80):
        for state in (one, other):
            rules.watch(state)
        assert one.actor == other.actor
        if one.actor == OVER:
            break
        if not step_both(case, one, other, viewer, rng):
            other = one.imagine(me, rng)  # no answer was possible in both
            continue
        events = [[event.seen_by(viewer) for event in rules.happened(state)] for state in (one, other)]
        if events[0] != events[1]:  # a whole hand was laid open: from here on they differ in what is known
            assert [e for e in events[0] if not shows(e, viewer)] == [e for e in events[1] if not shows(e, viewer)]
            other = one.imagine(me, rng)
        assert json.dumps(rules.view(one, viewer).to_json()) == json.dumps(rules.view(other, viewer).to_json())
        assert rules.view(one, viewer).digest == rules.view(other, viewer).digest
        assert rules.outcome(one) == rules.outcome(other)
        compared += 1
    assert compared > 0 or one.actor == OVER


def shows(event: Mapping[str, Json], viewer: int | None) -> bool:
    """Whether an event lays open cards of a hand that the viewer did not know."""
    return event["event"] == "card-discarded" and event["seat"] != viewer


def step_both(case: walks.Case, one: State, other: State, viewer: int | None, rng: Rng) -> bool:
    """Do in both states what looks the same to the viewer; whether there was anything."""
    if one.actor == NATURE:
        frame = one.frame()
        if frames.what(frame) == N_DRAW and frames.seat_of(frame) != inside(viewer):
            for state in (one, other):
                state.apply(walks.choose(state, rng, case.player))
            return True
        assert list(one.weights()) == list(other.weights())
    if one.actor == NATURE or one.actor == inside(viewer):
        assert list(one.legal()) == list(other.legal())
        if one.actor != NATURE:
            assert case.rules.decision(one) == case.rules.decision(other)
        action = walks.choose(one, rng, case.player)
    else:
        possible = set(other.legal())
        common = [action for action in one.legal() if action in possible]
        if not common:
            return False
        goes_on = len(common) > 1 and one.get(DEPTH) == 0  # ending the turn is the last option
        action = common[rng.below(len(common) - int(goes_on))]
    one.apply(action)
    other.apply(action)
    return True


@pytest.mark.parametrize("case", walks.FEW_CASES, ids=str)
def test_nothing_that_is_offered_depends_on_it_with_every_card_in_play(case: walks.Case) -> None:
    """All ships and bases lie there unused, so every ability there is may be offered, and then its answers."""
    rules = case.rules
    in_play = [card.id for card in CARDS if card.id not in ("scout", "viper", "stealth-needle")]
    table = a_duel(
        in_play=in_play, hand=["viper", "stealth-needle"], deck=["scout"], trade=9, combat=9, row=["cutter", "ram"],
        foe_hand=["scout", "trade-bot", "trade-pod"], foe_deck=["viper", "cutter"], foe_bases=["blob-wheel"],
    )  # fmt: skip
    state = rules.from_position(table.match.position())
    offered = list(state.legal())
    for other in swapped(state, 1):
        assert rules.decision(other) == rules.decision(state)
        for action in offered:
            one, two = state.clone(), other.clone()
            one.apply(action)
            two.apply(action)
            assert one.actor == two.actor
            if one.actor == 0:
                assert rules.decision(one) == rules.decision(two)
            if action >> 6 != codes.END_TURN:
                assert rules.view(one, 1).text == rules.view(two, 1).text


def refusals(rules: RealmsRules, state: State, viewer: int) -> list[str]:
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
        except IllegalAction as refusal:
            told.append(json.dumps([refusal.code, refusal.details]))
    return [*told, *map(str, sorted(offered))]


@given(moment=walks.moments(), seed=st.integers(0, 999))
@settings(max_examples=walks.examples(15, 300))
def test_no_refusal_depends_on_what_the_viewer_cannot_know(moment: walks.Moment, seed: int) -> None:
    rules, state = moment.case.rules, moment.state
    if state.actor == NATURE:
        return
    for viewer in (1, 2):
        other = state.imagine(inside(viewer), Rng(seed))
        assert refusals(rules, state, viewer) == refusals(rules, other, viewer)


def test_a_card_that_nobody_saw_is_named_only_where_all_unseen_cards_are() -> None:
    """The canary: the same card in the hand, or in the deck, of the other seat."""
    cards = [["mothership", "scout"], ["viper", "cutter"]]
    texts = []
    for hand, deck in (cards, cards[::-1]):
        table = a_duel(hand=["scout"], foe_hand=hand, foe_deck=deck)
        for viewer in (1, None):
            view = table.view(viewer)
            seat = view["seats"][1]
            assert seat.pop("unseen") == {"scout": 1, "viper": 1, "mothership": 1, "cutter": 1}
            assert seat["hand"] == {"size": 2, "cards": None, "known": {}}
            assert not any(card in json.dumps(view) for card in ("mothership", "viper", "cutter"))
        texts.append((table.match.view(1).text, table.match.view(None).text))
    assert texts[0] == texts[1]


def test_a_view_has_only_the_fields_that_are_meant_for_it() -> None:
    """The allow-list: whoever adds a field to a view says here that everybody may see it."""
    view = a_duel(hand=["scout"], foe_hand=["viper"], foe_deck=["scout"]).view(1)
    assert sorted(view) == sorted([
        "game", "seat", "options", "turn", "current", "explorers", "quiet-since", "trade-deck", "row", "scrap-heap",
        "removed", "pending", "actor", "seats",
    ])  # fmt: skip
    for seat in view["seats"]:
        assert sorted(seat) == sorted([
            "authority", "trade", "combat", "markers", "blobs-played", "owes", "shuffles", "unlocked", "hand", "deck",
            "unseen", "discard", "in-play", "ships-played",
        ])  # fmt: skip
        assert sorted(seat["hand"]) == ["cards", "known", "size"]
        assert sorted(seat["deck"]) == ["size", "top"]
