"""The set-up, as it is dealt."""

from collections import Counter

import pytest

from starlode.cavein.components import COLOUR_OF, FACTIONS, default_text, read
from starlode.cavein.rules import CaveinRules
from starlode.core.chance import KeyedChance, StackedChance
from starlode.core.errors import BadInput
from starlode.core.match import Match
from tests.cavein.table import BOX, COST, FACTION, LEVEL, Table, a_table, new_game

SEEDS = range(12)


def levels(cards: list[str]) -> Counter[int]:
    return Counter(LEVEL[card] for card in cards)


def costs(crystals: list[str]) -> Counter[int]:
    return Counter(COST[crystal] for crystal in crystals)


# Crystals


def test_crystals_lie_in_four_shuffled_stacks_by_cost() -> None:
    """CI-20."""
    table = new_game(1)
    assert {pile for pile in table.match.rules.piles() if pile.startswith("crystals")} == {
        "crystals-1",
        "crystals-3",
        "crystals-6",
        "crystals-10",
    }
    assert costs(table.crystal_stack) == {1: 20, 3: 15, 6: 10, 10: 5}
    assert len({tuple(new_game(seed).mine) for seed in SEEDS}) > 1


def test_the_mine_shows_four_three_two_and_one_crystal() -> None:
    """CI-21."""
    for seed in SEEDS:
        assert costs(new_game(seed).mine) == {1: 4, 3: 3, 6: 2, 10: 1}


def test_the_crystals_of_the_absent_colours_stay_in_the_game() -> None:
    """CI-27."""
    table = new_game(1, factions="first-game")
    colours = Counter(crystal.split("-")[0] for crystal in table.mine + table.crystal_stack)
    assert (colours["red"], colours["green"], colours.total()) == (10, 10, 60)


# Factions


def test_four_of_six_factions_are_drawn() -> None:
    """CI-22."""
    drawn = {tuple(new_game(seed).factions) for seed in SEEDS}
    assert all(len(four) == 4 for four in drawn)
    assert len(drawn) > 3
    assert {faction for four in drawn for faction in four} == set(FACTIONS)


def test_the_suggested_first_game_can_be_chosen() -> None:
    """CI-23."""
    for seed in SEEDS:
        four = new_game(seed, factions="first-game").factions
        assert set(four) == {"hydrans", "metanels", "terrons", "minegglers"}


def test_any_four_factions_can_be_chosen() -> None:
    """CI-24."""
    table = new_game(1, factions="weedlocks+bioss+hydrans+metanels")
    assert set(table.factions) == {"weedlocks", "bioss", "hydrans", "metanels"}


@pytest.mark.parametrize(
    "factions",
    ["bioss+weedlocks+terrons", "bioss+bioss+terrons+hydrans", "red+green+blue+brown", "", "bioss weedlocks"],
)
def test_what_is_no_choice_of_four_factions_is_refused(factions: str) -> None:
    """CI-24."""
    with pytest.raises(BadInput):
        CaveinRules({"factions": factions})


def test_the_two_absent_colours_are_wild() -> None:
    """CI-25, CI-112: a red crystal takes any colour where red is absent, and red alone where it is not."""
    absent = a_table(hand=["driller"], mine=["red-1-plain", "blue-1-plain"], wild=["red", "green"])
    assert absent.offered("mine") == ["red-1-plain"]
    in_play = a_table(hand=["driller"], mine=["red-1-plain", "blue-1-plain"], wild=["blue", "green"])
    assert in_play.offered("mine") == ["blue-1-plain"]


def test_mercenaries_of_the_absent_factions_take_no_part() -> None:
    """CI-26."""
    for seed in SEEDS:
        table = new_game(seed, seats="4")
        cards = [*table.stack, *table.docks, *(card for player in table.players for card in player.hand)]
        assert {FACTION[card] for card in cards} == set(table.factions)
        assert len(cards) == 4 * 13


def test_totems_of_the_absent_factions_take_no_part() -> None:
    """CI-28."""
    for seed in SEEDS:
        table = new_game(seed)
        assert list(table.totems) == [COLOUR_OF[faction] for faction in FACTIONS if faction in table.factions]


# Mercenaries


def test_mercenaries_lie_in_four_shuffled_stacks_by_level() -> None:
    """CI-29: what is left when Docks and hands are dealt."""
    table = new_game(1, seats="3")
    assert levels(table.stack) == {1: 24 - 4 - 6, 2: 16 - 3 - 3, 3: 8 - 2, 4: 4 - 1}
    assert len({tuple(new_game(seed, factions="first-game").docks) for seed in SEEDS}) > 1
    view = table.view(1)
    assert view["stack-sizes"] == [14, 10, 6, 3]
    assert "stack" not in view


def test_the_docks_show_four_three_two_and_one_mercenary() -> None:
    """CI-30."""
    for seed in SEEDS:
        assert levels(new_game(seed).docks) == {1: 4, 2: 3, 3: 2, 4: 1}


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_everybody_starts_with_two_cards_of_level_1_and_one_of_level_2(seats: str) -> None:
    """CI-31: from the stacks; the Docks stay full."""
    table = new_game(4, seats=seats)
    for player in table.players:
        assert levels(player.hand) == {1: 2, 2: 1}
    assert len(table.docks) == 10


