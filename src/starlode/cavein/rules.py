"""Star Scrappers: Cave-In as `Rules`: its editions and options, and all that is asked of a game.

What the rulebooks play through as examples is CI-361 to CI-381.
"""

from collections.abc import Callable, Mapping
from functools import cached_property

from starlode.cavein import encoding
from starlode.cavein.appraisal import appraise
from starlode.cavein.best_payment import best_payment
from starlode.cavein.components import FACTIONS, HALVES, Components, load
from starlode.cavein.engine import codes, table
from starlode.cavein.engine.dealing import IN_PLAY
from starlode.cavein.engine.state import State
from starlode.cavein.options import FIRST_GAME, OPTIONS
from starlode.cavein.program import cavein_tables
from starlode.cavein.written import views
from starlode.cavein.written.happenings import REASONS, Happenings
from starlode.cavein.written.notation import Notation, notation
from starlode.cavein.written.pending import QUESTIONS
from starlode.cavein.written.positions import Positions
from starlode.cavein.written.possible import count_cards, count_crystals, number_bounds
from starlode.cavein.written.refusals import refusal
from starlode.core.decision import Decision, Macro, Option
from starlode.core.encoding import Encoding
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds, mask_of
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.origin import number_of
from starlode.core.rules import Kept, Rules, Seen
from starlode.core.view import View

CARDS_BELOW = 4
STREAMS = {
    codes.N_FACTION: "factions",
    codes.N_COMMAND: "commands",
    codes.N_START: "start",
    codes.N_ARTIFACT: "artifacts",
}
CRYSTAL_QUESTIONS = (codes.Q_PAYING_COLOUR, codes.Q_PAY_CRYSTAL, codes.Q_NEW_COLOUR)


