"""What the notation page and the schemas of a game promise is what is written: no field, word or code more or less."""

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

import row_schemas
from starlode.core.match import Match
from starlode.core.rows import Values
from starlode.core.rules import NATURE, Rules
from starlode.games import rules as rules_of
from tests.depth import some
from tests.laws.forms import DOCS, NAMES, Forms, assert_moment_valid, assert_valid, parts, schemas, validator, words
from tests.laws.subjects import SUBJECTS
from tests.laws.walker import Case, all_lines, move_on, new_match, walk

pytestmark = pytest.mark.once  # about what is written down

FORMS: dict[str, Forms] = {name: subject.forms for name, subject in SUBJECTS.items() if subject.forms is not None}
CASES = some([case for subject in SUBJECTS.values() for case in subject.few], briefly=4)
BREAKS = [(game, *each) for game, forms in FORMS.items() for each in forms.breaks]
SOURCES = DOCS.parent / "src" / "starlode"
RECORDS = sorted(DOCS.parent.glob("tests/*/playthroughs/records/*.json"))
LOOKED_AT = 80  # of so many steps one, and every new question

of_every_game = pytest.mark.parametrize("game", FORMS)


def page_of(game: str) -> str:
    return (DOCS / game / "notation.md").read_text(encoding="utf-8")


# What is written is valid


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whole_matches_are_written_as_the_schemas_say(case: Case) -> None:
    match, rng = new_match(case, 11)
    told, steps, asked = assert_moment_valid(match, 0), 0, {"action"}
    while match.actor is not None:
        move_on(case, match, rng)
        steps += 1
        question = match.decision.asked if match.decision else ""
        if question not in asked or steps % LOOKED_AT == 0 or match.actor is None:
            told = assert_moment_valid(match, told)
            asked.add(question)
    assert_valid(match.rules.game, "record", match.record.to_json())


@pytest.mark.parametrize("case", CASES[::2], ids=str)
def test_positions_and_views_before_a_draw_of_nature_are_valid_too(case: Case) -> None:
    for number, state in enumerate(walk(case, 12, most=60)):
        if state.actor == NATURE and number % 3 == 0:
            assert_valid(case.rules.game, "position", case.rules.position(state))
            assert_valid(case.rules.game, "view", case.rules.view(state, 0).to_json())


@of_every_game
def test_rare_forms_and_short_positions_are_valid(game: str) -> None:
    for match in FORMS[game].rare():
        assert_moment_valid(match, 0)
        assert_valid(game, "record", match.record.to_json())
    assert_valid(game, "position", FORMS[game].short)
    Match(rules_of(game), position=FORMS[game].short)


@pytest.mark.parametrize(
    "path", sorted(SOURCES.parents[1].glob("tests/*/playthroughs/records/*.json")), ids=lambda path: path.stem
)
def test_records_that_were_kept_are_valid(path: Any) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    assert_valid(record["game"], "record", record)


# What is broken is refused


@pytest.mark.parametrize(
    ("game", "name", "damage"), BREAKS, ids=[f"{g}-{name}-{n}" for n, (g, name, _) in enumerate(BREAKS)]
)
def test_a_broken_one_is_refused(game: str, name: str, damage: Callable[[Any], object]) -> None:
    content = FORMS[game].samples()[name]
    assert_valid(game, name, content)
    broken = copy.deepcopy(content)
    damage(broken)
    with pytest.raises(ValidationError):
        assert_valid(game, name, broken)


# What the schemas know is what the code knows


def test_what_is_made_from_rows_and_shapes_is_up_to_date() -> None:
    """Otherwise: python tools/row_schemas.py --write."""
    for path, text in row_schemas.files():
        assert path.read_text(encoding="utf-8") == text, path


@of_every_game
def test_the_schemas_are_schemas_and_strict(game: str) -> None:
    assert set(schemas(game)) == NAMES
    for name, schema in schemas(game).items():
        Draft202012Validator.check_schema(schema)
        assert schema["$id"] == f"{game}/{name}.json"
        for part in parts(schema):
            if part.get("type") == "object" and "properties" in part:
                assert part["additionalProperties"] is False, part


@of_every_game
def test_every_field_that_the_schemas_name_is_written(game: str) -> None:
    samples = FORMS[game].samples()
    for name in ("position", "view"):
        written = [content for key, content in samples.items() if key.split()[-1] == name]
        named = schemas(game)[name]
        assert named["properties"].keys() - {"stacks"} == set().union(*written)  # only people write stacked piles
        seats = [seat for content in written for seat in content["seats"]]
        assert named["$defs"]["player"]["properties"].keys() == set().union(*seats)


@of_every_game
def test_names_that_positions_define_are_those_of_the_engine(game: str) -> None:
    rules: Rules[Any] = rules_of(game)
    defined = schemas(game)["position"]["$defs"]
    units: dict[str, Values] = {**rules.happenings.units, **rules.questions.units}
    for name in {*defined} & {*units}:
        values = units[name]
        if isinstance(values, list | tuple) and "enum" in defined[name]:
            assert [*defined[name]["enum"]] == [value for value in values if value is not None], name
    assert {*defined} & {*units}


@of_every_game
def test_the_schemas_know_every_line_of_the_notation(game: str) -> None:
    rules: Rules[Any] = rules_of(game)
    row = re.compile(schemas(game)["record"]["properties"]["rows"]["items"]["pattern"])
    option = validator(game, "decision", "#/$defs/option")
    natures = {each.verb for each in rules.notation.rows if each.by_nature}
    for number, (line, action) in enumerate(all_lines(rules).items()):
        verb, details = rules.notation.verb_and_details(action)
        assert row.match(f"* {line}" if verb in natures else f"1 {line}"), line
        if verb not in natures and number % 11 == 0:
            option.validate({"action": line, "verb": verb, **details})


# The page


@of_every_game
def test_the_page_lists_every_refusal_and_no_other(game: str) -> None:
    """Those that the game raises, and what is raised for every game."""
    rooms = [SOURCES / room for room in ("core", game)]
    sources = "".join(path.read_text(encoding="utf-8") for room in rooms for path in room.rglob("*.py"))
    raised = set(re.findall(r'IllegalAction\(\s*"([a-z-]+)"', sources))
    raised |= set(re.findall(r'IllegalAction\("[a-z-]+" if .* else "([a-z-]+)"', sources))
    table = page_of(game).partition("## Refusals")[2].partition("\n## ")[0]
    may_be_claimed = type(rules_of(game)).claim_draw is not Rules.claim_draw
    never = {"no-resigning", *(["no-draws"] if may_be_claimed else [])}  # what a plain game may refuse
    assert sorted(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE)) == sorted(raised - never)


@of_every_game
def test_the_page_names_every_verb_question_field_and_event(game: str) -> None:
    rules: Rules[Any] = rules_of(game)
    named = set(re.findall(r"[a-z0-9-]+", " ".join(re.findall(r"`([^`\n]+)`", page_of(game)))))
    wanted = {line.split()[0] for line in all_lines(rules)} | {row.name for row in rules.questions.rows}
    wanted |= set(words(schemas(game)["event"], "event"))
    for schema in schemas(game).values():
        wanted |= {field for part in parts(schema) for field in part.get("properties", ())}
    wanted -= {option.name for option in rules.choices}  # they have a page of their own
    wanted -= {*schemas(game)["position"]["properties"]["stacks"]["properties"]}  # numbered piles
    assert wanted - named == set()
