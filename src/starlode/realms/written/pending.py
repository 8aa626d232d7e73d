"""The kinds of open questions, of nature's draws and of interrupted abilities; everybody may see them."""

from collections.abc import Sequence
from typing import Any, ClassVar

from starlode.core import rows
from starlode.core.decision import Json
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.errors import BadInput
from starlode.core.rows import Part, Question
from starlode.realms.engine import codes
from starlode.realms.engine.tables import CardTables
from starlode.realms.written.happenings import ABILITIES

_CARD = Part("card", "card", "card", untold=codes.NONE, default=codes.NONE)
_AS = Part("as", "copied", "card", untold=codes.NONE, default=codes.NONE)
_NUMBER = Part("number", "number", "number", bits=10, untold=0, default=0)
_DONE = Part("done", "second", "number", untold=0, default=0)
_TARGET = Part("target", "second", "seat", default=0)
_STEP = Part("at", "at", "step")
_BY_A_CARD = (_CARD, _AS, _NUMBER)
ROWS = (
    Question(codes.Q_CHOOSE, "choose", (*_BY_A_CARD, _STEP)),
    Question(codes.Q_DISCARD, "discard", _BY_A_CARD),
    Question(codes.Q_DESTROY, "destroy-base", _BY_A_CARD),
    Question(codes.Q_SCRAP_ROW, "scrap-row", _BY_A_CARD),
    Question(codes.Q_SCRAP, "scrap", _BY_A_CARD),
    Question(codes.Q_DISCARD_THEN_DRAW, "discard-then-draw", (*_BY_A_CARD, _DONE)),
    Question(
        codes.Q_SCRAP_THEN_DRAW, "scrap-then-draw",
        (*_BY_A_CARD, _DONE, Part("zones", "at", "zones", untold=0, default=0)),
    ),
    Question(codes.Q_ACQUIRE, "acquire-ship", (_CARD, _AS)),
    Question(codes.Q_COPY, "copy-ship", (_CARD, _AS)),
    Question(codes.Q_DESTINATION, "destination", (Part("bought", "number", "card"),)),
    Question(codes.Q_TARGET, "target", _BY_A_CARD),
    Question(codes.Q_AMOUNT, "amount", (_NUMBER, _TARGET)),
    Question(
        codes.Q_DAMAGE, "damage",
        (
            _CARD, _NUMBER, Part("damage", "second", "number", untold=0, default=0),
            Part("owner", "at", "seat", default=0),
        ),
    ),
    Question(codes.Q_GIFT, "gift"),
    Question(codes.Q_RECEIVER, "receiver", (Part("gift", "number", "card"),)),
    Question(codes.Q_FROM, "help-from", (_CARD, _NUMBER)),
    Question(
        codes.Q_SHARE, "help-amount", (_CARD, _NUMBER, _TARGET, Part("least", "at", "least", untold=0, default=0))
    ),
    Question(codes.Q_CONSENT, "help-consent", (_CARD, _NUMBER, _TARGET)),
    Question(codes.N_DRAW, "draw", (_NUMBER,), of="nature"),
    Question(codes.N_REVEAL, "reveal", (_NUMBER,), of="nature"),
    Question(codes.N_START, "start", of="nature"),
    Question(codes.RUN, "resume", (_CARD, _AS, _STEP), of="rules"),
    Question(codes.BEGIN_TURN, "begin-turn", of="rules"),
    Question(
        codes.POOL, "payment",
        (
            _CARD, Part("owner", "copied", "seat", untold=codes.MOST_SEATS, default=codes.MOST_SEATS), _NUMBER,
            Part("promised", "at", "promised", untold=0, default=0),
        ), of="rules"),
)  # fmt: skip
QUESTIONS = rows.names(ROWS)
_OPS = {
    codes.Q_CHOOSE: codes.OP_CHOOSE,
    codes.Q_DISCARD: codes.OP_OPPONENT_DISCARDS,
    codes.Q_DESTROY: codes.OP_DESTROY_BASE,
    codes.Q_SCRAP_ROW: codes.OP_SCRAP_ROW,
    codes.Q_SCRAP: codes.OP_SCRAP,
    codes.Q_DISCARD_THEN_DRAW: codes.OP_DISCARD_THEN_DRAW,
    codes.Q_SCRAP_THEN_DRAW: codes.OP_SCRAP_THEN_DRAW,
    codes.Q_ACQUIRE: codes.OP_ACQUIRE_SHIP,
    codes.Q_COPY: codes.OP_COPY_SHIP,
    codes.Q_TARGET: codes.OP_OPPONENT_DISCARDS,
}
IN_A_PROGRAM = (codes.Q_CHOOSE, codes.RUN)
_MOST_PROMISED = 15


