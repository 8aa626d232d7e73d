"""Mine."""

import pytest

from tests.cavein.table import a_player, a_table

NO_SURPLUS = {"surplus-cards": "no"}


# Colour and sum


def test_a_mine_takes_one_crystal_of_the_display() -> None:
    """CI-100, CI-117."""
    table = a_table(hand=["driller"], mine=["brown-1-plain", "brown-1-blue"], crystal_stack=["brown-1-purple"])
    assert table.refuse("mine brown-1-purple") == "not-in-mine"
    table.play("mine brown-1-plain", "pay driller")
    assert (table.me.crystals, table.mine) == (["brown-1-plain"], ["brown-1-blue"])


def test_the_cards_must_have_the_colour_of_the_crystal() -> None:
    """CI-101."""
    table = a_table(hand=["driller", "colonel", "frogt-opus"], mine=["blue-1-plain", "blue-3-plain"])
    assert table.offered("mine") == ["blue-1-plain"]
    assert table.refuse("mine blue-3-plain") == "cannot-pay"
    table.play("mine blue-1-plain")
    assert table.options == ["pay frogt-opus"]


def test_the_levels_must_add_up_to_the_cost() -> None:
    """CI-102."""
    table = a_table(hand=["foreman", "sergeant"], mine=["brown-6-green", "brown-3-red"])
    assert table.offered("mine") == ["brown-3-red"]
    table = a_table(hand=["foreman", "sergeant", "driller"], mine=["brown-6-green"])
    table.play("mine brown-6-green", "pay foreman", "pay sergeant")
    assert table.options == ["pay driller"]
    table.play("pay driller")
    assert table.me.crystals == ["brown-6-green"]


def test_a_sum_above_the_cost_is_allowed_and_nothing_is_given_back() -> None:
    """CI-103."""
    table = a_table(hand=["colonel"], mine=["brown-1-plain"])
    table.play("mine brown-1-plain", "pay colonel")
    assert (table.me.hand, table.played, table.me.crystals) == ([], ["colonel"], ["brown-1-plain"])


def test_cards_that_are_not_needed_may_be_added_if_they_fit() -> None:
    """CI-104."""
    table = a_table(hand=["driller", "driller", "foreman", "drollo"], mine=["brown-1-plain"])
    table.play("mine brown-1-plain", "pay driller")
    assert table.options == ["pay driller", "pay foreman", "done"]
    table.play("pay foreman", "done", "end-turn")
    assert table.me.base == ["driller", "foreman"]


def test_without_surplus_cards_no_card_may_be_one_that_could_be_left_out() -> None:
    """CI-105."""
    table = a_table(hand=["driller", "driller", "sergeant"], mine=["brown-3-red"], options=NO_SURPLUS)
    table.play("mine brown-3-red")
    assert table.options == ["pay sergeant"], "two Drillers need the Sergeant, and he does not need them"
    table.play("pay sergeant")
    assert (table.asked, table.me.crystals) == ("action", ["brown-3-red"])


def test_without_surplus_cards_every_payment_without_a_spare_card_is_open() -> None:
    """CI-105: 6 out of 1, 1, 2, 3 and 4: a larger sum is allowed, a spare card is not."""
    hand = ["driller", "driller", "foreman", "sergeant", "colonel"]
    for payment in (
        ["colonel", "foreman"],
        ["foreman", "colonel"],
        ["colonel", "sergeant"],
        ["colonel", "driller", "driller"],
        ["sergeant", "foreman", "driller"],
    ):
        table = a_table(hand=hand, mine=["brown-6-green"], options=NO_SURPLUS)
        table.play("mine brown-6-green", *(f"pay {card}" for card in payment))
        assert (table.asked, table.me.crystals) == ("action", ["brown-6-green"])
    table = a_table(hand=hand, mine=["brown-6-green"], options=NO_SURPLUS)
    table.play("mine brown-6-green", "pay colonel", "pay driller")
    assert table.options == ["pay driller"], "4 and 1 and 2 or 3 would hold a Driller to spare"


# Discounts


def test_the_totem_of_a_crystals_colour_makes_it_cheaper_for_its_owner() -> None:
    """CI-106."""
    for totems, offered in (({"brown": 1}, ["brown-3-red"]), ({"brown": 2}, []), ({"yellow": 1}, []), ({}, [])):
        table = a_table(hand=["foreman"], mine=["brown-3-red"], totems=totems)
        assert table.offered("mine") == offered
    table = a_table(hand=["foreman"], mine=["brown-3-red"], totems={"brown": 1})
    table.play("mine brown-3-red", "pay foreman")
    assert table.me.crystals == ["brown-3-red"]


