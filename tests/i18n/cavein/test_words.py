"""The words of Cave-In: whole matches by every edition, what editions change, and a few lines word for word."""

import json
import re
from functools import cache
from typing import Any

import pytest

import card_texts_page
from starlode.cavein.components import HALVES, default_text, load
from starlode.cavein.effects import (
    EDITIONS,
    SCORING_WORDS,
    PointsForColours,
    PointsForOneColour,
    PointsPerArtifact,
    PointsPerCaveIn,
    PointsPerCrystals,
    PointsPerSymbol,
    PointsPerTotem,
    PointsPerWild,
    Scoring,
)
from starlode.cavein.engine.scoring import half_points
from starlode.cavein.rules import CaveinRules
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.core.vocabulary import word_of
from starlode.games import rules
from starlode.i18n import LANGUAGES, Words
from starlode.i18n.cavein.lore import CaveinLore, CaveinText
from starlode.i18n.cavein.names import crystal_data
from starlode.i18n.phrase import NOTHING, Phrase
from starlode.i18n.voices import voice_of
from tests.cavein.laws.walks import rich_position
from tests.cavein.table import a_table
from tests.i18n.phrases import phrase_of
from tests.i18n.realms.test_log_lines import RAW
from tests.i18n.test_phrases import Reader
from tests.words import cavein_words

NAMES = {1: "Anna", 2: "Ben", 3: "Cleo", 4: "Dan"}
LONGEST = 42  # letters that fit a small card in two lines
SIZE = 46_000  # bytes of a file that every visitor loads
ALL_FACTIONS = ("terrons+hydrans+minegglers+metanels", "bioss+weedlocks+hydrans+metanels")


@cache
def told_in(edition: str, seats: int, seed: int) -> tuple[dict[str, Phrase], set[str], set[str]]:
    """All that anybody is told in a match from its middle, once each; and which events and questions there were."""
    made = CaveinRules(
        {"edition": edition, "seats": str(seats), "factions": ALL_FACTIONS[seed % 2], "round-limit": "12"}
    )
    rng, voice = Rng(seed), voice_of(made)
    match: Match[Any] = Match(made, seed=seed, position=rich_position(made, rng))
    told: dict[str, Phrase] = {}
    questions, after = set(), 0
    while match.decision is not None:
        decision: Any = match.decision.to_json()
        view: Any = match.view(match.decision.seat).to_json()
        phrases = [voice.event(event) for event in match.seen_by(None, after)]
        after = len(match.events)
        questions.add(match.decision.asked)
        for seen in (view, NOTHING):
            phrases.append(voice.question(decision, seen))
            phrases += [voice.option(option, decision, seen) for option in decision["options"]]
        phrases += [voice.macro(macro.to_json()) for macro in match.decision.macros]
        told |= {json.dumps(phrase.to_json()): phrase for phrase in phrases}
        options = match.decision.actions
        keep = [line for line in options if line not in ("end-turn", "go-on", "decline")] or options
        match.play(keep[rng.below(len(keep))])
    told |= {json.dumps(p.to_json()): p for p in (voice.event(e) for e in match.seen_by(None, after))}
    return told, {event.name for event in match.events}, questions


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_are_told_in_three_languages(edition: str, seats: int) -> None:
    """What Words says is what a client says that has only the messages and the JSON of the cards."""
    told, _, _ = told_in(edition, seats, seats)
    assert len(told) > 150
    for language in LANGUAGES:
        words, reader = Words(language, rules("cavein", edition=edition)), Reader(language, NAMES, f"cavein.{edition}")
        for sent, phrase in told.items():
            assert phrase_of(json.loads(sent)) == phrase
            text = words.phrase(phrase, NAMES)
            assert not RAW.search(text), text
            assert text == text.strip() != ""
            assert "  " not in text
            assert reader.read(json.loads(sent)) == text


