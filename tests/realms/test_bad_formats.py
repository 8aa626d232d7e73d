"""Positions of three to six players that cannot be are refused with one line that says what was wrong."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from starlode.core.errors import BadInput
from starlode.realms.rules import RealmsRules
from tests.core.careful import one_line
from tests.realms.table import Table, a_seat, a_table, out

Break = Callable[[Any], object]


def three(**changes: Any) -> Table:
    """Three players, each for himself; seat 1 has combat, and what makes others discard."""
    mine = a_seat(hand=["imperial-fighter"], combat=4, **changes)
    return a_table("free-for-all", {1: mine, 2: a_seat(hand=["scout", "viper"]), 3: a_seat(hand=["scout"])})


def heads(*, is_alone: bool = False) -> Table:
    """Two Hydras with three heads; one buys a Ram for 3 with the others' help."""
    second = a_seat(trade=0 if is_alone else 2, combat=2)
    at = {1: a_seat(trade=1, combat=1), 2: second, 3: a_seat(trade=2, combat=2), 5: a_seat(in_play=["trading-post"])}
    return a_table("hydra", at, seats=6, row=["ram"])


def raid(current: int = 1) -> Table:
    """A boss with two outposts of one kind, a damaged one among them, against three raiders."""
    boss = a_seat(combat=9) if current == 1 else a_seat(in_play=["trading-post"], damaged=[("trading-post", 2)])
    raiders = {seat: a_seat(hand=["scout"], deck=["ram"], authority=4) for seat in (2, 3, 4)}
    raiders[3] = a_seat(hand=["scout"], combat=0 if current == 1 else 3)
    return a_table("raid", {1: boss, **raiders}, seats=4, current=current)


def played(table: Table, *lines: str) -> Table:
    table.play(*lines)
    return table


GOOD: dict[str, Callable[[], Table]] = {
    "free-for-all": three,
    "one is out": lambda: a_table("free-for-all", {1: a_seat(combat=4), 2: out(4)}, seats=4, removed=["ram"]),
    "target": lambda: played(three(), "play imperial-fighter"),
    "discard": lambda: played(three(), "play imperial-fighter", "target 2"),
    "amount": lambda: played(three(), "attack 2"),
    "hunter": lambda: a_table("hunter", {1: a_seat(hand=["imperial-fighter"], combat=4)}, seats=4),
    "emperor": lambda: a_table("emperor", {1: a_seat(trade=1, discard=["scout"])}),
    "hydra": lambda: a_table("hydra", seats=4),
    "one head is done": lambda: played(a_table("hydra", seats=6), "end-turn"),
    "refused": lambda: played(heads(is_alone=True), "buy ram", "refuse"),
    "help-from": lambda: played(heads(), "buy ram"),
    "help-amount": lambda: played(heads(), "buy ram", "target 3"),
    "help-consent": lambda: played(heads(), "buy ram", "target 3", "amount 1"),
    "half promised": lambda: played(heads(), "buy ram", "target 3", "amount 1", "consent"),
    "attack together": lambda: played(heads(), "attack 5 trading-post"),
    "raid": raid,
    "raider": lambda: raid(current=3),
    "damage": lambda: played(raid(current=3), "attack 1 trading-post"),
    "damage goes on": lambda: played(raid(current=3), "attack 1 trading-post damaged-2"),
    "gift": lambda: played(raid(), "attack 2", "amount 4"),
    "receiver": lambda: played(raid(), "attack 2", "amount 4", "give ram"),
    "the boss has won": lambda: played(
        a_table("raid", {1: a_seat(combat=9), 2: a_seat(authority=2), 3: out(3)}), "attack 2"
    ),
    "a Hydra has won": lambda: played(a_table("hydra", {1: a_seat(combat=9), 3: a_seat(authority=2)}), "attack 3"),
}


def good(name: str) -> tuple[RealmsRules, Any]:
    """Its rules, and a position that may be changed."""
    return copy.deepcopy(_good(name))


