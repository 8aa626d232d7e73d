"""What docs/cavein/notation.md and docs/schemas/cavein promise is what is written: no field more, none less."""

import copy
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from referencing import Registry, Resource

from starlode.cavein.components import COLOURS, FACTIONS, HALVES, load
from starlode.cavein.engine import codes
from starlode.cavein.engine.state import State
from starlode.cavein.options import OPTIONS
from starlode.cavein.written import happenings, pending
from starlode.cavein.written.pending import QUESTIONS
from starlode.core.match import Match
from tests.cavein.laws import walks
from tests.cavein.table import a_player, a_table, new_game
from tests.completeness.realms.test_schemas import parts, words
from tests.laws.walker import all_lines

ROOT = Path(__file__).parents[3]
FILES = [file for room in ("schemas", "generated/schemas") for file in (ROOT / "docs" / room / "cavein").glob("*.json")]
SCHEMAS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in FILES}
NOTATION = (ROOT / "docs" / "cavein" / "notation.md").read_text(encoding="utf-8")
BOX = load()


@cache
def validator(name: str) -> Draft202012Validator:
    """The schema of this name, which may refer to the others in its folder."""
    others = [(schema["$id"], Resource.from_contents(schema)) for schema in SCHEMAS.values()]
    registry: Registry[Any] = Registry().with_resources(others)
    return Draft202012Validator(SCHEMAS[name], registry=registry)


def assert_valid(name: str, content: object) -> None:
    """As a reader on the other side of a wire gets it: through text."""
    validator(name).validate(json.loads(json.dumps(content)))


def check(match: Match[State], told: int) -> int:
    """Everything that a match shows at this moment; the events from the given number on."""
    assert_valid("position", match.position())
    viewers = (*range(1, match.rules.seats + 1), None)
    for seat in viewers:
        for event in match.seen_by(seat, told):
            assert_valid("event", event)
    for seat in (match.actor, None):
        assert_valid("view", match.view(seat).to_json())
    if match.decision is not None:
        assert_valid("decision", match.decision.to_json())
    return len(match.events)


# What is written is valid


@pytest.mark.parametrize("case", walks.FEW_CASES, ids=str)
def test_whole_matches_are_written_as_the_schemas_say(case: walks.Case) -> None:
    match, rng = walks.new_match(case, 11)
    told = check(match, 0)
    asked = {"action"}
    steps = 0
    while match.actor is not None:
        walks.play_one(match, rng, case.player)
        steps += 1
        question = match.decision.asked if match.decision else ""
        if question not in asked or steps % 25 == 0 or match.actor is None:
            told = check(match, told)
            asked.add(question)
    assert steps > 20
    assert_valid("record", match.record.to_json())


@pytest.mark.parametrize("case", walks.FEW_CASES[::2], ids=str)
def test_positions_and_views_before_a_draw_of_nature_are_valid_too(case: walks.Case) -> None:
    for state in walks.walk(case, 12, most=120):
        if state.actor == codes.NATURE:
            assert_valid("position", case.rules.position(state))
            assert_valid("view", case.rules.view(state, 1).to_json())


def test_rare_forms_are_valid() -> None:
    """Dyed cards, crystals recoloured twice, cards taken out of the middle of a Base, an undo, a resignation."""
    table = a_table(
        base=["diggerhino"], hand=["diggerhino", "robuster", "shu-war", "driller"], mine=["blue-1-plain"],
        artifacts=["shift-whistle"], foe=a_player(base=["drollo", "driller", "drollo", "driller"]),
        third=a_player(hand=["driller"]), starting=True,
    )  # fmt: skip
    table.play("lead", "recolour blue-1-plain", "colour red", "use diggerhino", "recolour blue-1-plain as red less-1")
    check(table.match, 0)
    table.play("colour brown")
    check(table.match, 0)
    table.undo(1)
    table.play("colour brown", "use robuster", "colour blue", "dye driller")
    check(table.match, 0)
    table.resign(3)
    table.resign(1)
    check(table.match, 0)
    assert_valid("record", table.match.record.to_json())


