"""A match: record, state and events, with the careful face that refuses what is not allowed."""

import copy
from array import array
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, Literal, NamedTuple, TypeVar, cast

from starlode.core.chance import Chance, KeyedChance, StackedChance
from starlode.core.checkpoints import Checkpoints
from starlode.core.company import check_seat
from starlode.core.decision import Decision, Json
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.event import Event
from starlode.core.messages import HINT, MESSAGES, PLAY_ON, SETTLED, ended, tell, told
from starlode.core.record import NATURE_ROW, Record
from starlode.core.rules import NATURE, OVER, Outcome, Position, Rules, State
from starlode.core.view import View

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class _Step:
    """An action, or a message of a seat, that still counts; undone ones leave only their rows."""

    actor: int
    action: int | str  # a text is a message, such as "resign"
    stream: str | None  # nature's
    showed: bool  # the actor saw a card that another seat had hidden


# The same steps and rows are made in many matches, which share them: a server holds thousands.
MOST_SHARED = 50_000
_step = lru_cache(MOST_SHARED)(_Step)


@lru_cache(MOST_SHARED)
def _row(who: str, what: str) -> str:
    return f"{who} {what}"


@dataclass(frozen=True, slots=True)
class Draw:
    """A choice of nature in a record: which of a pile's cards it was, so that it can be held against its number."""

    row: int  # of the record, from 1
    event: int  # the number of the event that told it
    stream: str
    count: int  # draws of this stream before it that still counted then
    below: int  # cards of the pile before the kind that came, in canonical order
    copies: int  # of that kind
    total: int  # cards in the pile


class Undone(NamedTuple):
    """What a seat would take back."""

    step: int  # of the match
    takes: Literal["free", "consent"]
    first: Event | None  # of what happened by it
    others: int  # moves of others that go with it


