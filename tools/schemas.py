"""JSON Schemas of what a game writes, derived from its rows and from the shapes of its positions and views."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from shape_schemas import Schema, elsewhere, merged, narrowed, schema_of
from starlode.core.game import Game
from starlode.core.messages import PLAY_ON, RESIGNED, SETTLED, WITHDRAWN
from starlode.core.options import Choice
from starlode.core.reading import FORMAT, Shape
from starlode.core.rows import Action, Part, Values
from starlode.core.rules import Rules

HEAD = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
FEW = 12  # different words of a spot that are listed in the pattern of a row
SLUG = "[a-z0-9]+(?:[-+][a-z0-9]+)*"
NUMBER = "[1-9][0-9]*"
HIDDEN = "null where the viewer may not see it"
TEXT: Schema = {"type": "string"}
NONE: Schema = {"type": "null"}
OPTIONS: Schema = {"$ref": "record.json#/$defs/options", "description": "what the table settled before the deal"}


class Schemas:
    """The schemas of a game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rules: Rules[Any] = game.rules()
        self._seats = sorted({number for numbers in game.ways.values() for number in numbers})
        self._ways: dict[str, list[Rules[Any]]] = {
            way: [game.rules({game.way: way, "seats": str(number)}) for number in numbers]
            for way, numbers in game.ways.items()
        }
        self._position, self._view = self._written("position"), self._written("view")
        self._defined = self._position["$defs"]

    def all(self) -> dict[str, Schema]:
        """By the name of their file."""
        return {
            "decision": self.decision(),
            "event": self.event(),
            "position": self.position(),
            "question": self.question(),
            "record": self.record(),
            "view": self.view(),
        }

    # What a table looks like

    def position(self) -> Schema:
        head = {"starlode-position": {"const": FORMAT, "description": "the format of this file"}}
        piles: dict[str, dict[str, None]] = {}
        for rules in [each for several in self._ways.values() for each in several]:
            for pile, words in rules.piles().items():
                piles.setdefault(pile, {}).update(dict.fromkeys(words))
        stacks = _object({pile: {"type": "array", "items": self._among([*piles[pile]])} for pile in piles}, [])
        about = "arranged piles, the next one first; only where a match is started from the position"
        found = self._table(head, self._position, {"stacks": {**stacks, "description": about}})
        title = f"A position: one moment of a match of {self._game.title}, with everything hidden in it"
        return {**HEAD, "$id": self._id("position"), "title": title, **found}

    def view(self) -> Schema:
        viewer = {"seat": {"anyOf": [self._ref("seat"), NONE], "description": "who looks; null is a spectator"}}
        found = self._table({}, self._view, {})
        found["properties"] = {"game": found["properties"].pop("game"), **viewer, **found["properties"]}
        found["properties"]["options"] = {**OPTIONS, "required": [choice.name for choice in self._rules.choices]}
        found["required"] = ["game", "seat", "options", *found["required"]]
        same = [name for name, each in found["$defs"].items() if self._defined.get(name) == each]
        found["$defs"] = {name: each for name, each in found["$defs"].items() if name not in same}
        title = f"A view: a match of {self._game.title} as one seat, or a spectator, may know it"
        return {**HEAD, "$id": self._id("view"), "title": title, **elsewhere(found, same, "position.json")}

    def _table(self, head: Schema, found: Schema, more: Schema) -> Schema:
        """What the ways of a game have in common, and what is true of some of them, with what every game tells."""
        properties = {**head, "game": {"const": self._rules.game}, "options": OPTIONS, **found["properties"], **more}
        ways = {"allOf": found["allOf"]} if found["allOf"] else {}
        needed = [*head, *found["required"]]
        return {**_object(properties, needed), **ways, "$defs": found["$defs"]}

    def _written(self, form: str) -> Schema:
        """The schema of a form in all the ways of the game."""
        by_way = {}
        for way, several in self._ways.items():
            by_way[way] = merged([self._whole(getattr(rules.written, form), rules.written.names) for rules in several])
        whole = merged([*by_way.values()])
        alike: dict[str, list[str]] = {}
        for way, own in by_way.items():
            if differs := narrowed(whole, own):
                alike.setdefault(json.dumps(differs), []).append(way)
        whole["allOf"] = [
            {"if": _object_with("options", _object_with(self._game.way, _one_of(ways))), "then": json.loads(differs)}
            for differs, ways in alike.items()
        ]
        return whole

    def _whole(self, shape: Shape, names: Mapping[str, Shape]) -> Schema:
        defined: dict[str, Schema] = {}
        name = schema_of(shape, names, defined)["$ref"].rpartition("/")[2]
        for each in names.values():  # rows may name what no table shows
            schema_of(each, names, defined)
        return {**defined.pop(name), "$defs": defined}

    # What a seat is asked

    def decision(self) -> Schema:
        asked = [*self._rules.phases, *(row.name for row in self._rules.questions.rows if row.of == "seat")]
        macro = _object({"label": TEXT, "actions": {"type": "array", "items": TEXT, "minItems": 2}})
        fields = {
            "seat": self._ref("seat"),
            "asked": {"enum": asked},
            "source": {"type": ["string", "null"], "description": "what asks, or what it is about"},
            "as": {"type": ["string", "null"], "description": "what the source is a copy of"},
            "options": {"type": "array", "items": {"$ref": "#/$defs/option"}, "minItems": 1},
            "macros": {"type": "array", "items": macro},
        }
        forms = _merged((row.verb, *self._details(row)) for row in self._rules.notation.rows if not row.by_nature)
        option = {
            "anyOf": [
                _object({"action": TEXT, "verb": _one_of(verbs), **parts}, ["action", "verb", *required])
                for verbs, parts, required in forms
            ]
        }
        title = "A decision: who is asked what, by what, and the allowed actions"
        return {**HEAD, "$id": self._id("decision"), "title": title, **_object(fields), "$defs": {"option": option}}

    def _details(self, row: Action) -> tuple[Schema, list[str]]:
        parts: Schema = {}
        required: list[str] = []
        for spot in row.spots:
            words = [word for word in spot.words if word is not None]
            for name in dict.fromkeys(name for word in words for name in word.details):
                values = [word.details[name] for word in words if name in word.details]
                parts[name] = self._ref("seat") if name == "seat" else self._among(values)
                if all(name in word.details for word in words):
                    required.append(name)
        return parts | {name: _ALSO[name] for name in row.also}, required

    # What is written down

    def record(self) -> Schema:
        rules = self._rules
        by_nature = [_line(row) for row in rules.notation.rows if row.by_nature]
        by_seats = [_line(row) for row in rules.notation.rows if not row.by_nature]
        knows_claims = type(rules).claim_draw is not Rules.claim_draw
        by_seats += ["undo", "resign", *SETTLED, PLAY_ON, *(["claim-draw"] if knows_claims else [])]
        who = f"[{min(1, *self._seats)}-{max(self._seats)}]"
        pattern = rf"^(\* ({'|'.join(dict.fromkeys(by_nature))})|{who} ({'|'.join(dict.fromkeys(by_seats))}))$"
        fields = {
            "starlode-record": {"const": 1, "description": "the format of this file"},
            "game": {"const": rules.game},
            "rules": {"const": rules.version, "description": "another version may play the same rows differently"},
            "seats": {"type": "integer", "minimum": min(self._seats), "maximum": max(self._seats)},
            "options": {"$ref": "#/$defs/options"},
            "rows": {"type": "array", "items": {"type": "string", "pattern": pattern}},
            "start": {"$ref": "position.json", "description": "where the match did not begin with the deal"},
        }
        options = _object({choice.name: _choice(choice) for choice in rules.choices}, [])
        options["description"] = "docs/generated/options.md says what they decide"
        title = "A record: every action of a match, nature's included"
        body = _object(fields, [name for name in fields if name != "start"])
        return {**HEAD, "$id": self._id("record"), "title": title, **body, "$defs": {"options": options}}

    def question(self) -> Schema:
        units = self._rules.questions.units
        forms = []
        for row in self._rules.questions.rows:
            parts = {part.name: self._part(part, units) for part in row.parts}
            needed = [part.name for part in row.parts if part.default is None]
            forms.append(((row.name), parts, needed))
        return {
            **HEAD,
            "$id": self._id("question"),
            "title": "An open question, a draw of nature, or what the rules will do next",
            "oneOf": [
                _object({"ask": _one_of(names), "seat": self._ref("seat"), **parts}, ["ask", *needed])
                for names, parts, needed in _merged(forms)
            ],
        }

    # What happened

    def event(self) -> Schema:
        """One form for all events that have the same parts."""
        units = self._rules.happenings.units
        seats = {"type": "array", "items": self._ref("seat"), "uniqueItems": True}
        forms: list[tuple[str, Schema, list[str]]] = []
        for row in self._rules.happenings.rows:
            parts = {part.name: self._part(part, units) for part in row.parts}
            for name in row.secret:
                parts[name] = {"anyOf": [parts[name], NONE], "description": HIDDEN}
            if row.name == "match-ended":  # who has won, and why, is said by the outcome
                reason = parts.get("reason", TEXT)
                if RESIGNED in reason.get("enum", ()):
                    reason = {"enum": [*reason["enum"], *SETTLED]}
                parts = {"winners": seats, "reason": reason}
            forms.append((row.name, parts, [*parts]))
        for name in ("action-undone", *SETTLED.values(), WITHDRAWN):  # of every game
            forms.append((name, {"seat": self._ref("seat")}, ["seat"]))
        number = {"type": "integer", "minimum": 1}
        return {
            **HEAD,
            "$id": self._id("event"),
            "title": "An event: what happened, as far as one seat may see it",
            "oneOf": [_object({"n": number, "event": _one_of(names), **parts}) for names, parts, _ in _merged(forms)],
        }

    # What a part may be

    def _part(self, part: Part, units: Mapping[str, Values]) -> Schema:
        unit = units[part.unit]
        if isinstance(unit, int):
            least = 1 if part.unit == "amount" or part.untold == 0 else 0
            return {"type": "integer", "minimum": least} | ({} if unit >= 2**60 else {"maximum": unit})
        if not isinstance(unit, Sequence):
            return unit.schema
        return self._among(unit, part.unit)

    def _among(self, values: Sequence[Any], unit: str = "") -> Schema:
        """What the positions define, where all of it may stand there, best of all by the same name; or these values."""
        known = list(dict.fromkeys(_plain(value) for value in values if value not in (None, "", "running")))
        fitting = [name for name, each in self._defined.items() if _fits(each, known)]
        shape: Schema
        if unit in fitting:
            shape = self._ref(unit)
        elif known and all(type(value) is bool for value in known):
            shape = {"type": "boolean"}
        elif known and all(type(value) is int for value in known):
            shape = {"type": "integer", "minimum": min(known), "maximum": max(known)}
        elif fitting and len(known) > 1:
            shape = self._ref(fitting[0])
        else:
            shape = _one_of([list(value) if isinstance(value, tuple) else value for value in known])
        return {"anyOf": [shape, NONE]} if None in values else shape

    def _ref(self, name: str) -> Schema:
        if name in self._defined:
            return {"$ref": f"position.json#/$defs/{name}"}
        return {"type": "integer", "minimum": 1, "maximum": max(self._seats)} if name == "seat" else TEXT

    def _id(self, name: str) -> str:
        return f"{self._rules.game}/{name}.json"


