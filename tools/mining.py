"""Finds puzzles: a strong player meets itself, and where one move seems far better than all others, that is verified.

What a match of a number brings is the same wherever and whenever it is played, with the same engine.
"""

from typing import Any

from starlode.analysis.looking import chance, sensible
from starlode.analysis.puzzles.puzzle import FIRST_GRADER, GRADERS, Puzzle
from starlode.bots import make_bot
from starlode.bots.brain import policy_of
from starlode.bots.search.bot import new_search
from starlode.core.engine.packed import WHOLE
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.core.rules import Rules
from starlode.core.view import View
from starlode.games import find, table_rules

LEAST_OPTIONS = 3  # that somebody would think about
MOST_OPTIONS = 20
FIRST_LOOK, SECOND_LOOK, DEEP_LOOK = 250, 800, 6_000  # ways
FIRST_GAP, SECOND_GAP, LEAST_GAP = 50, 60, 70  # thousandths by which the best move is better
LEAST_TRIED = 8  # ways through a move, before what they brought says anything
LEAST_CHANCE = 100  # of the best: a puzzle is worth solving
MOST_A_MATCH = 4
RIVALS = 3  # next best moves that are looked at deeply
TRIES = 5  # by each of the graders, with other deals; most of them have to find the move
OTHER_WAYS = 4  # one match in so many is not of the game's first way


def mine(game: str, number: int, hard: bool = False) -> list[Puzzle]:
    """The puzzles of the match with this number, no two of one turn; if hard, none that the first grader solves."""
    rules = _rules(game, number)
    match: Match[Any] = Match(rules, seed=number)
    found: list[Puzzle] = []
    last = -1
    while (decision := match.decision) is not None and len(found) < MOST_A_MATCH:
        view = match.view(decision.seat)
        ranked = _ranked(match.rules, view)
        turn: Any = view.content["turn"]
        is_known = hard and _told(match.rules, view) == match.rules.write(ranked[0][0])
        if turn != last and len(ranked) >= LEAST_OPTIONS and not is_known and _seems_clear(ranked):
            puzzle = _verified(match, view, ranked[0][0], f"{game}-{number}-{len(match.record.rows)}")
            if puzzle is not None:
                found.append(puzzle)
                last = turn
        match.play(match.rules.write(ranked[0][0]))
    return found


def _rules(game: str, number: int) -> Rules[Any]:
    tables = [(way, seats) for way, numbers in find(game).ways.items() for seats in numbers]
    way, seats = tables[number // OTHER_WAYS % len(tables)] if number % OTHER_WAYS == 0 else tables[0]
    return table_rules(game, way, seats, {})


def _ranked(rules: Rules[Any], view: View) -> list[tuple[int, int | None]]:
    """Moves that a player would think about, the most tried first; with chances in thousandths, if they have any."""
    seed = int(view.digest[:12], 16)
    state: Any = rules.from_view(view, Rng(seed))
    actions = sensible(rules, state)
    if len(actions) == 1:
        return [(actions[0], None)]
    search = new_search(state, int(state.actor), policy_of(rules), Rng(seed + 1))
    search.think(FIRST_LOOK)
    tried = {action: int(search.visits_of(action)) for action in actions}
    order = sorted(actions, key=lambda action: -tried[action])
    worth = {action: 1000 * int(search.worth_of(action)) // WHOLE for action in actions}
    return [(action, worth[action] if tried[action] >= LEAST_TRIED else None) for action in order]


def _seems_clear(ranked: list[tuple[int, int | None]]) -> bool:
    (_, best), *others = ranked
    if best is None or best < LEAST_CHANCE:
        return False
    return all(chance is None or best - chance >= FIRST_GAP for _, chance in others)


def _verified(match: Match[Any], view: View, best: int, name: str) -> Puzzle | None:
    """The position as it stands, if deeper looks with other deals say the same of every other move."""
    rules, legal = match.rules, [int(action) for action in match.state.legal()]
    if len(legal) > MOST_OPTIONS:
        return None
    of_best = chance(rules, view, SECOND_LOOK, best, salt=5).thousandths
    others: dict[int, int] = {}
    for action in legal:
        if action != best:
            others[action] = chance(rules, view, SECOND_LOOK, action, salt=5).thousandths
            if of_best - others[action] < SECOND_GAP:
                return None
    rivals = sorted(others, key=lambda action: -others[action])[:RIVALS]
    deep = chance(rules, view, DEEP_LOOK, best, salt=11)
    rival, of_rival = rivals[0], None
    for action in rivals:
        found = chance(rules, view, DEEP_LOOK, action, salt=11)
        if deep.thousandths - found.thousandths < LEAST_GAP or not deep.clearly_over(found):
            return None
        if of_rival is None or found.thousandths > of_rival:
            rival, of_rival = action, found.thousandths
    assert view.seat is not None
    assert of_rival is not None
    line = rules.write(best)
    return Puzzle(
        name, rules.game, view.seat, match.position(), line, deep.thousandths,
        rules.write(rival), of_rival, DEEP_LOOK, found_by(rules, view, line),
    )  # fmt: skip


def choice_of(rules: Rules[Any], view: Any, ways: int, salt: int = 0) -> str:
    """What somebody does who looks at so many ways, by the view alone."""
    seed = int(view.digest[:12], 16) + 1000 * (salt + 1)
    state: Any = rules.from_view(view, Rng(seed))
    search = new_search(state, int(state.actor), policy_of(rules), Rng(seed + 1))
    search.think(ways)
    return rules.write(max(sensible(rules, state), key=search.visits_of))


def _told(rules: Rules[Any], view: View) -> str:
    """What the first grader does, who was only told the rules."""
    state: Any = rules.from_view(view, Rng(0))
    return make_bot(FIRST_GRADER, rules.game, 0, rules).choose(view, rules.decision(state))


def found_by(rules: Rules[Any], view: Any, best: str) -> int:
    """How many of the graders find a move."""
    found = int(_told(rules, view) == best)
    for ways in GRADERS:
        hits = sum(choice_of(rules, view, ways, salt) == best for salt in range(TRIES))
        found += 2 * hits > TRIES
    return found
