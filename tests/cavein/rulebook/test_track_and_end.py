"""The cave-in track and the end of the game."""

from collections import Counter

import pytest

from starlode.cavein.components import default_text, read
from starlode.cavein.rules import CaveinRules
from starlode.core.chance import KeyedChance, StackedChance
from starlode.core.match import Match
from tests.cavein.table import LEVEL, Belongings, Table, a_player, a_table, new_game

ENDS = {2: 7, 3: 8, 4: 9}


def a_table_of(seats: int, **more: object) -> Table:
    """A table of two to four, everybody with a card of level 3 in hand."""
    others = {"foe": a_player(hand=["shu-war"])}
    if seats > 2:
        others["third"] = a_player(hand=["ancientone"])
    if seats > 3:
        others["fourth"] = a_player(hand=["robuster"])
    return a_table(hand=["sergeant"], mine=["brown-3-cavein", "blue-3-cavein"], **others, **more)  # type: ignore[arg-type]


MINE = ["mine brown-3-cavein", "pay sergeant"]


# The track


def test_three_things_move_the_token_and_nothing_else_does() -> None:
    """CI-179: no Recruit, no skill, no raid, no crystal without the symbol, no third card of an artifact stack."""
    table = a_table(
        hand=["frogt-opus", "colonel", "drollo"],
        base=["driller"],
        docks=["foreman"],
        mine=["blue-1-plain", "blue-1-red"],
        artifact_stacks=[["contract", "curator"]],
    )
    table.play("mine blue-1-plain", "pay frogt-opus", "collect contract", "pay colonel", "done", "end-turn", "raid 1")
    table.play("end-turn")
    assert (table.track, table.happened("cave-in")) == (0, [])
    moved = a_table(
        hand=["sergeant", "colonel"], mine=["brown-3-cavein"], stack=["driller"], artifact_stacks=[["contract"]]
    )
    moved.play("mine brown-3-cavein", "pay sergeant", "done", "collect contract", "pay colonel", "end-turn")
    assert [each["why"] for each in moved.happened("cave-in")] == ["crystal", "artifact-stack", "mercenary-stack"]


@pytest.mark.parametrize(("option", "track"), [("no", 0), ("yes", 1)])
def test_a_taken_crystal_moves_the_token_only_by_the_option(option: str, track: int) -> None:
    """CI-180, CI-181, CI-182: a plain crystal is mined, and Scrabber brings one with the symbol."""
    table = a_table(
        hand=["sergeant"],
        base=["scrabber"],
        mine=["brown-3-red", "blue-3-cavein", "purple-3-cavein"],
        options={"taken-crystals-cave-in": option},
        starting=True,
    )
    table.play("mine brown-3-red", "pay sergeant", "take blue-3-cavein")
    assert (table.asked, table.mine) == ("action", ["purple-3-cavein"]), "the second crystal brings no third"
    assert table.track == track


def test_a_level_1_or_domina_takes_no_step_either() -> None:
    """CI-180, CI-182: in the box no crystal of cost 1 has the symbol, so a box of its own is needed."""
    entry = 'colour = "brown"\ncost = 1\npoints = 1\n'
    text = default_text()
    assert text.count(entry) == 1
    box = read(text.replace(entry, entry + "cave-in = true\n"), "my-box.toml")
    for option, track in (("no", 0), ("yes", 1)):
        rules = CaveinRules(
            {"factions": "first-game", "start": "1", "taken-crystals-cave-in": option, "seats": "2"}, box
        )
        stacks = {"mercenaries-1": ["oddgrabber"] * 4 + ["driller"], "crystals-1": ["brown-1-cavein"]}
        table = Table(Match(rules, chance=StackedChance(stacks, KeyedChance.from_seed(1))))
        table.play("use driller", "take brown-1-cavein")
        assert table.track == track
        mined = Table(Match(rules, chance=StackedChance(stacks, KeyedChance.from_seed(1))))
        mined.play("mine brown-1-cavein", "pay driller")
        if mined.asked == "pay-crystal":
            mined.play("done")
        assert mined.track == 1


