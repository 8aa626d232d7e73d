"""A state of a match: the engine's surface, the same for every game; compiled."""

from typing import Final

from starlode.core.engine import frames
from starlode.core.engine.bits import count_bits
from starlode.core.engine.codebook import Codebook
from starlode.core.engine.course import NOBODY
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import WHOLE
from starlode.core.engine.rng import Rng
from starlode.realms.engine import codes, pooling
from starlode.realms.engine.abilities import run
from starlode.realms.engine.actions import act
from starlode.realms.engine.answers import answer
from starlode.realms.engine.defeat import finish, leave
from starlode.realms.engine.encoding import observe, turned
from starlode.realms.engine.legal import list_actions, list_answers, list_draws, list_weights
from starlode.realms.engine.nature import choose, choose_randomly, deal_behind, work_off
from starlode.realms.engine.table import ACTOR, AUTHORITY, LIVING, QUIET, TURN, WINNER, Table
from starlode.realms.engine.turn import begin_turn

# What a GPU calls instead of writing it out wherever it is used, by function or module: tried out on playouts of duels.
CALLED: Final = (
    "act", "answer", "run", "list_actions", "list_answers", "settle", "choose_randomly", "end_turn", "begin_turn",
    "finish", "_ask", "_abilities", "_attacks", "_useful", "_teamwork", "pour", "deal", "add_kind",
    "_answers_of_formats", "_attacks_on_bases", "_copied_abilities", "_bases_to_destroy",
    "pooling", "defeat", "marks", "encoding", "apply", "sample", "pick",
)  # fmt: skip
# Where a GPU plays many matches out, threads take up matches that do the same: groups of kinds, by the first of each.
GROUPS: Final = (
    codes.BUY, codes.USE, codes.SCRAP, codes.ATTACK, codes.END_TURN, codes.ATTACK_BASE, codes.DESTROY,
)  # fmt: skip
# Threads that do so on a multiprocessor, and matches that lie there for them: tried out as well.
TOGETHER: Final = (512, 768)


class State(Table):
    """One moment with everything hidden in it; trusts its caller. `Match` is the careful face of it."""

    def clone(self) -> "State":
        counts, numbers, marks = self.copy()
        return State(self.tables, self.seats, counts, numbers, marks, None)

    def imagined(self, seat: int, rng: Rng) -> "State":
        """A clone with all that the seat cannot know dealt anew; −1 is somebody who watches."""
        imagined = self.clone()
        seen = self.tables.seating.sees[seat] if seat >= 0 else 0
        for other in range(self.seats):
            if seen & (1 << other) == 0:
                deal_behind(imagined, other, rng)
        return imagined

    # The parts of its course

    def list_draws(self, options: Options) -> None:
        list_draws(self, options)

    def list_answers(self, options: Options) -> None:
        list_answers(self, options)

    def list_actions(self, options: Options) -> None:
        list_actions(self, options)

    def goes_on(self, options: Options) -> bool:
        return options.actions[0] < codes.BUY << 6  # playing a card comes first

    def choose(self, action: int) -> None:
        choose(self, action)

    def draw(self, rng: Rng) -> None:
        choose_randomly(self, rng)

    def answer(self, action: int) -> None:
        answer(self, action)

    def act(self, action: int) -> None:
        act(self, action)

    def work_off(self, top: int) -> int:
        """SR-290, SR-291, SR-326."""
        kind = frames.what(top)
        if kind < codes.N_DRAW:
            return frames.seat_of(top)
        if kind < codes.RUN:
            return codes.NATURE if work_off(self, top) else NOBODY
        if kind == codes.RUN:
            self.pop()
            run(self, frames.seat_of(top), frames.at_of(top), frames.card_of(top), frames.copied_of(top))
        elif kind == codes.POOL:
            pooling.go_on(self)
        else:
            self.pop()
            begin_turn(self, frames.seat_of(top))
        return NOBODY

    # What it is worth

    def points(self, seat: int) -> int:
        """The authority of a seat, or of its team."""
        return self.of(self.tables.seating.score[seat], AUTHORITY)

    def list_weights_into(self, weights: Options) -> None:
        list_weights(self, weights)

    def side_of(self, seat: int) -> int:
        return self.tables.seating.side[seat]

    def sides(self) -> int:
        most = 0
        for seat in range(self.seats):
            if self.tables.seating.side[seat] > most:
                most = self.tables.seating.side[seat]
        return most + 1

    def share(self, side: int) -> int:
        """WHOLE for the winners; of a draw a part for each side that is still alive. SR-M66, SR-M67."""
        winner = self.get(WINNER)
        if winner >= 0:
            return WHOLE if winner == side else 0
        alive = 0
        for seat in range(self.seats):
            if self.get(LIVING) & self.tables.seating.vital[seat] != 0:
                alive |= 1 << self.tables.seating.side[seat]
        return WHOLE // count_bits(alive) if alive & (1 << side) != 0 else 0

    # How learning environments see it

    def observe(self, seat: int, sees_all: bool, out: bytearray, at: int) -> None:
        observe(self, seat, sees_all, out, at)

    def codebook(self) -> Codebook:
        return self.tables.codebook

    def from_actor(self, action: int) -> int:
        return turned(self, action, self.seats - self.get(ACTOR))

    def to_table(self, action: int) -> int:
        return turned(self, action, self.get(ACTOR))

    # What a table may do without an action: messages of people, not moves

    def leave(self, seat: int) -> None:
        """Somebody gives up; of two players the other wins. SR-331 to SR-333."""
        leave(self, seat)

    def can_claim_draw(self) -> bool:
        """Whether the table chose so, and nothing has happened for so long that any seat may call it a draw.

        A turn is quiet in which nobody gained combat or authority or acquired a card.

        SR-343 to SR-346, SR-M63 to SR-M65.
        """
        quiet = self.get(TURN) - 1 - self.get(QUIET)  # turns that are over
        takers = self.tables.seating.takers
        for seat in range(self.seats):
            if self.get(LIVING) & (1 << seat) == 0:
                takers -= 1  # no turns any more; a Hydra's members are never out
        turns = self.tables.stall_turns
        return turns > 0 and self.get(ACTOR) != codes.OVER and quiet >= turns * takers

    def claim_draw(self) -> None:
        finish(self, -1, codes.STALLED)
        self.settle()
