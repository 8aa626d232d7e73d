"""What may stand in positions and views of Star Realms: read by these shapes, and told to others by their schemas."""

from functools import lru_cache

from starlode.core.reading import Shape, Told, Written, fields, listed, noted, one_of, pile, several, written
from starlode.core.reading import number as bounded
from starlode.realms.written.fields import seat_numbers
from starlode.realms.written.happenings import ABILITIES, REASONS

MOST = 10**9  # no score of a match that ends comes near
MOST_CARDS = 250  # what a pile's count holds, and more than any box
MOST_ON_TOP = 30
MOST_REFUSALS = 100
COUNTS = {"markers", "blobs-played", "owes"}  # of cards, not of points
NOTES = {
    "authority": "unless said, what the format deals, or 0 with a place; a Hydra team's is told at each member",
    "unlocked": "1 Star Empire, 2 Blob, 4 Trade Federation, 8 Machine Cult, added up; only with ally-check=unlocked",
    "place": "of an eliminated seat: how many were left with it; 0 while it lives; not in a duel",
}
OF_A_TEAM = {
    "finished": "members of the current team who are done",
    "received": "members who got the turn since anybody did anything else",
    "conceded": "members of either team who would give up",
}


@lru_cache(maxsize=20)
def shapes(ids: tuple[str, ...], ships: tuple[str, ...], seats: int, has_teams: bool) -> Written:
    """What may stand in positions and views."""
    card, cards, who = one_of(ids), pile(ids, MOST_CARDS), bounded(1, seats)
    copied = noted(one_of(ships), "the ship that a Stealth Needle is a copy of")
    damage = noted(bounded(1, MOST_CARDS), "raid: that lasts on a base of the boss")
    copies, marked = {"count": bounded(1, MOST_CARDS), "used": several(ABILITIES[:2])}, {"as": copied, "damage": damage}
    in_position = fields("InPlay", {"card": card}, copies | marked)
    in_view = fields("InPlay", {"card": card} | copies, marked)
    both = Told(
        {
            "turn": noted(bounded(0, MOST), "0 before the first turn; all seats count"),
            "explorers": noted(bounded(0, MOST), "left on their pile"),
            "quiet-since": noted(bounded(0, MOST), "the last turn with combat gained or a card acquired"),
            "trade-deck": noted(cards, "which anybody can count; its order is known to nobody"),
            "row": cards,
            "scrap-heap": cards,
            "removed": noted(cards, "of eliminated players"),
        },
        {name: _amount(name, seats) for name in seat_numbers(seats)}
        | {
            "discard": cards,
            "ships-played": several(ships),
        },
    )
    if has_teams:
        refusal = fields("Refusal", {"seat": who, "card": card, "by": who}, {"owner": who})
        refused = "what teammates would not help to pay since anybody did anything else"
        both.table.update({name: noted(listed(who, 0, seats), about) for name, about in OF_A_TEAM.items()})
        both.table["refusals"] = noted(listed(refusal, 0, MOST_REFUSALS), refused)
    on_top = noted(several(ids, MOST_ON_TOP), "what is known to lie on the deck, the next card first")
    known = noted(cards, "what everybody knows to be in the hand")
    size, shown = bounded(0, MOST_CARDS), noted(cards | None, "null where the viewer may not look")
    unseen = "its deck, where the viewer sees its hand; else that, and the unknown part of the hand"
    return written(
        seats,
        REASONS[1:],
        both,
        Told(
            {},
            {
                "hand": cards,
                "known": known,
                "deck": noted(cards, "without the cards of top"),
                "top": on_top,
                "in-play": listed(in_position, 0, MOST_CARDS),
            },
        ),
        Told(
            {},
            {
                "hand": fields("Hand", {"size": size, "cards": shown, "known": known}),
                "deck": fields("Deck", {"size": size, "top": on_top}),
                "unseen": noted(cards, unseen),
                "in-play": listed(in_view, 0, MOST_CARDS),
            },
        ),
        card=card,
        ship=one_of(ships),
        pile=cards,
    )


def _amount(name: str, seats: int) -> Shape:
    """A number of a seat."""
    most = {"unlocked": 15, "place": seats} | dict.fromkeys(COUNTS, MOST // 1000)
    shape = bounded(0, most.get(name, MOST))
    return noted(shape, NOTES[name]) if name in NOTES else shape
