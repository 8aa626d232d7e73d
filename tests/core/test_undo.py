"""Undo, as contracts.md has it: free until something was revealed, by consent beyond that, and always exact."""

import pytest

from starlode import Match, replay, rules
from starlode.core.errors import IllegalAction
from starlode.core.record import Record
from tests.core.careful import refused
from tests.realms.laws import walks
from tests.realms.table import a_duel, new_duel, new_table


def test_what_revealed_nothing_is_taken_back_freely_step_by_step() -> None:
    table = a_duel(hand=["scout", "viper", "cutter"])
    states = [table.match.position()]
    for line in ("play scout", "play cutter", "play viper", "attack 2"):
        table.play(line)
        states.append(table.match.position())
    for expected in states[-2::-1]:
        table.undo(1)
        assert table.match.position() == expected
    assert refused(table.match, lambda: table.undo(1)).code == "nothing-to-undo"


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["play corvette"], "nature drew a card"),
        (["play scout", "play scout", "buy cutter"], "a card of the trade deck was turned up"),
        (["end-turn"], "a new hand was drawn"),
        (["play imperial-fighter", "discard scout"], "the other seat chose"),
    ],
)
def test_what_revealed_something_is_taken_back_by_consent_only(lines: list[str], why: str) -> None:
    table = a_duel(
        hand=["corvette", "scout", "scout", "imperial-fighter"], deck=["viper"] * 2 + ["scout"] * 4, row=["cutter"],
        trade_deck=["ram", "freighter"], foe_hand=["scout", "viper"],
    )  # fmt: skip
    table.play(*lines[:-1])
    before = table.match.position()
    table.play(lines[-1])
    if why == "the other seat chose":
        table.undo(2)
        assert table.match.position() == before
        table.play(lines[-1])
    assert refused(table.match, lambda: table.undo(1)).code == "needs-consent"
    after = table.match.position()
    table.undo(1, consent=True)
    table.play(*(lines[-1:] if why != "the other seat chose" else lines))
    assert table.match.position() == after, "the same cards come again"


def test_a_discard_that_left_the_other_seat_no_choice_showed_its_card() -> None:
    table = a_duel(hand=["imperial-fighter", "scout"], foe_hand=["cutter"])
    table.play("play scout", "play imperial-fighter")
    assert table.foe.discard == ["cutter"]
    assert refused(table.match, lambda: table.undo(1)).code == "needs-consent"
    table.undo(1, consent=True)
    assert table.foe.hand == ["cutter"]
    table.undo(1)
    assert table.match.record.rows == ["1 play scout", "1 play imperial-fighter", "1 undo", "1 undo"]


def test_a_card_that_lay_openly_on_top_reveals_nothing_when_it_is_drawn() -> None:
    table = a_duel(hand=["freighter", "cutter", "corvette"], row=["ram"], deck=["viper", "scout"], trade=3)
    table.play("play freighter", "play cutter", "ally freighter", "buy ram", "to-top")
    before = table.match.position()
    table.play("play corvette")
    assert "ram" in table.me.hand
    table.undo(1)
    assert table.match.position() == before


def test_the_same_cards_come_again_after_any_undo() -> None:
    """Two matches of one seed: one straight on, the other with every turn's end taken back and done again."""
    straight, hesitant = new_duel(seed=8), new_duel(seed=8)
    for _ in range(12):
        for table in (straight, hesitant):
            for line in [option for option in table.options if option.startswith("play")]:
                table.play(line)
            seat = table.actor
            assert seat is not None
            table.play("end-turn")
            if table is hesitant:
                table.undo(seat, consent=True)
                assert table.actor == seat
                table.play("end-turn")
        assert straight.match.position() == hesitant.match.position()


@pytest.mark.parametrize("seed", walks.seeds(2, 10))
@pytest.mark.parametrize("case", [*walks.FEW_CASES, *walks.FORMATS_TODAY], ids=str)
def test_undone_rows_stay_in_the_record_and_replay(case: walks.Case, seed: int) -> None:
    """A random match with random undos is at every moment what it would be without the undone actions."""
    match, rng = walks.new_match(case, seed)
    past: list[tuple[int, object]] = []  # who chose, and in which state
    undone = 0
    for _ in range(120 if case.format == "duel" else 60):
        if match.actor is None:
            break
        if past and rng.below(4) == 0:
            seat = past[int(rng.below(len(past)))][0]
            while past[-1][0] != seat:
                past.pop()
            match.undo(seat, consent=True)
            assert walks.packed(match.state) == past.pop()[1]
            undone += 1
        else:
            past.append((match.actor, walks.packed(match.state)))
            walks.play_one(match, rng, case.player)
    again = replay(Record.load(match.record.dump()))
    assert (again.position(), again.events, again.outcome) == (match.position(), match.events, match.outcome)
    assert sum(row.endswith(" undo") for row in match.record.rows) == undone > 0
    assert sum(event.name == "action-undone" for event in match.events) == undone


def test_nothing_is_taken_back_after_the_end() -> None:
    table = a_duel(hand=["viper"], foe_authority=1)
    table.play("play viper", "attack 2")
    assert refused(table.match, lambda: table.undo(1, consent=True)).code == "match-over"


def test_actions_after_a_resignation_are_taken_back_exactly_and_the_resignation_is_not() -> None:
    table = new_table("free-for-all", 4, seed=5)
    first = table.actor
    assert first is not None
    table.play("play scout")
    table.resign(1 + first % 4)  # the next player
    before = walks.packed(table.match.state)
    assert refused(table.match, lambda: table.undo(first)).code == "nothing-to-undo"
    table.play("play scout", "end-turn")
    assert table.actor == 1 + (first + 1) % 4, "the turn goes past the seat that is out"
    table.undo(first, consent=True)
    table.undo(first)
    assert walks.packed(table.match.state) == before
    assert replay(Record.load(table.match.record.dump())).position() == table.match.position()


def test_nobody_gives_up_in_a_replay_that_waits_for_nature() -> None:
    record = new_duel(seed=3).match.record
    for rows in (0, 3):
        match = replay(record, rows)
        for act in (match.resign, match.claim_draw):
            with pytest.raises(IllegalAction, match="natures-turn"):
                act(1)
        assert match.record.rows == record.rows[:rows]


def test_what_an_undo_takes_is_told_beforehand() -> None:
    match = Match(rules("realms"), seed=7)
    assert (match.undo_takes(1), match.undo_takes(2)) == (None, None)
    match.play("play scout")
    assert (match.undo_takes(1), match.undo_takes(2)) == ("free", None)
    match.play("end-turn")
    assert match.undo_takes(1) == "consent"
    match.undo(1, consent=True)
    assert match.undo_takes(1) == "free"
    match.resign(2)
    assert match.undo_takes(1) is None
