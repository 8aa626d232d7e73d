"""Words for formats of more than two: every event, question and label, who is called what, and who can be attacked."""

import json
import re
from typing import Any

import pytest

from starlode.i18n import LANGUAGES, Words
from starlode.i18n.phrase import Phrase
from starlode.i18n.voices import voice_of
from starlode.realms.formats import FORMATS
from starlode.realms.rules import RealmsRules
from tests.i18n.games import ROLES
from tests.i18n.phrases import phrase_of
from tests.i18n.realms.test_log_lines import RAW
from tests.i18n.test_phrases import Reader
from tests.i18n.walks import TABLES, viewers, walk
from tests.realms.table import a_seat, a_table, out
from tests.words import realms_words

NAMES = {1: "Anna", 2: "Ben", 3: "Cleo", 4: "Dan", 5: "Eva", 6: "Filip"}
QUESTIONS_OF_FORMATS = {"target", "amount", "damage", "gift", "receiver", "help-from", "help-amount", "help-consent"}
EVENTS_OF_FORMATS = {
    "player-eliminated", "discard-demanded", "card-passed", "card-given", "base-damaged", "bases-repaired",
    "turn-handed-over", "member-done", "help-requested", "help-promised", "help-refused", "surrender-proposed",
}  # fmt: skip


def told_in(form: str, seats: int, seed: int) -> dict[str, Phrase]:
    """All that anybody is told in a match, once each."""
    told: dict[str, Phrase] = {}
    after = 0
    for match in walk(form, seats, seed):
        voice = voice_of(match.rules)
        phrases = []
        for viewer in viewers(match):
            phrases += [voice.event(event) for event in match.seen_by(viewer, after)]
        after = len(match.events)
        if match.decision is not None:
            decision, view = match.decision.to_json(), match.view(match.decision.seat).to_json()
            phrases += [voice.question(decision, view), voice.question(decision)]
            for option in match.decision.options:
                phrases += [voice.option(option.to_json(), decision, view), voice.option(option.to_json(), decision)]
            phrases += voice.reaches(view).values()
        told |= {json.dumps(phrase.to_json()): phrase for phrase in phrases}
    return told


@pytest.mark.parametrize(("form", "seats"), TABLES)
def test_whole_matches_of_every_format_are_told_in_three_languages(form: str, seats: int) -> None:
    """What Words says is what a client says that has only the messages and the JSON of the cards."""
    told = told_in(form, seats, seed=seats)
    assert len(told) > 200
    for language in LANGUAGES:
        words, reader = realms_words(language), Reader(language, NAMES)
        for sent, phrase in told.items():
            assert phrase_of(json.loads(sent)) == phrase
            text = words.phrase(phrase, NAMES)
            assert not RAW.search(text), text
            assert text == text.strip() != ""
            assert "  " not in text
            assert reader.read(json.loads(sent)) == text


def test_in_such_matches_everything_happens_that_formats_have_of_their_own() -> None:
    missing = EVENTS_OF_FORMATS | QUESTIONS_OF_FORMATS
    for seed in range(1, 60):
        for form, seats in (("hydra", 6), ("emperor", 6), ("raid", 5)):
            if missing:
                missing -= _met_in(form, seats, seed)
    assert missing == set()


def _met_in(form: str, seats: int, seed: int) -> set[str]:
    """Which events and questions there are in a match; nobody tells them."""
    met: set[str] = set()
    after = 0
    for match in walk(form, seats, seed):
        met |= {event.name for event in match.events[after:]}
        after = len(match.events)
        if match.decision is not None:
            met.add(match.decision.asked)
    return met


# Who is called what


def names(form: str, reader: int | None, seats: int = 6, **options: str) -> list[list[str]]:
    told = [realms_words(language, format=form, seats=str(seats), **options) for language in LANGUAGES]
    return [list(words.names_for(reader).values()) for words in told]