def test_a_crystal_with_both_symbols_moves_the_token_and_belongs_to_a_set() -> None:
    """CI-13, CI-119, CI-200: there is none in our box, but there may be."""
    text = default_text()
    entry = 'colour = "brown"\ncost = 1\npoints = 0\nsymbol = "blue"\n'
    box = read(text.replace(entry, entry + "cave-in = true\n"), "my-box.toml")
    rules = CaveinRules({"factions": "first-game", "start": "1", "seats": "2"}, box)
    stacks = {"mercenaries-1": ["oddgrabber"] * 4 + ["driller"], "crystals-1": ["brown-1-blue-cavein"]}
    table = Table(Match(rules, chance=StackedChance(stacks, KeyedChance.from_seed(1))))
    before = table.me.points
    table.play("mine brown-1-blue-cavein")
    table.play(*(["pay driller"] if table.options != ["done"] else []), "done")
    assert (table.track, table.me.points) == (1, before + 1)


def test_the_stacks_of_a_game_move_the_token_eleven_times() -> None:
    """CI-183: eight in one clean-up and three artifact stacks; then nothing is left that could."""
    stack = ["oddgrabber", "drollo", "robuster", "scrabber"]
    crystals = ["red-1-plain", "red-3-plain", "red-6-blue", "red-10-purple"]
    table = a_table(
        hand=["colonel", "mu-shell", "maccarat", "foreman", "foreman"],
        base=["fish-bean"],
        foe=a_player(hand=["sergeant", "shu-war"], base=["driller"]),
        third=a_player(),
        fourth=a_player(),
        stack=stack,
        crystal_stack=crystals,
        artifact_stacks=[["contract"], ["small-change"], ["full-spectrum"]],
        starting=True,
    )
    table.play("lead", "collect contract", "pay colonel", "done")
    table.play("collect small-change", "pay mu-shell", "pay foreman", "done", "end-turn")
    assert table.track == 2 + 8
    table.play("collect full-spectrum", "pay sergeant", "pay shu-war", "end-turn", "recruit oddgrabber", "end-turn")
    table.play("end-turn")
    assert (table.track, table.reason) == (11, "collapse")


@pytest.mark.parametrize("seats", ENDS)
def test_the_token_counts_on_beyond_the_end(seats: int) -> None:
    """CI-184, CI-190: at the end value, and above the 9 that is printed last."""
    table = a_table_of(seats, track=9)
    table.play(*MINE)
    assert table.track == 10


# The collapse


@pytest.mark.parametrize("seats", ENDS)
def test_the_mine_collapses_at_nine_eight_or_seven(seats: int) -> None:
    """CI-185: by the number of players."""
    for track, reason in ((ENDS[seats] - 2, None), (ENDS[seats] - 1, "collapse")):
        table = a_table_of(seats, track=track)
        table.play(*MINE, *["end-turn"] * seats)
        assert table.reason == reason
        assert table.view(1)["collapse"] == ENDS[seats]


def test_a_token_beyond_the_value_collapses_the_mine_just_as_well() -> None:
    """CI-186: from 6 to 9 in one clean-up of a game for two."""
    table = a_table(track=6, stack=["driller", "foreman"], crystal_stack=["red-1-plain"])
    table.play("end-turn")
    assert (table.track, table.reason) == (9, None)
    table.play("end-turn")
    assert table.reason == "collapse"


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_round_is_played_to_its_end(first: int) -> None:
    """CI-187, CI-188: the seat to the right of the starting player has the last turn, whoever caused it."""
    table = a_table_of(3, track=7, first=first)
    table.play(*MINE)
    turns = []
    while table.actor is not None:
        turns.append(table.actor)
        table.play("end-turn")
    last = 3 if first == 1 else first - 1
    assert turns == list({1: (1, 2, 3), 2: (1,), 3: (1, 2)}[first])
    assert turns[-1] == last
    assert table.reason == "collapse"


@pytest.mark.parametrize("start", ["1", "2", "3"])
def test_everybody_has_had_the_same_number_of_turns(start: str) -> None:
    """CI-187, CI-188, CI-194: a game from the deal, ended by its round limit."""
    table = new_game(2, seats="3", start=start, round_limit="3")
    while table.actor is not None:
        if table.asked == "starting":
            table.play("go-on")
        free = [card for card in table.offered("recruit") if LEVEL[card] == 1]
        table.play(*(f"recruit {card}" for card in free[:1]), "end-turn")
    assert Counter(each["seat"] for each in table.happened("turn-started")) == {1: 3, 2: 3, 3: 3}
    assert table.happened("turn-started")[-1]["seat"] == (int(start) - 2) % 3 + 1


