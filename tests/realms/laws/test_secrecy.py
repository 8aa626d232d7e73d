"""Law: two states that differ only in what a viewer cannot know look identical to that viewer, byte for byte."""

import json
from collections.abc import Iterable, Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.core.decision import Json
from starlode.core.engine import frames
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.realms.cards import CARDS
from starlode.realms.engine import codes
from starlode.realms.engine.codes import N_DRAW, NATURE, OVER
from starlode.realms.engine.state import State
from starlode.realms.engine.table import DECK, DEPTH, HAND, KNOWN, TURN
from starlode.realms.rules import RealmsRules
from tests.realms.laws import walks
from tests.realms.laws.observer import hands_open_to
from tests.realms.table import a_duel, a_seat, a_table, new_table, out

NONSENSE = ["", "nonsense", "play nobody", "draw scout"]


def inside(viewer: int | None) -> int:
    return -1 if viewer is None else viewer - 1


def seen_by(case: walks.Case, viewer: int | None) -> set[int]:
    """The seats, counted from 0, whose hands a viewer may look into."""
    return {seat - 1 for seat in hands_open_to(viewer, case.format, case.seats, case.boss)}


def swapped(state: State, seen: set[int]) -> Iterator[State]:
    """Every state in which one unknown card of a hand and one card of its deck have changed places."""
    for seat in range(state.seats):
        if seat in seen:
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
    for viewer in moment.case.viewers:
        text, seen = rules.view(state, viewer).text, seen_by(moment.case, viewer)
        for number, other in enumerate(swapped(state, seen)):
            assert walks.packed(other) != walks.packed(state)
            assert rules.view(other, viewer).text == text
            if state.actor in seen:
                assert rules.decision(other) == rules.decision(state)
            if number == (40 if walks.DEEP else 6):
                break


EVERYBODY = [(case, viewer) for case in walks.CASES for viewer in case.viewers]
# Of more players somebody else each time; deeply, everybody.
SOMEBODY = [
    (case, viewer)
    for number, case in enumerate(walks.FORMATS_TODAY)
    for viewer in (case.viewers if walks.DEEP else [1 + number % case.seats, case.viewers[number * 3 % case.seats + 1]])
]


@pytest.mark.parametrize("seed", walks.seeds(1, 2))
@pytest.mark.parametrize(("case", "viewer"), [*EVERYBODY, *SOMEBODY], ids=str)
def test_two_such_states_stay_alike_whatever_is_done(case: walks.Case, viewer: int | None, seed: int) -> None:
    """Both are played on with the same visible actions; hidden draws may differ, and nothing that is seen does."""
    rules, me, seen = case.rules, inside(viewer), seen_by(case, viewer)
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
        if not step_both(case, one, other, seen, rng):
            other = one.imagine(me, rng)  # no answer was possible in both
            continue
        events = [[event.seen_by(viewer) for event in rules.happened(state)] for state in (one, other)]
        if events[0] != events[1]:  # a whole hand was laid open: from here on they differ in what is known
            assert [e for e in events[0] if not shows(e, seen)] == [e for e in events[1] if not shows(e, seen)]
            other = one.imagine(me, rng)
        assert json.dumps(rules.view(one, viewer).to_json()) == json.dumps(rules.view(other, viewer).to_json())
        assert rules.view(one, viewer).digest == rules.view(other, viewer).digest
        assert rules.outcome(one) == rules.outcome(other)
        compared += 1
    assert compared > 0 or one.actor == OVER


def shows(event: Mapping[str, Json], seen: set[int]) -> bool:
    """Whether an event lays open cards of a hand that the viewer did not know."""
    return event["event"] == "card-discarded" and int(str(event["seat"])) - 1 not in seen


def step_both(case: walks.Case, one: State, other: State, seen: set[int], rng: Rng) -> bool:
    """Do in both states what looks the same to the viewer; whether there was anything."""
    if case.leaving and one.get(TURN) > 0 and rng.below(walks.LEAVING) == 0:
        leaving = walks.who_leaves(one, rng)
        one.resign(leaving)
        other.resign(leaving)
        return True
    if one.actor == NATURE:
        frame = one.frame()
        if frames.what(frame) == N_DRAW and frames.seat_of(frame) not in seen:
            for state in (one, other):
                state.apply(walks.choose(state, rng, case.player))
            return True
        assert list(one.weights()) == list(other.weights())
    if one.actor == NATURE or one.actor in seen:
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
    for other in swapped(state, {0}):
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


def refusals(rules: RealmsRules, state: State, viewer: int, lines: Iterable[str]) -> list[str]:
    """What a viewer is offered, is told about lines he could type, and about messages that are refused."""
    match = Match(rules, position=rules.position(state))
    decision = match.decision_of(viewer)
    offered = set(decision.actions) if decision else set()
    told = [json.dumps(decision.to_json()) if decision else ""]
    for line in lines:
        if line not in offered:
            with pytest.raises(IllegalAction) as refusal:
                match.play(line, seat=viewer)
            told.append(json.dumps([refusal.value.code, refusal.value.details, str(refusal.value)]))
    for word in (match.claim_draw, match.undo):
        try:
            word(viewer)
        except IllegalAction as refusal:
            told.append(json.dumps([refusal.code, refusal.details]))
    return told


