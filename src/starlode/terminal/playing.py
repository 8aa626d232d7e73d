"""One game between bots, played straight on the engine: no record, no events, only what is counted afterwards."""

import hashlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from starlode.bots import Bot, make_bot
from starlode.core.bits import lowest
from starlode.core.decision import Decision, Json, Option
from starlode.core.rng import Rng
from starlode.core.rules import NATURE, OVER
from starlode.core.view import View
from starlode.games import rules
from starlode.i18n.company import company
from starlode.realms import codes
from starlode.realms.rules import RealmsRules
from starlode.realms.state import State
from starlode.realms.table import AUTHORITY, BLOBS, COMBAT, CURRENT, DEPTH, HAND, IN_PLAY, ROW, TRADE, TURN, Journal
from starlode.terminal.lineup import line_up

Player = Callable[[State, int], int]  # a state and the seat that is asked → an action


@dataclass(frozen=True)
class Settings:
    """What determines every game of a simulation."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()

    def check(self) -> RealmsRules:
        """The rules that are played, or BadInput for anything that cannot be."""
        made = rules(self.game, **dict(self.options))
        assert isinstance(made, RealmsRules)
        for bot in self.bots:
            make_bot(bot, self.game)
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
        self._ids = [card.id for card in self.rules.cards]
        self._options: dict[int, Option] = {}

    def play(self, number: int) -> Game:
        """Games that follow each other are the same deal with the sides exchanged, until each has sat everywhere."""
        nature = Rng(seed_of(self.settings.seed, "deal", self.lineup.deal(number)))
        bots = self.lineup.by_seat(number)
        # Every seat has its own chance, also where one bot has several.
        players = [
            self._player(bot, (number, bot) if self._is_duel else (number, bot, seat)) for seat, bot in enumerate(bots)
        ]
        bought: list[Counter[int]] = [Counter() for _ in bots]
        state = self.rules.new()
        state.sample(nature)
        first = int(state.get(CURRENT))
        state.journal = None if self._is_duel else Journal()
        decisions = 0
        while (actor := state.actor) != OVER:
            if actor == NATURE:
                state.sample(nature)
                continue
            action = players[actor](state, actor)
            kind = action >> 6
            if state.journal is None and (kind == codes.BUY or kind == codes.ACQUIRE):
                bought[actor][action & 63] += 1
            state.apply(action)
            decisions += 1
            if state.journal is not None:  # a team may fail to pay what one of them wants to buy
                _count_bought(state.journal, bought)
        outcome = self.rules.outcome(state)
        assert outcome is not None
        cards = tuple({self._ids[kind]: count for kind, count in sorted(counted.items())} for counted in bought)
        turns = int(state.get(TURN))
        return Game(number, bots, first + 1, outcome.winners, outcome.reason, turns, decisions, cards)

    @property
    def _is_duel(self) -> bool:
        return self.rules.seats == 2

    # Who chooses, and by what

    def _player(self, bot: int, which: tuple[int, ...]) -> Player:
        name = self.settings.bots[bot]
        seed = seed_of(self.settings.seed, "bot", *which)
        if name == "random":
            return _by_lot(Rng(seed))
        chooser = make_bot(name, self.settings.game, seed)
        view = self._glimpse if name == "greedy" and self._is_duel else self.rules.view
        return lambda state, actor: self._ask(chooser, view, state, actor)

    def _ask(self, bot: Bot, view: Callable[[State, int], View], state: State, actor: int) -> int:
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        decision = self._decision(state, actor, actions)
        line = bot.choose(view(state, actor + 1), decision)
        return actions[decision.actions.index(line)]

    def _decision(self, state: State, actor: int, actions: Any) -> Decision:
        """What a bot needs to know of a decision: the macros, which are for people, are left out."""
        if state.get(DEPTH):
            return self.rules.decision(state)
        return Decision(actor + 1, "action", None, None, tuple([self._option(action) for action in actions]))

    def _option(self, action: int) -> Option:
        option = self._options.get(action)
        if option is None:
            verb, details = self.rules.notation.verb_and_details(action)
            option = self._options[action] = Option(self.rules.write(action), verb, details)
        return option

    def _glimpse(self, state: State, seat: int) -> View:
        """The part of a view that `greedy` looks at: writing all of it would take most of the time."""
        return View(
            self.rules.game,
            seat,
            {
                "turn": state.get(TURN),
                "row": self._pile(state, ROW),
                "seats": [self._seat(state, other, other == seat - 1) for other in range(self.rules.seats)],
            },
        )

    def _seat(self, state: State, seat: int, sees: bool) -> dict[str, Json]:
        in_play: list[Json] = []
        for used in range(4):
            for card, count in self._pile(state, state.pile(seat, IN_PLAY) + used).items():
                in_play.append({"card": card, "count": count})
        return {
            "authority": state.of(seat, AUTHORITY),
            "trade": state.of(seat, TRADE),
            "combat": state.of(seat, COMBAT),
            "blobs-played": state.of(seat, BLOBS),
            "hand": {"cards": self._pile(state, state.pile(seat, HAND)) if sees else None},
            "in-play": in_play,
        }

    def _pile(self, state: State, pile: int) -> dict[str, Json]:
        found: dict[str, Json] = {}
        mask = state.mask(pile)
        while mask:
            kind = lowest(mask)
            found[self._ids[kind]] = state.count(pile, kind)
            mask &= mask - 1
        return found


def _count_bought(journal: Journal, bought: list[Counter[int]]) -> None:
    for code, seat, card, _ in journal.entries:
        if code == codes.E_BOUGHT or code == codes.E_ACQUIRED:
            bought[seat][card] += 1
    journal.entries.clear()


def _by_lot(rng: Rng) -> Player:
    """The `random` bot without its view: the options of a decision are the legal actions in their order."""

    def choose(state: State, actor: int) -> int:
        actions = state.legal()
        return actions[rng.below(len(actions))]

    return choose


def seed_of(seed: int, *what: object) -> int:
    """A seed of its own for everything that a simulation's seed determines."""
    digest = hashlib.sha256(f"starlode simulation {seed} {what}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2
