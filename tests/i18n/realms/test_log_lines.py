"""Log lines, questions and labels: of whole random matches, and a few word for word."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from starlode.core.match import Match
from starlode.i18n import LANGUAGES, Words
from starlode.realms.cards import CARDS
from starlode.realms.engine import codes
from starlode.realms.rules import RealmsRules
from starlode.realms.written.happenings import ROWS, Happenings
from tests.realms.laws.walks import CASES, Case, new_match, play_one, seeds
from tests.words import realms_words

NAMES = {1: "Anna", 2: "Ben"}
# An id, an unfilled variable or a Python word has no place in a line.
RAW = re.compile(r"[{}$_]|\b(None|True|False|yes)\b|\b[a-z]+-[a-z]+-[a-z]+\b")


def told_of(match: Match[Any], after: int) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """All that anybody is told about the last move and the next question: what it is, itself, and its decision."""
    for seat in (1, 2, None):
        for event in match.seen_by(seat, after):
            yield "event", {key: value for key, value in event.items() if key != "n"}, {}
    if match.decision is not None:
        decision = match.decision.to_json()
        asked = {key: decision[key] for key in ("seat", "asked", "source", "as")}
        yield "question", decision, {}
        for option in match.decision.options:
            yield "option", option.to_json(), asked
        for macro in match.decision.macros:
            yield "macro", macro.to_json(), {}


def line(words: Words, what: str, content: dict[str, Any], decision: dict[str, Any]) -> str:
    if what == "event":
        return words.event(content, NAMES)
    if what == "question":
        return words.question(content, NAMES)
    return words.option(content, NAMES, decision) if what == "option" else words.macro(content)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", seeds(1, 2))
def test_whole_matches_are_told(case: Case, seed: int) -> None:
    match, rng = new_match(case, seed)
    told: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {}
    after = 0
    while match.actor is not None:
        told |= {json.dumps(entry): entry for entry in told_of(match, after)}
        after = len(match.events)
        play_one(match, rng, case.player)
    told |= {json.dumps(entry): entry for entry in told_of(match, after)}
    for language in LANGUAGES:
        lines = {line(realms_words(language), *entry) for entry in told.values()}
        assert len(lines) > 50
        assert [text for text in lines if RAW.search(text) or text.strip() != text or not text or "  " in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [row.code for row in ROWS if row.code != codes.E_ENDED])
def test_every_event_of_the_journal_is_told(language: str, code: int) -> None:
    told = 0
    needle = [card.id for card in CARDS].index("stealth-needle")
    as_itself, as_a_copy = codes.PRIMARY + 4 * codes.NONE, codes.ALLY_ABILITY + 4 * 7
    for numbers in ((0, 1, 0), (1, 45, 1), (0, needle, as_itself), (1, needle, as_a_copy)):
        try:
            event = Happenings(CARDS, RealmsRules().party).event((code, *numbers))
        except IndexError:
            continue  # these numbers are no such entry
        told += len({realms_words(language).event(event.seen_by(seat), NAMES) for seat in (1, 2)})
    assert told > 0


EVENTS = [
    (
        {"event": "card-played", "seat": 1, "card": "cutter"},
        "Anna: Cutter played",
        "Anna: Kutter ausgespielt",
        "Anna: zagrano kartę „Kuter”",
    ),
    (
        {"event": "card-drawn", "seat": 2, "card": None},
        "Ben: a card drawn",
        "Ben: eine Karte gezogen",
        "Ben: dobrano kartę",
    ),
    (
        {"event": "points-gained", "seat": 1, "trade": 2, "combat": 0, "authority": 4},
        "Anna: +2 trade, +4 authority",
        "Anna: +2 Handel, +4 Autorität",
        "Anna: +2 handlu, +4 autorytetu",
    ),
    (
        {"event": "base-destroyed", "seat": 2, "card": "junkyard", "by": 1},
        "Anna: Junkyard destroyed (owner: Ben)",
        "Anna: Schrottplatz zerstört (Besitzer: Ben)",
        "Anna: zniszczono bazę „Skład złomu” (właściciel: Ben)",
    ),
    (
        {"event": "branch-chosen", "seat": 1, "card": "recycling-station", "branch": 2, "as": None},
        "Anna: Recycling Station, chosen: discard up to 2 cards from your hand, then draw as many",
        "Anna: Recycling-Station, gewählt: wirf bis zu 2 Handkarten ab und ziehe danach ebenso viele Karten",
        "Anna: „Stacja recyklingu”, wybrano: odrzuć z ręki do 2 kart, a potem dobierz tyle samo kart",
    ),
    (
        {"event": "card-discarded", "seat": 1, "card": "scout", "count": 3},
        "Anna: 3 × Scout discarded",
        "Anna: 3 × Aufklärer abgeworfen",
        "Anna: odrzucono karty: 3 × „Zwiadowca”",
    ),
    (
        {"event": "discard-owed", "seat": 2, "cards": 2},
        "Ben: 2 cards to discard at the start of the next turn",
        "Ben: zu Beginn des nächsten Zuges sind 2 Karten abzuwerfen",
        "Ben: 2 karty do odrzucenia na początku następnej tury",
    ),
    (
        {"event": "match-ended", "winners": [], "reason": "turn-limit"},
        "The match is a draw (turn limit reached)",
        "Die Partie endet unentschieden (Zuglimit erreicht)",
        "Partia kończy się remisem (osiągnięto limit tur)",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("event", "en", "de", "pl"), EVENTS, ids=lambda value: value["event"] if isinstance(value, dict) else ""
)
def test_an_event_is_a_line_of_the_log(event: dict[str, Any], en: str, de: str, pl: str) -> None:
    assert [realms_words(language).event(event, NAMES) for language in LANGUAGES] == [en, de, pl]


def test_a_player_without_a_name_is_a_seat() -> None:
    event = {"event": "turn-ended", "seat": 2}
    assert [realms_words(language).event(event, {}) for language in LANGUAGES] == [
        "Seat 2: turn ended",
        "Spieler 2: Zug beendet",
        "Gracz 2: koniec tury",
    ]
    assert realms_words("de").event(event, realms_words("de").names_for(2)) == "Du: Zug beendet"


def test_a_question_names_the_card_that_asks() -> None:
    decision = {"seat": 1, "asked": "scrap", "source": "trade-bot", "as": None, "options": [{"verb": "decline"}]}
    assert [realms_words(language).question(decision, NAMES) for language in LANGUAGES] == [
        "Anna – Trade Bot: choose a card to scrap, or decline",
        "Anna – Handels-Bot: Karte zum Verschrotten wählen oder verzichten",
        "Anna – Bot handlowy: wybierz kartę do zezłomowania albo zrezygnuj",
    ]
    copied = decision | {"source": "stealth-needle", "as": "trade-bot"}
    assert realms_words("en").question(copied, NAMES) == (
        "Anna – Stealth Needle as Trade Bot: choose a card to scrap, or decline"
    )


def test_an_option_tells_what_it_does() -> None:
    option = {"action": "scrap blob-wheel used-primary", "verb": "scrap", "card": "blob-wheel", "copy": "used-primary"}
    assert [realms_words(language).option(option, NAMES) for language in LANGUAGES] == [
        "Scrap Blob Wheel (+3 trade) – primary ability already used",
        "Verschrotten: Blob-Rad (+3 Handel) – primäre Fähigkeit bereits eingesetzt",
        "Zezłomuj: Koło Blobów (+3 handlu) – zdolność podstawowa już użyta",
    ]
    other = {"action": "scrap blob-wheel", "verb": "scrap", "card": "blob-wheel"}
    assert realms_words("en").option(option, NAMES, {"options": [option]}) == "Scrap Blob Wheel (+3 trade)"
    assert realms_words("en").option(option, NAMES, {"options": [option, other]}).endswith("already used")
    choice = {"action": "choose 2", "verb": "choose", "branch": 2}
    asked = {"seat": 1, "asked": "choose", "source": "stealth-needle", "as": "patrol-mech", "options": [choice]}
    assert realms_words("de").option(choice, NAMES, asked) == "+5 Kampf"
    assert realms_words("de").option(choice, NAMES) == "Möglichkeit 2"


def test_a_refusal_names_the_card_and_the_figures() -> None:
    refused = [
        realms_words(language).error("not-enough-trade", card="cutter", need=2, have=1) for language in LANGUAGES
    ]
    assert refused == [
        "Not enough trade: Cutter costs 2, you have 1.",
        "Nicht genug Handel: Kutter kostet 2, du hast 1.",
        "Za mało handlu: karta „Kuter” kosztuje 2, a masz 1.",
    ]
    assert realms_words("en").error("unknown-card", card="cuter") == "There is no card called “cuter”."


def test_a_macro_counts_in_three_languages() -> None:
    macro = {"label": "play-simple-cards", "actions": ["play scout"] * 5}
    assert [realms_words(language).macro(macro) for language in LANGUAGES] == [
        "Play 5 simple cards",
        "5 einfache Karten ausspielen",
        "Zagraj 5 prostych kart",
    ]


def test_what_nature_does_has_words_too() -> None:
    rules = RealmsRules()
    decision = rules.decision(rules.new()).to_json()
    assert realms_words("en").question(decision, NAMES) == "Chance: the starting player is drawn"
