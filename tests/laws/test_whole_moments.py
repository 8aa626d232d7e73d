"""Law: all that is sent to a viewer, words included, is the same bytes wherever he cannot know a difference.

Two matches that differ only in what he cannot know are played with the same visible actions. What a socket of his would
be sent is compared whole: events with their log lines, views, who is asked what, decisions, labels, warnings, the rest.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import pytest

from starlode.core.chance import KeyedChance
from starlode.core.engine.rng import Rng
from starlode.core.errors import IllegalAction
from starlode.core.match import Match
from starlode.core.rules import NATURE, OVER, Rules
from starlode.games import find, way_of
from starlode.server.audience import Audience
from starlode.server.moves import refused
from starlode.server.stored import Sitting, StoredTable, UndoRequest
from starlode.server.viewer import Viewer
from tests.depth import seeds
from tests.laws import subjects
from tests.laws.subject import Subject
from tests.laws.walker import Case, at, place

pytestmark = pytest.mark.once  # about what the server sends

STEPS = 60
NONSENSE = ("nonsense", "play nobody", "recruit nobody", "draw scout", "done", "end-turn")


class First:
    """The nature of a match, which remembers what came out of each pile."""

    def __init__(self, seed: int) -> None:
        self._key = KeyedChance.from_seed(seed)
        self.came: defaultdict[str, list[str]] = defaultdict(list)

    def pick(self, stream: str, options: Sequence[str], weights: Sequence[int]) -> int:
        index = self._key.pick(stream, options, weights)
        self.came[stream].append(options[index])
        return index

    def forget(self, stream: str) -> None:
        self._key.forget(stream)
        self.came[stream].pop()

    def skip(self, stream: str) -> None:
        raise AssertionError("these matches begin anew")


class Second:
    """The nature of its twin: what came in the first comes here too, wherever it can."""

    def __init__(self, first: First) -> None:
        self._first = first
        self._own = Rng(1)
        self._drawn: Counter[str] = Counter()
        self.could_follow = True

    def pick(self, stream: str, options: Sequence[str], weights: Sequence[int]) -> int:
        came = self._first.came[stream][self._drawn[stream] :][:1]
        self._drawn[stream] += 1
        if came and came[0] in options:
            return list(options).index(came[0])
        self.could_follow = False
        return int(self._own.below(len(options)))

    def forget(self, stream: str) -> None:
        self._drawn[stream] -= 1

    def skip(self, stream: str) -> None:
        raise AssertionError("these matches begin anew")


class Seen:
    """A match with one page open, and every byte that it was sent."""

    def __init__(self, case: Case, state: Any, viewer: int | None, chance: Any, bots: set[int]) -> None:
        rules: Rules[Any] = case.rules
        self.match = Match(rules, chance=chance, position=rules.position(state))
        self.chance = chance
        places = [
            Sitting(seat, None if seat in bots else f"guest{seat}", "greedy" if seat in bots else None)
            for seat in range(1, rules.seats + 1)
        ]
        way = find(rules.game).way
        options = {name: value for name, value in rules.options.items() if name not in (way, "seats")}
        self._stored = StoredTable("a-table", rules.game, rules.version, way_of(rules), rules.seats, options, "", 0,
                                   "running", places=places)  # fmt: skip
        self._page = Viewer(None if viewer is None else f"guest{viewer}", 10**9, 10**9)
        self._page.greeted = True
        self._audience = Audience()
        self._audience.viewers.add(self._page)
        self._viewer = viewer
        self._shown = 0

    def told(self) -> list[bytes]:
        """What the page is sent now: an update, what it would be sent if it came anew, and what it is refused."""
        match, stored = self.match, self._stored
        stored.v = len(match.events)
        self._audience.show_update(stored, match, self._shown)
        self._audience.sync(self._page, stored, match, self._shown)
        stored.undo = UndoRequest(1 + self._shown % len(stored.places))  # each in turn would take something back
        self._audience.show_table(stored, match, {})
        self._shown = len(match.events)
        if self._viewer is not None:
            offered = match.decision_of(self._viewer)
            for line in NONSENSE:
                if offered is None or line not in offered.actions:
                    try:
                        match.play(line, seat=self._viewer)
                    except IllegalAction as refusal:
                        self._page.send(refused("x", refusal))
        return self._page.drain()


def begin(case: Case, viewer: int | None, state: Any, seed: int, bots: set[int]) -> tuple[Seen, Seen]:
    """A match, and another that looks the same to the viewer."""
    rng, first = Rng(seed), First(seed)
    one = Seen(case, state, viewer, first, bots)
    other = state.imagine(place(viewer), rng)
    return one, Seen(case, other, viewer, Second(first), bots)


def compare(case: Case, viewer: int | None, seed: int) -> int:
    """Play two such matches on; how many moments were compared."""
    rng = Rng(seed * 10 + (viewer or 0))
    state = at(case, seed, (subjects.of(case).dealt or 20) + int(rng.below(120)))
    while state.actor == NATURE:
        state.apply(state.legal()[0])
    if state.actor == OVER:
        return 0
    bots = set() if viewer is None or rng.below(2) else {1 + viewer % case.rules.seats}
    one, other = begin(case, viewer, state, seed, bots)
    compared = 0
    for number in range(STEPS):
        here, there = one.told(), other.told()
        assert here == there, f"{case}, viewer {viewer}, seed {seed}, step {number}"
        compared += len(here)
        first, second = one.match.decision, other.match.decision
        if first is None or second is None:
            break
        assert first.seat == second.seat
        possible = set(second.actions)
        common = [action for action in first.actions if action in possible]
        if common and rng.below(9) == 0 and viewer is not None and first.seat == viewer and undone(one, other, viewer):
            continue
        if common:
            action = common[int(rng.below(len(common) - int(len(common) > 1 and first.asked == "action")))]
            for match in (one.match, other.match):
                match.play(action)
        if not common or differs_openly(one, other, viewer):
            one, other = begin(case, viewer, one.match.state.clone(), seed + number, bots)
    return compared


def undone(one: Seen, other: Seen, viewer: int) -> bool:
    """Take back in both, where that is free in both."""
    takes = [seen.match.undo_takes(viewer) for seen in (one, other)]
    assert takes[0] == takes[1]
    if takes[0] is None:
        return False
    for seen in (one, other):
        seen.match.undo(viewer, consent=True)
    return True


def differs_openly(one: Seen, other: Seen, viewer: int | None) -> bool:
    """Whether the viewer was shown another card in each: what lay hidden was discarded, or could not be turned up."""
    texts = [seen.match.view(viewer).text for seen in (one, other)]
    news = [seen.match.seen_by(viewer, seen._shown) for seen in (one, other)]
    if (texts[0], news[0]) == (texts[1], news[1]):
        return False
    return not other.chance.could_follow or any(event["event"] == "card-discarded" for event in news[0])


EVERYBODY = [(case, viewer) for case in subjects.FEW for viewer in case.viewers]


@pytest.mark.parametrize("seed", seeds(1, 4))
@pytest.mark.parametrize(("case", "viewer"), EVERYBODY, ids=str)
def test_what_is_sent_is_the_same_wherever_a_viewer_cannot_know_a_difference(
    case: Case, viewer: int | None, seed: int
) -> None:
    compare(case, viewer, seed)


@subjects.of_every_game
def test_the_law_looks_at_many_moments(subject: Subject) -> None:
    assert compare(subject.few[0], None, 3) > 50