def test_in_such_matches_nearly_everything_is_asked_and_happens() -> None:
    events, questions = set(), set()
    for seed in range(1, 25):
        _, happened, asked = told_in(EDITIONS[seed % 3], 2 + seed % 3, seed)
        events |= happened
        questions |= asked
    assert events >= {
        "action-taken", "artifact-activated", "artifact-collected", "base-raided", "card-dyed", "card-played",
        "cave-in", "crystal-mined", "crystal-recoloured", "crystal-taken", "leader-changed", "leader-returned",
        "leader-used", "match-ended", "mercenary-recruited", "mercenary-subjugated", "skill-used",
        "taken-from-base", "taken-from-docks", "totem-taken", "turn-ended", "turn-started",
    }  # fmt: skip
    assert questions >= {
        "starting", "action", "pay-recruit", "paying-colour", "pay-crystal", "pay-artifact", "take-crystal",
        "take-from-docks", "take-from-bases", "recolour", "new-colour", "dye-colour", "dye", "subjugate",
        "subjugate-from-hand",
    }  # fmt: skip


@pytest.mark.parametrize(("more", "asked"), [([], "you have no card to add"), (["driller"], "add a card?")])
def test_a_payment_that_suffices_says_whether_more_can_be_added(more: list[str], asked: str) -> None:
    table = a_table(hand=["driller", *more, "frogt-opus"], hidden=["frogt-opus"], mine=["brown-1-plain"])
    table.play("mine brown-1-plain", "pay driller")
    told = table.match.decision
    assert told is not None
    assert asked in cavein_words("en").question(told.to_json(), NAMES, table.view(1))


def test_nature_is_told_too() -> None:
    made = CaveinRules()
    state, rng, asked = made.new(), Rng(4), set()
    while state.actor == -1:
        decision: Any = made.decision(state).to_json()
        asked.add(decision["asked"])
        for language in LANGUAGES:
            words = Words(language, made)
            lines = [words.question(decision, NAMES)]
            lines += [words.option(option, NAMES, decision) for option in decision["options"]]
            assert not [line for line in lines if RAW.search(line)]
        state.apply(state.legal()[rng.below(len(state.legal()))])
    assert asked >= {"factions", "command", "start", "draw", "refill-docks", "refill-mine", "reveal"}


# What is drawn on cards


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_static_file_of_an_edition_holds_everything_that_can_be_drawn(edition: str, language: str) -> None:
    path = card_texts_page.STATIC / f"cavein.{edition}.{language}.json"
    faces: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    box = load()
    assert path.stat().st_size < SIZE
    assert len(faces) == 24 + 24 + 6 + len(box.crystals)
    for thing, face in faces.items():
        assert sorted(face) == [
            "branches", "cave_in", "colour", "cost", "faction", "kind", "level", "lines", "mark", "name", "points",
            "symbol",
        ]  # fmt: skip
        assert face["kind"] in ("mercenary", "artifact", "crystal", "totem")
        for line in face["lines"]:
            assert sorted(line) == ["ability", "label", "pieces", "short", "text"]
            for piece in line["pieces"]:
                assert 0 < len(piece["text"]) <= LONGEST, f"{thing}: {piece['text']}"
                assert piece["text"][-1] != "."
    assert faces["drollo"]["level"] == 2
    assert faces["contract"]["cost"] == 4
    assert (faces["yellow-3-red"]["symbol"], faces["yellow-3-cavein"]["cave_in"]) == ("bioss", True)


def test_editions_differ_in_four_mercenaries() -> None:
    told = {
        edition: {card: Words("en", rules("cavein", edition=edition)).card_lines(card)[1:] for card in CARDS}
        for edition in EDITIONS
    }
    others = [{card for card in CARDS if told["en2021"][card] != told[edition][card]} for edition in EDITIONS[1:]]
    assert others == [{"stalkroot", "seeder", "mandragore"}, {"stalkroot", "seeder", "mandragore", "robuster"}]
    assert told["pl2018"]["stalkroot"] == told["en2021"]["seeder"]


