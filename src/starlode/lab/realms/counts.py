"""What a simulation counts of Star Realms: the cards that were bought."""

from collections import Counter
from types import MappingProxyType

from starlode.lab.counted import Counted
from starlode.lab.counting import Counts
from starlode.realms.cards import CARDS
from starlode.realms.engine import codes
from starlode.realms.engine.state import State
from starlode.realms.engine.table import CURRENT, Journal
from starlode.realms.rules import RealmsRules
from starlode.realms.written.happenings import REASONS


class RealmsCounts(Counts):
    """Counts cards as they are bought or acquired."""

    cards = tuple(Counted(card.id, card.faction, card.cost) for card in CARDS if card.cost)
    colours = MappingProxyType({
        "unaligned": "#56657f", "star-empire": "#a3741a", "blob": "#23803f",
        "trade-federation": "#2361b3", "machine-cult": "#a82c2b",
    })  # fmt: skip
    reasons = tuple(REASONS)
    headings = ("simulate-decks", "simulate-bought")

    def __init__(self, rules: RealmsRules) -> None:
        super().__init__(rules)
        self._is_duel = rules.seats == 2
        self._ids = [card.id for card in rules.cards]
        self._places = {card.id: place for place, card in enumerate(self.cards)}

    def begin(self, state: State) -> int:
        state.journal = None if self._is_duel else Journal()
        return int(state.get(CURRENT))

    def before(self, state: State, actor: int, action: int, got: list[Counter[int]]) -> None:
        """In a duel whatever is chosen is bought, and a journal would take time."""
        kind = action >> 6
        if state.journal is None and (kind == codes.BUY or kind == codes.ACQUIRE):
            got[actor][self._place(action & 63)] += 1

    def after(self, state: State, got: list[Counter[int]]) -> None:
        """A team may fail to pay what one of them wants to buy: then only the journal tells."""
        if state.journal is not None:
            for code, seat, card, _ in state.journal.take():
                if code == codes.E_BOUGHT or code == codes.E_ACQUIRED:
                    got[seat][self._place(card)] += 1

    def _place(self, kind: int) -> int:
        return self._places[self._ids[kind]]
