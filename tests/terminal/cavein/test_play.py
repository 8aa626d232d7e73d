"""Cave-In in the terminal, as a person types it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from starlode.cavein.components import default_text
from starlode.core.errors import BadInput
from starlode.i18n import LANGUAGES, Words
from starlode.terminal import table
from starlode.terminal.cavein.desk import CaveinDesk
from starlode.terminal.play import play
from starlode.terminal.session import Session
from starlode.terminal.teller import Teller
from tests.cavein.laws.walks import CASES, Case, new_match, play_one
from tests.cavein.table import Table, a_player, a_table
from tests.prompt.commands import Commands, write

NAMES = {1: "You", 2: "Ben", 3: "Cleo"}
WON_OR_LOST = {"en": r"You (win|lose)", "de": "(Gewonnen|Verloren)", "pl": "(Wygrana|Przegrana)"}
SUM = {"en": "Total", "de": "Summe", "pl": "Razem"}


def typed(*lines: str, args: tuple[str, ...] = ("--seed", "5"), columns: int = 80) -> Result:
    """What the terminal shows somebody who types these lines."""
    runner = CliRunner(env={"COLUMNS": str(columns), "LC_ALL": "en_GB.UTF-8"})
    result = runner.invoke(play, ["cavein", *args], input="".join(f"{line}\n" for line in lines))
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def words(match: Any, lang: str = "en") -> Words:
    return Words(lang, match.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_is_played_by_typing_numbers(lang: str, seats: int) -> None:
    edition = {"en": "en2021", "de": "de2018", "pl": "pl2018"}[lang]
    args = ("--seed", "5", "--lang", lang, "--seats", str(seats), "--edition", edition, "--option", "round-limit=8")
    shown = typed(*["1"] * 900, args=args).output
    assert re.search(f"^{WON_OR_LOST[lang]}", shown, re.MULTILINE)
    assert re.search(f" {SUM[lang]}$", shown, re.MULTILINE)
    assert max(map(len, shown.splitlines())) <= 80
    assert "\N{NO-BREAK SPACE}" not in shown


# The table


def a_scene() -> Table:
    """A turn in its middle: a crystal recoloured, an artifact owned, one action done."""
    scene = a_table(
        hand=["oddgrabber", "drollo", "drollo", "diggerhino"],
        base=["driller", "foreman"],
        crystals=["red-1-plain", "blue-6-cavein"],
        artifacts=["spare-totem-cast", "small-change"],
        cast="red",
        subjugated=["frogt-opus"],
        docks=["driller", "driller", "foreman", "drollo", "colonel"],
        stack=["driller", "foreman"],
        artifact_stacks=[["contract", "curator"], ["third-cyber-arm"]],
        mine=["yellow-1-plain", "red-1-plain", "yellow-6-brown", "green-10-cavein"],
        totems={"yellow": 1, "blue": 2},
        foe=a_player(hand=["shu-war"], base=["driller"], crystals=["green-1-plain", "green-1-plain", "blue-3-plain"]),
    )
    scene.play("use diggerhino", "recolour red-1-plain", "colour blue")
    return scene


def shown(scene: Table, lang: str, viewer: int | None, width: int) -> list[str]:
    view = scene.match.view(viewer).to_json()
    return table.show(words(scene.match, lang), view, NAMES, width).split("\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_a_screen_of_80_columns(lang: str) -> None:
    assert shown(a_scene(), lang, 1, 80) == SCENE[lang].split("\n")[1:-1]


SCENE = {
    "en": """
Turn 4 · You to play · cave-in 0 of 7

Docks  1      Driller (brown) ×2; stack 1
       2      Foreman (brown), Drollo (yellow); stack 1
       3      none; stack 0
       4      Colonel (brown); stack 0
Mine°  1      yellow +1, red +1 → blue −1; stack 0
       3      none; stack 0
       6      yellow +4 (Terrons); stack 0
      10      green +10 (cave-in); stack 0

Artifacts     cost 4, 1 below: Contract (1 per crystal of one colour)
              or Dyed Overalls° (One card of any colour when you mine)
              cost 6, 0 below: Totem Collector° (2 more per totem)
              or Third Cyber-arm° (Take the bottom card of your Base)
              an empty stack
Wild          red, green
Free totems   brown (Terrons), purple (Minegglers)

