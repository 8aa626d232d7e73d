"""Actions as lines of text and back: `recruit fish-bean`, `mine yellow-3-red`, `pay drollo`, `* show sapling`."""

from starlode.cavein.components import COLOURS, FACTIONS, HALVES, Components
from starlode.cavein.engine import codes
from starlode.core.decision import Json

CARD_VERBS = {
    codes.RECRUIT: "recruit",
    codes.TAKE_FROM_DOCKS: "take",
    codes.DRAW: "draw",
    codes.SHOW: "show",
}
HALF_VERBS = {codes.COLLECT: "collect", codes.ACTIVATE: "activate"}
BARE_VERBS = {
    codes.END_TURN: "end-turn",
    codes.LEAD: "lead",
    codes.GO_ON: "go-on",
    codes.FREE: "free",
    codes.DONE: "done",
    codes.DECLINE: "decline",
}
SEAT_VERBS = {codes.RAID: "raid", codes.START: "start"}
FACTION_VERBS = {codes.FACTION: "faction", codes.COMMAND: "command"}
# Verbs for a card in hand, which may be dyed; for a copy in a Base; for a crystal, which may be tinted.
HAND_VERBS = {
    codes.USE: "use",
    codes.PAY: "pay",
    codes.DYE: "dye",
    codes.SUBJUGATE_FROM_HAND: "subjugate",
}
BASE_VERBS = {codes.TAKE_FROM_BASE: "take", codes.SUBJUGATE: "subjugate"}
MINE_VERBS = {codes.MINE: "mine", codes.RECOLOUR: "recolour", codes.TAKE_CRYSTAL: "take"}


class Notation:
    """The lines of a box."""

    def __init__(self, box: Components) -> None:
        self.cards = [card.id for card in box.mercenaries]
        self.crystals = [crystal.id for crystal in box.crystals]
        self.artifacts = [artifact.id for artifact in box.artifacts]
        self._lines: dict[int, str] = {}
        self._details: dict[int, dict[str, Json]] = {}
        self._write_all()
        self.verbs = {line.split(" ")[0] for line in self._lines.values()}
        self._meanings: dict[str, list[int]] = {}
        for action, line in self._lines.items():
            self._meanings.setdefault(line, []).append(action)

    def write(self, action: int) -> str:
        return self._lines[action]

    def meanings(self, line: str) -> list[int]:
        """The actions that a line could mean."""
        return self._meanings.get(line, [])

    def verb_and_details(self, action: int) -> tuple[str, dict[str, Json]]:
        """An action taken apart, for whoever draws or speaks it."""
        return self._lines[action].split(" ")[0], self._details[action]

    def _add(self, kind: int, low: int, line: str, **details: Json) -> None:
        self._lines[kind * 64 + low] = line
        self._details[kind * 64 + low] = {name.replace("_", "-"): value for name, value in details.items()}

    def _write_all(self) -> None:
        for kind, verb in BARE_VERBS.items():
            self._add(kind, 0, verb)
        for kind, verb in SEAT_VERBS.items():
            for seat in range(codes.MOST_SEATS):
                self._add(kind, seat, f"{verb} {seat + 1}", seat=seat + 1)
        for kind, verb in FACTION_VERBS.items():
            for number, faction in enumerate(FACTIONS):
                self._add(kind, number, f"{verb} {faction}", faction=faction)
        for number, colour in enumerate(COLOURS):
            self._add(codes.COLOUR, number, f"colour {colour}", colour=colour)
        for kind, verb in HALF_VERBS.items():
            for number, half in enumerate(HALVES):
                self._add(kind, number, f"{verb} {half}", artifact=half)
        for number, artifact in enumerate(self.artifacts):
            self._add(codes.REVEAL, number, f"reveal {artifact}", artifact_card=artifact)
        for number, card in enumerate(self.cards):
            self._write_card(number, card)
        for number, crystal in enumerate(self.crystals):
            self._add(codes.UNCOVER, number, f"uncover {crystal}", crystal=crystal)
            for first, verb in MINE_VERBS.items():
                self._write_tints(first, number, f"{verb} {crystal}", crystal)

    def _write_card(self, number: int, card: str) -> None:
        for kind, verb in CARD_VERBS.items():
            self._add(kind, number, f"{verb} {card}", card=card)
        for first, verb in HAND_VERBS.items():
            self._add(first, number, f"{verb} {card}", card=card)
            for variant, colour in enumerate(COLOURS, 1):
                self._add(first + variant, number, f"{verb} {card} dyed-{colour}", card=card, dyed=colour)
        for first, verb in BASE_VERBS.items():
            for seat in range(codes.MOST_SEATS):
                for copy in range(codes.COPIES):
                    line = f"{verb} {seat + 1} {card}" + (f" copy-{copy + 1}" if copy else "")
                    details: dict[str, Json] = {"seat": seat + 1, "card": card}
                    if copy:
                        details["copy"] = copy + 1
                    self._add(first + seat * codes.COPIES + copy, number, line, **details)

    def _write_tints(self, first: int, number: int, line: str, crystal: str) -> None:
        self._add(first, number, line, crystal=crystal)
        for tinted in range(1, codes.TINTS):
            colour, less = COLOURS[(tinted - 1) // 3], (tinted - 1) % 3 + 1
            self._add(
                first + tinted, number, f"{line} as {colour} less-{less}", crystal=crystal, colour=colour, less=less
            )
