"""The table at a glance says what the view says, and fits."""

import pytest

from starlode.i18n import LANGUAGES, Words
from starlode.terminal import table
from tests.i18n.walks import TABLES, viewers, walk
from tests.prompt.commands import a_match
from tests.realms.table import Table, a_duel, a_seat, a_table, out
from tests.words import realms_words

NAMES = {1: "Anna", 2: "greedy"}


def test_everything_that_matters_is_on_the_table() -> None:
    duel = a_duel(
        hand=["scout", "scout", "viper"], in_play=["barter-world", "cutter"], row=["ram", "battle-station"], trade=3,
        combat=1, foe_bases=["war-world"], foe_hand=["scout"] * 5, foe_deck=["viper"], foe_authority=31,
    )  # fmt: skip
    duel.play("use barter-world", "choose 2")
    assert table.show(realms_words("en"), duel.view(1), NAMES).split("\n") == [
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
            text = table.show(realms_words(lang), match.view(seat).to_json(), NAMES, width)
            assert max(map(len, text.split("\n"))) <= width
        assert table.show(realms_words(lang), table.everything(match), NAMES, width)


def test_a_long_name_does_not_push_the_table_away() -> None:
    names = {1: "Anna", 2: "somebody with a name as long as a line of this page"}
    text = table.show(realms_words("en"), a_match().view(1).to_json(), names)
    assert "Trade row" in text
    assert all(len(line) <= 80 for line in text.split("\n"))


def test_an_opponents_hand_stays_hidden_but_for_what_everybody_saw() -> None:
    duel = a_duel(foe_hand=["brain-world"])
    assert "Brain World" not in table.show(realms_words("en"), duel.view(1), NAMES)
    assert "Brain World" not in table.show(realms_words("en"), duel.view(None), NAMES)
    assert "Brain World" in table.show(realms_words("en"), duel.view(2), NAMES)
    assert "Brain World" in table.show(realms_words("en"), table.everything(duel.match), NAMES)


def test_all_that_was_discarded_and_scrapped_can_be_read() -> None:
    duel = a_duel(hand=["ram", "scout"], foe_discard=["viper", "viper", "cutter"])
    duel.play("play ram", "scrap ram")
    assert table.piles(realms_words("en"), duel.view(1), NAMES).split("\n") == [
        "Discard piles",
        "  greedy    Viper ×2, Cutter",
        "  Anna      none",
        "",
        "Scrap heap  Ram",
    ]


def test_what_waits_is_told() -> None:
    duel = a_duel(hand=["freighter", "cutter"], row=["ram"], deck=["scout"])
    duel.play("play freighter", "play cutter", "ally freighter")
    assert "next ships to the top of the deck: 1" in table.show(realms_words("en"), duel.view(1), NAMES)
    duel.play("buy ram", "to-top")
    assert "Top of deck  Ram" in table.show(realms_words("en"), duel.view(2), NAMES)
    duel.resign(1)
    assert "won by greedy" in table.show(realms_words("en"), duel.view(2), NAMES)


# More than two players


def six_at_the_table() -> Table:
    at = {
        1: a_seat(
            hand=["scout", "scout", "viper"], trade=3, combat=5, in_play=["blob-wheel", "cutter"], discard=["ram"],
            deck=["scout"] * 4, authority=33,
        ),
        2: a_seat(hand=["scout"] * 5, in_play=["war-world"], deck=["scout"] * 3, authority=47),
        3: out(6),
        4: a_seat(hand=["scout"] * 5, deck=["viper"], authority=18),
        5: a_seat(hand=["scout"] * 4, in_play=["central-office"], authority=54),
        6: a_seat(hand=["viper"] * 5, in_play=["royal-redoubt", "barter-world"], authority=21),
    }  # fmt: skip
    row = ["trade-pod", "battle-station", "ram", "freighter", "mothership"]
    return a_table("emperor", at, row=row, trade_deck=["cutter"] * 3, removed=["scout"] * 8 + ["viper"] * 2)


def shown(match: Table, lang: str, viewer: int | None, width: int) -> list[str]:
    view = match.view(viewer)
    words = Words(lang, match.match.rules)
    return table.show(words, view, words.names_for(viewer), width).split("\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_six_players_fit_a_screen_of_80_columns(lang: str) -> None:
    assert shown(six_at_the_table(), lang, 1, 80) == SIX[lang].split("\n")[1:-1]


SIX = {
    "en": """
Turn 7 · You to play

Trade row    Trade Pod       cost 2 · Blob
             Battle Station  cost 3 · Machine Cult, outpost 5
             Ram             cost 3 · Blob
             Freighter       cost 4 · Trade Federation
             Mothership      cost 7 · Blob
             Explorer ×30    cost 2
             trade deck 3

Other team
  Admiral 4  authority 18 · hand 5 · deck 1 · discard pile 0 · out of reach
  Emperor 5  authority 54 · hand 4 · deck 0 · discard pile 0 ·
             out of reach until Admiral 6 is out
    Bases    Central Office (base 6)
  Admiral 6  authority 21 · hand 5 · deck 0 · discard pile 0 · behind outposts
    Bases    Royal Redoubt (outpost 6), Barter World (base 4)

Your team
  Emperor 2  authority 47 · hand 5 · deck 3 · discard pile 0
    Bases    War World (outpost 4)
  Admiral 3  out of the match
  You        authority 33 · trade 3 · combat 5 · deck 4 · discard pile 1
    Bases    Blob Wheel (base 5)
    Ships    Cutter
    Hand     Scout ×2, Viper
""",
    "de": """
Zug 7 · am Zug: Du

Handelsreihe   Handels-Kapsel  Kosten 2 · Blob
               Kampfstation    Kosten 3 · Maschinenkult, Vorposten 5
               Ramme           Kosten 3 · Blob
               Frachter        Kosten 4 · Handelsföderation
               Mutterschiff    Kosten 7 · Blob
               Entdecker ×30   Kosten 2
               Handelsdeck 3

Anderes Team
  Admiral 4    Autorität 18 · Hand 5 · Deck 1 · Abwurfstapel 0 ·
               außer Reichweite
  Herrscher 5  Autorität 54 · Hand 4 · Deck 0 · Abwurfstapel 0 ·
               außer Reichweite, solange Admiral 6 mitspielt
    Basen      Leitstelle (Basis 6)
  Admiral 6    Autorität 21 · Hand 5 · Deck 0 · Abwurfstapel 0 ·
               hinter Vorposten
    Basen      Königliches Bollwerk (Vorposten 6), Tauschhandels-Welt (Basis 4)

Dein Team
  Herrscher 2  Autorität 47 · Hand 5 · Deck 3 · Abwurfstapel 0
    Basen      Kriegs-Welt (Vorposten 4)
  Admiral 3    ausgeschieden
  Du           Autorität 33 · Handel 3 · Kampf 5 · Deck 4 · Abwurfstapel 1
    Basen      Blob-Rad (Basis 5)
    Schiffe    Kutter
    Hand       Aufklärer ×2, Natter
""",
    "pl": """
Tura 7 · ruch: Ty

Rząd handlu    Kapsuła handlowa  koszt 2 · Blob
               Stacja bojowa     koszt 3 · Kult Maszyn, posterunek 5
               Taran             koszt 3 · Blob
               Frachtowiec       koszt 4 · Federacja Handlowa
               Statek matka      koszt 7 · Blob
               Odkrywca ×30      koszt 2
               talia handlu 3

Druga drużyna
  Admirał 4    autorytet 18 · ręka 5 · talia 1 · odrzucone 0 · poza zasięgiem
  Imperator 5  autorytet 54 · ręka 4 · talia 0 · odrzucone 0 ·
               poza zasięgiem, dopóki gra Admirał 6
    Bazy       Centrala (baza 6)
  Admirał 6    autorytet 21 · ręka 5 · talia 0 · odrzucone 0 · za posterunkami
    Bazy       Królewska reduta (posterunek 6), Świat barteru (baza 4)

Twoja drużyna
  Imperator 2  autorytet 47 · ręka 5 · talia 3 · odrzucone 0
    Bazy       Świat wojny (posterunek 4)
  Admirał 3    poza partią
  Ty           autorytet 33 · handel 3 · walka 5 · talia 4 · odrzucone 1
    Bazy       Koło Blobów (baza 5)
    Statki     Kuter
    Ręka       Zwiadowca ×2, Żmija
""",
}


def test_on_160_columns_the_others_stand_beside_the_own_team() -> None:
    lines = shown(six_at_the_table(), "en", 1, 160)
    assert lines[2].startswith("Trade row ")
    assert lines[2].endswith(" Other team")
    assert lines[4].endswith("Emperor 5  authority 54 · hand 4 · deck 0 · discard pile 0 ·")
    assert lines[-1].strip() == "Hand     Scout ×2, Viper"
    assert max(map(len, lines)) <= 160


def test_a_hydras_score_is_told_once_and_a_teammates_hand_is_open() -> None:
    hydra = a_table(
        "hydra", {1: a_seat(trade=2, authority=61), 2: a_seat(hand=["cutter"], combat=1), 3: a_seat(hand=["ram"])}
    )
    hydra.play("end-turn")
    hydra.match.resign(3)
    assert shown(hydra, "en", 1, 80)[5:] == [
        "Other team    authority 75",
        "  Opponent 3  hand 1 · deck 0 · discard pile 0 · wants to give up ·",
        "              can be attacked",
        "  Opponent 4  hand 0 · deck 0 · discard pile 0 · can be attacked",
        "",
        "Your team     authority 61",
        "  Teammate 2  trade 0 · combat 1 · deck 0 · discard pile 0",
        "    Hand      Cutter",
        "  You         trade 2 · combat 0 · deck 0 · discard pile 0 · done for this turn",
        "    Hand      none",
    ]
    watched = shown(hydra, "en", None, 80)
    assert [line for line in watched if line.startswith("Team")] == [
        "Team 1     authority 61",
        "Team 2     authority 75",
    ]


def test_damage_on_the_boss_bases_is_shown() -> None:
    raid = a_table("raid", {1: a_seat(damaged=[("war-world", 3)]), 2: a_seat(hand=["cutter"])}, seats=3, current=2)
    assert "  Bases    War World (outpost 4, damage 3)" in shown(raid, "en", 3, 80)
    assert "  Hand     Cutter" in shown(raid, "en", 3, 80)
    assert "  Hand     Cutter" not in shown(raid, "en", 1, 80)


def test_places_are_shown_where_players_are_ranked_and_the_left_neighbour_comes_first() -> None:
    hunter = a_table("hunter", {3: out(4)}, seats=4)
    assert "Seat 3     out of the match, place 4" in shown(hunter, "en", 1, 80)
    labels = [line.split("  ")[0] for line in shown(hunter, "en", 2, 80)]
    assert [label for label in labels if label][2:] == ["Seat 3", "Seat 4", "Seat 1", "You"]


@pytest.mark.parametrize(("form", "seats"), TABLES)
def test_no_table_is_wider_than_the_terminal(form: str, seats: int) -> None:
    for number, match in enumerate(walk(form, seats, seed=seats)):
        if number % 40 == 0 or match.outcome is not None:
            for viewer in viewers(match):
                names = {lang: Words(lang, match.rules).names_for(viewer) for lang in LANGUAGES}
                for width in (40, 80, 160):
                    for lang in LANGUAGES:
                        text = table.show(Words(lang, match.rules), match.view(viewer).to_json(), names[lang], width)
                        assert max(map(len, text.split("\n"))) <= width
            assert table.show(
                Words("en", match.rules), table.everything(match), Words("en", match.rules).names_for(None)
            )
