"""`greedy` in Cave-In: it breaks no rule, answers every question, is far better than chance, and has some sense."""

from collections.abc import Iterator, Sequence

import pytest

from starlode.bots import Bot, make_bot
from starlode.bots.cavein.greedy import ANSWERS
from starlode.bots.quick import QuickTable
from starlode.cavein.effects import EDITIONS
from starlode.cavein.engine import codes
from starlode.cavein.engine.state import State
from starlode.cavein.rules import CaveinRules
from starlode.cavein.written.pending import QUESTIONS
from starlode.core.decision import Decision
from starlode.core.engine.rng import Rng
from starlode.core.match import Match
from starlode.core.view import View
from tests.cavein.table import Table, a_player, a_table

OPTIONS = [
    {},
    {"surplus-cards": "no", "empty-skills": "no", "unowned-totems": "no", "taken-crystals-cave-in": "yes"},
]
TABLES = [(edition, seats) for edition in EDITIONS for seats in (2, 3, 4)]


class Mixed:
    """Greedy mostly and now and then by lot, so that greedy meets positions that it would never bring about."""

    def __init__(self, seed: int) -> None:
        self.greedy, self.random, self.rng = make_bot("greedy", "cavein"), make_bot("random", "cavein", seed), Rng(seed)

    def choose(self, view: View, decision: Decision) -> str:
        mine = self.greedy.choose(view, decision)
        assert mine in decision.actions
        return mine if self.rng.below(4) else self.random.choose(view, decision)


def walk(rules: CaveinRules, bots: Sequence[Bot], seed: int) -> Iterator[tuple[View, Decision, str]]:
    """A whole match by its careful face: what each bot was shown, what it was asked, and what it chose."""
    match: Match[State] = Match(rules, seed=seed)
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        line = bots[decision.seat - 1].choose(view, decision)
        yield view, decision, line
        match.play(line, seat=decision.seat)


def rules_of(edition: str, seats: int, **options: str) -> CaveinRules:
    return CaveinRules({"edition": edition, "seats": str(seats), **options})


def wins(seats: int, games: int) -> int:
    """How many games greedy wins, alone or tied, in changing seats among random players."""
    won = 0
    for game in range(games):
        rules = rules_of(EDITIONS[game % 3], seats)
        table, mine = QuickTable(rules), game % seats
        players = [table.player("greedy" if seat == mine else "random", 100 * game + seat) for seat in range(seats)]
        outcome = rules.outcome(table.play(players, Rng(game)))
        assert outcome is not None
        won += mine + 1 in outcome.winners
    return won


@pytest.mark.once
@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "unusual"])
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_greedy_chooses_only_what_is_offered(edition: str, seats: int, options: dict[str, str]) -> None:
    bots: list[Bot] = [Mixed(7 * seats + seat) for seat in range(seats)]
    steps = sum(1 for _ in walk(rules_of(edition, seats, **options), bots, seed=seats))
    assert steps > 20 * seats


def test_greedy_knows_an_answer_to_every_question() -> None:
    asked = {name for kind, name in QUESTIONS.items() if kind < codes.N_FACTION}  # from there on nature is asked
    assert set(ANSWERS) == asked | {"starting"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_view_gets_the_same_choice(seats: int) -> None:
    """Whatever happened before, and whatever lies where nobody looks: the view and the decision are all it has."""
    bots = [make_bot("greedy", "cavein", seat) for seat in range(seats)]
    rules, fresh = rules_of("en2021", seats), make_bot("greedy", "cavein", 99)
    for number, (view, decision, line) in enumerate(walk(rules, bots, seed=3)):
        if number % 5 == 0:
            imagined = rules.from_view(view, Rng(number))
            again = rules.view(imagined, decision.seat - 1)
            assert fresh.choose(again, rules.decision(imagined)) == line


@pytest.mark.once
def test_with_two_seats_greedy_beats_random() -> None:
    assert wins(2, games=20) >= 18


@pytest.mark.once
@pytest.mark.parametrize("seats", [3, 4])
def test_among_random_players_greedy_is_mostly_first(seats: int) -> None:
    assert wins(seats, games=20) >= 17


# Positions in which one choice is plainly better


def choice(table: Table) -> str:
    """What greedy would do in the seat that is asked."""
    decision = table.match.decision
    assert decision is not None
    return make_bot("greedy", "cavein").choose(table.match.view(decision.seat), decision)


def test_the_better_of_two_crystals_is_mined() -> None:
    table = a_table(hand=["foreman", "driller"], mine=["brown-3-cavein", "brown-1-plain"])
    assert choice(table) == "mine brown-3-cavein"


def test_a_payment_wastes_as_little_as_possible() -> None:
    table = a_table(hand=["colonel", "foreman", "driller"], mine=["brown-3-cavein"])
    table.play("mine brown-3-cavein")
    while table.asked == "pay-crystal":
        table.play(choice(table))
    assert sorted(table.played) == ["driller", "foreman"]


def test_a_leader_who_brings_a_crystal_is_used() -> None:
    table = a_table(base=["driller"], mine=["brown-1-plain"], starting=True)
    assert choice(table) == "lead"
    table.play("lead")
    assert choice(table) == "take brown-1-plain"


def test_a_tall_base_is_raided_rather_than_a_small_one() -> None:
    tall = ["mu-shell", "shu-war", "maccarat", "ancientone", "foreman"]
    table = a_table(foe=a_player(base=["driller", "foreman"]), third=a_player(base=tall), totems={"brown": 1})
    assert choice(table) == "raid 3"


def test_a_full_hand_mines_instead_of_raiding() -> None:
    hand = ["colonel", "sergeant", "sergeant", "foreman", "foreman", "driller", "driller"]
    table = a_table(
        hand=hand, mine=["brown-10-cavein"], foe=a_player(base=["mu-shell", "driller"]), totems={"brown": 1}
    )
    assert choice(table) == "mine brown-10-cavein"


def test_a_turn_ends_only_when_nothing_is_left() -> None:
    assert choice(a_table(docks=["colonel"], hand=["sergeant"])) == "recruit colonel"
    assert choice(a_table()) == "end-turn"


def test_scoring_halves_are_collected_by_what_is_owned() -> None:
    table = a_table(
        hand=["colonel", "sergeant", "sergeant"],
        crystals=["brown-6-cavein", "blue-6-cavein", "purple-6-cavein", "yellow-6-cavein"],
        artifact_stacks=[["deep-vein-bonus"]],
    )
    assert choice(table) == "collect deep-vein-bonus"