def test_a_short_position_written_by_hand_is_valid() -> None:
    factions = ["terrons", "hydrans", "minegglers", "metanels"]
    position: Any = {"starlode-position": 1, "factions": factions, "stack": {"driller": 1}}
    position |= {"seats": [{"hand": {"drollo": 1}}, {}], "stacks": {"mercenaries-1": ["driller"]}}
    assert_valid("position", position)
    Match(walks.rules_of(), position=position)


# What is broken is refused

BREAKS: list[tuple[str, Callable[[Any], object]]] = [
    ("position", lambda content: content.update(luck=7)),
    ("position", lambda content: content.pop("seats")),
    ("position", lambda content: content["seats"].pop()),
    ("position", lambda content: content["docks"].update({"death-star": 1})),
    ("position", lambda content: content["mine"].update({"pink-1-plain": 1})),
    ("position", lambda content: content["seats"][0].update(base={"driller": 1})),
    ("position", lambda content: content["pending"].append({"ask": "dye", "seat": 1, "left": 1})),
    ("position", lambda content: content["effects"].update({"extra-mines": True})),
    ("record", lambda content: content.update({"starlode-record": 2})),
    ("record", lambda content: content["rows"].append("5 end-turn")),
    ("record", lambda content: content["rows"].append("* recruit driller")),
    ("record", lambda content: content["rows"].append("1 claim-draw")),
    ("record", lambda content: content["options"].update(luck="good")),
    ("record", lambda content: content["options"].update({"round-limit": 60})),
    ("view", lambda content: content.pop("unseen")),
    ("view", lambda content: content.update(stack={"driller": 1})),
    ("view", lambda content: content["seats"][1]["hand"].update(cards=["driller"])),
    ("view", lambda content: content["seats"][1].update(hidden={})),
    ("decision", lambda content: content.update(options=[])),
    ("decision", lambda content: content.update(asked="why")),
    ("decision", lambda content: content["options"][0].update(card="death-star")),
    ("decision", lambda content: content["options"][-1].update(card="driller")),
    ("event", lambda content: content.update(event="card-lost")),
    ("event", lambda content: content.pop("n")),
    ("event", lambda content: content.update(seat=0)),
]


def samples() -> dict[str, Any]:
    match = new_game(seed=7).match
    assert match.decision is not None
    return {
        "position": match.position(),
        "record": match.record.to_json(),
        "view": match.view(1).to_json(),
        "decision": match.decision.to_json(),
        "event": match.seen_by(1)[-1],
    }


@pytest.mark.parametrize(("name", "damage"), BREAKS, ids=[f"{name}-{n}" for n, (name, _) in enumerate(BREAKS)])
def test_a_broken_one_is_refused(name: str, damage: Callable[[Any], object]) -> None:
    content = samples()[name]
    assert_valid(name, content)
    broken = copy.deepcopy(content)
    damage(broken)
    with pytest.raises(ValidationError):
        assert_valid(name, broken)


# What the schemas know is what the code knows


def test_the_schemas_are_schemas_and_strict() -> None:
    assert set(SCHEMAS) == {"position", "record", "view", "decision", "event"}
    for name, schema in SCHEMAS.items():
        Draft202012Validator.check_schema(schema)
        assert schema["$id"] == f"cavein/{name}.json"
        for part in parts(schema):
            if "properties" in part:
                assert part["additionalProperties"] is False, part


def test_every_field_that_the_schemas_name_is_written() -> None:
    table = a_table(hand=["driller"])
    table.resign(1)
    position, view = table.match.position(), table.match.view(1).to_json()
    assert SCHEMAS["position"]["properties"].keys() - {"stacks"} == position.keys()  # only people write stacked piles
    assert SCHEMAS["view"]["properties"].keys() == view.keys()
    for name, content in (("position", position), ("view", view)):
        seats: Any = content["seats"]
        assert SCHEMAS[name]["$defs"]["player"]["properties"].keys() == seats[0].keys()


