"""Playing in the terminal, as a person types it."""

import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from starlode.bots import USUAL
from starlode.bots.levels import LEVELS
from starlode.bots.scale import strengths
from starlode.core.decision import Decision
from starlode.core.errors import BadInput
from starlode.core.view import View
from starlode.i18n import LANGUAGES
from starlode.terminal.play import play
from starlode.terminal.session import Session
from starlode.terminal.teller import Teller
from tests.bots.programs import FIRST_BOT, MISBEHAVING, command, of_file
from tests.realms.table import a_duel
from tests.words import realms_words

play_module = sys.modules["starlode.terminal.play"]
WON_OR_LOST = {"en": r"You (win|lose)", "de": "(Gewonnen|Verloren)", "pl": "(Wygrana|Przegrana)"}


def typed(*lines: str, args: tuple[str, ...] = ("--seed", "5")) -> Result:
    """What the terminal shows somebody who types these lines."""
    result = CliRunner().invoke(play, ["realms", *args], input="".join(f"{line}\n" for line in lines))
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_duel_is_played_by_typing_numbers(lang: str) -> None:
    shown = typed(*["1"] * 3000, args=("--seed", "5", "--lang", lang)).output
    assert re.search(f"^{WON_OR_LOST[lang]}", shown, re.MULTILINE)


def test_the_table_shows_the_row_both_players_and_the_own_hand() -> None:
    shown = typed("quit").output
    for word in ("Trade row", "Blob Fighter", "Explorer ×10", "greedy", "authority 50", "Scout ×3"):
        assert word in shown


def test_a_question_says_which_card_asks() -> None:
    shown = typed(*["1"] * 300, args=("--seed", "5")).output
    assert re.search(r"You – (Trade|Missile|Supply) Bot: choose a card to scrap, or decline", shown)


def test_the_notation_is_understood_too() -> None:
    shown = typed("play scout", "quit").output
    assert "You: Scout played (+1 trade)" in shown


def test_a_refusal_says_why_and_the_question_stands() -> None:
    shown = typed("buy freighter", "attack 2", "99", "nonsense", "quit").output
    words = realms_words("en")
    assert words.error("not-in-row", card="freighter") in shown
    assert words.error("not-enough-combat", need=1, have=0) in shown
    assert "go up to 3" in shown
    assert words.error("unknown-action", action="nonsense") in shown
    assert shown.count("choose an action") == 6


@pytest.mark.parametrize(
    ("lang", "asked", "told"),
    [
        ("en", "blob wheel", "Blob Wheel"),
        ("en", "? trade bot", "Trade Bot"),
        ("en", "help trade bot", "Trade Bot"),
        ("de", "hilfe blob-rad", "Blob-Rad"),
        ("de", "blob-rad", "Blob-Rad"),
        ("de", "blob wheel", "Blob-Rad"),
        ("pl", "blob-wheel", realms_words("pl").card("blob-wheel")),
    ],
)
def test_the_name_of_a_card_explains_it(lang: str, asked: str, told: str) -> None:
    shown = typed(asked, "quit", args=("--seed", "5", "--lang", lang)).output
    assert f"\n{told} · " in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_the_commands_of_the_language(lang: str) -> None:
    words = realms_words(lang)
    shown = typed("?", words.say("command-quit"), args=("--seed", "5", "--lang", lang)).output
    assert words.say("command-undo") in shown
    assert shown.splitlines()[-1] == words.say("play-goodbye", seed=5)