CARDS = tuple(card.id for card in load().mercenaries)


def test_a_table_may_say_how_a_robuster_dyes_whatever_the_edition() -> None:
    for chosen, text in (("yes", "as one colour"), ("no", "each count as a colour")):
        made = rules("cavein", edition="pl2018", robuster_one_colour=chosen)
        assert text in Words("en", made).card_lines("robuster")[1]


def test_a_card_a_half_and_a_crystal_as_players_read_them() -> None:
    words = Words("en", rules("cavein"))
    text = words.card_text("drollo")
    assert isinstance(text, CaveinText)
    assert (text.kind, text.faction, text.colour, text.level) == ("mercenary", "metanels", "yellow", 2)
    assert [Words(lang, rules("cavein")).card_lines("deep-vein-bonus")[:2] for lang in LANGUAGES] == [
        ["Deep Vein Bonus · artifact · cost 7", "At the end: 2 points for each of your crystals of cost 6."],
        ["Tiefenzuschlag · Artefakt · Kosten 7", "Am Ende: 2 Punkte für jeden deiner Kristalle mit Kosten 6."],
        ["Premia za głębokość · artefakt · koszt 7", "Na koniec: 2 punkty za każdy twój kryształ o koszcie 6."],
    ]
    assert [Words(lang, rules("cavein")).card_lines("yellow-3-cavein")[:2] for lang in LANGUAGES] == [
        ["yellow 3 (cave-in) · crystal · 3 points", "Shows: The cave-in sign – mining it moves the track by 1."],
        [
            "Gelb 3 (Einsturz) · Kristall · 3 Punkte",
            "Zeigt: Das Einsturzsymbol – wer ihn fördert, rückt die Leiste um 1 vor.",
        ],
        [
            "żółty 3 (zawalenie) · kryształ · 3 punkty",
            "Na krysztale: Symbol zawalenia – fedrowanie przesuwa znacznik o 1.",
        ],
    ]


@pytest.mark.parametrize(
    ("thing", "marks"),
    [
        (
            "yellow-3-cavein",
            ["reconstructed: all that is on", "rekonstruiert: alles", "odtworzone: wszystko"],
        ),
        (
            "hazard-pay",
            ["reconstructed: the cost and", "rekonstruiert: Kosten und", "odtworzone: koszt i"],
        ),
        ("contract", ["reconstructed: the cost –", "rekonstruiert: die Kosten –", "odtworzone: koszt –"]),
        ("third-cyber-arm", ["inferred from the rulebooks", "aus den Regelheften erschlossen", "wywnioskowane"]),
        ("baton-of-coaxing", ["inferred from the rulebooks", "aus den Regelheften erschlossen", "wywnioskowane"]),
    ],
)
def test_what_is_reconstructed_is_marked_with_how_to_correct_it(thing: str, marks: list[str]) -> None:
    for language, mark in zip(LANGUAGES, marks, strict=True):
        told = Words(language, rules("cavein")).card_lines(thing)[-1]
        assert mark in told
        assert told.endswith("starlode cards cavein --toml]")


def test_what_was_read_off_the_box_has_no_mark() -> None:
    text = (card_texts_page.ROOT / "src/starlode/cavein/components.toml").read_text(encoding="utf-8")
    words = Words("en", rules("cavein", text.replace('"reconstructed"', '"box"').replace('"inferred"', '"box"')))
    assert all(words.card_text(thing).mark is None for thing in words.lore.ids)
    assert not any("reconstructed" in line for thing in words.lore.ids for line in words.card_lines(thing))


