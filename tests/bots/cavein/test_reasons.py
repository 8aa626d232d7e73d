"""What hints say of Cave-In is true of the table they say it about."""

from typing import Any

from starlode.bots.cavein.reasons import CaveinReasons
from starlode.cavein.rules import CaveinRules
from tests.cavein.table import Table, a_player, a_table


def told(table: Table, action: str) -> dict[str, dict[str, Any]]:
    """What speaks for an option, by the messages."""
    match = table.match
    decision = match.decision
    assert decision is not None
    assert isinstance(match.rules, CaveinRules)
    found = CaveinReasons(match.rules).of(match.view(decision.seat), decision, match.state)
    return {reason.message: dict(reason.details) for reason in found[decision.actions.index(action)]}


def test_a_symbol_that_makes_a_set_larger() -> None:
    table = a_table(hand=["oddgrabber"] * 3, mine=["yellow-1-purple", "yellow-1-plain"], crystals=["blue-1-red"])
    assert told(table, "mine yellow-1-purple")["why-set"] == {"points": 2}
    assert "why-set" not in told(table, "mine yellow-1-plain")


def test_a_recruit_that_makes_a_crystal_payable() -> None:
    """Oddgrabber and Drollo are yellow: 1 and 2 are enough for cost 3, and with the totem they cost 2."""
    table = a_table(hand=["oddgrabber", "driller"], docks=["drollo"], mine=["yellow-3-red"])
    assert told(table, "recruit drollo")["why-reaches"] == {
        "colour": "yellow", "sum": 3, "crystal": "yellow-3-red", "price": 3
    }  # fmt: skip
    paid_by_itself = a_table(hand=["oddgrabber"], docks=["drollo"], mine=["yellow-3-red"])
    assert "why-reaches" not in told(paid_by_itself, "recruit drollo")
    cheaper = a_table(hand=["oddgrabber"], docks=["drollo"], mine=["yellow-3-red"], totems={"yellow": 1})
    assert told(cheaper, "recruit drollo")["why-reaches"]["price"] == 2


def test_a_raid_takes_totem_and_cards_and_plays_none() -> None:
    table = a_table(
        hand=["driller"],
        base=["oddgrabber"],
        foe=a_player(base=["driller", "foreman", "drollo"]),
        totems={"yellow": 2},
    )
    said = told(table, "raid 2")
    assert said["why-totem-from"] == {"faction": "metanels", "seat": 2}
    assert said["why-raid-cards"] == {"count": 2}
    assert said["why-keeps-leader"] == {"card": "oddgrabber"}


def test_a_skill_for_the_turn_is_no_help_once_its_action_is_spent() -> None:
    table = a_table(hand=["maccarat", "oddgrabber"], mine=["yellow-1-plain", "purple-6-cavein"], docks=["driller"])
    assert "why-cheaper-mining" in told(table, "use maccarat")
    table.play("recruit driller")
    assert "why-cheaper-mining" not in told(table, "use maccarat")


def test_higher_cards_are_kept_only_by_a_card_that_is_enough() -> None:
    table = a_table(hand=["oddgrabber", "drollo", "robuster"], mine=["yellow-3-red"])
    table.play("mine yellow-3-red")
    assert "why-keeps-higher" not in told(table, "pay oddgrabber")
    assert "why-pays-exactly" in told(table, "pay robuster")


def test_the_cave_in_comes_nearer_while_somebody_leads() -> None:
    ahead = a_table(hand=["robuster"], mine=["yellow-3-cavein"], crystals=["blue-10-purple"])
    assert told(ahead, "mine yellow-3-cavein")["why-cave-in"]["lead"] > 0
    last = a_table(hand=["robuster"], mine=["yellow-3-cavein"], crystals=["blue-10-purple"], track=6)
    assert "why-collapse" in told(last, "mine yellow-3-cavein")
    behind = a_table(hand=["robuster"], mine=["yellow-3-cavein"], foe=a_player(crystals=["blue-10-purple"]))
    assert not {"why-cave-in", "why-collapse"} & told(behind, "mine yellow-3-cavein").keys()


def test_a_price_that_is_paid_cannot_be_completed() -> None:
    table = a_table(hand=["oddgrabber", "drollo", "robuster"], mine=["yellow-1-plain"])
    table.play("mine yellow-1-plain", "pay oddgrabber")
    assert not told(table, "pay drollo")
    assert "why-enough" in told(table, "done")


def test_of_two_colours_as_strong_none_is_the_least() -> None:
    table = a_table(hand=["oddgrabber", "driller"], docks=["drollo"])
    table.play("recruit drollo")
    assert "why-least-of-colour" not in told(table, "pay oddgrabber")
    uneven = a_table(hand=["oddgrabber", "driller", "foreman"], docks=["drollo"])
    uneven.play("recruit drollo")
    assert "why-least-of-colour" in told(uneven, "pay oddgrabber")
    assert "why-least-of-colour" not in told(uneven, "pay driller")


def test_the_docks_give_as_many_cards_as_the_skill_and_the_hand_take() -> None:
    docks = ["driller", "oddgrabber", "drollo", "robuster"]
    assert told(a_table(hand=["colonel"], docks=docks), "use colonel")["why-from-docks"] == {"count": 3}
    full = a_table(hand=["colonel", *["foreman", "drollo"] * 3], docks=docks)
    assert told(full, "use colonel")["why-from-docks"] == {"count": 1}
    assert told(a_table(hand=["fish-bean"], docks=["drollo"]), "use fish-bean")["why-from-docks"] == {"count": 1}
    assert "why-from-docks" not in told(a_table(hand=["fish-bean"], docks=["driller"]), "use fish-bean")


def test_bases_give_only_what_lies_below_a_leader() -> None:
    some = a_table(hand=["shu-war"], base=["driller", "oddgrabber"])
    assert "why-from-bases" in told(some, "use shu-war")
    assert "why-from-bases" not in told(a_table(hand=["shu-war"], base=["driller"]), "use shu-war")


def test_an_artifact_that_works_says_how_far_the_mine_is() -> None:
    table = a_table(hand=["colonel", "maccarat"], artifact_stacks=[["prospectors-loupe"]], track=2)
    assert told(table, "collect prospectors-loupe")["why-works-on"] == {"track": 2, "collapse": 7}
