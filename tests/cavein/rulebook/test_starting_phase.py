"""The turn and its starting phase."""

from tests.cavein.table import a_player, a_table, new_game


def test_the_starting_player_begins_and_the_others_follow_clockwise() -> None:
    """CI-56."""
    table = new_game(1, seats="3", start="2")
    order = []
    for _ in range(6):
        order.append(table.actor)
        table.play("end-turn")
    assert order == [2, 3, 1, 2, 3, 1]


def test_a_turn_has_a_starting_an_action_and_a_clean_up_phase() -> None:
    """CI-57."""
    table = a_table(
        base=["frogt-opus"], docks=["driller"], mine=["blue-1-plain"], stack=["oddgrabber", "driller"], starting=True
    )
    assert table.asked == "starting"
    assert table.refuse("recruit driller") == "wrong-phase"
    assert table.refuse("end-turn") == "wrong-phase"
    table.play("lead", "take blue-1-plain")
    assert (table.asked, table.docks) == ("action", ["driller"])
    table.play("recruit driller")
    assert table.docks == []
    table.play("end-turn")
    assert table.docks == ["driller", "oddgrabber"]


def test_artifacts_come_before_the_leader() -> None:
    """CI-58: once the leader was used no artifact is activated any more."""
    table = a_table(base=["driller", "frogt-opus"], artifacts=["third-cyber-arm"], mine=["blue-1-plain"], starting=True)
    assert table.options == ["activate third-cyber-arm", "lead", "go-on"]
    table.play("lead", "take blue-1-plain")
    assert table.asked == "action"
    assert table.refuse("activate third-cyber-arm") == "wrong-phase"


def test_the_order_among_artifacts_is_free() -> None:
    """CI-59."""
    for lines in (
        ["activate third-cyber-arm", "activate alien-species-agents", "take oddgrabber"],
        ["activate alien-species-agents", "take oddgrabber", "activate third-cyber-arm"],
    ):
        table = a_table(
            base=["driller", "frogt-opus"],
            artifacts=["third-cyber-arm", "alien-species-agents"],
            docks=["oddgrabber"],
            starting=True,
        )
        table.play(*lines)
        assert (table.me.hand, table.asked) == (["driller", "oddgrabber"], "action")


def test_each_artifact_of_the_starting_phase_works_once_a_turn() -> None:
    """CI-60, CI-315: and once more in the next one."""
    table = a_table(
        base=["driller", "foreman", "oddgrabber", "frogt-opus"],
        artifacts=["third-cyber-arm"],
        mine=["blue-1-plain"],
        starting=True,
    )
    table.play("activate third-cyber-arm")
    assert table.options == ["lead", "go-on"]
    assert table.refuse("activate third-cyber-arm") == "no-such-artifact"
    table.play("go-on", "end-turn", "end-turn", "activate third-cyber-arm")
    assert table.me.hand == ["driller", "foreman"]


def test_the_leader_is_used_without_playing_it() -> None:
    """CI-61, CI-133."""
    table = a_table(base=["driller", "frogt-opus"], mine=["blue-1-plain"], starting=True)
    table.play("lead", "take blue-1-plain")
    assert (table.me.base, table.played, table.me.crystals) == (["driller", "frogt-opus"], [], ["blue-1-plain"])


def test_without_a_base_there_is_no_leader_to_use() -> None:
    """CI-62."""
    table = a_table(hand=["frogt-opus"], mine=["blue-1-plain"], starting=True)
    assert table.asked == "action"
    assert table.refuse("lead") == "wrong-phase"


def test_an_action_of_the_leader_is_taken_in_the_action_phase_and_beyond_the_two() -> None:
    """CI-63, CI-64, CI-84: Drollo leads; Mine, Recruit and a skill follow, and a Mine more."""
    table = a_table(
        hand=["driller", "driller", "foreman"],
        base=["drollo"],
        mine=["brown-1-plain", "brown-1-blue"],
        docks=["oddgrabber"],
        starting=True,
    )
    assert (table.asked, table.me.crystals) == ("action", [])
    table.play("mine brown-1-plain", "pay driller", "done", "use foreman", "recruit oddgrabber")
    assert table.options == ["end-turn"]

    mines = a_table(hand=["driller", "driller"], base=["drollo"], mine=["brown-1-plain", "brown-1-blue"], starting=True)
    mines.play("mine brown-1-plain", "pay driller", "done", "mine brown-1-blue", "pay driller")
    assert mines.me.crystals == ["brown-1-plain", "brown-1-blue"]


def test_a_lasting_skill_of_a_leader_holds_for_the_whole_turn() -> None:
    """CI-65: Ancientone for two artifacts in one turn."""
    table = a_table(
        base=["ancientone"],
        artifacts=["shift-whistle"],
        artifact_stacks=[["contract"], ["wild-assay"]],
        hand=["shu-war"],
        starting=True,
    )
    table.play("collect contract", "done", "collect wild-assay", "pay shu-war")
    assert table.me.artifacts == ["contract", "wild-assay", "shift-whistle"]


