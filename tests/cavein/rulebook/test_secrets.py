"""What is hidden, and from whom."""

from collections import Counter
from typing import Any

from starlode.core.engine.rng import Rng
from tests.cavein.table import Table, a_player, a_table, new_game

FULL_DOCKS = ["driller"] * 4


def views(table: Table, *viewers: int | None) -> list[dict[str, Any]]:
    return [table.view(viewer) for viewer in viewers]


def hand_of(table: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    hand: dict[str, Any] = table.view(viewer)["seats"][seat - 1]["hand"]
    return hand


def test_the_order_of_the_stacks_is_hidden_from_everybody() -> None:
    """CI-382: two tables that differ in it look the same to all, and play differently."""
    tables = [
        a_table(docks=FULL_DOCKS[:3], stack=stack, crystal_stack=crystals)
        for stack, crystals in (
            (["oddgrabber", "driller", "frogt-opus"], ["red-10-purple", "blue-10-purple"]),
            (["frogt-opus", "driller", "oddgrabber"], ["blue-10-purple", "red-10-purple"]),
        )
    ]
    assert views(tables[0], 1, 2, None) == views(tables[1], 1, 2, None)
    for table in tables:
        table.play("end-turn")
    assert tables[0].docks != tables[1].docks
    assert tables[0].mine != tables[1].mine


def test_artifact_cards_under_the_top_ones_are_hidden_from_everybody() -> None:
    """CI-383."""
    stacks = [["contract", "curator", "hazard-pay"], ["wild-assay", "full-spectrum"]]
    others = [["contract", "full-spectrum", "curator"], ["wild-assay", "hazard-pay"]]
    tables = [a_table(hand=["colonel"], artifact_stacks=each) for each in (stacks, others)]
    assert views(tables[0], 1, 2, None) == views(tables[1], 1, 2, None)
    for table in tables:
        table.play("collect contract", "pay colonel")
    assert [table.artifacts[0] for table in tables] == ["curator+shift-whistle", "full-spectrum+baton-of-coaxing"]


def test_what_is_left_of_the_starting_cards_is_hidden_from_the_others() -> None:
    """CI-384: their number and levels are known, the cards are not."""
    table = new_game(1, seats="3")
    hand = hand_of(table, 1, 1)
    assert (hand["size"], Counter(hand["cards"])) == (3, Counter(table.me.hand))
    for viewer in (2, 3, None):
        hand = hand_of(table, 1, viewer)
        assert (hand["size"], hand["cards"], hand["known"], hand["hidden"]) == (3, None, {}, None)
        assert hand["levels"] == [2, 1, 0, 0]


def test_hands_that_differ_in_hidden_cards_look_alike() -> None:
    """CI-384, CI-382: what is not in a hand is in the stack."""
    tables = [
        a_table(
            docks=FULL_DOCKS,
            stack=stack,
            foe=a_player(hand=[*hidden, "foreman"], hidden=hidden),
        )
        for hidden, stack in ((["driller"], ["oddgrabber"]), (["oddgrabber"], ["driller"]))
    ]
    assert views(tables[0], 1, None) == views(tables[1], 1, None)
    assert tables[0].view(2) != tables[1].view(2)


def test_a_card_from_the_docks_or_a_base_is_known_to_be_in_the_hand() -> None:
    """CI-385: recruited, taken, raided, or come home as a leader."""
    table = a_table(
        hand=["driller", "oddgrabber", "fish-bean"],
        hidden=["driller", "oddgrabber", "fish-bean"],
        docks=["frogt-opus", "foreman"],
        base=["colonel"],
        foe=a_player(hand=["driller"], hidden=["driller"], base=["mu-shell", "drollo"]),
    )
    table.play("recruit frogt-opus", "use fish-bean", "take foreman", "end-turn")
    assert hand_of(table, 1, 2)["known"] == {"foreman": 1, "frogt-opus": 1}
    assert hand_of(table, 1, 2)["levels"] == [2, 0, 0, 0]
    table.play("raid 1")
    assert hand_of(table, 1, None)["known"] == {"foreman": 1, "frogt-opus": 1, "fish-bean": 1}
    assert hand_of(table, 2, 1)["known"] == {"colonel": 1}
    table.play("end-turn", "raid 2")
    assert hand_of(table, 2, 1)["known"] == {"colonel": 1, "drollo": 1}
    assert hand_of(table, 2, 1)["levels"] == [1, 0, 0, 0]


def test_of_equal_cards_the_known_one_leaves_the_hand_first() -> None:
    """CI-386: one hidden Driller and one that was seen; a Driller is played."""
    table = a_table(hand=["driller", "driller", "oddgrabber"], hidden=["driller", "oddgrabber"], mine=["brown-1-plain"])
    table.play("mine brown-1-plain", "pay driller", "done")
    assert hand_of(table, 1, 2)["levels"] == [2, 0, 0, 0]
    assert hand_of(table, 1, 2)["known"] == {}
    assert hand_of(table, 1, 1)["hidden"] == {"driller": 1, "oddgrabber": 1}


def test_a_hidden_card_that_leaves_the_hand_is_hidden_no_longer() -> None:
    """CI-386, CI-384: the only Driller was a starting card."""
    table = a_table(hand=["driller", "oddgrabber"], hidden=["driller", "oddgrabber"], mine=["brown-1-plain"])
    table.play("mine brown-1-plain", "pay driller", "done")
    assert hand_of(table, 1, 2)["levels"] == [1, 0, 0, 0]


def test_an_owner_looks_at_the_own_crystals_and_nobody_has_to_show_them() -> None:
    """CI-387: they are in the view, and no action asks for them."""
    table = a_table(hand=["driller"], mine=["brown-1-plain"], crystals=["red-6-blue"])
    table.play("mine brown-1-plain", "pay driller")
    assert table.view(1)["seats"][0]["crystals"] == {"brown-1-plain": 1, "red-6-blue": 1}
    table.play("end-turn")
    assert not any("show" in line or "look" in line for line in table.options)


def test_number_and_cost_of_collected_crystals_are_seen_by_all() -> None:
    """CI-388: points and symbols too, for all saw them in the mine; the option tells clients what to fold."""
    for option in ("no", "yes"):
        table = a_table(crystals=["red-6-blue", "blue-1-plain", "blue-1-plain"], options={"open-crystals": option})
        for viewer in (1, 2, None):
            view = table.view(viewer)
            assert view["options"]["open-crystals"] == option
            assert view["seats"][0]["crystals"] == {"blue-1-plain": 2, "red-6-blue": 1}
    assert new_game(1).view(1)["options"]["open-crystals"] == "no"


def test_no_imagined_state_deals_collected_crystals_anew() -> None:
    """CI-389: nor anything else that lay open; the hidden cards are dealt again."""
    table = a_table(
        hand=["driller"],
        crystals=["red-6-blue"],
        docks=["driller"],
        mine=["brown-1-plain"],
        stack=["oddgrabber", "frogt-opus", "mineracoon", "driller"],
        crystal_stack=["red-10-purple", "red-6-cavein"],
        foe=a_player(
            hand=["oddgrabber", "foreman"], hidden=["oddgrabber"], crystals=["blue-6-brown"], base=["colonel"]
        ),
    )
    hidden = set()
    for seed in range(40):
        imagined = table.match.rules.position(table.match.state.imagine(0, Rng(seed)))
        real = table.position
        seats: Any = imagined["seats"]
        assert [seat["crystals"] for seat in seats] == [{"red-6-blue": 1}, {"blue-6-brown": 1}]
        for name in ("mine", "crystal-stack", "docks", "totems", "artifact-stacks"):
            assert imagined[name] == real[name]
        assert seats[0]["hand"] == {"driller": 1}
        hidden |= set(seats[1]["hidden"])
        assert seats[1]["hand"] == {"foreman": 1, **seats[1]["hidden"]}
    assert hidden == {"oddgrabber", "frogt-opus", "mineracoon", "driller"}


def test_cards_and_colour_of_robuster_are_named_openly() -> None:
    """CI-390: a starting card that he changes is known from then on."""
    table = a_table(hand=["driller", "oddgrabber"], hidden=["driller", "oddgrabber"], base=["robuster"], starting=True)
    table.play("lead", "colour blue", "dye driller", "done")
    for viewer in (1, 2, None):
        assert table.view(viewer)["dyed"] == {"blue": {"driller": 1}}
    assert hand_of(table, 1, 2)["levels"] == [1, 0, 0, 0]
    assert table.match.seen_by(2)[-1]["event"] == "card-dyed"
    assert table.match.seen_by(2)[-1]["card"] == "driller"
    table.play("end-turn")
    assert hand_of(table, 1, 2)["known"] == {"driller": 1}


def test_the_cards_of_a_hand_are_drawn_behind_the_backs_of_the_others() -> None:
    """CI-384: the deal is told to each seat for its own cards only."""
    table = new_game(1)
    for seat, other in ((1, 2), (2, 1)):
        drawn = [event for event in table.match.seen_by(seat) if event["event"] == "card-drawn"]
        assert [event["card"] is None for event in drawn] == [event["seat"] == other for event in drawn]