def test_a_crystal_that_costs_nothing_takes_no_card_and_uses_the_action() -> None:
    """CI-107, CI-108."""
    table = a_table(mine=["brown-1-plain", "brown-1-blue"], totems={"brown": 1}, hand=["drollo"])
    table.play("mine brown-1-plain")
    assert (table.asked, table.me.crystals, table.played) == ("action", ["brown-1-plain"], [])
    assert table.refuse("mine brown-1-blue") == "action-used"


def test_only_a_crystal_that_costs_nothing_is_mined_without_a_card() -> None:
    """CI-108."""
    table = a_table(mine=["brown-1-plain", "brown-3-red", "blue-1-plain"], totems={"brown": 1})
    assert table.offered("mine") == ["brown-1-plain"]
    assert table.refuse("mine blue-1-plain") == "cannot-pay"


def test_cards_may_be_added_to_a_crystal_that_costs_nothing() -> None:
    """CI-109: of its colour only, and not with surplus-cards=no."""
    table = a_table(hand=["driller", "drollo"], mine=["brown-1-plain"], totems={"brown": 1})
    table.play("mine brown-1-plain")
    assert table.options == ["pay driller", "done"]
    table.play("pay driller", "end-turn")
    assert (table.me.base, table.me.crystals) == (["driller"], ["brown-1-plain"])
    strict = a_table(hand=["driller"], mine=["brown-1-plain"], totems={"brown": 1}, options=NO_SURPLUS)
    strict.play("mine brown-1-plain")
    assert (strict.asked, strict.me.hand) == ("action", ["driller"])


def test_all_discounts_on_mining_add_up() -> None:
    """CI-110: 10 − 4 (Maccarat) − 2 (loupe) − 1 (totem) − 1 (cast) − 1 (Diggerhino) = 1."""
    table = a_table(
        hand=["diggerhino", "oddgrabber"],
        base=["maccarat"],
        artifacts=["prospectors-loupe", "spare-totem-cast"],
        cast="yellow",
        totems={"yellow": 1},
        mine=["blue-10-purple"],
        starting=True,
    )
    table.play("use diggerhino", "recolour blue-10-purple", "colour yellow")
    assert table.refuse("mine blue-10-purple") == "not-in-mine"
    table.play("mine blue-10-purple as yellow less-1", "pay oddgrabber")
    assert table.me.crystals == ["blue-10-purple"]


def test_a_cost_falls_to_nothing_at_most_and_the_rest_of_a_discount_is_lost() -> None:
    """CI-111: two Maccarats and the totem make a crystal of cost 3 free; the next Mine has no credit."""
    table = a_table(
        hand=["drollo"],
        base=["maccarat"],
        totems={"brown": 1},
        mine=["brown-1-plain", "brown-6-green"],
        starting=True,
    )
    table.play("use drollo", "mine brown-1-plain")
    assert table.me.crystals == ["brown-1-plain"]
    assert table.refuse("mine brown-6-green") == "cannot-pay"


# Wild crystals


def test_a_wild_crystal_takes_any_colour_but_one_only() -> None:
    """CI-112."""
    table = a_table(hand=["driller", "foreman", "drollo", "robuster"], mine=["red-3-plain"])
    table.play("mine red-3-plain")
    assert (table.asked, table.options) == ("paying-colour", ["colour brown", "colour yellow"])
    table.play("colour brown", "pay driller")
    assert table.options == ["pay foreman"]
    table.play("pay foreman")
    assert table.me.crystals == ["red-3-plain"]


def test_a_wild_crystal_is_not_paid_with_two_colours() -> None:
    """CI-112."""
    table = a_table(hand=["foreman", "drollo", "fish-bean"], mine=["red-3-plain", "green-3-purple"])
    assert table.offered("mine") == []


