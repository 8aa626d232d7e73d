"""The 49 cards of the box, in the order of the rulebook's list: figures and effects, no words.

SR-1 to SR-3, SR-60, SR-104 to SR-162, SR-248, SR-254, SR-260, SR-268 to SR-270, SR-309, SR-M34.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from starlode.realms.effects import (
    Ability,
    AcquireShipToTop,
    AllyOfAllFactions,
    Authority,
    ChooseOne,
    Combat,
    CombatPerShip,
    CopyShip,
    DestroyBase,
    DiscardThenDraw,
    Draw,
    DrawIfBases,
    DrawPerBlob,
    NextShipToTop,
    OpponentDiscards,
    Scrap,
    ScrapThenDraw,
    ScrapTradeRow,
    Trade,
    Zone,
)

Faction: TypeAlias = Literal["unaligned", "star-empire", "blob", "trade-federation", "machine-cult"]
FACTIONS: tuple[Faction, ...] = ("star-empire", "blob", "trade-federation", "machine-cult")

OWN: tuple[Zone, ...] = ("hand", "discard-pile")


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is printed; `copies` is how many one box holds. SR-35, SR-54, SR-226."""

    id: str
    faction: Faction
    cost: int
    copies: int
    primary: Ability = ()
    ally: Ability = ()
    scrap: Ability = ()
    defense: int | None = None  # None: a ship
    outpost: bool = False

    @property
    def is_base(self) -> bool:
        return self.defense is not None


