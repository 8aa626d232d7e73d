"""The table at a glance says what the view says, and fits."""

import pytest

from starlode.i18n import LANGUAGES, Words
from starlode.terminal import table
from tests.table import a_duel
from tests.terminal.commands import a_match

NAMES = {1: "Anna", 2: "greedy"}


def test_everything_that_matters_is_on_the_table() -> None:
    duel = a_duel(
        hand=["scout", "scout", "viper"], in_play=["barter-world", "cutter"], row=["ram", "battle-station"], trade=3,
        combat=1, foe_bases=["war-world"], foe_hand=["scout"] * 5, foe_deck=["viper"], foe_authority=31,
    )  # fmt: skip
    duel.play("use barter-world", "choose 2")
    assert table.show(Words("en"), duel.view(1), NAMES).split("\n") == [
        "Turn 3 · Anna to play",
        "",
        "Trade row  Battle Station  cost 3 · Machine Cult, outpost 5",
        "           Ram             cost 3 · Blob",
        "           Explorer ×10    cost 2",
        "           trade deck 0",
        "",
        "greedy     authority 31 · hand 5 · deck 1 · discard pile 0",
        "  Bases    War World (outpost 4)",
        "",
        "Anna       authority 50 · trade 5 · combat 1 · deck 0 · discard pile 0",
        "  Bases    Barter World (base 4, used)",
        "  Ships    Cutter",
        "  Hand     Scout ×2, Viper",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [30, 40, 80, 110])
def test_no_line_is_wider_than_the_terminal(lang: str, width: int) -> None:
    for decisions in range(0, 200, 20):
        match = a_match(decisions=decisions)
        for seat in (1, 2, None):
            text = table.show(Words(lang), match.view(seat).to_json(), NAMES, width)
            assert max(map(len, text.split("\n"))) <= width
        assert table.show(Words(lang), table.everything(match), NAMES, width)


def test_a_long_name_does_not_push_the_table_away() -> None:
    names = {1: "Anna", 2: "somebody with a name as long as a line of this page"}
    text = table.show(Words("en"), a_match().view(1).to_json(), names)
    assert "Trade row" in text
    assert all(len(line) <= 80 for line in text.split("\n"))


def test_an_opponents_hand_stays_hidden_but_for_what_everybody_saw() -> None:
    duel = a_duel(foe_hand=["brain-world"])
    assert "Brain World" not in table.show(Words("en"), duel.view(1), NAMES)
    assert "Brain World" not in table.show(Words("en"), duel.view(None), NAMES)
    assert "Brain World" in table.show(Words("en"), duel.view(2), NAMES)
    assert "Brain World" in table.show(Words("en"), table.everything(duel.match), NAMES)


def test_all_that_was_discarded_and_scrapped_can_be_read() -> None:
    duel = a_duel(hand=["ram", "scout"], foe_discard=["viper", "viper", "cutter"])
    duel.play("play ram", "scrap ram")
    assert table.discard_piles(Words("en"), duel.view(1), NAMES).split("\n") == [
        "Discard piles",
        "  greedy    Viper ×2, Cutter",
        "  Anna      none",
        "",
        "Scrap heap  Ram",
    ]


def test_what_waits_is_told() -> None:
    duel = a_duel(hand=["freighter", "cutter"], row=["ram"], deck=["scout"])
    duel.play("play freighter", "play cutter", "ally freighter")
    assert "next ships to the top of the deck: 1" in table.show(Words("en"), duel.view(1), NAMES)
    duel.play("buy ram", "to-top")
    assert "Top of deck  Ram" in table.show(Words("en"), duel.view(2), NAMES)
    duel.resign(1)
    assert "winner: greedy" in table.show(Words("en"), duel.view(2), NAMES)
