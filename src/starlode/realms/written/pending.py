"""Open questions, nature's draws and interrupted abilities, as JSON and back; everybody may see them."""

from collections.abc import Mapping, Sequence

from starlode.core.decision import Json
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.errors import BadInput
from starlode.realms.engine import codes
from starlode.realms.engine.tables import CardTables
from starlode.realms.written.happenings import ABILITIES

QUESTIONS = {
    codes.Q_CHOOSE: "choose",
    codes.Q_DISCARD: "discard",
    codes.Q_DESTROY: "destroy-base",
    codes.Q_SCRAP_ROW: "scrap-row",
    codes.Q_SCRAP: "scrap",
    codes.Q_DISCARD_THEN_DRAW: "discard-then-draw",
    codes.Q_SCRAP_THEN_DRAW: "scrap-then-draw",
    codes.Q_ACQUIRE: "acquire-ship",
    codes.Q_COPY: "copy-ship",
    codes.Q_DESTINATION: "destination",
    codes.Q_TARGET: "target",
    codes.Q_AMOUNT: "amount",
    codes.Q_DAMAGE: "damage",
    codes.Q_GIFT: "gift",
    codes.Q_RECEIVER: "receiver",
    codes.Q_FROM: "help-from",
    codes.Q_SHARE: "help-amount",
    codes.Q_CONSENT: "help-consent",
    codes.N_DRAW: "draw",
    codes.N_REVEAL: "reveal",
    codes.N_START: "start",
    codes.RUN: "resume",
    codes.BEGIN_TURN: "begin-turn",
    codes.POOL: "payment",
}
_KINDS = {name: kind for kind, name in QUESTIONS.items()}
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
# What is said of each besides who is asked. Where the parts of a frame go is in _NUMBERS, _SECONDS and _PLACES.
_ASKED_BY_A_CARD = ("card", "as", "number")
FIELDS: dict[int, tuple[str, ...]] = {
    codes.Q_CHOOSE: (*_ASKED_BY_A_CARD, "at"),
    codes.Q_DISCARD: _ASKED_BY_A_CARD,
    codes.Q_DESTROY: _ASKED_BY_A_CARD,
    codes.Q_SCRAP_ROW: _ASKED_BY_A_CARD,
    codes.Q_SCRAP: _ASKED_BY_A_CARD,
    codes.Q_DISCARD_THEN_DRAW: (*_ASKED_BY_A_CARD, "done"),
    codes.Q_SCRAP_THEN_DRAW: (*_ASKED_BY_A_CARD, "done", "zones"),
    codes.Q_ACQUIRE: ("card", "as"),
    codes.Q_COPY: ("card", "as"),
    codes.Q_DESTINATION: ("bought",),
    codes.Q_TARGET: _ASKED_BY_A_CARD,
    codes.Q_AMOUNT: ("number", "target"),
    codes.Q_DAMAGE: ("card", "number", "damage", "owner"),
    codes.Q_GIFT: (),
    codes.Q_RECEIVER: ("gift",),
    codes.Q_FROM: ("card", "number"),
    codes.Q_SHARE: ("card", "number", "target", "least"),
    codes.Q_CONSENT: ("card", "number", "target"),
    codes.N_DRAW: ("number",),
    codes.N_REVEAL: ("number",),
    codes.N_START: (),
    codes.RUN: ("card", "as", "at"),
    codes.BEGIN_TURN: (),
    codes.POOL: ("card", "number", "owner", "promised"),
}
# What the parts of a frame are called where they are something else than a number, cards done, or zones.
_NUMBERS = {codes.Q_DESTINATION: "bought", codes.Q_RECEIVER: "gift"}
_SECONDS = {codes.Q_AMOUNT: "target", codes.Q_DAMAGE: "damage", codes.Q_SHARE: "target", codes.Q_CONSENT: "target"}
_PLACES = {codes.Q_DAMAGE: "owner", codes.Q_SHARE: "least"}
_SEATS = ("target", "owner")
_MOST = 1023
_MOST_AT = {codes.Q_SHARE: 15}
_MOST_PROMISED = 15