@pytest.mark.parametrize("line", ["help", "help me", "h", "HELP ME", "help undo"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_asks_for_help_is_helped(lang: str, line: str) -> None:
    shown = typed(line, args=("--seed", "5", "--lang", lang)).output
    assert realms_words(lang).say("help-undo") in " ".join(shown.split())


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("end", "still have cards"),
        ("end turn", "still have cards"),
        ("pass", "still have cards"),
        ("q", "not saved"),
        ("exit", "not saved"),
        ("attack", "Nothing of this kind"),
        ("attack 2", "Not enough combat"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_that_people_type_are_understood(lang: str, line: str, told: str) -> None:
    shown = typed(line, args=("--seed", "5", "--lang", lang)).output.split(f"> {line}")[1]
    assert realms_words(lang).error("unknown-action", action=line) not in shown
    assert (told in shown) == (lang == "en")


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "End the turn", "still have cards"),
        ("en", "Play Scout", "Scout played"),
        ("en", "PLAY SCOUT", "Scout played"),
        ("en", "buy supply bot", "Not enough trade"),
        ("de", "play Aufklärer", "Aufklärer ausgespielt"),
        ("pl", "play zwiadowca", "Zwiadowca"),
        ("pl", "stol", realms_words("pl").say("table-row")),
        ("de", "Angriff", "So etwas ist jetzt nicht möglich."),
        ("pl", "atak", "Teraz nie można tego zrobić."),
        ("pl", "koniec tury", "Możesz jeszcze zagrać karty"),
    ],
)
def test_what_the_screen_says_can_be_typed(lang: str, line: str, told: str) -> None:
    shown = typed("help", line, args=("--seed", "5", "--lang", lang)).output
    assert told in shown.split(f"> {line}")[1]


@pytest.mark.parametrize("line", ["²", "9" * 5000, "\x1b[A", "?" * 99, "undo " * 50])
def test_nothing_that_is_typed_loses_the_match(line: str) -> None:
    shown = typed(line, "play scout").output
    assert "You: Scout played" in shown


def test_the_seed_is_shown_as_it_can_be_typed_again() -> None:
    assert "144928" in typed(args=("--seed", "144928")).output


def test_discard_piles_and_the_scrap_heap_are_open() -> None:
    shown = typed("1", "end-turn", "discards").output
    assert "Scout ×3" in shown.split("> discards")[1]


def test_a_file_that_is_no_saved_match_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "keep.txt"
    file.write_text("mine")
    assert "is no saved match" in " ".join(typed(f"save {file}").output.split())
    assert file.read_text() == "mine"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_that_cannot_be_written_is_refused_in_the_language(lang: str) -> None:
    save = realms_words(lang).say("command-save")
    shown = typed(f"{save} /no/such/folder/match.json", args=("--seed", "5", "--lang", lang)).output
    assert ("cannot be written" in shown) == (lang == "en")


def test_a_finished_match_can_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shown = typed("resign", "resign", f"save {file}", "quit").output
    assert "You lose" in shown
    assert "2 resign" in file.read_text() or "1 resign" in file.read_text()


def test_leaving_a_match_that_is_not_saved_is_asked_twice(tmp_path: Path) -> None:
    assert "not saved" in typed("quit", "quit").output
    assert typed("quit", "table", "quit", "quit").output.count("not saved") == 2
    assert "not saved" not in typed(f"save {tmp_path / 'match.json'}", "quit").output


def test_deck_tells_what_is_left_and_what_is_known() -> None:
    shown = " ".join(typed("deck", "quit").output.split())
    assert "Your deck holds 7 cards, in an order nobody knows: Scout ×5, Viper ×2" in shown
    assert re.search("5 cards in hand, 5 in the deck; [a-z ,]+: Scout ×8, Viper ×2", shown)


def test_last_tells_what_the_other_just_did() -> None:
    shown = typed("1", "end-turn", "last", "quit").output
    told = shown.split("> last")[1]
    assert "greedy: turn 2 begins" in told
    assert "You: turn 3 begins" in told


def test_undo_takes_back_what_revealed_nothing() -> None:
    shown = typed("play scout", "undo", "undo", "quit").output
    assert "Scout ×3" in shown.split("play scout")[-1]
    assert realms_words("en").error("nothing-to-undo") in shown


def test_ending_the_turn_with_cards_in_hand_is_asked_twice() -> None:
    shown = typed("end-turn", "end-turn", "quit").output
    assert shown.count("still have cards to play") == 1
    assert "You: turn ended" in shown


