"""What things of Cave-In are called: mercenaries with their colour and level, crystals by their data."""

from dataclasses import dataclass

from starlode.cavein.components import COLOUR_OF, COLOURS, FACTIONS, HALVES, MERCENARIES, Colour, Faction
from starlode.i18n.phrase import CardName, FactionName, MessageText, Phrase, PhraseArguments

FACTION_OF_COLOUR: dict[str, Faction] = {colour: faction for faction, colour in COLOUR_OF.items()}
# Of every mercenary its faction and level: the rulebooks fix them, whatever the box.
PLACES: dict[str, tuple[Faction, int]] = {
    card: (faction, level) for faction, four in MERCENARIES.items() for level, card in enumerate(four, 1)
}
CARDS = frozenset((*PLACES, *HALVES))
TOTEMS: dict[str, Faction] = {f"totem-{faction}": faction for faction in FACTIONS}


@dataclass(frozen=True, slots=True)
class CrystalData:
    """What the id of a crystal tells; the points only where kinds differ in nothing else."""

    colour: Colour
    cost: int
    symbol: Colour | None
    cave_in: bool
    points: int | None = None


def crystal_data(crystal: str) -> CrystalData | None:
    """The data in an id such as `yellow-3-red-cavein`; None if it is no such id."""
    colour, *rest = crystal.split("-")
    if colour not in COLOURS or not rest or not rest[0].isdigit():
        return None
    cost, *marks = rest
    points = int(marks.pop()) if marks and marks[-1].isdigit() else None
    symbol = next((mark for mark in COLOURS if mark in marks), None)
    return CrystalData(COLOURS[COLOURS.index(colour)], int(cost), symbol, "cavein" in marks, points)


def crystal_name(crystal: str) -> Phrase:
    """The name of a crystal, whichever box it is from."""
    data = crystal_data(crystal)
    assert data is not None, f"{crystal} is no crystal"
    args: PhraseArguments = {"colour": colour_name(data.colour), "cost": data.cost}
    if data.symbol:
        args["faction"] = FactionName(FACTION_OF_COLOUR[data.symbol])
    name = Phrase(f"crystal-{mark_of(data)}", args)
    return name if data.points is None else Phrase("crystal-worth", {"crystal": name, "points": data.points})


def mark_of(data: CrystalData) -> str:
    """What a crystal shows besides its figures."""
    if data.symbol:
        return "both" if data.cave_in else "symbol"
    return "cave-in" if data.cave_in else "plain"


def tinted_name(crystal: str, colour: str | None, less: int) -> Phrase:
    """The name of a crystal that counts as another colour this turn, if it does."""
    name = crystal_name(crystal)
    if colour is None:
        return name
    return Phrase("crystal-tinted", {"crystal": name, "colour": colour_name(colour), "less": less})


def mercenary_name(card: str, dye: str | None = None) -> Phrase:
    """The name of a mercenary with what counts when it pays."""
    faction, level = PLACES[card]
    args: PhraseArguments = {"card": CardName(card), "colour": colour_name(COLOUR_OF[faction]), "level": level}
    return Phrase("mercenary-dyed", args | {"dye": colour_name(dye)}) if dye else Phrase("mercenary", args)


def colour_name(colour: str) -> MessageText:
    return MessageText(f"colour-{colour}")


def is_wild(colour: str, factions: list[str]) -> bool:
    """Whether a colour is wild where these factions are in play."""
    return FACTION_OF_COLOUR[colour] not in factions


assert len(PLACES) == 4 * len(FACTIONS)
