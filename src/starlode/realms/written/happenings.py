"""Events of a match, told from the engine's journal."""

from collections.abc import Callable, Sequence

from starlode.core.decision import Json
from starlode.core.event import Event
from starlode.realms.cards import Card
from starlode.realms.engine import codes
from starlode.realms.formats import Party

ABILITIES = ("primary", "ally", "scrap")
REASONS = ("running", "defeat", "resigned", "turn-limit", "stalled")
Details = dict[str, Json]


class Happenings:
    """Turns the engine's entries into events; what only one seat may see is marked so."""

    def __init__(self, cards: Sequence[Card], party: Party) -> None:
        self.ids = [card.id for card in cards]
        # Who sees what a seat draws: itself, and its teammates where they look at each other's hands.
        self._seen_by = [
            tuple(other + 1 for other in (party.sides[side] if party.format.sees_team else (seat,)))
            for seat, side in enumerate(party.side_of)
        ]
        self._sides = [[seat + 1 for seat in side] for side in party.sides]

    def event(self, entry: tuple[int, int, int, int]) -> Event:
        code, a, b, c = entry
        if code == codes.E_DREW:
            details: Details = {"seat": a + 1, "card": self.ids[b]}
            # A card that lay openly on top of the deck is known to everybody.
            return Event("card-drawn", details) if c else Event("card-drawn", details, ("card",), self._seen_by[a])
        if code == codes.E_ENDED:
            winners: list[Json] = [*self._sides[a]] if a >= 0 else []
            return Event("match-ended", {"winners": winners, "reason": REASONS[b]})
        name, tell = _TELLERS[code]
        return Event(name, tell(self.ids, a, b, c), shown_by=a + 1 if code == codes.E_DISCARDED else None)


def _chose(ids: list[str], seat: int, card: int, rest: int) -> Details:
    copied, branch = divmod(rest, 8)
    told = None if copied == codes.NONE else ids[copied]
    return {"seat": seat + 1, "card": ids[card], "branch": branch + 1, "as": told}


def _used(ids: list[str], seat: int, card: int, rest: int) -> Details:
    copied, ability = divmod(rest, 4)
    told = None if copied == codes.NONE else ids[copied]
    return {"seat": seat + 1, "card": ids[card], "ability": ABILITIES[ability], "as": told}


def _gained(ids: list[str], seat: int, operand: int, _: int) -> Details:
    return {
        "seat": seat + 1, "trade": operand & 63, "combat": operand >> 6 & 63, "authority": operand >> 12,
    }  # fmt: skip


def _with_amount(ids: list[str], seat: int, target: int, rest: int) -> Details:
    amount, card = divmod(rest, 64)
    return {"seat": seat + 1, "target": target + 1, "card": ids[card], "amount": amount}


def _card(ids: list[str], seat: int, card: int, _: int) -> Details:
    return {"seat": seat + 1, "card": ids[card]}


_TELLERS: dict[int, tuple[str, Callable[[list[str], int, int, int], Details]]] = {
    codes.E_STARTED: ("start-chosen", lambda ids, a, b, c: {"seat": a + 1}),
    codes.E_TURN: ("turn-started", lambda ids, a, b, c: {"seat": a + 1, "turn": b}),
    codes.E_REVEALED: ("card-revealed", lambda ids, a, b, c: {"card": ids[a]}),
    codes.E_SHUFFLED: ("deck-shuffled", lambda ids, a, b, c: {"seat": a + 1}),
    codes.E_PLAYED: ("card-played", _card),
    codes.E_USED: ("ability-used", _used),
    codes.E_GAINED: ("points-gained", _gained),
    codes.E_FLEET: ("fleet-bonus-gained", lambda ids, a, b, c: {"seat": a + 1, "combat": b}),
    codes.E_CHOSE: ("branch-chosen", _chose),
    codes.E_COPIED: ("ship-copied", _card),
    codes.E_ARMED: ("marker-armed", _card),
    codes.E_BOUGHT: ("card-bought", lambda ids, a, b, c: {"seat": a + 1, "card": ids[b], "on-top": bool(c)}),
    codes.E_ACQUIRED: ("card-acquired", _card),
    codes.E_SCRAPPED: (
        "card-scrapped", lambda ids, a, b, c: {"seat": a + 1, "card": ids[b], "from": codes.SCRAPPED_FROM[c]}
    ),
    codes.E_DISCARDED: ("card-discarded", lambda ids, a, b, c: {"seat": a + 1, "card": ids[b], "count": c}),
    codes.E_DESTROYED: ("base-destroyed", lambda ids, a, b, c: {"seat": a + 1, "card": ids[b], "by": c + 1}),
    codes.E_ATTACKED: ("player-attacked", lambda ids, a, b, c: {"seat": a + 1, "target": b + 1, "amount": c}),
    codes.E_ATTACKED_BASE: ("base-attacked", lambda ids, a, b, c: {"seat": a + 1, "target": b + 1, "card": ids[c]}),
    codes.E_OWES: ("discard-owed", lambda ids, a, b, c: {"seat": a + 1, "cards": b}),
    codes.E_TURN_ENDED: ("turn-ended", lambda ids, a, b, c: {"seat": a + 1}),
    codes.E_ELIMINATED: ("player-eliminated", lambda ids, a, b, c: {"seat": a + 1, "place": b}),
    codes.E_DEMANDED: ("discard-demanded", lambda ids, a, b, c: {"seat": a + 1, "target": b + 1, "cards": c}),
    codes.E_PASSED: ("card-passed", lambda ids, a, b, c: {"seat": a + 1, "target": b + 1, "card": ids[c]}),
    codes.E_GIVEN: ("card-given", lambda ids, a, b, c: {"seat": a + 1, "target": b + 1, "card": ids[c]}),
    codes.E_DAMAGED: ("base-damaged", _with_amount),
    codes.E_REPAIRED: ("bases-repaired", lambda ids, a, b, c: {"seat": a + 1}),
    codes.E_HANDED_OVER: ("turn-handed-over", lambda ids, a, b, c: {"seat": a + 1, "target": b + 1}),
    codes.E_MEMBER_DONE: ("member-done", lambda ids, a, b, c: {"seat": a + 1}),
    codes.E_REQUESTED: ("help-requested", _with_amount),
    codes.E_CONTRIBUTED: ("help-promised", _with_amount),
    codes.E_REFUSED: ("help-refused", lambda ids, a, b, c: {"seat": a + 1, "target": b + 1, "card": ids[c]}),
    codes.E_CONCEDES: ("surrender-proposed", lambda ids, a, b, c: {"seat": a + 1}),
}  # fmt: skip