Ben           hand 1 of 7 · crystals 3 (cost 1 ×2, 3) · totem blue (Hy’drans)
  Base        Driller (brown 1, leader)
  Hand        Shu’War (blue 3)

You           12 points · hand 3 of 7 · crystals 2 (cost 1, 6) ·
              totem yellow (Metanels)
  Base        Foreman (brown 2, leader), Driller (brown 1)
  Hand        Oddgrabber (yellow 1), Drollo (yellow 2) ×2
  Artifacts   Small Change° (1 per crystal of cost 1), Spare Totem Cast° (One
              colour costs 1 less to mine), cheaper to mine: red
  Crystals    blue 6 (cave-in) +6, red 1 +1
  Subjugated  Frog’tOpus
  This turn   done: skill; one action left
  Played      Diggerhino
° reconstructed or inferred, like all costs of artifacts; how to correct it:
starlode cards cavein --toml
""",
    "de": """
Zug 4 · am Zug: You · Einsturz 0 von 7

Docks  1       Driller (Braun) ×2; Stapel 1
       2       Foreman (Braun), Drollo (Gelb); Stapel 1
       3       leer; Stapel 0
       4       Colonel (Braun); Stapel 0
Mine°  1       Gelb +1, Rot +1 → Blau −1; Stapel 0
       3       leer; Stapel 0
       6       Gelb +4 (Terrons); Stapel 0
      10       Grün +10 (Einsturz); Stapel 0

Artefakte      Kosten 4, darunter 1: Contract (1 je Kristall einer Farbe)
               oder Gefärbte Overalls° (Eine Karte beliebiger Farbe beim
               Fördern)
               Kosten 6, darunter 0: Totemsammler° (2 mehr je Totem)
               oder Third Cyber-arm° (Nimm die unterste Karte deiner Basis)
               ein leerer Stapel
Joker          Rot, Grün
Freie Totems   Braun (Terrons), Violett (Minegglers)

Ben            Hand 1 von 7 · Kristalle 3 (Kosten 1 ×2, 3) ·
               Totem Blau (Hy’drans)
  Basis        Driller (Braun 1, Anführer)
  Hand         Shu’War (Blau 3)

You            12 Punkte · Hand 3 von 7 · Kristalle 2 (Kosten 1, 6) ·
               Totem Gelb (Metanels)
  Basis        Foreman (Braun 2, Anführer), Driller (Braun 1)
  Hand         Oddgrabber (Gelb 1), Drollo (Gelb 2) ×2
  Artefakte    Kleingeld° (1 je Kristall mit Kosten 1), Totemabguss° (Eine Farbe
               kostet 1 weniger), günstiger zu fördern: Rot
  Kristalle    Blau 6 (Einsturz) +6, Rot 1 +1
  Unterworfen  Frogt’Opus
  Dieser Zug   erledigt: Fähigkeit; noch eine Aktion
  Ausgespielt  Diggerhino
° rekonstruiert oder erschlossen, wie alle Kosten der Artefakte; so korrigierst
du es: starlode cards cavein --toml
""",
    "pl": """
Tura 4 · ruch: You · zawalenie 0 z 7

Doki       1  Wiertniczy (brązowy) ×2; stos 1
           2  Sztygar (brązowy), Drollo (żółty); stos 1
           3  brak; stos 0
           4  Pułkownik (brązowy); stos 0
Kopalnia°  1  żółty +1, czerwony +1 → niebieski −1; stos 0
           3  brak; stos 0
           6  żółty +4 (Terroni); stos 0
          10  zielony +10 (zawalenie); stos 0

Artefakty     koszt 4, pod spodem 1: Kontrakt (1 za kryształ jednego koloru)
              albo Farbowany kombinezon° (Fedrując: jedna karta dowolnego
              koloru)
              koszt 6, pod spodem 0: Kolekcjoner totemów° (Dodatkowo 2 za totem)
              albo Trzecia cyber-ręka° (Weź kartę ze spodu swojej bazy)
              pusty stos
Dzikie        czerwony, zielony
Wolne totemy  brązowy (Terroni), fioletowy (Krystalici)

Ben           ręka 1 z 7 · kryształy 3 (koszt 1 ×2, 3) ·
              totem niebieski (Hy’dranie)
  Baza        Wiertniczy (brązowy 1, lider)
  Ręka        Shu’War (niebieski 3)

