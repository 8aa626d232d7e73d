"""The kinds of events, told from the engine's journal."""

from collections.abc import Sequence

from starlode.core import rows
from starlode.core.event import Event
from starlode.core.rows import Happening, Part
from starlode.realms.cards import Card
from starlode.realms.engine import codes
from starlode.realms.formats import Party

ABILITIES = ("primary", "ally", "scrap")
REASONS = ("running", "defeat", "resigned", "turn-limit", "stalled")

_SEAT = Part("seat", "a", "seat")
_TARGET = Part("target", "b", "seat")
_CARD = Part("card", "b", "card")
_CARD_OF = (_SEAT, _TARGET, Part("card", "c", "card"))
_WITH_AMOUNT = (_SEAT, _TARGET, Part("card", "c", "card", bits=6), Part("amount", "c", "amount", 6))
ROWS = (
    Happening(codes.E_STARTED, "start-chosen", (_SEAT,)),
    Happening(codes.E_TURN, "turn-started", (_SEAT, Part("turn", "b", "amount", bits=60))),
    Happening(codes.E_REVEALED, "card-revealed", (Part("card", "a", "card"),)),
    Happening(codes.E_DREW, "card-drawn", (_SEAT, _CARD), secret=("card",)),
    Happening(codes.E_SHUFFLED, "deck-shuffled", (_SEAT,)),
    Happening(codes.E_PLAYED, "card-played", (_SEAT, _CARD)),
    Happening(
        codes.E_USED, "ability-used",
        (_SEAT, _CARD, Part("ability", "c", "ability", bits=2), Part("as", "c", "copied", 2)),
    ),
    Happening(
        codes.E_GAINED, "points-gained",
        (
            _SEAT, Part("trade", "b", "number", bits=6), Part("combat", "b", "number", 6, 6),
            Part("authority", "b", "number", 12),
        ),
    ),
    Happening(codes.E_FLEET, "fleet-bonus-gained", (_SEAT, Part("combat", "b", "amount"))),
    Happening(
        codes.E_CHOSE, "branch-chosen",
        (_SEAT, _CARD, Part("branch", "c", "branch", bits=3), Part("as", "c", "copied", 3)),
    ),
    Happening(codes.E_COPIED, "ship-copied", (_SEAT, _CARD)),
    Happening(codes.E_ARMED, "marker-armed", (_SEAT, _CARD)),
    Happening(codes.E_BOUGHT, "card-bought", (_SEAT, _CARD, Part("on-top", "c", "flag"))),
    Happening(codes.E_ACQUIRED, "card-acquired", (_SEAT, _CARD)),
    Happening(codes.E_SCRAPPED, "card-scrapped", (_SEAT, _CARD, Part("from", "c", "scrapped-from"))),
    Happening(codes.E_DISCARDED, "card-discarded", (_SEAT, _CARD, Part("count", "c", "amount")), shows=True),
    Happening(codes.E_DESTROYED, "base-destroyed", (_SEAT, _CARD, Part("by", "c", "seat"))),
    Happening(codes.E_ATTACKED, "player-attacked", (_SEAT, _TARGET, Part("amount", "c", "amount", bits=60))),
    Happening(codes.E_ATTACKED_BASE, "base-attacked", _CARD_OF),
    Happening(codes.E_OWES, "discard-owed", (_SEAT, Part("cards", "b", "amount", bits=60))),
    Happening(codes.E_TURN_ENDED, "turn-ended", (_SEAT,)),
    Happening(codes.E_ENDED, "match-ended", (Part("winners", "a", "side"), Part("reason", "b", "reason"))),
    Happening(codes.E_ELIMINATED, "player-eliminated", (_SEAT, Part("place", "b", "amount"))),
    Happening(codes.E_DEMANDED, "discard-demanded", (_SEAT, _TARGET, Part("cards", "c", "amount"))),
    Happening(codes.E_PASSED, "card-passed", _CARD_OF),
    Happening(codes.E_GIVEN, "card-given", _CARD_OF),
    Happening(codes.E_DAMAGED, "base-damaged", _WITH_AMOUNT),
    Happening(codes.E_REPAIRED, "bases-repaired", (_SEAT,)),
    Happening(codes.E_HANDED_OVER, "turn-handed-over", (_SEAT, _TARGET)),
    Happening(codes.E_MEMBER_DONE, "member-done", (_SEAT,)),
    Happening(codes.E_REQUESTED, "help-requested", _WITH_AMOUNT),
    Happening(codes.E_CONTRIBUTED, "help-promised", _WITH_AMOUNT),
    Happening(codes.E_REFUSED, "help-refused", _CARD_OF),
    Happening(codes.E_CONCEDES, "surrender-proposed", (_SEAT,)),
)  # fmt: skip


class Happenings(rows.Happenings):
    """Turns the engine's entries into events; what only one seat may see is marked so."""

    def __init__(self, cards: Sequence[Card], party: Party) -> None:
        ids = [card.id for card in cards]
        units: dict[str, rows.Values] = {
            "number": 2**60,
            "amount": 2**60,  # never nothing
            "seat": range(1, codes.MOST_SEATS + 1),
            "card": ids,
            "copied": [*ids, *[None] * (codes.NONE + 1 - len(ids))],
            "ability": ABILITIES,
            "branch": range(1, 9),
            "flag": [False, True],
            "scrapped-from": codes.SCRAPPED_FROM,
            "reason": REASONS,
            "side": [[seat + 1 for seat in side] for side in party.sides],
        }
        # Who sees what a seat draws: itself, and its teammates where they look at each other's hands.
        seen_by = [tuple(other + 1 for other in party.seen_by(seat)) for seat in range(party.seats)]
        super().__init__(ROWS, units, seen_by)

    def event(self, entry: tuple[int, int, int, int]) -> Event:
        code, a, b, c = entry
        if code == codes.E_ENDED and a < 0:
            return Event("match-ended", {"winners": [], "reason": REASONS[b]})
        event = super().event(entry)
        # A card that lay openly on top of the deck is known to everybody.
        return Event(event.name, event.details) if code == codes.E_DREW and c else event