# What is added to an option, besides what its line says: Action.also.
_ALSO: Schema = {
    "price": {"type": "integer", "minimum": 0, "description": "what it costs now"},
    "points": {"type": "integer", "minimum": 0, "description": "what it is worth at the end"},
    "worth": {"type": "integer", "minimum": 1, "description": "how much it pays now"},
    "idle": {"const": True, "description": "it can do nothing now"},
}


def _fits(defined: Schema, values: Sequence[Any]) -> bool:
    """Whether all the values are what a definition allows."""
    if "enum" in defined:
        return all(value in defined["enum"] for value in values)
    if "pattern" in defined:
        return all(isinstance(value, str) and re.search(defined["pattern"], value) for value in values)
    numbers = range(defined.get("minimum", 0), defined.get("maximum", 2**60) + 1)
    return defined.get("type") == "integer" and all(type(value) is int and value in numbers for value in values)


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _merged(forms: Any) -> list[tuple[list[str], Schema, list[str]]]:
    """Kinds with the same parts share a form."""
    found: dict[str, tuple[list[str], Schema, list[str]]] = {}
    for name, parts, required in forms:
        names = found.setdefault(json.dumps([parts, required]), ([], parts, required))[0]
        if name not in names:
            names.append(name)
    return list(found.values())


def _one_of(values: Sequence[Any]) -> Schema:
    return {"const": values[0]} if len(values) == 1 else {"enum": [*values]}


