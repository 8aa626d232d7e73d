"""One game between bots, played straight on the engine: no record, no events, only what is counted afterwards."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from starlode.bots.outside import USUAL, Forfeit, ProgramBot, Programs, Terms, is_program, seated
from starlode.bots.quick import Player, QuickTable
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.rules import NATURE, OVER, Rules
from starlode.games import rules
from starlode.lab.counting import Counts, counts_of
from starlode.lab.lineup import line_up
from starlode.prompt.arguments import check_bot


@dataclass(frozen=True)
class Settings:
    """What determines every game of a simulation."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    components: str | None = None  # the text of a file of components
    terms: Terms = USUAL  # for bots that are programs

    def begin(self, stopped: Callable[[], bool]) -> "Playing":
        """Somebody who plays these games, in whichever process."""
        return Playing(self, stopped)

    def check(self) -> Rules[Any]:
        """The rules that are played, or BadInput for anything that cannot be."""
        made = rules(self.game, self.components, **dict(self.options))
        for bot in self.bots:
            check_bot(bot)
        line_up(made.company, self.bots)
        made.new()
        return made


@dataclass(frozen=True)
class Game:
    """How one game went; seats count from 1, `bots` says by seat which of the simulation's bots sat there."""

    number: int
    bots: tuple[int, ...]
    first: int
    winners: tuple[int, ...]
    reason: str
    turns: int
    decisions: int
    bought: tuple[dict[str, int], ...]  # by seat
    faults: tuple[dict[str, int], ...] = ()  # by seat, of bots that are programs; empty where there were none


@dataclass(frozen=True)
class Watched:
    """A game with what only a clock and a closer look tell."""

    game: Game
    places: tuple[int, ...]  # by seat
    seconds: tuple[tuple[float, ...], ...]  # by seat, of each turn in which it was asked
    said: tuple[str, ...]  # by seat, the last words of a program that failed


class Playing:
    """Plays the games of a simulation by their numbers; a number alone determines its game."""

    def __init__(
        self,
        settings: Settings,
        stopped: Callable[[], bool] = lambda: False,
        programs: Programs | None = None,
        counts: Counts | None = None,
        has_time: bool = False,
    ) -> None:
        """With `has_time` bots take as long as they need, so that a game is the same on busy machines too."""
        self.settings = settings
        self.rules = settings.check()
        self.company = self.rules.company
        self.lineup = line_up(self.company, settings.bots)
        self.counts = counts or counts_of(self.rules)
        self._table = QuickTable(self.rules, has_time)
        self._programs = programs or Programs(settings.terms)
        self._stopped = stopped

    def play(self, number: int) -> Game:
        """Games that follow each other are the same deal with the sides exchanged, until each has sat everywhere."""
        return self.watch(number).game

    def watch(self, number: int) -> Watched:
        """The same, with places and times; KeyboardInterrupt in the middle of it when somebody stops the work."""
        bots = self.lineup.by_seat(number)
        programs: dict[int, ProgramBot] = {}
        players = [self._player(number, bot, seat, programs) for seat, bot in enumerate(bots)]
        try:
            return self._run(number, bots, players, programs)
        finally:
            for program in programs.values():
                program.finish(None)  # those of a game that has ended know it already

    def deal(self, number: int) -> int:
        """The seed of nature's draws in a game."""
        return seed_of(self.settings.seed, "deal", self.lineup.deal(number))

    def close(self) -> None:
        """Let the programs go."""
        self._programs.close()

    def _player(self, number: int, bot: int, seat: int, programs: dict[int, ProgramBot]) -> Player:
        # Every seat has its own chance, also where one bot has several.
        which = (number, bot) if self._is_duel else (number, bot, seat)
        name, seed = self.settings.bots[bot], seed_of(self.settings.seed, "bot", *which)
        if not is_program(name):
            return self._table.player(name, seed)
        programs[seat] = self._programs.sit(name, seed)
        return seated(self.rules, programs[seat])

    def _run(
        self, number: int, bots: tuple[int, ...], players: list[Player], programs: dict[int, ProgramBot]
    ) -> Watched:
        nature = Rng(self.deal(number))
        bought: list[Counter[int]] = [Counter() for _ in bots]
        times = [_Turns() for _ in bots]
        state = self.rules.new()
        state.sample(nature)
        first = self.counts.begin(state)
        decisions = 0
        while (actor := state.actor) != OVER:
            if actor == NATURE:
                state.sample(nature)
                continue
            if self._stopped():
                raise KeyboardInterrupt
            # Programs run elsewhere and are waited for; what ours take is the processor's time.
            clock = time.perf_counter if actor in programs else time.thread_time
            begun = clock()
            try:
                action = players[actor](state, actor)
            except Forfeit:
                self._leave(state, actor + 1)
                continue
            finally:
                spent = clock() - begun
                if actor in programs:  # to start is not to think
                    spent, programs[actor].starting = spent - programs[actor].starting, 0.0
                times[actor].add(self.counts.turns(state), max(spent, 0.0))
            self.counts.before(state, actor, action, bought)
            state.apply(action)
            decisions += 1
            self.counts.after(state, bought)
        outcome = self.rules.outcome(state)
        assert outcome is not None
        self.counts.end(state)
        for program in programs.values():
            program.finish(outcome)
        ids = [card.id for card in self.counts.cards]
        cards = tuple({ids[place]: count for place, count in sorted(counted.items())} for counted in bought)
        turns = self.counts.turns(state)
        faults: list[dict[str, int]] = [{} for _ in bots]
        for seat, program in programs.items():
            faults[seat] |= sorted(program.faults.items())
        game = Game(
            number, bots, first + 1, outcome.winners, outcome.reason, turns, decisions, cards,
            tuple(faults) if any(faults) else (),
        )  # fmt: skip
        said = tuple(programs[seat].said if seat in programs else "" for seat in range(len(bots)))
        return Watched(game, outcome.places, tuple(tuple(each.seconds) for each in times), said)

    def _leave(self, state: Any, seat: int) -> None:
        """A seat forfeits, and with it whoever has one turn and one score with it."""
        for each in self.company.sharing(seat):
            with suppress(IllegalAction):  # it is out already, and was asked what it leaves behind
                self.rules.resign(state, each - 1)

    @property
    def _is_duel(self) -> bool:
        return self.rules.seats == 2


class _Turns:
    """How long a seat took for each turn in which it was asked."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._turn = -1

    def add(self, turn: int, seconds: float) -> None:
        if turn == self._turn:
            self.seconds[-1] += seconds
        else:
            self._turn = turn
            self.seconds.append(seconds)


def seed_of(seed: int, *what: object) -> int:
    """A seed of its own for everything that a simulation's seed determines."""
    digest = hashlib.sha256(f"starlode simulation {seed} {what}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2
