"""`greedy` in every format: it never breaks a rule, answers every question, and is far better than chance."""

import pytest

from starlode.bots import Bot, make_bot
from starlode.bots.realms.answers import ANSWERS
from starlode.core.decision import Decision
from starlode.core.engine.rng import Rng
from starlode.core.view import View
from starlode.realms.written.pending import QUESTIONS
from tests.bots.walks import TABLES, rules_of, walk, wins

OPTIONS = [
    {"discards": "immediate", "ally_check": "at-use", "pool_consent": "ask", "pool_explorers": "yes"},
    {"discards": "next-turn", "ally_check": "unlocked", "pool_consent": "auto", "pool_explorers": "no"},
]
NATURES = ("draw", "reveal", "start", "resume", "begin-turn", "payment")
GAMES = 8


class Mixed:
    """Greedy mostly and now and then by lot, so that greedy meets positions that it would never bring about."""

    def __init__(self, seed: int) -> None:
        self.greedy, self.random, self.rng = make_bot("greedy", "realms"), make_bot("random", "realms", seed), Rng(seed)

    def choose(self, view: View, decision: Decision) -> str:
        mine = self.greedy.choose(view, decision)
        assert mine in decision.actions
        return mine if self.rng.below(4) else self.random.choose(view, decision)


@pytest.mark.once
@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "unusual"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_greedy_chooses_only_what_is_offered(name: str, seats: int, options: dict[str, str]) -> None:
    bots: list[Bot] = [Mixed(7 * seats + seat) for seat in range(seats)]
    steps = sum(1 for _ in walk(rules_of(name, seats, turn_limit="12", **options), bots, seed=seats))
    assert steps > 20 * seats


def test_greedy_knows_an_answer_to_every_question() -> None:
    assert set(ANSWERS) == set(QUESTIONS.values()) - set(NATURES)


@pytest.mark.parametrize(("name", "seats"), [("free-for-all", 3), ("hydra", 4), ("emperor", 6), ("raid", 4)])
def test_the_same_view_gets_the_same_choice(name: str, seats: int) -> None:
    """Whatever happened before, and whatever lies where nobody looks: the view and the decision are all it has."""
    bots = [make_bot("greedy", "realms", seat) for seat in range(seats)]
    rules, fresh = rules_of(name, seats, turn_limit="6"), make_bot("greedy", "realms", 99)
    for number, (view, decision, line) in enumerate(walk(rules, bots, seed=3)):
        if number % 5 == 0:
            imagined = rules.from_view(view, Rng(number))
            again = rules.view(imagined, decision.seat - 1)
            assert fresh.choose(again, rules.decision(imagined)) == line


def test_a_whole_match_comes_out_the_same_again() -> None:
    lines = []
    for _ in range(2):
        bots = [make_bot("greedy", "realms") for _ in range(6)]
        lines.append([line for _, _, line in walk(rules_of("emperor", 6, turn_limit="8"), bots, seed=5)])
    assert lines[0] == lines[1]


@pytest.mark.once
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("name", ["free-for-all", "hunter"])
def test_alone_among_random_players_greedy_wins(name: str, seats: int) -> None:
    assert wins(name, seats, side=seats - 1, games=GAMES) >= GAMES - 1


@pytest.mark.once
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] in ("hydra", "emperor", "raid")])
def test_a_greedy_side_beats_a_random_one(name: str, seats: int, side: int) -> None:
    assert wins(name, seats, side, GAMES) >= GAMES - 1