def _object_with(name: str, part: Schema) -> Schema:
    """What has a part like this."""
    return {"properties": {name: part}, "required": [name]}


def _object(fields: Schema, required: Sequence[str] | None = None) -> Schema:
    needed = [*fields] if required is None else [*required]
    return {"type": "object", "properties": fields, "required": needed, "additionalProperties": False}


def _choice(choice: Choice) -> Schema:
    if not {"N", "TEXT"} & set(choice.allowed):
        return {"enum": [*choice.allowed]}
    words = [{"N": "[1-9][0-9]{0,5}", "TEXT": ".+"}.get(word, word) for word in choice.allowed]
    return {"type": "string", "pattern": f"^({'|'.join(words)})$"}


def _line(row: Action) -> str:
    """The lines of a row as a pattern: few words as they are, many as a word of that kind."""
    pattern = row.verb
    for spot in row.spots:
        texts = [word.text for word in spot.words if word is not None]
        told = "".join(f" {_words(column)}" for column in zip(*(text.split() for text in texts if text), strict=True))
        pattern += f"(?:{told})?" if told and "" in texts else told
    return pattern


def _words(texts: Sequence[str]) -> str:
    shapes = list(dict.fromkeys(re.sub(r"\d+", NUMBER, text.replace("+", r"\+")) for text in texts))
    return shapes[0] if len(shapes) == 1 else f"(?:{'|'.join(shapes)})" if len(shapes) <= FEW else SLUG