def test_scrapping_the_only_partner_of_an_ally_ability_is_asked_twice() -> None:
    """SR-190: the ability is open only while its partner is in play."""
    table = a_duel(hand=["ram", "trade-pod"], foe_hand=["scout"])
    session = Session(Teller(table.match, realms_words("en"), ("human", "human"), reader=1), {}, seed=0)
    table.play("play ram", "play trade-pod")
    assert table.match.decision is not None
    assert session.warning("scrap ram", table.match.decision) == "play-really-scrap"
    table.play("ally trade-pod")
    assert session.warning("scrap ram", table.match.decision) is None


@pytest.mark.parametrize(
    ("scrapped", "other"), [("imperial-frigate", "corvette"), ("survey-ship", "corvette"), ("port-of-call", "cutter")]
)
def test_scrapping_a_partner_is_asked_twice_also_where_cards_are_drawn_or_discarded(scrapped: str, other: str) -> None:
    """SR-190: the partner is gone before anything is drawn, discarded or destroyed."""
    table = a_duel(in_play=[scrapped, other], hand=["scout"], deck=["viper"], foe_hand=["scout"])
    session = Session(Teller(table.match, realms_words("en"), ("human", "human"), reader=1), {}, seed=0)
    assert table.match.decision is not None
    assert f"ally {other}" in table.match.decision.actions
    assert session.warning(f"scrap {scrapped}", table.match.decision) == "play-really-scrap"


def test_nothing_is_asked_twice_where_a_third_card_of_the_faction_stays() -> None:
    """SR-190."""
    table = a_duel(hand=["ram", "trade-pod", "blob-fighter"])
    session = Session(Teller(table.match, realms_words("en"), ("human", "human"), reader=1), {}, seed=0)
    table.play("play ram", "play trade-pod", "play blob-fighter")
    assert table.match.decision is not None
    assert session.warning("scrap ram", table.match.decision) is None


def test_a_saved_match_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed("1", f"save {file}", "quit")
    on = ("end-turn", "1", "end-turn", "1", "quit")
    assert (
        typed(*on, args=("--resume", str(file))).output.splitlines()[-12:]
        == (typed("1", *on).output.splitlines()[-12:])
    )


def test_resigning_ends_the_match() -> None:
    shown = typed("resign", "resign").output
    assert "Choose resign again" in shown
    assert re.search("^You lose", shown, re.MULTILINE)


def test_a_draw_cannot_be_claimed_while_things_happen() -> None:
    assert realms_words("en").error("no-stall-claims") in " ".join(typed("claim-draw", "quit").output.split())


def test_the_second_person_does_not_see_the_first_ones_hand() -> None:
    args = ("--seed", "5", "--hot-seat")
    shown = typed("", "1", "end-turn", "", "", "table", "quit", args=args).output
    before, after = shown.split("\n" * 50, 1)
    assert "Press Enter to hide your cards" in before
    assert "Hand over the keyboard" in after  # only when nothing of the first person's is left on the screen
    assert after.count("  Hand ") == 2  # once for the new turn, once for the command
    assert "Scout, Viper, Scout, Viper, Scout" in before  # what the first person drew
    assert "Scout, Viper, Scout, Viper, Scout" not in after
    assert "5 cards drawn" in after


def test_nothing_but_text_is_printed_and_no_line_is_wider_than_the_terminal() -> None:
    shown = typed("?", "deck", "log", *["1"] * 60, "quit", args=("--seed", "5", "--plain")).output
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_end_of_the_input_is_a_goodbye() -> None:
    assert "Goodbye" in typed("1").output


