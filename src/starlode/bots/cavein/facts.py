"""What reasons of Cave-In are made of: counted from a view, and from what is offered."""

from functools import cached_property
from typing import Any

from starlode.bots.cavein.worth import COLOUR, LEVELS, Kit, Seen, sets_of
from starlode.cavein import effects as does
from starlode.cavein.components import COLOURS, FACTIONS, Crystal
from starlode.cavein.engine.prices import crystal_cost
from starlode.cavein.figures import HAND_LIMIT
from starlode.cavein.rules import CaveinRules
from starlode.core.decision import Decision, Option
from starlode.core.view import View

ACTIONS = 2  # of a turn


class Facts(Seen):
    """A view with what can be paid, and with the answers that are offered."""

    def __init__(self, view: View, kit: Kit, rules: CaveinRules, decision: Decision, state: Any) -> None:
        super().__init__(view, kit)
        self.options = decision.options
        self.asked = decision.asked
        self.state = state
        self._kinds = {crystal.id: kind for kind, crystal in enumerate(rules.box.crystals)}

    def offered(self, verb: str) -> list[Option]:
        return [option for option in self.options if option.verb == verb]

    @cached_property
    def crystals_offered(self) -> list[str]:
        return [str(option.details["crystal"]) for option in self.options if "crystal" in option.details]

    @property
    def lead(self) -> int:
        """Points before the best of the others, as the view counts them."""
        points = [int(seat["points"]) for seat in self.content["seats"]]
        return points.pop(self.seat - 1) - max(points)

    @property
    def leader(self) -> str | None:
        base: list[str] = self.me["base"]
        return base[-1] if base else None

    @property
    def below_leaders(self) -> list[str]:
        """All cards of Bases that are no leaders."""
        seats = range(1, len(self.content["seats"]) + 1)
        return [card for seat in seats for card in self.below_leader(seat)]

    def holder(self, colour: str) -> int | None:
        """The seat that has the totem of a colour."""
        seat: int | None = self.content["totems"].get(FACTIONS[COLOURS.index(colour)])
        return seat

    @property
    def is_plain(self) -> bool:
        """Whether levels, colours and prices are as printed: nothing of this turn changes them."""
        return not self.content["effects"] and not self.content["dyed"] and not self.content["tints"]

    @property
    def missing(self) -> int | None:
        """What is still to be paid for the crystal or artifact that is asked about."""
        waiting: Any = (self.content["pending"] or [{}])[-1]
        return int(waiting["cost"]) - int(waiting["paid"]) if {"cost", "paid"} <= waiting.keys() else None

    def is_highest(self, card: str) -> bool:
        """Whether no card on offer has a higher level, and some a lower one."""
        levels = [LEVELS[str(option.details["card"])] for option in self.options if "card" in option.details]
        return min(levels) < LEVELS[card] == max(levels)

    def lost_by_recruiting(self, card: str) -> int:
        """What a recruit takes from the strength of its own colour, if nothing else can pay for it."""
        needed = LEVELS[card] - 1
        payers = [each for each in self.hand if LEVELS[each] == needed]
        return needed if payers and all(COLOUR[each] == COLOUR[card] for each in payers) else 0

    def newly_payable(self, colour: str, more: int) -> str | None:
        """The crystal with most points that so much more of a colour can pay, and the hand alone could not."""
        cheapens = any(isinstance(self.kit.halves[half], does.LowerRecruit) for half in self.me["artifacts"])
        if not self.is_plain or cheapens or more <= 0:
            return None
        have = int(self.strength(colour))
        found = []
        for crystal in self.content["mine"]:
            known = self.kit.crystals[crystal]
            # A wild crystal is paid with one colour of any kind: another may do already.
            least = int(self.best_strength) if self.is_wild(known.colour) else have
            if known.colour != colour and not self.is_wild(known.colour):
                continue
            if least < self.price(crystal) <= have + more:
                found.append(known)
        return max(found, key=lambda known: known.points).id if found else None

    def price(self, crystal: str) -> int:
        """What mining a crystal costs the seat."""
        colour = COLOURS.index(self.kit.crystals[crystal].colour)
        return int(crystal_cost(self.state, self.seat - 1, self._kinds[crystal], colour, 0))

    def set_points(self, crystal: Crystal) -> int:
        """What its symbol adds to the sets."""
        if crystal.symbol is None:
            return 0
        more = self.symbols.copy()
        more[crystal.symbol] += 1
        return sets_of(more) - sets_of(self.symbols)

    def can_still(self, action: str, spent: int) -> bool:
        """Whether an action of this kind can follow in this turn once so many more are spent."""
        return int(self.content["actions"]) + spent < ACTIONS and action not in self.content["used"]

    def raided(self, owner: int) -> int:
        """How many cards a raid brings."""
        base: list[str] = self.content["seats"][owner - 1]["base"]
        room = HAND_LIMIT - self.hand_size - (owner == self.seat)
        limits = [self.kit.halves[half] for half in self.content["seats"][owner - 1]["artifacts"]]
        kept = [limit.cards for limit in limits if isinstance(limit, does.LimitRaids) and owner != self.seat]
        return max(0, min([room, len(base) - 1, *kept]))


class Levels:
    """The levels and colours of cards that may pay."""

    def __init__(self, options: list[Option]) -> None:
        cards = [str(option.details["card"]) for option in options]
        self.least = min(LEVELS[card] for card in cards)
        self.most = max(LEVELS[card] for card in cards)
        self.colours = {COLOUR[card] for card in cards}