def test_the_schemas_list_what_the_engine_knows() -> None:
    defs = SCHEMAS["position"]["$defs"]
    assert defs["card"]["enum"] == [card.id for card in BOX.mercenaries]
    assert [defs[name]["enum"] for name in ("half", "faction", "colour")] == [[*HALVES], [*FACTIONS], [*COLOURS]]
    for pattern, names in (
        ("crystal", [crystal.id for crystal in BOX.crystals]),
        ("artifact-card", [artifact.id for artifact in BOX.artifacts]),
    ):
        assert all(re.match(defs[pattern]["pattern"], name) for name in names)
    assert set(words(defs["question"], "ask")) == set(QUESTIONS.values())
    for row in pending.ROWS:
        (form,) = [each for each in defs["question"]["oneOf"] if row.name in words(each, "ask")]
        assert form["properties"].keys() == {"ask", "seat", *(part.name for part in row.parts)}
    by_seats = {name for kind, name in QUESTIONS.items() if kind < codes.N_FACTION}
    assert set(SCHEMAS["decision"]["properties"]["asked"]["enum"]) == {"starting", "action", *by_seats}
    assert set(words(SCHEMAS["event"], "event")) == {row.name for row in happenings.ROWS} | {"action-undone"}
    options = SCHEMAS["record"]["$defs"]["options"]["properties"]
    assert {name: values.get("enum") for name, values in options.items()} == {
        option.name: None if {"N", "TEXT"} & set(option.allowed) else list(option.allowed) for option in OPTIONS
    }


def test_the_schemas_know_every_line_of_the_notation() -> None:
    row = re.compile(SCHEMAS["record"]["properties"]["rows"]["items"]["pattern"])
    rules = walks.rules_of()
    option = validator("decision").evolve(schema={"$ref": "cavein/decision.json#/$defs/option"})
    verbs = set(words(SCHEMAS["decision"]["$defs"]["option"], "verb"))
    for number, (line, action) in enumerate(all_lines(walks.rules_of()).items()):
        verb, details = rules.notation.verb_and_details(action)
        is_natures = action >> 6 >= codes.START
        assert row.match(f"* {line}" if is_natures else f"4 {line}"), line
        if not is_natures:
            assert verb in words(SCHEMAS["decision"]["$defs"]["option"], "verb")
            verbs.discard(verb)
            if number % 11 == 0:
                option.validate({"action": line, "verb": verb, **details})
    assert verbs == set()


# The page


def test_the_page_lists_every_refusal_and_no_other() -> None:
    rooms = [ROOT / "src" / "starlode" / room for room in ("core", "cavein")]
    sources = "".join(path.read_text(encoding="utf-8") for room in rooms for path in room.rglob("*.py"))
    raised = re.findall(r'IllegalAction\("([a-z-]+)"', sources)
    raised += re.findall(r'IllegalAction\("[a-z-]+" if .* else "([a-z-]+)"', sources)
    table = NOTATION.partition("## Refusals")[2].partition("\n## ")[0]
    assert sorted(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE)) == sorted(set(raised))


def test_the_page_names_every_verb_question_field_and_event() -> None:
    named = set(re.findall(r"[a-z0-9-]+", " ".join(re.findall(r"`([^`\n]+)`", NOTATION))))
    wanted = {line.split()[0] for line in all_lines(walks.rules_of())} | set(QUESTIONS.values())
    wanted |= set(words(SCHEMAS["event"], "event"))
    for schema in SCHEMAS.values():
        wanted |= {field for part in parts(schema) for field in part.get("properties", ())}
    options = {option.name for option in OPTIONS}  # these have a page of their own
    assert wanted - named - options == set()
