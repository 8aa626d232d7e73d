"""Positions and views that cannot be are refused with one line that says what was wrong."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from starlode.cavein.rules import CaveinRules
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput
from starlode.core.view import View
from tests.cavein.laws import walks
from tests.cavein.table import Table, a_player, a_table
from tests.core.careful import one_line

RULES = walks.rules_of(2)
RICH = {"mine": ["brown-3-red", "red-3-plain", "blue-1-plain"], "docks": ["foreman", "driller"]}


def position_of(table: Table) -> Any:
    return json.loads(json.dumps(table.match.position()))


def refusal(position: Any, rules: CaveinRules = RULES) -> str:
    with pytest.raises(BadInput) as refused:
        rules.from_position(position)
    return one_line(refused.value)


def plain(**belongings: Any) -> Any:
    """Seat 1 with two cards and a Base, at its actions."""
    shown: dict[str, Any] = {"hand": ["driller", "foreman"], "base": ["oddgrabber", "drollo"], **RICH, **belongings}
    return position_of(a_table(foe=a_player(hand=["driller"], hidden=["driller"]), **shown))


def asked(*lines: str, **belongings: Any) -> Any:
    """A position in the middle of what the lines begin."""
    shown: dict[str, Any] = {"hand": ["driller", "foreman"], **RICH, **belongings}
    table = a_table(**shown)
    table.play(*lines)
    return position_of(table)


def seat(position: Any, **changes: Any) -> Any:
    position["seats"][0].update(changes)
    return position


def top(position: Any, **changes: Any) -> Any:
    """The same with the open question changed."""
    position["pending"][-1].update(changes)
    return position


def artifacts(*tops: Any, unrevealed: tuple[str, ...] = ()) -> Any:
    stacks = [*tops, *[{"top": None, "below": 0}] * (3 - len(tops))]
    return {**plain(), "artifact-stacks": stacks, "unrevealed": [*unrevealed]}


CARD = "contract+dyed-overalls"
DEALT = json.loads(json.dumps(RULES.position(walks.at(walks.FEW_CASES[0], 1, 12))))
PAYING = asked("mine brown-3-red")

IMPOSSIBLE: dict[str, tuple[Callable[[], Any], str]] = {
    # What the box does not hold
    "seven Drillers": (lambda: seat(plain(), hand={"driller": 5}), "7 of driller: there are only 6"),
    "two of a crystal": (lambda: seat(plain(), crystals={"brown-3-red": 1}), "2 of brown-3-red"),
    "an unknown card": (lambda: seat(plain(), hand={"nobody": 1}), "nobody"),
    "a crystal in hand": (lambda: seat(plain(), hand={"blue-1-plain": 1}), "blue-1-plain"),
    "a card of an absent faction": (lambda: seat(plain(), hand={"sapling": 1}), "the weedlocks are not in play"),
    "a totem of seat 3": (lambda: {**plain(), "totems": {**plain()["totems"], "terrons": 3}}, "terrons is 3"),
    # Where things lie
    "five of level 1 in the docks": (lambda: {**plain(), "docks": {"driller": 3, "oddgrabber": 2}}, "room for 4"),
    "two of cost 10": (lambda: {**plain(), "mine": {"blue-10-purple": 1, "brown-10-cavein": 1}}, "room for 1"),
    "a Base of eight": (lambda: seat(plain(), base=["oddgrabber"] * 4 + ["drollo"] * 4), "expected at most 7"),
    "hidden where it is not": (lambda: seat(plain(), hidden={"colonel": 1}), "colonel is hidden"),
    "a hidden card of level 3": (lambda: seat(plain(), hand={"sergeant": 1}, hidden={"sergeant": 1}), "level 3"),
    "three hidden ones of level 1": (
        lambda: seat(plain(), hand={"oddgrabber": 3}, hidden={"oddgrabber": 3}), "level 1"
    ),
    "a tinted crystal that is not there": (
        lambda: {**plain(), "tints": [{"crystal": "red-1-plain", "colour": "blue", "less": 1}]}, "tints"
    ),
    "a stack that has not run out": (lambda: {**plain(stack=["driller"]), "empty": ["mercenaries-1"]}, "mercenaries-1"),
    "a stack that ran out uncounted": (lambda: {**plain(), "empty": []}, "mercenaries-1 has run out"),
    # Artifacts
    "an artifact in two stacks": (lambda: artifacts({"top": CARD, "below": 0}, {"top": CARD, "below": 0}), CARD),
    "an artifact that lies open and is owned": (
        lambda: seat(artifacts({"top": CARD, "below": 0}), artifacts=["contract"]), CARD
    ),
    "both halves of a card": (lambda: seat(plain(), artifacts=["contract", "dyed-overalls"]), CARD),
    "two stacks": (lambda: {**plain(), "artifact-stacks": [{}, {}]}, "expected at least 3"),
    # Seats
    "three seats": (lambda: {**plain(), "seats": [{}, {}, {}]}, '2 entries in "seats"'),
    "seat 3 in turn": (lambda: {**plain(), "current": 3}, "current"),
    "somebody who left in turn": (lambda: seat({**plain()}, left=True), "left"),
    "nobody started": (lambda: {**plain(), "first": None}, "first"),
    # The turn
    "three actions": (lambda: {**plain(), "actions": 3}, "actions"),
    "an action in the starting phase": (
        lambda: {**plain(), "phase": "starting", "actions": 1, "used": ["use"], "busy": True}, "phase"
    ),
    "another phase": (lambda: {**plain(), "phase": "clean-up"}, "phase"),
    "more Maccarats than there can be": (lambda: {**plain(), "effects": {"mining-discounts": 19}}, "mining-discounts"),
    "an unknown effect": (lambda: {**plain(), "effects": {"luck": 1}}, "luck"),
    "yes for true": (lambda: {**plain(), "raided": "yes"}, "raided is 'yes'"),
    "more turns than rounds allow": (lambda: {**plain(), "turn": 2 * 10**6}, "turn is 2000000"),
    "a token beyond the end": (lambda: {**plain(), "track": 1000}, "track is 1000"),
    "a token beyond the end before turns are counted": (lambda: {**plain(), "turn": 0, "track": 1000}, "track is 1000"),
    "more passes than end a match": (lambda: {**plain(), "passes": 9}, "passes is 9"),
    # Questions
    "an unknown question": (lambda: {**plain(), "pending": [{"ask": "why"}]}, "open question"),
    "a question that is a list": (lambda: {**plain(), "pending": [[]]}, "open question"),
    "a question of the other seat": (lambda: top(asked("mine brown-3-red"), seat=2), "seat 2 is not concerned"),
    "a question without its crystal": (lambda: {**PAYING, "pending": [{"ask": "pay-crystal", "seat": 1}]}, "crystal"),
    "a payment for another crystal": (lambda: top(asked("mine brown-3-red"), crystal="brown-10-cavein"), "mine"),
    "a payment in another colour": (lambda: top(asked("mine brown-3-red"), colour="blue"), "another colour"),
    "a payment that nobody can make": (lambda: seat(asked("mine brown-3-red"), hand={"driller": 1}), "no answer"),
    "two payments": (lambda: {**PAYING, "pending": PAYING["pending"] * 2}, "not asked so"),
    "a recruit from nowhere": (
        lambda: {**asked("recruit foreman", hand=["driller", "driller"]), "docks": {}}, "not in the docks"
    ),
    "nothing at the bottom": (
        lambda: seat(asked("use sergeant", hand=["sergeant"], base=["driller", "drollo"]), base=["drollo"]), "no card"
    ),
    "more levels than the Colonel has": (
        lambda: top(asked("use colonel", hand=["colonel"]), levels=6), "such cards"
    ),
    "the turn of one who left": (
        lambda: {**seat(plain(), left=True), "pending": [{"ask": "begin-turn", "seat": 1}]}, "left"
    ),
    "nine questions": (lambda: {**plain(), "pending": PAYING["pending"] * 9}, "at most 8"),
    # The deal
    "a deal that forgot a card": (lambda: {**DEALT, "mine": {}}, "no deal leads to it"),
    "a deal in the middle of a match": (lambda: {**plain(), "pending": DEALT["pending"]}, "no deal leads to it"),
    # The end
    "an end that asks": (
        lambda: {**asked("mine brown-3-red"), "over": {"reason": "collapse", "winners": [1, 2]}}, "after the end"
    ),
    "another winner": (
        lambda: {
            **plain(crystals=["red-3-plain"], mine=[]), "track": 7, "over": {"reason": "collapse", "winners": [2]},
        },
        "winners are [1]",
    ),
    "an unknown end": (lambda: {**plain(), "over": {"reason": "boredom"}}, "over"),
    # Forms
    "no format": (lambda: {"seats": [{}, {}]}, "format None"),
    "another format": (lambda: {**plain(), "starlode-position": 2}, "format 2"),
    "another game": (lambda: {**plain(), "game": "realms"}, "realms"),
    "an unknown field": (lambda: {**plain(), "weather": "rain"}, "weather"),
    "an unknown field of a seat": (lambda: seat(plain(), mood="good"), "mood"),
    "less than nothing": (lambda: seat(plain(), hand={"driller": -1}), "driller"),
    "half a card": (lambda: seat(plain(), hand={"driller": 0.5}), "driller"),
    "true as a number": (lambda: {**plain(), "track": True}, "track"),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_refused_in_one_line(name: str) -> None:
    make, word = IMPOSSIBLE[name]
    assert word in refusal(make())


def test_what_these_are_made_from_can_be() -> None:
    for position in (plain(), PAYING, artifacts({"top": CARD, "below": 0}), DEALT):
        RULES.from_position(position)


def test_a_position_that_is_no_object_is_refused() -> None:
    nothings: list[object] = [[], None, "position", 7]
    for nothing in nothings:
        assert "JSON object" in refusal(nothing)


def test_a_short_position_is_filled_up_with_what_is_usual() -> None:
    """Nobody has the totems, seat 1 starts and is in turn, and what is empty ran out long ago."""
    factions = ["terrons", "hydrans", "minegglers", "metanels"]
    short: Any = {"starlode-position": 1, "factions": factions, "seats": [{"hand": {"driller": 1}}, {}]}
    position: Any = RULES.position(RULES.from_position(short))
    assert position["totems"] == dict.fromkeys(factions)
    assert (position["first"], position["current"], position["busy"]) == (1, 1, False)
    assert len(position["empty"]) == 8


# Views


def seen(**changes: Any) -> View:
    table = a_table(
        hand=["driller"], foe=a_player(hand=["oddgrabber", "drollo"], hidden=["oddgrabber"]), stack=["driller"]
    )
    view: Any = json.loads(table.match.view(1).text)
    view.update(changes)
    return View.from_json(view)


VIEWS: dict[str, tuple[Callable[[], View], str]] = {
    "another game": (lambda: seen(game="realms"), "realms"),
    "a seat too many": (lambda: seen(seat=3), "seat 3"),
    "three seats": (lambda: seen(seats=[{}, {}, {}]), "at most 2"),
    "seats that are none": (lambda: seen(seats=[1, 2]), "seat 1 is 1"),
    "too few unseen cards": (lambda: seen(unseen={}), "too few unseen cards"),
    "a wrong size of a stack": (lambda: seen(**{"stack-sizes": [2, 0, 0, 0]}), "stack-sizes"),
    "another actor": (lambda: seen(actor=2), "actor"),
    "a field that means nothing": (lambda: seen(weather="rain"), "weather"),
}


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_that_cannot_be_is_refused_in_one_line(name: str) -> None:
    make, word = VIEWS[name]
    with pytest.raises(BadInput) as refused:
        RULES.from_view(make(), Rng(1))
    assert word in one_line(refused.value)


def test_a_view_in_which_a_hand_has_another_size_is_refused() -> None:
    content: Any = seen().to_json()
    content["seats"][1]["hand"]["size"] = 7
    with pytest.raises(BadInput, match="does not fit itself: seats"):
        RULES.from_view(View.from_json(content), Rng(1))


def test_a_view_of_a_payment_that_no_hand_could_make_is_refused() -> None:
    table = a_table(hand=["driller", "foreman"], hidden=["foreman"], mine=["brown-3-red"], stack=["drollo"])
    table.play("mine brown-3-red")
    content: Any = json.loads(table.match.view(2).text)
    content["unseen"] = {"drollo": 2}
    with pytest.raises(BadInput, match="with no hand"):
        RULES.from_view(View.from_json(content), Rng(1))