class Pending:
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

    def write(self, frame: int) -> dict[str, Json]:
        kind, seat = frames.what(frame), int(frames.seat_of(frame))
        copied, number, at = frames.copied_of(frame), frames.number_of(frame), int(frames.at_of(frame))
        content: dict[str, Json] = {"ask": QUESTIONS[kind], "seat": seat + 1}
        if frames.card_of(frame) != codes.NONE:
            content["card"] = self.ids[frames.card_of(frame)]
        if kind == codes.POOL:
            if copied < codes.MOST_SEATS:
                content["owner"] = int(copied) + 1
        elif copied != codes.NONE:
            content["as"] = self.ids[copied]
        if kind in _NUMBERS:
            content[_NUMBERS[kind]] = self.ids[number]
        elif number:
            content["number"] = int(number)
        _write_part(content, _SECONDS.get(kind, "done"), int(frames.second_of(frame)))
        if kind in IN_A_PROGRAM:
            block = self._block(at)
            content["at"] = [self.ids[block // 3], ABILITIES[block % 3], at - self._starts[block]]
        elif kind == codes.POOL:
            if at:
                content["promised"] = self._write_promises(seat, at)
        else:
            _write_part(content, _PLACES.get(kind, "zones"), at)
        return content

    def read(self, content: Json, seats: int) -> int:
        if not isinstance(content, dict) or str(content.get("ask")) not in _KINDS:
            raise BadInput(f"an open question is not one of {', '.join(_KINDS)}")
        kind = _KINDS[str(content["ask"])]
        unknown = set(content) - {"ask", "seat", *FIELDS[kind]}
        if unknown:
            raise BadInput(f"the open question {content['ask']} has no field {min(unknown)}")
        seat = self._number(content, "seat", 1, seats) - 1
        if kind in _NUMBERS:
            number = self._card(content, _NUMBERS[kind])
            if number == codes.NONE:
                raise BadInput(f"the open question {content['ask']} does not say which card: {_NUMBERS[kind]}")
        else:
            number = self._number(content, "number", 0, _MOST)
        if kind in IN_A_PROGRAM:
            at = self._place(content.get("at"), kind == codes.Q_CHOOSE)
        elif kind == codes.POOL:
            at = self._read_promises(seat, content.get("promised", {}))
        else:
            at = self._seat_or_number(content, _PLACES.get(kind, "zones"), seats, _MOST_AT.get(kind, 3))
        if kind == codes.Q_CHOOSE and self._code[at - 1] != codes.OP_CHOOSE | number << 5:
            raise BadInput(f"an open question: no card lets one choose at {content.get('at')}")
        second = self._seat_or_number(content, _SECONDS.get(kind, "done"), seats, _MOST)
        copied = self._card(content, "as")
        if kind == codes.POOL:
            copied = self._number(content, "owner", 1, seats) - 1 if "owner" in content else codes.MOST_SEATS
        return int(frames.frame(kind, seat, self._card(content, "card"), copied, number, second, at))

    def _seat_or_number(self, content: Mapping[str, Json], name: str, seats: int, most: int) -> int:
        return self._number(content, name, 1, seats) - 1 if name in _SEATS else self._number(content, name, 0, most)

    def _write_promises(self, seat: int, promised: int) -> dict[str, Json]:
        """What each teammate adds to a payment, by seat; the frame has four bits for each member of the team."""
        first = int(self._seating.score[seat])
        told = {str(first + member + 1): promised >> 4 * member & _MOST_PROMISED for member in range(3)}
        return {teammate: amount for teammate, amount in told.items() if amount}

    def _read_promises(self, seat: int, promised: Json) -> int:
        if not self._seating.takes_team_turns:
            raise BadInput("the open question payment: only a team that has one turn pays together")
        team = {str(other + 1): other - int(self._seating.score[seat]) for other in kinds(self._seating.team[seat])}
        if not isinstance(promised, dict) or set(promised) - set(team):
            raise BadInput(f"the open question payment: promised is {promised}, expected amounts by teammate")
        return sum(self._number(promised, name, 0, _MOST_PROMISED) << 4 * team[name] for name in promised)

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

    def _card(self, content: Mapping[str, Json], name: str) -> int:
        if name not in content:
            return codes.NONE
        if str(content[name]) not in self.ids:
            raise BadInput(f"an open question names an unknown card: {content[name]}")
        return self.ids.index(str(content[name]))

    @staticmethod
    def _number(content: Mapping[str, Json], name: str, least: int, most: int) -> int:
        value = content.get(name, least)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadInput(f"an open question: {name} is {value}, expected {least} to {most}")
        return value

    def _place(self, place: Json, is_choice: bool) -> int:
        """A step of an ability; a choice waits at the list of branches that follows it."""
        match place:
            case [str(card), str(ability), int(step)] if card in self.ids and ability in ABILITIES:
                block = 3 * self.ids.index(card) + ABILITIES.index(ability)
                at = self._starts[block] + step
                if step >= 0 and at < self._ends[block] and at - is_choice in self._steps:
                    return at
        raise BadInput(f"an open question resumes at {place}, which is no step of a card's ability")


def _write_part(content: dict[str, Json], name: str, value: int) -> None:
    """A number, unless it is 0, or a seat, which counts from 1."""
    if value or name in _SEATS:
        content[name] = value + (name in _SEATS)


def _steps(code: list[int]) -> set[int]:
    """Where the steps of all programs begin."""
    steps = set()
    at = 0
    while at < len(code):
        steps.add(at)
        at += 1 + (code[at] >> 5 if code[at] & 31 == codes.OP_CHOOSE else 0)
    return steps
