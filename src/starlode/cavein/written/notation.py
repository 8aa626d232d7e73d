"""The kinds of actions: `recruit fish-bean`, `mine yellow-3-red`, `pay drollo`, `* show sapling`."""

from functools import lru_cache

from starlode.cavein.components import COLOURS, FACTIONS, HALVES, Components
from starlode.cavein.engine import codes
from starlode.core import rows
from starlode.core.rows import Action, Spot, Word, named

KIND = 64  # what the next kind of action adds


def actions(box: Components) -> list[Action]:
    """One row a kind, for what lies in a box."""
    card = named("card", [card.id for card in box.mercenaries])
    crystal = named("crystal", [crystal.id for crystal in box.crystals])
    seat, faction = named("seat", [*range(1, codes.MOST_SEATS + 1)]), named("faction", FACTIONS)
    half = named("artifact", HALVES)
    # A card in hand may be dyed, a crystal in the mine tinted; in a Base copies are counted from the bottom.
    dyed = named("dyed", ["", *COLOURS], KIND, "dyed-{}")
    tints = [Word(f"as {colour} less-{less}", {"colour": colour, "less": less}) for colour, less in box.tints]
    tint = Spot([Word("", {}), *tints], KIND)
    base = (
        named("seat", [*range(1, codes.MOST_SEATS + 1)], KIND * codes.COPIES),
        card,
        named("copy", ["", *range(2, codes.COPIES + 1)], KIND, "copy-{}"),
    )
    return [
        Action(codes.RECRUIT, "recruit", (card,)),
        Action(codes.COLLECT, "collect", (half,), also=("price",)),
        Action(codes.USE, "use", (card, dyed), also=("idle",)),
        Action(codes.RAID, "raid", (seat,)),
        Action(codes.END_TURN, "end-turn"),
        Action(codes.MINE, "mine", (crystal, tint), also=("price", "points")),
        Action(codes.LEAD, "lead"),
        Action(codes.ACTIVATE, "activate", (half,)),
        Action(codes.GO_ON, "go-on"),
        Action(codes.PAY, "pay", (card, dyed), also=("worth",)),
        Action(codes.FREE, "free"),
        Action(codes.DONE, "done"),
        Action(codes.DECLINE, "decline"),
        Action(codes.TAKE_FROM_DOCKS, "take", (card,)),
        Action(codes.COLOUR, "colour", (named("colour", COLOURS),)),
        Action(codes.DYE, "dye", (card, dyed)),
        Action(codes.SUBJUGATE_FROM_HAND, "subjugate", (card, dyed)),
        Action(codes.TAKE_FROM_BASE, "take", base),
        Action(codes.SUBJUGATE, "subjugate", base),
        Action(codes.RECOLOUR, "recolour", (crystal, tint), also=("points",)),
        Action(codes.TAKE_CRYSTAL, "take", (crystal, tint), also=("points",)),
        Action(codes.START, "start", (seat,), by_nature=True),
        Action(codes.FACTION, "faction", (faction,), by_nature=True),
        Action(codes.COMMAND, "command", (faction,), by_nature=True),
        Action(codes.DRAW, "draw", (card,), by_nature=True),
        Action(codes.SHOW, "show", (card,), by_nature=True),
        Action(codes.UNCOVER, "uncover", (crystal,), by_nature=True),
        Action(
            codes.REVEAL,
            "reveal",
            (named("artifact-card", [artifact.id for artifact in box.artifacts]),),
            by_nature=True,
        ),
    ]


class Notation(rows.Notation):
    """The lines of a box."""

    def __init__(self, box: Components) -> None:
        super().__init__(actions(box))
        self.cards = [card.id for card in box.mercenaries]
        self.crystals = [crystal.id for crystal in box.crystals]
        self.artifacts = [artifact.id for artifact in box.artifacts]


notation = lru_cache(16)(Notation)  # rules of the same box share it
