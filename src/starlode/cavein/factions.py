"""What every box of Cave-In has in common: six factions with their colours, four levels, four costs."""

from typing import Literal, TypeAlias, get_args

Faction: TypeAlias = Literal["terrons", "hydrans", "minegglers", "metanels", "bioss", "weedlocks"]
Colour: TypeAlias = Literal["brown", "blue", "purple", "yellow", "red", "green"]

FACTIONS: tuple[Faction, ...] = get_args(Faction)
COLOURS: tuple[Colour, ...] = get_args(Colour)  # in the order of their factions
COLOUR_OF: dict[Faction, Colour] = dict(zip(FACTIONS, COLOURS, strict=True))
LEVELS = (1, 2, 3, 4)
COSTS = (1, 3, 6, 10)