@given(moment=walks.moments(), seed=st.integers(0, 999))
@settings(max_examples=walks.examples(15, 300))
def test_no_refusal_depends_on_what_the_viewer_cannot_know(moment: walks.Moment, seed: int) -> None:
    rules, state = moment.case.rules, moment.state
    if state.actor == NATURE:
        return
    part = 1 if rules.seats == 2 else rules.seats
    lines = [*[*walks.all_lines(moment.case.boss)][seed % part :: part], *NONSENSE]
    for viewer in range(1, rules.seats + 1):
        other = state.imagine(inside(viewer), Rng(seed))
        assert refusals(rules, state, viewer, lines) == refusals(rules, other, viewer, lines)


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


# Who sees whose hand, seat by seat
HANDS: dict[tuple[str, int], list[set[int]]] = {
    ("free-for-all", 3): [{1}, {2}, {3}],
    ("hunter", 4): [{1}, {2}, {3}, {4}],
    ("hydra", 4): [{1, 2}, {1, 2}, {3, 4}, {3, 4}],
    ("hydra", 6): [{1, 2, 3}] * 3 + [{4, 5, 6}] * 3,
    ("emperor", 6): [{1}, {2}, {3}, {4}, {5}, {6}],
    ("raid", 4): [{1}, {2, 3, 4}, {2, 3, 4}, {2, 3, 4}],
}


@pytest.mark.parametrize(("format", "seats"), HANDS)
def test_teammates_see_each_others_hands_in_hydra_and_among_raiders_only(format: str, seats: int) -> None:
    """Rulings E10, R7: in the view, and when a card is drawn. Nobody sees the order of a deck."""
    table = new_table(format, seats, seed=3)
    table.play("end-turn")
    for viewer, seen in enumerate([*HANDS[format, seats], set()], 1):
        who = viewer if viewer <= seats else None
        told = table.view(who)["seats"]
        assert {n for n, seat in enumerate(told, 1) if seat["hand"]["cards"] is not None} == seen
        for number, seat in enumerate(told, 1):
            hidden = seat["hand"]["size"] - sum(seat["hand"]["known"].values())
            assert sum(seat["unseen"].values()) == seat["deck"]["size"] + (0 if number in seen else hidden)
        drawn = [event for event in table.match.seen_by(who) if event["event"] == "card-drawn"]
        assert {event["seat"] for event in drawn} == set(range(1, seats + 1))
        assert {event["seat"] for event in drawn if event["card"] is not None} == seen


def test_a_defeated_raider_still_sees_the_others_and_a_boss_sees_nothing() -> None:
    """Ruling R7: the hands of raiders are open to all raiders, also to those who are out."""
    raiders = {seat: a_seat(hand=["cutter"], deck=["scout", "viper"]) for seat in (3, 4)}
    table = a_table("raid", {1: a_seat(hand=["ram"], deck=["scout"]), 2: out(4), **raiders}, seats=4)
    hands = [[seat["hand"]["cards"] for seat in table.view(viewer)["seats"]] for viewer in (1, 2, 3)]
    assert hands[0] == [{"ram": 1}, None, None, None]
    assert hands[1] == hands[2] == [None, {}, {"cutter": 1}, {"cutter": 1}]


def test_what_an_admiral_draws_is_hidden_from_his_emperor() -> None:
    """Ruling E10."""
    table = a_table("emperor", {1: a_seat(hand=["corvette"], deck=["ram", "cutter"]), 2: a_seat(hand=["scout"])})
    table.play("play corvette")
    assert [event["card"] for event in table.match.seen_by(2) if event["event"] == "card-drawn"] == [None]
    assert [event["card"] for event in table.match.seen_by(1) if event["event"] == "card-drawn"] == ["ram"]
    assert table.view(2)["seats"][0]["hand"] == {"size": 1, "cards": None, "known": {}}


def test_a_gift_is_chosen_without_telling_where_the_card_lay() -> None:
    """Ruling G14: the defeated see what is in their deck, not its order; the others learn which card it is, no more."""
    texts = []
    for hand, deck in ((["cutter"], ["ram"]), (["ram"], ["cutter"])):
        table = a_table(
            "raid", {1: a_seat(combat=9), 2: a_seat(hand=hand, deck=deck, authority=5), 3: a_seat(hand=["scout"])}
        )
        table.play("attack 2", "amount 5")
        assert table.options == ["give ram", "give cutter", "decline"]
        texts.append([table.match.view(viewer).text for viewer in (1, None)])
        table.play("give cutter")
        texts[-1] += [table.match.view(viewer).text for viewer in (1, 2, 3, None)]
        texts[-1] += [json.dumps(table.match.seen_by(viewer)) for viewer in (1, 2, 3, None)]
        assert table.removed == ["ram"]
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


@pytest.mark.parametrize(("format", "seats"), walks.SETTINGS)
def test_a_view_of_more_players_has_one_field_more_for_a_seat_and_four_for_teams(format: str, seats: int) -> None:
    duel, view = a_duel().view(1), new_table(format, seats).view(1)
    shared = {"finished", "received", "conceded", "refusals"} if format == "hydra" else set()
    assert set(view) - set(duel) == shared
    assert set(duel) <= set(view)
    for seat in view["seats"]:
        assert set(seat) == {*duel["seats"][0], "place"}
