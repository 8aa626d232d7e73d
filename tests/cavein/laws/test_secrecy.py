"""Law: what a seat of Cave-In cannot know shows nowhere, also not by what is asked; what a view tells at all."""

import json

from starlode.cavein.engine import codes
from starlode.server import showing
from tests.cavein.table import Table, a_player, a_table


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
