"""One game between bots, played straight on the engine: no record, no events, only what is counted afterwards."""

import hashlib
from collections import Counter
from dataclasses import dataclass
from typing import Any

from starlode.bots.quick import QuickTable
from starlode.core.rng import Rng
from starlode.core.rules import NATURE, OVER, Rules
from starlode.games import rules
from starlode.i18n.company import company
from starlode.terminal.arguments import check_bot
from starlode.terminal.counting import counts_of
from starlode.terminal.lineup import line_up


@dataclass(frozen=True)
class Settings:
    """What determines every game of a simulation."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    components: str | None = None  # the text of a file of components

    def check(self) -> Rules[Any]:
        """The rules that are played, or BadInput for anything that cannot be."""
        made = rules(self.game, self.components, **dict(self.options))
        for bot in self.bots:
            check_bot(bot, self.game)
        line_up(company(made.options), self.bots)
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


class Playing:
    """Plays the games of a simulation by their numbers; a number alone determines its game."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rules = settings.check()
        self.lineup = line_up(company(self.rules.options), settings.bots)
        self.counts = counts_of(self.rules)
        self._table = QuickTable(self.rules)

    def play(self, number: int) -> Game:
        """Games that follow each other are the same deal with the sides exchanged, until each has sat everywhere."""
        nature = Rng(seed_of(self.settings.seed, "deal", self.lineup.deal(number)))
        bots = self.lineup.by_seat(number)
        # Every seat has its own chance, also where one bot has several.
        players = []
        for seat, bot in enumerate(bots):
            which = (number, bot) if self._is_duel else (number, bot, seat)
            players.append(self._table.player(self.settings.bots[bot], seed_of(self.settings.seed, "bot", *which)))
        bought: list[Counter[int]] = [Counter() for _ in bots]
        state = self.rules.new()
        state.sample(nature)
        first = self.counts.begin(state)
        decisions = 0
        while (actor := state.actor) != OVER:
            if actor == NATURE:
                state.sample(nature)
                continue
            action = players[actor](state, actor)
            self.counts.before(state, actor, action, bought)
            state.apply(action)
            decisions += 1
            self.counts.after(state, bought)
        outcome = self.rules.outcome(state)
        assert outcome is not None
        ids = [card.id for card in self.counts.cards]
        cards = tuple({ids[place]: count for place, count in sorted(counted.items())} for counted in bought)
        turns = self.counts.turns(state)
        return Game(number, bots, first + 1, outcome.winners, outcome.reason, turns, decisions, cards)

    @property
    def _is_duel(self) -> bool:
        return self.rules.seats == 2


def seed_of(seed: int, *what: object) -> int:
    """A seed of its own for everything that a simulation's seed determines."""
    digest = hashlib.sha256(f"starlode simulation {seed} {what}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2
