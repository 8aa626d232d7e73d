"""Payments against the rule itself: for random hands everything that the rule allows can be paid, and nothing else."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from starlode.cavein.components import COLOUR_OF, COLOURS
from starlode.cavein.engine.state import State
from tests.cavein.table import BOX, COST, FACTION, LEVEL, Table, a_player, a_table

SEEDS = range(20)
Card = tuple[str, str]  # a card and the colour that it counts as
Payment = tuple[Card, ...]

NAMES = {(str(card.colour), card.level): card.id for card in BOX.mercenaries}
ARTIFACT_COST = {card.halves[0]: card.cost for card in BOX.artifacts}


def payments(table: Table, line: str) -> set[Payment]:
    """All ways in which an action can be paid to its end, as the engine offers them; the order of cards left out."""
    rules = table.match.rules
    found: set[Payment] = set()
    seen = set()
    first = table.match.state.clone()
    first.apply(rules.read(first, line))
    waiting: list[tuple[State, Payment]] = [(first, ())]
    while waiting:
        state, paid = waiting.pop()
        decision = rules.decision(state)
        if decision.asked not in ("paying-colour", "pay-crystal", "pay-artifact"):
            found.add(paid)
            continue
        for action in state.legal():
            text = rules.write(action)
            more: Payment = paid
            if text.startswith("pay "):
                _, card, *dye = text.split()
                colour = dye[0].removeprefix("dyed-") if dye else COLOUR_OF[FACTION[card]]
                more = tuple(sorted([*paid, (card, colour)]))
            after = state.clone()
            after.apply(action)
            key = (after.checksum(), more)
            if key not in seen:
                seen.add(key)
                waiting.append((after, more))
    return found


class Scene:
    """A random hand, mine and set of discounts, in which lasting effects have been brought about by play."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.surplus = self.rng.random() < 0.5
        self.wild: list[str] = self.rng.sample(["red", "blue", "purple", "brown"], 2)
        self.in_play: list[str] = [colour for colour in COLOURS if colour not in self.wild]
        self.leader = self.rng.choice([None, "stalkroot", "seeder"])
        self.artifacts = [
            half for half in ("dyed-overalls", "prospectors-loupe", "spare-totem-cast") if self.rng.random() < 0.5
        ]
        self.cast: str | None = self.rng.choice(COLOURS) if "spare-totem-cast" in self.artifacts else None
        self.totems: dict[str, int] = {colour: self.rng.choice([1, 2]) for colour in self.in_play}
        hand = [
            NAMES[self.rng.choice(self.in_play), self.rng.choice([1, 1, 2, 2, 3])]
            for _ in range(self.rng.randint(1, 5))
        ]
        mine = [self.rng.choice([c.id for c in BOX.crystals if c.cost == cost]) for cost in (1, 3, 6, 10)]
        self.tops = self.rng.sample(
            sorted(set(ARTIFACT_COST) - {"contract", "motherlode-clause", "mass-production"}), 2
        )
        self.table = a_table(
            hand=["robuster", *hand],
            base=[self.leader] if self.leader else [],
            artifacts=self.artifacts,
            cast=self.cast,
            totems=self.totems,
            mine=mine,
            wild=self.wild,
            artifact_stacks=[[top] for top in self.tops],
            foe=a_player(),
            copies={card.id: 8 for card in BOX.mercenaries if card.level in (2, 3)},
            options={"surplus-cards": "yes" if self.surplus else "no", "robuster-one-colour": "no"},
            starting=True,
        )  # fmt: skip
        self._dye()

    def _dye(self) -> None:
        """Robuster is played as first action and changes up to three cards."""
        if self.rng.random() < 0.5:
            self.table.play("use robuster")
            while self.table.asked in ("dye-colour", "dye"):
                self.table.play(self.rng.choice(self.table.options))

    def hand(self) -> list[Card]:
        dyed = [(card, colour) for colour, cards in self.table.me.dyed.items() for card in cards]
        plain = list(self.table.me.hand)
        for card, _ in dyed:
            plain.remove(card)
        return [*((card, COLOUR_OF[FACTION[card]]) for card in plain), *dyed]

    def worth(self, card: str) -> int:
        doubled = self.leader == "seeder" and FACTION[card] == "weedlocks"
        return LEVEL[card] * (2 if doubled else 1)

    def misfits(self, payment: Payment, colour: str) -> int:
        """Cards that neither have the colour nor count as it."""
        return sum(
            shown != colour and not (self.leader == "stalkroot" and FACTION[card] == "weedlocks")
            for card, shown in payment
        )

    def crystal_cost(self, crystal: str) -> int:
        colour, cost = crystal.split("-")[0], COST[crystal]
        cost -= self.totems.get(colour) == 1
        cost -= self.cast == colour
        cost -= 2 if "prospectors-loupe" in self.artifacts and COST[crystal] >= 6 else 0
        return max(cost, 0)

    def allowed(self, cost: int, colours: Sequence[str] | None) -> set[Payment]:
        """What the rule allows; for artifacts any colours do."""
        spare = 1 if "dyed-overalls" in self.artifacts else 0
        found = set()
        for payment in _subsets(self.hand()):
            values = [self.worth(card) for card, _ in payment]
            if sum(values) < cost or (not payment and cost > 0):
                continue
            if colours and payment and min(self.misfits(payment, colour) for colour in colours) > spare:
                continue
            if not self.surplus and any(sum(values) - value >= cost for value in values):
                continue
            found.add(payment)
        return found


