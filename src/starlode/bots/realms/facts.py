"""What reasons of Star Realms are made of: counted from a view, and from what is offered."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from starlode.bots.realms.seeing import BY_ID, Base, Player, Seen
from starlode.core.decision import Decision, Option
from starlode.core.view import View
from starlode.realms import effects as does
from starlode.realms.cards import FACTIONS, Card
from starlode.realms.effects import Ability, Effect
from starlode.realms.engine import reach

STARTERS = ("scout", "viper")
WEAK = (*STARTERS, "explorer")
SCRAPPING = (does.Scrap, does.ScrapThenDraw)  # own cards
COLLECTED = 3  # cards of a faction, for it to be what somebody collects


class Facts(Seen):
    """A view with what everybody owns, and with the answers that are offered."""

    def __init__(self, view: View, decision: Decision, state: Any) -> None:
        super().__init__(view, decision)
        self.options = decision.options
        self._state = state  # asked only for who can be reached, which all can see

    def offered(self, *verbs: str) -> list[Option]:
        return [option for option in self.options if option.verb in verbs]

    @cached_property
    def payable(self) -> list[Card]:
        """The cards that are offered to be bought or acquired."""
        return [BY_ID[str(option.details["card"])] for option in self.offered("buy", "acquire")]

    @cached_property
    def owned(self) -> Counter[str]:
        """All cards of the seat that is asked, wherever they lie."""
        return self.owned_by(self.me)

    def owned_by(self, player: Player) -> Counter[str]:
        cards = player.deck.copy()
        for entry in self.in_play(player):
            cards[str(entry["card"])] += int(entry["count"])
        return cards

    def in_play(self, player: Player) -> list[Any]:
        entries: list[Any] = self._seats[player.number - 1]["in-play"]
        return entries

    @cached_property
    def starters(self) -> int:
        """Scouts and Vipers that are left in the deck, the hand and the discard pile."""
        return sum(self.me.deck[card] for card in STARTERS)

    @property
    def left_to_draw(self) -> int:
        """Cards in the deck and the discard pile."""
        return self.me.deck.total() - self.me.hand_size

    @property
    def has_trade_deck(self) -> bool:
        return any(self._content["trade-deck"].values())

    @property
    def holds_ships(self) -> bool:
        return any(count and not BY_ID[card].is_base for card, count in self.me.hand.items())

    @cached_property
    def more_per_ship(self) -> int:
        """The combat that cards in play give for each ship that is played."""
        return sum(
            effect.amount * int(entry["count"])
            for entry in self.in_play(self.me)
            for effect in BY_ID[entry["card"]].primary
            if isinstance(effect, does.CombatPerShip)
        )

    def scrapped_from(self, ability: Ability) -> list[dict[str, int]]:
        """The own piles that an ability can scrap from."""
        zones = {zone for effect in flat(ability) if isinstance(effect, SCRAPPING) for zone in effect.zones}
        return [pile for zone, pile in (("hand", self.me.hand), ("discard-pile", self.me.discard)) if zone in zones]

    def factions_of(self, player: Player) -> Counter[str]:
        counts: Counter[str] = Counter()
        for card, count in self.owned_by(player).items():
            counts[BY_ID[card].faction] += count
        return Counter({faction: counts[faction] for faction in FACTIONS if counts[faction]})

    def collector(self, faction: str) -> tuple[Player, int] | None:
        """The rival whose main faction this is, with how many cards of it he has; one of several if need be."""
        best = None
        for foe in self.foes:
            (main, count), *others = [*self.factions_of(foe).most_common(2), ("", 0)]
            is_main = main == faction and count >= COLLECTED and (not others or others[0][1] < count)
            if is_main and (best is None or count > best[1]):
                best = (foe, count)
        return best

    @cached_property
    def blocking(self) -> list[tuple[Player, Base]]:
        """Outposts in the way, of rivals one could fight."""
        return [(foe, base) for foe in self.foes for base in foe.outposts]

    def shield(self, seat: int) -> list[Base]:
        """The outposts before a rival: his own, in a Hydra those of his whole team."""
        return [base for foe in self.foes if foe.number == seat or self.format == "hydra" for base in foe.outposts]

    @property
    def can_destroy(self) -> bool:
        return reach.any_target(self._state, self.seat - 1)

    @property
    def can_make_discard(self) -> bool:
        return reach.any_hand(self._state, reach.victims(self._state, self.seat - 1))

    def newly_allied(self, card: Card) -> list[Card]:
        """Cards in hand or in play whose ally ability works only once this one is in play."""
        if card.faction == "unaligned" or self.has_company(card, 2):
            return []
        lying = [BY_ID[entry["card"]] for entry in self.in_play(self.me) if "ally" not in entry.get("used", ())]
        hand = Counter(self.me.hand)
        hand[card.id] -= 1
        held = [] if self.has_company(card) else [BY_ID[each] for each, count in hand.items() if count > 0]
        return [each for each in (*lying, *held) if each.faction == card.faction and each.ally]

    def has_company(self, card: Card, least: int = 1) -> bool:
        """Whether so many other cards of its faction are in play, or one that stands for every faction."""
        entries = [(BY_ID[entry["card"]], int(entry["count"])) for entry in self.in_play(self.me)]
        if any(stands_for_all(each) for each, _ in entries):
            return card.faction != "unaligned"
        same = sum(count for each, count in entries if each.faction == card.faction)
        return card.faction != "unaligned" and same >= least

    def has_allies_for(self, base: Card, owner: Player) -> bool:
        """Whether its owner has other cards of its faction with ally abilities."""
        others = self.owned_by(owner)
        others[base.id] -= 1
        return any(
            count > 0 and BY_ID[card].faction == base.faction and BY_ID[card].ally for card, count in others.items()
        )


def stands_for_all(card: Card) -> bool:
    """Whether it counts as an ally of every faction."""
    return any(isinstance(effect, does.AllyOfAllFactions) for effect in card.primary)


def flat(ability: Ability) -> Iterator[Effect]:
    """The effects of an ability, those of all branches too."""
    for effect in ability:
        if isinstance(effect, does.ChooseOne):
            for branch in effect.branches:
                yield from flat(branch)
        else:
            yield effect


def sure(ability: Ability, kind: type) -> int:
    """How much of trade, combat, authority or cards an ability gives whatever is chosen."""
    return sum(
        int(getattr(effect, "amount", getattr(effect, "cards", 0))) for effect in ability if type(effect) is kind
    )


def most(ability: Ability, kind: type) -> int:
    """How much it gives by the best choice."""
    total = sure(ability, kind)
    for effect in ability:
        if isinstance(effect, does.ChooseOne):
            total += max(most(branch, kind) for branch in effect.branches)
    return total


def scraps(ability: Ability) -> bool:
    """Whether it can scrap own cards."""
    return any(isinstance(effect, SCRAPPING) for effect in flat(ability))
