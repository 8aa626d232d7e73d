"""The kinds of open questions, of nature's draws and of what waits; everybody may see them."""

from typing import Any, ClassVar

from starlode.cavein.components import COLOURS, COSTS, HALVES, LEVELS, Components
from starlode.cavein.engine import codes
from starlode.core import rows
from starlode.core.decision import Json
from starlode.core.engine.bits import kinds, mask_of
from starlode.core.rows import Part, Question

STACKS = (*(f"mercenaries-{level}" for level in LEVELS), *(f"crystals-{cost}" for cost in COSTS))
STEPS = ("factions", "stacks", "mine", "docks", "hands", "commands", "artifacts", "start", "done")  # of the deal
MODES = ("one-base", "each-or-some")  # how cards may be taken from Bases, see taking.py

_CRYSTAL = (Part("crystal", "card", "crystal"), Part("tint", "copied", "tint", default=0))
_PAYMENT = (Part("cost", "number", "number"), Part("paid", "second", "number"), Part("cards", "at", "number", 5))
_ASKER = Part("card", "card", "card", untold=codes.NONE, default=codes.NONE)
_LEFT = Part("left", "number", "number")
_OF_COST = Part("cost", "second", "cost")
_ANY_COLOUR = Part("colour", "second", "any-colour")
_RAIDED = Part("raided", "number", "seat")
_BY_LIFT = Part("lift", "at", "flag", default=0)
ROWS = (
    Question(codes.Q_PAY_RECRUIT, "pay-recruit", (_ASKER,)),
    Question(codes.Q_PAYING_COLOUR, "paying-colour", (*_CRYSTAL, Part("cost", "number", "number"))),
    Question(
        codes.Q_PAY_CRYSTAL, "pay-crystal",
        (*_CRYSTAL, *_PAYMENT, Part("colour", "at", "colour", bits=3), Part("overalls", "at", "flag", 3, 1, default=0)),
    ),
    Question(codes.Q_PAY_ARTIFACT, "pay-artifact", (*_PAYMENT, Part("artifact", "at", "half", bits=5))),
    Question(
        codes.Q_TAKE_CRYSTAL, "take-crystal", (_ASKER, Part("cost", "number", "cost"), _ANY_COLOUR, _BY_LIFT)
    ),
    Question(
        codes.Q_TAKE_FROM_DOCKS, "take-from-docks",
        (_ASKER, Part("levels", "number", "number"), Part("level", "at", "number")),
    ),
    Question(
        codes.Q_TAKE_FROM_BASES, "take-from-bases",
        (_ASKER, _LEFT, _ANY_COLOUR, Part("used", "at", "seats", bits=4, default=0), Part("mode", "at", "mode", 4)),
    ),
    Question(codes.Q_TAKE_FROM_BOTTOM, "take-from-bottom", (_ASKER, _LEFT)),
    Question(codes.Q_RECOLOUR, "recolour", (_ASKER,)),
    Question(codes.Q_NEW_COLOUR, "new-colour", _CRYSTAL),
    Question(codes.Q_DYE_COLOUR, "dye-colour", (_ASKER, _LEFT)),
    Question(codes.Q_DYE, "dye", (_ASKER, _LEFT, Part("colour", "second", "colour"))),
    Question(codes.Q_SUBJUGATE, "subjugate", (_ASKER, Part("level", "number", "number"))),
    Question(codes.Q_SUBJUGATE_FROM_HAND, "subjugate-from-hand", (_ASKER, _LEFT)),
    Question(codes.Q_SECOND_RAID, "second-raid", (_RAIDED,)),
    Question(codes.Q_CAST_COLOUR, "cast-colour"),
    Question(codes.N_FACTION, "factions", (_LEFT,), of="nature"),
    Question(codes.N_COMMAND, "command", (_LEFT,), of="nature"),
    Question(codes.N_START, "start", (_LEFT,), of="nature"),
    Question(codes.N_HAND, "draw", (_LEFT, Part("level", "second", "level")), of="nature"),
    Question(codes.N_DOCKS, "refill-docks", (_LEFT, Part("level", "second", "level")), of="nature"),
    Question(codes.N_MINE, "refill-mine", (_LEFT, _OF_COST), of="nature"),
    Question(codes.N_ARTIFACT, "reveal", (Part("stack", "number", "artifact-stack"),), of="nature"),
    Question(codes.DEAL, "deal", (Part("step", "number", "step"), Part("dealt", "second", "number")), of="rules"),
    Question(codes.AFTER_MINING, "after-mining", (_LEFT, _OF_COST, _BY_LIFT), of="rules"),
    Question(codes.AFTER_RAID, "after-raid", (_RAIDED, Part("second", "second", "flag", default=0)), of="rules"),
    Question(codes.COUNT_STACKS, "count-stacks", (Part("next", "number", "stack", default=0),), of="rules"),
    Question(codes.BEGIN_TURN, "begin-turn", of="rules"),
)  # fmt: skip
QUESTIONS = rows.names(ROWS)


def tint_names(box: Components) -> list[str]:
    """What a crystal may count as, as it stands in a line: `mine yellow-3-red as blue less-1`."""
    return [f"{colour} less-{less}" for colour, less in box.tints]


class _Seats:
    """A set of seats, as a list."""

    schema: ClassVar[dict[str, Any]] = {
        "type": "array", "items": {"$ref": "position.json#/$defs/seat"}, "uniqueItems": True
    }  # fmt: skip

    def tell(self, number: int, seat: int) -> Json:
        return [each + 1 for each in kinds(number)]

    def find(self, value: Json, seat: int) -> int | None:
        seats = [each - 1 for each in value if type(each) is int] if isinstance(value, list) else [-1]
        is_whole = isinstance(value, list) and len(seats) == len(value)
        return mask_of(seats) if is_whole and set(seats) <= set(range(codes.MOST_SEATS)) else None


class Pending(rows.Questions):
    """Frames of the decision stack in words."""

    def __init__(self, box: Components) -> None:
        units: dict[str, rows.Values] = {
            "number": 1023,
            "card": [card.id for card in box.mercenaries],
            "crystal": [crystal.id for crystal in box.crystals],
            "half": HALVES,
            "colour": COLOURS,
            "any-colour": [*COLOURS, None],
            "cost": COSTS,
            "seat": range(1, codes.MOST_SEATS + 1),
            "seats": _Seats(),
            "level": LEVELS,
            "artifact-stack": [1, 2, 3],
            "tint": [None, *tint_names(box)],
            "flag": [False, True],
            "mode": MODES,
            "step": STEPS,
            "stack": [*STACKS, None],
        }
        super().__init__(ROWS, units)
