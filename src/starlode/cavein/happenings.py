"""Events of a match, told from the engine's journal."""

from collections.abc import Callable, Sequence

from starlode.cavein import codes
from starlode.cavein.components import COLOURS, FACTIONS, HALVES, Components
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


def _crystal(self: Happenings, seat: int, crystal: int, _: int) -> Details:
    return {"seat": seat + 1, "crystal": self.crystals[crystal]}


def _half(_: Happenings, seat: int, half: int, c: int) -> Details:
    return {"seat": seat + 1, "artifact": HALVES[half]}


def _subjugated(self: Happenings, seat: int, owner: int, rest: int) -> Details:
    origin = "hand" if rest >= 64 else "base"
    return {"seat": seat + 1, "target": owner + 1, "card": self.cards[rest & 63], "from": origin}


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
    codes.E_PLAYED: ("card-played", _card),
    codes.E_RECRUITED: ("mercenary-recruited", _card),
    codes.E_MINED: ("crystal-mined", _crystal),
    codes.E_TOOK_CRYSTAL: ("crystal-taken", _crystal),
    codes.E_COLLECTED: ("artifact-collected", _half),
    codes.E_USED: ("skill-used", _card),
    codes.E_TOOK_FROM_DOCKS: ("taken-from-docks", _card),
    codes.E_TOOK_FROM_BASE: (
        "taken-from-base", lambda self, a, b, c: {"seat": a + 1, "target": b + 1, "card": self.cards[c]}
    ),
    codes.E_RECOLOURED: (
        "crystal-recoloured",
        lambda self, a, b, c: {"seat": a + 1, "crystal": self.crystals[b], "colour": COLOURS[c]},
    ),
    codes.E_DYED: ("card-dyed", lambda self, a, b, c: {"seat": a + 1, "card": self.cards[b], "colour": COLOURS[c]}),
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
