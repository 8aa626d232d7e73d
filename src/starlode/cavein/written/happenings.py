"""Events of a match, told from the engine's journal."""

from collections.abc import Callable, Sequence

from starlode.cavein.components import COLOURS, FACTIONS, HALVES, Components
from starlode.cavein.engine import codes
from starlode.cavein.written.pending import TINTS
from starlode.core.decision import Json
from starlode.core.event import Event

REASONS = ("running", "collapse", "stuck", "round-limit", "resigned")
ACTIONS = {codes.RECRUITING: "recruit", codes.MINING: "mine", codes.COLLECTING: "collect", codes.USING: "use"}
CAVE_INS = ("crystal", "artifact-stack", "mercenary-stack", "crystal-stack")
Details = dict[str, Json]


class Happenings:
    """Turns the engine's entries into events; what only one seat may see is marked so."""

    def __init__(self, box: Components) -> None:
        self.cards = [card.id for card in box.mercenaries]
        self.crystals = [crystal.id for crystal in box.crystals]
        self.artifacts = [artifact.id for artifact in box.artifacts]

    def event(self, entry: tuple[int, int, int, int], winners: Sequence[int]) -> Event:
        """The event of an entry; the winners are asked for when the match ends."""
        code, a, b, c = entry
        if code == codes.E_DREW:
            return Event("card-drawn", {"seat": a + 1, "card": self.cards[b]}, ("card",), (a + 1,))
        if code == codes.E_ENDED:
            return Event("match-ended", {"winners": [*winners], "reason": REASONS[a]})
        name, tell = _TELLERS[code]
        return Event(name, tell(self, a, b, c))


def _seat(_: Happenings, seat: int, b: int, c: int) -> Details:
    return {"seat": seat + 1}


def _card(self: Happenings, seat: int, card: int, _: int) -> Details:
    return {"seat": seat + 1, "card": self.cards[card]}


def _played(self: Happenings, seat: int, card: int, variant: int) -> Details:
    return {"seat": seat + 1, "card": self.cards[card], "dyed": _dye(variant)}


def _crystal(self: Happenings, seat: int, crystal: int, tinted: int) -> Details:
    """A crystal with what it counted as this turn, if it was not as printed."""
    return {"seat": seat + 1, "crystal": self.crystals[crystal], "tint": _tint(tinted)}


def _half(_: Happenings, seat: int, half: int, c: int) -> Details:
    return {"seat": seat + 1, "artifact": HALVES[half]}


def _from_base(self: Happenings, seat: int, owner: int, rest: int) -> Details:
    """Where in the Base it lay is counted from the bottom, which is 1."""
    return {"seat": seat + 1, "target": owner + 1, "card": self.cards[rest & 63], "position": (rest >> 6) + 1}


def _subjugated(self: Happenings, seat: int, owner: int, rest: int) -> Details:
    content: Details = {"seat": seat + 1, "target": owner + 1, "card": self.cards[rest & 63]}
    if rest & 64:
        return content | {"from": "hand", "dyed": _dye(rest >> 7), "position": None}
    return content | {"from": "base", "dyed": None, "position": (rest >> 7) + 1}


def _recoloured(self: Happenings, seat: int, crystal: int, rest: int) -> Details:
    colour, tinted = COLOURS[rest & 7], rest >> 3
    less = (tinted - 1) % 3 + 2 if tinted else 1
    return {
        "seat": seat + 1, "crystal": self.crystals[crystal], "was": _tint(tinted), "colour": colour, "less": less
    }  # fmt: skip


def _dyed(self: Happenings, seat: int, card: int, rest: int) -> Details:
    return {"seat": seat + 1, "card": self.cards[card], "was": _dye(rest >> 3), "colour": COLOURS[rest & 7]}


def _dye(variant: int) -> Json:
    return COLOURS[variant - 1] if variant else None


def _tint(tinted: int) -> Json:
    return TINTS[tinted - 1] if tinted else None


_TELLERS: dict[int, tuple[str, Callable[[Happenings, int, int, int], Details]]] = {
    codes.E_FACTION: ("faction-chosen", lambda self, a, b, c: {"faction": FACTIONS[a]}),
    codes.E_COMMAND: ("command-taken", lambda self, a, b, c: {"seat": a + 1, "faction": FACTIONS[b]}),
    codes.E_STARTED: ("start-chosen", _seat),
    codes.E_SHOWN: ("mercenary-shown", lambda self, a, b, c: {"card": self.cards[a]}),
    codes.E_UNCOVERED: ("crystal-uncovered", lambda self, a, b, c: {"crystal": self.crystals[a]}),
    codes.E_REVEALED: ("artifact-revealed", lambda self, a, b, c: {"artifact-card": self.artifacts[a]}),
    codes.E_TURN: ("turn-started", lambda self, a, b, c: {"seat": a + 1, "turn": b}),
    codes.E_LED: ("leader-used", _card),
    codes.E_ACTIVATED: ("artifact-activated", _half),
    codes.E_ACTION: ("action-taken", lambda self, a, b, c: {"seat": a + 1, "action": ACTIONS[b], "extra": bool(c)}),
    codes.E_PLAYED: ("card-played", _played),
    codes.E_RECRUITED: ("mercenary-recruited", _card),
    codes.E_MINED: ("crystal-mined", _crystal),
    codes.E_TOOK_CRYSTAL: ("crystal-taken", _crystal),
    codes.E_COLLECTED: ("artifact-collected", _half),
    codes.E_USED: ("skill-used", _card),
    codes.E_TOOK_FROM_DOCKS: ("taken-from-docks", _card),
    codes.E_TOOK_FROM_BASE: ("taken-from-base", _from_base),
    codes.E_RECOLOURED: ("crystal-recoloured", _recoloured),
    codes.E_DYED: ("card-dyed", _dyed),
    codes.E_SUBJUGATED: ("mercenary-subjugated", _subjugated),
    codes.E_RAIDED: ("base-raided", lambda self, a, b, c: {"seat": a + 1, "target": b + 1}),
    codes.E_LEADER_BACK: ("leader-returned", _card),
    codes.E_TOTEM: ("totem-taken", lambda self, a, b, c: {"seat": a + 1, "faction": FACTIONS[b]}),
    codes.E_CAVE_IN: ("cave-in", lambda self, a, b, c: {"track": a, "why": CAVE_INS[b]}),
    codes.E_CAST: ("cast-coloured", lambda self, a, b, c: {"seat": a + 1, "colour": COLOURS[b]}),
    codes.E_TURN_ENDED: ("turn-ended", _seat),
    codes.E_NEW_LEADER: ("leader-changed", _card),
    codes.E_REMOVED: ("mercenary-removed", _card),
    codes.E_LEFT: ("player-left", _seat),
}  # fmt: skip
