"""The kinds of events, told from the engine's journal."""

from starlode.cavein.components import COLOURS, FACTIONS, HALVES, Components
from starlode.cavein.engine import codes
from starlode.cavein.written.pending import tint_names
from starlode.core import rows
from starlode.core.decision import Json
from starlode.core.rows import Happening, Part

REASONS = ("running", "collapse", "stuck", "round-limit", "resigned")
ACTIONS = {codes.RECRUITING: "recruit", codes.MINING: "mine", codes.COLLECTING: "collect", codes.USING: "use"}
CAVE_INS = ("crystal", "artifact-stack", "mercenary-stack", "crystal-stack")

_SEAT = Part("seat", "a", "seat")
_TARGET = Part("target", "b", "seat")
_CARD = Part("card", "b", "card")
_CARD_BELOW = Part("card", "c", "card", bits=6)
_CRYSTAL = Part("crystal", "b", "crystal")
_HALF = Part("artifact", "b", "half")
_FACTION = Part("faction", "b", "faction")
_COLOUR_BELOW = Part("colour", "c", "colour", bits=3)
ROWS = (
    Happening(codes.E_FACTION, "faction-chosen", (Part("faction", "a", "faction"),)),
    Happening(codes.E_COMMAND, "command-taken", (_SEAT, _FACTION)),
    Happening(codes.E_STARTED, "start-chosen", (_SEAT,)),
    Happening(codes.E_DREW, "card-drawn", (_SEAT, _CARD), secret=("card",)),
    Happening(codes.E_SHOWN, "mercenary-shown", (Part("card", "a", "card"),)),
    Happening(codes.E_UNCOVERED, "crystal-uncovered", (Part("crystal", "a", "crystal"),)),
    Happening(codes.E_REVEALED, "artifact-revealed", (Part("artifact-card", "a", "artifact-card"),)),
    Happening(codes.E_TURN, "turn-started", (_SEAT, Part("turn", "b", "amount", bits=60))),
    Happening(codes.E_LED, "leader-used", (_SEAT, _CARD)),
    Happening(codes.E_ACTIVATED, "artifact-activated", (_SEAT, _HALF)),
    Happening(codes.E_ACTION, "action-taken", (_SEAT, Part("action", "b", "action"), Part("extra", "c", "flag"))),
    Happening(codes.E_PLAYED, "card-played", (_SEAT, _CARD, Part("dyed", "c", "dye"))),
    Happening(codes.E_RECRUITED, "mercenary-recruited", (_SEAT, _CARD)),
    # A crystal with what it counted as this turn, if it was not as printed.
    Happening(codes.E_MINED, "crystal-mined", (_SEAT, _CRYSTAL, Part("tint", "c", "tint-text"))),
    Happening(codes.E_TOOK_CRYSTAL, "crystal-taken", (_SEAT, _CRYSTAL, Part("tint", "c", "tint-text"))),
    Happening(codes.E_COLLECTED, "artifact-collected", (_SEAT, _HALF)),
    Happening(codes.E_USED, "skill-used", (_SEAT, _CARD)),
    Happening(codes.E_TOOK_FROM_DOCKS, "taken-from-docks", (_SEAT, _CARD)),
    # Where in a Base a card lay is counted from the bottom, which is 1.
    Happening(
        codes.E_TOOK_FROM_BASE, "taken-from-base", (_SEAT, _TARGET, _CARD_BELOW, Part("position", "c", "position", 6))
    ),
    Happening(
        codes.E_RECOLOURED, "crystal-recoloured",
        (_SEAT, _CRYSTAL, Part("was", "c", "tint-text", 3), _COLOUR_BELOW, Part("less", "c", "less", 3)),
    ),
    Happening(codes.E_DYED, "card-dyed", (_SEAT, _CARD, Part("was", "c", "dye", 3), _COLOUR_BELOW)),
    Happening(
        codes.E_SUBJUGATED, "mercenary-subjugated",
        (
            _SEAT, _TARGET, _CARD_BELOW, Part("from", "c", "subjugated-from", 6, 1),
            Part("dyed", "c", "subjugated-dyed", 6), Part("position", "c", "subjugated-position", 6),
        ),
    ),
    Happening(codes.E_RAIDED, "base-raided", (_SEAT, _TARGET)),
    Happening(codes.E_LEADER_BACK, "leader-returned", (_SEAT, _CARD)),
    Happening(codes.E_TOTEM, "totem-taken", (_SEAT, _FACTION)),
    Happening(codes.E_CAVE_IN, "cave-in", (Part("track", "a", "amount"), Part("why", "b", "cave-in"))),
    Happening(codes.E_CAST, "cast-coloured", (_SEAT, Part("colour", "b", "colour"))),
    Happening(codes.E_TURN_ENDED, "turn-ended", (_SEAT,)),
    Happening(codes.E_NEW_LEADER, "leader-changed", (_SEAT, _CARD)),
    Happening(codes.E_REMOVED, "mercenary-removed", (_SEAT, _CARD)),
    Happening(codes.E_ENDED, "match-ended", (Part("reason", "a", "reason"),)),
    Happening(codes.E_LEFT, "player-left", (_SEAT,)),
)  # fmt: skip
# What was subjugated came out of a Base or, with an odd number, out of the hand, where it may have been dyed.
_FROM_HAND = [(number & 1, number >> 1) for number in range(16)]


class Happenings(rows.Happenings):
    """Turns the engine's entries into events; what only one seat may see is marked so."""

    def __init__(self, box: Components) -> None:
        dyes: list[Json] = [None, *COLOURS]
        less = box.tints[0][1]
        units: dict[str, rows.Values] = {
            "number": 2**60,
            "amount": 2**60,  # never nothing
            "seat": range(1, codes.MOST_SEATS + 1),
            "card": [card.id for card in box.mercenaries],
            "crystal": [crystal.id for crystal in box.crystals],
            "artifact-card": [artifact.id for artifact in box.artifacts],
            "half": HALVES,
            "faction": FACTIONS,
            "colour": COLOURS,
            "dye": dyes,
            "tint-text": [None, *tint_names(box)],
            "less": [less, *(before + less for _, before in box.tints)],  # once more than before
            "flag": [False, True],
            "position": range(1, codes.BASE_LIMIT + 1),
            "action": [ACTIONS.get(bit, "") for bit in range(codes.USING + 1)],
            "cave-in": CAVE_INS,
            "reason": REASONS,
            "subjugated-from": ["base", "hand"],
            "subjugated-dyed": [dyes[rest] if hand and rest < len(dyes) else None for hand, rest in _FROM_HAND],
            "subjugated-position": [None if hand else rest + 1 for hand, rest in _FROM_HAND],
        }
        super().__init__(ROWS, units, [(seat + 1,) for seat in range(codes.MOST_SEATS)])
