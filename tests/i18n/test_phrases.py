"""Phrases carry no language, survive JSON, and need no more than the messages and the JSON of the cards to be read."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import card_texts_page
from starlode.core.match import Match
from starlode.games import find, rules
from starlode.i18n import LANGUAGES, Words
from starlode.i18n.bundles import say
from starlode.i18n.card_faces import decks
from starlode.i18n.phrase import (
    AbilityText,
    BranchText,
    CardName,
    FactionName,
    MessageText,
    Phrase,
    Points,
    Seat,
)
from starlode.i18n.voices import voice_of
from tests.i18n.games import GAMES
from tests.i18n.messages import refusals
from tests.i18n.phrases import phrase_of
from tests.i18n.test_completeness import DETAILS
from tests.realms.laws.walks import CASES, Case, new_match, play_one, seeds
from tests.words import realms_words

NAMES = {1: "Anna", 2: "Ben"}
VOICE = voice_of(rules("realms"))


class Reader:
    """A client in another language of programs: it knows the .ftl files and the JSON of the cards, and no rules."""

    def __init__(self, language: str, names: dict[int, str] = NAMES, deck: str = "realms") -> None:
        """Of a game with several decks any will do: names are the same in all, and no other text is needed."""
        self.names = names
        self.say = partial(say, language)
        self.game = deck.split(".")[0]
        path = card_texts_page.STATIC / f"{deck}.{language}.json"
        self.cards: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))

    def read(self, phrase: Any) -> str:
        args = {name: self.argument(value) for name, value in phrase["args"].items()}
        return self.say(phrase["id"], self.game, **args)

    def argument(self, value: Any) -> str | int:
        if isinstance(value, str | int):
            return value
        ((kind, content),) = value.items()
        match kind:
            case "seat":
                return self.names.get(content) or self.say("nature", self.game)
            case "seats":
                *others, last = [self.names[seat] for seat in content]
                return self.say("list-last", self.game, list=", ".join(others), last=last)
            case "card":
                return str(self.cards[content]["name"])
            case "faction":
                return self.say(f"faction-{content}", self.game)
            case "ability":
                lines = self.cards[content[0]]["lines"]
                return next(str(line["short"]) for line in lines if line["ability"] == content[1])
            case "branch":
                return str(self.cards[content[0]]["branches"][content[1] - 1])
            case "points":
                return ", ".join(self.say(f"effect-{what}", self.game, amount=much) for what, much in content.items())
            case "message":
                return self.say(content, self.game)
            case "phrase":
                return self.read(content)
            case _:
                raise AssertionError(f"unknown kind of argument: {kind}")


def told_of(match: Match[Any], after: int) -> Iterator[tuple[Phrase, list[str]]]:
    """All phrases about the last move and the next question, each with what Words says straight away."""
    words = [Words(language, match.rules) for language in LANGUAGES]
    voice = voice_of(match.rules)
    for seat in (1, 2, None):
        for event in match.seen_by(seat, after):
            yield voice.event(event), [each.event(event, NAMES) for each in words]
    if match.decision is not None:
        decision = match.decision.to_json()
        yield voice.question(decision), [each.question(decision, NAMES) for each in words]
        for option in match.decision.options:
            label = option.to_json()
            yield voice.option(label, decision), [each.option(label, NAMES, decision) for each in words]
            yield voice.option(label), [each.option(label, NAMES) for each in words]
        for macro in match.decision.macros:
            yield voice.macro(macro.to_json()), [each.macro(macro.to_json()) for each in words]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", seeds(1, 2))
def test_phrases_of_whole_matches_say_the_same_after_json_and_without_the_rules(case: Case, seed: int) -> None:
    match, rng = new_match(case, seed)
    told: dict[str, list[str]] = {}
    after = 0
    while match.actor is not None:
        told |= {_sent(phrase): lines for phrase, lines in told_of(match, after)}
        after = len(match.events)
        play_one(match, rng, case.player)
    told |= {_sent(phrase): lines for phrase, lines in told_of(match, after)}
    assert len(told) > 50
    readers = [Reader(language) for language in LANGUAGES]
    for sent, lines in told.items():
        phrase = phrase_of(json.loads(sent))
        assert [realms_words(language).phrase(phrase, NAMES) for language in LANGUAGES] == lines
        assert [reader.read(json.loads(sent)) for reader in readers] == lines
        assert sent.isascii()


def _sent(phrase: Phrase) -> str:
    """A phrase as it goes over a wire, and it comes back as it was."""
    sent = json.dumps(phrase.to_json(), ensure_ascii=False)
    assert phrase_of(json.loads(sent)) == phrase
    return sent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_a_phrase(game: str, language: str) -> None:
    words, reader = Words(language, rules(game)), Reader(language, deck=next(iter(decks(find(game)))))
    for code, details in refusals(game):
        given = {name: DETAILS[name] for name in details}
        sent = _sent(voice_of(rules(game)).error(code, given))
        assert sent.isascii()
        assert reader.read(json.loads(sent)) == words.error(code, **given)


def test_a_phrase_is_an_id_with_typed_arguments() -> None:
    option = {"action": "ally stealth-needle as cutter", "verb": "ally", "card": "stealth-needle", "as": "cutter"}
    assert VOICE.option(option).to_json() == {
        "id": "option-ally-as",
        "args": {
            "card": {"card": "stealth-needle"}, "copied": {"card": "cutter"}, "text": {"ability": ["cutter", "ally"]},
        },
    }  # fmt: skip
    chosen = {"event": "branch-chosen", "seat": 2, "card": "barter-world", "branch": 2, "as": None}
    assert VOICE.event(chosen) == Phrase(
        "event-branch-chosen",
        {"player": Seat(2), "card": CardName("barter-world"), "text": BranchText("barter-world", 2)},
    )
    bought = {"event": "card-bought", "seat": 1, "card": "cutter", "on-top": False}
    assert VOICE.event(bought).args["on-top"] == "no"
    gained = {"event": "points-gained", "seat": 1, "trade": 2, "combat": 0, "authority": 4}
    assert VOICE.event(gained).args == {"player": Seat(1), "points": Points({"trade": 2, "authority": 4})}
    ended = {"event": "match-ended", "winners": [1], "reason": "defeat"}
    assert VOICE.event(ended).args == {"player": Seat(1), "reason": MessageText("reason-defeat")}
    together = {"event": "match-ended", "winners": [1, 2], "reason": "defeat"}
    assert VOICE.event(together).to_json() == {
        "id": "event-match-ended", "args": {"player": {"seats": [1, 2]}, "reason": {"message": "reason-defeat"}},
    }  # fmt: skip


def test_a_question_and_the_label_of_one_of_several_copies_are_phrases_inside_a_phrase() -> None:
    decision = {"seat": 1, "asked": "scrap", "source": "trade-bot", "as": None, "options": [{"verb": "decline"}]}
    assert VOICE.question(decision).to_json() == {
        "id": "asked-by-card",
        "args": {
            "player": {"seat": 1},
            "question": {"phrase": {"id": "question-scrap", "args": {"optional": "yes"}}},
            "card": {"card": "trade-bot"},
        },
    }
    option = {"action": "use blob-wheel used-ally", "verb": "use", "card": "blob-wheel", "copy": "used-ally"}
    assert VOICE.option(option).args == {
        "label": Phrase("option-use", {"card": CardName("blob-wheel"), "text": AbilityText("blob-wheel", "primary")}),
        "copy": "used-ally",
    }


def test_of_what_somebody_typed_the_traces_of_keys_are_left_out() -> None:
    assert VOICE.error("unknown-card", {"card": "żuk\x1b[D\x07"}) == Phrase("error-unknown-card", {"card": "żuk"})
    assert VOICE.error("no-ally", {"card": "cutter", "faction": "blob"}).args == {
        "card": CardName("cutter"), "faction": FactionName("blob"),
    }  # fmt: skip


def test_seats_count_as_far_as_the_table_has_them() -> None:
    event = {"event": "player-attacked", "seat": 5, "target": 6, "amount": 3}
    names = {5: "Eva", 6: "Filip"}
    voice = voice_of(rules("realms", format="free-for-all", seats=6))
    assert realms_words("en").phrase(voice.event(event), names) == "Eva: attack for 3 combat (target: Filip)"
    assert realms_words("en").phrase(voice.event(event)) == "Seat 5: attack for 3 combat (target: Seat 6)"
