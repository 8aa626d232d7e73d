"""What docs/realms/notation.md and docs/schemas/realms promise is what is written: no field or code more or less."""

import copy
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from referencing import Registry, Resource

from starlode.core.decision import Json
from starlode.core.match import Match
from starlode.realms.cards import CARDS
from starlode.realms.engine import codes
from starlode.realms.engine.state import State
from starlode.realms.options import OPTIONS
from starlode.realms.written import happenings
from starlode.realms.written.notation import Notation
from starlode.realms.written.pending import QUESTIONS
from tests.laws.walker import all_lines
from tests.realms.laws import walks
from tests.realms.table import a_seat, a_table

ROOT = Path(__file__).parents[3]
FILES = [file for room in ("schemas", "generated/schemas") for file in (ROOT / "docs" / room / "realms").glob("*.json")]
# That of the wire is made from the server's definitions, and tests/server/test_wire.py looks at it; tests/bots has the
# one of the lines to programs, which may grow within a version.
ELSEWHERE = ("wire", "bot-protocol")
SCHEMAS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in FILES if path.stem not in ELSEWHERE}
NOTATION = (ROOT / "docs" / "realms" / "notation.md").read_text(encoding="utf-8")
OFTEN = 12 if walks.DEEP else 3  # what was looked at so often in a match is valid
RECORDS = sorted((ROOT / "tests" / "realms" / "playthroughs" / "records").glob("*.json"))


@cache
def validator(name: str) -> Draft202012Validator:
    """The schema of this name, which may refer to the others in its folder."""
    others = [(schema["$id"], Resource.from_contents(schema)) for schema in SCHEMAS.values()]
    registry: Registry[Any] = Registry().with_resources(others)
    return Draft202012Validator(SCHEMAS[name], registry=registry)


def assert_valid(name: str, content: object) -> None:
    """As a reader on the other side of a wire gets it: through text."""
    validator(name).validate(json.loads(json.dumps(content)))


def check(match: Match[State], told: int, seen: Counter[object]) -> int:
    """Everything that a match shows at this moment; the events from the given number on, unless often seen before."""
    assert_valid("position", match.position())
    seats = match.rules.seats
    for seat in (1, 2, None) if seats == 2 else (1 + told % seats, None):  # of more players another one each time
        assert_valid("view", match.view(seat).to_json())
        for event in match.seen_by(seat, told):
            if seen[event["event"], seat is None] < OFTEN:
                assert_valid("event", event)
            seen[event["event"], seat is None] += 1
    if match.decision is not None:
        assert_valid("decision", match.decision.to_json())
    return len(match.events)


@cache
def finished() -> Match[State]:
    """A whole match with bases, copies and questions in it; nobody plays on with it."""
    match, rng = walks.new_match(walks.FEW_CASES[1], 1)
    while match.actor is not None:
        walks.play_one(match, rng, "busy")
    return match


# What is written is valid


SHORT = [replace(case, player="busy", begins="late") for case in walks.FORMATS_TODAY]


