"""Card texts are written from effects, and the page and the files that hold them are current."""

import json

import pytest

import card_texts_page
from starlode.core.errors import BadInput
from starlode.i18n import LANGUAGES, CardLine
from starlode.i18n.realms.card_text import CardText, ability_label, ability_text, clause
from starlode.realms.cards import CARDS
from starlode.realms.effects import (
    Authority,
    ChooseOne,
    Combat,
    DestroyBase,
    DiscardThenDraw,
    Draw,
    DrawIfBases,
    Effect,
    OpponentDiscards,
    Scrap,
    ScrapThenDraw,
    Trade,
    Zone,
)
from tests.words import realms_words


def test_the_page_and_the_static_files_are_up_to_date() -> None:
    """Otherwise: python tools/card_texts_page.py --write."""
    assert card_texts_page.stale() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_static_file_holds_every_card_with_its_figures(language: str) -> None:
    path = card_texts_page.STATIC / f"realms.{language}.json"
    texts = json.loads(path.read_text(encoding="utf-8"))
    assert list(texts) == [card.id for card in CARDS]
    for card in CARDS:
        text = texts[card.id]
        assert sorted(text) == ["branches", "cost", "defense", "faction", "kind", "lines", "name"]
        assert (text["cost"], text["defense"], text["faction"]) == (card.cost, card.defense, card.faction)
        abilities = [ability for ability in (card.primary, card.ally, card.scrap) if ability]
        assert len(text["lines"]) == len(abilities)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    assert len({realms_words(language).card(card.id) for card in CARDS}) == len(CARDS)


def test_a_card_is_told_by_its_abilities() -> None:
    assert realms_words("en").card_text("blob-wheel") == CardText(
        "blob-wheel",
        "Blob Wheel",
        "blob",
        "base",
        3,
        5,
        (CardLine("primary", "Primary", "+1 combat."), CardLine("scrap", "Scrap this card", "+3 trade.")),
    )
    assert realms_words("de").card_text("fleet-hq").lines == (
        CardLine("always", "Dauerhaft", "+1 Kampf für jedes Schiff, das du ausspielst."),
    )
    assert realms_words("pl").card_lines("trade-pod") == [
        "Kapsuła handlowa · Blob · statek · koszt 2",
        "Podstawowa: +3 handlu.",
        "Sojusznicza (Blob): +2 walki.",
    ]


def test_a_starting_card_shows_no_cost() -> None:
    assert realms_words("en").card_lines("scout")[0] == "Scout · unaligned · ship · starting card"


def test_numbers_bend_the_words_behind_them() -> None:
    def texts(language: str, *numbers: int) -> list[str]:
        return [ability_text(realms_words(language).say, (Draw(number),)) for number in numbers]

    assert texts("en", 1, 2) == ["Draw a card.", "Draw 2 cards."]
    assert texts("de", 1, 2) == ["Ziehe eine Karte.", "Ziehe 2 Karten."]
    assert texts("pl", 1, 2, 5, 22) == [
        "Dobierz jedną kartę.",
        "Dobierz 2 karty.",
        "Dobierz 5 kart.",
        "Dobierz 22 karty.",
    ]
    assert ability_text(realms_words("pl").say, (OpponentDiscards(5),)) == (
        "Przeciwnik odrzuca z ręki 5 wybranych przez siebie kart."
    )
    assert ability_text(realms_words("pl").say, (DrawIfBases(5, 3),)) == (
        "Jeśli masz w grze co najmniej 5 baz, dobierz 3 karty."
    )


def test_a_choice_is_one_sentence_also_with_three_branches_of_several_effects() -> None:
    ability = (ChooseOne(((Trade(1),), (Combat(2), Authority(1), Draw(1)), (DiscardThenDraw(1),))),)
    assert ability_text(realms_words("en").say, ability) == (
        "Choose one: +1 trade; or +2 combat, +1 authority, then draw a card; "
        "or discard up to one card from your hand, then draw as many."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_and_every_duty_has_its_own_words(language: str) -> None:
    say = realms_words(language).say
    places: list[tuple[Zone, ...]] = [("hand",), ("discard-pile",), ("hand", "discard-pile")]
    effects: list[Effect] = [DestroyBase(optional=True), DestroyBase(optional=False)]
    for zones in places:
        effects += [Scrap(zones, optional=True), Scrap(zones), ScrapThenDraw(1, zones), ScrapThenDraw(2, zones)]
    texts = [clause(say, effect) for effect in effects]
    assert len(set(texts)) == len(texts)


def test_in_a_label_an_ability_goes_on_in_small_letters() -> None:
    assert ability_label(realms_words("en").say, (Trade(1), Combat(1), Draw(1), DestroyBase())) == (
        "+1 trade, +1 combat. Draw a card. You may destroy one of your opponent’s bases"
    )
    assert ability_label(realms_words("de").say, (Draw(2),)) == "ziehe 2 Karten"


@pytest.mark.parametrize(
    ("language", "wanted", "found"),
    [
        ("de", "blob rad", ["blob-wheel"]),
        ("de", "BLOB-RAD", ["blob-wheel"]),
        ("de", "Blob Wheel", ["blob-wheel"]),
        ("de", "blob-wheel", ["blob-wheel"]),
        ("de", "kutt", ["cutter"]),
        ("de", "aufklarer", ["scout"]),
        ("pl", "sklad zlomu", ["junkyard"]),
        ("pl", "ul", ["the-hive"]),
        ("en", "mech", ["mech-world", "patrol-mech", "battle-mech", "missile-mech"]),
        ("en", "ram", ["ram"]),
        ("en", "no such card", []),
        ("de", "koenigliches", ["royal-redoubt"]),
        ("de", "aufklaerer", ["scout"]),
        ("de", "Aufklärer", ["scout"]),
        ("en", "ram\x1b[D\x07", ["ram"]),
        ("en", "r", []),
        ("en", " - ", []),
    ],
)
def test_a_card_is_found_by_what_somebody_types(language: str, wanted: str, found: list[str]) -> None:
    assert realms_words(language).find_card(wanted) == found


def test_an_unknown_language_is_refused_and_a_missing_message_is_missed() -> None:
    with pytest.raises(BadInput, match="unknown language fr: there are en, de, pl"):
        realms_words("fr")
    with pytest.raises(KeyError, match="no-such-message"):
        realms_words("en").say("no-such-message")
    with pytest.raises(KeyError, match="effect-draw"):
        realms_words("en").say("effect-draw")