def test_a_wild_crystal_that_takes_no_card_needs_no_colour() -> None:
    """CI-113: cards of one colour may be added all the same."""
    table = a_table(base=["maccarat"], mine=["red-3-plain"], starting=True)
    table.play("mine red-3-plain")
    assert (table.asked, table.me.crystals) == ("action", ["red-3-plain"])
    added = a_table(base=["maccarat"], hand=["driller", "drollo"], mine=["red-3-plain"], starting=True)
    added.play("mine red-3-plain")
    assert added.options == ["colour brown", "colour yellow", "done"]
    added.play("colour yellow")
    assert added.options == ["pay drollo", "done"]
    added.play("pay drollo")
    assert (added.me.crystals, added.played) == (["red-3-plain"], ["drollo"])
    declined = a_table(base=["maccarat"], hand=["driller", "drollo"], mine=["red-3-plain"], starting=True)
    declined.play("mine red-3-plain", "done")
    assert (declined.me.crystals, declined.played) == (["red-3-plain"], [])


def test_no_totem_makes_a_wild_crystal_cheaper() -> None:
    """CI-114: the colour of the cards does not count."""
    table = a_table(hand=["foreman"], mine=["red-3-plain"], totems={"brown": 1, "blue": 1, "purple": 1, "yellow": 1})
    assert table.refuse("mine red-3-plain") == "cannot-pay"


# Present and printed


def test_in_the_mine_the_present_colour_counts() -> None:
    """CI-115: for payment, totem and wildness."""
    table = a_table(hand=["diggerhino", "driller"], mine=["blue-3-plain"], totems={"brown": 1})
    table.play("use diggerhino", "recolour blue-3-plain", "colour brown", "mine blue-3-plain as brown less-1")
    assert table.options == ["pay driller"], "3 − 1 for Diggerhino − 1 for the brown totem"
    away = a_table(hand=["diggerhino", "fish-bean"], mine=["blue-3-plain"], totems={"blue": 1})
    away.play("use diggerhino", "recolour blue-3-plain", "colour brown")
    assert away.offered("mine") == [], "no blue card pays for it, and the blue totem is of no use"
    wild = a_table(hand=["diggerhino", "drollo"], mine=["blue-3-plain"])
    wild.play("use diggerhino", "recolour blue-3-plain", "colour green", "mine blue-3-plain as green less-1")
    assert wild.options == ["pay drollo"]


def test_where_a_cost_is_named_the_printed_one_is_meant() -> None:
    """CI-116, CI-275: a crystal of cost 3 that costs 1 after Maccarat and totem is no crystal of cost 1."""
    table = a_table(
        hand=["driller"], base=["maccarat"], totems={"brown": 1}, mine=["brown-3-red", "brown-6-green"], starting=True
    )
    table.play("use driller")
    assert (table.asked, table.me.crystals) == ("action", [])
    loupe = a_table(hand=["drollo"], mine=["yellow-6-brown"], artifacts=["prospectors-loupe"])
    assert loupe.refuse("mine yellow-6-brown") == "cannot-pay"


# The crystal


def test_a_mined_crystal_lies_before_its_new_owner() -> None:
    """CI-117."""
    table = a_table(hand=["driller"], mine=["brown-1-plain"], foe=a_player(crystals=["blue-1-plain"]))
    table.play("mine brown-1-plain", "pay driller")
    assert (table.me.crystals, table.foe.crystals) == (["brown-1-plain"], ["blue-1-plain"])
    assert table.happened("crystal-mined")[0]["crystal"] == "brown-1-plain"


def test_a_collected_crystal_has_its_printed_colour_again() -> None:
    """CI-118: a blue crystal that was mined as brown counts as blue in scoring."""
    table = a_table(
        hand=["diggerhino", "driller"],
        mine=["blue-1-plain"],
        crystals=["blue-1-plain", "brown-1-blue"],
        artifacts=["contract"],
    )
    before = table.me.points
    table.play("use diggerhino", "recolour blue-1-plain", "colour brown", "mine blue-1-plain as brown less-1", "done")
    assert table.me.crystals == ["brown-1-blue", "blue-1-plain", "blue-1-plain"]
    assert table.me.points == before + 1 + 1


@pytest.mark.parametrize(("crystal", "track"), [("brown-3-cavein", 1), ("brown-3-red", 0)])
def test_a_mined_crystal_with_the_symbol_moves_the_token_at_once(crystal: str, track: int) -> None:
    """CI-119, CI-179."""
    table = a_table(hand=["sergeant"], mine=[crystal])
    table.play(f"mine {crystal}", "pay sergeant")
    assert (table.asked, table.track) == ("action", track)