# Command cards, totems, artifacts


def test_everybody_gets_a_command_card_at_random_and_its_totem() -> None:
    """CI-32."""
    commands = set()
    for seed in SEEDS:
        table = new_game(seed, seats="4", factions="first-game")
        assert {player.command for player in table.players} == set(table.factions)
        for player in table.players:
            assert player.totems == [COLOUR_OF[player.command]]  # type: ignore[index]
        commands.add(table.me.command)
    assert len(commands) > 1


@pytest.mark.parametrize("seats", [2, 3])
def test_totems_that_nobody_got_lie_in_the_supply(seats: int) -> None:
    """CI-33."""
    table = new_game(1, seats=str(seats))
    assert sorted(str(holder) for holder in table.totems.values()) == [
        *(str(seat + 1) for seat in range(seats)),
        *(["None"] * (4 - seats)),
    ]


def test_artifacts_lie_in_three_stacks_of_four() -> None:
    """CI-34."""
    tops = set()
    for seed in SEEDS:
        view = new_game(seed).view(None)
        assert [stack["below"] for stack in view["artifact-stacks"]] == [3, 3, 3]
        shown = [stack["top"] for stack in view["artifact-stacks"]]
        assert sorted([*shown, *view["unrevealed"]]) == sorted(card.id for card in BOX.artifacts)
        tops.add(tuple(shown))
    assert len(tops) > 3


def test_only_the_top_card_of_a_stack_is_seen_and_can_be_collected() -> None:
    """CI-35."""
    table = a_table(hand=["colonel", "mu-shell", "maccarat"], artifact_stacks=[["contract", "curator"], ["hazard-pay"]])
    assert table.offered("collect") == ["contract", "dyed-overalls", "hazard-pay", "locked-bunkhouse"]
    assert table.refuse("collect curator") == "not-on-top"
    assert table.view(1)["artifact-stacks"][0] == {"top": "contract+dyed-overalls", "below": 1}


# The start


def test_the_starting_player_is_drawn() -> None:
    """CI-36."""
    assert {new_game(seed, seats="3").actor for seed in SEEDS} == {1, 2, 3}


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_starting_player_can_be_chosen(seat: int) -> None:
    """CI-37."""
    for seed in range(4):
        assert new_game(seed, seats="3", start=str(seat)).actor == seat


@pytest.mark.parametrize("start", ["0", "3", "me"])
def test_only_somebody_who_plays_can_start(start: str) -> None:
    """CI-37."""
    with pytest.raises(BadInput):
        CaveinRules({"seats": "2", "start": start})


def test_bases_are_empty_and_nobody_has_a_leader_in_the_first_turn() -> None:
    """CI-38."""
    table = new_game(1, seats="4")
    assert [player.base for player in table.players] == [[], [], [], []]
    for _ in range(4):
        assert table.asked == "action"
        assert table.offered("raid") == []
        table.play("end-turn")


# Other components


def a_game_with(text: str, stacks: dict[str, list[str]], **options: str) -> Table:
    rules = CaveinRules(options, read(text, "my-box.toml"))
    return Table(Match(rules, chance=StackedChance(stacks, KeyedChance.from_seed(1))))


def without_crystals(text: str, cost: int, but: str) -> str:
    """A box that has no crystals of a cost but those of one colour."""
    head, *entries = text.split("[[crystals]]")
    *entries, last = entries
    last, rest = last.split("[[halves]]", 1)
    kept = [entry for entry in [*entries, last] if f"cost = {cost}\n" not in entry or f'colour = "{but}"' in entry]
    return "[[crystals]]".join([head, *kept]) + "[[halves]]" + rest


def test_a_crystal_stack_that_is_empty_after_the_set_up_never_counts() -> None:
    """CI-40: the only crystal of cost 10 lies in the mine from the start."""
    text = without_crystals(default_text(), 10, "blue")
    table = a_game_with(text, {}, seats="2", start="1")
    assert costs(table.mine)[10] == 1
    assert costs(table.crystal_stack)[10] == 0
    for _ in range(4):
        table.play("end-turn")
    assert (table.track, table.happened("cave-in")) == (0, [])


def test_a_mercenary_stack_that_is_empty_after_the_set_up_never_counts() -> None:
    """CI-40: not even when a place of its level can no longer be filled."""
    text = default_text().replace("copies = 4", "copies = 1", 1).replace("copies = 4", "copies = 2")
    table = a_game_with(text, {}, seats="4", start="1", factions="terrons+hydrans+minegglers+metanels")
    assert levels(table.stack)[2] == 0
    wanted = next(card for card in table.docks if LEVEL[card] == 2)
    payer = next(card for card in table.me.hand if LEVEL[card] == 1)
    table.play(f"recruit {wanted}", f"pay {payer}", "end-turn")
    assert (levels(table.docks)[2], table.track) == (2, 0)
