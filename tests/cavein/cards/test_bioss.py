"""Bioss, red: Cyberwitch, Mindwasp, Custodian, Domina, and what subjugation is."""

from tests.cavein.table import a_player, a_table

WILD = ["green", "blue"]


# Subjugation


def test_a_subjugated_card_lies_in_a_pile_of_its_own() -> None:
    """CI-279, CI-280: it is in no Base, not even after clean-up, and never used again."""
    table = a_table(hand=["custodian"], base=["driller", "foreman", "oddgrabber"], wild=WILD)
    table.play("use custodian", "subjugate 1 foreman")
    assert (table.me.subjugated, table.me.base, table.me.hand) == (["foreman"], ["driller", "oddgrabber"], [])
    table.play("end-turn")
    assert table.me.base == ["driller", "oddgrabber", "custodian"]
    table.play("end-turn")
    assert table.me.subjugated == ["foreman"]
    assert table.refuse("use foreman") == "not-in-hand"


def test_a_card_of_another_is_subjugated_by_whoever_did_it() -> None:
    """CI-279, CI-198: the points are those of the player in front of whom it lies."""
    table = a_table(hand=["custodian"], foe=a_player(base=["drollo", "driller"]), wild=WILD)
    table.play("use custodian", "subjugate 2 drollo")
    assert (table.me.subjugated, table.foe.subjugated) == (["drollo"], [])
    assert (table.me.points, table.foe.points) == (2, 0)


def test_leaders_are_not_subjugated() -> None:
    """CI-281: neither the own one nor that of another."""
    custodian = a_table(hand=["custodian"], base=["foreman"], foe=a_player(base=["drollo"]), wild=WILD)
    custodian.play("use custodian")
    assert (custodian.asked, custodian.me.base, custodian.foe.base) == ("action", ["foreman"], ["drollo"])
    mindwasp = a_table(hand=["mindwasp"], base=["colonel", "driller"], wild=WILD)
    mindwasp.play("use mindwasp")
    assert mindwasp.options == ["subjugate 1 colonel", "decline"]


def test_everybody_knows_what_was_subjugated() -> None:
    """CI-282."""
    table = a_table(hand=["domina", "driller"], hidden=["driller"], mine=["red-1-plain"], wild=WILD)
    table.play("use domina", "subjugate driller", "take red-1-plain")
    for viewer in (1, 2, None):
        assert table.view(viewer)["seats"][0]["subjugated"] == {"driller": 1}


# Cyberwitch


def test_cyberwitch_takes_a_red_crystal_of_cost_1() -> None:
    """CI-283, CI-211."""
    table = a_table(hand=["cyberwitch"], mine=["red-1-plain", "red-3-plain", "brown-1-plain"], wild=WILD)
    table.play("use cyberwitch")
    assert table.options == ["take red-1-plain", "decline"]


# Mindwasp


def test_mindwasp_subjugates_a_card_of_the_lowest_level_in_the_own_base() -> None:
    """CI-284, CI-285: the leader is not counted, other Bases are not reached, and among equals the player chooses."""
    table = a_table(
        hand=["mindwasp"],
        base=["colonel", "foreman", "drollo", "sergeant", "foreman", "driller"],
        foe=a_player(base=["driller", "oddgrabber"]),
        wild=WILD,
    )
    table.play("use mindwasp")
    assert table.options == ["subjugate 1 foreman", "subjugate 1 drollo", "subjugate 1 foreman copy-2", "decline"]
    table.play("subjugate 1 drollo")
    assert (table.me.subjugated, table.me.points) == (["drollo"], 2)
    assert table.me.base == ["colonel", "foreman", "sergeant", "foreman", "driller"]


def test_mindwasp_may_be_declined() -> None:
    """CI-71, CI-284."""
    table = a_table(hand=["mindwasp"], base=["colonel", "driller"], wild=WILD)
    table.play("use mindwasp", "decline")
    assert (table.me.subjugated, table.me.base) == ([], ["colonel", "driller"])


def test_mindwasp_does_nothing_in_a_base_of_a_leader_alone() -> None:
    """CI-286, CI-287: and he himself, just played, is no target."""
    table = a_table(hand=["mindwasp", "oddgrabber"], base=["colonel"], mine=["yellow-1-plain"], wild=WILD)
    table.play("mine yellow-1-plain", "pay oddgrabber", "use mindwasp")
    assert (table.asked, table.me.subjugated) == ("action", [])
    led = a_table(base=["mindwasp"], wild=WILD, starting=True)
    assert led.asked == "action"


def test_a_mindwasp_that_was_just_played_is_no_target() -> None:
    """CI-287: he lies in the play area."""
    table = a_table(hand=["mindwasp"], base=["colonel", "sergeant", "driller"], wild=WILD)
    table.play("use mindwasp")
    assert table.options == ["subjugate 1 sergeant", "decline"]


def test_mindwasp_leads() -> None:
    """CI-284: turn after turn the lowest below him."""
    table = a_table(base=["driller", "foreman", "mindwasp"], docks=["oddgrabber"], wild=WILD, starting=True)
    table.play(
        "lead", "subjugate 1 driller", "recruit oddgrabber", "end-turn", "end-turn", "lead", "subjugate 1 foreman"
    )
    assert (table.me.subjugated, table.me.base, table.me.points) == (["driller", "foreman"], ["mindwasp"], 3)


