"""Editions, options, undo and giving up."""

import pytest

from starlode.cavein.rules import CaveinRules
from starlode.core.errors import BadInput, IllegalAction
from tests.cavein.table import Table, a_player, a_table, new_game

EDITIONS = ["en2021", "de2018", "pl2018"]


# Editions and options


def test_the_edition_is_that_of_2021_unless_said_otherwise() -> None:
    """CI-391."""
    assert CaveinRules().options["edition"] == "en2021"
    with pytest.raises(BadInput):
        CaveinRules({"edition": "fr2020"})


@pytest.mark.parametrize(
    ("edition", "stalkroot", "seeder", "mandragore"),
    [
        ("en2021", "matching-colours", "doubled-levels", "one from each"),
        ("de2018", "doubled-levels", "one from each", "all of one"),
        ("pl2018", "doubled-levels", "one from each", "all of one"),
    ],
)
def test_the_weedlocks_are_those_of_the_edition(edition: str, stalkroot: str, seeder: str, mandragore: str) -> None:
    """CI-391."""

    def skill(card: str) -> str:
        table = a_table(
            hand=[card],
            foe=a_player(base=["sapling", "stalkroot", "sapling", "driller"]),
            third=a_player(base=["sapling", "driller"]),
            wild=["red", "blue"],
            edition=edition,
        )
        table.play(f"use {card}")
        effects = list(table.position["effects"])  # type: ignore[arg-type]
        if effects:
            return str(effects[0])
        table.play("take 2 sapling")
        return "one from each" if "take 3 sapling" in table.options else "all of one"

    assert [skill(card) for card in ("stalkroot", "seeder", "mandragore")] == [stalkroot, seeder, mandragore]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_no_edition_decides_has_the_same_default_in_all(edition: str) -> None:
    """CI-393."""
    options = CaveinRules({"edition": edition}).options
    assert {
        name: options[name] for name in ("taken-crystals-cave-in", "surplus-cards", "unowned-totems", "empty-skills")
    } == {
        "taken-crystals-cave-in": "no",
        "surplus-cards": "yes",
        "unowned-totems": "yes",
        "empty-skills": "yes",
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_defaults_are_played_in_every_edition(edition: str) -> None:
    """CI-393: a surplus card, a skill that does nothing, an ownerless totem, a taken crystal with the symbol."""
    surplus = a_table(hand=["driller", "driller"], mine=["brown-1-plain"], edition=edition)
    surplus.play("mine brown-1-plain", "pay driller")
    assert surplus.options == ["pay driller", "done"]
    assert "use sergeant" in a_table(hand=["sergeant"], edition=edition).options
    totem = a_table(foe=a_player(base=["drollo"]), edition=edition)
    totem.play("raid 2")
    assert totem.me.totems == ["yellow"]
    taken = a_table(
        hand=["sergeant"], base=["scrabber"], mine=["brown-3-red", "blue-3-cavein"], edition=edition, starting=True
    )
    taken.play("mine brown-3-red", "pay sergeant", "take blue-3-cavein")
    assert taken.track == 0


# Undo


def test_the_own_last_actions_are_taken_back_one_after_the_other() -> None:
    """CI-397."""
    table = a_table(hand=["driller", "foreman"], mine=["brown-3-red"], base=["drollo"])
    start = table.position
    table.play("mine brown-3-red", "pay driller", "pay foreman")
    assert table.me.crystals == ["brown-3-red"]
    table.undo(1)
    assert (table.asked, table.played, table.me.crystals) == ("pay-crystal", ["driller"], [])
    table.undo(1)
    table.undo(1)
    assert table.position == start


def test_a_raid_is_taken_back_with_all_it_brought() -> None:
    """CI-397: nothing of it was hidden."""
    table = a_table(foe=a_player(base=["driller", "drollo"], hand=["foreman"]), totems={"yellow": 2})
    start = table.position
    table.play("raid 2")
    table.undo(1)
    assert table.position == start


def test_nothing_is_taken_back_after_nature_has_drawn() -> None:
    """CI-397: a card that an artifact stack showed, a place that was refilled; by consent the same card comes again."""
    artifact = a_table(hand=["colonel"], artifact_stacks=[["contract", "curator"]])
    artifact.play("collect contract", "pay colonel")
    with pytest.raises(IllegalAction) as refusal:
        artifact.undo(1)
    assert refusal.value.code == "needs-consent"
    artifact.undo(1, consent=True)
    artifact.play("pay colonel")
    assert artifact.artifacts[0] == "curator+shift-whistle"
    ended = a_table(docks=["driller"], stack=["oddgrabber", "frogt-opus"])
    ended.play("recruit driller", "end-turn")
    with pytest.raises(IllegalAction):
        ended.undo(1)


def test_nothing_is_taken_back_after_another_has_chosen() -> None:
    """CI-397."""
    table = a_table(hand=["driller"], foe=a_player(hand=["foreman"]))
    table.play("end-turn", "use foreman")
    with pytest.raises(IllegalAction) as refusal:
        table.undo(1)
    assert refusal.value.code == "needs-consent"
    table.undo(2)
    assert table.actor == 2
    table.undo(1)
    assert table.actor == 1


# Giving up


def test_who_gives_up_in_the_own_turn_goes_straight_to_the_clean_up() -> None:
    """CI-398: the open question lapses; what was played goes to the Base."""
    table = a_table(
        hand=["driller", "foreman"],
        mine=["brown-3-red"],
        docks=["oddgrabber"],
        stack=["driller", "driller"],
        foe=a_player(),
        third=a_player(),
    )
    table.play("recruit oddgrabber", "mine brown-3-red", "pay driller")
    assert table.asked == "pay-crystal"
    table.resign(1)
    assert (table.actor, table.asked) == (2, "action")
    assert (table.me.base, table.me.crystals, table.mine) == (["driller"], [], ["brown-3-red"])
    assert table.docks == ["driller", "driller"]


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        (["use colonel"], "take-from-docks"),
        (["use mu-shell"], "take-from-bases"),
        (["use diggerhino"], "recolour"),
        (["use diggerhino", "recolour red-3-plain"], "new-colour"),
        (["use robuster"], "dye-colour"),
        (["use robuster", "colour red", "dye driller"], "dye"),
        (["raid 2"], "take-crystal"),
        (["raid 2", "decline"], "second-raid"),
        (["mine red-3-plain"], "paying-colour"),
        (["recruit fish-bean"], "pay-recruit"),
    ],
)
def test_whatever_is_asked_lapses_when_its_player_gives_up(lines: list[str], asked: str) -> None:
    """CI-398: and what the turn has dyed or recoloured is as printed again."""
    table = a_table(
        hand=["driller", "colonel", "mu-shell", "diggerhino", "robuster"],
        artifacts=["baton-of-coaxing", "enhanced-vision"],
        mine=["red-3-plain", "red-1-plain"],
        docks=["fish-bean"],
        foe=a_player(base=["driller", "drollo"]),
        third=a_player(base=["driller"]),
    )
    table.play(*lines)
    assert table.asked == asked
    table.resign(1)
    assert (table.actor, table.reason) == (2, None)
    position = table.position
    assert (position["pending"], position["tints"], position["dyed"], position["played"]) == ([], [], {}, [])