def test_what_a_leader_gave_stays_when_the_leader_is_gone() -> None:
    """CI-66, CI-163: Drollo comes home by a raid on the own Base, and the additional Mine is still there."""
    table = a_table(hand=["driller"], base=["drollo"], mine=["yellow-1-plain"], starting=True)
    table.play("raid 1", "mine yellow-1-plain", "pay drollo")
    assert table.me.crystals == ["yellow-1-plain"]


def test_a_leader_that_was_passed_over_is_not_used_later() -> None:
    """CI-67."""
    table = a_table(base=["frogt-opus"], mine=["blue-1-plain"], docks=["driller"], starting=True)
    table.play("go-on")
    assert table.refuse("lead") == "wrong-phase"
    table.play("recruit driller")
    assert table.refuse("lead") == "wrong-phase"


def test_a_leader_with_nothing_to_take_is_not_offered() -> None:
    """CI-68: no blue crystal of cost 1, no card under the leader, no Base but the own leader, no card to dye."""
    for leader in ("frogt-opus", "sergeant", "shu-war", "mu-shell", "robuster", "colonel", "diggerhino"):
        table = a_table(base=[leader], foe=a_player(base=["drollo"]), starting=True)
        assert table.asked == "action", leader


def test_a_skill_that_only_helps_is_switched_on_by_itself() -> None:
    """CI-69: Foreman, Ancientone, Maccarat, Drollo and Scrabber; Stalkroot and Seeder where they double or match."""
    for leader, effect in (
        ("foreman", "cheap-recruits"),
        ("ancientone", "artifact-discounts"),
        ("maccarat", "mining-discounts"),
        ("drollo", "extra-mines"),
        ("scrabber", "second-crystals"),
    ):
        table = a_table(base=[leader], starting=True)
        assert (table.asked, list(table.position["effects"])) == ("action", [effect])  # type: ignore[arg-type]
    for edition, leader, effect in (
        ("en2021", "stalkroot", "matching-colours"),
        ("en2021", "seeder", "doubled-levels"),
        ("de2018", "stalkroot", "doubled-levels"),
        ("pl2018", "stalkroot", "doubled-levels"),
    ):
        table = a_table(base=[leader], wild=["red", "blue"], edition=edition, starting=True)
        assert (table.asked, list(table.position["effects"])) == ("action", [effect])  # type: ignore[arg-type]


def test_the_same_leader_is_used_turn_after_turn() -> None:
    """CI-70."""
    crystals = ["blue-1-plain", "blue-1-red", "blue-1-yellow"]
    table = a_table(base=["driller", "frogt-opus"], mine=crystals, docks=["oddgrabber"] * 3, starting=True)
    for crystal in crystals:
        table.play("lead", f"take {crystal}", "recruit oddgrabber", "end-turn", "end-turn")
    assert len(table.me.crystals) == 3


def test_the_leader_of_a_raid_turn_leads_again() -> None:
    """CI-50, CI-70."""
    table = a_table(
        base=["frogt-opus"], mine=["blue-1-plain", "blue-1-red"], foe=a_player(base=["driller"]), starting=True
    )
    table.play("lead", "take blue-1-plain", "raid 2", "end-turn", "end-turn", "lead", "take blue-1-red")
    assert table.me.crystals == ["blue-1-plain", "blue-1-red"]


def test_no_skill_and_no_artifact_has_to_be_used() -> None:
    """CI-71: artifacts and leader are passed over, and what they would bring is declined."""
    table = a_table(
        hand=["oddgrabber"],
        base=["driller", "frogt-opus"],
        artifacts=["third-cyber-arm"],
        mine=["blue-1-plain", "yellow-1-plain"],
        starting=True,
    )
    table.play("go-on")
    assert (table.me.base, table.me.crystals) == (["driller", "frogt-opus"], [])
    table.play("use oddgrabber", "decline")
    assert table.me.crystals == []


def test_a_card_that_the_agents_bring_is_in_hand_when_the_leader_is_used() -> None:
    """CI-58, CI-332: Domina leads and has no card of level 1 before the agents bring one."""
    table = a_table(
        base=["domina"],
        artifacts=["alien-species-agents"],
        docks=["driller"],
        mine=["blue-1-plain"],
        wild=["green", "yellow"],
        starting=True,
    )
    assert table.options == ["activate alien-species-agents", "go-on"]
    table.play("activate alien-species-agents", "take driller")
    assert table.options == ["lead", "go-on"]
    table.play("lead", "subjugate driller", "take blue-1-plain")
    assert (table.me.subjugated, table.me.crystals) == (["driller"], ["blue-1-plain"])


def test_the_starting_phase_is_over_when_nothing_is_left_to_ask() -> None:
    """CI-42, CI-57: the agents bring the seventh card, and neither arm nor leader can take another."""
    table = a_table(
        hand=["oddgrabber"] * 6,
        base=["foreman", "shu-war"],
        artifacts=["third-cyber-arm", "alien-species-agents"],
        docks=["driller"],
        starting=True,
    )
    table.play("activate alien-species-agents", "take driller")
    assert table.asked == "action"