# Custodian


def test_custodian_subjugates_a_level_2_from_any_base() -> None:
    """CI-288: the own one included, and no leader."""
    table = a_table(
        hand=["custodian"],
        base=["foreman", "driller", "mindwasp"],
        foe=a_player(base=["drollo", "sergeant", "drollo"]),
        third=a_player(base=["diggerhino"]),
        wild=WILD,
    )
    table.play("use custodian")
    assert table.options == ["subjugate 1 foreman", "subjugate 2 drollo", "decline"]
    table.play("subjugate 1 foreman")
    assert (table.me.base, table.me.subjugated) == (["driller", "mindwasp"], ["foreman"])


def test_custodian_finds_printed_levels_only() -> None:
    """CI-288, CI-303: a Sapling whose level is doubled is no level 2."""
    table = a_table(hand=["custodian"], base=["sapling", "stalkroot", "seeder"], wild=["yellow", "blue"], starting=True)
    table.play("use custodian")
    assert table.options == ["subjugate 1 stalkroot", "decline"]


# Domina


def test_domina_subjugates_up_to_three_level_1_cards_from_the_hand_each_for_a_crystal() -> None:
    """CI-289, CI-290: pair by pair."""
    table = a_table(
        hand=["domina", "driller", "driller", "oddgrabber", "cyberwitch", "foreman"],
        mine=["red-1-plain", "brown-1-plain", "green-1-plain", "yellow-1-plain"],
        wild=WILD,
    )
    table.play("use domina")
    assert table.options == ["subjugate driller", "subjugate oddgrabber", "subjugate cyberwitch", "decline"]
    table.play("subjugate driller")
    assert table.options == [
        "take brown-1-plain", "take yellow-1-plain", "take red-1-plain", "take green-1-plain", "decline",
    ]  # fmt: skip
    table.play("take green-1-plain", "subjugate oddgrabber", "take red-1-plain", "subjugate cyberwitch")
    table.play("take brown-1-plain")
    assert table.asked == "action"
    assert table.me.subjugated == ["driller", "oddgrabber", "cyberwitch"]
    assert table.me.crystals == ["brown-1-plain", "red-1-plain", "green-1-plain"]
    assert table.me.points == 3 + 3


def test_domina_may_stop_after_each_pair() -> None:
    """CI-290."""
    hand = ["domina", "driller", "driller", "driller"]
    table = a_table(hand=hand, mine=["red-1-plain", "brown-1-plain"], wild=WILD)
    table.play("use domina", "subjugate driller", "take red-1-plain", "decline")
    assert (table.asked, table.me.subjugated, table.me.crystals) == ("action", ["driller"], ["red-1-plain"])
    none = a_table(hand=hand, mine=["red-1-plain"], wild=WILD)
    none.play("use domina", "decline")
    assert (none.asked, none.me.subjugated) == ("action", [])


def test_the_crystals_of_domina_may_have_any_colour() -> None:
    """CI-291: wild and recoloured ones too, of printed cost 1."""
    table = a_table(hand=["domina", "driller"], mine=["green-1-plain", "blue-1-plain", "red-3-plain"], wild=WILD)
    table.play("use domina", "subjugate driller")
    assert table.options == ["take blue-1-plain", "take green-1-plain", "decline"]
    tinted = a_table(hand=["domina", "driller"], base=["diggerhino"], mine=["green-1-plain"], wild=WILD, starting=True)
    tinted.play("lead", "recolour green-1-plain", "colour red", "use domina", "subjugate driller")
    tinted.play("take green-1-plain as red less-1")
    assert tinted.me.crystals == ["green-1-plain"]


def test_domina_may_subjugate_where_no_crystal_is_left() -> None:
    """CI-292: the second pair has none."""
    table = a_table(hand=["domina", "driller", "driller"], mine=["red-1-plain", "red-3-plain"], wild=WILD)
    table.play("use domina", "subjugate driller", "take red-1-plain", "subjugate driller")
    assert (table.asked, table.me.subjugated) == ("action", ["driller", "driller"])
    bare = a_table(hand=["domina", "driller"], wild=WILD)
    bare.play("use domina", "subjugate driller")
    assert (bare.asked, bare.me.subjugated, bare.me.crystals) == ("action", ["driller"], [])


def test_domina_as_leader() -> None:
    """CI-289: before the actions."""
    table = a_table(hand=["driller"], base=["domina"], mine=["red-1-plain"], wild=WILD, starting=True)
    table.play("lead", "subjugate driller", "take red-1-plain")
    assert (table.asked, table.me.subjugated) == ("action", ["driller"])


def test_domina_takes_dyed_cards_too() -> None:
    """CI-270, CI-289."""
    table = a_table(hand=["domina", "driller"], base=["robuster"], mine=["red-1-plain"], wild=WILD, starting=True)
    table.play("lead", "colour red", "dye driller", "use domina", "subjugate driller dyed-red", "take red-1-plain")
    assert (table.me.subjugated, table.me.hand) == (["driller"], [])
