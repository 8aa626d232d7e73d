"""Open questions, nature's draws and what waits, as JSON and back; everybody may see them."""

from collections.abc import Mapping
from dataclasses import dataclass

from starlode.cavein.components import COLOURS, COSTS, HALVES, LEVELS, Components
from starlode.cavein.engine import codes
from starlode.core.decision import Json
from starlode.core.engine import frames
from starlode.core.errors import BadInput

QUESTIONS = {
    codes.Q_PAY_RECRUIT: "pay-recruit",
    codes.Q_PAYING_COLOUR: "paying-colour",
    codes.Q_PAY_CRYSTAL: "pay-crystal",
    codes.Q_PAY_ARTIFACT: "pay-artifact",
    codes.Q_TAKE_CRYSTAL: "take-crystal",
    codes.Q_TAKE_FROM_DOCKS: "take-from-docks",
    codes.Q_TAKE_FROM_BASES: "take-from-bases",
    codes.Q_TAKE_FROM_BOTTOM: "take-from-bottom",
    codes.Q_RECOLOUR: "recolour",
    codes.Q_NEW_COLOUR: "new-colour",
    codes.Q_DYE_COLOUR: "dye-colour",
    codes.Q_DYE: "dye",
    codes.Q_SUBJUGATE: "subjugate",
    codes.Q_SUBJUGATE_FROM_HAND: "subjugate-from-hand",
    codes.Q_SECOND_RAID: "second-raid",
    codes.Q_CAST_COLOUR: "cast-colour",
    codes.N_FACTION: "factions",
    codes.N_COMMAND: "command",
    codes.N_START: "start",
    codes.N_HAND: "draw",
    codes.N_DOCKS: "refill-docks",
    codes.N_MINE: "refill-mine",
    codes.N_ARTIFACT: "reveal",
    codes.DEAL: "deal",
    codes.AFTER_MINING: "after-mining",
    codes.AFTER_RAID: "after-raid",
    codes.COUNT_STACKS: "count-stacks",
    codes.BEGIN_TURN: "begin-turn",
}
_KINDS = {name: kind for kind, name in QUESTIONS.items()}
STACKS = (*(f"mercenaries-{level}" for level in LEVELS), *(f"crystals-{cost}" for cost in COSTS))
STEPS = ("factions", "stacks", "mine", "docks", "hands", "commands", "artifacts", "start", "done")  # of the deal
MODES = ("one-base", "each-or-two")  # how cards may be taken from Bases, see taking.py
# What a crystal may count as, as it stands in a line: `mine yellow-3-red as blue less-1`.
TINTS = tuple(f"{colour} less-{less}" for colour in COLOURS for less in (1, 2, 3))


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a frame: where it lies, how wide it is, and what it counts in."""

    name: str
    place: str  # card, copied, number, second or at
    unit: str = "number"
    shift: int = 0
    bits: int = 10


_CRYSTAL = (_Part("crystal", "card", "crystal"), _Part("tint", "copied", "tint"))
_PAYMENT = (_Part("cost", "number"), _Part("paid", "second"), _Part("cards", "at", shift=5))
_ASKER = _Part("card", "card", "card")
_LEFT = _Part("left", "number")
PARTS: dict[int, tuple[_Part, ...]] = {
    codes.Q_PAY_RECRUIT: (_ASKER,),
    codes.Q_PAYING_COLOUR: (*_CRYSTAL, _Part("cost", "number")),
    codes.Q_PAY_CRYSTAL: (
        *_CRYSTAL, *_PAYMENT, _Part("colour", "at", "colour", bits=3), _Part("overalls", "at", "flag", 3, 1)
    ),
    codes.Q_PAY_ARTIFACT: (*_PAYMENT, _Part("artifact", "at", "half", bits=5)),
    codes.Q_TAKE_CRYSTAL: (
        _ASKER, _Part("cost", "number", "cost"), _Part("colour", "second", "any-colour"), _Part("lift", "at", "flag")
    ),
    codes.Q_TAKE_FROM_DOCKS: (_ASKER, _Part("levels", "number"), _Part("level", "at")),
    codes.Q_TAKE_FROM_BASES: (
        _ASKER, _LEFT, _Part("colour", "second", "any-colour"), _Part("used", "at", "seats", bits=4),
        _Part("mode", "at", "mode", 4),
    ),
    codes.Q_TAKE_FROM_BOTTOM: (_ASKER, _LEFT),
    codes.Q_RECOLOUR: (_ASKER,),
    codes.Q_NEW_COLOUR: _CRYSTAL,
    codes.Q_DYE_COLOUR: (_ASKER, _LEFT),
    codes.Q_DYE: (_ASKER, _LEFT, _Part("colour", "second", "colour")),
    codes.Q_SUBJUGATE: (_ASKER, _Part("level", "number")),
    codes.Q_SUBJUGATE_FROM_HAND: (_ASKER, _LEFT),
    codes.Q_SECOND_RAID: (_Part("raided", "number", "seat"),),
    codes.Q_CAST_COLOUR: (),
    codes.N_FACTION: (_LEFT,),
    codes.N_COMMAND: (_LEFT,),
    codes.N_START: (_LEFT,),
    codes.N_HAND: (_LEFT, _Part("level", "second", "level")),
    codes.N_DOCKS: (_LEFT, _Part("level", "second", "level")),
    codes.N_MINE: (_LEFT, _Part("cost", "second", "cost")),
    codes.N_ARTIFACT: (_Part("stack", "number", "artifact-stack"),),
    codes.DEAL: (_Part("step", "number", "step"), _Part("dealt", "second")),
    codes.AFTER_MINING: (_LEFT, _Part("cost", "second", "cost"), _Part("lift", "at", "flag")),
    codes.AFTER_RAID: (_Part("raided", "number", "seat"), _Part("second", "second", "flag")),
    codes.COUNT_STACKS: (_Part("next", "number", "stack"),),
    codes.BEGIN_TURN: (),
}  # fmt: skip
_MAY_BE_LEFT_OUT = ("flag", "tint", "seats", "stack")  # then they are the first of their unit: no, none


class Pending:
    """Frames of the decision stack in words."""

    def __init__(self, box: Components) -> None:
        self._units: dict[str, list[Json]] = {
            "card": [card.id for card in box.mercenaries],
            "crystal": [crystal.id for crystal in box.crystals],
            "half": [*HALVES],
            "colour": [*COLOURS],
            "any-colour": [*COLOURS, None],
            "cost": [*COSTS],
            "seat": [*range(1, codes.MOST_SEATS + 1)],
            "level": [*LEVELS],
            "artifact-stack": [1, 2, 3],
            "tint": [None, *TINTS],
            "flag": [False, True],
            "mode": [*MODES],
            "step": [*STEPS],
            "stack": [*STACKS, None],
        }

    def write(self, frame: int) -> dict[str, Json]:
        kind = frames.what(frame)
        content: dict[str, Json] = {"ask": QUESTIONS[kind], "seat": int(frames.seat_of(frame)) + 1}
        places = _places(frame)
        for part in PARTS[kind]:
            value = places[part.place] >> part.shift & 2**part.bits - 1
            if part.place == "card" and value == codes.NONE:
                continue
            if part.unit == "seats":
                content[part.name] = [seat + 1 for seat in range(codes.MOST_SEATS) if value >> seat & 1]
            else:
                content[part.name] = self._units[part.unit][value] if part.unit in self._units else value
        return content

    def read(self, content: Json, seats: int) -> int:
        if not isinstance(content, dict) or str(content.get("ask")) not in _KINDS:
            raise BadInput(f"an open question is not one of {', '.join(_KINDS)}")
        kind = _KINDS[str(content["ask"])]
        unknown = set(content) - {"ask", "seat", *(part.name for part in PARTS[kind])}
        if unknown:
            raise BadInput(f"the open question {content['ask']} has no field {min(unknown)}")
        seat = content.get("seat", 1)
        if type(seat) is not int or not 1 <= seat <= seats:
            raise BadInput(f"an open question: seat is {seat}, expected 1 to {seats}")
        places = {"card": codes.NONE, "copied": codes.NONE, "number": 0, "second": 0, "at": 0}
        for part in PARTS[kind]:
            if part is _ASKER and part.name not in content:
                continue  # no card asks
            value = self._value(content, part) << part.shift
            is_whole = part.place in ("card", "copied")
            places[part.place] = value if is_whole else places[part.place] | value
        return int(
            frames.frame(
                kind, seat - 1, places["card"], places["copied"], places["number"], places["second"], places["at"]
            )
        )

    def _value(self, content: Mapping[str, Json], part: _Part) -> int:
        if part.name not in content:
            if part.unit in _MAY_BE_LEFT_OUT:
                return 0
            raise BadInput(f"the open question {content['ask']} does not say {part.name}")
        value = content[part.name]
        if part.unit == "seats":
            if not isinstance(value, list) or not all(type(each) is int and 1 <= each <= 4 for each in value):
                raise BadInput(f"the open question {content['ask']}: {part.name} is {value}, expected a list of seats")
            return sum(2 ** (seat - 1) for seat in {int(str(each)) for each in value})
        if part.unit in self._units:
            allowed = self._units[part.unit]
            found = [number for number, each in enumerate(allowed) if type(each) is type(value) and each == value]
            if not found:
                raise BadInput(f"the open question {content['ask']}: {part.name} is {value}, which there is not")
            return found[0]
        if type(value) is not int or not 0 <= value < 2**part.bits:
            raise BadInput(
                f"the open question {content['ask']}: {part.name} is {value}, expected a number below {2**part.bits}"
            )
        return value


def _places(frame: int) -> dict[str, int]:
    return {
        "card": int(frames.card_of(frame)),
        "copied": int(frames.copied_of(frame)),
        "number": int(frames.number_of(frame)),
        "second": int(frames.second_of(frame)),
        "at": int(frames.at_of(frame)),
    }
