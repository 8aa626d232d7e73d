"""`starlode cards`: every card with its text, in every language."""

import subprocess

import pytest

from starlode.realms.cards import CARDS
from tests.prompt.commands import Commands, finish, process
from tests.words import realms_words


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_all_cards_are_listed(starlode: Commands, lang: str) -> None:
    words = realms_words(lang)
    shown = starlode.well("cards", "realms", "--lang", lang).out
    told = starlode.well("cards", "realms", "--lang", lang, "--json").json
    assert [card["id"] for card in told["cards"]] == [card.id for card in CARDS]
    for card in CARDS:
        assert words.card_lines(card.id)[0].split(" · ")[0] in shown
    assert all(card["lines"] or card["id"] == "battle-station" for card in told["cards"])
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("name", ["blob-wheel", "Blob Wheel", "blob wheel", "BLOB-RAD", "Blob-Rad"])
def test_one_card_is_found_by_its_id_or_name(starlode: Commands, name: str) -> None:
    told = starlode.well("cards", "realms", name, "--lang", "de", "--json").json
    assert [card["id"] for card in told["cards"]] == ["blob-wheel"]
    card = told["cards"][0]
    assert (card["faction"], card["kind"], card["cost"], card["defense"], card["copies"]) == ("blob", "base", 3, 5, 3)
    assert [line["ability"] for line in card["lines"]] == ["primary", "scrap"]
    assert starlode.well("cards", "realms", name, "--lang", "de").out.startswith("Blob-Rad")


def test_a_part_of_a_name_may_mean_several(starlode: Commands) -> None:
    told = starlode.well("cards", "realms", "mech", "--json").json
    assert {"battle-mech", "missile-mech", "patrol-mech", "mech-world"} <= {card["id"] for card in told["cards"]}


def test_a_faction_has_its_cards(starlode: Commands) -> None:
    told = starlode.well("cards", "realms", "--faction", "blob", "--json").json
    assert [card["id"] for card in told["cards"]] == [card.id for card in CARDS if card.faction == "blob"]


def test_a_faction_of_another_game_is_named_with_those_there_are(starlode: Commands) -> None:
    assert "terrons, hydrans, minegglers" in starlode.refused("cards", "cavein", "--faction", "blob", "--lang", "de")


def test_the_surroundings_choose_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for language, name in (("pl_PL.UTF-8", "Kuter"), ("de_DE.UTF-8", "Kutter"), ("fr_FR.UTF-8", "Cutter")):
        monkeypatch.setenv("LC_ALL", language)
        with process("cards", "realms", "cutter", stderr=subprocess.DEVNULL) as running:
            out, _ = finish(running)
        assert out.startswith(name)


@pytest.mark.parametrize(
    "line",
    [["chess"], ["realms", "poker"], ["realms", ""], ["realms", "scout", "--faction", "blob"], ["realms", "a", "b"],
     ["realms", "--faction", "poets"], ["realms", "--lang", "fr"], ["cavein", "--faction", "blob"],
     ["realms", "--faction", "terrons"]],
)  # fmt: skip
def test_what_is_not_there_is_refused(starlode: Commands, line: list[str]) -> None:
    starlode.refused("cards", *line)