class Pending(rows.Questions):
    """Frames of the decision stack in words; a place in a program is named by card, ability and step."""

    def __init__(self, ids: Sequence[str], tables: CardTables) -> None:
        self.ids = list(ids)
        self._seating = tables.seating
        # Programs lie in the code one after the other, each with its branches before it.
        ends = []
        for card in range(len(ids)):
            for ability in range(3):
                at = tables.program_of(card, ability)
                while tables.code[at] != codes.OP_END:
                    at += 1 + (tables.code[at] >> 5 if tables.code[at] & 31 == codes.OP_CHOOSE else 0)
                ends.append(at + 1)
        self._code = list(tables.code)
        self._steps = _steps(self._code)
        self._starts = [0, *ends[:-1]]
        self._ends = ends
        units: dict[str, rows.Values] = {
            "card": self.ids,
            "number": 1023,
            "zones": 3,
            "least": 15,
            "seat": range(1, codes.MOST_SEATS + 1),
            "step": _Step(self),
            "promised": _Promises(self),
        }
        super().__init__(ROWS, units)

    def read(self, content: Json, seats: int) -> int:
        frame = super().read(content, seats)
        kind, at = frames.what(frame), frames.at_of(frame)
        told = content if isinstance(content, dict) else {}
        # A choice waits at the list of branches that follows its step.
        if kind in IN_A_PROGRAM and at - (kind == codes.Q_CHOOSE) not in self._steps:
            raise BadInput("bad-resume", at=told.get("at"))
        for name in ("target", "owner"):
            if name in told and not 1 <= int(str(told[name])) <= seats:
                raise BadInput("bad-question-number", name=told["ask"], field=name, value=told[name], most=seats)
        return frame

    def is_asked_by(self, frame: int, card: int) -> bool:
        """Whether some ability of a card has a step that asks this question, with no more than its number."""
        op, number, done = _OPS[frames.what(frame)], frames.number_of(frame), frames.second_of(frame)
        for block in range(3 * card, 3 * card + 3):
            for at in self._steps & set(range(self._starts[block], self._ends[block])):
                operand = self._code[at] >> 5
                if self._code[at] & 31 != op:
                    continue
                if op == codes.OP_SCRAP_THEN_DRAW:
                    if number + done == operand >> 3 and frames.at_of(frame) == operand & 7:
                        return True
                elif op == codes.OP_DISCARD_THEN_DRAW:
                    if number + done == operand:
                        return True
                elif frames.what(frame) == codes.Q_DISCARD:
                    if number <= operand:
                        return True
                elif number == operand:
                    return True
        return False

    def card_at(self, frame: int) -> int:
        """The card whose ability waits at a frame's place in a program."""
        return self._block(frames.at_of(frame)) // 3

    def _block(self, at: int) -> int:
        """Which program of all, three to a card, a place lies in."""
        return next(number for number, end in enumerate(self._ends) if at < end)

    def place(self, at: int) -> Json:
        """A step of an ability, by its card."""
        block = self._block(at)
        return [self.ids[block // 3], ABILITIES[block % 3], at - self._starts[block]]

    def find_place(self, place: Json) -> int | None:
        """Such a place again."""
        match place:
            case [str(card), str(ability), int(step)] if card in self.ids and ability in ABILITIES:
                block = 3 * self.ids.index(card) + ABILITIES.index(ability)
                at = self._starts[block] + step
                if step >= 0 and at < self._ends[block]:
                    return at
        return None

    def promises(self, promised: int, seat: int) -> dict[str, Json]:
        """What each teammate adds to a payment, by seat; the frame has four bits for each member of the team."""
        first = int(self._seating.score[seat])
        told = {str(first + member + 1): promised >> 4 * member & _MOST_PROMISED for member in range(3)}
        return {teammate: amount for teammate, amount in told.items() if amount}

    def find_promises(self, promised: Json, seat: int) -> int | None:
        team = {str(other + 1): other - int(self._seating.score[seat]) for other in kinds(self._seating.team[seat])}
        if not self._seating.takes_team_turns or not isinstance(promised, dict) or set(promised) - set(team):
            return None
        total = 0
        for name, amount in promised.items():
            if type(amount) is not int or not 0 <= amount <= _MOST_PROMISED:
                return None
            total += amount << 4 * team[name]
        return total


class _Step:
    """A place in a program."""

    schema: ClassVar[dict[str, Any]] = {
        "description": "card, ability, step", "type": "array", "minItems": 3, "maxItems": 3, "items": False,
        "prefixItems": [
            {"$ref": "position.json#/$defs/card"}, {"enum": [*ABILITIES]}, {"type": "integer", "minimum": 0}
        ],
    }  # fmt: skip

    def __init__(self, pending: Pending) -> None:
        self._pending = pending

    def tell(self, number: int, seat: int) -> Json:
        return self._pending.place(number)

    def find(self, value: Json, seat: int) -> int | None:
        return self._pending.find_place(value)


class _Promises:
    """What teammates add to a payment."""

    schema: ClassVar[dict[str, Any]] = {
        "type": "object", "propertyNames": {"pattern": f"^[1-{codes.MOST_SEATS}]$"},
        "additionalProperties": {"type": "integer", "minimum": 1, "maximum": _MOST_PROMISED},
    }  # fmt: skip

    def __init__(self, pending: Pending) -> None:
        self._pending = pending

    def tell(self, number: int, seat: int) -> Json:
        return self._pending.promises(number, seat)

    def find(self, value: Json, seat: int) -> int | None:
        return self._pending.find_promises(value, seat)


def _steps(code: list[int]) -> set[int]:
    """Where the steps of all programs begin."""
    steps = set()
    at = 0
    while at < len(code):
        steps.add(at)
        at += 1 + (code[at] >> 5 if code[at] & 31 == codes.OP_CHOOSE else 0)
    return steps