def test_players_without_names_are_called_by_their_roles() -> None:
    assert names("emperor", 1) == [
        ["You", "Emperor 2", "Admiral 3", "Admiral 4", "Emperor 5", "Admiral 6"],
        ["Du", "Herrscher 2", "Admiral 3", "Admiral 4", "Herrscher 5", "Admiral 6"],
        ["Ty", "Imperator 2", "Admirał 3", "Admirał 4", "Imperator 5", "Admirał 6"],
    ]
    assert names("raid", 2, 3) == [
        ["Boss 1", "You", "Raider 3"],
        ["Boss 1", "Du", "Plünderer 3"],
        ["Boss 1", "Ty", "Najeźdźca 3"],
    ]
    assert names("raid", None, 3, boss="3")[0] == ["Raider 1", "Raider 2", "Boss 3"]
    assert names("hydra", 3, 4) == [
        ["Opponent 1", "Opponent 2", "You", "Teammate 4"],
        ["Gegner 1", "Gegner 2", "Du", "Partner 4"],
        ["Przeciwnik 1", "Przeciwnik 2", "Ty", "Partner 4"],
    ]
    assert names("hydra", None, 4)[0] == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]
    assert names("hunter", 2, 3)[1] == ["Spieler 1", "Du", "Spieler 3"]
    assert names("duel", 2, 2) == [["Opponent", "You"], ["Gegner", "Du"], ["Przeciwnik", "Ty"]]


def test_real_names_go_before_roles_and_equal_ones_are_told_apart() -> None:
    given = {2: "Anna", 3: "greedy", 4: "greedy"}
    assert realms_words("en", format="raid", seats="4").names_for(2, given) == {
        1: "Boss 1", 2: "You", 3: "greedy 3", 4: "greedy 4",
    }  # fmt: skip
    assert realms_words("de", format="raid", seats="4").names_for(None, given)[2] == "Anna"


def test_several_players_are_a_list_as_it_is_spoken_the_reader_first() -> None:
    hydra = [realms_words(language, format="hydra", seats="6") for language in LANGUAGES]
    event = {"event": "turn-started", "seat": 1, "turn": 5}
    assert [words.event(event, words.names_for(2)) for words in hydra] == [
        "You, Teammate 1 and Teammate 3: turn 5 begins",
        "Du, Partner 1 und Partner 3: Zug 5 beginnt",
        "Ty, Partner 1 i Partner 3: początek tury 5",
    ]
    assert realms_words("en").event(event, NAMES) == "Anna: turn 5 begins"


def test_sides_roles_and_what_is_shared_follow_from_the_options() -> None:
    hydra = RealmsRules({"format": "hydra", "seats": "6"}).company
    assert (hydra.sides, hydra.sharing(5), hydra.has_teams) == (((1, 2, 3), (4, 5, 6)), (4, 5, 6), True)
    raid = RealmsRules({"format": "raid", "seats": "4", "boss": "2"}).company
    assert (raid.sides, raid.sharing(3), raid.side_of(3)) == (((2,), (1, 3, 4)), (3,), (1, 3, 4))
    assert set(RealmsRules({"format": "emperor"}).company.roles) | set(raid.roles) == set(ROLES)
    assert RealmsRules({"format": "hunter"}).company.has_places


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_format_has_a_name_and_a_sentence_for_players(language: str) -> None:
    words = realms_words(language)
    for each in FORMATS:
        assert re.fullmatch(r"[A-ZŁÜ][^.:]{3,19}", words.format_name(each.name))
        about = words.format_about(each.name)
        assert about.endswith(".")
        assert len(about) < 150


# Word for word


def lines(table: Any, what: str) -> list[str]:
    """A label of the open decision in three languages."""
    decision, view = table.match.decision.to_json(), table.view(table.match.decision.seat)
    option = next(option for option in decision["options"] if option["action"] == what)
    return [Words(language, table.match.rules).option(option, NAMES, decision, view) for language in LANGUAGES]


def questions(table: Any) -> list[str]:
    decision, view = table.match.decision.to_json(), table.view(table.match.decision.seat)
    return [Words(language, table.match.rules).question(decision, NAMES, view) for language in LANGUAGES]