def _subsets(cards: list[Card]) -> Iterator[Payment]:
    for size in range(len(cards) + 1):
        yield from combinations(sorted(cards), size)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_crystal_is_paid_as_the_rule_says(seed: int) -> None:
    """CI-101, CI-102, CI-104, CI-105, CI-109, CI-112, CI-269, CI-295, CI-296, CI-301, CI-330, CI-331."""
    scene = Scene(seed)
    for crystal in scene.table.mine:
        colour = crystal.split("-")[0]
        colours = [*COLOURS] if colour in scene.wild else [colour]
        allowed = scene.allowed(scene.crystal_cost(crystal), colours)
        line = f"mine {crystal}"
        assert (line in scene.table.options) == bool(allowed), (seed, crystal)
        if allowed:
            assert payments(scene.table, line) == allowed, (seed, crystal)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_artifact_is_paid_as_the_rule_says(seed: int) -> None:
    """CI-121, CI-122, CI-105, CI-301."""
    scene = Scene(seed)
    for half in scene.tops:
        allowed = scene.allowed(ARTIFACT_COST[half], None)
        line = f"collect {half}"
        assert (line in scene.table.options) == bool(allowed), (seed, half)
        if allowed:
            assert payments(scene.table, line) == allowed, (seed, half)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_recruit_is_paid_as_the_rule_says(seed: int) -> None:
    """CI-92, CI-93, CI-95, CI-219, CI-221, CI-300, CI-355, CI-356."""
    rng = random.Random(seed)
    levels = [rng.choice([1, 1, 2, 3]) for _ in range(rng.randint(0, 4))]
    hand = [NAMES[rng.choice(["brown", "green"]), level] for level in levels]
    leader = rng.choice([None, "foreman", "seeder"])
    second = rng.choice([None, "foreman", "seeder"])
    ledger = rng.random() < 0.5
    docks = ["oddgrabber", "drollo", "robuster", "scrabber"]
    table = a_table(
        hand=[*hand, *([second] if second else [])],
        base=[leader] if leader else [],
        artifacts=["recruiters-ledger"] if ledger else [],
        docks=docks,
        wild=["red", "blue"],
        copies={"seeder": 8, "foreman": 8, "sergeant": 8, "stalkroot": 8},
        starting=True,
    )
    if second:
        table.play(f"use {second}")
    foreman, doubled = "foreman" in (leader, second), "seeder" in (leader, second)
    for wanted in docks:
        level = LEVEL[wanted]
        fits = {level - 1} | ({1} if foreman and level == 4 else set()) | ({level - 2} if ledger else set())
        free = level == 1 or (foreman and level < 4) or (ledger and level == 2)
        payers = {
            f"pay {card}"
            for card in hand
            if level > 1
            and (LEVEL[card] in fits or (doubled and FACTION[card] == "weedlocks" and 2 * LEVEL[card] in fits))
        }
        assert (f"recruit {wanted}" in table.options) == bool(free or payers), (seed, wanted)
        if payers:
            after = table.match.state.clone()
            after.apply(table.match.rules.read(after, f"recruit {wanted}"))
            options = set(table.match.rules.decision(after).actions)
            assert options == payers | ({"free"} if free else set()), (seed, wanted)


# The payment that is offered as the best one


def test_the_best_payment_wastes_no_level_where_that_is_possible() -> None:
    """3 and 3 for a cost of 6, and not 4 and 3."""
    table = a_table(hand=["colonel", "sergeant", "shu-war"], artifact_stacks=[["totem-collector"]])
    table.play("collect totem-collector")
    assert table.match.decision is not None
    (macro,) = table.match.decision.macros
    table.play(*macro.actions)
    assert (table.me.artifacts, table.me.hand) == (["totem-collector"], ["colonel"])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_best_payment_has_the_fewest_levels_too_many_and_then_the_fewest_cards(seed: int) -> None:
    """For crystals of one colour and for artifacts."""
    scene = Scene(seed)
    goals: list[tuple[str, int, list[str] | None]]
    goals = [(f"collect {half}", ARTIFACT_COST[half], None) for half in scene.tops]
    goals += [
        (f"mine {crystal}", scene.crystal_cost(crystal), [crystal.split("-")[0]])
        for crystal in scene.table.mine
        if crystal.split("-")[0] not in scene.wild
    ]
    for line, cost, colours in goals:
        if line not in scene.table.options:
            continue
        rules, state = scene.table.match.rules, scene.table.match.state.clone()
        state.apply(rules.read(state, line))
        before = rules.decision(state)
        if not before.macros:
            continue
        paid = []
        for action in before.macros[0].actions:
            state.apply(rules.read(state, action))
            paid += [action.split()[1]] if action.startswith("pay") else []
        assert rules.decision(state).asked not in ("pay-crystal", "pay-artifact")
        best = min((sum(scene.worth(card) for card, _ in each), len(each)) for each in scene.allowed(cost, colours))
        assert (sum(map(scene.worth, paid)), len(paid)) == best, (seed, line)
