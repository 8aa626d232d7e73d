"""A state of a match: legal, apply, clone, imagine, playout; compiled."""

from typing import Final

from starlode.cavein.engine import codes
from starlode.cavein.engine.answers import act, answer
from starlode.cavein.engine.dealing import choose, choose_randomly, deal_behind, deal_on, work_off
from starlode.cavein.engine.encoding import from_actor, observe, to_table
from starlode.cavein.engine.legal import list_actions, list_answers, list_draws, list_weights
from starlode.cavein.engine.paying import can_go_on_paying
from starlode.cavein.engine.raids import after_raid
from starlode.cavein.engine.scoring import score
from starlode.cavein.engine.table import ACTOR, DEPTH, LIVING, Table
from starlode.cavein.engine.taking import any_crystal, ask_crystal
from starlode.cavein.engine.turn import begin_turn, leave, refill_on
from starlode.core.engine import frames
from starlode.core.engine.bits import count_bits
from starlode.core.engine.codebook import Codebook
from starlode.core.engine.course import NOBODY
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import WHOLE
from starlode.core.engine.rng import Rng

# What a GPU calls instead of writing it out wherever it is used, by function or module: tried out on playouts.
CALLED: Final = (
    "apply", "sample", "pick", "list_actions", "list_answers", "act", "answer", "settle", "choose_randomly", "_go_on",
    "refill_on", "begin_turn", "_payable", "use_skill", "add_kind", "deal", "pour", "must_choose", "strengths",
    "strength_for", "raids", "encoding",
)  # fmt: skip
# Where a GPU plays many matches out, threads take up matches that do the same: groups of kinds, by the first of each.
GROUPS: Final = (
    codes.COLLECT, codes.USE, codes.RAID, codes.END_TURN, codes.MINE, codes.LEAD, codes.PAY, codes.FREE,
    codes.TAKE_FROM_DOCKS,
)  # fmt: skip
# Threads that do so on a multiprocessor, and matches that lie there for them: tried out as well.
TOGETHER: Final = (512, 1024)


class State(Table):
    """One moment with everything hidden in it; trusts its caller. `Match` is the careful face of it."""

    def clone(self) -> "State":
        counts, numbers, marks = self.copy()
        return State(self.tables, self.seats, counts, numbers, marks, None)

    def imagined(self, seat: int, rng: Rng) -> "State":
        """A clone with all that the seat cannot know dealt anew; −1 is somebody who watches."""
        imagined = self.clone()
        deal_behind(imagined, seat, rng)
        actor = self.get(ACTOR)
        if actor >= 0 and actor != seat and self.get(DEPTH) > 0:
            # Who was asked to pay can pay: deals with which he could not are no deals behind what was seen.
            while not has_answer(imagined):
                imagined = self.clone()
                deal_behind(imagined, seat, rng)
        return imagined

    # The parts of its course

    def list_draws(self, options: Options) -> None:
        list_draws(self, options)

    def list_answers(self, options: Options) -> None:
        list_answers(self, options)

    def list_actions(self, options: Options) -> None:
        list_actions(self, options)

    def goes_on(self, options: Options) -> bool:
        return options.size > 1

    def choose(self, action: int) -> None:
        choose(self, action & 63)

    def draw(self, rng: Rng) -> None:
        choose_randomly(self, rng)

    def answer(self, action: int) -> None:
        answer(self, action)

    def act(self, action: int) -> None:
        act(self, action)

    def work_off(self, top: int) -> int:
        kind = frames.what(top)
        if kind < codes.N_FACTION:
            return frames.seat_of(top)
        if kind < codes.DEAL:
            return codes.NATURE if work_off(self, top) else NOBODY
        if kind == codes.DEAL:
            deal_on(self)
        else:
            self.pop()
            _go_on(self, top)
        return NOBODY

    # What it is worth

    def points(self, seat: int) -> int:
        """The points that a seat has."""
        return score(self, seat)

    def winners(self) -> int:
        """Who has most points, as a mask; tied players all win. Only those who have not given up count.

        CI-195, CI-206, CI-207.
        """
        best = -1
        found = 0
        for seat in range(self.seats):
            if self.get(LIVING) & (1 << seat) != 0:
                points = score(self, seat)
                if points > best:
                    best = points
                    found = 0
                if points == best:
                    found |= 1 << seat
        return found

    def list_weights_into(self, weights: Options) -> None:
        list_weights(self, weights)

    def side_of(self, seat: int) -> int:
        return seat

    def sides(self) -> int:
        return self.seats

    def share(self, side: int) -> int:
        """WHOLE for the winner; tied players share it."""
        won = self.winners()
        return WHOLE // count_bits(won) if won & (1 << side) != 0 else 0

    # How learning environments see it

    def observe(self, seat: int, sees_all: bool, out: bytearray, at: int) -> None:
        observe(self, seat, sees_all, out, at)

    def codebook(self) -> Codebook:
        return self.tables.codebook

    def from_actor(self, action: int) -> int:
        return from_actor(self, action)

    def to_table(self, action: int) -> int:
        return to_table(self, action)

    def leave(self, seat: int) -> None:
        """Somebody gives up; the last one left wins."""
        leave(self, seat)


def has_answer(table: Table) -> bool:
    """Whether the open question can be answered to its end; in a real match it always can."""
    top = table.frame()
    asked = frames.what(top)
    if asked == codes.Q_PAY_CRYSTAL or asked == codes.Q_PAY_ARTIFACT:
        return can_go_on_paying(table, top)
    options = Options()
    list_answers(table, options)
    return options.size > 0


def _go_on(table: Table, top: int) -> None:
    """What follows when all above it on the stack is done."""
    kind = frames.what(top)
    seat = frames.seat_of(top)
    if kind == codes.AFTER_MINING:
        if any_crystal(table, frames.second_of(top), codes.COLOURS):
            if frames.number_of(top) > 1:
                table.push(frames.fewer(top))
            ask_crystal(table, seat, codes.NONE, frames.second_of(top), codes.COLOURS, frames.at_of(top))
    elif kind == codes.AFTER_RAID:
        after_raid(table, seat, frames.number_of(top), frames.second_of(top) != 0)
    elif kind == codes.COUNT_STACKS:
        refill_on(table, seat, frames.number_of(top))
    else:
        begin_turn(table, seat)
