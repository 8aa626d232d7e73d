"""Files, positions and options that cannot be used are refused with one line that says what was wrong."""

import json
from typing import Any

import pytest

from starlode import replay
from starlode.core.errors import BadInput
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.realms.cards import CARDS
from starlode.realms.rules import RealmsRules
from tests.core.careful import one_line
from tests.realms.table import Table, a_duel

RULES = [RealmsRules({}), RealmsRules({"ally-check": "unlocked"})]


def refusal(position: Any, rules: RealmsRules = RULES[0]) -> str:
    with pytest.raises(BadInput) as refused:
        rules.from_position(position)
    return one_line(refused.value)


# Positions that somebody might write


def a_position(**changes: Any) -> dict[str, Any]:
    seats = [{"hand": {"scout": 3, "viper": 1}, "deck": {"scout": 5}}, {"hand": {"scout": 2}, "discard": {"scout": 6}}]
    return {
        "starlode-position": 1,
        "game": "realms",
        "turn": 9,
        "current": 1,
        "explorers": 10,
        "seats": seats,
        **changes,
    }


def seats(**changes: Any) -> dict[str, Any]:
    """A position with something changed at seat 1."""
    first, second = a_position()["seats"]
    return a_position(seats=[{**first, **changes}, second])


def asked(*questions: Any) -> dict[str, Any]:
    return a_position(pending=[{"seat": 1, **q} if isinstance(q, dict) else q for q in questions])


