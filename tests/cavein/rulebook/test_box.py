"""What is in the box, as far as it is seen in play."""

from collections import Counter

import pytest

from starlode.cavein.components import COLOUR_OF, COLOURS, FACTIONS, HALVES
from starlode.cavein.effects import EDITIONS
from starlode.cavein.rules import CaveinRules
from starlode.core.errors import BadInput
from tests.cavein.table import BOX, a_player, a_table, new_game


def test_a_skill_lasts_for_the_turn_or_happens_once_or_gives_an_action() -> None:
    """CI-6: Foreman for two Recruits, Driller for one crystal, Drollo for a Mine beyond the two actions."""
    lasting = a_table(base=["foreman"], docks=["sergeant", "shu-war"], artifacts=["shift-whistle"], starting=True)
    lasting.play("recruit sergeant", "recruit shu-war")
    assert lasting.me.hand == ["sergeant", "shu-war"]

    once = a_table(hand=["driller"], mine=["brown-1-plain", "brown-1-blue"])
    once.play("use driller", "take brown-1-plain")
    assert (once.me.crystals, once.asked) == (["brown-1-plain"], "action")

    action = a_table(hand=["drollo", "driller", "driller"], mine=["brown-1-plain", "brown-1-blue"], docks=["driller"])
    action.play("use drollo", "mine brown-1-plain", "pay driller", "done", "mine brown-1-blue", "pay driller")
    assert action.me.crystals == ["brown-1-plain", "brown-1-blue"]
    assert action.options == ["end-turn"]


def test_a_lasting_skill_is_over_when_the_turn_is() -> None:
    """CI-6, CI-178: it belongs to the turn of the player who used it."""
    table = a_table(hand=["foreman", "driller"], docks=["sergeant"], foe=a_player(hand=["drollo"]))
    table.play("use foreman", "end-turn")
    assert table.actor == 2
    table.play("recruit sergeant")
    assert table.asked == "pay-recruit", "the others pay as usual"
    assert table.options == ["pay drollo"]


def test_every_faction_has_a_command_card_and_a_totem() -> None:
    """CI-14."""
    seen: set[str] = set()
    for seed in range(8):
        table = new_game(seed, seats="4")
        assert [COLOUR_OF[player.command] for player in table.players] == [  # type: ignore[index]
            totem for player in table.players for totem in player.totems
        ]
        seen |= {str(player.command) for player in table.players}
    assert seen == set(FACTIONS)


def test_a_command_card_shows_a_colour_and_does_nothing_else() -> None:
    """CI-15: it stays with its owner whatever is raided, and discounts come from the totem alone."""
    table = new_game(3, seats="2", start="1", factions="first-game")
    command, totem = table.me.command, table.me.totems
    assert COLOUR_OF[command] == totem[0]  # type: ignore[index]
    mine = a_table(hand=["drollo"], mine=["yellow-3-red"])
    assert "mine yellow-3-red" not in mine.options
    with_totem = a_table(hand=["drollo"], mine=["yellow-3-red"], totems={"yellow": 1})
    assert "mine yellow-3-red" in with_totem.options
    for line in ("end-turn", "end-turn"):
        table.play(line)
    assert table.me.command == command


def test_the_track_starts_at_0() -> None:
    """CI-16."""
    assert new_game(1).track == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    """CI-17."""
    assert len(new_game(1, seats=str(seats)).players) == seats


@pytest.mark.parametrize("seats", ["1", "5"])
def test_neither_one_nor_five_play(seats: str) -> None:
    """CI-17."""
    with pytest.raises(BadInput):
        CaveinRules({"seats": seats})


def test_ids_are_the_same_in_all_editions() -> None:
    """CI-18."""
    boxes = [CaveinRules({"edition": edition}).piles() for edition in EDITIONS]
    assert boxes[0] == boxes[1] == boxes[2]
    lines = [new_game(5, edition=edition).options for edition in EDITIONS]
    assert lines[0] == lines[1] == lines[2]


def test_nothing_is_dealt_but_what_the_books_list() -> None:
    """CI-19: 24 mercenaries, 12 artifact cards, 60 crystals and six factions, and no extras."""
    table = new_game(2, seats="4")
    piles = table.match.rules.piles()
    assert sum(len(piles[f"mercenaries-{level}"]) for level in (1, 2, 3, 4)) == len(BOX.mercenaries) == 24
    assert (len(piles["artifacts"]), len(HALVES)) == (12, 24)
    assert Counter(piles["factions"]) == Counter(FACTIONS)
    crystals = table.mine + table.crystal_stack
    assert len(crystals) == 60
    assert {crystal.split("-")[0] for crystal in crystals} == set(COLOURS)