def test_ctrl_c_while_a_bot_thinks_is_a_goodbye_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def choose(self, view: View, decision: Decision) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(play_module, "make_bot", lambda *_: Interrupted())
    result = typed("end-turn", "end-turn")
    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == realms_words("en").say("play-goodbye", seed=5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_of_a_level_is_described_before_the_match(lang: str) -> None:
    words = realms_words(lang)
    shown = typed(args=("--seed", "5", "--bot", "calm", "--lang", lang)).output
    found = strengths("realms")

    def told(level: str) -> str:
        about = words.say(f"level-about-{level}")
        strength = words.say("level-with-strength", about=about, elo=str(found.get(level, 1000)))
        return f"{level}: {strength}".replace("\N{NO-BREAK SPACE}", " ")  # which terminals do not need

    assert shown.splitlines()[1] == told("calm")
    assert "calm" in found
    assert all(len(told(level)) <= 80 for level in LEVELS)
    assert words.say("level-about-greedy") not in typed(args=("--seed", "5", "--lang", lang)).output


def test_the_help_says_who_plays_unless_somebody_is_named() -> None:
    assert f"[default: ({USUAL})]" in " ".join(typed(args=("--help",)).output.split())


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--seat", "3"), "2 seats"),
        (("--option", "discards"), "KEY=VALUE"),
        (("--option", "discards=never"), "immediate or next-turn"),
        (("--option", "weather=rain"), "unknown option weather"),
        (("--resume", "no/such/file.json"), "cannot be read"),
        (("--resume", "x.json", "--seat", "2"), "no other seats"),
        (("--bot", ""), "there is no bot “”: there are random, calm, greedy"),
        (("--bots", ""), "there is no bot “”"),
        (("--hot-seat", "--bot", "random"), "no --seat and no --bot"),
        (("--bot", "cmd:/no/such/program"), "no program /no/such/program that could be started"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(args: tuple[str, ...], told: str) -> None:
    with pytest.raises(BadInput, match=told) as refusal:
        typed(args=args)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"starlode-save": 2}', '{"starlode-save": 1, "seed": 1}'])
def test_a_file_that_is_no_saved_match_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(text)
    with pytest.raises(BadInput):
        typed(args=("--resume", str(file)))


def test_every_seat_and_language_can_be_chosen() -> None:
    shown = typed("quit", args=("--seed", "5", "--seat", "2", "--bot", "random", "--lang", "de")).output
    assert realms_words("de").say("you") in shown


# Programs


def test_a_program_plays_against_a_person(tmp_path: Path) -> None:
    result = typed(*["end-turn"] * 12, "quit", "quit", args=("--seed", "5", "--bot", of_file(FIRST_BOT)))
    assert "first_bot.py: turn 2 begins" in " ".join(result.output.split())
    assert "failed" not in result.output


def test_greedy_chooses_for_a_program_that_fails_and_that_is_said(tmp_path: Path) -> None:
    bot = command(tmp_path, MISBEHAVING["crashes"])
    output = " ".join(typed(*["end-turn"] * 6, "quit", "quit", args=("--seed", "5", "--bot", bot)).output.split())
    assert "failed (crashed): greedy chooses for it. It said: my bot has a hole" in output


def test_a_program_that_fails_gives_up_where_that_is_wanted(tmp_path: Path) -> None:
    bot = command(tmp_path, MISBEHAVING["illegal"])
    args = ("--seed", "5", "--on-fault", "forfeit", "--bots", bot)
    output = " ".join(typed(*["end-turn"] * 6, "quit", "quit", args=args).output.split())
    assert "failed (not allowed) and gives up." in output


def test_a_saved_match_starts_no_program_unasked(tmp_path: Path) -> None:
    bot, file = of_file(FIRST_BOT), tmp_path / "saved.json"
    typed(f"save {file}", "quit", args=("--seed", "5", "--bot", bot))
    refused = CliRunner().invoke(play, ["--resume", str(file)])
    assert isinstance(refused.exception, BadInput)
    assert "add --run-programs" in str(refused.exception)
    resumed = CliRunner().invoke(play, ["--resume", str(file), "--run-programs"], input="end-turn\nquit\n")
    assert resumed.exit_code == 0