ALL_TRADE_CARDS = {card.id: card.copies for card in CARDS if card.faction != "unaligned"}
IMPOSSIBLE = {
    "81 trade cards": (a_position(**{"trade-deck": ALL_TRADE_CARDS, "row": {"ram": 1}}), "ram"),
    "two Needles": (seats(hand={"stealth-needle": 2}), "stealth-needle"),
    "17 Scouts": (seats(discard={"scout": 1}), "17 of scout"),
    "11 Explorers": (seats(discard={"explorer": 1}), "explorer"),
    "six cards in the row": (a_position(row={"ram": 2, "cutter": 3, "freighter": 1}), "row"),
    "a Scout for sale": (a_position(row={"scout": 0, "viper": 1}), "viper"),
    "an Explorer on the scrap heap": (a_position(**{"scrap-heap": {"explorer": 1}}, explorers=9), "Explorer"),
    "nobody plays on without authority": (seats(authority=0), "authority"),
    "known to be where it is not": (seats(known={"ram": 1}), "ram"),
    "a ship in play out of turn": ({**seats(**{"in-play": [{"card": "ram"}]}), "current": 2}, "ram"),
    "a base that was copied": (seats(**{"in-play": [{"card": "stealth-needle", "as": "the-hive"}]}), "the-hive"),
    "a Scout that copies": (seats(**{"in-play": [{"card": "scout", "as": "viper"}]}), "scout"),
    "a base among the ships played": (seats(**{"ships-played": ["the-hive"]}), "ships-played"),
    "a question without an answer": (
        {
            **asked({"ask": "copy-ship", "card": "stealth-needle"}),
            "seats": [{"in-play": [{"card": "stealth-needle"}]}, {}],
        },
        "no answer",
    ),
    "an unknown card": (seats(hand={"death-star": 1}), "hand: 'death-star' is not known here"),
    "an unknown card on top": (seats(top=["death-star"]), "death-star"),
    "an unknown card in a question": (asked({"ask": "scrap", "card": "death-star"}), "death-star"),
    "an unknown question": (asked({"ask": "why"}), "open question"),
    "an unknown field": (a_position(weather="rain"), "weather"),
    "an unknown field of a seat": (seats(mood="good"), "mood"),
    "another format": (a_position(**{"starlode-position": 2}), "format 2"),
    "true as a format": (a_position(**{"starlode-position": True}), "format"),
    "another game": (a_position(game="chess"), "chess"),
    "three seats": (a_position(seats=[{}, {}, {}]), "seats"),
    "seat 3 in turn": (a_position(current=3), "current"),
    "less than nothing": (seats(hand={"scout": -1}), "scout"),
    "true as a number": (seats(trade=True), "trade"),
    "half a card": (seats(hand={"scout": 0.5}), "scout"),
    # What was once accepted, or met by another exception:
    "a question that is a list": (asked({"ask": []}), "open question"),
    "a question that is no object": (asked(["discard"]), "open question"),
    "500 Scouts in play": (seats(**{"in-play": [{"card": "scout", "count": 250}] * 2}), "scout"),
    "factions that there are not": (seats(unlocked=99), "unlocked"),
    "a billion Blobs played": (seats(**{"blobs-played": 10**9}), "blobs-played"),
    "more cards on top than there is room for": (
        seats(top=[card for card, copies in ALL_TRADE_CARDS.items() for _ in range(copies)]), "top:"
    ),
    "a question below another": (asked({"ask": "copy-ship"}, {"ask": "discard", "number": 1}), "question"),
    "a choice of a thousand": (
        asked({"ask": "choose", "card": "blob-world", "number": 1000, "at": ["blob-world", "primary", 4]}), "question"
    ),
    "more to resume than there is room for": (
        asked(*[{"ask": "resume", "at": ["port-of-call", "scrap", 0]}] * 8), "question"
    ),
    "more to discard than the hand holds": (asked({"ask": "discard", "number": 9}), "discard"),
    "resuming between two steps": (
        asked({"ask": "resume", "card": "patrol-mech", "at": ["patrol-mech", "primary", 5]}), "question"
    ),
    "a turn that begins while ships are in play": (
        {**seats(**{"in-play": [{"card": "ram"}]}), "pending": [{"ask": "begin-turn", "seat": 2}]}, "begin-turn"
    ),
    "more to reveal than the row has room for": (
        {**asked({"ask": "reveal", "number": 3}), "row": {"ram": 2, "cutter": 3}, "trade-deck": {"corvette": 2}}, "row"
    ),
    "a deal in the middle of a match": ({**asked({"ask": "start"}), "row": {"ram": 2}}, "start"),
    "a ship copied out of turn": (
        {**asked({"ask": "copy-ship", "seat": 2, "card": "stealth-needle"}), "seats": [{}, {}]}, "copy-ship"
    ),
    "a Needle copied that is not in play": (
        {
            **asked({"ask": "copy-ship", "card": "stealth-needle"}),
            "seats": [{"ships-played": ["ram"], "deck": {"stealth-needle": 1}}, {}],
        },
        "Needle",
    ),
    "a question that its card does not ask": (
        {**asked({"ask": "scrap", "card": "scout", "number": 7}), "seats": [{"hand": {"viper": 1}}, {}]}, "scout"
    ),
    "more done than the card allows": (
        {
            **asked({"ask": "scrap-then-draw", "card": "brain-world", "number": 1, "done": 1023, "zones": 3}),
            "seats": [{"hand": {"viper": 1}}, {}],
        },
        "brain-world",
    ),
    "resuming the ability of another card": (
        asked({"ask": "resume", "card": "ram", "at": ["port-of-call", "scrap", 0]}), "none of ram"
    ),
    "a choice of another card": (
        asked({"ask": "choose", "card": "patrol-mech", "number": 2, "at": ["barter-world", "primary", 5]}),
        "none of patrol-mech",
    ),
    "two refills for one place": (
        {
            **asked({"ask": "reveal", "number": 3}, {"ask": "reveal", "number": 3}),
            "trade-deck": {"corvette": 2},
        },
        "row",
    ),
    "a base on its way": (asked({"ask": "destination", "bought": "the-hive"}), "the-hive"),
    "trade out of turn": (a_position(seats=[{}, {"trade": 3}]), "whose turn"),
    "cards removed from a duel": (a_position(removed={"ram": 1}), "removed"),
    "a defeat of nobody": (a_position(over={"winners": [1], "reason": "defeat"}), "authority"),
    "a quiet future": (a_position(turn=3, **{"quiet-since": 4}), "quiet-since"),
    "a question after the end": (
        {**asked({"ask": "discard", "number": 1}), "over": {"winners": [1], "reason": "defeat"}}, "over"
    ),
    "a defeat without a winner": (a_position(over={"winners": [], "reason": "defeat"}), "over"),
    "a draw with a winner": (a_position(over={"winners": [1], "reason": "turn-limit"}), "over"),
    "true as a winner": (a_position(over={"winners": [True], "reason": "resigned"}), "over"),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_and_says_why(name: str) -> None:
    position, word = IMPOSSIBLE[name]
    for rules in RULES:
        assert word in refusal(position, rules)


def test_the_position_that_these_are_made_of_is_good() -> None:
    table = Table(Match(RULES[0], position=a_position()))
    table.play("play viper", "attack 2", "end-turn", "end-turn")
    assert table.foe.authority == 49


def test_bases_in_play_are_allies_from_the_start_also_where_allies_stay_unlocked() -> None:
    """SR-187, SR-191: a position need not say which factions are unlocked; its cards do."""
    state = RULES[1].from_position(seats(**{"in-play": [{"card": "the-hive"}, {"card": "blob-wheel"}]}))
    assert "ally the-hive" in RULES[1].decision(state).actions


@pytest.mark.parametrize("wrong", [None, 1, "position", [], [1, 2], True])
def test_what_is_no_object_is_no_position(wrong: Any) -> None:
    assert refusal(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{",
        "[" * 100_000,
        '{"a":' * 50_000,
        '{"starlode-record": ' + "1" * 5000 + "}",
        "\ufeff{}",
        "NaN",
        "\x00",
    ],
    ids=["empty", "list", "null", "cut", "deep list", "deep object", "long number", "byte order mark", "NaN", "NUL"],
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        Record.load(text)
    one_line(refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"rows": ["² end-turn"]}, {"rows": ["1" * 5000 + " end-turn"]}, {"rows": ["1 two\nlines"]},
        {"rows": ["1 " + "x" * 5000]}, {"options": {"game": "x"}}, {"options": {"sets\n": "1"}},
        {"options": {"sets": "1\n"}}, {"game": "two\nlines"}, {"starlode-record": "1\n"},
    ],
    ids=lambda changes: ascii(changes)[:40],
)  # fmt: skip
def test_a_record_with_odd_texts_is_refused_in_one_line(changes: dict[str, Any]) -> None:
    record = a_duel(hand=["scout"]).match.record.to_json()
    with pytest.raises(BadInput) as refused:
        replay(Record.load(json.dumps({**record, **changes})))
    one_line(refused.value)