@pytest.mark.parametrize("case", [*walks.FEW_CASES, *SHORT], ids=str)
def test_whole_matches_are_written_as_the_schemas_say(case: walks.Case) -> None:
    match, rng = walks.new_match(case, 11)
    seen: Counter[object] = Counter()
    told = check(match, 0, seen)
    steps = 0
    while match.actor is not None:
        walks.move_on(case, match, rng)
        steps += 1
        question = match.decision.asked if match.decision is not None else "action"
        is_checked = question != "action" and seen[question] < OFTEN - 1
        if is_checked or steps % (360 // OFTEN) == 0 or match.actor is None:
            told = check(match, told, seen)
            seen[question] += 1
    assert_valid("record", match.record.to_json())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_that_were_kept_are_valid_whatever_options_there_were_then(path: Path) -> None:
    assert_valid("record", json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("case", [*walks.FEW_CASES, *walks.FEW_FORMATS[::2]], ids=str)
def test_positions_and_views_before_a_draw_of_nature_are_valid_too(case: walks.Case) -> None:
    for state in walks.walk(case, 12, most=120 if case.format == "duel" else 40):
        if state.actor == codes.NATURE:
            assert_valid("position", case.rules.position(state))
            assert_valid("view", case.rules.view(state, 1).to_json())


def test_messages_undone_actions_and_every_end_are_valid() -> None:
    match = Match(walks.rules_of(), seed=7)
    match.play("play viper")
    match.undo(1)
    match.resign(2)
    check(match, 0, Counter())
    assert_valid("record", match.record.to_json())
    position = match.position()
    for reason in ("defeat", "turn-limit", "stalled"):
        assert_valid("position", {**position, "over": {"winners": [], "reason": reason}})


def test_a_short_position_written_by_hand_is_valid() -> None:
    seats: list[Json] = [{"hand": {"scout": 3}, "deck": {"viper": 1, "scout": 1}}, {}]
    position: dict[str, Json] = {"starlode-position": 1, "seats": seats, "stacks": {"deck-1": ["viper", "scout"]}}
    assert_valid("position", position)
    Match(walks.rules_of(), position=position)


# What is broken is refused

BREAKS: list[tuple[str, Callable[[Any], object]]] = [
    ("position", lambda content: content.update(luck=7)),
    ("position", lambda content: content.pop("seats")),
    ("position", lambda content: content["seats"].pop()),
    ("position", lambda content: content["row"].update({"death-star": 1})),
    ("position", lambda content: content["seats"][0].update(authority="fifty")),
    ("position", lambda content: content["pending"].append({"ask": "draw", "seat": 1, "card": "scout", "number": 1})),
    ("record", lambda content: content.update({"starlode-record": 2})),
    ("record", lambda content: content["rows"].append("7 play scout")),
    ("record", lambda content: content["rows"].append("1 amount 0")),
    ("record", lambda content: content["rows"].append("1 pass 2")),
    ("record", lambda content: content["rows"].append("1 attack 1 scout damaged-0")),
    ("record", lambda content: content["rows"].append("* buy scout")),
    ("record", lambda content: content["options"].update(luck="good")),
    ("record", lambda content: content["options"].update({"turn-limit": 60})),
    ("view", lambda content: content.pop("trade-deck")),
    ("view", lambda content: content["seats"][1].update(deck={"size": 5, "top": [], "cards": {}})),
    ("view", lambda content: content["seats"][1]["hand"].update(cards=["scout"])),
    ("decision", lambda content: content.update(options=[])),
    ("decision", lambda content: content.update(asked="why")),
    ("decision", lambda content: content["options"][0].update(card="death-star")),
    ("decision", lambda content: content["options"][-1].update(card="scout")),
    ("event", lambda content: content.update(event="card-lost")),
    ("event", lambda content: content.pop("n")),
    ("event", lambda content: content.update(seat=0)),
    # A duel knows no places and no teams.
    ("position", lambda content: content["seats"][0].update(place=0)),
    ("position", lambda content: content.update(finished=[])),
    ("view", lambda content: content["seats"][0].update(place=0)),
    ("view", lambda content: content.update(refusals=[])),
    ("view", lambda content: content["seats"].append(content["seats"][0])),
    # More players have them, and a Hydra's heads what they share.
    ("hydra-view", lambda content: content["seats"][0].pop("place")),
    ("hydra-view", lambda content: content.pop("finished")),
    ("hydra-view", lambda content: content["options"].update(format="raid")),
    ("hydra-view", lambda content: content["options"].pop("boss")),
    ("hydra-position", lambda content: content["refusals"].append({"seat": 1, "by": 2})),
    ("hydra-position", lambda content: content["finished"].extend([2, 2])),
    ("hydra-position", lambda content: content["pending"][0].update(promised={"7": 1})),
    ("hydra-position", lambda content: content["pending"][0].update(target=2)),
    ("hydra-position", lambda content: content["pending"][1].pop("number")),
    ("hydra-decision", lambda content: content["options"][0].update(amount=3)),
    ("hydra-decision", lambda content: content["options"][0].update(verb="amount")),
]


def samples() -> dict[str, Any]:
    match = Match(walks.rules_of(), seed=7)
    heads = {1: a_seat(trade=1), 2: a_seat(trade=2), 3: a_seat(trade=2)}
    hydra = a_table("hydra", heads, seats=6, row=["ram"])
    hydra.play("buy ram")
    assert match.decision is not None
    assert hydra.match.decision is not None
    return {
        "hydra-view": hydra.view(1),
        "hydra-position": hydra.match.position(),
        "hydra-decision": hydra.match.decision.to_json(),
        "position": match.position(),
        "record": match.record.to_json(),
        "view": match.view(1).to_json(),
        "decision": match.decision.to_json(),
        "event": match.seen_by(1)[-1],
    }


@pytest.mark.parametrize(("name", "damage"), BREAKS, ids=[f"{name}-{n}" for n, (name, _) in enumerate(BREAKS)])
def test_a_broken_one_is_refused(name: str, damage: Callable[[Any], object]) -> None:
    content = samples()[name]
    schema = name.removeprefix("hydra-")
    assert_valid(schema, content)
    broken = copy.deepcopy(content)
    damage(broken)
    with pytest.raises(ValidationError):
        assert_valid(schema, broken)


# What the schemas know is what the code knows


def test_the_schemas_are_schemas_and_strict() -> None:
    assert set(SCHEMAS) == {"position", "record", "view", "decision", "event"}
    for name, schema in SCHEMAS.items():
        Draft202012Validator.check_schema(schema)
        assert schema["$id"] == f"{name}.json"
        for part in parts(schema):
            if part.get("type") == "object" and "properties" in part:
                assert part["additionalProperties"] is False, part
        assert schema.get("additionalProperties") is False or "oneOf" in schema


def test_every_field_that_the_schemas_name_is_written() -> None:
    match = finished()
    hydra = samples()
    written = {"position": {**hydra["hydra-position"], **match.position()}, "view": {**hydra["hydra-view"]}}
    written["view"] |= match.view(1).to_json()
    fields = SCHEMAS["position"]["properties"].keys() - {"stacks"}  # only people write stacked piles
    assert fields == written["position"].keys()
    assert SCHEMAS["view"]["properties"].keys() == written["view"].keys()
    for name in ("position", "view"):
        seats = hydra[f"hydra-{name}"]["seats"]
        assert SCHEMAS[name]["$defs"]["player"]["properties"].keys() == seats[0].keys()


def test_the_schemas_list_the_cards_questions_events_and_options_of_the_engine() -> None:
    assert SCHEMAS["position"]["$defs"]["card"]["enum"] == [card.id for card in CARDS]
    asked = set(words(SCHEMAS["position"]["$defs"]["question"], "ask"))
    assert asked == set(QUESTIONS.values())
    by_seats = {name for kind, name in QUESTIONS.items() if kind < codes.N_DRAW}
    assert set(SCHEMAS["decision"]["properties"]["asked"]["enum"]) == {"action", *by_seats}
    assert set(words(SCHEMAS["event"], "event")) == {row.name for row in happenings.ROWS} | {"action-undone"}
    options = SCHEMAS["record"]["$defs"]["options"]["properties"]
    assert {name: tuple(values.get("enum", ["N"])) for name, values in options.items()} == {
        option.name: ("N",) if "N" in option.allowed else option.allowed for option in OPTIONS
    }


def test_the_schemas_know_every_line_of_the_notation() -> None:
    notation = Notation(CARDS)
    row = re.compile(SCHEMAS["record"]["properties"]["rows"]["items"]["pattern"])
    verbs = set(words(SCHEMAS["decision"]["$defs"]["option"], "verb"))
    for line, action in all_lines(walks.rules_of()).items():
        verb, _ = notation.verb_and_details(action)
        assert row.match(f"* {line}" if action >> 6 >= codes.START else f"1 {line}"), line
        if action >> 6 < codes.START:
            verbs.discard(verb)
            assert verb in words(SCHEMAS["decision"]["$defs"]["option"], "verb")
    assert verbs == set()


# The page


def test_the_page_lists_every_refusal_and_no_other() -> None:
    modules = [path for path in (ROOT / "src").rglob("*.py") if "cavein" not in path.parts]
    sources = "".join(path.read_text(encoding="utf-8") for path in modules)
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


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """A schema and all that is inside it."""
    if isinstance(schema, dict):
        yield schema
        for part in schema.values():
            yield from parts(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from parts(part)


def words(schema: Any, field: str) -> list[str]:
    """All that a field may be, in any part of a schema."""
    found = []
    for part in parts(schema):
        allowed = part.get("properties", {}).get(field, {})
        found += allowed.get("enum", [allowed["const"]] if "const" in allowed else [])
    return found
