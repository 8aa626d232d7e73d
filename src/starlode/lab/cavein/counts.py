"""What a simulation counts of Cave-In: mercenaries from the Docks, and artifacts."""

from collections import Counter
from types import MappingProxyType

from starlode.cavein.components import HALVES
from starlode.cavein.engine import codes
from starlode.cavein.engine.state import State
from starlode.cavein.engine.table import FIRST, Journal
from starlode.cavein.rules import CaveinRules
from starlode.cavein.written.happenings import REASONS
from starlode.lab.counted import Counted
from starlode.lab.counting import Counts

ARTIFACT = "artifact"  # stands where mercenaries have their faction


class CaveinCounts(Counts):
    """Counts what comes from the Docks, recruited or taken, and the halves that are collected."""

    colours = MappingProxyType({
        "terrons": "#8a5a2b", "hydrans": "#2361b3", "minegglers": "#7a3fa0", "metanels": "#a3741a", "bioss": "#a82c2b",
        "weedlocks": "#23803f", ARTIFACT: "#56657f",
    })  # fmt: skip
    reasons = tuple(REASONS)

    def __init__(self, rules: CaveinRules) -> None:
        super().__init__(rules)
        costs = {half: card.cost for card in rules.box.artifacts for half in card.halves}
        mercenaries = [Counted(card.id, card.faction, card.level) for card in rules.box.mercenaries]
        self.cards = (*mercenaries, *(Counted(half, ARTIFACT, costs[half]) for half in HALVES if half in costs))
        self._places = {card.id: place for place, card in enumerate(self.cards)}

    def begin(self, state: State) -> int:
        state.journal = Journal()
        return int(state.get(FIRST))

    def after(self, state: State, got: list[Counter[int]]) -> None:
        if state.journal is None:
            return
        for code, seat, thing, _ in state.journal.take():
            if code == codes.E_RECRUITED or code == codes.E_TOOK_FROM_DOCKS:
                got[seat][thing] += 1
            elif code == codes.E_COLLECTED:
                got[seat][self._places[HALVES[thing]]] += 1
