"""The part of docs/chance.md on Cave-In is true: an onlooker who has only that page, the box and a key finds it all."""

import pytest

from starlode.core.match import Match
from tests.cavein.laws import walks
from tests.cavein.table import BOX
from tests.core.test_chance import Onlooker, block
from tests.depth import seeds

FACTIONS = ["terrons", "hydrans", "minegglers", "metanels", "bioss", "weedlocks"]
COLOURS = ["brown", "blue", "purple", "yellow", "red", "green"]


class Dealer:
    """The set-up of the page, with piles laid out as lists."""

    def __init__(self, seed: int, seats: int) -> None:
        self.onlooker = Onlooker(seed)
        self.seats = seats
        self.crystals = {cost: self._crystals(cost) for cost in (1, 3, 6, 10)}
        self.rows: list[str] = []

    @staticmethod
    def _crystals(cost: int) -> list[str]:
        kinds = [crystal for crystal in BOX.crystals if crystal.cost == cost]
        kinds.sort(
            key=lambda each: (
                COLOURS.index(each.colour),
                COLOURS.index(each.symbol) + 1 if each.symbol else 0,
                each.cave_in,
                each.points,
            )
        )
        return [crystal.id for crystal in kinds for _ in range(crystal.copies)]

    def pick(self, stream: str, verb: str, pile: list[str]) -> str:
        drawn = pile.pop(self.onlooker.number(stream, len(pile)))
        self.rows.append(f"* {verb} {drawn}")
        return drawn

    def deal(self) -> list[str]:
        left = list(FACTIONS)
        in_play = [self.pick("factions", "faction", left) for _ in range(4)]
        in_play.sort(key=FACTIONS.index)
        cards = {
            level: [
                card.id
                for faction in in_play
                for card in BOX.mercenaries
                if (card.faction, card.level) == (faction, level)
                for _ in range(card.copies)
            ]
            for level in (1, 2, 3, 4)
        }
        for cost, places in ((1, 4), (3, 3), (6, 2), (10, 1)):
            for _ in range(places):
                self.pick(f"crystals-{cost}", "uncover", self.crystals[cost])
        for level, places in ((1, 4), (2, 3), (3, 2), (4, 1)):
            for _ in range(places):
                self.pick(f"mercenaries-{level}", "show", cards[level])
        for _ in range(self.seats):
            for level in (1, 1, 2):
                self.pick(f"mercenaries-{level}", "draw", cards[level])
        for _ in range(self.seats):
            self.pick("commands", "command", in_play)
        artifacts = [artifact.id for artifact in BOX.artifacts]
        for _ in range(3):
            self.pick("artifacts", "reveal", artifacts)
        self.pick("start", "start", [str(seat + 1) for seat in range(self.seats)])
        return self.rows


def test_the_deal_is_the_one_of_the_page() -> None:
    assert Match(walks.rules_of(2), seed=1).record.rows == block("deal of cavein") == Dealer(1, 2).deal()


@pytest.mark.parametrize("seed", seeds(4, 30))
def test_an_onlooker_deals_the_same_with_nothing_but_the_page(seed: int) -> None:
    for seats in (2, 3, 4):
        assert Match(walks.rules_of(seats), seed=seed).record.rows == Dealer(seed, seats).deal()


@pytest.mark.parametrize("case", walks.FEW_CASES[::2], ids=str)
def test_every_draw_of_a_whole_match_can_be_checked(case: walks.Case) -> None:
    """The record says what was drawn; piles are followed by a second state, draws by the page alone."""
    match, rng = walks.new_match(case, 9)
    while match.actor is not None:
        walks.play_one(match, rng, case.player)
    onlooker, rules = Onlooker(9), case.rules
    start = match.record.start
    state = rules.new() if start is None else rules.from_position(start)
    for row in match.record.rows:
        who, line = row.split(" ", 1)
        if who == "*":
            pile = [
                rules.write(action).split(" ", 1)[1]
                for action, weight in zip(state.legal(), state.weights(), strict=True)
                for _ in range(weight)
            ]
            assert line.endswith(f" {pile[onlooker.number(rules.stream(state), len(pile))]}")
        state.apply(rules.read(state, line))
