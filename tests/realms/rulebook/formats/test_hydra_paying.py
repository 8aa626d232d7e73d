"""Hydra: teammates pay for a card, or destroy a base, together."""

from tests.realms.table import Table, a_seat, a_table

ONE_SHORT = {1: a_seat(trade=2), 2: a_seat(trade=3)}


def trades(table: Table) -> list[int]:
    return [table.seat(seat).trade for seat in range(1, table.match.rules.seats // 2 + 1)]


def combats(table: Table) -> list[int]:
    return [table.seat(seat).combat for seat in range(1, table.match.rules.seats // 2 + 1)]


def test_teammates_pay_for_a_card_of_the_row_together() -> None:
    """SR-M131, SR-M134, SR-M136, SR-M132: the buyer pays all, the teammate what is missing."""
    table = a_table("hydra", ONE_SHORT, row=["barter-world"], trade_deck=["ram"])
    table.play("buy barter-world")
    assert (table.actor, table.asked, table.source) == (2, "help-consent", "barter-world")
    assert table.options == ["consent", "refuse"]
    assert (trades(table), table.row) == ([2, 3], ["barter-world"])
    table.play("consent")
    assert (trades(table), table.row, table.actor) == ([0, 1], ["ram"], 1)
    assert (table.me.discard, table.seat(2).discard) == (["barter-world"], [])
    promised = {"seat": 2, "target": 1, "card": "barter-world", "amount": 2}
    assert table.happened("help-promised") == [promised]
    assert table.happened("card-bought") == [{"seat": 1, "card": "barter-world", "on-top": False}]


def test_who_can_pay_alone_asks_nobody() -> None:
    """SR-M133."""
    table = a_table("hydra", {1: a_seat(trade=4), 2: a_seat(trade=3)}, row=["barter-world"])
    table.play("buy barter-world")
    assert (table.asked, trades(table), table.me.discard) == ("action", [0, 3], ["barter-world"])


def test_a_teammate_may_pay_all_of_it() -> None:
    """SR-M132: the buyer has nothing."""
    table = a_table("hydra", {2: a_seat(trade=5)}, row=["barter-world"])
    table.play("buy barter-world", "consent")
    assert (trades(table), table.me.discard) == ([0, 1], ["barter-world"])


def test_with_automatic_consent_nobody_is_asked() -> None:
    """SR-M135."""
    table = a_table("hydra", ONE_SHORT, row=["barter-world"], options={"pool-consent": "auto"})
    table.play("buy barter-world")
    assert (table.actor, table.asked) == (1, "action")
    assert (trades(table), table.me.discard) == ([0, 1], ["barter-world"])
    table = three_heads(consent="auto")
    table.play("buy port-of-call", "target 3", "amount 2")
    assert (table.asked, trades(table), table.me.discard) == ("action", [0, 1, 1], ["port-of-call"])
    at = {1: a_seat(combat=2), 2: a_seat(combat=4), 3: a_seat(in_play=["blob-wheel"])}
    table = a_table("hydra", at, options={"pool-consent": "auto"})
    table.play("attack 3 blob-wheel")
    assert (table.asked, combats(table), table.seat(3).discard) == ("action", [0, 1], ["blob-wheel"])


def test_what_the_team_cannot_pay_is_not_offered() -> None:
    """SR-M137."""
    table = a_table("hydra", {**ONE_SHORT, 3: a_seat(trade=0)}, row=["port-of-call", "war-world"])
    assert [line for line in table.options if line.startswith("buy")] == ["buy explorer", "buy war-world"]
    assert table.refuse("buy port-of-call").code == "not-enough-trade"


def three_heads(consent: str = "ask") -> Table:
    """Six trade are needed; the buyer has two, and each teammate three."""
    at = {1: a_seat(trade=2), 2: a_seat(trade=3), 3: a_seat(trade=3)}
    return a_table("hydra", at, seats=6, row=["port-of-call"], options={"pool-consent": consent})


def test_the_buyer_says_whom_to_ask_and_how_much() -> None:
    """SR-M138, SR-M139, SR-M132."""
    table = three_heads()
    table.play("buy port-of-call")
    assert (table.actor, table.asked, table.options) == (1, "help-from", ["target 2", "target 3"])
    table.play("target 3")
    assert (table.actor, table.asked) == (1, "help-amount")
    assert table.options == ["amount 1", "amount 2", "amount 3"]
    table.play("amount 3")
    assert (table.actor, table.asked) == (3, "help-consent")
    table.play("consent")
    assert (table.actor, table.asked, trades(table)) == (2, "help-consent", [2, 3, 3])
    table.play("consent")
    assert (table.actor, trades(table), table.me.discard) == (1, [0, 2, 0], ["port-of-call"])
    asked = [(told["target"], told["amount"]) for told in table.happened("help-requested")]
    assert asked == [(3, 3), (2, 1)]


def test_a_share_covers_what_the_others_cannot() -> None:
    """SR-M139."""
    at = {1: a_seat(trade=2), 2: a_seat(trade=1), 3: a_seat(trade=9)}
    table = a_table("hydra", at, seats=6, row=["port-of-call"])
    table.play("buy port-of-call", "target 3")
    assert table.options == ["amount 3", "amount 4"]
    table.play("amount 4", "consent")
    assert (trades(table), table.me.discard) == ([0, 1, 5], ["port-of-call"])


def test_no_share_is_asked_where_it_is_given() -> None:
    """SR-M139, SR-M138: the one who is asked must give all, or the only one gives what is missing."""
    at = {1: a_seat(trade=1), 2: a_seat(trade=2), 3: a_seat(trade=3)}
    table = a_table("hydra", at, seats=6, row=["port-of-call"])
    table.play("buy port-of-call", "target 2")
    assert (table.actor, table.asked) == (2, "help-consent")
    table.play("consent")
    assert (table.actor, table.asked) == (3, "help-consent")
    assert [told["amount"] for told in table.happened("help-requested")] == [2, 3]


def test_a_promise_is_void_when_another_refuses() -> None:
    """SR-M140, SR-M148."""
    table = three_heads()
    table.play("buy port-of-call", "target 3", "amount 2", "consent", "refuse")
    assert (table.actor, table.asked, trades(table)) == (1, "action", [2, 3, 3])
    assert (table.row, table.me.discard) == (["port-of-call"], [])


def test_an_explorer_is_paid_for_together() -> None:
    """SR-M141."""
    table = a_table("hydra", {1: a_seat(trade=1), 2: a_seat(trade=1)}, explorers=3)
    table.play("buy explorer", "consent")
    assert (trades(table), table.me.discard, table.explorers) == ([0, 0], ["explorer"], 2)


def test_by_option_only_cards_of_the_row_are_paid_for_together() -> None:
    """SR-M142."""
    one_each = {1: a_seat(trade=1), 2: a_seat(trade=1)}
    table = a_table("hydra", one_each, row=["corvette"], options={"pool-explorers": "no"})
    assert [line for line in table.options if line.startswith("buy")] == ["buy corvette"]
    assert table.refuse("buy explorer").code == "not-enough-trade"


def test_without_explorers_none_is_paid_for() -> None:
    """SR-M141."""
    table = a_table("hydra", {1: a_seat(trade=1), 2: a_seat(trade=1)}, explorers=0)
    assert table.refuse("buy explorer").code == "no-explorers"


def test_teammates_destroy_a_base_together() -> None:
    """SR-M143, SR-M144: the attacker's combat first, then exactly what is missing."""
    at = {1: a_seat(combat=2), 2: a_seat(combat=4), 4: a_seat(in_play=["blob-wheel"])}
    table = a_table("hydra", at)
    table.play("attack 4 blob-wheel")
    assert (table.actor, table.asked, table.seat(4).in_play) == (2, "help-consent", ["blob-wheel"])
    table.play("consent")
    assert (combats(table), table.seat(4).in_play, table.seat(4).discard) == ([0, 1], [], ["blob-wheel"])
    assert table.happened("base-destroyed") == [{"seat": 4, "card": "blob-wheel", "by": 1}]


def test_three_destroy_a_base_together() -> None:
    """SR-M144, SR-M138."""
    at = {1: a_seat(combat=2), 2: a_seat(combat=4), 3: a_seat(combat=4), 5: a_seat(in_play=["fleet-hq"])}
    table = a_table("hydra", at, seats=6)
    table.play("attack 5 fleet-hq", "target 2")
    assert (table.asked, table.options) == ("help-amount", ["amount 2", "amount 3", "amount 4"])
    table.play("amount 3", "consent", "consent")
    assert (combats(table), table.seat(5).discard) == ([0, 1, 1], ["fleet-hq"])


def test_who_can_destroy_a_base_alone_asks_nobody() -> None:
    """SR-M133."""
    at = {1: a_seat(combat=6), 2: a_seat(combat=4), 4: a_seat(in_play=["blob-wheel"])}
    table = a_table("hydra", at)
    table.play("attack 4 blob-wheel")
    assert (table.asked, combats(table)) == ("action", [1, 4])


def test_who_attacks_together_has_some_combat() -> None:
    """SR-M145."""
    table = a_table("hydra", {2: a_seat(combat=4), 3: a_seat(combat=4), 5: a_seat(in_play=["blob-wheel"])}, seats=6)
    assert [line for line in table.options if line.startswith("attack")] == []
    table.play("hand-over 2")
    assert [line for line in table.options if line.startswith("attack")] == ["attack 4", "attack 5 blob-wheel"]


def test_a_base_that_the_team_cannot_break_is_not_offered() -> None:
    """SR-M137, SR-M144."""
    at = {1: a_seat(combat=2), 2: a_seat(combat=2), 4: a_seat(in_play=["blob-wheel"])}
    table = a_table("hydra", at)
    assert [line for line in table.options if line.startswith("attack")] == ["attack 3"]
    assert table.refuse("attack 4 blob-wheel").code == "not-enough-combat"


def test_outposts_come_first_for_a_common_attack() -> None:
    """SR-M146."""
    at = {1: a_seat(combat=2), 2: a_seat(combat=4)}
    table = a_table("hydra", {**at, 3: a_seat(in_play=["blob-wheel"]), 4: a_seat(in_play=["trading-post"])})
    assert [line for line in table.options if line.startswith("attack")] == ["attack 4 trading-post"]
    assert table.refuse("attack 3 blob-wheel").code == "outposts-first"


def test_no_damage_stays_on_a_base() -> None:
    """SR-M147."""
    at = {1: a_seat(combat=4, hand=["viper"]), 2: a_seat(combat=1), 4: a_seat(in_play=["blob-wheel"])}
    table = a_table("hydra", at)
    table.play("attack 4 blob-wheel", "refuse", *["end-turn"] * 4)
    assert (table.actor, combats(table)) == (1, [0, 0])
    table.play("play viper")
    assert table.refuse("attack 4 blob-wheel").details == {"need": 5, "have": 1}


def test_refused_help_costs_nothing() -> None:
    """SR-M148, SR-M134."""
    table = a_table("hydra", ONE_SHORT, row=["barter-world"])
    table.play("buy barter-world", "refuse")
    assert (table.actor, table.asked, trades(table)) == (1, "action", [2, 3])
    assert (table.row, table.me.discard) == (["barter-world"], [])
    assert table.happened("help-refused") == [{"seat": 2, "target": 1, "card": "barter-world"}]
    at = {1: a_seat(combat=2), 2: a_seat(combat=4), 4: a_seat(in_play=["blob-wheel"])}
    table = a_table("hydra", at)
    table.play("attack 4 blob-wheel", "refuse")
    assert (combats(table), table.seat(4).in_play) == ([2, 4], ["blob-wheel"])


def test_the_same_is_asked_again_only_after_a_real_action() -> None:
    """SR-M149."""
    at = {1: a_seat(trade=2, hand=["viper"]), 2: a_seat(trade=3, hand=["viper"])}
    table = a_table("hydra", at, row=["barter-world"])
    table.play("buy barter-world", "refuse")
    assert "buy barter-world" not in table.options
    table.play("hand-over 2", "hand-over 1")
    assert "buy barter-world" not in table.options
    table.play("play viper")
    assert "buy barter-world" in table.options
    table.play("buy barter-world", "refuse")
    table.play("play viper", seat=2)
    table.play("hand-over 1", "buy barter-world", "consent")
    assert table.me.discard == ["barter-world"]


def test_the_same_attack_is_proposed_again_only_after_a_real_action() -> None:
    """SR-M149."""
    at = {1: a_seat(combat=2), 2: a_seat(combat=4, hand=["scout"]), 4: a_seat(in_play=["blob-wheel"])}
    table = a_table("hydra", at)
    table.play("attack 4 blob-wheel", "refuse")
    assert "attack 4 blob-wheel" not in table.options
    table.play("hand-over 2", "play scout", "hand-over 1")
    assert "attack 4 blob-wheel" in table.options


def test_a_refusal_is_forgotten_when_the_turn_ends() -> None:
    """SR-M149."""
    table = a_table("hydra", ONE_SHORT, row=["barter-world"])
    table.play("buy barter-world", "refuse")
    assert len(table.view(None)["refusals"]) == 1
    table.play("end-turn", "end-turn")
    assert table.view(None).get("refusals", []) == []


def test_another_request_is_not_barred() -> None:
    """SR-M150: for another card, or by another member."""
    table = a_table("hydra", ONE_SHORT, row=["barter-world", "freighter"])
    table.play("buy barter-world", "refuse")
    assert [line for line in table.options if line.startswith("buy")] == ["buy explorer", "buy freighter"]
    table.play("hand-over 2")
    assert "buy barter-world" in table.options
    table.play("buy barter-world", "consent")
    assert (trades(table), table.seat(2).discard) == ([1, 0], ["barter-world"])


def test_another_teammate_may_be_asked_for_the_same() -> None:
    """SR-M150."""
    at = {1: a_seat(trade=2), 2: a_seat(trade=3), 3: a_seat(trade=3)}
    table = a_table("hydra", at, seats=6, row=["barter-world"])
    table.play("buy barter-world", "target 2", "amount 2", "refuse", "buy barter-world")
    assert (table.actor, table.asked) == (3, "help-consent")
    table.play("refuse")
    assert "buy barter-world" not in table.options


def test_blob_carrier_acquires_without_anybodys_trade() -> None:
    """SR-M151."""
    at = {1: a_seat(hand=["blob-carrier"], in_play=["the-hive"], deck=["scout"]), 2: a_seat(trade=9)}
    table = a_table("hydra", at, row=["mothership"])
    table.play("play blob-carrier", "ally blob-carrier", "acquire mothership")
    assert (table.actor, table.asked, table.me.top, trades(table)) == (1, "action", ["mothership"], [0, 9])


def test_the_buyers_marker_is_used_and_no_other() -> None:
    """SR-M152, SR-M153."""
    at = {1: a_seat(trade=1, markers=1, deck=["scout"]), 2: a_seat(trade=1, markers=1)}
    for answer, top, discard in (("to-top", ["cutter"], []), ("to-discard", [], ["cutter"])):
        table = a_table("hydra", at, row=["cutter"])
        table.play("buy cutter", "consent")
        assert (table.actor, table.asked) == (1, "destination")
        table.play(answer)
        assert (table.me.top, table.me.discard) == (top, discard)
        assert (table.me.markers, table.seat(2).markers, table.seat(2).discard) == (0, 1, [])


def test_a_contributors_marker_does_nothing() -> None:
    """SR-M153."""
    at = {1: a_seat(trade=1), 2: a_seat(trade=1, markers=1)}
    table = a_table("hydra", at, row=["cutter"])
    table.play("buy cutter", "consent")
    assert (table.asked, table.me.discard, table.seat(2).markers) == ("action", ["cutter"], 1)
