"""Star Realms as `Rules`: the duel with its options, and all that is asked of a game."""

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache

from starlode.core.company import Company
from starlode.core.decision import Decision, Json, Macro, Option
from starlode.core.encoding import Encoding
from starlode.core.engine import frames
from starlode.core.engine.bits import kinds
from starlode.core.engine.rng import Rng
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.event import Event
from starlode.core.options import read_options
from starlode.core.origin import number_of
from starlode.core.rules import Kept, Outcome, Rules, Seen
from starlode.core.view import View
from starlode.realms import encoding
from starlode.realms.cards import CARDS, Card
from starlode.realms.engine import codes, nature, table
from starlode.realms.engine.state import State
from starlode.realms.formats import party
from starlode.realms.options import OPTIONS
from starlode.realms.program import card_tables
from starlode.realms.written import views
from starlode.realms.written.happenings import REASONS, Happenings
from starlode.realms.written.notation import Notation, notation
from starlode.realms.written.pending import QUESTIONS, Pending
from starlode.realms.written.positions import Positions
from starlode.realms.written.possible import number_bounds
from starlode.realms.written.refusals import refusal

MOST_SHARED = 20_000  # events
START_DECK = {"scout": 8, "viper": 2}


class RealmsRules(Rules[State]):
    """Star Realms with its options chosen.

    SR-11 to SR-13, SR-15, SR-18, SR-19, SR-341, SR-342, SR-M3, SR-M4, SR-M6, SR-M58, SR-M197.
    """

    game = "realms"
    choices = OPTIONS
    notation: Notation
    positions: Positions
    version = 3  # 2: a player may be spared (SR-M229). 3: a turn with authority gained is not quiet (SR-345)
    settling = ("format", "seats")

    def __init__(
        self, options: Mapping[str, str] | None = None, cards: tuple[Card, ...] | None = None, is_drawn: bool = False
    ) -> None:
        """The boss of a raid is drawn where `settled` made these rules: a match begins with that draw."""
        self.options = read_options(self.choices, options or {})
        self.party = party(self.options)
        self.seats = self.party.seats
        self._company = self.party.company
        self.options["seats"] = str(self.seats)
        self.claims_draws = self.options["stall-claim"] != "off"
        self._given, self._is_drawn = cards, is_drawn
        cards = self.cards = CARDS if cards is None else cards
        # SR-M4: one set of the box for each started pair of seats.
        sets = (self.seats + 1) // 2 if self.options["sets"] == "auto" else int(self.options["sets"])
        self.tables = card_tables(
            cards,
            [
                int(self.options["discards"] == "next-turn"),
                int(self.options["ally-check"] == "unlocked"),
                int(self.options["turn-limit"]),
                int(self.options["stall-claim"]) if self.claims_draws else 0,
                int(self.options["destroy-effects"] == "any-base"),
                int(self.options["own-bases"] == "yes"),
                int(self.options["needle-blob"] == "yes"),
                int(self.options["needle-scrapped"] == "yes"),
                int(self.options["markers"] == "stack"),
                int(self.options["carrier-marker"] == "used"),
                int(self.options["gift"] == "draw-pile"),
            ],
            self.party.seating(self.options),
            number_of(self),
        )
        self.notation = notation(cards, self.party.boss)
        self.happenings = Happenings(cards, self.party)
        self._options: dict[int, Option] = {}  # by action, each made when it is first offered
        # The same happens in many matches, which share it.
        self._event = lru_cache(MOST_SHARED)(self.happenings.event)
        ids = [card.id for card in cards]
        # Starting decks come with the seats, not with the sets.
        starting = [START_DECK.get(card.id, 0) * self.seats for card in cards]
        self.supply = [start or card.copies * sets for card, start in zip(cards, starting, strict=True)]
        self.questions = Pending(ids, self.tables)
        self.positions = Positions(cards, self.supply, self.questions, self.party)
        # The heads of a Hydra by the seat that keeps their score.
        self._heads = {str(seat + 1): int(score) for seat, score in enumerate(self.tables.seating.score)}
        self.piles_in_all = table.COMMON_PILES + table.SEAT_PILES * self.seats
        self.number_bounds = number_bounds(self.seats, len(cards))
        self._first = self._before_the_deal()
        self._by_boss: dict[int, RealmsRules] = {}

    @property
    def company(self) -> Company:
        return self._company

    def made_with(self) -> tuple[object, ...]:
        return self._given, self._is_drawn

    def packed(self, counts: bytearray, numbers: list[int], marks: list[int]) -> State:
        return State(self.tables, self.seats, counts, numbers, marks, None)

    def _before_the_deal(self) -> State:
        state = self.empty()
        state.set(table.WINNER, -1)
        state.set(table.LIVING, 2**self.seats - 1)
        for kind, card in enumerate(self.cards):
            if card.faction != "unaligned":
                for _ in range(self.supply[kind]):
                    state.put(table.TRADE_DECK, kind)
            for seat in range(self.seats):
                for _ in range(START_DECK.get(card.id, 0)):
                    state.put(state.pile(seat, table.DECK), kind)
        for seat in range(self.seats):
            if self.tables.seating.score[seat] == seat:
                state.set_of(seat, table.AUTHORITY, self.party.authority(seat))
        state.set(table.EXPLORERS, self.supply[self.tables.explorer])
        state.push(frames.plain(codes.N_START, 0, 0))
        return state

    def new(self) -> State:
        self._refuse_undrawn()
        state = self._first.clone()
        if len(self.party.starters) == 1:
            nature.start(state, self.party.starters[0])
        state.settle()
        return state

    def first(self) -> State:
        """The draw of who begins comes first also where it draws the boss. SR-M232."""
        if not (self.party.awaits_boss or self._is_drawn):
            return self.new()
        state = self._first.clone()
        state.settle()
        return state

    def settled(self, action: int) -> "RealmsRules":
        """Whoever is drawn to begin is the boss. SR-M232."""
        if not self.party.awaits_boss:
            return self
        boss = action % 64 + 1
        if boss not in self._by_boss:
            self._by_boss[boss] = RealmsRules({**self.options, "boss": str(boss)}, self._given, is_drawn=True)
        return self._by_boss[boss]

    def _refuse_undrawn(self) -> None:
        if self.party.awaits_boss:
            raise BadInput("bad-boss-random")

    def hand_over(self, state: State, seat: int) -> str | None:
        self.check_seat(seat)
        if state.actor < 0 or state.get(table.DEPTH) > 0:
            return None
        action = codes.HAND_OVER * 64 + seat
        return self.notation.write(action) if action in set(state.legal()) else None

    # Notation

    def refusal(self, state: State, line: str) -> IllegalAction:
        return refusal(self.notation, state, line)

    def stream(self, state: State) -> str:
        frame = state.frame()
        kind = frames.what(frame)
        if kind == codes.N_DRAW:
            return f"deck-{frames.seat_of(frame) + 1}"
        return "trade-deck" if kind == codes.N_REVEAL else "start"

    def piles(self) -> dict[str, tuple[str, ...]]:
        cards = tuple(card.id for card in self.cards)
        seats = [str(seat + 1) for seat in range(self.seats)]
        return {"start": tuple(seats), "trade-deck": cards, **{f"deck-{seat}": cards for seat in seats}}

    def decision(self, state: State) -> Decision:
        options = tuple(self._option(action) for action in state.legal())
        seat = int(state.actor) + 1
        if not state.get(table.DEPTH):
            return Decision(seat, "action", None, None, options, self._macros(state))
        frame = state.frame()
        cards = [frames.card_of(frame), frames.copied_of(frame)]
        if frames.what(frame) == codes.Q_DESTINATION:
            cards[0] = frames.number_of(frame)  # the ship that was bought
        source, copied = [None if card == codes.NONE else self.cards[card].id for card in cards]
        return Decision(seat, QUESTIONS[frames.what(frame)], source, copied, options)

    def _option(self, action: int) -> Option:
        found = self._options.get(action)
        if found is None:
            verb, details = self.notation.verb_and_details(action)
            found = self._options[action] = Option(self.notation.write(action), verb, details)
        return found

    def _macros(self, state: State) -> tuple[Macro, ...]:
        """Playing all ships that only give points, where there are several: their order changes nothing."""
        simple = int(state.tables.simple)
        lines: list[str] = []
        for held in state.contents(state.pile(state.get(table.CURRENT), table.HAND)):
            if simple >> (held & 63) & 1:
                lines += [f"play {self.cards[held & 63].id}"] * (held >> 6)
        return (Macro("play-simple-cards", tuple(lines)),) if len(lines) > 1 else ()

    @cached_property
    def encoding(self) -> Encoding:
        told, names = encoding.blocks(self.cards, self.tables.seating), encoding.Names(self.notation)
        facts = encoding.facts(self.cards)
        return Encoding(encoding.VERSION, told, self.tables.codebook, names, facts, self.seats)

    # Views and positions

    def write_views(self, state: State, kept: Kept) -> Callable[[int | None], Seen]:
        return views.write(self.positions, state)

    def read_view(self, view: View, rng: Rng) -> State:
        self._refuse_undrawn()
        state = self.empty()
        views.read(self.positions, state, view.content, rng)
        return state

    def read_position(self, position: Mapping[str, Json]) -> State:
        self._refuse_undrawn()
        return super().read_position(position)

    def read(self, state: State, text: str) -> int:
        """The legal action that a line means; whichever head of a Hydra is attacked, its team is (SR-M106)."""
        line = str(text)
        if "attack" in line:
            verb, *seat = line.split()[:3]
            if verb == "attack" and len(seat) == 1 and seat[0] in self._heads:
                action = codes.ATTACK * 64 + self._heads[seat[0]]
                if action in set(state.legal()):
                    return action
        return super().read(state, text)

    def count_cards(self, state: State) -> dict[str, int]:
        """How many of each card there are on the table, wherever they lie."""
        counted = self.positions.count_cards(state)
        return {card.id: counted[kind] for kind, card in enumerate(self.cards)}

    # Events and the end

    def event(self, state: State, entry: tuple[int, int, int, int]) -> Event:
        return self._event(entry)

    def outcome(self, state: State) -> Outcome | None:
        reason = state.get(table.REASON)
        if reason == codes.RUNNING:
            return None
        winner = int(state.get(table.WINNER))
        sides = tuple(tuple(seat + 1 for seat in side) for side in self.party.sides)
        winners = sides[winner] if winner >= 0 else ()
        return Outcome(winners, REASONS[reason], self._places(state, winners), sides)

    def _places(self, state: State, winners: tuple[int, ...]) -> tuple[int, ...]:
        """By order of elimination where everybody plays alone; a side wins or loses as a whole.

        SR-M59 to SR-M61, SR-M187, SR-M213.
        """
        if self.party.format.has_places:
            return tuple(int(state.of(seat, table.PLACE)) or 1 for seat in range(self.seats))
        return tuple(1 if seat in winners or not winners else 2 for seat in range(1, self.seats + 1))

    def is_out(self, state: State, seat: int) -> bool:
        self.check_seat(seat)
        return bool(state.of(seat, table.PLACE))

    def standing(self, state: State) -> tuple[int, int]:
        return int(state.get(table.LIVING)), int(state.get(table.CONCEDED))

    def finished(self, state: State) -> list[int]:
        return self._team_set(state, table.FINISHED)

    def conceding(self, state: State) -> list[int]:
        return self._team_set(state, table.CONCEDED)

    def play_on(self, state: State, seat: int) -> None:
        """SR-M116."""
        if self.check_seat(seat) not in self.conceding(state):
            raise IllegalAction("not-conceding", seat=seat + 1)
        state.set(table.CONCEDED, state.get(table.CONCEDED) & ~(1 << seat))

    def _team_set(self, state: State, number: int) -> list[int]:
        return list(kinds(state.get(number))) if self.party.format.takes_team_turns else []

    def claim_draw(self, state: State, seat: int) -> None:
        self.check_seat(seat)
        if self.is_out(state, seat):
            raise IllegalAction("eliminated", seat=seat + 1)
        if not self.claims_draws:
            raise IllegalAction("no-stall-claims")
        if not state.can_claim_draw():
            raise IllegalAction("not-stalled", turns=int(self.options["stall-claim"]))
        state.claim_draw()