You           12 punktów · ręka 3 z 7 · kryształy 2 (koszt 1, 6) ·
              totem żółty (Metanele)
  Baza        Sztygar (brązowy 2, lider), Wiertniczy (brązowy 1)
  Ręka        Odgrabiec (żółty 1), Drollo (żółty 2) ×2
  Artefakty   Drobniaki° (1 za kryształ o koszcie 1), Zapasowy odlew totemu°
              (Jeden kolor tańszy o 1), tańsze fedrowanie: czerwony
  Kryształy   niebieski 6 (zawalenie) +6, czerwony 1 +1
  Zniewoleni  Frogt’Opus
  Ta tura     wykonano: umiejętność; została jedna akcja
  Zagrane     Nosoryjec
° odtworzone lub wywnioskowane, tak jak wszystkie koszty artefaktów; jak to
poprawić: starlode cards cavein --toml
""",
}


def test_on_160_columns_the_others_stand_beside() -> None:
    lines = shown(a_scene(), "en", 1, 160)
    assert max(map(len, lines)) <= 160
    assert any(line.startswith("Docks") and " Ben " in line for line in lines)


@pytest.mark.parametrize("case", CASES[:6], ids=str)
def test_no_line_is_wider_than_the_terminal_and_every_state_can_be_shown(case: Case) -> None:
    match, rng = new_match(case, 3)
    names = {seat: f"Player {seat}" for seat in range(1, 5)}
    told = {lang: words(match, lang) for lang in LANGUAGES}
    for number in range(1, 241):
        if match.actor is None:
            break
        play_one(match, rng, case.player)
        if number % 20 == 0:
            for viewer in (1, 2, None):
                view = match.view(viewer).to_json()
                for width in (40, 80, 160):
                    for lang in LANGUAGES:
                        text = table.show(told[lang], view, names, width)
                        assert max(map(len, text.split("\n"))) <= width
                assert table.piles(told["de"], view, names)
            assert table.show(told["en"], table.everything(match), names)
            for lang in LANGUAGES:
                assert CaveinDesk().tell(told[lang], match.seen_by(1), names)


def test_crystals_of_others_lie_face_down_until_the_end_unless_the_table_agreed() -> None:
    scene = a_scene()
    theirs = "blue 3 +3, green 1 +1 ×2"
    assert not any(theirs in line for line in shown(scene, "en", 1, 80))
    assert any("crystals 3 (cost 1 ×2, 3)" in line for line in shown(scene, "en", 1, 80))
    assert any(theirs in line for line in shown(scene, "en", 2, 80))
    scene.match.resign(2)
    assert any(theirs in line for line in shown(scene, "en", 1, 80))


def test_only_what_is_left_of_the_starting_cards_is_hidden() -> None:
    scene = a_table(foe=a_player(hand=["shu-war", "drollo"], hidden=["drollo"]))
    line = next(line for line in shown(scene, "en", 1, 80) if "Shu’War" in line)
    assert "hidden: 1 of level 2" in line
    assert "Drollo" not in line


def test_a_payment_tells_how_far_it_is() -> None:
    scene = a_table(hand=["drollo", "oddgrabber", "robuster"], mine=["yellow-6-brown"], totems={"yellow": 1})
    scene.play("mine yellow-6-brown", "pay robuster")
    view: Any = scene.match.view(1).to_json()
    assert [CaveinDesk().scores(words(scene.match, lang), view, 1) for lang in LANGUAGES] == [
        "6 − 1 = 5, paid 3, 2 missing",
        "6 − 1 = 5, bezahlt 3, noch 2",
        "6 − 1 = 5, zapłacono 3, brakuje 2",
    ]
    assert scene.match.decision is not None
    question = words(scene.match).question(scene.match.decision.to_json(), NAMES, view)
    assert question == "You: pay 2 more for yellow 6 (Terrons)"


# What is typed


def test_the_actions_are_folded_where_there_are_many_and_unfold_by_a_number() -> None:
    screen = typed("1", "1", "quit").output
    assert re.search(r"  1  Recruit a mercenary \(\d+ to choose from\)", screen)
    assert "Which one?" in screen
    assert re.search(r"You: [^ ]+ recruited|choose a card to play for recruiting", screen)


@pytest.mark.parametrize(
    ("lang", "lines", "told"),
    [
        ("en", ["recruit Driller"], "You: Driller recruited"),
        ("de", ["recruit driller"], "Du: Driller rekrutiert"),
        ("pl", ["recruit wiertniczy"], "Ty: zrekrutowano kartę „Wiertniczy”"),
    ],
)
def test_names_are_understood_in_every_language(lang: str, lines: list[str], told: str) -> None:
    assert told in typed(*lines, "quit", args=("--seed", "3", "--seats", "3", "--lang", lang)).output


def session_of(scene: Table, lang: str = "en") -> Session:
    teller = Teller(scene.match, words(scene.match, lang), ("human",) * scene.match.rules.seats, reader=1)
    return Session(teller, {}, seed=0)


def test_crystals_may_be_named_as_they_are_shown() -> None:
    scene = a_table(hand=["drollo", "robuster"], mine=["yellow-3-red", "yellow-1-plain"])
    session = session_of(scene)
    assert scene.match.decision is not None
    for line in ("mine yellow 3", "mine Yellow 3 (Bioss)", "mine yellow-3-red", "MINE YELLOW 3 BIOSS"):
        assert session._line(line, scene.match.decision) == "mine yellow-3-red"


def test_the_name_of_a_card_a_crystal_or_an_artifact_explains_it() -> None:
    screen = typed("fish bean", "yellow 3 (bioss)", "curator", "quit").output
    for head in ("Fish’Bean · Hy’drans · blue · level 2", "yellow 3 (Bioss) · crystal", "Curator · artifact · cost 8"):
        assert head in screen


HOW = {
    "en": ("Recruit", "Mine", "Raid"),
    "de": ("Rekrutieren", "Fördern", "Überfall"),
    "pl": ("Rekrutowanie", "Fedrowanie", "Przejęcie bazy"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_sums_up_the_turn(lang: str) -> None:
    screen = typed("?", args=("--seed", "5", "--lang", lang)).output
    assert all(f"\n{phase}. " in screen for phase in (1, 2, 3))
    assert "1, 3, 6, 10, 15, 21" in " ".join(screen.split())
    assert all(f"\n{action}: " in screen for action in HOW[lang])
    assert Words(lang).say("command-claim-draw") not in screen  # there are no draws to claim


def test_what_lapses_is_asked_twice() -> None:
    screen = typed("end-turn", "end-turn", "quit", args=("--seed", "3", "--seats", "3")).output
    assert screen.count("You still have an action.") == 1
    assert "You: turn ended" in screen


def test_an_extra_mine_that_lapses_and_a_leader_passed_over_are_asked_twice() -> None:
    scene = a_table(hand=["drollo", "oddgrabber", "foreman"], mine=["yellow-1-plain"])
    session = session_of(scene)
    scene.play("use drollo")
    assert scene.match.decision is not None
    assert session.warning("end-turn", scene.match.decision) == "cave-really-end-mine"
    led = a_table(base=["oddgrabber"], hand=["foreman"], mine=["yellow-1-plain"], starting=True)
    assert led.match.decision is not None
    assert session_of(led).warning("go-on", led.match.decision) == "cave-really-go-on"


def test_undo_takes_back_an_action_and_a_choice_within_one() -> None:
    screen = typed(
        "recruit driller", "undo", "mine brown 1", "undo", "quit", args=("--seed", "3", "--seats", "3")
    ).output
    after = screen.split("> undo")
    assert "actions left 1" in after[0].split("> recruit driller")[1]
    assert all("actions left 2" in part for part in after[1:])


def test_whoever_gives_up_is_told_how_the_others_end() -> None:
    args = ("--seed", "3", "--seats", "3", "--option", "round-limit=5")
    screen = typed("resign", "resign", "quit", args=args).output
    assert "Nobody at this screen is left in the match" in screen
    assert re.search("^You lose", screen, re.MULTILINE)


def test_stacks_and_what_left_the_game_can_be_looked_at() -> None:
    screen = " ".join(typed("deck", "discards", "quit").output.split())
    assert "Level 1, 16 in the stack; there or hidden in hands:" in screen
    assert "Crystals of cost 10, 5 in the stack:" in screen
    assert "Subjugated cards" in screen


def test_the_second_person_does_not_see_the_first_ones_starting_cards() -> None:
    screen = typed("", "end-turn", "end-turn", "", "", "quit", args=("--seed", "5", "--hot-seat")).output
    before, after = screen.split("\n" * 50, 1)
    assert "Press Enter to hide your cards" in before
    drawn = re.search(r"You: (.*) drawn", before)
    assert drawn
    assert drawn.group(1) not in after
    assert "hidden: 2 of level 1, 1 of level 2" in after


def test_a_saved_match_goes_on_with_its_own_components(tmp_path: Path) -> None:
    box = tmp_path / "my-box.toml"
    box.write_text(re.sub(r'(halves = \["contract", "dyed-overalls"\]\ncost = )4', r"\g<1>3", default_text()))
    file = tmp_path / "match.json"
    args = ("--seed", "5", "--components", str(box))
    typed("end-turn", "end-turn", f"save {file}", "quit", args=args)
    saved = json.loads(file.read_text())
    assert '"dyed-overalls"]\ncost = 3' in saved["components"]
    before = typed("end-turn", "end-turn", "table", "quit", args=args).output.split("> table")[1]
    assert before.split("You: choose")[0] in typed("table", "quit", args=("--resume", str(file))).output


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--bot", "furious"), "there is no bot furious"),
        (("--seats", "5"), "expected 2, 3 or 4"),
        (("--edition", "fr2020"), "expected en2021, de2018 or pl2018"),
        (("--format", "duel"), "unknown option format"),
        (("--components", "no/such/box.toml"), "cannot be read"),
        (("--option", "factions=bioss"), "expected four of"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(args: tuple[str, ...], told: str) -> None:
    with pytest.raises(BadInput, match=told) as refusal:
        typed(args=args)
    assert "\n" not in str(refusal.value)


# The other commands


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_are_listed(starlode: Commands, lang: str) -> None:
    shown = starlode.well("cards", "cavein", "--lang", lang).out
    told = starlode.well("cards", "cavein", "--lang", lang, "--json").json
    assert len(told["cards"]) == 24 + 24 + 54 + 6
    assert all(card["lines"] for card in told["cards"])
    assert max(map(len, shown.splitlines())) <= 80
    assert "Drollo" in shown


def test_cards_are_those_of_an_edition_and_a_faction(starlode: Commands) -> None:
    line = ("cards", "cavein", "--faction", "weedlocks", "--edition")
    assert "count double" in starlode.well(*line, "en2021").out.split("Seeder")[1]
    assert "count double" in starlode.well(*line, "pl2018").out.split("Seeder")[0]
    assert "unknown option edition" in starlode.refused("cards", "realms", "--edition", "en2021")


def test_bots_play_and_are_counted_however_many_processes_there_are(starlode: Commands, tmp_path: Path) -> None:
    line = ("simulate", "cavein", "--seats", 3, "--games", 3, "--option", "round-limit=6", "--json", "--jobs")
    results = starlode.well(*line, 1, "--resume", tmp_path / "games", "--csv", tmp_path / "cards.csv").json
    assert results == starlode.well(*line, 2).json
    assert results == starlode.well(*line, 1, "--resume", tmp_path / "games").json
    assert results["games"] == 3
    assert results["options"]["edition"] == "en2021"
    assert sum(results["cards"][card]["bought"] for card in ("driller", "sapling", "oddgrabber", "mineracoon")) > 0
    assert len((tmp_path / "cards.csv").read_text().splitlines()) == 49
    assert "no bot furious" in starlode.refused("simulate", "cavein", "--bots", "furious,random")
    assert "seats" not in starlode.well(*line[:-2], "--jobs", 1, "--lang", "en").out


def test_a_record_is_replayed_verified_and_tried(starlode: Commands, tmp_path: Path) -> None:
    match, rng = new_match(CASES[0], 7)
    for _ in range(40):
        play_one(match, rng, "eager")
    file = write(tmp_path / "record.json", match.record.dump())
    assert "all legal" in starlode.well("verify", file, "--seed", 7).out
    log = starlode.well("replay", file).out
    assert "turn 1 begins" in log
    rows = len(match.record.rows)
    assert f"Row {rows} of {rows}" in starlode.well("replay", file, "--at", rows, "--seat", "all", "--lang", "en").out
    content = starlode.well("try", file, "--json").json
    assert content["position"] == match.position()
    position = write(tmp_path / "position.json", match.position())
    assert "Docks" in starlode.well("try", position, "--option", "round-limit=30").out