# One line a card reads best as a table.
# fmt: off
CARDS: tuple[Card, ...] = (
    # Without a faction
    Card("scout", "unaligned", cost=0, copies=16, primary=(Trade(1),)),
    Card("viper", "unaligned", cost=0, copies=4, primary=(Combat(1),)),
    Card("explorer", "unaligned", cost=2, copies=10, primary=(Trade(2),), scrap=(Combat(2),)),
    # Star Empire
    Card("imperial-fighter", "star-empire", cost=1, copies=3, primary=(Combat(2), OpponentDiscards(1)), ally=(Combat(2),)),
    Card("corvette", "star-empire", cost=2, copies=2, primary=(Combat(1), Draw(1)), ally=(Combat(2),)),
    Card("imperial-frigate", "star-empire", cost=3, copies=3, primary=(Combat(4), OpponentDiscards(1)), ally=(Combat(2),), scrap=(Draw(1),)),
    Card("survey-ship", "star-empire", cost=3, copies=3, primary=(Trade(1), Draw(1)), scrap=(OpponentDiscards(1),)),
    Card("battlecruiser", "star-empire", cost=6, copies=1, primary=(Combat(5), Draw(1)), ally=(OpponentDiscards(1),), scrap=(Draw(1), DestroyBase())),
    Card("dreadnaught", "star-empire", cost=7, copies=1, primary=(Combat(7), Draw(1)), scrap=(Combat(5),)),
    Card("recycling-station", "star-empire", cost=4, copies=2, primary=(ChooseOne(((Trade(1),), (DiscardThenDraw(2),))),), defense=4, outpost=True),
    Card("space-station", "star-empire", cost=4, copies=2, primary=(Combat(2),), ally=(Combat(2),), scrap=(Trade(4),), defense=4, outpost=True),
    Card("war-world", "star-empire", cost=5, copies=1, primary=(Combat(3),), ally=(Combat(4),), defense=4, outpost=True),
    Card("royal-redoubt", "star-empire", cost=6, copies=1, primary=(Combat(3),), ally=(OpponentDiscards(1),), defense=6, outpost=True),
    Card("fleet-hq", "star-empire", cost=8, copies=1, primary=(CombatPerShip(1),), defense=8),
    # Blob
    Card("blob-fighter", "blob", cost=1, copies=3, primary=(Combat(3),), ally=(Draw(1),)),
    Card("battle-pod", "blob", cost=2, copies=2, primary=(Combat(4), ScrapTradeRow()), ally=(Combat(2),)),
    Card("trade-pod", "blob", cost=2, copies=3, primary=(Trade(3),), ally=(Combat(2),)),
    Card("ram", "blob", cost=3, copies=2, primary=(Combat(5),), ally=(Combat(2),), scrap=(Trade(3),)),
    Card("blob-destroyer", "blob", cost=4, copies=2, primary=(Combat(6),), ally=(DestroyBase(), ScrapTradeRow())),
    Card("battle-blob", "blob", cost=6, copies=1, primary=(Combat(8),), ally=(Draw(1),), scrap=(Combat(4),)),
    Card("blob-carrier", "blob", cost=6, copies=1, primary=(Combat(7),), ally=(AcquireShipToTop(),)),
    Card("mothership", "blob", cost=7, copies=1, primary=(Combat(6), Draw(1)), ally=(Draw(1),)),
    Card("blob-wheel", "blob", cost=3, copies=3, primary=(Combat(1),), scrap=(Trade(3),), defense=5),
    Card("the-hive", "blob", cost=5, copies=1, primary=(Combat(3),), ally=(Draw(1),), defense=5),
    Card("blob-world", "blob", cost=8, copies=1, primary=(ChooseOne(((Combat(5),), (DrawPerBlob(),))),), defense=7),
    # Trade Federation
    Card("federation-shuttle", "trade-federation", cost=1, copies=3, primary=(Trade(2),), ally=(Authority(4),)),
    Card("cutter", "trade-federation", cost=2, copies=3, primary=(Authority(4), Trade(2)), ally=(Combat(4),)),
    Card("embassy-yacht", "trade-federation", cost=3, copies=2, primary=(Authority(3), Trade(2), DrawIfBases(2, 2))),
    Card("freighter", "trade-federation", cost=4, copies=2, primary=(Trade(4),), ally=(NextShipToTop(),)),
    Card("trade-escort", "trade-federation", cost=5, copies=1, primary=(Authority(4), Combat(4)), ally=(Draw(1),)),
    Card("flagship", "trade-federation", cost=6, copies=1, primary=(Combat(5), Draw(1)), ally=(Authority(5),)),
    Card("command-ship", "trade-federation", cost=8, copies=1, primary=(Authority(4), Combat(5), Draw(2)), ally=(DestroyBase(),)),
    Card("trading-post", "trade-federation", cost=3, copies=2, primary=(ChooseOne(((Authority(1),), (Trade(1),))),), scrap=(Combat(3),), defense=4, outpost=True),
    Card("barter-world", "trade-federation", cost=4, copies=2, primary=(ChooseOne(((Authority(2),), (Trade(2),))),), scrap=(Combat(5),), defense=4),
    Card("defense-center", "trade-federation", cost=5, copies=1, primary=(ChooseOne(((Authority(3),), (Combat(2),))),), ally=(Combat(2),), defense=5, outpost=True),
    Card("port-of-call", "trade-federation", cost=6, copies=1, primary=(Trade(3),), scrap=(Draw(1), DestroyBase()), defense=6, outpost=True),
    Card("central-office", "trade-federation", cost=7, copies=1, primary=(Trade(2), NextShipToTop()), ally=(Draw(1),), defense=6),
    # Machine Cult
    Card("trade-bot", "machine-cult", cost=1, copies=3, primary=(Trade(1), Scrap(OWN, optional=True)), ally=(Combat(2),)),
    Card("missile-bot", "machine-cult", cost=2, copies=3, primary=(Combat(2), Scrap(OWN, optional=True)), ally=(Combat(2),)),
    Card("supply-bot", "machine-cult", cost=3, copies=3, primary=(Trade(2), Scrap(OWN, optional=True)), ally=(Combat(2),)),
    Card("patrol-mech", "machine-cult", cost=4, copies=2, primary=(ChooseOne(((Trade(3),), (Combat(5),))),), ally=(Scrap(OWN, optional=True),)),
    Card("stealth-needle", "machine-cult", cost=4, copies=1, primary=(CopyShip(),)),
    Card("battle-mech", "machine-cult", cost=5, copies=1, primary=(Combat(4), Scrap(OWN, optional=True)), ally=(Draw(1),)),
    Card("missile-mech", "machine-cult", cost=6, copies=1, primary=(Combat(6), DestroyBase()), ally=(Draw(1),)),
    Card("battle-station", "machine-cult", cost=3, copies=2, scrap=(Combat(5),), defense=5, outpost=True),
    Card("mech-world", "machine-cult", cost=5, copies=1, primary=(AllyOfAllFactions(),), defense=6, outpost=True),
    Card("junkyard", "machine-cult", cost=6, copies=1, primary=(Scrap(OWN),), defense=5, outpost=True),
    Card("machine-base", "machine-cult", cost=7, copies=1, primary=(Draw(1), Scrap(("hand",))), defense=6, outpost=True),
    Card("brain-world", "machine-cult", cost=8, copies=1, primary=(ScrapThenDraw(2, OWN),), defense=6, outpost=True),
)
# fmt: on