class Match(Generic[S]):
    """One play of a game: `match.play("buy cutter")`, `match.view(1)`, `match.undo(1)`. Seats count from 1. SR-32."""

    def __init__(
        self,
        rules: Rules[S],
        seed: int = 0,
        *,
        chance: Chance | None = None,
        position: Mapping[str, Json] | None = None,
    ) -> None:
        """Deal, or take up a position; a position may state its stacked piles."""
        self.rules = rules
        if position is not None and not isinstance(position, Mapping):
            raise BadInput("bad-position-json")
        start = copy.deepcopy(dict(position)) if position is not None else None
        stacks = _stacks(start.pop("stacks", None)) if start is not None else {}
        chance = chance if chance is not None else KeyedChance.from_seed(seed)
        _refuse_stacks(stacks, rules.piles())
        self.chance: Chance = StackedChance(stacks, chance) if stacks else chance
        self.record = Record(rules.game, rules.version, rules.seats, dict(rules.options), start=start)
        self.events: list[Event] = []
        self._steps: list[_Step] = []
        self._told = array("l")  # how many events there were before each step
        # The last step of each seat that can be taken back, with how many moves of seats there were by then.
        self._last: dict[int, tuple[int, int]] = {}
        self._moves = 0
        self._checkpoints: Checkpoints[S] = Checkpoints()
        self._decision: Decision | None = None  # of the state as it is, once somebody has asked
        self._state = self._first_state()
        self.rules.watch(self._state)
        self._let_nature_act()

    # What is going on

    @property
    def state(self) -> S:
        """The state, with everything hidden in it: for the server and tests, never to be sent."""
        return self._state

    @property
    def actor(self) -> int | None:
        """The seat that is asked, or None when the match is over."""
        actor = self._state.actor
        return None if actor == OVER else actor + 1

    @property
    def decision(self) -> Decision | None:
        """What the acting seat is asked, or None when the match is over."""
        if self._decision is None and self.actor is not None:
            self._decision = self.rules.decision(self._state)
        return self._decision

    def decision_of(self, seat: int) -> Decision | None:
        """What a seat is asked, or would be once its acting teammate has handed over to it; None if nothing.

        SR-M129, SR-M130.
        """
        self._check_seat(seat)
        if self.actor in (None, seat):
            return self.decision
        line = self.rules.hand_over(self._state, seat - 1)
        if line is None:
            return None
        after = self._state.clone()
        after.apply(self.rules.read(self._state, line))
        return self.rules.decision(cast(S, after))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it lasts."""
        outcome = self.rules.outcome(self._state)
        return None if outcome is None else ended(outcome, self._steps[-1].action if self._steps else None)

    def view(self, seat: int | None) -> View:
        """All that a seat, or with None a spectator, may know."""
        self._check_seat(seat, may_be_none=True)
        return self.rules.view(self._state, None if seat is None else seat - 1)

    def is_out(self, seat: int) -> bool:
        """Whether a seat plays no more while others do."""
        self._check_seat(seat)
        return self.rules.is_out(self._state, seat - 1)

    @property
    def finished(self) -> list[int]:
        """The seats that have ended their part of a turn which teammates have together."""
        return [seat + 1 for seat in self.rules.finished(self._state)]

    @property
    def conceding(self) -> list[int]:
        """The seats that would give up, where their team decides."""
        return [seat + 1 for seat in self.rules.conceding(self._state)]

    def position(self) -> Position:
        """The match as it stands, written down in full."""
        return self.rules.position(self._state)

    def seen_by(self, seat: int | None, after: int = 0) -> list[dict[str, Json]]:
        """The numbered events after the given number, as far as a seat may see them; it does not replay."""
        self._check_seat(seat, may_be_none=True)
        return [{"n": n, **event.seen_by(seat)} for n, event in enumerate(self.events[after:], after + 1)]

    # What people do

    def play(self, *lines: str, seat: int | None = None) -> None:
        """Carry out actions in order, each by whoever is asked; a seat that is named must be the one.

        Where teammates share a turn, one who is not asked takes it over first.
        """
        for line in lines:
            self._play(line, seat)

    def _play(self, line: str, seat: int | None) -> None:
        self._check_seat(seat, may_be_none=True)
        if self.actor is None:
            raise IllegalAction("match-over")
        handing_over = None
        if seat is not None and seat != self.actor:
            handing_over = self.rules.hand_over(self._state, seat - 1)
            if handing_over is None:
                raise IllegalAction("not-your-turn", seat=seat, actor=self.actor)
            after = self._state.clone()
            after.apply(self.rules.read(self._state, handing_over))
            self.rules.read(cast(S, after), line)  # refused before anything is handed over
        steps, rows, events = len(self._steps), len(self.record.rows), len(self.events)
        if handing_over is not None:
            self._apply(self.rules.read(self._state, handing_over), None)
        self._apply(self.rules.read(self._state, line), None)
        try:
            self._let_nature_act()
        except BadInput:  # a stacked pile that cannot be: nothing has happened
            self._go_back(steps)
            del self.record.rows[rows:], self.events[events:]
            raise

    def do(self, what: str, seat: int) -> None:
        """What a row of a record says of a seat: a message to the table, or a move."""
        if what == "undo":
            self.undo(seat, consent=True)
        elif what in MESSAGES:
            self._message(seat, what)
            self._let_nature_act()
        else:
            self.play(what, seat=seat)

    def resign(self, seat: int) -> None:
        """Give up, whoever is asked."""
        self.do("resign", seat)

    def settle(self, seat: int, why: str) -> None:
        """Let a seat give up that does not act any more: its time is up (`time-out`), or it has gone (`absent`)."""
        if why not in SETTLED:
            raise ValueError(why)
        self.do(why, seat)

    def play_on(self, seat: int) -> None:
        """Take back the wish to give up, where a team decides."""
        self.do(PLAY_ON, seat)

    def claim_draw(self, seat: int) -> None:
        """Call a stalled match a draw."""
        self.do("claim-draw", seat)

    def _message(self, seat: int, word: str) -> None:
        self._check_seat(seat)
        if self.actor is None:
            raise IllegalAction("match-over")
        if self._state.actor == NATURE:  # a replay that stopped before a draw
            raise IllegalAction("natures-turn")
        tell(self.rules, self._state, seat, word)
        self._decision = None
        self.record.rows.append(_row(str(seat), word))
        if word != HINT:  # which is no step: what was done before it is taken back as if it had not been
            self._told.append(len(self.events))
            self._note(_step(seat - 1, word, None, False))
        self.events += told(seat, word, self.rules.happened(self._state))
        self._checkpoints.pass_by(len(self._steps), self._state)

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back the seat's last action: freely if nothing happened since but what it did itself, else by consent.

        The state is restored exactly, and so is chance: the same card comes again.

        CI-397, SR-347 to SR-353.
        """
        self._check_seat(seat)
        if self.actor is None:
            raise IllegalAction("match-over")
        undone = self.undone_by(seat)
        if undone is None:
            raise IllegalAction("nothing-to-undo")
        if not consent and undone.takes == "consent":
            raise IllegalAction("needs-consent")
        self._go_back(undone.step)
        self.record.rows.append(f"{seat} undo")
        self.events.append(Event("action-undone", {"seat": seat}))

    def undo_takes(self, seat: int) -> Literal["free", "consent"] | None:
        """What it takes for the seat to take back its last action; None if there is none, or the match is over."""
        undone = self.undone_by(seat)
        return None if undone is None else undone.takes

    def undone_by(self, seat: int) -> Undone | None:
        """What the seat would take back: its last action that still counts, and what others did since goes with it.

        What somebody has told the table is not taken back, and nothing before it.
        """
        self._check_seat(seat)
        mine = self._last.get(seat - 1)
        if mine is None or self._state.actor == OVER:
            return None
        index, moves = mine
        is_free = index == len(self._steps) - 1 and not self._steps[index].showed
        before = self._told[index]
        after = self._told[index + 1] if index + 1 < len(self._told) else len(self.events)
        first = self.events[before] if before < after else None
        return Undone(index, "free" if is_free else "consent", first, self._moves - moves)

    # How it is done

    def _first_state(self) -> S:
        start = self.record.start
        return self.rules.first() if start is None else self.rules.from_position(start)

    def _apply(self, action: int, stream: str | None) -> None:
        actor = self._state.actor
        who = NATURE_ROW if actor == NATURE else str(actor + 1)
        self.record.rows.append(_row(who, self.rules.write(action)))
        self._decision = None
        if not self._steps and (settled := self.rules.settled(action)) is not self.rules:
            self.rules = settled
            self._state = settled.first()
            settled.watch(self._state)
        self._state.apply(action)
        self._told.append(len(self.events))
        events = self.rules.happened(self._state)
        showed = False
        for event in events:
            if event.shown_by is not None and event.shown_by != actor + 1:
                showed = True
        self._note(_step(actor, action, stream, showed))
        self._checkpoints.pass_by(len(self._steps), self._state)
        self.events += events

    def _note(self, step: _Step) -> None:
        self._steps.append(step)
        if isinstance(step.action, str):
            self._last.clear()
        elif step.actor != NATURE:
            self._moves += 1
            self._last[step.actor] = len(self._steps) - 1, self._moves

    def _let_nature_act(self) -> None:
        while self._state.actor == NATURE and not isinstance(self.chance, _Recorded):
            actions = list(self._state.legal())
            stream = self.rules.stream(self._state)
            words = [self.rules.write(action).split(" ", 1)[1] for action in actions]
            self._apply(actions[self.chance.pick(stream, words, list(self._state.weights()))], stream)

    def _go_back(self, length: int) -> None:
        """To the state after so many steps, by playing them again from the last copy before."""
        for step in reversed(self._steps[length:]):
            if step.stream is not None:
                self.chance.forget(step.stream)
        steps, self._steps, self._last, self._moves = self._steps[:length], [], {}, 0
        for step in steps:
            self._note(step)
        del self._told[length:]
        self._decision = None
        done, kept = self._checkpoints.before(length)
        self._state = self._first_state() if kept is None else kept
        for number, step in enumerate(self._steps[done:], done + 1):
            if isinstance(step.action, str):
                tell(self.rules, self._state, step.actor + 1, step.action)
            else:
                self._state.apply(step.action)
            self._checkpoints.pass_by(number, self._state)
        self.rules.watch(self._state)  # what happens from now on; the rest was told before

    def _check_seat(self, seat: int | None, may_be_none: bool = False) -> None:
        if seat is not None or not may_be_none:
            check_seat(seat, self.rules.seats)

    @classmethod
    def replay(cls, rules: Rules[S], record: Record, rows: int | None = None) -> "Match[S]":
        """The match that a record tells, up to a number of rows; a row that cannot be is refused by its number."""
        start = copy.deepcopy(record.start)
        match = cls.__new__(cls)
        match.rules = rules
        match.chance = _Recorded()
        match.record = Record(rules.game, rules.version, rules.seats, dict(rules.options), start=start)
        match.events = []
        match._steps = []
        match._told = array("l")
        match._last, match._moves = {}, 0
        match._checkpoints = Checkpoints()
        match._decision = None
        match._state = match._first_state()
        rules.watch(match._state)
        for number, row in enumerate(record.rows[:rows], 1):
            try:
                match._replay_row(row)
            except (IllegalAction, BadInput) as refusal:
                raise BadInput("bad-row", number=str(number), row=row, why=refusal.said) from None
        return match

    @classmethod
    def draws(cls, rules: Rules[S], record: Record) -> Iterator[Draw]:
        """Every choice of nature in a record, undone ones too, with what it was made among."""
        match = cls.replay(rules, record, 0)
        for number, row in enumerate(record.rows, 1):
            if row.startswith(NATURE_ROW):
                state, stream = match._state, match.rules.stream(match._state)
                weights, action = list(state.weights()), match.rules.read(state, row.partition(" ")[2])
                at = list(state.legal()).index(action)
                count = sum(step.stream == stream for step in match._steps)
                yield Draw(number, len(match.events) + 1, stream, count, sum(weights[:at]), weights[at], sum(weights))
            match._replay_row(row)

    @classmethod
    def steps(cls, rules: Rules[S], record: Record) -> Iterator[tuple["Match[S]", int]]:
        """One match that goes on, after the deal and each row of a seat; with how much was done that still counts."""
        match = cls.replay(rules, record, 0)
        for row in record.rows:
            if not row.startswith(NATURE_ROW):
                yield match, len(match._steps)
            match._replay_row(row)
        yield match, len(match._steps)

    def go_on(self, chance: Chance) -> None:
        """Play a replayed match on; chance goes on where the record's draws end."""
        for step in self._steps:
            if step.stream is not None:
                chance.skip(step.stream)
        self.chance = chance
        self._let_nature_act()

    def _replay_row(self, row: str) -> None:
        who, _, what = row.partition(" ")
        if who == NATURE_ROW:
            if self._state.actor != NATURE:
                raise IllegalAction("not-natures-turn")
            self._apply(self.rules.read(self._state, what), self.rules.stream(self._state))
            return
        if not (who.isascii() and who.isdigit() and len(who) < 3):
            raise BadInput("bad-row-start")
        seat = int(who)
        self._check_seat(seat)
        if self._state.actor == NATURE:
            raise IllegalAction("natures-turn")
        if what not in MESSAGES and self._state.actor != seat - 1:
            raise IllegalAction("not-your-turn", seat=seat)
        self.do(what, seat)


class _Recorded:
    """The chance of a replay: every draw is in the record."""

    def pick(self, stream: str, options: object, weights: object) -> int:
        raise AssertionError("a replay takes nature's choices from its record")

    def forget(self, stream: str) -> None:
        pass

    def skip(self, stream: str) -> None:
        pass


def _stacks(content: Json) -> dict[str, list[str]]:
    if content is None:
        return {}
    if not isinstance(content, dict) or not all(isinstance(cards, list) for cards in content.values()):
        raise BadInput("bad-stacks")
    return {pile: [str(card) for card in cards] for pile, cards in content.items() if isinstance(cards, list)}


def _refuse_stacks(stacks: Mapping[str, list[str]], piles: Mapping[str, Collection[str]]) -> None:
    """Arranged piles that there are not, or cards that there are not in them."""
    for pile, cards in stacks.items():
        if pile not in piles:
            raise BadInput("bad-stack-pile", pile=pile, known=", ".join(piles))
        for card in cards:
            if card not in piles[pile]:
                raise BadInput("bad-stack-card", card=card, pile=pile)
