"""What is drawn on a card: a symbol with a figure or a short line for everything it does."""

import json
from typing import Any

import pytest

import card_texts_page
from starlode.i18n import LANGUAGES
from starlode.i18n.effect_text import Piece
from starlode.i18n.realms.card_face import card_json, pieces
from starlode.i18n.realms.card_text import CARDS_BY_ID
from starlode.realms.cards import CARDS
from starlode.realms.effects import (
    Ability,
    ChooseOne,
    Combat,
    CombatPerShip,
    DestroyBase,
    DiscardThenDraw,
    Draw,
    DrawIfBases,
    DrawPerBlob,
    Effect,
    OpponentDiscards,
    Scrap,
    ScrapThenDraw,
    ScrapTradeRow,
    Trade,
    Zone,
)
from tests.words import realms_words

FIGURES = {"trade", "combat", "authority"}
LONGEST = 42  # letters that fit a small card in two lines
SIZE = 28_000  # bytes of a file that every visitor loads


def static(language: str) -> dict[str, Any]:
    path = card_texts_page.STATIC / f"realms.{language}.json"
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_card_has_pieces_that_are_a_figure_or_a_short_line(language: str) -> None:
    for card, face in static(language).items():
        for line in face["lines"]:
            assert sorted(line) == ["ability", "label", "pieces", "short", "text"], card
            assert line["short"], card
            assert line["pieces"], card
            for piece in line["pieces"]:
                assert sorted(piece.keys() - {"brief"}) == ["amount", "icon", "text"], card
                if piece["icon"] == "or":
                    assert (piece["amount"], piece["text"]) == (None, None), card
                elif piece["icon"] in FIGURES:
                    assert (piece["amount"] > 0, piece["text"]) == (True, None), card
                else:
                    assert piece["amount"] is None, card
                    assert 0 < len(piece["text"]) <= LONGEST, f"{card}: {piece['text']}"
                    assert piece["text"][0].isupper() or piece["text"][0] == "+", f"{card}: {piece['text']}"
                    assert piece["text"][-1] != ".", f"{card}: {piece['text']}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_also_what_no_card_does_yet_is_said_in_a_short_line_of_its_own(language: str) -> None:
    say = realms_words(language).say
    places: list[tuple[Zone, ...]] = [("hand",), ("discard-pile",), ("hand", "discard-pile")]
    effects: list[Effect] = [effect(optional=duty) for effect in (DestroyBase, ScrapTradeRow) for duty in (True, False)]
    effects += [Scrap(zones, optional=duty) for zones in places for duty in (True, False)]
    effects += [effect(number) for effect in (Draw, OpponentDiscards, DiscardThenDraw) for number in (1, 2, 5)]
    effects += [DrawIfBases(bases, cards) for bases in (1, 2, 5) for cards in (1, 2)]
    effects += [ScrapThenDraw(number, places[-1]) for number in (1, 2, 5)]
    lines = [piece.text for effect in effects for piece in pieces(say, (effect,))]
    assert len(set(lines)) == len(effects)
    assert [line for line in lines if line is None or len(line) > LONGEST] == []


def test_where_there_is_no_room_for_words_a_condition_or_limit_leaves_a_mark() -> None:
    say = realms_words("en").say
    effects: list[Effect] = [Draw(2), DrawIfBases(2, 2), DrawPerBlob(), DiscardThenDraw(2), CombatPerShip(1)]
    effects += [ScrapThenDraw(2, ("hand", "discard-pile")), Scrap(("hand",)), Scrap(("hand", "discard-pile"))]
    briefs = [piece.brief for effect in effects for piece in pieces(say, (effect,))]
    assert briefs == ["2", "2…", "1×…", "≤2…", "1×", "≤2…", "1…", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_has_its_branches_also_as_text(language: str) -> None:
    for card in CARDS:
        effects = (*card.primary, *card.ally, *card.scrap)
        choices = [effect for effect in effects if isinstance(effect, ChooseOne)]
        face = static(language)[card.id]
        assert len(face["branches"]) == sum(len(choice.branches) for choice in choices)
        separators = [piece for line in face["lines"] for piece in line["pieces"] if piece["icon"] == "or"]
        assert len(separators) == sum(len(choice.branches) - 1 for choice in choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_of_a_language_stays_small(language: str) -> None:
    assert (card_texts_page.STATIC / f"realms.{language}.json").stat().st_size < SIZE


@pytest.mark.parametrize(
    ("language", "ability", "drawn"),
    [
        (
            "en",
            (Combat(4), OpponentDiscards(1)),
            [Piece("combat", 4), Piece("discard", text="Rival discards 1", brief="1")],
        ),
        ("de", (Draw(2),), [Piece("draw", text="Ziehe 2 Karten", brief="2")]),
        ("pl", (Draw(5),), [Piece("draw", text="Dobierz 5 kart", brief="5")]),
        (
            "en",
            (ChooseOne(((Trade(1), Combat(2)), (Draw(1),), (Trade(3),))),),
            [
                Piece("trade", 1), Piece("combat", 2), Piece("or"), Piece("draw", text="Draw 1", brief="1"),
                Piece("or"), Piece("trade", 3),
            ],
        ),
    ],
)  # fmt: skip
def test_an_ability_is_drawn_from_left_to_right(language: str, ability: Ability, drawn: list[Piece]) -> None:
    assert pieces(realms_words(language).say, ability) == drawn


def test_a_card_as_a_client_gets_it() -> None:
    assert card_json(realms_words("en").say, CARDS_BY_ID["patrol-mech"]) == {
        "id": "patrol-mech",
        "name": "Patrol Mech",
        "faction": "machine-cult",
        "kind": "ship",
        "cost": 4,
        "defense": None,
        "lines": (
            {
                "ability": "primary",
                "label": "Primary",
                "text": "Choose one: +3 trade; or +5 combat.",
                "short": "choose one: +3 trade; or +5 combat",
                "pieces": [
                    {"icon": "trade", "amount": 3, "text": None},
                    {"icon": "or", "amount": None, "text": None},
                    {"icon": "combat", "amount": 5, "text": None},
                ],
            },
            {
                "ability": "ally",
                "label": "Ally (Machine Cult)",
                "text": "You may scrap a card from your hand or discard pile.",
                "short": "you may scrap a card from your hand or discard pile",
                "pieces": [{"icon": "scrap", "amount": None, "text": "May scrap 1 from hand or discard", "brief": "1"}],
            },
        ),
        "branches": ["+3 trade", "+5 combat"],
    }