def test_a_crystal_is_named_by_its_data_whatever_the_box() -> None:
    """Kinds that differ in nothing but their points are told apart by them."""
    figures = 'colour = "red"\ncost = 6\npoints = 9\nsymbol = "blue"\ncave-in = true\ncopies = 1\nsource = "box"\n'
    entry = f"[[crystals]]\n{figures}"
    text = (card_texts_page.ROOT / "src/starlode/cavein/components.toml").read_text(encoding="utf-8")
    twin = entry.replace("points = 9", "points = 8")
    made = rules("cavein", text + "\n" + entry + "\n" + twin)
    names = [[Words(lang, made).thing(f"red-6-blue-cavein-{points}") for points in (8, 9)] for lang in LANGUAGES]
    assert names == [
        ["red 6 (Hy’drans, cave-in), 8 points", "red 6 (Hy’drans, cave-in), 9 points"],
        ["Rot 6 (Hy’drans, Einsturz), 8 Punkte", "Rot 6 (Hy’drans, Einsturz), 9 Punkte"],
        ["czerwony 6 (Hy’dranie, zawalenie), 8 punktów", "czerwony 6 (Hy’dranie, zawalenie), 9 punktów"],
    ]
    assert crystal_data("driller") is None


# The figures of artifacts are told from data: they are those that the engine scores by


def points_of(effect: Scoring, rules: CaveinRules, seat: dict[str, Any], view: dict[str, Any], number: int) -> int:
    """What an artifact half is worth by its data, counted on a view."""
    crystals = {each.id: each for each in rules.box.crystals}
    mine = [crystals[name] for name, count in seat["crystals"].items() for _ in range(count)]
    wild = {card.colour for card in rules.box.mercenaries if card.faction not in view["factions"]}
    colours = [crystal.colour for crystal in mine]
    match effect:
        case PointsForOneColour(points):
            return points * max(map(colours.count, colours), default=0)
        case PointsPerCrystals(points, group, cost):
            return points * (sum(cost in (0, crystal.cost) for crystal in mine) // group)
        case PointsPerTotem(points):
            return points * list(view["totems"].values()).count(number)
        case PointsPerCaveIn(points):
            return points * sum(crystal.cave_in for crystal in mine)
        case PointsForColours(five, six):
            return {5: five, 6: six}.get(len(set(colours)), 0)
        case PointsPerSymbol(points):
            return points * sum(crystal.symbol is not None for crystal in mine)
        case PointsPerWild(points):
            return points * sum(colour in wild for colour in colours)
        case PointsPerArtifact(points):
            return points * len(seat["artifacts"])


@pytest.mark.parametrize("half", [each.id for each in load().halves if word_of(type(each.effect)) in SCORING_WORDS])
def test_what_an_artifact_says_it_is_worth_is_what_the_engine_scores(half: str) -> None:
    made = CaveinRules({"seats": "4"})
    effect: Any = load().halves[HALVES.index(half)].effect
    for seed in range(12):
        position = rich_position(made, Rng(seed))
        state = made.from_position(position)
        view: Any = made.view(state, None).content
        for number, seat in enumerate(view["seats"], 1):
            expected = points_of(effect, made, seat, view, number)
            assert half_points(state, number - 1, HALVES.index(half)) == expected, (seed, number)


# Word for word


EVENTS: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"event": "mercenary-shown", "card": "driller"},
        "Docks: Driller turned up",
        "Docks: Driller aufgedeckt",
        "Doki – odkryto: Wiertniczy",
    ),
    (
        {"event": "crystal-mined", "seat": 1, "crystal": "yellow-3-red", "tint": "blue less-1"},
        "Anna: crystal mined – yellow 3 (Bioss) as blue, 1 less",
        "Anna: Kristall gefördert – Gelb 3 (Biosses) als Blau, 1 billiger",
        "Anna: wyfedrowano kryształ – żółty 3 (Biossy) jako niebieski, taniej o 1",
    ),
    (
        {"event": "mercenary-subjugated", "seat": 1, "target": 2, "card": "drollo", "from": "base", "dyed": None},
        "Anna: Drollo subjugated from a Base (owner: Ben)",
        "Anna: Drollo aus einer Basis unterworfen (Besitzer: Ben)",
        "Anna: zniewolono z bazy kartę „Drollo” (właściciel: Ben)",
    ),
    (
        {"event": "mercenary-subjugated", "seat": 1, "target": 1, "card": "sapling", "from": "hand", "dyed": "red"},
        "Anna: Sapling subjugated from hand",
        "Anna: Sapling aus der Hand unterworfen",
        "Anna: zniewolono z ręki kartę „Odrostnik”",
    ),
    (
        {"event": "base-raided", "seat": 2, "target": 2},
        "Ben: own Base raided",
        "Ben: eigene Basis überfallen",
        "Ben: przejęto własną bazę",
    ),
    (
        {"event": "cave-in", "track": 4, "why": "mercenary-stack"},
        "Cave-in: the track moves to 4 (a stack of mercenaries is empty)",
        "Einsturz: Die Leiste rückt auf 4 vor (ein Söldnerstapel ist leer)",
        "Zawalenie: znacznik na polu 4 (skończył się stos najemników)",
    ),
    (
        {"event": "totem-taken", "seat": 1, "faction": "minegglers"},
        "Anna: totem taken (Minegglers)",
        "Anna: Totem genommen (Minegglers)",
        "Anna: zabrano totem (Krystalici)",
    ),
]  # fmt: skip
THREE = {"edition": "de2018", "seats": "3"}


