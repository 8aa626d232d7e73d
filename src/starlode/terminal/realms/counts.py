"""What a simulation counts of Star Realms: the cards that were bought."""

from collections import Counter
from collections.abc import Callable

from starlode.core.bits import lowest
from starlode.core.decision import Decision, Json, Option
from starlode.core.view import View
from starlode.realms import codes
from starlode.realms.cards import CARDS
from starlode.realms.happenings import REASONS
from starlode.realms.rules import RealmsRules
from starlode.realms.state import State
from starlode.realms.table import AUTHORITY, BLOBS, COMBAT, CURRENT, DEPTH, HAND, IN_PLAY, ROW, TRADE, TURN, Journal
from starlode.terminal.counted import Counted


class RealmsCounts:
    """Counts cards as they are bought or acquired."""

    cards = tuple(Counted(card.id, card.faction, card.cost) for card in CARDS if card.cost)
    reasons = tuple(REASONS)
    headings = ("simulate-decks", "simulate-bought")

    def __init__(self, rules: RealmsRules) -> None:
        self.rules = rules
        self._ids = [card.id for card in rules.cards]
        self._options: dict[int, Option] = {}
        self._places = {card.id: place for place, card in enumerate(self.cards)}

    @property
    def _is_duel(self) -> bool:
        return self.rules.seats == 2

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
            for code, seat, card, _ in state.journal.entries:
                if code == codes.E_BOUGHT or code == codes.E_ACQUIRED:
                    got[seat][self._place(card)] += 1
            state.journal.entries.clear()

    def _place(self, kind: int) -> int:
        return self._places[self._ids[kind]]

    def turns(self, state: State) -> int:
        return int(state.get(TURN))

    def decision(self, state: State) -> Decision:
        """The macros, which are for people, are left out."""
        if state.get(DEPTH):
            return self.rules.decision(state)
        options = tuple([self._option(action) for action in state.legal()])
        return Decision(int(state.actor) + 1, "action", None, None, options)

    def _option(self, action: int) -> Option:
        option = self._options.get(action)
        if option is None:
            verb, details = self.rules.notation.verb_and_details(action)
            option = self._options[action] = Option(self.rules.write(action), verb, details)
        return option

    def look(self, bot: str) -> Callable[[State, int], View]:
        return self._glimpse if bot == "greedy" and self._is_duel else self.rules.view

    def _glimpse(self, state: State, seat: int) -> View:
        """The part of a view that `greedy` looks at: writing all of it would take most of the time."""
        return View(
            self.rules.game,
            seat,
            {
                "turn": state.get(TURN),
                "row": self._pile(state, ROW),
                "seats": [self._seat(state, other, other == seat - 1) for other in range(self.rules.seats)],
            },
        )

    def _seat(self, state: State, seat: int, sees: bool) -> dict[str, Json]:
        in_play: list[Json] = []
        for used in range(4):
            for card, count in self._pile(state, state.pile(seat, IN_PLAY) + used).items():
                in_play.append({"card": card, "count": count})
        return {
            "authority": state.of(seat, AUTHORITY),
            "trade": state.of(seat, TRADE),
            "combat": state.of(seat, COMBAT),
            "blobs-played": state.of(seat, BLOBS),
            "hand": {"cards": self._pile(state, state.pile(seat, HAND)) if sees else None},
            "in-play": in_play,
        }

    def _pile(self, state: State, pile: int) -> dict[str, Json]:
        found: dict[str, Json] = {}
        mask = state.mask(pile)
        while mask:
            kind = lowest(mask)
            found[self._ids[kind]] = state.count(pile, kind)
            mask &= mask - 1
        return found