def test_an_attack_asks_how_much_and_says_on_whom() -> None:
    table = a_table("free-for-all", {1: a_seat(combat=5)})
    table.play("attack 3")
    assert questions(table) == [
        "Anna: how much combat to spend? Target: Cleo",
        "Anna: Wie viel Kampf einsetzen? Ziel: Cleo",
        "Anna: ile punktów walki użyć? Cel: Cleo",
    ]
    assert lines(table, "amount 2") == ["2 points", "2 Punkte", "2 punkty"]


def test_a_damaged_base_is_told_from_a_whole_one() -> None:
    table = a_table(
        "raid", {1: a_seat(in_play=["barter-world"], damaged=[("barter-world", 3)]), 2: a_seat(combat=2)}, current=2
    )
    assert lines(table, "attack 1 barter-world damaged-3") == [
        "Attack Barter World (owner: Anna, defense 4, damage 3)",
        "Basis angreifen: Tauschhandels-Welt (Besitzer: Anna, Verteidigung 4, Schaden 3)",
        "Zaatakuj bazę: Świat barteru (właściciel: Anna, obrona 4, uszkodzenia 3)",
    ]
    assert lines(table, "attack 1 barter-world")[0] == "Attack Barter World (owner: Anna, defense 4)"


def test_a_hydra_team_is_attacked_pays_and_ends_its_turn_as_one() -> None:
    table = a_table("hydra", {1: a_seat(trade=1, combat=1), 2: a_seat(trade=2)}, row=["ram"], explorers=0)
    assert lines(table, "attack 3") == [
        "Attack Cleo and Dan", "Angreifen: Cleo und Dan", "Zaatakuj: Cleo i Dan",
    ]  # fmt: skip
    assert lines(table, "buy ram") == [
        "Buy Ram (cost 3, 2 of it from teammates)",
        "Kaufen: Ramme (Kosten 3, davon 2 aus dem Team)",
        "Kup: Taran (koszt 3, w tym 2 z drużyny)",
    ]
    assert lines(table, "end-turn")[0] == "Done for now (your team’s turn goes on)"
    table.play("buy ram")
    assert questions(table) == [
        "Ben: add 2 of your trade to buy Ram? Asked by: Anna",
        "Ben: 2 Handel zum Kauf von „Ramme“ beitragen? Gefragt hat: Anna",
        "Ben: dołożyć 2 punkty handlu do zakupu karty „Taran”? Pyta: Anna",
    ]
    table.play("refuse", "end-turn")
    assert lines(table, "end-turn") == ["End the turn", "Zug beenden", "Zakończ turę"]


def test_places_are_told_where_players_are_ranked() -> None:
    event = {"event": "player-eliminated", "seat": 2, "place": 3}
    assert realms_words("en", format="hunter").event(event, NAMES) == "Ben: out of the match (place 3)"
    assert realms_words("en", format="raid").event(event, NAMES) == "Ben: out of the match"


# Who can be attacked


def reached(table: Any, viewer: int) -> dict[int, str]:
    reaches = voice_of(table.match.rules).reaches(table.view(viewer))
    return {seat: realms_words("en").phrase(phrase, NAMES) for seat, phrase in reaches.items()}


def test_whom_a_player_reaches_is_told_in_every_format() -> None:
    free = a_table("free-for-all", {3: a_seat(in_play=["war-world"])}, seats=3)
    assert reached(free, 1) == {2: "can be attacked", 3: "behind outposts"}
    hunter = a_table("hunter", {2: out(5)}, seats=5)
    assert reached(hunter, 1) == {3: "can be attacked", 4: "out of reach", 5: "only bases can be attacked"}
    assert reached(hunter, 2) == {}
    hydra = a_table("hydra", {4: a_seat(in_play=["war-world"])})
    assert reached(hydra, 1) == {3: "behind outposts", 4: "behind outposts"}
    emperor = a_table("emperor")
    assert reached(emperor, 1) == {4: "out of reach", 5: "out of reach until Filip is out", 6: "can be attacked"}
    assert set(reached(emperor, 2).values()) == {"can be attacked"}
    raid = a_table("raid", seats=4)
    assert (reached(raid, 2), len(reached(raid, 1))) == ({1: "can be attacked"}, 3)
    assert voice_of(raid.match.rules).reaches(raid.view(None)) == {}