@pytest.mark.parametrize(("event", "en", "de", "pl"), EVENTS, ids=[str(entry[0]["event"]) for entry in EVENTS])
def test_an_event_is_a_line_of_the_log(event: dict[str, Any], en: str, de: str, pl: str) -> None:
    assert [cavein_words(language, **THREE).event(event, NAMES) for language in LANGUAGES] == [en, de, pl]


def test_an_owner_who_reads_it_himself_is_written_small_in_brackets() -> None:
    event = {"event": "base-raided", "seat": 2, "target": 1}
    told = [cavein_words(language, **THREE) for language in LANGUAGES]
    assert [words.event(event, {1: words.say("you"), 2: "Ben"}) for words in told] == [
        "Ben: Base raided (owner: you)",
        "Ben: Basis überfallen (Besitzer: du)",
        "Ben: przejęto bazę (właściciel: ty)",
    ]


def test_a_label_says_what_a_skill_does_in_this_edition() -> None:
    option = {"action": "use stalkroot", "verb": "use", "card": "stalkroot"}
    assert [cavein_words(lang, **THREE).option(option, NAMES) for lang in LANGUAGES] == [
        "Use Stalkroot (the levels of your Weedlocks count double when you recruit, mine or collect)",
        "Einsetzen: Stalkroot (die Level deiner Weedlocks zählen beim Rekrutieren, Fördern und Einsammeln doppelt)",
        "Użyj: Korzeniec (poziomy twoich kart frakcji Floraki liczą się podwójnie przy rekrutowaniu, fedrowaniu "
        "i zdobywaniu artefaktów)",
    ]


def test_equal_cards_of_a_base_are_told_apart_by_their_place() -> None:
    first = {"action": "take 2 drollo", "verb": "take", "seat": 2, "card": "drollo"}
    second = {**first, "action": "take 2 drollo copy-2", "copy": 2}
    words = cavein_words("en", **THREE)
    one = {"seat": 1, "options": [first]}
    both = {"seat": 1, "options": [first, second]}
    assert words.option(first, NAMES, one) == "Take Drollo (yellow 2) (Base of Ben)"
    assert [words.option(option, NAMES, both) for option in (first, second)] == [
        "Take Drollo (yellow 2) (Base of Ben) – copy 1 from the bottom",
        "Take Drollo (yellow 2) (Base of Ben) – copy 2 from the bottom",
    ]


