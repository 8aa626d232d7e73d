"""What is refused besides moves — files, positions, options — is told in the reader's language, and nowhere bare."""

import ast
import json
import pickle
from pathlib import Path

import pytest

from starlode import rules
from starlode.cavein.components import default_text
from starlode.core.errors import BadInput
from starlode.i18n import LANGUAGES, Words
from starlode.i18n.refusing import phrase_of
from tests.i18n.messages import messages, trees
from tests.prompt.commands import Commands

# Who takes the id of a message, and which argument it is; what is put together stands in `PASSED_ON`.
SPEAKERS = {"BadInput": 0, "said": 0, "Said": 0, "refuse": 1, "_refuse": 1, "trouble_with": 0}
PASSED_ON = {"message_id", "why", "code"}  # the parameters by which those themselves hand an id on


def spoken() -> list[tuple[str, str, frozenset[str] | None]]:
    """Where a message is named, its id, and the names of its values; None where they are not written out there."""
    found = []
    for path, tree in trees():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
            if name not in SPEAKERS or path.parts[-2:] == ("core", "errors.py") or len(call.args) <= SPEAKERS[name]:
                continue
            if path.parts[-2] in ("server", "engine", "translate") and name != "BadInput":  # others of the same name
                continue
            given = [keyword.arg for keyword in call.keywords]
            is_whole = None not in given and name in ("BadInput", "said", "refuse", "_refuse")
            values = frozenset(str(each) for each in given) if is_whole else None
            where = f"{path.name}:{call.lineno}"
            found += [(where, message, values) for message in _ids(call.args[SPEAKERS[name]], where)]
    return found


def _ids(node: ast.expr, where: str) -> list[str]:
    """Of `"a" if is_counted else "b"` either may come; nothing else may stand there."""
    match node:
        case ast.Constant(value=str(message)):
            return [message]
        case ast.IfExp(body=one, orelse=other):
            return _ids(one, where) + _ids(other, where)
        case ast.Name(id=name) if name in PASSED_ON:
            return []
    raise AssertionError(f"{where}: expected the id of a message, not {ast.unparse(node)}")


def test_every_refusal_names_a_message_with_all_its_values_in_every_language() -> None:
    named = spoken()
    assert len(named) > 300
    for language in LANGUAGES:
        known = messages(language)
        assert [each for each in named if each[1] not in known] == []
        assert [
            (where, message)
            for where, message, values in named
            if values is not None and not set(known[message]) <= values
        ] == []


def test_a_refusal_is_english_for_programs_and_can_cross_a_process() -> None:
    with pytest.raises(BadInput, match=r"^option start is 5: duel with 2 seats begins with seat 1 or 2$") as refused:
        rules("realms", start="5")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.said) == (str(refused.value), refused.value.said)
    assert Words("de").refusal(again) == "Option start ist 5: Bei duel mit 2 Plätzen beginnt Platz 1 oder 2"
    assert Words("pl").refusal(again) == "opcja start to 5: w formacie duel przy 2 miejscach zaczyna miejsce 1 albo 2"


def test_a_sentence_of_somebody_elses_game_is_told_as_it_stands() -> None:
    assert str(BadInput("pearls are round")) == Words("pl").refusal(BadInput("pearls are round")) == "pearls are round"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "box.toml, line 1, character 5: this is not TOML"),
        ("de", "box.toml, Zeile 1, Zeichen 5: Das ist kein TOML"),
        ("pl", "box.toml, wiersz 1, znak 5: to nie jest TOML"),
    ],
)
def test_a_wrong_file_of_components_is_refused_in_the_language_of_the_command(
    starlode: Commands, tmp_path: Path, lang: str, told: str
) -> None:
    file = tmp_path / "box.toml"
    file.write_text("a = = 1")
    assert starlode.refused("cards", "cavein", "--components", file, "--lang", lang) == f"starlode: {told}\n"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "seat 2, authority is -1: expected at least 0"),
        ("de", "Platz 2, authority ist -1: erwartet wird mindestens 0"),
        ("pl", "miejsce 2, authority to -1: oczekiwano co najmniej 0"),
    ],
)
def test_a_wrong_position_is_refused_in_the_language_of_the_command(
    starlode: Commands, tmp_path: Path, lang: str, told: str
) -> None:
    file = tmp_path / "position.json"
    seats = [{}, {"authority": -1}]
    file.write_text(json.dumps({"starlode-position": 1, "game": "realms", "seats": seats}))
    assert starlode.refused("try", file, "--lang", lang) == f"starlode: {told}\n"


@pytest.mark.parametrize(
    ("language", "told"),
    [("de_DE.UTF-8", "unbekannte Option luck"), ("pl_PL.UTF-8", "nieznana opcja luck"), ("C", "unknown option luck")],
)
def test_a_wrong_option_is_refused_in_the_language_of_the_surroundings(
    starlode: Commands, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert told in starlode.refused("simulate", "realms", "--option", "luck=more")


def test_a_reason_within_a_reason_reaches_a_page_as_a_phrase() -> None:
    wrong = default_text().replace("level = 4", "level = 9", 1)
    with pytest.raises(BadInput) as refused:
        rules("cavein", components=wrong)
    phrase = phrase_of(refused.value.said)
    assert phrase.id == "bad-in-line"
    assert phrase.to_json()["args"] == {
        "name": "components",
        "line": str(wrong[: wrong.index("level = 9")].count("\n") + 1),
        "why": {"phrase": {"id": "bad-number", "args": {"key": "level", "value": 9, "least": 1, "most": 4}}},
    }