def test_who_gives_up_in_anothers_turn_does_not_disturb_it() -> None:
    """CI-398, CI-399."""
    table = a_table(hand=["driller", "foreman"], mine=["brown-3-red"], foe=a_player(), third=a_player(base=["colonel"]))
    table.play("mine brown-3-red", "pay driller")
    table.resign(2)
    assert (table.actor, table.asked) == (1, "pay-crystal")
    table.play("pay foreman", "end-turn")
    assert table.actor == 3


def test_who_has_given_up_has_no_more_turns_and_keeps_what_lies_there() -> None:
    """CI-399: the Base is still raided and reached by skills, and the totem is taken from him."""
    table = a_table(
        hand=["shu-war"],
        foe=a_player(base=["colonel", "foreman", "driller", "drollo"], crystals=["red-6-blue"]),
        third=a_player(),
        totems={"yellow": 2, "brown": 2},
    )
    table.resign(2)
    table.play("use shu-war", "take 2 foreman", "end-turn")
    assert table.actor == 3
    assert (table.foe.crystals, table.foe.totems) == (["red-6-blue"], ["brown", "yellow"])
    table.play("raid 2", "end-turn")
    assert (table.third.hand, table.third.totems) == (["driller", "colonel"], ["yellow"])
    assert table.foe.hand == ["drollo"]
    assert table.actor == 1


def test_who_has_given_up_does_not_win() -> None:
    """CI-399: whatever the points are."""
    table = a_table(
        crystals=["red-10-purple", "blue-10-purple"],
        foe=a_player(crystals=["blue-1-plain"]),
        third=a_player(),
        track=8,
    )
    table.resign(1)
    table.play("end-turn", "end-turn")
    assert (table.reason, table.winners) == ("collapse", (2,))


def test_nobody_gives_up_twice() -> None:
    """CI-399."""
    table = a_table(third=a_player())
    table.resign(2)
    with pytest.raises(IllegalAction):
        table.resign(2)


@pytest.mark.parametrize("leaver", [1, 2, 3])
@pytest.mark.parametrize("first", [1, 2, 3])
def test_rounds_go_on_without_the_one_who_left(leaver: int, first: int) -> None:
    """CI-399, CI-187: even without the starting player, and the same number of turns for the others."""
    table = a_table(
        hand=["driller"], foe=a_player(hand=["driller"]), third=a_player(hand=["driller"]), first=first, track=8
    )
    table.resign(leaver)
    turns = []
    while table.actor is not None:
        turns.append(table.actor)
        table.play("end-turn")
    rest = {1: [1, 2, 3], 2: [1], 3: [1, 2]}[first]
    assert turns == [seat for seat in rest if seat != leaver]
    assert table.reason == "collapse"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_one_left_has_won_at_once(seats: int) -> None:
    """CI-400: although another has more points."""
    table = new_game(1, seats=str(seats), start="1")
    for seat in range(1, seats):
        assert table.reason is None
        table.resign(seat)
    assert (table.reason, table.winners) == ("resigned", (seats,))
    assert table.refuse("end-turn") == "match-over"


def test_two_of_three_may_leave_in_any_order() -> None:
    """CI-400."""
    for order, winner in (((3, 1), 2), ((2, 3), 1), ((1, 2), 3)):
        table: Table = a_table(third=a_player())
        for seat in order:
            table.resign(seat)
        assert (table.reason, table.winners) == ("resigned", (winner,))