def test_a_collapse_in_mid_turn_stops_nothing() -> None:
    """CI-189: the second action, the clean-up with its steps, and the last turn are played."""
    table = a_table(
        hand=["sergeant", "driller"],
        docks=["foreman"],
        mine=["brown-3-cavein"],
        stack=["oddgrabber"],
        foe=a_player(hand=["driller"]),
        track=6,
    )
    table.play("mine brown-3-cavein", "pay sergeant", "done")
    assert (table.track, table.reason) == (7, None)
    table.play("recruit foreman", "pay driller", "end-turn")
    assert (table.me.base, table.docks, table.track) == (["sergeant", "driller"], ["oddgrabber"], 8)
    table.play("recruit oddgrabber", "end-turn")
    assert table.reason == "collapse"


def test_further_steps_after_the_collapse_change_nothing() -> None:
    """CI-190: an artifact stack that is emptied after it, for one."""
    table = a_table(
        hand=["sergeant"],
        mine=["brown-3-cavein"],
        artifact_stacks=[["contract"]],
        foe=a_player(hand=["colonel"]),
        track=6,
    )
    table.play("mine brown-3-cavein", "pay sergeant", "end-turn", "collect contract", "pay colonel")
    assert (table.track, table.actor) == (8, 2)
    table.play("end-turn")
    assert table.reason == "collapse"


def test_a_collapse_in_the_last_turn_of_a_round_ends_the_game_after_its_clean_up() -> None:
    """CI-191: seat 1 sits to the right of the starting player."""
    table = a_table_of(2, track=6, first=2, stack=["driller"])
    table.play(*MINE, "end-turn")
    assert (table.reason, table.docks, table.me.base) == ("collapse", ["driller"], ["sergeant"])
    assert table.track == 8


def test_a_collapse_by_the_clean_up_of_the_last_turn_counts_too() -> None:
    """CI-191."""
    table = a_table_of(2, track=6, first=2, stack=["driller"])
    table.play("end-turn")
    assert (table.track, table.reason) == (7, "collapse")


def test_once_the_token_has_reached_the_value_the_end_is_settled() -> None:
    """CI-192: whatever is done in the rest of the round, there is no other one."""
    table = a_table_of(4, track=8)
    table.play(*MINE, "end-turn")
    for _ in range(3):
        assert table.reason is None
        table.play("end-turn")
    assert table.reason == "collapse"
    assert table.refuse("end-turn") == "match-over"


# Ends of our own


def pass_round(table: Table, seats: int) -> None:
    table.play(*["end-turn"] * seats)


@pytest.mark.parametrize("seats", ENDS)
def test_when_everybody_has_passed_for_two_rounds_the_game_ends(seats: int) -> None:
    """CI-193, CI-195."""
    table = a_table_of(seats)
    pass_round(table, seats)
    assert table.reason is None
    pass_round(table, seats)
    assert table.reason == "stuck"


@pytest.mark.parametrize(
    "lines",
    [["recruit foreman"], ["raid 2"], ["use driller"], ["mine blue-1-plain", "pay frogt-opus"]],
)
def test_any_action_or_raid_or_additional_mine_is_no_pass(lines: list[str]) -> None:
    """CI-193."""
    more = (
        {"base": ["drollo"], "starting": True}
        if lines[0].startswith("mine")
        else {"base": ["foreman"], "starting": True}
    )
    table = a_table(
        hand=["driller", "frogt-opus"],
        docks=["foreman"],
        mine=["blue-1-plain"],
        foe=a_player(base=["oddgrabber"]),
        passes=2,
        **more,  # type: ignore[arg-type]
    )
    table.play(*lines)
    if table.asked == "pay-recruit":
        table.play("free")
    table.play("end-turn", "end-turn")
    assert table.reason is None
    table.play(*(["go-on"] if table.asked == "starting" else []), "end-turn", "end-turn")
    assert table.reason is None, "one full round of passes"
    table.play(*(["go-on"] if table.asked == "starting" else []), "end-turn")
    assert table.reason is None
    table.play("end-turn")
    assert table.reason == "stuck"