class CaveinRules(Rules[State]):
    """Cave-In with its options chosen, for the components of a box. CI-14, CI-16, CI-17, CI-37, CI-38."""

    game = "cavein"
    choices = OPTIONS
    phases = ("starting", "action")
    notation: Notation
    positions: Positions
    version = 2

    def __init__(self, options: Mapping[str, str] | None = None, box: Components | None = None) -> None:
        super().__init__(options)
        self._given = box
        self.box = box or load()
        self.warnings = self.box.warnings
        self.factions = _factions(self.options["factions"])
        if self.options["start"] not in ("random", *map(str, range(1, self.seats + 1))):
            raise BadInput("bad-start-seat", start=self.options["start"], seats=self.seats)
        self.tables = cavein_tables(self.box, self.options, self.seats, self.factions or FACTIONS, number_of(self))
        self.notation = notation(self.box)
        self.happenings = Happenings(self.box)
        self.piles_in_all = table.COMMON_PILES + table.SEAT_PILES * self.seats
        self.number_bounds = number_bounds(self.seats)
        self._first = self._before_the_deal()
        self.positions = Positions(self.box, self._first)
        self.questions = self.positions.pending

    def made_with(self) -> tuple[object, ...]:
        return (self._given,)

    def packed(self, counts: bytearray, numbers: list[int], marks: list[int]) -> State:
        return State(self.tables, self.seats, counts, numbers, marks, None)

    def _before_the_deal(self) -> State:
        state = self.empty()
        for kind, card in enumerate(self.box.mercenaries):
            for _ in range(card.copies):
                state.put(table.STACK, kind)
        for kind, crystal in enumerate(self.box.crystals):
            for _ in range(crystal.copies):
                state.put(table.CRYSTAL_STACK, kind)
        state.set(table.FIRST, -1 if self.options["start"] == "random" else int(self.options["start"]) - 1)
        state.set(table.LIVING, 2**self.seats - 1)
        state.set(table.FACTIONS, mask_of([FACTIONS.index(faction) for faction in self.factions]))
        state.set(table.TOTEMS, sum(table.OUT << 3 * n for n in range(len(FACTIONS))))
        state.set(table.UNREVEALED, 2 ** len(self.box.artifacts) - 1)
        state.set(table.ARTIFACT_STACKS, sum((table.NO_CARD | CARDS_BELOW << 4) << 7 * stack for stack in range(3)))
        state.push(frames.plain(codes.DEAL, 0, 0))
        return state

    def new(self) -> State:
        state = self._first.clone()
        state.settle()
        return state

    # Notation

    def refusal(self, state: State, line: str) -> IllegalAction:
        return refusal(self.notation, state, line)

    def stream(self, state: State) -> str:
        frame = state.frame()
        kind = frames.what(frame)
        if kind in STREAMS:
            return STREAMS[kind]
        place = int(frames.second_of(frame))
        return f"crystals-{self.tables.cost[place]}" if kind == codes.N_MINE else f"mercenaries-{place + 1}"

    def piles(self) -> dict[str, tuple[str, ...]]:
        streams: dict[str, tuple[str, ...]] = {
            "factions": FACTIONS,
            "commands": FACTIONS,
            "start": tuple(str(seat + 1) for seat in range(self.seats)),
            "artifacts": tuple(artifact.id for artifact in self.box.artifacts),
        }
        for level in (1, 2, 3, 4):
            streams[f"mercenaries-{level}"] = tuple(card.id for card in self.box.mercenaries if card.level == level)
        for cost in (1, 3, 6, 10):
            streams[f"crystals-{cost}"] = tuple(crystal.id for crystal in self.box.crystals if crystal.cost == cost)
        return streams

    def decision(self, state: State) -> Decision:
        options = tuple(self._option(state, action) for action in state.legal())
        seat = int(state.actor) + 1
        if not state.get(table.DEPTH):
            asked = "starting" if state.get(table.DEEDS) & table.STARTING else "action"
            return Decision(seat, asked, None, None, options)
        frame = state.frame()
        kind = frames.what(frame)
        return Decision(seat, QUESTIONS[kind], self._source(frame), None, options, self._macros(state))

    def _source(self, frame: int) -> str | None:
        """The card, crystal or artifact that a question is about."""
        kind, card = frames.what(frame), frames.card_of(frame)
        if kind == codes.Q_PAY_ARTIFACT:
            return HALVES[frames.at_of(frame) & 31]
        if kind == codes.Q_CAST_COLOUR:
            return next(HALVES[half] for half in kinds(self.tables.cast))
        if card == codes.NONE:
            return None
        return self.box.crystals[card].id if kind in CRYSTAL_QUESTIONS else self.box.mercenaries[card].id

    def _option(self, state: State, action: int) -> Option:
        verb, details = self.notation.verb_and_details(action)
        return Option(self.notation.write(action), verb, {**details, **appraise(state, self.box, action)})

    def _macros(self, state: State) -> tuple[Macro, ...]:
        """The payment that wastes least: the fewest levels too many, then the fewest cards."""
        frame = state.frame()
        if frames.what(frame) not in (codes.Q_PAY_CRYSTAL, codes.Q_PAY_ARTIFACT):
            return ()
        lines = best_payment(state, self.notation)
        return (Macro("best-payment", tuple(lines)),) if len(lines) > 1 else ()

    @cached_property
    def encoding(self) -> Encoding:
        told, names = encoding.blocks(self.box, self.seats), encoding.Names(self.notation)
        facts = encoding.facts(self.box)
        return Encoding(encoding.VERSION, told, self.tables.codebook, names, facts, self.seats)

    # Views and positions

    def write_views(self, state: State, kept: Kept) -> Callable[[int | None], Seen]:
        return views.write(self.positions, state)

    def read_view(self, view: View, rng: Rng) -> State:
        return views.read(self.positions, self.empty(), view, rng)

    def count_cards(self, state: State) -> dict[str, int]:
        """How many of each mercenary and crystal there are on the table, wherever they lie."""
        cards, crystals = count_cards(state), count_crystals(state)
        counted = {card.id: cards[kind] for kind, card in enumerate(self.box.mercenaries)}
        return counted | {crystal.id: crystals[kind] for kind, crystal in enumerate(self.box.crystals)}

    # Events and the end

    def reason(self, state: State) -> str:
        return REASONS[state.get(table.REASON)]

    def is_out(self, state: State, seat: int) -> bool:
        self.check_seat(seat)
        return not state.get(table.LIVING) >> seat & 1


def _factions(option: str) -> tuple[str, ...]:
    """The factions that are in play from the start, or none where nature chooses them. CI-23, CI-24."""
    if option == "random":
        return ()
    chosen = FIRST_GAME if option == "first-game" else tuple(option.split("+"))
    if len(set(chosen)) != IN_PLAY or not set(chosen) <= set(FACTIONS):
        raise BadInput("bad-factions-option", option=option, known=", ".join(FACTIONS))
    return chosen