@cache
def _good(name: str) -> tuple[RealmsRules, Any]:
    table = GOOD[name]()
    assert isinstance(table.match.rules, RealmsRules)
    return table.match.rules, table.match.position()


@pytest.mark.parametrize("name", GOOD)
def test_the_positions_that_these_are_made_of_are_good(name: str) -> None:
    rules, position = good(name)
    assert rules.position(rules.from_position(position)) == position


def seat(number: int, **changes: Any) -> Break:
    return lambda position: position["seats"][number - 1].update(changes)


def asked(**changes: Any) -> Break:
    """The open question with something changed."""
    return lambda position: position["pending"][-1].update(changes)


def below(**changes: Any) -> Break:
    """What waits below the open question with something changed."""
    return lambda position: position["pending"][0].update(changes)


def asks(*questions: Any) -> Break:
    return lambda position: position.update(pending=[*questions])


def said(**changes: Any) -> Break:
    return lambda position: position.update({name.replace("_", "-"): value for name, value in changes.items()})


def over(winners: list[int], reason: str) -> Break:
    return lambda position: position.update(over={"winners": winners, "reason": reason}, pending=[])


def both(*breaks: Break) -> Break:
    return lambda position: [each(position) for each in breaks]


GONE = {"authority": 0, "hand": {}, "deck": {}, "discard": {}, "in-play": []}
POST = {"card": "trading-post", "count": 1, "used": []}
IMPOSSIBLE: dict[str, tuple[str, Break, str]] = {
    # Who is out
    "a place that the living have": ("one is out", seat(2, place=1), "places"),
    "the second place with four in the match": ("one is out", seat(2, place=2), "places"),
    "a place that there is not": ("one is out", seat(2, place=5), "place"),
    "two last places": ("one is out", seat(3, place=4, **GONE), "places"),
    "a place of one who lives": ("one is out", both(seat(2, place=3), seat(3, place=4)), "authority"),
    "nobody plays on without authority": ("one is out", seat(3, authority=0), "authority"),
    "a hand of one who is out": ("one is out", seat(2, hand={"scout": 1}), "seat 2 is out"),
    "a base of one who is out": ("one is out", seat(2, **{"in-play": [POST]}), "seat 2 is out"),
    "the turn of one who is out": (
        "one is out", both(said(current=2), seat(1, combat=0)), "current is 2, but that seat is out"
    ),
    "the next turn of one who is out": (
        "one is out", both(asks({"ask": "begin-turn", "seat": 2}), seat(1, combat=0)), "out"
    ),
    "a question to one who is out": ("one is out", asks({"ask": "discard", "seat": 2, "number": 1}), "out"),
    "a draw of one who is out": ("one is out", asks({"ask": "draw", "seat": 2, "number": 1}), "out"),
    "cards removed with nobody": ("free-for-all", said(removed={"ram": 1}), "removed"),
    "a place in a duel's field": ("hydra", seat(2, place=4, authority=75), "place"),
    "one side that plays alone": (
        "free-for-all", both(seat(2, place=2, **GONE), seat(3, place=3, **GONE)), "only one side is left"
    ),
    "an emperor who is out": ("emperor", seat(2, place=6, **GONE), "only one side is left"),
    "a boss who is out": ("raid", both(seat(1, place=4, **GONE, combat=0), said(current=2)), "only one side is left"),
    # How it ended
    "winners who are no side": ("raid", over([2, 3], "defeat"), "over"),
    "winners in another order": ("raid", over([4, 3, 2], "defeat"), "over"),
    "a winner who is no list": ("raid", said(over={"winners": 1, "reason": "defeat"}), "over"),
    "a true winner": ("raid", over([True], "resigned"), "over"),
    "a draw of one side": ("the boss has won", over([], "turn-limit"), "only one side is left"),
    "a beaten Hydra with authority": ("a Hydra has won", both(seat(3, authority=5), seat(4, authority=5)), "authority"),
    "the word of the duel's first form": ("hydra", said(over={"winner": 1, "reason": "defeat"}), "over"),
    # Teams that have their turn together
    "a score for each head": ("hydra", seat(2, authority=74), "one score"),
    "a team that would give up": ("hydra", said(conceded=[3, 4]), "conceded"),
    "a seat that there is not": ("hydra", said(finished=[5]), "finished"),
    "teamwork where there is none": ("raid", said(finished=[1]), "finished"),
    "a refusal of one's own": ("refused", lambda position: position["refusals"][0].update(by=1), "refusals"),
    "an enemy's refusal": ("refused", lambda position: position["refusals"][0].update(by=4), "refusals"),
    # Damage that lasts
    "damage on a raider's base": ("raider", seat(2, **{"in-play": [{**POST, "damage": 1}]}), "damage"),
    "damage in the boss's own turn": ("raid", seat(1, **{"in-play": [{**POST, "damage": 1}]}), "damage"),
    "damage that destroys": ("raider", seat(1, **{"in-play": [{**POST, "damage": 4}]}), "damage"),
    "no damage": ("raider", seat(1, **{"in-play": [{**POST, "damage": 0}]}), "damage"),
    "damage on more than there are": (
        "raider", seat(1, **{"in-play": [{**POST, "count": 9, "damage": 1}]}), "count"
    ),
    "damage in another format": ("free-for-all", seat(2, **{"in-play": [{**POST, "damage": 1}]}), "damage"),
    # Whom, and how much
    "fewer discards than the card demands": ("target", asked(card="imperial-fighter", number=2), "imperial-fighter"),
    "more discards than the hand holds": ("discard", asked(number=2), "discard"),
    "a discard of the own team": ("discard", asked(seat=1), "discard"),
    "two discards of one hand": (
        "discard", lambda position: position["pending"].append(position["pending"][0]), "once"
    ),
    "an amount that he has not": ("amount", asked(number=5), "amount"),
    "an amount below what he could spend": ("amount", asked(number=3), "amount"),
    "an amount for oneself": ("amount", asked(target=1), "amount"),
    "an amount where there is one enemy only": (
        "hydra", asks({"ask": "amount", "seat": 1, "number": 4, "target": 3}), "amount"
    ),
    "an amount for a protected player": ("amount", seat(2, **{"in-play": [POST]}), "amount"),
    "an amount below another question": (
        "amount", lambda position: position["pending"].insert(0, {"ask": "reveal", "seat": 1, "number": 1}), "amount"
    ),
    "an amount after the turn": (
        "amount", lambda position: position["pending"].insert(0, {"ask": "begin-turn", "seat": 2}), "amount"
    ),
    "more damage than is missing": ("damage goes on", asked(number=3), "damage"),
    "a copy that has other damage": ("damage goes on", asked(damage=1), "damage"),
    "a base that is not there": ("damage", asked(card="blob-wheel"), "damage"),
    "damage on a raider": ("damage", asked(owner=2), "damage"),
    "nothing else to attack": ("damage", seat(1, **{"in-play": [POST]}), "damage"),
    # Gifts
    "a gift of the living": ("raid", asks({"ask": "gift", "seat": 2}), "gift"),
    "a gift that he has not": ("receiver", asked(gift="cutter"), "receiver"),
    "a gift that is no card": ("receiver", asked(gift="death-star"), "death-star"),
    "a gift below another question": (
        "gift", lambda position: position["pending"].insert(0, {"ask": "reveal", "seat": 1, "number": 9}), "row"
    ),
    # Paying together
    "a payment where there are no teams": (
        "free-for-all", asks({"ask": "payment", "seat": 1, "card": "scout", "number": 1}), "payment"
    ),
    "a payment that fits nothing": ("help-from", below(number=1), "payment"),
    "a payment for a card that is not there": ("help-from", said(row={}), "payment"),
    "a payment of more than they have": ("help-from", both(seat(2, trade=0), seat(3, trade=1)), "payment"),
    "a payment that is no longer needed": ("help-from", seat(1, trade=3), "payment"),
    "a promise of one's own": ("half promised", below(promised={"1": 1}), "payment"),
    "a promise of an enemy": ("half promised", below(promised={"4": 1}), "payment"),
    "a promise of more than he has": ("half promised", both(seat(3, trade=0), seat(2, trade=3)), "payment"),
    "a promise that is no object": ("half promised", below(promised=16), "payment"),
    "a payment of another seat": ("help-from", below(seat=2), "payment"),
    "an attack on a base that is not there": ("attack together", below(owner=4), "payment"),
    "an attack of one's own": ("attack together", below(owner=1), "payment"),
    "which teammate, of one": ("help-from", seat(2, trade=0), "help-from"),
    "which teammate, for another card": ("help-from", asked(card="cutter"), "help-from"),
    "which teammate, for nothing": ("help-from", lambda position: position["pending"].pop(0), "help-from"),
    "how much of one who has nothing": ("help-amount", asked(target=1), "help-amount"),
    "how much at least": ("help-amount", asked(least=2), "help-amount"),
    "how much at most": ("help-amount", asked(number=1), "help-amount"),
    "consent of one who is not asked": ("help-consent", asked(seat=1), "help-consent"),
    "consent to more than is missing": ("help-consent", asked(number=3), "help-consent"),
    "consent for another": ("help-consent", asked(target=2), "help-consent"),
    # What waits
    "a turn that begins while combat is left": ("free-for-all", asks({"ask": "begin-turn", "seat": 2}), "begin-turn"),
    "two turns": (
        "free-for-all",
        both(asks({"ask": "begin-turn", "seat": 2}, {"ask": "begin-turn", "seat": 2}), seat(1, combat=0)),
        "begin-turn",
    ),
    "a field of another question": ("amount", asked(owner=2), "owner"),
    "a card that asks for an amount": ("amount", asked(card="scout"), "card"),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_and_says_why(name: str) -> None:
    of, damage, word = IMPOSSIBLE[name]
    rules, position = good(of)
    damage(position)
    with pytest.raises(BadInput) as refused:
        rules.from_position(position)
    assert word in one_line(refused.value)


def test_copies_with_the_same_damage_may_be_written_as_a_count() -> None:
    rules, position = good("raider")
    position["seats"][0]["in-play"] = [{**POST, "count": 2, "damage": 1}]
    state = rules.from_position(position)
    told: Any = rules.position(state)["seats"]
    assert told[0]["in-play"] == [{**POST, "count": 1, "used": [], "damage": 1}] * 2
    assert rules.from_position(rules.position(state)) == state


def test_nobody_refuses_where_consent_is_automatic() -> None:
    rules, position = good("refused")
    automatic = RealmsRules({**rules.options, "pool-consent": "auto"})
    with pytest.raises(BadInput, match="refusals"):
        automatic.from_position(position)
    _, asking = good("help-consent")
    with pytest.raises(BadInput, match="help-consent"):
        automatic.from_position(asking)


def test_a_short_position_says_a_teams_score_once_and_a_place_once() -> None:
    """Unless said, a team has the score of its first seat, and who has a place has no authority."""
    rules = RealmsRules({"format": "hydra", "seats": "4"})
    state = rules.from_position({"starlode-position": 1, "seats": [{"authority": 31}, {}, {}, {}]})
    seats: Any = rules.position(state)["seats"]
    assert [entry["authority"] for entry in seats] == [31, 31, 75, 75]
    rules = RealmsRules({"format": "raid", "seats": "4"})
    state = rules.from_position({"starlode-position": 1, "seats": [{}, {"place": 4}, {}, {}]})
    seats = rules.position(state)["seats"]
    assert [entry["authority"] for entry in seats] == [70, 0, 50, 50]