def test_a_refusal_names_crystals_and_artifacts() -> None:
    assert [cavein_words(lang).error("not-in-mine", crystal="yellow-3-red") for lang in LANGUAGES] == [
        "yellow 3 (Bioss) is not in the mine like this.",
        "Gelb 3 (Biosses) liegt so nicht in der Mine.",
        "Takiego kryształu nie ma w kopalni: żółty 3 (Biossy).",
    ]
    assert cavein_words("de").error("no-such-base", seat=3) == "Die Basis von Spieler 3 ist leer."
    voice = voice_of(rules("cavein"))
    assert voice.error("no-such-base", {"seat": 3}).id == "error-empty-base"
    assert voice.error("no-such-base", {"seat": 3, "card": "blob-wheel"}).id == "error-no-such-base"


def test_everybody_plays_alone_and_is_ranked() -> None:
    known = rules("cavein", **THREE).company
    assert (known.sides, known.has_teams, known.has_places, known.sharing(2)) == (((1,), (2,), (3,)), False, True, (2,))
    assert cavein_words("pl", **THREE).names_for(1) == {1: "Ty", 2: "Gracz 2", 3: "Gracz 3"}


@pytest.mark.parametrize(
    ("language", "wanted", "found"),
    [
        ("en", "fish bean", ["fish-bean"]),
        ("en", "Fish’Bean", ["fish-bean"]),
        ("en", "fishbean", ["fish-bean"]),
        ("en", "frogtopus", ["frogt-opus"]),
        ("de", "jokerprobe", ["wild-assay"]),
        ("de", "gelb 3 biosses", ["yellow-3-red"]),
        ("pl", "zolty 3 zawalenie", ["yellow-3-cavein"]),
        ("pl", "cyberwiedzma", ["cyberwitch"]),
        ("pl", "yellow 10 (cave-in)", ["yellow-10-cavein"]),
        ("en", "blob wheel", []),
        ("en", "use", []),
        ("en", "collector", ["totem-collector"]),
    ],
)
def test_a_card_or_crystal_is_found_by_what_somebody_types(language: str, wanted: str, found: list[str]) -> None:
    assert Words(language, rules("cavein")).find_card(wanted) == found


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["one card in your hand", "a mercenary of level 1", "no more than one card", "per crystal"]),
        ("de", ["einer deiner Handkarten", "einen Söldner von Level 1", "höchstens eine Karte", "je Kristall"]),
        ("pl", ["jedna karta z twojej ręki", "najemnika poziomu 1 ze", "najwyżej 1 kartę", "za kryształ"]),
    ],
)
def test_a_figure_that_an_owner_makes_one_is_told_as_one(language: str, told: list[str]) -> None:
    words = Words(language, rules("cavein", components=re.sub(r"(cards|crystals) = \d", r"\1 = 1", default_text())))
    texts = [words.card_lines(card)[1] for card in ("robuster", "domina")]
    assert isinstance(words.lore, CaveinLore)
    texts += [words.lore.short(words.say, half) for half in ("locked-bunkhouse", "mass-production")]
    assert all(part.casefold() in text.casefold() for part, text in zip(told, texts, strict=True)), texts


def test_factions_that_a_table_chose_are_a_list() -> None:
    assert [cavein_words(lang).option_value("factions", "bioss+hydrans+terrons+weedlocks") for lang in LANGUAGES] == [
        "Bioss, Hy’drans, Terrons and Weedlocks",
        "Biosses, Hy’drans, Terrons und Weedlocks",
        "Biossy, Hy’dranie, Terroni i Floraki",
    ]


def test_the_cheapest_payment_says_what_it_plays_and_who_will_lead() -> None:
    macro = {"label": "best-payment", "actions": ["pay foreman", "pay driller", "pay drollo", "done"]}
    told = "Pay as cheaply as possible: Foreman, Driller and Drollo (Drollo will lead)"
    assert cavein_words("en").macro(macro) == told
