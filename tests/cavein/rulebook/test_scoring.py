"""Scoring."""

import pytest

from tests.cavein.table import a_player, a_table

# One crystal for each symbol, none of them worth a point by itself.
SYMBOLS = ["brown-1-blue", "brown-1-purple", "blue-1-yellow", "blue-1-red", "purple-1-brown", "purple-1-green"]
SECOND_SYMBOLS = ["yellow-1-blue", "yellow-1-purple", "red-1-yellow"]


def test_every_crystal_gives_its_points() -> None:
    """CI-196."""
    table = a_table(crystals=["brown-1-plain", "brown-1-plain", "red-3-plain", "blue-6-cavein", "green-10-cavein"])
    assert table.me.points == 1 + 1 + 3 + 6 + 10


def test_every_totem_gives_three_points() -> None:
    """CI-197."""
    table = a_table(totems={"brown": 1, "yellow": 1, "blue": 2})
    assert (table.me.points, table.foe.points) == (6, 3)


def test_every_subjugated_card_gives_its_printed_level() -> None:
    """CI-198, CI-303: a Weedlock is not doubled."""
    table = a_table(
        subjugated=["driller", "stalkroot", "stalkroot"], base=["seeder"], wild=["red", "blue"], starting=True
    )
    assert table.me.points == 1 + 2 + 2


def test_artifacts_give_points_by_their_text() -> None:
    """CI-199: and those that work during play give none."""
    crystals = ["brown-1-plain", "brown-1-plain"]
    plain = a_table(crystals=crystals).me.points
    assert a_table(crystals=crystals, artifacts=["contract"]).me.points == plain + 2
    working = ["dyed-overalls", "alien-species-agents", "third-cyber-arm", "locked-bunkhouse", "baton-of-coaxing"]
    working += ["twin-shaft-lift", "enhanced-vision", "loyalty-bonus", "recruiters-ledger", "shift-whistle"]
    assert a_table(crystals=crystals, artifacts=[*working, "prospectors-loupe"]).me.points == plain


def test_each_set_of_different_symbols_is_scored_on_its_own() -> None:
    """CI-200: three symbols twice make 6 and 6, not 21."""
    table = a_table(crystals=[*SYMBOLS[:3], *SECOND_SYMBOLS])
    assert table.me.points == 6 + 6


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_a_set_gives_more_the_larger_it_is(number: int, points: int) -> None:
    """CI-201."""
    assert a_table(crystals=SYMBOLS[:number]).me.points == points


@pytest.mark.parametrize(
    ("crystals", "points"),
    [
        ([*SYMBOLS, *SECOND_SYMBOLS], 21 + 6),
        ([*SYMBOLS, "yellow-1-blue", "green-1-blue"], 21 + 1 + 1),
        (["brown-1-blue", "yellow-1-blue", "green-1-blue"], 1 + 1 + 1),
        ([*SYMBOLS[:4], "yellow-1-blue", "yellow-1-purple", "green-1-blue"], 10 + 3 + 1),
    ],
)
def test_sets_are_as_large_as_possible(crystals: list[str], points: int) -> None:
    """CI-202: the k-th has a symbol of every faction of which there are k."""
    assert a_table(crystals=crystals).me.points == points


def test_the_cave_in_symbol_belongs_to_no_set() -> None:
    """CI-203."""
    table = a_table(crystals=["brown-1-blue", "brown-3-cavein", "blue-3-cavein"])
    assert table.me.points == 1 + 3 + 3


def test_symbols_of_absent_factions_count_like_all_others() -> None:
    """CI-204: red and green are absent, and the set of six is complete."""
    assert a_table(crystals=SYMBOLS, wild=["red", "green"]).me.points == 21
    assert a_table(crystals=["blue-1-red", "purple-1-green"], wild=["red", "green"]).me.points == 3


def test_cards_in_hand_and_in_the_base_give_nothing() -> None:
    """CI-205."""
    assert a_table(hand=["colonel", "mu-shell"], base=["maccarat", "scrabber"]).me.points == 0


def test_the_most_points_win() -> None:
    """CI-206: places follow the points."""
    table = a_table(
        crystals=["red-3-plain"],
        foe=a_player(crystals=["red-6-cavein"]),
        third=a_player(crystals=["brown-1-plain"]),
        track=8,
    )
    table.play(*["end-turn"] * 3)
    assert (table.reason, table.winners) == ("collapse", (2,))
    assert table.match.outcome is not None
    assert table.match.outcome.places == (2, 1, 3)


def test_all_who_are_tied_for_the_most_win() -> None:
    """CI-207: nothing breaks the tie, not even the number of crystals or cards."""
    table = a_table(
        crystals=["red-3-plain"],
        hand=["colonel"],
        foe=a_player(crystals=["brown-1-plain", "brown-1-plain"], subjugated=["driller"]),
        third=a_player(),
        totems={"brown": 3, "blue": 3},
        fourth=a_player(crystals=["blue-6-cavein"]),
        track=9,
    )
    table.play(*["end-turn"] * 4)
    assert table.winners == (3, 4)
    assert table.match.outcome is not None
    assert table.match.outcome.places == (3, 3, 1, 1)


def test_a_table_where_all_are_tied_has_winners_only() -> None:
    """CI-207."""
    table = a_table(track=7)
    table.play("end-turn", "end-turn")
    assert table.winners == (1, 2)
