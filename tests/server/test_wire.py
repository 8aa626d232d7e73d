"""What is promised about the wire: schema, types, page and messages agree with the code."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError

import wire_types
from starlode.i18n import LANGUAGES, bundles
from starlode.server.problems import CODES
from starlode.server.refusals import NOT_NOW, STATUS
from starlode.server.wire.socket import ToServer
from tests.i18n.messages import calls, strings

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs" / "schemas" / "wire.json").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")


def raised() -> set[str]:
    """The codes that the server refuses with, beside those of the rules."""
    # Those of the lines and limits are handed about as plain codes; each has a status of its own.
    return {code for call in calls("Refusal") for code in strings(call.args[0])} | set(CODES.values()) | set(STATUS)


@pytest.mark.parametrize("path", [path for path, _ in wire_types.files()], ids=lambda path: path.name)
def test_what_is_made_from_the_definitions_is_up_to_date(path: Path) -> None:
    made = dict(wire_types.files())
    assert path.read_text(encoding="utf-8") == made[path], "run python tools/wire_types.py --write"


def test_the_schema_is_a_schema_that_leads_nowhere_else() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    names = re.findall(r'"\$ref": "#/\$defs/(\w+)"', json.dumps(SCHEMA))
    assert set(names) <= SCHEMA["$defs"].keys()
    assert json.dumps(SCHEMA).count('"$ref"') == len(names)


SAMPLES: list[tuple[dict[str, Any], bool]] = [
    ({"t": "hello", "have": None}, True),
    ({"t": "hello"}, True),
    ({"t": "act", "v": 41, "id": "c7", "action": "buy blob-wheel"}, True),
    ({"t": "macro", "v": 41, "id": "c8", "actions": ["play scout"]}, True),
    ({"t": "answer-undo", "id": "c8", "yes": False}, True),
    ({"t": "promise", "id": "c1", "round": 1, "hash": "0f" * 32}, True),
    ({"t": "promise", "id": "c1", "round": 1, "hash": None}, True),
    ({"t": "reveal", "id": "c1", "round": 1, "salt": "0f" * 32}, True),
    ({"t": "reveal", "id": "c1", "round": 1, "salt": "0F" * 32}, False),
    ({"t": "reveal", "id": "c1", "round": 1, "salt": "0f"}, False),
    ({"t": "act", "v": 41, "id": "c7"}, False),
    ({"t": "act", "v": -1, "id": "c7", "action": "x"}, False),
    ({"t": "macro", "v": 41, "id": "c8", "actions": []}, False),
    ({"t": "undo", "id": "c8", "why": "so"}, False),
    ({"t": "win", "id": "c8"}, False),
]


@pytest.mark.parametrize(("message", "is_good"), SAMPLES, ids=str)
def test_the_schema_and_the_server_agree_about_messages(message: dict[str, Any], is_good: bool) -> None:
    validator = Draft202012Validator({**SCHEMA, "$ref": "#/$defs/ToServer"})
    try:
        msgspec.json.decode(json.dumps(message), type=ToServer)
        decoded = True
    except msgspec.ValidationError:
        decoded = False
    try:
        validator.validate(message)
        valid = True
    except ValidationError:
        valid = False
    assert (decoded, valid) == (is_good, is_good)


def test_the_page_names_every_message_and_every_field_of_a_moment() -> None:
    named = set(re.findall(r"[a-zA-Z-]+", " ".join(re.findall(r"`([^`\n]+)`", PAGE))))
    for union in ("ToServer", "FromServer"):
        for part in SCHEMA["$defs"][union]["anyOf"]:
            message = SCHEMA["$defs"][part["$ref"].rsplit("/", 1)[1]]
            assert message["properties"]["t"]["enum"][0] in named
    assert SCHEMA["$defs"]["Moment"]["properties"].keys() <= named
    arguments = [part["properties"] for part in SCHEMA["$defs"]["Argument"]["anyOf"] if "properties" in part]
    assert {name for argument in arguments for name in argument} <= named


def test_the_page_lists_every_refusal_with_its_status_and_no_other() -> None:
    table = PAGE.partition("## Refusals")[2].partition("\n## ")[0]
    listed: dict[str, str] = {}
    for codes, status in re.findall(r"^\| (`.*?`) \| (\S+) \|", table, re.MULTILINE):
        listed |= dict.fromkeys(re.findall(r"`([a-z-]+)`", codes), status)
    assert listed.keys() == raised()
    told = {code: int(status) for code, status in listed.items() if status != "–"}
    assert told == {code: STATUS.get(code, NOT_NOW) for code in told}
    assert STATUS.keys() <= listed.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_message(language: str) -> None:
    known = bundles.bundle(language)
    assert [code for code in sorted(raised()) if not known.has_message(f"error-{code}")] == []
