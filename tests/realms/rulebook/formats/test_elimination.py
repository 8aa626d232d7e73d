"""What happens when a player is out and the others play on."""

from starlode.realms.cards import CARDS
from starlode.realms.effects import Ability, Authority, ChooseOne
from tests.realms.table import a_seat, a_table, out

RICH = a_seat(
    hand=["cutter", "explorer"],
    deck=["scout", "ram"],
    top=["freighter"],
    discard=["viper", "explorer"],
    in_play=["blob-wheel"],
    authority=3,
)
ALL_OF_IT = ["scout", "viper", "explorer", "explorer", "ram", "blob-wheel", "cutter", "freighter"]


def test_a_player_without_authority_is_out_at_once() -> None:
    """SR-M26: the attacker's turn goes on."""
    table = a_table("free-for-all", {1: a_seat(combat=3, hand=["scout"]), 2: RICH})
    table.play("attack 2", "amount 3")
    assert (table.seat(2).is_out, table.seat(2).authority) == (True, 0)
    assert (table.actor, table.asked, table.winners) == (1, "action", ())
    assert table.happened("player-eliminated") == [{"seat": 2, "place": 3}]
    table.play("play scout")


def test_the_attacker_spends_what_is_left_on_another() -> None:
    """SR-M27."""
    table = a_table("free-for-all", {1: a_seat(combat=8), 2: RICH})
    table.play("attack 2", "amount 3")
    assert table.me.combat == 5
    table.play("attack 3")
    assert table.seat(3).authority == 45


def test_who_is_out_is_no_target_any_more() -> None:
    """SR-M28."""
    at = {1: a_seat(combat=8, hand=["imperial-fighter", "missile-mech"]), 2: RICH}
    bases = a_seat(hand=["scout", "viper"], in_play=["the-hive"])
    table = a_table("free-for-all", {**at, 3: bases, 4: bases}, seats=4)
    table.play("play missile-mech")
    assert "destroy 2 blob-wheel" in table.options
    table.play("decline", "attack 2", "amount 3", "play imperial-fighter")
    assert table.options == ["target 3", "target 4"]
    table.play("target 4", "discard viper")
    assert [line for line in table.options if line.startswith("attack 2")] == []
    assert table.refuse("attack 2").code == "out-of-reach"
    assert table.refuse("attack 2 blob-wheel").code == "out-of-reach"


def test_all_cards_of_a_player_who_is_out_leave_the_game() -> None:
    """SR-M29."""
    table = a_table("free-for-all", {1: a_seat(combat=3), 2: RICH})
    table.play("attack 2", "amount 3")
    gone = table.seat(2)
    assert (gone.hand, gone.deck, gone.discard, gone.in_play) == ([], [], [], [])
    assert table.removed == ALL_OF_IT


def test_nothing_of_a_player_who_is_out_is_remembered() -> None:
    """SR-M29: neither what was known of the hand, nor what a Needle was, nor what a base did."""
    mine = a_seat(hand=["ram", "stealth-needle", "corvette"], top=["cutter"], in_play=["fleet-hq"])
    table = a_table("free-for-all", {1: mine})
    table.play("play ram", "play stealth-needle", "copy ram", "play corvette")
    assert table.view(2)["seats"][0]["hand"]["known"] == {"cutter": 1}
    table.resign(1)
    gone = table.view(2)["seats"][0]
    assert gone["hand"] == {"size": 0, "cards": None, "known": {}}
    assert (gone["in-play"], gone["ships-played"], gone["discard"]) == ([], [], {})
    again = table.match.rules.from_position(table.match.position())
    assert again.checksum() == table.match.state.checksum()


def test_removed_cards_lie_open() -> None:
    """SR-M30."""
    table = a_table("free-for-all", {1: a_seat(combat=3), 2: RICH})
    table.play("attack 2", "amount 3")
    for viewer in (1, 2, 3, None):
        removed = table.view(viewer)["removed"]
        assert {card: removed[card] for card in removed if removed[card]} == {
            card: ALL_OF_IT.count(card) for card in ALL_OF_IT
        }


def test_no_explorer_returns_from_a_player_who_is_out() -> None:
    """SR-M31."""
    table = a_table("free-for-all", {1: a_seat(combat=3, trade=2), 2: RICH}, explorers=0)
    table.play("attack 2", "amount 3")
    assert (table.explorers, table.scrap_heap) == (0, [])
    assert table.refuse("buy explorer").code == "no-explorers"


def test_owed_discards_vanish_with_the_player() -> None:
    """SR-M32."""
    at = {1: a_seat(combat=3, hand=["imperial-fighter"]), 2: RICH}
    table = a_table("free-for-all", at, options={"discards": "next-turn"})
    table.play("play imperial-fighter", "target 2")
    assert table.seat(2).owes == 1
    table.play("attack 2", "amount 3")
    assert table.seat(2).owes == 0
    table.play("end-turn")
    assert (table.actor, table.asked) == (3, "action")


def test_the_turn_order_skips_who_is_out() -> None:
    """SR-M33, SR-M72."""
    table = a_table("free-for-all", {2: out(5), 5: out(4)}, seats=5, current=4)
    turns = []
    for _ in range(4):
        turns.append(table.actor)
        table.play("end-turn")
    assert turns == [4, 1, 3, 4]


def test_no_card_lowers_authority() -> None:
    """SR-M34."""
    for card in CARDS:
        for ability in (card.primary, card.ally, card.scrap):
            assert all(effect.amount > 0 for effect in authority_of(ability)), card.id


def authority_of(ability: Ability) -> list[Authority]:
    found = [effect for effect in ability if isinstance(effect, Authority)]
    for effect in ability:
        if isinstance(effect, ChooseOne):
            found += [inner for branch in effect.branches for inner in authority_of(branch)]
    return found


def test_victory_gift_removal_and_then_the_attacker() -> None:
    """SR-M35."""
    at = {1: a_seat(combat=9), 2: RICH, 3: a_seat(authority=2)}
    table = a_table("raid", at)
    table.play("attack 2", "amount 3")
    assert (table.actor, table.asked, table.removed) == (2, "gift", [])
    table.play("give freighter")
    assert (table.actor, table.asked, table.me.combat) == (1, "action", 6)
    assert sorted([*table.removed, "freighter"]) == sorted(ALL_OF_IT)
    table.play("attack 3")
    assert (table.winners, table.actor) == ((1,), None)
    assert table.seat(3).discard == ["freighter"]
    names = [event.name for event in table.events]
    assert names == [
        "player-attacked", "player-eliminated", "card-given", "player-attacked", "player-eliminated", "match-ended",
    ]  # fmt: skip


def test_what_somebody_who_is_out_made_others_owe_is_still_owed() -> None:
    """SR-M36."""
    at = {1: a_seat(hand=["imperial-fighter"], authority=1), 2: a_seat(hand=["viper"])}
    third = a_seat(hand=["scout", "viper"])
    table = a_table("free-for-all", {**at, 3: third}, seats=4, options={"discards": "next-turn"})
    table.play("play imperial-fighter", "target 3", "end-turn", "play viper", "attack 1")
    assert (table.seat(1).is_out, table.seat(3).owes) == (True, 1)
    table.play("end-turn")
    assert (table.actor, table.asked) == (3, "discard")
