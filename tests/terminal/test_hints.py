"""Hints in the terminal: `hint` ranks, `why` tells, in three languages; what cannot be meant is said to."""

import re

import pytest
from click.testing import CliRunner

from starlode.i18n import LANGUAGES, Words
from starlode.terminal.play import play


def shown(game: str, lang: str, *lines: str) -> str:
    """What the terminal shows somebody who types these lines."""
    typed = "".join(f"{line}\n" for line in (*lines, "quit", "quit"))
    result = CliRunner().invoke(play, [game, "--seed", "5", "--lang", lang], input=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["realms", "cavein"])
def test_a_hint_has_chances_and_reasons(game: str, lang: str) -> None:
    words = Words(lang)
    output = shown(game, lang, words.say("command-hint"), words.say("command-why"))
    assert words.say("hint-head", why=words.say("command-why")) in output
    assert re.search(r"^>? {2,}(\d {2})? *\d+[ \u00a0]%  \S", output, re.MULTILINE)
    assert re.search(r"^ {12}\S.*\.$", output, re.MULTILINE)


def test_why_takes_a_number_or_a_move_and_says_what_is_better() -> None:
    output = shown("realms", "en", "why 2", "why end-turn")
    assert "Play Scout\n            Brings a card within reach: Blob Fighter (cost 1)." in output
    assert "But Play Scout looks better." in output


@pytest.mark.parametrize("line", ["why 1", "hint 1", "why recruit"])
def test_why_tells_the_best_of_a_kind_that_is_listed_as_one(line: str) -> None:
    output = shown("cavein", "en", line)
    assert "  1  Recruit a mercenary (7 to choose from)" in output
    assert re.search(r"^>? +(\d+[ \u00a0]%|–)  Recruit \S+", output, re.MULTILINE)
    assert Words("en").say("hint-which") not in output


@pytest.mark.parametrize("line", ["why 99", "why nonsense", "why buy dreadnaught", "why 0"])
def test_why_refuses_what_cannot_be_chosen(line: str) -> None:
    output = shown("realms", "en", line)
    assert Words("en").say("hint-which") in output
    assert "Goodbye" in output
