"""Law: what a seat of Star Realms cannot know shows nowhere; who sees whose hand, and what a view tells at all."""

import json

import pytest

from starlode.realms.cards import CARDS
from starlode.realms.engine import codes
from tests.realms.laws import walks
from tests.realms.laws.subject import swapped
from tests.realms.table import a_duel, a_seat, a_table, new_table, out


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
    for other in swapped(case, state, 1):
        assert rules.decision(other) == rules.decision(state)
        for action in offered:
            one, two = state.clone(), other.clone()
            one.apply(action)
            two.apply(action)
            assert one.actor == two.actor
            if one.actor == 0:
                assert rules.decision(one) == rules.decision(two)
            if action >> 6 != codes.END_TURN:
                assert rules.view(one, 0).text == rules.view(two, 0).text


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
    """SR-M115, SR-M207: in the view, and when a card is drawn. Nobody sees the order of a deck."""
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
    """SR-M207: the hands of raiders are open to all raiders, also to those who are out."""
    raiders = {seat: a_seat(hand=["cutter"], deck=["scout", "viper"]) for seat in (3, 4)}
    table = a_table("raid", {1: a_seat(hand=["ram"], deck=["scout"]), 2: out(4), **raiders}, seats=4)
    hands = [[seat["hand"]["cards"] for seat in table.view(viewer)["seats"]] for viewer in (1, 2, 3)]
    assert hands[0] == [{"ram": 1}, None, None, None]
    assert hands[1] == hands[2] == [None, {}, {"cutter": 1}, {"cutter": 1}]


def test_what_an_admiral_draws_is_hidden_from_his_emperor() -> None:
    """SR-M188."""
    table = a_table("emperor", {1: a_seat(hand=["corvette"], deck=["ram", "cutter"]), 2: a_seat(hand=["scout"])})
    table.play("play corvette")
    assert [event["card"] for event in table.match.seen_by(2) if event["event"] == "card-drawn"] == [None]
    assert [event["card"] for event in table.match.seen_by(1) if event["event"] == "card-drawn"] == ["ram"]
    assert table.view(2)["seats"][0]["hand"] == {"size": 1, "cards": None, "known": {}}


def test_a_gift_is_chosen_without_telling_where_the_card_lay() -> None:
    """SR-M46: the defeated see what is in their deck, not its order; the others learn which card it is, no more."""
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