@pytest.mark.parametrize(
    ("base", "lines"),
    [
        (["driller"], ["lead", "take brown-1-plain"]),
        (["driller", "sergeant"], ["lead", "take 1 driller"]),
        (["driller", "mindwasp"], ["lead", "subjugate 1 driller"]),
        (["fish-bean"], ["lead", "take foreman"]),
    ],
)
def test_a_turn_in_which_the_leader_brought_something_is_no_pass(base: list[str], lines: list[str]) -> None:
    """CI-193: the table is not stuck while somebody gains."""
    wild = ("green", "blue" if "mindwasp" in base else "red")
    table = a_table(base=base, docks=["foreman"], mine=["brown-1-plain"], wild=wild, passes=3, starting=True)
    table.play(*lines, "end-turn")
    assert (table.reason, table.position["passes"]) == (None, 0)


def test_a_turn_in_which_an_artifact_brought_something_is_no_pass() -> None:
    """CI-193."""
    table = a_table(base=["driller", "foreman"], artifacts=["third-cyber-arm"], passes=2, starting=True)
    table.play("activate third-cyber-arm", "end-turn")
    assert table.position["passes"] == 0


@pytest.mark.parametrize(
    ("leader", "lines"),
    [
        ("foreman", []),
        ("driller", ["lead", "decline"]),
        ("diggerhino", ["lead", "recolour brown-1-plain", "colour blue"]),
    ],
)
def test_a_turn_whose_leader_brought_nothing_is_a_pass(leader: str, lines: list[str]) -> None:
    """CI-193."""
    table = a_table(base=[leader], mine=["brown-1-plain"], passes=2, starting=True)
    table.play(*lines, "end-turn")
    assert table.position["passes"] == 3


def test_a_pass_before_somebody_acted_does_not_count() -> None:
    """CI-193: seat 2 acts in between."""
    table = a_table(foe=a_player(hand=["driller"]), docks=["oddgrabber"])
    table.play("end-turn", "recruit oddgrabber", "end-turn", "end-turn", "end-turn", "end-turn")
    assert table.reason is None
    table.play("end-turn")
    assert table.reason == "stuck"


def test_passes_are_counted_anew_when_somebody_gives_up() -> None:
    """CI-193, CI-399: the two who are left have to pass for two full rounds."""
    table = a_table(foe=a_player(), third=a_player(hand=["driller"]), docks=["driller"])
    table.play("recruit driller", "end-turn", "end-turn", "end-turn")
    table.resign(3)
    table.play("end-turn", "end-turn")
    assert table.reason is None, "seat 1 acted in the round before"
    table.play("end-turn", "end-turn")
    assert table.reason == "stuck"


def test_a_game_ends_after_the_round_of_the_limit() -> None:
    """CI-194, CI-195."""
    table = a_table(rounds=198, base=["driller"])
    table.play("raid 1", "end-turn", "end-turn")
    assert (table.round, table.reason) == (199, None)
    table.play("use driller", "end-turn")
    assert table.actor == 2
    table.play("end-turn")
    assert (table.round, table.reason) == (200, "round-limit")


def test_the_round_limit_can_be_chosen() -> None:
    """CI-194: it is looked at when a round is over."""
    table = new_game(1, seats="2", round_limit="1", start="2")
    assert table.actor == 2
    table.play("end-turn")
    assert table.reason is None
    table.play("end-turn")
    assert table.reason == "round-limit"


def test_a_game_that_ended_by_passes_or_by_the_limit_is_scored_as_usual() -> None:
    """CI-195: and its outcome says why it ended."""
    richer = Belongings(crystals=["red-6-blue"])
    stuck = a_table(crystals=["blue-1-plain"], foe=richer)
    stuck.play(*["end-turn"] * 4)
    assert (stuck.reason, stuck.winners, stuck.match.outcome.places) == ("stuck", (2,), (2, 1))  # type: ignore[union-attr]
    limited = a_table(crystals=["blue-1-plain"], foe=richer, rounds=1, options={"round-limit": "2"})
    limited.play(*["end-turn"] * 2)
    assert (limited.reason, limited.winners) == ("round-limit", (2,))
    assert limited.happened("match-ended") == [{"winners": [2], "reason": "round-limit"}]
